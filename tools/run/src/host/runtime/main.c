// Runs a kernel, a library with a function without arguments, as a launch file describes, and writes results and times
// into that file. With a drawing file, the library has a function for vertices and one for fragments.
//
// Workgroups are spread over processes, which share only the buffers: workgroup memory that a kernel declares is a
// static variable, of which each process has its own.

#define _GNU_SOURCE
#include "draw.h"
#include "fail.h"
#include "group.h"
#include "images.h"
#include "launch.h"
#include "memory.h"
#include "work_items.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  fflush(stderr);
  _exit(KERNEL_FAILED);
}

static char *file;

static char *map_file(const char *path, uint64_t magic) {
  struct stat status;
  int descriptor = open(path, O_RDWR);
  if (descriptor < 0 || fstat(descriptor, &status) != 0)
    fail("cannot open the launch: %s", strerror(errno));
  char *mapped = mmap(0, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (mapped == MAP_FAILED || *(uint64_t *)mapped != magic)
    fail("this is no launch");
  return mapped;
}

static void **table(uint64_t count) {
  void **made = calloc(count + 1, sizeof *made);
  if (!made)
    fail("no memory for the arguments");
  return made;
}

static grid make_grid(const launch *launch) {
  const launch_buffer *buffers = (const launch_buffer *)(file + launch->buffers);
  const launch_shared *shared = (const launch_shared *)(file + launch->shared);
  grid grid = {.subgroup_size = launch->subgroup_size};
  memcpy(grid.groups, launch->groups, sizeof grid.groups);
  memcpy(grid.group_size, launch->group_size, sizeof grid.group_size);
  for (uint64_t i = 0; i < launch->buffer_count; ++i)
    if (grid.buffer_count <= buffers[i].number)
      grid.buffer_count = buffers[i].number + 1;
  for (uint64_t i = 0; i < launch->shared_count; ++i)
    if (grid.shared_count <= shared[i].number)
      grid.shared_count = shared[i].number + 1;
  grid.buffers = table(grid.buffer_count);
  grid.shared = table(grid.shared_count);
  for (uint64_t i = 0; i < launch->buffer_count; ++i)
    grid.buffers[buffers[i].number] = memory(buffers[i].bytes, MAP_SHARED);
  for (uint64_t i = 0; i < launch->shared_count; ++i)
    grid.shared[shared[i].number] = memory(shared[i].bytes, MAP_PRIVATE);
  images_bind(file, launch);
  return grid;
}

// Writes the members of argument buffers into them.
static void gather(const launch *launch, const grid *grid) {
  const launch_member *members = (const launch_member *)(file + launch->members);
  for (uint64_t i = 0; i < launch->member_count; ++i) {
    const launch_member *member = &members[i];
    gir_u32 number = (gir_u32)member->number;
    gir_u64 *addresses = grid->buffers[member->buffer];
    switch (member->table) {
    case TABLE_IMAGES:
      addresses[member->place] = gir_image(number);
      break;
    case TABLE_SAMPLERS:
      addresses[member->place] = gir_sampler(number);
      break;
    default:
      addresses[member->place] = (gir_u64)grid->buffers[number];
    }
  }
}

// Gives the buffers their contents.
static void fill(const launch *launch, const grid *grid) {
  const launch_buffer *buffers = (const launch_buffer *)(file + launch->buffers);
  for (uint64_t i = 0; i < launch->buffer_count; ++i) {
    void *buffer = grid->buffers[buffers[i].number];
    if (buffers[i].initial)
      memcpy(buffer, file + buffers[i].initial, buffers[i].bytes);
    else
      memset(buffer, 0, buffers[i].bytes);
  }
  images_fill(file, launch);
  gather(launch, grid);
}

static void keep(const launch *launch, const grid *grid) {
  const launch_buffer *buffers = (const launch_buffer *)(file + launch->buffers);
  for (uint64_t i = 0; i < launch->buffer_count; ++i)
    if (buffers[i].result)
      memcpy(file + buffers[i].result, grid->buffers[buffers[i].number], buffers[i].bytes);
  images_keep(file, launch);
}

// The drawing, if there is one.
typedef struct picture {
  char *drawing;
  void (*vertex)(void);
  void (*fragment)(void);
} picture;
static picture the_picture;

// Draws, or runs one workgroup after the other, until none is left.
static void work(const grid *grid, _Atomic uint64_t *next) {
  if (the_picture.drawing) {
    draw(the_picture.drawing, grid, the_picture.vertex, the_picture.fragment);
    return;
  }
  uint64_t count = grid->groups[0] * grid->groups[1] * grid->groups[2];
  for (uint64_t index; (index = atomic_fetch_add(next, 1)) < count;) {
    const uint64_t *groups = grid->groups;
    const uint64_t group[3] = {index % groups[0], index / groups[0] % groups[1],
                               index / groups[0] / groups[1]};
    group_run(grid, group);
  }
}

// Ends as a worker did that has not ended well.
static void check(int status) {
  if (WIFSIGNALED(status))
    fail("the kernel ended with signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
  if (WEXITSTATUS(status) != 0)
    _exit(WEXITSTATUS(status));
}

// Runs the grid on as many processes as asked.
static void run(const grid *grid, uint64_t workers) {
  _Atomic uint64_t *next = memory(sizeof *next, MAP_SHARED);
  pid_t parent = getpid();
  for (uint64_t i = 0; i < workers; ++i) {
    pid_t worker = fork();
    if (worker < 0)
      fail("cannot start a process: %s", strerror(errno));
    if (worker > 0)
      continue;
    // Whoever ends the parent ends its workers.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
      _exit(KERNEL_FAILED);
    work(grid, next);
    _exit(0);
  }
  for (uint64_t i = 0; i < workers; ++i) {
    int status;
    if (wait(&status) < 0)
      fail("cannot wait for a process: %s", strerror(errno));
    check(status);
  }
  memory_free(next, sizeof *next);
}

static uint64_t nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void (*load(const char *path, const char *name))(void) {
  void *library = dlopen(path, RTLD_NOW);
  void *kernel = library ? dlsym(library, name) : 0;
  if (!kernel)
    fail("cannot load the kernel: %s", dlerror());
  return (void (*)(void))kernel;
}

int main(int count, char **arguments) {
  if (count != 3 && count != 4)
    fail("usage: %s KERNEL LAUNCH [DRAWING]", arguments[0]);
  file = map_file(arguments[2], LAUNCH_MAGIC);
  launch *launch = (struct launch *)file;
  grid grid = make_grid(launch);
  if (count == 3) {
    grid.kernel = load(arguments[1], "gir_kernel");
  } else {
    the_picture.drawing = map_file(arguments[3], DRAWING_MAGIC);
    the_picture.vertex = load(arguments[1], "gir_vertex");
    the_picture.fragment = load(arguments[1], "gir_fragment");
  }
  uint64_t *times = (uint64_t *)(file + launch->times);
  for (uint64_t index = 0; index < launch->runs; ++index) {
    fill(launch, &grid);
    uint64_t start = nanoseconds();
    run(&grid, launch->workers);
    times[index] = nanoseconds() - start;
    if (index == 0)
      keep(launch, &grid);
  }
  return 0;
}
