#include "store/postgresql_address.hpp"

#include <libpq-fe.h>

#include <algorithm>
#include <memory>
#include <string_view>

#include "base/text.hpp"

namespace twenties {

namespace {

using Options = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;

std::string option(const Options& options, std::string_view keyword) {
  for (const PQconninfoOption* each = options.get(); each->keyword != nullptr; ++each) {
    if (each->keyword == keyword && each->val != nullptr) return each->val;
  }
  return {};
}

// A password with an @, / or : that is not written as %40, %2F or %3A is read as a host, a port or
// a name, and would then appear in messages.
bool is_torn(const Options& options) {
  const std::string port = option(options, "port");
  const bool odd_port = port.find_first_not_of("0123456789,") != std::string::npos;
  return odd_port || option(options, "host").find('@') != std::string::npos ||
         option(options, "dbname").find('@') != std::string::npos;
}

std::string where(const Options& options) {
  const std::string name = option(options, "dbname");
  const std::string host = option(options, "host");
  const std::string port = option(options, "port");
  return cat(name.empty() ? "the usual database" : name, " at ",
             host.empty() ? "this machine" : host, port.empty() ? "" : ":", port);
}

}  // namespace

std::string PostgresqlAddress::clean(std::string message) const {
  std::ranges::replace(message, '\n', ' ');
  while (message.ends_with(' ') || message.ends_with('.')) message.pop_back();
  if (password.empty()) return message;
  for (std::size_t at = 0; (at = message.find(password, at)) != std::string::npos; at += 3) {
    message.replace(at, password.size(), "***");
  }
  return message;
}

Result<PostgresqlAddress> read_postgresql_address(const std::string& text) {
  const Options options(PQconninfoParse(text.c_str(), nullptr), &PQconninfoFree);
  if (options == nullptr || is_torn(options)) {
    return failure(
        "The address of the PostgreSQL database is not understood. It looks like "
        "postgresql://user:password@host:5432/name, with %40 for an @, %2F for a / and %3A for a : "
        "in the password.");
  }
  return PostgresqlAddress{text, where(options), option(options, "password")};
}

}  // namespace twenties
