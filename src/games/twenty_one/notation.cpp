#include "games/twenty_one/notation.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

namespace {

constexpr std::array<std::string_view, 2> cross_rules{"any", "leftmost"};

// The text without its spaces and commas.
std::string squeeze(std::string_view text) {
  std::string out(text);
  std::erase_if(out, [](char c) { return c == ',' || c == ' ' || c == '\t'; });
  return out;
}

std::string_view first_word(std::string_view text) {
  return text.substr(0, text.find_first_of(" \t"));
}

}  // namespace

const GameInfo& TwentyOne::info() {
  static constexpr std::array<std::string_view, 1> aliases{"21"};
  static constexpr std::array<OptionSpec, 3> specs{{{.name = "players",
                                                     .help = "catalogue.players",
                                                     .fallback = "2",
                                                     .kind = OptionSpec::Kind::integer,
                                                     .low = least_players,
                                                     .high = most_players},
                                                    {.name = "sheets",
                                                     .help = "catalogue.sheets",
                                                     .fallback = "random",
                                                     .kind = OptionSpec::Kind::text},
                                                    {.name = "cross",
                                                     .help = "catalogue.cross",
                                                     .fallback = "any",
                                                     .kind = OptionSpec::Kind::choice,
                                                     .choices = cross_rules}}};
  static constexpr int most_turns = row_count * space_count;
  static constexpr GameInfo facts{
      .id = "twenty-one",
      .title = "Twenty One",
      .summary = "catalogue.twenty-one",
      .designers = "Steffen Benndorf, Reinhard Staupe",
      .aliases = aliases,
      .options = specs,
      .rules_version = newest_version,
      .oldest_rules_version = oldest_rules,
      .min_seats = least_players,
      .max_seats = most_players,
      .has_hidden_information = true,
      .has_simultaneous_turns = true,
      .max_actions = 2 + most_turns * (3 + most_players),
      .max_moves = Moves::capacity(),
      .min_score = 0,
      .max_score = row_count * (21 + 21),
  };
  return facts;
}

std::optional<SheetList> read_sheets(std::string_view text, bool may_repeat) {
  SheetList list;
  unsigned seen = 0;
  for (const char c : lower_case(squeeze(text))) {
    if (c < 'a' || c >= 'a' + sheet_count || list.count == most_players) return std::nullopt;
    const auto sheet = static_cast<unsigned>(c - 'a');
    if (!may_repeat && (seen >> sheet & 1U) != 0) return std::nullopt;
    seen |= 1U << sheet;
    list.sheets[static_cast<std::size_t>(list.count++)] = static_cast<std::uint8_t>(sheet);
  }
  return list;
}

std::string print_sheets(const std::array<std::uint8_t, most_players>& sheets, int count,
                         std::string_view separator) {
  return join(std::span(sheets).first(static_cast<std::size_t>(count)), separator,
              [](std::uint8_t sheet) { return static_cast<char>('A' + sheet); });
}

std::optional<SixValues> read_dice(std::string_view text) {
  const std::string letters = squeeze(text);
  if (letters.size() % 2 != 0) return std::nullopt;
  SixValues dice;
  for (std::size_t at = 0; at < letters.size(); at += 2) {
    const std::optional<Colour> colour = colour_of_letter(letters[at]);
    const char digit = letters[at + 1];
    if (!colour || digit < '1' || digit > '6' || dice.of(*colour) != 0) return std::nullopt;
    dice.set(*colour, digit - '0');
  }
  return dice;
}

std::string print_dice(const SixValues& dice, std::string_view separator) {
  std::vector<std::string> texts;
  for_each_colour(all_colours & ~dice.zeros(),
                  [&](Colour colour) { texts.push_back(cat(letter_of(colour), dice.of(colour))); });
  return join(texts, separator);
}

std::optional<ColourSet> read_colours(std::string_view text) {
  std::string spaced = lower_case(text);
  std::ranges::replace(spaced, ',', ' ');
  ColourSet colours = 0;
  const auto take = [&](std::optional<Colour> colour) {
    if (!colour || (colours & only(*colour)) != 0) return false;
    colours |= only(*colour);
    return true;
  };
  for (const std::string_view word : words(spaced)) {
    const auto name = std::ranges::find(colour_names, word);
    if (name != colour_names.end()) {
      if (!take(colour_at(static_cast<int>(name - colour_names.begin())))) return std::nullopt;
      continue;
    }
    for (const char letter : word) {
      if (!take(colour_of_letter(letter))) return std::nullopt;
    }
  }
  return colours;
}

