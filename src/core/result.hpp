#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

#include "core/message.hpp"

namespace twenties {

// Why something could not be read or done, for people.
struct Error {
  Message message;
  std::string_view clause = {};  // of static storage; empty if no rule is concerned

  // With the clause, if there is one.
  [[nodiscard]] Message whole() const {
    return clause.empty() ? message : with_clause(message, clause);
  }
};

// A value, or the reason why there is none. Nothing inside the project throws.
template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(Message message) {
  return tl::unexpected<Error>(Error{std::move(message)});
}
inline tl::unexpected<Error> failure(std::string_view clause, Message message) {
  return tl::unexpected<Error>(Error{std::move(message), clause});
}
// With a text that is in no catalogue: for logs, engines and operators of servers.
inline tl::unexpected<Error> failure(std::string text) { return failure(said(std::move(text))); }

}  // namespace twenties
