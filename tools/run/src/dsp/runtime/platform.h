// The services of a platform.

#pragma once

typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef int int32_t;
typedef long long int64_t;

// Memory for buffers: `GIR_ARENA` bytes, at the start of a line of 128.
extern uint8_t gir_arena[];

// Reads so many bytes of the file `in`; 0 if it has fewer.
int platform_read(void *bytes, uint32_t count);

// Appends bytes to the file `out`.
void platform_write(const void *bytes, uint32_t count);

// Ends the program.
_Noreturn void platform_exit(int status);

// Called by the platform when it is ready.
void gir_main(void);
