//! Machine code in this process, through MLIR's execution engine.
//!
//! Nothing of LLVM's code generators is initialised before the first engine is made,
//! and a binary that makes none does not contain them.

use super::{ir::Module, string};
use mlir_sys::*;
use std::ffi::c_void;

/// How hard LLVM tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optimization {
    /// Not at all.
    O0,
    /// A little.
    O1,
    /// As much as usual.
    O2,
    /// As much as it can.
    O3,
}

/// A module of the `llvm` dialect as machine code for the processor at hand, with all
/// its features.
pub struct Engine {
    raw: MlirExecutionEngine,
}

// Code does not change once it is there, and looking it up takes a lock.
unsafe impl Send for Engine {}
unsafe impl Sync for Engine {}

impl Engine {
    /// Compiles a module; `None` after a diagnostic. The module may go afterwards.
    pub fn new(module: &Module<'_>, optimization: Optimization) -> Option<Self> {
        let raw = unsafe {
            mlirExecutionEngineCreate(
                module.to_raw(),
                optimization as i32,
                0,
                std::ptr::null(),
                false,
                false,
            )
        };
        (!raw.ptr.is_null()).then_some(Self { raw })
    }

    /// The address of a function; `None` after a line on standard error.
    pub fn address(&self, name: &str) -> Option<*const c_void> {
        let found = unsafe { mlirExecutionEngineLookup(self.raw, string::to_raw(name)) };
        (!found.is_null()).then_some(found.cast_const())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        unsafe { mlirExecutionEngineDestroy(self.raw) }
    }
}
