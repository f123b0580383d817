#include "bots/arena/standings.hpp"

#include "bots/evaluation.hpp"

namespace twenties {

namespace {

void count_game(Standing& standing, const GameResult& game, Seat seat) {
  if (!game.winners.has(seat)) {
    ++standing.losses;
  } else {
    ++(game.winners.size() == 1 ? standing.wins : standing.draws);
  }
  if (game.forfeiter == seat) ++standing.forfeits[game.reason];
}

}  // namespace

void Standings::add(const DealResult& deal) {
  ++deals_;
  for (std::size_t player = 0; player < players_.size(); ++player) {
    add_player(deal, static_cast<int>(player));
  }
}

void Standings::add_player(const DealResult& deal, int player) {
  Standing& standing = players_[static_cast<std::size_t>(player)];
  double share = 0;
  double points = 0;
  double margin = 0;
  for (std::size_t rotation = 0; rotation < deal.games.size(); ++rotation) {
    const GameResult& game = deal.games[rotation];
    const int seat = seat_of(player, static_cast<int>(rotation), static_cast<int>(players_.size()));
    const auto index = static_cast<std::size_t>(seat);
    const auto outcome = [&](Evaluation::Unit unit) {
      return outcome_of(unit, game.scores, game.winners, lower_score_wins_).values[index];
    };
    share += outcome(Evaluation::Unit::wins);
    points += game.scores[index];
    margin += outcome(Evaluation::Unit::points);
    count_game(standing, game, seat_at(seat));
  }
  const auto games = static_cast<double>(deal.games.size());
  standing.share.add(share / games);
  standing.points.add(points / games);
  standing.margin.add(margin / games);
}

}  // namespace twenties
