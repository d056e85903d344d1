//! The model of a program: what the generator makes, the printer prints and the interpreter runs.
//!
//! A program has helper functions and one kernel. Functions have variables that statements assign;
//! the printer makes SSA values of them. Every index counts modulo the length of its array, every
//! loop is bounded, work-items write to elements of their own or by atomics that commute: a program
//! has one result. The sign of a zero and the bits of a NaN are the device's business, so floats
//! become integers only by [`Kind::Bits`], which has one answer for either.

use smallvec::SmallVec;

use crate::run::element::{ElemType, Scalar};

/// Work-items of a workgroup.
pub const WORKGROUP: u32 = 32;
/// Workgroups of a launch.
pub const WORKGROUPS: u32 = 3;
/// Elements of the private array that every function has.
pub const PRIVATE: u32 = 8;
/// Elements of the constant table.
pub const TABLE: u32 = 16;
/// Elements of an input buffer.
pub const INPUT: u32 = 64;
/// Elements of an output buffer that belong to a work-item.
pub const OUTPUTS: u32 = 4;
/// The most that a cell with `inc_wrap` counts to.
pub const WRAP: u64 = 12;

/// What all work-items update: the type of the cell and the operation. Cells of one type are in one
/// buffer.
pub const CELLS: [(Scalar, Update); 15] = [
    (Scalar::U32, Update::Add),
    (Scalar::U32, Update::Xor),
    (Scalar::U32, Update::And),
    (Scalar::U32, Update::Or),
    (Scalar::U32, Update::Min),
    (Scalar::U32, Update::Max),
    (Scalar::U32, Update::Sub),
    (Scalar::U32, Update::Wrap),
    (Scalar::I32, Update::Add),
    (Scalar::I32, Update::Min),
    (Scalar::I32, Update::Max),
    (Scalar::U64, Update::Add),
    (Scalar::U64, Update::Xor),
    (Scalar::I64, Update::Min),
    (Scalar::I64, Update::Max),
];

/// The types of the buffers of cells, in the order of the parameters.
pub const CELL_BUFFERS: [Scalar; 4] = [Scalar::U32, Scalar::I32, Scalar::U64, Scalar::I64];

/// The place of a cell in the buffer of its type.
#[must_use]
pub fn cell_place(cell: usize) -> usize {
    let before = CELLS.iter().take(cell);
    before.filter(|(ty, _)| *ty == CELLS[cell].0).count()
}

/// An atomic operation whose order does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// `add`
    Add,
    /// `sub`
    Sub,
    /// `xor`
    Xor,
    /// `and`
    And,
    /// `or`
    Or,
    /// `min_s` or `min_u`
    Min,
    /// `max_s` or `max_u`
    Max,
    /// `inc_wrap` with [`WRAP`]
    Wrap,
}

/// The bits of a value, lane by lane, each filled up with zeros.
pub type Value = SmallVec<[u64; 2]>;

/// The scalar type that counters, indices and conditions have.
pub const U32: ElemType = ElemType::scalar(Scalar::U32);

/// What kind of number a scalar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
    /// A float.
    Float,
}

/// The class of a scalar.
#[must_use]
pub fn class(scalar: Scalar) -> Class {
    match scalar {
        Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 => Class::Signed,
        Scalar::U8 | Scalar::U16 | Scalar::U32 | Scalar::U64 => Class::Unsigned,
        Scalar::F16 | Scalar::F32 | Scalar::F64 => Class::Float,
    }
}

/// The bits of a scalar.
#[must_use]
pub fn width(scalar: Scalar) -> u32 {
    scalar.size() as u32 * 8
}

/// The integer of a width, in bits.
#[must_use]
pub fn integer(signed: bool, width: u32) -> Scalar {
    match (signed, width) {
        (true, 8) => Scalar::I8,
        (true, 16) => Scalar::I16,
        (true, 32) => Scalar::I32,
        (true, _) => Scalar::I64,
        (false, 8) => Scalar::U8,
        (false, 16) => Scalar::U16,
        (false, 32) => Scalar::U32,
        (false, _) => Scalar::U64,
    }
}

