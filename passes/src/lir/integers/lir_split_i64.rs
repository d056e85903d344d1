//! `--lir-split-i64`: splits 64-bit integers into pairs of 32-bit ones.
//!
//! ```mlir
//! %s = arith.addi %x, %y : i64    →    %l = arith.addi %xl, %yl : i32
//!                                      %c = arith.cmpi ult, %l, %xl : i32
//!                                      %w = arith.extui %c : i1 to i32
//!                                      %t = arith.addi %xh, %yh : i32
//!                                      %h = arith.addi %t, %w : i32
//! ```
//!
//! For profiles whose 64-bit integers are `lowered`; other modules do not change. Every value is
//! represented by its lower and its upper word, in this order: results and arguments of control
//! flow, of functions and calls, parameters of kernels, and memory, so that addresses and the
//! host's view do not change. Quotients are computed by a loop over the bits; conversions from and
//! to floats are correctly rounded.
//!
//! Total operations must be guarded before (`--lir-guard-total-ops`), and vectors of 64-bit
//! integers split (`--lir-split-vectors`). Operations between work-items, atomics above all, are
//! refused. Each function with 64-bit integers gets a remark, and so does each kind of operation
//! that expands into many.

use super::words;
use crate::{
    analysis::taken,
    lir::vectors::split::{self, Replacement, Rules, Split},
    profile::{AddressBits, Support, recorded},
};
use gir_dialects::{
    ir::{self, Block, Op, Signedness, Type, TypeExt, Value},
    pass::{PassInfo, PassRun, parallel_for},
    upstream::{func, scf},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-split-i64",
    description: "Turn 64-bit integers into pairs of 32-bit ones where the target lacks them",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "math", "scf", "vector"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    if profile.types.i64 != Support::Lowered {
        pass.note_unchanged();
        return;
    }
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = top.filter(|op| op.is::<func::FuncOp<'_>>()).collect();
    parallel_for(module.context(), &functions, |&function| prepare(function));
    let address_bits = profile.address_bits.map_or(64, AddressBits::get);
    split::module(module, &Words { address_bits });
}

/// Reports that a function has 64-bit integers, and replaces its 64-bit loop counters.
fn prepare(function: Op<'_>) {
    let (mut first, mut loops) = (None, vec![]);
    function.walk_pre(|op| {
        if first.is_none() && op != function && op.results().any(is_long) {
            first = Some(op);
        }
        loops.extend(op.cast::<scf::ForOp<'_>>());
    });
    if let Some(op) = first {
        op.remark("works on 64-bit integers, which the target lacks: those of this function become pairs of 32-bit ones");
        taken::note(op, "pairs of 32-bit integers");
    }
    loops
        .into_iter()
        .filter(|counted| is_long(counted.lower_bound()))
        .for_each(|counted| {
            words::counted::repeat(counted);
        });
}

fn is_long(value: Value<'_>) -> bool {
    matches!(value.ty().as_integer(), Some((64, _)))
}

/// Splits 64-bit integers into words.
struct Words {
    address_bits: u32,
}

impl Rules for Words {
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        match ty.as_integer()? {
            (64, Signedness::Signless) => {
                Some((2, ir::integer_type(ty.ctx(), 32, Signedness::Signless)))
            }
            (64, sign) => Some((2, ir::integer_type(ty.ctx(), 32, sign))),
            _ => None,
        }
    }

    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        taken::expansion(op, || {
            words::operations::replacement(split, op, self.address_bits)
        })
    }

    fn refusal(&self) -> String {
        "does not support 64-bit integers, which are pairs of 32-bit ones on this target; use 32 bits".into()
    }
}
