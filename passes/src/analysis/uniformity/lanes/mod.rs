//! The value of each work-item, if constants and the position in the workgroup determine it.
//!
//! This proves divergence. `local_id x == 0` holds for one work-item of 64: exactly known. `global_id x` is the same
//! unknown number for all, plus the position in the workgroup: it differs between any two work-items, so it equals a
//! given number for at most one of them. Values that depend on anything else are unknown here.

mod operations;

use super::{
    classes::{self, Class, Id},
    integers::{self, Integers, truncate},
    program::Program,
};
use gir_dialects::{
    ir::{AttributeExt, Op, OpView, Type, TypeExt, Value},
    upstream::{arith, scf},
};
use std::{collections::HashMap, rc::Rc};

/// The known facts about a value.
#[derive(Clone, Debug, PartialEq)]
enum Lanes {
    /// The integers.
    All(Integers),
    /// It is zero, or non-zero, for some work-item; nothing else is known.
    Somewhere { zero: bool },
}

/// The known facts about a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// It always or never holds.
    Constant(bool),
    /// It is the same for all work-items.
    Uniform,
    /// It differs between work-items.
    Differs,
    /// It does not have this value for all work-items.
    NotAll(bool),
    /// Nothing.
    Unknown,
}

/// The evaluator of values.
pub struct Evaluator<'c> {
    program: Rc<Program<'c>>,
    /// The indices of work-items in workgroups of known extents.
    ids: HashMap<Value<'c>, (Id, [u64; 3])>,
    known: HashMap<Value<'c>, Option<Lanes>>,
    /// The number of integers that may still be computed.
    budget: usize,
}

/// The maximum number of integers computed for one module; bounds time and memory.
const BUDGET: usize = 1 << 22;

/// The maximum depth of the operations that are evaluated for a value.
const MAX_DEPTH: usize = 100;

impl<'c> Evaluator<'c> {
    /// An evaluator without any facts.
    pub fn new(program: Rc<Program<'c>>) -> Self {
        Self {
            program,
            ids: HashMap::new(),
            known: HashMap::new(),
            budget: BUDGET,
        }
    }

    /// Adds an index of work-items in workgroups of these extents.
    pub fn add_id(&mut self, value: Value<'c>, id: Id, extents: [u64; 3]) {
        self.ids.insert(value, (id, extents));
    }

    /// The facts about a value as a condition.
    pub fn fact(&mut self, value: Value<'c>) -> Fact {
        match self.lanes(value, MAX_DEPTH) {
            None => Fact::Unknown,
            Some(Lanes::Somewhere { zero }) => Fact::NotAll(zero),
            Some(Lanes::All(all)) => match all.constant() {
                Some(constant) => Fact::Constant(constant != 0),
                None if all.is_uniform() => Fact::Uniform,
                None => Fact::Differs,
            },
        }
    }

    /// Whether a value is one of some numbers, as for [`Self::fact`].
    pub fn is_one_of(&mut self, value: Value<'c>, numbers: &[i64]) -> Fact {
        let Some(Lanes::All(all)) = self.lanes(value, MAX_DEPTH) else {
            return Fact::Unknown;
        };
        if !all.exact {
            return match all.is_uniform() {
                true => Fact::Uniform,
                false => Fact::Unknown,
            };
        }
        let found = all.map(true, |item| u64::from(numbers.contains(&(item as i64))));
        match found.constant() {
            Some(found) => Fact::Constant(found != 0),
            None => Fact::Differs,
        }
    }

    /// Whether a counted loop has iterations: constant only if every work-item makes the same number of them.
    pub fn rounds(&mut self, counted: scf::ForOp<'c>) -> Fact {
        let bounds = [counted.lower_bound(), counted.upper_bound(), counted.step()];
        let width = width(bounds[0].ty()).unwrap_or(64);
        let [Some(lower), Some(upper), Some(step)] =
            bounds.map(|bound| self.exact(bound, MAX_DEPTH))
        else {
            return Fact::Unknown;
        };
        let unsigned = counted.unsigned_cmp();
        let longest = lower.len().max(upper.len()).max(step.len());
        let rounds = (0..longest).map(|item| {
            let (lower, upper, step) = (lower.at(item), upper.at(item), step.at(item));
            integers::rounds(lower, upper, step, width, unsigned)
        });
        let Some(rounds) = rounds.collect::<Option<Vec<_>>>() else {
            return Fact::Unknown;
        };
        match Integers::new(true, rounds).constant() {
            Some(rounds) => Fact::Constant(rounds != 0),
            None => Fact::Differs,
        }
    }

    fn exact(&mut self, value: Value<'c>, depth: usize) -> Option<Integers> {
        match self.lanes(value, depth)? {
            Lanes::All(all) if all.exact => Some(all),
            _ => None,
        }
    }

