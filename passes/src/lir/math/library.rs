//! The list of the functions, each with the operation it implements.

use super::{
    arc::{acos, asin, atan, atan2},
    area::{acosh, asinh, atanh},
    cubic::cbrt,
    divide::divide,
    error_function::{erf, erfc},
    exponential::{exp, exp2},
    fma::{fma, fma_of_halves},
    host::Host,
    hyperbolic::{cosh, expm1, sinh, tanh},
    logarithm::{log, log1p, log2, log10},
    numbers::Real,
    power::pow,
    remainder::fmod,
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
    Sinh "sinh" math::SinhOp<'_> = sinh(0);
    Cosh "cosh" math::CoshOp<'_> = cosh(0);
    Tanh "tanh" math::TanhOp<'_> = tanh(0);
    Asin "asin" math::AsinOp<'_> = asin(0);
    Acos "acos" math::AcosOp<'_> = acos(0);
    Atan "atan" math::AtanOp<'_> = atan(0);
    Asinh "asinh" math::AsinhOp<'_> = asinh(0);
    Acosh "acosh" math::AcoshOp<'_> = acosh(0);
    Atanh "atanh" math::AtanhOp<'_> = atanh(0);
    Erf "erf" math::ErfOp<'_> = erf(0);
    Erfc "erfc" math::ErfcOp<'_> = erfc(0);
    Expm1 "expm1" math::ExpM1Op<'_> = expm1(0);
    Log10 "log10" math::Log10Op<'_> = log10(0);
    Log1p "log1p" math::Log1pOp<'_> = log1p(0);
    Cbrt "cbrt" math::CbrtOp<'_> = cbrt(0);
    Atan2 "atan2" math::Atan2Op<'_> = atan2(0 1);
    Fmod "fmod" arith::RemFOp<'_> = fmod(0 1);
}

impl Function {
    /// Whether a target may have an approximation of it.
    pub fn is_approximated(self) -> bool {
        self <= Self::Tan
    }

    /// Whether IEEE 754 defines its one result.
    pub fn is_exact(self) -> bool {
        matches!(self, Self::Divide | Self::Sqrt | Self::Fma | Self::Fmod)
    }

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
