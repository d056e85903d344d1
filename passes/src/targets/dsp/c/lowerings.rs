//! How C for DSPs expresses each operation of lir, on a processor without atomics.

use crate::{
    lir::{
        arithmetic::lir_guard_total_ops, serialize::lir_serialize_work_items,
        vectors::lir_split_vectors,
    },
    targets::{
        c_like::lowerings,
        lowering::{How, Lowering, Lowerings, by_pass, emits, form},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, CONSTANTS, NO_ATOMICS, NO_IMAGES, NO_MATRICES, NO_SUBGROUPS,
            OTHER_SUBGROUPS, QUERIES, SATURATING, SERIAL, no_checks, no_graphics,
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
        SERIAL,
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
    by_pass::<lir::IdGlobalXOp<'_>>(&lir_serialize_work_items::PASS, &["gir_group_x"]),
    by_pass::<lir::IdGlobalYOp<'_>>(&lir_serialize_work_items::PASS, &["gir_group_y"]),
    by_pass::<lir::IdGlobalZOp<'_>>(&lir_serialize_work_items::PASS, &["gir_group_z"]),
    emits::<lir::IdGroupXOp<'_>>(&["gir_group_x"]),
    emits::<lir::IdGroupYOp<'_>>(&["gir_group_y"]),
    emits::<lir::IdGroupZOp<'_>>(&["gir_group_z"]),
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
    emits::<lir::PtrToIntOp<'_>>(&["(uint64_t)(uintptr_t)p"]),
    emits::<lir::StoreOp<'_>>(&["*p ="]).except(&[
        form("volatile", How::Emits(&["volatile"])),
        form("ordering release", How::Refused("needs feature 'atomics'")),
    ]),
];
