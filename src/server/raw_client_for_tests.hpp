#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "base/text.hpp"

namespace twenties {

// A client on plain sockets that can also misbehave.
class RawSocket {
 public:
  explicit RawSocket(int port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const auto* plain = static_cast<const sockaddr*>(static_cast<const void*>(&address));
    open_ = ::connect(socket_, plain, sizeof address) == 0;
  }
  RawSocket(const RawSocket&) = delete;
  RawSocket& operator=(const RawSocket&) = delete;
  ~RawSocket() { ::close(socket_); }

  bool send(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  // Reads more; false at the end or on a timeout.
  bool read_more(std::chrono::milliseconds patience = std::chrono::seconds(20)) {
    pollfd wait{socket_, POLLIN, 0};
    if (::poll(&wait, 1, static_cast<int>(patience.count())) <= 0) return false;
    std::array<char, 16384> bytes{};
    const auto got = ::recv(socket_, bytes.data(), bytes.size(), 0);
    if (got <= 0) {
      open_ = false;
      return false;
    }
    buffer_.append(bytes.data(), static_cast<std::size_t>(got));
    return true;
  }
  [[nodiscard]] bool is_open() const { return open_; }
  std::string& buffer() { return buffer_; }

 private:
  int socket_;
  bool open_ = false;
  std::string buffer_;
};

struct RawReply {
  int status = 0;
  std::string head;
  std::string body;

  [[nodiscard]] std::string header(std::string_view name) const {
    const std::size_t at = lower_case(head).find(cat("\r\n", lower_case(name), ": "));
    if (at == std::string::npos) return {};
    const std::size_t begin = at + name.size() + 4;
    return head.substr(begin, head.find("\r\n", begin) - begin);
  }
};

inline RawReply read_reply(RawSocket& socket) {
  RawReply reply;
  std::size_t end = 0;
  while ((end = socket.buffer().find("\r\n\r\n")) == std::string::npos) {
    if (!socket.read_more()) return reply;
  }
  reply.head = socket.buffer().substr(0, end + 2);
  socket.buffer().erase(0, end + 4);
  reply.status = read_integer(std::string_view(reply.head).substr(9, 3)).value_or(0);
  const auto length = read_integer(reply.header("Content-Length")).value_or(0);
  while (socket.buffer().size() < static_cast<std::size_t>(length) && socket.read_more()) {
  }
  reply.body = socket.buffer().substr(0, static_cast<std::size_t>(length));
  socket.buffer().erase(0, reply.body.size());
  return reply;
}

// One request on a new connection; `headers` are whole lines.
inline RawReply request(int port, std::string_view method, std::string_view path,
                        std::string_view headers = {}, std::string_view body = {}) {
  RawSocket socket(port);
  socket.send(cat(
      method, " ", path, " HTTP/1.1\r\nHost: 127.0.0.1:", port, "\r\n", headers,
      body.empty() ? ""
                   : cat("Content-Type: application/json\r\nContent-Length: ", body.size(), "\r\n"),
      "Connection: close\r\n\r\n", body));
  return read_reply(socket);
}

// A WebSocket connection.
class RawWebSocket {
 public:
  RawWebSocket(int port, std::string_view headers) : socket_(port) {
    socket_.send(
        cat("GET /ws HTTP/1.1\r\nHost: 127.0.0.1:", port,
            "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
            headers, "\r\n"));
    reply_ = read_reply(socket_);
  }

  [[nodiscard]] const RawReply& reply() const { return reply_; }
  RawSocket& socket() { return socket_; }

  // Opcode 1 is text, 2 bytes, 8 close, 9 ping. The mask is four zeros.
  bool send(std::string_view text, int opcode = 1) {
    std::string frame{static_cast<char>(0x80 | opcode)};
    if (text.size() < 126) {
      frame += static_cast<char>(0x80 | text.size());
    } else {
      frame += static_cast<char>(0x80 | 126);
      frame += static_cast<char>(text.size() >> 8U);
      frame += static_cast<char>(text.size() & 0xffU);
    }
    frame += std::string(4, '\0');
    frame += text;
    return socket_.send(frame);
  }

  // The next text; nothing if the connection ends or the timeout passes.
  std::optional<std::string> receive(
      std::chrono::milliseconds patience = std::chrono::seconds(20)) {
    while (true) {
      std::optional<std::string> text = take_frame();
      if (text) return text;
      if (ended_ || !socket_.read_more(patience)) return std::nullopt;
    }
  }

 private:
  std::optional<std::string> take_frame() {
    std::string& buffer = socket_.buffer();
    while (buffer.size() >= 2) {
      const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(buffer[i]); };
      std::size_t head = 2;
      std::size_t size = byte(1) & 127U;
      if (size >= 126) {
        const std::size_t more = size == 126 ? 2 : 8;
        if (buffer.size() < 2 + more) return std::nullopt;
        size = 0;
        for (std::size_t i = 0; i < more; ++i) size = size << 8U | byte(2 + i);
        head += more;
      }
      if (buffer.size() < head + size) return std::nullopt;
      const int opcode = byte(0) & 15;
      std::string payload = buffer.substr(head, size);
      buffer.erase(0, head + size);
      if (opcode == 9) send(payload, 10);
      if (opcode == 8) ended_ = true;
      if (opcode == 1) return payload;
    }
    return std::nullopt;
  }

  RawSocket socket_;
  RawReply reply_;
  bool ended_ = false;
};

}  // namespace twenties
