//! The loop over vectors, and the rest of the iterations.

use super::{
    plan::{Plan, is_elementwise},
    streams::{Moving, Stream},
};
use gir_dialects::{
    ir::{
        self, Block, Builder, Op, OpSpec, OpView as _, Type, TypeExt as _, Value, identifier_text,
    },
    mir::{self, PtrType},
    names,
    upstream::{
        arith::{self, CmpIPredicate},
        scf, vector,
    },
};
use std::collections::{HashMap, HashSet};

/// Puts a loop over vectors in front of a loop, which runs the iterations that are left over.
pub fn vectorize(plan: &Plan<'_>) {
    let b = Builder::before(plan.each.op());
    let (lower, unsigned) = (plan.each.lower_bound(), plan.each.unsigned_cmp());
    let middle = end_of_vectors(plan, &b);
    let lanes = number(&b, plan.counter.ty(), i64::from(plan.lanes));
    let new = scf::ForOp::build(&b, &[], lower, middle, lanes, &[], unsigned);
    for (name, value) in plan.each.op().discardable_attributes() {
        new.op().set_attribute(identifier_text(name), value);
    }
    let body = Block::new(&[(plan.counter.ty(), plan.counter.location())]);
    new.region().append(body);
    Body::new(plan, new.op(), body).fill();
    plan.each.op().set_operand(0, middle);
}

fn number<'c>(b: &Builder<'c>, ty: Type<'c>, number: i64) -> Value<'c> {
    arith::ConstantOp::build(b, ty, ir::integer(ty, number)).result()
}

/// The number with which the rest of the iterations begins: the lower bound if there is no whole vector, or an index
/// would wrap around.
fn end_of_vectors<'c>(plan: &Plan<'c>, b: &Builder<'c>) -> Value<'c> {
    let (lower, upper) = (plan.each.lower_bound(), plan.each.upper_bound());
    let ty = lower.ty();
    let count = arith::SubIOp::build(b, ty, upper, lower, None).result();
    let mask = number(b, ty, -i64::from(plan.lanes));
    let whole = arith::AndIOp::build(b, ty, count, mask).result();
    let less = match plan.each.unsigned_cmp() {
        true => CmpIPredicate::Ult,
        false => CmpIPredicate::Slt,
    };
    let bool = ir::integer_type(b.context(), 1, ir::Signedness::Signless);
    let mut runs = arith::CmpIOp::build(b, bool, less, lower, upper).result();
    for first in first_indices(plan, b) {
        let steady = is_steady(b, bool, first, whole);
        runs = arith::AndIOp::build(b, bool, runs, steady).result();
    }
    let none = number(b, ty, 0);
    let steps = arith::SelectOp::build(b, ty, runs, whole, none).result();
    arith::AddIOp::build(b, ty, lower, steps, None).result()
}

/// Whether an index does not wrap around in a number of iterations.
fn is_steady<'c>(
    b: &Builder<'c>,
    bool: Type<'c>,
    (first, is_unsigned): (Value<'c>, bool),
    count: Value<'c>,
) -> Value<'c> {
    let ty = first.ty();
    // Signed numbers in the order of unsigned ones.
    let first = match is_unsigned {
        true => first,
        false => {
            let width = ty.as_integer().map_or(64, |(width, _)| width);
            let least = number(b, ty, i64::MIN >> (64 - width));
            arith::XOrIOp::build(b, ty, first, least).result()
        }
    };
    let minus_one = number(b, ty, -1);
    let last = arith::AddIOp::build(b, ty, count, minus_one, None).result();
    let last = arith::AddIOp::build(b, ty, first, last, None).result();
    arith::CmpIOp::build(b, bool, CmpIPredicate::Uge, last, first).result()
}

