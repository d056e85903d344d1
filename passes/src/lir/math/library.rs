//! The list of the functions, each with the operation it implements.

use super::{
    divide::divide,
    exponential::{exp, exp2},
    fma::{fma, fma_of_halves},
    host::Host,
    logarithm::{log, log2},
    numbers::Real,
    power::pow,
    root::{rsqrt, sqrt},
    trigonometry::{cos, sin, tan},
};
use gir_dialects::{
    ir::OpView,
    upstream::{arith, math},
};

macro_rules! functions {
    ($($variant:ident $spelling:literal $op:ty = $function:ident($($index:literal)*);)*) => {
        /// A function of the library.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Function {
            $(#[doc = concat!("`", $spelling, "`")] $variant,)*
        }

        impl Function {
            /// The function that implements an operation.
            pub fn of(op: &str) -> Option<Self> {
                match op {
                    $(<$op>::NAME => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// The name in symbols.
            pub fn spelling(self) -> &'static str {
                match self {
                    $(Self::$variant => $spelling,)*
                }
            }

            /// The number of arguments.
            pub fn arity(self) -> usize {
                match self {
                    $(Self::$variant => [$($index),*].len(),)*
                }
            }

            /// The value for arguments of a format.
            pub fn compute<R: Real>(self, arguments: &[R]) -> R {
                match self {
                    $(Self::$variant => $function($(arguments[$index]),*),)*
                }
            }
        }
    };
}

functions! {
    Divide "div" arith::DivFOp<'_> = divide(0 1);
    Sqrt "sqrt" math::SqrtOp<'_> = sqrt(0);
    Rsqrt "rsqrt" math::RsqrtOp<'_> = rsqrt(0);
    Fma "fma" math::FmaOp<'_> = fma(0 1 2);
    Exp "exp" math::ExpOp<'_> = exp(0);
    Exp2 "exp2" math::Exp2Op<'_> = exp2(0);
    Log "log" math::LogOp<'_> = log(0);
    Log2 "log2" math::Log2Op<'_> = log2(0);
    Pow "pow" math::PowFOp<'_> = pow(0 1);
    Sin "sin" math::SinOp<'_> = sin(0);
    Cos "cos" math::CosOp<'_> = cos(0);
    Tan "tan" math::TanOp<'_> = tan(0);
}

impl Function {
    /// The value of type `f32`, computed on the host.
    pub fn of_f32(self, arguments: &[f32]) -> f32 {
        let arguments: Vec<_> = arguments.iter().copied().map(Host).collect();
        self.compute(&arguments).0
    }

    /// The value of type `f64`, computed on the host.
    pub fn of_f64(self, arguments: &[f64]) -> f64 {
        let arguments: Vec<_> = arguments.iter().copied().map(Host).collect();
        self.compute(&arguments).0
    }

    /// An `f32` that rounds to the value of type `f16`, for arguments widened from `f16`. The
    /// precision of f32 makes double rounding harmless in a quotient or a root, but not in a sum.
    pub fn compute_for_half<R: Real>(self, arguments: &[R]) -> R {
        match self {
            Self::Fma => fma_of_halves(arguments[0], arguments[1], arguments[2]),
            _ => self.compute(arguments),
        }
    }
}
