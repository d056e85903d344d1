//! Atomic operations that change a value: one op of mir with a kind.

use gir_dialects::{
    ir::OpView,
    lir::{self, Sign},
    mir::{self, AtomicKind},
    rewrite::PatternSet,
};

/// Patterns of the ops whose kind follows from their name, and of those with a sign.
macro_rules! kinds {
    (plain: [$($op:ident => $kind:ident,)*], signed: [$($signed:ident => $s:ident $u:ident,)*]) => {
        /// Adds the patterns of this family.
        pub fn add_patterns(patterns: &mut PatternSet<'_>) {
            $(kinds!(patterns, $op, |_| AtomicKind::$kind);)*
            $(kinds!(patterns, $signed, |op: lir::$signed<'_>| match op.sign() {
                Sign::Signed => AtomicKind::$s,
                Sign::Unsigned => AtomicKind::$u,
            });)*
        }
    };
    ($patterns:ident, $op:ident, $kind:expr) => {
        $patterns.rewrite::<lir::$op<'_>>(|atomic, rewriter| {
            let op = atomic.op();
            let new = mir::AtomicOp::build(
                &rewriter.before(op),
                op.result(0).ty(),
                $kind(atomic),
                atomic.ptr(),
                atomic.value(),
                atomic.ordering(),
                atomic.scope(),
            );
            rewriter.replace(op, &[new.result()]);
            true
        });
    };
}

kinds! {
    plain: [
        AtomicAddOp => Add,
        AtomicSubOp => Sub,
        AtomicAndOp => And,
        AtomicOrOp => Or,
        AtomicXorOp => Xor,
        AtomicExchangeOp => Exchange,
        AtomicIncWrapOp => IncWrap,
        AtomicDecWrapOp => DecWrap,
        AtomicFAddOp => FAdd,
        AtomicFMinOp => FMin,
        AtomicFMaxOp => FMax,
    ],
    signed: [
        AtomicMinOp => MinS MinU,
        AtomicMaxOp => MaxS MaxU,
    ]
}
