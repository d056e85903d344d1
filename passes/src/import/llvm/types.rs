//! Types of mir for those of the `llvm` dialect, and small questions about functions and places.

use gir_dialects::{
    ir::{self, Location, LocationExt, Op, Signedness, Type, TypeExt},
    llvm_import::{self, LlvmType},
    mir::{PtrType, StorageSpace},
    upstream::llvm,
};

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
    ir::integer_type(op.context(), width, Signedness::Signless)
}

/// The type that memory holds for a number or a vector; `None` if mir has none.
pub fn stored(ty: Type<'_>) -> Option<Type<'_>> {
    let lane = match ty.lane().as_integer() {
        Some((width @ 1..=64, _)) => {
            let width = width.max(8).next_power_of_two();
            ir::integer_type(ty.ctx(), width, Signedness::Signless)
        }
        Some(_) => return None,
        None => Some(ty.lane()).filter(|lane| lane.is_float())?,
    };
    match ty.as_vector() {
        Some((2 | 3 | 4 | 8 | 16, _)) => Some(ty.with_lane(lane)),
        Some(_) => Some(lane),
        None => Some(lane),
    }
}

/// The place of an operation in the source, with the calls through which it was inlined.
pub fn place(op: Op<'_>) -> Location<'_> {
    place_of(op, op.location())
}

fn place_of<'c>(op: Op<'c>, location: Location<'c>) -> Location<'c> {
    if let Some(call) = location.call()
        && let Some((function, line)) = llvm_import::function_of(call.callee)
    {
        let callee = place_of(op, call.callee);
        return callee.inlined((&function, line), place_of(op, call.caller));
    }
    match location.place() {
        Some((file, line, column)) => Location::new(op.context(), &file, line, column.max(1)),
        None => location,
    }
}

/// The message about a type.
pub fn unsupported(ty: Type<'_>) -> String {
    format!(
        "has a value of type {ty}; use integers of 1 to 64 bits, floats of 16 to 64, vectors, structures and pointers"
    )
}
