//! Every instruction that reaches Vulkan, for every type, on all pairs of a table of edge values,
//! compared bit by bit with Rust.
//!
//! Instructions on the same types share a kernel: each work-item takes one pair from two buffers.
//! Binary ones are also tried with a literal for either operand, because a constant takes other
//! roads: guards that are left out, folds of the driver. With literals only they are folded before
//! they are compiled, by the folders of gir or by those of arith and math. Where GIR asks only for some value (division by zero, shifts by the width and
//! more, conversions that do not fit), the value is the one that the reference of `mir` and `lir`
//! promises.
//!
//! A computed NaN has any payload and sign: the result has to be a NaN. Where bits only move
//! (`mov`, `bitcast`, `select`, `load`, `store`) they have to arrive, those of NaNs too.

mod conversions;
mod doubles;
mod extended;
mod floats;
mod folds;
pub mod half_rounding;
mod integers;
mod kernel;
mod lanes;
mod math;
mod memory;
mod places;
mod saturating;
pub mod table;

use half::f16;

use kernel::{Kernel, names};
use table::{Table, Type};

/// An instruction, and what it computes.
#[derive(Clone, Copy)]
pub struct Instruction {
    /// Instructions that make `%r` of `%x` and `%y`; `%at` points to the place of the result. `#`
    /// in a label stands for a number that makes it unique.
    body: &'static str,
    /// Types of `%x`, `%y` and `%r`.
    types: [Type; 3],
    /// The bits of the result, from those of the operands.
    expected: fn(u64, u64) -> u64,
}

/// How results are compared.
#[derive(Clone, Copy, PartialEq)]
pub enum Equality {
    /// All bits.
    Bits,
    /// All bits, but any NaN stands for any other.
    AnyNan,
    /// As many floats at most lie between; any NaN stands for any other.
    Within(i64),
}

impl Equality {
    /// All bits, but any NaN stands for any other, and a zero for the other.
    const EITHER_ZERO: Self = Self::Within(0);
    /// The bound of most functions.
    const WITHIN_4: Self = Self::Within(4);
    /// The bound of powers.
    const WITHIN_16: Self = Self::Within(16);

    fn holds(self, ty: Type, actual: u64, expected: u64) -> bool {
        let both_nan = || ty.is_nan(actual) && ty.is_nan(expected);
        match self {
            Self::Bits => actual == expected,
            Self::AnyNan => actual == expected || both_nan(),
            Self::Within(count) => both_nan() || between(ty, actual, expected, count),
        }
    }
}

/// Whether two floats are so near; infinity is near nothing else.
fn between(ty: Type, actual: u64, expected: u64, count: i64) -> bool {
    let sign = 1 << (8 * ty.size() - 1);
    let position = |bits: u64| {
        let magnitude = (bits & !sign) as i64;
        if bits & sign == 0 {
            magnitude
        } else {
            -magnitude
        }
    };
    let is_far = |bits: u64| ty.is_nan((bits & !sign) + 1) || ty.is_nan(bits);
    let distance = position(actual).abs_diff(position(expected));
    distance <= count.unsigned_abs() && is_far(actual) == is_far(expected)
}

/// Which operands of an instruction stand in its kernel as literals.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Literals {
    None,
    X,
    Y,
    /// All, and the kernel is folded before it is compiled.
    All(Folded),
}

/// Where a kernel is folded.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Folded {
    /// From gir on.
    Early,
    /// From mir on.
    Late,
}

/// All that is tried.
const LITERALS: [Literals; 5] = [
    Literals::None,
    Literals::X,
    Literals::Y,
    Literals::All(Folded::Early),
    Literals::All(Folded::Late),
];

impl Literals {
    /// Whether they take the places of `%x` and of `%y`.
    fn places(self) -> [bool; 2] {
        match self {
            Self::None => [false, false],
            Self::X => [true, false],
            Self::Y => [false, true],
            Self::All(_) => [true, true],
        }
    }

    /// Whether there is something to try.
    fn apply_to(self, instruction: &Instruction) -> bool {
        match self {
            Self::None => true,
            Self::X => instruction.reads("%x"),
            Self::Y => instruction.reads("%y"),
            // Loads and stores do not fold.
            Self::All(_) => !instruction.reads("%at"),
        }
    }
}

/// Runs instructions on all pairs, with loaded and with literal operands, and compares.
pub fn check(instructions: &[Instruction], equality: Equality) {
    for instructions in instructions.chunk_by(|one, next| one.types == next.types) {
        for literals in LITERALS {
            let apply = |one: &&Instruction| literals.apply_to(one);
            let instructions: Vec<_> = instructions.iter().filter(apply).collect();
            if !instructions.is_empty() {
                Kernel::new(&instructions, literals).check(equality);
            }
        }
    }
}

impl Instruction {
    fn reads(&self, name: &str) -> bool {
        names(self.body).any(|(_, found)| found == name)
    }

    /// What is wrong with a result.
    fn compare(&self, (x, y): (u64, u64), actual: u64, equality: Equality) -> Option<String> {
        let [x_type, y_type, r_type] = self.types;
        let expected = (self.expected)(x, y);
        (!equality.holds(r_type, actual, expected)).then(|| {
            format!(
                "%x = {}, %y = {}: %r = {}, expected {}",
                x_type.show(x),
                y_type.show(y),
                r_type.show(actual),
                r_type.show(expected),
            )
        })
    }
}

/// A Rust type of a GIR type.
pub trait Bits {
    /// The value with these bits, of which there may be more than the type has.
    fn of(bits: u64) -> Self;
    /// The bits.
    fn bits(self) -> u64;
}

macro_rules! bits {
    ($($ty:ident $unsigned:ident $of:expr, $bits:expr;)+) => {$(
        impl Bits for $ty {
            fn of(bits: u64) -> Self {
                $of(bits as $unsigned)
            }

            fn bits(self) -> u64 {
                u64::from($bits(self))
            }
        }
    )+};
}
bits! {
    i8 u8 |bits| bits as i8, |value| value as u8;
    i16 u16 |bits| bits as i16, |value| value as u16;
    i32 u32 |bits| bits as i32, |value| value as u32;
    i64 u64 |bits| bits as i64, |value| value as u64;
    u8 u8 std::convert::identity, std::convert::identity::<u8>;
    u16 u16 std::convert::identity, std::convert::identity::<u16>;
    u32 u32 std::convert::identity, std::convert::identity::<u32>;
    u64 u64 std::convert::identity, std::convert::identity::<u64>;
    f16 u16 f16::from_bits, f16::to_bits;
    f32 u32 f32::from_bits, f32::to_bits;
    f64 u64 f64::from_bits, f64::to_bits;
}

/// A function of one or two Rust types, on their bits.
macro_rules! on {
    ($x:ty, $function:expr) => {
        $crate::exact::on!($x, $x, $function)
    };
    ($x:ty, $y:ty, $function:expr) => {
        |x, y| {
            use $crate::exact::Bits;
            let function: fn($x, $y) -> _ = $function;
            Bits::bits(function(<$x>::of(x), <$y>::of(y)))
        }
    };
}
pub(crate) use on;

/// Tests, one for each family, of the instructions of a table.
macro_rules! instructions {
    ($test:ident, $equality:ident: $($body:expr, $types:expr => $expected:expr;)+) => {
        #[test]
        fn $test() {
            use $crate::exact::{Equality, Instruction};
            if !$crate::e2e::vulkan_expected() {
                return;
            }
            let instructions = [
                $(Instruction { body: $body, types: $types, expected: $expected },)+
            ];
            $crate::exact::check(&instructions, Equality::$equality);
        }
    };
}
use instructions;