    fn lanes(&mut self, value: Value<'c>, depth: usize) -> Option<Lanes> {
        if let Some(known) = self.known.get(&value) {
            return known.clone();
        }
        if depth == 0 {
            return None;
        }
        // Ends the evaluation of recursive functions.
        self.known.insert(value, None);
        let lanes = match value.defining_op() {
            Some(op) => self.result(op, value, depth - 1),
            None => self.parameter(value, depth - 1),
        };
        let size = match &lanes {
            Some(Lanes::All(all)) => all.len(),
            _ => 1,
        };
        let lanes = lanes.filter(|_| size <= self.budget);
        self.budget = self.budget.saturating_sub(size);
        self.known.insert(value, lanes.clone());
        lanes
    }

    /// The argument of all callers, if it is the same.
    fn parameter(&mut self, value: Value<'c>, depth: usize) -> Option<Lanes> {
        let program = Rc::clone(&self.program);
        let function = program.parameter_of(value)?;
        if function.is_kernel {
            return Some(Lanes::All(Integers::uniform(None)));
        }
        let mut given = function.all_callers().iter();
        let first = self.lanes(given.next()?.operand(value.index()), depth)?;
        given
            .all(|call| self.lanes(call.operand(value.index()), depth).as_ref() == Some(&first))
            .then_some(first)
    }

    fn result(&mut self, op: Op<'c>, value: Value<'c>, depth: usize) -> Option<Lanes> {
        if let Some(&(id, extents)) = self.ids.get(&value) {
            return self.index(id, extents);
        }
        match op.name() {
            arith::ConstantOp::NAME => return Some(Lanes::All(constant(op))),
            arith::SelectOp::NAME => {
                let [condition, yes, no] = [0, 1, 2].map(|index| op.operand(index));
                return self.select(condition, yes, no, depth);
            }
            scf::IfOp::NAME => {
                let branch = |region: usize| {
                    let end = op.region(region).first_block()?.terminator()?;
                    Some(end.operand(value.index()))
                };
                return self.select(op.operand(0), branch(0)?, branch(1)?, depth);
            }
            _ => {}
        }
        let operands: Vec<_> = op
            .operands()
            .map(|operand| self.lanes(operand, depth))
            .collect();
        let computed =
            width(value.ty()).and_then(|width| operations::compute(op, width, &operands));
        computed.or_else(|| all_uniform(op, &operands))
    }

    /// The index of each work-item along an axis.
    fn index(&self, id: Id, extents: [u64; 3]) -> Option<Lanes> {
        let count = extents.iter().try_fold(1u64, |a, b| a.checked_mul(*b))?;
        let count = usize::try_from(count).ok().filter(|n| *n <= self.budget)?;
        let stride: u64 = extents[..id.axis].iter().product();
        let place = |item: usize| item as u64 / stride % extents[id.axis];
        let items = (0..count).map(place).collect();
        Some(Lanes::All(Integers::new(!id.global, items)))
    }

    fn select(
        &mut self,
        condition: Value<'c>,
        yes: Value<'c>,
        no: Value<'c>,
        depth: usize,
    ) -> Option<Lanes> {
        let condition = self.lanes(condition, depth)?;
        if let Lanes::All(all) = &condition
            && let Some(constant) = all.constant()
        {
            return self.lanes(if constant != 0 { yes } else { no }, depth);
        }
        let (yes, no) = (self.lanes(yes, depth)?, self.lanes(no, depth)?);
        let (Lanes::All(yes), Lanes::All(no)) = (yes, no) else {
            return None;
        };
        match condition {
            Lanes::All(which) if which.exact && yes.exact && no.exact => {
                let longest = which.len();
                let pick = |item| match which.at(item) {
                    0 => no.at(item),
                    _ => yes.at(item),
                };
                let longest = longest.max(yes.len()).max(no.len());
                let items = (0..longest).map(pick).collect();
                Some(Lanes::All(Integers::new(true, items)))
            }
            Lanes::All(which) if which.is_uniform() && yes.is_uniform() && no.is_uniform() => {
                Some(Lanes::All(Integers::uniform(None)))
            }
            Lanes::Somewhere { zero } => match (yes.constant()?, no.constant()?) {
                (0, other) if other != 0 => Some(Lanes::Somewhere { zero: !zero }),
                (other, 0) if other != 0 => Some(Lanes::Somewhere { zero }),
                _ => None,
            },
            Lanes::All(_) => None,
        }
    }
}

/// The width of an integer in bits; an `index` counts as 64.
fn width(ty: Type<'_>) -> Option<u32> {
    match ty.as_integer() {
        Some((width, _)) => (width <= 64).then_some(width),
        None => ty.is_index().then_some(64),
    }
}

fn constant(op: Op<'_>) -> Integers {
    let width = width(op.result(0).ty());
    let value = arith::ConstantOp::from_op(op).value().as_int();
    let value = value.zip(width);
    Integers::uniform(value.map(|(value, width)| truncate(value as u64, width)))
}

/// A value computed from uniform operands is uniform.
fn all_uniform(op: Op<'_>, operands: &[Option<Lanes>]) -> Option<Lanes> {
    let is_uniform = |operand: &Option<Lanes>| match operand {
        Some(Lanes::All(all)) => all.is_uniform(),
        _ => false,
    };
    let uniform = match classes::of(op) {
        Class::Uniform => true,
        Class::Computed => operands.iter().all(is_uniform),
        _ => false,
    };
    uniform.then(|| Lanes::All(Integers::uniform(None)))
}
