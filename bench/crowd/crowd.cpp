#include "crowd/crowd.hpp"

#include <algorithm>
#include <chrono>
#include <deque>
#include <optional>
#include <utility>

#include "base/random.hpp"
#include "base/text.hpp"
#include "games/registry.hpp"
#include "protocol/client_message.hpp"
#include "protocol/server_message.hpp"
#include "protocol/version.hpp"
#include "server/guest_session.hpp"

namespace twenties {

namespace {

using Kind = ClientMessage::Kind;
using Clock = std::chrono::steady_clock;

constexpr int most_opening = 64;  // connections that are being opened at a time
constexpr int counters = 4;       // connections that make tables
constexpr auto beat = Milliseconds(1);
constexpr auto look_after = Milliseconds(500);
constexpr auto think_again = Milliseconds(200);

std::string share_of(Random& random) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string share(32, '0');
  for (char& digit : share) digit = digits[random.below(digits.size())];
  return share;
}

// The value of a text member of a small JSON object that has no escapes in it.
std::string member(std::string_view json, std::string_view name) {
  const std::string start = cat("\"", name, "\":\"");
  const std::size_t found = json.find(start);
  if (found == std::string_view::npos) return {};
  const std::size_t begin = found + start.size();
  return std::string(json.substr(begin, json.find('"', begin) - begin));
}

class Group;

// One connection: of a player, a spectator or an idle client.
class Client {
 public:
  Client(Crowd::Inside& crowd, Group* group, Seat seat, int device, std::string token);
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client() {
    if (wire_) wire_->cut();
  }

  void connect();
  // Simulates a network failure.
  void cut();
  // Moves to another table.
  void turn_to(const std::string& old_table);
  // Makes the next move.
  void move();
  void think_again();
  // Resends unanswered requests.
  void insist(Clock::time_point before);

  [[nodiscard]] bool is_open() const { return open_; }
  [[nodiscard]] bool wants_to_move() const { return wants_to_move_; }
  void collect(std::vector<Request>& into) const;
  void tell_what_waits(std::string& to) const;
  [[nodiscard]] std::size_t waiting() const { return waiting_.size(); }

 private:
  struct Waiting {
    std::string text;
    Clock::time_point first;
    Clock::time_point last;
    std::size_t request = 0;
    bool later = false;  // the server has said when to retry
  };

  [[nodiscard]] bool plays() const { return group_ != nullptr && seat_ != nobody; }
  void opened();
  void closed();
  void heard(std::string_view text);
  void told(const News& news);
  void done(const std::string& id);
  void refused(const ServerMessage& message);
  void consider();
  void ask(ClientMessage message);
  void send_copies(const std::string& text);
  void send(const ClientMessage& message);
  void watch();

  Crowd::Inside& crowd_;
  Group* group_;
  Seat seat_;
  int device_;
  std::string token_;
  std::string person_;
  std::size_t server_ = 0;
  std::shared_ptr<Wire> wire_;
  bool open_ = false;
  bool coming_ = false;
  int next_id_ = 0;
  std::map<std::string, Waiting> waiting_;
  std::vector<Request> requests_;
  // The current table:
  std::uint64_t known_ = 0;
  NewsState state_;
  bool asked_to_sit_ = false;
  bool wants_to_move_ = false;
  // The number, and whether it was a confirmation.
  std::optional<std::pair<std::uint64_t, bool>> answered_;
};

// The players of one table, who move to the next one together.
class Group {
 public:
  std::string table;  // empty while the next one is made
  bool begun = false;
  bool over = false;
  std::uint64_t moves = 0;  // acknowledged, at all tables so far
  std::vector<std::unique_ptr<Client>> clients;
};

}  // namespace

class Crowd::Inside {
 public:
  Inside(Loop& use, CrowdOptions given)
      : loop(use),
        options(std::move(given)),
        random(options.seed),
        type(all_games().find(options.game)) {
    for (int i = 0; i < counters; ++i) counters_free.push_back(Counter::open(loop));
    last_beat = Clock::now();
    keep_time();
    look();
  }

