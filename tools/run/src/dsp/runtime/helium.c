// A Cortex-M55 under `qemu-system-arm`: files by semihosting (Arm, "Semihosting for AArch32 and AArch64").

#include "platform.h"

enum { SYS_OPEN = 1, SYS_WRITE = 5, SYS_READ = 6, SYS_EXIT_EXTENDED = 0x20 };
enum { READ_BINARY = 1, WRITE_BINARY = 5, APPLICATION_EXIT = 0x20026 };
enum { NO_FILE = 5 };

static int call(int number, const void *block) {
  register int r0 __asm__("r0") = number;
  register const void *r1 __asm__("r1") = block;
  __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
  return r0;
}

static int opened(const char *name, uint32_t length, uint32_t mode) {
  uint32_t block[] = {(uint32_t)name, mode, length};
  int file = call(SYS_OPEN, block);
  if (file == -1)
    platform_exit(NO_FILE);
  return file;
}

// The calls return the number of bytes that are left.
int platform_read(void *bytes, uint32_t count) {
  static int file = -1;
  if (file < 0)
    file = opened("in", 2, READ_BINARY);
  uint32_t block[] = {(uint32_t)file, (uint32_t)bytes, count};
  return count == 0 || call(SYS_READ, block) == 0;
}

void platform_write(const void *bytes, uint32_t count) {
  static int file = -1;
  if (file < 0)
    file = opened("out", 3, WRITE_BINARY);
  uint32_t block[] = {(uint32_t)file, (uint32_t)bytes, count};
  if (count != 0 && call(SYS_WRITE, block) != 0)
    platform_exit(NO_FILE);
}

_Noreturn void platform_exit(int status) {
  uint32_t block[] = {APPLICATION_EXIT, (uint32_t)status};
  for (;;)
    call(SYS_EXIT_EXTENDED, block);
}

extern char gir_stack[];

// Coprocessors 10 and 11 are floats and vectors (Armv8-M, CPACR).
static void reset(void) {
  *(volatile uint32_t *)0xE000ED88 |= 0xFu << 20;
  __asm__ volatile("dsb\n isb" ::: "memory");
  // Subnormals and NaNs stay as they are: FPSCR is zero after reset.
  gir_main();
}

enum { FAULT = 6 };

static void fault(void) { platform_exit(FAULT); }

// The stack, the entry, and the exceptions up to the fault of usage.
__attribute__((section(".vectors"), used)) static const void *const vectors[] = {
    gir_stack, (const void *)reset, (const void *)fault, (const void *)fault,
    (const void *)fault, (const void *)fault, (const void *)fault,
};
