//! SSA values.

use super::{Block, Context, Location, LocationExt, Op, Type};
use crate::ffi::string;
use melior::ir::r#type::TypeLike;
use mlir_sys::*;
use std::{fmt, hash::Hash, hash::Hasher, marker::PhantomData};

/// An SSA value: the result of an operation or the argument of a block.
#[derive(Clone, Copy)]
pub struct Value<'c> {
    raw: MlirValue,
    context: PhantomData<&'c Context>,
}

/// A use of a value: the operation and the operand's index.
pub type Use<'c> = (Op<'c>, usize);

impl<'c> Value<'c> {
    pub(crate) fn from_raw(raw: MlirValue) -> Self {
        Self {
            raw,
            context: PhantomData,
        }
    }

    pub(crate) fn to_raw(self) -> MlirValue {
        self.raw
    }

    /// The type.
    pub fn ty(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirValueGetType(self.raw)) }
    }

    /// Changes the type in place; the caller has to update the users.
    pub fn set_type(self, ty: Type<'c>) {
        unsafe { mlirValueSetType(self.raw, ty.to_raw()) }
    }

    /// The operation the value is a result of.
    pub fn defining_op(self) -> Option<Op<'c>> {
        unsafe { mlirValueIsAOpResult(self.raw) }
            .then(|| Op::from_raw(unsafe { mlirOpResultGetOwner(self.raw) }))
    }

    /// The index among the results of the defining operation or the arguments of
    /// the block.
    pub fn index(self) -> usize {
        if unsafe { mlirValueIsAOpResult(self.raw) } {
            unsafe { mlirOpResultGetResultNumber(self.raw) as usize }
        } else {
            unsafe { mlirBlockArgumentGetArgNumber(self.raw) as usize }
        }
    }

    /// The block the value is an argument of.
    pub fn owner_block(self) -> Option<Block<'c>> {
        unsafe { mlirValueIsABlockArgument(self.raw) }
            .then(|| Block::from_raw(unsafe { mlirBlockArgumentGetOwner(self.raw) }))
    }

    /// The block in which the value is defined.
    pub fn parent_block(self) -> Option<Block<'c>> {
        self.owner_block().or_else(|| self.defining_op()?.block())
    }

    /// The location of the value.
    pub fn location(self) -> Location<'c> {
        unsafe { Location::from_raw(mlirValueGetLocation(self.raw)) }
    }

    /// The name of the value in the source.
    pub fn name(self) -> Option<&'c str> {
        let of_result = || {
            let op = self.defining_op()?;
            let count = Some(op.result_count()).filter(|&count| count > 1)?;
            op.location().result_name(self.index(), count)
        };
        of_result().or_else(|| self.location().value_name())
    }

    /// Replaces the name of the value.
    pub fn set_name(self, name: &str) {
        let location = match self.defining_op() {
            Some(op) if op.result_count() > 1 => {
                op.location()
                    .with_result_name(self.index(), op.result_count(), name)
            }
            _ => self.location().renamed(name),
        };
        self.set_location(location);
    }

    /// Changes the location of the value, and of the operation that defines it.
    pub fn set_location(self, location: Location<'c>) {
        match self.defining_op() {
            Some(op) => unsafe { mlirOperationSetLocation(op.to_raw(), location.to_raw()) },
            None => unsafe { mlirBlockArgumentSetLocation(self.raw, location.to_raw()) },
        }
    }

    /// Whether the value has a use.
    pub fn has_uses(self) -> bool {
        unsafe { !mlirValueGetFirstUse(self.raw).ptr.is_null() }
    }

    /// Whether the value has exactly one use.
    pub fn has_one_use(self) -> bool {
        unsafe {
            let first = mlirValueGetFirstUse(self.raw);
            !first.ptr.is_null() && mlirOpOperandGetNextUse(first).ptr.is_null()
        }
    }

    /// The uses, most recent first. Do not change uses while iterating: collect them first.
    pub fn uses(self) -> impl Iterator<Item = Use<'c>> {
        let mut next = unsafe { mlirValueGetFirstUse(self.raw) };
        std::iter::from_fn(move || {
            if next.ptr.is_null() {
                return None;
            }
            let current = next;
            unsafe {
                next = mlirOpOperandGetNextUse(current);
                let owner = Op::from_raw(mlirOpOperandGetOwner(current));
                Some((owner, mlirOpOperandGetOperandNumber(current) as usize))
            }
        })
    }

    /// Makes all users use another value.
    pub fn replace_all_uses(self, with: Value<'c>) {
        unsafe { mlirValueReplaceAllUsesOfWith(self.raw, with.raw) }
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text: Vec<u8> = Vec::new();
        let data = std::ptr::from_mut(&mut text).cast();
        unsafe { mlirValuePrint(self.raw, Some(string::append), data) };
        formatter.write_str(&String::from_utf8_lossy(&text))
    }
}

impl PartialEq for Value<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.raw.ptr, other.raw.ptr)
    }
}

impl Eq for Value<'_> {}

impl Hash for Value<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.raw.ptr.hash(state);
    }
}
