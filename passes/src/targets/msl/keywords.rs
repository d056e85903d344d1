//! Reserved names of Metal.

use super::builtins;
use crate::targets::c_like::keywords;

/// Whether a name is a keyword (C++14, section 2.11; MSL, section 4), a type (MSL, section 2), a macro, or a
/// function that the output may use: `using namespace metal` makes them visible.
pub fn is_reserved(name: &str) -> bool {
    keywords::C.contains(&name)
        || keywords::CPP.contains(&name)
        || KEYWORDS.contains(&name)
        || TYPES.contains(&name)
        || FUNCTIONS.contains(&name)
        || is_shaped_type(name)
        || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
        || builtins::all().any(|builtin| builtin.attribute == name)
}

const KEYWORDS: &[&str] = &[
    "access",
    "coherent",
    "constant",
    "device",
    "fragment",
    "intersection",
    "kernel",
    "main",
    "mesh",
    "metal",
    "object",
    "object_data",
    "ray_data",
    "stitchable",
    "thread",
    "threadgroup",
    "threadgroup_imageblock",
    "vertex",
    "visible",
    // The names of attributes with arguments.
    "attribute",
    "buffer",
    "color",
    "depth",
    "texture",
    "user",
    // The names of stage attributes.
    "front_facing",
    "stage_in",
];

const TYPES: &[&str] = &[
    "array",
    "array_ref",
    "bfloat",
    "half",
    "intptr_t",
    "matrix",
    "mem_flags",
    "memory_order",
    "ptrdiff_t",
    "sampler",
    "simd_vote",
    "simdgroup_matrix",
    "size_t",
    "thread_scope",
    "uchar",
    "uint",
    "uintptr_t",
    "ulong",
    "ushort",
    "vec",
    "int8_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "uint8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
];

/// Functions of MSL, chapter 6, and constants.
const FUNCTIONS: &[&str] = &[
    "INFINITY",
    "MAXFLOAT",
    "MAXHALF",
    "NAN",
    "NULL",
    "abs",
    "absdiff",
    "acos",
    "acosh",
    "addsat",
    "all",
    "bias",
    "gradient2d",
    "gradient3d",
    "level",
    "any",
    "as_type",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "ceil",
    "clamp",
    "clz",
    "copysign",
    "cos",
    "cosh",
    "cospi",
    "cross",
    "ctz",
    "determinant",
    "dfdx",
    "dfdy",
    "discard_fragment",
    "distance",
    "distance_squared",
    "divide",
    "dot",
    "exp",
    "exp10",
    "exp2",
    "extract_bits",
    "fabs",
    "faceforward",
    "fast",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmax3",
    "fmedian3",
    "fmin",
    "fmin3",
    "fmod",
    "fract",
    "frexp",
    "fwidth",
    "hadd",
    "ilogb",
    "insert_bits",
    "isfinite",
    "isinf",
    "isnan",
    "isnormal",
    "isordered",
    "isunordered",
    "ldexp",
    "length",
    "length_squared",
    "log",
    "log10",
    "log2",
    "mad24",
    "madhi",
    "madsat",
    "max",
    "max3",
    "median3",
    "min",
    "min3",
    "mix",
    "modf",
    "mul24",
    "mulhi",
    "nextafter",
    "norm",
    "normalize",
    "popcount",
    "pow",
    "powr",
    "precise",
    "reflect",
    "refract",
    "reverse_bits",
    "rhadd",
    "rint",
    "rotate",
    "round",
    "rsqrt",
    "saturate",
    "select",
    "sign",
    "signbit",
    "sin",
    "sincos",
    "sinh",
    "sinpi",
    "smoothstep",
    "sqrt",
    "step",
    "subsat",
    "tan",
    "tanh",
    "tanpi",
    "transpose",
    "trunc",
];

/// Prefixes of Metal's names: atomics, groups, textures, packed vectors, limits.
const PREFIXES: &[&str] = &[
    "atomic_",
    "quad_",
    "simd_",
    "simdgroup_",
    "threadgroup_",
    "memory_order_",
    "thread_scope_",
    "mem_",
    "packed_",
    "texture1d",
    "texture2d",
    "texture3d",
    "texturecube",
    "texture_buffer",
    "depth2d",
    "depthcube",
    "pack_float_to_",
    "pack_half_to_",
    "unpack_",
    "METAL_",
    "FLT_",
    "HALF_",
    "BFLT_",
    "INT_",
    "UINT_",
    "CHAR_",
    "SCHAR_",
    "UCHAR_",
    "SHRT_",
    "USHRT_",
    "LONG_",
    "ULONG_",
    "M_",
];

/// A vector, or a matrix: `float4`, `half2x3`.
fn is_shaped_type(name: &str) -> bool {
    let scalars = [
        "bfloat", "bool", "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong",
        "half", "float",
    ];
    keywords::is_shaped(name, &scalars, |shape| match shape.split_once('x') {
        Some((columns, rows)) => keywords::is_length(columns) && keywords::is_length(rows),
        None => keywords::is_length(shape),
    })
}

#[cfg(test)]
mod tests {
    use super::is_reserved;

    #[test]
    fn what_metal_has_is_reserved() {
        for name in [
            "kernel",
            "float4",
            "half2x3",
            "atomic_uint",
            "thread_position_in_grid",
            "sqrt",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in ["x", "gid", "float5", "tile", "int4x"] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
