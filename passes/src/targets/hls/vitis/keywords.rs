//! Reserved names of C++ for Vitis.

use crate::targets::c_like::{self, keywords};

/// The name of a kernel's function: its own, or a similar one where that is reserved.
pub fn entry_name(kernel: &str) -> String {
    c_like::names::entry_name(is_reserved, kernel)
}

/// Whether a name is a keyword, a macro, a type or a function of the headers that the output includes, or a name of the
/// output's own. Functions of C's library are known to the tool without a header.
pub fn is_reserved(name: &str) -> bool {
    keywords::C.contains(&name)
        || keywords::CPP.contains(&name)
        || NAMES.contains(&name)
        || name.starts_with('_')
        || name.contains("__")
        || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
        || is_type(name)
        || is_function_of_floats(name)
}

/// Names that begin so are those of the output, or macros of <stdint.h>.
const PREFIXES: &[&str] = &["gir_", "GIR_", "ap_", "INT", "UINT", "FLT_", "DBL_", "FP_"];

const NAMES: &[&str] = &[
    "HUGE_VAL",
    "INFINITY",
    "NAN",
    "NULL",
    "SIZE_MAX",
    "abort",
    "abs",
    "assert",
    "atexit",
    "atof",
    "atoi",
    "atol",
    "calloc",
    "div",
    "errno",
    "exit",
    "free",
    "half",
    "hls",
    "index",
    "isalnum",
    "labs",
    "ldiv",
    "linux",
    "llabs",
    "main",
    "malloc",
    "max",
    "max_align_t",
    "memchr",
    "memcmp",
    "memcpy",
    "memmove",
    "memset",
    "min",
    "nullptr_t",
    "printf",
    "ptrdiff_t",
    "puts",
    "rand",
    "realloc",
    "remove",
    "rename",
    "rindex",
    "signbit",
    "signgam",
    "size_t",
    "sprintf",
    "srand",
    "ssdm",
    "std",
    "strcat",
    "strchr",
    "strcmp",
    "strcpy",
    "strlen",
    "strtol",
    "system",
    "time",
    "tmpfile",
    "unix",
    "wait",
    "write",
    "read",
    "y0",
    "y1",
    "yn",
    "j0",
    "j1",
    "jn",
    "i386",
];

/// Whether a name is that of a type of <stdint.h>, or reserved for one.
fn is_type(name: &str) -> bool {
    let word = name.strip_suffix("_t").unwrap_or_default();
    word.starts_with("int") || word.starts_with("uint")
}

/// Whether a name is that of a function of floats: the headers declare them in the global namespace.
fn is_function_of_floats(name: &str) -> bool {
    let plain = |name: &str| FLOATS.contains(&name);
    let mut shorter = ["f", "l"].iter().filter_map(|end| name.strip_suffix(end));
    plain(name) || shorter.any(plain)
}

const FLOATS: &[&str] = &[
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
    "drem",
    "erf",
    "erfc",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
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
    "nexttoward",
    "pow",
    "remainder",
    "remquo",
    "rint",
    "round",
    "scalb",
    "scalbln",
    "scalbn",
    "significand",
    "sin",
    "sincos",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
];
