// A workgroup: each work-item runs until it waits or ends; when all do, those that wait for each other continue.
//
// Work-items that end without waiting reuse one stack: a kernel without barriers needs one.

#include "fail.h"
#include "fibers.h"
#include "group.h"
#include "work_items.h"

#include <stdlib.h>
#include <string.h>

typedef enum state { FRESH, READY, AT_BARRIER, AT_EXCHANGE, ENDED } state;

typedef struct work_item {
  gir_place place;
  state state;
  fiber fiber;
  void *stack;
  // At an exchange: its site in the program, its members, and the value given. No members means all that arrive.
  gir_u64 site;
  gir_u64 members;
  const void *deposit;
  uint32_t deposit_bytes;
} work_item;

static const grid *the_grid;
static work_item *items;
static uint64_t item_count;
static work_item *current;
static fiber scheduler;
static gir_deposits *deposits; // of each subgroup
static void **free_stacks;
static uint64_t free_stack_count;

static uint64_t volume(const uint64_t extent[3]) { return extent[0] * extent[1] * extent[2]; }

static void prepare(const grid *grid) {
  if (the_grid == grid)
    return;
  the_grid = grid;
  item_count = volume(grid->group_size);
  uint64_t subgroups = (item_count + grid->subgroup_size - 1) / grid->subgroup_size;
  items = calloc(item_count, sizeof *items);
  deposits = calloc(subgroups, sizeof *deposits);
  free_stacks = calloc(item_count, sizeof *free_stacks);
  if (!items || !deposits || !free_stacks)
    fail("no memory for the work-items");
}

static void place(work_item *item, uint64_t index, const uint64_t group[3]) {
  const uint64_t *size = the_grid->group_size;
  const uint64_t at[3] = {index % size[0], index / size[0] % size[1], index / size[0] / size[1]};
  gir_place *place = &item->place;
  for (int axis = 0; axis < 3; ++axis) {
    place->in_group[axis] = (gir_u32)at[axis];
    place->group[axis] = (gir_u32)group[axis];
    place->in_grid[axis] = (gir_u32)(group[axis] * size[axis] + at[axis]);
    place->group_size[axis] = (gir_u32)size[axis];
    place->groups[axis] = (gir_u32)the_grid->groups[axis];
  }
  uint64_t subgroup_size = the_grid->subgroup_size;
  place->index_in_group = (gir_u32)index;
  place->lane = (gir_u32)(index % subgroup_size);
  place->subgroup_size = (gir_u32)subgroup_size;
  place->subgroup = (gir_u32)(index / subgroup_size);
  place->subgroups = (gir_u32)((item_count + subgroup_size - 1) / subgroup_size);
}

static void work(void) {
  the_grid->kernel();
  current->state = ENDED;
  fiber_switch(&current->fiber, &scheduler);
}

// Has a work-item run until it waits or ends.
static void go_on(work_item *item) {
  if (item->state == FRESH) {
    item->stack = free_stack_count > 0 ? free_stacks[--free_stack_count] : fiber_stack();
    fiber_start(&item->fiber, item->stack, work);
  }
  item->state = READY;
  current = item;
  fiber_switch(&scheduler, &item->fiber);
  if (item->state == ENDED)
    free_stacks[free_stack_count++] = item->stack;
}

static void wait_as(state state) {
  current->state = state;
  fiber_switch(&current->fiber, &scheduler);
}

// Whether two work-items wait at the same exchange.
static int wait_alike(const work_item *one, const work_item *other) {
  return one->state == AT_EXCHANGE && other->state == AT_EXCHANGE && one->site == other->site &&
         one->members == other->members;
}

// Whether all work-items from `first` to `end` that one of them waits for have arrived, or ended.
static int have_come(const work_item *first, const work_item *end, const work_item *waiting) {
  for (const work_item *item = first; item < end; ++item)
    if (waiting->members >> item->place.lane & 1 && item->state != ENDED && !wait_alike(item, waiting))
      return 0;
  return 1;
}

