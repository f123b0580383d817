#include "match/fairness.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/random.hpp"
#include "base/text.hpp"
#include "match/fair_stream.hpp"

namespace twenties {

namespace {

constexpr std::string_view scheme = "twenties 1\n";
constexpr std::string_view hex_digits = "0123456789abcdef";
constexpr std::size_t longest_share = 64;
constexpr std::array<std::string_view, 4> headers{"seed", "commitment", "shares", "secret"};

std::string hex_of(std::span<const std::uint8_t> bytes) {
  std::string out;
  for (const std::uint8_t byte : bytes) {
    out += hex_digits[byte >> 4U];
    out += hex_digits[byte & 15U];
  }
  return out;
}

std::optional<Digest> digest_from(std::string_view hex) {
  Digest out{};
  if (hex.size() != 2 * out.size()) return std::nullopt;
  for (std::size_t at = 0; at < hex.size(); ++at) {
    const std::size_t digit = hex_digits.find(hex[at]);
    if (digit == std::string_view::npos) return std::nullopt;
    out[at / 2] = static_cast<std::uint8_t>(out[at / 2] * 16U + digit);
  }
  return out;
}

Result<std::string> read_digest(std::string_view text, const char* problem) {
  if (digest_from(text)) return std::string(text);
  return failure(Message(problem, {{"text", quote(text)}}));
}

Digest key_of(const Digest& secret, const std::vector<std::string>& shares) {
  std::string message(scheme);
  for (const std::string& share : shares) message += cat(share, '\n');
  return hmac_sha256(secret, message);
}

const std::string* find_remark(const Record& record, std::string_view name) {
  const auto found = std::ranges::find(record.remarks, name, &Remark::first);
  return found == record.remarks.end() ? nullptr : &found->second;
}

// A record from a real table has no seed; one is derived from its actions, so that different games
// continue with different tiles.
std::uint64_t seed_from_actions(const Record& record) {
  std::uint64_t seed = 0;
  for (const Action& action : record.actions) {
    for (const char c : print_action(action)) seed = mix64(seed ^ static_cast<unsigned char>(c));
  }
  return seed;
}

}  // namespace

std::string fresh_secret() {
  Digest bytes{};
  fill_random(bytes);
  return hex_of(bytes);
}

std::string fresh_share() {
  std::array<std::uint8_t, 16> bytes{};
  fill_random(bytes);
  return hex_of(bytes);
}

std::string commitment_of(std::string_view secret) {
  return hex_of(sha256(digest_from(secret).value_or(Digest{})));
}

Fairness make_fairness(std::vector<std::string> shares) {
  std::string secret = fresh_secret();
  std::string commitment = commitment_of(secret);
  return {std::move(secret), std::move(commitment), std::move(shares)};
}

Result<std::string> read_secret(std::string_view text) {
  return read_digest(text, "verify.bad-secret");
}

Result<std::string> read_commitment(std::string_view text) {
  return read_digest(text, "verify.bad-commitment");
}

Result<std::string> read_share(std::string_view text) {
  const bool fits =
      std::ranges::all_of(text, [](char c) { return c > ' ' && c <= '~' && c != ','; });
  if (fits && !text.empty() && text.size() <= longest_share) return std::string(text);
  return failure(Message("table.wrong-share",
                         {{"most", static_cast<int>(longest_share)}, {"text", quote(text)}}));
}

Result<Fairness> check_fairness(Fairness fairness) {
  if (const auto read = read_commitment(fairness.commitment); !read) {
    return tl::unexpected(read.error());
  }
  for (const std::string& share : fairness.shares) {
    if (const auto read = read_share(share); !read) return tl::unexpected(read.error());
  }
  if (fairness.secret.empty()) return fairness;
  if (const auto read = read_secret(fairness.secret); !read) return tl::unexpected(read.error());
  if (commitment_of(fairness.secret) != fairness.commitment) {
    return failure(Message("verify.secret-does-not-fit"));
  }
  return fairness;
}

std::optional<std::uint64_t> read_seed(std::string_view text) {
  std::uint64_t value = 0;
  if (text.empty() || text.size() > 20) return std::nullopt;
  for (const char c : text) {
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (c < '0' || c > '9' || value > (UINT64_MAX - digit) / 10) return std::nullopt;
    value = value * 10 + digit;
  }
  return value;
}

Result<std::optional<Fairness>> fairness_of(const Record& record) {
  const std::string* commitment = find_remark(record, "commitment");
  const std::string* shares = find_remark(record, "shares");
  const std::string* secret = find_remark(record, "secret");
  if (commitment == nullptr && shares == nullptr && secret == nullptr) return std::nullopt;
  if (commitment == nullptr || shares == nullptr) {
    return failure(Message("verify.headers-together"));
  }
  if (find_remark(record, "seed") != nullptr) {
    return failure(Message("verify.seed-or-secret"));
  }
  Fairness out{secret == nullptr ? "" : *secret, *commitment, {}};
  if (secret != nullptr && secret->empty()) return failure(Message("verify.secret-empty"));
  for (const std::string_view share : split(*shares, ' ')) out.shares.emplace_back(share);
  return out;
}

TableChance TableChance::from_seed(std::uint64_t seed) { return TableChance(seed, nullptr); }

Result<TableChance> TableChance::from_fairness(const Fairness& fairness) {
  auto checked = check_fairness(fairness);
  if (!checked) return tl::unexpected(checked.error());
  Fair fair{std::move(*checked), std::nullopt};
  if (const auto secret = digest_from(fairness.secret)) fair.key = key_of(*secret, fairness.shares);
  return TableChance(std::nullopt, std::make_shared<const Fair>(std::move(fair)));
}

Result<TableChance> TableChance::from_record(const Record& record) {
  const auto fairness = fairness_of(record);
  if (!fairness) return tl::unexpected(fairness.error());
  if (*fairness) return from_fairness(**fairness);
  const std::string* text = find_remark(record, "seed");
  if (text == nullptr) return from_seed(seed_from_actions(record));
  if (const auto seed = read_seed(*text)) return from_seed(*seed);
  return failure(Message("verify.bad-seed", {{"most", cat(UINT64_MAX)}}));
}

std::unique_ptr<ChanceSource> TableChance::draw(std::uint64_t number) const {
  if (seed_) return std::make_unique<SeededChance>(draw_seed(*seed_, number));
  if (is_closed()) return nullptr;
  return std::make_unique<FairStream>([fair = fair_, number](std::uint64_t block) {
    return hmac_sha256(*fair->key, cat("draw ", number, ' ', block));
  });
}

std::uint64_t TableChance::bot_seed(std::uint64_t step, Seat seat) const {
  if (seed_) return mix64(*seed_ + step);
  if (is_closed()) return 0;
  return word_of(hmac_sha256(*fair_->key, cat("bot ", step, ' ', number_of(seat))), 0);
}

std::vector<Remark> TableChance::remarks(bool with_secret) const {
  if (seed_) return {{"seed", std::to_string(*seed_)}};
  const Fairness& fair = fair_->fairness;
  std::vector<Remark> out{{"commitment", fair.commitment}, {"shares", join(fair.shares, " ")}};
  if (with_secret && !fair.secret.empty()) out.emplace_back("secret", fair.secret);
  return out;
}

bool TableChance::is_header(std::string_view remark) {
  return std::ranges::find(headers, remark) != headers.end();
}

}  // namespace twenties
