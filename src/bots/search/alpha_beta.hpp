#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "bots/search/budget.hpp"
#include "core/rules.hpp"

namespace twenties {

// What the search needs, besides the rules, for a two-player game without chance and hidden
// information.
template <class J, class G>
concept Judgement = requires(const J& judge, const typename G::State& state) {
  // The value of the position for the seat to move, and of a finished game for the first seat; it
  // is zero-sum.
  { judge.value(state) } -> std::same_as<int>;
  { judge.result(state) } -> std::same_as<int>;
  // Equal for positions with the same future.
  { judge.key(state) } -> std::same_as<std::uint64_t>;
};

// One move at the root as the search left it.
template <class Move>
struct JudgedMove {
  Move move{};
  int value = 0;          // to the seat that is to move at the root
  bool is_exact = false;  // searched to the end of the game, and no mere bound
};

// Iterative deepening, fail-soft alpha-beta with a table of known positions. Moves are ordered by
// the static evaluation after them. It uses one thread, so a node limit always gives the same
// answer; a node is one position evaluated.
template <Rules G, class Judge>
  requires Judgement<Judge, G>
class AlphaBeta {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  struct Answer {
    std::vector<JudgedMove<Move>> moves;  // best first; values of the rest are upper bounds, unless
                                          // each was asked for
    std::vector<Move> line;               // from the best move on
    int depth = 0;                        // that was finished
    bool is_proven = false;               // all moves were searched to the end: the first is best
  };

  AlphaBeta(const Judge& judge, Budget& budget, std::size_t memory)
      : judge_(judge), budget_(budget), table_(entries(budget.limits(), memory)) {}

  // The position must wait for a seat. With each_move every move gets a value of its own.
  Answer search(const State& root, bool each_move, int most_depth = longest_game) {
    Answer answer;
    answer.moves = first_look(root);
    for (int depth = 1; depth <= most_depth && !budget_.is_spent(); ++depth) {
      guesses_ = 0;
      const bool finished = search_root(root, depth, each_move, answer.moves);
      if (finished) answer.depth = depth;
      answer.is_proven = finished && guesses_ == 0;
      if (guesses_ == 0) break;
    }
    answer.line = line_from(root, answer.moves.front().move);
    return answer;
  }

 private:
  static constexpr int longest_game = 100;
  static constexpr int to_the_end = 127;
  static constexpr int infinite = std::numeric_limits<int>::max() / 4;
  static constexpr std::uint64_t nodes_between_looks = 256;

  enum class Kind : std::uint8_t { none, exact, at_least, at_most };
  struct Entry {
    std::uint64_t key = 0;
    int value = 0;
    Move move{};
    std::int8_t depth = 0;
    Kind kind = Kind::none;
  };
  struct Child {
    Move move{};
    int value = 0;  // to the seat that moves here
    bool is_over = false;
  };

  // As many as the limits can fill, within the memory.
  static std::size_t entries(const Limits& limits, std::size_t memory) {
    constexpr std::uint64_t per_millisecond = 2048;
    std::uint64_t wanted = std::uint64_t{1} << 22U;
    if (limits.nodes != 0) wanted = std::min(wanted, limits.nodes);
    if (limits.time.count() > 0) {
      wanted = std::min(wanted, static_cast<std::uint64_t>(limits.time.count()) * per_millisecond);
    }
    const std::size_t room = std::max<std::size_t>(memory / sizeof(Entry), 1024);
    return std::bit_floor(std::min<std::size_t>(std::max<std::size_t>(wanted, 1024), room));
  }

  static Seat mover(const State& state) { return G::turn(state).seats.lowest(); }

  // The static evaluation of a position for the given seat.
  int sight(const State& state, Seat seat, bool is_over) const {
    if (is_over) return index_of(seat) == 0 ? judge_.result(state) : -judge_.result(state);
    const int value = judge_.value(state);
    return mover(state) == seat ? value : -value;
  }

  template <class Children>
  void list_children(const State& state, Seat seat, Children& out) {
    typename G::Moves moves;
    G::moves(state, seat, moves);
    for (const Move& move : moves) {
      State after = state;
      G::apply(after, seat, move);
      const bool is_over = G::turn(after).is_over();
      out.push_back({move, sight(after, seat, is_over), is_over});
    }
    unspent_ += moves.size();
    if (unspent_ >= nodes_between_looks) {
      budget_.spend(unspent_);
      unspent_ = 0;
    }
  }

  // By value; equal ones keep their order. The ranges are short.
  template <class Iterator>
  static void sort_descending(Iterator begin, Iterator end) {
    for (Iterator at = begin; at != end; ++at) {
      const auto item = *at;
      Iterator hole = at;
      for (; hole != begin && (hole - 1)->value < item.value; --hole) *hole = *(hole - 1);
      *hole = item;
    }
  }

  template <class Children>
  static void order(Children& children, const Entry& known) {
    sort_descending(children.begin(), children.end());
    if (known.kind == Kind::none) return;
    const auto first = std::ranges::find(children, known.move, &Child::move);
    if (first != children.end()) std::rotate(children.begin(), first, first + 1);
  }

