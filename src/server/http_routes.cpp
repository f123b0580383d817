#include "server/http_routes.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"
#include "core/record.hpp"
#include "match/fairness.hpp"
#include "protocol/catalogue.hpp"
#include "protocol/message_json.hpp"
#include "server/guest_session.hpp"
#include "texts/accept_language.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using nlohmann::json;

constexpr std::string_view tables_path = "/api/tables";
constexpr std::int64_t well_for = 5'000;  // milliseconds after the last write
constexpr const char* replay_problem = "server.not-replayable";
constexpr std::int64_t retry_after_store = 2'000;  // milliseconds

std::string dump(const json& what) {
  return what.dump(-1, ' ', false, json::error_handler_t::replace);
}

HttpReply json_reply(const json& body, int status = 200) {
  return {status, "application/json", dump(body), {}};
}

std::string_view status_name(TableStatus status) {
  switch (status) {
    case TableStatus::open:
      return "open";
    case TableStatus::running:
      return "running";
    case TableStatus::finished:
      return "finished";
    case TableStatus::set_aside:
      break;
  }
  return "set_aside";
}

json summary_json(const StoredSummary& stored) {
  json out = json::parse(stored.summary.text, nullptr, false);
  if (!out.is_object()) out = json::object();
  out["table"] = stored.table;
  out["status"] = status_name(stored.summary.status);
  out["changed"] = stored.changed;
  // The exact problem may reveal hidden tiles; it is only in the store.
  if (!stored.problem.empty()) out["problem"] = json_of(Message(replay_problem));
  return out;
}

// A member of the object that is a text; the fallback if it is missing, nothing if it is something
// else.
std::optional<std::string> text_of(const json& object, const char* name, std::string fallback) {
  const auto found = object.find(name);
  if (found == object.end()) return fallback;
  if (!found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

Result<MatchSetup> read_setup(const std::string& body) {
  const json object = json::parse(body, nullptr, false);
  if (!object.is_object()) return failure(Message("server.body-is-object"));
  MatchSetup setup;
  const auto game = text_of(object, "game", "");
  const auto options = text_of(object, "options", "");
  const auto clock = text_of(object, "clock", "none");
  if (!game || !options || !clock) return failure(Message("server.texts-of-table"));
  setup.game = *game;
  setup.options = *options;
  const auto plan = read_clock(*clock);
  if (!plan) return tl::unexpected(plan.error());
  setup.clock = *plan;
  if (const auto help = text_of(object, "help", "usual"); !help || *help != "usual") {
    const auto policy = read_help(help.value_or(""));
    if (!policy) return tl::unexpected(policy.error());
    setup.help = *policy;
  }
  if (const auto listed = object.find("listed"); listed != object.end()) {
    if (!listed->is_boolean()) return failure(Message("server.bad-listed"));
    setup.listed = listed->get<bool>();
  }
  const auto seats = object.find("seats");
  if (seats == object.end()) return setup;
  if (!seats->is_array() || seats->size() > max_seats) {
    return failure(Message("server.bad-seats"));
  }
  for (const json& seat : *seats) {
    if (!seat.is_string()) return failure(Message("server.bad-seats"));
    auto read = read_seat_plan(seat.get<std::string>());
    if (!read) return tl::unexpected(read.error());
    if (read->kind == SeatPlan::Kind::reserved) {
      return failure(Message("server.no-kept-seat"));
    }
    setup.seats.push_back(std::move(*read));
  }
  return setup;
}

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

bool is_of_web(std::string_view path) {
  return !path.starts_with("/api/") && path != "/healthz" && path != "/metrics";
}

}  // namespace

HttpReply error_reply(int status, Message reason, std::int64_t retry_after) {
  HttpReply reply;
  reply.status = status;
  reply.refusal = Refusal{std::move(reason), retry_after};
  return reply;
}

void put_into_words(HttpReply& reply, std::string_view accept_language) {
  if (!reply.refusal) return;
  const auto [message, retry_after] = *std::exchange(reply.refusal, std::nullopt);
  const Words words(language_for(accept_language));
  json body{{"reason", words.say(message)}, {"message", json_of(message)}};
  if (retry_after > 0) {
    body["retry_after"] = retry_after;
    reply.headers.emplace_back("Retry-After", std::to_string((retry_after + 999) / 1000));
  }
  reply.headers.emplace_back("Content-Language", words.language());
  reply.headers.emplace_back("Vary", "Accept-Language");
  reply.body = dump(body);
}

std::vector<HttpHeader> security_headers(bool secure) {
  std::vector<HttpHeader> out{
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
       "data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
       "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"X-Frame-Options", "DENY"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"}};
  if (secure) out.emplace_back("Strict-Transport-Security", "max-age=31536000");
  return out;
}

