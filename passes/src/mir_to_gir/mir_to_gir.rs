//! `--mir-to-gir`: structured kernels of mir become the assembly, with a graph of branches.
//!
//! ```mlir
//! func.func @f(%x: i32, %n: i32) -> i32 {     gir.func @f(%x: ui32, %n: ui32) -> ui32 {
//!   %c = arith.cmpi ult, %x, %n : i32           %c = gir.ucmp lt %x, %n : ui32
//!   %r = scf.if %c -> (i32) {                   gir.br_if %c, ^bb1, ^bb2
//!     %q = mir.divui %x, %n : i32             ^bb1:
//!     scf.yield %q : i32                 →      %q = gir.div %x, %n : ui32
//!   } else {                                    gir.br ^bb3(%q : ui32)
//!     scf.yield %n : i32                      ^bb2:
//!   }                                           gir.br ^bb3(%n : ui32)
//!   return %r : i32                           ^bb3(%r: ui32):
//! }                                             gir.return %r : ui32
//! ```
//!
//! The inverse of `--gir-to-mir`. Structured control flow is lowered as by `lir-control-to-cf`; then each op becomes
//! its counterpart, in an order in which blocks follow their dominators. An integer has the sign that its parameter
//! declares in `mir.type`, or that its defining op implies; users that need the other sign get a bitcast. An `i1` is
//! a u32 of 0 or 1. Saturating arithmetic is expanded first. Anything without a GIR form is an error.

use super::{
    flags, functions,
    functions::{Signature, Symbols},
    pointers, refused,
    rules::rule,
    site::Site,
    types, values,
};
use crate::{
    analysis::unreachable,
    fast_math,
    lir::{arithmetic::lir_expand_saturating, exits::lir_control_to_cf},
};
use gir_dialects::{
    ir::{Block, Builder, Context, Op, OpView, Signedness},
    mir,
    pass::{PassInfo, PassRun, State},
    rewrite::Patterns,
    upstream::{arith::FastMathFlags, func},
};
use std::{collections::HashSet, sync::Arc};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-to-gir",
    description: "Convert mir to gir: structured control flow becomes branches, signs move into types",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "cf", "func", "gir", "mir"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    Arc::new(lir_expand_saturating::patterns_of_mir(context))
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let saturating: &Patterns = pass.state();
    let Some(symbols) = Symbols::of(module) else {
        return;
    };
    let ops: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    for op in ops {
        if let Some(function) = op.cast::<func::FuncOp<'_>>() {
            convert_function(function, &symbols, saturating);
        } else if let Some(global) = op.cast::<mir::GlobalOp<'_>>()
            && let Some(&ty) = symbols.globals.get(global.sym_name())
        {
            functions::replace_global(global, ty);
        }
    }
}

fn convert_function<'c>(function: func::FuncOp<'c>, symbols: &Symbols<'c>, saturating: &Patterns) {
    let op = function.op();
    let Some(signature) = symbols.functions.get(function.sym_name()) else {
        return;
    };
    saturating.walk(op);
    if !refused::check(op) {
        return;
    }
    let may_approximate = may_approximate(op);
    lir_control_to_cf::lower(op);
    unreachable::erase(op.region(0));
    flags::rewrite(op);
    pointers::resolve(op);
    if convert_body(op, signature, symbols) {
        values::erase_unused_constants(op);
        functions::replace(function, signature, may_approximate);
    }
}

/// Whether all operations with fast-math flags have all of them.
fn may_approximate(function: Op<'_>) -> bool {
    let (mut some, mut all) = (false, true);
    function.walk_pre(|op| {
        if fast_math::flags(op).is_some() {
            some = true;
            all &= fast_math::has(op, FastMathFlags::FAST);
        }
    });
    some && all
}

/// Converts the body of a function; false after an error.
fn convert_body<'c>(function: Op<'c>, signature: &Signature<'c>, symbols: &Symbols<'c>) -> bool {
    let Some(entry) = function.region(0).first_block() else {
        return true;
    };
    let site = |builder| Site {
        builder,
        symbols,
        entry,
        result: signature.result,
    };
    functions::set_parameters(entry, signature);
    let mut pending = vec![entry];
    let mut reached: HashSet<_> = pending.iter().copied().collect();
    while let Some(block) = pending.pop() {
        let ops: Vec<_> = block.ops().collect();
        for op in ops {
            // A branch sets the types of its successors' arguments; the successors come later.
            pending.extend(op.successors().filter(|&next| reached.insert(next)));
            if !convert_op(op, &site(Builder::before(op))) {
                return false;
            }
        }
    }
    true
}

fn convert_op<'c>(op: Op<'c>, site: &Site<'c, '_>) -> bool {
    let Some(values) = rule(op.name()).and_then(|rule| rule(op, site)) else {
        return false;
    };
    for (result, mut value) in op.results().zip(values) {
        // A flag is unsigned whatever defines it.
        if types::is_flag(result.ty()) {
            let unsigned = types::with_sign(value.ty(), Signedness::Unsigned);
            value = values::cast(site, value, unsigned);
        }
        result.replace_all_uses(value);
    }
    op.erase();
    true
}
