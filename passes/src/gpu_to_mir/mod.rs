//! Conversion of upstream's kernels to portable, structured ones.
//!
//! `--gpu-to-mir` is [`convert_gpu_to_mir`], followed by the passes that also follow the conversion of gir:
//! `mir-structurize` and `mir-raise-loops`.
//!
//! [`device`] finds the parts of a module for the device, [`check`] and [`advice`] know the supported contents of
//! kernels; [`general`] runs upstream's passes on device code of other dialects, and [`complex`] pairs floats;
//! [`outline`] takes functions out of their modules, [`parameters`] changes those that launches pass otherwise, and
//! [`symbols`] makes the globals; [`subgroup_sizes`] finds how many work-items of a subgroup exchange values,
//! [`instructions`] replaces operations of devices and [`matrices`]
//! those of matrices; [`flow`] passes memory through branches, loops and calls; [`buffers`] describes each memref, and
//! [`views`], [`accesses`] and [`atomics`] use that, and [`lifetime`] says which allocations are variables; [`control`]
//! and [`loops`] simplify control flow, [`reshape`] reads shapes; [`wide`] expands vectors that mir lacks; the other
//! files have patterns, by the dialect they convert.

pub mod convert_gpu_to_mir;
pub mod foreign;

mod accesses;
mod advice;
mod all_reduce;
mod arith;
mod atomics;
mod buffers;
mod check;
pub mod clusters;
mod complex;
mod control;
mod device;
mod entry_point_abi;
mod extent;
mod flow;
mod functions;
mod general;
mod grid;
mod index;
mod instructions;
mod lifetime;
mod loops;
mod matrices;
mod memory;
mod outline;
mod parameters;
mod powers;
mod prints;
mod reshape;
mod subgroup_sizes;
mod subgroups;
mod symbols;
mod types;
mod vectors;
mod views;
mod wide;

use gir_dialects::pass::{OptionKind, PassOption};

/// The option for the width of `index`.
pub const INDEX_BITWIDTH: PassOption = PassOption {
    name: "index-bitwidth",
    description: "Bits of an index, 32 or 64",
    kind: OptionKind::Int(32),
};

/// The option for the notation of memory spaces.
pub const MEMORY_SPACES: PassOption = PassOption {
    name: "memory-spaces",
    description: "'named', or 'nvvm' for NVVM's meaning of all numbers",
    kind: OptionKind::String("named"),
};
