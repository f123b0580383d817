#include "bots/sums_of_20/judge.hpp"

#include <algorithm>

#include "core/draws.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

// A number for each multiset of tiles: of each kind there are at most 5.
constexpr std::array<std::uint32_t, kinds> key_weights = [] {
  std::array<std::uint32_t, kinds> out{};
  std::uint32_t weight = 1;
  for (std::uint32_t& each : out) {
    each = weight;
    weight *= rack_size + 1;
  }
  return out;
}();

}  // namespace

RackChoices::RackChoices(const Counts& rack, int pool_size, const LeaveValues& values) {
  most_.fill(INT16_MIN);
  const int lasts = std::min(pool_size, lasting_pool);
  FixedVector<std::size_t, rack_size> tiles;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (int i = 0; i < rack[kind]; ++i) tiles.push_back(kind);
  }
  // Equal tiles give some choices twice, which is harmless.
  for (unsigned chosen = 1; chosen < 1U << tiles.size(); ++chosen) {
    Choice choice{};
    LeavePlaces kept;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      if ((chosen >> i & 1U) == 0) {
        kept.push_back(static_cast<std::uint8_t>(tiles[i] + 1));
      } else {
        choice.key += key_weights[tiles[i]];
        ++choice.count;
      }
    }
    choice.kept = static_cast<std::int16_t>(values[leave_index(kept)] * lasts / lasting_pool);
    choices_.push_back(choice);
    most_[choice.count] = std::max(most_[choice.count], choice.kept);
  }
}

int RackChoices::find(std::uint32_t key) const {
  for (const Choice& choice : choices_) {
    if (choice.key == key) return choice.kept;
  }
  return 0;
}

int RackChoices::kept_after(std::uint64_t packed) const {
  std::uint32_t key = 0;
  for (; packed != 0; packed >>= 8U) {
    key += key_weights[kind_of(static_cast<Tile>(packed & 0xffU))];
  }
  return find(key);
}

int RackChoices::kept_after(const Move& move) const {
  std::uint32_t key = 0;
  for (std::size_t i = 0; i < move.count; ++i) key += key_weights[kind_of(move.tiles[i])];
  return find(key);
}

namespace {

// Looks for the best play span by span.
class BestPlay {
 public:
  BestPlay(const Counts& rack, const RackChoices& choices)
      : arrangements_(rack), choices_(choices) {}

  [[nodiscard]] int tiles() const { return arrangements_.tiles(); }
  [[nodiscard]] const JudgedMove& best() const { return best_; }
  [[nodiscard]] bool may_improve(const Span& span) const { return most_of(span) > best_.worth; }

  void look(const Span& span) {
    const int points = span.points * tenths;
    arrangements_.any_match(span, [&](std::uint64_t packed) {
      const int worth = points + choices_.kept_after(packed);
      if (worth > best_.worth) best_ = {play_of(span, packed), span.points, worth};
      return best_.worth >= most_of(span);
    });
  }

 private:
  // Whatever is kept.
  [[nodiscard]] int most_of(const Span& span) const {
    return span.points * tenths + choices_.most_kept_after(span.count);
  }

  Arrangements arrangements_;
  const RackChoices& choices_;
  JudgedMove best_{.worth = INT32_MIN};
};

}  // namespace

// Playing the whole rack scores most, so it is tried first; then most other places cannot give the
// best play, whatever is kept.
std::optional<JudgedMove> best_play(const Board& board, const Counts& rack,
                                    const RackChoices& choices) {
  BestPlay search(rack, choices);
  constexpr std::size_t most_spans = squares + 2 * squares * (rack_size - 1);
  FixedVector<Span, most_spans> others;
  any_span(board, Surroundings(board), search.tiles(), [&](const Span& span) {
    if (!search.may_improve(span)) return false;
    if (span.count == search.tiles()) {
      search.look(span);
    } else {
      others.push_back(span);
    }
    return false;
  });
  for (const Span& span : others) {
    if (search.may_improve(span)) search.look(span);
  }
  if (search.best().worth == INT32_MIN) return std::nullopt;
  return search.best();
}

JudgedMove judged_trade(const Counts& tiles, const RackChoices& choices) {
  const int count = tiles_in(tiles);
  Move move{Act::trade, 0, static_cast<std::uint8_t>(count), {}};
  fill_tiles(tiles, move.tiles);
  const int points = -trade_cost * count;
  return {move, points, points * tenths + choices.kept_after(move)};
}

std::optional<JudgedMove> best_trade(const Counts& rack, const RackChoices& choices) {
  std::optional<JudgedMove> best;
  for (int count = 1; count <= tiles_in(rack); ++count) {
    list_draws(rack, count, [&](const Counts& chosen, std::uint64_t /*weight*/) {
      const JudgedMove trade = judged_trade(chosen, choices);
      if (!best || trade.worth > best->worth) best = trade;
    });
  }
  return best;
}

JudgedMove judged_turn(const Board& board, const Counts& rack, int pool_size,
                       const LeaveValues& values) {
  const RackChoices choices(rack, pool_size, values);
  const std::optional<JudgedMove> play = best_play(board, rack, choices);
  if (play && play->points >= 20) return *play;  // no trade is worth this much
  if (pool_size < rack_size) return play.value_or(JudgedMove{});
  const std::optional<JudgedMove> trade = best_trade(rack, choices);
  if (play && (!trade || play->worth >= trade->worth)) return *play;
  return trade.value_or(JudgedMove{});
}

}  // namespace twenties::sums_of_20
