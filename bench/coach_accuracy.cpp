// How far the coach can be trusted (docs/coach.md), on games of bots against themselves:
//
//   coach_accuracy luck GAME GAMES       the mean luck of a draw for its owner; steady plays
//   coach_accuracy loss GAME GAMES       losses by the usual samples against ten times as many
//   coach_accuracy players GAME GAMES    the mean loss of each level
//   coach_accuracy blunders GAME GAMES   planted blunders that are found to be the costliest
//   decision

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "bots/arena/sample.hpp"
#include "bots/bot.hpp"
#include "bots/coach/review.hpp"
#include "games/registry.hpp"

namespace twenties {
namespace {

constexpr std::chrono::milliseconds time_of_master{50};

struct Played {
  Record record;
  std::vector<std::unique_ptr<Game>> positions;  // before each action, and after the last one
};

Played play(const GameType& type, const Player& player, std::uint64_t seed) {
  Played out;
  out.record.game = std::string(type.info().id);
  out.record.rules_version = type.info().rules_version;
  auto game = *type.start("players=2", out.record.rules_version);
  out.record.options = game->options();
  SeededChance chance(seed);
  Limits limits = player.level->limits;
  if (limits.time.count() > 0) limits.time = time_of_master;
  while (!game->turn().is_over()) {
    out.positions.push_back(game->clone());
    Action action;
    if (game->turn().is_chance()) {
      action = {.kind = Action::Kind::chance, .text = game->draw(chance)};
    } else {
      const Seat seat = game->turn().seats.lowest();
      const std::uint64_t own = mix64(seed ^ mix64(out.positions.size()));
      action = {.seat = seat,
                .text = player.bot->think({*game->view(seat), own, limits, nullptr}).move};
    }
    const Verdict verdict = action.kind == Action::Kind::chance
                                ? game->play_chance(action.text)
                                : game->play(action.seat, action.text);
    if (!verdict) std::abort();
    out.record.actions.push_back(std::move(action));
  }
  out.positions.push_back(game->clone());
  return out;
}

bool has_a_choice(const Played& played, std::size_t at) {
  const Action& action = played.record.actions[at];
  return action.kind == Action::Kind::move && played.positions[at]->moves(action.seat).size() > 1;
}

struct Task {
  const GameType& type;
  const Judge& judge;
  int games;
};

double own(const std::array<double, max_seats>& by_seat, Seat seat) {
  return by_seat[static_cast<std::size_t>(index_of(seat))];
}

// The games are independent of each other, and the draws of one are not.
void measure_luck(const Task& task) {
  const Player steady = *make_player(task.type.info(), "steady");
  Sample points;
  Sample chances;
  std::size_t draws = 0;
  for (int at = 0; at < task.games; ++at) {
    const Played played = play(task.type, steady, mix64(static_cast<std::uint64_t>(at)));
    double luck = 0;
    double chance = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < played.record.actions.size(); ++i) {
      if (played.record.actions[i].kind != Action::Kind::chance) continue;
      const Seat owner = task.judge.owner_of_chance(*played.positions[i]);
      const Estimate found = task.judge.luck(
          *played.positions[i], *played.positions[i + 1],
          {.samples = task.judge.usual_samples(), .seed = played.positions.back()->hash()});
      luck += own(found.mean.points, owner);
      chance += own(found.mean.chances, owner);
      ++count;
    }
    points.add(luck / static_cast<double>(count));
    chances.add(chance / static_cast<double>(count));
    draws += count;
  }
  fmt::print("{} games, {} draws: {:+.3f} +- {:.3f} points, {:+.5f} +- {:.5f} of the chance\n",
             task.games, draws, points.mean(), std::sqrt(points.variance() / task.games),
             chances.mean(), std::sqrt(chances.variance() / task.games));
}

double lost(const Comparison& choice, Seat seat) {
  return own(choice.best_value.points, seat) - own(choice.played_value.points, seat);
}

void measure_loss(const Task& task) {
  const Player steady = *make_player(task.type.info(), "steady");
  constexpr std::size_t one_in = 9;  // decisions
  Sample off;
  int within = 0;
  int exact = 0;
  for (int at = 0; at < task.games; ++at) {
    const Played played = play(task.type, steady, mix64(static_cast<std::uint64_t>(at) + 1000));
    for (std::size_t i = static_cast<std::size_t>(at) % one_in; i < played.record.actions.size();
         i += one_in) {
      if (!has_a_choice(played, i)) continue;
      const Action& action = played.record.actions[i];
      const auto judged = [&](std::size_t factor) {
        return task.judge.judge(*played.positions[i], action.seat, action.text,
                                {.samples = factor * task.judge.usual_samples(),
                                 .seed = mix64(played.positions[i]->hash() + factor)});
      };
      const Comparison usual = judged(1);
      const Comparison finer = judged(10);
      exact += usual.exact ? 1 : 0;
      if (usual.exact) continue;
      const double difference = lost(usual, action.seat) - lost(finer, action.seat);
      off.add(difference);
      within += std::abs(difference) <= 2 * std::hypot(usual.error, finer.error) + 1e-9 ? 1 : 0;
    }
  }
  const auto count = static_cast<double>(off.count());
  fmt::print(
      "{} positions, {} more are exact: bias {:+.2f} +- {:.2f} points, {:.0f} % within two "
      "errors\n",
      off.count(), exact, off.mean(), std::sqrt(off.variance() / count), 100 * within / count);
}

void measure_players(const Task& task) {
  for (const std::string_view level : level_names().first(4)) {
    const Player player = *make_player(task.type.info(), level);
    Sample points;
    Sample chances;
    for (int at = 0; at < task.games; ++at) {
      const Played played = play(task.type, player, mix64(static_cast<std::uint64_t>(at) + 2000));
      double sum = 0;
      double chance = 0;
      int decisions = 0;
      for (std::size_t i = 0; i < played.record.actions.size(); ++i) {
        if (!has_a_choice(played, i)) continue;
        const Action& action = played.record.actions[i];
        const Comparison choice = task.judge.judge(
            *played.positions[i], action.seat, action.text,
            {.samples = task.judge.usual_samples(), .seed = played.positions[i]->hash()});
        sum += std::max(0.0, lost(choice, action.seat));
        chance += std::max(0.0, own(choice.best_value.chances, action.seat) -
                                    own(choice.played_value.chances, action.seat));
        ++decisions;
      }
      points.add(sum / decisions);
      chances.add(chance / decisions);
    }
    fmt::print("{:<8} {} games: {:.2f} +- {:.2f} points, {:.4f} +- {:.4f} of the chance\n", level,
               task.games, points.mean(), std::sqrt(points.variance() / task.games), chances.mean(),
               std::sqrt(chances.variance() / task.games));
  }
}

// A decision of a game of master is replaced by a move that loses much, and the game goes on as the
// quick player would let it: only the decisions up to there are compared.
void measure_blunders(const Task& task) {
  const Player master = *make_player(task.type.info(), "master");
  int planted = 0;
  int found = 0;
  for (int at = 0; planted < task.games && at < 20 * task.games; ++at) {
    Played played = play(task.type, master, mix64(static_cast<std::uint64_t>(at) + 3000));
    Random random(static_cast<std::uint64_t>(at));
    const auto place = static_cast<std::size_t>(random.below(played.record.actions.size()));
    if (!has_a_choice(played, place)) continue;
    const Seat seat = played.record.actions[place].seat;
    const auto moves = played.positions[place]->moves(seat);
    const std::string move = moves[static_cast<std::size_t>(random.below(moves.size()))];
    const Comparison truth = task.judge.judge(
        *played.positions[place], seat, move,
        {.samples = 8 * task.judge.usual_samples(), .seed = static_cast<std::uint64_t>(at)});
    const double chance =
        own(truth.best_value.chances, seat) - own(truth.played_value.chances, seat);
    if (lost(truth, seat) < 30 && chance < 0.2) continue;
    ++planted;
    played.record.actions[place].text = move;
    played.record.actions.resize(place + 1);
    auto review = Review::open(all_games(), played.record, {});
    while (review && !review->is_complete() && review->advance()) {
    }
    const std::vector<Decision> costliest = review->costliest(1);
    found += !costliest.empty() && costliest[0].number == static_cast<int>(place) + 1 ? 1 : 0;
  }
  fmt::print("{} blunders, {} found to be the costliest decision\n", planted, found);
}

int run(const std::vector<std::string>& words) {
  if (words.size() != 3) return 2;
  const auto type = all_games().require(words[1]);
  if (!type) return 2;
  const Task task{**type, *judge_for((*type)->info()), std::atoi(words[2].c_str())};
  if (words[0] == "luck") measure_luck(task);
  if (words[0] == "loss") measure_loss(task);
  if (words[0] == "players") measure_players(task);
  if (words[0] == "blunders") measure_blunders(task);
  return 0;
}

}  // namespace
}  // namespace twenties

int main(int count, char** words) {
  return twenties::run(std::vector<std::string>(words + 1, words + count));
}
