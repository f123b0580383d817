#include "reports/game_of_20/puzzle_json.hpp"

#include <nlohmann/json.hpp>

namespace twenties::game_of_20 {

namespace {

using Json = nlohmann::ordered_json;

Json certificate_json(const Puzzle& puzzle) {
  Json out = Json::object();
  if (puzzle.kind == PuzzleKind::solo) {
    out["total"] = 0;
    out["line"] = Json::array();
    for (const Move& move : puzzle.certificate.line)
      out["line"].push_back(GameOf20::print_move(move));
    return out;
  }
  out["outcomes"] = Json::object();
  for (const JudgedOutcome& judged : puzzle.certificate.outcomes) {
    out["outcomes"][GameOf20::print_move(judged.move)] = name_of(judged.outcome);
  }
  return out;
}

// The text of a key, or nothing if it is not there or no text.
std::string text_at(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Result<std::vector<Move>> read_line(const Json& json) {
  std::vector<Move> out;
  if (!json.is_array()) return failure(Message("puzzle.no-line"));
  for (const Json& text : json) {
    const auto move = parse_move<GameOf20>(text.is_string() ? text.get<std::string>() : "");
    if (!move) {
      return failure(Message("puzzle.bad-move", {{"n", static_cast<int>(out.size()) + 1},
                                                 {"why", move.error().whole()}}));
    }
    out.push_back(*move);
  }
  return out;
}

Result<std::vector<JudgedOutcome>> read_outcomes(const Json& json) {
  std::vector<JudgedOutcome> out;
  if (!json.is_object()) return failure(Message("puzzle.no-outcomes"));
  for (const auto& [text, value] : json.items()) {
    const auto move = parse_move<GameOf20>(text);
    if (!move) return tl::unexpected(move.error());
    const auto outcome = read_outcome(value.is_string() ? value.get<std::string>() : "");
    if (!outcome) return failure(Message("puzzle.bad-outcome", {{"move", text}}));
    out.push_back({*move, *outcome});
  }
  return out;
}

Result<Certificate> read_certificate(const Json& json, PuzzleKind kind) {
  Certificate out;
  const auto part = [&](const char* key) { return json.contains(key) ? json[key] : Json(); };
  if (kind == PuzzleKind::solo) {
    return read_line(part("line")).map([&](std::vector<Move> line) {
      out.line = std::move(line);
      return out;
    });
  }
  return read_outcomes(part("outcomes")).map([&](std::vector<JudgedOutcome> outcomes) {
    out.outcomes = std::move(outcomes);
    return out;
  });
}

}  // namespace

std::string puzzle_json(const Puzzle& puzzle, bool with_certificate) {
  Json json{{"puzzle", name_of(puzzle.kind)},
            {"level", name_of(puzzle.level)},
            {"seed", puzzle.seed},
            {"effort", puzzle.effort},
            {"position", GameOf20::print_position(puzzle.position)}};
  if (with_certificate) json["certificate"] = certificate_json(puzzle);
  return json.dump();
}

Result<Puzzle> read_puzzle_json(std::string_view line) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) return failure(Message("puzzle.not-json"));
  const auto kind = read_kind(text_at(json, "puzzle"));
  if (!kind) return failure(Message("puzzle.bad-kind"));
  Puzzle puzzle;
  puzzle.kind = *kind;
  const auto position = parse_position<GameOf20>(text_at(json, "position"));
  if (!position) {
    return failure(Message("puzzle.bad-position", {{"why", position.error().whole()}}));
  }
  puzzle.position = *position;
  const auto found = json.find("certificate");
  if (found == json.end() || !found->is_object()) {
    return failure(Message("puzzle.no-certificate"));
  }
  auto certificate = read_certificate(*found, *kind);
  if (!certificate) return tl::unexpected(certificate.error());
  puzzle.certificate = std::move(*certificate);
  return puzzle;
}

}  // namespace twenties::game_of_20