  void add(std::unique_ptr<Client> client, std::vector<std::unique_ptr<Client>>& to) {
    all.push_back(client.get());
    to_open.push_back(client.get());
    to.push_back(std::move(client));
    open_more();
  }

  void open_more() {
    while (opening < most_opening && !to_open.empty()) {
      ++opening;
      to_open.front()->connect();
      to_open.pop_front();
    }
  }

  // A connection that was being opened is open, or failed.
  void opened_one() {
    --opening;
    open_more();
  }

  void make_table(Group& group) {
    if (counters_free.empty()) {
      tables_wanted.push_back(&group);
      return;
    }
    const auto counter = counters_free.back();
    counters_free.pop_back();
    std::string body = cat(R"({"game":")", options.game, R"(","options":")", options.options,
                           R"(","clock":")", options.clock, R"(","seats":[)");
    for (int seat = 0; seat < seats(); ++seat) {
      body += cat(seat > 0 ? "," : "", seat < people() ? R"("open")" : R"("bot:greedy")");
    }
    body += "]}";
    const Address& server = options.servers[tables_made++ % options.servers.size()];
    counter->post(server, "", "/api/tables", std::move(body),
                  [this, &group, counter](int status, std::string_view answer) {
                    counters_free.push_back(counter);
                    made(group, status, member(answer, "table"));
                  });
  }

  void made(Group& group, int status, const std::string& table) {
    if (table.empty()) {
      ++figures.trouble[status == 0 ? "no answer over HTTP" : cat("HTTP ", status)];
      loop.after(Milliseconds(300), [this, &group] { make_table(group); });
    } else {
      group.table = table;
      group.over = false;
      for (const auto& client : group.clients) client->turn_to({});
    }
    if (!tables_wanted.empty()) {
      Group& next = *tables_wanted.front();
      tables_wanted.pop_front();
      make_table(next);
    }
  }

  // All clients of a group learn that the game is over; the first of them starts the next table.
  void over(Group& group, const NewsState& state) {
    if (std::exchange(group.over, true)) return;
    ++figures.games;
    Ended end{group.table, state.scores, {}};
    if (state.result) end.winners = state.result->winners;
    ended.push_back(std::move(end));
    if (!options.next_tables || !playing) return;
    const std::string old = std::exchange(group.table, {});
    group.begun = false;
    for (const auto& client : group.clients) client->turn_to(old);
    make_table(group);
  }

  // Moves are made at the requested rate, in the order in which they became due.
  void keep_time() {
    const auto now = Clock::now();
    if (options.rate > 0 && playing) {
      credit += options.rate * std::chrono::duration<double>(now - last_beat).count();
      while (credit >= 1) {
        credit -= 1;
        while (!ready.empty() && !ready.front()->wants_to_move()) ready.pop_front();
        if (ready.empty()) {
          ++figures.short_of_turns;
          continue;
        }
        Client* client = ready.front();
        ready.pop_front();
        client->move();
      }
    }
    if (options.chaos.cuts_a_second > 0 && playing && !all.empty()) {
      cuts_due +=
          options.chaos.cuts_a_second * std::chrono::duration<double>(now - last_beat).count();
      for (; cuts_due >= 1; cuts_due -= 1) all[random.below(all.size())]->cut();
    }
    last_beat = now;
    loop.after(beat, [this] { keep_time(); });
  }

  void look() {
    const auto before = Clock::now() - options.patience;
    for (Client* client : all) client->insist(before);
    loop.after(look_after, [this] { look(); });
  }

  [[nodiscard]] int seats() const {
    const auto game = type->start(options.options);
    return game ? (*game)->seats() : 2;
  }
  [[nodiscard]] int people() const { return seats() - (options.bots ? 1 : 0); }

