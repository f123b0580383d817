#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "base/text.hpp"
#include "faults/faults.hpp"
#include "games/registry.hpp"
#include "match/match.hpp"
#include "protocol/version.hpp"
#include "texts/words.hpp"

namespace twenties {

int rounds(int usual, int at_length) {
  const char* wish = std::getenv("TWENTIES_LONG_TESTS");
  return wish != nullptr && std::string_view(wish) == "1" ? at_length : usual;
}

std::vector<std::string> with_data(const FolderForTests& folder) {
  return {"--data", folder.path()};
}

void start(std::optional<ServerProcess>& server, std::vector<std::string> arguments,
           const FolderForTests& folder) {
  const int port = server ? server->address().port : 0;
  for (const char* limit :
       {"--connections-per-address", "--requests-per-second", "--tables-per-minute"}) {
    arguments.insert(arguments.end(), {limit, "100000"});
  }
  arguments.insert(arguments.end(), {"--port", std::to_string(port), "--log", "warn"});
  auto started = ServerProcess::start(TWENTIES_PROGRAM, arguments, folder.file("server.log"));
  ASSERT_TRUE(started) << in_english(started.error());
  server.emplace(std::move(*started));
}

void begin(Loop& loop, Crowd& crowd) {
  crowd.open_idle();
  crowd.open_tables();
  crowd.play();
  EXPECT_TRUE(loop.run_until([&] { return crowd.figures().moves > 0; }, soon))
      << "only " << crowd.open() << " of " << crowd.wanted() << " connections, " << crowd.playing()
      << " tables";
}

void play_on(Loop& loop, const Crowd& crowd, std::uint64_t moves) {
  const std::vector<std::uint64_t> before = crowd.moves_of_groups();
  const auto slow_ones = [&] {
    const std::vector<std::uint64_t> now = crowd.moves_of_groups();
    int slow = 0;
    for (std::size_t i = 0; i < now.size(); ++i) slow += now[i] < before[i] + moves ? 1 : 0;
    return slow;
  };
  EXPECT_TRUE(loop.run_until([&] { return slow_ones() == 0; }, soon))
      << "the game does not go on at " << slow_ones() << " of " << before.size() << " tables, with "
      << crowd.open() << " of " << crowd.wanted() << " connections";
}

void come_to_rest(Loop& loop, Crowd& crowd) {
  crowd.rest();
  EXPECT_TRUE(loop.run_until([&] { return crowd.waiting() == 0; }, soon))
      << crowd.waiting() << " requests were not answered:\n"
      << crowd.what_waits();
}

namespace {

using Name = std::pair<std::string, std::string>;  // a person and an id

// How often each request stands in a log.
std::map<Name, int> count(const std::vector<std::string>& log) {
  std::map<Name, int> out;
  for (const std::string& line : log) {
    const auto entry = read_entry(line);
    EXPECT_TRUE(entry) << line;
    if (entry && !entry->id.empty()) ++out[{entry->person, entry->id}];
  }
  return out;
}

void expect_kept(const std::vector<Request>& requests, const std::vector<std::string>& log) {
  const auto found = count(log);
  for (const auto& [name, times] : found) {
    EXPECT_EQ(times, 1) << name.second << " was done more than once";
  }
  for (const Request& request : requests) {
    const bool there = found.contains({request.person, request.id});
    if (request.outcome == Request::Outcome::done) {
      EXPECT_TRUE(there) << request.id << " was acknowledged at " << request.table
                         << ", and is lost";
    } else if (request.outcome == Request::Outcome::refused) {
      EXPECT_NE(request.clause, "store") << "it is not said that trying again can help";
      EXPECT_FALSE(there) << request.id << " was refused (" << request.clause << ") at "
                          << request.table << ", and was done";
    }
  }
}

}  // namespace

void expect_kept(Store& store, const Crowd& crowd) {
  std::map<std::string, std::vector<Request>> tables;
  for (Request& request : crowd.requests()) tables[request.table].push_back(std::move(request));
  std::map<std::string, Ended> ends;
  for (const Ended& end : crowd.ended()) ends[end.table] = end;
  const auto refused = std::ranges::count_if(crowd.requests(), [](const Request& request) {
    return request.outcome == Request::Outcome::refused;
  });
  testing::Test::RecordProperty("moves", static_cast<int>(crowd.figures().moves));
  testing::Test::RecordProperty("refused", static_cast<int>(refused));
  EXPECT_GT(crowd.figures().moves, 0);
  for (const auto& [table, requests] : tables) {
    const auto log = log_of(store, table);
    expect_kept(requests, log);
    const auto match = Match::restore(all_games(), log);
    ASSERT_TRUE(match) << in_english(match.error());
    const auto end = ends.find(table);
    if (end == ends.end()) continue;
    ASSERT_TRUE(match->is_over());
    const Scores scores = match->table()->game().scores();
    EXPECT_TRUE(std::ranges::equal(scores, end->second.scores)) << "another end than was told";
  }
}

const std::string& PersonForTests::token(const Address& server) {
  if (token_.empty()) token_ = ask_for_token(server);
  return token_;
}

std::string PersonForTests::make_table(const Address& server, const std::string& setup) {
  const auto counter = Counter::open(loop_);
  std::string made;
  bool answered = false;
  counter->post(server, token(server), "/api/tables", setup, [&](int, std::string_view body) {
    made = body;
    answered = true;
  });
  EXPECT_TRUE(loop_.run_until([&] { return answered; }, soon));
  constexpr std::string_view before = "\"table\":\"";
  const std::size_t found = made.find(before);
  EXPECT_NE(found, std::string::npos) << made;
  return found == std::string::npos ? "" : made.substr(found + before.size(), 22);
}

void PersonForTests::come(const Address& server, const std::string& table, Seat seat) {
  leave();
  table_ = table;
  bool open = false;
  wire_ = Wire::open(loop_, server, token(server),
                     {[&open] { open = true; },
                      [this](std::string_view text) {
                        auto message = read_server_message(text);
                        if (message && message->kind == ServerMessage::Kind::news) {
                          news_ = std::move(message->news);
                        }
                      },
                      {}});
  ASSERT_TRUE(loop_.run_until([&] { return open; }, soon));
  ClientMessage hello;
  hello.kind = ClientMessage::Kind::hello;
  hello.version = protocol_version;
  wire_->send(print_client_message(hello));
  ClientMessage watch;
  watch.kind = ClientMessage::Kind::watch;
  watch.seat = seat;
  watch.table = table_;
  wire_->send(print_client_message(watch));
  ASSERT_TRUE(loop_.run_until([&] { return news_.has_value(); }, soon));
}

void PersonForTests::leave() {
  if (wire_) wire_->cut();
  wire_.reset();
  news_.reset();
}

void PersonForTests::say(ClientMessage message) {
  message.id = cat("t", ++ids_);
  message.table = table_;
  wire_->send(print_client_message(message));
}

void PersonForTests::sit(Seat seat) {
  ClientMessage message;
  message.kind = ClientMessage::Kind::sit;
  message.seat = seat;
  message.share = "x";
  message.name = "Someone";
  say(message);
}

}  // namespace twenties