/// The type with these lanes of another scalar type.
#[must_use]
pub fn with_lanes(scalar: Scalar, lanes: usize) -> ElemType {
    let lanes = u8::try_from(lanes).unwrap_or(u8::MAX);
    ElemType::vector(scalar, lanes).unwrap_or_else(|| ElemType::scalar(scalar))
}

/// An operation on one value, lane by lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    /// `neg`
    Neg,
    /// `not`, of integers
    Not,
    /// `abs`, of signed integers and floats
    Abs,
    /// `popcount`
    Popcount,
    /// `clz`
    Clz,
    /// `ctz`
    Ctz,
    /// `bitreverse`
    Bitreverse,
    /// `sqrt`
    Sqrt,
    /// `floor`
    Floor,
    /// `ceil`
    Ceil,
    /// `round`: halves away from zero
    Round,
    /// `rint`: halves to even
    Rint,
    /// `trunc_f`
    Trunc,
}

/// An operation on two values of a type, lane by lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    /// `add`
    Add,
    /// `sub`
    Sub,
    /// `mul`
    Mul,
    /// `div`, of integers
    Div,
    /// `rem`, of integers
    Rem,
    /// `and`, of integers
    And,
    /// `or`, of integers
    Or,
    /// `xor`, of integers
    Xor,
    /// `shl`, of integers
    Shl,
    /// `shr`, of integers
    Shr,
    /// `min`
    Min,
    /// `max`
    Max,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Less.
    Lt,
    /// Less or equal.
    Le,
    /// Greater.
    Gt,
    /// Greater or equal.
    Ge,
}

/// A conversion, lane by lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// The same bits with the other sign.
    Bitcast,
    /// To a narrower integer.
    Trunc,
    /// To a wider integer, by its sign.
    Extend,
    /// From a float to an integer.
    FloatToInt,
    /// From an integer to a float.
    IntToFloat,
    /// To a wider float.
    FloatExtend,
    /// To a narrower float.
    FloatTrunc,
}

/// An array that values are loaded from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Array {
    /// That of the function.
    Private,
    /// That of the caller, of a helper that has it lent.
    Lent,
    /// The constant table.
    Table,
    /// An input buffer.
    Input(usize),
}

/// A lane of a vector.
#[derive(Clone, Debug)]
pub enum Lane {
    /// This one.
    Constant(usize),
    /// One that is computed, modulo the number of lanes, which is a power of two.
    Computed(Box<Expr>),
}

/// A value with its type.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The type.
    pub ty: ElemType,
    /// What it is.
    pub kind: Kind,
}

/// What a value is.
#[derive(Clone, Debug)]
pub enum Kind {
    /// The value of a variable.
    Variable(usize),
    /// The bits of a scalar.
    Constant(u64),
    /// An operation on one value.
    Unary(Unary, Box<Expr>),
    /// An operation on two values.
    Binary(Binary, Box<[Expr; 2]>),
    /// A product and a sum, rounded once.
    Fma(Box<[Expr; 3]>),
    /// 0 or 1, lane by lane; of floats the unordered form where the flag is set.
    Compare(Compare, bool, Box<[Expr; 2]>),
    /// The second value where the first is not 0, else the third; lane by lane.
    Select(Box<[Expr; 3]>),
    /// A conversion to the type of the expression.
    Convert(Conversion, Box<Expr>),
    /// The bits of a float; those of one certain NaN for any NaN, 0 for any zero.
    Bits(Box<Expr>),
    /// The finite float with these bits, the lowest of the exponent cleared.
    Float(Box<Expr>),
    /// A vector of these lanes.
    Lanes(Vec<Expr>),
    /// A vector with the value in each lane.
    Splat(Box<Expr>),
    /// A lane.
    Extract(Box<Expr>, Lane),
    /// The vector with another lane.
    Insert(Box<[Expr; 2]>, Lane),
    /// An element; the index counts modulo the length.
    Load(Array, Box<Expr>),
    /// The result of a helper.
    Call(usize, Vec<Expr>),
}

impl Expr {
    /// A constant of a scalar type, cut to its width.
    #[must_use]
    pub fn constant(scalar: Scalar, bits: u64) -> Self {
        let ty = ElemType::scalar(scalar);
        let kind = Kind::Constant(bits & (u64::MAX >> (64 - width(scalar))));
        Self { ty, kind }
    }

