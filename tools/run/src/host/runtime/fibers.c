// Fibers by a switch of the registers that functions preserve.

#include "fibers.h"
#include "fail.h"

#include <stdint.h>
#include <sys/mman.h>

#define GUARD 4096

void *fiber_stack(void) {
  char *memory = mmap(0, FIBER_STACK, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED || mprotect(memory, GUARD, PROT_NONE) != 0)
    fail("no memory for the stack of a work-item");
  return memory;
}

void gir_switch_stacks(void **old, void *next);

#if defined(__x86_64__)
__asm__(".text\n"
        ".globl gir_switch_stacks\n"
        "gir_switch_stacks:\n"
        "  pushq %rbp\n"
        "  pushq %rbx\n"
        "  pushq %r12\n"
        "  pushq %r13\n"
        "  pushq %r14\n"
        "  pushq %r15\n"
        "  movq %rsp, (%rdi)\n"
        "  movq %rsi, %rsp\n"
        "  popq %r15\n"
        "  popq %r14\n"
        "  popq %r13\n"
        "  popq %r12\n"
        "  popq %rbx\n"
        "  popq %rbp\n"
        "  retq\n");

// Popped registers, then the return address; the stack is then as after a call.
#define RETURN 6
#define FRAME 8
#elif defined(__aarch64__)
__asm__(".text\n"
        ".globl gir_switch_stacks\n"
        "gir_switch_stacks:\n"
        "  sub sp, sp, #160\n"
        "  stp x19, x20, [sp]\n"
        "  stp x21, x22, [sp, #16]\n"
        "  stp x23, x24, [sp, #32]\n"
        "  stp x25, x26, [sp, #48]\n"
        "  stp x27, x28, [sp, #64]\n"
        "  stp x29, x30, [sp, #80]\n"
        "  stp d8, d9, [sp, #96]\n"
        "  stp d10, d11, [sp, #112]\n"
        "  stp d12, d13, [sp, #128]\n"
        "  stp d14, d15, [sp, #144]\n"
        "  mov x2, sp\n"
        "  str x2, [x0]\n"
        "  mov sp, x1\n"
        "  ldp x19, x20, [sp]\n"
        "  ldp x21, x22, [sp, #16]\n"
        "  ldp x23, x24, [sp, #32]\n"
        "  ldp x25, x26, [sp, #48]\n"
        "  ldp x27, x28, [sp, #64]\n"
        "  ldp x29, x30, [sp, #80]\n"
        "  ldp d8, d9, [sp, #96]\n"
        "  ldp d10, d11, [sp, #112]\n"
        "  ldp d12, d13, [sp, #128]\n"
        "  ldp d14, d15, [sp, #144]\n"
        "  add sp, sp, #160\n"
        "  ret\n");

#define RETURN 11
#define FRAME 20
#else
#error "kernels on the host run on x86-64 and AArch64"
#endif

void fiber_start(fiber *fiber, void *stack, void (*start)(void)) {
  uintptr_t top = ((uintptr_t)stack + FIBER_STACK) & ~(uintptr_t)63;
  uintptr_t *frame = (uintptr_t *)top - FRAME;
  for (int i = 0; i < FRAME; ++i)
    frame[i] = 0;
  frame[RETURN] = (uintptr_t)start;
  fiber->stack_pointer = frame;
}

void fiber_switch(fiber *self, fiber *next) {
  gir_switch_stacks(&self->stack_pointer, next->stack_pointer);
}
