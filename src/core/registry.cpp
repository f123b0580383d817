#include "core/registry.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace twenties {

Result<std::unique_ptr<Game>> GameType::start(std::string_view options, int rules) const {
  if (rules == newest_rules) rules = info().rules_version;
  if (!info().plays(rules)) return unknown_rules(info(), std::to_string(rules));
  return make_game(options, rules);
}

Result<std::unique_ptr<Game>> GameType::from_position(std::string_view position, int rules) const {
  if (rules == newest_rules) return make_game_at(position);
  if (!info().plays(rules)) return unknown_rules(info(), std::to_string(rules));
  const bool is_named = names_rules(position);
  auto game =
      make_game_at(is_named ? std::string(position) : cat(print_rules(info(), rules), position));
  if (game && (*game)->rules_version() != rules) {
    return failure(Message("version.of-position",
                           {{"version", (*game)->rules_version()}, {"wanted", cat(rules)}}));
  }
  return game;
}

const GameType* Registry::find(std::string_view name) const {
  const std::string wanted = lower_case(name);
  for (const GameType* type : types_) {
    const GameInfo& info = type->info();
    if (info.id == wanted || std::ranges::find(info.aliases, wanted) != info.aliases.end()) {
      return type;
    }
  }
  return nullptr;
}

Result<const GameType*> Registry::require(std::string_view name) const {
  if (const GameType* type = find(name)) return type;
  std::string names = join(types_.first(types_.size() - unlisted_), ", ",
                           [](const GameType* type) { return type->info().id; });
  return failure(
      Message("table.no-such-game", {{"name", quote(name)}, {"names", std::move(names)}}));
}

}  // namespace twenties