    /// A `u32`.
    #[must_use]
    pub fn number(value: u32) -> Self {
        Self::constant(Scalar::U32, value.into())
    }

    /// The value of a variable.
    #[must_use]
    pub fn variable(variable: usize, ty: ElemType) -> Self {
        let kind = Kind::Variable(variable);
        Self { ty, kind }
    }

    /// An operation on two values.
    #[must_use]
    pub fn binary(op: Binary, left: Self, right: Self) -> Self {
        let ty = left.ty;
        let kind = Kind::Binary(op, Box::new([left, right]));
        Self { ty, kind }
    }

    /// A conversion of the lanes to another type.
    #[must_use]
    pub fn converted(self, conversion: Conversion, to: Scalar) -> Self {
        let ty = with_lanes(to, self.ty.lanes());
        let kind = Kind::Convert(conversion, Box::new(self));
        Self { ty, kind }
    }
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Statement {
    /// A variable gets a value.
    Assign(usize, Expr),
    /// Each of the variables gets the value of the next one, the last that of the first.
    Rotate(Vec<usize>),
    /// The first statements where the condition is not 0, else the others.
    If(Expr, Vec<Statement>, Vec<Statement>),
    /// A loop.
    Loop(Loop),
    /// Blocks that go to each other at will.
    Tangle(Tangle),
    /// Leaves the loop of that level; 0 is the innermost.
    Break(usize),
    /// Goes on with the next round of the loop of that level.
    Continue(usize),
    /// Leaves the function; helpers return a value.
    Return(Option<Expr>),
    /// Stores to an element of an array that is not constant.
    Store(Array, Expr, Expr),
    /// Stores to an element of an output buffer that belongs to the work-item: buffer, element.
    Output(usize, u32, Expr),
    /// Updates the cell of that number by its operation.
    Update(usize, Expr),
    /// Every work-item of the workgroup gives a value, and assigns to the variable that of the
    /// work-item so many places further on, through a tile. In uniform control flow only.
    Exchange(Exchange),
    /// Every work-item of the workgroup gives a `u32`, and assigns to the variable what the
    /// operation makes of all. In uniform control flow only.
    Combine(usize, Update, Expr),
    /// Every work-item of the subgroup gives a value, and assigns to the variable what comes of
    /// all. In uniform control flow only.
    Subgroup(usize, Collective, Box<[Expr; 2]>),
}

/// What a subgroup makes of the values of its work-items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Collective {
    /// The value of the work-item whose number is the second value, modulo the size.
    Shuffle,
    /// The value of the work-item whose number differs in these bits.
    ShuffleXor(u32),
    /// The value of that work-item.
    Broadcast(u32),
    /// Whether one gives another number than 0.
    Any,
    /// Whether all do.
    All,
    /// All in one.
    Reduce(Binary),
}

/// An exchange of values between work-items.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// Gets the value of the other one.
    pub variable: usize,
    /// The shared array that it goes through.
    pub tile: usize,
    /// How far on the other one is.
    pub distance: u32,
    /// What a work-item gives.
    pub value: Expr,
}

/// A loop that ends after so many rounds at the latest.
#[derive(Clone, Debug)]
pub struct Loop {
    /// Where it tests and counts.
    pub kind: LoopKind,
    /// Counts the rounds, from 0.
    pub counter: usize,
    /// Evaluated once, before the loop.
    pub bound: Expr,
    /// What it repeats.
    pub body: Vec<Statement>,
}

/// Where a loop tests and counts.
#[derive(Clone, Debug)]
pub enum LoopKind {
    /// Tests the bound at the start of a round, counts at its end.
    For,
    /// Tests the bound and counts at the start of a round.
    CountFirst,
    /// Counts at the end of a round, then tests the bound and the condition.
    DoWhile(Expr),
}

/// Control flow that no loop or branch describes: blocks that go to one of two others each, entered
/// at one of two. What follows comes after so many blocks at the latest.
#[derive(Clone, Debug)]
pub struct Tangle {
    /// Counts the blocks that are entered, from 0.
    pub counter: usize,
    /// How many are at most.
    pub bound: u32,
    /// Where it is entered: at the first if the condition is not 0.
    pub entry: (Expr, [usize; 2]),
    /// The blocks.
    pub blocks: Vec<TangleBlock>,
}

