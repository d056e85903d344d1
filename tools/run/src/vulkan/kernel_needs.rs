//! The requirements of a SPIR-V binary on a device: its version, capabilities, float modes, and the atomic operations
//! that Vulkan permits by width and storage class.

use std::collections::{BTreeMap, BTreeSet};

use rspirv::dr::{Instruction, Module, Operand};
use rspirv::spirv::{Capability, ExecutionMode, Op, StorageClass, Word};

use super::float_modes::is_float_mode;
use super::stage_buffers::{self, Stage};
use crate::failure::Failure;

/// The requirements of a kernel.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct KernelNeeds {
    /// Major and minor of the SPIR-V version.
    pub version: (u8, u8),
    /// The declared capabilities.
    pub capabilities: Vec<Capability>,
    /// Float modes by width in bits.
    pub float_modes: Vec<(ExecutionMode, u32)>,
    /// Whether an execution mode names constants for the size of workgroups.
    pub sized_by_ids: bool,
    /// The kinds of atomics in the code.
    pub atomics: BTreeSet<Atomic>,
    /// Whether subgroup operations work on types that are an optional feature.
    pub extended_subgroup_types: bool,
    /// The stages of its entry points that have one: vertex and fragment.
    pub stages: BTreeSet<Stage>,
    /// The stages whose code has buffers that it may write.
    pub stores: BTreeSet<Stage>,
    /// The subgroups it asks for, which the binary does not contain.
    pub subgroups: Option<Subgroups>,
}

/// The subgroups that a kernel asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Subgroups {
    /// Work-items of each.
    pub size: u32,
    /// Work-items of the workgroup they are part of.
    pub workgroup: u64,
}

/// A kind of atomic operation that is an optional feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Atomic {
    /// Its operation.
    pub family: AtomicFamily,
    /// The width of the value in bits.
    pub width: u32,
    /// Where the value is.
    pub memory: AtomicMemory,
}

/// Atomic operations that Vulkan enables together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum AtomicFamily {
    /// Anything on integers.
    Integer,
    /// Load, store and exchange of floats.
    FloatAccess,
    /// Addition of floats.
    FloatAdd,
    /// Minimum and maximum of floats.
    FloatMinMax,
}

/// Memory that atomics work on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum AtomicMemory {
    /// Buffers.
    Buffer,
    /// Shared memory of a workgroup.
    Shared,
}

/// Reads a SPIR-V binary.
///
/// # Errors
/// When it is no SPIR-V.
pub(super) fn read(code: &[u8]) -> Result<KernelNeeds, Failure> {
    let module = gir::targets::spirv::load(code).map_err(|error| {
        Failure::Mistake(format!(
            "vulkan: the compiled kernel is not valid SPIR-V: {error}"
        ))
    })?;
    let definitions = definitions(&module);
    Ok(KernelNeeds {
        version: module
            .header
            .as_ref()
            .map(|header| header.version())
            .unwrap_or_default(),
        capabilities: capabilities(&module),
        float_modes: float_modes(&module),
        sized_by_ids: module
            .execution_modes
            .iter()
            .any(|inst| inst.class.opcode == Op::ExecutionModeId),
        atomics: atomics(&module, &definitions),
        extended_subgroup_types: module
            .all_inst_iter()
            .any(|inst| is_extended_subgroup_operation(inst, &definitions)),
        stages: stage_buffers::stages(&module),
        stores: stage_buffers::written(&module),
        subgroups: None,
    })
}

fn capabilities(module: &Module) -> Vec<Capability> {
    let declared = module
        .capabilities
        .iter()
        .filter_map(|inst| match inst.operands.first() {
            Some(Operand::Capability(capability)) => Some(*capability),
            _ => None,
        });
    declared.collect()
}

fn float_modes(module: &Module) -> Vec<(ExecutionMode, u32)> {
    let modes = module
        .execution_modes
        .iter()
        .filter_map(|inst| match inst.operands.as_slice() {
            [
                _,
                Operand::ExecutionMode(mode),
                Operand::LiteralBit32(width),
            ] if is_float_mode(*mode) => Some((*mode, *width)),
            _ => None,
        });
    modes.collect()
}

