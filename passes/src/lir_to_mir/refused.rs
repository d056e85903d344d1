//! Ops and annotations of lir that mir cannot express.

use super::memory;
use crate::{analysis::layout, mir_to_lir::annotations};
use gir_dialects::{
    ir::{Op, Value, identifier_text},
    lir, names,
};

/// The advice of each refusal.
const ADVICE: &str = "raise the module as it is before this step of lowering";

/// Reports properties of a function's ops that raising them would lose.
pub fn check(function: Op<'_>) {
    if !check_annotations(function) {
        return;
    }
    function.walk_pre(|op| {
        if let Some(problem) = lost_alignment(op) {
            op.error(problem);
        }
        if members(op).is_some() {
            op.error(format!(
                "states the work-items that take part, which mir cannot express; {ADVICE}"
            ));
        }
        if op != function {
            check_annotations(op);
        }
    });
}

/// Reports the ops of a raised function that are still of lir.
pub fn check_rest(function: Op<'_>) {
    function.walk_pre(|op| {
        if op.name().starts_with("lir.") {
            op.error(format!("has no counterpart in mir; {ADVICE}"));
        }
    });
}

/// The problem of an access or a variable with less alignment than its type, which it would have in mir: of others than
/// loads and stores, which state it there too. More is a promise that raising may forget.
fn lost_alignment(op: Op<'_>) -> Option<String> {
    let stated = memory::alignment(op).filter(|_| !memory::states_alignment(op))?;
    let mut pointers = op.operands().chain(op.results()).map(Value::ty);
    let natural = layout::pointee_align(pointers.next()?);
    (stated < natural).then(|| {
        format!("is aligned to {stated} bytes, and would be to {natural} in mir; access smaller elements")
    })
}

/// The members that a subgroup operation states.
fn members(op: Op<'_>) -> Option<Value<'_>> {
    macro_rules! members {
        ($($view:ident)*) => { None$(.or_else(|| op.cast::<lir::$view<'_>>()?.members()))* };
    }
    members! {
        SubgroupShuffleOp SubgroupShuffleXorOp SubgroupBroadcastOp
        SubgroupAnyOp SubgroupAllOp SubgroupBallotOp SubgroupReduceOp
    }
}

/// Whether mir has all annotations of an op, or can do without; reports the others.
pub fn check_annotations(op: Op<'_>) -> bool {
    let names = op
        .discardable_attributes()
        .map(|(name, _)| identifier_text(name));
    let mut unknown = names.filter(|&name| {
        let is_known = annotations::mir_name(name).is_some() || name == names::LIR_FALLBACKS;
        name.starts_with("lir.") && !is_known
    });
    let found = unknown.next();
    if let Some(name) = found {
        op.error(unknown_annotation(name));
    }
    found.is_none()
}

/// The message for an annotation without a counterpart in mir.
pub fn unknown_annotation(name: &str) -> String {
    format!("has '{name}', which mir does not have; {ADVICE}")
}
