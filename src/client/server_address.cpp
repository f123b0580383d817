#include "client/server_address.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace twenties {

namespace {

bool is_host_character(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-' || c == '.' || c == '_' ||
         c == ':' || c == '%';
}

bool is_table_character(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
         c == '_';
}

Result<void> read_place(std::string_view text, ServerAddress& out) {
  std::string_view host = text;
  std::string_view port;
  const std::size_t bracket = text.starts_with('[') ? text.find(']') : 0;
  const std::size_t colon = text.find(':', bracket == std::string_view::npos ? 0 : bracket);
  if (colon != std::string_view::npos) {
    host = text.substr(0, colon);
    port = text.substr(colon + 1);
    const auto number = read_integer(port, 1, 65535);
    if (!number) return failure(Message("online.bad-port", {{"port", quote(port)}}));
    out.port = *number;
  }
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  out.host = lower_case(host);
  if (out.host.empty() || out.host.size() > 253 ||
      !std::ranges::all_of(out.host, is_host_character)) {
    return failure(Message("online.bad-host", {{"host", quote(host)}}));
  }
  return {};
}

}  // namespace

std::string ServerAddress::origin() const {
  const std::string name = host.find(':') == std::string::npos ? host : cat("[", host, "]");
  return cat("http://", name, port == 80 ? "" : cat(":", port));
}

Result<ServerAddress> read_server_address(std::string_view url) {
  std::string_view rest = trim(url);
  const std::size_t scheme_end = rest.find("://");
  if (scheme_end != std::string_view::npos) {
    const std::string scheme = lower_case(rest.substr(0, scheme_end));
    if (scheme == "https" || scheme == "wss") {
      return failure(Message("online.no-tls"));
    }
    if (scheme != "http" && scheme != "ws") return failure(Message("online.address-form"));
    rest = rest.substr(scheme_end + 3);
  }
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  ServerAddress out;
  if (const auto place = read_place(rest.substr(0, slash), out); !place) {
    return tl::unexpected(place.error());
  }
  std::string_view path = rest.substr(slash);
  path = path.substr(0, path.find_first_of("?#"));
  if (path.empty() || path == "/") return out;
  if (path.ends_with('/')) path.remove_suffix(1);
  if (!path.starts_with("/t/"))
    return failure(Message("online.no-table-in", {{"path", quote(path)}}));
  out.table = path.substr(3);
  const bool good = !out.table.empty() && out.table.size() <= 64 &&
                    std::ranges::all_of(out.table, is_table_character);
  if (!good) return failure(Message("online.bad-table", {{"table", quote(out.table)}}));
  return out;
}

}  // namespace twenties
