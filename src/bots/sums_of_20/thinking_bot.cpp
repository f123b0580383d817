#include "bots/sums_of_20/thinking_bot.hpp"

#include <algorithm>
#include <optional>

#include "bots/sums_of_20/ending.hpp"
#include "bots/sums_of_20/trials.hpp"

namespace twenties::sums_of_20 {

namespace {

constexpr double error_without_trials = 30;  // points; the approximate error without trials
constexpr double error_of_unfinished_search = 10;
constexpr std::uint64_t nodes_for_a_candidate = 100;

Evaluation evaluation_of(const View& view, const Runner& runner) {
  Evaluation out;
  out.error = runner.error(view.to_move);
  for (std::size_t seat = 0; seat < view.players; ++seat) {
    out.values.push_back(runner.mean_value(seat));
  }
  return out;
}

// The seat's margin as it would be after the turn and its reply; the others share the difference.
Evaluation first_impression(const View& view, const Candidate& candidate) {
  Evaluation out = outcome_of(Evaluation::Unit::points, SumsOf20::scores(view), {}, false);
  const double gain = candidate.worth - candidate.noise;
  for (std::size_t seat = 0; seat < view.players; ++seat) {
    out.values[seat] += seat == view.to_move ? gain : -gain / (view.players - 1);
  }
  out.error = error_without_trials;
  out.exact = false;
  return out;
}

Evaluation evaluation_of(const View& view, const EndingResult& ending) {
  Evaluation out;
  out.error = ending.exact ? 0 : error_of_unfinished_search;
  out.exact = ending.exact;
  for (std::size_t seat = 0; seat < view.players; ++seat) {
    out.values.push_back(seat == view.to_move ? ending.value : -ending.value);
  }
  return out;
}

// The move to evaluate as well, if it is legal.
std::optional<Move> legal_move(const View& view, std::string_view text) {
  if (text.empty()) return std::nullopt;
  const Result<Move> move = SumsOf20::read_move(text);
  Random random(0);
  const State state = SumsOf20::imagine(view, random);
  if (!move || !SumsOf20::check(state, seat_at(view.to_move), *move)) return std::nullopt;
  return *move;
}

class ThinkingBot final : public Bot {
 public:
  explicit ThinkingBot(const Thinking& thinking) : thinking_(thinking) {}

  [[nodiscard]] Thought think(const Question& question) const override {
    const View* view = view_of<SumsOf20>(question.view);
    if (view == nullptr) return {};
    Budget budget(question.limits, question.watch);
    const std::optional<Move> also = legal_move(*view, question.also);
    Thought thought = thinking_.noise == 0 && EndingSearch::can_solve(*view, view->pool_size)
                          ? search_ending(*view, also, budget)
                          : hold_trials(*view, question.seed, also, budget);
    thought.nodes = budget.nodes();
    return thought;
  }

 private:
  static Thought search_ending(const View& view, const std::optional<Move>& also, Budget& budget) {
    EndingSearch search(view, budget);
    const EndingResult ending = search.solve();
    Thought thought;
    thought.move = SumsOf20::print_move(ending.best);
    thought.evaluation = evaluation_of(view, ending);
    for (const Move& move : ending.line) thought.line.push_back(SumsOf20::print_move(move));
    if (also) thought.also = evaluation_of(view, search.value_of(*also));
    return thought;
  }

  [[nodiscard]] CandidateRules candidate_rules(const Budget& budget, std::uint64_t seed,
                                               const std::optional<Move>& also) const {
    const std::uint64_t nodes = budget.limits().nodes;
    std::size_t most = thinking_.candidates;
    if (nodes != 0) most = std::clamp<std::size_t>(nodes / nodes_for_a_candidate, 2, most);
    return {.most = most, .noise = thinking_.noise, .seed = seed, .also = also};
  }

  [[nodiscard]] Thought hold_trials(const View& view, std::uint64_t seed,
                                    const std::optional<Move>& also, Budget& budget) const {
    const std::vector<Candidate> candidates =
        find_candidates(view, candidate_rules(budget, seed, also), budget);
    RaceRules rules{.seat = view.to_move, .seed = seed};
    if (also) rules.kept = candidates.size() - 1;
    if (view.pool_size == 0) rules.heat = rules.most_trials = 1;  // there is no randomness left
    Trials trials(view, candidates, thinking_.rounds, thinking_.end_in_sight);
    Race race(candidates.size(), rules, budget, trials);
    race.run();
    const auto evaluation = [&](std::size_t index) {
      const Runner& runner = race.runners()[index];
      return runner.trials() > 0 ? evaluation_of(view, runner)
                                 : first_impression(view, candidates[index]);
    };
    const std::size_t best = race.has_begun() ? race.leader() : best_impression(candidates);
    Thought thought;
    thought.move = SumsOf20::print_move(candidates[best].turn.move);
    thought.evaluation = evaluation(best);
    thought.line = {thought.move, SumsOf20::print_move(candidates[best].reply.move)};
    if (candidates[best].is_last) thought.line.pop_back();
    if (also) thought.also = evaluation(rules.kept);
    return thought;
  }

  static std::size_t best_impression(const std::vector<Candidate>& candidates) {
    const auto best = std::ranges::max_element(candidates, {}, &Candidate::worth);
    return static_cast<std::size_t>(best - candidates.begin());
  }

  Thinking thinking_;
};

}  // namespace

std::unique_ptr<Bot> make_thinking_bot(const Thinking& thinking) {
  return std::make_unique<ThinkingBot>(thinking);
}

}  // namespace twenties::sums_of_20
