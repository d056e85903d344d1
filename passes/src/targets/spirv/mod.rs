//! SPIR-V for Vulkan and for OpenCL, through the upstream `spirv` dialect.
//!
//! Passes shared between targets bring pointers into the form that SPIR-V requires, guard total operations,
//! replace functions that Vulkan lacks or leaves inexact, and turn flags into exits. `lir-to-spirv` lowers the
//! LIR module to a `spirv.module`, which upstream serialises. Structured control flow stays structured. For
//! Vulkan, pointers become access chains to elements (the logical addressing model); for OpenCL they stay
//! addresses. [`flavour`] has the other differences.

pub mod lir_to_spirv;
pub mod variants;

mod access;
mod addresses;
mod arith;
mod atomics;
mod binary;
mod buffers;
mod calls;
mod capabilities;
mod check;
mod compare;
mod control;
mod conversions;
mod counted;
mod debug_info;
mod debug_lines;
mod disassemble;
mod discards;
mod entry_points;
mod extended;
mod extensions;
mod flavour;
mod functions;
mod group_sizes;
mod handles;
mod images;
mod linkage;
mod loops;
mod math;
mod memory;
mod memory_model;
mod opencl;
mod opencl_images;
mod parameters;
mod physical;
mod placeholder_types;
mod placeholders;
mod prologue;
mod source;
mod spec_constants;
mod specialisation;
mod stage_io;
mod stages;
mod subgroups;
mod synchronization;
mod tables;
mod tidy;
mod types;
mod variables;
mod vectors;
mod views;

use super::Format;
use crate::{
    compile::Compiler,
    profile::{Family, known},
};
pub use binary::load;
use debug_info::Origins;
use gir_dialects::{
    ir::{Attribute, AttributeExt, Block, Op, OpView as _},
    names,
    spirv::{DebugInfo, serialize},
    upstream::spirv,
};
use rspirv::binary::Assemble as _;

/// `--emit-spirv`
pub static BINARY: Format = Format {
    flag: "emit-spirv",
    description: "Emit a SPIR-V binary",
    is_binary: true,
    has_debug_info: true,
    default_target: known::VULKAN,
    families: FAMILIES,
    entry_name: |_| str::to_owned,
    prepare,
    emit: emit_binary,
};

/// `--emit-spirv-asm`
pub static ASSEMBLY: Format = Format {
    flag: "emit-spirv-asm",
    description: "Emit SPIR-V assembly that spirv-as accepts",
    is_binary: false,
    has_debug_info: true,
    default_target: known::VULKAN,
    families: FAMILIES,
    entry_name: |_| str::to_owned,
    prepare,
    emit: emit_assembly,
};

/// The families with SPIR-V.
const FAMILIES: &[Family] = &[Family::Vulkan, Family::OpenclSpirv];

fn prepare(family: Family) -> &'static str {
    match family {
        Family::OpenclSpirv => PREPARE_OPENCL,
        _ => PREPARE_VULKAN,
    }
}

/// LIR of what SPIR-V for Vulkan has. Selections have no way out of a loop, and drivers nest what
/// follows a return: some overflow beyond 80 levels.
const PREPARE_VULKAN: &str = "lir-unwrap-atomics,lir-share-variables,lir-lower-buffers,lir-inline-pointer-calls,\
    lir-buffer-constants,lir-scalarize-matrices,\
    lir-expand-workgroup-collectives,lir-expand-math{quotients=false},\
    func.func(mir-infer-address-spaces,lir-index-pointers,lir-tag-pointers),lir-address-buffers,\
    func.func(lir-lower-atomic-flags,lir-fence-atomics),lir-retype-atomics,func.func(lir-replace-atomic-accesses,\
    lir-expand-atomics,lir-expand-saturating,lir-guard-total-ops,lir-widen-bit-ops),\
    lir-split-vectors,lir-retype-casts,lir-split-i64,\
    func.func(lir-recover-exits{nested=false nesting=64})";

