#include <fmt/core.h>

#include <memory>
#include <random>
#include <string>

#include "games/registry.hpp"
#include "rulebooks/rulebooks.hpp"
#include "server/client/wire_client.hpp"
#include "terminal/online/visit.hpp"
#include "terminal/save_store.hpp"
#include "terminal/system_console.hpp"
#include "twenties/commands.hpp"

namespace twenties {

namespace {

struct JoinRequest {
  std::string url;
  std::string name;
  int seat = 0;
  bool plain = false;
  bool colour = false;
};

std::uint64_t fresh_seed() { return std::random_device{}(); }

int fail(std::string_view message) {
  fmt::print(stderr, "join: {}\n", message);
  return 1;
}

SystemConsole::Colours colours_of(const JoinRequest& request) {
  if (request.plain) return SystemConsole::Colours::never;
  return request.colour ? SystemConsole::Colours::always : SystemConsole::Colours::automatic;
}

// What was typed before, at any table.
std::filesystem::path history_file() {
  const auto folder = SaveStore::usual_folder();
  if (!folder || !make_folder(*folder)) return "/dev/null";
  return *folder / "history";
}

int join_table(const JoinRequest& request) {
  const auto address = read_server_address(request.url);
  if (!address) return fail(address.error().message);
  SystemConsole console(colours_of(request), history_file());
  const TokenStore tokens(TokenStore::usual_folder().value_or(""));
  WireClient wire({address->host, address->port, tokens.load(*address),
                   [&console] { return console.is_stopped(); }});
  const OnlineWorld world{all_games(), &rulebook, &fresh_seed};
  const auto how = visit(console, wire, world, tokens, {*address, request.name, request.seat});
  if (!how) return fail(how.error().message);
  return console.request() == 0 ? 0 : 128 + console.request();
}

}  // namespace

void add_join(CommandLine& line) {
  auto request = std::make_shared<JoinRequest>();
  const Subcommand command =
      line.add_command("join", "Play at an online table, from this terminal");
  command
      .add_option("URL", request->url,
                  "a table's link, as in http://HOST:PORT/t/TABLE; or http://HOST:PORT alone, to "
                  "choose a table or make one")
      .required();
  command.add_option("-n,--name", request->name, "what you are called there");
  command.add_option("-s,--seat", request->seat, "sit down at this seat without being asked")
      .within(1, max_seats);
  const CommandOption plain = command.add_flag("--plain", request->plain, "no colours");
  command.add_flag("--color,--colour", request->colour, "colours, also without a terminal")
      .excludes({plain});
  command.footer(
      "The commands are those of `play`; `help` lists them, with those that only an online table\n"
      "has. A lost connection is tried again, and nothing that was typed counts twice. The server\n"
      "knows you again by a token in $XDG_STATE_HOME/twenties/online.\n"
      "Exit codes: 0 after `quit` or the end of the input; 130 after Ctrl-C (128 and the number "
      "of\n"
      "the signal); 1 if the server or the table cannot be reached; 2 after a wrong command line.");
  command.runs([request] { return join_table(*request); });
}

}  // namespace twenties
