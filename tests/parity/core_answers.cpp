// The core of the page, compiled natively: reads one request per line and writes one answer per
// line. web/tests/parity.test.ts compares the answers with those of the WebAssembly module.
//
// With the argument "texts" it formats all messages in all languages with sample arguments:
// web/tests/texts.test.ts compares them with those of the page.

#include <iostream>
#include <string>
#include <string_view>

#include "games/registry.hpp"
#include "protocol/message_json.hpp"
#include "texts/catalogue.hpp"
#include "texts/samples.hpp"
#include "texts/words.hpp"
#include "wasm/core.hpp"

namespace {

using namespace twenties;

// Besides the samples of every pattern, each kind of argument.
std::vector<Message> kinds() {
  const std::vector<Value> seats{seat_at(0), seat_at(1), seat_at(2)};
  const std::vector<int> numbers{7, 9, 10};
  const Message over(
      "twenty-four-seven.over-24",
      {{"square", Value::square("d4")}, {"axis", "column"}, {"line", Value::line(numbers)}});
  return {Message("table.not-your-turn", {{"seat", seat_at(1)}, {"waiting", seats}}),
          with_clause(over, "3.2"),
          Message("sums-of-20.not-in-rack", {{"rack", Value::tile("1 * 5 *12")},
                                             {"n", 0},
                                             {"tile", Value::tile("*4")},
                                             {"wanted", 1}})};
}

void tell(std::string_view language, const Message& message) {
  const nlohmann::json line{{"language", language},
                            {"message", json_of(message)},
                            {"words", Words(language).say(message)}};
  std::cout << line.dump() << '\n';
}

void tell_texts() {
  for (const Catalogue& catalogue : catalogues()) {
    for (const Text& text : catalogue.texts) {
      for (const Message& sample : samples_of(text)) tell(catalogue.language, sample);
    }
    for (const Message& message : kinds()) tell(catalogue.language, message);
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count > 1 && std::string_view(arguments[1]) == "texts") {
    tell_texts();
    return 0;
  }
  Core core(all_games());
  std::string request;
  while (std::getline(std::cin, request)) std::cout << core.ask(request) << '\n';
  return 0;
}
