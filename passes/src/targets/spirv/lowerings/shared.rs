//! Rows that SPIR-V for Vulkan and for OpenCL share.

use crate::{
    lir::{
        arithmetic::lir_guard_total_ops,
        atomics::{lir_expand_atomics, lir_lower_atomic_flags},
    },
    targets::lowering::{How, Lowering, by_pass, emits, form},
};
use gir_dialects::lir;

/// Operations that both spell in one way.
pub static SHARED: &[Lowering] = &[
    emits::<lir::AddressOfOp<'_>>(&["OpVariable", "Workgroup"]),
    emits::<lir::AtomicAddOp<'_>>(&["OpAtomicIAdd"]),
    emits::<lir::AtomicAndOp<'_>>(&["OpAtomicAnd"]),
    emits::<lir::AtomicCompareExchangeOp<'_>>(&["OpAtomicCompareExchange"]),
    by_pass::<lir::AtomicDecWrapOp<'_>>(&lir_expand_atomics::PASS, &["OpAtomicCompareExchange"]),
    emits::<lir::AtomicExchangeOp<'_>>(&["OpAtomicExchange"]),
    by_pass::<lir::AtomicFAddOp<'_>>(&lir_expand_atomics::PASS, &["OpAtomicCompareExchange"]),
    by_pass::<lir::AtomicFMaxOp<'_>>(&lir_expand_atomics::PASS, &["OpAtomicCompareExchange"]),
    by_pass::<lir::AtomicFMinOp<'_>>(&lir_expand_atomics::PASS, &["OpAtomicCompareExchange"]),
    by_pass::<lir::AtomicFlagClearOp<'_>>(&lir_lower_atomic_flags::PASS, &["OpAtomicStore"]),
    by_pass::<lir::AtomicFlagTestAndSetOp<'_>>(
        &lir_lower_atomic_flags::PASS,
        &["OpAtomicExchange"],
    ),
    by_pass::<lir::AtomicIncWrapOp<'_>>(&lir_expand_atomics::PASS, &["OpAtomicCompareExchange"]),
    emits::<lir::AtomicLoadOp<'_>>(&["OpAtomicLoad"]),
    emits::<lir::AtomicMaxOp<'_>>(&["OpAtomicSMax"])
        .except(&[form("unsigned", How::Emits(&["OpAtomicUMax"]))]),
    emits::<lir::AtomicMinOp<'_>>(&["OpAtomicSMin"])
        .except(&[form("unsigned", How::Emits(&["OpAtomicUMin"]))]),
    emits::<lir::AtomicOrOp<'_>>(&["OpAtomicOr"]),
    emits::<lir::AtomicStoreOp<'_>>(&["OpAtomicStore"]),
    emits::<lir::AtomicSubOp<'_>>(&["OpAtomicISub"]),
    emits::<lir::AtomicXorOp<'_>>(&["OpAtomicXor"]),
    emits::<lir::BarrierOp<'_>>(&["OpControlBarrier"]),
    emits::<lir::BreakOp<'_>>(&["OpBranch"]),
    emits::<lir::ContinueOp<'_>>(&["OpBranch"]),
    by_pass::<lir::DivSIOp<'_>>(&lir_guard_total_ops::PASS, &["OpSDiv", "OpSelect"]),
    by_pass::<lir::DivUIOp<'_>>(&lir_guard_total_ops::PASS, &["OpUDiv", "OpSelect"]),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["OpConvertFToS", "OpSelect"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["OpConvertFToU", "OpSelect"]),
    emits::<lir::ForOp<'_>>(&["OpLoopMerge"]),
    emits::<lir::GlobalOp<'_>>(&["OpVariable", "Workgroup"]),
    emits::<lir::GroupSizeXOp<'_>>(&[]),
    emits::<lir::GroupSizeYOp<'_>>(&[]),
    emits::<lir::GroupSizeZOp<'_>>(&[]),
    emits::<lir::IdGlobalXOp<'_>>(&["GlobalInvocationId"]),
    emits::<lir::IdGlobalYOp<'_>>(&["GlobalInvocationId"]),
    emits::<lir::IdGlobalZOp<'_>>(&["GlobalInvocationId"]),
    emits::<lir::IdGroupXOp<'_>>(&["WorkgroupId"]),
    emits::<lir::IdGroupYOp<'_>>(&["WorkgroupId"]),
    emits::<lir::IdGroupZOp<'_>>(&["WorkgroupId"]),
    emits::<lir::IdLocalXOp<'_>>(&["LocalInvocationId"]),
    emits::<lir::IdLocalYOp<'_>>(&["LocalInvocationId"]),
    emits::<lir::IdLocalZOp<'_>>(&["LocalInvocationId"]),
    emits::<lir::IfOp<'_>>(&["OpSelectionMerge", "OpBranchConditional"]),
    emits::<lir::ImageLoadOp<'_>>(&["OpImageRead"]),
    emits::<lir::ImageSampleOp<'_>>(&["OpImageSampleExplicitLod"]),
    emits::<lir::ImageStoreOp<'_>>(&["OpImageWrite"]),
    emits::<lir::LoadOp<'_>>(&["OpLoad"]).except(&[
        form("ordering acquire", How::Emits(&["OpAtomicLoad"])),
        form("volatile", How::Emits(&["OpLoad", "Volatile"])),
    ]),
    emits::<lir::LoopOp<'_>>(&["OpLoopMerge"]),
    emits::<lir::MemFenceOp<'_>>(&["OpMemoryBarrier"]),
    emits::<lir::NumGroupsXOp<'_>>(&["NumWorkgroups"]),
    emits::<lir::NumGroupsYOp<'_>>(&["NumWorkgroups"]),
    emits::<lir::NumGroupsZOp<'_>>(&["NumWorkgroups"]),
    emits::<lir::PtrCastOp<'_>>(&["OpBitcast"]),
    by_pass::<lir::RemSIOp<'_>>(
        &lir_guard_total_ops::PASS,
        &["OpSDiv", "OpIMul", "OpISub", "OpSelect"],
    ),
    by_pass::<lir::RemUIOp<'_>>(&lir_guard_total_ops::PASS, &["OpUMod", "OpSelect"]),
    emits::<lir::ReturnOp<'_>>(&["OpReturn"]),
    by_pass::<lir::ShlIOp<'_>>(
        &lir_guard_total_ops::PASS,
        &["OpShiftLeftLogical", "OpBitwiseAnd"],
    ),
    by_pass::<lir::ShrSIOp<'_>>(
        &lir_guard_total_ops::PASS,
        &["OpShiftRightArithmetic", "OpBitwiseAnd"],
    ),
    by_pass::<lir::ShrUIOp<'_>>(
        &lir_guard_total_ops::PASS,
        &["OpShiftRightLogical", "OpBitwiseAnd"],
    ),
    emits::<lir::SpecConstantOp<'_>>(&["OpSpecConstant"]),
    emits::<lir::StoreOp<'_>>(&["OpStore"]).except(&[
        form("ordering release", How::Emits(&["OpAtomicStore"])),
        form("volatile", How::Emits(&["OpStore", "Volatile"])),
    ]),
    emits::<lir::VarOp<'_>>(&["OpVariable", "Function"]),
    emits::<lir::YieldOp<'_>>(&["OpPhi"]),
];