  Loop& loop;
  CrowdOptions options;
  Random random;
  const GameType* type;
  bool playing = false;
  Figures figures;
  std::vector<Ended> ended;
  std::vector<Client*> all;
  std::deque<Client*> to_open;
  int opening = 0;
  int open_now = 0;
  std::vector<std::shared_ptr<Counter>> counters_free;
  std::deque<Group*> tables_wanted;
  std::size_t tables_made = 0;
  std::deque<Client*> ready;
  double credit = 0;
  double cuts_due = 0;
  Clock::time_point last_beat;
  std::vector<std::unique_ptr<Group>> groups;
  std::vector<std::unique_ptr<Client>> idle;
};

namespace {

Client::Client(Crowd::Inside& crowd, Group* group, Seat seat, int device, std::string token)
    : crowd_(crowd),
      group_(group),
      seat_(seat),
      device_(device),
      token_(std::move(token)),
      person_(person_of(token_)),
      server_(crowd.random.below(crowd.options.servers.size())) {}

void Client::connect() {
  coming_ = true;
  const Address& address = crowd_.options.servers[server_ % crowd_.options.servers.size()];
  wire_ = Wire::open(
      crowd_.loop, address, token_,
      {[this] { opened(); }, [this](std::string_view text) { heard(text); }, [this] { closed(); }});
}

void Client::opened() {
  coming_ = false;
  open_ = true;
  ++crowd_.open_now;
  ClientMessage hello;
  hello.kind = Kind::hello;
  hello.version = protocol_version;
  send(hello);
  if (group_ != nullptr && !group_->table.empty()) watch();
  insist(Clock::now());
  crowd_.opened_one();
}

void Client::closed() {
  if (coming_) {
    coming_ = false;
    crowd_.opened_one();
  }
  if (std::exchange(open_, false)) {
    --crowd_.open_now;
    ++crowd_.figures.lost;
  }
  wire_.reset();
  ++server_;
  crowd_.loop.after(Milliseconds(50 + static_cast<int>(crowd_.random.below(250))), [this] {
    crowd_.to_open.push_back(this);
    crowd_.open_more();
  });
}

void Client::cut() {
  if (!open_) return;
  wire_->cut();
  --crowd_.figures.lost;
  closed();
}

void Client::turn_to(const std::string& old_table) {
  if (!old_table.empty()) {
    ClientMessage unwatch;
    unwatch.kind = Kind::unwatch;
    unwatch.table = old_table;
    send(unwatch);
    return;
  }
  known_ = 0;
  state_ = {};
  asked_to_sit_ = false;
  wants_to_move_ = false;
  answered_.reset();
  if (open_) watch();
}

void Client::watch() {
  ClientMessage watch;
  watch.kind = Kind::watch;
  watch.table = group_->table;
  watch.seat = seat_;
  watch.after = known_;
  send(watch);
}

void Client::send(const ClientMessage& message) {
  if (open_) wire_->send(print_client_message(message));
}

void Client::ask(ClientMessage message) {
  message.id = cat("d", device_, "-", ++next_id_);
  message.table = group_->table;
  message.seat = seat_;
  const auto now = Clock::now();
  requests_.push_back({message.table, person_, message.id, message.kind == Kind::move, {}, {}});
  const auto [added, is_new] = waiting_.emplace(
      message.id, Waiting{print_client_message(message), now, now, requests_.size() - 1, false});
  send_copies(added->second.text);
}

void Client::send_copies(const std::string& text) {
  const Chaos& chaos = crowd_.options.chaos;
  const std::uint64_t copies =
      1 + crowd_.random.below(static_cast<std::uint64_t>(chaos.most_copies));
  for (std::uint64_t i = 0; i < copies; ++i) {
    if (chaos.latest.count() == 0) {
      if (open_) wire_->send(text);
      continue;
    }
    const auto late = static_cast<std::uint64_t>(chaos.latest.count());
    crowd_.loop.after(Milliseconds(crowd_.random.below(late)), [this, text] {
      if (open_) wire_->send(text);
    });
  }
}

void Client::insist(Clock::time_point before) {
  if (!open_) return;
  for (auto& [id, each] : waiting_) {
    if (each.last > before || each.later) continue;
    each.last = Clock::now();
    wire_->send(each.text);
  }
}

void Client::heard(std::string_view text) {
  ++crowd_.figures.heard;
  if (!plays()) return;
  const auto message = read_server_message(text);
  if (!message) {
    ++crowd_.figures.trouble["message that cannot be read"];
    return;
  }
  switch (message->kind) {
    case ServerMessage::Kind::news:
      return told(message->news);
    case ServerMessage::Kind::done:
      return done(message->id);
    case ServerMessage::Kind::refused:
      return refused(*message);
    case ServerMessage::Kind::gone:
      ++crowd_.figures.trouble["gone"];
      return;
    default:
      return;
  }
}

void Client::told(const News& news) {
  if (news.table != group_->table || news.number < known_) return;
  if (news.seat != number_of(seat_) && news.state.phase != "gathering") return;
  // Spectators have other event numbers than seats.
  known_ = news.seat == number_of(seat_) ? news.number : 0;
  state_ = news.state;
  if (state_.phase != "gathering") group_->begun = true;
  consider();
}

void Client::done(const std::string& id) {
  const auto found = waiting_.find(id);
  if (found == waiting_.end()) return;
  Request& request = requests_[found->second.request];
  request.outcome = Request::Outcome::done;
  if (request.is_move) {
    ++crowd_.figures.moves;
    ++group_->moves;
    crowd_.figures.latencies.push_back(
        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - found->second.first)
            .count());
  }
  waiting_.erase(found);
}

