//! The contents of constant tables.
//!
//! Upstream's variables accept no constant as initial value. A table is emitted without one, and its variable
//! gets it in the binary.

use gir_dialects::ir::{Attribute, AttributeExt};
use rspirv::{
    dr::{Instruction, Module, Operand},
    spirv::Op,
};
use std::collections::HashMap;

/// On a `spirv.module`: the contents of its tables, packed bytes by the variable's name.
pub const TABLES: &str = "lir.tables";

/// Gives variables their contents: `tables` is a dictionary from their names to dense attributes.
///
/// # Errors
/// If the binary differs from the serialiser's form.
pub fn fill(module: &mut Module, tables: Attribute<'_>) -> Result<(), String> {
    for (name, contents) in tables.entries().unwrap_or_default() {
        let bytes = contents.as_dense_bytes();
        let done = bytes.and_then(|bytes| Table::of(module, name)?.fill(&bytes));
        done.ok_or_else(|| format!("the binary has no table '{name}'"))?;
    }
    Ok(())
}

/// A variable that is an array of numbers or of vectors.
struct Table<'m> {
    module: &'m mut Module,
    variable: usize,
    array: u32,
    /// The type of the elements, and their lanes if they are vectors.
    element: u32,
    lanes: Option<u32>,
    /// The type of the numbers, and their bits.
    scalar: u32,
    bits: u32,
    /// Constants made so far, by their bytes.
    scalars: HashMap<Vec<u8>, u32>,
    elements: HashMap<Vec<u8>, u32>,
}

impl<'m> Table<'m> {
    fn of(module: &'m mut Module, name: &str) -> Option<Self> {
        let id = super::spec_constants::named(module, name)?;
        let types = Types(module);
        let variable = types.position(id)?;
        let pointer = module.types_global_values[variable].result_type?;
        let array = types.id(pointer, 1)?;
        let element = types.id(array, 0)?;
        let is_vector = types.op(element)?.class.opcode == Op::TypeVector;
        let lanes = is_vector.then(|| types.number(element, 1)).flatten();
        let scalar = match is_vector {
            true => types.id(element, 0)?,
            false => element,
        };
        let bits = types.number(scalar, 0)?;
        Some(Self {
            variable,
            array,
            element,
            lanes,
            scalar,
            bits,
            scalars: HashMap::new(),
            elements: HashMap::new(),
            module,
        })
    }

    fn fill(mut self, bytes: &[u8]) -> Option<()> {
        let size = (self.bits / 8 * self.lanes.unwrap_or(1)) as usize;
        let elements: Option<Vec<_>> = bytes
            .chunks(size)
            .map(|bytes| self.element(bytes))
            .collect();
        let operands = elements?.into_iter().map(Operand::IdRef).collect();
        let table = self.constant(Op::ConstantComposite, self.array, operands)?;
        let variable = &mut self.module.types_global_values[self.variable];
        variable.operands.push(Operand::IdRef(table));
        Some(())
    }

    /// The constant of an element.
    fn element(&mut self, bytes: &[u8]) -> Option<u32> {
        if self.lanes.is_none() {
            return self.scalar(bytes);
        }
        if let Some(&id) = self.elements.get(bytes) {
            return Some(id);
        }
        let lanes = bytes.chunks((self.bits / 8) as usize);
        let lanes: Option<Vec<_>> = lanes.map(|lane| self.scalar(lane)).collect();
        let operands = lanes?.into_iter().map(Operand::IdRef).collect();
        let id = self.constant(Op::ConstantComposite, self.element, operands)?;
        self.elements.insert(bytes.to_vec(), id);
        Some(id)
    }

    fn scalar(&mut self, bytes: &[u8]) -> Option<u32> {
        if let Some(&id) = self.scalars.get(bytes) {
            return Some(id);
        }
        let mut whole = [0; 8];
        whole.get_mut(..bytes.len())?.copy_from_slice(bytes);
        let number = u64::from_le_bytes(whole);
        let operand = match self.bits {
            64 => Operand::LiteralBit64(number),
            _ => Operand::LiteralBit32(number as u32),
        };
        let id = self.constant(Op::Constant, self.scalar, vec![operand])?;
        self.scalars.insert(bytes.to_vec(), id);
        Some(id)
    }

    /// A new constant before the variable.
    fn constant(&mut self, op: Op, ty: u32, operands: Vec<Operand>) -> Option<u32> {
        let header = self.module.header.as_mut()?;
        let id = header.bound;
        header.bound += 1;
        let new = Instruction::new(op, Some(ty), Some(id), operands);
        self.module.types_global_values.insert(self.variable, new);
        self.variable += 1;
        Some(id)
    }
}

/// The types and constants of a module.
struct Types<'m>(&'m Module);

impl<'m> Types<'m> {
    fn position(&self, id: u32) -> Option<usize> {
        let mut ops = self.0.types_global_values.iter();
        ops.position(|op| op.result_id == Some(id))
    }

    fn op(&self, id: u32) -> Option<&'m Instruction> {
        Some(&self.0.types_global_values[self.position(id)?])
    }

    /// The id in an operand.
    fn id(&self, of: u32, operand: usize) -> Option<u32> {
        match self.op(of)?.operands.get(operand)? {
            Operand::IdRef(id) => Some(*id),
            _ => None,
        }
    }

    /// The number in an operand.
    fn number(&self, of: u32, operand: usize) -> Option<u32> {
        match self.op(of)?.operands.get(operand)? {
            Operand::LiteralBit32(number) => Some(*number),
            _ => None,
        }
    }
}
