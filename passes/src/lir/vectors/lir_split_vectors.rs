//! `--lir-split-vectors`: splits vectors of lengths that the target lacks into shorter ones or
//! scalars.
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
//! Pieces are the longest vectors of the profile's `vectors` that divide the length: a vector of
//! three lanes becomes three scalars if the target has none of three. If 64-bit integers are
//! `lowered` in the profile, vectors of them become scalars.
//!
//! With `numbers` all vectors become scalars: a language may have no vectors although the target
//! has. With `accesses` two or four of these may still be loaded and stored together.
//!
//! Every split value is represented by its pieces: results and arguments of control flow, of
//! functions and calls, parameters of kernels. Memory holds pieces, too, while addresses count in
//! bytes and do not change, nor does the padding after a third lane. Operands and results of
//! operations on subgroups, images and buffer handles stay whole: they are assembled and split at
//! the operation.

use super::{
    lanes,
    shapes::Shapes,
    split::{self, Replacement, Rules, Split},
};
use crate::profile::recorded;
use gir_dialects::{
    ir::{Op, Type, TypeExt},
    mir::PtrType,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-split-vectors",
    description: "Split vectors of lengths that the target lacks",
    anchor: "builtin.module",
    options: &[ACCESSES, NUMBERS],
    dialects: &["arith", "lir", "ub", "vector"],
    initialize: None,
    concerns: Some(|census| census.any_type(holds_vectors)),
    run,
};

/// Whether the emitted language has vectors in memory only, and scalars elsewhere.
pub const ACCESSES: PassOption = PassOption {
    name: "accesses",
    description: "Keep loads and stores of 2 or 4 lanes, up to 16 bytes, that are aligned to their size (default: false)",
    kind: OptionKind::Bool(false),
};

/// Whether the emitted language has no vectors, whatever the profile has.
pub const NUMBERS: PassOption = PassOption {
    name: "numbers",
    description: "Split all vectors into scalars (default: false)",
    kind: OptionKind::Bool(false),
};

fn run(pass: &PassRun<'_>) {
    let Some(profile) = recorded::profile(pass.op()) else {
        return;
    };
    let mut shapes = match pass.bool_option(NUMBERS.name) {
        true => Shapes::none(),
        false => Shapes::of(&profile),
    };
    shapes.cross_whole = pass.bool_option(ACCESSES.name);
    split::module(pass.op(), &Vectors(shapes));
}

/// Whether a type is a vector, or a pointer to memory of vectors.
fn holds_vectors(ty: Type<'_>) -> bool {
    let pointee = PtrType::from_type(ty).map(PtrType::pointee);
    ty.lane() != ty || pointee.is_some_and(holds_vectors)
}

/// Splits vectors into those that the target has.
struct Vectors(Shapes);

impl Rules for Vectors {
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        self.0.pieces(ty)
    }

    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        lanes::replacement(&self.0, split, op)
    }

    fn refusal(&self) -> String {
        "cannot be split into the vectors that the target has; take the vector apart".into()
    }
}
