//! Placeholders for instructions that the upstream `spirv` dialect lacks.
//!
//! A `spirv.module` accepts no operation of another dialect. Such an instruction is a call, in the dialect, of
//! a function without a body, named after the instruction and its types; in the binary the instruction replaces
//! the call, and the function is removed.
//!
//! ```mlir
//! spirv.func @"gir:OpAtomicLoad (!spirv.ptr<i32, StorageBuffer>, i32, i32) -> i32" …
//! …
//! %old = spirv.FunctionCall @"gir:OpAtomicLoad …"(%p, %scope, %semantics)
//! ```
//!
//! Operands are those of the instruction, in its order. The literal that states which image operands follow
//! stands after the instruction's name: `gir:OpImageSampleExplicitLod Lod ConstOffset (…) -> …`.
//!
//! The same step replaces the binary's placeholder [types](placeholder_types).

use super::{
    binary::{self, instructions},
    placeholder_types,
};
use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpView, Type, Value},
    upstream::spirv::{self, FunctionControl, FunctionControlAttr},
};
use rspirv::spirv::{ImageOperands, Op as Instruction};
use std::collections::{BTreeMap, HashMap, HashSet};

/// The prefix of these functions' names; no other name has it.
pub const PREFIX: &str = "gir:";

/// The instructions with placeholders.
const INSTRUCTIONS: [Instruction; 38] = [
    Instruction::ImageSampleDrefImplicitLod,
    Instruction::ImageSampleDrefExplicitLod,
    Instruction::ImageSampleImplicitLod,
    Instruction::ImageGather,
    Instruction::ImageDrefGather,
    Instruction::ImageQueryLevels,
    Instruction::ImageQuerySamples,
    Instruction::ImageTexelPointer,
    Instruction::AtomicExchange,
    Instruction::AtomicCompareExchange,
    Instruction::AtomicIAdd,
    Instruction::AtomicISub,
    Instruction::AtomicSMin,
    Instruction::AtomicUMin,
    Instruction::AtomicSMax,
    Instruction::AtomicUMax,
    Instruction::AtomicAnd,
    Instruction::AtomicOr,
    Instruction::AtomicXor,
    Instruction::AtomicFAddEXT,
    Instruction::AtomicLoad,
    Instruction::AtomicStore,
    Instruction::AtomicFMinEXT,
    Instruction::AtomicFMaxEXT,
    Instruction::DemoteToHelperInvocation,
    Instruction::DPdx,
    Instruction::DPdxCoarse,
    Instruction::DPdxFine,
    Instruction::DPdy,
    Instruction::DPdyCoarse,
    Instruction::DPdyFine,
    Instruction::SampledImage,
    Instruction::ImageFetch,
    Instruction::ImageRead,
    Instruction::ImageWrite,
    Instruction::ImageSampleExplicitLod,
    Instruction::ImageQuerySize,
    Instruction::ImageQuerySizeLod,
];

/// The words for image operands behind an instruction's name, and the operands that each takes, in their order.
const IMAGE_OPERANDS: [(&str, ImageOperands, usize); 7] = [
    ("Bias", ImageOperands::BIAS, 1),
    ("Lod", ImageOperands::LOD, 1),
    ("Grad", ImageOperands::GRAD, 2),
    ("ConstOffset", ImageOperands::CONST_OFFSET, 1),
    ("Sample", ImageOperands::SAMPLE, 1),
    ("SignExtend", ImageOperands::SIGN_EXTEND, 0),
    ("ZeroExtend", ImageOperands::ZERO_EXTEND, 0),
];

/// The instruction that a function stands for.
#[derive(Clone, Copy)]
struct Placeholder {
    instruction: Instruction,
    /// The literal that states which operands follow.
    image_operands: Option<ImageOperands>,
}

/// The instruction as a call.
pub fn call<'c>(
    b: &Builder<'c>,
    instruction: Instruction,
    operands: &[Value<'c>],
    result: Option<Type<'c>>,
) -> Op<'c> {
    call_named(b, &format!("{instruction:?}"), operands, result)
}

/// Like [`call`], for an instruction on an image; the image operands are the last ones.
pub fn call_with<'c>(
    b: &Builder<'c>,
    (instruction, image_operands): (Instruction, ImageOperands),
    operands: &[Value<'c>],
    result: Option<Type<'c>>,
) -> Op<'c> {
    let mut name = format!("{instruction:?}");
    for (word, bit, _) in IMAGE_OPERANDS {
        if image_operands.contains(bit) {
            name = format!("{name} {word}");
        }
    }
    call_named(b, &name, operands, result)
}

