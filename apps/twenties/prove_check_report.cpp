#include "twenties/prove_check_report.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "base/bits.hpp"
#include "base/text.hpp"

namespace twenties {

namespace {

using namespace game_of_20;
using check::DraftTiles;
using Json = nlohmann::ordered_json;

struct ClaimWords {
  std::string_view name;
  std::string_view sentence;
};

ClaimWords words_of(check::Claim claim) {
  switch (claim) {
    case check::Claim::wins:
      return {"first-wins", "The player who drafts first wins"};
    case check::Claim::does_not_lose:
      return {"first-does-not-lose", "The player who drafts first does not lose"};
    case check::Claim::does_not_win:
      return {"first-does-not-win", "The player who drafts first does not win"};
    case check::Claim::loses:
      return {"first-loses", "The player who drafts first loses"};
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
    out["claims"].push_back({{"claim", words_of(claim).name},
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

void print_text(const CentreReport& report) {
  fmt::print("Centre {}: {} about {} of {} deals.\n", report.centre,
             counted(static_cast<int>(report.answers), "answer", "answers"), report.deals,
             deals_per_centre);
  if (report.claims.empty()) fmt::print("  Nothing follows about who wins.\n");
  for (const auto& [claim, strategy] : report.claims) {
    fmt::print("  {}. The proof needs {}.\n", words_of(claim).sentence,
               counted(static_cast<int>(strategy.ends), "deal", "deals"));
    const std::string when =
        is_of_first(claim) ? "" : cat(" if the first is ", text_of(strategy.line.front()));
    fmt::print("  Picks that keep it{}: {}\n", when, text_of(strategy.beginnings));
    fmt::print("  A line: {}\n", text_of(strategy.line));
  }
}

void print_text(const SampleReport& report) {
  const std::size_t right = report.result.right;
  fmt::print(
      "{} of {} sampled answers proved again (of {} in the logs, seed {}; {} nodes, {:.0f} s).\n",
      right, report.asked, report.of, report.seed, report.nodes, report.seconds);
  for (const Answer& answer : report.result.wrong) fmt::print("Wrong: {}\n", print_answer(answer));
  if (!report.result.wrong.empty() || right == 0) return;
  fmt::print(
      "If more than {:.2g} % of the answers were wrong, such a sample would have shown one\n"
      "with a probability of 95 %.\n",
      100 * check::share_excluded(right));
}

void print_json(const CheckReport& report) {
  Json out;
  out["centres"] = Json::array();
  for (const CentreReport& centre : report.centres) out["centres"].push_back(json_of(centre));
  out["sample"] = report.sample ? json_of(*report.sample) : Json(nullptr);
  fmt::print("{}\n", out.dump());
}

}  // namespace twenties
