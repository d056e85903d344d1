//! Regions.

use super::{Block, Context};
use mlir_sys::*;
use std::marker::PhantomData;

/// A region of an operation.
#[derive(Clone, Copy)]
pub struct Region<'c> {
    raw: MlirRegion,
    context: PhantomData<&'c Context>,
}

impl<'c> Region<'c> {
    pub(crate) fn from_raw(raw: MlirRegion) -> Self {
        Self {
            raw,
            context: PhantomData,
        }
    }

    pub(crate) fn to_raw(self) -> MlirRegion {
        self.raw
    }

    /// The entry block.
    pub fn first_block(self) -> Option<Block<'c>> {
        Block::from_raw_option(unsafe { mlirRegionGetFirstBlock(self.raw) })
    }

    /// The blocks in order; the one just yielded may be detached or erased.
    pub fn blocks(self) -> impl Iterator<Item = Block<'c>> {
        let mut next = self.first_block();
        std::iter::from_fn(move || {
            let current = next?;
            next = current.next();
            Some(current)
        })
    }

    /// Whether the region has no blocks.
    pub fn is_empty(self) -> bool {
        self.first_block().is_none()
    }

    /// Appends a detached block.
    pub fn append(self, block: Block<'c>) {
        unsafe { mlirRegionAppendOwnedBlock(self.raw, block.to_raw()) }
    }

    /// Inserts a detached block before another of this region.
    pub fn insert_before(self, reference: Block<'c>, block: Block<'c>) {
        unsafe {
            mlirRegionInsertOwnedBlockBefore(self.raw, reference.to_raw(), block.to_raw());
        }
    }

    /// Replaces the blocks by those of another region, which becomes empty.
    pub fn take_body(self, other: Region<'c>) {
        unsafe { mlirRegionTakeBody(self.raw, other.raw) }
    }
}
