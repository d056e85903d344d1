//! `--lir-loop-workgroups`: makes a serialised kernel compute its whole grid.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, i32>)    func.func @k(%x: !mir.ptr<global, i32>, %groups_x: i32,
//!     attributes {lir.kernel = …,                %groups_y: i32, %groups_z: i32)
//!                 lir.serialized} {              attributes {lir.kernel = …, lir.serialized} {
//!   %g = lir.id_group_x                        scf.for unsigned %z = %c0 to %groups_z step %c1 : i32 {
//!   …                                    →       scf.for unsigned %y = %c0 to %groups_y step %c1 : i32 {
//! }                                                scf.for unsigned %g = %c0 to %groups_x step %c1 : i32 {
//!                                                    …
//! ```
//!
//! For targets on which one process computes a launch. The numbers of workgroups become parameters behind all others,
//! and behind them the extents of a workgroup, where the kernel states none. Workgroups run one after the other, x
//! innermost: all that a workgroup writes is there for the next one.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, AttributeExt as _, Block, Builder, LocationExt as _, Op, OpView, Type, Value},
    lir, names,
    pass::{PassInfo, PassRun},
    upstream::{func, scf},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-loop-workgroups",
    description: "Make each serialised kernel compute its whole grid by loops over the workgroups",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "scf"],
    initialize: None,
    run,
};

/// Queries of a kernel about its workgroup, along x, y and z.
const POSITIONS: [&str; 3] = [
    lir::IdGroupXOp::NAME,
    lir::IdGroupYOp::NAME,
    lir::IdGroupZOp::NAME,
];
const COUNTS: [&str; 3] = [
    lir::NumGroupsXOp::NAME,
    lir::NumGroupsYOp::NAME,
    lir::NumGroupsZOp::NAME,
];
const EXTENTS: [&str; 3] = [
    lir::GroupSizeXOp::NAME,
    lir::GroupSizeYOp::NAME,
    lir::GroupSizeZOp::NAME,
];

const POSITION_NAMES: [&str; 3] = ["group_x", "group_y", "group_z"];
const COUNT_NAMES: [&str; 3] = ["groups_x", "groups_y", "groups_z"];
const EXTENT_NAMES: [&str; 3] = ["size_x", "size_y", "size_z"];

fn run(pass: &PassRun<'_>) {
    let top = pass.op().region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = top.filter_map(Op::cast::<func::FuncOp<'_>>).collect();
    for function in functions {
        let op = function.op();
        if op.attribute(names::LIR_KERNEL).is_none() {
            continue;
        }
        if op.attribute(names::LIR_SERIALIZED).is_none() {
            op.error("computes a work-item; run --lir-serialize-work-items first");
            continue;
        }
        loop_over(function);
    }
}

fn loop_over(kernel: func::FuncOp<'_>) -> Option<()> {
    let op = kernel.op();
    let entry = op.region(0).first_block()?;
    let location = op.location();
    let word = ir::integer_type(op.context(), 32, ir::Signedness::Signless);
    let parameter = |name: &str| {
        let argument = entry.add_argument(word, location);
        argument.set_name(name);
        argument
    };
    let counts = COUNT_NAMES.map(parameter);
    replace(op, COUNTS, counts);
    if asks(op, EXTENTS) {
        replace(op, EXTENTS, EXTENT_NAMES.map(parameter));
    }
    retype(kernel, entry);

    let terminator = entry.terminator()?;
    let rest: Vec<_> = entry.ops().filter(|op| *op != terminator).collect();
    let b = Builder::at_start(entry, location);
    let a = Arithmetic::new(b);
    let (zero, one) = (a.int(word, 0), a.int(word, 1));
    let mut body = entry;
    let mut positions = vec![];
    for axis in [2, 1, 0] {
        let inside = Block::new(&[(word, location.renamed(POSITION_NAMES[axis]))]);
        let b = match body == entry {
            true => Builder::before(terminator),
            false => Builder::at_end(body, location),
        };
        let nest = scf::ForOp::build(&b, &[], zero, counts[axis], one, &[], true);
        nest.region().append(inside);
        if body != entry {
            scf::YieldOp::build(&Builder::at_end(body, location), &[]);
        }
        positions.push(inside.argument(0));
        body = inside;
    }
    positions.reverse();
    rest.into_iter().for_each(|op| op.move_to_end(body));
    scf::YieldOp::build(&Builder::at_end(body, location), &[]);
    replace(op, POSITIONS, [positions[0], positions[1], positions[2]]);
    Some(())
}

/// Gives a kernel the type of its entry block; new parameters have no attributes.
fn retype<'c>(kernel: func::FuncOp<'c>, entry: Block<'c>) {
    let op = kernel.op();
    let inputs: Vec<Type<'c>> = entry.arguments().map(Value::ty).collect();
    if let Some(given) = kernel.arg_attrs().and_then(ir::Attribute::as_array) {
        let none = ir::dictionary(op.context(), &[]);
        let missing = inputs.len().saturating_sub(given.len());
        let all: Vec<_> = given
            .into_iter()
            .chain(std::iter::repeat_n(none, missing))
            .collect();
        op.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, ir::array(op.context(), &all));
    }
    kernel.set_function_type(ir::function(op.context(), &inputs, &[]));
}

fn asks(kernel: Op<'_>, queries: [&str; 3]) -> bool {
    let mut found = false;
    kernel.walk_pre(|op| found |= queries.contains(&op.name()));
    found
}

/// Replaces queries along x, y and z by values.
fn replace<'c>(kernel: Op<'c>, queries: [&str; 3], values: [Value<'c>; 3]) {
    let mut found = vec![];
    kernel.walk_pre(|op| {
        let axis = queries.iter().position(|&query| query == op.name());
        found.extend(axis.map(|axis| (op, values[axis])));
    });
    for (op, value) in found {
        op.result(0).replace_all_uses(value);
        op.erase();
    }
}
