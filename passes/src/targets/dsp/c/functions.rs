//! The functions that the text defines for itself: those that it calls, each behind those that it calls in turn.

use super::{
    copies,
    language::{C, OfProcessor},
    loop_order, registers, saturating,
};
use crate::{
    profile::Family,
    targets::plain_c::functions::{
        self, Function, LEADING_ZEROS_32, LEADING_ZEROS_64, ONES_32, ONES_64, REVERSED_32,
        REVERSED_64, TRAILING_ZEROS_32, TRAILING_ZEROS_64,
    },
};

/// All of them but those that saturate. A function calls only those above it.
static FUNCTIONS: &[OfProcessor] = &[
    (loop_order::HINT, |_| loop_order::DEFINITION),
    ("gir_copy(", |_| COPY),
    ("gir_half_of(", |_| HALF_OF),
    ("gir_float_of(", |_| FLOAT_OF),
    ("gir_double_of(", |_| DOUBLE_OF),
    ("gir_bits_of_half(", |_| BITS_OF_HALF),
    ("gir_bits_of_float(", |_| BITS_OF_FLOAT),
    ("gir_bits_of_double(", |_| BITS_OF_DOUBLE),
    ("gir_ones_32(", |language| match language.family {
        Family::C66x => C66X_ONES,
        _ => ONES_32,
    }),
    ("gir_ones_64(", |_| ONES_64),
    ("gir_leading_zeros_32(", |language| match language.family {
        Family::C66x => C66X_LEADING_ZEROS,
        _ => LEADING_ZEROS_32,
    }),
    ("gir_leading_zeros_64(", |_| LEADING_ZEROS_64),
    ("gir_reversed_32(", |language| match language.family {
        Family::C66x => C66X_REVERSED,
        _ => REVERSED_32,
    }),
    ("gir_reversed_64(", |_| REVERSED_64),
    ("gir_trailing_zeros_32(", |_| TRAILING_ZEROS_32),
    ("gir_trailing_zeros_64(", |_| TRAILING_ZEROS_64),
    ("gir_fence(", |language| match language.family {
        Family::C66x => C66X_FENCE,
        _ => FENCE,
    }),
    ("gir_enter_section(", sections),
    ("gir_dma_start(", |language| {
        copies::functions(language.family)
    }),
    ("gir_dma_wait_for_all(", |_| copies::WAIT_FOR_ALL),
];

/// Those that a text calls.
pub fn used(language: &C, text: &str) -> String {
    let functions: Vec<Function> = FUNCTIONS
        .iter()
        .chain(saturating::FUNCTIONS)
        .map(|(call, text)| (*call, text(language)))
        .chain(registers::functions::FUNCTIONS.iter().copied())
        .collect();
    functions::used(&functions, text)
}

/// The start and the end of a critical section, which several cores share or not.
fn sections(language: &C) -> &'static str {
    match (language.family, language.cores) {
        (Family::C66x, ..=1) => C66X_SECTIONS_OF_ONE_CORE,
        (Family::C66x, _) => C66X_SECTIONS,
        (Family::Helium, _) => HELIUM_SECTIONS,
        _ => SPIN_SECTIONS,
    }
}

const COPY: &str = "\
static void gir_copy(void* to, const uint8_t* from, uint32_t bytes) {
    for (uint32_t i = 0u; i < bytes; ++i) {
        ((uint8_t*)to)[i] = from[i];
    }
}
";

const HALF_OF: &str = "\
static inline _Float16 gir_half_of(uint16_t bits) {
    union { uint16_t bits; _Float16 value; } number = { .bits = bits };
    return number.value;
}
";

const FLOAT_OF: &str = "\
static inline float gir_float_of(uint32_t bits) {
    union { uint32_t bits; float value; } number = { .bits = bits };
    return number.value;
}
";

const DOUBLE_OF: &str = "\
static inline double gir_double_of(uint64_t bits) {
    union { uint64_t bits; double value; } number = { .bits = bits };
    return number.value;
}
";

const BITS_OF_HALF: &str = "\
static inline uint16_t gir_bits_of_half(_Float16 value) {
    union { _Float16 value; uint16_t bits; } number = { .value = value };
    return number.bits;
}
";

const BITS_OF_FLOAT: &str = "\
static inline uint32_t gir_bits_of_float(float value) {
    union { float value; uint32_t bits; } number = { .value = value };
    return number.bits;
}
";