/// The instructions with a result, by its id.
fn definitions(module: &Module) -> BTreeMap<Word, &Instruction> {
    module
        .all_inst_iter()
        .filter_map(|inst| Some((inst.result_id?, inst)))
        .collect()
}

fn atomics(module: &Module, definitions: &BTreeMap<Word, &Instruction>) -> BTreeSet<Atomic> {
    module
        .all_inst_iter()
        .filter_map(|inst| optional_atomic(inst, definitions))
        .collect()
}

/// Whether `inst` is a subgroup operation on integers of 8, 16 or 64 bits or floats of 16, or on
/// vectors of these.
fn is_extended_subgroup_operation(
    inst: &Instruction,
    definitions: &BTreeMap<Word, &Instruction>,
) -> bool {
    if !inst.class.opname.starts_with("GroupNonUniform") {
        return false;
    }
    let mut ty = inst.result_type.and_then(|id| definitions.get(&id));
    while let Some(vector) = ty.filter(|ty| ty.class.opcode == Op::TypeVector) {
        ty = vector
            .operands
            .first()
            .and_then(|operand| definitions.get(&operand.id_ref_any()?));
    }
    let Some(ty) = ty else { return false };
    match (ty.class.opcode, ty.operands.first()) {
        (Op::TypeInt, Some(Operand::LiteralBit32(width))) => *width != 32,
        (Op::TypeFloat, Some(Operand::LiteralBit32(width))) => *width == 16,
        _ => false,
    }
}

/// The optional feature of `inst`: none for a 32-bit integer atomic, which every device has.
fn optional_atomic(
    inst: &Instruction,
    definitions: &BTreeMap<Word, &Instruction>,
) -> Option<Atomic> {
    let family = family(inst.class.opcode)?;
    let Some(Operand::IdRef(pointer)) = inst.operands.first() else {
        return None;
    };
    let pointer_type = definitions.get(&definitions.get(pointer)?.result_type?)?;
    let [Operand::StorageClass(storage), Operand::IdRef(pointee)] =
        pointer_type.operands.as_slice()
    else {
        return None;
    };
    let value_type = definitions.get(pointee)?;
    let Some(Operand::LiteralBit32(width)) = value_type.operands.first() else {
        return None;
    };
    let family = match (value_type.class.opcode, family) {
        (Op::TypeInt, _) if *width == 32 => return None,
        (Op::TypeInt, _) => AtomicFamily::Integer,
        (Op::TypeFloat, family) => family,
        _ => return None,
    };
    let memory = match storage {
        StorageClass::StorageBuffer
        | StorageClass::Uniform
        | StorageClass::PhysicalStorageBuffer => AtomicMemory::Buffer,
        StorageClass::Workgroup => AtomicMemory::Shared,
        _ => return None,
    };
    Some(Atomic {
        family,
        width: *width,
        memory,
    })
}

/// The family an atomic instruction belongs to on floats; integers have but one.
fn family(opcode: Op) -> Option<AtomicFamily> {
    match opcode {
        Op::AtomicLoad | Op::AtomicStore | Op::AtomicExchange => Some(AtomicFamily::FloatAccess),
        Op::AtomicFAddEXT => Some(AtomicFamily::FloatAdd),
        Op::AtomicFMinEXT | Op::AtomicFMaxEXT => Some(AtomicFamily::FloatMinMax),
        Op::AtomicCompareExchange
        | Op::AtomicIIncrement
        | Op::AtomicIDecrement
        | Op::AtomicIAdd
        | Op::AtomicISub
        | Op::AtomicSMin
        | Op::AtomicUMin
        | Op::AtomicSMax
        | Op::AtomicUMax
        | Op::AtomicAnd
        | Op::AtomicOr
        | Op::AtomicXor => Some(AtomicFamily::Integer),
        _ => None,
    }
}
