//! How C++ for Vitis expresses each operation of lir, without permission for fallbacks.

use crate::{
    lir::{
        arithmetic::lir_guard_total_ops, legality::lir_fold_target_queries,
        pointers::lir_tag_pointers, serialize::lir_serialize_work_items,
        vectors::lir_split_vectors,
    },
    targets::{
        c_like::lowerings,
        hls::lir_loop_workgroups,
        lowering::{How, Lowering, Lowerings, by_pass, emits, form, refused},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, CONSTANTS, NO_IMAGES, OTHER_SUBGROUPS, QUERIES, SATURATING,
            SATURATING_SUMS, no_checks, no_graphics,
        },
    },
};
use gir_dialects::lir;

/// The table.
pub static LOWERINGS: Lowerings = Lowerings {
    target: "C++ for Vitis",
    emission: "emit-hls",
    profiles: &["vitis"],
    rows: &[
        OWN,
        NO_ATOMICS,
        NO_SUBGROUPS,
        NO_MATRICES,
        lowerings::SHARED,
        SATURATING,
        SATURATING_SUMS,
        COLLECTIVES,
        QUERIES,
        BUFFERS,
        CONSTANTS,
        NO_IMAGES,
        OTHER_SUBGROUPS,
        &no_graphics("is not a compute kernel"),
        &no_checks("has no C++ for Vitis spelling"),
    ],
};

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    by_pass::<lir::AddrSpaceCastOp<'_>>(&lir_tag_pointers::PASS, &[]),
    by_pass::<lir::BarrierOp<'_>>(&lir_serialize_work_items::PASS, &["for ("]).except(&[
        form(
            "of a subgroup",
            How::ByPass(&lir_serialize_work_items::PASS, &[]),
        ),
        form(
            "with the memory of the device",
            How::ByPass(&lir_serialize_work_items::PASS, &["for ("]),
        ),
    ]),
    emits::<lir::BeginCriticalSectionOp<'_>>(&["#pragma HLS DEPENDENCE"]),
    emits::<lir::BitReverseOp<'_>>(&["gir_reversed_32"]),
    refused::<lir::ContainingWordOp<'_>>("has no C++ for Vitis spelling"),
    emits::<lir::EndCriticalSectionOp<'_>>(&["#pragma HLS DEPENDENCE"]),
    by_pass::<lir::ExtractLaneOp<'_>>(&lir_split_vectors::PASS, &["?"]),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["(int32_t)", "?"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["(uint32_t)", "?"]),
    emits::<lir::GlobalOp<'_>>(&["#pragma HLS BIND_STORAGE variable=tile"]),
    by_pass::<lir::GroupSizeXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalXOp<'_>>(&lir_serialize_work_items::PASS, &["group_x"]),
    by_pass::<lir::IdGlobalYOp<'_>>(&lir_serialize_work_items::PASS, &["group_y"]),
    by_pass::<lir::IdGlobalZOp<'_>>(&lir_serialize_work_items::PASS, &["group_z"]),
    by_pass::<lir::IdGroupXOp<'_>>(&lir_loop_workgroups::PASS, &["group_x"]),
    by_pass::<lir::IdGroupYOp<'_>>(&lir_loop_workgroups::PASS, &["group_y"]),
    by_pass::<lir::IdGroupZOp<'_>>(&lir_loop_workgroups::PASS, &["group_z"]),
    by_pass::<lir::IdLocalXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::InsertLaneOp<'_>>(&lir_split_vectors::PASS, &["?"]),
    refused::<lir::IntToPtrOp<'_>>("needs an address as a number"),
    emits::<lir::LoadOp<'_>>(&["= *p"]).except(&[
        form("volatile", How::Emits(&["volatile"])),
        form("ordering acquire", How::Refused("needs feature 'atomics'")),
    ]),
    emits::<lir::MemFenceOp<'_>>(&[]),
    emits::<lir::NumGroupsXOp<'_>>(&["gir_groups_x"]),
    emits::<lir::NumGroupsYOp<'_>>(&["gir_groups_y"]),
    emits::<lir::NumGroupsZOp<'_>>(&["gir_groups_z"]),
    by_pass::<lir::NumSubgroupsOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    refused::<lir::PtrToIntOp<'_>>("needs an address as a number"),
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
