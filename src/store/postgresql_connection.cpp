#include "store/postgresql_connection.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <array>

#include "base/text.hpp"

namespace twenties {

namespace {

constexpr int binary = 1;

// Defaults for what the address does not set. A dead server is noticed within half a minute.
constexpr std::array<const char*, 8> keywords = {"connect_timeout",
                                                 "keepalives_idle",
                                                 "keepalives_interval",
                                                 "keepalives_count",
                                                 "tcp_user_timeout",
                                                 "fallback_application_name",
                                                 "dbname",
                                                 nullptr};

std::string message_of(const PostgresqlAddress& address, std::string_view problem) {
  return cat("PostgreSQL (", address.where, ") failed: ", address.clean(std::string(problem)), ".");
}

void be_silent(void* /*unused*/, const char* /*notice*/) {}

bool is_good(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

}  // namespace

void PostgresqlRows::Clear::operator()(pg_result* result) const { PQclear(result); }

int PostgresqlRows::size() const { return PQntuples(result_.get()); }

std::string_view PostgresqlRows::bytes(int row, int column) const {
  const auto size = static_cast<std::size_t>(PQgetlength(result_.get(), row, column));
  return {PQgetvalue(result_.get(), row, column), size};
}

std::int64_t PostgresqlRows::number(int row, int column) const {
  return read_postgresql_number(bytes(row, column));
}

bool PostgresqlRows::truth(int row, int column) const {
  return bytes(row, column) == std::string_view("\1");
}

std::vector<std::string> PostgresqlRows::list(int row, int column) const {
  return read_postgresql_list(bytes(row, column));
}

void PostgresqlConnection::Finish::operator()(pg_conn* connection) const { PQfinish(connection); }

Result<PostgresqlConnection> PostgresqlConnection::open(const PostgresqlAddress& address) {
  // The last value of a keyword counts, so the address, which comes last, overrides our defaults.
  const std::array<const char*, keywords.size()> values = {
      "5", "15", "5", "3", "30000", "twenties", address.text.c_str(), nullptr};
  PostgresqlConnection connection;
  connection.address_ = address;
  connection.connection_.reset(PQconnectdbParams(keywords.data(), values.data(), 1));
  if (connection.is_broken()) {
    return failure(cat("PostgreSQL (", address.where,
                       ") cannot be reached: ", address.clean(PQerrorMessage(connection.raw())),
                       ". Is it running, and is the address right?"));
  }
  PQsetNoticeProcessor(connection.raw(), be_silent, nullptr);
  PQsetnonblocking(connection.raw(), 1);
  return connection;
}

bool PostgresqlConnection::is_broken() const { return PQstatus(raw()) != CONNECTION_OK; }

bool PostgresqlConnection::may_try_again() const {
  return state_ == "40001" || state_ == "40P01";  // serialization failure, deadlock
}

tl::unexpected<Error> PostgresqlConnection::not_in_time() const {
  return failure(message_of(address_, "it did not answer in time"));
}

tl::unexpected<Error> PostgresqlConnection::trouble() const {
  return failure(message_of(address_, PQerrorMessage(raw())));
}

bool PostgresqlConnection::await_answer() {
  while (PQisBusy(raw()) != 0) {
    const int unsent = PQflush(raw());
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline_ - std::chrono::steady_clock::now());
    if (unsent < 0) return true;  // reading the answer reports the error
    pollfd socket{PQsocket(raw()), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), 0};
    if (left.count() <= 0 || poll(&socket, 1, static_cast<int>(left.count())) == 0) {
      timed_out_ = true;
      connection_.reset();
      return false;
    }
    if (PQconsumeInput(raw()) != 1) return true;
  }
  return true;
}

pg_result* PostgresqlConnection::only_answer(bool was_sent) {
  pg_result* answer = nullptr;
  while (was_sent) {
    if (!await_answer()) {
      PQclear(answer);
      return nullptr;
    }
    pg_result* next = PQgetResult(raw());
    if (next == nullptr) break;
    // Of several statements the first that failed, or the last.
    const bool failed = answer != nullptr && !is_good(answer);
    PQclear(failed ? next : answer);
    if (!failed) answer = next;
  }
  return answer;
}

Result<PostgresqlRows> PostgresqlConnection::checked(pg_result* result) {
  PostgresqlRows rows(result);
  if (timed_out_) return not_in_time();
  if (is_good(result)) return rows;
  // Statements aborted by an earlier error in the pipeline have no state of their own.
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  if (state != nullptr) state_ = state;
  const std::string_view problem = PQresultErrorMessage(result);
  return failure(message_of(address_, problem.empty() ? PQerrorMessage(raw()) : problem));
}

