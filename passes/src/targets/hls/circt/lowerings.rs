//! How MLIR for CIRCT expresses each operation of lir, as one process on hardware without atomics.

use super::{super::lir_loop_workgroups, lir_to_memref};
use crate::{
    lir::{
        arithmetic::{lir_expand_bit_ops, lir_guard_total_ops},
        serialize::lir_serialize_work_items,
        vectors::lir_split_vectors,
    },
    targets::{
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
    target: "MLIR for CIRCT",
    emission: "emit-hls",
    profiles: &["circt"],
    rows: &[
        OWN,
        SERIAL,
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
    by_pass::<lir::IdGlobalXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGlobalZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdGroupXOp<'_>>(&lir_loop_workgroups::PASS, &[]),
    by_pass::<lir::IdGroupYOp<'_>>(&lir_loop_workgroups::PASS, &[]),
    by_pass::<lir::IdGroupZOp<'_>>(&lir_loop_workgroups::PASS, &[]),
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
    emits::<lir::PtrCastOp<'_>>(&["arith.bitcast"]),
    refused::<lir::PtrToIntOp<'_>>("address"),
    by_pass::<lir::RemSIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.remsi"]),
    by_pass::<lir::RemUIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.remui"]),
    by_pass::<lir::ShlIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.shli"]),
    by_pass::<lir::ShrSIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.shrsi"]),
    by_pass::<lir::ShrUIOp<'_>>(&lir_guard_total_ops::PASS, &["arith.shrui"]),
    emits::<lir::StoreOp<'_>>(&["memref.store"]).except(&[
        form("volatile", How::Refused("is volatile")),
        form("ordering release", How::Refused("needs feature 'atomics'")),
    ]),
    emits::<lir::VarOp<'_>>(&["memref.alloc"]),
    refused::<lir::YieldOp<'_>>(NO_COUNTERPART),
];
