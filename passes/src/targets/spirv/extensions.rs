//! Extensions that the target does not allow: what needs one is an error where it stands.

use super::{capabilities::Capabilities, flavour::Flavour};
use crate::profile::{Spirv, SpirvVersion, keywords::Keyword as _};
use gir_dialects::ir::Op;

/// Reports what of a lowered module needs an extension that its SPIR-V is without; `needed` is
/// what all of it needs.
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
