//! How OpenCL C expresses each operation of lir.

use crate::{
    lir::{
        arithmetic::{lir_expand_bit_ops, lir_guard_total_ops},
        atomics::{lir_expand_atomics, lir_lower_atomic_flags, lir_replace_atomic_accesses},
        globals::lir_lower_buffers,
        pointers::lir_tag_pointers,
    },
    targets::{
        c_like::lowerings,
        lowering::{How, Lowering, Lowerings, by_pass, emits, form, form_on, on, refused},
        shared_lowerings::{
            BUFFERS, COLLECTIVES, CONSTANTS, MATRICES, NO_CRITICAL_SECTIONS, OTHER_SUBGROUPS,
            PRINTS, QUERIES, SATURATING, SATURATING_SUMS, no_checks, no_graphics,
        },
    },
};
use gir_dialects::lir;

/// The table.
pub static LOWERINGS: Lowerings = Lowerings {
    target: "OpenCL C",
    emission: "emit-opencl",
    profiles: &["opencl3.0", "opencl1.2"],
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
        &no_graphics("has no OpenCL C spelling"),
        &no_checks("has no OpenCL C spelling"),
    ],
};

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    emits::<lir::AddrSpaceCastOp<'_>>(&["(uint*)p"]).except(&[on(
        "opencl1.2",
        How::ByPass(&lir_tag_pointers::PASS, &["ulong2"]),
    )]),
    emits::<lir::AtomicAddOp<'_>>(&["atomic_fetch_add_explicit"])
        .except(&[on("opencl1.2", How::Emits(&["atomic_add"]))]),
    emits::<lir::AtomicAndOp<'_>>(&["atomic_fetch_and_explicit"])
        .except(&[on("opencl1.2", How::Emits(&["atomic_and"]))]),
    emits::<lir::AtomicCompareExchangeOp<'_>>(&["atomic_compare_exchange_strong_explicit"])
        .except(&[on("opencl1.2", How::Emits(&["atomic_cmpxchg"]))]),
    by_pass::<lir::AtomicDecWrapOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atomic_compare_exchange_strong_explicit"],
    )
    .except(&[on(
        "opencl1.2",
        How::ByPass(&lir_expand_atomics::PASS, &["atomic_cmpxchg"]),
    )]),
    emits::<lir::AtomicExchangeOp<'_>>(&["atomic_exchange_explicit"])
        .except(&[on("opencl1.2", How::Emits(&["atomic_xchg"]))]),
    by_pass::<lir::AtomicFAddOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atomic_compare_exchange_strong_explicit"],
    )
    .except(&[on(
        "opencl1.2",
        How::ByPass(&lir_expand_atomics::PASS, &["atomic_cmpxchg"]),
    )]),
    by_pass::<lir::AtomicFMaxOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atomic_compare_exchange_strong_explicit", "fmax"],
    )
    .except(&[on(
        "opencl1.2",
        How::ByPass(&lir_expand_atomics::PASS, &["atomic_cmpxchg", "fmax"]),
    )]),
    by_pass::<lir::AtomicFMinOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atomic_compare_exchange_strong_explicit", "fmin"],
    )
    .except(&[on(
        "opencl1.2",
        How::ByPass(&lir_expand_atomics::PASS, &["atomic_cmpxchg", "fmin"]),
    )]),
    by_pass::<lir::AtomicFlagClearOp<'_>>(
        &lir_lower_atomic_flags::PASS,
        &["atomic_store_explicit"],
    )
    .except(&[on(
        "opencl1.2",
        How::ByPass(&lir_replace_atomic_accesses::PASS, &["atomic_xchg"]),
    )]),
    by_pass::<lir::AtomicFlagTestAndSetOp<'_>>(
        &lir_lower_atomic_flags::PASS,
        &["atomic_exchange_explicit"],
    )
    .except(&[on(
        "opencl1.2",
        How::ByPass(&lir_lower_atomic_flags::PASS, &["atomic_xchg"]),
    )]),
    by_pass::<lir::AtomicIncWrapOp<'_>>(
        &lir_expand_atomics::PASS,
        &["atomic_compare_exchange_strong_explicit"],
    )
    .except(&[on(
        "opencl1.2",
        How::ByPass(&lir_expand_atomics::PASS, &["atomic_cmpxchg"]),
    )]),
    emits::<lir::AtomicLoadOp<'_>>(&["atomic_load_explicit"]).except(&[on(
        "opencl1.2",
        How::ByPass(&lir_replace_atomic_accesses::PASS, &["atomic_or"]),
    )]),
    emits::<lir::AtomicMaxOp<'_>>(&["atomic_fetch_max_explicit", "atomic_int"]).except(&[
        form_on("unsigned", "opencl1.2", How::Emits(&["atomic_max"])),
        form(
            "unsigned",
            How::Emits(&["atomic_fetch_max_explicit", "atomic_uint"]),
        ),
        on("opencl1.2", How::Emits(&["atomic_max"])),
    ]),
    emits::<lir::AtomicMinOp<'_>>(&["atomic_fetch_min_explicit", "atomic_int"]).except(&[
        form_on("unsigned", "opencl1.2", How::Emits(&["atomic_min"])),
        form(
            "unsigned",
            How::Emits(&["atomic_fetch_min_explicit", "atomic_uint"]),
        ),
        on("opencl1.2", How::Emits(&["atomic_min"])),
    ]),
    emits::<lir::AtomicOrOp<'_>>(&["atomic_fetch_or_explicit"])
        .except(&[on("opencl1.2", How::Emits(&["atomic_or"]))]),
    emits::<lir::AtomicStoreOp<'_>>(&["atomic_store_explicit"]).except(&[on(
        "opencl1.2",
        How::ByPass(&lir_replace_atomic_accesses::PASS, &["atomic_xchg"]),
    )]),
    emits::<lir::AtomicSubOp<'_>>(&["atomic_fetch_sub_explicit"])
        .except(&[on("opencl1.2", How::Emits(&["atomic_sub"]))]),
    emits::<lir::AtomicXorOp<'_>>(&["atomic_fetch_xor_explicit"])
        .except(&[on("opencl1.2", How::Emits(&["atomic_xor"]))]),
    emits::<lir::BarrierOp<'_>>(&["work_group_barrier"]).except(&[
        form_on(
            "with the memory of the device",
            "opencl1.2",
            How::Emits(&["barrier", "mem_fence"]),
        ),
        form_on(
            "of a subgroup",
            "opencl1.2",
            How::Refused("synchronises a subgroup"),
        ),
        form("of a subgroup", How::Emits(&["sub_group_barrier"])),
        form(
            "with the memory of the device",
            How::Emits(&["work_group_barrier", "memory_scope_device"]),
        ),
        on("opencl1.2", How::Emits(&["barrier"])),
    ]),
    by_pass::<lir::BindImageOp<'_>>(&lir_lower_buffers::PASS, &[]),
    by_pass::<lir::BindSamplerOp<'_>>(&lir_lower_buffers::PASS, &[]),
    by_pass::<lir::BitReverseOp<'_>>(&lir_expand_bit_ops::PASS, &[">>", "&"]),
    refused::<lir::CoopMatExtractOp<'_>>("needs feature 'matrices.native'")
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    refused::<lir::CoopMatInsertOp<'_>>("needs feature 'matrices.native'")
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    refused::<lir::CoopMatLoadOp<'_>>("needs feature 'matrices.native'")
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    refused::<lir::CoopMatMapOp<'_>>("needs feature 'matrices.native'")
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    refused::<lir::CoopMatMulAddOp<'_>>("needs feature 'matrices.native'")
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    refused::<lir::CoopMatSplatOp<'_>>("needs feature 'matrices.native'")
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    refused::<lir::CoopMatStoreOp<'_>>("needs feature 'matrices.native'")
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::ExtractLaneOp<'_>>(&["(__private uint*)", "min("]),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["(int)", "?"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["(uint)", "?"]),
    emits::<lir::GlobalOp<'_>>(&["__local"]),
    emits::<lir::GroupSizeXOp<'_>>(&["get_local_size(0)"]),
    emits::<lir::GroupSizeYOp<'_>>(&["get_local_size(1)"]),
    emits::<lir::GroupSizeZOp<'_>>(&["get_local_size(2)"]),
    emits::<lir::IdGlobalXOp<'_>>(&["get_global_id(0)"]),
    emits::<lir::IdGlobalYOp<'_>>(&["get_global_id(1)"]),
    emits::<lir::IdGlobalZOp<'_>>(&["get_global_id(2)"]),
    emits::<lir::IdGroupXOp<'_>>(&["get_group_id(0)"]),
    emits::<lir::IdGroupYOp<'_>>(&["get_group_id(1)"]),
    emits::<lir::IdGroupZOp<'_>>(&["get_group_id(2)"]),
    emits::<lir::IdLocalXOp<'_>>(&["get_local_id(0)"]),
    emits::<lir::IdLocalYOp<'_>>(&["get_local_id(1)"]),
    emits::<lir::IdLocalZOp<'_>>(&["get_local_id(2)"]),
    refused::<lir::ImageAtomicOp<'_>>("which OpenCL C kernels do not"),
    refused::<lir::ImageCompareExchangeOp<'_>>("which OpenCL C kernels do not"),
    emits::<lir::ImageFetchOp<'_>>(&["read_imagef"]),
    refused::<lir::ImageGatherOp<'_>>("has no OpenCL C spelling"),
    emits::<lir::ImageLevelsOp<'_>>(&[]),
    refused::<lir::ImageSamplesOp<'_>>("which OpenCL C kernels do not"),
    emits::<lir::ImageSizeOp<'_>>(&["get_image_width"]),
    emits::<lir::ImageLoadOp<'_>>(&["read_imageui"]),
    emits::<lir::ImageSampleOp<'_>>(&["read_imagef"]),
    emits::<lir::ImageStoreOp<'_>>(&["write_imageui"]),
    emits::<lir::InsertLaneOp<'_>>(&["(__private uint*)", "min("]),
    emits::<lir::IntToPtrOp<'_>>(&["(__global uint*)"]),
    emits::<lir::LoadOp<'_>>(&["= *p"]).except(&[
        form_on("ordering acquire", "opencl1.2", How::Emits(&["mem_fence"])),
        form("volatile", How::Emits(&["volatile"])),
        form("ordering acquire", How::Emits(&["atomic_load_explicit"])),
    ]),
    emits::<lir::MemFenceOp<'_>>(&["atomic_work_item_fence", "memory_scope_device"]).except(&[
        form_on("of a workgroup", "opencl1.2", How::Emits(&["mem_fence"])),
        form(
            "of a workgroup",
            How::Emits(&["atomic_work_item_fence", "memory_scope_work_group"]),
        ),
        on("opencl1.2", How::Emits(&["mem_fence"])),
    ]),
    emits::<lir::NumGroupsXOp<'_>>(&["get_num_groups(0)"]),
    emits::<lir::NumGroupsYOp<'_>>(&["get_num_groups(1)"]),
    emits::<lir::NumGroupsZOp<'_>>(&["get_num_groups(2)"]),
    emits::<lir::NumSubgroupsOp<'_>>(&["get_num_sub_groups()"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::PtrToIntOp<'_>>(&["(ulong)p"]),
    emits::<lir::StoreOp<'_>>(&["*p ="]).except(&[
        form_on(
            "ordering release",
            "opencl1.2",
            How::Emits(&["mem_fence", "atomic_xchg"]),
        ),
        form("volatile", How::Emits(&["volatile"])),
        form("ordering release", How::Emits(&["atomic_store_explicit"])),
    ]),
    emits::<lir::SubgroupAllOp<'_>>(&["sub_group_non_uniform_all"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::SubgroupAnyOp<'_>>(&["sub_group_non_uniform_any"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::SubgroupBallotOp<'_>>(&["sub_group_ballot"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::SubgroupBroadcastOp<'_>>(&["sub_group_shuffle"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::SubgroupIdOp<'_>>(&["get_sub_group_id()"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::SubgroupLocalIdOp<'_>>(&["get_sub_group_local_id()"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::SubgroupReduceOp<'_>>(&["sub_group_non_uniform_reduce_add"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::SubgroupShuffleOp<'_>>(&["sub_group_shuffle"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::SubgroupShuffleXorOp<'_>>(&["sub_group_shuffle_xor"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
    emits::<lir::SubgroupSizeOp<'_>>(&["get_max_sub_group_size()"])
        .except(&[on("opencl1.2", How::Refused("needs feature 'subgroups'"))]),
];
