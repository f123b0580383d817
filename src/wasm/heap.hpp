#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace twenties {

// The heap of the module: a tenth of the code of the C library's. Blocks come in sizes that are
// four to a doubling, a block that is given back waits for the next of its size, and memory never
// goes back to the page. `Grow` adds as many bytes as it is told to, at a multiple of 16, and
// answers where, or 0.
template <typename Grow>
class Heap {
 public:
  explicit constexpr Heap(Grow grow) : grow_(grow) {}

  void* allocate(std::size_t bytes) {
    if (bytes > largest) return nullptr;
    const std::uint32_t kind = kind_of(bytes);
    Head* head = waiting_[kind];
    if (head == nullptr) {
      head = new_block(kind);
    } else {
      waiting_[kind] = head->other;
    }
    return head == nullptr ? nullptr : head + 1;
  }

  // `alignment`: a power of two.
  void* allocate_aligned(std::size_t alignment, std::size_t bytes) {
    auto* block = static_cast<char*>(allocate(bytes + (alignment > unit ? alignment : 0)));
    if (block == nullptr || alignment <= unit) return block;
    const auto place = reinterpret_cast<std::uintptr_t>(block);
    char* aligned = block + (((place + alignment - 1) & ~(alignment - 1)) - place);
    if (aligned != block) *head_of(aligned) = {.other = head_of(block), .kind = inside};
    return aligned;
  }

  void release(void* block) {
    if (block == nullptr) return;
    Head* head = head_of(block);
    if (head->kind == inside) head = head->other;
    head->other = waiting_[head->kind];
    waiting_[head->kind] = head;
  }

  // How many bytes a block has room for that was not aligned.
  static std::size_t room_of(void* block) { return bytes_of(head_of(block)->kind); }

 private:
  // Stands before each block. `other`: the next block that waits, or the block that this one lies
  // in.
  struct alignas(16) Head {
    Head* other;
    std::uint32_t kind;
  };

  static constexpr std::size_t unit = sizeof(Head);
  static constexpr std::size_t largest = std::size_t{1} << 30;
  static constexpr std::uint32_t inside = ~std::uint32_t{0};

  static Head* head_of(void* block) { return static_cast<Head*>(block) - 1; }

  // 16, 32, 48, 64, and then 80, 96, 112, 128, 160, 192, ...
  static std::uint32_t kind_of(std::size_t bytes) {
    const auto last = static_cast<std::uint32_t>(bytes == 0 ? 0 : bytes - 1);
    if (last < 4 * unit) return last / unit;
    const auto doublings = static_cast<std::uint32_t>(std::bit_width(last)) - 1;
    return (doublings - 5) * 4 + ((last >> (doublings - 2)) & 3);
  }
  static std::size_t bytes_of(std::uint32_t kind) {
    if (kind < 4) return (kind + 1) * unit;
    return std::size_t{5 + kind % 4} << (kind / 4 + 3);
  }

  Head* new_block(std::uint32_t kind) {
    const std::size_t size = unit + bytes_of(kind);
    if (static_cast<std::size_t>(end_ - top_) < size) {
      const std::size_t more = (size + chunk - 1) / chunk * chunk;
      auto* place = grow_(more);
      if (place == nullptr) return nullptr;
      if (place != end_) top_ = place;
      end_ = place + more;
    }
    auto* head = reinterpret_cast<Head*>(top_);
    top_ += size;
    head->kind = kind;
    return head;
  }

  static constexpr std::size_t chunk = 65536;

  Grow grow_;
  std::array<Head*, 112> waiting_{};
  char* top_ = nullptr;
  char* end_ = nullptr;
};

}  // namespace twenties
