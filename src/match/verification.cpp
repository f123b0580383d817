#include "match/verification.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "core/replay.hpp"
#include "match/table.hpp"

namespace twenties {

namespace {

class Verifier {
 public:
  Verifier(const Record& record, Noted noted) : record_(record), noted_(std::move(noted)) {}

  RecordResult<Verification> run(Replay replay) {
    if (const auto read = read_headers(); !read) return tl::unexpected(read.error());
    if (is_wrong() || !fits_headers() || !all_actions(replay)) return found_;
    if (const auto result = replay.check_result(); !result) {
      blame(result.error().line, result.error().reason);
    } else if (!chance_ || chance_->is_closed()) {
      found_.verdict = Verification::Verdict::unverifiable;
      found_.reason = Message(chance_ ? "verify.secret-closed" : "verify.no-source");
    }
    return found_;
  }

  // Where the chance comes from. A secret that has its form but not its commitment is wrong, not
  // unreadable.
  RecordResult<std::monostate> read_headers() {
    const auto unreadable = [](const Error& error) {
      return tl::unexpected(RecordError{.reason = error.message});
    };
    const auto fairness = fairness_of(record_);
    if (!fairness) return unreadable(fairness.error());
    if (*fairness) {
      found_.source = Verification::Source::secret;
      found_.fairness = **fairness;
      if (read_secret((*fairness)->secret) && read_commitment((*fairness)->commitment) &&
          commitment_of((*fairness)->secret) != (*fairness)->commitment) {
        blame(0, Message("verify.wrong-secret", {{"digest", commitment_of((*fairness)->secret)}}));
        return std::monostate{};
      }
    } else if (std::ranges::find(record_.remarks, "seed", &Remark::first) ==
               record_.remarks.end()) {
      return std::monostate{};
    } else {
      found_.source = Verification::Source::seed;
    }
    auto chance = TableChance::from_record(record_);
    if (!chance) return unreadable(chance.error());
    chance_ = std::move(*chance);
    return std::monostate{};
  }

 private:
  [[nodiscard]] bool is_wrong() const { return found_.verdict == Verification::Verdict::wrong; }

  bool blame(int line, Message reason) {
    found_.verdict = Verification::Verdict::wrong;
    found_.line = line;
    found_.reason = std::move(reason);
    return false;
  }

  bool fits_headers() {
    const Fairness none;
    const Fairness& fairness = found_.fairness ? *found_.fairness : none;
    if (!noted_.commitment.empty() && noted_.commitment != fairness.commitment) {
      return blame(0, Message("verify.other-commitment"));
    }
    if (!noted_.share.empty() &&
        std::ranges::find(fairness.shares, noted_.share) == fairness.shares.end()) {
      return blame(0, Message("verify.share-missing"));
    }
    return true;
  }

  bool all_actions(Replay& replay) {
    if (chance_) {
      const Message problem =
          problem_with_shares(*chance_, seats_of(record_, replay.game().seats()));
      if (!problem.empty()) return blame(0, problem);
    }
    for (std::size_t at = 0; at < record_.actions.size(); ++at) {
      const Action& action = record_.actions[at];
      if (action.kind == Action::Kind::chance && !check_draw(static_cast<int>(at) + 1, replay)) {
        return false;
      }
      if (const auto step = replay.step(); !step) {
        return blame(step.error().line,
                     RecordError{0, step.error().clause, step.error().reason}.message());
      }
      if (action.kind == Action::Kind::chance) count(action);
    }
    return true;
  }

  bool check_draw(int number, const Replay& replay) {
    const Action& action = record_.actions[static_cast<std::size_t>(number - 1)];
    if (!chance_ || chance_->is_closed() || !replay.game().turn().is_chance()) return true;
    const std::string given = replay.game().draw(*chance_->draw(draws_));
    if (given == action.text) return true;
    found_.wrong_draw = WrongDraw{number, action.line, draws_, action.text, given};
    return blame(action.line, Message(chance_->seed() ? "verify.seed-gives" : "verify.secret-gives",
                                      {{"action", number},
                                       {"draw", static_cast<int>(draws_)},
                                       {"said", quote(action.text)},
                                       {"given", quote(given)}}));
  }

  void count(const Action& action) {
    ++draws_;
    const auto pieces = words(action.text);
    const std::string_view kind = pieces.empty() ? std::string_view() : pieces.front();
    const auto known = std::ranges::find(found_.draws, kind, &std::pair<std::string, int>::first);
    if (known != found_.draws.end()) {
      ++known->second;
    } else {
      found_.draws.emplace_back(kind, 1);
    }
  }

  const Record& record_;
  Noted noted_;
  Verification found_;
  std::optional<TableChance> chance_;
  std::uint64_t draws_ = 0;
};

}  // namespace

RecordResult<std::monostate> check_chance_headers(const Record& record) {
  return Verifier(record, {}).read_headers();
}

RecordResult<Verification> verify(const Registry& registry, const Record& record,
                                  const Noted& noted) {
  auto replay = Replay::open(registry, record);
  if (!replay) return tl::unexpected(replay.error());
  return Verifier(record, noted).run(std::move(*replay));
}

}  // namespace twenties
