#include "bots/game_of_20/proof/log.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <utility>

#include "base/text.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr std::string_view heading = "# deal question answer nodes seconds version seed\n";

class File {
 public:
  File(const std::string& path, int flags)
      // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the interface of the system
      : number_(::open(path.c_str(), flags | O_CLOEXEC, 0644)) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() {
    if (number_ >= 0) ::close(number_);
  }
  [[nodiscard]] int number() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

std::optional<std::string> read_all(int file) {
  std::string out;
  std::array<char, 65536> bytes{};
  ssize_t got = 0;
  while ((got = ::read(file, bytes.data(), bytes.size())) > 0) {
    out.append(bytes.data(), static_cast<std::size_t>(got));
  }
  if (got < 0) return std::nullopt;
  return out;
}

// Without what follows the last end of a line.
std::string_view whole_lines(std::string_view text) {
  const std::size_t end = text.rfind('\n');
  return text.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

// The line that an answer contradicts.
const LoggedAnswer* contradicted(const std::vector<LoggedAnswer>& before, const Answer& answer) {
  const auto found = std::ranges::find_if(before, [&](const LoggedAnswer& other) {
    if (other.answer.deal != answer.deal) return false;
    Answers known(answer.deal.centre);
    known.add(other.answer.deal, other.answer.question, other.answer.yes);
    return known.contradicts(answer.deal, answer.question, answer.yes);
  });
  return found == before.end() ? nullptr : &*found;
}

Result<std::vector<LoggedAnswer>> read_lines(std::string_view text, const std::string& path,
                                             int centre) {
  std::vector<LoggedAnswer> out;
  std::optional<Answers> known;
  if (text.empty()) return out;
  const auto lines = split(text.substr(0, text.size() - 1), '\n');
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::size_t line = at + 1;
    if (lines[at].starts_with('#')) continue;
    const auto answer = read_answer(lines[at]);
    if (!answer)
      return failure(Message("prove.damaged", {{"file", quote(path)}, {"line", cat(line)}}));
    if (centre == 0) centre = answer->deal.centre;
    if (answer->deal.centre != centre) {
      return failure(Message("prove.other-centre", {{"file", quote(path)},
                                                    {"line", cat(line)},
                                                    {"centre", answer->deal.centre},
                                                    {"wanted", centre}}));
    }
    if (!known) known.emplace(centre);
    if (known->contradicts(answer->deal, answer->question, answer->yes)) {
      const LoggedAnswer* other = contradicted(out, *answer);
      return failure(
          Message("prove.contradicts-itself", {{"file", quote(path)},
                                               {"line", cat(other != nullptr ? other->line : 0)},
                                               {"other", cat(line)}}));
    }
    known->add(answer->deal, answer->question, answer->yes);
    out.push_back({*answer, line});
  }
  return out;
}

bool write_all(int file, std::string_view text) {
  return ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

void make_folder_of(const std::string& path) {
  std::error_code ignored;
  const auto folder = std::filesystem::path(path).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, ignored);
}

}  // namespace

Result<std::vector<LoggedAnswer>> read_log(const std::string& path, int centre) {
  const File file(path, O_RDONLY);
  if (file.number() < 0) return failure(Message("prove.cannot-open", {{"file", quote(path)}}));
  const auto text = read_all(file.number());
  if (!text) return failure(Message("prove.cannot-read", {{"file", quote(path)}}));
  return read_lines(whole_lines(*text), path, centre);
}

Result<std::unique_ptr<ProofLog>> ProofLog::open(const std::string& path, int centre) {
  make_folder_of(path);
  File file(path, O_RDWR | O_CREAT | O_APPEND);
  if (file.number() < 0) return failure(Message("prove.cannot-write", {{"file", quote(path)}}));
  if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
    return failure(Message("prove.log-in-use", {{"file", quote(path)}}));
  }
  std::unique_ptr<ProofLog> log(new ProofLog(file.release(), path));
  if (const auto loaded = log->load(centre); !loaded) return tl::unexpected(loaded.error());
  return log;
}

