#include <fmt/core.h>

#include <cstdio>
#include <memory>

#include "games/registry.hpp"
#include "reports/verification_report.hpp"
#include "terminal/screen.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/files.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

enum ExitCode : std::uint8_t { all_right = 0, found_wrong = 1, unreadable = 2, unverifiable = 3 };

struct VerifyRequest {
  std::string file;
  Noted noted;
  bool json = false;
};

int tell_unreadable(const VerifyRequest& request, const RecordError& error) {
  if (request.json) fmt::print("{}", unreadable_json(error));
  std::fflush(stdout);
  fmt::print(stderr, "verify: {}: {}\n", shown_file(request.file), say(error));
  return unreadable;
}

ExitCode code_of(Verification::Verdict verdict) {
  switch (verdict) {
    case Verification::Verdict::right:
      return all_right;
    case Verification::Verdict::wrong:
      return found_wrong;
    case Verification::Verdict::unverifiable:
      return unverifiable;
  }
  return found_wrong;
}

int run_verify(const VerifyRequest& request) {
  const auto text = read_whole(request.file, longest_record);
  if (!text) return tell_unreadable(request, {.line = 0, .reason = text.error().message});
  const auto record = read_record(*text);
  if (!record) return tell_unreadable(request, record.error());
  const auto found = verify(all_games_and_null(), *record, request.noted);
  if (!found) return tell_unreadable(request, found.error());
  fmt::print("{}", request.json
                       ? verification_json(*found)
                       : verification_text(*found, *record, text_width(output_style()), reader()));
  std::fflush(stdout);
  if (found->verdict != Verification::Verdict::right) {
    const RecordError error{found->line, {}, found->reason};
    const bool is_wrong = found->verdict == Verification::Verdict::wrong;
    tell_refusal("verify", Message(is_wrong ? "verify-report.wrong" : "verify-report.unverifiable",
                                   {{"file", shown_file(request.file)}, {"why", error.message()}}));
  }
  return code_of(found->verdict);
}

}  // namespace

void add_verify(CommandLine& line) {
  auto request = std::make_shared<VerifyRequest>();
  const Subcommand command = line.add_command("verify", "help.verify");
  command.add_option("RECORD", request->file, "help.record").required();
  command.add_option("--commitment", request->noted.commitment, "help.verify-commitment");
  command.add_option("--share", request->noted.share, "help.verify-share");
  command.add_flag("--json", request->json, "help.json");
  command.footer("help.verify-footer");
  command.runs([request] { return run_verify(*request); });
}

}  // namespace twenties
