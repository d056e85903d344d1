//! Intrinsics and functions of the world, by the tables of [`builtins`].

use super::{
    body::Body,
    builtins::{Call, Meaning, Name},
};
use gir_dialects::ir::Op;

/// Builds the meaning of an operation that stands for an intrinsic.
pub fn build<'c>(body: &mut Body<'_, 'c>, op: Op<'c>, meaning: Meaning) -> Result<(), String> {
    let name = Name {
        base: op.name().to_owned(),
        parameters: vec![],
    };
    build_named(body, op, &name, meaning)
}

/// Builds the meaning of a call.
pub fn build_named<'c>(
    body: &mut Body<'_, 'c>,
    op: Op<'c>,
    name: &Name,
    meaning: Meaning,
) -> Result<(), String> {
    // Operands of markers may be anything.
    if matches!(meaning, Meaning::Nothing) {
        let mut parts = vec![];
        for result in op.results() {
            for ty in body.types(result)? {
                parts.push(body.any(ty));
            }
        }
        body.set(op, parts);
        return Ok(());
    }
    let mut results = vec![];
    for result in op.results() {
        results.extend(body.types(result)?);
    }
    let call = Call {
        op,
        b: body.b,
        name,
        args: body.operands(op)?,
        results,
    };
    let parts = call.build(meaning)?;
    body.set(op, parts);
    Ok(())
}

/// The message about an operation that no table has.
pub fn unknown(op: Op<'_>) -> String {
    format!(
        "has no counterpart on GPUs or is not supported yet: '{}'",
        op.name()
            .trim_start_matches("llvm.")
            .trim_start_matches("intr.")
    )
}
