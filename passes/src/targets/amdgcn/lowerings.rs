//! How AMD GPUs expresses each operation of lir: words that stand in the LLVM IR, of which LLVM makes
//! assembly.

use crate::{
    lir::{
        atomics::lir_expand_atomics, exits::lir_control_to_cf, subgroups::lir_shuffle_reductions,
    },
    targets::{
        cooperative::lir_expand_fragments,
        llvm::lowerings,
        lowering::{How, Lowering, Lowerings, by_pass, emits, form, on, refused},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, CONSTANTS, MATRICES, NO_COOPERATIVE_MATRICES,
            NO_CRITICAL_SECTIONS, NO_IMAGES, PRINTS, QUERIES, SATURATING, SATURATING_SUMS,
            no_checks, no_graphics,
        },
    },
};
use gir_dialects::lir;

/// The table.
pub static LOWERINGS: Lowerings = Lowerings {
    target: "AMD GPUs",
    emission: "emit-llvm",
    profiles: &["amdgcn-gfx90a", "amdgcn-gfx1100"],
    rows: &[
        OWN,
        lowerings::SHARED,
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
        NO_COOPERATIVE_MATRICES,
        &no_graphics("is not a compute kernel"),
        &no_checks("has no form in LLVM IR for this target"),
    ],
};

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    emits::<lir::AddrSpaceCastOp<'_>>(&["addrspacecast"]),
    emits::<lir::AddressOfOp<'_>>(&["@tile"]),
    by_pass::<lir::AtomicFAddOp<'_>>(&lir_expand_atomics::PASS, &["cmpxchg", "fadd"]),
    by_pass::<lir::AtomicFMaxOp<'_>>(&lir_expand_atomics::PASS, &["cmpxchg", "@llvm.maxnum.f32"]),
    by_pass::<lir::AtomicFMinOp<'_>>(&lir_expand_atomics::PASS, &["cmpxchg", "@llvm.minnum.f32"]),
    emits::<lir::BarrierOp<'_>>(&["@llvm.amdgcn.s.barrier", "fence syncscope(\"workgroup\")"])
        .except(&[
            form(
                "of a subgroup",
                How::Emits(&[
                    "@llvm.amdgcn.wave.barrier",
                    "fence syncscope(\"wavefront\")",
                ]),
            ),
            form(
                "with the memory of the device",
                How::Emits(&["@llvm.amdgcn.s.barrier", "fence syncscope(\"agent\")"]),
            ),
        ]),
    emits::<lir::GlobalOp<'_>>(&["@tile"]),
    emits::<lir::GroupSizeXOp<'_>>(&["@llvm.amdgcn.implicitarg.ptr"]),
    emits::<lir::GroupSizeYOp<'_>>(&["@llvm.amdgcn.implicitarg.ptr"]),
    emits::<lir::GroupSizeZOp<'_>>(&["@llvm.amdgcn.implicitarg.ptr"]),
    emits::<lir::IdGlobalXOp<'_>>(&[
        "@llvm.amdgcn.workgroup.id.x",
        "@llvm.amdgcn.implicitarg.ptr",
        "@llvm.amdgcn.workitem.id.x",
    ]),
    emits::<lir::IdGlobalYOp<'_>>(&[
        "@llvm.amdgcn.workgroup.id.y",
        "@llvm.amdgcn.implicitarg.ptr",
        "@llvm.amdgcn.workitem.id.y",
    ]),
    emits::<lir::IdGlobalZOp<'_>>(&[
        "@llvm.amdgcn.workgroup.id.z",
        "@llvm.amdgcn.implicitarg.ptr",
        "@llvm.amdgcn.workitem.id.z",
    ]),
    emits::<lir::IdGroupXOp<'_>>(&["@llvm.amdgcn.workgroup.id.x"]),
    emits::<lir::IdGroupYOp<'_>>(&["@llvm.amdgcn.workgroup.id.y"]),
    emits::<lir::IdGroupZOp<'_>>(&["@llvm.amdgcn.workgroup.id.z"]),
    emits::<lir::IdLocalXOp<'_>>(&["@llvm.amdgcn.workitem.id.x"]),
    emits::<lir::IdLocalYOp<'_>>(&["@llvm.amdgcn.workitem.id.y"]),
    emits::<lir::IdLocalZOp<'_>>(&["@llvm.amdgcn.workitem.id.z"]),
    emits::<lir::MemFenceOp<'_>>(&["fence syncscope(\"agent\") acq_rel"]).except(&[form(
        "of a workgroup",
        How::Emits(&["fence syncscope(\"workgroup\") acq_rel"]),
    )]),
    refused::<lir::FragmentLoadOp<'_>>("is held by subgroups of 32 work-items").except(&[on(
        "amdgcn-gfx1100",
        How::ByPass(&lir_expand_fragments::PASS, &["@llvm.amdgcn.ds.bpermute"]),
    )]),
    refused::<lir::FragmentMulAddOp<'_>>("is held by subgroups of 32 work-items").except(&[on(
        "amdgcn-gfx1100",
        How::ByPass(&lir_expand_fragments::PASS, &["@llvm.amdgcn.ds.bpermute"]),
    )]),
    emits::<lir::NumGroupsXOp<'_>>(&["@llvm.amdgcn.implicitarg.ptr"]),
    emits::<lir::NumGroupsYOp<'_>>(&["@llvm.amdgcn.implicitarg.ptr"]),
    emits::<lir::NumGroupsZOp<'_>>(&["@llvm.amdgcn.implicitarg.ptr"]),
    emits::<lir::NumSubgroupsOp<'_>>(&["@llvm.amdgcn.implicitarg.ptr"]),
    by_pass::<lir::ReturnOp<'_>>(&lir_control_to_cf::PASS, &["ret void"]),
    emits::<lir::SubgroupAllOp<'_>>(&["@llvm.amdgcn.ballot", "icmp eq"]),
    emits::<lir::SubgroupAnyOp<'_>>(&["@llvm.amdgcn.ballot", "icmp ne"]),
    emits::<lir::SubgroupBallotOp<'_>>(&["@llvm.amdgcn.ballot"]),
    emits::<lir::SubgroupBroadcastOp<'_>>(&["@llvm.amdgcn.ds.bpermute"]),
    emits::<lir::SubgroupIdOp<'_>>(&["@llvm.amdgcn.workitem.id.x", "@llvm.amdgcn.implicitarg.ptr"]),
    emits::<lir::SubgroupLocalIdOp<'_>>(&["@llvm.amdgcn.mbcnt.lo"]),
    by_pass::<lir::SubgroupReduceOp<'_>>(
        &lir_shuffle_reductions::PASS,
        &["@llvm.amdgcn.ds.bpermute"],
    ),
    emits::<lir::SubgroupShuffleOp<'_>>(&["@llvm.amdgcn.ds.bpermute"]),
    emits::<lir::SubgroupShuffleXorOp<'_>>(&["@llvm.amdgcn.ds.bpermute", "xor"]),
];
