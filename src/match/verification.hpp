#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/record.hpp"
#include "core/registry.hpp"
#include "match/fairness.hpp"

namespace twenties {

// A chance action that is not what its source gives.
struct WrongDraw {
  int action = 0;  // its number in the record, from 1
  int line = 0;
  std::uint64_t draw = 0;  // its number among the chance actions, from 0
  std::string said;        // by the record
  std::string given;       // by the stream or the seed
};

// The result of verifying the chance of a record.
struct Verification {
  enum class Verdict : std::uint8_t {
    right,         // every draw is the one that its source gives
    wrong,         // one is not, or something else in the record is not true
    unverifiable,  // the record does not tell where its chance came from
  };
  enum class Source : std::uint8_t { nothing, seed, secret };

  Verdict verdict = Verdict::right;
  Source source = Source::nothing;
  std::optional<Fairness> fairness;
  // How many draws of each kind were found right, or were only counted where there is nothing to
  // compare with; a kind is the first word of its text ("roll").
  std::vector<std::pair<std::string, int>> draws;
  std::optional<WrongDraw> wrong_draw;
  Message reason;  // for people; empty if all is right
  int line = 0;    // of what is wrong; 0 if no line is to blame
};

// What somebody noted before the game began; empty if nothing. A completely forged record is
// consistent, and only these show that it is a different game.
struct Noted {
  std::string commitment;
  std::string share;  // of any seat
};

// Whether the headers about chance can be read at all: what verify() would refuse as unreadable.
RecordResult<std::monostate> check_chance_headers(const Record& record);

// Plays the record by the rules and computes every chance action anew. An error is a record that
// cannot be read.
RecordResult<Verification> verify(const Registry& registry, const Record& record,
                                  const Noted& noted = {});

}  // namespace twenties
