#include "golden/playthrough.hpp"

#include "base/text.hpp"
#include "core/replay.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

// If the game has a time limit, it ends after this many actions.
constexpr int clock_runs_out = 45;

class Log {
 public:
  Log(const GameType& type, int rules, const std::string& options, std::uint64_t seed)
      : game_(*type.start(options, rules)), source_(seed) {
    write(cat(game_->info().title, ", ", game_->options()));
    write("");
  }

  std::string play() {
    while (!game_->turn().is_over()) {
      ++number_;
      if (game_->turn().is_chance()) {
        chance();
      } else {
        decision();
      }
      if (number_ == clock_runs_out && game_->time_up()) write("      ! time");
      if (number_ % 20 == 0) write(cat("     position  ", game_->position()));
    }
    result();
    return std::move(text_);
  }

 private:
  void write(const std::string& line) { text_ += line + '\n'; }

  std::string heading() const {
    std::string number = std::to_string(number_);
    return std::string(4 - std::min<std::size_t>(number.size(), 4), ' ') + number + "  ";
  }

  void chance() {
    const Action action{Action::Kind::chance, nobody, game_->draw(source_)};
    write(heading() + print_action(action));
    perform(*game_, action);
  }

  // If several seats may act, their order is random as well.
  void decision() {
    const SeatSet seats = game_->turn().seats;
    auto pass_over = source_.below(static_cast<std::uint64_t>(seats.size()));
    Seat seat = nobody;
    seats.for_each([&](Seat candidate) {
      if (pass_over-- == 0) seat = candidate;
    });
    const auto moves = game_->moves(seat);
    const std::string& move = moves[static_cast<std::size_t>(source_.below(moves.size()))];
    const Effect effect = game_->explain_move(seat, move);
    const Action action{Action::Kind::move, seat, move};
    write(cat(heading(), print_action(action), "   (", moves.size(), " legal)"));
    for (const Part& part : effect.parts) {
      write(cat("       seat ", number_of(part.seat), ' ', part.points < 0 ? "" : "+", part.points,
                "  ", in_english(part.what), " (", part.clause, ")"));
    }
    for (const Note& note : effect.notes) {
      if (!note.items.empty())
        write(cat("       ", note.name, ": ",
                  join(note.items, " ", [](const Message& item) { return in_english(item); })));
    }
    perform(*game_, action);
    write(cat("       scores ", join(game_->scores(), " ")));
  }

  void result() {
    const Ending ending = game_->ending();
    write(cat("\nend: ", in_english(ending.reason), " (", ending.clause, ")"));
    for (int seat = 0; seat < game_->seats(); ++seat) {
      const bool won = game_->winners().has(seat_at(seat));
      write(cat("seat ", seat + 1, ": ", game_->scores()[static_cast<std::size_t>(seat)],
                won ? ", winner" : ""));
      for (const Part& part : game_->explain_score(seat_at(seat))) {
        write(cat("       ", part.points, "  ", in_english(part.what), " (", part.clause, ")"));
      }
    }
    write(cat("position  ", game_->position()));
  }

  std::unique_ptr<Game> game_;
  SeededChance source_;
  int number_ = 0;
  std::string text_;
};

}  // namespace

std::string playthrough(const GameType& type, int rules, const std::string& options,
                        std::uint64_t seed) {
  return Log(type, rules, options, seed).play();
}

}  // namespace twenties