void Client::refused(const ServerMessage& message) {
  const auto found = waiting_.find(message.id);
  if (found == waiting_.end() && !message.id.empty()) return;  // a copy of what was answered
  ++crowd_.figures.trouble[cat("refused: ", message.clause)];
  if (found == waiting_.end()) {
    // It was to watch.
    crowd_.loop.after(Milliseconds(message.retry_after), [this] {
      if (open_ && !group_->table.empty()) watch();
    });
    return;
  }
  Request& request = requests_[found->second.request];
  request.clause = message.clause;
  if (message.retry_after > 0) {
    if (std::exchange(found->second.later, true)) return;  // a copy was refused as well
    crowd_.loop.after(Milliseconds(message.retry_after), [this, id = message.id] {
      const auto again = waiting_.find(id);
      if (again == waiting_.end()) return;
      again->second.later = false;
      again->second.last = Clock::now();
      if (open_) wire_->send(again->second.text);
    });
    return;
  }
  request.outcome = Request::Outcome::refused;
  waiting_.erase(found);
  crowd_.loop.after(twenties::think_again, [this, table = group_->table] {
    if (table == group_->table) think_again();
  });
}

void Client::think_again() {
  answered_.reset();
  asked_to_sit_ = false;
  if (waiting_.empty()) consider();
}

// What to do in the current state of the table.
void Client::consider() {
  wants_to_move_ = false;
  if (!plays() || group_->table.empty()) return;
  if (state_.phase == "gathering") {
    if (device_ > 0 || state_.seats[static_cast<std::size_t>(seat_)].you) return;
    if (std::exchange(asked_to_sit_, true)) return;
    ClientMessage sit;
    sit.kind = Kind::sit;
    sit.share = share_of(crowd_.random);
    sit.name = cat("P", index_of(seat_) + 1);
    return ask(std::move(sit));
  }
  if (state_.phase == "over") {
    crowd_.over(*group_, state_);
    return;
  }
  const bool my_turn = std::ranges::find(state_.turn, number_of(seat_)) != state_.turn.end();
  if (!my_turn || answered_ == std::pair(state_.answers, state_.pending.has_value())) return;
  wants_to_move_ = true;
  if (!crowd_.playing) return;
  if (crowd_.options.rate > 0 && !state_.pending) {
    crowd_.ready.push_back(this);
  } else {
    move();
  }
}

