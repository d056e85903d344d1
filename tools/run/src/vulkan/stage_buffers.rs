//! The stages of a binary's entry points, and which of them have buffers or images that they may
//! write: an optional feature in vertex and fragment kernels.

use std::collections::{BTreeMap, BTreeSet};

use ash::vk;
use rspirv::dr::{Function, Instruction, Module, Operand};
use rspirv::spirv::{Decoration, ExecutionModel, Op, StorageClass, Word};

/// A stage of the graphics pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// Of vertices.
    Vertex,
    /// Of fragments.
    Fragment,
}

impl Stage {
    fn of(model: ExecutionModel) -> Option<Self> {
        match model {
            ExecutionModel::Vertex => Some(Self::Vertex),
            ExecutionModel::Fragment => Some(Self::Fragment),
            _ => None,
        }
    }

    /// The name for messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Vertex => "vertex",
            Self::Fragment => "fragment",
        }
    }

    /// The bit of Vulkan.
    pub fn flag(self) -> vk::ShaderStageFlags {
        match self {
            Self::Vertex => vk::ShaderStageFlags::VERTEX,
            Self::Fragment => vk::ShaderStageFlags::FRAGMENT,
        }
    }
}

/// The stages of the entry points.
pub(super) fn stages(module: &Module) -> BTreeSet<Stage> {
    entries(module).map(|(stage, _)| stage).collect()
}

/// Those that reach a buffer or image which is not decorated as one that is only read.
pub(super) fn written(module: &Module) -> BTreeSet<Stage> {
    let functions: BTreeMap<Word, &Function> = module
        .functions
        .iter()
        .filter_map(|function| Some((function.def.as_ref()?.result_id?, function)))
        .collect();
    let written = written_resources(module);
    let reaches = |(_, entry): &(Stage, Word)| reached(*entry, &functions, &written);
    let entries = entries(module).filter(reaches);
    entries.map(|(stage, _)| stage).collect()
}

/// The entry points of graphics: stage and function.
fn entries(module: &Module) -> impl Iterator<Item = (Stage, Word)> {
    let entries = module.entry_points.iter();
    entries.filter_map(|entry| match entry.operands.as_slice() {
        [Operand::ExecutionModel(model), Operand::IdRef(function), ..] => {
            Some((Stage::of(*model)?, *function))
        }
        _ => None,
    })
}

/// The variables that are buffers or images which may be written.
fn written_resources(module: &Module) -> BTreeSet<Word> {
    let only_read: BTreeSet<_> = module
        .annotations
        .iter()
        .filter_map(|inst| match inst.operands.as_slice() {
            [
                Operand::IdRef(id),
                Operand::Decoration(Decoration::NonWritable),
            ] => Some(*id),
            _ => None,
        })
        .collect();
    let types: BTreeMap<Word, &Instruction> = module
        .types_global_values
        .iter()
        .filter_map(|inst| Some((inst.result_id?, inst)))
        .collect();
    let variables = module.types_global_values.iter();
    let written = variables.filter(|inst| is_written(inst, &types));
    let written = written.filter_map(|inst| inst.result_id);
    written.filter(|id| !only_read.contains(id)).collect()
}

/// Whether a variable is a storage buffer, or an image that is not sampled.
fn is_written(variable: &Instruction, types: &BTreeMap<Word, &Instruction>) -> bool {
    if variable.class.opcode != Op::Variable {
        return false;
    }
    match variable.operands.first() {
        Some(Operand::StorageClass(StorageClass::StorageBuffer)) => true,
        Some(Operand::StorageClass(StorageClass::UniformConstant)) => {
            let pointer = variable.result_type.and_then(|id| types.get(&id));
            let pointee = pointer.and_then(|ty| ty.operands.get(1)?.id_ref_any());
            let image = pointee.and_then(|id| types.get(&id));
            image.is_some_and(|ty| {
                ty.class.opcode == Op::TypeImage
                    && ty.operands.get(SAMPLED) == Some(&Operand::LiteralBit32(NOT_SAMPLED))
            })
        }
        _ => false,
    }
}

