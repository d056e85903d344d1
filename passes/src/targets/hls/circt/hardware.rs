//! The part of a kernel that CIRCT's handshake road makes hardware of.

use gir_dialects::{
    ir::{Block, Op, Type, TypeExt as _},
    lir,
    mir::PtrType,
    upstream::func,
};

/// Checks a prepared module; `None` after errors.
pub fn check(module: Op<'_>) -> Option<()> {
    let mut found = false;
    for op in module.region(0).blocks().flat_map(Block::ops) {
        op.walk_pre(|inner| {
            if let Some(problem) = problem(inner) {
                inner.error(problem);
                found = true;
            }
        });
    }
    (!found).then_some(())
}

fn problem(op: Op<'_>) -> Option<&'static str> {
    const FLOATS: &str =
        "has floats, for which CIRCT's handshake dialect has no operators; use integers";
    if let Some(function) = op.cast::<func::FuncOp<'_>>() {
        let (inputs, results) = function.function_type().as_function()?;
        return inputs
            .into_iter()
            .chain(results)
            .any(has_floats)
            .then_some(FLOATS);
    }
    if let Some(global) = op.cast::<lir::GlobalOp<'_>>() {
        return match global.initializer() {
            Some(_) => Some(
                "is a table, for which CIRCT's handshake dialect has no memory; pass it as a buffer",
            ),
            None => has_floats(global.type_()).then_some(FLOATS),
        };
    }
    let mut results = op.results();
    results
        .any(|value| has_floats(value.ty()))
        .then_some(FLOATS)
}

/// Whether a type is a float, a vector of floats or a pointer to either.
fn has_floats(ty: Type<'_>) -> bool {
    let ty = PtrType::from_type(ty).map_or(ty, PtrType::pointee);
    ty.lane().is_float()
}
