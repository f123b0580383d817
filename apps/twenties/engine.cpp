#include <cstdio>
#include <iostream>
#include <memory>
#include <string>

#include "bots/engine/server.hpp"
#include "twenties/commands.hpp"

namespace twenties {

namespace {

int run_engine(const std::string& level) {
  EngineServer server(level, [](const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
  });
  std::string line;
  while (std::getline(std::cin, line)) {
    if (!server.hear(line)) return 0;
  }
  server.finish();  // who closes the input still gets the answer that is due
  return 0;
}

}  // namespace

void add_engine(CommandLine& line) {
  auto level = std::make_shared<std::string>("master");
  const Subcommand command = line.add_command("engine", "help.engine");
  const auto names = level_names();
  command.add_option("--level", *level, "help.engine-level")
      .one_of({names.begin(), names.end()})
      .show_default();
  command.footer("help.engine-footer");
  command.runs([level] { return run_engine(*level); });
}

}  // namespace twenties
