//! Webs: pointers chosen by control flow, together with the pointers that flow into them and those
//! derived from them.

use super::choices::{Choices, Root};
use crate::{
    analysis::layout,
    lir::{arithmetic::gcd, atomics::locked_updates},
};
use gir_dialects::{
    ir::{Block, Op, Type, Value},
    lir,
    mir::{PtrType, StorageSpace},
    upstream::ub,
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Connected pointers that are only used for accesses and are known to point into one of a few
/// memories.
pub struct Web<'c> {
    /// The chosen pointers, in program order.
    pub choices: Vec<Value<'c>>,
    /// The memories, and the types of pointers to their starts.
    pub roots: Vec<(Root<'c>, PtrType<'c>)>,
    /// The index of each root.
    pub numbers: HashMap<Root<'c>, usize>,
    /// A divisor of all pointer steps, in bytes.
    pub unit: i64,
    /// The values that flow into choices, as operands of ops.
    pub feeds: Vec<(Op<'c>, usize)>,
    /// The loads, stores and atomics by these pointers, with their pointee types.
    pub accesses: Vec<(Op<'c>, Type<'c>)>,
}

impl<'c> Web<'c> {
    /// The webs of a function that are completely known.
    pub fn all(function: Op<'c>, choices: &Choices<'c>) -> Vec<Self> {
        let numbers = choices.incoming.iter().zip(0..);
        let numbers = numbers.map(|((choice, _), number)| (*choice, number));
        let numbers: HashMap<_, usize> = numbers.collect();
        let mut groups = Groups::of(choices.incoming.len());
        let mut fed = HashMap::new();
        for (choice, incoming) in &choices.incoming {
            for &(op, operand) in incoming {
                // The values of a loop's argument may also be those of its result.
                let number = numbers[choice];
                groups.join(number, *fed.entry((op, operand)).or_insert(number));
                if let Origin::Choice(other) = origin(op.operand(operand), function, choices).0 {
                    groups.join(numbers[choice], numbers[&other]);
                }
            }
        }
        let mut members = BTreeMap::<usize, Vec<usize>>::new();
        for number in 0..choices.incoming.len() {
            members
                .entry(groups.first(number))
                .or_default()
                .push(number);
        }
        let webs = members.values();
        webs.filter_map(|members| Self::of(members, function, choices))
            .collect()
    }

    /// The web of connected choices; `None` if a part of it is unknown.
    fn of(members: &[usize], function: Op<'c>, choices: &Choices<'c>) -> Option<Self> {
        let mut web = Self {
            choices: vec![],
            roots: vec![],
            numbers: HashMap::new(),
            unit: 0,
            feeds: vec![],
            accesses: vec![],
        };
        let mut feeds = HashSet::new();
        for &member in members {
            let (choice, incoming) = &choices.incoming[member];
            web.choices.push(*choice);
            for &(op, operand) in incoming {
                if feeds.insert((op, operand)) {
                    web.add_feed(op, operand, origin(op.operand(operand), function, choices))?;
                }
            }
        }
        web.add_uses(&feeds)?;
        if web.unit == 0 {
            let points = PtrType::from_type(web.choices.first()?.ty())?;
            web.unit = layout::size(points.pointee());
        }
        (!web.roots.is_empty() && web.takes_atomics()).then_some(web)
    }

    fn add_feed(
        &mut self,
        op: Op<'c>,
        operand: usize,
        (origin, unit): (Origin<'c>, i64),
    ) -> Option<()> {
        self.feeds.push((op, operand));
        self.unit = gcd(self.unit, unit);
        match origin {
            Origin::Unknown => return None,
            Origin::Root(root, ty) => {
                let next = self.roots.len();
                let number = *self.numbers.entry(root).or_insert(next);
                if number == next {
                    self.roots.push((root, ty));
                }
            }
            Origin::Choice(_) | Origin::Nothing => {}
        }
        Some(())
    }

    /// Whether all memories are shared between work-items if any access is atomic: a generic
    /// pointer may point elsewhere.
    fn takes_atomics(&self) -> bool {
        let mut spaces = self.roots.iter().map(|(_, points)| points.space());
        let mut accesses = self.accesses.iter();
        spaces.all(|space| [StorageSpace::Global, StorageSpace::Workgroup].contains(&space))
            || !accesses.any(|&(op, _)| locked_updates::is_atomic(op))
    }

    /// Adds the accesses by the choices and pointers derived from them; `None` if there are uses of
    /// other kinds.
    fn add_uses(&mut self, feeds: &HashSet<(Op<'c>, usize)>) -> Option<()> {
        let mut pending = self.choices.clone();
        while let Some(pointer) = pending.pop() {
            for (user, operand) in pointer.uses() {
                if let Some(gep) = user.cast::<lir::GepOp<'c>>() {
                    self.unit = gcd(self.unit, gep.stride());
                    pending.push(gep.result());
                } else if is_cast(user) {
                    pending.push(user.result(0));
                } else if operand == 0 && is_access(user) {
                    self.accesses
                        .push((user, PtrType::from_type(pointer.ty())?.pointee()));
                } else if !feeds.contains(&(user, operand)) {
                    return None;
                }
            }
        }
        Some(())
    }
}

/// The origin of a pointer.
enum Origin<'c> {
    /// A memory.
    Root(Root<'c>, PtrType<'c>),
    /// A pointer chosen by control flow.
    Choice(Value<'c>),
    /// Poison.
    Nothing,
    Unknown,
}

/// The origin of a pointer, and a divisor of all steps on the way in bytes; 0 if there are none.
fn origin<'c>(
    mut pointer: Value<'c>,
    function: Op<'c>,
    choices: &Choices<'c>,
) -> (Origin<'c>, i64) {
    let mut unit = 0;
    loop {
        if choices.values.contains(&pointer) {
            return (Origin::Choice(pointer), unit);
        }
        let root = |root| {
            let points = PtrType::from_type(pointer.ty());
            points.map_or(Origin::Unknown, |points| Origin::Root(root, points))
        };
        let Some(op) = pointer.defining_op() else {
            let owner = pointer.owner_block().and_then(Block::parent_op);
            return match owner == Some(function) {
                true => (root(Root::Value(pointer)), unit),
                false => (Origin::Unknown, unit),
            };
        };
        if let Some(gep) = op.cast::<lir::GepOp<'c>>() {
            unit = gcd(unit, gep.stride());
            pointer = gep.base();
        } else if is_cast(op) {
            pointer = op.operand(0);
        } else if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
            return (root(Root::Global(address.global())), unit);
        } else if op.is::<lir::VarOp<'c>>() {
            return (root(Root::Value(pointer)), unit);
        } else if op.is::<ub::PoisonOp<'c>>() {
            return (Origin::Nothing, unit);
        } else {
            return (Origin::Unknown, unit);
        }
    }
}

/// Whether the result points to the same address as the operand.
pub fn is_cast(op: Op<'_>) -> bool {
    op.is::<lir::PtrCastOp<'_>>() || op.is::<lir::AddrSpaceCastOp<'_>>()
}

fn is_access(op: Op<'_>) -> bool {
    op.is::<lir::LoadOp<'_>>() || op.is::<lir::StoreOp<'_>>() || locked_updates::is_atomic(op)
}

/// A union-find of numbers.
struct Groups {
    /// A smaller number of the same group, or itself.
    before: Vec<usize>,
}

impl Groups {
    fn of(count: usize) -> Self {
        Self {
            before: (0..count).collect(),
        }
    }

    /// The smallest number of the group.
    fn first(&mut self, mut number: usize) -> usize {
        while self.before[number] != number {
            self.before[number] = self.before[self.before[number]];
            number = self.before[number];
        }
        number
    }

    fn join(&mut self, one: usize, other: usize) {
        let [one, other] = [one, other].map(|number| self.first(number));
        self.before[one.max(other)] = one.min(other);
    }
}
