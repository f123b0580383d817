#include "reports/arena_report.hpp"

#include <fmt/core.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "reports/numbers.hpp"

namespace twenties {

namespace {

using Json = nlohmann::ordered_json;

Json sample_json(const Sample& sample) {
  Json out{{"mean", sample.mean()}, {"interval", nullptr}};
  if (std::isfinite(sample.half_width())) out["interval"] = sample.half_width();
  return out;
}

Json player_json(std::size_t number, const std::string& name, const Standing& standing) {
  Json forfeits = Json::array();
  for (const auto& [reason, games] : standing.forfeits) {
    forfeits.push_back({{"games", games}, {"reason", reason}});
  }
  return {{"player", letter_of(number)},
          {"name", name},
          {"share", sample_json(standing.share)},
          {"points", sample_json(standing.points)},
          {"margin", sample_json(standing.margin)},
          {"wins", standing.wins},
          {"draws", standing.draws},
          {"losses", standing.losses},
          {"forfeits", forfeits}};
}

std::string player_text(std::size_t number, const std::string& name, const Standing& standing,
                        const Words& words) {
  std::string out = fmt::format(
      "{}  {:<16} {:>16} {:>7} {:>6} {:>7} {:>18} {:>18}\n", letter_of(number), name,
      with_interval(standing.share, 4, words), standing.wins, standing.draws, standing.losses,
      with_interval(standing.points, 2, words), with_interval(standing.margin, 2, words));
  for (const auto& [reason, games] : standing.forfeits) {
    out += cat("   ", words.say("arena.forfeited", {{"games", amount(games)}, {"reason", reason}}),
               "\n");
  }
  return out;
}

std::string_view verdict_name(ShareTest::Verdict verdict) {
  switch (verdict) {
    case ShareTest::Verdict::low:
      return "low";
    case ShareTest::Verdict::high:
      return "high";
    default:
      return "undecided";
  }
}

// With as many digits as it was given.
std::string shortest(double share, const Words& words) {
  const std::string text = fmt::format("{}", share);
  const std::size_t dot = text.find('.');
  return decimal(words, share,
                 dot == std::string::npos ? 0 : static_cast<int>(text.size() - dot - 1));
}

std::string test_text(const ShareTest& test, const Sample& share, const Words& words) {
  std::string verdict = words.say("arena.undecided");
  if (test.verdict(share) == ShareTest::Verdict::low) {
    verdict = words.say("arena.low", {{"share", shortest(test.high, words)}});
  } else if (test.verdict(share) == ShareTest::Verdict::high) {
    verdict = words.say("arena.high", {{"share", shortest(test.low, words)}});
  }
  return cat(words.say("arena.test", {{"low", shortest(test.low, words)},
                                      {"high", shortest(test.high, words)},
                                      {"verdict", verdict},
                                      {"evidence", decimal(words, test.evidence(share), 2)},
                                      {"enough", decimal(words, ShareTest::enough, 2)}}),
             "\n");
}

Json test_json(const ShareTest& test, const Sample& share) {
  return {{"low", test.low},
          {"high", test.high},
          {"evidence", test.evidence(share)},
          {"verdict", verdict_name(test.verdict(share))}};
}

}  // namespace

std::string letter_of(std::size_t player) {
  return std::string(1, static_cast<char>('A' + static_cast<char>(player)));
}

std::string with_interval(const Sample& sample, int decimals, const Words& words) {
  std::string mean = decimal(words, sample.mean(), decimals);
  if (!std::isfinite(sample.half_width())) return mean;
  return cat(mean, " ± ", decimal(words, sample.half_width(), decimals));
}

std::string arena_text(const ArenaReport& report, const Words& words) {
  const auto& [arena, standings, rule, interrupted] = report;
  const std::uint64_t seats = arena.contest().players.size();
  std::string out =
      cat(words.say("arena.heading", {{"game", std::string(arena.start().info().title)},
                                      {"options", arena.start().options()},
                                      {"seed", cat(arena.contest().seed)},
                                      {"deals", amount(standings.deals())},
                                      {"games", amount(standings.deals() * seats)}}),
          "\n");
  out +=
      fmt::format("   {:<16} {:>16} {:>7} {:>6} {:>7} {:>18} {:>18}\n", words.say("arena.player"),
                  words.say("arena.share"), words.say("arena.wins"), words.say("arena.draws"),
                  words.say("arena.losses"), words.say("arena.points"), words.say("arena.margin"));
  for (std::size_t player = 0; player < seats; ++player) {
    out += player_text(player, arena.contest().players[player], standings.players()[player], words);
  }
  if (rule.test) out += test_text(*rule.test, standings.players()[0].share, words);
  if (interrupted) {
    out += cat(words.say("arena.interrupted",
                         {{"done", cat(standings.deals())}, {"deals", cat(arena.contest().deals)}}),
               "\n");
  }
  return out;
}

std::string arena_json(const ArenaReport& report) {
  const auto& [arena, standings, rule, interrupted] = report;
  const std::uint64_t seats = arena.contest().players.size();
  Json players = Json::array();
  for (std::size_t player = 0; player < seats; ++player) {
    players.push_back(
        player_json(player, arena.contest().players[player], standings.players()[player]));
  }
  Json out{{"game", arena.start().info().id},
           {"options", arena.start().options()},
           {"seed", arena.contest().seed},
           {"deals", standings.deals()},
           {"games", standings.deals() * seats},
           {"interrupted", interrupted},
           {"players", players}};
  if (rule.test) out["sprt"] = test_json(*rule.test, standings.players()[0].share);
  return out.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace twenties
