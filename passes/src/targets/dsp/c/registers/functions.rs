//! The functions that a text defines for registers: made from lanes, and instructions that take several intrinsics.

use crate::targets::plain_c::functions::Function;

/// A function that packs numbers, the first in the lowest bits.
macro_rules! packed {
    ($name:literal $whole:literal $lane:literal: $parameters:literal, $lanes:literal) => {
        (
            concat!($name, "("),
            concat!(
                "static inline ",
                $whole,
                " ",
                $name,
                "(",
                $parameters,
                ") {\n    return ",
                $lanes,
                ";\n}\n"
            ),
        )
    };
}

/// The functions. A function calls only those above it.
pub const FUNCTIONS: &[Function] = &[
    packed!("gir_u8x4" "uint32_t" "uint8_t": "uint8_t a, uint8_t b, uint8_t c, uint8_t d",
        "(uint32_t)a | (uint32_t)b << 8 | (uint32_t)c << 16 | (uint32_t)d << 24"),
    packed!("gir_u8x8" "uint64_t" "uint8_t":
        "uint8_t a, uint8_t b, uint8_t c, uint8_t d, uint8_t e, uint8_t f, uint8_t g, uint8_t h",
        "(uint64_t)a | (uint64_t)b << 8 | (uint64_t)c << 16 | (uint64_t)d << 24\n        \
         | (uint64_t)e << 32 | (uint64_t)f << 40 | (uint64_t)g << 48 | (uint64_t)h << 56"),
    packed!("gir_u16x2" "uint32_t" "uint16_t": "uint16_t a, uint16_t b",
        "(uint32_t)a | (uint32_t)b << 16"),
    packed!("gir_u16x4" "uint64_t" "uint16_t": "uint16_t a, uint16_t b, uint16_t c, uint16_t d",
        "(uint64_t)a | (uint64_t)b << 16 | (uint64_t)c << 32 | (uint64_t)d << 48"),
    packed!("gir_u32x2" "uint64_t" "uint32_t": "uint32_t a, uint32_t b",
        "(uint64_t)a | (uint64_t)b << 32"),
    packed!("gir_f32x2" "__float2_t" "float": "float a, float b", "_ftof2(b, a)"),
    packed!("gir_filled_u8x4" "uint32_t" "uint8_t": "uint8_t x", "x * 0x01010101u"),
    packed!("gir_filled_u8x8" "uint64_t" "uint8_t": "uint8_t x", "x * 0x0101010101010101ull"),
    packed!("gir_filled_u16x2" "uint32_t" "uint16_t": "uint16_t x", "x * 0x00010001u"),
    packed!("gir_filled_u16x4" "uint64_t" "uint16_t": "uint16_t x", "x * 0x0001000100010001ull"),
    packed!("gir_filled_u32x2" "uint64_t" "uint32_t": "uint32_t x", "x * 0x0000000100000001ull"),
    packed!("gir_filled_f32x2" "__float2_t" "float": "float x", "_ftof2(x, x)"),
    ("gir_mul2(", MUL2),
    ("gir_dmul2(", DMUL2),
    ("GIR_HVX(", HVX),
    ("GIR_FILLED(", FILLED),
    ("gir_u16x16", U16X16),
    ("gir_u32x16", U32X16),
];

/// The lower halves of two products.
const MUL2: &str = "\
static inline uint32_t gir_mul2(uint32_t x, uint32_t y) {
    long long products = _mpy2ll((int)x, (int)y);
    return (uint32_t)_pack2((int)_hill(products), (int)_loll(products));
}
";

const DMUL2: &str = "\
static inline uint64_t gir_dmul2(uint64_t x, uint64_t y) {
    uint32_t high = gir_mul2((uint32_t)(x >> 32), (uint32_t)(y >> 32));
    return (uint64_t)high << 32 | gir_mul2((uint32_t)x, (uint32_t)y);
}
";

/// The lanes above those of `type` have any values, and those of the result are not read.
const HVX: &str = "\
#define GIR_HVX(type, intrinsic, x, y) __extension__ ({ \\
    union { type part; HVX_Vector whole; } gir_x, gir_y; \\
    gir_x.part = (x); \\
    gir_y.part = (y); \\
    gir_x.whole = intrinsic(gir_x.whole, gir_y.whole); \\
    gir_x.part; })
";

const FILLED: &str = "\
#define GIR_FILLED(type, x) ((x) + (type){0u})
";

const U16X16: &str = "\
typedef uint16_t gir_u16x16 __attribute__((vector_size(32)));
";

const U32X16: &str = "\
typedef uint32_t gir_u32x16 __attribute__((vector_size(64)));
";
