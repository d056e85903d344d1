//! Instructions of SPIR-V as functions: `__spirv_IAdd…`, `__spirv_ocl_…` and `__spirv_BuiltIn…` ("SPIR-V
//! Representation in LLVM").
//!
//! A name is that of the instruction with postfixes: the type of the result (`_Rfloat4`), saturation (`_sat`), rounding
//! (`_rte`). Most instructions mean what a function of OpenCL C does, by whose row they are built; [`atomics`],
//! [`groups`], [`numbers`] and [`memory`] have the others. Those that concern the host's queues, pipes and events are
//! refused.

mod atomics;
mod extended;
pub mod grid;
mod groups;
mod images;
mod instruction;
mod memory;
mod numbers;

use super::builtins::{Call, Meaning, Outcome};
use instruction::Instruction;
pub use instruction::PREFIX;

/// The meaning of a function; `None` if it is none of these.
pub fn meaning(name: &str) -> Option<Meaning> {
    name.starts_with(PREFIX).then_some(Meaning::Build(build))
}

/// The meaning of an instruction, by its name.
type Rule = for<'c> fn(&Call<'_, 'c>, &Instruction<'_>) -> Option<Outcome<'c>>;

/// All families.
const RULES: [Rule; 5] = [
    atomics::build,
    groups::build,
    images::build,
    memory::build,
    numbers::build,
];

fn build<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let rest = c.name.base.strip_prefix(PREFIX).unwrap_or_default();
    if let Some(name) = rest.strip_prefix("BuiltIn") {
        return grid::build(c, name);
    }
    if let Some(name) = rest.strip_prefix("ocl_") {
        return extended::build(c, name);
    }
    let instruction = Instruction::of(rest);
    let mut rules = RULES.iter();
    let built = rules.find_map(|rule| rule(c, &instruction));
    built.unwrap_or_else(|| Err(refusal(&instruction, &c.name.base)))
}

/// Beginnings of the names of instructions that programs for GPUs cannot have, and why.
const REFUSED: &[(&[&str], &str)] = &[
    (
        &[
            "Enqueue",
            "BuildNDRange",
            "GetKernel",
            "GetDefaultQueue",
            "Queue",
        ],
        "enqueues work on the device, which targets do not have; launch it from the host",
    ),
    (
        &[
            "CreateUserEvent",
            "IsValidEvent",
            "SetUserEventStatus",
            "CaptureEventProfilingInfo",
            "RetainEvent",
            "ReleaseEvent",
        ],
        "uses an event of the device, which targets do not have; use events of the host",
    ),
    (
        &["GroupAsyncCopy", "GroupWaitEvents"],
        "copies by an event, which targets do not have; copy by loads and stores, and wait by a barrier",
    ),
    (
        &[
            "ReadPipe",
            "WritePipe",
            "ReservedReadPipe",
            "ReservedWritePipe",
            "ReserveReadPipePackets",
            "ReserveWritePipePackets",
            "CommitReadPipe",
            "CommitWritePipe",
            "IsValidReserveId",
            "GetNumPipePackets",
            "GetMaxPipePackets",
            "GroupReserve",
            "GroupCommit",
            "CreatePipeFromPipeStorage",
            "ConstantPipeStorage",
        ],
        "uses a pipe, which targets do not have; use a buffer and atomics",
    ),
    (
        &["Image", "SampledImage"],
        "uses an image in a way that targets do not have; read, write or sample images of two or three dimensions",
    ),
];

fn refusal(instruction: &Instruction<'_>, whole: &str) -> String {
    let name = instruction.name;
    let refused = REFUSED.iter().find(|(starts, _)| {
        let mut starts = starts.iter();
        starts.any(|start| name.starts_with(start))
    });
    match refused {
        Some((_, why)) => format!("is the instruction '{whole}', which {why}"),
        None if name == "ConvertUToS" => format!(
            "is '{whole}', which is no instruction of SPIR-V; use UConvert, SConvert or SatConvertUToS"
        ),
        None => format!(
            "is the instruction '{whole}', which is not known or not supported yet; express it by others"
        ),
    }
}
