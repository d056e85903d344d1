//! Generic pointers, which Vulkan does not have.

use gir_dialects::{
    ir::{Block, Op, Value},
    lir,
    mir::{PtrType, StorageSpace},
};

/// Whether an operation has or makes a generic pointer; then emits an error.
pub fn refuse(op: Op<'_>) -> bool {
    let arguments = op
        .regions()
        .flat_map(|region| region.blocks())
        .flat_map(Block::arguments);
    let is_generic = |value: Value<'_>| {
        PtrType::from_type(value.ty()).map(PtrType::space) == Some(StorageSpace::Generic)
    };
    let found =
        op.is::<lir::AddrSpaceCastOp<'_>>() || op.results().chain(arguments).any(is_generic);
    if found {
        op.error("has a generic pointer, which Vulkan does not have; let it come from one address space within the function");
    }
    found
}
