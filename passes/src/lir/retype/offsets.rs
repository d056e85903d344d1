//! Offsets of places, in elements of several sizes.

use super::accesses::{Accesses, Place, Step};
use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, Builder, OpView, Signedness, Type, TypeExt, Value},
    lir,
    upstream::arith,
};
use std::collections::{BTreeMap, BTreeSet};

/// An offset in elements from the start of a memory.
#[derive(Clone, Copy, Default)]
pub struct Offset<'c> {
    /// The computed part, in 32 bits.
    computed: Option<Value<'c>>,
    /// The constant part.
    pub more: i64,
}

impl<'c> Offset<'c> {
    /// The offset a number of elements further.
    pub fn next(self, elements: i64) -> Self {
        Self {
            more: self.more + elements,
            ..self
        }
    }

    /// As an index; `None` for 0.
    fn index(self, b: &Builder<'c>) -> Option<Value<'c>> {
        let a = Arithmetic::new(*b);
        let more = || a.int(word(b), self.more);
        match (self.computed, self.more) {
            (None, 0) => None,
            (None, _) => Some(more()),
            (Some(computed), 0) => Some(computed),
            (Some(computed), _) => Some(a.binary(arith::AddIOp::NAME, computed, more())),
        }
    }

    /// A pointer to the element at this offset from the first.
    pub fn pointer(self, b: &Builder<'c>, first: Value<'c>, size: i64) -> Value<'c> {
        match self.index(b) {
            None => first,
            Some(index) => lir::GepOp::build(b, first.ty(), first, index, size, true).result(),
        }
    }
}

/// The offsets of all accesses of a root, by place and unit.
pub struct Offsets<'c>(Vec<BTreeMap<i64, Offset<'c>>>);

impl<'c> Offsets<'c> {
    /// Emits the offsets at the definitions of the places. `wanted` holds the unit of each access.
    pub fn compute(accesses: &Accesses<'c>, wanted: impl Iterator<Item = (usize, i64)>) -> Self {
        let places = &accesses.places;
        let mut units = vec![BTreeSet::new(); places.len()];
        wanted.for_each(|(place, unit)| {
            units[place].insert(unit);
        });
        for index in (1..places.len()).rev() {
            let place = &places[index];
            let mut needed = BTreeSet::new();
            for &unit in &units[index] {
                needed.insert(if place.counts_in(unit) { unit } else { 1 });
            }
            units[index].extend(&needed);
            units[place.from].extend(needed);
        }
        let mut offsets = Self(vec![BTreeMap::new(); places.len()]);
        for (index, (place, units)) in places.iter().zip(units).enumerate() {
            // Bytes come first: offsets in other units are derived from them.
            for unit in units {
                let offset = offsets.of_place(index, place, unit);
                offsets.0[index].insert(unit, offset);
            }
        }
        offsets
    }

    /// The offset of a place in a requested unit.
    pub fn at(&self, place: usize, unit: i64) -> Offset<'c> {
        self.0[place].get(&unit).copied().unwrap_or_default()
    }

    fn of_place(&self, index: usize, place: &Place<'c>, unit: i64) -> Offset<'c> {
        let Some(step) = place.step else {
            return Offset::default();
        };
        if place.counts_in(unit) {
            return stepped(self.at(place.from, unit), step, unit);
        }
        let bytes = self.at(index, 1);
        let b = Builder::before(step.gep.op());
        let Some(bytes) = bytes.index(&b) else {
            return Offset::default();
        };
        let a = Arithmetic::new(b);
        let shift = a.int(word(&b), i64::from(unit.trailing_zeros()));
        Offset {
            computed: Some(a.binary(arith::ShRUIOp::NAME, bytes, shift)),
            more: 0,
        }
    }
}

impl Place<'_> {
    /// Whether every possible offset is a multiple of a size.
    fn counts_in(&self, size: i64) -> bool {
        self.granule % size == 0
    }
}

/// The offset after a step.
fn stepped<'c>(from: Offset<'c>, step: Step<'c>, unit: i64) -> Offset<'c> {
    if let Some(bytes) = step.bytes {
        return from.next(bytes / unit);
    }
    let a = Arithmetic::new(Builder::before(step.gep.op()));
    let index = in_a_word(&a, step.gep);
    let elements = match step.gep.stride() / unit {
        1 => index,
        factor => a.binary(arith::MulIOp::NAME, index, a.int(index.ty(), factor)),
    };
    let computed = match from.computed {
        None => elements,
        Some(before) => a.binary(arith::AddIOp::NAME, before, elements),
    };
    Offset {
        computed: Some(computed),
        more: from.more,
    }
}

/// The index of a `gep` in 32 bits: indices on such targets are no wider.
pub fn in_a_word<'c>(a: &Arithmetic<'c>, gep: lir::GepOp<'c>) -> Value<'c> {
    let (index, ty) = (gep.index(), word(&a.builder));
    match index.ty().as_integer() {
        Some((width, _)) if width > 32 => a.create(arith::TruncIOp::NAME, &[index], ty),
        Some((width, _)) if width < 32 && gep.unsigned_index() => {
            a.create(arith::ExtUIOp::NAME, &[index], ty)
        }
        Some((width, _)) if width < 32 => a.create(arith::ExtSIOp::NAME, &[index], ty),
        _ => index,
    }
}

fn word<'c>(b: &Builder<'c>) -> Type<'c> {
    ir::integer_type(b.context(), 32, Signedness::Signless)
}
