// Fibers: threads of control with explicit switches.

#ifndef GIR_FIBERS_H
#define GIR_FIBERS_H

#include <stddef.h>

typedef struct fiber {
  void *stack_pointer;
} fiber;

// The bytes of a stack: the megabyte of private memory that a work-item may have, and space for calls.
#define FIBER_STACK ((size_t)5 << 18)

// Makes a stack for a fiber, with a page below that ends the process where it is overrun.
void *fiber_stack(void);

// Makes a fiber that begins with a call of `start`, which must not return.
void fiber_start(fiber *fiber, void *stack, void (*start)(void));

// Continues `next`; returns when another fiber continues `self`.
void fiber_switch(fiber *self, fiber *next);

#endif
