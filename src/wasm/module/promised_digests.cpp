#include "wasm/module/promised_digests.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>
#include <utility>

#include "match/hmac.hpp"

namespace twenties {

namespace {

using Question = std::tuple<bool, std::string, std::string>;

std::map<Question, Digest>& known() {
  static std::map<Question, Digest> digests;
  return digests;
}

std::vector<WantedDigest>& wanted() {
  static std::vector<WantedDigest> list;
  return list;
}

// Not zeros, which the draw of a number below a bound would refuse for ever.
Digest wrong_one() {
  Digest out{};
  out.fill(0x55);
  return out;
}

Digest digest_of(bool is_hash, std::string key, std::string message) {
  const auto found = known().find({is_hash, key, message});
  if (found != known().end()) return found->second;
  wanted().push_back({std::move(key), std::move(message), is_hash});
  return wrong_one();
}

}  // namespace

std::vector<WantedDigest> take_wanted_digests() { return std::exchange(wanted(), {}); }

void promise_kept(const WantedDigest& question, const unsigned char* digest) {
  Digest bytes{};
  std::copy(digest, digest + bytes.size(), bytes.begin());
  known()[{question.is_hash, question.key, question.message}] = bytes;
}

Digest sha256(std::span<const std::uint8_t> bytes) {
  return digest_of(true, {}, std::string(bytes.begin(), bytes.end()));
}

Digest hmac_sha256(std::span<const std::uint8_t> key, std::string_view message) {
  return digest_of(false, std::string(key.begin(), key.end()), std::string(message));
}

// The page gives secrets and shares; nothing here makes them up.
void fill_random(std::span<std::uint8_t> /*bytes*/) { std::abort(); }

}  // namespace twenties
