//! The first lines of a module: how it is to be compiled.

use super::version::Version;
use gir_dialects::ir::Op;

/// The lines.
///
/// Metal's compiler takes floats for numbers without NaNs that may be reassociated, unless it is told
/// not to (MSL, section 1.6.3): pragmas say so from 3.2 on, before only its options.
pub fn lines(_module: Op<'_>, version: Version) -> Vec<String> {
    let standard = match version {
        Version::V2_4 => "macos-metal2.4",
        Version::V3_0 => "metal3.0",
        Version::V3_1 => "metal3.1",
        Version::V3_2 => "metal3.2",
    };
    let mut lines = vec![
        format!("// xcrun -sdk macosx metal -std={standard} -fno-fast-math -ffp-contract=off"),
        "#include <metal_stdlib>".to_owned(),
    ];
    match version.has_math_modes() {
        true => lines.extend(
            [
                "#pragma METAL fp math_mode(safe)",
                "#pragma METAL fp contract(off)",
            ]
            .map(str::to_owned),
        ),
        false => lines.push("#pragma clang fp contract(off)".to_owned()),
    }
    lines.extend([String::new(), "using namespace metal;".to_owned()]);
    lines
}