const BITS_OF_DOUBLE: &str = "\
static inline uint64_t gir_bits_of_double(double value) {
    union { double value; uint64_t bits; } number = { .value = value };
    return number.bits;
}
";

/// The set bits of each byte, and their sum.
const C66X_ONES: &str = "\
static inline uint32_t gir_ones_32(uint32_t x) {
    return _dotpu4(_bitc4(x), 0x01010101u);
}
";

/// The bits in front of the leftmost one that is 1; 32 if there is none.
const C66X_LEADING_ZEROS: &str = "\
static inline uint32_t gir_leading_zeros_32(uint32_t x) {
    return _lmbd(1u, x);
}
";

const C66X_REVERSED: &str = "\
static inline uint32_t gir_reversed_32(uint32_t x) {
    return _bitr(x);
}
";

const FENCE: &str = "\
#define gir_fence(order) __atomic_thread_fence(order)
";

/// Of any ordering: the instruction waits for all accesses before it.
const C66X_FENCE: &str = "\
#define gir_fence(order) _mfence()
";

/// The semaphore is that of KeyStone devices (SPRUGS3): a read of its register is 1 if that took it, and a write of
/// 1 frees it.
const C66X_SECTIONS: &str = "\
// Critical sections: interrupts are off, and one core is in a section at a time, by a hardware semaphore of KeyStone
// devices. Define GIR_SEMAPHORE_ENTER() and GIR_SEMAPHORE_LEAVE() for another lock. Caches of cores are not coherent:
// memory that kernels of several cores update is not cached, or the two macros write it back and invalidate it.
#ifndef GIR_SEMAPHORE
#define GIR_SEMAPHORE 0u
#endif
#ifndef GIR_SEMAPHORE_ENTER
#define GIR_SEMAPHORE_DIRECT (((volatile uint32_t*)0x02640100u)[GIR_SEMAPHORE])
#define GIR_SEMAPHORE_ENTER() do { } while ((GIR_SEMAPHORE_DIRECT & 1u) == 0u)
#define GIR_SEMAPHORE_LEAVE() (GIR_SEMAPHORE_DIRECT = 1u)
#endif

// The state of interrupts before the section. Only the core in it has the variable.
static uint32_t gir_interrupts;

static void gir_enter_section(void) {
    uint32_t interrupts = _disable_interrupts();
    GIR_SEMAPHORE_ENTER();
    gir_interrupts = interrupts;
}

static void gir_leave_section(void) {
    uint32_t interrupts = gir_interrupts;
    _mfence();
    GIR_SEMAPHORE_LEAVE();
    _restore_interrupts(interrupts);
}
";

const C66X_SECTIONS_OF_ONE_CORE: &str = "\
// Critical sections: interrupts are off.
static uint32_t gir_interrupts;

static void gir_enter_section(void) {
    gir_interrupts = _disable_interrupts();
}

static void gir_leave_section(void) {
    _restore_interrupts(gir_interrupts);
}
";

const HELIUM_SECTIONS: &str = "\
// Critical sections: interrupts are off, by PRIMASK. Define GIR_DISABLE_INTERRUPTS(), whose value is the state before,
// and GIR_RESTORE_INTERRUPTS(state) for another way.
#ifndef GIR_DISABLE_INTERRUPTS
static inline uint32_t gir_disable_interrupts(void) {
    uint32_t state;
    __asm__ volatile(\"mrs %0, primask\\n\\tcpsid i\" : \"=r\"(state) : : \"memory\");
    return state;
}

static inline void gir_restore_interrupts(uint32_t state) {
    __asm__ volatile(\"msr primask, %0\" : : \"r\"(state) : \"memory\");
}
#define GIR_DISABLE_INTERRUPTS() gir_disable_interrupts()
#define GIR_RESTORE_INTERRUPTS(state) gir_restore_interrupts(state)
#endif

static uint32_t gir_interrupts;

static void gir_enter_section(void) {
    uint32_t interrupts = GIR_DISABLE_INTERRUPTS();
    gir_interrupts = interrupts;
}

static void gir_leave_section(void) {
    GIR_RESTORE_INTERRUPTS(gir_interrupts);
}
";

const SPIN_SECTIONS: &str = "\
// Critical sections: one thread has the lock.
static uint32_t gir_lock;

static void gir_enter_section(void) {
    while (__atomic_exchange_n(&gir_lock, 1u, __ATOMIC_ACQUIRE) != 0u) {
    }
}

static void gir_leave_section(void) {
    __atomic_store_n(&gir_lock, 0u, __ATOMIC_RELEASE);
}
";
