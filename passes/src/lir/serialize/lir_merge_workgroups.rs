//! `--lir-merge-workgroups`: makes a kernel whose work-items need no workgroup compute several workgroups in one loop.
//!
//! ```mlir
//! func.func @k(%x: …)                        func.func @k(%x: …, %w: i32 {lir.merged_workgroups})
//! %g = lir.id_group_x                        %g = lir.id_group_x
//! %base = arith.muli %g, %c64                %base = arith.muli %g, %c64
//! scf.for %i = %c0 to %c64 step %c1 {   →    %all = arith.muli %w, %c64
//!   %id = arith.addi %base, %i               scf.for %i = %c0 to %all step %c1 {
//!   …                                          %id = arith.addi %base, %i
//! } {lir.work_items}                           …
//!                                            } {lir.work_items}
//! ```
//!
//! The new parameter is the number of consecutive workgroups along x that a call computes, the first of which is that
//! of `lir.id_group_x`. Launchers give it. A call computes workgroups of one row of the grid, and of those whose
//! numbers have the same quotient by [`MOST`], so that indices do not wrap around within it.
//!
//! For kernels with one loop, along x, over a power of two of work-items that use nothing but their global index, and
//! without workgroup memory.

use super::items::{Base, Loop};
use crate::lir::arithmetic::{Arithmetic, domains::constant as constant_value};
use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, Op, OpView, Type, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::{arith, func, scf},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-merge-workgroups",
    description: "Make a kernel whose work-items need no workgroup compute several workgroups in one loop",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: None,
    run,
};

/// Workgroups of a call at most.
pub const MOST: u32 = 1 << 16;

/// Work-items of a workgroup at most.
const ITEMS: i64 = 1 << 10;

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    // Functions that a kernel calls may use them.
    let has_shared = top.iter().any(|op| is_shared_global(*op));
    let mut is_changed = false;
    for function in top.iter().filter_map(|op| op.cast::<func::FuncOp<'_>>()) {
        let op = function.op();
        // Copies into the memory of a workgroup are those of one.
        let is_alone = op.attribute(names::LIR_DSP_DMA).is_some();
        if !has_shared && !is_alone && op.attribute(names::LIR_SERIALIZED).is_some() {
            is_changed |= merge(function).is_some();
        }
    }
    if !is_changed {
        pass.note_unchanged();
    }
}

fn is_shared_global(op: Op<'_>) -> bool {
    let global = op.cast::<lir::GlobalOp<'_>>();
    global.is_some_and(|global| is_shared(global.type_()))
}

fn is_shared(ty: Type<'_>) -> bool {
    let space = PtrType::from_type(ty).map(PtrType::space);
    space == Some(StorageSpace::Workgroup)
}

/// Adds the parameter, if the kernel is of the kind.
fn merge(kernel: func::FuncOp<'_>) -> Option<()> {
    let op = kernel.op();
    let entry = op.region(0).first_block()?;
    let only = only_loop(entry)?;
    let items = Loop::of(only)?;
    let size = constant_value(items.upper)?;
    let is_fit = size > 0 && size <= ITEMS && size & (size - 1) == 0;
    if !is_fit
        || !items.index.has_uses()
        || uses_shared(op)
        || !uses_global_index_only(op, &items, size)
    {
        return None;
    }
    let word = items.upper.ty();
    let count = entry.add_argument(word, op.location());
    let a = Arithmetic::new(Builder::before(only.op()));
    let all = a.binary(arith::MulIOp::NAME, count, items.upper);
    only.op().set_operand(1, all);
    declare(kernel, entry);
    Some(())
}

/// The only operation of a block that is not free of effects, but for the return.
fn only_loop(entry: Block<'_>) -> Option<scf::ForOp<'_>> {
    let mut with_effects = entry.ops().filter(|op| !op.is_effect_free());
    let only = with_effects.next()?.cast::<scf::ForOp<'_>>()?;
    let mut rest = with_effects.filter(|op| !op.is::<func::ReturnOp<'_>>());
    rest.next().is_none().then_some(only)
}

/// Whether a kernel has memory of a workgroup.
fn uses_shared(kernel: Op<'_>) -> bool {
    let mut found = false;
    kernel.walk_pre(|op| {
        found |= op.results().any(|result| is_shared(result.ty()));
        let blocks = op
            .regions()
            .flat_map(|region| region.blocks().collect::<Vec<_>>());
        found |= blocks
            .flat_map(|block| block.arguments().collect::<Vec<_>>())
            .any(|argument| is_shared(argument.ty()));
    });
    found
}

/// Whether the place of a work-item is asked for as its global index along x, if at all, in workgroups of a size.
fn uses_global_index_only(kernel: Op<'_>, items: &Loop<'_>, size: i64) -> bool {
    let mut groups = vec![];
    kernel.walk_pre(|op| groups.extend(op.cast::<lir::IdGroupXOp<'_>>()));
    let is_base = |value: Value<'_>| {
        Base::of(value).is_some_and(|base| base.axis == 0 && base.factor == size)
    };
    let of_groups = groups.iter().all(|group| {
        let mut uses = group.result().uses();
        uses.all(|(user, _)| {
            let is_product = user.result_count() == 1 && is_base(user.result(0));
            is_product && added(user.result(0), items.index)
        })
    });
    let mut uses = items.index.uses();
    of_groups
        && uses
            .all(|(user, index)| user.is::<arith::AddIOp<'_>>() && is_base(user.operand(1 - index)))
}

/// Whether a value is used to add another to it, and for nothing else.
fn added<'c>(value: Value<'c>, other: Value<'c>) -> bool {
    let mut uses = value.uses();
    uses.all(|(user, index)| user.is::<arith::AddIOp<'_>>() && user.operand(1 - index) == other)
}

/// Gives the kernel the type of its entry block, and the new parameter its attributes.
fn declare(kernel: func::FuncOp<'_>, entry: Block<'_>) {
    let op = kernel.op();
    let context = op.context();
    let inputs: Vec<_> = entry.arguments().map(Value::ty).collect();
    let given = kernel.arg_attrs().and_then(AttributeExt::as_array);
    let mut attributes = given.unwrap_or_default();
    attributes.resize(inputs.len() - 1, ir::dictionary(context, &[]));
    let word = ir::integer_type(context, 32, ir::Signedness::Unsigned);
    attributes.push(ir::dictionary(
        context,
        &[
            (names::LIR_NAME, ir::string(context, "workgroups")),
            (names::LIR_TYPE, ir::type_attr(word)),
            (names::LIR_MERGED_WORKGROUPS, ir::flag(context)),
        ],
    ));
    op.set_attribute(
        func::FuncOp::ARG_ATTRS_ATTR,
        ir::array(context, &attributes),
    );
    kernel.set_function_type(ir::function(context, &inputs, &[]));
}
