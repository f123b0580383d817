#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.hpp"
#include "core/record.hpp"
#include "core/result.hpp"
#include "core/seat.hpp"
#include "match/hmac.hpp"

namespace twenties {

// Verifiable chance; docs/fairness.md describes the scheme.
struct Fairness {
  std::string secret;               // 64 hexadecimal digits; empty while it is closed
  std::string commitment;           // SHA-256 of the secret, known before the shares are
  std::vector<std::string> shares;  // one of each seat, in the order of the seats

  bool operator==(const Fairness&) const = default;
};

std::string fresh_secret();
// What a person's seat adds: 32 random hexadecimal digits. A bot's share is the name of its level.
std::string fresh_share();
// The secret must have its form.
std::string commitment_of(std::string_view secret);
// With a fresh secret and its commitment.
Fairness make_fairness(std::vector<std::string> shares);

// The text itself if it is well-formed, or a description of the form.
Result<std::string> read_secret(std::string_view text);
Result<std::string> read_commitment(std::string_view text);
Result<std::string> read_share(std::string_view text);
// All forms, and that an opened secret fits the commitment.
Result<Fairness> check_fairness(Fairness fairness);

// The fairness headers of a record, unchecked; nothing if there are none.
Result<std::optional<Fairness>> fairness_of(const Record& record);

// A table's seed as people write it: a number of 64 bits.
std::optional<std::uint64_t> read_seed(std::string_view text);

// The source of a table's chance: a seed, which is repeatable, or a secret with shares, which is
// verifiable. Each draw depends on its number alone, and never on what was drawn before, so a game
// that is undone, saved or loaded goes on with the very tiles it would have had.
//
// If the secret is not known, the source is closed: nothing can be drawn. A plain value, cheap to
// copy.
class TableChance {
 public:
  static TableChance from_seed(std::uint64_t seed);
  // Closed if the secret is empty. A secret that does not fit its commitment is refused.
  static Result<TableChance> from_fairness(const Fairness& fairness);
  // As the headers of a record say; a record without any gets a seed that follows from its actions.
  static Result<TableChance> from_record(const Record& record);

  [[nodiscard]] bool is_closed() const { return fair_ != nullptr && !fair_->key; }
  // The source of one draw, the first of a game being number 0; nullptr if closed.
  [[nodiscard]] std::unique_ptr<ChanceSource> draw(std::uint64_t number) const;
  // The seed of a bot after this many steps; 0 if closed.
  [[nodiscard]] std::uint64_t bot_seed(std::uint64_t step, Seat seat) const;

  // Exactly one of the two is there.
  [[nodiscard]] const std::optional<std::uint64_t>& seed() const { return seed_; }
  [[nodiscard]] const Fairness* fairness() const {
    return fair_ == nullptr ? nullptr : &fair_->fairness;
  }

  // The headers of a record that stand for it.
  [[nodiscard]] std::vector<Remark> remarks(bool with_secret) const;
  static bool is_header(std::string_view remark);

 private:
  struct Fair {
    Fairness fairness;
    std::optional<Digest> key;  // nothing while the secret is closed
  };

  explicit TableChance(std::optional<std::uint64_t> seed, std::shared_ptr<const Fair> fair)
      : seed_(seed), fair_(std::move(fair)) {}

  std::optional<std::uint64_t> seed_;
  std::shared_ptr<const Fair> fair_;
};

}  // namespace twenties
