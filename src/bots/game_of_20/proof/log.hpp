#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/game_of_20/proof/answer.hpp"
#include "core/result.hpp"

namespace twenties::game_of_20 {

// Of the solver whose answers are written now. Raised when answers could come out differently.
inline constexpr int solver_version = 2;

// The log of a proof: a text with one answer in each line; lines that begin with # are comments.
struct LoggedAnswer {
  Answer answer;
  std::size_t line = 0;  // from 1
};

// Reads a log. Drops a truncated last line, from a killed writer. Refuses a line that is damaged,
// of another centre tile (0: that of the first answer), or contradicts one before it.
Result<std::vector<LoggedAnswer>> read_log(const std::string& path, int centre = 0);

// A log that is being written, by one process at a time.
class ProofLog {
 public:
  // Creates the file and its folder if they are missing. Refuses what read_log refuses, and a file
  // that another process is writing.
  static Result<std::unique_ptr<ProofLog>> open(const std::string& path, int centre);
  ProofLog(const ProofLog&) = delete;
  ProofLog& operator=(const ProofLog&) = delete;
  ~ProofLog();

  // Those that the file had when it was opened.
  [[nodiscard]] const std::vector<Answer>& answers() const { return answers_; }
  // On the disk when it returns.
  Result<void> add(const Answer& answer);

 private:
  ProofLog(int file, std::string path) : file_(file), path_(std::move(path)) {}
  Result<void> load(int centre);
  [[nodiscard]] Result<void> write(std::string_view text) const;

  int file_;
  std::string path_;
  std::vector<Answer> answers_;
};

// Merges logs of one centre tile into a file that is replaced as a whole: each answer once. What
// the file had before stays in it. Refuses answers that contradict each other. Gives their number.
Result<std::size_t> merge_logs(const std::string& out, const std::vector<std::string>& in);

}  // namespace twenties::game_of_20
