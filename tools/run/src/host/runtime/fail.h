// The end of a process that cannot continue.

#ifndef GIR_FAIL_H
#define GIR_FAIL_H

// The exit status when the kernel is at fault; the message is on standard error.
#define KERNEL_FAILED 2

// Ends the process with a message.
__attribute__((noreturn, format(printf, 1, 2))) void fail(const char *format, ...);

#endif
