// The intrinsics of Texas Instruments' compiler that the C for C66x calls, for other processors
// ("TMS320C6000 Optimizing C/C++ Compiler", "Using Intrinsics to Access Assembly Language Statements").
// Interrupts and semaphores are counted, so that tests see each critical section end.

#ifndef C6X_H
#define C6X_H

#include <stdint.h>

#define _mfence() __atomic_thread_fence(__ATOMIC_SEQ_CST)

// Sets of bits in each byte.
static inline uint32_t _bitc4(uint32_t x) {
    uint32_t counts = 0u;
    for (uint32_t bit = 0u; bit < 32u; ++bit) {
        counts += ((x >> bit) & 1u) << (bit & 24u);
    }
    return counts;
}

// The sum of the products of unsigned bytes.
static inline uint32_t _dotpu4(uint32_t x, uint32_t y) {
    uint32_t sum = 0u;
    for (uint32_t shift = 0u; shift < 32u; shift += 8u) {
        sum += ((x >> shift) & 255u) * ((y >> shift) & 255u);
    }
    return sum;
}

// The number of bits in front of the leftmost one that is `value`.
static inline uint32_t _lmbd(uint32_t value, uint32_t x) {
    uint32_t found = value == 1u ? x : ~x;
    uint32_t count = 0u;
    while (count < 32u && ((found << count) >> 31) == 0u) {
        ++count;
    }
    return count;
}

static inline uint32_t _bitr(uint32_t x) {
    uint32_t reversed = 0u;
    for (uint32_t bit = 0u; bit < 32u; ++bit) {
        reversed |= ((x >> bit) & 1u) << (31u - bit);
    }
    return reversed;
}

// A number between the ends of a range.
static inline int64_t c6x_clamped(int64_t x, int64_t low, int64_t high) {
    return x < low ? low : x > high ? high : x;
}

// Sums and differences of two signed numbers that saturate.
static inline int _sadd(int x, int y) {
    return (int)c6x_clamped((int64_t)x + y, INT32_MIN, INT32_MAX);
}

static inline int _ssub(int x, int y) {
    return (int)c6x_clamped((int64_t)x - y, INT32_MIN, INT32_MAX);
}

// The same of both halves.
static inline int c6x_halves(int64_t high, int64_t low) {
    uint32_t upper = (uint32_t)c6x_clamped(high, INT16_MIN, INT16_MAX) << 16;
    return (int)(upper | (uint16_t)c6x_clamped(low, INT16_MIN, INT16_MAX));
}

static inline int _sadd2(int x, int y) {
    return c6x_halves((int64_t)(x >> 16) + (y >> 16), (int64_t)(int16_t)x + (int16_t)y);
}

static inline int _ssub2(int x, int y) {
    return c6x_halves((int64_t)(x >> 16) - (y >> 16), (int64_t)(int16_t)x - (int16_t)y);
}

// The same of four unsigned bytes.
static inline uint32_t _saddu4(uint32_t x, uint32_t y) {
    uint32_t sums = 0u;
    for (uint32_t shift = 0u; shift < 32u; shift += 8u) {
        uint32_t sum = ((x >> shift) & 255u) + ((y >> shift) & 255u);
        sums |= (sum > 255u ? 255u : sum) << shift;
    }
    return sums;
}

// How many sections are open, and how many there were.
uint32_t c6x_disabled, c6x_sections;

static inline uint32_t _disable_interrupts(void) {
    ++c6x_sections;
    return c6x_disabled++;
}

static inline void _restore_interrupts(uint32_t state) {
    c6x_disabled = state;
}

#define GIR_SEMAPHORE_ENTER() ((void)0)
#define GIR_SEMAPHORE_LEAVE() ((void)0)

#endif
