#include "bots/game_of_20/solo.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "base/sorting.hpp"
#include "bots/game_of_20/features.hpp"
#include "bots/game_of_20/symmetry.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr std::uint64_t nodes_between_looks = 256;

// How much of a tile's value is likely to stay, in hundredths, by its prospect.
constexpr std::array<int, prospects> stays{100, 60, 45, 35, 25, 18, 14, 12,
                                           18,  12, 10, 8,  0,  0,  0,  0};
// The cost, in hundredths of a point, of how few squares each hand has: the game ends as soon as
// one has none.
constexpr std::array<int, freedoms> narrow{0, 1500, 800, 500, 300, 150, 50, 0};
constexpr std::array<int, freedoms> narrow_later{2000, 900, 500, 300, 150, 80, 30, 0};

int freedom(const State& state, std::size_t hand, const std::array<int, freedoms>& price) {
  const auto squares = static_cast<std::size_t>(std::popcount(state.playable(hand)));
  return state.hand(hand).empty() ? 0 : price[std::min(squares, freedoms - 1)];
}

// What is likely to be left, in hundredths of a point.
int likely_rest(const State& state) {
  const Outlook outlook(state);
  int sum = 0;
  for (std::size_t hand = 0; hand < 2; ++hand) {
    state.hand(hand).for_each([&](int tile) { sum += tile * stays[outlook.prospect(tile)]; });
  }
  return sum + freedom(state, state.to_move, narrow) +
         freedom(state, state.to_move ^ 1U, narrow_later);
}

// One position of a layer, by how it was reached.
struct Step {
  std::uint32_t parent = 0;  // its place in the layer before
  Move move;
};

struct Candidate {
  int rest = 0;
  std::uint64_t key = 0;
  Step step;
};

// One sweep from the position to the end of the game with a fixed width.
class Sweep {
 public:
  Sweep(const State& root, std::size_t width, Budget& budget)
      : root_(root), width_(width), budget_(budget) {}

  // The best line that was met; nothing if the budget ended first.
  std::optional<SoloLine> run() {
    std::vector<State> layer{root_};
    while (!layer.empty() && best_ != 0) {
      expand(layer);
      if (budget_.is_spent()) return std::nullopt;
      narrow_down();
      layer = next_layer(layer);
    }
    return SoloLine{best_, line(), best_ == 0 || !was_cut_, width_};
  }

 private:
  void expand(const std::vector<State>& layer) {
    candidates_.clear();
    for (std::uint32_t at = 0; at < layer.size() && best_ != 0; ++at) {
      GameOf20::Moves moves;
      GameOf20::moves(layer[at], seat_at(0), moves);
      for (const Move& move : moves) consider(layer[at], {at, move});
      unspent_ += moves.size();
      if (unspent_ >= nodes_between_looks) {
        const bool over = budget_.spend(unspent_);
        unspent_ = 0;
        if (over) return;
      }
    }
  }

  void consider(const State& state, const Step& step) {
    State after = state;
    GameOf20::apply(after, seat_at(0), step.move);
    if (after.stage == Stage::over) {
      finish(GameOf20::scores(after)[0], step);
    } else {
      candidates_.push_back({likely_rest(after), symmetric_key(after), step});
    }
  }

  void finish(int total, const Step& step) {
    if (total >= best_) return;
    best_ = total;
    last_ = step;
    last_layer_ = history_.size();
  }

  // Each position once, and the most promising ones of them.
  void narrow_down() {
    sort_fully(candidates_, [](const Candidate& a, const Candidate& b) {
      if (a.rest != b.rest) return a.rest < b.rest;
      if (a.key != b.key) return a.key < b.key;
      return std::pair(a.step.parent, a.step.move) < std::pair(b.step.parent, b.step.move);
    });
    const auto same = std::ranges::unique(candidates_, {}, &Candidate::key);
    candidates_.erase(same.begin(), same.end());
    if (candidates_.size() <= width_) return;
    candidates_.resize(width_);
    was_cut_ = true;
  }

  std::vector<State> next_layer(const std::vector<State>& layer) {
    std::vector<State> out;
    std::vector<Step> steps;
    for (const Candidate& candidate : candidates_) {
      State after = layer[candidate.step.parent];
      GameOf20::apply(after, seat_at(0), candidate.step.move);
      out.push_back(after);
      steps.push_back(candidate.step);
    }
    history_.push_back(std::move(steps));
    return out;
  }

  [[nodiscard]] std::vector<Move> line() const {
    std::vector<Move> out{last_.move};
    std::uint32_t at = last_.parent;
    for (std::size_t layer = last_layer_; layer-- > 0; at = history_[layer][at].parent) {
      out.push_back(history_[layer][at].move);
    }
    std::ranges::reverse(out);
    return out;
  }

  State root_;
  std::size_t width_;
  Budget& budget_;
  std::vector<Candidate> candidates_;
  std::vector<std::vector<Step>> history_;  // layer by layer
  int best_ = 1000;
  Step last_;                   // of the best line
  std::size_t last_layer_ = 0;  // the layer from which it was made
  bool was_cut_ = false;
  std::uint64_t unspent_ = 0;
};

// Any line to the end, for bots without a budget.
SoloLine first_line(State state) {
  SoloLine out;
  while (state.stage == Stage::placing) {
    GameOf20::Moves moves;
    GameOf20::moves(state, seat_at(0), moves);
    out.moves.push_back(moves[0]);
    GameOf20::apply(state, seat_at(0), moves[0]);
  }
  out.total = GameOf20::scores(state)[0];
  out.is_best = out.total == 0;
  return out;
}

}  // namespace

SoloLine solve_solo(const State& state, Budget& budget, std::size_t most_width) {
  SoloLine best = first_line(state);
  if (state.stage != Stage::placing) best.is_best = true;
  for (std::size_t width = 1; width <= most_width && !best.is_best; width *= 4) {
    const auto found = Sweep(state, width, budget).run();
    if (!found) break;
    if (found->total < best.total || found->is_best) best = *found;
    budget.report({.nodes = budget.nodes(), .high = best.total, .stage = "solo"});
  }
  return best;
}

}  // namespace twenties::game_of_20
