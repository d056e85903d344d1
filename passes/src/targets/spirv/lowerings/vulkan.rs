//! How SPIR-V for Vulkan expresses each operation of lir.

use super::shared::SHARED;
use crate::{
    lir::pointers::lir_tag_pointers,
    targets::{
        lowering::{Case, How, Lowering, Lowerings, by_pass, emits, on, refused},
        shared_lowerings::{
            COLLECTIVES, MATRICES, NO_COOPERATIVE_MATRICES, NO_CRITICAL_SECTIONS, OTHER_SUBGROUPS,
            PRINTS, QUERIES, SATURATING, SATURATING_SUMS, no_checks,
        },
    },
};
use gir_dialects::lir;

/// The table of SPIR-V for Vulkan.
pub static VULKAN: Lowerings = Lowerings {
    target: "SPIR-V for Vulkan",
    emission: "emit-spirv-asm",
    profiles: &["vulkan1.3", "vulkan1.1"],
    rows: &[
        OWN,
        SHARED,
        SATURATING,
        SATURATING_SUMS,
        COLLECTIVES,
        MATRICES,
        PRINTS,
        QUERIES,
        NO_CRITICAL_SECTIONS,
        NO_COOPERATIVE_MATRICES,
        OTHER_SUBGROUPS,
        &no_checks("cannot be emitted as SPIR-V yet"),
    ],
};

/// Addresses of buffers are numbers from Vulkan 1.2 on.
const NO_ADDRESSES: &[Case] = &[on(
    "vulkan1.1",
    How::Refused("needs an address as a number"),
)];

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    by_pass::<lir::AddrSpaceCastOp<'_>>(&lir_tag_pointers::PASS, &[]),
    emits::<lir::BindImageOp<'_>>(&["OpLoad"]),
    emits::<lir::BindSamplerOp<'_>>(&["OpSampledImage"]),
    emits::<lir::BindStorageOp<'_>>(&[]),
    emits::<lir::BindUniformOp<'_>>(&["Uniform"]),
    emits::<lir::BitReverseOp<'_>>(&["OpBitReverse"]),
    emits::<lir::BufferLoadOp<'_>>(&["OpLoad"]),
    emits::<lir::BufferStoreOp<'_>>(&["OpStore"]),
    refused::<lir::ContainingWordOp<'_>>("cannot be emitted as SPIR-V yet"),
    emits::<lir::DerivativeOp<'_>>(&["OpDPdx"]),
    emits::<lir::DiscardOp<'_>>(&["OpDemoteToHelperInvocation"])
        .except(&[on("vulkan1.1", How::Emits(&["OpKill"]))]),
    emits::<lir::ExtractLaneOp<'_>>(&["OpVectorExtractDynamic", "UMin"]),
    emits::<lir::FragCoordOp<'_>>(&["FragCoord"]),
    emits::<lir::GepOp<'_>>(&["OpAccessChain"]),
    emits::<lir::ImageAtomicOp<'_>>(&["OpImageTexelPointer", "OpAtomicIAdd"]),
    emits::<lir::ImageCompareExchangeOp<'_>>(&["OpImageTexelPointer", "OpAtomicCompareExchange"]),
    emits::<lir::ImageFetchOp<'_>>(&["OpImageFetch"]),
    emits::<lir::ImageGatherOp<'_>>(&["OpImageGather"]),
    emits::<lir::ImageLevelsOp<'_>>(&["OpImageQueryLevels"]),
    emits::<lir::ImageSamplesOp<'_>>(&["OpImageQuerySamples"]),
    emits::<lir::ImageSizeOp<'_>>(&["OpImageQuerySizeLod"]),
    emits::<lir::InsertLaneOp<'_>>(&["OpVectorInsertDynamic", "UMin"]),
    emits::<lir::InstanceIndexOp<'_>>(&["InstanceIndex"]),
    emits::<lir::IntToPtrOp<'_>>(&["OpConvertUToPtr"]).except(NO_ADDRESSES),
    emits::<lir::NumSubgroupsOp<'_>>(&["NumSubgroups"]),
    emits::<lir::PtrToIntOp<'_>>(&["PhysicalStorageBuffer64"]).except(NO_ADDRESSES),
    emits::<lir::ReadInputOp<'_>>(&["Input", "Location"]),
    emits::<lir::SubgroupAllOp<'_>>(&["OpGroupNonUniformAll"]),
    emits::<lir::SubgroupAnyOp<'_>>(&["OpGroupNonUniformAny"]),
    emits::<lir::SubgroupBallotOp<'_>>(&["OpGroupNonUniformBallot"]),
    emits::<lir::SubgroupBroadcastOp<'_>>(&["OpGroupNonUniformBroadcast"]),
    emits::<lir::SubgroupIdOp<'_>>(&["SubgroupId"]),
    emits::<lir::SubgroupLocalIdOp<'_>>(&["SubgroupLocalInvocationId"]),
    emits::<lir::SubgroupReduceOp<'_>>(&["OpGroupNonUniformIAdd"]),
    emits::<lir::SubgroupShuffleOp<'_>>(&["OpGroupNonUniformShuffle"]),
    emits::<lir::SubgroupShuffleXorOp<'_>>(&["OpGroupNonUniformShuffleXor"]),
    emits::<lir::SubgroupSizeOp<'_>>(&["SubgroupSize"]),
    emits::<lir::VertexIndexOp<'_>>(&["VertexIndex"]),
    emits::<lir::WriteOutputOp<'_>>(&["Output", "Location"]),
];