/// The indices of the first iteration that may wrap around later, each once, and whether they are unsigned.
fn first_indices<'c>(plan: &Plan<'c>, b: &Builder<'c>) -> Vec<(Value<'c>, bool)> {
    let counts = |moving: &Moving<'c>| {
        let is_counter = moving.sum.constant == 0 && moving.sum.terms == [(plan.counter, 1)];
        is_counter && moving.gep.unsigned_index() == plan.each.unsigned_cmp()
    };
    let mut known: Vec<&Moving<'c>> = vec![];
    let moving = plan
        .streams
        .iter()
        .filter_map(|stream| stream.moving.as_ref());
    for moving in moving.filter(|moving| !counts(moving)) {
        let is_same = |other: &&Moving<'c>| {
            other.sum.distance(&moving.sum) == Some(0)
                && other.gep.unsigned_index() == moving.gep.unsigned_index()
        };
        if !known.iter().any(is_same) {
            known.push(moving);
        }
    }
    let indices = known.iter().map(|moving| moving.gep.index());
    let needed = needed_for(plan, indices);
    let mut copies = HashMap::from([(plan.counter, plan.each.lower_bound())]);
    for op in plan.body.ops().filter(|op| needed.contains(op)) {
        copy(op, b, &mut copies);
    }
    let copied = |value: Value<'c>| copies.get(&value).copied().unwrap_or(value);
    known
        .iter()
        .map(|moving| (copied(moving.gep.index()), moving.gep.unsigned_index()))
        .collect()
}

/// The operations of a body from which values are computed.
fn needed_for<'c>(plan: &Plan<'c>, values: impl Iterator<Item = Value<'c>>) -> HashSet<Op<'c>> {
    let mut pending: Vec<_> = values.collect();
    let mut needed = HashSet::new();
    while let Some(value) = pending.pop() {
        let op = value
            .defining_op()
            .filter(|op| op.block() == Some(plan.body));
        if let Some(op) = op.filter(|op| needed.insert(*op)) {
            pending.extend(op.operands());
        }
    }
    needed
}

/// Copies an operation, with copies of its operands.
fn copy<'c>(op: Op<'c>, b: &Builder<'c>, copies: &mut HashMap<Value<'c>, Value<'c>>) {
    let operands: Vec<_> = op
        .operands()
        .map(|operand| copies.get(&operand).copied().unwrap_or(operand))
        .collect();
    let new = create_like(op, b, &operands, &op.result_types());
    copies.extend(op.results().zip(new.results()));
}

fn create_like<'c>(
    op: Op<'c>,
    b: &Builder<'c>,
    operands: &[Value<'c>],
    results: &[Type<'c>],
) -> Op<'c> {
    let spec = OpSpec {
        operands,
        results,
        attributes: &op.attributes(),
        ..OpSpec::default()
    };
    b.with_location(op.location()).create(op.name(), spec)
}

/// The body of the loop over vectors.
struct Body<'a, 'c> {
    plan: &'a Plan<'c>,
    each: Op<'c>,
    block: Block<'c>,
    /// The values of the first lane.
    scalars: HashMap<Value<'c>, Value<'c>>,
    vectors: HashMap<Value<'c>, Value<'c>>,
    /// The operations whose first lane is needed.
    first: HashSet<Op<'c>>,
}

impl<'a, 'c> Body<'a, 'c> {
    fn new(plan: &'a Plan<'c>, each: Op<'c>, block: Block<'c>) -> Self {
        let pointers = plan.streams.iter().map(|stream| stream.op.operand(0));
        Self {
            plan,
            each,
            block,
            scalars: HashMap::from([(plan.counter, block.argument(0))]),
            vectors: HashMap::new(),
            first: needed_for(plan, pointers),
        }
    }

