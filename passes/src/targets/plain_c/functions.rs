//! Functions that texts define for themselves.

/// A function: how a call of it begins, and its text.
pub type Function = (&'static str, &'static str);

/// Those that a text calls, each behind those that it calls in turn. A function calls only those above it.
pub fn used(functions: &[Function], text: &str) -> String {
    let mut all = String::new();
    for (call, definition) in functions.iter().rev() {
        if text.contains(call) || all.contains(call) {
            all = format!("\n{definition}{all}");
        }
    }
    all
}

/// The bits that are set.
pub const ONES_32: &str = "\
static inline uint32_t gir_ones_32(uint32_t x) {
    return (uint32_t)__builtin_popcount(x);
}
";

/// The same of 64 bits.
pub const ONES_64: &str = "\
static inline uint32_t gir_ones_64(uint64_t x) {
    return gir_ones_32((uint32_t)x) + gir_ones_32((uint32_t)(x >> 32));
}
";

/// The bits in front of the first that is set.
pub const LEADING_ZEROS_32: &str = "\
static inline uint32_t gir_leading_zeros_32(uint32_t x) {
    return x == 0u ? 32u : (uint32_t)__builtin_clz(x);
}
";

/// The same of 64 bits.
pub const LEADING_ZEROS_64: &str = "\
static inline uint32_t gir_leading_zeros_64(uint64_t x) {
    uint32_t high = (uint32_t)(x >> 32);
    return high == 0u ? 32u + gir_leading_zeros_32((uint32_t)x) : gir_leading_zeros_32(high);
}
";

/// The bits in the other order.
pub const REVERSED_32: &str = "\
static inline uint32_t gir_reversed_32(uint32_t x) {
    x = ((x >> 1) & 0x55555555u) | ((x & 0x55555555u) << 1);
    x = ((x >> 2) & 0x33333333u) | ((x & 0x33333333u) << 2);
    x = ((x >> 4) & 0x0f0f0f0fu) | ((x & 0x0f0f0f0fu) << 4);
    x = ((x >> 8) & 0x00ff00ffu) | ((x & 0x00ff00ffu) << 8);
    return (x >> 16) | (x << 16);
}
";

/// The same of 64 bits.
pub const REVERSED_64: &str = "\
static inline uint64_t gir_reversed_64(uint64_t x) {
    return ((uint64_t)gir_reversed_32((uint32_t)x) << 32) | gir_reversed_32((uint32_t)(x >> 32));
}
";

/// The bits behind the last that is set: those of the reversed number in front.
pub const TRAILING_ZEROS_32: &str = "\
static inline uint32_t gir_trailing_zeros_32(uint32_t x) {
    return gir_leading_zeros_32(gir_reversed_32(x));
}
";

/// The same of 64 bits.
pub const TRAILING_ZEROS_64: &str = "\
static inline uint32_t gir_trailing_zeros_64(uint64_t x) {
    return gir_leading_zeros_64(gir_reversed_64(x));
}
";
