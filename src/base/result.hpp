#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace twenties {

// Why something could not be read or done, in words for the person who gave it.
struct Error {
  std::string message;
};

// A value, or the reason why there is none. Nothing inside the project throws.
template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(std::string message) {
  return tl::unexpected<Error>(Error{std::move(message)});
}

}  // namespace twenties
