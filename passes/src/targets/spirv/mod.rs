//! SPIR-V for Vulkan and for OpenCL, through the upstream `spirv` dialect.
//!
//! Passes shared between targets bring pointers into the form that SPIR-V requires, guard total operations,
//! replace functions that Vulkan lacks or leaves inexact, and turn flags into exits. `lir-to-spirv` lowers the
//! LIR module to a `spirv.module`, which upstream serialises. Structured control flow stays structured. For
//! Vulkan, pointers become access chains to elements (the logical addressing model); for OpenCL they stay
//! addresses. [`flavour`] has the other differences.

pub mod lir_handle_uniforms;
pub mod lir_to_spirv;
pub mod lowerings;
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
mod coherence;
mod compare;
mod constants;
mod control;
mod conversions;
mod counted;
mod debug_info;
mod debug_lines;
mod debug_scopes;
mod debug_set;
mod debug_text;
mod debug_types;
mod derivatives;
mod disassemble;
mod discards;
mod entry_points;
mod execution_modes;
mod extended;
mod extensions;
pub(super) mod flavour;
mod functions;
mod group_sizes;
mod handles;
mod image_atomics;
mod images;
mod linkage;
mod loop_order;
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
mod uses;
mod variables;
mod vectors;
mod views;

use super::{Format, groups};
use crate::{
    compiler::Compiler,
    lir::{
        arithmetic::lir_widen_bit_ops,
        atomics::{lir_retype_atomics, lir_unwrap_atomics},
        exits::lir_recover_exits,
        globals::{lir_buffer_constants, lir_lower_buffers, lir_share_variables},
        integers::lir_split_i64,
        math::lir_expand_math,
        matrices::lir_scalarize_matrices,
        pointers::{
            lir_address_buffers, lir_index_pointers, lir_inline_pointer_calls,
            lir_relate_addresses, lir_tag_pointers,
        },
        retype::lir_retype_casts,
        subgroups::lir_expand_workgroup_collectives,
        vectors::lir_split_vectors,
    },
    mir::mir_infer_address_spaces,
    profile::{Family, SpirvVersion, known, recorded},
    step::{Setting, Step, Steps},
};
pub use binary::load;
use debug_info::Origins;
use debug_lines::Wanted;
use debug_set::Kind;
use flavour::Flavour;
use gir_dialects::{
    ir::{Attribute, AttributeExt, Block, Op, OpView as _},
    names,
    spirv::{DebugInfo, serialize, verify},
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
    is_verified: true,
    emit: emit_binary,
    files: None,
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
    is_verified: true,
    emit: emit_assembly,
    files: None,
};

/// The families with SPIR-V.
const FAMILIES: &[Family] = &[Family::Vulkan, Family::OpenclSpirv];

fn prepare(family: Family) -> Steps {
    match family {
        Family::OpenclSpirv => PREPARE_OPENCL,
        _ => PREPARE_VULKAN,
    }
}

/// LIR of what SPIR-V for Vulkan has.
const PREPARE_VULKAN: Steps = &[
    Step::of(&lir_unwrap_atomics::PASS),
    Step::of(&lir_share_variables::PASS),
    Step::of(&lir_lower_buffers::PASS),
    Step::of(&lir_inline_pointer_calls::PASS),
    // Behind the calls: no function but kernels takes pointers.
    Step::of(&lir_buffer_constants::PASS),
    Step::of(&lir_scalarize_matrices::PASS),
    Step::of(&lir_expand_workgroup_collectives::PASS),
    Step::with(&lir_expand_math::PASS, &[groups::OWN_QUOTIENTS]),
    Step::of(&mir_infer_address_spaces::PASS),
    // Choices of pointers, from the cheapest way: an index, a branch for each memory, addresses in the whole kernel.
    Step::of(&lir_index_pointers::PASS),
    Step::of(&lir_relate_addresses::PASS),
    Step::of(&lir_handle_uniforms::PASS),
    Step::of(&lir_tag_pointers::PASS),
    Step::of(&lir_address_buffers::PASS),
    Step::group(ATOMICS),
    Step::group(groups::TOTAL_OPS),
    Step::of(&lir_widen_bit_ops::PASS),
    Step::of(&lir_split_vectors::PASS),
    // Behind the vectors: memory has the elements that are accessed then.
    Step::of(&lir_retype_casts::PASS),
    // Behind guards and vectors: it splits plain operations on numbers.
    Step::of(&lir_split_i64::PASS),
    EXITS,
];

/// Atomics where pointers are not cast: the memory becomes words.
const ATOMICS: Steps = &groups::atomics(groups::FENCES, Step::of(&lir_retype_atomics::PASS));

/// LIR of what SPIR-V for OpenCL has.
const PREPARE_OPENCL: Steps = &[Step::group(groups::OPENCL_SPIRV), EXITS];

/// Exits. Selections have no way out of a loop, and drivers nest what follows a return: some overflow beyond 80
/// levels.
const EXITS: Step<'_> = Step::with(
    &lir_recover_exits::PASS,
    &[
        Setting::flag(&lir_recover_exits::NESTED_OPTION, false),
        Setting::number(&lir_recover_exits::NESTING_OPTION, 64),
    ],
);

/// From that to a `spirv.module` inside the module.
pub(super) const CONVERT: Steps = &[Step::with(
    &lir_to_spirv::PASS,
    &[Setting::flag(&lir_to_spirv::PREPARE_OPTION, false)],
)];

fn emit_binary(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    compiler.prepare(module, CONVERT).then_some(())?;
    let mut top = module.region(0).blocks().flat_map(Block::ops);
    let lowered = top.find_map(Op::cast::<spirv::ModuleOp<'_>>)?;
    verify(lowered.op()).then_some(())?;
    let (binary, origins) = match compiler.has_debug_info() {
        true => {
            let wanted = wanted(module, Flavour::around(lowered.op()));
            let (binary, origins) = debug_info::serialize(lowered)?;
            (binary, Some((origins, wanted)))
        }
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
    origins: Option<&(Origins<'_>, Wanted)>,
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
        Some((origins, wanted)) => debug_lines::write(&binary, origins, *wanted),
        None => debug_info::strip(&binary),
    }
}

/// The set of instructions for debug information that the target of a module allows.
fn wanted(module: Op<'_>, flavour: &Flavour) -> Wanted {
    let profile = recorded::profile(module);
    let spirv = profile.as_ref().and_then(|profile| profile.spirv.as_ref());
    let version = spirv.and_then(|spirv| spirv.version);
    let is_native = spirv.is_some_and(|spirv| spirv.non_semantic.is_native());
    let set = match flavour.is_physical() {
        true => Some(Kind::OpenCl),
        false if !is_native => {
            module.remark(format!(
                "has names and lines, but neither scopes, types nor variables for debuggers: they need {}, which the target lacks; if the device has it, add --spirv-ext=+{0}",
                debug_info::ASKED_FOR
            ));
            None
        }
        false => Some(Kind::Shader),
    };
    Wanted {
        set,
        is_extension: set == Some(Kind::Shader) && version < Some(SpirvVersion::V1_6),
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
