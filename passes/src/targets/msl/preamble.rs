//! The first lines of a module: how to compile it.

use super::version::Version;
use crate::profile::metal_platform::MetalPlatform;
use gir_dialects::ir::Op;

/// The lines.
///
/// Metal's compiler assumes that there are no NaNs and that floats may be reassociated, unless told otherwise
/// (MSL, section 1.6.3): by pragmas from 3.2 on, by options only before.
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

/// The compiler's name of the language (MSL, section 1.6.6): before 3.0 it differs for macOS.
fn standard(version: Version, platform: MetalPlatform) -> &'static str {
    match (version, platform) {
        (Version::V2_4, MetalPlatform::MacOs) => "macos-metal2.4",
        (Version::V2_4, _) => "ios-metal2.4",
        (Version::V3_0, _) => "metal3.0",
        (Version::V3_1, _) => "metal3.1",
        (Version::V3_2, _) => "metal3.2",
    }
}
