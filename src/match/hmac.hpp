#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace twenties {

// The cryptography that fairness needs. hmac.cpp takes it from libsodium; where that does not
// exist, as in a browser, another file gives the same three functions.
using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> bytes);
Digest hmac_sha256(std::span<const std::uint8_t> key, std::string_view message);

// Cryptographically secure random bytes.
void fill_random(std::span<std::uint8_t> bytes);

}  // namespace twenties
