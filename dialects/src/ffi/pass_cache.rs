//! Managers of passes that stay for the next module.

use super::{
    ir::{Context, Op},
    pass::PassManager,
};
use mlir_sys::*;
use std::{cell::RefCell, collections::HashMap};

/// Managers that run again and again on the modules of one context, each under a key of the caller's.
///
/// Making one takes longer than running it on a small module: its passes prepare their patterns.
pub struct PassCache<'c> {
    managers: RefCell<HashMap<u64, MlirPassManager>>,
    context: &'c Context,
}

impl<'c> PassCache<'c> {
    /// An empty cache for a context, which outlives it.
    pub fn new(context: &'c Context) -> Self {
        let managers = RefCell::default();
        Self { managers, context }
    }

    /// Runs the passes of a key, which `make` makes for the first module; false after a diagnostic, or the error of
    /// `make`. Passes may run others from the cache.
    ///
    /// # Errors
    /// Those of `make`.
    ///
    /// # Panics
    /// If the module is of another context.
    pub fn run<'m, E>(
        &self,
        module: Op<'m>,
        key: u64,
        make: impl FnOnce() -> Result<PassManager<'m>, E>,
    ) -> Result<bool, E> {
        let context = module.context();
        assert!(
            context.to_raw().ptr == self.context.to_raw().ptr,
            "a cache has one context"
        );
        let known = self.managers.borrow_mut().remove(&key);
        let manager = match known {
            Some(raw) => PassManager::from_raw(raw, context),
            None => make()?,
        };
        let is_done = manager.run(module);
        if let Some(other) = self.managers.borrow_mut().insert(key, manager.into_raw()) {
            unsafe { mlirPassManagerDestroy(other) }
        }
        Ok(is_done)
    }
}

impl Drop for PassCache<'_> {
    fn drop(&mut self) {
        for (_, raw) in self.managers.get_mut().drain() {
            unsafe { mlirPassManagerDestroy(raw) }
        }
    }
}