/// The operand of an image type that says whether it is sampled.
const SAMPLED: usize = 5;

/// It is read and written.
const NOT_SAMPLED: u32 = 2;

/// Whether a function, or one that it calls, names one of these.
fn reached(entry: Word, functions: &BTreeMap<Word, &Function>, variables: &BTreeSet<Word>) -> bool {
    let (mut seen, mut pending) = (BTreeSet::from([entry]), vec![entry]);
    while let Some(function) = pending.pop().and_then(|id| functions.get(&id)) {
        for inst in function.all_inst_iter() {
            for id in inst.operands.iter().filter_map(Operand::id_ref_any) {
                if variables.contains(&id) {
                    return true;
                }
                if functions.contains_key(&id) && seen.insert(id) {
                    pending.push(id);
                }
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use rspirv::binary::Assemble as _;
    use rspirv::dr::Builder;
    use rspirv::spirv::FunctionControl;

    use super::*;

    /// A vertex kernel that names a buffer itself, and a fragment kernel that does so in a function
    /// that it calls.
    fn module(only_read: &[usize]) -> Module {
        let mut b = Builder::new();
        let void = b.type_void();
        let ty = b.type_function(void, []);
        let word = b.type_int(32, 0);
        let pointer = b.type_pointer(None, StorageClass::StorageBuffer, word);
        let buffers = [0, 1].map(|_| b.variable(pointer, None, StorageClass::StorageBuffer, None));
        for &index in only_read {
            b.decorate(buffers[index], Decoration::NonWritable, []);
        }
        let mut function = |buffer: Option<Word>, callee: Option<Word>| {
            let none = FunctionControl::NONE;
            let id = b.begin_function(void, None, none, ty).unwrap();
            b.begin_block(None).unwrap();
            if let Some(buffer) = buffer {
                b.load(word, None, buffer, None, []).unwrap();
            }
            if let Some(callee) = callee {
                b.function_call(void, None, callee, []).unwrap();
            }
            b.ret().unwrap();
            b.end_function().unwrap();
            id
        };
        let vertex = function(Some(buffers[0]), None);
        let called = function(Some(buffers[1]), None);
        let fragment = function(None, Some(called));
        let compute = function(Some(buffers[0]), Some(called));
        b.entry_point(ExecutionModel::Vertex, vertex, "v", []);
        b.entry_point(ExecutionModel::Fragment, fragment, "f", []);
        b.entry_point(ExecutionModel::GLCompute, compute, "c", []);
        let words = b.module().assemble();
        rspirv::dr::load_words(words).unwrap()
    }

    #[test]
    fn an_image_that_is_not_sampled_can_be_written() {
        use rspirv::spirv::{Dim, ImageFormat};
        for (sampled, is_written) in [(1, false), (2, true)] {
            let mut b = Builder::new();
            let float = b.type_float(32);
            let format = ImageFormat::R32f;
            let image = b.type_image(float, Dim::Dim2D, 0, 0, 0, sampled, format, None);
            let class = StorageClass::UniformConstant;
            let pointer = b.type_pointer(None, class, image);
            let variable = b.variable(pointer, None, class, None);
            let module = b.module();
            assert_eq!(written_resources(&module).contains(&variable), is_written);
        }
    }

    #[test]
    fn a_stage_stores_if_it_reaches_a_buffer_that_can_be_written() {
        let (vertex, fragment) = (Stage::Vertex, Stage::Fragment);
        for (only_read, expected) in [
            (&[][..], BTreeSet::from([vertex, fragment])),
            (&[0], BTreeSet::from([fragment])),
            (&[1], BTreeSet::from([vertex])),
            (&[0, 1], BTreeSet::new()),
        ] {
            let module = module(only_read);
            assert_eq!(written(&module), expected, "{only_read:?}");
            assert_eq!(stages(&module), BTreeSet::from([vertex, fragment]));
        }
    }
}
