#include <algorithm>
#include <array>

#include "server/http_routes.hpp"

namespace twenties {

namespace {

constexpr std::string_view html = "text/html; charset=utf-8";

constexpr std::string_view home = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Twenties</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<h1>Twenties</h1>
<p>Game of 20, Twenty One, Sums of 20 and 24/7: this server has tables for all four.</p>
<p>Play from a terminal, with the address of this page:</p>
<pre>twenties join ADDRESS</pre>
<p>It lists the open tables, makes new ones, and prints the link to send to friends.</p>
</main>
</body>
</html>
)";

constexpr std::string_view table = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A table at Twenties</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<h1>You are invited to a table</h1>
<p>Join it from a terminal, with the address of this page:</p>
<pre>twenties join ADDRESS</pre>
</main>
</body>
</html>
)";

constexpr std::string_view style = R"(:root { color-scheme: light dark; }
body { margin: 0; font: 1.1rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 38rem; margin: 12vh auto; padding: 0 1.25rem; }
h1 { font-size: 2.2rem; margin: 0 0 1rem; }
pre { padding: 0.8rem 1rem; border: 1px solid; border-radius: 0.5rem; overflow-x: auto; }
)";

constexpr std::array<Page, 3> pages{
    {{"/", html, home}, {"/t/", html, table}, {"/style.css", "text/css; charset=utf-8", style}}};

}  // namespace

const Page* find_page(std::string_view path) {
  const auto* found = std::ranges::find(pages, path, &Page::path);
  return found == pages.end() ? nullptr : found;
}

}  // namespace twenties
