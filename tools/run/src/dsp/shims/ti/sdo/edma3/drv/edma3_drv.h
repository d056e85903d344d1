// The part of Texas Instruments' driver of EDMA3 that C for C66x calls, for other processors ("EDMA3 Driver User's Guide").
// A transfer copies when it is waited for: what reads its destination before has the old contents.

#ifndef EDMA3_DRV_H
#define EDMA3_DRV_H

#include <stdint.h>

typedef int EDMA3_DRV_Handle;
typedef int EDMA3_DRV_Result;

enum { EDMA3_DRV_ADDR_MODE_INCR, EDMA3_DRV_W8BIT, EDMA3_DRV_SYNC_A, EDMA3_DRV_TRIG_MODE_MANUAL, EDMA3_DRV_OPT_FIELD_TCINTEN };

// The addresses of processors with more than 32 bits.
#define GIR_DMA_ADDRESS(place) ((uintptr_t)(place))

EDMA3_DRV_Handle gir_edma = 1;
const uint32_t gir_edma_channels[32] = {
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
};
const uint32_t gir_edma_codes[32] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
};

static struct {
    uintptr_t from, to;
    uint32_t count, raises, started;
} edma_channels[64];

static inline EDMA3_DRV_Result EDMA3_DRV_setOptField(EDMA3_DRV_Handle driver, uint32_t channel, int field, uint32_t value) {
    (void)driver;
    (void)field;
    edma_channels[channel].raises = value;
    return 0;
}

static inline EDMA3_DRV_Result
EDMA3_DRV_setSrcParams(EDMA3_DRV_Handle driver, uint32_t channel, uintptr_t from, int mode, int width) {
    (void)driver;
    (void)mode;
    (void)width;
    edma_channels[channel].from = from;
    return 0;
}

static inline EDMA3_DRV_Result
EDMA3_DRV_setDestParams(EDMA3_DRV_Handle driver, uint32_t channel, uintptr_t to, int mode, int width) {
    (void)driver;
    (void)mode;
    (void)width;
    edma_channels[channel].to = to;
    return 0;
}

static inline EDMA3_DRV_Result EDMA3_DRV_setTransferParams(
    EDMA3_DRV_Handle driver, uint32_t channel, uint32_t a, uint32_t b, uint32_t c, uint32_t reload, int sync) {
    (void)driver;
    (void)reload;
    (void)sync;
    edma_channels[channel].count = a < 65536u ? a * b * c : 0u;
    return 0;
}

static inline EDMA3_DRV_Result EDMA3_DRV_enableTransfer(EDMA3_DRV_Handle driver, uint32_t channel, int trigger) {
    (void)driver;
    (void)trigger;
    edma_channels[channel].started = 1u;
    return 0;
}

// The channel of a code is 32 behind it. A wait for a transfer that was not started, or raises no code, does not end.
static inline EDMA3_DRV_Result EDMA3_DRV_waitAndClearTcc(EDMA3_DRV_Handle driver, uint32_t code) {
    uint32_t channel = code + 32u;
    (void)driver;
    while (edma_channels[channel].started == 0u || edma_channels[channel].raises == 0u) {
    }
    edma_channels[channel].started = 0u;
    for (uint32_t i = 0u; i < edma_channels[channel].count; ++i) {
        ((volatile uint8_t*)edma_channels[channel].to)[i] = ((const volatile uint8_t*)edma_channels[channel].from)[i];
    }
    return 0;
}

#endif
