//! Statements, with the control flow among them.

use super::Update;
use super::pointer::Pointer;
use super::value::{Array, Binary, Expr};

/// A statement.
#[derive(Clone, Debug)]
pub enum Statement {
    /// A variable gets a value.
    Assign(usize, Expr),
    /// Each of the variables gets the value of the next one, the last that of the first.
    Rotate(Vec<usize>),
    /// The variables get these values, all of which are computed before.
    Carry(Vec<(usize, Expr)>),
    /// A pointer variable gets a pointer.
    Point(usize, Pointer),
    /// A holder gets a pointer, in the place of the value modulo [`super::HELD`].
    Hold(usize, Expr, Pointer),
    /// Stores to what a pointer leads to: the index, modulo [`super::REACH`], and the value.
    StoreThrough(Pointer, Expr, Expr),
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
    /// Tests the bound and the condition at once at the start of a round, counts at its end.
    While(Expr),
    /// Counts at the end of a round, then tests the bound and the condition, if there is one, at once. The variables get
    /// these values behind the test, whether or not there is another round.
    Bottom(Option<Expr>, Vec<(usize, Expr)>),
    /// Does these statements, which neither branch nor leave, at the start of a round, and tests the bound and the
    /// condition at once behind them; counts at the end of a round.
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
    /// Adds the variables it assigns.
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
