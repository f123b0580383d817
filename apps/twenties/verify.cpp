#include <fmt/core.h>

#include <cstdio>
#include <memory>

#include <nlohmann/json.hpp>
#include "base/text.hpp"
#include "games/registry.hpp"
#include "match/verification.hpp"
#include "terminal/layout.hpp"
#include "terminal/screen.hpp"
#include "texts/words.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/files.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

using Json = nlohmann::ordered_json;

enum ExitCode : std::uint8_t { all_right = 0, found_wrong = 1, unreadable = 2, unverifiable = 3 };

struct VerifyRequest {
  std::string file;
  Noted noted;
  bool json = false;
};

void print_json(const Json& json) {
  fmt::print("{}\n", json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

int tell_unreadable(const VerifyRequest& request, const RecordError& error) {
  if (request.json) {
    print_json(
        {{"verdict", "unreadable"}, {"reason", in_english(error.reason)}, {"line", error.line}});
  }
  std::fflush(stdout);
  fmt::print(stderr, "verify: {}: {}\n", shown_file(request.file), say(error));
  return unreadable;
}

std::string_view verdict_name(Verification::Verdict verdict) {
  switch (verdict) {
    case Verification::Verdict::right:
      return "right";
    case Verification::Verdict::wrong:
      return "wrong";
    case Verification::Verdict::unverifiable:
      return "unverifiable";
  }
  return {};
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

Json as_json(const Verification& found) {
  Json out{{"verdict", verdict_name(found.verdict)}};
  const bool by_secret = found.source == Verification::Source::secret;
  if (found.source == Verification::Source::nothing) {
    out["source"] = nullptr;
  } else {
    out["source"] = by_secret ? "secret" : "seed";
  }
  if (found.fairness) {
    out["commitment"] = found.fairness->commitment;
    out["shares"] = found.fairness->shares;
  }
  out["draws"] = Json::object();
  for (const auto& [kind, count] : found.draws) out["draws"][kind] = count;
  if (found.verdict == Verification::Verdict::right) return out;
  out["reason"] = in_english(found.reason);
  out["line"] = found.line;
  if (const auto& wrong = found.wrong_draw) {
    out["wrong"] = {{"action", wrong->action},
                    {"line", wrong->line},
                    {"draw", wrong->draw},
                    {"said", wrong->said},
                    {"given", wrong->given}};
  }
  return out;
}

// "24 roll, 1 first"
std::string draws_text(const Verification& found) {
  if (found.draws.empty()) return say("verify-report.none");
  return join(found.draws, ", ",
              [](const auto& kind) { return cat(kind.second, " ", kind.first); });
}

void tell(const std::string& text) {
  fmt::print("{}", hanging(text, text_width(output_style()), "", ""));
}

std::string seat_name(const Record& record, std::size_t seat) {
  if (seat < record.seats.size()) return record.seats[seat];
  return say("table.seat", {{"n", static_cast<int>(seat) + 1}});
}

void tell_verdict(const Verification& found, const Record& record) {
  if (const auto& fairness = found.fairness) {
    fmt::print("{}\n", say("verify-report.commitment", {{"commitment", fairness->commitment}}));
    for (std::size_t seat = 0; seat < fairness->shares.size(); ++seat) {
      fmt::print("{}\n", say("verify-report.share", {{"who", seat_name(record, seat)},
                                                     {"share", fairness->shares[seat]}}));
    }
  }
  const bool compared = found.verdict != Verification::Verdict::unverifiable;
  fmt::print("{}\n", say(compared ? "verify-report.draws-right" : "verify-report.draws",
                         {{"draws", draws_text(found)}}));
  if (found.verdict != Verification::Verdict::right) return;
  if (found.source == Verification::Source::seed) return tell(say("verify-report.right-by-seed"));
  tell(say("verify-report.right-by-secret"));
  if (!record.position.empty()) tell(say("verify-report.from-position"));
}

int run_verify(const VerifyRequest& request) {
  const auto text = read_whole(request.file, longest_record);
  if (!text) return tell_unreadable(request, {.line = 0, .reason = text.error().message});
  const auto record = read_record(*text);
  if (!record) return tell_unreadable(request, record.error());
  const auto found = verify(all_games_and_null(), *record, request.noted);
  if (!found) return tell_unreadable(request, found.error());
  if (request.json) {
    print_json(as_json(*found));
  } else {
    tell_verdict(*found, *record);
  }
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
