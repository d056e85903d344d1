//! The requirements of a SPIR-V binary on a device, in the terms of Vulkan and OpenCL.

use super::manifest::{FloatAtomic, Needs, Subgroup};
use rspirv::{
    dr::{Instruction, Module, Operand},
    spirv::{Capability, Op, StorageClass},
};
use std::collections::{BTreeSet, HashMap};

/// Reads the requirements of a binary.
///
/// # Errors
/// If it is not SPIR-V.
pub fn of(binary: &[u8]) -> Result<Needs, String> {
    let module = crate::targets::spirv::load(binary)?;
    let version = module.header.as_ref().map(|header| header.version());
    let (major, minor) = version.unwrap_or_default();
    let capabilities: Vec<_> = module.capabilities.iter().filter_map(capability).collect();
    Ok(Needs {
        spirv: format!("{major}.{minor}"),
        capabilities: capabilities.iter().map(|it| format!("{it:?}")).collect(),
        extensions: module.extensions.iter().filter_map(text).collect(),
        float_atomics: float_atomics(&module).into_iter().collect(),
        subgroups: capabilities.iter().filter_map(subgroup).collect(),
    })
}

fn capability(op: &Instruction) -> Option<Capability> {
    match op.operands.first()? {
        Operand::Capability(capability) => Some(*capability),
        _ => None,
    }
}

fn text(op: &Instruction) -> Option<String> {
    match op.operands.first()? {
        Operand::LiteralString(text) => Some(text.clone()),
        _ => None,
    }
}

/// The atomics on floats, each once.
fn float_atomics(module: &Module) -> BTreeSet<FloatAtomic> {
    let by_id: HashMap<u32, &Instruction> = module
        .all_inst_iter()
        .filter_map(|op| Some((op.result_id?, op)))
        .collect();
    let mut found = BTreeSet::new();
    for op in module.all_inst_iter() {
        if let Some(operation) = operation(op.class.opcode)
            && let Some((width, classes)) = memory(op, &by_id)
        {
            found.extend(
                classes
                    .iter()
                    .map(|class| float_atomic(operation, width, class)),
            );
        }
    }
    found
}

fn operation(opcode: Op) -> Option<&'static str> {
    match opcode {
        Op::AtomicFAddEXT => Some("add"),
        Op::AtomicFMinEXT | Op::AtomicFMaxEXT => Some("min_max"),
        Op::AtomicLoad | Op::AtomicStore | Op::AtomicExchange => Some("load_store"),
        _ => None,
    }
}

/// The width of the float that an atomic works on, and the kinds of memory that may hold it; `None` for an
/// integer.
fn memory(
    op: &Instruction,
    by_id: &HashMap<u32, &Instruction>,
) -> Option<(u32, &'static [&'static str])> {
    let Operand::IdRef(pointer) = op.operands.first()? else {
        return None;
    };
    let pointer = by_id.get(&by_id.get(pointer)?.result_type?)?;
    let [Operand::StorageClass(class), Operand::IdRef(pointee)] = pointer.operands.as_slice()
    else {
        return None;
    };
    let pointee = by_id.get(pointee)?;
    let width = match pointee.operands.as_slice() {
        [Operand::LiteralBit32(width), ..] if pointee.class.opcode == Op::TypeFloat => *width,
        _ => return None,
    };
    Some(match class {
        StorageClass::Workgroup => (width, &["workgroup"]),
        StorageClass::Generic => (width, &["global", "workgroup"]),
        _ => (width, &["global"]),
    })
}

fn float_atomic(operation: &str, width: u32, memory: &str) -> FloatAtomic {
    let place = if memory == "workgroup" {
        "Shared"
    } else {
        "Buffer"
    };
    let suffix = match operation {
        "add" => "AtomicAdd",
        "min_max" => "AtomicMinMax",
        _ => "Atomics",
    };
    let precision = match width {
        16 => "HALF",
        64 => "DOUBLE",
        _ => "SINGLE",
    };
    let space = if memory == "workgroup" {
        "LOCAL"
    } else {
        "GLOBAL"
    };
    FloatAtomic {
        operation: operation.to_owned(),
        width,
        memory: memory.to_owned(),
        vulkan_feature: format!("shader{place}Float{width}{suffix}"),
        opencl_query: format!("CL_DEVICE_{precision}_FP_ATOMIC_CAPABILITIES_EXT"),
        opencl_bit: format!(
            "CL_DEVICE_{space}_FP_ATOMIC_{}_EXT",
            operation.to_uppercase()
        ),
    }
}

fn subgroup(capability: &Capability) -> Option<Subgroup> {
    let (bit, extension) = match capability {
        Capability::GroupNonUniform => ("BASIC", "cl_khr_subgroups"),
        Capability::GroupNonUniformVote => ("VOTE", "cl_khr_subgroup_non_uniform_vote"),
        Capability::GroupNonUniformBallot => ("BALLOT", "cl_khr_subgroup_ballot"),
        Capability::GroupNonUniformArithmetic => {
            ("ARITHMETIC", "cl_khr_subgroup_non_uniform_arithmetic")
        }
        Capability::GroupNonUniformShuffle => ("SHUFFLE", "cl_khr_subgroup_shuffle"),
        Capability::GroupNonUniformShuffleRelative => {
            ("SHUFFLE_RELATIVE", "cl_khr_subgroup_shuffle_relative")
        }
        Capability::GroupNonUniformClustered => ("CLUSTERED", "cl_khr_subgroup_clustered_reduce"),
        _ => return None,
    };
    Some(Subgroup {
        capability: format!("{capability:?}"),
        vulkan_bit: format!("VK_SUBGROUP_FEATURE_{bit}_BIT"),
        opencl_extension: extension.to_owned(),
    })
}
