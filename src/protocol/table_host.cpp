#include "protocol/table_host.hpp"

#include <limits>

#include "protocol/apply_command.hpp"
#include "protocol/news_of_match.hpp"

namespace twenties {

ServerMessage answer_of(ServerMessage::Kind kind, std::string id) {
  ServerMessage out;
  out.kind = kind;
  out.id = std::move(id);
  return out;
}

ServerMessage refusal_of(std::string id, std::string_view clause, Message reason) {
  ServerMessage out = answer_of(ServerMessage::Kind::refused, std::move(id));
  out.clause = clause;
  out.reason = std::move(reason);
  return out;
}

ServerMessage done_for(std::string id, const Match& match) {
  ServerMessage out = answer_of(ServerMessage::Kind::done, std::move(id));
  out.number = match.answers();
  return out;
}

ServerMessage TableHost::run(Match& match, const ClientMessage& message, Moment now) const {
  const Guest guest{person_, {}, {}};
  const Verdict verdict = apply_command(match, message, guest, now);
  return verdict ? done_for(message.id, match)
                 : refusal_of(message.id, verdict.clause, verdict.reason);
}

ServerMessage TableHost::history(const Match& match, const ClientMessage& message) const {
  ServerMessage out = answer_of(ServerMessage::Kind::history, message.id);
  out.news = history_of(match, table_, message.seat, message.after);
  return out;
}

// Within a process nothing is too long: all of it is told, so that a story that somebody else has
// changed is heard anew from its beginning.
std::vector<ServerMessage> TableHost::take_news(const Match& match, Moment now) {
  constexpr std::size_t all_at_once = std::numeric_limits<std::size_t>::max();
  std::vector<ServerMessage> out;
  for (auto& [viewer, watcher] : watchers_) {
    const std::uint64_t all = events_for(match, viewer);
    if (watcher.known > all) watcher.known = 0;
    if (!watcher.is_new && watcher.known == all) continue;
    ServerMessage message;
    message.kind = ServerMessage::Kind::news;
    message.news = news_of(match, table_, {viewer, person_}, watcher.known, now, all_at_once);
    watcher = {all, false};
    out.push_back(std::move(message));
  }
  return out;
}

}  // namespace twenties
