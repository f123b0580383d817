#pragma once

namespace twenties {

// Rises when an old client or server would misunderstand a new one. Compatible additions (new
// fields, new kinds of events) do not change it.
inline constexpr int protocol_version = 3;

}  // namespace twenties
