// Boost's own networking code, compiled once.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
