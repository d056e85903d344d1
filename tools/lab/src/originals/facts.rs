//! Facts of a binary that its kernel as read lacks: entry points, places of push constants, strides of runtime arrays.

use std::collections::{BTreeMap, BTreeSet};

use gir::reflection::slots::Slot;
use rspirv::{
    dr::{Instruction, Module, Operand, load_bytes},
    spirv::{Decoration, ExecutionModel, Op, StorageClass, Word},
};

/// The place of a runtime array in its buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuntimeArray {
    /// Bytes before it.
    pub offset: u32,
    /// Bytes from an element to the next.
    pub stride: u32,
}

impl RuntimeArray {
    /// The elements that a buffer of so many bytes has.
    #[must_use]
    pub fn count(self, bytes: u32) -> u32 {
        bytes.saturating_sub(self.offset) / self.stride.max(1)
    }
}

/// The facts of a binary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The entry points that are compute kernels.
    pub kernels: Vec<String>,
    /// The runtime arrays that buffers end with.
    pub arrays: BTreeMap<Slot, RuntimeArray>,
    /// The buffers that have floats of 32 bits and nothing else.
    pub floats: BTreeSet<Slot>,
    /// The offsets of the numbers and vectors in the push constants, in order.
    pub push: Vec<u32>,
}

impl Facts {
    /// The facts of a binary.
    ///
    /// # Errors
    /// If it is no SPIR-V.
    pub fn of(binary: &[u8]) -> Result<Self, String> {
        let module = load_bytes(binary).map_err(|error| error.to_string())?;
        let module = Types::of(&module);
        let mut facts = Self {
            kernels: module.kernels(),
            ..Self::default()
        };
        for variable in module
            .all
            .values()
            .filter(|it| it.inst.class.opcode == Op::Variable)
        {
            module.add(variable, &mut facts);
        }
        Ok(facts)
    }
}

/// A type or a variable with its decorations.
struct Known<'m> {
    inst: &'m Instruction,
    decorations: BTreeMap<Decoration, Word>,
    offsets: BTreeMap<Word, Word>,
    matrix_strides: BTreeMap<Word, Word>,
}

struct Types<'m> {
    module: &'m Module,
    all: BTreeMap<Word, Known<'m>>,
}

