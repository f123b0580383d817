#include "twenties/play.hpp"

#include <algorithm>
#include <memory>
#include <string>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "rulebooks/rulebooks.hpp"
#include "terminal/local_session.hpp"
#include "terminal/menu.hpp"
#include "terminal/seating.hpp"
#include "terminal/system_console.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"

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

// The program's end of the table: screen, saved games, and what a session needs.
class House {
 public:
  explicit House(const PlayRequest& request)
      : store_(SaveStore::usual_folder().value_or("")),
        console_(colours_of(request), history_file(), reader()),
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
    return failure(Message("play.bad-seed", {{"seed", quote(request.seed)}}));
  }
  std::vector<std::string> shares = fresh_shares(seats_of(sitters));
  if (!request.share.empty()) {
    const auto person = std::ranges::find_if(sitters, &Sitter::is_person);
    if (person == sitters.end()) return failure(Message("play.share-without-person"));
    shares[static_cast<std::size_t>(person - sitters.begin())] = request.share;
  }
  return TableChance::from_fairness(make_fairness(std::move(shares)));
}

Result<SavedTable> open_table(const PlayRequest& request, const World& world) {
  if (!request.file.empty()) {
    return load_game(world.registry, find_save(world.store, request.file));
  }
  const auto type = world.registry.require(request.game);
  if (!type) return tl::unexpected(type.error());
  auto seating = complete(**type, request.options, request.seats);
  if (!seating) return tl::unexpected(seating.error());
  auto chance = make_chance(request, seating->sitters);
  if (!chance) return tl::unexpected(chance.error());
  auto table =
      Table::open(**type, seating->options, seats_of(seating->sitters), std::move(*chance));
  if (!table) return tl::unexpected(table.error());
  return SavedTable{std::move(*table), {}, engines_of(seating->sitters)};
}

int play(const PlayRequest& request) {
  House house(request);
  if (request.game.empty() && request.file.empty()) {
    if (!request.options.empty() || !request.seats.empty() || !request.seed.empty() ||
        !request.share.empty()) {
      return tell_refusal("play", Message("play.which-game"));
    }
    Menu(house.console(), house.world()).run();
    return house.exit_code();
  }
  auto table = open_table(request, house.world());
  if (!table) return tell_refusal("play", table.error());
  Keeper(house.console(), house.store(), house.world().registry).make_room();
  LocalSession(house.console(), house.world(), std::move(*table)).run();
  return house.exit_code();
}

}  // namespace

void add_play(CommandLine& line) {
  auto request = std::make_shared<PlayRequest>();
  const Subcommand command = line.add_command("play", "help.play");
  const CommandOption game = command.add_option("GAME", request->game, "help.play-game");
  const CommandOption options =
      command.add_option("-o,--options", request->options, "help.play-options");
  const CommandOption seats = command.add_option("-s,--seats", request->seats, "help.play-seats");
  const CommandOption seed = command.add_option("--seed", request->seed, "help.play-seed");
  const CommandOption share =
      command.add_option("--share", request->share, "help.play-share").excludes({seed});
  command.add_option("-l,--load", request->file, "help.play-load")
      .excludes({game, options, seats, seed, share});
  command.add_flag("--no-confirm", request->no_confirm, "help.play-no-confirm");
  const CommandOption plain = command.add_flag("--plain", request->plain, "help.plain");
  command.add_flag("--color,--colour", request->colour, "help.colour").excludes({plain});
  command.footer("help.play-footer");
  command.runs([request] { return play(*request); });
}

int run_menu() { return play({}); }

}  // namespace twenties