// Exchanges the values of the work-items from `first` to `end` that wait at the same site.
static void exchange(work_item *first, work_item *end, gir_deposits *all, const work_item *waiting) {
  const work_item alike = *waiting;
  all->active = 0;
  for (work_item *item = first; item < end; ++item) {
    if (!wait_alike(item, &alike))
      continue;
    gir_u32 lane = item->place.lane;
    all->active |= (gir_u64)1 << lane;
    memcpy(all->of[lane], item->deposit, item->deposit_bytes);
    item->state = READY;
  }
}

// Completes one exchange of a subgroup, the first for which all have arrived; returns whether there is any. Another one
// follows when these have read the values.
static int complete_exchange(uint64_t subgroup) {
  uint64_t start = subgroup * the_grid->subgroup_size;
  uint64_t end = start + the_grid->subgroup_size;
  end = end < item_count ? end : item_count;
  for (uint64_t index = start; index < end; ++index) {
    const work_item *item = &items[index];
    if (item->state == AT_EXCHANGE && have_come(&items[start], &items[end], item)) {
      exchange(&items[start], &items[end], &deposits[subgroup], item);
      return 1;
    }
  }
  return 0;
}

// Continues the work-items that wait at a barrier, if all of the group do; returns whether there are any.
static int complete_barrier(void) {
  uint64_t waiting = 0;
  for (uint64_t index = 0; index < item_count; ++index)
    waiting += items[index].state == AT_BARRIER;
  if (waiting == 0)
    return 0;
  if (waiting < item_count)
    fail("%lu of the %lu work-items of a workgroup wait at a barrier that the others never reach",
         (unsigned long)waiting, (unsigned long)item_count);
  for (uint64_t index = 0; index < item_count; ++index)
    items[index].state = READY;
  return 1;
}

static int complete_exchanges(void) {
  int any = 0;
  uint64_t subgroups = (item_count + the_grid->subgroup_size - 1) / the_grid->subgroup_size;
  for (uint64_t subgroup = 0; subgroup < subgroups; ++subgroup)
    any |= complete_exchange(subgroup);
  return any;
}

void group_run(const grid *grid, const uint64_t group[3]) {
  prepare(grid);
  for (uint64_t index = 0; index < item_count; ++index) {
    place(&items[index], index, group);
    items[index].state = FRESH;
  }
  do {
    for (uint64_t index = 0; index < item_count; ++index)
      if (items[index].state == FRESH || items[index].state == READY)
        go_on(&items[index]);
  } while (complete_exchanges() || complete_barrier());
  for (uint64_t index = 0; index < item_count; ++index)
    if (items[index].state == AT_EXCHANGE)
      fail("work-item %lu of a workgroup waits for others of its subgroup that do not come", (unsigned long)index);
}

gir_u64 gir_current(void) { return (gir_u64)&current->place; }

gir_u64 gir_buffer(gir_u32 number) {
  if (number >= the_grid->buffer_count || !the_grid->buffers[number])
    fail("the kernel takes buffer %u, which is not bound", number);
  return (gir_u64)the_grid->buffers[number];
}

gir_u64 gir_shared(gir_u32 number) {
  if (number >= the_grid->shared_count || !the_grid->shared[number])
    fail("the kernel takes workgroup memory %u, which is not bound", number);
  return (gir_u64)the_grid->shared[number];
}

void gir_barrier(void) { wait_as(AT_BARRIER); }

static gir_u64 give(gir_u64 members, gir_u64 site, gir_u64 bytes, gir_u32 count) {
  current->members = members;
  current->site = site;
  current->deposit = (const void *)bytes;
  current->deposit_bytes = count;
  wait_as(AT_EXCHANGE);
  return (gir_u64)&deposits[current->place.subgroup];
}

gir_u64 gir_exchange(gir_u64 site, gir_u64 bytes, gir_u32 count) { return give(0, site, bytes, count); }

gir_u64 gir_exchange_among(gir_u64 members, gir_u64 site, gir_u64 bytes, gir_u32 count) {
  if ((members >> current->place.lane & 1) == 0)
    fail("work-item %u of a subgroup is not among those that it exchanges values with, %#lx", current->place.lane,
         (unsigned long)members);
  return give(members, site, bytes, count);
}

void gir_incomplete(void) {
  fail("not all %u work-items of a subgroup come to a function of matrices", current->place.subgroup_size);
}