/// A block of a [`Tangle`].
#[derive(Clone, Debug)]
pub struct TangleBlock {
    /// What it does.
    pub body: Vec<Statement>,
    /// Chooses the first of the next ones if it is not 0.
    pub condition: Expr,
    /// The blocks it goes to; the number of blocks stands for what follows the tangle.
    pub next: [usize; 2],
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Types of the variables. The first ones are the parameters.
    pub variables: Vec<ElemType>,
    /// How many of them are parameters.
    pub parameters: usize,
    /// The type of the elements of the private array.
    pub private: ElemType,
    /// The type of the elements of the private array that its caller lends it.
    pub lent: Option<ElemType>,
    /// Whether it shall be inlined, of a helper that says so.
    pub inlining: Option<bool>,
    /// What a helper returns.
    pub result: ElemType,
    /// What it does.
    pub body: Vec<Statement>,
}

/// Variables of the kernel with these values at its start; after them come the scalar parameters.
pub mod kernel_variable {
    /// The number of the work-item in the launch.
    pub const GLOBAL_ID: usize = 0;
    /// Its number in the workgroup.
    pub const LOCAL_ID: usize = 1;
    /// The element of the first input buffer of the work-item's number.
    pub const ELEMENT: usize = 2;
    /// The first two scalar parameters, each a `u32`.
    pub const SCALARS: [usize; 2] = [3, 4];
    /// Where the scalar parameters begin.
    pub const FIRST_SCALAR: usize = SCALARS[0];
}

/// A program.
#[derive(Clone, Debug)]
pub struct Program {
    /// Each calls only those before it.
    pub helpers: Vec<Function>,
    /// The kernel.
    pub kernel: Function,
    /// The constant table, of scalars.
    pub table: (Scalar, Vec<u64>),
    /// Element types of the input buffers.
    pub inputs: Vec<ElemType>,
    /// Element types of the output buffers.
    pub outputs: Vec<ElemType>,
    /// Types of the scalar parameters.
    pub scalars: Vec<ElemType>,
    /// Element types of the arrays in shared memory.
    pub tiles: Vec<ElemType>,
    /// Work-items of a workgroup in x, y and z: [`WORKGROUP`] in all.
    pub shape: [u32; 3],
    /// Work-items of a subgroup, if the kernel asks for a number.
    pub subgroup: Option<u32>,
}

impl Statement {
    /// Whether work-items exchange values in it.
    #[must_use]
    pub fn exchanges(&self) -> bool {
        match self {
            Self::Exchange(..) | Self::Combine(..) | Self::Subgroup(..) => true,
            Self::If(_, yes, no) => yes.iter().chain(no).any(Self::exchanges),
            Self::Loop(inner) => inner.body.iter().any(Self::exchanges),
            _ => false,
        }
    }

    /// Whether nothing behind it in its list is reached.
    #[must_use]
    pub fn leaves(&self) -> bool {
        matches!(self, Self::Break(_) | Self::Continue(_) | Self::Return(_))
    }

    /// Adds the variables it assigns.
    pub fn assigned(&self, variables: &mut Vec<usize>) {
        match self {
            Self::Assign(variable, _)
            | Self::Combine(variable, ..)
            | Self::Subgroup(variable, ..) => variables.push(*variable),
            Self::Exchange(exchange) => variables.push(exchange.variable),
            Self::Rotate(rotated) => variables.extend(rotated),
            Self::If(_, yes, no) => assigned_in(yes.iter().chain(no), variables),
            Self::Loop(inner) => {
                variables.push(inner.counter);
                assigned_in(&inner.body, variables);
            }
            Self::Tangle(tangle) => {
                variables.push(tangle.counter);
                let bodies = tangle.blocks.iter().flat_map(|block| &block.body);
                assigned_in(bodies, variables);
            }
            _ => {}
        }
    }
}

/// Adds the variables that statements assign.
pub fn assigned_in<'a>(
    statements: impl IntoIterator<Item = &'a Statement>,
    variables: &mut Vec<usize>,
) {
    let statements = statements.into_iter();
    statements.for_each(|statement| statement.assigned(variables));
}
