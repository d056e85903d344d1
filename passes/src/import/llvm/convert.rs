//! The parts that the conversion of all functions shares.

use super::{layout::Layout, pointers::Pointers, world::World};
use gir_dialects::{
    ir::{self, Op, Type, TypeExt},
    llvm_import::LlvmType,
    mir::{PtrType, StorageSpace},
    upstream::llvm,
};
use std::collections::HashMap;

/// A module in conversion.
pub struct Conversion<'c> {
    /// Its triple's family.
    pub world: World,
    /// Its sizes.
    pub layout: Layout,
    /// Its pointers.
    pub pointers: Pointers<'c>,
    /// Its functions by name, declarations among them.
    pub functions: HashMap<&'c str, llvm::LLVMFuncOp<'c>>,
    /// Its globals by name.
    pub globals: HashMap<&'c str, llvm::GlobalOp<'c>>,
}

/// The type of mir's values for a scalar or vector; `None` if there is none. Pointers are typed one by one.
pub fn number_type(ty: Type<'_>) -> Option<Type<'_>> {
    let lane = ty.lane();
    let is_known = match lane.as_integer() {
        Some((width, _)) => (1..=64).contains(&width),
        None => lane.is_float(),
    };
    is_known.then_some(ty)
}

/// The type of a pointer.
pub fn pointer_type(space: StorageSpace, element: Type<'_>) -> Type<'_> {
    PtrType::get(element.ctx(), space, element)
}

/// Whether a type is a pointer of the `llvm` dialect.
pub fn is_pointer(ty: Type<'_>) -> bool {
    matches!(LlvmType::of(ty), Some(LlvmType::Pointer(_)))
}

/// Whether a type of the `llvm` dialect is that of no value.
pub fn is_void(ty: Type<'_>) -> bool {
    ty.to_string() == "!llvm.void"
}

/// Whether a function has a body.
pub fn is_defined(function: llvm::LLVMFuncOp<'_>) -> bool {
    !function.body().is_empty()
}

/// The integer type of a width.
pub fn int<'c>(op: Op<'c>, width: u32) -> Type<'c> {
    ir::integer_type(op.context(), width, ir::Signedness::Signless)
}
