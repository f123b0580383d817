#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "bots/game_of_20/proof/answer.hpp"
#include "core/result.hpp"

namespace twenties::game_of_20::check {

// The logs of proofs, read for a check. Nothing in them is trusted: damaged or contradictory lines
// are refused, with file and line.
class Log {
 public:
  // Adds a file of answers, one in each line. The name is for messages. After a refusal the log
  // must not be used any more.
  Result<void> add(std::string_view name, std::string_view text);

  // What is known, by the centre tile.
  [[nodiscard]] const std::map<int, Answers>& centres() const { return centres_; }
  // Each answer once, also if it is in several logs.
  [[nodiscard]] const std::vector<Answer>& answers() const { return answers_; }
  [[nodiscard]] std::size_t answers_of(int centre) const;

 private:
  Result<void> add_line(std::string_view line);

  std::map<int, Answers> centres_;
  std::map<int, std::vector<bool>> asked_;  // by deal and question
  std::vector<Answer> answers_;
};

}  // namespace twenties::game_of_20::check
