#include "reports/verification_report.hpp"

#include <nlohmann/json.hpp>
#include <string_view>

#include "base/text.hpp"
#include "terminal/layout.hpp"

namespace twenties {

namespace {

using Json = nlohmann::ordered_json;

std::string line_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
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

// "24 roll, 1 first"
std::string draws_text(const Verification& found, const Words& words) {
  if (found.draws.empty()) return words.say("verify-report.none");
  return join(found.draws, ", ",
              [](const auto& kind) { return cat(kind.second, " ", kind.first); });
}

std::string seat_name(const Record& record, std::size_t seat, const Words& words) {
  if (seat < record.seats.size()) return record.seats[seat];
  return words.say("table.seat", {{"n", static_cast<int>(seat) + 1}});
}

std::string fairness_text(const Fairness& fairness, const Record& record, const Words& words) {
  std::string out =
      cat(words.say("verify-report.commitment", {{"commitment", fairness.commitment}}), "\n");
  for (std::size_t seat = 0; seat < fairness.shares.size(); ++seat) {
    out += cat(words.say("verify-report.share", {{"who", seat_name(record, seat, words)},
                                                 {"share", fairness.shares[seat]}}),
               "\n");
  }
  return out;
}

}  // namespace

std::string verification_text(const Verification& found, const Record& record, std::size_t width,
                              const Words& words) {
  std::string out;
  if (found.fairness) out += fairness_text(*found.fairness, record, words);
  const bool compared = found.verdict != Verification::Verdict::unverifiable;
  out += cat(words.say(compared ? "verify-report.draws-right" : "verify-report.draws",
                       {{"draws", draws_text(found, words)}}),
             "\n");
  if (found.verdict != Verification::Verdict::right) return out;
  if (found.source == Verification::Source::seed) {
    return out + hanging(words.say("verify-report.right-by-seed"), width, "", "");
  }
  out += hanging(words.say("verify-report.right-by-secret"), width, "", "");
  if (!record.position.empty()) {
    out += hanging(words.say("verify-report.from-position"), width, "", "");
  }
  return out;
}

std::string verification_json(const Verification& found) {
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
  if (found.verdict == Verification::Verdict::right) return line_of(out);
  out["reason"] = in_english(found.reason);
  out["line"] = found.line;
  if (const auto& wrong = found.wrong_draw) {
    out["wrong"] = {{"action", wrong->action},
                    {"line", wrong->line},
                    {"draw", wrong->draw},
                    {"said", wrong->said},
                    {"given", wrong->given}};
  }
  return line_of(out);
}

std::string unreadable_json(const RecordError& error) {
  return line_of(
      {{"verdict", "unreadable"}, {"reason", in_english(error.reason)}, {"line", error.line}});
}

}  // namespace twenties
