#include "reports/game_of_20/proof_check.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "base/bits.hpp"
#include "base/text.hpp"
#include "reports/numbers.hpp"
#include "terminal/layout.hpp"

namespace twenties::game_of_20 {

namespace {

using check::DraftTiles;
using Json = nlohmann::ordered_json;

std::string_view name_of(check::Claim claim) {
  switch (claim) {
    case check::Claim::wins:
      return "first-wins";
    case check::Claim::does_not_lose:
      return "first-does-not-lose";
    case check::Claim::does_not_win:
      return "first-does-not-win";
    case check::Claim::loses:
      return "first-loses";
  }
  return {};
}

std::vector<int> tiles_of(DraftTiles pick) {
  std::vector<int> out;
  for_each_bit(pick, [&](int bit) { out.push_back(bit + lowest_drafted); });
  return out;
}

// "20", "3 7"
std::string text_of(DraftTiles pick) {
  return join(tiles_of(pick), " ", [](int tile) { return cat(tile); });
}

std::string text_of(const std::vector<DraftTiles>& picks) {
  return join(picks, ", ", [](DraftTiles pick) { return text_of(pick); });
}

bool is_of_first(check::Claim claim) {
  return claim == check::Claim::wins || claim == check::Claim::does_not_lose;
}

Json json_of(const std::vector<DraftTiles>& picks) {
  Json out = Json::array();
  for (const DraftTiles pick : picks) out.push_back(tiles_of(pick));
  return out;
}

Json json_of(const CentreReport& report) {
  Json out{{"centre", report.centre}, {"answers", report.answers}, {"deals", report.deals}};
  out["claims"] = Json::array();
  for (const auto& [claim, strategy] : report.claims) {
    out["claims"].push_back({{"claim", name_of(claim)},
                             {"needs", strategy.ends},
                             {"picks", json_of(strategy.beginnings)},
                             {"line", json_of(strategy.line)}});
  }
  return out;
}

Json json_of(const SampleReport& report) {
  Json wrong = Json::array();
  for (const Answer& answer : report.result.wrong) wrong.push_back(print_answer(answer));
  return {{"asked", report.asked},
          {"of", report.of},
          {"seed", report.seed},
          {"proved", report.result.right},
          {"wrong", wrong},
          {"interrupted", report.result.was_stopped},
          {"excluded", check::share_excluded(report.result.right)},
          {"nodes", report.nodes},
          {"seconds", report.seconds}};
}

}  // namespace

CentreReport report_on(const Answers& answers, std::size_t count) {
  CentreReport out;
  out.centre = answers.centre();
  out.answers = count;
  out.deals = answers.size();
  const check::KnownEnds ends = check::known_ends(answers);
  check::DraftClaims claims(2 * tiles_dealt, ends);
  const auto add = [&](check::Claim strong, check::Claim weak) {
    for (const check::Claim claim : {strong, weak}) {
      if (!claims.follows(claim)) continue;
      out.claims.push_back({.claim = claim, .strategy = claims.strategy(claim)});
      return;
    }
  };
  add(check::Claim::wins, check::Claim::does_not_lose);
  add(check::Claim::loses, check::Claim::does_not_win);
  return out;
}

std::string text_of(const CentreReport& report, const Words& words) {
  std::string out = cat(words.say("prove.centre", {{"centre", report.centre},
                                                   {"answers", amount(report.answers)},
                                                   {"deals", cat(report.deals)},
                                                   {"all", cat(deals_per_centre)}}),
                        "\n");
  if (report.claims.empty()) out += cat("  ", words.say("prove.nothing-follows"), "\n");
  for (const auto& [claim, strategy] : report.claims) {
    const Message name(cat("prove.claim-", name_of(claim)).c_str());
    out += cat("  ", words.say("prove.claim", {{"claim", name}, {"deals", amount(strategy.ends)}}),
               "\n");
    out += cat("  ",
               words.say(is_of_first(claim) ? "prove.picks" : "prove.picks-after",
                         {{"first", text_of(strategy.line.front())},
                          {"picks", text_of(strategy.beginnings)}}),
               "\n");
    out += cat("  ", words.say("prove.line", {{"line", text_of(strategy.line)}}), "\n");
  }
  return out;
}

std::string text_of(const CheckedAnswer& checked, const Words& words) {
  return cat(words.say("prove.checked", {{"deal", print_deal(checked.answer.deal)},
                                         {"bound", cat(bound_of(checked.answer.question))},
                                         {"answer", checked.answer.yes ? "yes" : "no"},
                                         {"right", checked.is_right ? "yes" : "no"},
                                         {"nodes", cat(checked.nodes)},
                                         {"seconds", decimal(words, checked.seconds, 1)}}),
             "\n");
}

std::string text_of(const SampleReport& report, std::size_t width, const Words& words) {
  const std::size_t right = report.result.right;
  std::string out = cat(words.say("prove.sample", {{"right", cat(right)},
                                                   {"asked", cat(report.asked)},
                                                   {"all", cat(report.of)},
                                                   {"seed", cat(report.seed)},
                                                   {"nodes", cat(report.nodes)},
                                                   {"seconds", decimal(words, report.seconds, 0)}}),
                        "\n");
  for (const Answer& answer : report.result.wrong) {
    out += cat(words.say("prove.wrong", {{"answer", print_answer(answer)}}), "\n");
  }
  if (!report.result.wrong.empty() || right == 0) return out;
  const std::string share = fmt::format("{:.2g}", 100 * check::share_excluded(right));
  const std::string sentence =
      words.say("prove.confidence", {{"share", with_decimal_sign(words, share)}});
  return out + hanging(sentence, width, "", "");
}

std::string json_of(const CheckReport& report) {
  Json out;
  out["centres"] = Json::array();
  for (const CentreReport& centre : report.centres) out["centres"].push_back(json_of(centre));
  out["sample"] = report.sample ? json_of(*report.sample) : Json(nullptr);
  return out.dump() + "\n";
}

}  // namespace twenties::game_of_20
