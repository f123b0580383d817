#include "twenties/help_formatter.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/text.hpp"
#include "terminal/layout.hpp"
#include "terminal/screen.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

constexpr std::size_t column = 30;  // where descriptions begin

// The first line holds the name, if there is room for it.
std::string described(const std::string& name, const std::string& about) {
  const std::string indent(column, ' ');
  if (about.empty()) return name + "\n";
  if (screen_width(name) + 2 <= column) {
    return hanging(about, text_width(output_style()), pad_right(name, column), indent);
  }
  return cat(name, "\n", hanging(about, text_width(output_style()), indent, indent));
}

std::string paragraphs(const std::string& text) {
  std::string out;
  for (const std::string_view paragraph : split(text, '\n')) {
    out += hanging(paragraph, text_width(output_style()), "", "");
  }
  return out;
}

std::string before(const std::string& text, std::string_view mark) {
  return text.substr(0, text.find(mark));
}

std::string after(const std::string& text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return at == std::string::npos ? text : text.substr(at + mark.size());
}

// CLI11 tells in English what is wrong; the names and values in it are between words that are
// always the same.
std::string reason_of(const CLI::Error& error) {
  std::string text = error.what();
  const auto kind = static_cast<CLI::ExitCodes>(error.get_exit_code());
  if (kind == CLI::ExitCodes::ExtrasError) {
    const std::string extra = after(text, ": ");
    return say("cli.unexpected",
               {{"n", static_cast<int>(words(extra).size())}, {"arguments", extra}});
  }
  if (kind == CLI::ExitCodes::RequiredError) {
    const std::string name = before(text, " is ");
    const bool is_option = words(name).size() == 1;
    return is_option ? say("cli.missing", {{"name", name}}) : say("cli.command-missing");
  }
  if (kind == CLI::ExitCodes::RequiresError) {
    const std::string_view between = " requires ";
    return say("cli.option-needs",
               {{"option", before(text, between)}, {"other", after(text, between)}});
  }
  if (kind == CLI::ExitCodes::ExcludesError) {
    const std::string_view between = " excludes ";
    return say("cli.option-excludes",
               {{"option", before(text, between)}, {"other", after(text, between)}});
  }
  if (kind == CLI::ExitCodes::ConversionError) {
    const std::string assigned = after(text, ": ");
    return say("cli.not-a-value",
               {{"option", before(assigned, " = ")}, {"value", quote(after(assigned, " = "))}});
  }
  if (kind == CLI::ExitCodes::ArgumentMismatch) {
    const bool too_many = text.find(": At Most") != std::string::npos;
    return say(too_many ? "cli.too-many-values" : "cli.value-missing",
               {{"option", before(text, ":")}});
  }
  return text;  // of a check, which speaks the reader's language
}

}  // namespace

HelpFormatter::HelpFormatter() {
  for (const auto& [label, id] : {std::pair{"Usage", "cli.usage"},
                                  {"OPTIONS", "cli.usage-options"},
                                  {"SUBCOMMAND", "cli.usage-command"},
                                  {"Positionals", "cli.arguments"},
                                  {"Options", "cli.options"},
                                  {"REQUIRED", "cli.required"},
                                  {"Needs", "cli.needs"},
                                  {"Excludes", "cli.excludes"}}) {
    this->label(label, say(id));
  }
}

std::string HelpFormatter::make_group(std::string group, bool is_positional,
                                      std::vector<const CLI::Option*> options) const {
  return Formatter::make_group(get_label(std::move(group)), is_positional, std::move(options));
}

std::string HelpFormatter::make_description(const CLI::App* app) const {
  return paragraphs(app->get_description());
}

std::string HelpFormatter::make_footer(const CLI::App* app) const {
  const std::string text = app->get_footer();
  return text.empty() ? std::string() : paragraphs(text);
}

std::string HelpFormatter::make_subcommand(const CLI::App* command) const {
  return described(cat("  ", command->get_display_name(true)), command->get_description());
}

std::string HelpFormatter::make_option(const CLI::Option* option, bool is_positional) const {
  const std::string name =
      cat("  ", make_option_name(option, is_positional), make_option_opts(option));
  return described(name, make_option_desc(option));
}

std::string failure_text(const CLI::Error& error) {
  return cat(reason_of(error), "\n", say("cli.more-help"), "\n");
}

}  // namespace twenties
