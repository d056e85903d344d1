//! Subgroup operations through shared memory, with a slot for each work-item of the workgroup.

use crate::{
    analysis::reductions::combination,
    lir::{
        arithmetic::Arithmetic,
        subgroups::workgroup_slots::{self, barrier, load, slot, store},
    },
};
use gir_dialects::{
    common::MemoryScope,
    ir::{self, Block, Builder, Op, OpView, Type, Value},
    lir,
    upstream::{
        arith::{self, CmpIPredicate},
        scf, vector,
    },
};

/// The expansion of an operation.
pub struct Plan<'c> {
    /// The operation.
    pub op: Op<'c>,
    /// The size of the workgroup.
    pub size: [i64; 3],
    /// The number of work-items of a subgroup, a power of two.
    pub width: i64,
    /// The name of the shared memory, if the operation exchanges values.
    pub slots: Option<String>,
}

/// The type of the values that an operation exchanges, if it exchanges any.
pub fn exchanged(op: Op<'_>) -> Option<Type<'_>> {
    match op.name() {
        lir::SubgroupShuffleOp::NAME
        | lir::SubgroupShuffleXorOp::NAME
        | lir::SubgroupBroadcastOp::NAME
        | lir::SubgroupReduceOp::NAME => Some(op.operand(0).ty()),
        lir::SubgroupAnyOp::NAME | lir::SubgroupAllOp::NAME | lir::SubgroupBallotOp::NAME => {
            Some(word(op))
        }
        _ => None,
    }
}

fn word(op: Op<'_>) -> Type<'_> {
    ir::integer_type(op.context(), 32, ir::Signedness::Signless)
}

impl<'c> Plan<'c> {
    /// Replaces the operation by its expansion.
    pub fn expand(&self) {
        let op = self.op;
        let b = Builder::before(op);
        if let Some(joining) = op.cast::<lir::BarrierOp<'c>>() {
            let workgroup = MemoryScope::Workgroup;
            let scope = match joining.mem_scope() as i64 > workgroup as i64 {
                true => joining.mem_scope(),
                false => workgroup,
            };
            lir::BarrierOp::build(&b, workgroup, scope, joining.semantics());
        } else {
            let result = match &self.slots {
                Some(slots) => self.exchange(&b, slots),
                None => self.place(&b),
            };
            op.result(0).replace_all_uses(result);
        }
        op.erase();
    }

    fn items(&self) -> i64 {
        self.size.iter().product()
    }

    /// The position in the subgroup, or the number of work-items or subgroups.
    fn place(&self, b: &Builder<'c>) -> Value<'c> {
        let (a, word) = (Arithmetic::new(*b), word(self.op));
        match self.op.name() {
            lir::SubgroupSizeOp::NAME => a.int(word, self.width),
            lir::NumSubgroupsOp::NAME => a.int(word, (self.items() + self.width - 1) / self.width),
            lir::SubgroupIdOp::NAME => {
                let bits = a.int(word, i64::from(self.width.trailing_zeros()));
                let number = workgroup_slots::number(b, self.size);
                a.binary(arith::ShRUIOp::NAME, number, bits)
            }
            _ => self.lane(&a, workgroup_slots::number(b, self.size)),
        }
    }

    /// The index of the work-item in its subgroup.
    fn lane(&self, a: &Arithmetic<'c>, number: Value<'c>) -> Value<'c> {
        let mask = a.int(number.ty(), self.width - 1);
        a.binary(arith::AndIOp::NAME, number, mask)
    }

    /// All work-items store their values to the slots, and load those they need.
    fn exchange(&self, b: &Builder<'c>, slots: &str) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let number = workgroup_slots::number(b, self.size);
        let lane = self.lane(&a, number);
        let given = match exchanged(self.op) {
            Some(ty) if self.op.operand(0).ty() != ty => {
                a.create(arith::ExtUIOp::NAME, &[self.op.operand(0)], ty)
            }
            _ => self.op.operand(0),
        };
        let subgroup = Subgroup {
            slots: workgroup_slots::address(b, slots, given.ty()),
            ty: given.ty(),
            number,
            lane,
            first: a.binary(arith::SubIOp::NAME, number, lane),
        };
        store(b, slot(b, subgroup.slots, number), given);
        barrier(b);
        let result = match self.op.name() {
            lir::SubgroupBallotOp::NAME => self.ballot(b, &subgroup),
            lir::SubgroupAnyOp::NAME => self.vote(b, &subgroup, arith::OrIOp::NAME),
            lir::SubgroupAllOp::NAME => self.vote(b, &subgroup, arith::AndIOp::NAME),
            lir::SubgroupReduceOp::NAME => {
                let kind = lir::SubgroupReduceOp::from_op(self.op).kind();
                self.reduce(b, &subgroup, combination(kind))
            }
            _ => self.shuffle(b, &subgroup),
        };
        // The slots may only be overwritten after all work-items have read them.
        barrier(b);
        result
    }

    /// The value of another work-item, or the own one if that does not exist.
    fn shuffle(&self, b: &Builder<'c>, subgroup: &Subgroup<'c>) -> Value<'c> {
        let (a, index) = (Arithmetic::new(*b), self.op.operand(1));
        let wanted = match self.op.is::<lir::SubgroupShuffleXorOp<'c>>() {
            true => a.binary(arith::XOrIOp::NAME, subgroup.lane, index),
            false => index,
        };
        let word = wanted.ty();
        let other = a.binary(arith::AddIOp::NAME, subgroup.first, wanted);
        let mut is_there = a.cmpi(CmpIPredicate::Ult, wanted, a.int(word, self.width));
        if self.items() % self.width != 0 {
            let is_item = a.cmpi(CmpIPredicate::Ult, other, a.int(word, self.items()));
            is_there = a.binary(arith::AndIOp::NAME, is_there, is_item);
        }
        subgroup.load(b, a.select(is_there, other, subgroup.number))
    }

    fn vote(&self, b: &Builder<'c>, subgroup: &Subgroup<'c>, name: &str) -> Value<'c> {
        let total = self.reduce(b, subgroup, name);
        let a = Arithmetic::new(*b);
        a.cmpi(CmpIPredicate::Ne, total, a.int(total.ty(), 0))
    }

    /// The number after that of the last work-item of the subgroup.
    fn end(&self, a: &Arithmetic<'c>, first: Value<'c>) -> Value<'c> {
        let word = first.ty();
        let end = a.binary(arith::AddIOp::NAME, first, a.int(word, self.width));
        match self.items() % self.width {
            0 => end,
            _ => a.binary(arith::MinUIOp::NAME, end, a.int(word, self.items())),
        }
    }

    /// Combines the values with the operation `name`, from the first to the last.
    fn reduce(&self, b: &Builder<'c>, subgroup: &Subgroup<'c>, name: &str) -> Value<'c> {
        let (a, first) = (Arithmetic::new(*b), subgroup.first);
        let one = a.int(first.ty(), 1);
        let bounds = [
            a.binary(arith::AddIOp::NAME, first, one),
            self.end(&a, first),
            one,
        ];
        let round = repeat(
            b,
            bounds,
            &[subgroup.load(b, first)],
            |b, number, so_far| {
                let value = subgroup.load(b, number);
                vec![Arithmetic::new(*b).binary(name, so_far[0], value)]
            },
        );
        round[0]
    }

    /// A vector of words with a bit for each work-item.
    fn ballot(&self, b: &Builder<'c>, subgroup: &Subgroup<'c>) -> Value<'c> {
        let (a, first) = (Arithmetic::new(*b), subgroup.first);
        let word = first.ty();
        let zero = a.int(word, 0);
        let used = ((self.width + 31) / 32).clamp(1, 4) as usize;
        let bounds = [first, self.end(&a, first), a.int(word, 1)];
        let mut words = repeat(b, bounds, &vec![zero; used], |b, number, so_far| {
            let a = Arithmetic::new(*b);
            let lane = self.lane(&a, number);
            let shift = a.binary(arith::AndIOp::NAME, lane, a.int(word, 31));
            let bit = a.binary(arith::ShLIOp::NAME, subgroup.load(b, number), shift);
            let part = a.binary(arith::ShRUIOp::NAME, lane, a.int(word, 5));
            let with_bit = |(index, &before): (usize, &Value<'c>)| {
                let is_here = a.cmpi(CmpIPredicate::Eq, part, a.int(word, index as i64));
                let here = a.select(is_here, bit, a.int(word, 0));
                a.binary(arith::OrIOp::NAME, before, here)
            };
            so_far.iter().enumerate().map(with_bit).collect()
        });
        words.resize(4, zero);
        vector::FromElementsOp::build(b, self.op.result(0).ty(), &words).dest()
    }
}

