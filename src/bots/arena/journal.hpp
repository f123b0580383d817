#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/arena/deal.hpp"
#include "core/result.hpp"

namespace twenties {

// One finished deal as a line of a journal, and back; a line that is damaged gives nothing.
std::string print_deal(std::uint64_t number, const DealResult& deal);
std::optional<DealResult> read_deal(std::string_view line, std::uint64_t number, int seats);

// A file of the finished deals of a contest, from which it can be resumed. The first line
// identifies the contest; then comes a line for each deal, in order. A truncated last line, from a
// killed program, is dropped.
class Journal {
 public:
  // Opens or creates the file. Refuses a file of another contest, a damaged one, and one that
  // another program is writing.
  static Result<std::unique_ptr<Journal>> open(const std::string& path, const std::string& contest,
                                               int seats);
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal();

  // The deals that the file had when it was opened.
  [[nodiscard]] std::vector<DealResult> take_finished() { return std::move(finished_); }
  // Adds the next deal; false if it could not be written.
  bool add(std::uint64_t number, const DealResult& deal);

 private:
  explicit Journal(int file) : file_(file) {}
  // What is wrong with the file of this name, or an empty message.
  Message load(const std::string& name, const std::string& contest, int seats);
  bool write(std::string_view text) const;

  int file_;
  std::vector<DealResult> finished_;
};

}  // namespace twenties