Result<void> PostgresqlConnection::script(const std::string& sql, std::chrono::seconds patience) {
  deadline_ = std::chrono::steady_clock::now() + patience;
  const auto rows = checked(only_answer(PQsendQuery(raw(), sql.c_str()) == 1));
  if (!rows) return tl::unexpected(rows.error());
  return {};
}

Result<void> PostgresqlConnection::prepare(const PostgresqlStatement& statement,
                                           const PostgresqlValues& values) {
  if (prepared_.contains(&statement)) return {};
  const bool sent =
      PQsendPrepare(raw(), statement.name, statement.sql, values.size(), values.types()) == 1;
  const auto done = checked(only_answer(sent));
  if (!done) return tl::unexpected(done.error());
  prepared_.insert(&statement);
  return {};
}

Result<PostgresqlRows> PostgresqlConnection::run(const PostgresqlStatement& statement,
                                                 const PostgresqlValues& values) {
  deadline_ = std::chrono::steady_clock::now() + usual_patience;
  if (const auto ready = prepare(statement, values); !ready) return tl::unexpected(ready.error());
  const std::vector<int> formats(static_cast<std::size_t>(values.size()), binary);
  const bool sent =
      PQsendQueryPrepared(raw(), statement.name, values.size(), values.pointers().data(),
                          values.lengths().data(), formats.data(), binary) == 1;
  return checked(only_answer(sent));
}

bool PostgresqlConnection::send_all(const std::vector<PostgresqlCall>& calls) {
  const auto send_plain = [&](const char* sql) {
    return PQsendQueryParams(raw(), sql, 0, nullptr, nullptr, nullptr, nullptr, binary) == 1;
  };
  if (!send_plain("BEGIN ISOLATION LEVEL READ COMMITTED")) return false;
  for (const auto& [statement, values] : calls) {
    const std::vector<int> formats(static_cast<std::size_t>(values.size()), binary);
    if (PQsendQueryPrepared(raw(), statement->name, values.size(), values.pointers().data(),
                            values.lengths().data(), formats.data(), binary) != 1) {
      return false;
    }
  }
  return send_plain("COMMIT") && PQpipelineSync(raw()) == 1;
}

// The answer to the next statement; null only if the connection broke.
pg_result* PostgresqlConnection::next_result() {
  if (!await_answer()) return nullptr;
  pg_result* result = PQgetResult(raw());
  if (result == nullptr || PQresultStatus(result) == PGRES_PIPELINE_SYNC) return result;
  while (await_answer()) {
    pg_result* more = PQgetResult(raw());
    if (more == nullptr) return result;
    PQclear(more);
  }
  PQclear(result);
  return nullptr;
}

Result<std::vector<PostgresqlRows>> PostgresqlConnection::receive_all(std::size_t calls) {
  std::vector<PostgresqlRows> answers;
  Result<void> verdict;
  // BEGIN, the calls, COMMIT; after an error the rest is reported as aborted, up to the sync.
  for (std::size_t number = 0; number < calls + 2; ++number) {
    pg_result* result = next_result();
    if (result == nullptr) return timed_out_ ? not_in_time() : trouble();
    auto rows = checked(result);
    if (!rows && verdict) verdict = tl::unexpected(rows.error());
    if (rows && number > 0 && number <= calls) answers.push_back(std::move(*rows));
    if (is_broken()) break;
  }
  PQclear(next_result());
  if (!verdict) return tl::unexpected(verdict.error());
  if (is_broken()) return trouble();
  return answers;
}

Result<std::vector<PostgresqlRows>> PostgresqlConnection::run_together(
    const std::vector<PostgresqlCall>& calls) {
  state_.clear();
  deadline_ = std::chrono::steady_clock::now() + usual_patience;
  for (const PostgresqlCall& call : calls) {
    const auto ready = prepare(*call.statement, call.values);
    if (!ready) return tl::unexpected(ready.error());
  }
  if (PQenterPipelineMode(raw()) != 1 || !send_all(calls)) {
    auto unsent = trouble();
    connection_.reset();  // a partly sent statement cannot be withdrawn
    return unsent;
  }
  auto answers = receive_all(calls.size());
  if (is_broken()) return answers;
  PQexitPipelineMode(raw());
  if (PQtransactionStatus(raw()) != PQTRANS_IDLE) (void)script("ROLLBACK");
  return answers;
}

}  // namespace twenties