fn call_named<'c>(
    b: &Builder<'c>,
    word: &str,
    operands: &[Value<'c>],
    result: Option<Type<'c>>,
) -> Op<'c> {
    let ty = function_type(b, operands, result);
    let name = format!("{PREFIX}Op{word} {ty}");
    spirv::FunctionCallOp::build(b, result, &name, operands, None, None).op()
}

fn function_type<'c>(
    b: &Builder<'c>,
    operands: &[Value<'c>],
    result: Option<Type<'c>>,
) -> Type<'c> {
    let inputs: Vec<_> = operands.iter().map(|operand| operand.ty()).collect();
    let results: Vec<_> = result.into_iter().collect();
    ir::function(b.context(), &inputs, &results)
}

/// The instruction that a call stands for.
pub fn instruction(op: Op<'_>) -> Option<Instruction> {
    let placeholder = named(op.cast::<spirv::FunctionCallOp<'_>>()?.callee())?;
    Some(placeholder.instruction)
}

/// Whether an operation calls a placeholder of an atomic instruction.
pub fn is_atomic(op: Op<'_>) -> bool {
    let call = op.cast::<spirv::FunctionCallOp<'_>>();
    let name = call.and_then(|call| call.callee().strip_prefix(PREFIX));
    name.is_some_and(|name| name.starts_with("OpAtomic"))
}

fn named(name: &str) -> Option<Placeholder> {
    let (word, _) = name
        .strip_prefix(PREFIX)?
        .strip_prefix("Op")?
        .split_once(" (")?;
    let mut words = word.split(' ');
    let bare = words.next()?;
    let mut image_operands = None;
    for word in words {
        let (_, bit, _) = IMAGE_OPERANDS.iter().find(|(known, ..)| *known == word)?;
        image_operands = Some(image_operands.unwrap_or(ImageOperands::NONE) | *bit);
    }
    let mut known = INSTRUCTIONS.into_iter();
    let instruction = known.find(|it| format!("{it:?}") == bare)?;
    Some(Placeholder {
        instruction,
        image_operands,
    })
}

/// The functions that calls name, each with one of its calls.
#[derive(Default)]
pub struct Placeholders<'c> {
    calls: BTreeMap<&'c str, Op<'c>>,
}

impl<'c> Placeholders<'c> {
    /// Records an op that calls a placeholder.
    pub fn note(&mut self, op: Op<'c>) {
        if let Some(call) = op.cast::<spirv::FunctionCallOp<'c>>()
            && call.callee().starts_with(PREFIX)
        {
            self.calls.entry(call.callee()).or_insert(op);
        }
    }

    /// Adds the functions of another set.
    pub fn extend(&mut self, others: Self) {
        self.calls.extend(others.calls);
    }

    /// Declares the functions at the builder's insertion point.
    pub fn declare(&self, b: &Builder<'c>) {
        let context = b.context();
        for (name, call) in &self.calls {
            let operands: Vec<_> = call.operands().collect();
            let ty = function_type(b, &operands, call.results().next().map(|value| value.ty()));
            let control = FunctionControlAttr::get(context, FunctionControl::NONE);
            let linkage = "#spirv.linkage_attributes<linkage_name = \"\", linkage_type = <Import>>";
            let linkage = Attribute::parse(context, linkage);
            spirv::FuncOp::build(b, ty, None, None, name, control, linkage);
        }
    }
}