bool is_own_origin(std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (origin.starts_with(scheme) && origin.substr(scheme.size()) == host) return true;
  }
  return false;
}

bool HttpRoutes::is_known_host(const HttpRequest& request) const {
  if (rules_.names.empty()) return true;
  std::string_view host = request.host;
  const std::size_t end = host.starts_with('[') ? host.find(']') : 0;
  host = host.substr(0, host.find(':', end == std::string_view::npos ? 0 : end));
  return std::ranges::find(rules_.names, lower_case(host)) != rules_.names.end();
}

std::optional<HttpReply> HttpRoutes::refuse_upgrade(const HttpRequest& request) {
  const auto refuse = [&](int status, std::string_view cause, Message reason,
                          std::int64_t retry_after = 0) {
    directory_.services().metrics.count_rejected(cause);
    HttpReply reply = error_reply(status, std::move(reason), retry_after);
    put_into_words(reply, request.accept_language);
    return reply;
  };
  if (!is_known_host(request)) return refuse(421, "host", Message("server.other-name"));
  if (path_of(request.target) != "/ws") {
    return refuse(404, "path", Message("server.play-at", {{"path", "/ws"}}));
  }
  if (!is_own_origin(request.origin, request.host)) {
    return refuse(403, "origin", Message("server.other-origin-plays"));
  }
  const Origin origin =
      origin_of(request.peer, request.forwarded_for, request.forwarded_proto, rules_.proxies);
  const auto wait = rate_limits_.request(origin.address, directory_.services().now());
  if (wait > 0) return refuse(429, rate_clause, Message("server.too-many-requests"), wait);
  return std::nullopt;
}

void HttpRoutes::answer(const HttpRequest& request, Answer answer) {
  Services& services = directory_.services();
  ++services.metrics.requests;
  const Origin origin =
      origin_of(request.peer, request.forwarded_for, request.forwarded_proto, rules_.proxies);
  answer = [answer = std::move(answer), secure = origin.secure,
            language = request.accept_language](HttpReply reply) {
    put_into_words(reply, language);
    for (HttpHeader& header : security_headers(secure)) reply.headers.push_back(std::move(header));
    answer(std::move(reply));
  };
  const auto refuse = [&](int status, std::string_view cause, Message reason,
                          std::int64_t retry_after = 0) {
    services.metrics.count_rejected(cause);
    answer(error_reply(status, std::move(reason), retry_after));
  };
  if (!is_known_host(request)) return refuse(421, "host", Message("server.other-name"));
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (!reads && request.method != "POST") {
    return refuse(405, "method", Message("server.methods"));
  }
  // A page is some thirty files at once, all served from memory.
  const bool asks_for_file = reads && rules_.web != nullptr && is_of_web(path_of(request.target));
  if (const auto wait = asks_for_file ? rate_limits_.file(origin.address, services.now())
                                      : rate_limits_.request(origin.address, services.now());
      wait > 0) {
    return refuse(429, rate_clause, Message("server.too-many-requests"), wait);
  }
  if (!reads && !is_own_origin(request.origin, request.host)) {
    return refuse(403, "origin", Message("server.other-origin-writes"));
  }
  if (!reads && !request.content_type.starts_with("application/json")) {
    return refuse(415, "type", Message("server.body-is-json"));
  }
  const std::string_view path = path_of(request.target);
  if (!path.starts_with("/api/")) return answer(route(request, GuestSession{}));
  // Other routes use the store, on a thread where they do not block connections.
  const bool names = !reads && path == "/api/me";
  if (const auto wait = names ? rate_limits_.rename(origin.address, services.now()) : 0; wait > 0) {
    return refuse(429, rate_clause, Message("server.too-many-names"), wait);
  }
  Workers& workers = names ? services.names : services.readers;
  const bool posted =
      workers.post([this, request, origin, answer] { answer_guest(request, origin, answer); });
  if (!posted) refuse(503, store_clause, Message("server.too-many-waiting"), 2000);
}

