//! How Metal expresses each operation of lir.

use crate::{
    lir::{
        arithmetic::lir_guard_total_ops,
        atomics::{lir_expand_atomics, lir_lower_atomic_flags},
        globals::lir_lower_buffers,
        pointers::lir_tag_pointers,
    },
    targets::{
        c_like::lowerings,
        cooperative::lir_spread_matrices,
        lowering::{Case, How, Lowering, Lowerings, by_pass, emits, form, form_on, on},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, CONSTANTS, MATRICES, NO_CRITICAL_SECTIONS, OTHER_SUBGROUPS,
            PRINTS, QUERIES, SATURATING, SATURATING_SUMS, no_checks,
        },
    },
};
use gir_dialects::lir;

/// The table.
pub static LOWERINGS: Lowerings = Lowerings {
    target: "Metal",
    emission: "emit-msl",
    profiles: &["metal3.2", "metal2.4"],
    rows: &[
        OWN,
        OTHER_SUBGROUPS,
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
        &no_checks("has no Metal spelling"),
    ],
};

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    by_pass::<lir::AddrSpaceCastOp<'_>>(&lir_tag_pointers::PASS, &[]),
    emits::<lir::AtomicAddOp<'_>>(&["atomic_fetch_add_explicit"]),
    emits::<lir::AtomicAndOp<'_>>(&["atomic_fetch_and_explicit"]),
    emits::<lir::AtomicCompareExchangeOp<'_>>(&["atomic_compare_exchange_weak_explicit", "while"]),
    by_pass::<lir::AtomicDecWrapOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atomic_compare_exchange_weak_explicit"],
    ),
    emits::<lir::AtomicExchangeOp<'_>>(&["atomic_exchange_explicit"]),
    emits::<lir::AtomicFAddOp<'_>>(&["atomic_fetch_add_explicit", "atomic_float"]).except(&[on(
        "metal2.4",
        How::ByPass(
            &lir_expand_atomics::PASS,
            &["atomic_compare_exchange_weak_explicit"],
        ),
    )]),
    by_pass::<lir::AtomicFMaxOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atomic_compare_exchange_weak_explicit"],
    ),
    by_pass::<lir::AtomicFMinOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atomic_compare_exchange_weak_explicit"],
    ),
    by_pass::<lir::AtomicFlagClearOp<'_>>(
        &lir_lower_atomic_flags::PASS,
        &["atomic_store_explicit"],
    ),
    by_pass::<lir::AtomicFlagTestAndSetOp<'_>>(
        &lir_lower_atomic_flags::PASS,
        &["atomic_exchange_explicit"],
    ),
    by_pass::<lir::AtomicIncWrapOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atomic_compare_exchange_weak_explicit"],
    ),
    emits::<lir::AtomicLoadOp<'_>>(&["atomic_load_explicit"]),
    emits::<lir::AtomicMaxOp<'_>>(&["atomic_fetch_max_explicit", "atomic_int"]).except(&[form(
        "unsigned",
        How::Emits(&["atomic_fetch_max_explicit", "atomic_uint"]),
    )]),
    emits::<lir::AtomicMinOp<'_>>(&["atomic_fetch_min_explicit", "atomic_int"]).except(&[form(
        "unsigned",
        How::Emits(&["atomic_fetch_min_explicit", "atomic_uint"]),
    )]),
    emits::<lir::AtomicOrOp<'_>>(&["atomic_fetch_or_explicit"]),
    emits::<lir::AtomicStoreOp<'_>>(&["atomic_store_explicit"]),
    emits::<lir::AtomicSubOp<'_>>(&["atomic_fetch_sub_explicit"]),
    emits::<lir::AtomicXorOp<'_>>(&["atomic_fetch_xor_explicit"]),
    emits::<lir::BarrierOp<'_>>(&["threadgroup_barrier"]).except(&[
        form_on(
            "with the memory of the device",
            "metal2.4",
            How::Refused("has ordering acq_rel"),
        ),
        form("of a subgroup", How::Emits(&["simdgroup_barrier"])),
        form(
            "with the memory of the device",
            How::Emits(&["threadgroup_barrier", "atomic_thread_fence"]),
        ),
    ]),
    by_pass::<lir::BindImageOp<'_>>(&lir_lower_buffers::PASS, &[]),
    by_pass::<lir::BindSamplerOp<'_>>(&lir_lower_buffers::PASS, &[]),
    emits::<lir::BitReverseOp<'_>>(&["reverse_bits"]),
    emits::<lir::CoopMatExtractOp<'_>>(&["thread_elements()"]),
    emits::<lir::CoopMatInsertOp<'_>>(&["thread_elements()"]),
    emits::<lir::CoopMatLoadOp<'_>>(&["simdgroup_load"]),
    by_pass::<lir::CoopMatMapOp<'_>>(&lir_spread_matrices::PASS, &["thread_elements()"]),
    emits::<lir::CoopMatMulAddOp<'_>>(&["simdgroup_multiply_accumulate"]),
    emits::<lir::CoopMatSplatOp<'_>>(&["make_filled_simdgroup_matrix"]),
    emits::<lir::CoopMatStoreOp<'_>>(&["simdgroup_store"]),
    emits::<lir::DerivativeOp<'_>>(&["dfdx("]),
    emits::<lir::DiscardOp<'_>>(&["discard_fragment"]),
    emits::<lir::ExtractLaneOp<'_>>(&["min("]),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["int(", "?"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["uint(", "?"]),
    emits::<lir::FragCoordOp<'_>>(&["[[position]]"]),
    emits::<lir::GlobalOp<'_>>(&["threadgroup"]),
    emits::<lir::GroupSizeXOp<'_>>(&["[[threads_per_threadgroup]]"]),
    emits::<lir::GroupSizeYOp<'_>>(&["[[threads_per_threadgroup]]"]),
    emits::<lir::GroupSizeZOp<'_>>(&["[[threads_per_threadgroup]]"]),
    emits::<lir::IdGlobalXOp<'_>>(&["[[thread_position_in_grid]]"]),
    emits::<lir::IdGlobalYOp<'_>>(&["[[thread_position_in_grid]]"]),
    emits::<lir::IdGlobalZOp<'_>>(&["[[thread_position_in_grid]]"]),
    emits::<lir::IdGroupXOp<'_>>(&["[[threadgroup_position_in_grid]]"]),
    emits::<lir::IdGroupYOp<'_>>(&["[[threadgroup_position_in_grid]]"]),
    emits::<lir::IdGroupZOp<'_>>(&["[[threadgroup_position_in_grid]]"]),
    emits::<lir::IdLocalXOp<'_>>(&["[[thread_position_in_threadgroup]]"]),
    emits::<lir::IdLocalYOp<'_>>(&["[[thread_position_in_threadgroup]]"]),
    emits::<lir::IdLocalZOp<'_>>(&["[[thread_position_in_threadgroup]]"]),
    emits::<lir::ImageAtomicOp<'_>>(&[".atomic_fetch_add("]).except(BEFORE_TEXTURE_ATOMICS),
    emits::<lir::ImageCompareExchangeOp<'_>>(&[".atomic_compare_exchange_weak("])
        .except(BEFORE_TEXTURE_ATOMICS),
    emits::<lir::ImageFetchOp<'_>>(&[".read("]),
    emits::<lir::ImageGatherOp<'_>>(&[".gather("]),
    emits::<lir::ImageLevelsOp<'_>>(&[".get_num_mip_levels("]),
    emits::<lir::ImageSamplesOp<'_>>(&[".get_num_samples("]),
    emits::<lir::ImageSizeOp<'_>>(&[".get_width("]),
    emits::<lir::ImageLoadOp<'_>>(&[".read("]),
    emits::<lir::ImageSampleOp<'_>>(&[".sample("]),
    emits::<lir::ImageStoreOp<'_>>(&[".write("]),
    emits::<lir::InsertLaneOp<'_>>(&["min("]),
    emits::<lir::InstanceIndexOp<'_>>(&["[[instance_id]]"]),
    emits::<lir::IntToPtrOp<'_>>(&["(device uint*)"]),
    emits::<lir::LoadOp<'_>>(&["= *p"]).except(&[
        form_on(
            "ordering acquire",
            "metal2.4",
            How::Refused("has ordering acquire"),
        ),
        form("volatile", How::Emits(&["volatile"])),
        form(
            "ordering acquire",
            How::Emits(&["atomic_load_explicit", "atomic_thread_fence"]),
        ),
    ]),
    emits::<lir::MemFenceOp<'_>>(&["atomic_thread_fence", "thread_scope_device"]).except(&[
        form_on(
            "of a workgroup",
            "metal2.4",
            How::Refused("has ordering acq_rel"),
        ),
        form(
            "of a workgroup",
            How::Emits(&["atomic_thread_fence", "thread_scope_threadgroup"]),
        ),
        on("metal2.4", How::Refused("has ordering acq_rel")),
    ]),
    emits::<lir::NumGroupsXOp<'_>>(&["[[threadgroups_per_grid]]"]),
    emits::<lir::NumGroupsYOp<'_>>(&["[[threadgroups_per_grid]]"]),
    emits::<lir::NumGroupsZOp<'_>>(&["[[threadgroups_per_grid]]"]),
    emits::<lir::NumSubgroupsOp<'_>>(&["[[simdgroups_per_threadgroup]]"]),
    emits::<lir::PtrToIntOp<'_>>(&["ulong(p)"]),
    emits::<lir::ReadInputOp<'_>>(&["[[stage_in]]"]),
    emits::<lir::StoreOp<'_>>(&["*p ="]).except(&[
        form_on(
            "ordering release",
            "metal2.4",
            How::Refused("has ordering release"),
        ),
        form("volatile", How::Emits(&["volatile"])),
        form(
            "ordering release",
            How::Emits(&["atomic_store_explicit", "atomic_thread_fence"]),
        ),
    ]),
    emits::<lir::SubgroupAllOp<'_>>(&["simd_all"]),
    emits::<lir::SubgroupAnyOp<'_>>(&["simd_any"]),
    emits::<lir::SubgroupBallotOp<'_>>(&["simd_ballot"]),
    emits::<lir::SubgroupBroadcastOp<'_>>(&["simd_broadcast"]),
    emits::<lir::SubgroupIdOp<'_>>(&["[[simdgroup_index_in_threadgroup]]"]),
    emits::<lir::SubgroupLocalIdOp<'_>>(&["[[thread_index_in_simdgroup]]"]),
    emits::<lir::SubgroupReduceOp<'_>>(&["simd_sum"]),
    emits::<lir::SubgroupShuffleOp<'_>>(&["simd_shuffle"]),
    emits::<lir::SubgroupShuffleXorOp<'_>>(&["simd_shuffle_xor"]),
    emits::<lir::SubgroupSizeOp<'_>>(&["[[threads_per_simdgroup]]"]),
    emits::<lir::VertexIndexOp<'_>>(&["[[vertex_id]]"]),
    emits::<lir::WriteOutputOp<'_>>(&["[[color(0)]]"]),
];

/// The versions without atomics on textures.
static BEFORE_TEXTURE_ATOMICS: &[Case] = &[
    on("metal2.4", How::Refused("needs Metal 3.1")),
    on("metal3.0", How::Refused("needs Metal 3.1")),
];
