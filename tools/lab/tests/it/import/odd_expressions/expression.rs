//! Expressions, and what they compute.

use crate::e2e::inputs::Generator;

/// The widths of values.
pub const WIDTHS: [u32; 6] = [7, 12, 24, 33, 48, 56];
/// The widths that values are converted from and to, too.
const OTHERS: [u32; 4] = [8, 16, 32, 64];
/// The operands of a work-item.
pub const INPUTS: usize = 3;

/// An expression of a width.
#[derive(Clone, Debug)]
pub struct Expression {
    /// Its bits.
    pub width: u32,
    /// Its operation.
    pub kind: Kind,
}

/// An operation, and its operands.
#[derive(Clone, Debug)]
pub enum Kind {
    /// The lower bits of an operand of the work-item.
    Input(usize),
    /// A number.
    Constant(u64),
    /// An operation on two values of the width.
    Binary(Binary, Box<[Expression; 2]>),
    /// A function of one value of the width.
    Unary(Unary, Box<Expression>),
    /// The third or the fourth, as a comparison of the first two says, which have a width of their own.
    Select(Predicate, Box<[Expression; 4]>),
    /// Another width: with the sign, with zeros, or with fewer bits.
    Convert(bool, Box<Expression>),
    /// Two values that go through an array in memory, by indices that depend on operands.
    Stored(Box<[Expression; 2]>),
    /// An operation that is repeated as often as an operand says.
    Loop(Binary, usize, Box<[Expression; 2]>),
    /// One of three values by the lower bits of the first.
    Switch(Box<[Expression; 4]>),
    /// A function of the module.
    Call(Box<[Expression; 2]>),
}

/// The names of operations with their meaning.
macro_rules! named {
    ($(#[$about:meta])* $name:ident: $($case:ident $text:literal),* $(,)?) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub enum $name { $($case),* }

        impl $name {
            const ALL: &[Self] = &[$(Self::$case),*];

            /// Its name in LLVM IR.
            pub fn text(self) -> &'static str {
                match self { $(Self::$case => $text),* }
            }

            fn random(generator: &mut Generator) -> Self {
                Self::ALL[generator.below(Self::ALL.len() as u32) as usize]
            }
        }
    };
}

named! {
    /// An operation on two values; shifts and quotients have a second operand in range.
    Binary:
    Add "add", Sub "sub", Mul "mul", And "and", Or "or", Xor "xor",
    Shl "shl", LShr "lshr", AShr "ashr",
    UDiv "udiv", URem "urem", SDiv "sdiv", SRem "srem",
    SMin "smin", SMax "smax", UMin "umin", UMax "umax",
}

named! {
    /// A function of one value.
    Unary:
    Abs "abs", Popcount "ctpop", LeadingZeros "ctlz", TrailingZeros "cttz",
}

named! {
    /// A comparison.
    Predicate:
    Eq "eq", Ne "ne", Ult "ult", Ule "ule", Ugt "ugt", Uge "uge", Slt "slt", Sle "sle", Sgt "sgt", Sge "sge",
}

/// The lower bits of a number.
pub fn cut(width: u32, value: i128) -> u64 {
    value as u64 & (u64::MAX >> (64 - width))
}

/// Bits as a number with a sign.
fn signed(width: u32, bits: u64) -> i128 {
    let above = 128 - width;
    (i128::from(bits) << above) >> above
}

impl Binary {
    fn of(self, width: u32, x: u64, y: u64) -> u64 {
        let (wide, other) = (i128::from(x), i128::from(y));
        let (s, t) = (signed(width, x), signed(width, y));
        let by = y % u64::from(width);
        let divisor = (y & (u64::MAX >> (65 - width))) | 1;
        let value = match self {
            Self::Add => wide + other,
            Self::Sub => wide - other,
            Self::Mul => s * t,
            Self::And => wide & other,
            Self::Or => wide | other,
            Self::Xor => wide ^ other,
            Self::Shl => wide << by,
            Self::LShr => wide >> by,
            Self::AShr => s >> by,
            Self::UDiv => wide / i128::from(divisor),
            Self::URem => wide % i128::from(divisor),
            Self::SDiv => s / i128::from(divisor),
            Self::SRem => s % i128::from(divisor),
            Self::SMin => s.min(t),
            Self::SMax => s.max(t),
            Self::UMin => wide.min(other),
            Self::UMax => wide.max(other),
        };
        cut(width, value)
    }
}

impl Unary {
    fn of(self, width: u32, x: u64) -> u64 {
        let bits = match self {
            Self::Abs => return cut(width, signed(width, x).abs()),
            Self::Popcount => x.count_ones(),
            Self::LeadingZeros => x.leading_zeros() + width - 64,
            Self::TrailingZeros => x.trailing_zeros().min(width),
        };
        cut(width, bits.into())
    }
}

impl Predicate {
    fn of(self, width: u32, x: u64, y: u64) -> bool {
        let (s, t) = (signed(width, x), signed(width, y));
        match self {
            Self::Eq => x == y,
            Self::Ne => x != y,
            Self::Ult => x < y,
            Self::Ule => x <= y,
            Self::Ugt => x > y,
            Self::Uge => x >= y,
            Self::Slt => s < t,
            Self::Sle => s <= t,
            Self::Sgt => s > t,
            Self::Sge => s >= t,
        }
    }
}