void HttpRoutes::answer_guest(const HttpRequest& request, const Origin& origin, Answer answer) {
  const bool reads = request.method != "POST";
  Services& services = directory_.services();
  const GuestSession session =
      guest_session_with(services.store, *services.mint, request.cookies, origin.secure);
  if (session.is_new) {
    answer = [answer = std::move(answer),
              cookie = cookie_for(session.token, origin.secure)](HttpReply reply) {
      if (reply.status < 400) reply.headers.emplace_back("Set-Cookie", cookie);
      answer(std::move(reply));
    };
  }
  if (!reads && path_of(request.target) == tables_path) {
    return make_table(request, session, origin, std::move(answer));
  }
  answer(route(request, session));
}

HttpReply HttpRoutes::route(const HttpRequest& request, const GuestSession& session) {
  const std::string path(path_of(request.target));
  if (request.method == "POST") {
    if (path == "/api/me") return rename(request, session);
    return error_reply(404, Message("server.nothing-to-write"));
  }
  if (path.starts_with("/api/")) return api(path, session);
  if (path == "/healthz") {
    const Services& services = directory_.services();
    const bool well = services.now() - services.metrics.store_written < well_for;
    return well ? HttpReply{200, "text/plain", "ok\n", {}}
                : HttpReply{503, "text/plain", "nothing can be written to the store\n", {}};
  }
  if (path == "/metrics") {
    return {200,
            "text/plain; version=0.0.4",
            directory_.services().metrics.text(directory_.services().bot_pool.waiting()),
            {}};
  }
  return page(request, path);
}

// The files of the page. Names of assets change with their content; all other files are revalidated
// each time, with a short answer if nothing has changed.
HttpReply HttpRoutes::page(const HttpRequest& request, const std::string& path) const {
  if (rules_.web == nullptr) {
    const bool is_table =
        path.starts_with("/t/") && is_table_name(std::string_view(path).substr(3));
    if (const Page* page = find_page(is_table ? "/t/" : path)) {
      return {200, std::string(page->type), std::string(page->body), {}};
    }
    return error_reply(404, Message("server.no-such-page"));
  }
  const WebFolder::File* file = rules_.web->find(path);
  if (file == nullptr) return error_reply(404, Message("server.no-such-page"));
  HttpReply reply{200, file->type, {}, {{"ETag", file->tag}, {"Vary", "Accept-Encoding"}}};
  reply.cache = file->is_lasting ? "public, max-age=31536000, immutable" : "no-cache";
  if (request.if_none_match == file->tag) {
    reply.status = 304;
    return reply;
  }
  const bool packed =
      !file->packed.empty() && request.accept_encoding.find("gzip") != std::string::npos;
  if (packed) reply.headers.emplace_back("Content-Encoding", "gzip");
  reply.file = packed ? file->packed : file->body;
  return reply;
}

HttpReply HttpRoutes::api(const std::string& path, const GuestSession& session) {
  if (path == "/api/games") {
    const Services& services = directory_.services();
    return {200,
            "application/json",
            catalogue(services.registry, services.bot_pool.engine_names()),
            {}};
  }
  if (path == "/api/me") {
    return json_reply({{"name", session.guest.name}, {"colour", session.guest.colour}});
  }
  if (path == tables_path) {
    TableQuery query;
    query.status = TableStatus::open;
    query.listed_only = true;
    return summaries(query);
  }
  if (path == "/api/my-tables") {
    TableQuery query;
    query.person = session.guest.id;
    return summaries(query);
  }
  if (path.starts_with("/api/tables/")) {
    const std::string_view rest = std::string_view(path).substr(tables_path.size() + 1);
    const std::size_t slash = rest.find('/');
    const std::string_view part =
        slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1);
    return table(rest.substr(0, slash), part);
  }
  return error_reply(404, Message("server.nothing-here"));
}

