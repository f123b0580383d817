#include "bots/sums_of_20/ending.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "base/sorting.hpp"
#include "bots/sums_of_20/ending_table.hpp"
#include "core/draws.hpp"

namespace twenties::sums_of_20 {

namespace {

constexpr int beyond = 10000;                              // more than any difference of points
constexpr int to_the_end = 100;                            // a depth that no game reaches
constexpr std::size_t most_slots = std::size_t{1} << 16U;  // endings are small; clearing takes time
constexpr std::uint64_t between_looks = 8;                 // nodes between two checks of the budget

struct ScoredMove {
  Move move;
  int points = 0;
};

struct Found {
  int value = 0;
  bool full = true;  // no horizon is in it
};

// The search window: a value outside only has to be known to be outside.
struct Window {
  int alpha;
  int beta;
};

enum class Bound : std::uint8_t { none, exact, low, high };

struct Slot {
  std::uint64_t key = 0;
  Move best;
  std::int16_t value = 0;
  std::int8_t depth = 0;
  Bound bound = Bound::none;
};

// The most that this many tiles can score: each in two sums, played alone.
int most_points(int tiles) { return tiles * (3 + 2 * 10 + 2 * 10) + (tiles >= rack_size ? 30 : 0); }

}  // namespace

class EndingSearch::Tree {
 public:
  Tree(const OpenTable& table, Budget& budget)
      : root_(table), budget_(budget), slots_(slots_in(budget.limits().memory)) {}

  [[nodiscard]] const EndingTable& root() const { return root_; }
  [[nodiscard]] bool stopped() const { return budget_.is_spent() && !first_look_; }
  void end_first_look() { first_look_ = false; }
  void report(int value) const {
    budget_.report({.nodes = budget_.nodes(), .low = value, .high = value, .stage = "ending"});
  }

  // The difference of points from here on, for the seat to move; beyond alpha and beta a bound.
  Found search(const EndingTable& table, int depth, Window window, std::size_t ply);
  // Of one turn from here.
  Found after(const EndingTable& table, const ScoredMove& turn, int depth, Window window,
              std::size_t ply) {
    EndingTable next = table;
    const int points = next.take(turn.move, turn.points);
    if (next.is_over()) return {points, true};
    const Found rest = search(next, depth, {points - window.beta, points - window.alpha}, ply);
    return {points - rest.value, rest.full};
  }
  // Of one legal turn at the root, to the end of the game.
  Found value_of(const Move& move, Window window);
  // If the judge plays on after it.
  int impression_of(const Move& move);
  // As far as the table knows it.
  [[nodiscard]] std::vector<Move> line_from(const Move& first);
  // All turns, the promising first.
  void list_turns(const EndingTable& table, std::vector<ScoredMove>& out);
  // The best move known of a position.
  [[nodiscard]] const Slot* known(const EndingTable& table) const {
    const Slot& slot = slots_[table.key() & (slots_.size() - 1)];
    return slot.key == table.key() && slot.bound != Bound::none ? &slot : nullptr;
  }

 private:
  static std::size_t slots_in(std::size_t memory) {
    const std::size_t most = std::max<std::size_t>(memory / sizeof(Slot), 1024);
    return std::bit_floor(std::min(most, most_slots));
  }
  void count_node() {
    if (++pending_ < between_looks) return;
    budget_.spend(pending_);
    pending_ = 0;
  }
  Found judge_to_the_end(EndingTable table);
  [[nodiscard]] std::optional<Found> foreseen(const EndingTable& table, const Slot* slot, int depth,
                                              Window window) const;
  Found search_turns(const EndingTable& table, const std::vector<ScoredMove>& turns, int depth,
                     Window window, std::size_t ply, Move& best);
  void store(const EndingTable& table, const Move& best, const Found& found, int depth,
             Window window);

