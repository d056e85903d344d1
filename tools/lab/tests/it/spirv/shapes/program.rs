//! The random programs: blocks with phis, in SPIR-V's structure or without any.

/// A value of a function. The first is its parameter.
pub type Value = usize;

/// A block of a function. The first is its entry.
pub type Label = usize;

/// Values that each block hands on: three numbers and a truth.
pub const REGISTERS: usize = 4;

/// The register that is a truth.
pub const TRUTH: usize = 3;

/// The values of the registers on a path.
pub type State = [Value; REGISTERS];

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A number of the module.
    Constant(u32),
    /// `(a ^ k) * 0x9e3779b1 + b`.
    Mix(Value, Value, u32),
    /// Whether a bit of a number is set.
    Bit(Value, u32),
    /// The remainder by a number.
    Rest(Value, u32),
    /// One of two numbers, by a truth.
    Select(Value, Value, Value),
    /// Both of two truths.
    Both(Value, Value),
    /// The other truth.
    Not(Value),
    /// Takes one from the fuel, which is left; whether there was some.
    Burn,
    /// Notes a number in the memory of the call.
    Note(Value),
}

impl Operation {
    /// Whether its result is a truth.
    pub fn is_truth(self) -> bool {
        matches!(
            self,
            Self::Bit(..) | Self::Both(..) | Self::Not(_) | Self::Burn
        )
    }
}

/// An instruction; the one that notes has no use for its result.
#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    pub result: Value,
    pub operation: Operation,
}

/// A phi of a block: values by the blocks they come from.
#[derive(Clone, Debug, Default)]
pub struct Phi {
    pub result: Value,
    pub incoming: Vec<(Label, Value)>,
}

/// The construct that a block is the header of.
#[derive(Clone, Copy, Debug)]
pub enum Merge {
    Selection(Label),
    Loop { merge: Label, latch: Label },
}

/// The end of a block.
#[derive(Clone, Debug, Default)]
pub enum End {
    Branch(Label),
    Choose(Value, Label, Label),
    Switch(Value, Label, Vec<(u32, Label)>),
    Return(Value),
    #[default]
    Unreachable,
}

impl End {
    /// The blocks that follow.
    pub fn targets(&self) -> Vec<Label> {
        match self {
            Self::Branch(to) => vec![*to],
            Self::Choose(_, yes, no) => vec![*yes, *no],
            Self::Switch(_, other, cases) => {
                let cases = cases.iter().map(|(_, to)| *to);
                std::iter::once(*other).chain(cases).collect()
            }
            Self::Return(_) | Self::Unreachable => vec![],
        }
    }
}

/// A block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    pub label: Label,
    pub phis: Vec<Phi>,
    pub instructions: Vec<Instruction>,
    pub merge: Option<Merge>,
    pub end: End,
}

/// A function from a number to a number.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// In the order of the binary: behind those that dominate them.
    pub blocks: Vec<Block>,
    /// Whether each value is a truth.
    pub truths: Vec<bool>,
}
