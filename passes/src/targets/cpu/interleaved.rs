//! Accesses that LLVM's vectoriser would exchange in a parallel loop.
//!
//! It joins stores to `p[2i]` and `p[2i + 1]` to one at the place of the last, and loads to one at the place of the
//! first. In a loop that is marked as parallel it asks no analysis whether an access between them may be to the same
//! memory, although the mark says nothing about accesses of one iteration (LLVM 22).
//!
//! ```text
//! store %x, p[2i]           %v is loaded before the first store, whatever %k is:
//! %v = load p[2i + %k]      such a loop stays unmarked, and LLVM compares the addresses
//! store %y, p[2i + 1]
//! ```

use crate::{analysis::layout, lir::arithmetic::domains};
use gir_dialects::{
    ir::{Block, Op, Value},
    lir,
    mir::{PtrType, StorageSpace},
    upstream::{arith, func},
};
use std::collections::HashMap;

/// The memory that a pointer leads to, as far as operations on pointers tell it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Root<'c> {
    /// A parameter of the function, or a variable.
    Value(Value<'c>),
    Global(&'c str),
    /// Any memory: the pointer is loaded, chosen or made of a number.
    Any,
}

/// A place in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Place<'c> {
    root: Root<'c>,
    /// The number of the indices on the way to it; 0 if all are constants.
    indices: usize,
    /// The bytes by which constants move it.
    offset: i64,
}

/// The place of an access, for accesses that are to the same bytes or to others; those that overlap in part differ.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell<'c> {
    root: Root<'c>,
    indices: usize,
    size: i64,
    /// The offset of the place within a cell of that size.
    phase: i64,
}

impl<'c> Cell<'c> {
    fn new(place: Place<'c>, size: i64) -> Self {
        Self {
            root: place.root,
            indices: place.indices,
            size,
            phase: place.offset.rem_euclid(size.max(1)),
        }
    }
}

/// The places of pointers.
#[derive(Default)]
struct Places<'c> {
    known: HashMap<Value<'c>, Place<'c>>,
    /// The numbers of indices: of those before, and of another index with its stride.
    numbers: HashMap<(usize, Value<'c>, i64), usize>,
}

impl<'c> Places<'c> {
    fn of(&mut self, pointer: Value<'c>) -> Place<'c> {
        let mut parts = vec![];
        let mut at = pointer;
        let mut place = loop {
            if let Some(known) = self.known.get(&at) {
                break *known;
            }
            let Some(op) = at.defining_op() else {
                break start(parameter(at));
            };
            if let Some(global) = op.cast::<lir::AddressOfOp<'c>>() {
                break start(Root::Global(global.global()));
            }
            let is_part = op.is::<lir::GepOp<'c>>()
                || op.is::<lir::PtrCastOp<'c>>()
                || op.is::<lir::AddrSpaceCastOp<'c>>();
            if op.is::<lir::VarOp<'c>>() {
                break start(Root::Value(at));
            }
            if !is_part {
                break start(Root::Any);
            }
            parts.push((at, op));
            at = op.operand(0);
        };
        self.known.insert(at, place);
        for (part, op) in parts.into_iter().rev() {
            if let Some(gep) = op.cast::<lir::GepOp<'c>>() {
                let (index, constant) = parts_of(gep.index());
                let offset = constant.wrapping_mul(gep.stride());
                place.offset = place.offset.wrapping_add(offset);
                if let Some(index) = index {
                    let next = self.numbers.len() + 1;
                    let key = (place.indices, index, gep.stride());
                    place.indices = *self.numbers.entry(key).or_insert(next);
                }
            }
            self.known.insert(part, place);
        }
        place
    }
}

