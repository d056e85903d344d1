//! Reserved names of C.

use super::{floats::FUNCTIONS, registers};
use crate::targets::c_like::keywords;

/// Whether a name is a keyword, a macro, a type or a function of the headers that the output includes, a function
/// that compilers know without a header, or a name of the output's own.
pub fn is_reserved(name: &str) -> bool {
    keywords::C.contains(&name)
        || NAMES.contains(&name)
        || name.starts_with('_')
        || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
        || is_type(name)
        || is_macro(name)
        || is_function_of_floats(name)
        || registers::is_reserved(name)
}

/// Names that begin so are those of the output.
const PREFIXES: &[&str] = &["gir_", "GIR_"];

const NAMES: &[&str] = &[
    // C99, <stdbool.h> and <math.h>.
    "bool",
    "false",
    "true",
    "INFINITY",
    "NAN",
    "errno",
    "signgam",
    // Texas Instruments, "TMS320C6000 Optimizing C/C++ Compiler", keywords, and control registers in <c6x.h>.
    "cregister",
    "far",
    "interrupt",
    "near",
    "AMR",
    "CSR",
    "DNUM",
    "FADCR",
    "FAUCR",
    "FMCR",
    "ICR",
    "IER",
    "IFR",
    "IRP",
    "ISR",
    "ISTP",
    "NRP",
    "TSCH",
    "TSCL",
    // Functions that compilers know.
    "abort",
    "abs",
    "alloca",
    "atexit",
    "bcmp",
    "bcopy",
    "bzero",
    "calloc",
    "exit",
    "ffs",
    "ffsl",
    "ffsll",
    "fprintf",
    "fputc",
    "fputs",
    "free",
    "fscanf",
    "fwrite",
    "imaxabs",
    "index",
    "isalnum",
    "isalpha",
    "isblank",
    "iscntrl",
    "isdigit",
    "isgraph",
    "islower",
    "isprint",
    "ispunct",
    "isspace",
    "isupper",
    "isxdigit",
    "labs",
    "llabs",
    "longjmp",
    "main",
    "memccpy",
    "memchr",
    "memcmp",
    "memcpy",
    "memmove",
    "mempcpy",
    "memset",
    "stpcpy",
    "stpncpy",
    "strcasecmp",
    "strcat",
    "strchr",
    "strcmp",
    "strcpy",
    "strcspn",
    "strdup",
    "strlen",
    "strncasecmp",
    "strncat",
    "strncmp",
    "strncpy",
    "strndup",
    "strpbrk",
    "strrchr",
    "strspn",
    "strstr",
    "malloc",
    "printf",
    "putchar",
    "puts",
    "rand",
    "realloc",
    "rindex",
    "scanf",
    "setjmp",
    "snprintf",
    "sprintf",
    "srand",
    "sscanf",
    "tolower",
    "toupper",
    "vfprintf",
    "vprintf",
    "vsnprintf",
    "vsprintf",
    "i386",
    "linux",
    "unix",
];

/// The types of <stdint.h>, and those that compilers define.
fn is_type(name: &str) -> bool {
    const BEGINNINGS: &[&str] = &["int", "uint", "size", "ptrdiff", "wchar", "max_align"];
    let stem = name.strip_suffix("_t");
    stem.is_some_and(|stem| {
        BEGINNINGS
            .iter()
            .any(|beginning| stem.starts_with(beginning))
    })
}

/// The macros of <stdint.h> and <math.h>.
fn is_macro(name: &str) -> bool {
    const PREFIXES: &[&str] = &[
        "FP_", "HUGE_", "INT", "MATH_", "M_", "PTRDIFF_", "SIG_", "SIZE_", "UINT", "W",
    ];
    let is_capital =
        |letter: char| letter == '_' || letter.is_ascii_uppercase() || letter.is_ascii_digit();
    name.contains('_')
        && name.chars().all(is_capital)
        && PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

/// The remaining functions of <math.h> (C99, section 7.12), as those of `double`.
const OTHERS: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "cosh",
    "erf",
    "erfc",
    "expm1",
    "fdim",
    "fma",
    "fmod",
    "fpclassify",
    "frexp",
    "gamma",
    "hypot",
    "ilogb",
    "isfinite",
    "isgreater",
    "isgreaterequal",
    "isinf",
    "isless",
    "islessequal",
    "islessgreater",
    "isnan",
    "isnormal",
    "isunordered",
    "j0",
    "j1",
    "jn",
    "ldexp",
    "lgamma",
    "llrint",
    "llround",
    "log10",
    "log1p",
    "logb",
    "lrint",
    "lround",
    "modf",
    "nan",
    "nearbyint",
    "nextafter",
    "nexttoward",
    "remainder",
    "remquo",
    "rsqrt",
    "scalb",
    "scalbln",
    "scalbn",
    "signbit",
    "sincos",
    "sinh",
    "tanh",
    "tgamma",
    "y0",
    "y1",
    "yn",
];

/// Those of `float` and `long double` have a letter behind.
fn is_function_of_floats(name: &str) -> bool {
    let is_known =
        |name: &str| OTHERS.contains(&name) || FUNCTIONS.iter().any(|(double, _)| *double == name);
    is_known(name) || name.strip_suffix(['f', 'l']).is_some_and(is_known)
}

#[cfg(test)]
mod tests {
    use super::is_reserved;

    #[test]
    fn what_c_has_is_reserved() {
        for name in [
            "while",
            "restrict",
            "uint32_t",
            "bool",
            "sinf",
            "fminl",
            "memcpy",
            "_sadd",
            "gir_grid",
            "INT32_MAX",
            "near",
            "y1",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in [
            "x",
            "tile",
            "i",
            "class",
            "float4",
            "threadIdx",
            "WIDTH",
            "memory",
            "stride",
            "start_t",
            "N",
            "interval",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
