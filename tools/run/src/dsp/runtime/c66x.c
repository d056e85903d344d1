// C for C66x on this processor under `qemu-i386`: system calls of Linux, with the number in eax and the arguments in
// ebx, ecx, edx and esi.

#include "platform.h"

enum { READ = 3, WRITE = 4, OPEN = 5, EXIT_GROUP = 252 };
enum { READ_ONLY = 0, NEW = 01 | 0100 | 01000, MODE = 0600 };
enum { NO_FILE = 5 };

uint8_t gir_arena[GIR_ARENA] __attribute__((aligned(128)));

static int call(int number, int a, int b, int c) {
  int result;
  __asm__ volatile("int $0x80" : "=a"(result) : "a"(number), "b"(a), "c"(b), "d"(c) : "memory");
  return result;
}

static int opened(const char *name, int flags) {
  int file = call(OPEN, (int)name, flags, MODE);
  if (file < 0)
    platform_exit(NO_FILE);
  return file;
}

int platform_read(void *bytes, uint32_t count) {
  static int file = -1;
  if (file < 0)
    file = opened("in", READ_ONLY);
  for (uint32_t done = 0; done < count;) {
    int got = call(READ, file, (int)bytes + (int)done, (int)(count - done));
    if (got <= 0)
      return 0;
    done += (uint32_t)got;
  }
  return 1;
}

void platform_write(const void *bytes, uint32_t count) {
  static int file = -1;
  if (file < 0)
    file = opened("out", NEW);
  for (uint32_t done = 0; done < count;) {
    int put = call(WRITE, file, (int)bytes + (int)done, (int)(count - done));
    if (put <= 0)
      platform_exit(NO_FILE);
    done += (uint32_t)put;
  }
}

_Noreturn void platform_exit(int status) {
  for (;;)
    call(EXIT_GROUP, status, 0, 0);
}

// The kernel enters with a stack of its own alignment.
__attribute__((force_align_arg_pointer)) void _start(void) { gir_main(); }
