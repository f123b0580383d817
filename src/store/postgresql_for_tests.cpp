#include "store/postgresql_for_tests.hpp"

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "base/text.hpp"
#include "store/postgresql_connection.hpp"

namespace twenties {

namespace {

namespace fs = std::filesystem;

constexpr const char* absent =
    "PostgreSQL is not installed: the tests need initdb and postgres (Debian: postgresql). ./test "
    "--all installs it.";

// Debian installs them outside the PATH, in a folder for each version.
Result<std::string> find_programs() {
  std::vector<fs::path> folders = {"/usr/local/bin", "/usr/bin", "/usr/local/pgsql/bin"};
  std::error_code code;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", code)) {
    folders.push_back(version.path() / "bin");
  }
  const auto found = std::ranges::find_if(folders, [](const fs::path& folder) {
    std::error_code ignored;
    return fs::exists(folder / "initdb", ignored) && fs::exists(folder / "postgres", ignored);
  });
  if (found == folders.end()) return failure(absent);
  return found->string();
}

// PostgreSQL refuses to run as root.
const passwd* other_user() { return getuid() == 0 ? getpwnam("postgres") : nullptr; }

[[noreturn]] void become(const std::vector<std::string>& command, const passwd* user,
                         const std::string& output) {
  if (user != nullptr &&
      (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) {
    _exit(126);
  }
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  const int log = open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(log, STDOUT_FILENO);
  dup2(log, STDERR_FILENO);
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  std::array<char*, 1> environment = {nullptr};
  execve(arguments[0], arguments.data(), environment.data());
  _exit(127);
}

pid_t spawn(const std::vector<std::string>& command, const std::string& output) {
  const passwd* user = other_user();
  const pid_t child = fork();
  if (child == 0) become(command, user, output);
  return child;
}

bool ended_well(pid_t child) {
  int status = 0;
  return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

Result<PostgresqlForTests*> PostgresqlForTests::get() {
  static PostgresqlForTests server;
  static const Result<void> ready = server.prepare().and_then([] { return server.start(); });
  if (!ready) return tl::unexpected(ready.error());
  return &server;
}

PostgresqlForTests::~PostgresqlForTests() {
  stop();
  std::error_code ignored;
  if (!folder_.empty()) fs::remove_all(folder_, ignored);
}

Result<void> PostgresqlForTests::prepare() {
  const auto programs = find_programs();
  if (!programs) return tl::unexpected(programs.error());
  programs_ = *programs;
  // Short: the path of a socket has at most 107 letters.
  std::string folder = "/tmp/twenties-pg-XXXXXX";
  if (mkdtemp(folder.data()) == nullptr) return failure("/tmp takes no folder for PostgreSQL.");
  folder_ = folder;
  const passwd* user = other_user();
  if (getuid() == 0 && user == nullptr) return failure(absent);
  if (user != nullptr && chown(folder.c_str(), user->pw_uid, user->pw_gid) != 0) {
    return failure("The folder for PostgreSQL cannot be given to the user postgres.");
  }
  const pid_t child = spawn({programs_ + "/initdb", "-D", folder_ + "/data", "-A", "trust", "-U",
                             "tests", "--no-sync", "-E", "UTF8", "--locale=C"},
                            folder_ + "/initdb.log");
  if (!ended_well(child)) return failure(cat("initdb failed, see ", folder_, "/initdb.log"));
  return {};
}

std::string PostgresqlForTests::address(const std::string& database) const {
  return cat("postgresql:///", database, "?host=", folder_, "&port=5432&user=tests");
}

Result<void> PostgresqlForTests::start() {
  server_ = spawn({programs_ + "/postgres", "-D", folder_ + "/data", "-k", folder_, "-c",
                   "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=50"},
                  folder_ + "/postgres.log");
  for (int attempt = 0; attempt < 600; ++attempt) {
    if (PQping(address("postgres").c_str()) == PQPING_OK) return {};
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return failure(cat("PostgreSQL does not start, see ", folder_, "/postgres.log"));
}

void PostgresqlForTests::stop() {
  if (server_ <= 0) return;
  kill(server_, SIGINT);
  (void)ended_well(server_);
  server_ = -1;
}

// Its processes are the children of the one that was started.
void PostgresqlForTests::signal_all(int signal) const {
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator("/proc", ignored)) {
    const auto id = read_integer(entry.path().filename().string());
    std::ifstream stat(entry.path() / "stat");
    std::string text;
    if (!id || !std::getline(stat, text)) continue;
    const auto rest = words(std::string_view(text).substr(text.rfind(')') + 1));
    if (*id == server_ || (rest.size() > 1 && read_integer(rest[1]) == server_)) kill(*id, signal);
  }
}

void PostgresqlForTests::freeze() const { signal_all(SIGSTOP); }
void PostgresqlForTests::thaw() const { signal_all(SIGCONT); }

Result<void> PostgresqlForTests::run(const std::string& sql) const {
  const auto where = read_postgresql_address(address("postgres"));
  auto connection = PostgresqlConnection::open(*where);
  if (!connection) return tl::unexpected(connection.error());
  return connection->script(sql);
}

Result<std::string> PostgresqlForTests::new_database() {
  const std::string name = cat("test", ++databases_);
  if (const auto made = run("CREATE DATABASE " + name); !made) return tl::unexpected(made.error());
  return address(name);
}

}  // namespace twenties
