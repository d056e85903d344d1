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
mod operands;
mod phis;
mod promote;
mod selections;
mod unused;

use super::binary::{self, BOUND, HEADER, instructions};
use function::{Code, Function};
use rspirv::spirv::Op as Opcode;
use std::collections::{HashMap, HashSet};

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
                new.push(module.copy(instruction.words));
                function = Some(new);
            }
            (None, _) => module.note(instruction.words),
            (Some(_), Opcode::FunctionEnd) => {
                if let Some(function) = function.take() {
                    module.finish(function, &mut output);
                    output.extend_from_slice(instruction.words);
                }
            }
            (Some(function), _) => {
                let code = module.copy(instruction.words);
                function.push(code);
            }
        }
    }
    Ok(binary::bytes(&unused::remove(module, header, output)))
}

/// The type class of a number or a vector of numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Scalar,
    Vector,
}

/// The module as functions see it, and their additions to it.
struct Module {
    /// The words of all instructions of functions, changed and new ones too.
    pool: Vec<u32>,
    /// The words before the functions.
    globals: Vec<u32>,
    /// The next id.
    bound: u32,
    /// Whether `OpSelect` accepts one condition for all lanes.
    selects_vectors: bool,
    shapes: HashMap<u32, Shape>,
    /// Pointees of pointers to function variables, by pointer type.
    pointees: HashMap<u32, u32>,
    /// Undefined values that functions use, by type.
    undefined: HashMap<u32, u32>,
    /// Replacements of removed ids.
    instead: HashMap<u32, u32>,
    /// Ids of removed instructions without a replacement.
    gone: HashSet<u32>,
}

impl Module {
    fn of(header: &[u32; HEADER]) -> Self {
        Self {
            pool: vec![],
            globals: vec![],
            bound: header[BOUND],
            selects_vectors: header[1] >= 0x0001_0400,
            shapes: HashMap::new(),
            pointees: HashMap::new(),
            undefined: HashMap::new(),
            instead: HashMap::new(),
            gone: HashSet::new(),
        }
    }

    /// Records an instruction that precedes the functions.
    fn note(&mut self, words: &[u32]) {
        const FUNCTION_CLASS: u32 = 7;
        match (Opcode::from_u32(words[0] & 0xffff), words) {
            (Some(Opcode::TypeBool | Opcode::TypeInt | Opcode::TypeFloat), [_, id, ..]) => {
                self.shapes.insert(*id, Shape::Scalar);
            }
            (Some(Opcode::TypeVector), [_, id, ..]) => {
                self.shapes.insert(*id, Shape::Vector);
            }
            (Some(Opcode::TypePointer), [_, id, FUNCTION_CLASS, pointee]) => {
                self.pointees.insert(*id, *pointee);
            }
            _ => {}
        }
        self.globals.extend_from_slice(words);
    }

    /// A copy of an instruction to work on.
    fn copy(&mut self, words: &[u32]) -> Code {
        let start = self.pool.len();
        self.pool.extend_from_slice(words);
        Code {
            start,
            length: words.len(),
        }
    }

    fn new_id(&mut self) -> u32 {
        self.bound += 1;
        self.bound - 1
    }

    /// An undefined value of a type.
    fn undefined(&mut self, ty: u32) -> u32 {
        if let Some(&id) = self.undefined.get(&ty) {
            return id;
        }
        let id = self.new_id();
        self.globals
            .extend([binary::first_word(Opcode::Undef, 3), ty, id]);
        self.undefined.insert(ty, id);
        id
    }

    fn words(&self, code: Code) -> &[u32] {
        &self.pool[code.start..code.start + code.length]
    }

    fn opcode(&self, code: Code) -> u32 {
        self.pool[code.start] & 0xffff
    }

    fn is(&self, code: Code, opcode: Opcode) -> bool {
        self.opcode(code) == opcode as u32
    }

    /// The id that replaces an id, or the id itself.
    fn resolve(&self, mut id: u32) -> u32 {
        while let Some(&instead) = self.instead.get(&id) {
            id = instead;
        }
        id
    }

    /// Makes a function smaller and writes it, without its `OpFunctionEnd`.
    fn finish(&mut self, mut function: Function, output: &mut Vec<u32>) {
        if function.is_known(self) {
            promote::variables(self, &mut function);
            phis::fold(self, &mut function);
            selections::fold(self, &mut function);
            blocks::merge(self, &mut function);
        }
        for code in function.all() {
            let mut words = self.words(code).to_vec();
            operands::each(&mut words, |id| *id = self.resolve(*id));
            output.extend(words);
        }
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
