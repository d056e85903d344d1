//! `--lir-lower-checks`: turns checks into calls of the checking run time.
//!
//! ```mlir
//! scf.for %i = %c0 to %c64 step %c1 : i32 {       scf.for %i = %c0 to %c64 step %c1 : i32 {
//!   %q = lir.check_access %p site 0                 call @gir.check.work_item(%i, %c0, %c0)
//!   %v = lir.load %q align 4                 →      %q = call @gir.check.access(%p, %c0)
//! } {lir.work_items}                                %v = lir.load %q align 4
//! lir.check_barrier 2                             } {lir.work_items}
//!                                                 call @gir.check.barrier(%c2)
//! ```
//!
//! Runs after `--lir-serialize-work-items`: where a loop over the work-items continues with the next one, the
//! run time is told its index. These are the functions in C:
//!
//! ```c
//! void gir.check.work_item(uint32_t x, uint32_t y, uint32_t z);
//! void *gir.check.access(void *place, uint32_t site);
//! void gir.check.site(uint32_t site);
//! void gir.check.uniform(uint64_t value, uint32_t site);
//! void gir.check.barrier(uint32_t site);
//! ```
//!
//! The text of the table `lir.checks` becomes the constant `gir.check.table`, terminated by a zero.

use super::storage::pointer_of;
use crate::{
    lir::{arithmetic::Arithmetic, checks::table},
    targets::llvm::{globals::constant, types::int},
};
use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, Op, OpSpec, OpView, Type, Value},
    lir, llvm,
    mir::KernelAttr,
    names,
    pass::{PassInfo, PassRun},
    upstream::{builtin::UnrealizedConversionCastOp, func, llvm::IntToPtrOp},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-lower-checks",
    description: "Turn checks into calls of the checking run time",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "func", "llvm"],
    initialize: None,
    concerns: None,
    run,
};

/// Called where a work-item starts or continues, with its index along each axis.
pub const WORK_ITEM: &str = "gir.check.work_item";
/// Called before a memory access; returns the address to use.
pub const ACCESS: &str = "gir.check.access";
/// Called when a work-item reaches a site.
pub const SITE: &str = "gir.check.site";
/// Called with a value that all work-items of a group must share.
pub const UNIFORM: &str = "gir.check.uniform";
/// Called when the work-items have met at a barrier.
pub const BARRIER: &str = "gir.check.barrier";

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(text) = module.attribute(names::LIR_CHECKS) else {
        return;
    };
    module.remove_attribute(names::LIR_CHECKS);
    let Some(start) = module.region(0).first_block() else {
        return;
    };
    let top: Vec<_> = start.ops().collect();
    let b = Builder::at_start(start, module.location());
    declare(&b);
    add_table(&b, text.as_str().unwrap_or_default());
    for function in top.iter().filter(|op| op.is::<func::FuncOp<'_>>()) {
        announce(*function);
        let mut ops = vec![];
        function.walk_pre(|op| ops.push(op));
        ops.into_iter().for_each(lower);
    }
}

/// Declares the run-time functions.
fn declare(b: &Builder<'_>) {
    let context = b.context();
    let (word, wide, pointer) = (int(context, 32), int(context, 64), llvm::pointer(context));
    let functions: [(&str, &[Type<'_>], &[Type<'_>]); 5] = [
        (WORK_ITEM, &[word, word, word], &[]),
        (ACCESS, &[pointer, word], &[pointer]),
        (SITE, &[word], &[]),
        (UNIFORM, &[wide, word], &[]),
        (BARRIER, &[word], &[]),
    ];
    for (name, inputs, results) in functions {
        let ty = ir::function(context, inputs, results);
        func::FuncOp::build(b, name, ty, Some("private"), None, None, false);
    }
}

/// Adds the text of the table as a constant.
fn add_table(b: &Builder<'_>, text: &str) {
    let mut bytes = text.as_bytes().to_vec();
    bytes.push(0);
    let linkage = llvm::external_linkage(b.context());
    constant(b, table::SYMBOL, linkage, &bytes, None, None);
}

