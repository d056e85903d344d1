//! Branches and loops that contain synchronisation points.
//!
//! Since work-items synchronise inside, all of them take the same path, so the construct stays
//! outside the loops over work-items, and takes the path of work-item 0. Uniform values remain its
//! operands and results; others go through arrays. Where only subgroups synchronise, work-items may
//! diverge: see [`divergent`].

use super::super::{arithmetic::Arithmetic, rounds};
use super::{
    divergent,
    kernel::{Class, Kernel},
    slots::Slot,
};
use gir_dialects::{
    ir::{self, Block, Builder, Location, Op, OpView, Region, Type, Value},
    upstream::{arith, scf},
};

/// Rebuilds an operation that contains synchronisation points.
pub fn rebuild<'c>(kernel: &mut Kernel<'c>, op: Op<'c>) -> Option<()> {
    let is_shared = is_shared(kernel, op);
    if let Some(choice) = op.cast::<scf::IfOp<'c>>() {
        match is_shared {
            true => self::choice(kernel, choice),
            false => divergent::choice(kernel, choice),
        }
    } else if let Some(counted) = op.cast::<scf::ForOp<'c>>() {
        match is_shared {
            true => {
                let counted = by_rounds(kernel, counted)?;
                counted_loop(kernel, counted)
            }
            false => divergent::counted_loop(kernel, counted),
        }
    } else if op.is::<scf::WhileOp<'c>>() {
        match is_shared {
            true => conditional_loop(kernel, op),
            false => divergent::conditional_loop(kernel, op),
        }
    } else {
        op.error("contains a barrier or a collective operation, which may be in 'scf.if', 'scf.for' and 'scf.while' only; write it with these");
        None
    }
}

/// Whether all work-items take the same path.
fn is_shared<'c>(kernel: &Kernel<'c>, op: Op<'c>) -> bool {
    let decided: Vec<_> = match op.name() {
        scf::ForOp::NAME => op.operands().take(3).collect(),
        scf::WhileOp::NAME => {
            let end = op.region(0).first_block().and_then(Block::terminator);
            end.into_iter().map(|end| end.operand(0)).collect()
        }
        _ => op.operands().collect(),
    };
    let is_outside = |value: &Value<'c>| !kernel.classes.contains_key(value);
    if !op.is::<scf::WhileOp<'c>>() && decided.iter().all(is_outside) {
        return true;
    }
    let is_uniform = |value: &Value<'c>| kernel.uniform.contains(value);
    kernel.mask.is_none() && (kernel.points.join_all_in(op) || decided.iter().all(is_uniform))
}

/// How each value is carried: in an array, or as before.
pub struct Carried<'c>(pub Vec<Option<Slot<'c>>>);

impl<'c> Carried<'c> {
    /// For values computed by `op`, or inside it.
    pub fn new(
        kernel: &Kernel<'c>,
        values: impl Iterator<Item = Value<'c>>,
        op: Op<'c>,
    ) -> Option<Self> {
        let slot = |value: Value<'c>| {
            if kernel.is_uniform(value) {
                return Some(None);
            }
            Slot::new(value.ty(), &kernel.grid, op).map(Some)
        };
        values.map(slot).collect::<Option<Vec<_>>>().map(Self)
    }

    /// The values carried in arrays.
    pub fn kept(&self, values: &[Value<'c>]) -> Vec<(Value<'c>, Slot<'c>)> {
        let pairs = values.iter().zip(&self.0);
        pairs
            .filter_map(|(value, slot)| Some((*value, (*slot)?)))
            .collect()
    }

    /// The values not carried in arrays.
    fn plain<T: Copy>(&self, values: impl IntoIterator<Item = T>) -> Vec<T> {
        let pairs = values.into_iter().zip(&self.0);
        pairs
            .filter_map(|(value, slot)| slot.is_none().then_some(value))
            .collect()
    }

    /// Replaces `old` by the arrays or the new values.
    pub fn rename(
        &self,
        kernel: &mut Kernel<'c>,
        old: impl Iterator<Item = Value<'c>>,
        new: impl IntoIterator<Item = Value<'c>>,
    ) {
        let mut new = new.into_iter();
        for (old, slot) in old.zip(&self.0) {
            match slot {
                Some(slot) => {
                    kernel.classes.insert(old, Class::Kept(*slot));
                }
                None => {
                    if let Some(new) = new.next() {
                        old.replace_all_uses(new);
                    }
                }
            }
        }
    }
}

