#include "protocol/catalogue.hpp"

#include <nlohmann/json.hpp>

#include "bots/bot.hpp"
#include "protocol/message_json.hpp"

namespace twenties {

namespace {

using nlohmann::json;

std::string_view kind_name(OptionSpec::Kind kind) {
  switch (kind) {
    case OptionSpec::Kind::integer:
      return "integer";
    case OptionSpec::Kind::choice:
      return "choice";
    case OptionSpec::Kind::text:
      break;
  }
  return "text";
}

json option_json(const OptionSpec& option) {
  json out{{"name", option.name},
           {"help", json_of(option.help)},
           {"fallback", option.fallback},
           {"kind", kind_name(option.kind)}};
  if (option.kind == OptionSpec::Kind::integer) {
    out["low"] = option.low;
    out["high"] = option.high;
  }
  if (option.kind == OptionSpec::Kind::choice) out["choices"] = option.choices;
  return out;
}

json game_json(const GameInfo& info) {
  json out{{"id", info.id},
           {"title", info.title},
           {"summary", json_of(info.summary)},
           {"design", info.designers},
           {"rules", info.rules_version},
           {"min_seats", info.min_seats},
           {"max_seats", info.max_seats},
           {"lower_score_wins", info.lower_score_wins},
           {"has_hidden_information", info.has_hidden_information},
           {"confirm_seconds", info.confirm_seconds},
           {"options", json::array()},
           {"levels", json::array()}};
  for (const OptionSpec& option : info.options) out["options"].push_back(option_json(option));
  if (const GameBots* bots = bots_for(info)) {
    for (const Level& level : bots->levels) {
      out["levels"].push_back({{"name", level.name}, {"summary", json_of(level.summary)}});
    }
  }
  return out;
}

}  // namespace

std::string catalogue(const Registry& registry, const std::vector<std::string>& engines) {
  json games = json::array();
  for (const GameType* type : registry.types()) games.push_back(game_json(type->info()));
  json out{{"games", std::move(games)}};
  if (!engines.empty()) out["engines"] = engines;
  return out.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace twenties