ProofLog::~ProofLog() { ::close(file_); }

Result<void> ProofLog::load(int centre) {
  const auto text = read_all(file_);
  if (!text) return failure(Message("prove.cannot-read", {{"file", quote(path_)}}));
  const std::string_view whole = whole_lines(*text);
  const bool is_ours = !whole.empty() || heading.starts_with(*text);
  if (!is_ours) return failure(Message("prove.not-a-log", {{"file", quote(path_)}}));
  const auto lines = read_lines(whole, path_, centre);
  if (!lines) return tl::unexpected(lines.error());
  for (const LoggedAnswer& line : *lines) answers_.push_back(line.answer);
  if (whole.size() != text->size() && ::ftruncate(file_, static_cast<off_t>(whole.size())) != 0) {
    return failure(Message("prove.cannot-write", {{"file", quote(path_)}}));
  }
  return whole.empty() ? write(heading) : Result<void>();
}

Result<void> ProofLog::write(std::string_view text) const {
  if (!write_all(file_, text) || ::fsync(file_) != 0) {
    return failure(Message("prove.cannot-write", {{"file", quote(path_)}}));
  }
  return {};
}

Result<void> ProofLog::add(const Answer& answer) { return write(print_answer(answer) + '\n'); }

namespace {

// Answers of several files, each once.
class Merger {
 public:
  Result<void> add(const std::string& path) {
    const auto lines = read_log(path, centre_);
    if (!lines) return tl::unexpected(lines.error());
    for (const LoggedAnswer& line : *lines) {
      if (const auto added = add(path, line); !added) return added;
    }
    return {};
  }
  [[nodiscard]] std::size_t size() const { return places_.size(); }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  struct Place {
    LoggedAnswer logged;
    const std::string* path;
  };

  Result<void> add(const std::string& path, const LoggedAnswer& line) {
    const Answer& answer = line.answer;
    centre_ = answer.deal.centre;
    auto& same = by_deal_[answer.deal.index()];
    for (const std::size_t number : same) {
      const Place& other = places_[number];
      if (contradicted({other.logged}, answer) != nullptr) {
        return failure(Message("prove.logs-contradict", {{"file", quote(*other.path)},
                                                         {"line", cat(other.logged.line)},
                                                         {"other", quote(path)},
                                                         {"where", cat(line.line)}}));
      }
      if (other.logged.answer.question == answer.question) return {};
    }
    same.push_back(places_.size());
    places_.push_back({line, &path});
    text_ += print_answer(answer) + '\n';
    return {};
  }

  int centre_ = 0;
  std::vector<Place> places_;
  std::vector<std::vector<std::size_t>> by_deal_ =
      std::vector<std::vector<std::size_t>>(deals_per_centre);
  std::string text_{heading};
};

Result<void> replace(const std::string& path, std::string_view text) {
  const std::string fresh = path + ".new";
  const File file(fresh, O_WRONLY | O_CREAT | O_TRUNC);
  const bool written =
      file.number() >= 0 && write_all(file.number(), text) && ::fsync(file.number()) == 0;
  std::error_code code;
  if (written) std::filesystem::rename(fresh, path, code);
  if (!written || code) return failure(Message("prove.cannot-write", {{"file", quote(path)}}));
  return {};
}

}  // namespace

Result<std::size_t> merge_logs(const std::string& out, const std::vector<std::string>& in) {
  const File former(out, O_RDONLY);
  if (former.number() >= 0 && ::flock(former.number(), LOCK_EX | LOCK_NB) != 0) {
    return failure(Message("prove.log-in-use", {{"file", quote(out)}}));
  }
  Merger merger;
  if (former.number() >= 0) {
    if (const auto added = merger.add(out); !added) return tl::unexpected(added.error());
  }
  for (const std::string& path : in) {
    if (const auto added = merger.add(path); !added) return tl::unexpected(added.error());
  }
  make_folder_of(out);
  if (const auto done = replace(out, merger.text()); !done) return tl::unexpected(done.error());
  return merger.size();
}

}  // namespace twenties::game_of_20