fn start(root: Root<'_>) -> Place<'_> {
    Place {
        root,
        indices: 0,
        offset: 0,
    }
}

/// The root of an argument of a block: loops hand any pointers on.
fn parameter(argument: Value<'_>) -> Root<'_> {
    let home = argument.owner_block().and_then(Block::parent_op);
    match home.is_some_and(|home| home.is::<func::FuncOp<'_>>()) {
        true => Root::Value(argument),
        false => Root::Any,
    }
}

/// An index without the constants that are added to it, unless it is one itself, and their sum.
fn parts_of(index: Value<'_>) -> (Option<Value<'_>>, i64) {
    let mut index = index;
    let mut sum = 0_i64;
    loop {
        if let Some(constant) = domains::constant(index) {
            return (None, sum.wrapping_add(constant));
        }
        let addition = index
            .defining_op()
            .and_then(|op| op.cast::<arith::AddIOp<'_>>());
        let Some(addition) = addition else {
            return (Some(index), sum);
        };
        let (left, right) = (addition.lhs(), addition.rhs());
        let (next, constant) = match (domains::constant(left), domains::constant(right)) {
            (_, Some(constant)) => (left, constant),
            (Some(constant), None) => (right, constant),
            (None, None) => return (Some(index), sum),
        };
        index = next;
        sum = sum.wrapping_add(constant);
    }
}

/// The last stores to a space.
#[derive(Default)]
struct Stores<'c> {
    /// The last one, and its cell.
    last: Option<(usize, Cell<'c>)>,
    /// The last one to another cell than that.
    other: Option<usize>,
}

impl<'c> Stores<'c> {
    fn note(&mut self, number: usize, cell: Cell<'c>) {
        if let Some((before, _)) = self.last.filter(|(_, at)| *at != cell) {
            self.other = Some(before);
        }
        self.last = Some((number, cell));
    }

    fn last(&self) -> Option<usize> {
        self.last.map(|(number, _)| number)
    }

    /// The last one to another cell than this.
    fn beside(&self, cell: Cell<'c>) -> Option<usize> {
        match self.last {
            Some((number, at)) if at != cell => Some(number),
            _ => self.other,
        }
    }
}

/// The first accesses of a kind to the memory of each root, and to that of all roots.
#[derive(Default)]
struct Firsts<'c> {
    of_roots: HashMap<Root<'c>, usize>,
    of_all: Option<usize>,
}

impl<'c> Firsts<'c> {
    /// The first access that may be to the memory of this one, which has a number.
    fn note(&mut self, root: Root<'c>, number: usize) -> Option<usize> {
        let of_all = *self.of_all.get_or_insert(number);
        let of_root = *self.of_roots.entry(root).or_insert(number);
        match (root, self.of_roots.get(&Root::Any)) {
            (Root::Any, _) => Some(of_all),
            (_, Some(of_any)) => Some(of_root.min(*of_any)),
            (_, None) => Some(of_root),
        }
    }
}

/// The accesses to a space so far, by their numbers.
#[derive(Default)]
struct Accesses<'c> {
    first_loads: Firsts<'c>,
    first_stores: Firsts<'c>,
    last_load: Option<usize>,
    stores: Stores<'c>,
}

/// Whether accesses of an iteration might be exchanged: two of one kind to one memory, and between them one that must
/// not change its place.
pub fn are_exchanged(nest: Op<'_>) -> bool {
    let mut places = Places::default();
    let mut spaces: HashMap<u32, Accesses<'_>> = HashMap::new();
    let mut number = 0;
    let mut found = false;
    nest.walk_pre(|op| {
        let (pointer, ty, is_store) = if let Some(load) = op.cast::<lir::LoadOp<'_>>() {
            (load.ptr(), load.result().ty(), false)
        } else if let Some(store) = op.cast::<lir::StoreOp<'_>>() {
            (store.ptr(), store.value().ty(), true)
        } else {
            return;
        };
        let Some(space) = PtrType::from_type(pointer.ty()).map(PtrType::space) else {
            return;
        };
        // Memory that nothing stores to.
        if space == StorageSpace::Constant {
            return;
        }
        number += 1;
        let place = places.of(pointer);
        let so_far = spaces.entry(space as u32).or_default();
        let stores = &mut so_far.stores;
        if is_store {
            let cell = Cell::new(place, layout::size(ty));
            let first = so_far.first_stores.note(place.root, number);
            found |= so_far.last_load > first || stores.beside(cell) > first;
            stores.note(number, cell);
        } else {
            let first = so_far.first_loads.note(place.root, number);
            found |= stores.last() > first;
            so_far.last_load = Some(number);
        }
    });
    found
}
