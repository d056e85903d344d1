//! Rows of tables of lowerings that targets with LLVM IR share: words that stand in the IR.

use crate::{
    lir::{
        arithmetic::lir_guard_total_ops, atomics::lir_lower_atomic_flags, exits::lir_control_to_cf,
        legality::lir_fold_target_queries,
    },
    targets::lowering::{How, Lowering, by_pass, emits, form},
};
use gir_dialects::lir;

/// Operations that do not depend on the device.
pub static SHARED: &[Lowering] = &[
    emits::<lir::AtomicAddOp<'_>>(&["atomicrmw add"]),
    emits::<lir::AtomicAndOp<'_>>(&["atomicrmw and"]),
    emits::<lir::AtomicCompareExchangeOp<'_>>(&["cmpxchg"]),
    emits::<lir::AtomicDecWrapOp<'_>>(&["atomicrmw udec_wrap"]),
    emits::<lir::AtomicExchangeOp<'_>>(&["atomicrmw xchg"]),
    by_pass::<lir::AtomicFlagClearOp<'_>>(&lir_lower_atomic_flags::PASS, &["store atomic"]),
    by_pass::<lir::AtomicFlagTestAndSetOp<'_>>(&lir_lower_atomic_flags::PASS, &["atomicrmw xchg"]),
    emits::<lir::AtomicIncWrapOp<'_>>(&["atomicrmw uinc_wrap"]),
    emits::<lir::AtomicLoadOp<'_>>(&["load atomic"]),
    emits::<lir::AtomicMaxOp<'_>>(&["atomicrmw max"])
        .except(&[form("unsigned", How::Emits(&["atomicrmw umax"]))]),
    emits::<lir::AtomicMinOp<'_>>(&["atomicrmw min"])
        .except(&[form("unsigned", How::Emits(&["atomicrmw umin"]))]),
    emits::<lir::AtomicOrOp<'_>>(&["atomicrmw or"]),
    emits::<lir::AtomicStoreOp<'_>>(&["store atomic"]),
    emits::<lir::AtomicSubOp<'_>>(&["atomicrmw sub"]),
    emits::<lir::AtomicXorOp<'_>>(&["atomicrmw xor"]),
    emits::<lir::BitReverseOp<'_>>(&["@llvm.bitreverse.i32"]),
    by_pass::<lir::BreakOp<'_>>(&lir_control_to_cf::PASS, &["br label"]),
    emits::<lir::ContainingWordOp<'_>>(&["@llvm.ptrmask", "ptrtoint"]),
    by_pass::<lir::ContinueOp<'_>>(&lir_control_to_cf::PASS, &["br label"]),
    by_pass::<lir::DivSIOp<'_>>(&lir_guard_total_ops::PASS, &["sdiv", "select"]),
    by_pass::<lir::DivUIOp<'_>>(&lir_guard_total_ops::PASS, &["udiv", "select"]),
    emits::<lir::ExtractLaneOp<'_>>(&["extractelement", "@llvm.umin.i32"]),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["fptosi", "select"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["fptoui", "select"]),
    by_pass::<lir::ForOp<'_>>(&lir_control_to_cf::PASS, &["br i1", "phi"]),
    emits::<lir::GepOp<'_>>(&["getelementptr"]),
    by_pass::<lir::IfOp<'_>>(&lir_control_to_cf::PASS, &["br i1", "phi"]),
    emits::<lir::InsertLaneOp<'_>>(&["insertelement", "@llvm.umin.i32"]),
    emits::<lir::IntToPtrOp<'_>>(&["inttoptr"]),
    emits::<lir::LoadOp<'_>>(&["load"]).except(&[
        form("volatile", How::Emits(&["load volatile"])),
        form("ordering acquire", How::Emits(&["load atomic", "acquire"])),
    ]),
    by_pass::<lir::LoopOp<'_>>(&lir_control_to_cf::PASS, &["br i1", "phi"]),
    emits::<lir::PtrCastOp<'_>>(&[]),
    emits::<lir::PtrToIntOp<'_>>(&["ptrtoint"]),
    by_pass::<lir::RemSIOp<'_>>(&lir_guard_total_ops::PASS, &["srem", "select"]),
    by_pass::<lir::RemUIOp<'_>>(&lir_guard_total_ops::PASS, &["urem", "select"]),
    by_pass::<lir::ShlIOp<'_>>(&lir_guard_total_ops::PASS, &["shl", "and"]),
    by_pass::<lir::ShrSIOp<'_>>(&lir_guard_total_ops::PASS, &["ashr", "and"]),
    by_pass::<lir::ShrUIOp<'_>>(&lir_guard_total_ops::PASS, &["lshr", "and"]),
    emits::<lir::StoreOp<'_>>(&["store"]).except(&[
        form("volatile", How::Emits(&["store volatile"])),
        form("ordering release", How::Emits(&["store atomic", "release"])),
    ]),
    by_pass::<lir::SubgroupSizeOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    emits::<lir::VarOp<'_>>(&["alloca"]),
    by_pass::<lir::YieldOp<'_>>(&lir_control_to_cf::PASS, &["phi"]),
];
