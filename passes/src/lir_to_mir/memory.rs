//! Accesses to memory and variables, without the alignment, which is that of the type.

use crate::mir_to_lir::annotations;
use gir_dialects::{
    ir::{Op, OpView},
    lir, mir,
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

fn rename<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    let mut attributes = op.attributes();
    attributes.retain(|(name, _)| *name != lir::LoadOp::ALIGN_ATTR);
    for (name, _) in &mut attributes {
        *name = annotations::mir_name(name).unwrap_or(name);
    }
    rewriter.rename(op, name, &attributes);
    true
}
