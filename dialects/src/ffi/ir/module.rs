//! The top-level module.

use super::{Block, Context, Location, Op};
use crate::ffi::string;
use mlir_sys::*;
use std::marker::PhantomData;

/// A `builtin.module`, owned.
pub struct Module<'c> {
    raw: MlirModule,
    context: PhantomData<&'c Context>,
}

impl<'c> Module<'c> {
    /// An empty module.
    pub fn new(location: Location<'c>) -> Self {
        Self::from_raw(unsafe { mlirModuleCreateEmpty(location.to_raw()) })
    }

    /// Parses MLIR text or bytecode; `None` after a diagnostic. `name` is the name of the file in
    /// locations.
    pub fn parse(context: &'c Context, text: &[u8], name: &str, verify: bool) -> Option<Self> {
        let raw = unsafe {
            crate::ffi::sys::girParseModule(
                context.to_raw(),
                string::bytes_to_raw(text),
                string::to_raw(name),
                verify,
            )
        };
        (!raw.ptr.is_null()).then(|| Self::from_raw(raw))
    }

    pub(crate) fn from_raw(raw: MlirModule) -> Self {
        Self {
            raw,
            context: PhantomData,
        }
    }

    /// A copy with all its operations.
    #[must_use]
    pub fn copy(&self) -> Self {
        Self::from_raw(unsafe { mlirModuleFromOperation(mlirOperationClone(self.op().to_raw())) })
    }

    /// The module operation.
    pub fn op(&self) -> Op<'c> {
        Op::from_raw(unsafe { mlirModuleGetOperation(self.raw) })
    }

    /// The block that contains the functions and globals.
    pub fn body(&self) -> Block<'c> {
        Block::from_raw(unsafe { mlirModuleGetBody(self.raw) })
    }
}

impl Drop for Module<'_> {
    fn drop(&mut self) {
        unsafe { mlirModuleDestroy(self.raw) }
    }
}
