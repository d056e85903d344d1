//! Generic pointers, which not every target has.

use super::recorded;
use gir_dialects::{
    ir::{Block, Op, Type},
    lir,
    mir::{PtrType, StorageSpace},
};

/// Whether a type is a generic pointer.
pub fn is_generic(ty: Type<'_>) -> bool {
    PtrType::from_type(ty).map(PtrType::space) == Some(StorageSpace::Generic)
}

/// Whether the target of the module around an operation itself has generic storage.
pub fn are_native(op: Op<'_>) -> bool {
    let module = std::iter::successors(Some(op), |op| op.parent()).last();
    let profile = module.and_then(recorded::known_profile);
    profile.is_none_or(|profile| profile.memory.generic.is_usable())
}

/// Whether an operation has or makes a generic pointer; reports it as an error, with `lacking` as the subject
/// that has none.
pub fn refuse(op: Op<'_>, lacking: &str) -> bool {
    let arguments = op
        .regions()
        .flat_map(|region| region.blocks())
        .flat_map(Block::arguments);
    let mut values = op.results().chain(arguments);
    let found = op.is::<lir::AddrSpaceCastOp<'_>>() || values.any(|value| is_generic(value.ty()));
    if found {
        op.unsupported(format!(
            "has a generic pointer, which {lacking} does not have; derive it from one address space within the function, or select it among parameters, variables and globals"
        ));
    }
    found
}
