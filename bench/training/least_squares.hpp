#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace twenties {

// Least-squares weights for the features of samples, regularised towards given weights with a given
// strength.
class LeastSquares {
 public:
  using Features = std::vector<std::pair<std::size_t, double>>;

  LeastSquares(std::vector<double> prior, double strength)
      : size_(prior.size()), prior_(std::move(prior)), matrix_(size_ * size_), right_(size_) {
    for (std::size_t i = 0; i < size_; ++i) matrix_[i * size_ + i] = strength;
  }

  void add(const Features& features, double value) {
    double rest = value;
    for (const auto& [feature, amount] : features) rest -= prior_[feature] * amount;
    for (const auto& [row, a] : features) {
      right_[row] += a * rest;
      for (const auto& [column, b] : features) matrix_[row * size_ + column] += a * b;
    }
  }

  // By Cholesky's decomposition.
  [[nodiscard]] std::vector<double> solve() const {
    std::vector<double> lower = matrix_;
    for (std::size_t row = 0; row < size_; ++row) {
      for (std::size_t column = 0; column <= row; ++column) {
        double sum = lower[row * size_ + column];
        for (std::size_t k = 0; k < column; ++k) {
          sum -= lower[row * size_ + k] * lower[column * size_ + k];
        }
        lower[row * size_ + column] =
            row == column ? std::sqrt(std::max(sum, 1e-9)) : sum / lower[column * size_ + column];
      }
    }
    return substitute(lower);
  }

 private:
  [[nodiscard]] std::vector<double> substitute(const std::vector<double>& lower) const {
    std::vector<double> out = right_;
    for (std::size_t row = 0; row < size_; ++row) {
      for (std::size_t k = 0; k < row; ++k) out[row] -= lower[row * size_ + k] * out[k];
      out[row] /= lower[row * size_ + row];
    }
    for (std::size_t row = size_; row-- > 0;) {
      for (std::size_t k = row + 1; k < size_; ++k) out[row] -= lower[k * size_ + row] * out[k];
      out[row] /= lower[row * size_ + row];
    }
    for (std::size_t i = 0; i < size_; ++i) out[i] += prior_[i];
    return out;
  }

  std::size_t size_;
  std::vector<double> prior_;
  std::vector<double> matrix_;
  std::vector<double> right_;
};

}  // namespace twenties
