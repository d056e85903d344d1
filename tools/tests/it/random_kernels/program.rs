//! The model of a program: what the generator makes, the printer prints and the interpreter runs.
//!
//! A program has helper functions and one kernel. Functions have variables that statements assign;
//! the printer makes SSA values of them.

/// Work-items of a workgroup.
pub const WORKGROUP: u32 = 32;
/// Workgroups of a launch.
pub const WORKGROUPS: u32 = 3;
/// Elements of the private array that every function has.
pub const PRIVATE: u32 = 8;
/// Elements of the constant table.
pub const TABLE: u32 = 16;
/// Elements of the input buffer.
pub const INPUT: u32 = 64;
/// Elements of the output buffer that belong to a work-item.
pub const OUTPUTS: u32 = 4;
/// The operations of the cells of the buffer that all work-items update.
pub const UPDATES: [&str; 6] = ["add", "xor", "and", "or", "min_u", "max_u"];

/// A type of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    I32,
    U32,
}

/// A binary operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// A value.
#[derive(Clone, Debug)]
pub enum Expr {
    Variable(usize),
    Constant(u32, Type),
    Neg(Box<Expr>),
    Not(Box<Expr>),
    Binary(Binary, Box<Expr>, Box<Expr>),
    /// 0 or 1.
    Compare(Compare, Box<Expr>, Box<Expr>),
    Select(Box<[Expr; 3]>),
    /// The same bits with the other sign.
    Bitcast(Box<Expr>),
    /// An element of the private array; indices of arrays count modulo their lengths.
    Private(Box<Expr>),
    /// An element of the constant table.
    Table(Box<Expr>),
    /// An element of the input buffer.
    Input(Box<Expr>),
    /// The result of a helper.
    Call(usize, Vec<Expr>),
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Statement {
    Assign(usize, Expr),
    /// Each of the variables gets the value of the next one, the last that of the first.
    Rotate(Vec<usize>),
    If(Expr, Vec<Statement>, Vec<Statement>),
    Loop(Loop),
    /// Leaves the loop of that level; 0 is the innermost.
    Break(usize),
    /// Goes on with the next round of the loop of that level.
    Continue(usize),
    /// Leaves the function; helpers return a value.
    Return(Option<Expr>),
    /// Stores to the private array.
    Store(Expr, Expr),
    /// Stores to an element of the output buffer that belongs to the work-item.
    Output(u32, Expr),
    /// Updates the cell of that number by its operation.
    Update(usize, Expr),
    /// Every work-item of the workgroup gives a value, and assigns to the variable that of the
    /// work-item so many places further on. In uniform control flow only.
    Exchange(usize, u32, Expr),
}

/// A loop that ends after so many rounds at the latest.
#[derive(Clone, Debug)]
pub struct Loop {
    pub kind: LoopKind,
    /// Counts the rounds, from 0.
    pub counter: usize,
    /// Evaluated once, before the loop.
    pub bound: Expr,
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

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Types of the variables. The first ones are the parameters.
    pub variables: Vec<Type>,
    pub parameters: usize,
    pub body: Vec<Statement>,
}

impl Function {
    /// The type of a value in the function.
    pub fn type_of(&self, expr: &Expr) -> Type {
        match expr {
            Expr::Variable(variable) => self.variables[*variable],
            Expr::Constant(_, ty) => *ty,
            Expr::Neg(value) | Expr::Not(value) | Expr::Binary(_, value, _) => self.type_of(value),
            Expr::Select(operands) => self.type_of(&operands[1]),
            Expr::Bitcast(value) => match self.type_of(value) {
                Type::I32 => Type::U32,
                Type::U32 => Type::I32,
            },
            _ => Type::U32,
        }
    }
}

/// Variables of the kernel with these values at its start.
pub mod kernel_variable {
    pub const GLOBAL_ID: usize = 0;
    pub const LOCAL_ID: usize = 1;
    /// The input element of the work-item.
    pub const ELEMENT: usize = 2;
    /// Scalar parameters.
    pub const SCALARS: [usize; 2] = [3, 4];
    /// The number of these.
    pub const COUNT: usize = 5;
}

/// A program.
#[derive(Clone, Debug)]
pub struct Program {
    /// Functions that yield a `u32`; each calls only those before it.
    pub helpers: Vec<Function>,
    pub kernel: Function,
    pub table: Vec<u32>,
}

impl Statement {
    /// Whether work-items exchange values in it.
    pub fn exchanges(&self) -> bool {
        match self {
            Self::Exchange(..) => true,
            Self::If(_, yes, no) => yes.iter().chain(no).any(Self::exchanges),
            Self::Loop(inner) => inner.body.iter().any(Self::exchanges),
            _ => false,
        }
    }

    /// Adds the variables it assigns.
    pub fn assigned(&self, variables: &mut Vec<usize>) {
        match self {
            Self::Assign(variable, _) | Self::Exchange(variable, ..) => variables.push(*variable),
            Self::Rotate(rotated) => variables.extend(rotated),
            Self::If(_, yes, no) => {
                let both = yes.iter().chain(no);
                both.for_each(|statement| statement.assigned(variables));
            }
            Self::Loop(inner) => {
                variables.push(inner.counter);
                let body = inner.body.iter();
                body.for_each(|statement| statement.assigned(variables));
            }
            _ => {}
        }
    }
}
