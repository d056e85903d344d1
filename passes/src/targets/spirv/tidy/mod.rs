//! A smaller binary with the same meaning, from `-O1` on.
//!
//! Upstream's control flow passes results of loops through variables, starts a block for each construct and
//! each body, and gives every block arguments of its own. After the serialiser
//!
//! - variables of functions that are only loaded and stored become values ([`promote`]),
//! - an `OpPhi` of one value is replaced by it ([`phis`]),
//! - a selection of two empty arms becomes `OpSelect` ([`selections`]),
//! - a block whose only predecessor always branches to it is merged into the predecessor ([`blocks`]),
//! - unused types and constants are removed ([`unused`]).
//!
//! Each step goes over a function once or a few times. A function that has instructions with unknown operands
//! is left unchanged.

mod blocks;
mod function;
mod module;
mod operands;
mod phis;
mod promote;
mod selections;
mod unused;

use super::binary::{self, instructions};
use function::Function;
use module::Module;
use rspirv::spirv::Op as Opcode;

/// Makes a binary smaller.
///
/// # Errors
/// If the binary differs from the serialiser's form.
pub fn tidy(binary: &[u8]) -> Result<Vec<u8>, String> {
    let words = binary::words(binary);
    let header = *binary::header(&words)?;
    let mut module = Module::of(&header);
    let mut output = vec![];
    let mut function: Option<Function> = None;
    for instruction in instructions(&words) {
        let instruction = instruction?;
        match (&mut function, instruction.opcode) {
            (None, Opcode::Function) => {
                let mut new = Function::default();
                let code = module.copy(instruction.words);
                new.push(&module, code);
                function = Some(new);
            }
            (None, _) => module.note(instruction.words),
            (Some(_), Opcode::FunctionEnd) => {
                if let Some(function) = function.take() {
                    finish(&mut module, function, &mut output);
                    output.extend_from_slice(instruction.words);
                }
            }
            (Some(function), _) => {
                let code = module.copy(instruction.words);
                function.push(&module, code);
            }
        }
    }
    Ok(binary::bytes(&unused::remove(module, header, output)))
}

/// Makes a function smaller and writes it, without its `OpFunctionEnd`.
fn finish(module: &mut Module, mut function: Function, output: &mut Vec<u32>) {
    if function.is_known(module) {
        promote::variables(module, &mut function);
        phis::fold(module, &mut function);
        selections::fold(module, &mut function);
        blocks::merge(module, &mut function);
    }
    for code in function.all() {
        let mut words = module.words(code).to_vec();
        operands::each(&mut words, |id| *id = module.resolve(*id));
        output.extend_from_slice(module.line(code));
        output.extend(words);
    }
}

#[cfg(test)]
mod tests {
    use super::tidy;
    use rspirv::{
        binary::Assemble as _,
        dr::{self, Builder, Operand},
        spirv::{AddressingModel, FunctionControl, MemoryModel, Op, StorageClass},
    };

    /// The opcodes of a function, and of the instructions before it, after the step.
    fn opcodes(builder: Builder) -> [Vec<Op>; 2] {
        let words = builder.module().assemble();
        let binary: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let module = dr::load_bytes(tidy(&binary).unwrap()).unwrap();
        let opcode = |op: &dr::Instruction| op.class.opcode;
        let globals = module.types_global_values.iter().map(opcode).collect();
        let blocks = module.functions.iter().flat_map(|one| &one.blocks);
        let code = blocks.flat_map(|block| &block.instructions).map(opcode);
        [globals, code.collect()]
    }

    fn builder() -> Builder {
        let mut builder = Builder::new();
        builder.set_version(1, 5);
        builder.memory_model(AddressingModel::Logical, MemoryModel::GLSL450);
        builder
    }

    /// Begins a function without parameters.
    fn begin(builder: &mut Builder) {
        let void = builder.type_void();
        let ty = builder.type_function(void, []);
        builder
            .begin_function(void, None, FunctionControl::NONE, ty)
            .unwrap();
    }

    #[test]
    fn pointers_declared_ahead_stay() {
        let mut builder = builder();
        let ahead = builder.id();
        builder.type_forward_pointer(ahead, StorageClass::PhysicalStorageBuffer);
        let node = builder.type_struct([ahead]);
        builder.type_pointer(Some(ahead), StorageClass::PhysicalStorageBuffer, node);
        builder.type_float(64);
        begin(&mut builder);
        builder.begin_block(None).unwrap();
        builder.ret().unwrap();
        builder.end_function().unwrap();
        let [globals, _] = opcodes(builder);
        assert!(globals.contains(&Op::TypePointer) && globals.contains(&Op::TypeStruct));
        assert!(!globals.contains(&Op::TypeFloat), "nothing uses it");
    }

    /// The literals of a switch have the width of a type that is defined elsewhere.
    #[test]
    fn a_function_with_a_switch_stays_as_it_is() {
        let mut builder = builder();
        let int = builder.type_int(32, 0);
        let one = builder.constant_bit32(int, 1);
        begin(&mut builder);
        builder.begin_block(None).unwrap();
        let labels = [builder.id(), builder.id()];
        builder.branch(labels[0]).unwrap();
        builder.begin_block(Some(labels[0])).unwrap();
        let cases = [(Operand::LiteralBit32(7), labels[1])];
        builder.switch(one, labels[1], cases).unwrap();
        builder.begin_block(Some(labels[1])).unwrap();
        builder.ret().unwrap();
        builder.end_function().unwrap();
        let [globals, code] = opcodes(builder);
        assert_eq!(code, [Op::Branch, Op::Switch, Op::Return]);
        assert!(globals.contains(&Op::Constant));
    }
}
