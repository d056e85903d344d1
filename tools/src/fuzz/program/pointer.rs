//! Pointers: what they lead to, and how a program comes by them.
//!
//! A pointer leads to [`REACH`] elements that nobody else writes to, so that any index modulo [`REACH`] may be added to any
//! pointer. Whether they may be written to is part of the pointer's type in the model; GIR's types do not know it.

use std::fmt;

use crate::run::element::ElemType;

use super::value::{Array, Expr};

/// Elements that stand behind every pointer.
pub const REACH: u32 = 4;
/// Pointers that a work-item keeps in one array of pointers.
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
    /// The space of what it leads to.
    pub space: Space,
    /// The type of the elements there.
    pub element: ElemType,
    /// Whether the work-item may write to them.
    pub writable: bool,
}

/// An array of pointers that each work-item has [`HELD`] elements of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Where it is: private, shared or global memory.
    pub space: Space,
    /// What it holds.
    pub holds: PointerType,
}

/// A pointer.
#[derive(Clone, Debug)]
pub enum Pointer {
    /// The value of a variable.
    Variable(usize),
    /// To an element of an array; the index counts modulo the places it can have there.
    To(Array, Box<Expr>),
    /// The first one where the value is not 0, else the second.
    Select(Box<Expr>, Box<[Pointer; 2]>),
    /// One that a holder has in the place of the value, modulo [`HELD`].
    Held(usize, Box<Expr>),
    /// The same one without its space.
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
    /// Whether a pointer of this type may stand where one of the other is asked for.
    #[must_use]
    pub fn serves(self, wanted: Self) -> bool {
        let both = (self.space, self.element) == (wanted.space, wanted.element);
        both && (self.writable || !wanted.writable)
    }
}

/// The bits of an index that a pointer into an array of that many elements may have.
#[must_use]
pub fn reachable(length: u32) -> u32 {
    match length {
        0..=REACH => 0,
        _ => length / 2 - 1,
    }
}
