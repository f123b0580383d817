#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/guest_session.hpp"
#include "server/rate_limits.hpp"
#include "server/table_directory.hpp"
#include "server/web_folder.hpp"

namespace twenties {

// A request, independent of any networking library.
struct HttpRequest {
  std::string method;
  std::string target;  // with the query
  std::string host;
  std::string origin;
  std::string cookies;
  std::string content_type;
  std::string accept_encoding;
  std::string accept_language;
  std::string if_none_match;
  std::string forwarded_for;
  std::string forwarded_proto;
  std::string peer;  // the address of the connection
  std::string body;
};

using HttpHeader = std::pair<std::string, std::string>;

// Why a request is refused.
struct Refusal {
  Message reason;
  std::int64_t retry_after = 0;  // milliseconds, if retrying can help
};

struct HttpReply {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<HttpHeader> headers;
  std::string_view cache = "no-store";  // of static storage: how long it may be cached
  // Instead of the body: bytes of the web client, which the server keeps in memory.
  std::string_view file = {};
  // Instead of the body, until put_into_words() formats it.
  std::optional<Refusal> refusal = {};

  [[nodiscard]] std::string_view content() const { return file.empty() ? body : file; }
};

inline constexpr std::size_t longest_body = 16 * 1024;  // bytes of a request

struct HttpRules {
  std::vector<std::string> names;    // the host names this server answers to; empty: any
  std::vector<std::string> proxies;  // addresses whose X-Forwarded-For is trusted
  std::shared_ptr<const WebFolder>
      web;  // the web client; nullptr: a page that explains how to join
};

// Answers HTTP: pages, simple reads, and making a table. Play itself goes through WebSocket.
class HttpRoutes {
 public:
  HttpRoutes(TableDirectory& directory, RateLimits& rate_limits, HttpRules rules)
      : directory_(directory), rate_limits_(rate_limits), rules_(std::move(rules)) {}

  // The answer may come later, from another thread.
  using Answer = std::function<void(HttpReply)>;
  void answer(const HttpRequest& request, Answer answer);

  // Why a WebSocket is refused before the upgrade; nothing if it is allowed.
  [[nodiscard]] std::optional<HttpReply> refuse_upgrade(const HttpRequest& request);

  [[nodiscard]] const HttpRules& rules() const { return rules_; }

 private:
  [[nodiscard]] bool is_known_host(const HttpRequest& request) const;
  // Routes that depend on the guest.
  void answer_guest(const HttpRequest& request, const Origin& origin, Answer answer);
  HttpReply route(const HttpRequest& request, const GuestSession& session);
  [[nodiscard]] HttpReply page(const HttpRequest& request, const std::string& path) const;
  HttpReply api(const std::string& path, const GuestSession& session);
  HttpReply summaries(const TableQuery& query);
  // The store has failed: logs why.
  HttpReply trouble(const Error& error, const char* reason);
  HttpReply table(std::string_view name, std::string_view part);
  HttpReply rename(const HttpRequest& request, const GuestSession& session);
  void make_table(const HttpRequest& request, const GuestSession& session, const Origin& origin,
                  Answer answer);

  TableDirectory& directory_;
  RateLimits& rate_limits_;
  HttpRules rules_;
};

HttpReply error_reply(int status, Message reason, std::int64_t retry_after = 0);
// Formats a refusal in the client's language: {"reason": "...", "message": {"id": ...}}.
void put_into_words(HttpReply& reply, std::string_view accept_language);
// Headers that every answer carries.
std::vector<HttpHeader> security_headers(bool secure);
// Whether a page of this origin may write here: the server's own, or no page at all.
bool is_own_origin(std::string_view origin, std::string_view host);

// The pages of the program itself; nullptr if there is none of this path.
struct Page {
  std::string_view path;
  std::string_view type;
  std::string_view body;
};
const Page* find_page(std::string_view path);

}  // namespace twenties
