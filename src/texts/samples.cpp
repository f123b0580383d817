#include "texts/samples.hpp"

#include <unicode/messagepattern.h>

#include <algorithm>
#include <map>

#include "base/text.hpp"

namespace twenties {

namespace {

constexpr int plural_samples[] = {0, 1, 2, 3, 4, 5, 8, 11, 18, 21, 22};

std::string utf8(const icu::UnicodeString& text) {
  std::string out;
  text.toUTF8String(out);
  return out;
}

Place::Kind kind_of(UMessagePatternArgType type) {
  if (type == UMSGPAT_ARG_TYPE_PLURAL || type == UMSGPAT_ARG_TYPE_SELECTORDINAL) {
    return Place::Kind::plural;
  }
  return type == UMSGPAT_ARG_TYPE_SELECT ? Place::Kind::choice : Place::Kind::plain;
}

// Collects the arguments of a pattern with what any of their occurrences says about them.
class PlaceReader {
 public:
  explicit PlaceReader(const icu::MessagePattern& pattern) : pattern_(pattern) {}

  std::vector<Place> read() {
    for (int32_t at = 0; at < pattern_.countParts(); ++at) look(at);
    std::vector<Place> out;
    for (auto& [name, place] : places_) out.push_back(std::move(place));
    return out;
  }

 private:
  void look(int32_t at) {
    const icu::MessagePattern::Part& part = pattern_.getPart(at);
    if (part.getType() == UMSGPAT_PART_TYPE_ARG_START) {
      open_.push_back({{}, kind_of(part.getArgType()), {}});
    } else if (part.getType() == UMSGPAT_PART_TYPE_ARG_NAME) {
      open_.back().name = utf8(pattern_.getSubstring(part));
    } else if (part.getType() == UMSGPAT_PART_TYPE_ARG_SELECTOR) {
      if (open_.back().kind == Place::Kind::choice) {
        open_.back().keys.push_back(utf8(pattern_.getSubstring(part)));
      }
    } else if (part.getType() == UMSGPAT_PART_TYPE_ARG_LIMIT) {
      Place& known = places_[open_.back().name];
      known.name = open_.back().name;
      if (open_.back().kind != Place::Kind::plain) known = open_.back();
      open_.pop_back();
    }
  }

  const icu::MessagePattern& pattern_;
  std::vector<Place> open_;
  std::map<std::string, Place> places_;
};

Value sample(const Place& place, std::size_t round) {
  switch (place.kind) {
    case Place::Kind::plural:
      return plural_samples[round % std::size(plural_samples)];
    case Place::Kind::choice:
      return place.keys[round % place.keys.size()];
    case Place::Kind::plain:
      break;
  }
  return cat("<", place.name, ">");
}

std::string problem_with(const Catalogue& catalogue, const std::string& id,
                         const std::vector<Argument>& arguments) {
  const Text* text = find_text(catalogue, id);
  if (text == nullptr) return cat(catalogue.language, " has no ", id);
  for (const Place& place : places_of(text->pattern)) {
    if (std::ranges::find(arguments, place.name, &Argument::name) == arguments.end()) {
      return cat(id, " has no argument ", place.name, ", which ", catalogue.language, " wants");
    }
  }
  for (const Argument& argument : arguments) {
    if (argument.value.kind != Value::Kind::message) continue;
    std::string inside = problem_with(catalogue, argument.value.text, argument.value.arguments);
    if (!inside.empty()) return inside;
  }
  return {};
}

}  // namespace

std::vector<Place> places_of(std::string_view pattern) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::MessagePattern parsed(
      icu::UnicodeString::fromUTF8({pattern.data(), static_cast<int32_t>(pattern.size())}), nullptr,
      status);
  if (U_FAILURE(status) != 0) return {Place{}};
  return PlaceReader(parsed).read();
}

std::vector<Message> samples_of(const Text& text) {
  const std::vector<Place> places = places_of(text.pattern);
  std::size_t rounds = 1;
  for (const Place& place : places) {
    if (place.kind == Place::Kind::plural) rounds = std::max(rounds, std::size(plural_samples));
    rounds = std::max(rounds, place.keys.size());
  }
  std::vector<Message> out;
  for (std::size_t round = 0; round < rounds; ++round) {
    Message& message = out.emplace_back();
    message.id = text.id;
    for (const Place& place : places)
      message.arguments.push_back({place.name, sample(place, round)});
  }
  return out;
}

std::string problem_with(const Message& message) {
  for (const Catalogue& catalogue : catalogues()) {
    std::string problem = problem_with(catalogue, message.id, message.arguments);
    if (!problem.empty()) return problem;
  }
  return {};
}

}  // namespace twenties
