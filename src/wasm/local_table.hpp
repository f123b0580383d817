#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "protocol/table_host.hpp"

namespace twenties {

// The one person of a page, who sits at every seat that is not a bot's.
inline constexpr std::string_view local_person = "you";

// One table that lives in a page: a match with its log, and who watches it.
class LocalTable {
 public:
  LocalTable(const Registry& registry, std::string name, std::vector<std::string> log = {})
      : registry_(&registry),
        host_(std::move(name), std::string(local_person)),
        log_(std::move(log)) {}

  Result<void> open(MatchSetup setup, Moment now);
  // The match, restored from the log if need be; nullptr with the reason in problem().
  Match* match();
  [[nodiscard]] const Message& problem() const { return problem_; }
  [[nodiscard]] const std::string& name() const { return host_.table(); }
  [[nodiscard]] const std::vector<std::string>& log() const { return log_; }

  // Gives every free seat to the person: names and shares by seat.
  Verdict sit_everywhere(const std::vector<std::string>& names,
                         const std::vector<std::string>& shares, Moment now);
  // Nobody could play while the page was closed.
  void wake(Moment now);
  // Which seats are watched, and what is told of them.
  TableHost& host() { return host_; }
  // The entries of the log that are to be kept since the last time.
  std::vector<std::string> take_fresh();

  // The same table as it was before something was done to it: to be restored from the log.
  [[nodiscard]] LocalTable as_kept() const;

 private:
  const Registry* registry_;
  TableHost host_;
  std::vector<std::string> log_;
  std::optional<Match> match_;
  Message problem_;
};

}  // namespace twenties
