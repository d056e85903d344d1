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
pub mod images;
mod memory;
mod numbers;

use super::{
    call::{Call, Family, Meaning::Build, Outcome},
    ctype::CType,
    name::Name,
};

/// The beginning of all names.
pub const PREFIX: &str = "__spirv_";

/// The family.
pub const FAMILIES: &[Family] = &[(PREFIX, Build(build))];

/// An instruction by its name.
pub struct Instruction<'n> {
    /// The name without `Op`.
    pub name: &'n str,
    postfixes: Vec<&'n str>,
}

impl<'n> Instruction<'n> {
    fn of(rest: &'n str) -> Self {
        let mut parts = rest.split('_');
        let name = parts.next().unwrap_or_default();
        let postfixes = parts.filter(|part| !part.is_empty()).collect();
        Self { name, postfixes }
    }

    /// The type that the name states for the result, as it is written.
    pub fn result(&self) -> Option<&'n str> {
        self.postfixes
            .iter()
            .find_map(|part| part.strip_prefix('R'))
    }

    /// Whether the result saturates.
    pub fn saturates(&self) -> bool {
        self.postfixes.contains(&"sat")
    }

    /// The rounding that the name states.
    pub fn rounding(&self) -> Option<&'n str> {
        let modes = ["rte", "rtz", "rtp", "rtn"];
        self.postfixes
            .iter()
            .copied()
            .find(|part| modes.contains(part))
    }
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

/// How the integers of parameters are read, whatever the mangled name says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// As the mangled name says.
    Stated,
    /// With a sign.
    Signed,
    /// Without a sign.
    Unsigned,
}

/// Builds the meaning of a function of OpenCL C on arguments.
pub fn as_function<'c>(
    c: &Call<'_, 'c>,
    function: &str,
    sign: Sign,
    args: &[gir_dialects::ir::Value<'c>],
) -> Outcome<'c> {
    let parameter = |at: usize| {
        let unsigned = match sign {
            Sign::Stated => c.is_unsigned(at),
            Sign::Signed => false,
            Sign::Unsigned => true,
        };
        let stated = c.parameter(at).unwrap_or(CType {
            is_float: false,
            is_unsigned: unsigned,
            bits: 32,
            lanes: 1,
            is_pointer: false,
        });
        Some(CType {
            is_unsigned: unsigned,
            ..stated
        })
    };
    let name = Name {
        base: function.to_owned(),
        parameters: (0..args.len()).map(parameter).collect(),
    };
    let meaning = super::meaning(function);
    let meaning = meaning
        .ok_or_else(|| format!("has the meaning of '{function}', which is not supported yet"))?;
    let call = Call {
        op: c.op,
        b: c.b,
        name: &name,
        args: args.to_vec(),
        results: c.results.clone(),
    };
    call.build(meaning)
}
