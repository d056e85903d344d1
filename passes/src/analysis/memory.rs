//! The memory that accesses of lir reach, and whether two accesses overlap.
//!
//! An address is decomposed into the storage it is based on, a constant offset in bytes, and at most one unknown
//! index. Nothing is assumed about parameters: two may point to the same memory. Variables of a function and
//! different globals are distinct memory.

use crate::analysis::{known_integers, layout};
use gir_dialects::{
    ir::{AttributeExt, Op, TypeExt, Value},
    lir,
    mir::{PtrType, StorageSpace},
    upstream::{arith, func},
};
use std::collections::HashMap;

/// The maximum number of steps followed. In unreachable code a pointer may depend on itself.
const MOST_STEPS: usize = 64;

/// A decomposed pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address<'c> {
    /// The pointer itself.
    pointer: Value<'c>,
    /// The base of its computation.
    root: Root<'c>,
    space: Option<StorageSpace>,
    /// Offset from the base in bytes.
    bytes: i64,
    index: Index<'c>,
}

/// The base of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Root<'c> {
    /// Storage of a call of this function, or of its workgroup.
    Variable(Value<'c>),
    /// The global with a name.
    Global(&'c str),
    /// A pointer from elsewhere.
    Pointer(Value<'c>),
}

/// The variable part of an offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Index<'c> {
    None,
    /// `value + addend`, extended to the width of addresses, times the stride.
    One {
        value: Value<'c>,
        addend: i64,
        stride: i64,
        is_unsigned: bool,
    },
    /// More than one.
    Several,
}

impl<'c> Address<'c> {
    /// Decomposes a pointer.
    pub fn of(pointer: Value<'c>) -> Self {
        let (mut bytes, mut index) = (0_i64, Index::None);
        let mut at = pointer;
        for _ in 0..MOST_STEPS {
            let Some(op) = at.defining_op() else { break };
            if let Some(gep) = op.cast::<lir::GepOp<'c>>() {
                match known_integer(gep.index(), gep.unsigned_index()) {
                    Some(number) => {
                        let distance = number.wrapping_mul(gep.stride());
                        bytes = bytes.wrapping_add(distance);
                    }
                    None => index = index.with(gep),
                }
                at = gep.base();
            } else if op.is::<lir::PtrCastOp<'_>>() || op.is::<lir::AddrSpaceCastOp<'_>>() {
                at = op.operand(0);
            } else {
                break;
            }
        }
        Self {
            pointer,
            root: Root::of(at),
            space: PtrType::from_type(at.ty()).map(PtrType::space),
            bytes,
            index,
        }
    }

    /// The variable of the function that the address is based on, if any.
    pub fn variable(&self) -> Option<Value<'c>> {
        match self.root {
            Root::Variable(variable) => Some(variable),
            _ => None,
        }
    }

    /// Whether only the work-item can access the memory.
    pub fn is_private(&self) -> bool {
        self.space == Some(StorageSpace::Private)
    }

    /// Whether another address is based on the same pointer or variable, or may be: only parameters, variables and
    /// globals are told apart.
    pub fn may_share_base(&self, other: &Self) -> bool {
        let is_known = |root: Root<'_>| match root {
            Root::Variable(_) | Root::Global(_) => true,
            Root::Pointer(pointer) => is_parameter(pointer),
        };
        self.root == other.root || !is_known(self.root) || !is_known(other.root)
    }

    /// The bytes from this address to another one that differs by a constant.
    pub fn distance(&self, other: &Self) -> Option<i64> {
        let indices = match (self.index, other.index) {
            (Index::None, Index::None) => 0,
            (
                Index::One {
                    value,
                    addend,
                    stride,
                    ..
                },
                Index::One {
                    value: others_value,
                    addend: others_addend,
                    stride: others_stride,
                    ..
                },
            ) if value == others_value && stride == others_stride => {
                others_addend.checked_sub(addend)?.checked_mul(stride)?
            }
            _ => return None,
        };
        let is_known = self.root == other.root;
        is_known.then_some(other.bytes.checked_sub(self.bytes)?.checked_add(indices)?)
    }

    /// The index that is not constant, without a constant added to it, and its stride in bytes, if it is only one.
    pub fn index(&self) -> Option<(Value<'c>, i64)> {
        match self.index {
            Index::One { value, stride, .. } => Some((value, stride)),
            _ => None,
        }
    }

    /// Whether both are the same address.
    pub fn is_same(&self, other: &Self) -> bool {
        let is_known = self.index != Index::Several;
        self.pointer == other.pointer
            || is_known
                && self.root == other.root
                && self.bytes == other.bytes
                && self.index == other.index
    }

    /// Whether `size` bytes at this address and `others_size` bytes at another are disjoint.
    pub fn is_disjoint(&self, size: i64, other: &Self, others_size: i64) -> bool {
        if self.root == other.root {
            return self.is_apart(size, other, others_size);
        }
        let are_made = |one: Root<'_>| !matches!(one, Root::Pointer(_));
        let are_in_one_space = match (self.space, other.space) {
            (Some(StorageSpace::Generic) | None, _) | (_, Some(StorageSpace::Generic) | None) => {
                true
            }
            (one, other) => one == other,
        };
        are_made(self.root) && are_made(other.root) || !are_in_one_space
    }

    /// The same for two addresses with one base.
    fn is_apart(&self, size: i64, other: &Self, others_size: i64) -> bool {
        let distance = other.bytes.wrapping_sub(self.bytes);
        match (self.index, other.index) {
            (Index::Several, _) | (_, Index::Several) => false,
            (one, other) if one == other => distance >= size || distance <= -others_size,
            (
                Index::One {
                    value,
                    addend,
                    stride,
                    is_unsigned,
                },
                Index::One {
                    value: others_value,
                    addend: others_addend,
                    stride: others_stride,
                    is_unsigned: others_sign,
                },
            ) => {
                let steps = others_addend.wrapping_sub(addend);
                let is_near = steps
                    .checked_abs()
                    .and_then(|steps| steps.checked_mul(stride))
                    .is_some_and(|bytes| bytes < i64::from(i32::MAX));
                let are_alike =
                    value == others_value && stride == others_stride && is_unsigned == others_sign;
                are_alike && distance == 0 && is_near && size.max(others_size) <= stride
            }
            _ => false,
        }
    }
}

