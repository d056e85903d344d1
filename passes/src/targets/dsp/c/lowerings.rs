//! How C for DSPs expresses each operation of lir, on a processor without atomics.

use crate::{
    lir::{
        arithmetic::lir_guard_total_ops, legality::lir_fold_target_queries,
        serialize::lir_serialize_work_items, vectors::lir_split_vectors,
    },
    targets::{
        c_like::lowerings,
        lowering::{How, Lowering, Lowerings, by_pass, emits, form, refused},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, CONSTANTS, NO_IMAGES, OTHER_SUBGROUPS, QUERIES, SATURATING,
            no_checks, no_graphics,
        },
    },
};
use gir_dialects::lir;

/// The table.
pub static LOWERINGS: Lowerings = Lowerings {
    target: "C for DSPs",
    emission: "emit-dsp",
    profiles: &["c66x"],
    rows: &[
        OWN,
        NO_ATOMICS,
        NO_SUBGROUPS,
        NO_MATRICES,
        lowerings::SHARED,
        lowerings::WORDS,
        SATURATING,
        COLLECTIVES,
        QUERIES,
        BUFFERS,
        CONSTANTS,
        NO_IMAGES,
        OTHER_SUBGROUPS,
        &no_graphics("is not a compute kernel"),
        &no_checks("has no C spelling"),
    ],
};

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    emits::<lir::AddrSpaceCastOp<'_>>(&["? p :"]),
    by_pass::<lir::BarrierOp<'_>>(&lir_serialize_work_items::PASS, &["for ("]).except(&[
        form(
            "of a subgroup",
            How::ByPass(&lir_serialize_work_items::PASS, &[]),
        ),
        form(
            "with the memory of the device",
            How::ByPass(&lir_serialize_work_items::PASS, &["for (", "gir_fence"]),
        ),
    ]),
    emits::<lir::BeginCriticalSectionOp<'_>>(&["gir_enter_section"]),
    emits::<lir::BitReverseOp<'_>>(&["_bitr"]),
    emits::<lir::EndCriticalSectionOp<'_>>(&["gir_leave_section"]),
    emits::<lir::SAddSatOp<'_>>(&["_sadd("]),
    emits::<lir::SSubSatOp<'_>>(&["_ssub("]),
    emits::<lir::UAddSatOp<'_>>(&["gir_add_sat_u32"]),
    emits::<lir::USubSatOp<'_>>(&["gir_sub_sat_u32"]),
    by_pass::<lir::ExtractLaneOp<'_>>(&lir_split_vectors::PASS, &["?"]),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["(int32_t)", "?"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["(uint32_t)", "?"]),
    emits::<lir::GlobalOp<'_>>(&["section(\".bss.workgroup\")"]),
    by_pass::<lir::GroupSizeXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalXOp<'_>>(&lir_serialize_work_items::PASS, &["gir_group_x"]),
    by_pass::<lir::IdGlobalYOp<'_>>(&lir_serialize_work_items::PASS, &["gir_group_y"]),
    by_pass::<lir::IdGlobalZOp<'_>>(&lir_serialize_work_items::PASS, &["gir_group_z"]),
    emits::<lir::IdGroupXOp<'_>>(&["gir_group_x"]),
    emits::<lir::IdGroupYOp<'_>>(&["gir_group_y"]),
    emits::<lir::IdGroupZOp<'_>>(&["gir_group_z"]),
    by_pass::<lir::IdLocalXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::InsertLaneOp<'_>>(&lir_split_vectors::PASS, &["?"]),
    emits::<lir::IntToPtrOp<'_>>(&["(uint32_t*)(uintptr_t)"]),
    emits::<lir::LoadOp<'_>>(&["= *p"]).except(&[
        form("volatile", How::Emits(&["volatile"])),
        form("ordering acquire", How::Refused("needs feature 'atomics'")),
    ]),
    emits::<lir::MemFenceOp<'_>>(&["_mfence"]).except(&[form("of a workgroup", How::Emits(&[]))]),
    emits::<lir::NumGroupsXOp<'_>>(&["gir_groups_x"]),
    emits::<lir::NumGroupsYOp<'_>>(&["gir_groups_y"]),
    emits::<lir::NumGroupsZOp<'_>>(&["gir_groups_z"]),
    by_pass::<lir::NumSubgroupsOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    emits::<lir::PtrToIntOp<'_>>(&["(uint64_t)(uintptr_t)p"]),
    refused::<lir::ReturnOp<'_>>("ends the kernel for one work-item and not for the others"),
    emits::<lir::StoreOp<'_>>(&["*p ="]).except(&[
        form("volatile", How::Emits(&["volatile"])),
        form("ordering release", How::Refused("needs feature 'atomics'")),
    ]),
    by_pass::<lir::SubgroupIdOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    by_pass::<lir::SubgroupLocalIdOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    by_pass::<lir::SubgroupSizeOp<'_>>(&lir_fold_target_queries::PASS, &[]),
];

/// Atomics, without permission for critical sections; text is written by one.
static NO_ATOMICS: &[Lowering] = &[
    refused::<lir::AssertOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicAddOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicAndOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicCompareExchangeOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicDecWrapOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicExchangeOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFAddOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFMaxOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFMinOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFlagClearOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFlagTestAndSetOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicIncWrapOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicLoadOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicMaxOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicMinOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicOrOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicStoreOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicSubOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicXorOp<'_>>("needs feature 'atomics'"),
    refused::<lir::PrintfOp<'_>>("needs feature 'atomics'"),
];

/// Operations of subgroups, without permission for subgroups of one work-item.
static NO_SUBGROUPS: &[Lowering] = &[
    refused::<lir::SubgroupAllOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupAnyOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupBallotOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupBroadcastOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupReduceOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupShuffleOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupShuffleXorOp<'_>>("needs feature 'subgroups'"),
];

/// Matrices, without permission for a vector for each row.
static NO_MATRICES: &[Lowering] = &[
    refused::<lir::MatAddOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatConstructOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatExtractOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatLoadOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatMulOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatRowOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatScaleOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatSplatOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatStoreOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatSubOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatTransposeOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatVecMulOp<'_>>("needs feature 'matrices'"),
    refused::<lir::CoopMatExtractOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatInsertOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatLoadOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatMapOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatMulAddOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatSplatOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatStoreOp<'_>>("needs feature 'subgroups'"),
];
