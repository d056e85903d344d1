//! `--lir-split-vectors`: vectors of 8 and 16 lanes become vectors of four.
//!
//! ```mlir
//! %v = lir.load %p align 32             %a = lir.load %p align 16
//!   : <global, vector<8xf32>> → …  →      : <global, vector<4xf32>> → …
//! %w = arith.addf %v, %v                %q = lir.gep %p[%c1] stride 16
//!   : vector<8xf32>                     %b = lir.load %q align 16
//!                                       %c = arith.addf %a, %a : vector<4xf32>
//!                                       %d = arith.addf %b, %b : vector<4xf32>
//! ```
//!
//! Every value that is split stands as its pieces from then on: results and
//! arguments of control flow, of functions and calls, parameters of kernels.
//! Memory holds pieces, too; addresses count in bytes and stay what they are.

use super::{lanes, pieces};
use crate::lir::split::{self, Replacement, Rules, Split};
use gir_dialects::{
    ir::{Op, Type},
    pass::PassInfo,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-split-vectors",
    description: "Split vectors of 8 and 16 lanes into vectors of 4",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "vector"],
    initialize: None,
    run: |pass| split::module(pass.op(), &Fours),
};

/// Vectors longer than four are taken apart, into vectors of four.
struct Fours;

impl Rules for Fours {
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        pieces::pieces(ty)
    }

    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        lanes::replacement(split, op)
    }

    fn refusal(&self) -> String {
        "cannot be split into vectors of four lanes, the longest of SPIR-V for Vulkan; take the vector apart".into()
    }
}