impl<'m> Types<'m> {
    fn of(module: &'m Module) -> Self {
        let values = module.types_global_values.iter();
        let mut all: BTreeMap<Word, Known<'_>> = values
            .filter_map(|inst| inst.result_id.map(|id| (id, inst)))
            .map(|(id, inst)| {
                let known = Known {
                    inst,
                    decorations: BTreeMap::new(),
                    offsets: BTreeMap::new(),
                    matrix_strides: BTreeMap::new(),
                };
                (id, known)
            })
            .collect();
        for annotation in &module.annotations {
            let Some(known) = annotation
                .operands
                .first()
                .and_then(id)
                .and_then(|id| all.get_mut(&id))
            else {
                continue;
            };
            match (annotation.class.opcode, &annotation.operands[1..]) {
                (Op::Decorate, [Operand::Decoration(kind), rest @ ..]) => {
                    let value = rest.first().and_then(number).unwrap_or(0);
                    known.decorations.insert(*kind, value);
                }
                (Op::MemberDecorate, [member, Operand::Decoration(kind), rest @ ..]) => {
                    let pair = number(member).zip(rest.first().and_then(number));
                    match kind {
                        Decoration::Offset => known.offsets.extend(pair),
                        Decoration::MatrixStride => known.matrix_strides.extend(pair),
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        Self { module, all }
    }

    fn kernels(&self) -> Vec<String> {
        let points = self.module.entry_points.iter();
        let names = points.filter_map(|point| match &point.operands[..] {
            [
                Operand::ExecutionModel(ExecutionModel::GLCompute),
                _,
                Operand::LiteralString(name),
                ..,
            ] => Some(name.clone()),
            _ => None,
        });
        names.collect()
    }

    fn add(&self, variable: &Known<'_>, facts: &mut Facts) {
        let pointer = variable.inst.result_type.and_then(|ty| self.all.get(&ty));
        let pointee = pointer.and_then(|pointer| self.part(pointer, 1));
        let (Some(Operand::StorageClass(class)), Some(pointee)) =
            (variable.inst.operands.first(), pointee)
        else {
            return;
        };
        match class {
            StorageClass::PushConstant => self.leaves(pointee, 0, None, &mut facts.push),
            StorageClass::StorageBuffer | StorageClass::Uniform => {
                let place = |kind| variable.decorations.get(&kind).copied();
                let slot = Slot {
                    set: place(Decoration::DescriptorSet).unwrap_or(0),
                    binding: place(Decoration::Binding).unwrap_or(0),
                };
                if self.is_all_floats(pointee) {
                    facts.floats.insert(slot);
                }
                facts
                    .arrays
                    .extend(self.runtime_array(pointee).map(|array| (slot, array)));
            }
            _ => {}
        }
    }

    fn part(&self, of: &Known<'_>, at: usize) -> Option<&Known<'m>> {
        of.inst
            .operands
            .get(at)
            .and_then(id)
            .and_then(|id| self.all.get(&id))
    }

    fn is_all_floats(&self, ty: &Known<'_>) -> bool {
        let part = |at| {
            self.part(ty, at)
                .is_some_and(|part| self.is_all_floats(part))
        };
        match ty.inst.class.opcode {
            Op::TypeFloat => ty.inst.operands.first().and_then(number) == Some(32),
            Op::TypeStruct => (0..ty.inst.operands.len()).all(part),
            Op::TypeArray | Op::TypeRuntimeArray | Op::TypeVector | Op::TypeMatrix => part(0),
            _ => false,
        }
    }

    fn runtime_array(&self, block: &Known<'_>) -> Option<RuntimeArray> {
        let last = block.inst.operands.len().checked_sub(1)?;
        let array = self.part(block, last)?;
        (array.inst.class.opcode == Op::TypeRuntimeArray).then(|| RuntimeArray {
            offset: u32::try_from(last)
                .ok()
                .and_then(|last| block.offsets.get(&last).copied())
                .unwrap_or(0),
            stride: array
                .decorations
                .get(&Decoration::ArrayStride)
                .copied()
                .unwrap_or(0),
        })
    }

    /// Adds the offsets of the numbers and vectors of a type at an offset.
    fn leaves(&self, ty: &Known<'_>, at: u32, columns_apart: Option<u32>, offsets: &mut Vec<u32>) {
        let operands = &ty.inst.operands;
        match ty.inst.class.opcode {
            Op::TypeStruct => {
                for (number, member) in (0..).zip(0..operands.len()) {
                    if let Some(inner) = self.part(ty, member) {
                        let offset = ty.offsets.get(&number).copied().unwrap_or(0);
                        let apart = ty.matrix_strides.get(&number).copied();
                        self.leaves(inner, at + offset, apart, offsets);
                    }
                }
            }
            Op::TypeArray => {
                let stride = ty.decorations.get(&Decoration::ArrayStride).copied();
                let count = self
                    .part(ty, 1)
                    .and_then(|count| count.inst.operands.first());
                let count = count.and_then(number).unwrap_or(0);
                if let Some(element) = self.part(ty, 0) {
                    for index in 0..count.min(4096) {
                        self.leaves(
                            element,
                            at + index * stride.unwrap_or(0),
                            columns_apart,
                            offsets,
                        );
                    }
                }
            }
            Op::TypeMatrix => {
                let count = operands.get(1).and_then(number).unwrap_or(0);
                offsets.extend((0..count).map(|column| at + column * columns_apart.unwrap_or(16)));
            }
            _ => offsets.push(at),
        }
    }
}

fn id(operand: &Operand) -> Option<Word> {
    operand.id_ref_any()
}

fn number(operand: &Operand) -> Option<u32> {
    match operand {
        Operand::LiteralBit32(number) => Some(*number),
        _ => None,
    }
}
