//! Annotations of kernels, loops and variables, which have names of their own in lir.

use crate::analysis::layout;
use gir_dialects::{
    ir::{Attribute, AttributeExt, Op, identifier_text},
    mir::{self, DspDmaAttr, PtrType},
    names,
};

/// The names in mir and lir of attributes of functions, parameters, loops and variables.
const RENAMED: &[(&str, &str)] = &[
    (names::MIR_KERNEL, names::LIR_KERNEL),
    (names::MIR_RESOURCE, names::LIR_RESOURCE),
    (names::MIR_NAME, names::LIR_NAME),
    (names::MIR_TYPE, names::LIR_TYPE),
    (names::MIR_MEMBER, names::LIR_MEMBER),
    (names::MIR_MAY_FLUSH, names::LIR_MAY_FLUSH),
    (names::MIR_INLINE, names::LIR_INLINE),
    (names::MIR_IO, names::LIR_IO),
    (names::MIR_WORKGROUP_SIZE_IDS, names::LIR_WORKGROUP_SIZE_IDS),
    (
        names::MIR_LEAST_SUBGROUP_SIZE,
        names::LIR_LEAST_SUBGROUP_SIZE,
    ),
    (
        names::MIR_EXACT_SUBGROUP_SIZE,
        names::LIR_EXACT_SUBGROUP_SIZE,
    ),
    (names::MIR_TILE, names::LIR_TILE),
    (names::MIR_PUSH_CONSTANTS, names::LIR_PUSH_CONSTANTS),
    (names::MIR_STORAGE, names::LIR_STORAGE),
    (names::MIR_DSP_DMA, names::LIR_DSP_DMA),
    (names::MIR_FPGA_PIPELINE, names::LIR_FPGA_PIPELINE),
    (names::MIR_FPGA_UNROLL, names::LIR_FPGA_UNROLL),
    (names::MIR_FPGA_PARTITION, names::LIR_FPGA_PARTITION),
    (names::MIR_FPGA_DATAFLOW, names::LIR_FPGA_DATAFLOW),
    (names::MIR_LLVM_METADATA, names::LIR_LLVM_METADATA),
];

/// The name in lir of an attribute; others keep theirs.
pub fn lir_name(name: &str) -> &str {
    RENAMED
        .iter()
        .find(|(mir, _)| *mir == name)
        .map_or(name, |(_, lir)| lir)
}

/// The name in mir of an attribute of lir; `None` if mir lacks it.
pub fn mir_name(name: &str) -> Option<&'static str> {
    let found = RENAMED.iter().find(|(_, lir)| *lir == name);
    found.map(|(mir, _)| *mir)
}

/// Renames the annotations of an operation to those of lir.
pub fn rename(op: Op<'_>) {
    for (name, value) in of_mir(op) {
        op.remove_attribute(name);
        op.set_attribute(lir_name(name), value);
    }
}

/// Renames the annotations of an operation of lir to those of mir.
pub fn raise(op: Op<'_>) {
    for (name, value) in of_lir(op) {
        op.remove_attribute(name);
        op.set_attribute(mir_name(name).unwrap_or(name), value);
    }
}

/// Copies the annotations of an operation of lir to its replacement in mir.
pub fn carry_to_mir(from: Op<'_>, to: Op<'_>) {
    for (name, value) in of_lir(from) {
        to.set_attribute(mir_name(name).unwrap_or(name), value);
    }
}

/// Copies the annotations of an operation to its replacement.
pub fn carry(from: Op<'_>, to: Op<'_>) {
    for (name, value) in of_mir(from) {
        to.set_attribute(lir_name(name), value);
    }
}

fn of_mir(op: Op<'_>) -> Vec<(&str, Attribute<'_>)> {
    with_prefix(op, "mir.")
}

fn of_lir(op: Op<'_>) -> Vec<(&str, Attribute<'_>)> {
    with_prefix(op, "lir.")
}

fn with_prefix<'c>(op: Op<'c>, prefix: &str) -> Vec<(&'c str, Attribute<'c>)> {
    op.discardable_attributes()
        .map(|(name, value)| (identifier_text(name), value))
        .filter(|(name, _)| name.starts_with(prefix))
        .collect()
}

/// Reports copies of more bytes than a global has; the sizes of parameters are known only to the host.
pub fn check_copies(kernel: Op<'_>, globals: &[mir::GlobalOp<'_>]) {
    let Some(annotation) = kernel.attribute(names::LIR_DSP_DMA) else {
        return;
    };
    let copies = annotation.as_array().unwrap_or_else(|| vec![annotation]);
    for copy in copies.into_iter().filter_map(DspDmaAttr::from_attribute) {
        for place in [copy.source(), copy.dest()] {
            check_copy(kernel, copy, place, globals);
        }
    }
}

fn check_copy(
    kernel: Op<'_>,
    copy: DspDmaAttr<'_>,
    place: Attribute<'_>,
    globals: &[mir::GlobalOp<'_>],
) {
    let Some(name) = place.as_symbol() else {
        return;
    };
    let global = globals.iter().find(|global| global.sym_name() == name);
    let Some(global) = global.filter(|global| !global.dynamic()) else {
        return;
    };
    let Some(pointer) = PtrType::from_type(global.type_()) else {
        return;
    };
    let bytes = global
        .count()
        .saturating_mul(layout::size(pointer.pointee()));
    if copy.size() > bytes {
        kernel.error(format!(
            "copies {} bytes from or to '@{name}', which has {bytes}",
            copy.size()
        ));
    }
}
