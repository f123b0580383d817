#pragma once

#include <cstdint>
#include <string>

#include "bots/arena/deal.hpp"
#include "client/files.hpp"

namespace twenties {

// The games of a contest as files: deal-000012-1.twenties is the first game of the twelfth deal.

// Makes the folder. Refuses one that has records of a deal after the first `finished` ones: those
// are still to be played, and another contest's records are never overwritten.
Done check_record_folder(const std::string& folder, std::uint64_t finished);

// Deals are counted from 0. Refuses to overwrite a file.
Done save_records(const std::string& folder, std::uint64_t number, const DealResult& deal);

}  // namespace twenties
