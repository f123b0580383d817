#include "twenties/command_line.hpp"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <limits>
#include <utility>

#include "base/text.hpp"
#include "texts/language.hpp"
#include "twenties/help_formatter.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

// Numbers of any kind are called the same in the help.
CommandOption of_number(CLI::Option* option) {
  option->type_name(say("cli.number"));
  return CommandOption(*option);
}

// The name of a positional argument says enough.
CommandOption of_text(CLI::Option* option) {
  option->type_name(option->nonpositional() ? say("cli.text") : std::string());
  return CommandOption(*option);
}

}  // namespace

CommandOption CommandOption::required() const {
  option_->required();
  return *this;
}

CommandOption CommandOption::show_default() const {
  option_->capture_default_str();
  return *this;
}

template <class Number>
CommandOption CommandOption::in_range(Number least, Number most, const std::string& shown) const {
  if (!shown.empty()) option_->type_name(shown);
  option_->check([least, most](const std::string& text) {
    Number value{};
    const bool is_number = CLI::detail::lexical_cast(text, value);
    if (is_number && least <= value && value <= most) return std::string();
    return say("cli.out-of-range", {{"value", quote(text)},
                                    {"low", fmt::format("{}", least)},
                                    {"high", fmt::format("{}", most)}});
  });
  return *this;
}

CommandOption CommandOption::within(int least, int most) const {
  return in_range(least, most, cat(least, "..", most));
}

CommandOption CommandOption::within(std::uint64_t least, std::uint64_t most) const {
  const bool has_end = most < std::numeric_limits<std::uint64_t>::max();
  return in_range(least, most, has_end ? cat(least, "..", most) : std::string());
}

CommandOption CommandOption::within(double least, double most) const {
  return in_range(least, most, fmt::format("{}..{}", least, most));
}

CommandOption CommandOption::positive() const {
  option_->check([](const std::string& text) {
    double value = 0;
    const bool is_number = CLI::detail::lexical_cast(text, value);
    return is_number && value > 0 ? std::string()
                                  : say("cli.not-positive", {{"value", quote(text)}});
  });
  return *this;
}

CommandOption CommandOption::one_of(const std::vector<std::string>& words) const {
  option_->type_name(join(words, "|"));
  option_->check([words](const std::string& text) {
    for (const std::string& word : words) {
      if (text == word) return std::string();
    }
    return say("cli.not-one-of", {{"value", quote(text)}, {"choices", join(words, ", ")}});
  });
  return *this;
}

CommandOption CommandOption::divided(char divider, int count) const {
  option_->delimiter(divider)->expected(count);
  return *this;
}

CommandOption CommandOption::needs(CommandOption other) const {
  option_->needs(other.option_);
  return *this;
}

CommandOption CommandOption::excludes(std::initializer_list<CommandOption> others) const {
  for (const CommandOption& other : others) option_->excludes(other.option_);
  return *this;
}

bool CommandOption::was_given() const { return option_->count() > 0; }

Subcommand Subcommand::add_command(const std::string& name, const char* about,
                                   std::span<const std::string_view> aliases) const {
  app_->require_subcommand(1);
  CLI::App* added = app_->add_subcommand(name, say(about));
  added->group(say("cli.commands"));
  for (const std::string_view alias : aliases) added->alias(std::string(alias));
  return {*added, *exit_code_};
}

CommandOption Subcommand::add_option(const std::string& names, std::string& value,
                                     const char* about) const {
  return of_text(app_->add_option(names, value, say(about)));
}

CommandOption Subcommand::add_option(const std::string& names, int& value,
                                     const char* about) const {
  return of_number(app_->add_option(names, value, say(about)));
}

CommandOption Subcommand::add_option(const std::string& names, std::uint64_t& value,
                                     const char* about) const {
  return of_number(app_->add_option(names, value, say(about)));
}

CommandOption Subcommand::add_option(const std::string& names, double& value,
                                     const char* about) const {
  return of_number(app_->add_option(names, value, say(about)));
}

CommandOption Subcommand::add_option(const std::string& names, std::vector<std::string>& values,
                                     const char* about) const {
  return of_text(app_->add_option(names, values, say(about)));
}

CommandOption Subcommand::add_option(const std::string& names, std::vector<double>& values,
                                     const char* about) const {
  return of_number(app_->add_option(names, values, say(about)));
}

CommandOption Subcommand::add_flag(const std::string& names, bool& value, const char* about) const {
  return CommandOption(*app_->add_flag(names, value, say(about)));
}

void Subcommand::footer(const char* text) const { app_->footer(say(text)); }

void Subcommand::runs(std::function<int()> action) const {
  if (!app_->get_subcommands({}).empty()) app_->require_subcommand(0, 1);
  app_->callback([app = app_, action = std::move(action), code = exit_code_] {
    if (app->get_subcommands().empty()) *code = action();
  });
}

CommandLine::CommandLine(const char* about, const std::string& program, const std::string& version)
    : app_(std::make_unique<CLI::App>(say(about), program)) {
  app_->formatter(std::make_shared<HelpFormatter>());
  app_->failure_message(
      [](const CLI::App* /*app*/, const CLI::Error& error) { return failure_text(error); });
  app_->set_help_flag("-h,--help", say("help.help"));
  app_->set_help_all_flag("--help-all", say("help.help-all"));
  app_->set_version_flag("--version", version, say("help.version"));
  // It is taken out of the arguments before they come here; this is for the help.
  app_->add_option("--language", language_,
                   say("help.language", {{"languages", listed_languages()}}))
      ->type_name(say("cli.text"));
  app_->require_subcommand(0, 1);
}

CommandLine::~CommandLine() = default;

Subcommand CommandLine::add_command(const std::string& name, const char* about) {
  CLI::App* added = app_->add_subcommand(name, say(about));
  added->group(say("cli.commands"));
  return {*added, exit_code_};
}

std::optional<int> CommandLine::run(int argc, char** argv) {
  try {
    app_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app_->exit(error) == 0 ? 0 : 2;
  }
  if (app_->get_subcommands().empty()) return std::nullopt;
  return exit_code_;
}

}  // namespace twenties
