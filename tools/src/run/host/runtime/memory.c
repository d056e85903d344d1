// Memory that kernels reach, and what was in it before something is tried.

#define _GNU_SOURCE
#include "memory.h"
#include "fail.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define PAGE 4096

// What all processes share.
typedef struct area {
  char *start;
  uint64_t bytes;
} area;

static area *areas;
static uint64_t area_count;
static char *saved;

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

void memory_save(void) {
  uint64_t bytes = 0;
  for (uint64_t i = 0; i < area_count; ++i)
    bytes += areas[i].bytes;
  saved = realloc(saved, bytes + 1);
  if (!saved)
    fail("no memory for %lu bytes", (unsigned long)bytes);
  char *to = saved;
  for (uint64_t i = 0; i < area_count; to += areas[i++].bytes)
    memcpy(to, areas[i].start, areas[i].bytes);
}

void memory_restore(void) {
  const char *from = saved;
  for (uint64_t i = 0; i < area_count; from += areas[i++].bytes)
    memcpy(areas[i].start, from, areas[i].bytes);
}
