#include "wasm/heap.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

namespace twenties {
namespace {

// Memory for a heap, of which there is not more than this.
class Memory {
 public:
  explicit Memory(std::size_t bytes) : bytes_(bytes + 64) {
    auto place = reinterpret_cast<std::uintptr_t>(bytes_.data());
    used_ = (64 - place % 64) % 64;
  }
  char* operator()(std::size_t more) {
    if (used_ + more > bytes_.size()) return nullptr;
    char* place = bytes_.data() + used_;
    used_ += more;
    return place;
  }

 private:
  std::vector<char> bytes_;
  std::size_t used_;
};

struct Grow {
  Memory* memory;
  char* operator()(std::size_t bytes) const { return (*memory)(bytes); }
};

bool is_aligned(void* block, std::size_t alignment) {
  return reinterpret_cast<std::uintptr_t>(block) % alignment == 0;
}

TEST(Heap, BlocksHaveRoomAndNoMoreThanAQuarterIsLost) {
  Memory memory(std::size_t{1} << 22);
  Heap heap(Grow{&memory});
  for (std::size_t bytes = 0; bytes < 5000; ++bytes) {
    void* block = heap.allocate(bytes);
    ASSERT_TRUE(is_aligned(block, 16));
    ASSERT_GE(heap.room_of(block), bytes);
    ASSERT_LE(heap.room_of(block), bytes + bytes / 4 + 16) << bytes;
    heap.release(block);
  }
}

TEST(Heap, ABlockThatIsGivenBackIsTakenAgain) {
  Memory memory(std::size_t{1} << 20);
  Heap heap(Grow{&memory});
  for (int round = 0; round < 1000; ++round) {
    void* block = heap.allocate(100'000);
    ASSERT_NE(block, nullptr) << round;
    heap.release(block);
    void* aligned = heap.allocate_aligned(64, 200'000);
    ASSERT_NE(aligned, nullptr) << round;
    ASSERT_TRUE(is_aligned(aligned, 64));
    heap.release(aligned);
  }
}

TEST(Heap, BlocksInUseAreLeftAlone) {
  Memory memory(std::size_t{1} << 24);
  Heap heap(Grow{&memory});
  std::mt19937 random(7);
  struct Used {
    unsigned char* block;
    std::size_t bytes;
    unsigned char sign;
  };
  std::vector<Used> used;
  for (int step = 0; step < 20'000; ++step) {
    if (used.size() > 200 || (!used.empty() && random() % 3 == 0)) {
      std::swap(used[random() % used.size()], used.back());
      const auto [block, bytes, sign] = used.back();
      used.pop_back();
      for (std::size_t i = 0; i < bytes; ++i) ASSERT_EQ(block[i], sign);
      heap.release(block);
    } else {
      const std::size_t bytes = random() % (random() % 8 == 0 ? 9000 : 300);
      void* block = random() % 4 == 0 ? heap.allocate_aligned(64, bytes) : heap.allocate(bytes);
      ASSERT_NE(block, nullptr);
      used.push_back(
          {static_cast<unsigned char*>(block), bytes, static_cast<unsigned char>(random())});
      std::memset(block, used.back().sign, bytes);
    }
  }
}

TEST(Heap, WhatIsTooLargeIsRefused) {
  Memory memory(100'000);
  Heap heap(Grow{&memory});
  EXPECT_EQ(heap.allocate(200'000), nullptr);
  EXPECT_EQ(heap.allocate(~std::size_t{0}), nullptr);
  EXPECT_NE(heap.allocate(1000), nullptr);
}

}  // namespace
}  // namespace twenties