    fn builder(&self, op: Op<'c>) -> Builder<'c> {
        Builder::at_end(self.block, op.location())
    }

    fn fill(mut self) {
        let end = self.plan.body.terminator();
        for op in self.plan.body.ops().filter(|op| Some(*op) != end) {
            self.add(op);
        }
        scf::YieldOp::build(&Builder::at_end(self.block, self.each.location()), &[]);
    }

    fn add(&mut self, op: Op<'c>) {
        let plan = self.plan;
        if let Some(stream) = plan.stream(op) {
            self.access(stream);
            return;
        }
        let is_same = op.results().all(|result| plan.is_invariant(result));
        if is_same || self.first.contains(&op) {
            copy(op, &self.builder(op), &mut self.scalars);
        }
        if !is_same && is_elementwise(op) && op.results().any(|result| self.is_data(result)) {
            let operands: Vec<_> = op
                .operands()
                .map(|operand| self.vector(operand, op))
                .collect();
            let results = [self.vector_type(op.result(0).ty())];
            let new = create_like(op, &self.builder(op), &operands, &results);
            self.vectors.insert(op.result(0), new.result(0));
        }
    }

    /// Whether a value is used for more than addresses.
    fn is_data(&self, value: Value<'c>) -> bool {
        value
            .uses()
            .any(|(user, place)| match self.plan.stream(user) {
                Some(_) => place > 0,
                None => !user.is::<mir::GepOp<'_>>(),
            })
    }

    fn access(&mut self, stream: &Stream<'c>) {
        let op = stream.op;
        if stream.moving.is_none() {
            copy(op, &self.builder(op), &mut self.scalars);
            return;
        }
        let ty = self.vector_type(stream.element);
        let value = stream.writes.then(|| self.vector(op.operand(1), op));
        let pointer = self.scalar(op.operand(0));
        let b = self.builder(op);
        let Some(space) = PtrType::from_type(pointer.ty()).map(PtrType::space) else {
            return;
        };
        let place = PtrType::get(op.context(), space, ty);
        let place = mir::PtrCastOp::build(&b, place, pointer).result();
        let new = match value {
            Some(value) => mir::StoreOp::build(&b, place, value, false, None, None).op(),
            None => mir::LoadOp::build(&b, ty, place, false, None, None).op(),
        };
        new.set_attribute(names::MIR_ALIGN, ir::i64_attr(op.context(), stream.size));
        if value.is_none() {
            self.vectors.insert(op.result(0), new.result(0));
        }
    }

    fn vector_type(&self, lane: Type<'c>) -> Type<'c> {
        ir::vector(self.plan.lanes, lane)
    }

    /// The value of the first lane.
    fn scalar(&self, value: Value<'c>) -> Value<'c> {
        self.scalars.get(&value).copied().unwrap_or(value)
    }

    /// The values of all lanes, for an operation.
    fn vector(&mut self, value: Value<'c>, user: Op<'c>) -> Value<'c> {
        if let Some(&known) = self.vectors.get(&value) {
            return known;
        }
        let ty = self.vector_type(value.ty());
        let is_outside = value.parent_block() != Some(self.plan.body);
        let b = match is_outside {
            true => Builder::before(self.each),
            false => self.builder(user),
        };
        let mut lanes = vector::BroadcastOp::build(&b, ty, self.scalar(value))
            .op()
            .result(0);
        if value == self.plan.counter {
            let numbers =
                arith::ConstantOp::build(&Builder::before(self.each), ty, self.numbers(ty))
                    .result();
            lanes = arith::AddIOp::build(&b, ty, lanes, numbers, None).result();
        }
        self.vectors.insert(value, lanes);
        lanes
    }

    /// The numbers of the lanes.
    fn numbers(&self, ty: Type<'c>) -> ir::Attribute<'c> {
        let bytes = ty
            .lane()
            .as_integer()
            .map_or(8, |(width, _)| width as usize / 8);
        let numbers = (0..u64::from(self.plan.lanes)).map(u64::to_le_bytes);
        let bytes: Vec<u8> = numbers
            .flat_map(|number| number[..bytes].to_vec())
            .collect();
        ir::dense_vector(ty, &bytes)
    }
}