  std::vector<JudgedMove<Move>> first_look(const State& root) {
    std::vector<Child> children;
    list_children(root, mover(root), children);
    order(children, {});
    std::vector<JudgedMove<Move>> out;
    for (const Child& child : children) out.push_back({child.move, child.value, child.is_over});
    return out;
  }

  // The value of the position after a move to the seat that makes it.
  int after_move(const State& state, Seat seat, const Move& move, int depth, int low, int high) {
    State after = state;
    G::apply(after, seat, move);
    if (G::turn(after).is_over()) return sight(after, seat, true);
    if (mover(after) == seat) return search(after, depth, low, high);
    return -search(after, depth, -high, -low);
  }

  // Evaluates all moves one level deeper, the previous best first; false if it could not finish.
  // Moves that were not reached keep their order behind the others.
  bool search_root(const State& root, int depth, bool each_move,
                   std::vector<JudgedMove<Move>>& moves) {
    const Seat seat = mover(root);
    int best = -infinite;
    std::size_t done = 0;
    for (; done < moves.size() && !budget_.is_spent(); ++done) {
      const std::uint64_t guesses = guesses_;
      const int low = each_move ? -infinite : best;
      const int value = after_move(root, seat, moves[done].move, depth - 1, low, infinite);
      if (budget_.is_spent()) break;
      moves[done].value = value;
      moves[done].is_exact = guesses_ == guesses && (each_move || value > best);
      best = std::max(best, value);
    }
    const auto end = moves.begin() + static_cast<std::ptrdiff_t>(done);
    sort_descending(moves.begin(), end);
    return done == moves.size();
  }

  // To the seat that is to move.
  int search(const State& state, int depth, int low, int high) {
    const std::uint64_t key = judge_.key(state);
    Entry& entry = table_[key & (table_.size() - 1)];
    const Entry known = entry.key == key ? entry : Entry{};
    if (known.kind != Kind::none && known.depth >= depth && settles(known, low, high)) {
      if (known.depth != to_the_end) ++guesses_;
      return known.value;
    }
    const std::uint64_t guesses = guesses_;
    const Found found =
        depth <= 1 ? best_at_sight(state) : best_child(state, known, depth, low, high);
    if (budget_.is_spent()) return found.value;
    const Kind kind = found.value <= low    ? Kind::at_most
                      : found.value >= high ? Kind::at_least
                                            : Kind::exact;
    const int reach = guesses_ == guesses ? to_the_end : depth;
    entry = {key, found.value, found.move, static_cast<std::int8_t>(reach), kind};
    return found.value;
  }

  static bool settles(const Entry& known, int low, int high) {
    return known.kind == Kind::exact || (known.kind == Kind::at_least && known.value >= high) ||
           (known.kind == Kind::at_most && known.value <= low);
  }

  struct Found {
    int value = -infinite;
    Move move{};
  };

  Found best_at_sight(const State& state) {
    FixedVector<Child, 256> children;
    list_children(state, mover(state), children);
    Found best;
    for (const Child& child : children) {
      if (!child.is_over) ++guesses_;
      if (child.value > best.value) best = {child.value, child.move};
    }
    return best;
  }

  Found best_child(const State& state, const Entry& known, int depth, int low, int high) {
    const Seat seat = mover(state);
    FixedVector<Child, 256> children;
    list_children(state, seat, children);
    order(children, known);
    Found best;
    for (const Child& child : children) {
      if (budget_.is_spent()) break;
      const int floor = std::max(low, best.value);
      int value = 0;
      if (child.is_over) {
        value = child.value;
      } else {
        // A null window after the first move; again with the full one if the move may be better.
        const bool first = best.value == -infinite;
        value = after_move(state, seat, child.move, depth - 1, floor, first ? high : floor + 1);
        if (!first && value > floor && value < high) {
          value = after_move(state, seat, child.move, depth - 1, floor, high);
        }
      }
      if (value > best.value) best = {value, child.move};
      if (best.value >= high) break;
    }
    return best;
  }

  std::vector<Move> line_from(const State& root, const Move& first) {
    std::vector<Move> line{first};
    State state = root;
    G::apply(state, mover(state), first);
    while (!G::turn(state).is_over() && line.size() < longest_game) {
      const std::uint64_t key = judge_.key(state);
      const Entry& entry = table_[key & (table_.size() - 1)];
      if (entry.key != key || entry.kind == Kind::none) break;
      if (!G::check(state, mover(state), entry.move)) break;
      line.push_back(entry.move);
      G::apply(state, mover(state), entry.move);
    }
    return line;
  }

  const Judge& judge_;
  Budget& budget_;
  std::vector<Entry> table_;
  std::uint64_t guesses_ = 0;  // leaves judged before the end of the game, since the last reset
  std::uint64_t unspent_ = 0;
};

}  // namespace twenties
