//! Divergent branches and loops that contain synchronisation points of subgroups.
//!
//! An array of flags records the participating work-items; the loops over work-items skip the
//! others. A branch becomes two, one for each arm, and a loop runs as long as any work-item does.
//! So the work-items of a subgroup that are in a branch arrive together, as its operations require:
//! `a` and `b` below run in step.
//!
//! ```mlir
//!                           scf.for %i … { %then[%i] = %c } {lir.work_items}
//! scf.if %c {               %any = … // of %then
//!   a                       scf.if %any {
//!   %r = … any %v      →      scf.for %i … { scf.if %then[%i] { a } } {lir.work_items}
//!   b                         …
//! }                           scf.for %i … { scf.if %then[%i] { b } } {lir.work_items}
//!                           }
//! ```

use super::{
    super::arithmetic::Arithmetic,
    constructs::{Carried, keep_attributes, move_body, passed_on},
    kernel::{Class, Kernel},
    slots::Slot,
};
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Region, Type, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        scf,
    },
};

/// A branch: one per arm, for the work-items that take it.
pub fn choice<'c>(kernel: &mut Kernel<'c>, choice: scf::IfOp<'c>) -> Option<()> {
    let op = choice.op();
    let outer = kernel.mask;
    let condition = Slot::new(choice.condition().ty(), &kernel.grid, op)?;
    kernel.keep(&[(choice.condition(), condition)], op)?;
    kernel.close();
    let carried = Carried::new(kernel, op.results(), op)?;
    let taken = match outer {
        None => condition,
        Some(_) => narrowed(kernel, condition, false, op)?,
    };
    let others = match choice.else_region().is_empty() {
        true => None,
        false => Some(narrowed(kernel, condition, true, op)?),
    };
    for (region, mask) in op.regions().zip([Some(taken), others]) {
        if let Some(mask) = mask {
            arm(kernel, op, region, mask, &carried)?;
        }
    }
    kernel.mask = outer;
    carried.rename(kernel, op.results(), []);
    op.move_to_end(kernel.removed);
    Some(())
}

/// Moves an arm before its branch, for the work-items of a mask.
fn arm<'c>(
    kernel: &mut Kernel<'c>,
    op: Op<'c>,
    region: Region<'c>,
    mask: Slot<'c>,
    carried: &Carried<'c>,
) -> Option<()> {
    let any = any(kernel, mask, op)?;
    let new = scf::IfOp::build(&Builder::before(op), &[], any);
    new.then_region().take_body(region);
    let body = new.then_region().first_block()?;
    kernel.mask = Some(mask);
    kernel.block(body)?;
    end_block(kernel, carried, body)
}

/// Stores the values that a block passes at its end.
fn end_block<'c>(kernel: &mut Kernel<'c>, carried: &Carried<'c>, body: Block<'c>) -> Option<()> {
    let end = body.terminator()?;
    let values: Vec<_> = end.operands().collect();
    kernel.keep(&carried.kept(&values), end)?;
    kernel.close();
    end.set_operands(&[]);
    Some(())
}

/// A conditional loop, which runs while any work-item does.
pub fn conditional_loop<'c>(kernel: &mut Kernel<'c>, op: Op<'c>) -> Option<()> {
    let [before, after] = [op.region(0).first_block()?, op.region(1).first_block()?];
    let outer = kernel.mask;
    let flag = before.terminator()?.operand(0).ty();
    let carried = all_kept(kernel, before.arguments(), op)?;
    let initial: Vec<_> = op.operands().collect();
    kernel.keep(&carried.kept(&initial), op)?;
    kernel.close();
    let live = start(kernel, flag, op)?;
    kernel.mask = Some(live);
    let passed = passed_on(kernel, &carried, [before, after], op)?;
    let new = scf::WhileOp::build(&Builder::before(op), &[], &[]).op();
    keep_attributes(op, new);

    let test = move_body(before, new.region(0), &[], op.location());
    carried.rename(kernel, before.arguments(), []);
    kernel.block(test)?;
    let end = test.terminator()?;
    let values: Vec<_> = end.operands().skip(1).collect();
    kernel.keep(&passed.kept(&values), end)?;
    go_on(kernel, end.operand(0), live, end)?;

    let body = move_body(after, new.region(1), &[], op.location());
    passed.rename(kernel, after.arguments(), []);
    kernel.block(body)?;
    end_block(kernel, &carried, body)?;
    kernel.mask = outer;
    passed.rename(kernel, op.results(), []);
    op.move_to_end(kernel.removed);
    Some(())
}

