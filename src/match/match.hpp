#pragma once

#include <array>
#include <climits>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/registry.hpp"
#include "match/entry.hpp"
#include "match/match_clock.hpp"
#include "match/match_event.hpp"
#include "match/match_setup.hpp"
#include "match/table.hpp"

namespace twenties {

// Refusals of the table itself that a program must tell apart; `table_clause` is for all others.
inline constexpr std::string_view stale_clause = "stale";    // the move answers an older action
inline constexpr std::string_view rights_clause = "rights";  // the seat is somebody else's

// How long somebody may be away before the others can let a bot play for them, and its level. If a
// move may take days, they have the time of a move.
inline constexpr Moment grace_time = 60'000;
inline constexpr std::string_view usual_substitute = "steady";

// Limits for a seat in a game, so that nobody fills the log. They are higher without other people
// at the table, since puzzles are solved by trial and error.
struct SeatLimits {
  int undos = 100;  // and requests for them
  int take_backs = 200;
  int helps = 500;
};
inline constexpr SeatLimits usual_limits;
inline constexpr SeatLimits limits_alone{1000, 1000, 1000};
inline constexpr SeatLimits no_limits{INT_MAX, INT_MAX, INT_MAX};
inline constexpr int most_sittings = 20;  // of one person at one table
// With this many entries in the log, only resigning and time can end a game.
inline constexpr std::uint64_t most_entries = 10'000;

// A person as the table knows them.
struct Guest {
  std::string id;
  std::string name;
  std::string colour;
};

bool is_guest_name(std::string_view name);
bool is_guest_colour(std::string_view colour);

// Where a command comes from: who gave it, their client's name for it, and when.
struct Sender {
  std::string person;
  std::string id;  // empty: not needed
  Moment now = 0;
  std::string via = {};  // the server that they are connected to; empty where there is but one
};

// A move that waits for its player's confirmation and is confirmed by itself at the deadline.
struct PendingMove {
  Seat seat = nobody;
  std::string text;
  Moment deadline = 0;
};

// Who sits at a seat of a match.
struct MatchSeat {
  SeatPlan plan;
  Guest guest;                 // a person's; the id is empty while nobody sits there
  std::string share;           // for the fair chance
  std::string substitute;      // the level of the bot that plays for the person
  bool lost_to_clock = false;  // the substitute stays
  std::optional<Moment> away;  // since when the person is not connected
  std::string via;             // the server where they were connected last

  [[nodiscard]] bool is_person() const {
    return plan.kind == SeatPlan::Kind::open || plan.kind == SeatPlan::Kind::reserved;
  }
  [[nodiscard]] bool is_taken() const { return !is_person() || !guest.id.empty(); }
  // "open", "person", "bot" or "engine": who is there, for lists and messages.
  [[nodiscard]] std::string_view kind() const;
  // What the seat is called in records and lists.
  [[nodiscard]] std::string name() const;
};

// A bot, or an engine, that is to decide.
struct BotTurn {
  Seat seat = nobody;
  std::string level;   // empty if it is an engine
  std::string engine;  // the name the server knows it by
  std::uint64_t seed = 0;
  std::uint64_t answers = 0;  // to be given back with the move
};

// How a game is played by the people at one keyboard: every seat that is no program's is theirs,
// nothing is limited, and every decision can be undone, after the end too.
struct LocalPlay {
  std::string person;   // the id of whoever sits at those seats
  SeatSet engines;      // the seats that another program plays
  bool confirm = true;  // whether a placed tile waits for confirmation where the game wants it
  Moment played = 0;    // how long it was played before
};

// A shared table: seats, game, clocks, confirmation, undo, players who leave, and the log of all of
// it. It does no input or output and has no clock: every command has its time. A time before that
// of the last entry counts as that of the last entry.
//
// A command that is allowed adds entries to the log; take_fresh() gives those that are not stored
// yet. If they cannot be stored, the match is to be restored from the log as it is stored.
class Match {
 public:
  static Result<Match> open(const Registry& registry, MatchSetup setup, Moment now);
  static Result<Match> restore(const Registry& registry, std::span<const std::string> log);
  // Goes on with a game that is kept as a record and not as a log: the log begins here.
  static Match local(const Registry& registry, Table table, LocalPlay play, Moment now);
  // Entries that another server has appended.
  Result<void> follow(std::span<const std::string> entries);

  // Before the game. It begins by itself when all seats are taken.
  Verdict sit(const Sender& sender, Seat seat, const Guest& guest, std::string_view share);
  Verdict stand(const Sender& sender, Seat seat);
  Verdict seat_bot(const Sender& sender, Seat seat, std::string_view level);

  // A decision, which answers the action of that number. In games where a placed tile waits for
  // confirmation it becomes the pending move.
  Verdict move(const Sender& sender, Seat seat, std::uint64_t answers, std::string_view move);
  Verdict confirm(const Sender& sender, Seat seat);
  Verdict take_back(const Sender& sender, Seat seat);
  Verdict resign(const Sender& sender, Seat seat);
  // Undoes the seat's last decision: at once if that harms nobody, otherwise the others are asked.
  Verdict undo(const Sender& sender, Seat seat);
  Verdict answer_undo(const Sender& sender, bool yes);
  // The person's seat that decided last; nothing if none did.
  [[nodiscard]] std::optional<Seat> last_to_decide() const;
  Verdict bot_move(Seat seat, std::uint64_t answers, std::string_view move, Moment now);

