//! Identifying operations without comparing their names.

use super::Op;
use crate::ffi::{string, sys};
use mlir_sys::MlirTypeID;
use std::{
    ffi::c_void,
    ptr,
    sync::atomic::{AtomicPtr, Ordering},
};

/// An operation of a registered dialect, identified by an address that all operations of the name
/// share. It is looked up once per process.
#[derive(Debug)]
pub struct OpClass {
    name: &'static str,
    /// MLIR's `TypeID`; null until it is known.
    id: AtomicPtr<c_void>,
}

impl OpClass {
    /// The class of the operations with a name.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            id: AtomicPtr::new(ptr::null_mut()),
        }
    }

    /// Whether an operation belongs to the class.
    pub fn has(&self, op: Op<'_>) -> bool {
        let id = self.id.load(Ordering::Relaxed);
        if id.is_null() {
            return self.learn(op);
        }
        op.type_id() == id.cast_const()
    }

    /// MLIR's identification of the class; `None` until an operation was asked for it.
    pub(in crate::ffi) fn id(&self) -> Option<MlirTypeID> {
        let ptr = self.id.load(Ordering::Relaxed).cast_const();
        (!ptr.is_null()).then_some(MlirTypeID { ptr })
    }

    /// Like [`Self::has`], while the class is unknown because its dialect is not loaded.
    #[cold]
    fn learn(&self, op: Op<'_>) -> bool {
        let context = op.context().to_raw();
        let id = unsafe { sys::girOperationTypeId(context, string::to_raw(self.name)) }.ptr;
        self.id.store(id.cast_mut(), Ordering::Relaxed);
        op.name() == self.name
    }
}
