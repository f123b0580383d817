#include "terminal/online/lobby.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "client/incoming.hpp"
#include "match/match_clock.hpp"
#include "match/match_setup.hpp"
#include "terminal/keeper.hpp"
#include "terminal/layout.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/seating.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using nlohmann::json;

std::string text_in(const json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end() || !found->is_string()) return {};
  return harmless(found->get_ref<const std::string&>());
}

ListedTable table_in(const json& object) {
  ListedTable out{text_in(object, "table"),  text_in(object, "title"), text_in(object, "options"),
                  text_in(object, "status"), text_in(object, "clock"), {}};
  const auto seats = object.find("seats");
  if (seats == object.end() || !seats->is_array()) return out;
  for (const json& seat : *seats) {
    if (!seat.is_object()) continue;
    const std::string kind = text_in(seat, "kind");
    const std::string name = text_in(seat, "name");
    const bool is_bot = kind == "bot" || kind == "engine";
    out.seats.push_back(kind == "open" ? Message("online.empty")
                        : is_bot       ? Message("terminal.bot", {{"name", name}})
                                       : said(name));
  }
  return out;
}

}  // namespace

Result<std::vector<ListedTable>> read_tables(std::string_view text) {
  const json object = json::parse(text, nullptr, false);
  if (!object.is_object()) return failure(Message("online.bad-list"));
  const auto tables = object.find("tables");
  if (tables == object.end() || !tables->is_array()) {
    return failure(Message("online.bad-list"));
  }
  std::vector<ListedTable> out;
  for (const json& table : *tables) {
    if (table.is_object() && !text_in(table, "table").empty()) out.push_back(table_in(table));
  }
  return out;
}

std::vector<std::string> read_engines(std::string_view text) {
  std::vector<std::string> out;
  const json object = json::parse(text, nullptr, false);
  const auto engines = object.is_object() ? object.find("engines") : object.end();
  if (engines == object.end() || !engines->is_array()) return out;
  for (const json& name : *engines) {
    if (name.is_string()) out.push_back(harmless(name.get_ref<const std::string&>()));
  }
  return out;
}

Message reason_of(const WebReply& reply) {
  const json object = json::parse(reply.body, nullptr, false);
  const std::string text = object.is_object() ? text_in(object, "reason") : std::string();
  Message reason =
      text.empty() ? Message("online.server-answers", {{"status", cat(reply.status)}}) : said(text);
  const auto later = object.is_object() ? object.find("retry_after") : object.end();
  if (later != object.end() && later->is_number_unsigned()) {
    const std::string seconds = cat((later->get<std::uint64_t>() + 999) / 1000);
    return Message("online.later", {{"what", std::move(reason)}, {"seconds", seconds}});
  }
  return reason;
}

Result<std::optional<std::string>> Lobby::choose() {
  while (true) {
    auto tables = fetch("/api/my-tables");
    if (!tables) return tl::unexpected(tables.error());
    std::erase_if(*tables, [](const ListedTable& one) { return one.status == "finished"; });
    show(*tables, speaker().say("online.your-tables"), 0);
    const std::size_t own = tables->size();
    const auto open = fetch("/api/tables");
    if (!open) return tl::unexpected(open.error());
    show(*open, speaker().say("online.open-tables"), own);
    tables->insert(tables->end(), open->begin(), open->end());
    const auto typed = ask(cat(speaker().say("online.choose-table"), " > "));
    if (!typed) return std::optional<std::string>();
    const std::string word = lower_case(*typed);
    if (word == "quit" || word == "q") return std::optional<std::string>();
    if (word == "new" || word == "n") {
      if (auto made = make_table()) return made;
      continue;
    }
    const auto number = read_integer(word, 1, static_cast<int>(tables->size()));
    if (number) return std::optional((*tables)[static_cast<std::size_t>(*number) - 1].table);
    if (!word.empty()) say(speaker().say("online.no-such-table", {{"typed", quote(*typed)}}));
  }
}

Result<std::vector<ListedTable>> Lobby::fetch(std::string_view path) {
  const auto reply = wire_.get(path);
  if (!reply) return tl::unexpected(reply.error());
  if (reply->status != 200) return failure(reason_of(*reply));
  return read_tables(reply->body);
}

void Lobby::show(const std::vector<ListedTable>& tables, std::string_view heading,
                 std::size_t from) {
  console_.tell(cat("\n", paint(console_.style(), Ink::strong, heading), "\n"));
  if (tables.empty()) console_.tell(cat("  ", speaker().say("online.none"), "\n"));
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const ListedTable& one = tables[i];
    const auto in_words = [&](const Message& seat) { return speaker().say(seat); };
    console_.tell(
        hanging(speaker().say("online.listed-table", {{"game", one.title},
                                                      {"options", one.options},
                                                      {"clock", one.clock},
                                                      {"seats", join(one.seats, ", ", in_words)},
                                                      {"status", one.status}}),
                text_width(console_.style()), cat(pad_left(cat(from + i + 1), 4), "  "), "      "));
  }
}

