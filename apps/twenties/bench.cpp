#include <fmt/core.h>

#include <cstdio>
#include <memory>

#include "bots/signature.hpp"
#include "reports/speed.hpp"
#include "twenties/commands.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

int run_bench(bool json) {
  if (!json) fmt::print("{}\n", say("bench.heading", {{"runs", speed_runs}}));
  measure_speed([json](const Measure& measure) {
    fmt::print("{}", json ? json_of(measure) : text_of(measure, reader()));
    std::fflush(stdout);
  });
  return 0;
}

int tell_signature() {
  fmt::print("{:016x}\n", play_signature());
  return 0;
}

}  // namespace

void add_bench(CommandLine& line) {
  auto json = std::make_shared<bool>(false);
  auto signature = std::make_shared<bool>(false);
  const Subcommand command = line.add_command("bench", "help.bench");
  command.add_flag("--json", *json, "help.bench-json");
  command.add_flag("--signature", *signature, "help.bench-signature");
  command.runs([json, signature] { return *signature ? tell_signature() : run_bench(*json); });
}

}  // namespace twenties
