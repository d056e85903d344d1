//! How PTX expresses each operation of lir: instructions that stand in the PTX.

use crate::{
    lir::{
        arithmetic::lir_guard_total_ops,
        atomics::{lir_expand_atomics, lir_lower_atomic_flags},
        exits::lir_control_to_cf,
        legality::lir_fold_target_queries,
        subgroups::lir_shuffle_reductions,
    },
    targets::{
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
    target: "PTX",
    emission: "emit-ptx",
    profiles: &["cuda-sm_90", "cuda-sm_60"],
    rows: &[
        OWN,
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
        &no_graphics("is not a compute kernel"),
        &no_checks("has no form in LLVM IR for this target"),
    ],
};

/// The fences of a barrier from sm_100 on: one in front of it and one behind.
const TWO_FENCES: How = How::Emits(&["bar.sync", "fence.release.gpu", "fence.acquire.gpu"]);

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    emits::<lir::AddrSpaceCastOp<'_>>(&[]),
    emits::<lir::AddressOfOp<'_>>(&[".shared"]),
    emits::<lir::AtomicAddOp<'_>>(&["atom.relaxed.gpu.global.add.u32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atom.gpu.global.add.u32"]))]),
    emits::<lir::AtomicAndOp<'_>>(&["atom.relaxed.gpu.global.and.b32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atom.gpu.global.and.b32"]))]),
    emits::<lir::AtomicCompareExchangeOp<'_>>(&["atom.relaxed.gpu.global.cas.b32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atom.gpu.global.cas.b32"]))]),
    emits::<lir::AtomicDecWrapOp<'_>>(&["atom.relaxed.gpu.global.dec.u32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atom.gpu.global.dec.u32"]))]),
    emits::<lir::AtomicExchangeOp<'_>>(&["atom.relaxed.gpu.global.exch.b32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atom.gpu.global.exch.b32"]))]),
    by_pass::<lir::AtomicFAddOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atom.relaxed.gpu.global.cas.b32", "add.rn.f32"],
    )
    .except(&[on(
        "cuda-sm_60",
        How::ByPass(
            &lir_expand_atomics::PASS,
            &["atom.gpu.global.cas.b32", "add.rn.f32"],
        ),
    )]),
    by_pass::<lir::AtomicFMaxOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atom.relaxed.gpu.global.cas.b32", "max.f32"],
    )
    .except(&[on(
        "cuda-sm_60",
        How::ByPass(
            &lir_expand_atomics::PASS,
            &["atom.gpu.global.cas.b32", "max.f32"],
        ),
    )]),
    by_pass::<lir::AtomicFMinOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atom.relaxed.gpu.global.cas.b32", "min.f32"],
    )
    .except(&[on(
        "cuda-sm_60",
        How::ByPass(
            &lir_expand_atomics::PASS,
            &["atom.gpu.global.cas.b32", "min.f32"],
        ),
    )]),
    by_pass::<lir::AtomicFlagClearOp<'_>>(
        &lir_lower_atomic_flags::PASS,
        &["st.relaxed.gpu.global.b32"],
    )
    .except(&[on(
        "cuda-sm_60",
        How::ByPass(&lir_lower_atomic_flags::PASS, &["st.volatile.global.b32"]),
    )]),
    by_pass::<lir::AtomicFlagTestAndSetOp<'_>>(
        &lir_lower_atomic_flags::PASS,
        &["atom.relaxed.gpu.global.exch.b32"],
    )
    .except(&[on(
        "cuda-sm_60",
        How::ByPass(&lir_lower_atomic_flags::PASS, &["atom.gpu.global.exch.b32"]),
    )]),
    emits::<lir::AtomicIncWrapOp<'_>>(&["atom.relaxed.gpu.global.inc.u32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atom.gpu.global.inc.u32"]))]),
    emits::<lir::AtomicLoadOp<'_>>(&["ld.relaxed.gpu.global.b32"])
        .except(&[on("cuda-sm_60", How::Emits(&["ld.volatile.global.b32"]))]),
    emits::<lir::AtomicMaxOp<'_>>(&["atom.relaxed.gpu.global.max.s32"]).except(&[
        form_on(
            "unsigned",
            "cuda-sm_60",
            How::Emits(&["atom.gpu.global.max.u32"]),
        ),
        form("unsigned", How::Emits(&["atom.relaxed.gpu.global.max.u32"])),
        on("cuda-sm_60", How::Emits(&["atom.gpu.global.max.s32"])),
    ]),
    emits::<lir::AtomicMinOp<'_>>(&["atom.relaxed.gpu.global.min.s32"]).except(&[
        form_on(
            "unsigned",
            "cuda-sm_60",
            How::Emits(&["atom.gpu.global.min.u32"]),
        ),
        form("unsigned", How::Emits(&["atom.relaxed.gpu.global.min.u32"])),
        on("cuda-sm_60", How::Emits(&["atom.gpu.global.min.s32"])),
    ]),
    emits::<lir::AtomicOrOp<'_>>(&["atom.relaxed.gpu.global.or.b32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atom.gpu.global.or.b32"]))]),
    emits::<lir::AtomicStoreOp<'_>>(&["st.relaxed.gpu.global.b32"])
        .except(&[on("cuda-sm_60", How::Emits(&["st.volatile.global.b32"]))]),
    emits::<lir::AtomicSubOp<'_>>(&["atom.relaxed.gpu.global.add.u32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atom.gpu.global.add.u32"]))]),
    emits::<lir::AtomicXorOp<'_>>(&["atom.relaxed.gpu.global.xor.b32"])
        .except(&[on("cuda-sm_60", How::Emits(&["atom.gpu.global.xor.b32"]))]),
    emits::<lir::BarrierOp<'_>>(&["bar.sync"]).except(&[
        form_on(
            "with the memory of the device",
            "cuda-sm_60",
            How::Emits(&["bar.sync", "membar.gl"]),
        ),
        form_on("with the memory of the device", "cuda-sm_100", TWO_FENCES),
        form_on("with the memory of the device", "cuda-sm_103", TWO_FENCES),
        form_on("with the memory of the device", "cuda-sm_110", TWO_FENCES),
        form_on("with the memory of the device", "cuda-sm_120", TWO_FENCES),
        form_on("with the memory of the device", "cuda-sm_121", TWO_FENCES),
        form("of a subgroup", How::Emits(&["bar.warp.sync"])),
        form(
            "with the memory of the device",
            How::Emits(&["bar.sync", "fence.acq_rel.gpu"]),
        ),
    ]),
    emits::<lir::BitReverseOp<'_>>(&["brev.b32"]),
    by_pass::<lir::BreakOp<'_>>(&lir_control_to_cf::PASS, &[]),
    emits::<lir::ContainingWordOp<'_>>(&["and.b64", "and.b32"]),
    by_pass::<lir::ContinueOp<'_>>(&lir_control_to_cf::PASS, &[]),
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
    emits::<lir::FragmentLoadOp<'_>>(&["ldmatrix.sync.aligned.m8n8.x2.shared.b16"]).except(&[on(
        "cuda-sm_60",
        How::ByPass(&lir_expand_fragments::PASS, &["shfl.sync.idx.b32"]),
    )]),
    by_pass::<lir::FragmentMulAddOp<'_>>(
        &lir_spread_matrices::PASS,
        &["mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32"],
    )
    .except(&[on(
        "cuda-sm_60",
        How::ByPass(&lir_expand_fragments::PASS, &["shfl.sync.idx.b32"]),
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
    by_pass::<lir::CoopMatStoreOp<'_>>(&lir_spread_matrices::PASS, &["st.global.b32"]).except(&[
        on(
            "cuda-sm_60",
            How::Refused("needs feature 'matrices.native'"),
        ),
    ]),
    by_pass::<lir::DivSIOp<'_>>(&lir_guard_total_ops::PASS, &["div.s32", "selp.b32"]),
    by_pass::<lir::DivUIOp<'_>>(&lir_guard_total_ops::PASS, &["div.u32", "max.u32"]),
    emits::<lir::ExtractLaneOp<'_>>(&["min.u32", ".local"]),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["cvt.rzi.s32.f32", "selp.b32"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["cvt.rzi.u32.f32", "selp.b32"]),
    by_pass::<lir::ForOp<'_>>(&lir_control_to_cf::PASS, &["bra"]),
    emits::<lir::GepOp<'_>>(&["mul.wide.s32", "add.s64"]),
    emits::<lir::GlobalOp<'_>>(&[".shared"]),
    emits::<lir::GroupSizeXOp<'_>>(&["%ntid.x"]),
    emits::<lir::GroupSizeYOp<'_>>(&["%ntid.y"]),
    emits::<lir::GroupSizeZOp<'_>>(&["%ntid.z"]),
    emits::<lir::IdGlobalXOp<'_>>(&["%ctaid.x", "%ntid.x", "%tid.x", "mad.lo.s32"]),
    emits::<lir::IdGlobalYOp<'_>>(&["%ctaid.y", "%ntid.y", "%tid.y", "mad.lo.s32"]),
    emits::<lir::IdGlobalZOp<'_>>(&["%ctaid.z", "%ntid.z", "%tid.z", "mad.lo.s32"]),
    emits::<lir::IdGroupXOp<'_>>(&["%ctaid.x"]),
    emits::<lir::IdGroupYOp<'_>>(&["%ctaid.y"]),
    emits::<lir::IdGroupZOp<'_>>(&["%ctaid.z"]),
    emits::<lir::IdLocalXOp<'_>>(&["%tid.x"]),
    emits::<lir::IdLocalYOp<'_>>(&["%tid.y"]),
    emits::<lir::IdLocalZOp<'_>>(&["%tid.z"]),
    by_pass::<lir::IfOp<'_>>(&lir_control_to_cf::PASS, &["bra"]),
    emits::<lir::InsertLaneOp<'_>>(&["min.u32", ".local"]),
    emits::<lir::IntToPtrOp<'_>>(&["ld.global.b64"]),
    emits::<lir::LoadOp<'_>>(&["ld.global.b32"]).except(&[
        form_on(
            "ordering acquire",
            "cuda-sm_60",
            How::Emits(&["ld.volatile.global.b32", "membar.gl"]),
        ),
        form("volatile", How::Emits(&["ld.volatile.global.b32"])),
        form(
            "ordering acquire",
            How::Emits(&["ld.acquire.gpu.global.b32"]),
        ),
    ]),
    by_pass::<lir::LoopOp<'_>>(&lir_control_to_cf::PASS, &[]),
    emits::<lir::MemFenceOp<'_>>(&["fence.acq_rel.gpu"]).except(&[
        form_on("of a workgroup", "cuda-sm_60", How::Emits(&["membar.cta"])),
        form("of a workgroup", How::Emits(&["fence.acq_rel.cta"])),
        on("cuda-sm_60", How::Emits(&["membar.gl"])),
    ]),
    emits::<lir::NumGroupsXOp<'_>>(&["%nctaid.x"]),
    emits::<lir::NumGroupsYOp<'_>>(&["%nctaid.y"]),
    emits::<lir::NumGroupsZOp<'_>>(&["%nctaid.z"]),
    emits::<lir::NumSubgroupsOp<'_>>(&["%ntid.x", "shr.u32"]),
    emits::<lir::PtrCastOp<'_>>(&[]),
    emits::<lir::PtrToIntOp<'_>>(&["st.global.b64"]),
    by_pass::<lir::RemSIOp<'_>>(&lir_guard_total_ops::PASS, &["rem.s32", "selp.b32"]),
    by_pass::<lir::RemUIOp<'_>>(&lir_guard_total_ops::PASS, &["rem.u32", "max.u32"]),
    by_pass::<lir::ReturnOp<'_>>(&lir_control_to_cf::PASS, &[]),
    by_pass::<lir::ShlIOp<'_>>(&lir_guard_total_ops::PASS, &["shl.b32", "and.b32"]),
    by_pass::<lir::ShrSIOp<'_>>(&lir_guard_total_ops::PASS, &["shr.s32", "and.b32"]),
    by_pass::<lir::ShrUIOp<'_>>(&lir_guard_total_ops::PASS, &["shr.u32", "and.b32"]),
    emits::<lir::StoreOp<'_>>(&["st.global.b32"]).except(&[
        form_on(
            "ordering release",
            "cuda-sm_60",
            How::Emits(&["membar.gl", "st.volatile.global.b32"]),
        ),
        form("volatile", How::Emits(&["st.volatile.global.b32"])),
        form(
            "ordering release",
            How::Emits(&["st.release.gpu.global.b32"]),
        ),
    ]),
    emits::<lir::SubgroupAllOp<'_>>(&["vote.sync.all.pred"]),
    emits::<lir::SubgroupAnyOp<'_>>(&["vote.sync.any.pred"]),
    emits::<lir::SubgroupBallotOp<'_>>(&["vote.sync.ballot.b32"]),
    emits::<lir::SubgroupBroadcastOp<'_>>(&["shfl.sync.idx.b32"]),
    emits::<lir::SubgroupIdOp<'_>>(&["%tid.x", "shr.u32"]),
    emits::<lir::SubgroupLocalIdOp<'_>>(&["%laneid"]),
    emits::<lir::SubgroupReduceOp<'_>>(&["redux.sync.add.s32"]).except(&[on(
        "cuda-sm_60",
        How::ByPass(&lir_shuffle_reductions::PASS, &["shfl.sync.bfly.b32"]),
    )]),
    emits::<lir::SubgroupShuffleOp<'_>>(&["shfl.sync.idx.b32"]),
    emits::<lir::SubgroupShuffleXorOp<'_>>(&["shfl.sync.bfly.b32"]),
    by_pass::<lir::SubgroupSizeOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    emits::<lir::VarOp<'_>>(&[".local"]),
    by_pass::<lir::YieldOp<'_>>(&lir_control_to_cf::PASS, &[]),
];
