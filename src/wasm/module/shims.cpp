#include <cstddef>
#include <version>

// Small stand-ins for large parts of the C library: docs/performance.md has what they save.

// A failed check of the library stops the module, and the page restarts it.
_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(char const* /*format*/, ...) noexcept { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" {

[[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }

// The module never ends: nothing has to be tidied up then.
int __cxa_atexit(void (* /*end*/)(void*), void* /*object*/, void* /*library*/) { return 0; }

// The JSON library describes with it what it could not read. Nobody sees that: a request that is
// not JSON is answered with a sentence of our own.
int snprintf(char* text, std::size_t size, const char* /*format*/, ...) {
  if (size > 0) *text = '\0';
  return 0;
}

// For numbers with fractions, of which no request has any: they read as nothing.
double strtod(const char* text, char** end) {
  while (*text != '\0') ++text;
  *end = const_cast<char*>(text);
  return 0;
}
float strtof(const char* text, char** end) { return static_cast<float>(strtod(text, end)); }
long double strtold(const char* text, char** end) { return strtod(text, end); }
}
