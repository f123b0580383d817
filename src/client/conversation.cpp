#include "client/conversation.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "client/incoming.hpp"
#include "match/fairness.hpp"
#include "protocol/version.hpp"

namespace twenties {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds first_pause{500};
constexpr milliseconds longest_pause{20'000};

using Kind = ClientMessage::Kind;

}  // namespace

// Random, so that two programs of one person never choose the same ids.
Conversation::Conversation(Wire& wire, Clock now)
    : wire_(wire),
      now_(std::move(now)),
      pause_(first_pause),
      id_start_(fresh_share().substr(0, 16)) {}

void Conversation::watch(const std::string& table, Seat viewer, std::uint64_t after) {
  const auto same = [&](const Watched& one) { return one.table == table && one.viewer == viewer; };
  std::erase_if(watched_, same);
  watched_.push_back({.table = table, .viewer = viewer, .after = after});
  if (is_ready()) send_watch(watched_.back());
}

bool Conversation::watches(const std::string& table, Seat viewer) const {
  return std::ranges::any_of(
      watched_, [&](const Watched& one) { return one.table == table && one.viewer == viewer; });
}

void Conversation::forget(const std::string& table, Seat viewer) {
  std::erase_if(watched_,
                [&](const Watched& one) { return one.table == table && one.viewer == viewer; });
}

void Conversation::unwatch(const std::string& table) {
  std::erase_if(watched_, [&](const Watched& one) { return one.table == table; });
  ClientMessage message;
  message.kind = Kind::unwatch;
  message.table = table;
  if (is_ready()) send(message);
}

void Conversation::send_watch(const Watched& what) {
  ClientMessage message;
  message.kind = Kind::watch;
  message.table = what.table;
  message.seat = what.viewer;
  message.after = what.after;
  send(message);
}

void Conversation::ask_history(const Watched& what, std::uint64_t after) {
  ClientMessage message;
  message.kind = Kind::history;
  message.table = what.table;
  message.seat = what.viewer;
  message.after = after;
  send(message);
}

Conversation::Watched* Conversation::watched(const News& news) {
  const auto found = std::ranges::find_if(watched_, [&](const Watched& one) {
    const int seat = one.viewer == nobody ? 0 : number_of(one.viewer);
    return one.table == news.table && seat == news.seat;
  });
  return found == watched_.end() ? nullptr : &*found;
}

bool Conversation::take_news(News& news) {
  Watched* const one = watched(news);
  if (one == nullptr) return true;
  if (one->held) {
    std::vector<NewsEvent> events = std::move(one->held->events);
    for (NewsEvent& event : news.events) {
      if (events.empty() || event.number > events.back().number) {
        events.push_back(std::move(event));
      }
    }
    one->held = std::move(news);
    one->held->events = std::move(events);
    return false;
  }
  if (!news.events.empty() && news.events.front().number > one->after + 1) {
    one->held = std::move(news);
    one->found.clear();
    ask_history(*one, one->after);
    return false;
  }
  one->after = news.number;
  return true;
}

std::optional<Conversation::Incoming> Conversation::take_history(const News& history) {
  Watched* const one = watched(history);
  if (one == nullptr || !one->held) return std::nullopt;
  const auto known = [&] { return one->found.empty() ? one->after : one->found.back().number; };
  const std::uint64_t before = known();
  for (const NewsEvent& event : history.events) {
    if (event.number == known() + 1) one->found.push_back(event);
  }
  std::vector<NewsEvent>& later = one->held->events;
  // A page without anything new is the end of it: what is missing is missing.
  if (known() + 1 < later.front().number && known() > before) {
    ask_history(*one, known());
    return std::nullopt;
  }
  std::erase_if(later, [&](const NewsEvent& event) { return event.number <= known(); });
  later.insert(later.begin(), one->found.begin(), one->found.end());
  Incoming out;
  out.message.kind = ServerMessage::Kind::news;
  out.message.news = std::move(*one->held);
  one->held.reset();
  one->found.clear();
  one->after = out.message.news.number;
  return out;
}

std::string Conversation::ask(ClientMessage message) {
  message.id = cat(id_start_, "-", ++ids_);
  unanswered_.push_back(message);
  if (is_ready()) send(message);
  return message.id;
}

bool Conversation::awaits(const std::string& id) const {
  return std::ranges::find(unanswered_, id, &ClientMessage::id) != unanswered_.end();
}

bool Conversation::is_due() const {
  return wire_.has_event() || (phase_ == Phase::pausing && now_() >= again_at_);
}

std::optional<Conversation::Incoming> Conversation::next() {
  if (phase_ == Phase::pausing && now_() >= again_at_) {
    phase_ = Phase::connecting;
    wire_.open();
  }
  while (const auto event = wire_.poll()) {
    if (auto incoming = take(*event)) return incoming;
  }
  return std::nullopt;
}

std::optional<Conversation::Incoming> Conversation::take(const WireEvent& event) {
  if (phase_ == Phase::hopeless) return std::nullopt;
  switch (event.kind) {
    case WireEvent::Kind::text:
      return take_text(event.text);
    case WireEvent::Kind::closed:
      return closed(event.text);
    case WireEvent::Kind::opened:
      break;
  }
  phase_ = Phase::greeting;
  ClientMessage hello;
  hello.kind = Kind::hello;
  hello.version = protocol_version;
  send(hello);
  return std::nullopt;
}

std::optional<Conversation::Incoming> Conversation::take_text(const std::string& text) {
  auto message = read_harmless_message(text);
  if (!message) {
    if (std::exchange(unreadable_, true)) return std::nullopt;
    return Incoming{Incoming::Kind::unreadable, {}, {}, message.error().whole()};
  }
  switch (message->kind) {
    case ServerMessage::Kind::welcome:
      return greeted(*message);
    case ServerMessage::Kind::done:
    case ServerMessage::Kind::refused:
      return answered(std::move(*message));
    case ServerMessage::Kind::pong:
      return std::nullopt;
    case ServerMessage::Kind::news:
      if (!take_news(message->news)) return std::nullopt;
      break;
    case ServerMessage::Kind::history:
      return take_history(message->news);
    case ServerMessage::Kind::bye:
      if (phase_ == Phase::greeting && message->retry_after == 0) return give_up(message->reason);
      pause_ = std::clamp(milliseconds(message->retry_after), pause_, longest_pause);
      break;
    case ServerMessage::Kind::gone:
      break;
  }
  return Incoming{Incoming::Kind::message, std::move(*message), {}, {}};
}

std::optional<Conversation::Incoming> Conversation::greeted(const ServerMessage& message) {
  if (message.version != protocol_version) {
    return give_up(Message("online.other-version",
                           {{"server", message.version}, {"program", protocol_version}}));
  }
  phase_ = Phase::ready;
  pause_ = first_pause;
  for (Watched& one : watched_) {
    one.held.reset();
    send_watch(one);
  }
  for (const ClientMessage& one : unanswered_) send(one);
  const bool was_lost = std::exchange(lost_, false);
  return Incoming{was_lost ? Incoming::Kind::back : Incoming::Kind::message, message, {}, {}};
}

std::optional<Conversation::Incoming> Conversation::answered(ServerMessage message) {
  if (phase_ == Phase::greeting) return give_up(message.reason);
  const auto request = std::ranges::find(unanswered_, message.id, &ClientMessage::id);
  if (request == unanswered_.end() || message.id.empty()) return std::nullopt;
  Incoming out{Incoming::Kind::message, std::move(message), *request, {}};
  unanswered_.erase(request);
  return out;
}

std::optional<Conversation::Incoming> Conversation::closed(const std::string& why) {
  phase_ = Phase::pausing;
  again_at_ = now_() + pause_;
  pause_ = std::min(pause_ * 2, longest_pause);
  if (std::exchange(lost_, true)) return std::nullopt;
  return Incoming{Incoming::Kind::lost, {}, {}, said(harmless(why))};
}

Conversation::Incoming Conversation::give_up(Message why) {
  phase_ = Phase::hopeless;
  return {Incoming::Kind::hopeless, {}, {}, std::move(why)};
}

}  // namespace twenties
