//! Arrays whose size the launch decides.
//!
//! Upstream's array type has a number of elements, never a specialisation constant. Such an array is emitted
//! with one element. In the binary its variable then gets an array type of its own, whose length is a
//! specialisation constant, or is computed from one where the constant counts units of another size.

use gir_dialects::ir::{Attribute, AttributeExt};
use rspirv::{
    dr::{Instruction, Module, Operand},
    spirv::{Decoration, Op, StorageClass},
};

/// Gives variables the sizes of specialisation constants. `ids` is a dictionary from their names to `SpecId`s,
/// or to arrays of a `SpecId`, the bytes of the counted unit and the bytes of an element.
///
/// # Errors
/// If the binary differs from the serialiser's form.
pub fn size_at_launch(module: &mut Module, ids: Attribute<'_>) -> Result<(), String> {
    for (name, id) in ids.entries().unwrap_or_default() {
        let done = Size::of(id).and_then(|size| resize(module, name, size));
        done.ok_or_else(|| format!("the binary has no array '{name}'"))?;
    }
    Ok(())
}

/// The size of an array.
struct Size {
    spec_id: u32,
    /// Bytes of the counted unit and of an element, where they differ.
    bytes: Option<[u32; 2]>,
}

impl Size {
    fn of(attribute: Attribute<'_>) -> Option<Self> {
        let number = |attribute: Attribute<'_>| u32::try_from(attribute.as_int()?).ok();
        let Some(parts) = attribute.as_array() else {
            let spec_id = number(attribute)?;
            return Some(Self {
                spec_id,
                bytes: None,
            });
        };
        let &[id, counted, element] = parts.as_slice() else {
            return None;
        };
        Some(Self {
            spec_id: number(id)?,
            bytes: Some([number(counted)?, number(element)?]),
        })
    }
}

/// Instructions that compute the number of whole elements in `count * counted` bytes; the id of the result.
fn elements(
    module: &mut Module,
    int: u32,
    count: u32,
    [counted, element]: [u32; 2],
) -> Option<(Vec<Instruction>, u32)> {
    let header = module.header.as_mut()?;
    let mut new = vec![];
    let mut add = |op, operands| {
        let id = header.bound;
        header.bound += 1;
        new.push(Instruction::new(op, Some(int), Some(id), operands));
        id
    };
    let number = Operand::LiteralBit32;
    let [counted, more, element] =
        [counted, element - 1, element].map(|value| add(Op::Constant, vec![number(value)]));
    let mut compute = |op, left, right| {
        let operands = [left, right].map(Operand::IdRef);
        let [left, right] = operands;
        let op = Operand::LiteralSpecConstantOpInteger(op);
        add(Op::SpecConstantOp, vec![op, left, right])
    };
    let bytes = compute(Op::IMul, count, counted);
    let enough = compute(Op::IAdd, bytes, more);
    let whole = compute(Op::UDiv, enough, element);
    Some((new, whole))
}

fn resize(module: &mut Module, name: &str, size: Size) -> Option<()> {
    let variable = named(module, name)?;
    let position = position_of(module, variable)?;
    let pointer = module.types_global_values[position].result_type?;
    let array = referenced(module, pointer, 1)?;
    let element = referenced(module, array, 0)?;
    let length = referenced(module, array, 1)?;
    let int = module.types_global_values[position_of(module, length)?].result_type?;

    let header = module.header.as_mut()?;
    let [constant, sized, sized_pointer] = [header.bound, header.bound + 1, header.bound + 2];
    header.bound += 3;
    let id = Operand::IdRef;
    let one = vec![Operand::LiteralBit32(1)];
    let mut new = vec![Instruction::new(
        Op::SpecConstant,
        Some(int),
        Some(constant),
        one,
    )];
    let mut count = constant;
    if let Some(bytes) = size.bytes {
        let (computation, whole) = elements(module, int, constant, bytes)?;
        new.extend(computation);
        count = whole;
    }
    new.extend([
        Instruction::new(
            Op::TypeArray,
            None,
            Some(sized),
            vec![id(element), id(count)],
        ),
        Instruction::new(
            Op::TypePointer,
            None,
            Some(sized_pointer),
            vec![Operand::StorageClass(StorageClass::Workgroup), id(sized)],
        ),
    ]);
    module.types_global_values[position].result_type = Some(sized_pointer);
    module.types_global_values.splice(position..position, new);
    let decoration = [
        id(constant),
        Operand::Decoration(Decoration::SpecId),
        Operand::LiteralBit32(size.spec_id),
    ];
    let decorate = Instruction::new(Op::Decorate, None, None, decoration.to_vec());
    module.annotations.push(decorate);
    Some(())
}

/// The id to which `OpName` gives a name.
pub fn named(module: &Module, name: &str) -> Option<u32> {
    let names = module.debug_names.iter();
    names
        .filter(|op| op.class.opcode == Op::Name)
        .find_map(|op| match op.operands.as_slice() {
            [Operand::IdRef(id), Operand::LiteralString(text)] if text == name => Some(*id),
            _ => None,
        })
}

fn position_of(module: &Module, id: u32) -> Option<usize> {
    let globals = &module.types_global_values;
    globals.iter().position(|op| op.result_id == Some(id))
}

/// The id that an operand of a type refers to.
fn referenced(module: &Module, id: u32, operand: usize) -> Option<u32> {
    let op = &module.types_global_values[position_of(module, id)?];
    match op.operands.get(operand)? {
        Operand::IdRef(id) => Some(*id),
        _ => None,
    }
}
