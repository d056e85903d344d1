//! Accesses to memory and variables, without the alignment where it is that of the type.

use crate::{analysis::layout, mir_to_lir::annotations};
use gir_dialects::{
    ir::{self, AttributeExt as _, Op, OpView},
    lir, mir, names,
    rewrite::{PatternSet, Rewriter},
};

/// Patterns that leave the alignment out.
macro_rules! aligned {
    ($($lir:ident => $mir:ident,)*) => {
        /// Adds the patterns of this family.
        pub fn add_patterns(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<lir::$lir<'_>>(|op, rewriter| rename(op, rewriter, mir::$mir::NAME));)*
        }

        /// The alignment that an access or a variable states.
        pub fn alignment(op: Op<'_>) -> Option<i64> {
            None$(.or_else(|| Some(op.cast::<lir::$lir<'_>>()?.align())))*
        }
    };
}

aligned! {
    LoadOp => LoadOp,
    StoreOp => StoreOp,
    VarOp => AllocOp,
    MatLoadOp => MatLoadOp,
    MatStoreOp => MatStoreOp,
    CoopMatLoadOp => CoopMatLoadOp,
    CoopMatStoreOp => CoopMatStoreOp,
}

/// Whether an access states an alignment in mir, if it is less than that of the type.
pub fn states_alignment(op: Op<'_>) -> bool {
    op.is::<lir::LoadOp<'_>>() || op.is::<lir::StoreOp<'_>>()
}

fn rename<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    let mut attributes = op.attributes();
    let align = op
        .attribute(lir::LoadOp::ALIGN_ATTR)
        .and_then(|align| align.as_int());
    attributes.retain(|(name, _)| *name != lir::LoadOp::ALIGN_ATTR);
    for (name, _) in &mut attributes {
        *name = annotations::mir_name(name).unwrap_or(name);
    }
    let natural = || layout::pointee_align(op.operand(0).ty());
    if let Some(align) = align.filter(|align| states_alignment(op) && *align < natural()) {
        attributes.push((names::MIR_ALIGN, ir::i64_attr(op.context(), align)));
    }
    rewriter.rename(op, name, &attributes);
    true
}
