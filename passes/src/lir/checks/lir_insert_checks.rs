//! `--lir-insert-checks`: instruments a kernel for a run time that checks its execution.
//!
//! ```mlir
//! %v = lir.load %p align 4          %q = lir.check_access %p site 0
//! %d = lir.divui %v, %n        →    %v = lir.load %q align 4
//! lir.barrier …                     %z = arith.cmpi eq, %n, %c0
//!                                   scf.if %z { lir.check_site 1 }
//!                                   %d = lir.divui %v, %n
//!                                   lir.check_barrier 2
//!                                   lir.barrier …
//! ```
//!
//! For checked runs, in which a pointer is not an address, but names a place: a memory and an
//! offset in it. Each access goes through the pointer that `lir.check_access` returns. Variables,
//! workgroup storage and constant tables become `lir.check_storage`.
//!
//! - Operands of divisions, remainders, shifts and conversions to integers are tested in the
//!   kernel; `lir.check_site` is executed for those outside the domain. Operations of `arith` become
//!   total.
//! - Branches and loops around barriers get a `lir.check_uniform` of their condition; a barrier
//!   gets a `lir.check_barrier` before it, a fence a `lir.check_site`.
//!
//! The attribute `lir.checks` of the module describes the sites and storages. The pass runs before
//! work-items are serialised and before the passes that expand operations, because those add
//! accesses and shifts of their own. Functions with pointers or barriers, and those that query the
//! position of a work-item, are inlined into the kernel first.

use super::{accesses, convergence::Ways, operations, sites::Sites, storage};
use crate::lir::{pointers::lir_inline_pointer_calls, serialize::called};
use gir_dialects::{
    ir::{self, Block, Op},
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-insert-checks",
    description: "Instrument kernels for a run time that checks their execution",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "scf", "vector"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    if module.attribute(names::LIR_CHECKS).is_some() {
        module.error("has checks already; run --lir-insert-checks only once");
        return;
    }
    // Without a table, an error has been reported.
    let _ = insert(module);
}

fn insert(module: Op<'_>) -> Option<()> {
    lir_inline_pointer_calls::inline(module, called::inlined)?;
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = top.filter(|op| op.is::<func::FuncOp<'_>>()).collect();
    let is_serial = |op: &&Op<'_>| op.attribute(names::LIR_SERIALIZED).is_some();
    if let Some(kernel) = functions.iter().find(is_serial) {
        kernel.error("has been serialised into loops over work-items, which contain no barriers; run --lir-insert-checks before --lir-serialize-work-items");
        return None;
    }
    let mut sites = Sites::default();
    let globals = storage::add_globals(module, &mut sites);
    let mut ways = Ways::default();
    functions.iter().for_each(|function| ways.add(*function));
    for function in functions {
        let mut ops = vec![];
        function.walk_pre(|op| ops.push(op));
        for op in ops {
            accesses::insert(op, &mut sites)?;
            ways.insert(op, &mut sites);
            operations::insert(op, &mut sites);
        }
        // Accesses to replaced storage have been handled by their pointers.
        let mut ops = vec![];
        function.walk_pre(|op| ops.push(op));
        for op in ops {
            storage::replace(op, &globals, &mut sites);
        }
    }
    record(module, sites)
}

/// Attaches the table to the module; `None` after an error.
fn record(module: Op<'_>, sites: Sites) -> Option<()> {
    match serde_json::to_string(&sites.finish()) {
        Ok(text) => {
            let text = ir::string(module.context(), &text);
            module.set_attribute(names::LIR_CHECKS, text);
            Some(())
        }
        Err(error) => {
            module.error(format!("cannot be checked: {error}"));
            None
        }
    }
}
