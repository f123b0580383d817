#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sorting.hpp"
#include "bots/coach/judge.hpp"
#include "bots/search/parallel.hpp"
#include "core/game_of.hpp"

namespace twenties {

// What chance does while a game is played out: tickets of a stream.
template <Rules G>
class TicketChances {
 public:
  TicketChances(const typename G::State& /*root*/, Seat /*owner*/, std::uint64_t seed)
      : random_(seed) {}
  typename G::Chance next(const typename G::State& state) {
    return G::draw(state, random_.below(G::chance_total(state)));
  }

 private:
  Random random_;
};

// What a game brings along so that its positions can be judged by playing them out.
// - choose(): the move of a quick player, who knows no more than its seat
// - imagine(): a state as the seat may believe it to be
// - candidates(): the most promising moves of the seat to move, best first
// - Chances: what chance does, as alike as can be for positions that are alike
// - is_even(): no seat is better off than another, by symmetry
// - can_solve(), solve(): the exact expectation, all things known
// - luck_turns(), estimate(): for luck a game is played out for so many turns, and then what it is
//   worth is estimated; so there is less chance in it that has nothing to do with the draw
// - solve_choice(): best and played move, exactly, if the seat can know so much
// - reasons(): in exact terms, in any order
template <class K>
concept Coaching =
    Rules<typename K::Game> &&
    requires(const typename K::Game::State& state, const typename K::Game::View& view, Seat seat,
             Random& random, std::uint64_t seed, const typename K::Game::Move& move) {
      { K::usual_samples } -> std::convertible_to<std::size_t>;
      { K::most_candidates } -> std::convertible_to<std::size_t>;
      { K::worth_of_winning } -> std::convertible_to<double>;
      { K::choose(state, seat, random) } -> std::same_as<typename K::Game::Move>;
      { K::imagine(view, seat, random) } -> std::same_as<typename K::Game::State>;
      { K::candidates(state, seat) } -> std::same_as<std::vector<typename K::Game::Move>>;
      {
        typename K::Chances(state, seat, seed).next(state)
      } -> std::same_as<typename K::Game::Chance>;
      { K::luck_samples } -> std::convertible_to<std::size_t>;
      { K::luck_turns(state) } -> std::same_as<int>;
      { K::estimate(state) } -> std::same_as<Expectation>;
      { K::is_even(state) } -> std::same_as<bool>;
      { K::can_solve(state) } -> std::same_as<bool>;
      { K::solve(state) } -> std::same_as<Expectation>;
      { K::solve_choice(view, seat, move) } -> std::same_as<std::optional<Comparison>>;
      { K::reasons(view, seat, move, move) } -> std::same_as<std::vector<Reason>>;
      { K::owner_of_chance(state) } -> std::same_as<Seat>;
    };

// A game about which more is proved than can be solved: that comes before what was played out.
template <class K>
concept HasProofs =
    Coaching<K> && requires(const typename K::Game::View& view, Seat seat,
                            const typename K::Game::Move& move, Comparison& choice) {
      { K::go_by_proof(view, seat, move, choice) } -> std::same_as<void>;
    };

// A game in which a seat that knows the others' tiles can tell how they would answer.
template <class K>
concept HasReplies = Coaching<K> && requires(const typename K::Game::View& view, Seat seat,
                                             const typename K::Game::Move& move) {
  { K::reply(view, seat, move) } -> std::same_as<std::optional<typename K::Game::Move>>;
};

// Judges by playing games out to their end, with the same chances for whatever is compared.
template <Coaching K>
class PlayingOut final : public Judge {
 public:
  using G = typename K::Game;
  using State = typename G::State;
  using Move = typename G::Move;

  [[nodiscard]] const GameInfo& game() const override { return G::info(); }
  [[nodiscard]] std::size_t usual_samples() const override { return K::usual_samples; }
  [[nodiscard]] double worth_of_winning() const override { return K::worth_of_winning; }
  [[nodiscard]] Seat owner_of_chance(const Game& game) const override {
    return K::owner_of_chance(state_of(game));
  }
  [[nodiscard]] PositionValue value(const Game& game, const Effort& effort) const override {
    const State& state = state_of(game);
    if (K::is_even(state)) return {{even(G::seats(state))}};
    if (K::can_solve(state)) return {{K::solve(state)}};
    return samples_of(state, nobody, to_the_end, effort);
  }

