#include "protocol/apply_command.hpp"

namespace twenties {

namespace {

using Kind = ClientMessage::Kind;

// Whether the command was meant for another position than the current one. The match checks this
// itself for moves.
bool is_too_late(const Match& match, const ClientMessage& message, const Sender& sender) {
  const bool of_now = message.kind == Kind::confirm || message.kind == Kind::take_back ||
                      message.kind == Kind::undo;
  return of_now && message.answers != 0 && message.answers != match.answers() &&
         !match.done_before(sender);
}

}  // namespace

Verdict apply_command(Match& match, const ClientMessage& message, const Guest& guest, Moment now,
                      std::string_view via) {
  const Sender sender{guest.id, message.id, now, std::string(via)};
  if (is_too_late(match, message, sender)) {
    return Verdict::refused(stale_clause, Message("table.stale"));
  }
  switch (message.kind) {
    case Kind::sit: {
      Guest named = guest;
      if (!message.name.empty()) named.name = message.name;
      if (!message.colour.empty()) named.colour = message.colour;
      return match.sit(sender, message.seat, named, message.share);
    }
    case Kind::stand:
      return match.stand(sender, message.seat);
    case Kind::bot:
      return match.seat_bot(sender, message.seat, message.level);
    case Kind::move:
      return match.move(sender, message.seat, message.answers, message.move);
    case Kind::confirm:
      return match.confirm(sender, message.seat);
    case Kind::take_back:
      return match.take_back(sender, message.seat);
    case Kind::undo:
      return match.undo(sender, message.seat);
    case Kind::answer_undo:
      return match.answer_undo(sender, message.yes);
    case Kind::resign:
      return match.resign(sender, message.seat);
    case Kind::care:
      return match.care(sender, message.seat);
    case Kind::help:
      return match.help(sender, message.seat, message.what);
    default:
      return Verdict::refused(message_clause, Message("table.not-understood"));
  }
}

}  // namespace twenties
