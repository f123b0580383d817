#include "bots/sums_of_20/reasons.hpp"

#include <algorithm>
#include <cmath>

#include "bots/sums_of_20/judge.hpp"
#include "core/draws.hpp"
#include "core/square.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

State after(const View& view, const Move& move) {
  Random random(0);
  State state = SumsOf20::imagine(view, random);
  SumsOf20::apply(state, seat_at(view.to_move), move);
  return state;
}

int whole(int in_tenths) { return static_cast<int>(std::lround(in_tenths / 10.0)); }

Counts kept_tiles(const View& view, const Move& move) {
  Counts out = view.racks[view.to_move];
  for (std::size_t i = 0; i < move.count; ++i) --out[kind_of(move.tiles[i])];
  return out;
}

Value place_of(const TurnTerms& terms) {
  if (!terms.replied || terms.replied->act > Act::down) return Value("none");
  return Value::square(square_name(terms.replied->place, side));
}

}  // namespace

TurnTerms terms_of(const View& view, const Move& move) {
  const State state = after(view, move);
  const std::size_t seat = view.to_move;
  TurnTerms out;
  out.points = SumsOf20::scores(state)[seat] - SumsOf20::scores(view)[seat];
  if (move.act != Act::pass) {
    out.kept = RackChoices(view.racks[seat], view.pool_size).kept_after(move);
  }
  if (state.finish != Finish::none) return out;
  const std::size_t next = (seat + 1) % view.players;
  const JudgedMove reply =
      judged_turn(state.board, state.racks[next], std::max(0, tiles_in(state.pool) - move.count));
  out.reply = reply.points;
  out.replied = reply.move;
  return out;
}

std::vector<Reason> reasons(const View& view, const Move& best, const Move& played) {
  const TurnTerms better = terms_of(view, best);
  const TurnTerms other = terms_of(view, played);
  std::vector<Reason> out;
  out.push_back(
      {Message("sums-of-20-reasons.scores", {{"best", better.points}, {"played", other.points}}),
       static_cast<double>(better.points - other.points)});
  out.push_back({Message("sums-of-20-reasons.leaves", {{"best", better.reply},
                                                       {"at", place_of(better)},
                                                       {"played", other.reply},
                                                       {"there", place_of(other)}}),
                 static_cast<double>(other.reply - better.reply) / (view.players - 1)});
  out.push_back({Message("sums-of-20-reasons.keeps",
                         {{"tiles", Value::tile(print_tiles(kept_tiles(view, best)))},
                          {"others", Value::tile(print_tiles(kept_tiles(view, played)))},
                          {"points", whole(better.kept - other.kept)}}),
                 static_cast<double>(whole(better.kept - other.kept))});
  return out;
}

}  // namespace twenties::sums_of_20
