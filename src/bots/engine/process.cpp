#include "bots/engine/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "base/text.hpp"

extern char** environ;  // NOLINT(readability-redundant-declaration)

namespace twenties {

namespace {

constexpr auto leaving_time = std::chrono::milliseconds(300);

void close_if_open(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

// Both directions as pairs of descriptors that no other program inherits. Its input is a socket
// because writing to one can be told to raise no signal.
struct Channels {
  std::array<int, 2> input{-1, -1};   // ours, the program's
  std::array<int, 2> output{-1, -1};  // ours, the program's

  Channels() = default;
  Channels(const Channels&) = delete;
  Channels& operator=(const Channels&) = delete;
  ~Channels() {
    for (int& end : input) close_if_open(end);
    for (int& end : output) close_if_open(end);
  }

  bool open() {
    return ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) == 0 &&
           ::pipe2(output.data(), O_CLOEXEC) == 0 && ::fcntl(output[0], F_SETFL, O_NONBLOCK) == 0;
  }
};

// The settings for posix_spawn: the two descriptors, a new process group, and default signals.
class SpawnPlan {
 public:
  explicit SpawnPlan(const Channels& channels) {
    ::posix_spawn_file_actions_init(&actions_);
    ::posix_spawn_file_actions_adddup2(&actions_, channels.input[1], STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions_, channels.output[1], STDOUT_FILENO);
    ::posix_spawnattr_init(&attributes_);
    sigset_t set;
    ::sigemptyset(&set);
    ::posix_spawnattr_setsigmask(&attributes_, &set);
    for (const int number : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&set, number);
    ::posix_spawnattr_setsigdefault(&attributes_, &set);
    ::posix_spawnattr_setpgroup(&attributes_, 0);
    ::posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;
  ~SpawnPlan() {
    ::posix_spawn_file_actions_destroy(&actions_);
    ::posix_spawnattr_destroy(&attributes_);
  }

  // 0, or the number of the error.
  int spawn(const std::vector<std::string>& command, pid_t& id) const {
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    return ::posix_spawnp(&id, arguments[0], &actions_, &attributes_, arguments.data(), environ);
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

std::string error_text(int number) {
  std::array<char, 256> buffer{};
  return ::strerror_r(number, buffer.data(), buffer.size());
}

int milliseconds_until(Process::Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Process::Clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 60'000));
}

}  // namespace

Result<std::unique_ptr<Process>> Process::start(const std::vector<std::string>& command) {
  if (command.empty()) return failure("there is no command");
  Channels channels;
  if (!channels.open()) return failure(cat("no room for pipes: ", error_text(errno)));
  pid_t id = 0;
  if (const int problem = SpawnPlan(channels).spawn(command, id); problem != 0) {
    return failure(cat("cannot start ", quote(command[0]), ": ", error_text(problem)));
  }
  auto process = std::unique_ptr<Process>(new Process(id, channels.input[0], channels.output[0]));
  channels.input[0] = -1;
  channels.output[0] = -1;
  return process;
}

// Kill the group before reaping the program: until then its number cannot be reused.
Process::~Process() {
  write_some();
  close_if_open(input_);
  close_if_open(output_);
  [[maybe_unused]] const bool left_by_itself = has_ended(leaving_time);
  ::kill(-id_, SIGKILL);
  while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

bool Process::has_ended(std::chrono::milliseconds patience) const {
  const auto deadline = Clock::now() + patience;
  while (true) {
    siginfo_t info{};
    const int result = ::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT);
    if (result == 0 && info.si_pid == id_) return true;
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

std::string Process::how_it_ended() {
  if (!has_ended(leaving_time)) return "closed its output";
  siginfo_t info{};
  ::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT);
  if (info.si_code == CLD_EXITED) return cat("ended with status ", info.si_status);
  return cat("was ended by signal ", info.si_status);
}

Process::Reading Process::read_line(Clock::time_point deadline) {
  Reading out;
  while (true) {
    if (take_line(out.line)) {
      out.event = Reading::Event::line;
      return out;
    }
    if (incoming_.size() >= longest_line) out.event = Reading::Event::flood;
    if (is_closed_) out.event = Reading::Event::closed;
    if (out.event != Reading::Event::timeout || Clock::now() >= deadline) return out;
    transfer(deadline);
  }
}

bool Process::take_line(std::string& line) {
  const std::size_t end = incoming_.find('\n');
  if (end == std::string::npos) return false;
  line = incoming_.substr(0, end);
  if (line.ends_with('\r')) line.pop_back();
  incoming_.erase(0, end + 1);
  return true;
}

void Process::transfer(Clock::time_point deadline) {
  std::array<pollfd, 2> waited{
      {{output_, POLLIN, 0}, {outgoing_.empty() ? -1 : input_, POLLOUT, 0}}};
  if (::poll(waited.data(), waited.size(), milliseconds_until(deadline)) <= 0) return;
  if (waited[1].revents != 0) write_some();
  if (waited[0].revents != 0) read_some();
}

void Process::write_some() {
  if (input_ < 0 || outgoing_.empty()) return;
  const ssize_t wrote =
      ::send(input_, outgoing_.data(), outgoing_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (wrote > 0) {
    outgoing_.erase(0, static_cast<std::size_t>(wrote));
  } else if (errno != EAGAIN && errno != EINTR) {
    // It has closed its input, which is allowed; reading shows whether it answers.
    outgoing_.clear();
    close_if_open(input_);
  }
}

void Process::read_some() {
  std::array<char, 4096> bytes{};
  const ssize_t got = ::read(output_, bytes.data(), bytes.size());
  if (got > 0) {
    incoming_.append(bytes.data(), static_cast<std::size_t>(got));
  } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
    is_closed_ = true;
  }
}

}  // namespace twenties
