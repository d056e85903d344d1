//! Blocks.

use super::{Context, Location, Op, Region, Type, Value};
use crate::ffi::string;
use melior::ir::r#type::TypeLike;
use mlir_sys::*;
use std::{fmt, hash::Hash, hash::Hasher, marker::PhantomData};

/// A block.
#[derive(Clone, Copy)]
pub struct Block<'c> {
    raw: MlirBlock,
    context: PhantomData<&'c Context>,
}

impl<'c> Block<'c> {
    pub(crate) fn from_raw(raw: MlirBlock) -> Self {
        Self {
            raw,
            context: PhantomData,
        }
    }

    pub(crate) fn from_raw_option(raw: MlirBlock) -> Option<Self> {
        (!raw.ptr.is_null()).then(|| Self::from_raw(raw))
    }

    pub(crate) fn to_raw(self) -> MlirBlock {
        self.raw
    }

    /// A new detached block; append it to a region.
    pub fn new(arguments: &[(Type<'c>, Location<'c>)]) -> Self {
        let types: Vec<_> = arguments.iter().map(|(ty, _)| ty.to_raw()).collect();
        let locations: Vec<_> = arguments.iter().map(|(_, loc)| loc.to_raw()).collect();
        let raw =
            unsafe { mlirBlockCreate(types.len() as isize, types.as_ptr(), locations.as_ptr()) };
        Self::from_raw(raw)
    }

    /// Number of arguments.
    pub fn argument_count(self) -> usize {
        unsafe { mlirBlockGetNumArguments(self.raw) as usize }
    }

    /// The argument at an index below [`Self::argument_count`].
    pub fn argument(self, index: usize) -> Value<'c> {
        assert!(index < self.argument_count());
        Value::from_raw(unsafe { mlirBlockGetArgument(self.raw, index as isize) })
    }

    /// All arguments.
    pub fn arguments(self) -> impl ExactSizeIterator<Item = Value<'c>> {
        (0..self.argument_count()).map(move |index| self.argument(index))
    }

    /// Adds an argument at the end.
    pub fn add_argument(self, ty: Type<'c>, location: Location<'c>) -> Value<'c> {
        Value::from_raw(unsafe { mlirBlockAddArgument(self.raw, ty.to_raw(), location.to_raw()) })
    }

    /// Erases an argument, which must have no uses left.
    pub fn erase_argument(self, index: usize) {
        assert!(index < self.argument_count());
        unsafe { mlirBlockEraseArgument(self.raw, index as u32) }
    }

    /// The first operation.
    pub fn first_op(self) -> Option<Op<'c>> {
        Op::from_raw_option(unsafe { mlirBlockGetFirstOperation(self.raw) })
    }

    /// The terminator, if the block has one.
    pub fn terminator(self) -> Option<Op<'c>> {
        Op::from_raw_option(unsafe { mlirBlockGetTerminator(self.raw) })
    }

    /// The operations in order; the one just yielded may be erased or moved.
    pub fn ops(self) -> impl Iterator<Item = Op<'c>> {
        let mut next = self.first_op();
        std::iter::from_fn(move || {
            let current = next?;
            next = current.next();
            Some(current)
        })
    }

    /// The region that holds the block.
    pub fn region(self) -> Option<Region<'c>> {
        let raw = unsafe { mlirBlockGetParentRegion(self.raw) };
        (!raw.ptr.is_null()).then(|| Region::from_raw(raw))
    }

    /// The operation whose region holds the block.
    pub fn parent_op(self) -> Option<Op<'c>> {
        self.region()?;
        Op::from_raw_option(unsafe { mlirBlockGetParentOperation(self.raw) })
    }

    /// The block after this one in its region.
    pub fn next(self) -> Option<Block<'c>> {
        self.region()?;
        Self::from_raw_option(unsafe { mlirBlockGetNextInRegion(self.raw) })
    }

    /// The blocks that branch here, once per edge.
    pub fn predecessors(self) -> impl ExactSizeIterator<Item = Block<'c>> {
        let count = unsafe { mlirBlockGetNumPredecessors(self.raw) as usize };
        (0..count).map(move |index| {
            Self::from_raw(unsafe { mlirBlockGetPredecessor(self.raw, index as isize) })
        })
    }

    /// Moves all operations of this block to the end of another.
    pub fn move_ops_to(self, target: Block<'c>) {
        while let Some(op) = self.first_op() {
            op.move_to_end(target);
        }
    }

    /// Detaches the block from its region; append it to another or erase it.
    pub fn detach(self) {
        unsafe { mlirBlockDetach(self.raw) }
    }

    /// Erases a block without predecessors, whose arguments and operations have no uses outside.
    pub fn erase(self) {
        if self.region().is_some() {
            self.detach();
        }
        unsafe { mlirBlockDestroy(self.raw) }
    }
}

impl fmt::Debug for Block<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text: Vec<u8> = Vec::new();
        let data = std::ptr::from_mut(&mut text).cast();
        unsafe { mlirBlockPrint(self.raw, Some(string::append), data) };
        formatter.write_str(&String::from_utf8_lossy(&text))
    }
}

impl PartialEq for Block<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.raw.ptr, other.raw.ptr)
    }
}

impl Eq for Block<'_> {}

impl Hash for Block<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.raw.ptr.hash(state);
    }
}
