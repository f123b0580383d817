// Compares the fast rules with a slow table of spaces instead of sets of colours: its own copy of
// the sheets, plain loops, nothing precomputed.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {
namespace {

const std::map<char, std::vector<std::string>> slow_sheets{
    {'A', {"G R K Y W B", "K Y R B G W", "B K G W Y R", "Y W B R K G", "R G W K B Y"}},
    {'B', {"K W B G Y R", "W B G K R Y", "R Y W B K G", "G K R Y W B", "B R Y W G K"}},
    {'C', {"W Y R B K G", "B K W G Y R", "Y B K R G W", "R G Y W B K", "K W G Y R B"}},
    {'D', {"R B W K G Y", "G R Y W K B", "W G R Y B K", "B Y K G R W", "Y K B R W G"}},
    {'E', {"Y K G R B W", "R G B Y W K", "G W Y K R B", "K R W B G Y", "W B K G Y R"}},
    {'F', {"B G Y W R K", "Y W K R B G", "K R B G W Y", "W B G K Y R", "G Y R B K W"}},
};
const std::vector<std::pair<char, std::string>> slow_colours{
    {'B', "blue"}, {'G', "green"}, {'R', "red"}, {'Y', "yellow"}, {'W', "white"}, {'K', "black"}};

struct Space {
  char colour = 0;
  int printed = 0;
  bool is_crossed = false;
  int written = 0;
  [[nodiscard]] bool open() const { return !is_crossed && written == 0; }
};
using SlowRow = std::vector<Space>;

class SlowSheet {
 public:
  explicit SlowSheet(char letter) {
    for (const std::string& colours : slow_sheets.at(letter)) {
      SlowRow row;
      int printed = 6;
      for (const std::string_view colour : words(colours)) row.push_back({colour[0], printed--});
      rows_.push_back(row);
    }
  }

  static bool complete(const SlowRow& row) {
    return std::ranges::none_of(row, [](const Space& space) { return space.open(); });
  }
  [[nodiscard]] bool full() const { return std::ranges::all_of(rows_, complete); }
  SlowRow& current() {
    return *std::ranges::find_if(rows_, [](const SlowRow& row) { return !complete(row); });
  }

  [[nodiscard]] int points() const {
    static const std::vector<int> bonus{0, 1, 3, 6, 10, 15, 21};
    int sum = 0;
    for (const SlowRow& row : rows_) {
      std::size_t matches = 0;
      for (const Space& space : row) {
        sum += space.written;
        if (space.written == space.printed) ++matches;
      }
      sum += bonus[matches];
    }
    return sum;
  }

