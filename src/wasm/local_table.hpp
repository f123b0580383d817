#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "protocol/client_message.hpp"
#include "protocol/server_message.hpp"

namespace twenties {

// The one person of a page, who sits at every seat that is not a bot's.
inline constexpr std::string_view local_person = "you";

// One table that lives in a page: a match with its log, and which of its seats are looked at. It
// answers messages as a server would.
class LocalTable {
 public:
  LocalTable(const Registry& registry, std::string name, std::vector<std::string> log = {})
      : registry_(&registry), name_(std::move(name)), log_(std::move(log)) {}

  Result<void> open(MatchSetup setup, Moment now);
  // The match, restored from the log if need be; nullptr with the reason in problem().
  Match* match();
  [[nodiscard]] const Message& problem() const { return problem_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const std::vector<std::string>& log() const { return log_; }

  // Gives every free seat to the person: names and shares by seat.
  Verdict sit_everywhere(const std::vector<std::string>& names,
                         const std::vector<std::string>& shares, Moment now);
  // Nobody could play while the page was closed.
  void wake(Moment now);
  void watch(Seat seat, std::uint64_t after);
  void unwatch(Seat seat);

  // What has to be told since the last time: news for each seat that is looked at, and the entries
  // of the log to be kept.
  std::vector<ServerMessage> take_news(Moment now);
  std::vector<std::string> take_fresh();

  // The same table as it was before something was done to it: to be restored from the log.
  [[nodiscard]] LocalTable as_kept() const;

 private:
  struct Watcher {
    std::uint64_t known = 0;
    bool is_new = true;
  };

  const Registry* registry_;
  std::string name_;
  std::vector<std::string> log_;
  std::optional<Match> match_;
  Message problem_;
  std::map<Seat, Watcher> watchers_;
};

}  // namespace twenties
