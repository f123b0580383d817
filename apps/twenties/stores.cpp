#include "twenties/stores.hpp"

#include "store/open_store.hpp"

namespace twenties {

void add_store_options(const Subcommand& command, StorePlace& place) {
  const CommandOption data = command.add_option("--data", place.data, "help.store-data");
  command.add_option("--database", place.database, "help.store-database").excludes({data});
}

void add_keep_option(const Subcommand& command, std::vector<std::string>& keep) {
  command.add_option("--keep", keep, "help.store-keep");
}

namespace {

Result<std::string> folder_of(const StorePlace& place) {
  if (!place.data.empty()) return place.data;
  return usual_data_folder();
}

}  // namespace

Result<std::unique_ptr<Store>> open_store(const StorePlace& place) {
  if (!place.database.empty()) return open_postgresql(place.database);
  return folder_of(place).and_then(open_data_folder);
}

Result<std::unique_ptr<Store>> open_existing_store(const StorePlace& place) {
  if (!place.database.empty()) return open_postgresql(place.database);
  return folder_of(place).and_then([](const std::string& folder) {
    if (!has_data(folder)) {
      return Result<std::unique_ptr<Store>>(
          failure(Message("transfer.no-data", {{"folder", folder}})));
    }
    return open_data_folder(folder);
  });
}

}  // namespace twenties
