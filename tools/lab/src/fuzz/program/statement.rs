//! Statements, with the control flow among them.

use super::Update;
use super::pointer::Pointer;
use super::value::{Array, Binary, Expr};

/// A statement.
#[derive(Clone, Debug)]
pub enum Statement {
    /// A variable gets a value.
    Assign(usize, Expr),
    /// Each of the variables gets the value of the next one, and the last gets that of the first.
    Rotate(Vec<usize>),
    /// The variables get these values, all of which are computed before the first assignment.
    Carry(Vec<(usize, Expr)>),
    /// A pointer variable gets a pointer.
    Point(usize, Pointer),
    /// A holder gets a pointer, at the index given by the value modulo [`super::HELD`].
    Hold(usize, Expr, Pointer),
    /// Stores through a pointer: the index, modulo [`super::REACH`], and the value.
    StoreThrough(Pointer, Expr, Expr),
    /// The first statements if the condition is not 0, else the second ones.
    If(Expr, Vec<Statement>, Vec<Statement>),
    /// A loop.
    Loop(Loop),
    /// Blocks that branch to each other freely.
    Tangle(Tangle),
    /// Leaves the loop of this level; 0 is the innermost.
    Break(usize),
    /// Continues with the next round of the loop of this level.
    Continue(usize),
    /// Leaves the function; helpers return a value.
    Return(Option<Expr>),
    /// Stores to an element of an array that is not constant.
    Store(Array, Expr, Expr),
    /// Stores to an element of an output buffer that belongs to the work-item: buffer, element.
    Output(usize, u32, Expr),
    /// Updates the cell of this number by its operation.
    Update(usize, Expr),
    /// Every work-item of the workgroup contributes a value, and gets in the variable that of the
    /// work-item at a fixed distance, through a tile. In uniform control flow only.
    Exchange(Exchange),
    /// Every work-item of the workgroup contributes a `u32`, and gets in the variable the
    /// operation's result over all of them. In uniform control flow only.
    Combine(usize, Update, Expr),
    /// Every work-item of the subgroup contributes a value, and gets in the variable the result of
    /// the collective. In uniform control flow only.
    Subgroup(usize, Collective, Box<[Expr; 2]>),
}

/// An operation of a subgroup on the values of its work-items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Collective {
    /// The value of the work-item whose number is the second value, modulo the size.
    Shuffle,
    /// The value of the work-item whose number differs by exclusive-or with this mask.
    ShuffleXor(u32),
    /// The value of the work-item of this number.
    Broadcast(u32),
    /// Whether the value of any work-item is not 0.
    Any,
    /// Whether the values of all work-items are not 0.
    All,
    /// The reduction of all values by an operation.
    Reduce(Binary),
}

/// An exchange of values between work-items.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The variable that gets the value of the other work-item.
    pub variable: usize,
    /// The shared array that the values go through.
    pub tile: usize,
    /// The distance to the other work-item.
    pub distance: u32,
    /// The value that a work-item contributes.
    pub value: Expr,
}

/// A loop with a bounded number of rounds.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The place of its test and its count.
    pub kind: LoopKind,
    /// Counts the rounds, from 0.
    pub counter: usize,
    /// The bound, evaluated once, before the loop.
    pub bound: Expr,
    /// The statements of a round.
    pub body: Vec<Statement>,
}

/// The place where a loop tests and counts.
#[derive(Clone, Debug)]
pub enum LoopKind {
    /// Tests the bound at the start of a round, counts at its end.
    For,
    /// Tests the bound and counts at the start of a round.
    CountFirst,
    /// Counts at the end of a round, then tests the bound and the condition.
    DoWhile(Expr),
    /// Tests the bound and the condition at once at the start of a round, counts at its end.
    While(Expr),
    /// Counts at the end of a round, then tests the bound and the condition, if there is one, at once. After the test
    /// the variables get these values, whether or not there is another round.
    Bottom(Option<Expr>, Vec<(usize, Expr)>),
    /// Executes these statements, which neither branch nor leave, at the start of a round, and tests the bound and the
    /// condition at once after them; counts at the end of a round.
    Middle(Vec<Statement>, Expr),
}

/// A variable that statements assign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Assigned {
    /// A value.
    Value(usize),
    /// A pointer.
    Pointer(usize),
}

/// Control flow that no loop or branch describes: blocks that each branch to one of two others, entered
/// at one of two. It is left after a bounded number of blocks.
#[derive(Clone, Debug)]
pub struct Tangle {
    /// Counts the blocks that are entered, from 0.
    pub counter: usize,
    /// The largest number of blocks that are entered.
    pub bound: u32,
    /// The entry: the first block if the condition is not 0, else the second.
    pub entry: (Expr, [usize; 2]),
    /// The blocks.
    pub blocks: Vec<TangleBlock>,
}

/// A block of a [`Tangle`].
#[derive(Clone, Debug)]
pub struct TangleBlock {
    /// The statements of the block.
    pub body: Vec<Statement>,
    /// The condition of the branch; the first successor is taken if it is not 0.
    pub condition: Expr,
    /// The successors; the number of blocks stands for the exit of the tangle.
    pub next: [usize; 2],
}

impl Statement {
    /// Whether work-items exchange values in the statement.
    #[must_use]
    pub fn exchanges(&self) -> bool {
        match self {
            Self::Exchange(..) | Self::Combine(..) | Self::Subgroup(..) => true,
            Self::If(_, yes, no) => yes.iter().chain(no).any(Self::exchanges),
            Self::Loop(inner) => inner.body.iter().any(Self::exchanges),
            _ => false,
        }
    }

    /// Whether no later statement of its list is reached.
    #[must_use]
    pub fn leaves(&self) -> bool {
        matches!(self, Self::Break(_) | Self::Continue(_) | Self::Return(_))
    }

    /// Adds the variables that it assigns.
    pub fn assigned(&self, variables: &mut Vec<Assigned>) {
        use Assigned::{Pointer, Value};
        match self {
            Self::Assign(variable, _)
            | Self::Combine(variable, ..)
            | Self::Subgroup(variable, ..) => variables.push(Value(*variable)),
            Self::Exchange(exchange) => variables.push(Value(exchange.variable)),
            Self::Rotate(rotated) => {
                variables.extend(rotated.iter().map(|&variable| Value(variable)));
            }
            Self::Carry(carried) => {
                variables.extend(carried.iter().map(|&(variable, _)| Value(variable)));
            }
            Self::Point(variable, _) => variables.push(Pointer(*variable)),
            Self::If(_, yes, no) => assigned_in(yes.iter().chain(no), variables),
            Self::Loop(inner) => inner.assigned(variables),
            Self::Tangle(tangle) => {
                variables.push(Value(tangle.counter));
                let bodies = tangle.blocks.iter().flat_map(|block| &block.body);
                assigned_in(bodies, variables);
            }
            _ => {}
        }
    }
}

impl Loop {
    /// Adds the variables that it assigns.
    pub fn assigned(&self, variables: &mut Vec<Assigned>) {
        variables.push(Assigned::Value(self.counter));
        match &self.kind {
            LoopKind::Bottom(_, last) => {
                variables.extend(last.iter().map(|&(variable, _)| Assigned::Value(variable)));
            }
            LoopKind::Middle(first, _) => assigned_in(first, variables),
            _ => {}
        }
        assigned_in(&self.body, variables);
    }
}

/// Adds the variables that statements assign.
pub fn assigned_in<'a>(
    statements: impl IntoIterator<Item = &'a Statement>,
    variables: &mut Vec<Assigned>,
) {
    let statements = statements.into_iter();
    statements.for_each(|statement| statement.assigned(variables));
}
