//! Arrays whose size the launch decides.
//!
//! Upstream's array type has a number of elements, never a specialisation
//! constant. Such an array is emitted with one element; in the binary its variable
//! then gets an array type of its own, with a specialisation constant as length.

use gir_dialects::ir::{Attribute, AttributeExt};
use rspirv::{
    binary::Assemble as _,
    dr::{Instruction, Module, Operand},
    spirv::{Decoration, Op, StorageClass},
};

/// Gives variables the sizes of specialisation constants: `ids` is a dictionary
/// from their names to `SpecId`s.
///
/// # Errors
/// When the binary is not as the serialiser writes it.
pub fn size_at_launch(binary: &[u8], ids: Attribute<'_>) -> Result<Vec<u8>, String> {
    let mut module = rspirv::dr::load_bytes(binary).map_err(|error| error.to_string())?;
    for (name, id) in ids.entries().unwrap_or_default() {
        let id = id.as_int().and_then(|id| u32::try_from(id).ok());
        let done = id.and_then(|id| resize(&mut module, name, id));
        done.ok_or_else(|| format!("the binary has no array '{name}'"))?;
    }
    let words = module.assemble();
    Ok(words.iter().flat_map(|word| word.to_le_bytes()).collect())
}

fn resize(module: &mut Module, name: &str, spec_id: u32) -> Option<()> {
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
    let new = [
        Instruction::new(
            Op::SpecConstant,
            Some(int),
            Some(constant),
            vec![Operand::LiteralBit32(1)],
        ),
        Instruction::new(
            Op::TypeArray,
            None,
            Some(sized),
            vec![id(element), id(constant)],
        ),
        Instruction::new(
            Op::TypePointer,
            None,
            Some(sized_pointer),
            vec![Operand::StorageClass(StorageClass::Workgroup), id(sized)],
        ),
    ];
    module.types_global_values[position].result_type = Some(sized_pointer);
    module.types_global_values.splice(position..position, new);
    let decoration = [
        id(constant),
        Operand::Decoration(Decoration::SpecId),
        Operand::LiteralBit32(spec_id),
    ];
    let decorate = Instruction::new(Op::Decorate, None, None, decoration.to_vec());
    module.annotations.push(decorate);
    Some(())
}

/// The id that `OpName` gives a name.
fn named(module: &Module, name: &str) -> Option<u32> {
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
