#include "bots/arena/deal.hpp"

#include <utility>

#include "base/random.hpp"
#include "base/text.hpp"
#include "core/replay.hpp"

namespace twenties {

namespace {

// One game of a deal.
class Round {
 public:
  Round(const DealOrder& order, const Contestants& players, int rotation, Watch* watch)
      : order_(order),
        players_(players),
        rotation_(rotation),
        watch_(watch),
        game_(order.start->clone()) {}

  // False if the watch wanted to stop.
  bool play() {
    while (!game_->turn().is_over()) {
      if (watch_ != nullptr && watch_->wants_stop()) return false;
      const Turn turn = game_->turn();
      if (turn.is_chance()) {
        play_chance();
      } else if (!play_seat(turn.seats.lowest())) {
        return false;
      }
    }
    return true;
  }

  [[nodiscard]] GameResult result() const {
    return {game_->scores(), game_->winners(), forfeiter_, reason_};
  }

  [[nodiscard]] Record record() const {
    Record out;
    out.game = game_->info().id;
    out.rules_version = game_->rules_version();
    out.options = game_->options();
    const int seats = game_->seats();
    for (int seat = 0; seat < seats; ++seat) {
      out.seats.push_back(tidy_name(cat("bot ", player(seat_at(seat)).name)));
    }
    out.remarks.emplace_back("seed", std::to_string(order_.seed));
    if (forfeiter_ != nobody) {
      out.remarks.emplace_back("note", cat("seat ", number_of(forfeiter_), " forfeits: ", reason_));
    }
    const Scores scores = game_->scores();
    out.result = RecordedResult{{scores.begin(), scores.end()}, game_->winners()};
    out.actions = actions_;
    return out;
  }

 private:
  void perform_action(Action action) {
    perform(*game_, action);
    actions_.push_back(std::move(action));
  }

  void play_chance() {
    SeededChance source(draw_seed(order_.seed, draws_++));
    perform_action({Action::Kind::chance, nobody, game_->draw(source)});
  }

  bool play_seat(Seat seat) {
    std::string move = game_->forced_skip(seat);
    if (move.empty()) {
      Thought thought = ask(seat);
      // The answer of a stopped bot is meaningless.
      if (watch_ != nullptr && watch_->wants_stop()) return false;
      move = std::move(thought.move);
      if (Verdict verdict = game_->check(seat, move); !verdict) {
        forfeit(seat, thought.failure.empty() ? cat("played ", quote(move), ": ", verdict.brief())
                                              : std::move(thought.failure));
        return true;
      }
    }
    perform_action({Action::Kind::move, seat, std::move(move)});
    return true;
  }

  [[nodiscard]] Thought ask(Seat seat) const {
    const Contestant& asked = player(seat);
    const auto games = static_cast<std::uint64_t>(rotation_) + 1;
    const std::uint64_t seed = mix64(mix64(~order_.seed + games) ^ mix64(actions_.size()));
    return asked.bot->think({*game_->view(seat), seed, asked.limits, watch_});
  }

  void forfeit(Seat seat, std::string reason) {
    forfeiter_ = seat;
    reason_ = std::move(reason);
    perform_action({Action::Kind::resign, seat, {}});
  }

  [[nodiscard]] const Contestant& player(Seat seat) const {
    return players_[static_cast<std::size_t>(player_at(index_of(seat), rotation_, game_->seats()))];
  }

  const DealOrder& order_;
  const Contestants& players_;
  int rotation_;
  Watch* watch_;
  std::unique_ptr<Game> game_;
  std::vector<Action> actions_;
  std::uint64_t draws_ = 0;
  Seat forfeiter_ = nobody;
  std::string reason_;
};

}  // namespace

std::optional<DealResult> play_deal(const DealOrder& order, const Contestants& players,
                                    Watch* watch) {
  DealResult out;
  for (int rotation = 0; rotation < order.start->seats(); ++rotation) {
    Round round(order, players, rotation, watch);
    if (!round.play()) return std::nullopt;
    out.games.push_back(round.result());
    if (order.keeps_records) out.records.push_back(round.record());
  }
  return out;
}

}  // namespace twenties
