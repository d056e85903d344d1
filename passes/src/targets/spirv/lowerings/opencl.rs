//! How SPIR-V for OpenCL expresses each operation of lir.

use super::shared::SHARED;
use crate::{
    lir::{arithmetic::lir_expand_bit_ops, globals::lir_lower_buffers},
    targets::{
        lowering::{How, Lowering, Lowerings, by_pass, emits, on, refused},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, MATRICES, NO_CRITICAL_SECTIONS, OTHER_SUBGROUPS, PRINTS, QUERIES,
            SATURATING, SATURATING_SUMS, no_checks, no_graphics,
        },
    },
};
use gir_dialects::lir;

/// The table of SPIR-V for OpenCL.
pub static OPENCL: Lowerings = Lowerings {
    target: "SPIR-V for OpenCL",
    emission: "emit-spirv-asm",
    profiles: &["opencl3.0-spirv", "opencl2.1-spirv"],
    rows: &[
        OWN,
        OTHER_SUBGROUPS,
        SHARED,
        SATURATING,
        SATURATING_SUMS,
        COLLECTIVES,
        MATRICES,
        PRINTS,
        QUERIES,
        BUFFERS,
        NO_CRITICAL_SECTIONS,
        &no_graphics("OpenCL has no graphics pipeline"),
        &no_checks("cannot be emitted as SPIR-V yet"),
    ],
};

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    emits::<lir::AddrSpaceCastOp<'_>>(&["OpPtrCastToGeneric"]),
    by_pass::<lir::BindImageOp<'_>>(&lir_lower_buffers::PASS, &[]),
    by_pass::<lir::BindSamplerOp<'_>>(&lir_lower_buffers::PASS, &["OpSampledImage"]),
    by_pass::<lir::BitReverseOp<'_>>(
        &lir_expand_bit_ops::PASS,
        &["OpShiftRightLogical", "OpBitwiseOr"],
    ),
    emits::<lir::ContainingWordOp<'_>>(&["OpConvertPtrToU", "OpBitwiseAnd", "OpConvertUToPtr"]),
    refused::<lir::CoopMatExtractOp<'_>>("needs feature 'matrices.native'").except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    refused::<lir::CoopMatInsertOp<'_>>("needs feature 'matrices.native'").except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    refused::<lir::CoopMatLoadOp<'_>>("needs feature 'matrices.native'").except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    refused::<lir::CoopMatMapOp<'_>>("needs feature 'matrices.native'").except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    refused::<lir::CoopMatMulAddOp<'_>>("needs feature 'matrices.native'").except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    refused::<lir::CoopMatSplatOp<'_>>("needs feature 'matrices.native'").except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    refused::<lir::CoopMatStoreOp<'_>>("needs feature 'matrices.native'").except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::ExtractLaneOp<'_>>(&["OpVectorExtractDynamic", "u_min"]),
    emits::<lir::GepOp<'_>>(&["OpPtrAccessChain"]),
    refused::<lir::ImageAtomicOp<'_>>("cannot be emitted as SPIR-V"),
    refused::<lir::ImageCompareExchangeOp<'_>>("cannot be emitted as SPIR-V"),
    emits::<lir::ImageFetchOp<'_>>(&["OpImageRead"]),
    refused::<lir::ImageGatherOp<'_>>("cannot be emitted as SPIR-V"),
    emits::<lir::ImageLevelsOp<'_>>(&[]),
    refused::<lir::ImageSamplesOp<'_>>("cannot be emitted as SPIR-V"),
    emits::<lir::ImageSizeOp<'_>>(&["OpImageQuerySizeLod"]),
    emits::<lir::InsertLaneOp<'_>>(&["OpSelect", "u_min"]),
    emits::<lir::IntToPtrOp<'_>>(&["OpConvertUToPtr"]),
    emits::<lir::NumSubgroupsOp<'_>>(&["NumSubgroups"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::PtrToIntOp<'_>>(&["OpConvertPtrToU"]),
    emits::<lir::SubgroupAllOp<'_>>(&["OpGroupNonUniformAll"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::SubgroupAnyOp<'_>>(&["OpGroupNonUniformAny"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::SubgroupBallotOp<'_>>(&["OpGroupNonUniformBallot"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::SubgroupBroadcastOp<'_>>(&["OpGroupNonUniformBroadcast"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::SubgroupIdOp<'_>>(&["SubgroupId"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::SubgroupLocalIdOp<'_>>(&["SubgroupLocalInvocationId"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::SubgroupReduceOp<'_>>(&["OpGroupNonUniformIAdd"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::SubgroupShuffleOp<'_>>(&["OpGroupNonUniformShuffle"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::SubgroupShuffleXorOp<'_>>(&["OpGroupNonUniformShuffleXor"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
    emits::<lir::SubgroupSizeOp<'_>>(&["SubgroupSize"]).except(&[on(
        "opencl2.1-spirv",
        How::Refused("needs feature 'subgroups'"),
    )]),
];
