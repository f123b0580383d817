#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/message.hpp"
#include "core/step.hpp"

namespace twenties {

// What a client is sent about a table: the events since its last news, and the current state, both
// as far as the viewer may know. Texts from a rulebook or a game are copies.

struct NewsEvent {
  std::uint64_t number = 0;  // counted from 1 for each viewer, without gaps
  std::string kind;          // the names of MatchEvent::Kind
  std::int64_t at = 0;
  int seat = 0;
  std::string text;
  std::vector<Step> steps;  // as the viewer may know them
  std::uint64_t kept = 0;   // how many earlier steps remain; `steps` follow after them

  bool operator==(const NewsEvent&) const = default;
};

struct NewsSeat {
  std::string kind;  // open, person, bot, engine
  std::string name;
  std::string colour;
  bool you = false;
  std::string kept;  // for whom an open seat is reserved, in a rematch: you, another
  bool away = false;
  std::int64_t care_in = 0;  // milliseconds until the others may let a bot play for it
  std::string substitute;

  bool operator==(const NewsSeat&) const = default;
};

struct NewsClock {
  std::string plan;                // as print_clock writes it
  std::vector<std::int64_t> left;  // milliseconds, for each seat
  std::vector<int> running;
  bool paused = false;
  std::optional<std::int64_t> round_left;  // milliseconds until the time of the round is up

  bool operator==(const NewsClock&) const = default;
};

struct NewsPending {
  std::string move;
  std::int64_t left = 0;  // milliseconds until it is confirmed automatically

  bool operator==(const NewsPending&) const = default;
};

struct NewsFairness {
  std::string commitment;
  std::vector<std::string> shares;  // when the game has begun
  std::string secret;               // when it is over

  bool operator==(const NewsFairness&) const = default;
};

// The help policy.
struct NewsHelp {
  std::string policy;     // off, counted, free
  std::vector<int> used;  // by seat, where it is counted

  bool operator==(const NewsHelp&) const = default;
};

struct NewsResult {
  std::vector<int> winners;
  std::string clause;
  Message reason;

  bool operator==(const NewsResult&) const = default;
};

struct NewsState {
  std::string game;
  std::string options;
  std::string phase;  // gathering, playing, over
  bool host = false;  // whether the viewer made the table
  std::vector<NewsSeat> seats;
  std::uint64_t answers = 0;  // the number that a decision must answer
  std::vector<int> turn;      // the seats that have to decide
  std::string view;           // the position as the viewer may know it
  std::string hash;           // of the view, as 16 hexadecimal digits
  std::vector<int> scores;
  bool curtain = false;  // the viewer's own seats must not see each other's tiles
  NewsClock clock;
  std::optional<NewsPending> pending;  // the viewer's own
  int undo_asked_by = 0;
  NewsFairness fairness;
  std::optional<NewsResult> result;
  NewsHelp help;
  bool known_tiles = false;     // the tiles are those of an earlier game
  std::string next_table;       // of the rematch
  std::string next_same_table;  // and of the one with the same tiles
  std::vector<int> same_asked_by;

  bool operator==(const NewsState&) const = default;
};

struct News {
  std::string table;
  int seat = 0;              // of the viewer; 0: a spectator
  std::uint64_t number = 0;  // of the viewer's last event so far
  // The latest events that the viewer does not have. If the first does not follow the viewer's last
  // one, the client has to request those in between.
  std::vector<NewsEvent> events;
  NewsState state;

  bool operator==(const News&) const = default;
};

}  // namespace twenties
