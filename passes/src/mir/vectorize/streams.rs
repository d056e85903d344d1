//! The elements that an access reaches from one iteration of a loop to the next.

use crate::analysis::{
    affine::{self, Affine},
    layout,
    memory::is_parameter,
    shared_memory::{Base, Root},
};
use gir_dialects::{
    ir::{Op, Type, TypeExt as _, Value},
    mir::{self, GepOp},
};

/// The maximum number of steps followed from a pointer to its base.
const MOST_STEPS: usize = 64;

/// The accesses of an operation in all iterations.
pub struct Stream<'c> {
    /// The load or store.
    pub op: Op<'c>,
    /// The type of an element.
    pub element: Type<'c>,
    /// Its size in bytes.
    pub size: i64,
    /// Whether it stores.
    pub writes: bool,
    /// The index that moves; the address is the same in all iterations if there is none.
    pub moving: Option<Moving<'c>>,
    base: Base<'c>,
    bytes: i64,
    fixed: Vec<(Value<'c>, i64, bool)>,
}

/// An index that grows by one from an iteration to the next.
pub struct Moving<'c> {
    /// The operation that adds it to an address.
    pub gep: GepOp<'c>,
    /// Its parts.
    pub sum: Affine<'c>,
}

/// Why accesses keep a loop as it is.
pub enum Conflict {
    /// A parameter may point to the memory of another one.
    Parameters,
    /// An iteration reaches what an earlier one accesses.
    Iterations,
}

impl<'c> Stream<'c> {
    /// That of a plain load or store in a loop over a counter, where the address is the same in all iterations or
    /// moves by the size of an element. `is_invariant` tells values that are the same in all iterations.
    pub fn of(
        op: Op<'c>,
        counter: Value<'c>,
        is_invariant: &dyn Fn(Value<'c>) -> bool,
    ) -> Option<Self> {
        let access = mir::memory_access(op)?;
        let element = access.value_type()?;
        let size = layout::size(element);
        let mut stream = Self {
            op,
            element,
            size,
            writes: access.writes(),
            moving: None,
            base: Base::of(access.pointer()),
            bytes: 0,
            fixed: vec![],
        };
        let mut at = access.pointer();
        for _ in 0..MOST_STEPS {
            let Some(op) = at.defining_op() else { break };
            if let Some(gep) = op.cast::<GepOp<'c>>() {
                stream.add(gep, counter, is_invariant)?;
                at = gep.base();
            } else if op.is::<mir::PtrCastOp<'_>>() || op.is::<mir::AddrSpaceCastOp<'_>>() {
                at = op.operand(0);
            } else {
                break;
            }
        }
        stream.base = Base::of(at);
        is_invariant(at).then_some(stream)
    }

    fn add(
        &mut self,
        gep: GepOp<'c>,
        counter: Value<'c>,
        is_invariant: &dyn Fn(Value<'c>) -> bool,
    ) -> Option<()> {
        if is_invariant(gep.index()) {
            match affine::constant(gep.index()).filter(|number| *number >= 0) {
                Some(number) => {
                    let bytes = number.checked_mul(gep.stride())?;
                    self.bytes = self.bytes.checked_add(bytes)?;
                }
                None => self
                    .fixed
                    .push((gep.index(), gep.stride(), gep.unsigned_index())),
            }
            return Some(());
        }
        let sum = Affine::of(gep.index())?;
        let mut others = sum
            .terms
            .iter()
            .map(|(term, _)| *term)
            .filter(|term| *term != counter);
        let moves = sum.factor(counter) == 1 && others.all(is_invariant);
        let is_adjacent = gep.stride() == self.size && gep.index().ty() == counter.ty();
        if !moves || !is_adjacent || self.moving.is_some() {
            return None;
        }
        self.moving = Some(Moving { gep, sum });
        Some(())
    }

    /// Whether the accesses of this operation must not run for the next `lanes - 1` iterations before those of a
    /// later one for this iteration.
    pub fn conflict(&self, later: &Self, lanes: u32, are_distinct: bool) -> Option<Conflict> {
        if !self.writes && !later.writes || self.is_elsewhere(later, are_distinct) {
            return None;
        }
        if self.base.root != later.base.root {
            let are_parameters = [self, later].iter().all(|it| it.parameter().is_some());
            return Some(match are_parameters {
                true => Conflict::Parameters,
                false => Conflict::Iterations,
            });
        }
        let Some(distance) = self.distance(later) else {
            return Some(Conflict::Iterations);
        };
        let is_near = |ahead: i64| (distance - ahead * self.size).abs() < self.size;
        (1..i64::from(lanes))
            .any(is_near)
            .then_some(Conflict::Iterations)
    }

    fn is_elsewhere(&self, other: &Self, are_distinct: bool) -> bool {
        let are_parameters = || match (self.parameter(), other.parameter()) {
            (Some(one), Some(two)) => one != two,
            _ => false,
        };
        !self.base.may_be_that_of(&other.base) || are_distinct && are_parameters()
    }

    fn parameter(&self) -> Option<Value<'c>> {
        match self.base.root {
            Root::Pointer(pointer) => Some(pointer).filter(|pointer| is_parameter(*pointer)),
            _ => None,
        }
    }

    /// The bytes to the element of another stream in the same iteration, if both move alike.
    fn distance(&self, other: &Self) -> Option<i64> {
        let (one, two) = (self.moving.as_ref()?, other.moving.as_ref()?);
        let is_alike = self.size == other.size
            && self.fixed == other.fixed
            && one.gep.unsigned_index() == two.gep.unsigned_index();
        let elements = one.sum.distance(&two.sum).filter(|_| is_alike)?;
        let bytes = other.bytes.checked_sub(self.bytes)?;
        elements.checked_mul(self.size)?.checked_add(bytes)
    }
}

/// Whether a type may be the lane of a vector in memory.
pub fn is_number(ty: Type<'_>) -> bool {
    match ty.as_integer() {
        Some((width, _)) => [8, 16, 32, 64].contains(&width),
        None => matches!(ty.as_float(), Some(16 | 32 | 64)) && ty.as_small_float().is_none(),
    }
}
