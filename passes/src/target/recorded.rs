//! The profile a module is for, which stands on it as `lir.target`.

use super::{Profile, find};
use gir_dialects::{
    ir::{self, AttributeExt, Op},
    lir, names,
};

/// The profile a module records, if it is a known one.
pub fn of(module: Op<'_>) -> Option<&'static Profile> {
    find(name_of(module)?)
}

/// The name a module records.
pub fn name_of(module: Op<'_>) -> Option<&str> {
    module
        .attribute(names::LIR_TARGET)
        .and_then(AttributeExt::as_str)
}

/// Records a profile. False after a diagnostic: the name is unknown, or the
/// module is lowered for another profile already.
pub fn record(module: Op<'_>, name: &str) -> bool {
    match name_of(module) {
        Some(recorded) if recorded != name && is_lowered(module) => {
            module.error(format!(
                "is lowered for target '{recorded}' and cannot be lowered for '{name}'; start again from the source"
            ));
            return false;
        }
        _ => {}
    }
    if find(name).is_none() {
        module.error(format!(
            "names unknown target '{name}'; --list-targets prints the known ones"
        ));
        return false;
    }
    module.set_attribute(names::LIR_TARGET, ir::string(module.context(), name));
    true
}

/// Whether the module has kernels or globals of lir.
fn is_lowered(module: Op<'_>) -> bool {
    let mut top = module.region(0).blocks().flat_map(|block| block.ops());
    top.any(|op| op.attribute(names::LIR_KERNEL).is_some() || op.is::<lir::GlobalOp<'_>>())
}