/// LIR of what SPIR-V for OpenCL has, which takes pointers, vectors and words of all sizes.
/// Functions have the same bits as on other targets: none is left to the device's library but `fma`,
/// which it rounds correctly.
const PREPARE_OPENCL: &str = "lir-unwrap-atomics,lir-place-globals{declared=false},lir-share-variables,lir-lower-buffers{pointers=true},lir-globals-to-parameters,lir-scalarize-matrices,\
    lir-expand-workgroup-collectives,lir-expand-math{quotients=false fused=false},\
    func.func(mir-infer-address-spaces,lir-lower-atomic-flags,lir-fence-atomics,\
    lir-widen-atomics,lir-replace-atomic-accesses,lir-expand-atomics,\
    lir-expand-saturating,lir-guard-total-ops,lir-expand-bit-ops,\
    lir-expand-extended-ops,lir-recover-exits{nested=false nesting=64})";

/// From that to a `spirv.module` inside the module.
const PASSES: &str = "lir-to-spirv";

fn emit_binary(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    if !compiler.run(module, PASSES) {
        return None;
    }
    let mut top = module.region(0).blocks().flat_map(Block::ops);
    let lowered = top.find_map(Op::cast::<spirv::ModuleOp<'_>>)?;
    let (binary, origins) = match compiler.has_debug_info() {
        true => debug_info::serialize(lowered).map(|(binary, origins)| (binary, Some(origins)))?,
        false => (serialize(lowered.op(), DebugInfo::Omitted)?, None),
    };
    let binary = finish(binary, lowered.op(), compiler, origins.as_ref());
    match binary {
        Ok(binary) => Some(binary),
        Err(message) => {
            lowered
                .op()
                .error(format!("cannot be completed: {message}"));
            None
        }
    }
}

/// Completes the binary that upstream writes.
fn finish(
    binary: Vec<u8>,
    lowered: Op<'_>,
    compiler: Compiler<'_>,
    origins: Option<&Origins<'_>>,
) -> Result<Vec<u8>, String> {
    let lacking = [
        names::LIR_SPEC_IDS,
        tables::TABLES,
        names::LIR_WORKGROUP_SIZE,
        names::LIR_LOCAL_SIZE_IDS,
    ];
    let lacking = lacking.map(|name| lowered.attribute(name));
    let mut binary = placeholders::replace(binary)?;
    if lacking.iter().any(Option::is_some) {
        binary = complete(&binary, lacking)?;
    }
    if compiler.optimizes() {
        binary = tidy::tidy(&binary)?;
    }
    match origins {
        Some(origins) => debug_lines::write(&binary, origins),
        None => debug_info::strip(&binary),
    }
}

/// Adds to the binary what upstream's dialect cannot express: array sizes that the launch decides, the contents
/// of tables, and constants that are workgroup sizes.
fn complete(
    binary: &[u8],
    [sizes, tables, group_size, group_sizes]: [Option<Attribute<'_>>; 4],
) -> Result<Vec<u8>, String> {
    let mut module = binary::load(binary)?;
    if let Some(sizes) = sizes {
        spec_constants::size_at_launch(&mut module, sizes)?;
    }
    if let Some(tables) = tables {
        tables::fill(&mut module, tables)?;
    }
    if let Some(name) = group_size.and_then(AttributeExt::as_str) {
        specialisation::decorate_size(&mut module, name)?;
    }
    if let Some(sizes) = group_sizes {
        specialisation::set_local_sizes(&mut module, sizes)?;
    }
    let words = module.assemble();
    Ok(words.iter().flat_map(|word| word.to_le_bytes()).collect())
}

fn emit_assembly(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let binary = emit_binary(module, compiler)?;
    match disassemble::assembly(&binary) {
        Ok(text) => Some(text.into_bytes()),
        Err(message) => {
            module.error(format!("cannot be printed as SPIR-V assembly: {message}"));
            None
        }
    }
}