/// A counted loop: each work-item has its own counter.
pub fn counted_loop<'c>(kernel: &mut Kernel<'c>, counted: scf::ForOp<'c>) -> Option<()> {
    let op = counted.op();
    let outer = kernel.mask;
    let old = op.region(0).first_block()?;
    let carried = all_kept(kernel, old.arguments(), op)?;
    let flag = Arithmetic::new(Builder::before(op)).integer_like(kernel.grid.word(), 1);
    let initial: Vec<_> = [counted.lower_bound()]
        .into_iter()
        .chain(counted.init_args())
        .collect();
    kernel.keep(&carried.kept(&initial), op)?;
    kernel.close();
    let live = start(kernel, flag, op)?;
    kernel.mask = Some(live);
    let new = scf::WhileOp::build(&Builder::before(op), &[], &[]).op();
    keep_attributes(op, new);
    let counter = old.argument(0);
    carried.rename(kernel, old.arguments(), []);

    let test = Block::new(&[]);
    new.region(0).append(test);
    let at_end = Builder::at_end(test, op.location());
    let never = arith_flag(&at_end, flag);
    let end = scf::ConditionOp::build(&at_end, never, &[]).op();
    let goes_on = is_below(kernel, counter, counted, end)?;
    go_on(kernel, goes_on, live, end)?;

    let body = move_body(old, new.region(1), &[], op.location());
    kernel.block(body)?;
    let end = body.terminator()?;
    let next = advanced(kernel, counter, counted.step(), end)?;
    let values: Vec<_> = [next].into_iter().chain(end.operands()).collect();
    end.set_operands(&values);
    end_block(kernel, &carried, body)?;
    kernel.mask = outer;
    let results = Carried(carried.0[1..].to_vec());
    results.rename(kernel, op.results(), []);
    op.move_to_end(kernel.removed);
    Some(())
}

/// Arrays for all of the values.
fn all_kept<'c>(
    kernel: &Kernel<'c>,
    values: impl Iterator<Item = Value<'c>>,
    op: Op<'c>,
) -> Option<Carried<'c>> {
    let slot = |value: Value<'c>| Slot::new(value.ty(), &kernel.grid, op).map(Some);
    values.map(slot).collect::<Option<Vec<_>>>().map(Carried)
}

fn arith_flag<'c>(builder: &Builder<'c>, flag: Type<'c>) -> Value<'c> {
    Arithmetic::new(*builder).int(flag, 0)
}

/// Whether a work-item's counter is below its bound, in a segment before `end`.
fn is_below<'c>(
    kernel: &mut Kernel<'c>,
    counter: Value<'c>,
    counted: scf::ForOp<'c>,
    end: Op<'c>,
) -> Option<Value<'c>> {
    let segment = kernel.open_before(end)?;
    let counter = kernel.import(counter, segment, end)?;
    let bound = kernel.import(counted.upper_bound(), segment, end)?;
    let predicate = match counted.unsigned_cmp() {
        true => CmpIPredicate::Ult,
        false => CmpIPredicate::Slt,
    };
    let a = Arithmetic::new(kernel.segments[segment].builder());
    let below = a.cmpi(predicate, counter, bound);
    kernel.classes.insert(below, Class::Item(segment));
    Some(below)
}

/// The next value of a work-item's counter, in the open segment or a new one.
fn advanced<'c>(
    kernel: &mut Kernel<'c>,
    counter: Value<'c>,
    step: Value<'c>,
    end: Op<'c>,
) -> Option<Value<'c>> {
    let segment = kernel.open_before(end)?;
    let counter = kernel.import(counter, segment, end)?;
    let step = kernel.import(step, segment, end)?;
    let a = Arithmetic::new(kernel.segments[segment].builder());
    let next = a.binary(arith::AddIOp::NAME, counter, step);
    kernel.classes.insert(next, Class::Item(segment));
    Some(next)
}

