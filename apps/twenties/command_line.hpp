#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace twenties {

// CLI11 takes 4 s to read and 10 s to compile, so command_line.cpp alone includes it, and the
// commands see what they use of it. Commands and options are handles: the CommandLine owns what
// they mean. `about` and the text of a footer are ids of the catalogue ("help.play").

// An option, a flag or a positional argument.
class CommandOption {
 public:
  explicit CommandOption(CLI::Option& option) : option_(&option) {}

  CommandOption required() const;
  CommandOption show_default() const;  // in the help: what the variable holds now
  CommandOption within(int least, int most) const;
  CommandOption within(std::uint64_t least, std::uint64_t most) const;
  CommandOption within(double least, double most) const;
  CommandOption positive() const;
  CommandOption one_of(const std::vector<std::string>& words) const;
  CommandOption divided(char divider, int count) const;  // so many values in one argument
  CommandOption needs(CommandOption other) const;
  CommandOption excludes(std::initializer_list<CommandOption> others) const;

  [[nodiscard]] bool was_given() const;

 private:
  template <class Number>
  CommandOption in_range(Number least, Number most, const std::string& shown) const;

  CLI::Option* option_;
};

// Variables have to live until the command has run.
class Subcommand {
 public:
  Subcommand(CLI::App& app, int& exit_code) : app_(&app), exit_code_(&exit_code) {}

  // One of those that are added below it has to be chosen, by its name or an alias, unless the
  // command itself runs something.
  [[nodiscard]] Subcommand add_command(const std::string& name, const char* about,
                                       std::span<const std::string_view> aliases = {}) const;

  // Names as in "-n,--name"; a name without dashes is a positional argument.
  CommandOption add_option(const std::string& names, std::string& value, const char* about) const;
  CommandOption add_option(const std::string& names, int& value, const char* about) const;
  CommandOption add_option(const std::string& names, std::uint64_t& value, const char* about) const;
  CommandOption add_option(const std::string& names, double& value, const char* about) const;
  CommandOption add_option(const std::string& names, std::vector<std::string>& values,
                           const char* about) const;
  CommandOption add_option(const std::string& names, std::vector<double>& values,
                           const char* about) const;
  CommandOption add_flag(const std::string& names, bool& value, const char* about) const;

  void footer(const char* text) const;
  // What it does when it is chosen, and none of the commands below it is; and its exit code.
  void runs(std::function<int()> action) const;

 private:
  CLI::App* app_;
  int* exit_code_;
};

class CommandLine {
 public:
  CommandLine(const char* about, const std::string& program, const std::string& version);
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;
  ~CommandLine();

  [[nodiscard]] Subcommand add_command(const std::string& name, const char* about);

  // The exit code of the command that has run: 2 after a wrong command line. Nothing if there was
  // none.
  [[nodiscard]] std::optional<int> run(int argc, char** argv);

 private:
  std::unique_ptr<CLI::App> app_;
  std::string language_;
  int exit_code_ = 0;
};

}  // namespace twenties
