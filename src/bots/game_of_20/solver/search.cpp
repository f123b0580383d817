#include "bots/game_of_20/solver/search.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "base/fixed_vector.hpp"
#include "base/sorting.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr std::uint64_t nodes_between_looks = 128;
constexpr std::size_t most_children = square_count;
// Smaller futures are searched so fast that threads need not coordinate.
constexpr int worth_sharing = 9;  // live squares

}  // namespace

// A move and what is known of what comes after it.
struct Search::Child {
  Next next;
  Key key;
  Gains gains;  // of the hand that moves there
  int tile = 0;
  int promise = 0;
  std::size_t kind = 0;  // of move, for the history

  // The same for the hand that makes the move.
  [[nodiscard]] int low() const { return tile + (next.same_hand ? gains.low : -gains.high); }
  [[nodiscard]] int high() const { return tile + (next.same_hand ? gains.high : -gains.low); }
  // What the hand that moves there must reach so that the move reaches the bound, or is refuted.
  [[nodiscard]] int bound(int bound) const {
    return next.same_hand ? bound - tile : 1 - (bound - tile);
  }

  // A move is tried early if its lower bound is high, if it leaves few squares and few replies, and
  // if it was good elsewhere. Points in 64ths; the weights are the best of many tried.
  void judge(int cut_rate) {
    const Future& future = next.future;
    const std::size_t own = next.same_hand ? 0 : 1;
    const int summed =
        std::popcount(future.playable[own] & ~future.open) + std::popcount(future.awaited(own));
    const int lowest = future.hands[own] != 0 ? Hand{future.hands[own]}.lowest() : 0;
    promise = 64 * (low() + high()) - 512 * future.playable_squares(own ^ 1U) - 256 * tile -
              128 * future.squares() - 128 * (std::popcount(future.open) + future.lone_open) +
              128 * summed - 64 * lowest + cut_rate;
  }
};

// The children of one node that are not settled, and what the settled ones say.
struct Search::Children {
  int bound;
  FixedVector<Child*, most_children> open;
  int low = -Memory::widest;   // reached by a child
  int high = -Memory::widest;  // no settled child gets above

  // Takes note of a child whose gains are known well enough. True: it reaches the bound.
  bool settles(const Child& child) {
    if (child.low() >= bound) {
      low = child.low();
      return true;
    }
    high = std::max(high, child.high());
    return false;
  }
  [[nodiscard]] bool is_settled(const Child& child) const {
    return child.low() >= bound || child.high() < bound;
  }
};

Search::Search(Team& team, bool is_alone)
    : team_(team),
      is_alone_(is_alone),
      children_(std::make_unique<Child[]>(most_children * (most_children + 1) / 2 + 1)),
      free_(children_.get()) {}

Search::~Search() = default;

void Search::settle_up() {
  const std::uint64_t fresh = std::exchange(told_, nodes_);
  team_.memory.kept_more(nodes_ - fresh);
  stopped_ = team_.budget.spend(nodes_ - fresh) || team_.is_done.load(std::memory_order_relaxed);
}

Gains Search::test(const Future& future, const Key& key, Gains known, int bound) {
  if (++nodes_ - told_ >= nodes_between_looks) settle_up();
  if (stopped_) return known;
  const std::uint64_t before = nodes_;
  Child* const mine = free_;
  const Gains found = expand(future, bound);
  free_ = mine;
  if (stopped_) return known;
  known.low = std::max(known.low, found.low);
  known.high = std::min(known.high, found.high);
  assert(known.low <= known.high);  // no bound was wrong
  team_.memory.keep(key, known, static_cast<int>(std::bit_width(nodes_ - before)));
  return known;
}

Gains Search::expand(const Future& future, int bound) {
  Children children{.bound = bound, .open = {}};
  const bool reached = make_children(future, children) || settle_by_memory(children) ||
                       settle_by_search(children, false) || settle_by_search(children, true);
  return reached ? Gains{children.low, Memory::widest} : Gains{-Memory::widest, children.high};
}

// Makes the children. True, as in those below: one of them reaches the bound.
bool Search::make_children(const Future& future, Children& children) {
  const Junction junction(future);
  const Future& here = junction.future();
  for (LaneSet left = here.playable[0]; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    free_->tile = here.tile(lane);
    free_->kind = History::kind(free_->tile, here.square[static_cast<std::size_t>(lane)]);
    junction.play(lane, free_->next);
    if (settle_by_bounds(children)) return true;
  }
  for (std::uint32_t left = here.awaited(0); left != 0; left &= left - 1) {
    free_->tile = std::countr_zero(left);
    free_->kind = History::kind(free_->tile, square_count);
    junction.play_awaited(free_->tile, free_->next);
    if (settle_by_bounds(children)) return true;
  }
  if (here.lone_open != 0) {
    free_->tile = Hand{here.hands[0]}.lowest();
    free_->kind = History::kind(free_->tile, square_count);
    junction.play_lone_open(free_->next);
    if (settle_by_bounds(children)) return true;
  }
  return false;
}

// Looks at the bounds of the child that was just made.
bool Search::settle_by_bounds(Children& children) {
  Child& child = *free_;
  child.gains = bounds_of(child.next.future);
  if (children.is_settled(child)) return children.settles(child);
  child.key = team_.keys.of(child.next.future);
  team_.memory.fetch(child.key);
  children.open.push_back(free_++);
  return false;
}

bool Search::settle_by_memory(Children& children) const {
  std::size_t left = 0;
  for (Child* child : children.open) {
    team_.memory.recall(child->key, child->gains);
    if (children.is_settled(*child)) {
      if (children.settles(*child)) return true;
      continue;
    }
    child->judge(history_.cut_rate(child->kind));
    children.open[left++] = child;
  }
  children.open.resize(left);
  sort_fully(children.open.begin(), children.open.end(), [](const Child* a, const Child* b) {
    return a->promise != b->promise ? a->promise > b->promise : a < b;
  });
  return false;
}

// In the first round it skips children that another thread is searching, except the first.
bool Search::settle_by_search(Children& children, bool later) {
  std::size_t left = 0;
  bool is_first = !later;
  for (Child* child : children.open) {
    if (!std::exchange(is_first, false)) {
      if (!later && is_busy(*child)) {
        children.open[left++] = child;
        continue;
      }
      team_.memory.recall(child->key, child->gains);  // the earlier children may have found this
    }
    if (!children.is_settled(*child)) search_child(*child, child->bound(children.bound));
    if (stopped_) return false;
    const bool reached = children.settles(*child);
    history_.add(child->kind, reached);
    if (reached) return true;
  }
  children.open.resize(left);
  return false;
}

bool Search::is_shared(const Child& child) const {
  return !is_alone_ && child.next.future.squares() >= worth_sharing;
}

std::atomic<std::uint64_t>& Search::sign_of(const Child& child) {
  return team_.busy[child.key.place % team_.busy.size()];
}

bool Search::is_busy(const Child& child) {
  return is_shared(child) && sign_of(child).load(std::memory_order_relaxed) == child.key.check;
}

void Search::search_child(Child& child, int bound) {
  const bool shared = is_shared(child);
  if (shared) sign_of(child).store(child.key.check, std::memory_order_relaxed);
  child.gains = test(child.next.future, child.key, child.gains, bound);
  if (shared) sign_of(child).store(0, std::memory_order_relaxed);
}

}  // namespace twenties::game_of_20
