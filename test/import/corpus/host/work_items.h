// One kernel on the processor, without the compiler under test: each work-item has a stack of its own, and they take
// turns at barriers. The program is called with the groups, the items of a group, and a file for each argument.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <type_traits>
#include <ucontext.h>
#include <utility>

struct Three {
  unsigned x, y, z;
};

static Three item, group, items, groups;

namespace host {

constexpr size_t stack_size = 1 << 18, buffer_size = 1 << 20;
static ucontext_t scheduler, *contexts;
static bool *ended;
static unsigned current;
static void (*body)();

inline unsigned all_items() { return items.x * items.y * items.z; }

/// Lets the other work-items go on.
inline void switch_out() {
  Three own = item;
  swapcontext(&contexts[current], &scheduler);
  item = own;
}

/// A barrier among some work-items.
struct Meeting {
  unsigned arrived, generation;
  void meet(unsigned expected) {
    unsigned own = generation;
    if (++arrived == expected) {
      arrived = 0;
      generation++;
      return;
    }
    while (generation == own)
      switch_out();
  }
};

static Meeting workgroup;

inline void start() {
  body();
  ended[current] = true;
  swapcontext(&contexts[current], &scheduler);
}

inline void run_group(char *stacks) {
  unsigned count = all_items();
  for (unsigned i = 0; i < count; i++) {
    ended[i] = false;
    getcontext(&contexts[i]);
    contexts[i].uc_stack.ss_sp = stacks + i * stack_size;
    contexts[i].uc_stack.ss_size = stack_size;
    contexts[i].uc_link = &scheduler;
    makecontext(&contexts[i], start, 0);
  }
  unsigned left = count;
  for (bool first = true; left > 0; first = false) {
    left = 0;
    for (unsigned i = 0; i < count; i++) {
      if (ended[i])
        continue;
      current = i;
      if (first)
        item = {i % items.x, i / items.x % items.y, i / (items.x * items.y)};
      swapcontext(&scheduler, &contexts[i]);
      left += !ended[i];
    }
  }
}

inline void run_all() {
  unsigned count = all_items();
  contexts = new ucontext_t[count];
  ended = new bool[count];
  char *stacks = static_cast<char *>(malloc(count * stack_size));
  for (group.z = 0; group.z < groups.z; group.z++)
    for (group.y = 0; group.y < groups.y; group.y++)
      for (group.x = 0; group.x < groups.x; group.x++)
        run_group(stacks);
}

static char *buffers[32];
static size_t sizes[32];

template <class T> T argument(size_t at) {
  if constexpr (std::is_pointer_v<T>) {
    return reinterpret_cast<T>(buffers[at]);
  } else {
    T value;
    memcpy(&value, buffers[at], sizeof value);
    return value;
  }
}

template <class... P> struct Kernel {
  static inline void (*function)(P...);
  template <size_t... At> static void call(std::index_sequence<At...>) { function(argument<P>(At)...); }
  static void go() { call(std::index_sequence_for<P...>()); }
};

template <class... P> int run(void (*kernel)(P...), char **arguments) {
  unsigned numbers[6];
  for (unsigned &number : numbers)
    number = atoi(*arguments++);
  groups = {numbers[0], numbers[1], numbers[2]};
  items = {numbers[3], numbers[4], numbers[5]};
  size_t count = 0;
  for (; arguments[count]; count++) {
    FILE *file = fopen(arguments[count], "rb");
    buffers[count] = static_cast<char *>(calloc(1, buffer_size));
    sizes[count] = fread(buffers[count], 1, buffer_size, file);
    fclose(file);
  }
  Kernel<P...>::function = kernel;
  body = Kernel<P...>::go;
  run_all();
  for (size_t at = 0; at < count; at++) {
    FILE *file = fopen(arguments[at], "wb");
    fwrite(buffers[at], 1, sizes[at], file);
    fclose(file);
  }
  return 0;
}

} // namespace host
