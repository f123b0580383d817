#include <cstddef>
#include <new>

#include "wasm/heap.hpp"

// All memory of the module comes from here. A call of `malloc` anywhere would bring the C library's
// heap along. Where there is no memory left the module stops, and the page starts it anew.
namespace {

char* more_memory(std::size_t bytes) {
  constexpr std::size_t page = 65536;
  const std::size_t before = __builtin_wasm_memory_grow(0, bytes / page);
  return before == static_cast<std::size_t>(-1) ? nullptr : reinterpret_cast<char*>(before * page);
}

constinit twenties::Heap<char* (*)(std::size_t)> heap(more_memory);

void* or_stop(void* block) {
  if (block == nullptr) __builtin_trap();
  return block;
}

}  // namespace

void* operator new(std::size_t bytes) { return or_stop(heap.allocate(bytes)); }
void* operator new[](std::size_t bytes) { return or_stop(heap.allocate(bytes)); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return or_stop(heap.allocate_aligned(static_cast<std::size_t>(alignment), bytes));
}
void* operator new(std::size_t bytes, const std::nothrow_t& /*nothrow*/) noexcept {
  return heap.allocate(bytes);
}
void* operator new(std::size_t bytes, std::align_val_t alignment,
                   const std::nothrow_t& /*nothrow*/) noexcept {
  return heap.allocate_aligned(static_cast<std::size_t>(alignment), bytes);
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
  return ::operator new(bytes, alignment);
}
void operator delete[](void* block, std::align_val_t /*alignment*/) noexcept {
  heap.release(block);
}
void operator delete(void* block) noexcept { heap.release(block); }
void operator delete[](void* block) noexcept { heap.release(block); }
void operator delete(void* block, std::size_t /*bytes*/) noexcept { heap.release(block); }
void operator delete[](void* block, std::size_t /*bytes*/) noexcept { heap.release(block); }
void operator delete(void* block, std::align_val_t /*alignment*/) noexcept { heap.release(block); }
void operator delete(void* block, std::size_t /*bytes*/, std::align_val_t /*alignment*/) noexcept {
  heap.release(block);
}