void Client::move() {
  if (!std::exchange(wants_to_move_, false)) return;
  answered_.emplace(state_.answers, state_.pending.has_value());
  ClientMessage message;
  message.answers = state_.answers;
  if (state_.pending) {
    message.kind = Kind::confirm;
    return ask(std::move(message));
  }
  const auto view = crowd_.type->read_view(state_.view, seat_);
  if (!view) {
    ++crowd_.figures.trouble["view that cannot be read"];
    return;
  }
  const auto game = crowd_.type->imagine(**view, crowd_.random.next());
  const auto moves = game->moves(seat_);
  if (moves.empty()) {
    ++crowd_.figures.trouble["turn without a move"];
    return;
  }
  message.kind = Kind::move;
  message.move = moves[crowd_.random.below(moves.size())];
  ask(std::move(message));
}

void Client::tell_what_waits(std::string& to) const {
  for (const auto& [id, each] : waiting_) {
    to += cat(open_ ? "open: " : coming_ ? "coming: " : "closed: ", each.text, "\n");
  }
}

void Client::collect(std::vector<Request>& into) const {
  into.insert(into.end(), requests_.begin(), requests_.end());
}

}  // namespace

Crowd::Crowd(Loop& loop, CrowdOptions options)
    : inside_(std::make_unique<Inside>(loop, std::move(options))) {}
Crowd::~Crowd() = default;

void Crowd::open_idle() {
  Inside& crowd = *inside_;
  for (int i = 0; i < crowd.options.idle; ++i) {
    crowd.add(std::make_unique<Client>(crowd, nullptr, nobody, 0, ""), crowd.idle);
  }
}

void Crowd::open_tables() {
  Inside& crowd = *inside_;
  for (int i = 0; i < crowd.options.tables; ++i) {
    crowd.groups.push_back(std::make_unique<Group>());
    Group& group = *crowd.groups.back();
    for (int seat = 0; seat < crowd.people(); ++seat) {
      const std::string token = ask_for_token(crowd.options.servers.front());
      for (int device = 0; device < crowd.options.devices; ++device) {
        crowd.add(std::make_unique<Client>(crowd, &group, seat_at(seat), device, token),
                  group.clients);
      }
    }
    crowd.make_table(group);
  }
  for (int i = 0; i < crowd.options.spectators; ++i) {
    Group& group = *crowd.groups[static_cast<std::size_t>(i) % crowd.groups.size()];
    crowd.add(std::make_unique<Client>(crowd, &group, nobody, 0, ""), group.clients);
  }
}

int Crowd::open() const { return inside_->open_now; }
int Crowd::wanted() const { return static_cast<int>(inside_->all.size()); }

int Crowd::playing() const {
  return static_cast<int>(
      std::ranges::count_if(inside_->groups, [](const auto& group) { return group->begun; }));
}

void Crowd::set_rate(double rate) { inside_->options.rate = rate; }

void Crowd::play() {
  inside_->playing = true;
  inside_->last_beat = Clock::now();
  inside_->credit = 0;
  for (Client* client : inside_->all) client->think_again();
}

void Crowd::rest() { inside_->playing = false; }

std::size_t Crowd::waiting() const {
  std::size_t sum = 0;
  for (const Client* client : inside_->all) sum += client->waiting();
  return sum;
}

const Figures& Crowd::figures() const { return inside_->figures; }
std::string Crowd::what_waits() const {
  std::string out;
  for (const Client* client : inside_->all) client->tell_what_waits(out);
  for (const auto& [what, times] : inside_->figures.trouble) out += cat(times, " ", what, "\n");
  return out;
}

Figures Crowd::take_figures() { return std::exchange(inside_->figures, {}); }

std::vector<Request> Crowd::requests() const {
  std::vector<Request> out;
  for (const Client* client : inside_->all) client->collect(out);
  return out;
}

const std::vector<Ended>& Crowd::ended() const { return inside_->ended; }

std::vector<std::uint64_t> Crowd::moves_of_groups() const {
  std::vector<std::uint64_t> out;
  for (const auto& group : inside_->groups) out.push_back(group->moves);
  return out;
}

}  // namespace twenties