/// Replaces the placeholders of a binary by their instructions and types.
///
/// # Errors
/// If the binary differs from the serialiser's form.
pub fn replace(binary: Vec<u8>) -> Result<Vec<u8>, String> {
    let words = binary::words(&binary);
    let Named {
        functions,
        types: replaced,
        void,
    } = Named::in_binary(&words)?;
    if functions.is_empty() && replaced.is_empty() {
        return Ok(binary);
    }
    let types = unused_types(&words, &functions)?;
    // Images refer to it, and may precede it.
    let mut void_is_due = void;
    let header = binary::header(&words)?;
    let mut output = Vec::with_capacity(words.len());
    output.extend_from_slice(header);
    let mut is_inside = false;
    for instruction in instructions(&words) {
        let instruction = instruction?;
        let first = instruction.operand(0);
        let stands_for = |id: Option<u32>| id.and_then(|id| functions.get(&id).copied());
        match instruction.opcode {
            Instruction::Function => is_inside = stands_for(instruction.operand(1)).is_some(),
            Instruction::Name | Instruction::Decorate if stands_for(first).is_some() => continue,
            Instruction::Name if first.is_some_and(|id| replaced.contains_key(&id)) => continue,
            Instruction::TypeVoid if void_is_due.take().is_none() => continue,
            Instruction::TypeStruct => {
                if let Some(new) = first.and_then(|id| replaced.get(&id)) {
                    let void = void.unwrap_or_default();
                    if let placeholder_types::Placeholder::Image(..) = new
                        && void_is_due.take().is_some()
                    {
                        output.extend([2 << 16 | Instruction::TypeVoid as u32, void]);
                    }
                    output.extend(new.words(instruction.words, void));
                    continue;
                }
            }
            Instruction::TypeFunction if first.is_some_and(|id| types.contains(&id)) => continue,
            Instruction::FunctionCall => {
                if let Some(new) = stands_for(instruction.operand(2)) {
                    write(&mut output, new, instruction.words);
                    continue;
                }
            }
            _ => {}
        }
        if !is_inside {
            output.extend_from_slice(instruction.words);
        }
        is_inside &= instruction.opcode != Instruction::FunctionEnd;
    }
    Ok(binary::bytes(&output))
}

/// Writes the words of an `OpFunctionCall` as the placeholder's instruction.
fn write(output: &mut Vec<u32>, placeholder: Placeholder, call: &[u32]) {
    let Placeholder {
        instruction,
        image_operands,
    } = placeholder;
    let has_result = !matches!(
        instruction,
        Instruction::AtomicStore | Instruction::DemoteToHelperInvocation | Instruction::ImageWrite
    );
    let (result, operands) = (&call[1..3], &call[4..]);
    let result = if has_result { result } else { &[] };
    let taken = IMAGE_OPERANDS.iter();
    let taken = taken.filter(|(_, bit, _)| image_operands.is_some_and(|all| all.contains(*bit)));
    let taken: usize = taken.map(|(.., count)| count).sum();
    let (operands, behind) = operands.split_at(operands.len().saturating_sub(taken));
    let literal = image_operands.map(|operands| operands.bits());
    let length = 1 + result.len() + operands.len() + usize::from(literal.is_some()) + behind.len();
    output.push((length as u32) << 16 | instruction as u32);
    output.extend_from_slice(result);
    output.extend_from_slice(operands);
    output.extend(literal);
    output.extend_from_slice(behind);
}

/// The placeholders of a binary, by id.
#[derive(Default)]
struct Named {
    functions: HashMap<u32, Placeholder>,
    types: HashMap<u32, placeholder_types::Placeholder>,
    /// The type void.
    void: Option<u32>,
}

impl Named {
    fn in_binary(words: &[u32]) -> Result<Self, String> {
        let mut found = Self::default();
        for instruction in instructions(words) {
            let instruction = instruction?;
            match instruction.opcode {
                Instruction::Name => {
                    if let Some((id, text)) = instruction.name() {
                        found.note(id, &text);
                    }
                }
                Instruction::TypeVoid => found.void = instruction.operand(0),
                // No names after the first function.
                Instruction::Function => break,
                _ => {}
            }
        }
        Ok(found)
    }

    fn note(&mut self, id: u32, name: &str) {
        if let Some(new) = placeholder_types::Placeholder::named(name) {
            self.types.insert(id, new);
        } else if let Some(new) = named(name) {
            self.functions.insert(id, new);
        }
    }
}

/// The types that only these functions have.
fn unused_types(
    words: &[u32],
    functions: &HashMap<u32, Placeholder>,
) -> Result<HashSet<u32>, String> {
    let (mut theirs, mut others) = (HashSet::new(), HashSet::new());
    for instruction in instructions(words) {
        let instruction = instruction?;
        if instruction.opcode == Instruction::Function
            && let (Some(id), Some(ty)) = (instruction.operand(1), instruction.operand(3))
        {
            let of = match functions.contains_key(&id) {
                true => &mut theirs,
                false => &mut others,
            };
            of.insert(ty);
        }
    }
    Ok(&theirs - &others)
}
