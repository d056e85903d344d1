//! How CUDA C++ expresses each operation of lir.

use crate::{
    lir::{
        arithmetic::lir_guard_total_ops,
        atomics::{lir_expand_atomics, lir_lower_atomic_flags},
        legality::lir_fold_target_queries,
        subgroups::lir_shuffle_reductions,
        vectors::lir_split_vectors,
    },
    targets::{
        c_like::lowerings,
        cooperative::{lir_expand_fragments, lir_spread_matrices},
        lowering::{How, Lowering, Lowerings, by_pass, emits, form, form_on, on},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, CONSTANTS, MATRICES, NO_CRITICAL_SECTIONS, NO_IMAGES, PRINTS,
            QUERIES, SATURATING, SATURATING_SUMS, no_checks, no_graphics,
        },
    },
};
use gir_dialects::lir;

/// The table.
pub static LOWERINGS: Lowerings = Lowerings {
    target: "CUDA C++",
    emission: "emit-cuda",
    profiles: &["cuda-sm_90", "cuda-sm_60"],
    rows: &[
        OWN,
        lowerings::SHARED,
        lowerings::WORDS,
        lowerings::RETURNS,
        SATURATING,
        SATURATING_SUMS,
        COLLECTIVES,
        MATRICES,
        PRINTS,
        QUERIES,
        BUFFERS,
        CONSTANTS,
        NO_CRITICAL_SECTIONS,
        NO_IMAGES,
        &no_graphics("has no CUDA C++ spelling"),
        &no_checks("has no CUDA C++ spelling"),
    ],
};

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    emits::<lir::AddrSpaceCastOp<'_>>(&["? p : &v"]),
    emits::<lir::AtomicAddOp<'_>>(&["atomicAdd"]),
    emits::<lir::AtomicAndOp<'_>>(&["atomicAnd"]),
    emits::<lir::AtomicCompareExchangeOp<'_>>(&["atomicCAS"]),
    emits::<lir::AtomicDecWrapOp<'_>>(&["atomicDec"]),
    emits::<lir::AtomicExchangeOp<'_>>(&["atomicExch"]),
    by_pass::<lir::AtomicFAddOp<'_>>(&lir_expand_atomics::PASS, &["atomicCAS"]),
    by_pass::<lir::AtomicFMaxOp<'_>>(&lir_expand_atomics::PASS, &["atomicCAS", "fmaxf"]),
    by_pass::<lir::AtomicFMinOp<'_>>(&lir_expand_atomics::PASS, &["atomicCAS", "fminf"]),
    by_pass::<lir::AtomicFlagClearOp<'_>>(&lir_lower_atomic_flags::PASS, &["st.relaxed.gpu.u32"])
        .except(&[on(
            "cuda-sm_60",
            How::ByPass(&lir_lower_atomic_flags::PASS, &["atomicExch"]),
        )]),
    by_pass::<lir::AtomicFlagTestAndSetOp<'_>>(&lir_lower_atomic_flags::PASS, &["atomicExch"]),
    emits::<lir::AtomicIncWrapOp<'_>>(&["atomicInc"]),
    emits::<lir::AtomicLoadOp<'_>>(&["ld.relaxed.gpu.u32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atomicCAS"]))]),
    emits::<lir::AtomicMaxOp<'_>>(&["atomicMax"]),
    emits::<lir::AtomicMinOp<'_>>(&["atomicMin"]),
    emits::<lir::AtomicOrOp<'_>>(&["atomicOr"]),
    emits::<lir::AtomicStoreOp<'_>>(&["st.relaxed.gpu.u32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atomicExch"]))]),
    emits::<lir::AtomicSubOp<'_>>(&["atomicSub"]),
    emits::<lir::AtomicXorOp<'_>>(&["atomicXor"]),
    emits::<lir::BarrierOp<'_>>(&["__syncthreads"]).except(&[
        form("of a subgroup", How::Emits(&["__syncwarp"])),
        form(
            "with the memory of the device",
            How::Emits(&["__syncthreads", "__threadfence"]),
        ),
    ]),
    emits::<lir::BitReverseOp<'_>>(&["__brev"]),
    by_pass::<lir::CoopMatExtractOp<'_>>(&lir_spread_matrices::PASS, &[]).except(&[on(
        "cuda-sm_60",
        How::Refused("needs feature 'matrices.native'"),
    )]),
    by_pass::<lir::CoopMatInsertOp<'_>>(&lir_spread_matrices::PASS, &[]).except(&[on(
        "cuda-sm_60",
        How::Refused("needs feature 'matrices.native'"),
    )]),
    by_pass::<lir::CoopMatLoadOp<'_>>(&lir_spread_matrices::PASS, &[]).except(&[on(
        "cuda-sm_60",
        How::Refused("needs feature 'matrices.native'"),
    )]),
    by_pass::<lir::CoopMatMapOp<'_>>(&lir_spread_matrices::PASS, &[]).except(&[on(
        "cuda-sm_60",
        How::Refused("needs feature 'matrices.native'"),
    )]),
    by_pass::<lir::FragmentLoadOp<'_>>(&lir_expand_fragments::PASS, &["__shfl_sync"]),
    by_pass::<lir::FragmentMulAddOp<'_>>(
        &lir_spread_matrices::PASS,
        &["mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32"],
    )
    .except(&[on(
        "cuda-sm_60",
        How::ByPass(&lir_expand_fragments::PASS, &["__shfl_sync"]),
    )]),
    emits::<lir::CoopMatMulAddOp<'_>>(&["mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"])
        .except(&[
            on(
                "cuda-sm_60",
                How::Refused("needs feature 'matrices.native'"),
            ),
            on("cuda-sm_70", How::ByPass(&lir_spread_matrices::PASS, &[])),
            on("cuda-sm_72", How::ByPass(&lir_spread_matrices::PASS, &[])),
            on(
                "cuda-sm_75",
                How::Emits(&["mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32"]),
            ),
        ]),
    by_pass::<lir::CoopMatSplatOp<'_>>(&lir_spread_matrices::PASS, &[]).except(&[on(
        "cuda-sm_60",
        How::Refused("needs feature 'matrices.native'"),
    )]),
    by_pass::<lir::CoopMatStoreOp<'_>>(&lir_spread_matrices::PASS, &[]).except(&[on(
        "cuda-sm_60",
        How::Refused("needs feature 'matrices.native'"),
    )]),
    by_pass::<lir::ExtractLaneOp<'_>>(&lir_split_vectors::PASS, &["?"]),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["(int32_t)", "?"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["(uint32_t)", "?"]),
    emits::<lir::GlobalOp<'_>>(&["__shared__"]),
    emits::<lir::GroupSizeXOp<'_>>(&["blockDim.x"]),
    emits::<lir::GroupSizeYOp<'_>>(&["blockDim.y"]),
    emits::<lir::GroupSizeZOp<'_>>(&["blockDim.z"]),
    emits::<lir::IdGlobalXOp<'_>>(&["blockIdx.x", "blockDim.x", "threadIdx.x"]),
    emits::<lir::IdGlobalYOp<'_>>(&["blockIdx.y", "blockDim.y", "threadIdx.y"]),
    emits::<lir::IdGlobalZOp<'_>>(&["blockIdx.z", "blockDim.z", "threadIdx.z"]),
    emits::<lir::IdGroupXOp<'_>>(&["blockIdx.x"]),
    emits::<lir::IdGroupYOp<'_>>(&["blockIdx.y"]),
    emits::<lir::IdGroupZOp<'_>>(&["blockIdx.z"]),
    emits::<lir::IdLocalXOp<'_>>(&["threadIdx.x"]),
    emits::<lir::IdLocalYOp<'_>>(&["threadIdx.y"]),
    emits::<lir::IdLocalZOp<'_>>(&["threadIdx.z"]),
    by_pass::<lir::InsertLaneOp<'_>>(&lir_split_vectors::PASS, &["?"]),
    emits::<lir::IntToPtrOp<'_>>(&["(uint32_t*)"]),
    emits::<lir::LoadOp<'_>>(&["= *p"]).except(&[
        form_on(
            "ordering acquire",
            "cuda-sm_60",
            How::Emits(&["atomicCAS", "__threadfence"]),
        ),
        form("volatile", How::Emits(&["volatile"])),
        form("ordering acquire", How::Emits(&["ld.acquire.gpu.u32"])),
    ]),
    emits::<lir::MemFenceOp<'_>>(&["__threadfence"])
        .except(&[form("of a workgroup", How::Emits(&["__threadfence_block"]))]),
    emits::<lir::NumGroupsXOp<'_>>(&["gridDim.x"]),
    emits::<lir::NumGroupsYOp<'_>>(&["gridDim.y"]),
    emits::<lir::NumGroupsZOp<'_>>(&["gridDim.z"]),
    emits::<lir::NumSubgroupsOp<'_>>(&["blockDim.x", "/ 32u"]),
    emits::<lir::PtrToIntOp<'_>>(&["(uint64_t)p"]),
    emits::<lir::StoreOp<'_>>(&["*p ="]).except(&[
        form_on(
            "ordering release",
            "cuda-sm_60",
            How::Emits(&["__threadfence", "atomicExch"]),
        ),
        form("volatile", How::Emits(&["volatile"])),
        form("ordering release", How::Emits(&["st.release.gpu.u32"])),
    ]),
    emits::<lir::SubgroupAllOp<'_>>(&["__all_sync"]),
    emits::<lir::SubgroupAnyOp<'_>>(&["__any_sync"]),
    emits::<lir::SubgroupBallotOp<'_>>(&["__ballot_sync"]),
    emits::<lir::SubgroupBroadcastOp<'_>>(&["__shfl_sync"]),
    emits::<lir::SubgroupIdOp<'_>>(&["threadIdx.x", "/ 32u"]),
    emits::<lir::SubgroupLocalIdOp<'_>>(&["threadIdx.x", "% 32u"]),
    emits::<lir::SubgroupReduceOp<'_>>(&["__reduce_add_sync"]).except(&[on(
        "cuda-sm_60",
        How::ByPass(&lir_shuffle_reductions::PASS, &["__shfl_xor_sync"]),
    )]),
    emits::<lir::SubgroupShuffleOp<'_>>(&["__shfl_sync"]),
    emits::<lir::SubgroupShuffleXorOp<'_>>(&["__shfl_xor_sync"]),
    by_pass::<lir::SubgroupSizeOp<'_>>(&lir_fold_target_queries::PASS, &[]),
];
