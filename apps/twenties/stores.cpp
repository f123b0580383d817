#include "twenties/stores.hpp"

#include "store/open_store.hpp"

namespace twenties {

void add_store_options(const Subcommand& command, StorePlace& place) {
  const CommandOption data = command.add_option(
      "--data", place.data, "the folder of the database (usual: ~/.local/share/twenties)");
  command
      .add_option("--database", place.database,
                  "a PostgreSQL database instead: postgresql://USER@HOST/NAME")
      .excludes({data});
}

Result<std::unique_ptr<Store>> open_store(const StorePlace& place) {
  if (!place.database.empty()) return open_postgresql(place.database);
  if (!place.data.empty()) return open_data_folder(place.data);
  const auto folder = usual_data_folder();
  if (!folder) return failure(folder.error().message);
  return open_data_folder(*folder);
}

}  // namespace twenties
