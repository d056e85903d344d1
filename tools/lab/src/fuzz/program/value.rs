//! Values: expressions without effects other than those of helpers.

use gir_run::element::{ElemType, Scalar};

use super::pointer::Pointer;
use super::types::{width, with_lanes};

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
    /// The private array of the function.
    Private,
    /// The private array that the caller of a helper lends it.
    Lent,
    /// The constant table.
    Table,
    /// One of the other constant tables.
    Other(usize),
    /// An input buffer.
    Input(usize),
    /// The elements of an output buffer that belong to the work-item.
    Output(usize),
    /// The elements of an array in shared memory that belong to the work-item.
    Own(usize),
}

/// A lane of a vector.
#[derive(Clone, Debug)]
pub enum Lane {
    /// A fixed lane.
    Constant(usize),
    /// A computed lane, modulo the number of lanes, which is a power of two.
    Computed(Box<Expr>),
}

/// A value with its type.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The type.
    pub ty: ElemType,
    /// The kind of expression.
    pub kind: Kind,
}

/// A kind of expression, with its operands.
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
    /// A comparison to 0 or 1, lane by lane; for floats the flag selects the unordered form.
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
    /// The vector with one lane replaced.
    Insert(Box<[Expr; 2]>, Lane),
    /// An element; the index counts modulo the length.
    Load(Array, Box<Expr>),
    /// A load through a pointer; the index counts modulo [`super::REACH`].
    Through(Box<Pointer>, Box<Expr>),
    /// The result of a helper.
    Call(usize, Vec<Expr>, Vec<Pointer>),
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
