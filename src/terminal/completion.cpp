#include "terminal/completion.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace twenties {

namespace {

struct Typed {
  std::vector<std::string> done;
  std::string begun;
};

Typed split_typed(std::string_view line) {
  Typed out;
  for (const std::string_view word : words(line)) out.done.push_back(lower_case(word));
  const bool ends_in_word = !line.empty() && line.back() != ' ' && line.back() != '\t';
  if (ends_in_word && !out.done.empty()) {
    out.begun = std::move(out.done.back());
    out.done.pop_back();
  }
  return out;
}

bool continues(const Typed& typed, std::span<const std::string_view> phrase) {
  if (phrase.size() <= typed.done.size()) return false;
  for (std::size_t i = 0; i < typed.done.size(); ++i) {
    if (lower_case(phrase[i]) != typed.done[i]) return false;
  }
  return lower_case(phrase[typed.done.size()]).starts_with(typed.begun);
}

}  // namespace

std::vector<std::string> complete_phrase(std::span<const std::string> phrases,
                                         std::string_view line) {
  const Typed typed = split_typed(line);
  std::vector<std::string> out;
  for (const std::string& phrase : phrases) {
    const auto parts = words(phrase);
    if (continues(typed, parts)) out.emplace_back(parts[typed.done.size()]);
  }
  std::ranges::sort(out);
  const auto rest = std::ranges::unique(out);
  out.erase(rest.begin(), rest.end());
  return out;
}

std::string common_start(std::span<const std::string> texts) {
  if (texts.empty()) return {};
  std::string_view start = texts.front();
  for (const std::string& text : texts) {
    const auto differ = std::ranges::mismatch(start, text);
    start = start.substr(0, static_cast<std::size_t>(differ.in1 - start.begin()));
  }
  return std::string(start);
}

}  // namespace twenties
