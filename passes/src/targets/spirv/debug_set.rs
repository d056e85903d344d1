//! The sets of instructions for debug information: `NonSemantic.Shader.DebugInfo.100` for Vulkan, whose numbers are
//! constants of the module, and `OpenCL.DebugInfo.100`, whose numbers are literals.
//!
//! Both number their instructions alike, and most have the same operands in the same order.

use super::binary::{self, first_word};
use rspirv::spirv::Op as Opcode;
use std::collections::HashMap;

/// A set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `NonSemantic.Shader.DebugInfo.100`
    Shader,
    /// `OpenCL.DebugInfo.100`
    OpenCl,
}

impl Kind {
    /// The name by which modules import it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Shader => "NonSemantic.Shader.DebugInfo.100",
            Self::OpenCl => "OpenCL.DebugInfo.100",
        }
    }

    /// The set of a name.
    pub fn named(name: &str) -> Option<Self> {
        let both = [Self::Shader, Self::OpenCl];
        both.into_iter().find(|kind| kind.name() == name)
    }
}

macro_rules! instructions {
    ($($name:ident = $number:literal,)*) => {
        /// An instruction of the sets.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Debug {
            $($name = $number,)*
        }

        impl Debug {
            /// The instruction of a number.
            pub fn of(number: u32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$name),)*
                    _ => None,
                }
            }
        }
    };
}

instructions! {
    InfoNone = 0,
    CompilationUnit = 1,
    TypeBasic = 2,
    TypePointer = 3,
    TypeArray = 5,
    TypeVector = 6,
    TypeFunction = 8,
    TypeComposite = 10,
    TypeMember = 11,
    GlobalVariable = 18,
    Function = 20,
    Scope = 23,
    InlinedAt = 25,
    LocalVariable = 26,
    Declare = 28,
    Value = 29,
    Expression = 31,
    Source = 35,
    FunctionDefinition = 101,
    Line = 103,
}

impl Debug {
    /// Its name, as in assembly.
    pub fn name(self) -> String {
        format!("Debug{self:?}")
    }

    /// Whether operands are numbers: literals, in OpenCL's set.
    pub fn numbers(self) -> &'static [usize] {
        match self {
            Self::CompilationUnit => &[0, 1, 3],
            Self::TypeBasic => &[2],
            Self::TypePointer => &[1, 2],
            Self::TypeVector => &[1],
            Self::TypeFunction => &[0],
            Self::TypeComposite => &[1, 3, 4, 8],
            Self::GlobalVariable => &[3, 4, 8],
            Self::Function => &[3, 4, 7, 8],
            Self::InlinedAt => &[0],
            Self::LocalVariable => &[3, 4, 6, 7],
            _ => &[],
        }
    }
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A result.
    Id(u32),
    /// A number.
    Number(u32),
}
use Arg::{Id, Number};

/// Debug information of a module that is written: its own sections, and the ids of its parts.
pub struct Set {
    /// The set of its instructions.
    pub kind: Kind,
    /// Texts: `OpString`.
    pub strings: Vec<u32>,
    /// Types and constants that the module lacks.
    pub constants: Vec<u32>,
    /// Debug instructions of the module.
    pub globals: Vec<u32>,
    /// The id of the import.
    import: u32,
    /// The first id that is free.
    bound: u32,
    void: Option<u32>,
    word: Option<u32>,
    texts: HashMap<String, u32>,
    numbers: HashMap<u32, u32>,
    known: HashMap<Vec<u32>, u32>,
}

impl Set {
    /// An empty one, whose ids start at `bound`, in a module that has some texts.
    pub fn new(kind: Kind, bound: u32, texts: HashMap<String, u32>) -> Self {
        Self {
            kind,
            strings: vec![],
            constants: vec![],
            globals: vec![],
            import: bound,
            bound: bound + 1,
            void: None,
            word: None,
            texts,
            numbers: HashMap::new(),
            known: HashMap::new(),
        }
    }

    /// The first id that is free.
    pub fn bound(&self) -> u32 {
        self.bound
    }

    fn fresh(&mut self) -> u32 {
        self.bound += 1;
        self.bound - 1
    }

    /// `OpExtInstImport`
    pub fn import(&self) -> Vec<u32> {
        let name = binary::string(self.kind.name());
        let first = first_word(Opcode::ExtInstImport, 2 + name.len());
        [vec![first, self.import], name].concat()
    }

    /// Takes note of a type of the module that debug information uses too.
    pub fn note_type(&mut self, opcode: Opcode, operands: &[u32]) {
        match (opcode, operands) {
            (Opcode::TypeVoid, &[id]) => self.void = Some(id),
            (Opcode::TypeInt, &[id, 32, 0]) => self.word = Some(id),
            _ => {}
        }
    }

    /// The type without values.
    pub fn void(&mut self) -> u32 {
        if let Some(id) = self.void {
            return id;
        }
        let id = self.fresh();
        self.constants.extend([first_word(Opcode::TypeVoid, 2), id]);
        *self.void.insert(id)
    }

    /// The text of an `OpString`.
    pub fn text(&mut self, text: &str) -> Arg {
        if let Some(&id) = self.texts.get(text) {
            return Id(id);
        }
        let id = self.fresh();
        let words = binary::string(text);
        let first = first_word(Opcode::String, 2 + words.len());
        self.strings.extend([first, id]);
        self.strings.extend(words);
        self.texts.insert(text.to_owned(), id);
        Id(id)
    }

    /// A constant of the module.
    pub fn constant(&mut self, number: u32) -> u32 {
        if let Some(&id) = self.numbers.get(&number) {
            return id;
        }
        let ty = self.word();
        let id = self.fresh();
        let first = first_word(Opcode::Constant, 4);
        self.constants.extend([first, ty, id, number]);
        self.numbers.insert(number, id);
        id
    }

    /// The type of such constants.
    fn word(&mut self) -> u32 {
        if let Some(id) = self.word {
            return id;
        }
        let id = self.fresh();
        let first = first_word(Opcode::TypeInt, 4);
        self.constants.extend([first, id, 32, 0]);
        *self.word.insert(id)
    }

    /// The words of an instruction but its id; the numbers become constants where the set has no literals.
    fn encoded(&mut self, instruction: Debug, operands: &[Arg]) -> Vec<u32> {
        let mut words = vec![instruction as u32];
        for operand in operands {
            words.push(match (*operand, self.kind) {
                (Id(id), _) => id,
                (Number(number), Kind::OpenCl) => number,
                (Number(number), Kind::Shader) => self.constant(number),
            });
        }
        words
    }

    /// An instruction of the module; equal ones are one.
    pub fn global(&mut self, instruction: Debug, operands: &[Arg]) -> u32 {
        let encoded = self.encoded(instruction, operands);
        if let Some(&id) = self.known.get(&encoded) {
            return id;
        }
        let (void, id) = (self.void(), self.fresh());
        let words = finished(void, id, self.import, &encoded);
        self.globals.extend(words);
        self.known.insert(encoded, id);
        id
    }

    /// An instruction of a function.
    pub fn local(&mut self, instruction: Debug, operands: &[Arg]) -> Vec<u32> {
        let encoded = self.encoded(instruction, operands);
        let (void, id) = (self.void(), self.fresh());
        finished(void, id, self.import, &encoded)
    }
}

/// An `OpExtInst`.
fn finished(void: u32, id: u32, import: u32, encoded: &[u32]) -> Vec<u32> {
    let first = first_word(Opcode::ExtInst, 4 + encoded.len());
    [&[first, void, id, import], encoded].concat()
}