std::optional<std::string> Lobby::make_table() {
  const GameType* type = ask_game();
  if (type == nullptr) return std::nullopt;
  const auto options = ask_options(*type);
  if (!options) return std::nullopt;
  const auto seats = ask_seats(*type, *options);
  if (!seats) return std::nullopt;
  const auto clock = ask_clock();
  if (!clock) return std::nullopt;
  const bool company = std::ranges::count(*seats, "open") > 1;
  const auto help = company ? ask_help() : std::optional<std::string>("usual");
  if (!help) return std::nullopt;
  const auto listed = ask_yes_or_no(console_, speaker().say("online.list-it"), false);
  if (!listed) return std::nullopt;
  const json wanted{{"game", type->info().id}, {"options", *options}, {"seats", *seats},
                    {"clock", *clock},         {"help", *help},       {"listed", *listed}};
  const auto reply = wire_.post("/api/tables", wanted.dump());
  if (!reply || reply->status != 201) {
    const Message reason = reply ? reason_of(*reply) : reply.error().whole();
    say(cat(speaker().say("terminal.refused"), " ", speaker().say(reason)));
    return std::nullopt;
  }
  const json made = json::parse(reply->body, nullptr, false);
  std::string table = made.is_object() ? text_in(made, "table") : std::string();
  if (!table.empty()) return table;
  say(speaker().say("online.bad-answer"));
  return std::nullopt;
}

const GameType* Lobby::ask_game() {
  const auto types = world_.registry.types();
  std::string list;
  for (std::size_t i = 0; i < types.size(); ++i) {
    list += cat("  ", i + 1, "  ", types[i]->info().title, "\n");
  }
  console_.tell(list);
  while (const auto typed = ask(cat(speaker().say("online.which-game"), " > "))) {
    if (typed->empty()) return nullptr;
    const auto number = read_integer(*typed, 1, static_cast<int>(types.size()));
    if (number) return types[static_cast<std::size_t>(*number) - 1];
    if (const auto type = world_.registry.require(*typed)) return *type;
    say(speaker().say("menu.no-such-game", {{"typed", quote(*typed)}}));
  }
  return nullptr;
}

std::optional<std::string> Lobby::ask_options(const GameType& type) {
  const auto usual = type.start("");
  const std::string fallback = usual ? (*usual)->options() : std::string();
  while (const auto typed = ask(cat(speaker().say("online.options"), " [", fallback, "] > "))) {
    const auto game = type.start(*typed);
    if (game) return (*game)->options();
    say(as_sentence(game.error().whole(), speaker()));
  }
  return std::nullopt;
}

std::optional<std::vector<std::string>> Lobby::ask_seats(const GameType& type,
                                                         const std::string& options) {
  const auto game = type.start(options);
  const auto count = static_cast<std::size_t>((*game)->seats());
  fetch_engines();
  say(speaker().say("online.how-to-seat"));
  if (!engines_.empty()) say(speaker().say("online.engines", {{"names", join(engines_, ", ")}}));
  while (const auto typed =
             ask(cat(speaker().say("online.seats", {{"n", static_cast<int>(count)}}), " > "))) {
    std::vector<std::string> seats;
    std::optional<Message> wrong;
    if (!typed->empty()) {
      for (const std::string_view piece : split(*typed, ',')) {
        const auto seat = read_seat(type, trim(piece));
        if (!seat) wrong = seat.error().whole();
        seats.push_back(seat.value_or(""));
      }
    }
    if (!wrong && seats.size() <= count) {
      seats.resize(count, "open");
      return seats;
    }
    say(wrong ? as_sentence(*wrong, speaker())
              : speaker().say("online.only-seats", {{"n", static_cast<int>(count)}}));
  }
  return std::nullopt;
}

Result<std::string> Lobby::read_seat(const GameType& type, std::string_view typed) const {
  constexpr std::string_view prefix = "engine:";
  const std::string word = lower_case(typed);
  if (word == "open" || word == "me" || word.empty()) return "open";
  if (make_player(type.info(), word)) return cat("bot:", word);
  const std::string_view name = word.starts_with(prefix) ? typed.substr(prefix.size()) : typed;
  if (std::ranges::find(engines_, name) != engines_.end()) return cat(prefix, name);
  return failure(no_such_bot(word));
}

// A server that says nothing of engines has none.
void Lobby::fetch_engines() {
  const auto reply = wire_.get("/api/games");
  engines_ = reply && reply->status == 200 ? read_engines(reply->body) : std::vector<std::string>{};
}

std::optional<std::string> Lobby::ask_clock() {
  while (const auto typed = ask(cat(speaker().say("online.which-clock"), " > "))) {
    const auto plan = read_clock(typed->empty() ? "none" : std::string_view(*typed));
    if (plan) return print_clock(*plan);
    say(as_sentence(plan.error().whole(), speaker()));
  }
  return std::nullopt;
}

std::optional<std::string> Lobby::ask_help() {
  while (const auto typed = ask(cat(speaker().say("online.which-help"), " > "))) {
    const auto policy = read_help(typed->empty() ? "off" : lower_case(*typed));
    if (policy) return std::string(print_help(*policy));
    say(as_sentence(policy.error().whole(), speaker()));
  }
  return std::nullopt;
}

std::optional<std::string> Lobby::ask(const std::string& text) {
  const Reply reply = console_.ask({.text = text, .memory = shared_memory});
  if (!reply.is_line()) return std::nullopt;
  return std::string(trim(reply.text));
}

void Lobby::say(std::string_view text) {
  console_.tell(hanging(text, text_width(console_.style()), "", "  "));
}

}  // namespace twenties
