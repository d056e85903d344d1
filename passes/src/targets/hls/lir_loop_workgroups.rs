//! `--lir-loop-workgroups`: makes a kernel that computes a workgroup compute all of them, by loops.
//!
//! ```mlir
//! %g = lir.id_group_x                        %n = lir.num_groups_x
//! %b = arith.muli %g, %c64                   scf.for unsigned %g = %c0 to %n step %c1 : i32 {
//! scf.for %i = %c0 to %c64 step %c1 : i32 {    scf.for %i = %c0 to %c64 step %c1 : i32 {
//!   %x = arith.addi %b, %i                →      %b = arith.muli %g, %c64
//!   …                                            %x = arith.addi %b, %i
//! } {lir.work_items}                             …
//!                                              } {lir.work_items}
//!                                            } {lir.workgroups}
//! ```
//!
//! A loop stands for each axis along which the kernel asks for its place; x is the innermost. Along another axis all
//! workgroups do the same: without atomics they either write nothing, or race for the same memory, so that one of them
//! does the work of all. A kernel with critical sections has a loop for each axis.
//!
//! Computations without an effect move into the loop that alone needs them: tools flatten nests of loops where nothing
//! stands between the heads.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Signedness, Value},
    lir, names,
    pass::{PassInfo, PassRun},
    upstream::scf,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-loop-workgroups",
    description: "Make each kernel that computes a workgroup compute all of them, by loops",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir", "scf"],
    initialize: None,
    concerns: None,
    run,
};

/// The names of the counters.
const NAMES: [&str; 3] = ["group_x", "group_y", "group_z"];

fn run(pass: &PassRun<'_>) {
    let kernel = pass.op();
    let is_serial = kernel.attribute(names::LIR_SERIALIZED).is_some();
    let Some(entry) = kernel.region(0).first_block() else {
        return pass.note_unchanged();
    };
    if !is_serial || kernel.attribute(names::LIR_WORKGROUPS).is_some() {
        return pass.note_unchanged();
    }
    kernel.set_attribute(names::LIR_WORKGROUPS, ir::flag(kernel.context()));
    let axes = axes(kernel);
    if !axes.is_empty() {
        nest(kernel, entry, &axes);
    }
    sink(entry);
}

/// The axis that an operation asks the place along.
fn axis(op: Op<'_>) -> Option<usize> {
    match op.name() {
        lir::IdGroupXOp::NAME => Some(0),
        lir::IdGroupYOp::NAME => Some(1),
        lir::IdGroupZOp::NAME => Some(2),
        _ => None,
    }
}

/// The axes that have a loop, outermost first.
fn axes(kernel: Op<'_>) -> Vec<usize> {
    let (mut asked, mut has_section) = ([false; 3], false);
    kernel.walk_pre(|op| {
        if let Some(axis) = axis(op) {
            asked[axis] = true;
        }
        has_section |= op.is::<lir::BeginCriticalSectionOp<'_>>();
    });
    let has_loop = |axis: &usize| asked[*axis] || has_section;
    [2, 1, 0].into_iter().filter(has_loop).collect()
}

/// Puts the body of a kernel into loops.
fn nest<'c>(kernel: Op<'c>, entry: Block<'c>, axes: &[usize]) {
    let Some(end) = entry.terminator() else {
        return;
    };
    let body: Vec<_> = entry.ops().filter(|&op| op != end).collect();
    let context = kernel.context();
    let word = ir::integer_type(context, 32, Signedness::Signless);
    let location = kernel.location();
    let a = Arithmetic::new(Builder::at_start(entry, location));
    let (zero, one) = (a.int(word, 0), a.int(word, 1));
    let counts: Vec<_> = axes
        .iter()
        .map(|axis| match axis {
            0 => lir::NumGroupsXOp::build(&a.builder, word).result(),
            1 => lir::NumGroupsYOp::build(&a.builder, word).result(),
            _ => lir::NumGroupsZOp::build(&a.builder, word).result(),
        })
        .collect();
    let mut place = Builder::before(body.first().copied().unwrap_or(end)).with_location(location);
    let mut counters: [Option<Value<'c>>; 3] = [None; 3];
    let mut last = end;
    for (&axis, &count) in axes.iter().zip(&counts) {
        let around = scf::ForOp::build(&place, &[], zero, count, one, &[], true);
        around
            .op()
            .set_attribute(names::LIR_WORKGROUPS, ir::flag(context));
        let inside = Block::new(&[(word, location)]);
        around.region().append(inside);
        inside.argument(0).set_name(NAMES[axis]);
        last = scf::YieldOp::build(&Builder::at_end(inside, location), &[]).op();
        counters[axis] = Some(inside.argument(0));
        place = Builder::before(last);
    }
    for op in body {
        op.move_before(last);
    }
    let mut asking = vec![];
    kernel.walk_pre(|op| asking.extend(axis(op).map(|axis| (op, axis))));
    for (op, axis) in asking {
        if let Some(counter) = counters[axis] {
            op.result(0).replace_all_uses(counter);
            op.erase();
        }
    }
}

/// Moves computations into the one loop of a block that needs them, and so on in that loop.
fn sink(block: Block<'_>) {
    let mut next = Some(block);
    while let Some(block) = next.take() {
        let mut nests = block.ops().filter(|op| op.region_count() > 0);
        let Some(nest) = nests.next().filter(|_| nests.next().is_none()) else {
            return;
        };
        let is_grid = |name: &str| nest.attribute(name).is_some();
        if !is_grid(names::LIR_WORK_ITEMS) && !is_grid(names::LIR_WORKGROUPS) {
            return;
        }
        let Some(body) = nest.region(0).first_block() else {
            return;
        };
        let mut before: Vec<_> = block.ops().take_while(|&op| op != nest).collect();
        while let Some(op) = before.pop() {
            let is_needed_inside = |user: Op<'_>| is_inside(user, nest);
            let has_results = op.result_count() > 0;
            let mut users = op.results().flat_map(|result| result.uses());
            if has_results && op.is_effect_free() && users.all(|(user, _)| is_needed_inside(user)) {
                match body.first_op() {
                    Some(first) => op.move_before(first),
                    None => return,
                }
            }
        }
        next = Some(body);
    }
}

/// Whether an operation is nested in another.
fn is_inside<'c>(op: Op<'c>, holder: Op<'c>) -> bool {
    std::iter::successors(op.parent(), |op| op.parent()).any(|around| around == holder)
}
