//! How MLIR for CIRCT expresses each operation of lir, as one process on hardware without atomics.

use super::{super::lir_loop_workgroups, lir_to_memref};
use crate::{
    lir::{
        arithmetic::{lir_expand_bit_ops, lir_guard_total_ops},
        legality::lir_fold_target_queries,
        serialize::lir_serialize_work_items,
        vectors::lir_split_vectors,
    },
    targets::{
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
    target: "MLIR for CIRCT",
    emission: "emit-hls",
    profiles: &["circt"],
    rows: &[
        OWN,
        NO_ATOMICS,
        NO_SUBGROUPS,
        NO_MATRICES,
        SATURATING,
        SATURATING_SUMS,
        COLLECTIVES,
        QUERIES,
        BUFFERS,
        CONSTANTS,
        NO_IMAGES,
        OTHER_SUBGROUPS,
        &no_graphics("is not a compute kernel"),
        &no_checks(NO_COUNTERPART),
    ],
};

const NO_COUNTERPART: &str = "has no counterpart in upstream's dialects";

/// The rows that no other target has.
static OWN: &[Lowering] = &[
    refused::<lir::AddrSpaceCastOp<'_>>(NO_COUNTERPART),
    emits::<lir::AddressOfOp<'_>>(&["memref.alloc"]),
    by_pass::<lir::BarrierOp<'_>>(&lir_serialize_work_items::PASS, &["scf.for"]),
    by_pass::<lir::BeginCriticalSectionOp<'_>>(&lir_to_memref::PASS, &[]),
    by_pass::<lir::BitReverseOp<'_>>(&lir_expand_bit_ops::PASS, &["arith.shrui"]),
    refused::<lir::BreakOp<'_>>(NO_COUNTERPART),
    refused::<lir::ContainingWordOp<'_>>(NO_COUNTERPART),
    refused::<lir::ContinueOp<'_>>(NO_COUNTERPART),
    by_pass::<lir::DivSIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.divsi"]),
    by_pass::<lir::DivUIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.divui"]),
    by_pass::<lir::EndCriticalSectionOp<'_>>(&lir_to_memref::PASS, &[]),
    by_pass::<lir::ExtractLaneOp<'_>>(&lir_split_vectors::PASS, &["arith.select"]),
    refused::<lir::ForOp<'_>>(NO_COUNTERPART),
    by_pass::<lir::FPToSIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.fptosi"]),
    by_pass::<lir::FPToUIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.fptoui"]),
    emits::<lir::GepOp<'_>>(&["arith.index_cast"]),
    emits::<lir::GlobalOp<'_>>(&["memref.alloc"]),
    by_pass::<lir::GroupSizeXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGroupXOp<'_>>(&lir_loop_workgroups::PASS, &[]),
    by_pass::<lir::IdGroupYOp<'_>>(&lir_loop_workgroups::PASS, &[]),
    by_pass::<lir::IdGroupZOp<'_>>(&lir_loop_workgroups::PASS, &[]),
    by_pass::<lir::IdLocalXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    refused::<lir::IfOp<'_>>(NO_COUNTERPART),
    by_pass::<lir::InsertLaneOp<'_>>(&lir_split_vectors::PASS, &["arith.select"]),
    refused::<lir::IntToPtrOp<'_>>("address"),
    emits::<lir::LoadOp<'_>>(&["memref.load"]).except(&[
        form("volatile", How::Refused("is volatile")),
        form("ordering acquire", How::Refused("needs feature 'atomics'")),
    ]),
    refused::<lir::LoopOp<'_>>(NO_COUNTERPART),
    emits::<lir::MemFenceOp<'_>>(&[]),
    by_pass::<lir::NumGroupsXOp<'_>>(&lir_to_memref::PASS, &[]),
    by_pass::<lir::NumGroupsYOp<'_>>(&lir_to_memref::PASS, &[]),
    by_pass::<lir::NumGroupsZOp<'_>>(&lir_to_memref::PASS, &[]),
    by_pass::<lir::NumSubgroupsOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    emits::<lir::PtrCastOp<'_>>(&["arith.bitcast"]),
    refused::<lir::PtrToIntOp<'_>>("address"),
    by_pass::<lir::RemSIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.remsi"]),
    by_pass::<lir::RemUIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.remui"]),
    refused::<lir::ReturnOp<'_>>("ends the kernel for one work-item and not for the others"),
    by_pass::<lir::ShlIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.shli"]),
    by_pass::<lir::ShrSIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.shrsi"]),
    by_pass::<lir::ShrUIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.shrui"]),
    emits::<lir::StoreOp<'_>>(&["memref.store"]).except(&[
        form("volatile", How::Refused("is volatile")),
        form("ordering release", How::Refused("needs feature 'atomics'")),
    ]),
    by_pass::<lir::SubgroupIdOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    by_pass::<lir::SubgroupLocalIdOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    by_pass::<lir::SubgroupSizeOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    emits::<lir::VarOp<'_>>(&["memref.alloc"]),
    refused::<lir::YieldOp<'_>>(NO_COUNTERPART),
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