/// Whether a value is a parameter of a function.
pub fn is_parameter(value: Value<'_>) -> bool {
    let block = value
        .owner_block()
        .filter(|_| value.defining_op().is_none());
    block
        .and_then(|block| block.parent_op())
        .is_some_and(|op| op.is::<func::FuncOp<'_>>())
}

impl<'c> Root<'c> {
    fn of(pointer: Value<'c>) -> Self {
        let Some(op) = pointer.defining_op() else {
            return Self::Pointer(pointer);
        };
        if op.is::<lir::VarOp<'_>>() {
            return Self::Variable(pointer);
        }
        op.cast::<lir::AddressOfOp<'c>>()
            .map_or(Self::Pointer(pointer), |address| {
                Self::Global(address.global())
            })
    }
}

impl<'c> Index<'c> {
    fn with(self, gep: lir::GepOp<'c>) -> Self {
        if self != Self::None {
            return Self::Several;
        }
        let (value, addend) = sum(gep.index());
        Self::One {
            value,
            addend,
            stride: gep.stride(),
            is_unsigned: gep.unsigned_index(),
        }
    }
}

/// An index as a value and a constant added to it.
fn sum(index: Value<'_>) -> (Value<'_>, i64) {
    let parts = || {
        let add: arith::AddIOp<'_> = index.defining_op()?.cast()?;
        Some((add.lhs(), known_integer(add.rhs(), false)?))
    };
    parts().unwrap_or((index, 0))
}

/// A constant, extended to 64 bits.
fn known_integer(value: Value<'_>, is_unsigned: bool) -> Option<i64> {
    let constant: arith::ConstantOp<'_> = value.defining_op()?.cast()?;
    let (width, _) = value.ty().as_integer()?;
    let number = constant.value().as_int()?;
    Some(match is_unsigned {
        true => known_integers::zero_extended(number, width),
        false => number,
    })
}

/// A load or store that is neither volatile nor atomic.
#[derive(Clone, Copy, Debug)]
pub struct Access<'c> {
    /// The accessed address.
    pub address: Address<'c>,
    /// Size in bytes, with the padding of a vector.
    pub size: i64,
    /// The stored value; `None` for a load.
    pub stored: Option<Value<'c>>,
}

impl<'c> Access<'c> {
    /// The plain access that an operation makes, if it is one.
    pub fn of(op: Op<'c>) -> Option<Self> {
        let (pointer, stored) = if let Some(load) = op.cast::<lir::LoadOp<'c>>() {
            let is_plain = !load.is_volatile() && load.ordering().is_none();
            (is_plain.then(|| load.ptr())?, None)
        } else {
            let store: lir::StoreOp<'c> = op.cast()?;
            let is_plain = !store.is_volatile() && store.ordering().is_none();
            (is_plain.then(|| store.ptr())?, Some(store.value()))
        };
        let pointee = PtrType::from_type(pointer.ty())?.pointee();
        Some(Self {
            address: Address::of(pointer),
            size: layout::size(pointee),
            stored,
        })
    }
}

/// Whether an operation is a plain access to memory private to its work-item.
pub fn is_private_access(op: Op<'_>) -> bool {
    Access::of(op).is_some_and(|access| access.address.is_private())
}

/// Variables whose pointers escape, by analysis of their uses on demand.
#[derive(Default)]
pub struct Escapes<'c>(HashMap<Value<'c>, bool>);

impl<'c> Escapes<'c> {
    /// Whether an address is in a private variable whose pointers do not escape.
    pub fn is_local(&mut self, address: &Address<'c>) -> bool {
        let variable = address.variable().filter(|_| address.is_private());
        variable.is_some_and(|variable| {
            let known = self.0.entry(variable);
            !*known.or_insert_with(|| escapes(variable))
        })
    }
}

fn escapes(variable: Value<'_>) -> bool {
    let mut pointers = vec![variable];
    while let Some(pointer) = pointers.pop() {
        for (op, _) in pointer.uses() {
            if op.is::<lir::GepOp<'_>>() || op.is::<lir::PtrCastOp<'_>>() {
                pointers.push(op.result(0));
                continue;
            }
            let is_own = |access: Access<'_>| access.stored != Some(pointer);
            if !Access::of(op).is_some_and(is_own) {
                return true;
            }
        }
    }
    false
}
