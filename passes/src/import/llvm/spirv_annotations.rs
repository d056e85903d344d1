//! Decorations of members: `llvm.ptr.annotation` ("Member decoration through pointer annotations").
//!
//! The text of an annotation is parsed to decorations, which become metadata of the operation that computes the
//! address of the member. `--emit-llvm-spir` writes them back.

use super::{layout::Layout, prints};
use crate::analysis::member_decorations::{self, MEMBER_DECORATIONS};
use gir_dialects::{
    ir::{self, AttributeExt as _, OpView as _},
    names,
    upstream::llvm,
};
use std::collections::HashMap;

/// Replaces the annotations of a function; false after errors at malformed ones.
pub fn replace<'c>(
    function: llvm::LLVMFuncOp<'c>,
    globals: &HashMap<&'c str, llvm::GlobalOp<'c>>,
    layout: Layout,
) -> bool {
    let mut found = vec![];
    function
        .op()
        .walk_pre(|op| found.extend(op.cast::<llvm::PtrAnnotation<'c>>()));
    let mut is_good = true;
    for annotation in found {
        let op = annotation.op();
        let text = prints::constant_text(annotation.annotation(), globals, layout);
        let text = text.ok_or_else(|| "has a text that is no constant; write it as one".to_owned());
        match text.and_then(|text| member_decorations::parse(op.context(), &text)) {
            Ok(decorations) => {
                note(annotation, &decorations);
                op.result(0).replace_all_uses(annotation.ptr());
                op.erase();
            }
            Err(why) => {
                op.error(why);
                is_good = false;
            }
        }
    }
    is_good
}

/// Notes decorations at the operation that computes the address.
fn note<'c>(annotation: llvm::PtrAnnotation<'c>, decorations: &[ir::Attribute<'c>]) {
    let op = annotation.op();
    let Some(place) = annotation.ptr().defining_op() else {
        op.warning("decorates a parameter and no member of it, which SPIR-V does not; the decoration is dropped");
        return;
    };
    let old = place.attribute(names::MIR_LLVM_METADATA);
    let entries = old.and_then(|old| old.entries()).unwrap_or_default();
    let known = entries.iter().find(|(name, _)| *name == MEMBER_DECORATIONS);
    let mut all = known
        .and_then(|(_, list)| list.as_array())
        .unwrap_or_default();
    all.extend(decorations);
    let mut entries: Vec<_> = entries
        .into_iter()
        .filter(|(name, _)| *name != MEMBER_DECORATIONS)
        .collect();
    entries.push((MEMBER_DECORATIONS, ir::array(op.context(), &all)));
    let new = ir::dictionary(op.context(), &entries);
    place.set_attribute(names::MIR_LLVM_METADATA, new);
}
