// The test bench of a circuit that CIRCT's handshake road has made.
//
// `ports.h` lists its ports, in macros: GIR_MEMORIES (number, elements, bytes and bits of an element), GIR_LOADS and
// GIR_STORES (number of the memory, number of the port), GIR_SCALARS (number, bytes), and the names of the ports that
// start the circuit and say that it has ended. Memories are those of an FPGA: an address is taken in one cycle and
// answered in the next, one access for each port and cycle.
//
// The arguments are in files of the working folder: `memory<number>`, little-endian elements, which are written back,
// and `scalar<number>`. `cycles` gets the number of cycles from the end of the reset. The exit status is 6 where an
// address is beyond the end of a memory, and 5 where a file cannot be read.
#include "Vgir_top.h"
#include "ports.h"
#include "verilated.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <string>
#include <vector>

double sc_time_stamp() { return 0; }

namespace {

// Answers that a port holds while the circuit does not take them.
constexpr std::size_t ROOM = 2;

std::vector<unsigned char> bytes_of(const std::string &name) {
  std::vector<unsigned char> bytes;
  std::FILE *file = std::fopen(name.c_str(), "rb");
  if (!file)
    std::exit(5);
  unsigned char block[65536];
  for (std::size_t got; (got = std::fread(block, 1, sizeof block, file)) > 0;)
    bytes.insert(bytes.end(), block, block + got);
  std::fclose(file);
  return bytes;
}

std::uint64_t number(const unsigned char *bytes, unsigned count) {
  std::uint64_t value = 0;
  for (unsigned index = 0; index < count; ++index)
    value |= std::uint64_t(bytes[index]) << 8 * index;
  return value;
}

std::uint64_t mask(unsigned bits) { return bits >= 64 ? ~std::uint64_t(0) : (std::uint64_t(1) << bits) - 1; }

struct Memory {
  std::string name;
  std::uint64_t elements;
  unsigned bytes, bits;
  std::vector<unsigned char> content;

  Memory(const std::string &name, std::uint64_t elements, unsigned bytes, unsigned bits)
      : name(name), elements(elements), bytes(bytes), bits(bits), content(bytes_of(name)) {
    content.resize(elements * bytes);
  }
  void check(std::uint64_t address) const {
    if (address < elements)
      return;
    std::printf("element %llu of %s, which has %llu\n", (unsigned long long)address, name.c_str(),
                (unsigned long long)elements);
    std::exit(6);
  }
  std::uint64_t load(std::uint64_t address) const {
    check(address);
    return number(&content[address * bytes], bytes) & mask(bits);
  }
  void store(std::uint64_t address, std::uint64_t value) {
    check(address);
    for (unsigned index = 0; index < bytes; ++index)
      content[address * bytes + index] = value >> 8 * index;
  }
  void keep() const {
    std::FILE *file = std::fopen(name.c_str(), "wb");
    if (!file || std::fwrite(content.data(), 1, content.size(), file) != content.size())
      std::exit(5);
    std::fclose(file);
  }
};

struct LoadPort {
  std::deque<std::uint64_t> answers;
};

struct StorePort {
  std::deque<std::uint64_t> addresses, data;
  std::size_t answers = 0;

  // Stores where both the address and the data are there, and the end of the last store is taken.
  void write(Memory &memory) {
    if (addresses.empty() || data.empty() || answers >= ROOM)
      return;
    memory.store(addresses.front(), data.front());
    addresses.pop_front();
    data.pop_front();
    ++answers;
  }
};

} // namespace