/// Stores the values carried in arrays, closes the open segment, and returns the uniform values of
/// the others.
fn hand_over<'c>(
    kernel: &mut Kernel<'c>,
    carried: &Carried<'c>,
    values: &[Value<'c>],
    place: Op<'c>,
) -> Option<Vec<Value<'c>>> {
    kernel.keep(&carried.kept(values), place)?;
    kernel.close();
    let plain = carried.plain(values.iter().copied());
    let shared = plain.into_iter().map(|value| kernel.shared(value, place));
    shared.collect()
}

fn choice<'c>(kernel: &mut Kernel<'c>, choice: scf::IfOp<'c>) -> Option<()> {
    let op = choice.op();
    let condition = kernel.shared(op.operand(0), op)?;
    kernel.close();
    let carried = Carried::new(kernel, op.results(), op)?;
    let types = carried.plain(op.result_types());
    let new = scf::IfOp::build(&Builder::before(op), &types, condition).op();
    for (old, new) in op.regions().zip(new.regions()) {
        let Some(body) = old.first_block() else {
            continue;
        };
        new.take_body(old);
        kernel.block(body)?;
        let end = body.terminator()?;
        let values: Vec<_> = end.operands().collect();
        let plain = hand_over(kernel, &carried, &values, end)?;
        end.set_operands(&plain);
    }
    carried.rename(kernel, op.results(), new.results());
    op.move_to_end(kernel.removed);
    Some(())
}

/// Rewrites a loop with a uniform trip count but varying bounds or step as a loop over the rounds,
/// in which each work-item computes its own index.
fn by_rounds<'c>(kernel: &mut Kernel<'c>, counted: scf::ForOp<'c>) -> Option<scf::ForOp<'c>> {
    let op = counted.op();
    let (low, step) = (counted.lower_bound(), counted.step());
    let varies = |value| kernel.classes.contains_key(&value) && !kernel.is_uniform(value);
    if ![low, step].into_iter().any(varies) {
        return Some(counted);
    }
    let outside = Arithmetic::new(Builder::before(op));
    let [zero, one] = [0, 1].map(|number| outside.int(low.ty(), number));
    let rounds = rounds::of(&outside, counted);
    let computed = std::iter::successors(zero.defining_op(), |op| op.next());
    for new in computed.take_while(|new| *new != op).collect::<Vec<_>>() {
        kernel.op(new)?;
    }
    let initial = counted.init_args();
    let types = types_of(&initial);
    let new = scf::ForOp::build(
        &Builder::before(op),
        &types,
        zero,
        rounds,
        one,
        &initial,
        true,
    );
    keep_attributes(op, new.op());
    let old = op.region(0).first_block()?;
    let all: Vec<_> = std::iter::once(low.ty()).chain(types).collect();
    let body = move_body(old, new.region(), &all, op.location());
    let inside = Arithmetic::new(Builder::at_start(body, op.location()));
    let way = inside.binary(arith::MulIOp::NAME, body.argument(0), step);
    let index = inside.binary(arith::AddIOp::NAME, low, way);
    for (old, new) in old.arguments().zip(body.arguments()).skip(1) {
        old.replace_all_uses(new);
    }
    old.argument(0).replace_all_uses(index);
    for (old, new) in op.results().zip(new.op().results()) {
        old.replace_all_uses(new);
    }
    op.move_to_end(kernel.removed);
    Some(new)
}

