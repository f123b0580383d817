#include "twenties/arena_report.hpp"

#include <fmt/core.h>

#include <cmath>
#include <nlohmann/json.hpp>

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

std::string player_text(std::size_t number, const std::string& name, const Standing& standing) {
  std::string out =
      fmt::format("{}  {:<16} {:>16} {:>7} {:>6} {:>7} {:>18} {:>18}\n", letter_of(number), name,
                  with_interval(standing.share, 4), standing.wins, standing.draws, standing.losses,
                  with_interval(standing.points, 2), with_interval(standing.margin, 2));
  for (const auto& [reason, games] : standing.forfeits) {
    out += fmt::format("   forfeited {} {}: {}\n", games, games == 1 ? "game" : "games", reason);
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

std::string test_text(const ShareTest& test, const Sample& share) {
  std::string verdict = "undecided";
  if (test.verdict(share) == ShareTest::Verdict::low) {
    verdict = fmt::format("A does not reach {}", test.high);
  } else if (test.verdict(share) == ShareTest::Verdict::high) {
    verdict = fmt::format("A has more than {}", test.low);
  }
  return fmt::format("Test of {} against {}: {} (evidence {:.2f}, decided at ±{:.2f}).\n", test.low,
                     test.high, verdict, test.evidence(share), ShareTest::enough);
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

std::string with_interval(const Sample& sample, int decimals) {
  if (!std::isfinite(sample.half_width())) return fmt::format("{:.{}f}", sample.mean(), decimals);
  return fmt::format("{:.{}f} ± {:.{}f}", sample.mean(), decimals, sample.half_width(), decimals);
}

std::string arena_text(const ArenaReport& report) {
  const auto& [arena, standings, rule, interrupted] = report;
  const std::uint64_t seats = arena.contest().players.size();
  std::string out = fmt::format("{} ({}), seed {}: {} deals, {} games\n",
                                arena.start().info().title, arena.start().options(),
                                arena.contest().seed, standings.deals(), standings.deals() * seats);
  out += fmt::format("   {:<16} {:>16} {:>7} {:>6} {:>7} {:>18} {:>18}\n", "player", "share",
                     "wins", "draws", "losses", "points", "margin");
  for (std::size_t player = 0; player < seats; ++player) {
    out += player_text(player, arena.contest().players[player], standings.players()[player]);
  }
  if (rule.test) out += test_text(*rule.test, standings.players()[0].share);
  if (interrupted) {
    out += fmt::format("Interrupted after {} of {} deals.\n", standings.deals(),
                       arena.contest().deals);
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
