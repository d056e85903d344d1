//! The first lines: the options of compilers, headers, and the types that the text names.

use super::{floats, language::C, registers};
use crate::profile::Family;
use std::fmt::Write as _;

/// The structure that launchers take. Several texts in one file have it once.
pub const GRID: &str = "
#ifndef GIR_GRID
#define GIR_GRID
struct gir_grid { uint32_t workgroups[3], workgroup_size[3]; };
#endif
";

/// Types of atomic objects in memory of other types.
const ATOMIC: &[(&str, &str)] = &[
    ("gir_uint8_t", "uint8_t"),
    ("gir_int8_t", "int8_t"),
    ("gir_uint16_t", "uint16_t"),
    ("gir_int16_t", "int16_t"),
    ("gir_uint32_t", "uint32_t"),
    ("gir_int32_t", "int32_t"),
    ("gir_uint64_t", "uint64_t"),
    ("gir_int64_t", "int64_t"),
];

/// The lines in front of a text and of the functions that it calls.
pub fn lines(language: &C, text: &str, functions: &str) -> String {
    let has = |word: &str| text.contains(word) || functions.contains(word);
    let mut lines = format!(
        "// For {}: {}\n",
        language.target,
        options(language.family, text)
    );
    if is_mathematical(text) {
        lines.push_str("#include <math.h>\n");
    }
    lines.push_str("#include <stdbool.h>\n#include <stdint.h>\n");
    let vectors = [text, functions].map(|text| registers::are_called(language.family, text));
    let has_vectors = vectors.contains(&true);
    let (header, intrinsics) = intrinsics(language.family);
    if intrinsics.iter().any(|intrinsic| has(intrinsic)) || has_vectors && header == "c6x.h" {
        let _ = writeln!(lines, "#include <{header}>");
    }
    if functions.contains("EDMA3_DRV_") {
        lines.push_str("#include <c6x.h>\n#include <ti/sdo/edma3/drv/edma3_drv.h>\n");
    }
    let of_vectors = match language.family {
        Family::Helium => &["arm_mve.h"][..],
        Family::Hexagon => &[
            "hexagon_protos.h",
            "hexagon_types.h",
            "hvx_hexagon_protos.h",
        ],
        _ => &[],
    };
    for header in of_vectors.iter().filter(|_| has_vectors) {
        let _ = writeln!(lines, "#include <{header}>");
    }
    lines.push_str("\n#if defined(__clang__) || defined(__TI_COMPILER_VERSION__)\n");
    lines.push_str("#pragma STDC FP_CONTRACT OFF\n#endif\n");
    lines.push_str(GRID);
    for (name, integer) in ATOMIC {
        if has(&format!("{name}*")) {
            let _ = writeln!(
                lines,
                "\ntypedef {integer} {name} __attribute__((may_alias));"
            );
        }
    }
    lines
}

/// A compiler of the processor, with options that keep the bits of floats: without Helium's vectors of floats, unless
/// the text has some.
fn options(family: Family, text: &str) -> &'static str {
    match family {
        Family::C66x => "cl6x -mv6600 --c99 --gcc --fp_mode=strict --fp_reassoc=off",
        Family::Helium if text.contains("q_f32(") => {
            "clang --target=thumbv8.1m.main-none-eabihf -mcpu=cortex-m55 -std=c99 -ffp-contract=off"
        }
        Family::Helium => {
            "clang --target=thumbv8.1m.main-none-eabihf -mcpu=cortex-m55+nomve.fp -std=c99 -ffp-contract=off"
        }
        _ => "clang --target=hexagon -mv68 -mhvx -std=c99 -ffp-contract=off",
    }
}

/// The header of a processor's intrinsics, and the starts of those that texts use.
fn intrinsics(family: Family) -> (&'static str, &'static [&'static str]) {
    match family {
        Family::C66x => (
            "c6x.h",
            &[
                "_mfence(",
                "_disable_interrupts(",
                "_bitc4(",
                "_lmbd(",
                "_bitr(",
                "_sadd(",
                "_sadd2(",
                "_saddu4(",
                "_ssub(",
                "_ssub2(",
            ],
        ),
        Family::Helium => (
            "arm_acle.h",
            &[")__qadd", ")__qsub", ")__uqadd", ")__uqsub"],
        ),
        _ => ("hexagon_protos.h", &[")Q6_"]),
    }
}

/// Whether a text calls a function of <math.h>.
fn is_mathematical(text: &str) -> bool {
    let names = floats::FUNCTIONS
        .iter()
        .flat_map(|(double, single)| [double, single]);
    let mut calls = names.map(|name| format!("{name}("));
    calls.any(|call| {
        let mut found = text.match_indices(&call);
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        found.any(|(at, _)| !text[..at].ends_with(is_part))
    })
}