int main() {
  VerilatedContext context;
  Vgir_top top{&context};
  std::vector<Memory> memories;
#define GIR_MEMORY(number, elements, bytes, bits) memories.emplace_back("memory" #number, elements, bytes, bits);
  GIR_MEMORIES(GIR_MEMORY)
#define GIR_LOAD(place, number, port) LoadPort load_##number##_##port;
  GIR_LOADS(GIR_LOAD)
#undef GIR_LOAD
#define GIR_STORE(place, number, port) StorePort store_##number##_##port;
  GIR_STORES(GIR_STORE)
#undef GIR_STORE
#define GIR_SCALAR(number_, bytes) top.in##number_ = number(bytes_of("scalar" #number_).data(), bytes); \
  bool waits_##number_ = true;
  GIR_SCALARS(GIR_SCALAR)
#undef GIR_SCALAR
  bool waits = true;

  top.reset = 1;
  for (int half = 0; half < 4; ++half) {
    top.clock = half & 1;
    top.eval();
  }
  top.reset = 0;
  top.GIR_END_READY = 1;
  for (std::uint64_t cycles = 1;; ++cycles) {
    top.clock = 0;
#define GIR_LOAD(place, number, port)                                                                                  \
  top.in##number##_ld##port##_addr_ready = load_##number##_##port.answers.size() < ROOM;                               \
  top.in##number##_ld##port##_data_valid = !load_##number##_##port.answers.empty();                                    \
  if (!load_##number##_##port.answers.empty())                                                                         \
    top.in##number##_ld##port##_data = load_##number##_##port.answers.front();
    GIR_LOADS(GIR_LOAD)
#undef GIR_LOAD
#define GIR_STORE(place, number, port)                                                                                 \
  top.in##number##_st##port##_addr_ready = store_##number##_##port.addresses.size() < ROOM;                            \
  top.in##number##_st##port##_data_ready = store_##number##_##port.data.size() < ROOM;                                 \
  top.in##number##_st##port##_done_valid = store_##number##_##port.answers > 0;
    GIR_STORES(GIR_STORE)
#undef GIR_STORE
#define GIR_SCALAR(number, bytes) top.in##number##_valid = waits_##number;
    GIR_SCALARS(GIR_SCALAR)
#undef GIR_SCALAR
    top.GIR_START_VALID = waits;
    top.eval();

    // All that happens at the edge, by the state before it.
#define GIR_LOAD(place, number, port)                                                                                  \
  bool asks_##number##_##port =                                                                                        \
      top.in##number##_ld##port##_addr_valid && top.in##number##_ld##port##_addr_ready;                                \
  bool takes_##number##_##port =                                                                                       \
      top.in##number##_ld##port##_data_valid && top.in##number##_ld##port##_data_ready;                                \
  std::uint64_t from_##number##_##port = top.in##number##_ld##port##_addr;
    GIR_LOADS(GIR_LOAD)
#undef GIR_LOAD
#define GIR_STORE(place, number, port)                                                                                 \
  bool places_##number##_##port =                                                                                      \
      top.in##number##_st##port##_addr_valid && top.in##number##_st##port##_addr_ready;                                \
  bool writes_##number##_##port =                                                                                      \
      top.in##number##_st##port##_data_valid && top.in##number##_st##port##_data_ready;                                \
  bool ends_##number##_##port =                                                                                        \
      top.in##number##_st##port##_done_valid && top.in##number##_st##port##_done_ready;                                \
  std::uint64_t value_##number##_##port = top.in##number##_st##port##_data;                                            \
  std::uint64_t to_##number##_##port = top.in##number##_st##port##_addr;
    GIR_STORES(GIR_STORE)
#undef GIR_STORE
#define GIR_SCALAR(number, bytes) waits_##number = waits_##number && !top.in##number##_ready;
    GIR_SCALARS(GIR_SCALAR)
#undef GIR_SCALAR
    waits = waits && !top.GIR_START_READY;
    bool is_done = top.GIR_END_VALID;

    top.clock = 1;
    top.eval();
#define GIR_LOAD(place, number, port)                                                                                  \
  if (takes_##number##_##port)                                                                                         \
    load_##number##_##port.answers.pop_front();                                                                        \
  if (asks_##number##_##port)                                                                                          \
    load_##number##_##port.answers.push_back(memories[place].load(from_##number##_##port));
    GIR_LOADS(GIR_LOAD)
#undef GIR_LOAD
#define GIR_STORE(place, number, port)                                                                                 \
  store_##number##_##port.answers -= ends_##number##_##port;                                                           \
  if (places_##number##_##port)                                                                                        \
    store_##number##_##port.addresses.push_back(to_##number##_##port);                                                 \
  if (writes_##number##_##port)                                                                                        \
    store_##number##_##port.data.push_back(value_##number##_##port);                                                   \
  store_##number##_##port.write(memories[place]);
    GIR_STORES(GIR_STORE)
#undef GIR_STORE
    if (is_done) {
      for (const Memory &memory : memories)
        memory.keep();
      std::FILE *file = std::fopen("cycles", "w");
      if (!file)
        return 5;
      std::fprintf(file, "%llu\n", (unsigned long long)cycles);
      std::fclose(file);
      return 0;
    }
  }
}
