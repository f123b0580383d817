// Views as text from untrusted sources: whatever is read can be drawn, evaluated and explained.

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "games/registry.hpp"
#include "wasm/core.hpp"

namespace {

void ask_all(const nlohmann::json& position) {
  static twenties::Core core(twenties::all_games_and_null());
  for (const char* question : {"scene", "scores", "judge", "lay", "fits"}) {
    nlohmann::json request = position;
    request["ask"] = question;
    request["typed"] = "7 d4";
    request["tile"] = 7;
    request["tiles"] = {{{"square", "h9"}, {"tile", "*3"}}};
    core.ask(request.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  }
}

}  // namespace

// The first two bytes choose the game and the viewer, the rest is the view.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const auto types = twenties::all_games().types();
  const std::string view(data + 2, data + size);
  ask_all(
      {{"game", types[data[0] % types.size()]->info().id}, {"seat", data[1] % 8}, {"view", view}});
  return 0;
}
