#include "store/work_queue.hpp"

namespace twenties {

namespace {

// Arbitrary numbers; they must be the same in every version of the program.
constexpr const char* make_tables =
    "BEGIN; SELECT pg_advisory_xact_lock(2020152001);"
    "CREATE SCHEMA IF NOT EXISTS twenties_work;"
    "CREATE TABLE IF NOT EXISTS twenties_work.jobs (topic bytea, job bytea, "
    "place bigint NOT NULL DEFAULT 0, leased_until timestamptz, answer bytea, number bigint, "
    "PRIMARY KEY (topic, job));"
    "CREATE INDEX IF NOT EXISTS jobs_open ON twenties_work.jobs (topic, place) "
    "WHERE answer IS NULL;"
    "CREATE INDEX IF NOT EXISTS jobs_finished ON twenties_work.jobs (topic, number) "
    "WHERE answer IS NOT NULL;"
    "CREATE SEQUENCE IF NOT EXISTS twenties_work.numbers;"
    "CREATE TABLE IF NOT EXISTS twenties_work.closed (topic bytea PRIMARY KEY);"
    "COMMIT";

// $1 topic, $2 lease in milliseconds
constexpr PostgresqlStatement take_job = {
    "work_take",
    "UPDATE twenties_work.jobs SET leased_until = now() + $2 * interval '1 millisecond' "
    "WHERE topic = $1 AND job = (SELECT job FROM twenties_work.jobs WHERE topic = $1 "
    "AND answer IS NULL AND (leased_until IS NULL OR leased_until < now()) "
    "ORDER BY place, job LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING job"};
// $1 topic, $2 lease in milliseconds, $3 jobs
constexpr PostgresqlStatement renew_jobs = {
    "work_renew",
    "UPDATE twenties_work.jobs SET leased_until = now() + $2 * interval '1 millisecond' "
    "WHERE topic = $1 AND job = ANY($3) AND answer IS NULL"};
// $1 topic, $2 job
constexpr PostgresqlStatement free_job = {
    "work_free",
    "UPDATE twenties_work.jobs SET leased_until = NULL WHERE topic = $1 AND job = $2 "
    "AND answer IS NULL"};
// Answers are numbered one at a time, so that a reader of all answers up to a number misses none
// below it.
constexpr PostgresqlStatement lock_numbers = {"work_lock_numbers",
                                              "SELECT pg_advisory_xact_lock(2020152002)"};
// $1 topic, $2 job, $3 answer
constexpr PostgresqlStatement finish_job = {
    "work_finish",
    "INSERT INTO twenties_work.jobs (topic, job, answer, number) "
    "VALUES ($1, $2, $3, nextval('twenties_work.numbers')) ON CONFLICT (topic, job) DO UPDATE SET "
    "answer = excluded.answer, number = excluded.number, leased_until = NULL "
    "WHERE jobs.answer IS NULL"};
// $1 topic
constexpr PostgresqlStatement lead_topic = {
    "work_lead", "SELECT pg_try_advisory_lock(20201520, hashtext(encode($1, 'hex')))"};
// $1 topic, $2 jobs
constexpr PostgresqlStatement drop_unwanted = {
    "work_drop",
    "DELETE FROM twenties_work.jobs WHERE topic = $1 AND answer IS NULL AND NOT job = ANY($2) "
    "AND (leased_until IS NULL OR leased_until < now())"};
constexpr PostgresqlStatement want_jobs = {
    "work_want",
    "INSERT INTO twenties_work.jobs (topic, job, place) SELECT $1, job, place "
    "FROM unnest($2) WITH ORDINALITY AS wanted (job, place) ON CONFLICT (topic, job) DO UPDATE "
    "SET place = excluded.place WHERE jobs.answer IS NULL"};
// $1 topic
constexpr PostgresqlStatement taken_jobs = {
    "work_taken",
    "SELECT job FROM twenties_work.jobs WHERE topic = $1 AND answer IS NULL "
    "AND leased_until >= now() ORDER BY job"};
// $1 topic, $2 number
constexpr PostgresqlStatement read_news = {
    "work_news",
    "SELECT job, answer, number FROM twenties_work.jobs WHERE topic = $1 AND answer IS NOT NULL "
    "AND number > $2 ORDER BY number"};
constexpr PostgresqlStatement close_topic = {
    "work_close",
    "INSERT INTO twenties_work.closed (topic) VALUES ($1) ON CONFLICT (topic) DO NOTHING"};
constexpr PostgresqlStatement find_closed = {"work_is_closed",
                                             "SELECT 1 FROM twenties_work.closed WHERE topic = $1"};

Result<void> without_rows(const Result<PostgresqlRows>& rows) {
  if (!rows) return tl::unexpected(rows.error());
  return {};
}

}  // namespace

Result<std::unique_ptr<WorkQueue>> WorkQueue::open(const std::string& address, std::string topic,
                                                   std::chrono::milliseconds lease) {
  auto where = read_postgresql_address(address);
  if (!where) return tl::unexpected(where.error());
  std::unique_ptr<WorkQueue> queue(new WorkQueue(std::move(*where), std::move(topic), lease));
  const auto connection = queue->session_.connection();
  if (!connection) return tl::unexpected(connection.error());
  if (const auto made = (*connection)->script(make_tables); !made) {
    return tl::unexpected(made.error());
  }
  return queue;
}

Result<std::optional<std::string>> WorkQueue::take() {
  const auto rows = session_.run(take_job, PostgresqlValues().bytes(topic_).number(lease_.count()));
  if (!rows) return tl::unexpected(rows.error());
  if (rows->size() == 0) return std::optional<std::string>();
  return std::optional<std::string>(rows->bytes(0, 0));
}

Result<void> WorkQueue::renew(const std::vector<std::string>& jobs) {
  if (jobs.empty()) return {};
  return without_rows(
      session_.run(renew_jobs, PostgresqlValues().bytes(topic_).number(lease_.count()).list(jobs)));
}

Result<void> WorkQueue::give_back(const std::string& job) {
  return without_rows(session_.run(free_job, PostgresqlValues().bytes(topic_).bytes(job)));
}

Result<void> WorkQueue::transact(const std::vector<PostgresqlCall>& calls) {
  const auto connection = session_.connection();
  if (!connection) return tl::unexpected(connection.error());
  const auto done = (*connection)->run_together(calls);
  if (!done) return tl::unexpected(done.error());
  return {};
}

Result<void> WorkQueue::finish(const FinishedJob& finished) { return publish({finished}); }

Result<void> WorkQueue::publish(const std::vector<FinishedJob>& finished) {
  // A transaction must be shorter than the connection's timeout.
  constexpr std::size_t most_at_once = 500;
  std::vector<PostgresqlCall> calls = {{&lock_numbers, {}}};
  for (std::size_t at = 0; at < finished.size(); ++at) {
    const FinishedJob& one = finished[at];
    calls.push_back(
        {&finish_job, PostgresqlValues().bytes(topic_).bytes(one.job).bytes(one.answer)});
    if (calls.size() <= most_at_once && at + 1 < finished.size()) continue;
    if (auto done = transact(calls); !done) return done;
    calls.erase(calls.begin() + 1, calls.end());
  }
  return {};
}

Result<bool> WorkQueue::lead() {
  const auto rows = session_.run(lead_topic, PostgresqlValues().bytes(topic_));
  if (!rows) return tl::unexpected(rows.error());
  return rows->truth(0, 0);
}

Result<void> WorkQueue::want(const std::vector<std::string>& jobs) {
  const PostgresqlValues values = PostgresqlValues().bytes(topic_).list(jobs);
  return transact({{&drop_unwanted, values}, {&want_jobs, values}});
}

Result<std::vector<std::string>> WorkQueue::taken() {
  const auto rows = session_.run(taken_jobs, PostgresqlValues().bytes(topic_));
  if (!rows) return tl::unexpected(rows.error());
  std::vector<std::string> out;
  for (int row = 0; row < rows->size(); ++row) out.emplace_back(rows->bytes(row, 0));
  return out;
}

Result<std::vector<FinishedJob>> WorkQueue::news() {
  const auto rows = session_.run(read_news, PostgresqlValues().bytes(topic_).number(heard_));
  if (!rows) return tl::unexpected(rows.error());
  std::vector<FinishedJob> out;
  for (int row = 0; row < rows->size(); ++row) {
    out.push_back({std::string(rows->bytes(row, 0)), std::string(rows->bytes(row, 1))});
    heard_ = rows->number(row, 2);
  }
  return out;
}

Result<void> WorkQueue::close() {
  return without_rows(session_.run(close_topic, PostgresqlValues().bytes(topic_)));
}

Result<bool> WorkQueue::is_closed() {
  const auto rows = session_.run(find_closed, PostgresqlValues().bytes(topic_));
  if (!rows) return tl::unexpected(rows.error());
  return rows->size() > 0;
}

}  // namespace twenties
