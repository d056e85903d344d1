//! The families of kernels, each of which has an example in `test/conformance`.

mod apply;
mod atomic_operations;
mod atomics;
mod bounds;
mod contention;
mod control;
mod examples;
mod generic_pointers;
mod grid;
mod litmus;
mod memory;
mod mlir;
mod parameters;
mod pointers;
mod scalars;
mod shapes;
mod sheet;
mod subgroup_operations;
mod subgroups;
mod synchronisation;
mod vectors;

use super::case::Case;
use super::table::Type;

/// Every case, in the order of the matrix.
#[must_use]
pub fn all() -> Vec<Case> {
    [
        apply::cases(),
        bounds::cases(),
        vectors::cases(),
        memory::cases(),
        pointers::cases(),
        generic_pointers::cases(),
        parameters::cases(),
        control::cases(),
        examples::cases(),
        grid::cases(),
        synchronisation::cases(),
        subgroups::cases(),
        atomics::cases(),
        contention::cases(),
        litmus::cases(),
        mlir::cases(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Lanes of values; one lane stands for numbers.
const LANES: [usize; 6] = [1, 2, 3, 4, 8, 16];

/// Every memory ordering, weakest first.
const ORDERINGS: [&str; 5] = ["relaxed", "acquire", "release", "acq_rel", "seq_cst"];

/// Every memory scope, smallest first.
const SCOPES: [&str; 5] = ["invocation", "subgroup", "workgroup", "device", "system"];

/// Kind of number that a type holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Signed,
    Unsigned,
    Float,
}

fn sign(ty: Type) -> Sign {
    match ty {
        Type::I8 | Type::I16 | Type::I32 | Type::I64 => Sign::Signed,
        Type::U8 | Type::U16 | Type::U32 | Type::U64 => Sign::Unsigned,
        Type::F16 | Type::F32 | Type::F64 => Sign::Float,
        Type::Bf16 | Type::Tf32 | Type::F8E4M3FN | Type::F8E5M2 => Sign::Float,
    }
}