  [[nodiscard]] Estimate luck(const Game& before, const Game& after,
                              const Effort& effort) const override {
    const State& from = state_of(before);
    const State& to = state_of(after);
    if (K::is_even(from) && K::is_even(to)) return {};
    if (K::can_solve(from)) return {.mean = K::solve(to) - K::solve(from), .error = {}};
    Effort work = effort;
    work.samples = effort.samples * K::luck_samples / K::usual_samples;
    const Seat owner = K::owner_of_chance(from);
    const int turns = K::luck_turns(from);
    const PositionValue mean = K::is_even(from) ? PositionValue{{even(G::seats(from))}}
                                                : samples_of(from, owner, turns, work);
    return difference(samples_of(to, owner, turns, work), mean);
  }

  [[nodiscard]] Comparison judge(const Game& game, Seat seat, std::string_view text,
                                 const Effort& effort) const override {
    const auto view = G::view(state_of(game), seat);
    const Move played = *G::read_move(text);
    std::optional<Comparison> exact = K::solve_choice(view, seat, played);
    Comparison out = exact ? std::move(*exact) : compare(view, seat, played, effort);
    if constexpr (HasProofs<K>) K::go_by_proof(view, seat, played, out);
    if constexpr (HasReplies<K>) {
      const auto reply = K::reply(view, seat, *G::read_move(out.best));
      if (reply && !out.exact) out.line = {out.best, G::print_move(*reply)};
    }
    if (out.best == text) return out;
    for (Reason& reason : K::reasons(view, seat, *G::read_move(out.best), played)) {
      out.reasons.push_back(std::move(reason));
    }
    keep_best_reasons(out.reasons);
    return out;
  }

 private:
  using View = typename G::View;
  static constexpr std::size_t most_reasons = 3;
  static constexpr int to_the_end = std::numeric_limits<int>::max();

  static const State& state_of(const Game& game) {
    return static_cast<const GameOf<G>&>(game).state();
  }
  static std::uint64_t seed_of(std::uint64_t seed, std::size_t sample) {
    return mix64(seed ^ mix64(sample + 1));
  }

  // Spreads the samples evenly over the tickets: where there are as many of them as tickets, or a
  // multiple, each ticket has the same number.
  static std::uint64_t ticket(const State& state, std::size_t sample, std::size_t samples,
                              Random& random) {
    const std::uint64_t total = G::chance_total(state);
    return (sample * total + random.below(total)) / samples;
  }

  static PositionValue samples_of(const State& state, Seat owner, int turns, const Effort& effort) {
    PositionValue out;
    out.samples.resize(std::max<std::size_t>(effort.samples, 1));
    for_each_index(out.samples.size(), effort.threads, [&](std::size_t at) {
      if (effort.is_stopped()) return;
      State start = state;
      Random random(seed_of(effort.seed, at));
      const std::uint64_t chances = random.next();
      if (G::turn(state).is_chance()) {
        G::apply_chance(start, G::draw(state, ticket(state, at, out.samples.size(), random)));
      }
      out.samples[at] = play_out(start, owner, turns, chances);
    });
    return out;
  }

  // All seats choose as the quick player does.
  static Expectation play_out(State state, Seat owner, int turns, std::uint64_t seed) {
    typename K::Chances chances(state, owner, seed);
    Random random(mix64(seed));
    for (Turn turn = G::turn(state); !turn.is_over(); turn = G::turn(state)) {
      if (turn.is_chance()) {
        G::apply_chance(state, chances.next(state));
      } else if (turns-- <= 0) {
        return K::estimate(state);
      } else {
        const Seat seat = turn.seats.lowest();
        G::apply(state, seat, K::choose(state, seat, random));
      }
    }
    return result_of(G::scores(state), G::winners(state), G::info().lower_score_wins);
  }