/// The function of the module: `(3 a - b) ^ (a >> 1)`.
fn called(width: u32, a: u64, b: u64) -> u64 {
    let (s, t) = (signed(width, a), signed(width, b));
    cut(width, (3 * s - t) ^ (s >> 1))
}

fn any_width(generator: &mut Generator) -> u32 {
    let all = [&WIDTHS[..], &OTHERS[..]].concat();
    all[generator.below(all.len() as u32) as usize]
}

impl Expression {
    /// A random expression of about so many operations.
    pub fn random(generator: &mut Generator, width: u32, steps: u32) -> Self {
        let kind = match steps {
            0 => Self::leaf(generator, width),
            _ => Self::operation(generator, width, steps - 1),
        };
        Self { width, kind }
    }

    fn leaf(generator: &mut Generator, width: u32) -> Kind {
        match generator.below(4) {
            0 => {
                let value = generator.bits64() >> generator.below(64);
                Kind::Constant(cut(width, value.into()))
            }
            _ => Kind::Input(generator.below(INPUTS as u32) as usize),
        }
    }

    fn operation(generator: &mut Generator, width: u32, steps: u32) -> Kind {
        let mut left = steps;
        let mut next = |generator: &mut Generator, width| {
            let part = generator.below(left + 1);
            left -= part;
            Self::random(generator, width, part)
        };
        match generator.below(20) {
            0..=8 => {
                let operation = Binary::random(generator);
                let operands = [next(generator, width), next(generator, width)];
                Kind::Binary(operation, Box::new(operands))
            }
            9 => {
                let function = Unary::random(generator);
                Kind::Unary(function, Box::new(next(generator, width)))
            }
            10..=11 => {
                let (predicate, other) = (Predicate::random(generator), any_width(generator));
                let compared = [next(generator, other), next(generator, other)];
                let [x, y] = compared;
                let values = [x, y, next(generator, width), next(generator, width)];
                Kind::Select(predicate, Box::new(values))
            }
            12..=15 => {
                let other = any_width(generator);
                let is_signed = generator.below(2) == 0;
                Kind::Convert(is_signed, Box::new(next(generator, other)))
            }
            16 => Kind::Stored(Box::new([next(generator, width), next(generator, width)])),
            17 => {
                let operation = Binary::random(generator);
                let trips = generator.below(INPUTS as u32) as usize;
                let values = [next(generator, width), next(generator, width)];
                Kind::Loop(operation, trips, Box::new(values))
            }
            18 => {
                let selector = any_width(generator);
                let values = [selector, width, width, width];
                Kind::Switch(Box::new(values.map(|width| next(generator, width))))
            }
            _ => Kind::Call(Box::new([next(generator, width), next(generator, width)])),
        }
    }

    /// Its bits for the operands of a work-item.
    fn bits(&self, inputs: &[u64]) -> u64 {
        let width = self.width;
        match &self.kind {
            Kind::Input(at) => cut(width, inputs[*at].into()),
            Kind::Constant(value) => *value,
            Kind::Binary(operation, operands) => {
                let [x, y] = &**operands;
                operation.of(width, x.bits(inputs), y.bits(inputs))
            }
            Kind::Unary(function, operand) => function.of(width, operand.bits(inputs)),
            Kind::Select(predicate, operands) => {
                let [x, y, yes, no] = &**operands;
                match predicate.of(x.width, x.bits(inputs), y.bits(inputs)) {
                    true => yes.bits(inputs),
                    false => no.bits(inputs),
                }
            }
            Kind::Convert(is_signed, operand) => {
                let bits = operand.bits(inputs);
                match is_signed {
                    true => cut(width, signed(operand.width, bits)),
                    false => cut(width, bits.into()),
                }
            }
            Kind::Stored(operands) => operands[(inputs[1] & 1) as usize].bits(inputs),
            Kind::Loop(operation, trips, operands) => {
                let [start, by] = &**operands;
                let (start, by) = (start.bits(inputs), by.bits(inputs));
                (0..inputs[*trips] & 7).fold(start, |value, _| operation.of(width, value, by))
            }
            Kind::Switch(operands) => {
                let [selector, zero, one, other] = &**operands;
                match selector.bits(inputs) & 3 {
                    0 | 3 => zero.bits(inputs),
                    1 => one.bits(inputs),
                    _ => other.bits(inputs),
                }
            }
            Kind::Call(operands) => {
                let [a, b] = &**operands;
                called(width, a.bits(inputs), b.bits(inputs))
            }
        }
    }

    /// Its value as the kernel stores it: extended with its sign if the width is even, with zeros otherwise.
    pub fn result(&self, inputs: &[u64]) -> i64 {
        let bits = self.bits(inputs);
        match self.width % 2 {
            0 => signed(self.width, bits) as i64,
            _ => bits.cast_signed(),
        }
    }
}
