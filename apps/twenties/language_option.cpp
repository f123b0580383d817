#include "twenties/language_option.hpp"

#include <string>

#include "base/text.hpp"
#include "texts/language.hpp"

namespace twenties {

namespace {

constexpr std::string_view option = "--language";

Result<std::string_view> language_named(std::string_view name) {
  if (const std::string_view found = match_language(name); !found.empty()) return found;
  const std::string quoted = quote(name);
  if (const auto meant = meant_language(name)) {
    return failure(Message(
        "cli.no-such-language-but",
        {{"name", quoted}, {"meant", std::string(*meant)}, {"languages", listed_languages()}}));
  }
  return failure(
      Message("cli.no-such-language", {{"name", quoted}, {"languages", listed_languages()}}));
}

}  // namespace

Result<std::string_view> take_language(std::vector<char*>& arguments) {
  Result<std::string_view> out = language_of_environment();
  for (auto at = arguments.begin(); at != arguments.end();) {
    const std::string_view argument = *at;
    if (argument == "--") break;
    if (argument == option) {
      at = arguments.erase(at);
      if (at == arguments.end()) {
        return failure(Message("cli.language-missing", {{"languages", listed_languages()}}));
      }
      out = language_named(*at);
      at = arguments.erase(at);
    } else if (argument.starts_with(option) && argument.substr(option.size()).starts_with('=')) {
      out = language_named(argument.substr(option.size() + 1));
      at = arguments.erase(at);
    } else {
      ++at;
    }
    if (!out) break;
  }
  return out;
}

}  // namespace twenties
