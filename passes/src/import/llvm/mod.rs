//! Conversion of kernels of the `llvm` dialect, which LLVM IR becomes, to mir over `func` and `cf`.
//!
//! [`world`] knows the triples: OpenCL and SPIR-V, CUDA, AMD. [`layout`] places types in memory, and [`pointers`]
//! finds the element type and the storage space of each pointer. [`signatures`] makes the functions, [`globals`]
//! the globals with the bytes that [`initial`] computes, [`body`] the blocks. The other files convert operations by
//! family; [`builtins`] has the functions that the three worlds give to kernels, a table for each.

pub mod convert_llvm_to_mir;

pub mod device_library;
pub mod kernel_names;
pub mod kernels;

mod accesses;
mod addresses;
mod aggregates;
mod arith;
mod atomics;
mod body;
pub(super) mod builtins;
mod by_value;
mod calls;
mod constants;
mod control;
mod convert;
mod copies;
mod edges;
mod functions;
mod globals;
pub(super) mod handles;
mod images;
mod initial;
mod intrinsics;
mod layout;
mod memory;
pub(super) mod operations;
mod parts;
mod passing;
mod pointers;
pub(super) mod prints;
mod signatures;
mod spirv;
mod spirv_annotations;
mod spirv_builtins;
mod spirv_metadata;
pub(super) mod types;
mod variable_names;
mod votes;
mod warps;
mod wide;
mod world;

use gir_dialects::{
    ir::{Context, Module},
    llvm_import::{self, Library},
};

/// Reads LLVM IR, text or bitcode; `None` after a diagnostic. If a kernel is asked for and there, others are dropped
/// before anything is converted. Functions that it declares are linked from the given libraries, or from those of
/// CUDA and AMD as far as [`device_library`] has them.
pub fn read<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    kernel: Option<&str>,
    linked: &[Library<'_>],
) -> Option<Module<'c>> {
    let keeps = |symbol: &str| kernel.is_none_or(|asked| kernel_names::may_be(symbol, asked));
    let libraries = [linked, device_library::LIBRARIES].concat();
    let module = llvm_import::import(context, source, name, &keeps, &libraries)?;
    if !spirv_metadata::check(&module, source, name) {
        return None;
    }
    // The triple says as much, and printed modules stay readable without the dialect of this attribute.
    module.op().remove_attribute(world::LAYOUT);
    if !world::is_known(module.op()) {
        return None;
    }
    world::remark_on_addresses(module.op(), name);
    Some(module)
}
