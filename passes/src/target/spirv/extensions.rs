//! Extensions that the target does not allow: what needs one is an error where it stands.

use super::capabilities::Capabilities;
use crate::target::{caps::Spirv, keywords::Keyword as _};
use gir_dialects::ir::Op;

/// Reports what of a lowered module needs an extension that its SPIR-V is without; `needed` is
/// what all of it needs.
pub fn check(module: Op<'_>, needed: &Capabilities, spirv: &Spirv) {
    let mut extensions = needed.extensions(spirv.version);
    extensions.retain(|&extension| spirv.without.contains(extension));
    if extensions.is_empty() {
        return;
    }
    module.walk_pre(|op| {
        let mut own = Capabilities::default();
        own.require_op(op);
        let asked = own.extensions(spirv.version);
        extensions.retain(|extension| {
            let is_here = asked.contains(extension);
            if is_here {
                op.error(format!(
                    "needs extension '{extension}' of SPIR-V {}, which is excluded; leave it out of --spirv-ext, or do without",
                    spirv.version.keyword()
                ));
            }
            !is_here
        });
    });
}
