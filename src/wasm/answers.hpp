#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/explanation.hpp"
#include "core/result.hpp"
#include "core/turn.hpp"
#include "protocol/message_json.hpp"

namespace twenties {

// Pieces of answers that several questions share.

// Why a question has no answer, as the page is told.
struct Unanswered {
  Message why;

  explicit(false) Unanswered(Message message) : why(std::move(message)) {}
  explicit(false) Unanswered(const Error& error) : why(error.whole()) {}
};

using Answer = tl::expected<nlohmann::json, Unanswered>;

inline tl::unexpected<Unanswered> unanswered(Message why) {
  return tl::unexpected<Unanswered>(std::move(why));
}

nlohmann::json json_of(const Parts& parts);
nlohmann::json json_of(const std::vector<Note>& notes);
nlohmann::json json_of(const Scores& scores);
nlohmann::json json_of(SeatSet seats);  // numbers from 1

std::string printed(const nlohmann::json& json);

}  // namespace twenties
