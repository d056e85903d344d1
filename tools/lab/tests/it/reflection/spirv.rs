//! Reflection, compared with the declarations of the emitted SPIR-V.
//!
//! From SPIR-V 1.4 on an entry point lists all its variables, so that each kernel of a module can be compared by
//! itself: hence `vulkan1.3`.

use super::kernels;
use gir::reflection::{Reflection, schema::Entry};
use rspirv::{
    dr::{Instruction, Module, Operand},
    spirv::{Decoration, ExecutionMode, Op, StorageClass},
};
use std::{collections::BTreeSet, ffi::OsStr, fs, path::Path};

/// An entry point as the binary declares it.
#[derive(Debug, PartialEq, Eq)]
struct Declared {
    name: String,
    workgroup_size: Option<[u32; 3]>,
    buffers: BTreeSet<Buffer>,
    values: BTreeSet<Value>,
    spec_ids: BTreeSet<u32>,
}

/// A buffer: where it is bound, and the bytes from one element to the next.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Buffer {
    pub(super) set: u32,
    pub(super) binding: u32,
    pub(super) stride: Option<u64>,
}

/// A value in the block of push constants, in bytes.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Value {
    offset: u64,
    size: u64,
}

/// Emits a kernel with reflection beside.
pub(super) fn emit(kernel: &Path) -> (Module, Reflection) {
    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str| directory.path().join(name);
    let mut beside = OsStr::new("--reflection=").to_owned();
    beside.push(file("k.json"));
    super::printed([
        OsStr::new("--emit-spirv"),
        "--target=vulkan1.3".as_ref(),
        kernel.as_ref(),
        &beside,
        "-o".as_ref(),
        file("k.spv").as_ref(),
    ]);
    let json = fs::read(file("k.json")).unwrap();
    let printed = super::reflected(kernel, "vulkan1.3");
    assert_eq!(json, printed, "beside an emission and alone");
    let binary = fs::read(file("k.spv")).unwrap();
    let module = gir::targets::spirv::load(&binary).unwrap();
    (module, serde_json::from_slice(&json).unwrap())
}

/// R-RUNA-52
#[test]
fn reflection_of_every_kernel_is_what_its_binary_declares() {
    let mut with = [0; 3];
    for kernel in kernels() {
        let (module, reflection) = emit(&kernel);
        let declared: Vec<_> = entry_points(&module);
        let reflected: Vec<_> = reflection
            .entries
            .iter()
            .map(|entry| reflected(entry, &reflection))
            .collect();
        assert_eq!(declared, reflected, "{}", kernel.display());
        for (entry, reflected) in declared.iter().zip(&reflection.entries) {
            assert_eq!(
                entry.end_of_values() == 0,
                reflected.push_constants.is_none()
            );
            let block = reflected.push_constants.map_or(0, |block| block.size);
            assert_eq!(block, entry.end_of_values(), "{}", kernel.display());
            assert!(entry.workgroup_size.is_some());
            with[0] += usize::from(!entry.buffers.is_empty());
            with[1] += usize::from(!entry.values.is_empty());
            with[2] += usize::from(!entry.spec_ids.is_empty());
        }
    }
    assert!(with.iter().all(|&entries| entries > 0), "{with:?}");
}

impl Declared {
    /// Where the last value of the push constants ends.
    fn end_of_values(&self) -> u64 {
        let ends = self.values.iter().map(|value| value.offset + value.size);
        ends.max().unwrap_or(0)
    }
}

fn reflected(entry: &Entry, reflection: &Reflection) -> Declared {
    let resources = entry.resources.iter();
    let parameters = entry.parameters.iter();
    let used = |name: &String| entry.globals.contains(name);
    let globals = reflection.globals.iter();
    let sized = globals.filter(|global| used(&global.name));
    let spec_ids = parameters.clone().filter_map(|given| given.spec_id);
    Declared {
        name: entry.name.clone(),
        workgroup_size: entry.workgroup_size,
        buffers: resources
            .map(|resource| Buffer {
                set: resource.set,
                binding: resource.binding,
                stride: resource.stride,
            })
            .collect(),
        values: parameters
            .filter_map(|given| {
                let (offset, size) = given.offset.zip(given.size)?;
                Some(Value { offset, size })
            })
            .collect(),
        spec_ids: spec_ids
            .chain(sized.filter_map(|global| global.spec_id))
            .collect(),
    }
}

fn entry_points(module: &Module) -> Vec<Declared> {
    let entries = module.entry_points.iter();
    entries.map(|entry| declared(module, entry)).collect()
}

