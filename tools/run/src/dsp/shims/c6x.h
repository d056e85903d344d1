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

// Pairs of registers, and of floats, which are one in the compiler.
#define _loll(pair) ((uint32_t)(pair))
#define _hill(pair) ((uint32_t)((uint64_t)(pair) >> 32))
#define _itoll(high, low) ((long long)((uint64_t)(uint32_t)(high) << 32 | (uint32_t)(low)))

typedef struct {
    float low, high;
} __float2_t;

#define _lof2(pair) ((pair).low)
#define _hif2(pair) ((pair).high)

static inline __float2_t _ftof2(float high, float low) {
    __float2_t pair = {low, high};
    return pair;
}

static inline __float2_t _daddsp(__float2_t x, __float2_t y) {
    return _ftof2(x.high + y.high, x.low + y.low);
}

static inline __float2_t _dsubsp(__float2_t x, __float2_t y) {
    return _ftof2(x.high - y.high, x.low - y.low);
}

static inline __float2_t _dmpysp(__float2_t x, __float2_t y) {
    return _ftof2(x.high * y.high, x.low * y.low);
}

// A function of two registers whose lanes have so many bits: `lane` is the result for `a` and `b`, signed or not.
#define C6X_LANES(name, bits, type, lane) \
    static inline uint32_t name(uint32_t x, uint32_t y) { \
        uint32_t all = 0u; \
        for (uint32_t shift = 0u; shift < 32u; shift += bits) { \
            int64_t a = (type)(x >> shift), b = (type)(y >> shift); \
            all |= ((uint32_t)(lane) & (0xffffffffu >> (32u - bits))) << shift; \
        } \
        return all; \
    }

// The same of both registers of a pair.
#define C6X_PAIRS(name, half) \
    static inline long long name(long long x, long long y) { \
        return _itoll(half(_hill(x), _hill(y)), half(_loll(x), _loll(y))); \
    }

C6X_LANES(_add4, 8, uint8_t, a + b)
C6X_LANES(_sub4, 8, uint8_t, a - b)
C6X_LANES(_maxu4, 8, uint8_t, a > b ? a : b)
C6X_LANES(_minu4, 8, uint8_t, a < b ? a : b)
C6X_LANES(_add2, 16, int16_t, a + b)
C6X_LANES(_sub2, 16, int16_t, a - b)
C6X_LANES(_max2, 16, int16_t, a > b ? a : b)
C6X_LANES(_min2, 16, int16_t, a < b ? a : b)
C6X_LANES(c6x_add, 32, uint32_t, a + b)
C6X_LANES(c6x_sub, 32, uint32_t, a - b)
C6X_PAIRS(_dadd2, _add2)
C6X_PAIRS(_dsub2, _sub2)
C6X_PAIRS(_dmax2, _max2)
C6X_PAIRS(_dmin2, _min2)
C6X_PAIRS(_dsadd2, _sadd2)
C6X_PAIRS(_dssub2, _ssub2)
C6X_PAIRS(_dadd, c6x_add)
C6X_PAIRS(_dsub, c6x_sub)
C6X_PAIRS(_dsadd, _sadd)
C6X_PAIRS(_dssub, _ssub)

// Two products of signed halves.
static inline long long _mpy2ll(int x, int y) {
    return _itoll((x >> 16) * (y >> 16), (int16_t)x * (int16_t)y);
}

// The lower halves of two registers.
static inline int _pack2(int high, int low) {
    return (int)((uint32_t)high << 16 | (uint16_t)low);
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
