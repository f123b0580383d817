#pragma once

#include <nlohmann/json_fwd.hpp>

#include "protocol/news.hpp"

namespace twenties {

nlohmann::json json_of(const News& news);
// The same without the state.
nlohmann::json json_of_history(const News& news);
// Both throw nlohmann::json::exception if the JSON has another form.
News news_from(const nlohmann::json& json);
News history_from(const nlohmann::json& json);

}  // namespace twenties