HttpReply HttpRoutes::trouble(const Error& error, const char* reason) {
  directory_.services().log.error("the store failed", {{"reason", in_english(error)}});
  return error_reply(503, Message(reason), retry_after_store);
}

HttpReply HttpRoutes::summaries(const TableQuery& query) {
  const auto found = directory_.services().store.summaries(query);
  if (!found) return trouble(found.error(), cannot_read);
  json out = json::array();
  for (const StoredSummary& summary : *found) out.push_back(summary_json(summary));
  return json_reply({{"tables", std::move(out)}});
}

HttpReply HttpRoutes::table(std::string_view name, std::string_view part) {
  Services& services = directory_.services();
  if (!is_table_name(name)) return error_reply(404, Message("table.no-such-table"));
  const auto summary = services.store.summary(name);
  if (!summary) return trouble(summary.error(), cannot_read);
  if (!*summary) return error_reply(404, Message("table.no-such-table"));
  if (part.empty()) return json_reply(summary_json(**summary));
  if (part != "record") return error_reply(404, Message("server.nothing-here"));
  if ((*summary)->summary.status != TableStatus::finished) {
    return error_reply(409, Message("server.record-later"));
  }
  const auto log = services.store.entries(name, 1);
  if (!log) return trouble(log.error(), cannot_read);
  const auto match = Match::restore(services.registry, *log);
  if (!match) return error_reply(500, Message(replay_problem));
  return {200, "text/plain; charset=utf-8", print_record(match->record()), {}};
}

HttpReply HttpRoutes::rename(const HttpRequest& request, const GuestSession& session) {
  const json object = json::parse(request.body, nullptr, false);
  if (!object.is_object()) return error_reply(400, Message("server.body-is-object"));
  const auto name = text_of(object, "name", session.guest.name);
  const auto colour = text_of(object, "colour", session.guest.colour);
  if (!name || !colour) return error_reply(400, Message("server.name-and-colour"));
  if (!is_guest_name(*name)) return error_reply(400, Message("table.bad-guest-name"));
  if (!is_guest_colour(*colour)) return error_reply(400, Message("table.bad-colour"));
  const auto put = directory_.services().store.put_person(
      {session.guest.id, *name, *colour, directory_.services().now()});
  if (!put) return trouble(put.error(), cannot_store);
  return json_reply({{"name", *name}, {"colour", *colour}});
}

void HttpRoutes::make_table(const HttpRequest& request, const GuestSession& session,
                            const Origin& origin, Answer answer) {
  auto setup = read_setup(request.body);
  if (!setup) return answer(error_reply(400, setup.error().whole()));
  if (const auto wait = rate_limits_.make_table(origin.address, directory_.services().now());
      wait > 0) {
    directory_.services().metrics.count_rejected(rate_clause);
    return answer(error_reply(429, Message("server.too-many-tables"), wait));
  }
  setup->host = session.guest.id;
  setup->secret = fresh_secret();
  const auto complete_setup = complete(directory_.services().registry, *setup);
  if (!complete_setup) return answer(error_reply(400, complete_setup.error().whole()));
  if (const auto reason = directory_.refuse_table(*complete_setup)) {
    directory_.services().metrics.count_rejected("bots");
    return answer(error_reply(429, *reason, 60'000));
  }
  directory_.make_table(
      *complete_setup, [answer = std::move(answer)](const Result<std::string>& made) {
        if (!made) return answer(error_reply(503, made.error().whole(), retry_after_store));
        answer(json_reply({{"table", *made}, {"link", cat("/t/", *made)}}, 201));
      });
}

}  // namespace twenties
