#pragma once

namespace twenties {

// Rises when a client or server of the old kind would misunderstand the new one. What is added
// without harm to old readers (new fields, new kinds of events) leaves it as it is.
inline constexpr int protocol_version = 3;

}  // namespace twenties
