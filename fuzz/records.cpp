// Records: any bytes are read or refused, printing is stable, and what can be read can be replayed
// to its end or its first error, by the referee, by a table and by the verifier alike.

#include "core/replay.hpp"
#include "fuzzing.hpp"
#include "games/registry.hpp"
#include "match/table.hpp"
#include "match/verification.hpp"
#include "texts/words.hpp"

namespace twenties::fuzzing {
namespace {

// The first error of the record, or an empty text.
std::string replay(const Record& record) {
  auto replay = Replay::open(all_games_and_null(), record);
  if (!replay) return in_english(replay.error().message());
  while (true) {
    const std::uint64_t before = replay->game().hash();
    const auto step = replay->step();
    if (!step) {
      require(replay->game().hash() == before, "an error changed the game",
              in_english(step.error().message()));
      return in_english(step.error().message());
    }
    if (!*step) break;
  }
  const auto result = replay->check_result();
  return result ? std::string() : in_english(result.error().message());
}

void resume(const Record& record, std::string_view problem) {
  auto table = Table::resume(all_games_and_null(), record);
  require(problem.empty() || !table, "a table takes what the referee refuses", problem);
  if (!table) return;
  while (const auto next = table->next_without_decision()) {
    require(static_cast<bool>(table->enact(*next)), "what follows by itself is refused",
            next->text);
  }
  const Record printed = table->record();
  const auto again = Table::resume(all_games_and_null(), printed);
  require(again.has_value(), "cannot resume its own record", print_record(printed));
  require(again->game().hash() == table->game().hash(), "resumes another game",
          print_record(printed));
}

void check_chance(const Record& record, std::string_view problem) {
  const auto found = verify(all_games_and_null(), record);
  if (!found)
    return require(!in_english(found.error().message()).empty(), "refused without a reason",
                   problem);
  const bool right = found->verdict == Verification::Verdict::right;
  require(right == found->reason.empty(), "a verdict and its reason disagree",
          in_english(found->reason));
  require(problem.empty() || found->verdict == Verification::Verdict::wrong,
          "verifies what the referee refuses", problem);
}

void read(std::string_view text) {
  const auto record = read_record(text);
  if (!record) {
    require(!in_english(record.error().message()).empty(), "refused without a reason", text);
    return;
  }
  const std::string printed = print_record(*record);
  const auto again = read_record(printed);
  require(again.has_value(), "does not read what it prints", printed);
  require(print_record(*again) == printed, "prints two texts for the same", printed);
  require(again->actions == record->actions, "reads other actions than it printed", printed);
  const std::string problem = replay(*record);
  resume(*record, problem);
  check_chance(*record, problem);
}

}  // namespace
}  // namespace twenties::fuzzing

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  twenties::fuzzing::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
