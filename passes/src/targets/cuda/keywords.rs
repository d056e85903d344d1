//! Reserved names of CUDA C++.

use crate::targets::c_like::keywords;

/// Whether a name is a keyword, a type or a variable of the language (Guide, chapter 10), a macro, or a
/// function that the output may use or that headers declare in the global namespace.
pub fn is_reserved(name: &str) -> bool {
    keywords::C.contains(&name)
        || keywords::CPP.contains(&name)
        || NAMES.contains(&name)
        || is_vector_type(name)
        || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
        || is_marked_by_capital(name)
        || is_type_of_stdint(name)
        || is_function_of_floats(name)
}

const NAMES: &[&str] = &[
    "abs",
    "arch",
    "asm",
    "assert",
    "atexit",
    "blockDim",
    "blockIdx",
    "bool",
    "clock",
    "clock64",
    "concept",
    "constinit",
    "consteval",
    "dim3",
    "dynamic_shared",
    "exit",
    "free",
    "gridDim",
    "half",
    "half2",
    "i386",
    "imax",
    "imin",
    "labs",
    "linux",
    "llabs",
    "llmax",
    "llmin",
    "main",
    "malloc",
    "max",
    "max_align_t",
    "memcpy",
    "memset",
    "min",
    "nanosleep",
    "nullptr_t",
    "printf",
    "ptrdiff_t",
    "requires",
    "signbit",
    "size_t",
    "std",
    "threadIdx",
    "time",
    "trap",
    "uint",
    "ullmax",
    "ullmin",
    "ulong",
    "umax",
    "umin",
    "unix",
    "ushort",
    "warpSize",
];

/// Prefixes of CUDA's names: its run time, textures, and the functions that the output defines.
const PREFIXES: &[&str] = &[
    "__",
    "atomic_",
    "mma_",
    "cuda",
    "CUDA",
    "make_",
    "surf1D",
    "surf2D",
    "surf3D",
    "surfCubemap",
    "tex1D",
    "tex2D",
    "tex3D",
    "texCubemap",
];

/// `atomicAdd` and similar names; also `_X`, which C++ reserves for compilers.
fn is_marked_by_capital(name: &str) -> bool {
    let mut rest = ["atomic", "_"]
        .iter()
        .filter_map(|start| name.strip_prefix(start));
    rest.any(|rest| rest.starts_with(|letter: char| letter.is_ascii_uppercase()))
}

fn is_vector_type(name: &str) -> bool {
    let scalars = [
        "char",
        "uchar",
        "short",
        "ushort",
        "int",
        "uint",
        "long",
        "ulong",
        "longlong",
        "ulonglong",
        "float",
        "double",
        "half",
    ];
    keywords::is_shaped(name, &scalars, |shape| {
        shape == "1" || keywords::is_length(shape)
    })
}

/// `int32_t`, `uint_fast8_t`, `intptr_t`.
fn is_type_of_stdint(name: &str) -> bool {
    name.ends_with("_t") && (name.starts_with("int") || name.starts_with("uint"))
}

/// Functions of C that headers declare for 64-bit floats, with the suffix `f` for 32-bit ones, and with the
/// prefix `h` for half precision.
const FUNCTIONS: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "cospi",
    "cyl_bessel_i0",
    "cyl_bessel_i1",
    "div",
    "erf",
    "erfc",
    "erfcinv",
    "erfcx",
    "erfinv",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "fdivide",
    "finite",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "frexp",
    "gamma",
    "hypot",
    "ilogb",
    "isfinite",
    "isinf",
    "isnan",
    "isnormal",
    "j0",
    "j1",
    "jn",
    "ldexp",
    "lgamma",
    "llrint",
    "llround",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "lrint",
    "lround",
    "modf",
    "nan",
    "nearbyint",
    "nextafter",
    "norm",
    "norm3d",
    "norm4d",
    "normcdf",
    "normcdfinv",
    "pow",
    "powi",
    "rcbrt",
    "rcp",
    "remainder",
    "remquo",
    "rhypot",
    "rint",
    "rnorm",
    "rnorm3d",
    "rnorm4d",
    "round",
    "rsqrt",
    "saturate",
    "scalbln",
    "scalbn",
    "sin",
    "sincos",
    "sincospi",
    "sinh",
    "sinpi",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
    "y0",
    "y1",
    "yn",
];

fn is_function_of_floats(name: &str) -> bool {
    let is_known = |name: &str| FUNCTIONS.contains(&name);
    is_known(name)
        || name.strip_suffix('f').is_some_and(is_known)
        || name.strip_prefix('h').is_some_and(is_known)
}

#[cfg(test)]
mod tests {
    use super::is_reserved;

    #[test]
    fn what_cuda_has_is_reserved() {
        for name in [
            "template",
            "threadIdx",
            "float4",
            "uint32_t",
            "atomicAdd",
            "__ldg",
            "sinf",
            "y1",
            "_X",
            "hsqrt",
            "dynamic_shared",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in [
            "x", "tile", "float5", "i", "atomics", "current", "texture", "_x",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
