
#include <memory>
#include <random>
#include <string>

#include "client/wire_client.hpp"
#include "games/registry.hpp"
#include "rulebooks/rulebooks.hpp"
#include "terminal/online/visit.hpp"
#include "terminal/save_store.hpp"
#include "terminal/system_console.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"

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
  if (!address) return tell_refusal("join", address.error());
  SystemConsole console(colours_of(request), history_file(), reader());
  const TokenStore tokens(TokenStore::usual_folder().value_or(""));
  WireClient wire({address->host, address->port, tokens.load(*address),
                   [&console] { return console.is_stopped(); }});
  const OnlineWorld world{all_games(), &rulebook, &fresh_seed};
  const auto how = visit(console, wire, world, tokens, {*address, request.name, request.seat});
  if (!how) return tell_refusal("join", how.error());
  return console.request() == 0 ? 0 : 128 + console.request();
}

}  // namespace

void add_join(CommandLine& line) {
  auto request = std::make_shared<JoinRequest>();
  const Subcommand command = line.add_command("join", "help.join");
  command.add_option("URL", request->url, "help.join-url").required();
  command.add_option("-n,--name", request->name, "help.join-name");
  command.add_option("-s,--seat", request->seat, "help.join-seat").within(1, max_seats);
  const CommandOption plain = command.add_flag("--plain", request->plain, "help.plain");
  command.add_flag("--color,--colour", request->colour, "help.colour").excludes({plain});
  command.footer("help.join-footer");
  command.runs([request] { return join_table(*request); });
}

}  // namespace twenties
