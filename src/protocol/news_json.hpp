#pragma once

#include <nlohmann/json_fwd.hpp>

#include "protocol/news.hpp"

namespace twenties {

nlohmann::json json_of(const News& news);
// Throws nlohmann::json::exception where the JSON is of another form.
News news_from(const nlohmann::json& json);

}  // namespace twenties
