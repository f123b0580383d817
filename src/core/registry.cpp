#include "core/registry.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace twenties {

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
  return failure(cat("there is no game ", quote(name), "; there are: ",
                     join(types_, ", ", [](const GameType* type) { return type->info().id; })));
}

}  // namespace twenties
