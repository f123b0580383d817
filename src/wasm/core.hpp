#pragma once

#include <string>
#include <string_view>

#include "wasm/local_tables.hpp"

namespace twenties {

// Everything that a page asks of the program: one JSON object in, one out. `ask` says which
// question it is; an answer is the thing itself, or {"error": "..."}.
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
