//! How LLVM IR for SPIR-V expresses each operation of lir: words that stand in the IR.

use crate::{
    lir::{
        arithmetic::{lir_expand_bit_ops, lir_guard_total_ops},
        atomics::{lir_expand_atomics, lir_lower_atomic_flags},
        exits::lir_control_to_cf,
        globals::lir_lower_buffers,
    },
    targets::{
        lowering::{Case, How, Lowering, Lowerings, by_pass, emits, form, on, refused},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, MATRICES, NO_CRITICAL_SECTIONS, OTHER_SUBGROUPS, PRINTS, QUERIES,
            SATURATING, SATURATING_SUMS, no_checks, no_graphics,
        },
    },
};
use gir_dialects::{ir::OpView, lir};

/// The table.
pub static LOWERINGS: Lowerings = Lowerings {
    target: "LLVM IR for SPIR-V",
    emission: "emit-llvm-spir",
    profiles: &["opencl3.0-spirv", "opencl2.1-spirv"],
    rows: &[
        ACCESSES,
        ARITHMETIC,
        ATOMICS,
        CONTROL,
        GRID,
        OF_SUBGROUPS,
        OTHER_SUBGROUPS,
        SATURATING,
        SATURATING_SUMS,
        COLLECTIVES,
        MATRICES,
        PRINTS,
        QUERIES,
        BUFFERS,
        NO_CRITICAL_SECTIONS,
        &no_graphics("OpenCL has no graphics pipeline"),
        &no_checks("has no form in LLVM IR for this target"),
    ],
};

/// Memory and images.
static ACCESSES: &[Lowering] = &[
    emits::<lir::AddrSpaceCastOp<'_>>(&["addrspacecast"]),
    emits::<lir::AddressOfOp<'_>>(&["@tile"]),
    by_pass::<lir::BindImageOp<'_>>(&lir_lower_buffers::PASS, &["target(\"spirv.Image\""]),
    by_pass::<lir::BindSamplerOp<'_>>(&lir_lower_buffers::PASS, &["target(\"spirv.Sampler\")"]),
    emits::<lir::ContainingWordOp<'_>>(&["ptrtoint", "inttoptr"]),
    emits::<lir::GepOp<'_>>(&["getelementptr"]),
    emits::<lir::GlobalOp<'_>>(&["@tile"]),
    refused::<lir::ImageAtomicOp<'_>>("LLVM IR"),
    refused::<lir::ImageCompareExchangeOp<'_>>("LLVM IR"),
    emits::<lir::ImageFetchOp<'_>>(&["__spirv_ImageRead_R"]),
    refused::<lir::ImageGatherOp<'_>>("LLVM IR"),
    emits::<lir::ImageLevelsOp<'_>>(&[]),
    refused::<lir::ImageSamplesOp<'_>>("LLVM IR"),
    emits::<lir::ImageLoadOp<'_>>(&["__spirv_ImageRead_R"]),
    emits::<lir::ImageSampleOp<'_>>(&["__spirv_ImageSampleExplicitLod_R"]),
    emits::<lir::ImageSizeOp<'_>>(&["__spirv_ImageQuerySizeLod_R"]),
    emits::<lir::ImageStoreOp<'_>>(&["__spirv_ImageWrite"]),
    emits::<lir::IntToPtrOp<'_>>(&["inttoptr"]),
    emits::<lir::LoadOp<'_>>(&["load"]).except(&[
        form("volatile", How::Emits(&["load volatile"])),
        form("ordering acquire", How::Emits(&["__spirv_AtomicLoad"])),
    ]),
    emits::<lir::PtrCastOp<'_>>(&[]),
    emits::<lir::PtrToIntOp<'_>>(&["ptrtoint"]),
    emits::<lir::StoreOp<'_>>(&["store"]).except(&[
        form("volatile", How::Emits(&["store volatile"])),
        form("ordering release", How::Emits(&["__spirv_AtomicStore"])),
    ]),
    emits::<lir::VarOp<'_>>(&["alloca"]),
];

