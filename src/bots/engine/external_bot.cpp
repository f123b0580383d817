#include "bots/engine/external_bot.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "bots/engine/protocol.hpp"
#include "games/registry.hpp"

namespace twenties {

namespace {

using Clock = Process::Clock;
using Event = Process::Reading::Event;
namespace protocol = engine_protocol;

constexpr int most_failed_starts = 3;
constexpr std::size_t most_output = std::size_t{4} << 20U;   // bytes for one question
constexpr int most_lists = 3;                                // of moves for one question
constexpr auto look_around = std::chrono::milliseconds(10);  // how often the watch is asked

std::string seconds_text(std::chrono::milliseconds time) {
  std::string out = std::to_string(time.count() / 1000);
  if (const auto rest = time.count() % 1000; rest != 0) {
    out += cat('.', std::to_string(1000 + rest).substr(1));
    while (out.ends_with('0')) out.pop_back();
  }
  return cat(out, " s");
}

// By how much the move improves the seat's own score, whether high or low scores win.
int points_gained(const Game& game, Seat seat, const std::string& move) {
  const std::unique_ptr<Game> after = game.clone();
  after->play(seat, move);
  const auto index = static_cast<std::size_t>(index_of(seat));
  const int change = after->scores()[index] - game.scores()[index];
  return game.info().lower_score_wins ? -change : change;
}

std::string list_of_moves(const Game& game, Seat seat) {
  const std::vector<std::string> moves = game.moves(seat);
  std::string out = cat("moves ", moves.size(), '\n');
  for (const std::string& move : moves) {
    out += cat("move ", points_gained(game, seat, move), ' ', move, '\n');
  }
  return out;
}

}  // namespace

// The dialogue with a running engine, and restarting it.
class ExternalBot::Dialogue {
 public:
  Dialogue(std::vector<std::string> command, EnginePatience patience)
      : command_(std::move(command)), patience_(patience) {}
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;
  ~Dialogue() {
    if (process_) process_->send("quit\n");
  }

  Thought ask(const Question& question) {
    Thought thought;
    const GameType* type = all_games_and_null().find(question.view.info().id);
    if (type == nullptr) return thought;
    if (std::string problem = start(); !problem.empty()) return failed(std::move(problem));
    const std::unique_ptr<Game> game = type->imagine(question.view, question.seed);
    lists_ = 0;
    pose(question, *type, *game);
    if (std::string problem = listen(question, *game, thought); !problem.empty()) {
      return failed(std::move(problem));
    }
    return thought;
  }

 private:
  Thought failed(std::string reason) {
    process_.reset();
    game_.clear();
    Thought thought;
    thought.failure = std::move(reason);
    return thought;
  }

  // What went wrong, or an empty text. A program that keeps failing before its greeting is given
  // up.
  std::string start() {
    if (process_) return {};
    if (failed_starts_ >= most_failed_starts) return last_problem_;
    last_problem_ = greet();
    failed_starts_ = last_problem_.empty() ? 0 : failed_starts_ + 1;
    return last_problem_;
  }

  std::string greet() {
    auto process = Process::start(command_);
    if (!process) return plain_text(process.error().message);
    process_ = std::move(*process);
    process_->send(cat(protocol::greeting, '\n'));
    const Process::Reading reading = process_->read_line(Clock::now() + patience_.hello);
    if (reading.event != Event::line) return problem_of(reading.event, patience_.hello);
    if (!reading.line.starts_with(protocol::greeting)) {
      return cat("began with ", quote(reading.line), " instead of ", quote(protocol::greeting));
    }
    return {};
  }

  void pose(const Question& question, const GameType& type, const Game& game) {
    const std::string announced = cat("game ", game.info().id, ' ', game.options(), '\n');
    if (std::exchange(game_, announced) != announced) process_->send(announced);
    process_->send(cat("position ", number_of(question.view.viewer()), ' ',
                       type.print_view(question.view), '\n'));
    process_->send(cat("scores ", join(game.scores(), " "), '\n'));
    process_->send(protocol::print_think({question.limits, question.seed}));
  }

  std::string listen(const Question& question, const Game& game, Thought& thought) {
    const auto time = question.limits.time.count() == 0 ? patience_.without_time
                                                        : question.limits.time + patience_.grace;
    auto deadline = Clock::now() + time;
    bool told_to_stop = false;
    std::size_t heard = 0;
    while (true) {
      if (!told_to_stop && question.watch != nullptr && question.watch->wants_stop()) {
        told_to_stop = true;
        process_->send("stop\n");
        deadline = std::min(deadline, Clock::now() + patience_.stop);
      }
      const Process::Reading reading =
          process_->read_line(std::min(deadline, Clock::now() + look_around));
      if (reading.event == Event::timeout && Clock::now() < deadline) continue;
      if (reading.event != Event::line) return problem_of(reading.event, time);
      heard += reading.line.size() + 1;
      if (heard > most_output || Clock::now() > deadline) {
        return problem_of(heard > most_output ? Event::flood : Event::timeout, time);
      }
      if (auto end = take(reading.line, question, game, thought)) return *end;
    }
  }

  // Nothing while the engine is thinking; at the end what went wrong, or an empty text.
  std::optional<std::string> take(const std::string& text, const Question& question,
                                  const Game& game, Thought& thought) {
    const auto [word, rest] = protocol::read_line(text);
    if (word == "bestmove") {
      thought.move = game.read_move(rest).value_or(std::string(rest));
      if (thought.move.empty()) return "gave no move";
      return std::string();
    }
    if (word == "moves") {
      if (++lists_ > most_lists) return "asks for the moves again and again";
      process_->send(list_of_moves(game, question.view.viewer()));
    } else if (word == "info") {
      protocol::read_info(rest, thought);
      if (question.watch != nullptr) question.watch->report({.nodes = thought.nodes, .stage = {}});
    } else if (word == "error") {
      return cat("gave up: ", quote(rest));
    } else if (!word.empty()) {
      return cat("said ", quote(text), ", which is no answer");
    }
    return std::nullopt;
  }

  std::string problem_of(Event event, std::chrono::milliseconds time) {
    switch (event) {
      case Event::closed:
        return process_->how_it_ended();
      case Event::flood:
        return "wrote too much";
      default:
        return cat("gave no answer within ", seconds_text(time));
    }
  }

  std::vector<std::string> command_;
  EnginePatience patience_;
  std::unique_ptr<Process> process_;
  std::string game_;  // the last one that was announced
  int lists_ = 0;     // that it was sent for the question
  int failed_starts_ = 0;
  std::string last_problem_;
};

ExternalBot::ExternalBot(std::vector<std::string> command, EnginePatience patience)
    : dialogue_(std::make_unique<Dialogue>(std::move(command), patience)) {}

ExternalBot::~ExternalBot() = default;

Thought ExternalBot::think(const Question& question) const {
  const std::scoped_lock lock(mutex_);
  return dialogue_->ask(question);
}

std::vector<std::string> command_words(std::string_view text) {
  std::vector<std::string> out;
  for (const std::string_view word : words(text)) out.emplace_back(word);
  return out;
}

}  // namespace twenties
