#include "core/options.hpp"

#include <algorithm>
#include <cassert>

#include "base/text.hpp"

namespace twenties {

namespace {

const OptionSpec* find_spec(std::span<const OptionSpec> specs, std::string_view name) {
  const auto found = std::ranges::find(specs, name, &OptionSpec::name);
  return found == specs.end() ? nullptr : &*found;
}

bool fits(const OptionSpec& spec, std::string_view value) {
  switch (spec.kind) {
    case OptionSpec::Kind::integer:
      return read_integer(value, spec.low, spec.high).has_value();
    case OptionSpec::Kind::choice:
      return std::ranges::find(spec.choices, value) != spec.choices.end();
    case OptionSpec::Kind::text:
      return true;
  }
  return false;
}

}  // namespace

Message allowed_values(const OptionSpec& spec) {
  switch (spec.kind) {
    case OptionSpec::Kind::integer:
      return Message("options.range", {{"low", spec.low}, {"high", spec.high}});
    case OptionSpec::Kind::choice:
      return Message("options.one-of", {{"choices", join(spec.choices, ", ")}});
    case OptionSpec::Kind::text:
      break;
  }
  return spec.help;
}

Result<OptionValues> OptionValues::read(std::span<const OptionSpec> specs, std::string_view text) {
  OptionValues out;
  for (const OptionSpec& spec : specs) out.values_.emplace_back(spec.name, spec.fallback);
  std::vector<std::string_view> seen;
  for (const std::string_view word : words(text)) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) {
      return failure(Message("options.form", {{"text", quote(word)}}));
    }
    const std::string_view name = word.substr(0, equals);
    const std::string_view value = word.substr(equals + 1);
    const OptionSpec* spec = find_spec(specs, name);
    if (spec == nullptr) {
      return failure(
          Message("options.unknown",
                  {{"name", quote(name)},
                   {"names", join(specs, ", ", [](const OptionSpec& s) { return s.name; })}}));
    }
    if (std::ranges::find(seen, name) != seen.end()) {
      return failure(Message("options.twice", {{"name", std::string(name)}}));
    }
    seen.push_back(name);
    if (!fits(*spec, value)) {
      return failure(Message("options.not-allowed", {{"name", std::string(name)},
                                                     {"value", quote(value)},
                                                     {"allowed", allowed_values(*spec)}}));
    }
    out.values_[static_cast<std::size_t>(spec - specs.data())].second = std::string(value);
  }
  return out;
}

std::string_view OptionValues::text(std::string_view name) const {
  for (const auto& [key, value] : values_) {
    if (key == name) return value;
  }
  assert(false && "an option that the game did not declare");
  return {};
}

int OptionValues::integer(std::string_view name) const {
  return read_integer(text(name)).value_or(0);
}

}  // namespace twenties
