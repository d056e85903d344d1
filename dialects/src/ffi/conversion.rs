//! Dialect conversion: steps that change types, or must not leave operations of a dialect.

use super::{
    handler,
    ir::{Context, Op, OpView},
    panic,
    rewrite::Patterns,
    string, sys,
};
use mlir_sys::MlirOperation;
use std::{ffi::c_void, marker::PhantomData};

/// The legality rules of a conversion.
pub struct Conversion<'c> {
    raw: sys::GirConversionTarget,
    context: PhantomData<&'c Context>,
}

/// Returns whether an operation is legal.
pub type IsLegal = for<'c> fn(Op<'c>) -> bool;

impl<'c> Conversion<'c> {
    /// A target without rules: operations without a rule stay.
    pub fn new(context: &'c Context) -> Self {
        let raw = unsafe { sys::girConversionTargetCreate(context.to_raw()) };
        Self {
            raw,
            context: PhantomData,
        }
    }

    /// Marks all operations of a dialect as legal.
    pub fn legal_dialect(&mut self, name: &str) -> &mut Self {
        unsafe { sys::girConversionTargetAddLegalDialect(self.raw, string::to_raw(name)) }
        self
    }

    /// Marks all operations of a dialect as illegal.
    pub fn illegal_dialect(&mut self, name: &str) -> &mut Self {
        unsafe { sys::girConversionTargetAddIllegalDialect(self.raw, string::to_raw(name)) }
        self
    }

    /// Marks the operations `T` as legal.
    pub fn legal<T: OpView<'c>>(&mut self) -> &mut Self {
        unsafe { sys::girConversionTargetAddLegalOp(self.raw, string::to_raw(T::NAME)) }
        self
    }

    /// Marks the operations `T` as illegal.
    pub fn illegal<T: OpView<'c>>(&mut self) -> &mut Self {
        unsafe { sys::girConversionTargetAddIllegalOp(self.raw, string::to_raw(T::NAME)) }
        self
    }

    /// Marks the operations `T` as legal if `is_legal` holds.
    pub fn legal_if<T: OpView<'c>>(&mut self, is_legal: IsLegal) -> &mut Self {
        unsafe extern "C" fn callback(op: MlirOperation, data: *const c_void) -> bool {
            let is_legal: IsLegal = unsafe { std::mem::transmute(data) };
            let op = Op::from_raw(op);
            panic::guard(op.location(), || is_legal(op)).unwrap_or(false)
        }
        unsafe {
            sys::girConversionTargetAddDynamicallyLegalOp(
                self.raw,
                string::to_raw(T::NAME),
                Some(callback),
                is_legal as *const c_void,
            );
        }
        self
    }

    /// Converts `op` and all operations below it. An illegal operation that cannot be converted is an
    /// error at its location, `'dialect.op' op` and `problem`. With `full`, operations without a rule
    /// are illegal.
    pub fn apply(&self, op: Op<'c>, patterns: &Patterns, full: bool, problem: &str) -> bool {
        let reworded = |message: &str| {
            let rest = message.strip_prefix("failed to legalize operation '")?;
            let (name, _) = rest.split_once('\'')?;
            Some(format!("'{name}' op {problem}"))
        };
        let ok = handler::reword_diagnostics(op.context(), reworded, || unsafe {
            sys::girApplyConversion(op.to_raw(), self.raw, patterns.to_raw(), full)
        });
        if !ok {
            panic::note_error();
        }
        ok
    }
}

impl Drop for Conversion<'_> {
    fn drop(&mut self) {
        unsafe { sys::girConversionTargetDestroy(self.raw) }
    }
}