/// The position of the work-item in its subgroup, and the slots.
struct Subgroup<'c> {
    slots: Value<'c>,
    /// The type of the values.
    ty: Type<'c>,
    /// The index in the workgroup.
    number: Value<'c>,
    /// The index in the subgroup.
    lane: Value<'c>,
    /// The index of the subgroup's first work-item in the workgroup.
    first: Value<'c>,
}

impl<'c> Subgroup<'c> {
    /// The value of the work-item with an index.
    fn load(&self, b: &Builder<'c>, number: Value<'c>) -> Value<'c> {
        load(b, slot(b, self.slots, number), self.ty)
    }
}

/// A loop from the first bound to the second by the third; returns its results.
fn repeat<'c>(
    b: &Builder<'c>,
    [low, high, step]: [Value<'c>; 3],
    initial: &[Value<'c>],
    round: impl FnOnce(&Builder<'c>, Value<'c>, &[Value<'c>]) -> Vec<Value<'c>>,
) -> Vec<Value<'c>> {
    let types: Vec<_> = initial.iter().map(|value| value.ty()).collect();
    let nest = scf::ForOp::build(b, &types, low, high, step, initial, false);
    let carried = std::iter::once(low.ty()).chain(types);
    let arguments: Vec<_> = carried.map(|ty| (ty, b.location())).collect();
    let body = Block::new(&arguments);
    nest.region().append(body);
    let inside = Builder::at_end(body, b.location());
    let arguments: Vec<_> = body.arguments().collect();
    let next = round(&inside, arguments[0], &arguments[1..]);
    scf::YieldOp::build(&inside, &next);
    nest.op().results().collect()
}
