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

use crate::lir::arithmetic::domains;
use gir_dialects::{
    ir::{Op, Value},
    lir,
    mir::{PtrType, StorageSpace},
    upstream::arith,
};
use std::collections::HashMap;

/// The memory that a pointer leads to, as far as operations on pointers tell it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Root<'c> {
    Value(Value<'c>),
    Global(&'c str),
}

/// A place in memory; places that differ by constants are one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Place<'c> {
    root: Root<'c>,
    /// The number of the indices on the way to it; 0 if all are constants.
    indices: usize,
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
                break start(Root::Value(at));
            };
            if let Some(global) = op.cast::<lir::AddressOfOp<'c>>() {
                break start(Root::Global(global.global()));
            }
            let is_part = op.is::<lir::GepOp<'c>>()
                || op.is::<lir::PtrCastOp<'c>>()
                || op.is::<lir::AddrSpaceCastOp<'c>>();
            if !is_part {
                break start(Root::Value(at));
            }
            parts.push((at, op));
            at = op.operand(0);
        };
        self.known.insert(at, place);
        for (part, op) in parts.into_iter().rev() {
            if let Some(gep) = op.cast::<lir::GepOp<'c>>()
                && let Some(index) = without_constants(gep.index())
            {
                let next = self.numbers.len() + 1;
                let key = (place.indices, index, gep.stride());
                place.indices = *self.numbers.entry(key).or_insert(next);
            }
            self.known.insert(part, place);
        }
        place
    }
}

fn start(root: Root<'_>) -> Place<'_> {
    Place { root, indices: 0 }
}

/// An index without the constants that are added to it; none if it is one itself.
fn without_constants(index: Value<'_>) -> Option<Value<'_>> {
    let mut index = index;
    loop {
        if domains::constant(index).is_some() {
            return None;
        }
        let sum = index
            .defining_op()
            .and_then(|op| op.cast::<arith::AddIOp<'_>>());
        let Some(sum) = sum else { return Some(index) };
        index = match (domains::constant(sum.lhs()), domains::constant(sum.rhs())) {
            (_, Some(_)) => sum.lhs(),
            (Some(_), None) => sum.rhs(),
            (None, None) => return Some(index),
        };
    }
}

/// The last stores to a space.
#[derive(Default)]
struct Stores<'c> {
    /// The last one, and its place.
    last: Option<(usize, Place<'c>)>,
    /// The last one to another place than that.
    other: Option<usize>,
}

impl<'c> Stores<'c> {
    fn note(&mut self, number: usize, place: Place<'c>) {
        if let Some((before, _)) = self.last.filter(|(_, at)| *at != place) {
            self.other = Some(before);
        }
        self.last = Some((number, place));
    }

    fn last(&self) -> Option<usize> {
        self.last.map(|(number, _)| number)
    }

    /// The last one to another place than this.
    fn beside(&self, place: Place<'c>) -> Option<usize> {
        match self.last {
            Some((number, at)) if at != place => Some(number),
            _ => self.other,
        }
    }
}

/// The accesses to a space so far, by their numbers.
#[derive(Default)]
struct Accesses<'c> {
    first_loads: HashMap<Root<'c>, usize>,
    first_stores: HashMap<Root<'c>, usize>,
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
        let (pointer, is_store) = if let Some(load) = op.cast::<lir::LoadOp<'_>>() {
            (load.ptr(), false)
        } else if let Some(store) = op.cast::<lir::StoreOp<'_>>() {
            (store.ptr(), true)
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
            let first = Some(*so_far.first_stores.entry(place.root).or_insert(number));
            found |= so_far.last_load > first || stores.beside(place) > first;
            stores.note(number, place);
        } else {
            let first = Some(*so_far.first_loads.entry(place.root).or_insert(number));
            found |= stores.last() > first;
            so_far.last_load = Some(number);
        }
    });
    found
}
