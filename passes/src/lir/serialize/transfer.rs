//! Moving values into a loop, or out to code that runs once for all work-items.
//!
//! A value of another loop is recomputed if that takes only a few operations on available values;
//! an address always is, as long as its chain is short. Other values are loaded from a context
//! array.

use super::{
    kernel::{Class, Kernel},
    slots::Slot,
};
use gir_dialects::{
    ir::{Builder, Op, OpView, Value},
    lir,
    mir::PtrType,
    upstream::arith,
};

/// The maximum number of operations repeated for one value.
const MAX_REPEATED: usize = 6;

impl<'c> Kernel<'c> {
    /// Makes an operation and its nested operations use the local copies of values of other
    /// segments.
    pub fn localize(&mut self, op: Op<'c>, segment: usize) -> Option<()> {
        let mut foreign = vec![];
        op.walk_pre(|op| {
            let operands = op.operands().enumerate();
            let classed = operands.filter(|(_, value)| self.classes.contains_key(value));
            foreign.extend(classed.map(|(index, value)| (op, index, value)));
        });
        for (user, index, value) in foreign {
            let local = self.import(value, segment, user)?;
            user.set_operand(index, local);
        }
        Some(())
    }

    /// The local copy of a value in a segment; `None` after an error at `user`.
    pub fn import(&mut self, value: Value<'c>, segment: usize, user: Op<'c>) -> Option<Value<'c>> {
        let value = self.resolve(value);
        let class = match self.classes.get(&value) {
            None => return Some(value),
            Some(Class::Item(home)) if *home == segment => return Some(value),
            Some(class) => *class,
        };
        if let Some(&copy) = self.segments[segment].copies.get(&value) {
            return Some(copy);
        }
        let copy = match class {
            Class::Id(id) => self.segments[segment].id(id, &mut self.grid, user)?,
            Class::Variable(variable) => self.address(variable, segment)?,
            Class::Kept(slot) => self.load(slot, segment),
            Class::Item(_) => match self.is_repeated(value) {
                true => self.repeat(value, segment)?,
                false => {
                    let slot = self.slot(value)?;
                    self.load(slot, segment)
                }
            },
            Class::Copy(_) => value,
        };
        self.segments[segment].copies.insert(value, copy);
        let entry = self.grid.anchor.block();
        if copy != value && copy.parent_block() != entry {
            self.classes.insert(copy, Class::Copy(value));
        }
        Some(copy)
    }

    /// Whether a value carried by control flow may be taken from any work-item. Work-items that do
    /// not participate have none.
    pub fn is_uniform(&self, value: Value<'c>) -> bool {
        self.mask.is_none() && self.uniform.contains(&value)
    }

    fn load(&mut self, slot: Slot<'c>, segment: usize) -> Value<'c> {
        let number = self.segments[segment].number(&mut self.grid);
        slot.load(self.segments[segment].builder(), number)
    }

    /// The original of a copy.
    pub fn resolve(&self, value: Value<'c>) -> Value<'c> {
        let mut value = value;
        while let Some(Class::Copy(original)) = self.classes.get(&value) {
            value = *original;
        }
        value
    }

    /// The array of a value computed in a segment, where it is stored.
    fn slot(&mut self, value: Value<'c>) -> Option<Slot<'c>> {
        if let Some(&slot) = self.slots.get(&value) {
            return Some(slot);
        }
        let defined = value.defining_op()?;
        let Some(Class::Item(home)) = self.classes.get(&value).copied() else {
            return None;
        };
        self.spread_root(value)?;
        let slot = Slot::new(value.ty(), &self.grid, defined)?;
        let number = self.segments[home].number(&mut self.grid);
        let behind = Builder::before(defined.next()?).with_location(defined.location());
        slot.store(behind, number, value);
        self.slots.insert(value, slot);
        Some(slot)
    }

    /// The uniform value, or that of work-item 0, outside the loops and before `user`; `None` after
    /// an error there.
    pub fn shared(&mut self, value: Value<'c>, user: Op<'c>) -> Option<Value<'c>> {
        let value = self.resolve(value);
        let slot = match self.classes.get(&value).copied() {
            None => return Some(value),
            Some(Class::Id(id)) => return self.grid.first(id, user),
            Some(Class::Kept(slot)) => slot,
            Some(Class::Variable(_) | Class::Copy(_)) => {
                user.error("takes the address of a private variable in code that runs once for all work-items; take it in the code of each work-item");
                return None;
            }
            Some(Class::Item(_)) => self.slot(value)?,
        };
        let zero = self.grid.constant(0);
        Some(slot.load(Builder::before(user), zero))
    }

    /// Stores several values to their arrays at once, in the open segment or a new one before
    /// `place`.
    pub fn keep(&mut self, pairs: &[(Value<'c>, Slot<'c>)], place: Op<'c>) -> Option<()> {
        let mut pairs = pairs.to_vec();
        pairs.retain(
            |(value, slot)| match self.classes.get(&self.resolve(*value)) {
                Some(Class::Kept(same)) => same != slot,
                _ => true,
            },
        );
        if pairs.is_empty() {
            return Some(());
        }
        let segment = self.open_before(place)?;
        let mut locals = vec![];
        for (value, slot) in pairs {
            self.spread_root(value)?;
            locals.push((self.import(value, segment, place)?, slot));
        }
        let number = self.segments[segment].number(&mut self.grid);
        let builder = self.segments[segment]
            .builder()
            .with_location(place.location());
        for (local, slot) in locals {
            slot.store(builder, number, local);
        }
        Some(())
    }

    /// Whether a value of another segment is recomputed instead of stored.
    fn is_repeated(&self, value: Value<'c>) -> bool {
        let mut budget = MAX_REPEATED;
        self.takes_few(value, &mut budget)
    }

    fn takes_few(&self, value: Value<'c>, budget: &mut usize) -> bool {
        let value = self.resolve(value);
        let Some(Class::Item(_)) = self.classes.get(&value) else {
            return true;
        };
        let Some(op) = value.defining_op().filter(|_| *budget > 0) else {
            return false;
        };
        *budget -= 1;
        if is_address(op) {
            // The index of an address may come from an array.
            return self.takes_few(op.operand(0), budget);
        }
        let is_kept =
            |value| matches!(self.classes.get(&self.resolve(value)), Some(Class::Kept(_)));
        is_cheap(op)
            && !op.operands().any(is_kept)
            && op.operands().all(|operand| self.takes_few(operand, budget))
    }

    /// Recomputes a value of another segment.
    fn repeat(&mut self, value: Value<'c>, segment: usize) -> Option<Value<'c>> {
        let op = value.defining_op()?;
        let operands: Option<Vec<_>> = op
            .operands()
            .map(|operand| self.import(operand, segment, op))
            .collect();
        let copy = op.copy_before(self.segments[segment].end);
        copy.set_operands(&operands?);
        Some(copy.result(value.index()))
    }

    /// Puts the variable that a value points into, if any, into an array for all loops.
    fn spread_root(&mut self, value: Value<'c>) -> Option<()> {
        let mut root = self.resolve(value);
        while PtrType::from_type(root.ty()).is_some()
            && let Some(op) = root.defining_op().filter(|op| is_address(*op))
        {
            root = self.resolve(op.operand(0));
        }
        match self.classes.get(&root) {
            Some(Class::Variable(variable)) => self.spread(*variable),
            _ => Some(()),
        }
    }
}

/// Whether an operation derives an address from another one.
pub fn is_address(op: Op<'_>) -> bool {
    const ADDRESSES: &[&str] = &[
        lir::GepOp::NAME,
        lir::PtrCastOp::NAME,
        lir::AddrSpaceCastOp::NAME,
    ];
    ADDRESSES.contains(&op.name())
}

/// Whether an operation is no more expensive than a memory access.
fn is_cheap(op: Op<'_>) -> bool {
    const CHEAP: &[&str] = &[
        arith::AddIOp::NAME,
        arith::SubIOp::NAME,
        arith::MulIOp::NAME,
        arith::AndIOp::NAME,
        arith::OrIOp::NAME,
        arith::XOrIOp::NAME,
        arith::ExtUIOp::NAME,
        arith::ExtSIOp::NAME,
        arith::TruncIOp::NAME,
        arith::CmpIOp::NAME,
        arith::SelectOp::NAME,
    ];
    CHEAP.contains(&op.name())
}