fn declared(module: &Module, entry: &Instruction) -> Declared {
    let name = entry.operands.iter().find_map(|operand| match operand {
        Operand::LiteralString(name) => Some(name.clone()),
        _ => None,
    });
    let ids = ids(entry);
    let (function, interface) = ids.split_first().unwrap();
    let mut found = Declared {
        name: name.unwrap(),
        workgroup_size: local_size(module, *function),
        buffers: BTreeSet::new(),
        values: BTreeSet::new(),
        spec_ids: BTreeSet::new(),
    };
    for &variable in interface {
        match storage_class(module, variable) {
            StorageClass::StorageBuffer | StorageClass::Uniform => {
                found.buffers.insert(buffer(module, variable));
            }
            StorageClass::PushConstant => {
                found
                    .values
                    .extend(values(module, pointee(module, variable)));
            }
            StorageClass::Workgroup => {
                found.spec_ids.extend(length_id(module, variable));
            }
            _ => {}
        }
    }
    found
}

/// A variable that is a block of one array.
pub(super) fn buffer(module: &Module, variable: u32) -> Buffer {
    let decoration = |kind| decorations(module, variable, kind)[0];
    let array = ids(definition(module, pointee(module, variable)))[0];
    let stride = decorations(module, array, Decoration::ArrayStride);
    Buffer {
        set: decoration(Decoration::DescriptorSet),
        binding: decoration(Decoration::Binding),
        stride: stride.first().map(|&stride| stride.into()),
    }
}

/// The members of a block.
fn values(module: &Module, block: u32) -> Vec<Value> {
    let members = ids(definition(module, block));
    let offsets = member_offsets(module, block);
    assert_eq!(members.len(), offsets.len());
    let value = |(member, offset): (u32, u32)| Value {
        offset: offset.into(),
        size: size(module, member),
    };
    members.into_iter().zip(offsets).map(value).collect()
}

/// Bytes of a number or vector.
fn size(module: &Module, ty: u32) -> u64 {
    let op = definition(module, ty);
    match op.class.opcode {
        Op::TypeInt | Op::TypeFloat => u64::from(literals(op)[0] / 8),
        // Three lanes take the space of four.
        Op::TypeVector => u64::from(literals(op)[0].next_power_of_two()) * size(module, ids(op)[0]),
        other => unreachable!("a value is no {other:?}"),
    }
}

/// The specialisation constant of the length of an array.
fn length_id(module: &Module, variable: u32) -> Option<u32> {
    let array = definition(module, pointee(module, variable));
    if array.class.opcode != Op::TypeArray {
        return None;
    }
    let length = ids(array)[1];
    decorations(module, length, Decoration::SpecId)
        .first()
        .copied()
}

fn local_size(module: &Module, function: u32) -> Option<[u32; 3]> {
    let modes = module.execution_modes.iter();
    let mut sizes = modes.filter(|mode| {
        ids(mode)[0] == function
            && mode.operands[1] == Operand::ExecutionMode(ExecutionMode::LocalSize)
    });
    let size = literals(sizes.next()?);
    size.try_into().ok()
}

pub(super) fn definition(module: &Module, id: u32) -> &Instruction {
    let mut globals = module.types_global_values.iter();
    globals.find(|op| op.result_id == Some(id)).unwrap()
}

pub(super) fn storage_class(module: &Module, variable: u32) -> StorageClass {
    match definition(module, variable).operands[0] {
        Operand::StorageClass(class) => class,
        _ => unreachable!("a variable begins with its storage class"),
    }
}

/// The pointee type of a variable.
pub(super) fn pointee(module: &Module, variable: u32) -> u32 {
    let pointer = definition(module, variable).result_type.unwrap();
    ids(definition(module, pointer))[0]
}

pub(super) fn ids(op: &Instruction) -> Vec<u32> {
    let operands = op.operands.iter();
    operands
        .filter_map(|operand| match operand {
            Operand::IdRef(id) => Some(*id),
            _ => None,
        })
        .collect()
}

pub(super) fn literals(op: &Instruction) -> Vec<u32> {
    let operands = op.operands.iter();
    operands
        .filter_map(|operand| match operand {
            Operand::LiteralBit32(literal) => Some(*literal),
            _ => None,
        })
        .collect()
}

/// The operands of an id's decoration.
pub(super) fn decorations(module: &Module, id: u32, kind: Decoration) -> Vec<u32> {
    let found = module.annotations.iter().filter(|op| {
        op.class.opcode == Op::Decorate
            && op.operands[0] == Operand::IdRef(id)
            && op.operands[1] == Operand::Decoration(kind)
    });
    found.flat_map(literals).collect()
}

fn member_offsets(module: &Module, block: u32) -> Vec<u32> {
    let found = module.annotations.iter().filter(|op| {
        op.class.opcode == Op::MemberDecorate
            && op.operands[0] == Operand::IdRef(block)
            && op.operands[2] == Operand::Decoration(Decoration::Offset)
    });
    found.map(|op| literals(op)[1]).collect()
}
