#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace twenties {

// A vector that stores up to Capacity elements inline: no allocation, trivially copyable.
template <class T, std::size_t Capacity>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;

  // The elements are left uninitialised on purpose: clearing them would cost more than filling.
  FixedVector() {}  // NOLINT(modernize-use-equals-default, cppcoreguidelines-pro-type-member-init)

  void push_back(const T& value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  void clear() { size_ = 0; }
  // New elements have whatever was written through begin().
  void resize(std::size_t size) {
    assert(size <= Capacity);
    size_ = size;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  [[nodiscard]] const T& back() const { return items_[size_ - 1]; }

  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + size_; }

  bool operator==(const FixedVector& other) const { return std::ranges::equal(*this, other); }

 private:
  std::size_t size_ = 0;
  std::array<T, Capacity> items_;
};

}  // namespace twenties