/// Numbers, vectors and constants.
static ARITHMETIC: &[Lowering] = &[
    by_pass::<lir::BitReverseOp<'_>>(&lir_expand_bit_ops::PASS, &["lshr", "or"]),
    by_pass::<lir::DivSIOp<'_>>(&lir_guard_total_ops::PASS, &["sdiv", "select"]),
    by_pass::<lir::DivUIOp<'_>>(&lir_guard_total_ops::PASS, &["udiv", "select"]),
    emits::<lir::ExtractLaneOp<'_>>(&["extractelement", "@llvm.umin.i32"]),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["fptosi", "select"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["fptoui", "select"]),
    emits::<lir::InsertLaneOp<'_>>(&["insertelement", "@llvm.umin.i32"]),
    by_pass::<lir::RemSIOp<'_>>(&lir_guard_total_ops::PASS, &["srem", "select"]),
    by_pass::<lir::RemUIOp<'_>>(&lir_guard_total_ops::PASS, &["urem", "select"]),
    by_pass::<lir::ShlIOp<'_>>(&lir_guard_total_ops::PASS, &["shl", "and"]),
    by_pass::<lir::ShrSIOp<'_>>(&lir_guard_total_ops::PASS, &["ashr", "and"]),
    by_pass::<lir::ShrUIOp<'_>>(&lir_guard_total_ops::PASS, &["lshr", "and"]),
    emits::<lir::SpecConstantOp<'_>>(&["__spirv_SpecConstant"]),
];

/// Atomics, barriers and fences.
static ATOMICS: &[Lowering] = &[
    emits::<lir::AtomicAddOp<'_>>(&["__spirv_AtomicIAdd"]),
    emits::<lir::AtomicAndOp<'_>>(&["__spirv_AtomicAnd"]),
    emits::<lir::AtomicCompareExchangeOp<'_>>(&["__spirv_AtomicCompareExchange"]),
    by_pass::<lir::AtomicDecWrapOp<'_>>(
        &lir_expand_atomics::PASS,
        &["__spirv_AtomicCompareExchange"],
    ),
    emits::<lir::AtomicExchangeOp<'_>>(&["__spirv_AtomicExchange"]),
    by_pass::<lir::AtomicFAddOp<'_>>(
        &lir_expand_atomics::PASS,
        &["__spirv_AtomicCompareExchange"],
    ),
    by_pass::<lir::AtomicFMaxOp<'_>>(
        &lir_expand_atomics::PASS,
        &["__spirv_AtomicCompareExchange"],
    ),
    by_pass::<lir::AtomicFMinOp<'_>>(
        &lir_expand_atomics::PASS,
        &["__spirv_AtomicCompareExchange"],
    ),
    by_pass::<lir::AtomicFlagClearOp<'_>>(&lir_lower_atomic_flags::PASS, &["__spirv_AtomicStore"]),
    by_pass::<lir::AtomicFlagTestAndSetOp<'_>>(
        &lir_lower_atomic_flags::PASS,
        &["__spirv_AtomicExchange"],
    ),
    by_pass::<lir::AtomicIncWrapOp<'_>>(
        &lir_expand_atomics::PASS,
        &["__spirv_AtomicCompareExchange"],
    ),
    emits::<lir::AtomicLoadOp<'_>>(&["__spirv_AtomicLoad"]),
    emits::<lir::AtomicMaxOp<'_>>(&["__spirv_AtomicSMax"])
        .except(&[form("unsigned", How::Emits(&["__spirv_AtomicUMax"]))]),
    emits::<lir::AtomicMinOp<'_>>(&["__spirv_AtomicSMin"])
        .except(&[form("unsigned", How::Emits(&["__spirv_AtomicUMin"]))]),
    emits::<lir::AtomicOrOp<'_>>(&["__spirv_AtomicOr"]),
    emits::<lir::AtomicStoreOp<'_>>(&["__spirv_AtomicStore"]),
    emits::<lir::AtomicSubOp<'_>>(&["__spirv_AtomicISub"]),
    emits::<lir::AtomicXorOp<'_>>(&["__spirv_AtomicXor"]),
    emits::<lir::BarrierOp<'_>>(&["__spirv_ControlBarrier"]),
    emits::<lir::MemFenceOp<'_>>(&["__spirv_MemoryBarrier"]),
];

/// Control flow.
static CONTROL: &[Lowering] = &[
    by_pass::<lir::BreakOp<'_>>(&lir_control_to_cf::PASS, &["br label"]),
    by_pass::<lir::ContinueOp<'_>>(&lir_control_to_cf::PASS, &["br label"]),
    by_pass::<lir::ForOp<'_>>(&lir_control_to_cf::PASS, &["br i1", "phi"]),
    by_pass::<lir::IfOp<'_>>(&lir_control_to_cf::PASS, &["br i1", "phi"]),
    by_pass::<lir::LoopOp<'_>>(&lir_control_to_cf::PASS, &["br i1", "phi"]),
    by_pass::<lir::ReturnOp<'_>>(&lir_control_to_cf::PASS, &["ret void"]),
    by_pass::<lir::YieldOp<'_>>(&lir_control_to_cf::PASS, &["phi"]),
];

