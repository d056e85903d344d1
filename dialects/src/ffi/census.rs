//! The contents of an operation: an analysis that tells passes whether they have work.

use super::{
    ir::{Op, OpView, Type},
    string, sys,
};
use std::{ffi::c_void, marker::PhantomData};

/// The names of the operations below an operation, and the types of their results, of the arguments of their blocks and
/// of declarations.
///
/// MLIR computes it when a pass asks, and keeps it until a pass changes the operation.
#[derive(Clone, Copy)]
pub struct Census<'c> {
    raw: sys::GirCensus,
    context: PhantomData<Op<'c>>,
}

impl<'c> Census<'c> {
    pub(super) fn from_raw(raw: sys::GirCensus) -> Self {
        let context = PhantomData;
        Self { raw, context }
    }

    /// Whether there is an operation of a class.
    pub fn has<T: OpView<'c>>(self) -> bool {
        match T::class().id() {
            Some(id) => unsafe { sys::girCensusHas(self.raw, id) },
            None => self.names().any(|name| name == T::NAME),
        }
    }

    /// Whether there is an operation of a dialect.
    pub fn has_dialect(self, dialect: &str) -> bool {
        let prefix = |name: &'c str| name.split_once('.').is_some_and(|(it, _)| it == dialect);
        self.names().any(prefix)
    }

    /// Whether an operation has such a name.
    pub fn any_name(self, holds: impl FnMut(&'c str) -> bool) -> bool {
        self.names().any(holds)
    }

    /// Whether a value has such a type.
    pub fn any_type(self, holds: impl FnMut(Type<'c>) -> bool) -> bool {
        self.types().any(holds)
    }

    /// Whether an access to memory has an ordering: all atomics have one.
    pub fn is_ordered(self) -> bool {
        unsafe { sys::girCensusIsOrdered(self.raw) }
    }

    /// The names of the operations, each once.
    pub fn names(self) -> impl Iterator<Item = &'c str> {
        let count = unsafe { sys::girCensusNumNames(self.raw) };
        (0..count).map(move |index| unsafe { string::text(sys::girCensusName(self.raw, index)) })
    }

    /// The types of the values, each once.
    pub fn types(self) -> impl Iterator<Item = Type<'c>> {
        let count = unsafe { sys::girCensusNumTypes(self.raw) };
        (0..count).map(move |index| unsafe { Type::from_raw(sys::girCensusType(self.raw, index)) })
    }
}

/// Whether running `body` leaves an operation as it is.
pub(super) fn leaves_unchanged(op: Op<'_>, body: &mut dyn FnMut()) -> bool {
    type Body<'a> = &'a mut dyn FnMut();
    unsafe extern "C" fn callback(data: *mut c_void) {
        let body = unsafe { &mut *data.cast::<Body<'_>>() };
        body();
    }
    let mut body: Body<'_> = body;
    let data = std::ptr::from_mut(&mut body).cast();
    unsafe { sys::girLeavesUnchanged(op.to_raw(), Some(callback), data) }
}
