//! How CPU expresses each operation of lir: words that stand in the LLVM IR.

use crate::{
    lir::{
        legality::lir_fold_target_queries, serialize::lir_serialize_work_items,
        subgroups::lir_scalarize_subgroups,
    },
    targets::{
        cpu::{lir_lower_checks, lir_make_launchers},
        llvm::lowerings,
        lowering::{How, Lowering, Lowerings, by_pass, emits, form, refused},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, CONSTANTS, MATRICES, NO_COOPERATIVE_MATRICES, NO_IMAGES,
            OTHER_SUBGROUPS, PRINTS, QUERIES, SATURATING, SATURATING_SUMS, no_graphics,
        },
    },
};
use gir_dialects::lir;

/// The table.
pub static LOWERINGS: Lowerings = Lowerings {
    target: "CPU",
    emission: "emit-llvm",
    profiles: &["cpu"],
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
        NO_IMAGES,
        NO_COOPERATIVE_MATRICES,
        OTHER_SUBGROUPS,
        &no_graphics("is not a compute kernel"),
    ],
};

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    emits::<lir::AddrSpaceCastOp<'_>>(&[]),
    by_pass::<lir::AddressOfOp<'_>>(&lir_make_launchers::PASS, &["alloca"]),
    emits::<lir::AtomicFAddOp<'_>>(&["atomicrmw fadd"]),
    emits::<lir::AtomicFMaxOp<'_>>(&["atomicrmw fmax"]),
    emits::<lir::AtomicFMinOp<'_>>(&["atomicrmw fmin"]),
    by_pass::<lir::BarrierOp<'_>>(&lir_serialize_work_items::PASS, &["llvm.loop"]).except(&[
        form(
            "of a subgroup",
            How::ByPass(&lir_scalarize_subgroups::PASS, &["fence acq_rel"]),
        ),
        form(
            "with the memory of the device",
            How::ByPass(
                &lir_serialize_work_items::PASS,
                &["llvm.loop", "fence acq_rel"],
            ),
        ),
    ]),
    emits::<lir::BeginCriticalSectionOp<'_>>(&["atomicrmw xchg"]),
    refused::<lir::CheckAccessOp<'_>>("has no form in LLVM IR for this target").except(&[form(
        "in a checked run",
        How::ByPass(&lir_lower_checks::PASS, &["@gir.check.access"]),
    )]),
    refused::<lir::CheckBarrierOp<'_>>("has no form in LLVM IR for this target").except(&[form(
        "in a checked run",
        How::ByPass(&lir_lower_checks::PASS, &["@gir.check.barrier"]),
    )]),
    refused::<lir::CheckSiteOp<'_>>("has no form in LLVM IR for this target").except(&[form(
        "in a checked run",
        How::ByPass(&lir_lower_checks::PASS, &["@gir.check.site"]),
    )]),
    refused::<lir::CheckStorageOp<'_>>("has no form in LLVM IR for this target").except(&[form(
        "in a checked run",
        How::ByPass(&lir_lower_checks::PASS, &["llvm.inttoptr"]),
    )]),
    refused::<lir::CheckUniformOp<'_>>("has no form in LLVM IR for this target").except(&[form(
        "in a checked run",
        How::ByPass(&lir_lower_checks::PASS, &["@gir.check.uniform"]),
    )]),
    emits::<lir::EndCriticalSectionOp<'_>>(&["store atomic"]),
    by_pass::<lir::GlobalOp<'_>>(&lir_make_launchers::PASS, &["alloca"]),
    by_pass::<lir::GroupSizeXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGroupXOp<'_>>(&lir_make_launchers::PASS, &[]),
    by_pass::<lir::IdGroupYOp<'_>>(&lir_make_launchers::PASS, &[]),
    by_pass::<lir::IdGroupZOp<'_>>(&lir_make_launchers::PASS, &[]),
    by_pass::<lir::IdLocalXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    emits::<lir::MemFenceOp<'_>>(&["fence acq_rel"]),
    by_pass::<lir::NumGroupsXOp<'_>>(&lir_make_launchers::PASS, &[]),
    by_pass::<lir::NumGroupsYOp<'_>>(&lir_make_launchers::PASS, &[]),
    by_pass::<lir::NumGroupsZOp<'_>>(&lir_make_launchers::PASS, &[]),
    by_pass::<lir::NumSubgroupsOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    refused::<lir::ReturnOp<'_>>("ends the kernel for one work-item and not for the others"),
    by_pass::<lir::SubgroupAllOp<'_>>(&lir_scalarize_subgroups::PASS, &[]),
    by_pass::<lir::SubgroupAnyOp<'_>>(&lir_scalarize_subgroups::PASS, &[]),
    by_pass::<lir::SubgroupBallotOp<'_>>(&lir_scalarize_subgroups::PASS, &[]),
    by_pass::<lir::SubgroupBroadcastOp<'_>>(&lir_scalarize_subgroups::PASS, &[]),
    by_pass::<lir::SubgroupIdOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    by_pass::<lir::SubgroupLocalIdOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    by_pass::<lir::SubgroupReduceOp<'_>>(&lir_scalarize_subgroups::PASS, &[]),
    by_pass::<lir::SubgroupShuffleOp<'_>>(&lir_scalarize_subgroups::PASS, &[]),
    by_pass::<lir::SubgroupShuffleXorOp<'_>>(&lir_scalarize_subgroups::PASS, &[]),
];
