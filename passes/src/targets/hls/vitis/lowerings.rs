//! How C++ for Vitis expresses each operation of lir, without permission for fallbacks.

use crate::{
    lir::{
        arithmetic::lir_guard_total_ops, pointers::lir_tag_pointers,
        serialize::lir_serialize_work_items, vectors::lir_split_vectors,
    },
    targets::{
        c_like::lowerings,
        hls::lir_loop_workgroups,
        lowering::{How, Lowering, Lowerings, by_pass, emits, form, refused},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, CONSTANTS, NO_ATOMICS, NO_IMAGES, NO_MATRICES, NO_SUBGROUPS,
            OTHER_SUBGROUPS, QUERIES, SATURATING, SATURATING_SUMS, SERIAL, no_checks, no_graphics,
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
        SERIAL,
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
    by_pass::<lir::IdGlobalXOp<'_>>(&lir_serialize_work_items::PASS, &["group_x"]),
    by_pass::<lir::IdGlobalYOp<'_>>(&lir_serialize_work_items::PASS, &["group_y"]),
    by_pass::<lir::IdGlobalZOp<'_>>(&lir_serialize_work_items::PASS, &["group_z"]),
    by_pass::<lir::IdGroupXOp<'_>>(&lir_loop_workgroups::PASS, &["group_x"]),
    by_pass::<lir::IdGroupYOp<'_>>(&lir_loop_workgroups::PASS, &["group_y"]),
    by_pass::<lir::IdGroupZOp<'_>>(&lir_loop_workgroups::PASS, &["group_z"]),
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
    refused::<lir::PtrToIntOp<'_>>("needs an address as a number"),
    emits::<lir::StoreOp<'_>>(&["*p ="]).except(&[
        form("volatile", How::Emits(&["volatile"])),
        form("ordering release", How::Refused("needs feature 'atomics'")),
    ]),
];
