#include "crowd/server_process.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <utility>

#include "base/text.hpp"

namespace twenties {

namespace {

[[noreturn]] void become(const std::string& program, const std::vector<std::string>& arguments,
                         const std::string& log, int output) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int errors = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  dup2(output, STDOUT_FILENO);
  dup2(errors, STDERR_FILENO);
  std::vector<std::string> words = {program, "serve"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  execv(program.c_str(), pointers.data());
  _exit(127);
}

// The first line that the server prints, which says where it is; empty if it ended instead.
std::string first_line(int input) {
  std::string line;
  char sign = 0;
  while (read(input, &sign, 1) == 1 && sign != '\n') line += sign;
  return line;
}

}  // namespace

Result<ServerProcess> ServerProcess::start(const std::string& program,
                                           const std::vector<std::string>& arguments,
                                           const std::string& log) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return failure("no pipe can be made");
  ServerProcess process;
  process.id_ = fork();
  if (process.id_ == 0) become(program, arguments, log, ends[1]);
  close(ends[1]);
  const std::string line = first_line(ends[0]);
  close(ends[0]);
  const std::size_t link = line.find("http://");
  if (link == std::string::npos) return failure(cat(program, " does not start, see ", log));
  const auto address = read_address(std::string_view(line).substr(link));
  if (!address) return tl::unexpected(address.error());
  process.address_ = *address;
  return process;
}

ServerProcess::ServerProcess(ServerProcess&& other) noexcept
    : id_(std::exchange(other.id_, -1)),
      exit_status_(other.exit_status_),
      address_(std::move(other.address_)) {}

ServerProcess& ServerProcess::operator=(ServerProcess&& other) noexcept {
  if (this == &other) return *this;
  kill();
  id_ = std::exchange(other.id_, -1);
  exit_status_ = other.exit_status_;
  address_ = std::move(other.address_);
  return *this;
}

ServerProcess::~ServerProcess() { kill(); }

void ServerProcess::kill() {
  if (id_ <= 0) return;
  ::kill(id_, SIGKILL);
  wait(0);
}

void ServerProcess::terminate() const {
  if (id_ > 0) ::kill(id_, SIGTERM);
}

bool ServerProcess::has_ended() { return id_ <= 0 || wait(WNOHANG); }

int ServerProcess::stop() {
  terminate();
  if (id_ > 0) wait(0);
  return exit_status_;
}

bool ServerProcess::wait(int flags) {
  int status = 0;
  if (waitpid(id_, &status, flags) == 0) return false;
  id_ = -1;
  exit_status_ = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return true;
}

Usage usage_of(pid_t process) {
  Usage usage;
  std::ifstream memory(cat("/proc/", process, "/statm"));
  std::int64_t all = 0;
  std::int64_t resident = 0;
  if (memory >> all >> resident) usage.memory = resident * sysconf(_SC_PAGESIZE);
  std::ifstream times(cat("/proc/", process, "/stat"));
  std::string text;
  std::getline(times, text);
  // The name of the program may have spaces in it; user and system time are the 12th and 13th word
  // after it.
  const auto rest = words(std::string_view(text).substr(text.rfind(')') + 1));
  if (rest.size() > 12) {
    const int ticks = read_integer(rest[11]).value_or(0) + read_integer(rest[12]).value_or(0);
    usage.seconds = static_cast<double>(ticks) / static_cast<double>(sysconf(_SC_CLK_TCK));
  }
  return usage;
}

}  // namespace twenties
