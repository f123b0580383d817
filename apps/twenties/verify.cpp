#include <fmt/core.h>

#include <cstdio>
#include <memory>

#include <nlohmann/json.hpp>
#include "base/text.hpp"
#include "games/registry.hpp"
#include "match/verification.hpp"
#include "texts/words.hpp"
#include "twenties/commands.hpp"
#include "twenties/files.hpp"

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
  fmt::print(stderr, "verify: {}: {}\n", request.file == "-" ? "standard input" : request.file,
             in_english(error.message()));
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
  if (found.draws.empty()) return "none";
  return join(found.draws, ", ",
              [](const auto& kind) { return cat(kind.second, " ", kind.first); });
}

void tell_verdict(const Verification& found, const Record& record) {
  if (const auto& fairness = found.fairness) {
    fmt::print("Commitment: {}\n", fairness->commitment);
    for (std::size_t seat = 0; seat < fairness->shares.size(); ++seat) {
      const bool named = seat < record.seats.size();
      fmt::print("Share of {}: {}\n", named ? record.seats[seat] : cat("seat ", seat + 1),
                 fairness->shares[seat]);
    }
  }
  const bool compared = found.verdict != Verification::Verdict::unverifiable;
  fmt::print("Draws {}: {}\n", compared ? "found right" : "in the record", draws_text(found));
  if (found.verdict != Verification::Verdict::right) return;
  if (found.source == Verification::Source::seed) {
    fmt::print(
        "Right: every draw comes from the seed. A seed makes a game repeatable; it proves nothing\n"
        "about how the seed was chosen.\n");
    return;
  }
  fmt::print(
      "Right: the secret fits the commitment, and every draw comes from the secret and the "
      "shares.\n"
      "It is proof for you if the commitment was shown to you before the game, and one of the\n"
      "shares is your own (--commitment and --share compare them).\n");
  if (!record.position.empty()) {
    fmt::print("The game began from a position; what came before it is not in the record.\n");
  }
}

int run_verify(const VerifyRequest& request) {
  const auto text = read_whole(request.file, longest_record);
  if (!text) return tell_unreadable(request, {.line = 0, .reason = said(text.error().message)});
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
    fmt::print(stderr, "verify: {}: {}: {}\n",
               request.file == "-" ? "standard input" : request.file, verdict_name(found->verdict),
               in_english(error.message()));
  }
  return code_of(found->verdict);
}

}  // namespace

void add_verify(CommandLine& line) {
  auto request = std::make_shared<VerifyRequest>();
  const Subcommand command = line.add_command(
      "verify", "Check that every tile and die of a record comes from its secret and shares");
  command.add_option("RECORD", request->file, "the record, or - for standard input").required();
  command.add_option("--commitment", request->noted.commitment,
                     "the commitment that you noted before the game");
  command.add_option("--share", request->noted.share, "the share that you gave");
  command.add_flag("--json", request->json, "one JSON object");
  command.footer(
      "Exit codes: 0 all is right; 1 something is wrong, and it says what; 2 the record cannot be\n"
      "read (also after a wrong command line); 3 the record does not tell where its chance came\n"
      "from, or not yet.");
  command.runs([request] { return run_verify(*request); });
}

}  // namespace twenties
