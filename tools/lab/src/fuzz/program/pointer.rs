//! Pointers: their types, their pointees, and the ways to make them.
//!
//! A pointer leads to [`REACH`] elements that no other work-item writes to, so that any index modulo [`REACH`] may be
//! added to any pointer. Whether they are writable is part of the pointer's type in the model, unlike in GIR's types.

use std::fmt;

use gir_run::element::ElemType;

use super::value::{Array, Expr};

/// Elements that can be reached from every pointer.
pub const REACH: u32 = 4;
/// Pointers of a work-item in one array of pointers.
pub const HELD: u32 = 2;

/// An address space, as GIR's types name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// `ptr[global]`
    Global,
    /// `ptr[shared]`
    Shared,
    /// `ptr[local]`
    Local,
    /// `ptr[const]`
    Const,
    /// `ptr[generic]`
    Generic,
}

/// The type of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointerType {
    /// The address space of the pointee.
    pub space: Space,
    /// The element type of the pointee.
    pub element: ElemType,
    /// Whether the work-item may write to the pointee.
    pub writable: bool,
}

/// An array of pointers with [`HELD`] elements for each work-item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The memory it is in: private, shared or global.
    pub space: Space,
    /// The type of the pointers in it.
    pub holds: PointerType,
}

/// A pointer.
#[derive(Clone, Debug)]
pub enum Pointer {
    /// The value of a variable.
    Variable(usize),
    /// A pointer to an element of an array; the index counts modulo the number of elements it may point to.
    To(Array, Box<Expr>),
    /// The first pointer if the value is not 0, else the second.
    Select(Box<Expr>, Box<[Pointer; 2]>),
    /// The pointer of a holder at the index given by the value, modulo [`HELD`].
    Held(usize, Box<Expr>),
    /// The same pointer as a generic one.
    Generic(Box<Pointer>),
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Global => "global",
            Self::Shared => "shared",
            Self::Local => "local",
            Self::Const => "const",
            Self::Generic => "generic",
        })
    }
}

impl fmt::Display for PointerType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ptr[{}]<{}>", self.space, self.element)
    }
}

impl PointerType {
    /// Whether a pointer of this type may stand where the other type is asked for.
    #[must_use]
    pub fn serves(self, wanted: Self) -> bool {
        let both = (self.space, self.element) == (wanted.space, wanted.element);
        both && (self.writable || !wanted.writable)
    }
}

/// The mask for indices of pointers into an array of `length` elements.
#[must_use]
pub fn reachable(length: u32) -> u32 {
    match length {
        0..=REACH => 0,
        _ => length / 2 - 1,
    }
}
