//! Subgroup collectives.
//!
//! The subgroups of a workgroup are runs of consecutive work-items, as many as the kernel or its
//! target specifies. Each work-item stores its value to an array; a reduction, a vote or a ballot
//! is a loop over the participating work-items of a subgroup, and its result goes to all of them; a
//! shuffle loads the element of another work-item. If that one does not participate, the work-item
//! gets its own value back.

use super::{
    grid::Id,
    kernel::{Class, Kernel},
    slots::Slot,
};
use crate::{analysis::reductions::combination, lir::arithmetic::Arithmetic};
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Type, Value},
    lir,
    upstream::{
        arith::{self, CmpIPredicate},
        scf, vector,
    },
};

/// Replaces an operation; `None` after an error.
pub fn compute<'c>(kernel: &mut Kernel<'c>, op: Op<'c>) -> Option<()> {
    let is_shuffle = [
        lir::SubgroupShuffleOp::NAME,
        lir::SubgroupShuffleXorOp::NAME,
        lir::SubgroupBroadcastOp::NAME,
    ]
    .contains(&op.name());
    let width = kernel.grid.width(op)?;
    let given = Slot::new(op.operand(0).ty(), &kernel.grid, op)?;
    kernel.keep(&[(op.operand(0), given)], op)?;
    kernel.close();
    match is_shuffle {
        true => shuffle(kernel, op, given, width),
        false => combine(kernel, op, given, width),
    }
}

/// A shuffle: the value of another work-item.
fn shuffle<'c>(kernel: &mut Kernel<'c>, op: Op<'c>, given: Slot<'c>, width: i64) -> Option<()> {
    let segment = kernel.open_before(op)?;
    let index = kernel.import(op.operand(1), segment, op)?;
    let lane = kernel.segments[segment].id(Id::Lane, &mut kernel.grid, op)?;
    let number = kernel.segments[segment].number(&mut kernel.grid);
    let builder = kernel.segments[segment]
        .builder()
        .with_location(op.location());
    let a = Arithmetic::new(builder);
    let wanted = match op.is::<lir::SubgroupShuffleXorOp<'c>>() {
        true => a.binary(arith::XOrIOp::NAME, lane, index),
        false => index,
    };
    let first = a.binary(arith::SubIOp::NAME, number, lane);
    let other = a.binary(arith::AddIOp::NAME, first, wanted);
    let [width, items] = [width, kernel.grid.items()?].map(|bound| kernel.grid.constant(bound));
    let mut is_there = a.cmpi(CmpIPredicate::Ult, wanted, width);
    let is_item = a.cmpi(CmpIPredicate::Ult, other, items);
    is_there = a.binary(arith::AndIOp::NAME, is_there, is_item);
    let mut place = a.select(is_there, other, number);
    if let Some(mask) = kernel.mask {
        let takes_part = mask.load(builder, place);
        place = a.select(takes_part, place, number);
    }
    let result = given.load(builder, place);
    kernel.classes.insert(result, Class::Item(segment));
    op.result(0).replace_all_uses(result);
    op.move_to_end(kernel.removed);
    Some(())
}

/// A reduction, vote or ballot: one value per subgroup.
fn combine<'c>(kernel: &mut Kernel<'c>, op: Op<'c>, given: Slot<'c>, width: i64) -> Option<()> {
    let result = Slot::new(op.result(0).ty(), &kernel.grid, op)?;
    let items = kernel.grid.items()?;
    let subgroups = kernel.grid.subgroups(op)?;
    let bounds = [0, 1, width, items].map(|number| kernel.grid.constant(number));
    let [zero, one, width_value, items_value] = bounds;
    let builder = Builder::before(op);
    let word = kernel.grid.word();
    let (outer, inside) = nest(&builder, [zero, subgroups, one], &[], word);
    let a = Arithmetic::new(inside);
    let first = a.binary(arith::MulIOp::NAME, outer.argument(0), width_value);
    let mut last = a.binary(arith::AddIOp::NAME, first, width_value);
    if items % width != 0 {
        last = a.create(arith::MinUIOp::NAME, &[last, items_value], word);
    }
    let run = Run {
        op,
        given,
        mask: kernel.mask,
        range: [first, last, one],
        width,
    };
    let combined = run.combine(inside);
    let (each, body) = nest(&inside, run.range, &[], word);
    result.store(body, each.argument(0), combined);
    scf::YieldOp::build(&body, &[]);
    scf::YieldOp::build(&inside, &[]);
    kernel.classes.insert(op.result(0), Class::Kept(result));
    op.move_to_end(kernel.removed);
    Some(())
}

