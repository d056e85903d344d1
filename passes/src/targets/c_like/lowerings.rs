//! Rows of tables of lowerings that the languages of the C family share. Names of variables are those of the samples.

use crate::{
    lir::arithmetic::lir_guard_total_ops,
    targets::lowering::{Lowering, by_pass, emits},
};
use gir_dialects::lir;

/// Operations that all languages spell in one way.
pub static SHARED: &[Lowering] = &[
    emits::<lir::AddressOfOp<'_>>(&["tile["]),
    emits::<lir::BreakOp<'_>>(&["break"]),
    emits::<lir::ContinueOp<'_>>(&["continue"]),
    by_pass::<lir::DivSIOp<'_>>(&lir_guard_total_ops::PASS, &["/", "?"]),
    by_pass::<lir::DivUIOp<'_>>(&lir_guard_total_ops::PASS, &["/", "?"]),
    emits::<lir::ForOp<'_>>(&["for ("]),
    emits::<lir::GepOp<'_>>(&["p +"]),
    emits::<lir::IfOp<'_>>(&["if (", "else"]),
    emits::<lir::LoopOp<'_>>(&["while (true)"]),
    emits::<lir::PtrCastOp<'_>>(&["may_alias"]),
    by_pass::<lir::RemSIOp<'_>>(&lir_guard_total_ops::PASS, &["%", "?"]),
    by_pass::<lir::RemUIOp<'_>>(&lir_guard_total_ops::PASS, &["%", "?"]),
    by_pass::<lir::ShlIOp<'_>>(&lir_guard_total_ops::PASS, &["<<", "& 31u"]),
    by_pass::<lir::ShrSIOp<'_>>(&lir_guard_total_ops::PASS, &[">>", "& 31u"]),
    by_pass::<lir::ShrUIOp<'_>>(&lir_guard_total_ops::PASS, &[">>", "& 31u"]),
    emits::<lir::VarOp<'_>>(&["v[4]"]),
    emits::<lir::YieldOp<'_>>(&["="]),
];

/// Words around narrower numbers, which atomics of these are.
pub static WORDS: &[Lowering] = &[emits::<lir::ContainingWordOp<'_>>(&["&"])];

/// Early ends of work-items, where each has a call of the kernel of its own.
pub static RETURNS: &[Lowering] = &[emits::<lir::ReturnOp<'_>>(&["return"])];
