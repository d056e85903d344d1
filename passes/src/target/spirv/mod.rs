//! SPIR-V for Vulkan, through the upstream `spirv` dialect.
//!
//! Passes that targets share put pointers where SPIR-V takes them, guard total
//! operations, replace functions that Vulkan leaves inexact or lacks and turn flags
//! into exits, `lir-to-spirv` makes a `spirv.module` of the LIR module; upstream
//! serialises it. Pointers become access chains to elements (the logical addressing
//! model), structured control flow stays structured.

pub mod lir_to_spirv;

mod access;
mod arith;
mod atomics;
mod calls;
mod capabilities;
mod check;
mod compare;
mod control;
mod conversions;
mod counted;
mod disassemble;
mod entry_points;
mod extended;
mod functions;
mod generic;
mod loops;
mod math;
mod memory;
mod placeholders;
mod prologue;
mod spec_constants;
mod subgroups;
mod synchronization;
mod types;
mod variables;
mod vectors;

use super::{Family, Format, known};
use crate::compile::Compiler;
use gir_dialects::{
    ir::{Block, Op},
    names,
    spirv::serialize,
    upstream::spirv,
};

/// `--emit-spirv`
pub static BINARY: Format = Format {
    flag: "emit-spirv",
    description: "Emit a SPIR-V binary",
    is_binary: true,
    default_target: known::VULKAN,
    families: &[Family::Vulkan],
    prepare: PREPARE,
    emit: emit_binary,
};

/// `--emit-spirv-asm`
pub static ASSEMBLY: Format = Format {
    flag: "emit-spirv-asm",
    description: "Emit SPIR-V assembly, as spirv-as takes it",
    is_binary: false,
    default_target: known::VULKAN,
    families: &[Family::Vulkan],
    prepare: PREPARE,
    emit: emit_assembly,
};

/// LIR of what SPIR-V has. Selections have no way out of a loop, and drivers nest what
/// follows a return: some overflow beyond 80 levels.
const PREPARE: &str = "lir-inline-pointer-calls,lir-scalarize-matrices,\
    lir-expand-workgroup-collectives,lir-expand-math{quotients=false},\
    func.func(mir-infer-address-spaces,lir-index-pointers,lir-lower-atomic-flags,\
    lir-fence-atomics),lir-retype-atomics,func.func(lir-replace-atomic-accesses,\
    lir-expand-atomics,lir-expand-saturating,lir-guard-total-ops,lir-widen-bit-ops),\
    lir-split-vectors,lir-split-i64,\
    func.func(lir-recover-exits{nested=false nesting=64})";

/// From that to a `spirv.module` inside the module.
const PASSES: &str = "lir-to-spirv";

fn emit_binary(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    if !compiler.run(module, PASSES) {
        return None;
    }
    let lowered = module
        .region(0)
        .blocks()
        .flat_map(Block::ops)
        .find(|op| op.is::<spirv::ModuleOp<'_>>())?;
    let finished = placeholders::replace(serialize(lowered)?).and_then(|binary| {
        match lowered.attribute(names::LIR_SPEC_IDS) {
            Some(sizes) => spec_constants::size_at_launch(&binary, sizes),
            None => Ok(binary),
        }
    });
    match finished {
        Ok(binary) => Some(binary),
        Err(message) => {
            lowered.error(format!("the binary cannot be finished: {message}"));
            None
        }
    }
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
