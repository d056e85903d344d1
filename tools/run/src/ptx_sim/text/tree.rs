//! The declarations of a text.

use super::lexer::Literal;

/// A text.
#[derive(Debug, Default)]
pub struct Module<'t> {
    /// Variables outside of functions.
    pub variables: Vec<Variable<'t>>,
    /// Functions that have a body.
    pub functions: Vec<Function<'t>>,
}

/// A function.
#[derive(Debug)]
pub struct Function<'t> {
    /// The line of its name.
    pub line: u32,
    /// Its name.
    pub name: &'t str,
    /// Whether the host launches it.
    pub is_entry: bool,
    /// Its results, in the `.param` space.
    pub results: Vec<Variable<'t>>,
    /// Its parameters, in the `.param` space.
    pub params: Vec<Variable<'t>>,
    /// The threads of a block that it requires, if it does.
    pub required: Option<[u32; 3]>,
    /// The statements of its body.
    pub body: Vec<Statement<'t>>,
}

/// A variable in memory.
#[derive(Clone, Debug)]
pub struct Variable<'t> {
    /// The line of its name.
    pub line: u32,
    /// The state space, without its dot: `shared`.
    pub space: &'t str,
    /// Its alignment in bytes, if it is stated.
    pub align: Option<u64>,
    /// The type of an element, without its dot.
    pub element: &'t str,
    /// How many elements; `None` where the launch decides.
    pub count: Option<u64>,
    /// Its name.
    pub name: &'t str,
    /// Its first elements; zeros follow.
    pub initial: Vec<Number>,
}

/// A number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// An integer, negative ones by their two's complement.
    Integer(u64),
    /// A float.
    Float(Literal),
}

/// A statement of a body.
#[derive(Debug)]
pub enum Statement<'t> {
    /// `.reg .b32 %r<3>, x;`
    Registers {
        /// The line.
        line: u32,
        /// The type, without its dot.
        ty: &'t str,
        /// Names, and of families how many.
        names: Vec<(&'t str, Option<u64>)>,
    },
    /// A variable of the function.
    Variable(Variable<'t>),
    /// `$L:`
    Label(u32, &'t str),
    /// `$T: .branchtargets $A, $B;`
    Targets(u32, &'t str, Vec<&'t str>),
    /// An instruction.
    Instruction(Instruction<'t>),
    /// Braces: names in them are theirs.
    Scope(Vec<Statement<'t>>),
}

/// An instruction.
#[derive(Debug)]
pub struct Instruction<'t> {
    /// Its line.
    pub line: u32,
    /// The predicate that it depends on, and whether it is negated.
    pub guard: Option<(bool, &'t str)>,
    /// The opcode with its modifiers.
    pub opcode: &'t str,
    /// Its operands.
    pub operands: Vec<Operand<'t>>,
}

/// An operand.
#[derive(Clone, Debug, PartialEq)]
pub enum Operand<'t> {
    /// A register, a variable, a label or a function; a number of bytes may be added.
    Name(&'t str, i64),
    /// A number.
    Number(Number),
    /// `!%p`
    Not(&'t str),
    /// `%p|%q`
    Pair(&'t str, &'t str),
    /// `{%a, %b}`
    Vector(Vec<Operand<'t>>),
    /// `[%a+4]`
    Memory(Box<Operand<'t>>, i64),
    /// `(a, b)`: arguments or results of a call.
    List(Vec<Operand<'t>>),
}
