#include "twenties/command_line.hpp"

#include <CLI/CLI.hpp>
#include <utility>

namespace twenties {

CommandOption CommandOption::required() const {
  option_->required();
  return *this;
}

CommandOption CommandOption::show_default() const {
  option_->capture_default_str();
  return *this;
}

CommandOption CommandOption::within(int least, int most) const {
  option_->check(CLI::Range(least, most));
  return *this;
}

CommandOption CommandOption::within(std::uint64_t least, std::uint64_t most) const {
  option_->check(CLI::Range(least, most));
  return *this;
}

CommandOption CommandOption::within(double least, double most) const {
  option_->check(CLI::Range(least, most));
  return *this;
}

CommandOption CommandOption::positive() const {
  option_->check(CLI::PositiveNumber);
  return *this;
}

CommandOption CommandOption::one_of(const std::vector<std::string>& words) const {
  option_->check(CLI::IsMember(words));
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

Subcommand Subcommand::add_command(const std::string& name, const std::string& about,
                                   std::span<const std::string_view> aliases) const {
  app_->require_subcommand(1);
  CLI::App* added = app_->add_subcommand(name, about);
  for (const std::string_view alias : aliases) added->alias(std::string(alias));
  return {*added, *exit_code_};
}

CommandOption Subcommand::add_option(const std::string& names, std::string& value,
                                     const std::string& about) const {
  return CommandOption(*app_->add_option(names, value, about));
}

CommandOption Subcommand::add_option(const std::string& names, int& value,
                                     const std::string& about) const {
  return CommandOption(*app_->add_option(names, value, about));
}

CommandOption Subcommand::add_option(const std::string& names, std::uint64_t& value,
                                     const std::string& about) const {
  return CommandOption(*app_->add_option(names, value, about));
}

CommandOption Subcommand::add_option(const std::string& names, double& value,
                                     const std::string& about) const {
  return CommandOption(*app_->add_option(names, value, about));
}

CommandOption Subcommand::add_option(const std::string& names, std::vector<std::string>& values,
                                     const std::string& about) const {
  return CommandOption(*app_->add_option(names, values, about));
}

CommandOption Subcommand::add_option(const std::string& names, std::vector<double>& values,
                                     const std::string& about) const {
  return CommandOption(*app_->add_option(names, values, about));
}

CommandOption Subcommand::add_flag(const std::string& names, bool& value,
                                   const std::string& about) const {
  return CommandOption(*app_->add_flag(names, value, about));
}

void Subcommand::footer(const std::string& text) const { app_->footer(text); }

void Subcommand::runs(std::function<int()> action) const {
  if (!app_->get_subcommands({}).empty()) app_->require_subcommand(0, 1);
  app_->callback([app = app_, action = std::move(action), code = exit_code_] {
    if (app->get_subcommands().empty()) *code = action();
  });
}

CommandLine::CommandLine(const std::string& about, const std::string& program,
                         const std::string& version)
    : app_(std::make_unique<CLI::App>(about, program)) {
  app_->set_version_flag("--version", version);
  app_->require_subcommand(0, 1);
  app_->set_help_all_flag("--help-all", "Help of all commands");
}

CommandLine::~CommandLine() = default;

Subcommand CommandLine::add_command(const std::string& name, const std::string& about) {
  return {*app_->add_subcommand(name, about), exit_code_};
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
