//! The value types of lir.

use gir_dialects::{
    ir::{Block, Op, Type, TypeExt, Value},
    mir,
};
use std::collections::HashSet;

/// The types of numbers, vectors and matrices, for messages.
pub const PLAIN: &str = "i1, integers of 8, 16, 32 and 64 bits, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of 2, 3, 4, 8 and 16 of them, matrices";

/// Whether a type is a number, or a vector or matrix of numbers.
pub fn is_plain(ty: Type<'_>) -> bool {
    match ty.as_vector() {
        Some((lanes, lane)) => [2, 3, 4, 8, 16].contains(&lanes) && is_number(lane),
        None => is_number(ty) || mir::MatrixType::from_type(ty).is_some(),
    }
}

/// Reports each value type in a function that lir does not have, at its first occurrence.
pub fn check(root: Op<'_>) {
    let mut seen = HashSet::new();
    root.walk_pre(|op| {
        let arguments = op
            .regions()
            .flat_map(|region| region.blocks())
            .flat_map(Block::arguments);
        for ty in op.results().chain(arguments).map(Value::ty) {
            if seen.insert(ty) && is_foreign(ty) {
                op.error(format!(
                    "has a value of type {ty}, which lir does not have; it has {PLAIN}, pointers and resource handles"
                ));
            }
        }
    });
}

/// Whether a type is an upstream type that lir does not have. Types of mir and of other dialects
/// have their own rules.
fn is_foreign(ty: Type<'_>) -> bool {
    // A vector of one lane is a scalar, which folding upstream's vectors may leave behind.
    let is_single = |(lanes, lane)| lanes == 1 && is_number(lane);
    let is_plain = is_plain(ty) || ty.as_vector().is_some_and(is_single);
    !is_plain && !ty.to_string().starts_with('!')
}

fn is_number(ty: Type<'_>) -> bool {
    let integer = ty.as_integer().map(|(width, _)| width);
    integer.is_some_and(|width| [1, 8, 16, 32, 64].contains(&width)) || ty.is_float()
}