  // What some moves lead to, in the same imagined games: by sample and move.
  static std::vector<Expectation> try_out(const View& view, Seat seat,
                                          const std::vector<Move>& moves, std::uint64_t seed,
                                          std::size_t samples, const Effort& effort) {
    std::vector<Expectation> out(samples * moves.size());
    for_each_index(samples, effort.threads, [&](std::size_t at) {
      Random random(seed_of(seed, at));
      const State imagined = K::imagine(view, seat, random);
      const std::uint64_t chances = random.next();
      for (std::size_t i = 0; i < moves.size() && !effort.is_stopped(); ++i) {
        State after = imagined;
        G::apply(after, seat, moves[i]);
        out[at * moves.size() + i] = play_out(after, seat, to_the_end, chances);
      }
    });
    return out;
  }

  static double score(const Expectation& one, Seat seat) {
    const auto at = static_cast<std::size_t>(index_of(seat));
    return one.points[at] + K::worth_of_winning * one.chances[at];
  }

  // Tries all candidates a little, then the better half of them twice as much, and so on.
  static Move best_of(std::vector<Move> moves, const View& view, Seat seat, const Effort& effort) {
    std::vector<double> sums(moves.size());
    std::size_t samples = std::max(effort.samples / 8, std::min<std::size_t>(effort.samples, 8));
    for (std::uint64_t round = 1; moves.size() > 1; ++round, samples *= 2) {
      const auto tried = try_out(view, seat, moves, mix64(effort.seed + round), samples, effort);
      std::vector<std::size_t> order(moves.size());
      for (std::size_t at = 0; at < tried.size(); ++at) {
        sums[at % moves.size()] += score(tried[at], seat);
      }
      for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
      sort_fully(order, [&](std::size_t a, std::size_t b) {
        return sums[a] != sums[b] ? sums[a] > sums[b] : a < b;
      });
      order.resize(order.size() / 2);
      std::vector<Move> left;
      std::vector<double> kept;
      for (const std::size_t i : order) {
        left.push_back(moves[i]);
        kept.push_back(sums[i]);
      }
      moves = std::move(left);
      sums = std::move(kept);
    }
    return moves.front();
  }

  // The best move is chosen by some samples and measured against the played one by others, so that
  // what it owes to luck in the first does not count.
  static Comparison compare(const View& view, Seat seat, const Move& played, const Effort& effort) {
    Random random(effort.seed);
    std::vector<Move> moves = K::candidates(K::imagine(view, seat, random), seat);
    if (std::ranges::find(moves, played) == moves.end()) moves.push_back(played);
    const Move best = best_of(std::move(moves), view, seat, effort);
    const std::vector<Move> two{best, played};
    const auto tried = try_out(view, seat, two, effort.seed, effort.samples, effort);
    PositionValue best_value;
    PositionValue played_value;
    for (std::size_t at = 0; at < tried.size(); at += 2) {
      best_value.samples.push_back(tried[at]);
      played_value.samples.push_back(tried[at + 1]);
    }
    const bool is_better = score(best_value.mean(), seat) > score(played_value.mean(), seat);
    const Estimate lost = difference(best_value, played_value);
    const auto index = static_cast<std::size_t>(index_of(seat));
    Comparison out;
    out.best = G::print_move(is_better ? best : played);
    out.line = {out.best};
    out.played_value = played_value.mean();
    out.best_value = is_better ? best_value.mean() : out.played_value;
    out.error = lost.error.points[index];
    out.chance_error = lost.error.chances[index];
    return out;
  }

  static void keep_best_reasons(std::vector<Reason>& reasons) {
    std::erase_if(reasons, [](const Reason& reason) { return reason.points <= 0; });
    sort_fully(reasons, [](const Reason& a, const Reason& b) {
      return a.points != b.points ? a.points > b.points : a.message.id < b.message.id;
    });
    if (reasons.size() > most_reasons) reasons.resize(most_reasons);
  }
};

}  // namespace twenties
