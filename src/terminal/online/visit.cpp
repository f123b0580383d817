#include "terminal/online/visit.hpp"

#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "client/incoming.hpp"
#include "terminal/online/lobby.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using nlohmann::json;

// The name by which the server knows us; empty for a newcomer.
Result<std::string> ask_who_we_are(Wire& wire, const std::string& origin) {
  const auto reply = wire.get("/api/me");
  if (!reply)
    return failure(
        Message("online.cannot-reach", {{"server", origin}, {"why", reply.error().whole()}}));
  if (reply->status != 200)
    return failure(
        Message("online.server-says", {{"server", origin}, {"what", reason_of(*reply)}}));
  const json object = json::parse(reply->body, nullptr, false);
  const auto name = object.is_object() ? object.find("name") : object.end();
  if (name == object.end() || !name->is_string()) {
    return failure(Message("online.no-server", {{"server", origin}}));
  }
  return harmless(name->get_ref<const std::string&>());
}

Result<void> give_name(Wire& wire, const std::string& name) {
  const json wanted{{"name", name}};
  const auto reply =
      wire.post("/api/me", wanted.dump(-1, ' ', false, json::error_handler_t::replace));
  if (!reply) return tl::unexpected(reply.error());
  if (reply->status != 200) return failure(reason_of(*reply));
  return {};
}

}  // namespace

Result<Leaving> visit(Console& console, Wire& wire, const OnlineWorld& world,
                      const TokenStore& tokens, const VisitRequest& request) {
  const std::string known_by = wire.token();
  const std::string origin = request.address.origin();
  const auto name = ask_who_we_are(wire, origin);
  if (!name && console.is_stopped()) return Leaving::stopped;
  if (!name) return tl::unexpected(name.error());
  if (wire.token() != known_by) {
    if (const auto kept = tokens.save(request.address, wire.token()); !kept) {
      console.tell(
          cat(console.style().words.say("online.stranger", {{"why", kept.error().whole()}}), "\n"));
    }
  }
  Invitation invitation{origin, request.address.table, *name, name->empty(), request.seat};
  if (!request.name.empty() && request.name != *name) {
    if (const auto given = give_name(wire, request.name); !given) {
      return tl::unexpected(given.error());
    }
    invitation.name = request.name;
    invitation.newcomer = false;
  }
  if (invitation.table.empty()) {
    const auto chosen = Lobby(console, wire, world).choose();
    if (!chosen && !console.is_stopped()) return tl::unexpected(chosen.error());
    if (!chosen || !*chosen) return console.is_stopped() ? Leaving::stopped : Leaving::quit;
    invitation.table = **chosen;
  }
  return OnlineSession(console, wire, world, std::move(invitation)).run();
}

}  // namespace twenties