 private:
  std::vector<SlowRow> rows_;
};

using SlowDice = std::map<char, int>;

// All marks as texts: every choice of colours is tried, space by space.
std::vector<std::string> slow_marks(SlowSheet sheet, const SlowDice& dice, bool leftmost,
                                    bool by_choice) {
  std::vector<std::string> out;
  const SlowRow& row = sheet.current();
  for (unsigned choice = 1; choice < 64; ++choice) {
    std::string text = "write";
    bool legal = true;
    for (unsigned index = 0; index < 6; ++index) {
      if ((choice >> index & 1U) == 0) continue;
      const auto& [letter, name] = slow_colours[index];
      text += " " + name;
      for (const Space& space : row) {
        if (space.colour != letter) continue;
        legal = legal && space.open() && dice.at(letter) <= space.printed;
      }
    }
    if (legal) out.push_back(text);
  }
  const bool may_cross = by_choice || out.empty();
  for (const Space& space : row) {
    if (!space.open() || !may_cross) continue;
    out.push_back("cross " + std::to_string(space.printed));
    if (leftmost) break;
  }
  std::ranges::sort(out);
  return out;
}

void slow_mark(SlowSheet& sheet, const SlowDice& dice, const std::string& text) {
  for (Space& space : sheet.current()) {
    if (text == "cross " + std::to_string(space.printed)) space.is_crossed = true;
    for (const auto& [letter, name] : slow_colours) {
      const bool named = text.starts_with("write") && text.find(" " + name) != std::string::npos;
      if (named && space.colour == letter) space.written = dice.at(letter);
    }
  }
}

std::vector<std::string> fast_marks(const State& state, Seat seat) {
  TwentyOne::Moves moves;
  TwentyOne::moves(state, seat, moves);
  std::vector<std::string> out;
  for (const Move& move : moves) out.push_back(TwentyOne::print_move(move));
  std::ranges::sort(out);
  return out;
}

// One game on both, side by side; the slow table gets only texts.
void play_both(const std::string& text, int rules, std::uint64_t seed) {
  Random random(seed);
  Options options = *TwentyOne::read_options(text);
  options.rules = rules;
  State state = TwentyOne::start(options);
  const bool leftmost = text.find("leftmost") != std::string::npos;
  const bool by_choice = !leftmost || rules == 1;
  std::vector<SlowSheet> sheets;
  SlowDice dice;
  int active = 0;
  int marked = 0;
  while (!TwentyOne::turn(state).is_over()) {
    const Turn turn = TwentyOne::turn(state);
    if (turn.is_chance()) {
      const Chance chance = TwentyOne::draw(state, random.below(TwentyOne::chance_total(state)));
      TwentyOne::apply_chance(state, chance);
      const std::string text = TwentyOne::print_chance(chance);
      const auto parts = words(text);
      for (std::size_t at = 1; at < parts.size(); ++at) {
        if (parts[0] == "sheets") sheets.emplace_back(parts[at][0]);
        if (parts[0] == "first") active = parts[at][0] - '1';
        if (parts[0] == "roll") dice[parts[at][0]] = parts[at][1] - '0';
      }
      continue;
    }
    if (state.phase == Phase::decide) {
      ASSERT_EQ(turn, Turn::of(seat_at(active)));
      TwentyOne::apply(state, seat_at(active),
                       random.below(2) == 0 ? Move::keep() : Move::reroll());
      continue;
    }
    const Seat seat = turn.seats.lowest();
    auto& sheet = sheets[static_cast<std::size_t>(index_of(seat))];
    const auto marks = fast_marks(state, seat);
    ASSERT_EQ(marks, slow_marks(sheet, dice, leftmost, by_choice))
        << TwentyOne::print_position(state);
    const std::string& mark = marks[random.below(marks.size())];
    slow_mark(sheet, dice, mark);
    TwentyOne::apply(state, seat, *TwentyOne::read_move(mark));
    ASSERT_EQ(TwentyOne::scores(state)[static_cast<std::size_t>(index_of(seat))], sheet.points());
    if (++marked % state.players == 0) active = (active + 1) % state.players;
    const bool over = marked % state.players == 0 && std::ranges::any_of(sheets, &SlowSheet::full);
    ASSERT_EQ(TwentyOne::turn(state).is_over(), over);
  }
}

TEST(TwentyOneTwin, TheSlowTableAgreesInRandomPlay) {
  for (const std::string options : {"players=2", "players=3 cross=leftmost", "players=4",
                                    "players=6", "players=6 cross=leftmost"}) {
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
      play_both(options, 1, seed);
      play_both(options, 2, seed);
    }
  }
}

TEST(TwentyOneTwin, SixValuesAreSixNumbers) {
  Random random(3);
  for (int sample = 0; sample < 20000; ++sample) {
    std::array<int, 6> a{};
    std::array<int, 6> b{};
    SixValues fast_a;
    SixValues fast_b;
    for (std::size_t at = 0; at < 6; ++at) {
      a[at] = static_cast<int>(random.below(8));
      b[at] = static_cast<int>(random.below(8));
      fast_a.set(colour_at(static_cast<int>(at)), 7);  // the old value does not matter
      fast_a.set(colour_at(static_cast<int>(at)), a[at]);
      fast_b.set(colour_at(static_cast<int>(at)), b[at]);
    }
    const auto among = static_cast<ColourSet>(random.below(64));
    int sum = 0;
    for (std::size_t at = 0; at < 6; ++at) {
      const Colour colour = colour_at(static_cast<int>(at));
      const auto has = [&](ColourSet set) { return (set & only(colour)) != 0; };
      ASSERT_EQ(fast_a.of(colour), a[at]);
      ASSERT_EQ(has(where_equal(fast_a, fast_b)), a[at] == b[at]);
      ASSERT_EQ(has(where_at_most(fast_a, fast_b)), a[at] <= b[at]);
      ASSERT_EQ(has(fast_a.zeros()), a[at] == 0);
      ASSERT_EQ(has(fast_a.sevens()), a[at] == 7);
      if (has(among)) sum += a[at];
    }
    ASSERT_EQ(fast_a.sum(among), sum);
    ASSERT_EQ(where_at_most(fast_a, fast_b) & ~all_colours, 0U);
  }
}

// The listing order of outcomes against three nested loops.
TEST(TwentyOneTwin, TicketsOfThreeSheetsAreAllOrdersAscending) {
  const State state = TwentyOne::start(*TwentyOne::read_options("players=3"));
  std::uint64_t ticket = 0;
  for (char a = 'A'; a <= 'F'; ++a) {
    for (char b = 'A'; b <= 'F'; ++b) {
      for (char c = 'A'; c <= 'F'; ++c) {
        if (a == b || b == c || a == c) continue;
        EXPECT_EQ(TwentyOne::print_chance(TwentyOne::draw(state, ticket++)),
                  cat("sheets ", a, ' ', b, ' ', c));
      }
    }
  }
  EXPECT_EQ(ticket, TwentyOne::chance_total(state));
}

}  // namespace
}  // namespace twenties::twenty_one