/// A new mask with the work-items that currently participate.
fn start<'c>(kernel: &mut Kernel<'c>, flag: Type<'c>, place: Op<'c>) -> Option<Slot<'c>> {
    let live = Slot::new(flag, &kernel.grid, place)?;
    for_all(kernel, place, |kernel, segment, outer| {
        let builder = kernel.segments[segment].builder();
        let number = kernel.segments[segment].number(&mut kernel.grid);
        let takes_part = match outer {
            Some(mask) => mask.load(builder, number),
            None => Arithmetic::new(builder).int(flag, 1),
        };
        live.store(builder, number, takes_part);
    })?;
    Some(live)
}

/// Ends the condition of a loop: only the work-items for which it holds continue.
fn go_on<'c>(
    kernel: &mut Kernel<'c>,
    condition: Value<'c>,
    live: Slot<'c>,
    end: Op<'c>,
) -> Option<()> {
    let holds = Slot::new(condition.ty(), &kernel.grid, end)?;
    kernel.keep(&[(condition, holds)], end)?;
    kernel.close();
    for_all(kernel, end, |kernel, segment, _| {
        let number = kernel.segments[segment].number(&mut kernel.grid);
        let builder = kernel.segments[segment].builder();
        let [was, holds] = [live, holds].map(|slot| slot.load(builder, number));
        let a = Arithmetic::new(builder);
        let is = a.select(was, holds, a.int(was.ty(), 0));
        live.store(builder, number, is);
    })?;
    let any = any(kernel, live, end)?;
    end.set_operands(&[any]);
    Some(())
}

/// A mask of the participating work-items for which a condition holds, or does not.
fn narrowed<'c>(
    kernel: &mut Kernel<'c>,
    condition: Slot<'c>,
    negated: bool,
    place: Op<'c>,
) -> Option<Slot<'c>> {
    let mask = Slot::new(condition.ty(), &kernel.grid, place)?;
    for_all(kernel, place, |kernel, segment, outer| {
        let number = kernel.segments[segment].number(&mut kernel.grid);
        let builder = kernel.segments[segment].builder();
        let a = Arithmetic::new(builder);
        let mut takes_part = condition.load(builder, number);
        if negated {
            let one = a.int(condition.ty(), 1);
            takes_part = a.binary(arith::XOrIOp::NAME, takes_part, one);
        }
        if let Some(outer) = outer {
            let outer = outer.load(builder, number);
            takes_part = a.select(outer, takes_part, a.int(condition.ty(), 0));
        }
        mask.store(builder, number, takes_part);
    })?;
    Some(mask)
}

/// A separate loop over all work-items, participating or not; `body` gets its segment and the mask.
fn for_all<'c>(
    kernel: &mut Kernel<'c>,
    place: Op<'c>,
    body: impl FnOnce(&mut Kernel<'c>, usize, Option<Slot<'c>>),
) -> Option<()> {
    kernel.close();
    let outer = kernel.mask.take();
    let segment = kernel.open_before(place);
    kernel.mask = outer;
    kernel.close();
    body(kernel, segment?, outer);
    Some(())
}

/// Whether any work-item is in a mask.
fn any<'c>(kernel: &mut Kernel<'c>, mask: Slot<'c>, place: Op<'c>) -> Option<Value<'c>> {
    let items = kernel.grid.items()?;
    let [zero, one, items] = [0, 1, items].map(|number| kernel.grid.constant(number));
    let builder = Builder::before(place);
    let none = arith_flag(&builder, mask.ty());
    let all = scf::ForOp::build(&builder, &[mask.ty()], zero, items, one, &[none], false);
    let arguments = [zero.ty(), mask.ty()].map(|ty| (ty, place.location()));
    let body = Block::new(&arguments);
    all.region().append(body);
    let inside = Builder::at_end(body, place.location());
    let is = mask.load(inside, body.argument(0));
    let so_far = Arithmetic::new(inside).binary(arith::OrIOp::NAME, body.argument(1), is);
    scf::YieldOp::build(&inside, &[so_far]);
    Some(all.op().result(0))
}
