#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace twenties {

// The help of a command in the reader's language, broken to the width of the screen.
class HelpFormatter final : public CLI::Formatter {
 public:
  HelpFormatter();

  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override;
  std::string make_description(const CLI::App* app) const override;
  std::string make_footer(const CLI::App* app) const override;
  std::string make_subcommand(const CLI::App* command) const override;
  std::string make_option(const CLI::Option* option, bool is_positional) const override;
};

// What is wrong with a command line, and where to find help.
std::string failure_text(const CLI::Error& error);

}  // namespace twenties
