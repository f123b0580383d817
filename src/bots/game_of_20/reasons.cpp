#include "bots/game_of_20/reasons.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/game_of_20/draft.hpp"

namespace twenties::game_of_20 {

namespace {

// A square more or less, in points: about what it is worth to those who learnt from many games.
constexpr double worth_of_square = 2;

State after(State state, const Move& move) {
  GameOf20::apply(state, seat_of(state, state.to_move), move);
  return state;
}

std::vector<Reason> why_pick(const State& state, const Move& best, const Move& played) {
  const int gain = worth_of_pick(state, best) - worth_of_pick(state, played);
  const auto points = static_cast<int>(std::lround(gain / 100.0));
  return {{Message("game-of-20-reasons.takes", {{"points", points}}), static_cast<double>(points)}};
}

Reason say(const char* id, int best, int played, double points) {
  return {Message(id, {{"best", best}, {"played", played}}), points};
}

}  // namespace

PlaceTerms terms_of(const State& state, const Move& move) {
  const std::size_t own = state.to_move;
  const std::size_t other = own ^ 1U;
  const State next = after(state, move);
  PlaceTerms out{.tile = move.tile,
                 .own_squares = std::popcount(next.playable(own)),
                 .other_squares = std::popcount(next.playable(other))};
  for_each_bit(next.playable(other), [&](int square) {
    out.others_tile = std::max(out.others_tile, next.fitting_tile(other, square));
  });
  return out;
}

int worth_of_pick(const State& state, const Move& pick) {
  static const DraftJudge judge;
  const State next = after(state, pick);
  if (next.stage == Stage::draft) return -judge.value(next);
  return state.to_move == 0 ? judge.result(next) : -judge.result(next);
}

std::vector<Reason> reasons(const State& state, const Move& best, const Move& played) {
  if (state.stage == Stage::draft) {
    return state.is_solo() ? std::vector<Reason>{} : why_pick(state, best, played);
  }
  const PlaceTerms better = terms_of(state, best);
  const PlaceTerms other = terms_of(state, played);
  std::vector<Reason> out{
      say("game-of-20-reasons.places", better.tile, other.tile, better.tile - other.tile),
      say("game-of-20-reasons.keeps", better.own_squares, other.own_squares,
          worth_of_square * (better.own_squares - other.own_squares))};
  if (state.is_solo()) return out;
  out.push_back(say("game-of-20-reasons.leaves", better.others_tile, other.others_tile,
                    other.others_tile - better.others_tile));
  out.push_back(say("game-of-20-reasons.blocks", better.other_squares, other.other_squares,
                    worth_of_square * (other.other_squares - better.other_squares)));
  return out;
}

}  // namespace twenties::game_of_20