  // The program is to help this seat: `what` is a short word. Counted where the table counts it.
  Verdict help(const Sender& sender, Seat seat, std::string_view what);

  // Leaving and coming back. Nothing is added where nothing changes.
  void went_away(std::string_view person, Moment now);
  void came_back(std::string_view person, Moment now, std::string_view via = {});
  // Lets a bot play for somebody who has been away for a while, until they come back.
  Verdict care(const Sender& sender, Seat seat);
  // An engine has failed: a bot plays on for it.
  void replace_engine(Seat seat, Moment now);

  // Clocks are stopped while the server is down.
  void pause(Moment now);
  void resume(Moment now);
  // Does what is due by now: confirms a placed tile, ends a seat's time or the round's.
  void tick(Moment now);
  // When tick() has something to do next.
  [[nodiscard]] std::optional<Moment> next_tick() const;

  // How long the game has been played, pauses left out.
  [[nodiscard]] Moment played(Moment now) const { return now - began_; }

  // Asks to play again. A plain rematch is there at once; one with the same tiles, which all know
  // by then, when everybody who played has asked for it. The new table has the given name; where
  // one was asked for before, that one counts: see next_table().
  Verdict play_again(const Sender& sender, bool same_tiles, std::string_view table);
  // Whether play_again() would make a new table now.
  [[nodiscard]] bool would_play_again(std::string_view person, bool same_tiles) const;
  // How the table of the rematch is set up: seats rotated.
  [[nodiscard]] MatchSetup rematch_setup(std::string_view host, bool same_tiles,
                                         std::string secret) const;

  // The number of the entry with which this was done already.
  [[nodiscard]] std::optional<std::uint64_t> done_before(const Sender& sender) const;
  std::vector<std::string> take_fresh();
  [[nodiscard]] std::uint64_t length() const { return length_; }

  [[nodiscard]] const MatchSetup& setup() const { return setup_; }
  [[nodiscard]] const GameType& type() const { return *type_; }
  [[nodiscard]] const std::vector<MatchSeat>& seats() const { return seats_; }
  [[nodiscard]] const MatchSeat& seat(Seat seat) const;
  [[nodiscard]] SeatSet seats_of(std::string_view person) const;
  // Nothing before the game begins.
  [[nodiscard]] const Table* table() const { return table_ ? &*table_ : nullptr; }
  [[nodiscard]] bool is_over() const { return table_ && table_->game().turn().is_over(); }
  [[nodiscard]] bool is_paused() const { return paused_; }
  // How long somebody may be away here.
  [[nodiscard]] Moment grace() const;
  [[nodiscard]] const MatchClock& clock() const { return clock_; }
  [[nodiscard]] const std::optional<PendingMove>& pending() const { return pending_; }
  [[nodiscard]] std::optional<Seat> undo_asked_by() const;
  // When the time is up, if the options limit it and it is not up yet.
  [[nodiscard]] std::optional<Moment> round_end() const;
  // How long it is until then; while the table pauses, as long as it was when the pause began.
  [[nodiscard]] Moment until(Moment end, Moment now) const;
  [[nodiscard]] std::string commitment() const;
  // The bots that are to decide now.
  [[nodiscard]] std::vector<BotTurn> bot_turns() const;

  // The number that a decision must answer now.
  [[nodiscard]] std::uint64_t answers() const { return answers_; }
  [[nodiscard]] const std::vector<MatchEvent>& events() const { return events_; }
  // The table where it is played again, with new tiles or with the same; empty if there is none.
  [[nodiscard]] const std::string& next_table(bool same_tiles = false) const {
    return same_tiles ? same_table_ : next_table_;
  }
  // Who has asked for the same tiles.
  [[nodiscard]] SeatSet asked_for_same() const;
  // Whether the tiles are those of an earlier game, and so known to everybody.
  [[nodiscard]] bool has_known_tiles() const { return !setup_.shares.empty(); }
  [[nodiscard]] HelpPolicy help_policy() const;
  // How often a seat was helped.
  [[nodiscard]] int helped(Seat seat) const { return place_count(helped_, seat); }
  // The game as a record; its secret is in it when the game is over.
  [[nodiscard]] Record record() const;

 private:
  struct UndoAsked {
    Seat seat = nobody;
    std::vector<std::string> agreed;
  };

  struct Done {
    std::uint64_t number = 0;  // of the entry
    Entry::Kind kind = Entry::Kind::open;
    Seat seat = nobody;
    std::string text;
  };

  Match(const Registry& registry, const GameType& type, MatchSetup setup);

