#include "core/message.hpp"

#include <numeric>

namespace twenties {

namespace {

Value named(Value::Kind kind, std::string name) {
  Value out(std::move(name));
  out.kind = kind;
  return out;
}

}  // namespace

Value::Value(int value) : number(value) {}
Value::Value(std::string value) : kind(Kind::text), text(std::move(value)) {}
Value::Value(const char* value) : kind(Kind::text), text(value) {}
Value::Value(Seat seat) : kind(Kind::seat), number(number_of(seat)) {}
Value::Value(std::vector<Value> values) : kind(Kind::list), items(std::move(values)) {}
Value::Value(Message message)
    : kind(Kind::message), text(std::move(message.id)), arguments(std::move(message.arguments)) {}

Value Value::square(std::string name) { return named(Kind::square, std::move(name)); }
Value Value::tile(std::string name) { return named(Kind::tile, std::move(name)); }
Value Value::tile(int number) { return tile(std::to_string(number)); }

Value Value::line(std::span<const int> numbers) {
  Value out(std::accumulate(numbers.begin(), numbers.end(), 0));
  out.kind = Kind::line;
  out.items.assign(numbers.begin(), numbers.end());
  return out;
}

bool Value::operator==(const Value& other) const {
  return kind == other.kind && number == other.number && text == other.text &&
         items == other.items && arguments == other.arguments;
}

const Value* Message::find(const char* name) const {
  for (const Argument& argument : arguments) {
    if (argument.name == name) return &argument.value;
  }
  return nullptr;
}

Message said(std::string text) { return Message(said_id, {{"text", std::move(text)}}); }

std::string plain_text(const Message& message) {
  const Value* text = message.id == said_id ? message.find("text") : nullptr;
  if (text != nullptr) return text->text;
  std::string out = message.id;
  for (const Argument& argument : message.arguments) {
    const Value& value = argument.value;
    out += " " + argument.name + "=";
    out += value.text.empty() ? std::to_string(value.number) : value.text;
  }
  return out;
}

Message with_clause(Message message, std::string_view clause) {
  if (clause.empty()) return message;
  return Message("table.with-clause",
                 {{"what", std::move(message)}, {"clause", std::string(clause)}});
}

}  // namespace twenties
