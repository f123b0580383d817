#include "server/retention.hpp"

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

#include "base/text.hpp"

namespace twenties {

namespace {

constexpr std::int64_t a_day = std::int64_t{24} * 3600 * 1000;
constexpr int most_days = 36'500;
// Per commit.
constexpr std::size_t tables_at_once = 20;
constexpr std::uint64_t entries_at_once = 2'000;
constexpr std::size_t most_people = 200;
constexpr std::size_t most_of_a_page = 10'000;
constexpr std::size_t all = std::numeric_limits<std::int32_t>::max();

// Deletes old data in small commits.
class Tidier {
 public:
  Tidier(Store& store, const Tidying& how) : store_(store), how_(how) {}

  Result<std::size_t> tables(TableStatus status, const std::optional<int>& days) {
    if (!days) return std::size_t{0};
    return in_pages([&](std::size_t most) -> Result<Page> {
      const auto old = store_.old_tables(status, moment(*days), most);
      if (!old) return tl::unexpected(old.error());
      return remove_tables(*old, status, moment(*days));
    });
  }

  Result<std::size_t> guests() {
    if (!how_.keep.guests) return std::size_t{0};
    return in_pages([&](std::size_t most) -> Result<Page> {
      const auto old = store_.old_people(moment(*how_.keep.guests), most);
      if (!old) return tl::unexpected(old.error());
      return remove_people(*old, moment(*how_.keep.guests));
    });
  }

 private:
  struct Page {
    std::size_t found = 0;
    std::size_t removed = 0;
  };

  // Reads old data page by page, until nothing more can be removed.
  template <class Do>
  Result<std::size_t> in_pages(Do&& do_page) {
    const std::size_t most = how_.only_count ? all : most_of_a_page;
    std::size_t removed = 0;
    while (true) {
      const Result<Page> page = do_page(most);
      if (!page) return tl::unexpected(page.error());
      removed += page->removed;
      if (page->found < most || page->removed == 0 || stopped_) return removed;
    }
  }

  Result<Page> remove_tables(const std::vector<OldTable>& old, TableStatus status,
                             std::int64_t before) {
    Page page{old.size(), 0};
    for (std::size_t at = 0; at < old.size();) {
      const auto names = next_tables(old, at);
      if (how_.only_count) {
        page.removed += names.size();
        continue;
      }
      if (!goes_on()) break;
      const auto done = store_.remove_tables(names, status, before);
      if (!done) return tl::unexpected(done.error());
      page.removed += *done;
    }
    return page;
  }

  Result<Page> remove_people(const std::vector<std::string>& old, std::int64_t before) {
    Page page{old.size(), how_.only_count ? old.size() : 0};
    if (how_.only_count) return page;
    for (std::size_t at = 0; at < old.size() && goes_on(); at += most_people) {
      const auto some = std::span(old).subspan(at, std::min(most_people, old.size() - at));
      const auto done = store_.remove_people(some, before);
      if (!done) return tl::unexpected(done.error());
      page.removed += *done;
    }
    return page;
  }

  [[nodiscard]] std::int64_t moment(int days) const { return how_.now - days * a_day; }
  bool goes_on() {
    stopped_ = stopped_ || (how_.go_on && !how_.go_on());
    return !stopped_;
  }

  // The next items for one commit, starting at a position, which advances.
  std::vector<std::string> next_tables(const std::vector<OldTable>& old, std::size_t& at) const {
    std::vector<std::string> names;
    std::uint64_t entries = 0;
    for (; at < old.size() && names.size() < tables_at_once && entries < entries_at_once; ++at) {
      if (how_.is_in_use && how_.is_in_use(old[at].table)) continue;
      names.push_back(old[at].table);
      entries += old[at].entries;
    }
    return names;
  }

  Store& store_;
  const Tidying& how_;
  bool stopped_ = false;
};

}  // namespace

Result<void> read_retention(Retention& keep, std::string_view text) {
  constexpr std::string_view for_ever = "forever";
  if (text == for_ever) {
    keep = {std::nullopt, std::nullopt, std::nullopt};
    return {};
  }
  const std::size_t equals = text.find('=');
  const std::string_view what = text.substr(0, equals);
  const std::string_view days = equals == std::string_view::npos ? "" : text.substr(equals + 1);
  std::optional<int>* kept = what == "finished" ? &keep.finished
                             : what == "open"   ? &keep.open
                             : what == "guests" ? &keep.guests
                                                : nullptr;
  const auto number = read_integer(days, 1, most_days);
  if (kept == nullptr || (!number && days != for_ever)) {
    return failure(Message("serve.bad-keep", {{"text", quote(text)}}));
  }
  *kept = number;
  return {};
}

Result<Tidied> tidy_store(Store& store, const Tidying& how) {
  Tidier tidier(store, how);
  Tidied out;
  const auto finished = tidier.tables(TableStatus::finished, how.keep.finished);
  if (!finished) return tl::unexpected(finished.error());
  out.finished = *finished;
  const auto open = tidier.tables(TableStatus::open, how.keep.open);
  if (!open) return tl::unexpected(open.error());
  out.open = *open;
  const auto guests = tidier.guests();
  if (!guests) return tl::unexpected(guests.error());
  out.guests = *guests;
  return out;
}

}  // namespace twenties