fn counted_loop<'c>(kernel: &mut Kernel<'c>, counted: scf::ForOp<'c>) -> Option<()> {
    let op = counted.op();
    let old = op.region(0).first_block()?;
    let carried = Carried::new(kernel, old.arguments().skip(1), op)?;
    let initial = hand_over(kernel, &carried, &counted.init_args(), op)?;
    let [low, high, step] = [counted.lower_bound(), counted.upper_bound(), counted.step()]
        .map(|bound| kernel.shared(bound, op));
    let types = types_of(&initial);
    let unsigned = counted.unsigned_cmp();
    let builder = Builder::before(op);
    let new = scf::ForOp::build(&builder, &types, low?, high?, step?, &initial, unsigned).op();
    keep_attributes(op, new);
    let index = old.argument(0);
    let all: Vec<_> = std::iter::once(index.ty()).chain(types).collect();
    let body = move_body(old, new.region(0), &all, op.location());
    index.replace_all_uses(body.argument(0));
    carried.rename(kernel, old.arguments().skip(1), body.arguments().skip(1));
    kernel.block(body)?;
    close_round(kernel, &carried, body)?;
    carried.rename(kernel, op.results(), new.results());
    op.move_to_end(kernel.removed);
    Some(())
}

fn conditional_loop<'c>(kernel: &mut Kernel<'c>, op: Op<'c>) -> Option<()> {
    let [before, after] = [op.region(0).first_block()?, op.region(1).first_block()?];
    let carried = Carried::new(kernel, before.arguments(), op)?;
    let initial: Vec<_> = op.operands().collect();
    let initial = hand_over(kernel, &carried, &initial, op)?;
    let passed = passed_on(kernel, &carried, [before, after], op)?;
    let types = passed.plain(op.result_types());
    let new = scf::WhileOp::build(&Builder::before(op), &types, &initial).op();
    keep_attributes(op, new);

    let test = move_body(before, new.region(0), &types_of(&initial), op.location());
    carried.rename(kernel, before.arguments(), test.arguments());
    kernel.block(test)?;
    let end = test.terminator()?;
    let values: Vec<_> = end.operands().skip(1).collect();
    let mut operands = hand_over(kernel, &passed, &values, end)?;
    operands.insert(0, kernel.shared(end.operand(0), end)?);
    end.set_operands(&operands);

    let body = move_body(after, new.region(1), &types, op.location());
    passed.rename(kernel, after.arguments(), body.arguments());
    kernel.block(body)?;
    close_round(kernel, &carried, body)?;
    passed.rename(kernel, op.results(), new.results());
    op.move_to_end(kernel.removed);
    Some(())
}

/// How the values that a condition passes on are carried: a value that the loop carries anyway
/// stays in its array, which is not written before the end of the round.
pub fn passed_on<'c>(
    kernel: &Kernel<'c>,
    carried: &Carried<'c>,
    [before, after]: [Block<'c>; 2],
    op: Op<'c>,
) -> Option<Carried<'c>> {
    let end = before.terminator()?;
    let slot = |(value, argument): (Value<'c>, Value<'c>)| {
        let is_carried = value.owner_block() == Some(before);
        let same = is_carried.then(|| carried.0[value.index()]).flatten();
        match same {
            _ if kernel.is_uniform(argument) => Some(None),
            Some(slot) => Some(Some(slot)),
            None => Slot::new(value.ty(), &kernel.grid, op).map(Some),
        }
    };
    let pairs = end.operands().skip(1).zip(after.arguments());
    pairs.map(slot).collect::<Option<Vec<_>>>().map(Carried)
}

/// Ends the body of a loop.
fn close_round<'c>(kernel: &mut Kernel<'c>, carried: &Carried<'c>, body: Block<'c>) -> Option<()> {
    let end = body.terminator()?;
    let values: Vec<_> = end.operands().collect();
    let plain = hand_over(kernel, carried, &values, end)?;
    end.set_operands(&plain);
    Some(())
}

/// Moves the contents of a block to a new one in `region`, with arguments of these types.
pub fn move_body<'c>(
    old: Block<'c>,
    region: Region<'c>,
    types: &[Type<'c>],
    location: Location<'c>,
) -> Block<'c> {
    let arguments: Vec<_> = types.iter().map(|ty| (*ty, location)).collect();
    let new = Block::new(&arguments);
    region.append(new);
    old.move_ops_to(new);
    new
}

pub fn types_of<'c>(values: &[Value<'c>]) -> Vec<Type<'c>> {
    values.iter().map(|value| value.ty()).collect()
}

/// Copies the discardable attributes of a loop to the new one.
pub fn keep_attributes<'c>(old: Op<'c>, new: Op<'c>) {
    for (name, attribute) in old.discardable_attributes() {
        new.set_attribute(ir::identifier_text(name), attribute);
    }
}
