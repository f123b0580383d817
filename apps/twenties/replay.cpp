#include "core/replay.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <memory>

#include <nlohmann/json.hpp>
#include "base/text.hpp"
#include "games/registry.hpp"
#include "match/verification.hpp"
#include "terminal/board.hpp"
#include "terminal/screen.hpp"
#include "texts/words.hpp"
#include "twenties/commands.hpp"
#include "twenties/files.hpp"
#include "twenties/reader.hpp"
#include "twenties/replay_json.hpp"

namespace twenties {

namespace {

struct ReplayRequest {
  std::string file;
  bool json = false;
  bool legal = false;
  bool brief = false;
  int position = -1;  // after so many actions; -1: not asked for
};

int tell_error(const ReplayRequest& request, const RecordError& error) {
  if (request.json) {
    const nlohmann::ordered_json json{
        {"error",
         {{"line", error.line}, {"clause", error.clause}, {"reason", in_english(error.reason)}}}};
    fmt::print("{}\n", json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    std::fflush(stdout);
  }
  fmt::print(stderr, "replay: {}: {}\n", shown_file(request.file), say(error));
  return 1;
}

// Shows a game to a person, on a terminal one action at a time.
class Teller {
 public:
  Teller(const Replay& replay, bool brief)
      : brief_(brief), waits_(!brief && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) {
    style_ = output_style();
    style_.words = reader();
    scene_.names = replay.record().seats;
    for (int seat = static_cast<int>(scene_.names.size()); seat < replay.game().seats(); ++seat) {
      scene_.names.push_back(say("cli.seat", {{"n", seat + 1}}));
    }
    fmt::print("{} ({})\n", replay.game().info().title, replay.game().options());
    tell_comments(replay.record().comments, "");
  }

  // False if the reader quits.
  bool tell(const Step& step, const Game& game) {
    tell_comments(step.action.comments_above, "      ");
    fmt::print("{:>4}  {:<34} {}\n", step.number, print_action(step.action),
               join(game.scores(), " "));
    if (!step.action.comment.empty()) tell_comments({step.action.comment}, "      ");
    for (const Part& part : step.effect.parts) {
      const bool is_own = part.seat == step.action.seat;
      fmt::print("      {}\n", say(is_own ? "replay.part" : "replay.part-of-seat",
                                   {{"points", fmt::format("{:+}", part.points)},
                                    {"what", part.what},
                                    {"clause", std::string(part.clause)},
                                    {"n", number_of(part.seat)}}));
    }
    for (const Note& note : step.effect.notes) {
      if (!note.items.empty())
        fmt::print("      {}: {}\n", note.name,
                   join(note.items, " ", [](const Message& item) { return in_english(item); }));
    }
    if (step.action.kind == Action::Kind::move) scene_.last = step.data;
    if (brief_ || (step.action.kind != Action::Kind::move && !game.turn().is_over())) return true;
    scene_.turn = game.turn();
    fmt::print("\n{}\n", board_of(game.info()).draw(*game.view(viewer(step)), scene_, style_));
    return !waits_ || wait();
  }

  void finish(const Game& game, const Record& record) const {
    tell_comments(record.last_words, "");
    if (!game.turn().is_over()) {
      fmt::print("{}\n", say("replay.unfinished"));
      return;
    }
    const Ending ending = game.ending();
    fmt::print("{}\n", say("replay.over", {{"why", with_clause(ending.reason, ending.clause)}}));
    for (int seat = 0; seat < game.seats(); ++seat) {
      const auto index = static_cast<std::size_t>(seat);
      fmt::print("{}: {}{}\n", scene_.names[index], game.scores()[index],
                 game.winners().has(seat_at(seat)) ? cat("  ", say("replay.winner")) : "");
      for (const Part& part : game.explain_score(seat_at(seat))) {
        fmt::print("  {:>6}  {} ({})\n", part.points, say(part.what), part.clause);
      }
    }
  }

 private:
  // Control characters in a record must not reach the terminal.
  static void tell_comments(const std::vector<std::string>& comments, std::string_view indent) {
    for (const std::string& comment : comments) {
      std::string shown = comment;
      std::ranges::replace_if(
          shown, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, '?');
      fmt::print("{}# {}\n", indent, shown);
    }
  }

  // A finished game is shown to all; until then as the seat that has just moved.
  [[nodiscard]] static Seat viewer(const Step& step) { return step.action.seat; }

  static bool wait() {
    fmt::print("{}", say("replay.next"));
    std::fflush(stdout);
    int c = std::getchar();
    const bool stop = c == 'q' || c == EOF;
    while (c != '\n' && c != EOF) c = std::getchar();
    return !stop;
  }

  bool brief_;
  bool waits_;
  Style style_;
  Scene scene_;
};

// The position after so many actions, as one line.
int tell_position(const ReplayRequest& request, Replay& replay) {
  const int actions = static_cast<int>(replay.record().actions.size());
  if (request.position > actions) {
    return tell_error(request,
                      {.reason = Message("replay.no-such-action",
                                         {{"n", cat(request.position)}, {"actions", actions}})});
  }
  for (int done = 0; done < request.position; ++done) {
    if (const auto step = replay.step(); !step) return tell_error(request, step.error());
  }
  if (request.json) {
    fmt::print("{}\n", position_json(request.position, replay.game()));
  } else {
    fmt::print("{}\n", replay.game().position());
  }
  return 0;
}

int show(const ReplayRequest& request, Replay& replay) {
  const bool with_legal = request.legal || replay.game().info().lists_all_moves;
  std::optional<Teller> teller;
  if (!request.json) teller.emplace(replay, request.brief);
  while (true) {
    const auto legal =
        request.json && with_legal ? replay.legal_moves() : std::vector<std::string>();
    const auto step = replay.step();
    if (!step) return tell_error(request, step.error());
    if (!*step) break;
    const bool lists = with_legal && (*step)->action.kind == Action::Kind::move;
    if (request.json) {
      fmt::print("{}\n", step_json(**step, replay.game(), lists ? &legal : nullptr));
    } else if (!teller->tell(**step, replay.game())) {
      return 0;
    }
  }
  if (const auto checked = replay.check_result(); !checked) {
    return tell_error(request, checked.error());
  }
  if (request.json) {
    fmt::print("{}\n", result_json(replay.game(), replay.record()));
  } else {
    teller->finish(replay.game(), replay.record());
  }
  return 0;
}

int run_replay(const ReplayRequest& request) {
  const auto text = read_whole(request.file, longest_record);
  if (!text) return tell_error(request, {.line = 0, .reason = text.error().message});
  auto record = read_record(*text);
  if (!record) return tell_error(request, record.error());
  if (const auto headers = check_chance_headers(*record); !headers) {
    return tell_error(request, headers.error());
  }
  auto replay = Replay::open(all_games_and_null(), std::move(*record));
  if (!replay) return tell_error(request, replay.error());
  return request.position >= 0 ? tell_position(request, *replay) : show(request, *replay);
}

}  // namespace

void add_replay(CommandLine& line) {
  auto request = std::make_shared<ReplayRequest>();
  const Subcommand command = line.add_command("replay", "help.replay");
  command.add_option("FILE", request->file, "help.record").required();
  const CommandOption json = command.add_flag("--json", request->json, "help.replay-json");
  command.add_flag("--legal", request->legal, "help.replay-legal").needs(json);
  command.add_flag("--brief", request->brief, "help.replay-brief");
  command.add_option("--position", request->position, "help.replay-position").within(0, 1'000'000);
  command.runs([request] { return run_replay(*request); });
}

}  // namespace twenties