Result<Options> TwentyOne::read_options(std::string_view text) {
  const Result<OptionValues> values = OptionValues::read(info().options, text);
  if (!values) return tl::unexpected(values.error());
  Options options{.players = values->integer("players")};
  options.leftmost = values->text("cross") == "leftmost";
  const std::string_view sheets = values->text("sheets");
  if (lower_case(sheets) == "random") return options;
  const std::optional<SheetList> list = read_sheets(sheets);
  if (!list || list->count != options.players) {
    std::string example("A,B,C,D,E,F");
    example.resize(static_cast<std::size_t>(2 * options.players - 1));
    return failure("2.1", Message("twenty-one-position.bad-sheets", {{"players", options.players},
                                                                     {"example", example},
                                                                     {"text", quote(sheets)}}));
  }
  options.sheets_named = true;
  options.sheets = list->sheets;
  return options;
}

std::string TwentyOne::print_options(const Options& options) {
  const std::string sheets =
      options.sheets_named ? print_sheets(options.sheets, options.players, ",") : "random";
  return cat("players=", options.players, " sheets=", sheets,
             " cross=", cross_rules[options.leftmost ? 1 : 0]);
}

Result<Move> TwentyOne::read_move(std::string_view text) {
  const std::string line = lower_case(trim(text));
  const std::string_view verb = first_word(line);
  const std::string_view rest = trim(std::string_view(line).substr(verb.size()));
  if (rest.empty() && verb == "keep") return Move::keep();
  if (rest.empty() && verb == "reroll") return Move::reroll();
  if (verb == "write") {
    const std::optional<ColourSet> colours = read_colours(rest);
    if (colours && *colours != 0) return Move::write(*colours);
    return failure(Message("twenty-one.bad-write", {{"text", quote(text)}}));
  }
  if (verb == "cross") {
    if (const auto value = read_integer(rest, 1, space_count)) return Move::cross(*value);
    return failure(Message("twenty-one.bad-cross", {{"text", quote(text)}}));
  }
  return failure(Message("twenty-one.bad-move", {{"text", quote(text)}}));
}

std::string TwentyOne::print_move(const Move& move) {
  switch (move.kind) {
    case Move::Kind::keep:
      return "keep";
    case Move::Kind::reroll:
      return "reroll";
    case Move::Kind::cross:
      return cat("cross ", move.what);
    case Move::Kind::write:
      break;
  }
  std::string out = "write";
  for_each_colour(move.what & all_colours,
                  [&](Colour colour) { out += cat(' ', name_of(colour)); });
  return out;
}

Result<Chance> TwentyOne::read_chance(std::string_view text) {
  const std::string line = lower_case(trim(text));
  const std::string_view verb = first_word(line);
  const std::string_view rest = trim(std::string_view(line).substr(verb.size()));
  Chance chance;
  if (verb == "sheets") {
    const std::optional<SheetList> list = read_sheets(rest, true);
    if (list && list->count > 0) {
      const auto count = static_cast<std::size_t>(list->count);
      for (std::size_t seat = 0; seat < count; ++seat) {
        chance.values[seat] = static_cast<std::uint8_t>(list->sheets[seat] + 1);
      }
      return chance;
    }
  } else if (verb == "first") {
    chance.kind = Chance::Kind::first;
    if (const auto seat = read_integer(rest, 1, most_players)) {
      chance.values[0] = static_cast<std::uint8_t>(*seat);
      return chance;
    }
  } else if (verb == "roll") {
    chance.kind = Chance::Kind::roll;
    const std::optional<SixValues> dice = read_dice(rest);
    if (dice && dice->zeros() != all_colours) {
      for (int colour = 0; colour < colour_count; ++colour) {
        chance.values[static_cast<std::size_t>(colour)] =
            static_cast<std::uint8_t>(dice->of(colour_at(colour)));
      }
      return chance;
    }
  }
  return failure(Message("twenty-one-position.bad-chance", {{"text", quote(text)}}));
}

std::string TwentyOne::print_chance(const Chance& chance) {
  if (chance.kind == Chance::Kind::first) return cat("first ", chance.values[0]);
  const bool sheets = chance.kind == Chance::Kind::sheets;
  std::string out = sheets ? "sheets" : "roll";
  for (std::size_t at = 0; at < chance.values.size(); ++at) {
    const std::uint8_t value = chance.values[at];
    if (value == 0) continue;
    out +=
        sheets ? cat(' ', static_cast<char>('A' + value - 1)) : cat(' ', colour_letters[at], value);
  }
  return out;
}

}  // namespace twenties::twenty_one
