//! The model of a program, which the generator makes, the printer prints and the interpreter runs.
//!
//! A program has helper functions and one kernel. Functions have variables that statements assign;
//! the printer turns them into SSA values, so that variables changed by a loop or a branch become phis.
//! Every index counts modulo the length of its array, every loop is bounded, work-items write to
//! elements of their own or by atomics that commute: a program has one result. The sign of a zero and
//! the bits of a NaN are up to the device, so floats become integers only by [`Kind::Bits`], which has
//! one answer for either.

mod pointer;
mod statement;
mod types;
mod value;

pub use pointer::{HELD, Holder, Pointer, PointerType, REACH, Space, reachable};
pub use statement::{
    Assigned, Collective, Exchange, Loop, LoopKind, Statement, Tangle, TangleBlock, assigned_in,
};
pub use types::{Class, U32, Value, class, integer, width, with_lanes};
pub use value::{Array, Binary, Compare, Conversion, Expr, Kind, Lane, Unary};

use gir_run::element::{ElemType, Scalar};

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
/// The upper limit of cells with `inc_wrap`.
pub const WRAP: u64 = 12;

/// The cells that all work-items update: type and operation of each. Cells of one type are in one
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

/// The index of a cell in the buffer of its type.
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

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Types of the variables. The first ones are the parameters.
    pub variables: Vec<ElemType>,
    /// The number of variables that are parameters.
    pub parameters: usize,
    /// Types of the pointer variables. The first ones are parameters, which follow those of [`Self::variables`].
    pub pointers: Vec<PointerType>,
    /// The number of pointer variables that are parameters.
    pub pointer_parameters: usize,
    /// The element type of the private array.
    pub private: ElemType,
    /// The element type of the private array that its caller lends it.
    pub lent: Option<ElemType>,
    /// Whether a helper is marked `inline` (true) or `noinline` (false), if at all.
    pub inlining: Option<bool>,
    /// The result type of a helper.
    pub result: ElemType,
    /// The statements of the function.
    pub body: Vec<Statement>,
}

/// Variables of the kernel with fixed values at its start; the scalar parameters follow them.
pub mod kernel_variable {
    /// The number of the work-item in the launch.
    pub const GLOBAL_ID: usize = 0;
    /// Its number in the workgroup.
    pub const LOCAL_ID: usize = 1;
    /// The element of the first input buffer at the work-item's number.
    pub const ELEMENT: usize = 2;
    /// The first two scalar parameters, each a `u32`.
    pub const SCALARS: [usize; 2] = [3, 4];
    /// The first variable that is a scalar parameter.
    pub const FIRST_SCALAR: usize = SCALARS[0];
}

/// A constant table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The type of its elements.
    pub element: ElemType,
    /// Its elements, whose number is a power of two.
    pub values: Vec<Value>,
}

/// A program.
#[derive(Clone, Debug)]
pub struct Program {
    /// The helper functions; each calls only those before it.
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
    /// Constant tables beside the first, of numbers or vectors; one of a single element is a constant
    /// global without a count.
    pub tables: Vec<Table>,
    /// Element types of arrays in shared memory in which each work-item has [`REACH`] elements.
    pub own: Vec<ElemType>,
    /// Arrays of pointers of the kernel.
    pub holders: Vec<Holder>,
    /// Work-items of a workgroup in x, y and z: [`WORKGROUP`] in all.
    pub shape: [u32; 3],
    /// Work-items of a subgroup, if the kernel asks for a number.
    pub subgroup: Option<u32>,
}
