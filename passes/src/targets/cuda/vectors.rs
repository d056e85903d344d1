//! The vectors that remain.
//!
//! Vectors of CUDA C++ are structures without operators (Guide, section 10.3), so passes scalarise them. The
//! remaining ones are loaded and stored whole, or are the four words of a ballot: all but the first word are 0,
//! and the first represents them.

use crate::targets::c_like::{
    body::Body,
    expression::Expr,
    language::Language,
    spellings::Spellings,
    types::{CType, Scalar},
    vectors,
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    lir,
    upstream::vector,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.value::<vector::ExtractOp<'_>>(extract);
}

/// A lane of a loaded vector, or a word of a ballot.
fn extract<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let extract = op.cast::<vector::ExtractOp<'c>>()?;
    let source = extract.source();
    let is_ballot = source
        .defining_op()
        .is_some_and(|op| op.is::<lir::SubgroupBallotOp<'_>>());
    if !is_ballot {
        return vectors::extract(body, op);
    }
    match extract.static_position().as_dense_i64()?.as_slice() {
        [0] => Some(body.operand(source)),
        _ => Some(body.language.integer(0, Scalar::unsigned(32))),
    }
}

/// The name of a vector type, as in the guide.
pub fn name(lanes: u32, lane: Scalar) -> String {
    let lane = match lane {
        Scalar::Bool => "uchar",
        Scalar::Int { bits, is_signed } => match (bits, is_signed) {
            (8, false) => "uchar",
            (8, true) => "char",
            (16, false) => "ushort",
            (16, true) => "short",
            (32, false) => "uint",
            (_, false) => "uint",
            (_, true) => "int",
        },
        Scalar::Float(64) => "double",
        Scalar::Float(_) => "float",
    };
    format!("{lane}{lanes}")
}

/// A vector of one lane is a number; longer ones are made by the library's function.
pub fn of_lanes(language: &dyn Language, lanes: &[Expr], ty: &CType) -> Expr {
    if let [one] = lanes {
        return one.clone().with_type(ty.clone());
    }
    let lanes: Vec<_> = lanes.iter().collect();
    Expr::call(
        &format!("make_{}", language.type_name(ty)),
        &lanes,
        ty.clone(),
    )
}
