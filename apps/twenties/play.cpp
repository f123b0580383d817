#include "twenties/play.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <string>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "rulebooks/rulebooks.hpp"
#include "terminal/menu.hpp"
#include "terminal/seating.hpp"
#include "terminal/session.hpp"
#include "terminal/system_console.hpp"

namespace twenties {

namespace {

struct PlayRequest {
  std::string game;
  std::string options;
  std::string seats;
  std::string seed;
  std::string share;
  std::string file;
  bool no_confirm = false;
  bool plain = false;
  bool colour = false;
};

int fail(std::string_view message) {
  fmt::print(stderr, "play: {}\n", message);
  return 1;
}

// The program's end of the table: screen, saved games, and what a session needs.
class House {
 public:
  explicit House(const PlayRequest& request)
      : store_(SaveStore::usual_folder().value_or("")),
        console_(colours_of(request), history_file()),
        world_{all_games(), store_, &rulebook, &Table::open_fairly, !request.no_confirm} {}

  Console& console() { return console_; }
  SaveStore& store() { return store_; }
  const World& world() const { return world_; }
  [[nodiscard]] int exit_code() const {
    return console_.request() == 0 ? 0 : 128 + console_.request();
  }

 private:
  static SystemConsole::Colours colours_of(const PlayRequest& request) {
    if (request.plain) return SystemConsole::Colours::never;
    return request.colour ? SystemConsole::Colours::always : SystemConsole::Colours::automatic;
  }
  std::filesystem::path history_file() {
    const bool opened = store_.open().has_value();
    return opened ? store_.folder() / "history" : std::filesystem::path("/dev/null");
  }

  SaveStore store_;
  SystemConsole console_;
  World world_;
};

// From the seed that is asked for, or from a fresh secret.
Result<TableChance> make_chance(const PlayRequest& request, const std::vector<Sitter>& sitters) {
  if (!request.seed.empty()) {
    if (const auto seed = read_seed(request.seed)) return TableChance::from_seed(*seed);
    return failure(cat("a seed is a whole number from 0, not ", quote(request.seed)));
  }
  std::vector<std::string> shares = fresh_shares(sitters);
  if (!request.share.empty()) {
    const auto person = std::ranges::find_if(sitters, &Sitter::is_person);
    if (person == sitters.end()) return failure("a share is a person's, and only bots play");
    shares[static_cast<std::size_t>(person - sitters.begin())] = request.share;
  }
  return TableChance::from_fairness(make_fairness(std::move(shares)));
}

Result<KeptTable> open_table(const PlayRequest& request, const World& world) {
  if (!request.file.empty()) {
    return load_game(world.registry, find_save(world.store, request.file));
  }
  const auto type = world.registry.require(request.game);
  if (!type) return failure(type.error().message);
  auto seating = settle(**type, request.options, request.seats);
  if (!seating) return failure(seating.error().message);
  auto chance = make_chance(request, seating->sitters);
  if (!chance) return failure(chance.error().message);
  auto table =
      Table::open(**type, seating->options, std::move(seating->sitters), std::move(*chance));
  if (!table) return failure(table.error().message);
  return KeptTable{std::move(*table), {}};
}

int play(const PlayRequest& request) {
  House house(request);
  if (request.game.empty() && request.file.empty()) {
    if (!request.options.empty() || !request.seats.empty() || !request.seed.empty() ||
        !request.share.empty()) {
      return fail("which game? Name it before its options; \"twenties games\" lists them");
    }
    Menu(house.console(), house.world()).run();
    return house.exit_code();
  }
  auto table = open_table(request, house.world());
  if (!table) return fail(table.error().message);
  Keeper(house.console(), house.store(), house.world().registry).make_room();
  Session(house.console(), house.world(), std::move(*table)).run();
  return house.exit_code();
}

}  // namespace

void add_play(CommandLine& line) {
  auto request = std::make_shared<PlayRequest>();
  const Subcommand command = line.add_command("play", "Play a game at this terminal");
  const CommandOption game = command.add_option(
      "GAME", request->game, "the game, by id or short name; without it the menu opens");
  const CommandOption options =
      command.add_option("-o,--options", request->options,
                         "options as in \"players=3\"; \"twenties games\" lists them");
  const CommandOption seats =
      command.add_option("-s,--seats", request->seats,
                         "who sits where, as in me,sharp or Ann,Ben,gentle; the rest is steady");
  const CommandOption seed =
      command.add_option("--seed", request->seed,
                         "a number that decides all tiles and dice: repeatable, but no "
                         "proof that they are fair");
  const CommandOption share =
      command
          .add_option(
              "--share", request->share,
              "what the first person adds to the chance of the game, instead of a random share")
          .excludes({seed});
  command.add_option("-l,--load", request->file, "go on with a saved game")
      .excludes({game, options, seats, seed, share});
  command.add_flag("--no-confirm", request->no_confirm,
                   "placed tiles do not wait for confirmation");
  const CommandOption plain = command.add_flag("--plain", request->plain, "no colours");
  command.add_flag("--color,--colour", request->colour, "colours, also without a terminal")
      .excludes({plain});
  command.footer(
      "Ctrl-C, a closed window and the end of the input lose nothing: the game is kept and\n"
      "offered at the next start.\n"
      "Exit codes: 0 after a game, `quit` or the end of the input; 130 after Ctrl-C (128 and the\n"
      "number of the signal); 1 after an error; 2 after a wrong command line.");
  command.runs([request] { return play(*request); });
}

int run_menu() { return play({}); }

}  // namespace twenties
