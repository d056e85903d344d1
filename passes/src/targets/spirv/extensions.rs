//! Checks for extensions that the target excludes; each operation that needs one is reported at its location.

use super::{capabilities::Capabilities, flavour::Flavour};
use crate::profile::{Spirv, SpirvVersion, keywords::Keyword as _};
use gir_dialects::ir::Op;

/// Reports the operations of a lowered module that need an excluded SPIR-V extension; `needed` holds the needs
/// of the whole module.
pub fn check(
    module: Op<'_>,
    needed: &Capabilities,
    (flavour, version): (&Flavour, SpirvVersion),
    spirv: &Spirv,
) {
    let mut extensions = needed.extensions(flavour, version);
    extensions.retain(|&extension| spirv.without.contains(extension));
    if extensions.is_empty() {
        return;
    }
    module.walk_pre(|op| {
        let mut own = Capabilities::default();
        own.require_op(op);
        let asked = own.extensions(flavour, version);
        extensions.retain(|extension| {
            let is_here = asked.contains(extension);
            if is_here {
                op.error(format!(
                    "needs extension '{extension}' of SPIR-V {}, which is excluded; leave it out of --spirv-ext, or do without",
                    version.keyword()
                ));
            }
            !is_here
        });
    });
}
