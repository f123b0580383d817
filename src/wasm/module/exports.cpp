#include <cstring>
#include <new>
#include <string>
#include <vector>

#include "games/registry.hpp"
#include "wasm/core.hpp"
#include "wasm/module/fetched_answers.hpp"
#include "wasm/module/promised_digests.hpp"

// What the module shows to the page: memory for texts, and two calls. web/src/core/module.ts is the
// other side.

namespace {

using twenties::WantedDigest;

twenties::Core& core() {
  static twenties::Core instance(twenties::all_games_and_null());
  return instance;
}

std::vector<WantedDigest>& asked() {
  static std::vector<WantedDigest> list;
  return list;
}

std::string& answer() {
  static std::string text;
  return text;
}

}  // namespace

extern "C" {

__attribute__((export_name("room"))) char* room(std::size_t size) {
  return static_cast<char*>(::operator new(size));
}

__attribute__((export_name("leave"))) void leave(char* bytes) { ::operator delete(bytes); }

// Returns how many digests the page has to supply before it asks again; 0: the answer is there.
__attribute__((export_name("ask"))) std::size_t ask(const char* text, std::size_t size) {
  answer() = core().ask({text, size});
  asked() = twenties::take_wanted_digests();
  if (!asked().empty()) core().take_back();
  return asked().size();
}

__attribute__((export_name("answer_bytes"))) const char* answer_bytes() { return answer().data(); }
__attribute__((export_name("answer_size"))) std::size_t answer_size() { return answer().size(); }

__attribute__((export_name("wanted_is_hash"))) bool wanted_is_hash(std::size_t at) {
  return asked()[at].is_hash;
}
__attribute__((export_name("wanted_key"))) const char* wanted_key(std::size_t at) {
  return asked()[at].key.data();
}
__attribute__((export_name("wanted_key_size"))) std::size_t wanted_key_size(std::size_t at) {
  return asked()[at].key.size();
}
__attribute__((export_name("wanted_message"))) const char* wanted_message(std::size_t at) {
  return asked()[at].message.data();
}
__attribute__((export_name("wanted_message_size"))) std::size_t wanted_message_size(
    std::size_t at) {
  return asked()[at].message.size();
}
__attribute__((export_name("supply"))) void supply(std::size_t at, const unsigned char* digest) {
  twenties::promise_kept(asked()[at], digest);
}

// The centre tile of Game of 20 whose proof the page has to supply before it asks again; 0: none.
__attribute__((export_name("wanted_proof"))) int wanted_proof() {
  return twenties::take_wanted_answers();
}
__attribute__((export_name("supply_proof"))) void supply_proof(int centre,
                                                               const unsigned char* bytes,
                                                               std::size_t size) {
  twenties::supply_answers(centre, bytes, size);
}

}  // extern "C"
