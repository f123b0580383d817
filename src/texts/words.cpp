#include "texts/words.hpp"

#include <unicode/listformatter.h>
#include <unicode/msgfmt.h>

#include <memory>
#include <vector>

#include "base/text.hpp"
#include "texts/catalogue.hpp"

namespace twenties {

namespace {

using icu::Formattable;
using icu::UnicodeString;

// British English has no comma before the "and" of a list.
icu::Locale locale_of(std::string_view language) {
  return language == "en" ? icu::Locale::getUK() : icu::Locale(std::string(language).c_str());
}

UnicodeString unicode(std::string_view text) {
  return UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
}

std::string utf8(const UnicodeString& text) {
  std::string out;
  text.toUTF8String(out);
  return out;
}

// A message while it is formatted, with the names of seats, in one language.
class Speaker {
 public:
  Speaker(const Catalogue& catalogue, const Words::NameOfSeat& name_of)
      : catalogue_(catalogue), name_of_(name_of), locale_(locale_of(catalogue.language)) {}

  [[nodiscard]] UnicodeString say(std::string_view id,
                                  const std::vector<Argument>& arguments) const {
    if (id == said_id && arguments.size() == 1) return unicode(arguments[0].value.text);
    const Text* text = find_text(catalogue_, id);
    if (text == nullptr) return unicode(id);
    std::vector<UnicodeString> names;
    std::vector<Formattable> values;
    for (const Argument& argument : arguments) {
      names.push_back(unicode(argument.name));
      values.push_back(formattable(argument, text->pattern));
    }
    return format(text->pattern, names, values);
  }

 private:
  [[nodiscard]] UnicodeString format(std::string_view pattern,
                                     const std::vector<UnicodeString>& names,
                                     const std::vector<Formattable>& values) const {
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessageFormat format(unicode(pattern), locale_, status);
    UnicodeString out;
    format.format(names.data(), values.data(), static_cast<int32_t>(names.size()), out, status);
    return U_FAILURE(status) != 0 ? unicode(pattern) : out;
  }

  // ICU gets numbers only where they are counted, {n, plural, ...}. Elsewhere a number names
  // something, such as a line or a port, and its digits are not grouped. The page does the same.
  [[nodiscard]] Formattable formattable(const Argument& argument, std::string_view pattern) const {
    const Value& value = argument.value;
    const bool is_counted = value.kind == Value::Kind::number &&
                            pattern.find(cat("{", argument.name, ",")) != std::string_view::npos;
    if (is_counted) return {static_cast<int32_t>(value.number)};
    return {words(value)};
  }

  [[nodiscard]] UnicodeString words(const Value& value) const {
    switch (value.kind) {
      case Value::Kind::number:
        return unicode(cat(value.number));
      case Value::Kind::text:
      case Value::Kind::square:
        return unicode(value.text);
      case Value::Kind::tile:
        return tiles(value.text);
      case Value::Kind::seat:
        return name_of_ ? unicode(name_of_(value.number))
                        : say("table.seat", {{"n", value.number}});
      case Value::Kind::line:
        return sum(value);
      case Value::Kind::list:
        return list(value);
      case Value::Kind::message:
        break;
    }
    return say(value.text, value.arguments);
  }

  // One tile or several, with wilds in words: "*4" is a wild that counts as 4.
  [[nodiscard]] UnicodeString tiles(std::string_view text) const {
    if (text.find('*') == std::string_view::npos) return unicode(text);
    const std::string words = join(split(text, ' '), " ", [&](std::string_view tile) {
      if (!tile.starts_with('*')) return std::string(tile);
      const std::string number(tile.substr(1));
      return utf8(number.empty() ? say("table.wild", {}) : say("table.wild-as", {{"n", number}}));
    });
    return unicode(words);
  }

  // "7+9+10 = 26"; without a sum if there is only one number.
  [[nodiscard]] static UnicodeString sum(const Value& value) {
    std::string out = join(value.items, "+", [](const Value& item) { return cat(item.number); });
    if (value.items.size() > 1) out += cat(" = ", value.number);
    return unicode(out);
  }

  [[nodiscard]] UnicodeString list(const Value& value) const {
    std::vector<UnicodeString> items;
    const UnicodeString reader = unicode(Words::reader);
    for (const Value& item : value.items) {
      items.push_back(words(item));
      // In a list with others the reader is called by name.
      if (value.items.size() > 1 && items.back() == reader) items.back() = say("table.you", {});
    }
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::ListFormatter> formatter(
        icu::ListFormatter::createInstance(locale_, status));
    UnicodeString out;
    if (U_FAILURE(status) == 0) {
      formatter->format(items.data(), static_cast<int32_t>(items.size()), out, status);
    }
    return out;
  }

  const Catalogue& catalogue_;
  const Words::NameOfSeat& name_of_;
  icu::Locale locale_;
};

}  // namespace

Words::Words(std::string_view language) {
  const Catalogue* found = find_catalogue(language);
  language_ = found == nullptr ? "en" : found->language;
}

std::string Words::say(const Message& message, const NameOfSeat& name_of) const {
  return utf8(Speaker(*find_catalogue(language_), name_of).say(message.id, message.arguments));
}

std::string in_english(const Message& message) { return Words().say(message); }

std::string in_english(const Error& error) { return in_english(error.whole()); }

std::string in_english(const Verdict& verdict) {
  return verdict ? "allowed" : in_english(verdict.message());
}

}  // namespace twenties