  EndingTable root_;
  Budget& budget_;
  std::vector<Slot> slots_;
  std::vector<std::vector<ScoredMove>> turns_;  // by ply, so that their room is used again
  std::uint64_t pending_ = 0;
  bool first_look_ = true;
};

void EndingSearch::Tree::list_turns(const EndingTable& table, std::vector<ScoredMove>& out) {
  out.clear();
  generate_plays(table.board(), table.rack(),
                 [&](const Move& move, int points) { out.push_back({move, points}); });
  count_node();
  sort_fully(out, [](const ScoredMove& a, const ScoredMove& b) {
    return a.points != b.points ? a.points > b.points : a.move < b.move;
  });
  out.push_back({});
}

// The judge plays both sides, unless there is no time left.
Found EndingSearch::Tree::judge_to_the_end(EndingTable table) {
  int value = 0;
  int sign = 1;
  while (!table.is_over() && !budget_.is_spent()) {
    const JudgedMove turn = judged_turn(table.board(), table.rack(), 0);
    count_node();
    value += sign * table.take(turn.move, turn.points);
    sign = -sign;
  }
  return {value, false};
}

void EndingSearch::Tree::store(const EndingTable& table, const Move& best, const Found& found,
                               int depth, Window window) {
  Slot& slot = slots_[table.key() & (slots_.size() - 1)];
  slot.key = table.key();
  slot.best = best;
  slot.value = static_cast<std::int16_t>(found.value);
  slot.depth = static_cast<std::int8_t>(found.full ? to_the_end : depth);
  slot.bound = found.value >= window.beta    ? Bound::low
               : found.value <= window.alpha ? Bound::high
                                             : Bound::exact;
}

// Results that need no search, or are known from an earlier one.
std::optional<Found> EndingSearch::Tree::foreseen(const EndingTable& table, const Slot* slot,
                                                  int depth, Window window) const {
  const int own = table.tiles(table.to_move());
  const int others = table.tiles(1 - table.to_move());
  if (const int most = most_points(own) + others; most <= window.alpha) return Found{most};
  if (const int least = -most_points(others) - own; least >= window.beta) return Found{least};
  if (slot == nullptr || slot->depth < depth) return std::nullopt;
  const bool holds = slot->bound == Bound::exact ||
                     (slot->bound == Bound::low && slot->value >= window.beta) ||
                     (slot->bound == Bound::high && slot->value <= window.alpha);
  if (!holds) return std::nullopt;
  return Found{slot->value, slot->depth == to_the_end};
}

Found EndingSearch::Tree::search(const EndingTable& table, int depth, Window window,
                                 std::size_t ply) {
  const Slot* slot = known(table);
  if (const auto found = foreseen(table, slot, depth, window)) return *found;
  if (stopped()) return {0, false};
  if (depth <= 0) return judge_to_the_end(table);
  if (turns_.size() <= ply) turns_.resize(ply + 1);
  std::vector<ScoredMove> turns = std::move(turns_[ply]);
  const std::optional<Move> first = slot == nullptr ? std::nullopt : std::optional(slot->best);
  list_turns(table, turns);
  if (first) {
    const auto at = std::ranges::find(turns, *first, &ScoredMove::move);
    if (at != turns.end()) std::rotate(turns.begin(), at, at + 1);
  }
  Move best;
  const Found found = search_turns(table, turns, depth, window, ply, best);
  turns_[ply] = std::move(turns);
  if (stopped()) return {found.value, false};
  store(table, best, found, depth, window);
  return found;
}

// The first turn gets the whole window; the others have to show that they are better at all.
Found EndingSearch::Tree::search_turns(const EndingTable& table,
                                       const std::vector<ScoredMove>& turns, int depth,
                                       Window window, std::size_t ply, Move& best) {
  Found out{-beyond, true};
  bool all_full = true;
  int low = window.alpha;
  for (const ScoredMove& turn : turns) {
    const bool is_first = out.value == -beyond;
    Found found = after(table, turn, depth - 1, {low, is_first ? window.beta : low + 1}, ply + 1);
    if (!is_first && found.value > low && found.value < window.beta) {
      found = after(table, turn, depth - 1, {low, window.beta}, ply + 1);
    }
    all_full = all_full && found.full;
    if (found.value > out.value) {
      out = found;
      best = turn.move;
      low = std::max(low, found.value);
    }
    if (stopped()) return {out.value, false};
    if (out.value >= window.beta) return out;
  }
  return {out.value, all_full};
}

Found EndingSearch::Tree::value_of(const Move& move, Window window) {
  std::vector<ScoredMove> turns;
  list_turns(root_, turns);
  const auto turn = std::ranges::find(turns, move, &ScoredMove::move);
  if (turn == turns.end()) return {0, false};
  return after(root_, *turn, to_the_end - 1, window, 0);
}

int EndingSearch::Tree::impression_of(const Move& move) {
  std::vector<ScoredMove> turns;
  list_turns(root_, turns);
  const auto turn = std::ranges::find(turns, move, &ScoredMove::move);
  if (turn == turns.end()) return 0;
  EndingTable next = root_;
  const int points = next.take(move, turn->points);
  return next.is_over() ? points : points - judge_to_the_end(next).value;
}

std::vector<Move> EndingSearch::Tree::line_from(const Move& first) {
  std::vector<Move> line;
  std::vector<ScoredMove> turns;
  EndingTable table = root_;
  Move move = first;
  while (true) {
    list_turns(table, turns);
    const auto turn = std::ranges::find(turns, move, &ScoredMove::move);
    if (turn == turns.end()) return line;
    line.push_back(move);
    table.take(move, turn->points);
    if (table.is_over() || !table.has_any_play()) return line;
    const Slot* slot = known(table);
    if (slot == nullptr || slot->bound != Bound::exact) return line;
    move = slot->best;
  }
}

namespace {

// By how much the seat to move is ahead.
int lead_of(const OpenTable& table) {
  View view;
  static_cast<OpenTable&>(view) = table;
  const Scores scores = SumsOf20::scores(view);
  return scores[table.to_move] - scores[1 - table.to_move];
}

}  // namespace

EndingSearch::EndingSearch(const OpenTable& table, Budget& budget)
    : tree_(std::make_unique<Tree>(table, budget)), lead_(lead_of(table)) {}

EndingSearch::~EndingSearch() = default;

EndingResult EndingSearch::solve() {
  for (int depth = 1; depth < to_the_end && !result_.exact; ++depth) {
    const Found found = tree_->search(tree_->root(), depth, {-beyond, beyond}, 0);
    if (tree_->stopped()) break;
    tree_->end_first_look();
    result_ = {lead_ + found.value, found.full, tree_->known(tree_->root())->best, {}};
    result_.line = tree_->line_from(result_.best);
    tree_->report(result_.value);
  }
  return result_;
}

EndingResult EndingSearch::value_of(const Move& move) {
  const Found found = tree_->value_of(move, {-beyond, beyond});
  if (!found.full) return {lead_ + tree_->impression_of(move), false, move, {move}};
  return {lead_ + found.value, found.full, move, tree_->line_from(move)};
}

std::vector<Move> EndingSearch::best_moves() {
  std::vector<ScoredMove> turns;
  tree_->list_turns(tree_->root(), turns);
  std::vector<Move> out;
  for (const ScoredMove& turn : turns) {
    if (turn.move == result_.best) {
      out.push_back(turn.move);
      continue;
    }
    const int value = result_.value - lead_;
    const Found found = tree_->value_of(turn.move, {value - 1, value});
    if (found.full && found.value >= value) out.push_back(turn.move);
  }
  sort_fully(out);
  return out;
}

}  // namespace twenties::sums_of_20
