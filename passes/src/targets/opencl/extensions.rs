//! The extensions that a module needs, and the pragmas that enable them.

use super::language::Version;
use crate::{fast_math, profile::generic_pointers};
use gir_dialects::{
    ir::{Op, OpView as _, Type, TypeExt},
    lir,
    mir::PtrType,
    upstream::func,
};
use std::collections::BTreeSet;

/// The first lines of a module.
pub fn preamble(module: Op<'_>, version: Version) -> Vec<String> {
    let mut lines: Vec<_> = extensions(module, version)
        .into_iter()
        .map(|name| format!("#pragma OPENCL EXTENSION {name} : enable"))
        .collect();
    if version == Version::V3_0 && has_generic_pointers(module) {
        // Without the feature a pointer without an address space points to private memory.
        lines.push("#ifndef __opencl_c_generic_address_space".to_owned());
        lines.push("#error \"the kernel needs the generic address space\"".to_owned());
        lines.push("#endif".to_owned());
    }
    let mut functions = vec![];
    module.walk_pre(|op| functions.extend(op.cast::<func::FuncOp<'_>>()));
    if !functions
        .iter()
        .any(|function| fast_math::is_allowed(function.op()))
    {
        lines.push("#pragma OPENCL FP_CONTRACT OFF".to_owned());
    }
    lines
}

fn has_generic_pointers(module: Op<'_>) -> bool {
    let mut found = false;
    module.walk_pre(|op| {
        let blocks = op.regions().flat_map(|region| region.blocks());
        let arguments = blocks.flat_map(|block| block.arguments());
        found |= op
            .results()
            .chain(arguments)
            .any(|value| generic_pointers::is_generic(value.ty()));
    });
    found
}

/// The extensions of the features that a module uses.
fn extensions(module: Op<'_>, version: Version) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    module.walk_pre(|op| {
        let blocks = op.regions().flat_map(|region| region.blocks());
        let arguments = blocks.flat_map(|block| block.arguments());
        let values = op.results().chain(op.operands()).chain(arguments);
        for ty in values.map(|value| value.ty()) {
            found.extend(type_extension(ty));
        }
        found.extend(subgroup_extension(op));
        if is_wide_atomic(op) {
            found.insert("cl_khr_int64_base_atomics");
            found.insert("cl_khr_int64_extended_atomics");
        }
    });
    if version > Version::V1_2 {
        // Optional parts of the core language need no pragma.
        found.remove("cl_khr_fp64");
    }
    found
}

fn type_extension(ty: Type<'_>) -> Option<&'static str> {
    let element = match PtrType::from_type(ty) {
        Some(pointer) => pointer.pointee(),
        None => ty,
    };
    match element.lane().as_float()? {
        16 => Some("cl_khr_fp16"),
        64 => Some("cl_khr_fp64"),
        _ => None,
    }
}

fn is_wide_atomic(op: Op<'_>) -> bool {
    op.name().starts_with("lir.atomic_")
        && op.operand_count() > 0
        && PtrType::from_type(op.operand(0).ty())
            .is_some_and(|pointer| bits(pointer.pointee()) == Some(64))
}

fn bits(ty: Type<'_>) -> Option<u32> {
    ty.as_float()
        .or_else(|| ty.as_integer().map(|(bits, _)| bits))
}

/// Of the extensions for subgroups only the first one has a pragma: clang warns of pragmas for those behind it, whose
/// functions are there where the device has them.
fn subgroup_extension(op: Op<'_>) -> Option<&'static str> {
    let is_extended = op.is::<lir::SubgroupShuffleOp<'_>>()
        || op.is::<lir::SubgroupShuffleXorOp<'_>>()
        || op.is::<lir::SubgroupBroadcastOp<'_>>()
        || op.is::<lir::SubgroupAnyOp<'_>>()
        || op.is::<lir::SubgroupAllOp<'_>>()
        || op.is::<lir::SubgroupBallotOp<'_>>()
        || op.is::<lir::SubgroupReduceOp<'_>>();
    let is_of_subgroups =
        op.name().starts_with("lir.subgroup_") || op.is::<lir::NumSubgroupsOp<'_>>();
    (is_of_subgroups && !is_extended).then_some("cl_khr_subgroups")
}
