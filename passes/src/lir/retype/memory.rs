//! Memories, and the word widths that the atomics on them require.

use crate::{
    analysis::layout,
    lir::atomics::Missing,
    profile::{Atomics, Means, Scalar, atomic_uses::AtomicUse},
};
use gir_dialects::{
    ir::{Block, Op, Type, TypeExt, Value},
    lir, names,
};
use std::collections::{HashMap, HashSet};

/// A memory that pointers point into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory<'c> {
    /// A parameter of a kernel.
    Parameter(Value<'c>),
    /// A global.
    Global(&'c str),
    /// A variable of a function.
    Variable(lir::VarOp<'c>),
}

impl<'c> Memory<'c> {
    /// The memory that a pointer points into; `None` if unknown.
    pub fn behind(mut pointer: Value<'c>) -> Option<Self> {
        loop {
            let Some(op) = pointer.defining_op() else {
                let function = pointer.owner_block().and_then(Block::parent_op)?;
                let is_kernel = function.attribute(names::LIR_KERNEL).is_some();
                return is_kernel.then_some(Self::Parameter(pointer));
            };
            if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
                return Some(Self::Global(address.global()));
            } else if op.is::<lir::GepOp<'c>>() || op.is::<lir::PtrCastOp<'c>>() {
                pointer = op.operand(0);
            } else {
                return None;
            }
        }
    }
}

/// The words that the atomics on a memory access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demand {
    /// Their width.
    pub bits: u32,
    /// Whether some atomics access parts of them.
    pub is_narrow: bool,
}

impl Demand {
    /// The words that an atomic accesses; `None` if it is an instruction on floats, or unsupported.
    fn of(asks: &AtomicUse, atomics: &Atomics) -> Option<Self> {
        let means = atomics.means(asks.ty, asks.operation)?;
        if means == Means::Word {
            return Some(Self {
                bits: 32,
                is_narrow: true,
            });
        }
        let is_float = asks.ty != asks.ty.bits();
        (means != Means::Instruction || !is_float).then(|| Self {
            bits: match asks.ty.bits() {
                Scalar::I8 => 8,
                Scalar::I16 => 16,
                Scalar::I64 => 64,
                _ => 32,
            },
            is_narrow: false,
        })
    }

    /// Whether accesses to elements of a type have to be rewritten.
    pub fn needs_fields(&self, element: Type<'_>) -> bool {
        self.is_narrow || 8 * layout::size(element.lane()) != i64::from(self.bits)
    }
}

/// The demands of the atomics of a module.
#[derive(Default)]
pub struct Demands<'c> {
    /// In program order.
    order: Vec<Memory<'c>>,
    found: HashMap<Memory<'c>, Demand>,
    /// Instructions on floats, which have no demands.
    on_floats: Vec<(Op<'c>, AtomicUse, Memory<'c>)>,
}

impl<'c> Demands<'c> {
    /// Reads all atomics of a module; reports conflicting demands as errors.
    pub fn collect(module: Op<'c>, atomics: &Atomics) -> Self {
        let mut demands = Self::default();
        module.walk_pre(|op| {
            let Some(asks) = AtomicUse::of(op) else {
                return;
            };
            let memory = Memory::behind(op.operand(0));
            let Some(demand) = Demand::of(&asks, atomics) else {
                let on_floats = memory.map(|memory| (op, asks, memory));
                demands.on_floats.extend(on_floats);
                return;
            };
            match memory {
                Some(memory) => demands.add(memory, demand, op),
                None if demand.is_narrow => op.error("is atomic on memory whose declaration is unknown; use a pointer to a parameter or a global of the kernel, or 32 bits"),
                None => {}
            }
        });
        demands
    }

    fn add(&mut self, memory: Memory<'c>, demand: Demand, op: Op<'c>) {
        let Some(known) = self.found.get_mut(&memory) else {
            self.order.push(memory);
            self.found.insert(memory, demand);
            return;
        };
        if known.bits != demand.bits {
            op.error(format!(
                "is atomic on {} bits of memory that other atomics access as words of {} bits; use separate memory",
                demand.bits, known.bits
            ));
            return;
        }
        known.is_narrow |= demand.is_narrow;
    }

    /// The instructions on floats that must be replaced because other atomics access the memory as
    /// words. `rewritten` holds the memories whose accesses are rewritten already.
    pub fn floats_on_words(
        self,
        atomics: &Atomics,
        rewritten: &HashSet<Memory<'c>>,
    ) -> impl Iterator<Item = Missing<'c>> {
        let found = self.found;
        let lost = self.on_floats.into_iter();
        let lost = lost.filter(move |(_, _, memory)| {
            found.contains_key(memory) && !rewritten.contains(memory)
        });
        lost.filter_map(|(op, asks, _)| {
            let means = atomics.means_for_others(asks.ty, asks.operation)?;
            Some(Missing { op, asks, means })
        })
    }

    /// Whether there are no demands.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The demand on each memory.
    pub fn of_memory(&self) -> impl Iterator<Item = (Memory<'c>, Demand)> {
        let order = self.order.iter();
        order.filter_map(|memory| Some((*memory, *self.found.get(memory)?)))
    }
}