  void play_again_from(Table table, Moment now);
  // Carries out an entry and adds it to the log; an error if the rules or the table refuse it.
  Result<void> add(Entry entry);
  Result<void> add(Entry::Kind kind, const Sender& sender, Seat seat, std::string text = {});
  // The same for what nobody did.
  Result<void> add_alone(Entry::Kind kind, Seat seat, Moment now, std::string text = {});
  // Carries out an entry; an error if it does not fit the log.
  Result<void> apply(const Entry& entry);
  Result<void> carry_out(const Entry& entry);
  Result<void> apply_seating(const Entry& entry);
  Result<void> begin(const Entry& entry);
  Result<void> apply_step(const Entry& entry);
  Result<void> apply_action(const Entry& entry, const Action& action);
  Result<void> apply_placing(const Entry& entry);
  Result<void> apply_asking(const Entry& entry);
  Result<void> apply_undo(const Entry& entry);
  void undo_clock(std::size_t step, bool sealed, const Entry& entry);
  Result<void> apply_presence(const Entry& entry);
  Result<void> apply_care(const Entry& entry);
  Result<void> apply_pause(const Entry& entry);
  Result<void> apply_again(const Entry& entry);
  Result<void> apply_help(const Entry& entry);
  void tell_step(const Entry& entry);
  void count_open();
  // All are told, or one seat alone.
  void tell(MatchEvent::Kind kind, const Entry& entry, std::string text = {});
  void tell_seat(MatchEvent::Kind kind, const Entry& entry, Seat seat, std::string text = {});
  void run_clock(Seat moved, Moment now);

  // What follows without a decision.
  void proceed(Moment now);
  bool do_what_is_due(Moment now);
  // The answer to a command that needs no look at the table: it was done before, its id was used
  // for another one, or it is nobody's. The rest says what it becomes in the log: an entry of one
  // of these kinds (none: any), for this seat, with this text if one is given.
  [[nodiscard]] std::optional<Verdict> early_answer(
      const Sender& sender, std::initializer_list<Entry::Kind> kinds = {}, Seat seat = nobody,
      std::optional<std::string_view> text = {}) const;
  [[nodiscard]] Verdict may_act(const Sender& sender, Seat seat) const;
  [[nodiscard]] bool has_seat(Seat seat) const;
  // Whether a placed tile waits for confirmation here.
  [[nodiscard]] bool confirms() const {
    return type_->info().confirm_seconds > 0 && (!local_ || local_->confirm);
  }
  [[nodiscard]] bool is_running() const { return table_ && !is_over(); }
  // Whether decisions can be undone at all.
  [[nodiscard]] bool is_open_to_undo() const { return local_ ? table_.has_value() : is_running(); }
  [[nodiscard]] bool is_free_undo(Seat seat) const;
  // Why the seat may not undo its last decision, whoever agrees; allowed if it may.
  [[nodiscard]] Verdict may_undo(Seat seat, Moment now) const;
  [[nodiscard]] bool is_absent(Seat seat) const;
  // Leaving and coming back do not count, because otherwise a player could fill the log with them.
  [[nodiscard]] bool is_full() const {
    return !local_ && length_ - comings_and_goings_ >= most_entries;
  }
  // Whether anybody else has a seat here.
  [[nodiscard]] bool has_company(std::string_view person) const;
  [[nodiscard]] const SeatLimits& limits_of(std::string_view person) const {
    if (local_) return no_limits;
    return has_company(person) ? usual_limits : limits_alone;
  }
  [[nodiscard]] bool all_agree_to_undo() const;
  [[nodiscard]] std::optional<std::size_t> last_decision(Seat seat) const;
  // The other people at the table, as far as no bot plays for them.
  [[nodiscard]] std::vector<std::string> others(std::string_view person) const;
  static int place_count(const std::array<int, max_seats>& counts, Seat seat) {
    return counts[static_cast<std::size_t>(index_of(seat))];
  }
  [[nodiscard]] MatchSeat& place(Seat seat) { return seats_[static_cast<std::size_t>(seat)]; }

  const Registry* registry_;
  const GameType* type_;
  MatchSetup setup_;
  std::optional<LocalPlay> local_;
  std::vector<MatchSeat> seats_;
  std::optional<Table> table_;
  MatchClock clock_;
  std::optional<PendingMove> pending_;
  std::optional<UndoAsked> undo_asked_;
  bool paused_ = false;
  Moment paused_at_ = 0;
  Moment last_ = 0;   // of the last entry
  Moment began_ = 0;  // as if there had been no pause
  std::uint64_t length_ = 0;
  std::uint64_t comings_and_goings_ = 0;  // among them
  std::uint64_t answers_ = 0;
  std::size_t open_ = 0;  // steps that lie open
  std::string next_table_;
  std::string same_table_;
  std::vector<std::string> asked_for_same_;  // people
  std::vector<MatchClock> clocks_;           // how they stood before each step
  using Counts = std::array<int, max_seats>;
  Counts undos_{};
  Counts take_backs_{};
  Counts helped_{};
  std::map<std::string, int, std::less<>> sittings_;
  std::map<std::pair<std::string, std::string>, Done> done_;  // by person and id
  std::vector<MatchEvent> events_;
  std::vector<std::string> fresh_;
};

}  // namespace twenties
