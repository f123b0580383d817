#include "bots/engine/server.hpp"

#include <atomic>
#include <chrono>
#include <utility>

#include "base/text.hpp"
#include "bots/engine/protocol.hpp"
#include "games/registry.hpp"

namespace twenties {

namespace protocol = engine_protocol;

// Reports progress to the host now and then.
class EngineServer::Reporter final : public Watch {
 public:
  explicit Reporter(EngineServer& server) : server_(server) {}

  [[nodiscard]] bool wants_stop() const override { return server_.stop_.wants_stop(); }
  void report(const Progress& progress) override {
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    auto due = due_.load();
    constexpr std::chrono::steady_clock::duration pause = std::chrono::milliseconds(200);
    if (now < due || !due_.compare_exchange_strong(due, now + pause.count())) return;
    server_.say(cat("info nodes ", progress.nodes, '\n'));
  }

 private:
  EngineServer& server_;
  std::atomic<std::chrono::steady_clock::rep> due_ = 0;
};

EngineServer::EngineServer(std::string level, std::function<void(const std::string&)> say)
    : level_(std::move(level)), say_(std::move(say)) {}

EngineServer::~EngineServer() {
  stop_.stop();
  finish();
}

void EngineServer::finish() {
  if (thinker_.joinable()) thinker_.join();
}

void EngineServer::say(const std::string& text) {
  const std::scoped_lock lock(mutex_);
  say_(text);
}

bool EngineServer::hear(std::string_view text) {
  const auto [word, rest] = protocol::read_line(text);
  if (word == "quit") return false;
  if (word == "stop") {
    stop_.stop();
    return true;
  }
  finish();
  if (word == "twenties-engine") {
    say(cat(protocol::greeting, " Twenties ", level_, '\n'));
  } else if (word == "game") {
    take_game(rest);
  } else if (word == "position") {
    take_position(rest);
  } else if (word == "think") {
    take_think(rest);
  }
  return true;
}

void EngineServer::take_game(std::string_view rest) {
  view_.reset();
  player_.reset();
  type_ = all_games_and_null().find(protocol::read_line(rest).word);
  if (type_ == nullptr) return say(cat("error there is no game ", quote(rest), '\n'));
  player_ = make_player(type_->info(), level_);
}

void EngineServer::take_position(std::string_view rest) {
  view_.reset();
  if (type_ == nullptr) return say("error a position comes after its game\n");
  const auto [number, text] = protocol::read_line(rest);
  const auto seat = read_integer(number, 1, max_seats);
  if (!seat) return say(cat("error a position begins with a seat, not ", quote(number), '\n'));
  auto view = type_->read_view(text, seat_at(*seat - 1));
  if (!view) return say(cat("error ", plain_text(view.error().message), '\n'));
  // The seats in the text, not the maximum.
  const std::unique_ptr<Game> game = type_->imagine(**view, 0);
  if (!game->turn().has(seat_at(*seat - 1))) {
    return say(cat("error seat ", *seat, " is not to move\n"));
  }
  view_ = std::move(*view);
}

void EngineServer::take_think(std::string_view rest) {
  if (view_ == nullptr || !player_) return say("error there is no position to think about\n");
  const auto order = protocol::read_think(rest);
  if (!order) return say(cat("error ", plain_text(order.error().message), '\n'));
  Limits limits = player_->level->limits;
  const bool is_limited = order->limits.nodes != 0 || order->limits.time.count() != 0;
  if (limits.time.count() != 0 && is_limited) limits = order->limits;
  stop_.reset();
  thinker_ = std::thread([this, limits, seed = order->seed] { think_about(limits, seed); });
}

void EngineServer::think_about(const Limits& limits, std::uint64_t seed) {
  Reporter reporter(*this);
  const Thought thought = player_->bot->think({*view_, seed, limits, &reporter});
  say(cat(protocol::print_info(thought), "bestmove ", thought.move, '\n'));
}

}  // namespace twenties
