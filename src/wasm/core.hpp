#pragma once

#include <string>
#include <string_view>

#include "wasm/local_tables.hpp"

namespace twenties {

// All requests of a page: one JSON object in, one out. `ask` names the question; the answer is the
// result, or {"error": "..."}.
class Core {
 public:
  // The games that a page may ask for.
  explicit Core(const Registry& games);

  std::string ask(std::string_view request);
  // The last request could not be carried out yet: everything is as before it.
  void take_back() { tables_.take_back(); }

 private:
  Answer route(std::string_view question, const Request& request);

  const Registry* games_;
  LocalTables tables_;
};

}  // namespace twenties
