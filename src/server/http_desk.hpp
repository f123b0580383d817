#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "server/doorman.hpp"
#include "server/hall.hpp"
#include "server/visitor.hpp"
#include "server/web_folder.hpp"

namespace twenties {

// A request as far as the server cares, free of any networking library.
struct HttpRequest {
  std::string method;
  std::string target;  // with the query
  std::string host;
  std::string origin;
  std::string cookies;
  std::string content_type;
  std::string accept_encoding;
  std::string if_none_match;
  std::string forwarded_for;
  std::string forwarded_proto;
  std::string peer;  // the address of the connection
  std::string body;
};

using HttpHeader = std::pair<std::string, std::string>;

struct HttpReply {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<HttpHeader> headers;
  std::string_view cache = "no-store";  // of static storage: how long it may be kept
  // Instead of the body: bytes of the web client, which the server keeps for as long as it lives.
  std::string_view file = {};

  [[nodiscard]] std::string_view content() const { return file.empty() ? body : file; }
};

inline constexpr std::size_t longest_body = 16 * 1024;  // bytes of a request

struct DeskRules {
  std::vector<std::string> names;        // the hosts this server answers to; empty: any
  std::vector<std::string> proxies;      // addresses whose X-Forwarded-For is believed
  std::shared_ptr<const WebFolder> web;  // the web client; nullptr: a page that says how to join
};

// Answers HTTP: pages, simple reads, and making a table. Play itself goes through WebSocket.
class HttpDesk {
 public:
  HttpDesk(Hall& hall, Doorman& doorman, DeskRules rules)
      : hall_(hall), doorman_(doorman), rules_(std::move(rules)) {}

  // The answer may come later, from another thread.
  using Answer = std::function<void(HttpReply)>;
  void answer(const HttpRequest& request, Answer answer);

  // Why a connection for play is refused before it is made; nothing if it is welcome.
  [[nodiscard]] std::optional<HttpReply> refuse_upgrade(const HttpRequest& request);

  [[nodiscard]] const DeskRules& rules() const { return rules_; }

 private:
  [[nodiscard]] bool is_known_host(const HttpRequest& request) const;
  // What depends on who asks.
  void answer_visitor(const HttpRequest& request, const Origin& origin, Answer answer);
  HttpReply route(const HttpRequest& request, const Visitor& visitor);
  [[nodiscard]] HttpReply page(const HttpRequest& request, const std::string& path) const;
  HttpReply api(const std::string& path, const Visitor& visitor);
  HttpReply cards(const CardQuery& query);
  // The store has failed: the log gets to know why.
  HttpReply trouble(const Error& error, std::string_view reason);
  HttpReply table(std::string_view name, std::string_view part);
  HttpReply rename(const HttpRequest& request, const Visitor& visitor);
  void make_table(const HttpRequest& request, const Visitor& visitor, const Origin& origin,
                  Answer answer);

  Hall& hall_;
  Doorman& doorman_;
  DeskRules rules_;
};

HttpReply error_reply(int status, std::string_view reason, std::int64_t retry_after = 0);
// Headers that every answer carries.
std::vector<HttpHeader> security_headers(bool secure);
// Whether a page of this origin may write here: it is the server's own, or no page at all.
bool is_own_origin(std::string_view origin, std::string_view host);

// The pages of the program itself; nullptr if there is none of this path.
struct Page {
  std::string_view path;
  std::string_view type;
  std::string_view body;
};
const Page* find_page(std::string_view path);

}  // namespace twenties
