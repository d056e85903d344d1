/* The three symbols that objects built on Debian 12 take from a C library newer than 2.31. */
#include <stddef.h>
#include <stdlib.h>
#include <sys/random.h>

#define OURS __attribute__((visibility("hidden")))

/* 2.32: the C++ runtime leaves out atomic counts where this is true; false is always right. */
OURS char __libc_single_threaded = 0;

/* 2.36: std::random_device. */
OURS unsigned arc4random(void) {
  unsigned value;
  if (getrandom(&value, sizeof value, 0) != (long)sizeof value)
    abort();
  return value;
}

/* 2.33: LLVM's statistics of memory. */
struct old_counts {
  int counts[10];
};
struct new_counts {
  size_t counts[10];
};
extern struct old_counts mallinfo(void);
OURS struct new_counts mallinfo2(void) {
  struct old_counts old = mallinfo();
  struct new_counts result;
  for (int i = 0; i < 10; i++)
    result.counts[i] = (unsigned)old.counts[i];
  return result;
}