/// Announces the current work-item in the loops over work-items.
fn announce(function: Op<'_>) {
    let extents: Option<[i64; 3]> = function
        .attribute(names::LIR_KERNEL)
        .and_then(KernelAttr::from_attribute)
        .and_then(|kernel| kernel.workgroup_size().try_into().ok());
    let mut loops = vec![];
    function.walk_pre(|op| loops.extend(is_loop(op).then_some(op)));
    for (index, &nest) in loops.iter().enumerate() {
        // The walk goes from outer to inner loops.
        let holds_next = loops
            .get(index + 1)
            .is_some_and(|&next| next.parent() == Some(nest));
        if !holds_next {
            announce_in(nest, extents);
        }
    }
}

fn is_loop(op: Op<'_>) -> bool {
    op.attribute(names::LIR_WORK_ITEMS).is_some()
}

/// Announces the work-item at the start of the innermost loop. An axis with one work-item has no loop, except
/// for x.
fn announce_in(innermost: Op<'_>, extents: Option<[i64; 3]>) {
    let nest = std::iter::successors(Some(innermost), |op| op.parent().filter(|op| is_loop(*op)));
    let mut indices = nest.filter_map(|op| op.region(0).first_block());
    let Some(body) = innermost.region(0).first_block() else {
        return;
    };
    let b = Builder::at_start(body, innermost.location());
    let a = Arithmetic::new(b);
    let place = [0, 1, 2].map(|axis| {
        let has_loop = axis == 0 || extents.is_none_or(|extents| extents[axis] != 1);
        let index = has_loop.then(|| indices.next()).flatten();
        index.map_or_else(
            || a.int(int(b.context(), 32), 0),
            |block: Block<'_>| block.argument(0),
        )
    });
    call(&b, WORK_ITEM, &place, &[]);
}

/// A call of a run-time function.
fn call<'c>(b: &Builder<'c>, name: &str, operands: &[Value<'c>], results: &[Type<'c>]) -> Op<'c> {
    func::CallOp::build(b, results, name, operands, None, None, false).op()
}

/// Replaces a check by calls.
fn lower<'c>(op: Op<'c>) {
    let b = Builder::before(op);
    let number = |number: i64| Arithmetic::new(b).int(int(op.context(), 32), number);
    if let Some(storage) = op.cast::<lir::CheckStorageOp<'c>>() {
        let place = table::pointer(storage.storage() as usize, 0);
        let place = Arithmetic::new(b).int(int(op.context(), 64), place as i64);
        let pointer = IntToPtrOp::build(&b, llvm::pointer(op.context()), place, None);
        replace(op, pointer_of(&b, pointer.res(), op.result(0).ty()));
    } else if let Some(access) = op.cast::<lir::CheckAccessOp<'c>>() {
        let pointer = llvm::pointer(op.context());
        let spec = OpSpec {
            operands: &[access.ptr()],
            results: &[pointer],
            ..OpSpec::default()
        };
        let place = b
            .create_as::<UnrealizedConversionCastOp<'c>>(spec)
            .op()
            .result(0);
        let address = call(&b, ACCESS, &[place, number(access.site())], &[pointer]);
        replace(op, pointer_of(&b, address.result(0), op.result(0).ty()));
    } else if let Some(site) = op.cast::<lir::CheckSiteOp<'c>>() {
        call(&b, SITE, &[number(site.site())], &[]);
        op.erase();
    } else if let Some(way) = op.cast::<lir::CheckUniformOp<'c>>() {
        call(&b, UNIFORM, &[way.value(), number(way.site())], &[]);
        op.erase();
    } else if let Some(barrier) = op.cast::<lir::CheckBarrierOp<'c>>() {
        call(&b, BARRIER, &[number(barrier.site())], &[]);
        op.erase();
    }
}

fn replace<'c>(op: Op<'c>, value: Value<'c>) {
    op.result(0).replace_all_uses(value);
    op.erase();
}
