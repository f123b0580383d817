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

// A file that keeps the finished deals of a contest, so that it can be gone on with. The first line
// says which contest it is; then comes a line for each deal, in their order. A last line that was
// cut off when a program was killed is dropped.
class Journal {
 public:
  // Opens or makes the file. Refuses one of another contest, one that is damaged, and one that
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
