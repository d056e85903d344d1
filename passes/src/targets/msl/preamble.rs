//! The first lines of a module: how it is to be compiled.

use super::version::Version;
use crate::profile::metal_platform::MetalPlatform;
use gir_dialects::ir::Op;

/// The lines.
///
/// Metal's compiler takes floats for numbers without NaNs that may be reassociated, unless it is told
/// not to (MSL, section 1.6.3): pragmas say so from 3.2 on, before only its options.
pub fn lines(module: Op<'_>, version: Version) -> Vec<String> {
    let platform = MetalPlatform::of(module).unwrap_or(MetalPlatform::MacOs);
    let (sdk, standard) = (platform.sdk(), standard(version, platform));
    let mut lines = vec![
        format!("// xcrun -sdk {sdk} metal -std={standard} -fno-fast-math -ffp-contract=off"),
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

/// What the compiler calls the language (MSL, section 1.6.6): before 3.0 that of macOS has another name.
fn standard(version: Version, platform: MetalPlatform) -> &'static str {
    match (version, platform) {
        (Version::V2_4, MetalPlatform::MacOs) => "macos-metal2.4",
        (Version::V2_4, _) => "ios-metal2.4",
        (Version::V3_0, _) => "metal3.0",
        (Version::V3_1, _) => "metal3.1",
        (Version::V3_2, _) => "metal3.2",
    }
}