/// The work-items of a subgroup.
struct Run<'c> {
    op: Op<'c>,
    given: Slot<'c>,
    mask: Option<Slot<'c>>,
    /// The first number, the end, and 1.
    range: [Value<'c>; 3],
    width: i64,
}

impl<'c> Run<'c> {
    /// The result of the operation.
    fn combine(&self, builder: Builder<'c>) -> Value<'c> {
        let name = match self.op.name() {
            lir::SubgroupBallotOp::NAME => return self.ballot(builder),
            lir::SubgroupAnyOp::NAME => arith::OrIOp::NAME,
            lir::SubgroupAllOp::NAME => arith::AndIOp::NAME,
            _ => combination(lir::SubgroupReduceOp::from_op(self.op).kind()),
        };
        self.reduce(builder, name)
    }

    /// Combines the values of all participating work-items with the operation `name`.
    fn reduce(&self, builder: Builder<'c>, name: &str) -> Value<'c> {
        let a = Arithmetic::new(builder);
        let flag = a.integer_like(self.range[0].ty(), 1);
        let value = self.given.load(builder, self.range[0]);
        let found = match self.mask {
            Some(mask) => mask.load(builder, self.range[0]),
            None => a.int(flag, 1),
        };
        let [first, last, one] = self.range;
        let second = a.binary(arith::AddIOp::NAME, first, one);
        let (body, inside) = nest(&builder, [second, last, one], &[value, found], first.ty());
        let [number, so_far, found] = [0, 1, 2].map(|index| body.argument(index));
        let a = Arithmetic::new(inside);
        let value = self.given.load(inside, number);
        let mut next = a.binary(name, so_far, value);
        let mut is_found = found;
        if let Some(mask) = self.mask {
            let takes_part = mask.load(inside, number);
            next = a.select(found, next, value);
            next = a.select(takes_part, next, so_far);
            is_found = a.binary(arith::OrIOp::NAME, found, takes_part);
        }
        scf::YieldOp::build(&inside, &[next, is_found]);
        body.parent_op().map_or(so_far, |round| round.result(0))
    }

    /// A vector of words with a bit for each work-item.
    fn ballot(&self, builder: Builder<'c>) -> Value<'c> {
        let word = self.range[0].ty();
        let zero = Arithmetic::new(builder).int(word, 0);
        let used = ((self.width + 31) / 32).clamp(1, 4) as usize;
        let (body, inside) = nest(&builder, self.range, &vec![zero; used], word);
        let a = Arithmetic::new(inside);
        let number = body.argument(0);
        let mut holds = self.given.load(inside, number);
        if let Some(mask) = self.mask {
            let takes_part = mask.load(inside, number);
            holds = a.select(takes_part, holds, a.int(holds.ty(), 0));
        }
        let lane = a.binary(arith::SubIOp::NAME, number, self.range[0]);
        let shift = a.binary(arith::AndIOp::NAME, lane, a.int(word, 31));
        let bit = a.create(arith::ExtUIOp::NAME, &[holds], word);
        let bit = a.binary(arith::ShLIOp::NAME, bit, shift);
        let part = a.binary(arith::ShRUIOp::NAME, lane, a.int(word, 5));
        let mut words = vec![];
        for index in 0..used {
            let is_here = a.cmpi(CmpIPredicate::Eq, part, a.int(word, index as i64));
            let here = a.select(is_here, bit, a.int(word, 0));
            words.push(a.binary(arith::OrIOp::NAME, body.argument(index + 1), here));
        }
        scf::YieldOp::build(&inside, &words);
        let found = body.parent_op().into_iter().flat_map(Op::results);
        let words: Vec<_> = found.chain(std::iter::repeat(zero)).take(4).collect();
        vector::FromElementsOp::build(&builder, self.op.result(0).ty(), &words).dest()
    }
}

/// The body, without terminator, of a loop from the first bound to the second by the third.
fn nest<'c>(
    builder: &Builder<'c>,
    [low, high, step]: [Value<'c>; 3],
    initial: &[Value<'c>],
    word: Type<'c>,
) -> (Block<'c>, Builder<'c>) {
    let types: Vec<_> = initial.iter().map(|value| value.ty()).collect();
    let nest = scf::ForOp::build(builder, &types, low, high, step, initial, false);
    let location = builder.location();
    let arguments: Vec<_> = std::iter::once(word)
        .chain(types)
        .map(|ty| (ty, location))
        .collect();
    let body = Block::new(&arguments);
    nest.region().append(body);
    (body, Builder::at_end(body, location))
}
