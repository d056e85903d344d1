// Memory that kernels can access, and its contents before a tentative run.
//
// During a tentative run memory is read-only: on a write the page is saved, and made writable.

#define _GNU_SOURCE
#include "memory.h"
#include "fail.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define PAGE 4096

// The memory that all processes share.
typedef struct area {
  char *start;
  uint64_t bytes;
} area;

static area *areas;
static uint64_t area_count;

// A saved page.
typedef struct page {
  char *at;
  char bytes[PAGE];
} page;

static page *kept;
static uint64_t kept_count, kept_room;

static uint64_t whole_pages(uint64_t bytes) { return (bytes + PAGE - 1) / PAGE * PAGE; }

static void note(char *start, uint64_t bytes) {
  areas = realloc(areas, (area_count + 1) * sizeof *areas);
  if (!areas)
    fail("no memory for the arguments");
  areas[area_count++] = (area){start, bytes};
}

void *memory(uint64_t bytes, int sharing) {
  uint64_t whole = whole_pages(bytes);
  char *start = mmap(0, whole + PAGE, PROT_READ | PROT_WRITE, sharing | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED || mprotect(start + whole, PAGE, PROT_NONE) != 0)
    fail("no memory for %lu bytes", (unsigned long)bytes);
  if (sharing == MAP_SHARED)
    note(start, bytes);
  return start;
}

void memory_free(void *start, uint64_t bytes) {
  munmap(start, whole_pages(bytes) + PAGE);
  for (uint64_t i = 0; i < area_count; ++i)
    if (areas[i].start == start)
      areas[i] = areas[--area_count];
}

static void protect(int protection) {
  for (uint64_t i = 0; i < area_count; ++i)
    if (mprotect(areas[i].start, whole_pages(areas[i].bytes), protection) != 0)
      fail("memory cannot be kept from being written");
}

static int is_known(const char *at) {
  for (uint64_t i = 0; i < area_count; ++i)
    if (at >= areas[i].start && at < areas[i].start + whole_pages(areas[i].bytes))
      return 1;
  return 0;
}

static void keep_page(int number, siginfo_t *info, void *context) {
  char *at = (char *)((uintptr_t)info->si_addr & ~(uintptr_t)(PAGE - 1));
  (void)context;
  if (!is_known(at)) {
    // The access is invalid: repeated, it ends the process.
    signal(number, SIG_DFL);
    return;
  }
  if (kept_count == kept_room) {
    kept_room = 2 * kept_room + 16;
    kept = realloc(kept, kept_room * sizeof *kept);
    if (!kept)
      fail("no memory for what is tried");
  }
  kept[kept_count].at = at;
  memcpy(kept[kept_count++].bytes, at, PAGE);
  if (mprotect(at, PAGE, PROT_READ | PROT_WRITE) != 0)
    fail("memory cannot be written");
}

void memory_try(void) {
  struct sigaction action = {.sa_sigaction = keep_page, .sa_flags = SA_SIGINFO};
  sigaction(SIGSEGV, &action, 0);
  protect(PROT_READ);
}

void memory_take_back(void) {
  protect(PROT_READ | PROT_WRITE);
  signal(SIGSEGV, SIG_DFL);
  for (uint64_t i = 0; i < kept_count; ++i)
    memcpy(kept[i].at, kept[i].bytes, PAGE);
  kept_count = 0;
}