/// Positions in the grid.
static GRID: &[Lowering] = &[
    emits::<lir::GroupSizeXOp<'_>>(&["__spirv_BuiltInWorkgroupSize"]),
    emits::<lir::GroupSizeYOp<'_>>(&["__spirv_BuiltInWorkgroupSize"]),
    emits::<lir::GroupSizeZOp<'_>>(&["__spirv_BuiltInWorkgroupSize"]),
    emits::<lir::IdGlobalXOp<'_>>(&["__spirv_BuiltInGlobalInvocationId"]),
    emits::<lir::IdGlobalYOp<'_>>(&["__spirv_BuiltInGlobalInvocationId"]),
    emits::<lir::IdGlobalZOp<'_>>(&["__spirv_BuiltInGlobalInvocationId"]),
    emits::<lir::IdGroupXOp<'_>>(&["__spirv_BuiltInWorkgroupId"]),
    emits::<lir::IdGroupYOp<'_>>(&["__spirv_BuiltInWorkgroupId"]),
    emits::<lir::IdGroupZOp<'_>>(&["__spirv_BuiltInWorkgroupId"]),
    emits::<lir::IdLocalXOp<'_>>(&["__spirv_BuiltInLocalInvocationId"]),
    emits::<lir::IdLocalYOp<'_>>(&["__spirv_BuiltInLocalInvocationId"]),
    emits::<lir::IdLocalZOp<'_>>(&["__spirv_BuiltInLocalInvocationId"]),
    emits::<lir::NumGroupsXOp<'_>>(&["__spirv_BuiltInNumWorkgroups"]),
    emits::<lir::NumGroupsYOp<'_>>(&["__spirv_BuiltInNumWorkgroups"]),
    emits::<lir::NumGroupsZOp<'_>>(&["__spirv_BuiltInNumWorkgroups"]),
];

/// The case of the profile without subgroups, as in a row.
const WITHOUT: &[Case] = &[on(
    "opencl2.1-spirv",
    How::Refused("needs feature 'subgroups'"),
)];

/// An operation of subgroups.
const fn together<T: OpView<'static>>(words: &'static [&'static str]) -> Lowering {
    emits::<T>(words).except(WITHOUT)
}

/// An operation on a matrix of a subgroup.
const fn of_matrices<T: OpView<'static>>() -> Lowering {
    refused::<T>("needs feature 'matrices.native'").except(WITHOUT)
}

/// Subgroups.
static OF_SUBGROUPS: &[Lowering] = &[
    of_matrices::<lir::CoopMatExtractOp<'_>>(),
    of_matrices::<lir::CoopMatInsertOp<'_>>(),
    of_matrices::<lir::CoopMatLoadOp<'_>>(),
    of_matrices::<lir::CoopMatMapOp<'_>>(),
    of_matrices::<lir::CoopMatMulAddOp<'_>>(),
    of_matrices::<lir::CoopMatSplatOp<'_>>(),
    of_matrices::<lir::CoopMatStoreOp<'_>>(),
    together::<lir::NumSubgroupsOp<'_>>(&["__spirv_BuiltInNumSubgroups"]),
    together::<lir::SubgroupAllOp<'_>>(&["__spirv_GroupNonUniformAll"]),
    together::<lir::SubgroupAnyOp<'_>>(&["__spirv_GroupNonUniformAny"]),
    together::<lir::SubgroupBallotOp<'_>>(&["__spirv_GroupNonUniformBallot"]),
    together::<lir::SubgroupBroadcastOp<'_>>(&["__spirv_GroupNonUniformBroadcast"]),
    together::<lir::SubgroupIdOp<'_>>(&["__spirv_BuiltInSubgroupId"]),
    together::<lir::SubgroupLocalIdOp<'_>>(&["__spirv_BuiltInSubgroupLocalInvocationId"]),
    together::<lir::SubgroupReduceOp<'_>>(&["__spirv_GroupNonUniformIAdd"]),
    together::<lir::SubgroupShuffleOp<'_>>(&["__spirv_GroupNonUniformShuffle"]),
    together::<lir::SubgroupShuffleXorOp<'_>>(&["__spirv_GroupNonUniformShuffleXor"]),
    together::<lir::SubgroupSizeOp<'_>>(&["__spirv_BuiltInSubgroupSize"]),
];
