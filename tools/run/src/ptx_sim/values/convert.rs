//! Conversions (PTX ISA, "cvt").

use super::float;
use super::rounding::{BF16, Exact, F16, F32, F64, Format, Rounding};
use super::types::{Kind, Type, truncated};

/// The types and modifiers of a `cvt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// The type of the operand.
    pub from: Type,
    /// The type of the result.
    pub to: Type,
    /// How it is rounded.
    pub rounding: Rounding,
    /// Whether it is rounded to an integer, though it becomes a float.
    pub to_integral: bool,
    /// `.sat`
    pub saturates: bool,
    /// `.ftz`
    pub flushes: bool,
    /// Bits of the register of the result, which signed integers fill.
    pub register: u32,
}

fn format(ty: Type) -> Format {
    match (ty.kind, ty.bits) {
        (Kind::Bfloat, _) => BF16,
        (_, 16) => F16,
        (_, 64) => F64,
        _ => F32,
    }
}

impl Conversion {
    /// The register of the result.
    pub fn apply(&self, register: u64) -> u64 {
        let is_single = |ty: Type| ty.kind == Kind::Float && ty.bits == 32;
        let register = match self.flushes && is_single(self.from) {
            true => float::flushed(register),
            false => register,
        };
        let found = match (self.from.is_float(), self.to.is_float()) {
            (false, false) => self.integer(register),
            (false, true) => {
                let number = self.number(register);
                let found = format(self.to).bits(Exact::of_integer(number), self.rounding);
                self.between_zero_and_one(found)
            }
            (true, false) => self.integer_of_float(register),
            (true, true) => self.float(register),
        };
        match self.flushes && is_single(self.to) {
            true => float::flushed(found),
            false => found,
        }
    }

    /// An integer operand as a number.
    fn number(&self, register: u64) -> i128 {
        let extended = self.from.extended(register);
        match self.from.kind {
            Kind::Signed => i128::from(extended as i64),
            _ => i128::from(extended),
        }
    }

    fn integer(&self, register: u64) -> u64 {
        let number = self.number(register);
        let number = if self.saturates {
            self.clamped(number)
        } else {
            number
        };
        self.filled(number as u64)
    }

    /// An integer result in its register.
    fn filled(&self, value: u64) -> u64 {
        truncated(self.to.extended(value), self.register)
    }

    fn clamped(&self, number: i128) -> i128 {
        let bits = self.to.bits;
        match self.to.kind {
            Kind::Signed => number.clamp(-1 << (bits - 1), (1 << (bits - 1)) - 1),
            _ => number.clamp(0, (1 << bits) - 1),
        }
    }

    fn integer_of_float(&self, register: u64) -> u64 {
        let exact = format(self.from).exact(register & self.from.mask());
        match exact.to_integer(self.rounding) {
            Some(number) => self.filled(self.clamped(number) as u64),
            None if self.from.bits == 64 || self.to.bits == 64 => {
                self.filled(1 << (self.to.bits - 1))
            }
            None => 0,
        }
    }

    fn float(&self, register: u64) -> u64 {
        let register = register & self.from.mask();
        let exact = format(self.from).exact(register);
        let to = format(self.to);
        let found = match exact {
            Exact::Finite { .. } if self.to_integral => {
                let is_large = match exact {
                    Exact::Finite { exponent, .. } => exponent >= 0,
                    _ => true,
                };
                let rounded = match exact.to_integer(self.rounding) {
                    Some(0) | None => Exact::Finite {
                        negative: exact.is_negative(),
                        magnitude: 0,
                        exponent: 0,
                    },
                    Some(number) => Exact::of_integer(number),
                };
                to.bits(if is_large { exact } else { rounded }, Rounding::Nearest)
            }
            _ => to.bits(exact, self.rounding),
        };
        self.between_zero_and_one(found)
    }

    fn between_zero_and_one(&self, found: u64) -> u64 {
        if !self.saturates {
            return found;
        }
        let to = format(self.to);
        let one = to.bits(Exact::of_integer(1), Rounding::Nearest);
        match to.exact(found) {
            Exact::Nan => 0,
            number if number.is_negative() => 0,
            // Floats from zero on are in the order of their bits.
            _ => found.min(one),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn conversion(to: &str, from: &str, rounding: Rounding) -> Conversion {
        let to = Type::of(to).unwrap();
        Conversion {
            from: Type::of(from).unwrap(),
            to,
            rounding,
            to_integral: false,
            saturates: false,
            flushes: false,
            register: to.bits.max(16),
        }
    }

    #[test]
    fn integers_are_cut_and_filled() {
        let of = |to, from| conversion(to, from, Rounding::Zero);
        assert_eq!(of("u32", "u64").apply(0x1_2345_6789), 0x2345_6789);
        assert_eq!(of("s64", "s32").apply(0x8000_0000), 0xffff_ffff_8000_0000);
        assert_eq!(of("s32", "s8").apply(0x180), 0xffff_ff80);
        assert_eq!(of("s8", "s32").apply(0x80), 0xff80);
        assert_eq!(of("u32", "u8").apply(0x1ff), 0xff);
        let saturating = |to, from| Conversion {
            saturates: true,
            ..of(to, from)
        };
        assert_eq!(saturating("u8", "s32").apply(0xffff_ffff), 0);
        assert_eq!(saturating("u8", "s32").apply(300), 255);
        assert_eq!(saturating("s16", "s32").apply(40_000), 0x7fff);
        assert_eq!(saturating("s16", "u32").apply(0xffff_ffff), 0x7fff);
    }

    #[test]
    fn floats_to_integers_end_at_the_limits() {
        let samples = [
            0.0, -0.0, 1.5, -1.5, 2.5e9, -2.5e9, 1e20, -1e20, 1e-40, 300.0,
        ];
        for value in samples {
            let single = value as f32;
            let bits = u64::from(single.to_bits());
            let of = |to| conversion(to, "f32", Rounding::Zero).apply(bits);
            assert_eq!(of("s32") as u32, (single as i32) as u32, "{value}");
            assert_eq!(of("u32") as u32, single as u32, "{value}");
            assert_eq!(of("s64"), (single as i64) as u64, "{value}");
            assert_eq!(of("u64"), single as u64, "{value}");
            assert_eq!(of("s16") as u16, (single as i16) as u16, "{value}");
        }
        let nan = f32::NAN.to_bits().into();
        assert_eq!(conversion("s32", "f32", Rounding::Zero).apply(nan), 0);
        assert_eq!(conversion("s64", "f32", Rounding::Zero).apply(nan), 1 << 63);
        let nan = f64::NAN.to_bits();
        assert_eq!(conversion("s32", "f64", Rounding::Zero).apply(nan), 1 << 31);
    }

    #[test]
    fn integers_to_floats_are_rounded_once() {
        for value in [
            0_u64,
            1,
            16_777_217,
            16_777_219,
            u64::MAX,
            1 << 63,
            0x8000_0080_0000_0001,
        ] {
            let single = conversion("f32", "u64", Rounding::Nearest).apply(value);
            assert_eq!(single as u32, (value as f32).to_bits());
            let double = conversion("f64", "s64", Rounding::Nearest).apply(value);
            assert_eq!(double, (value as i64 as f64).to_bits());
        }
        let up = conversion("f32", "u32", Rounding::Up).apply(16_777_217);
        assert_eq!(up as u32, 16_777_218_f32.to_bits());
    }

    #[test]
    fn floats_are_rounded_to_integers_and_stay_floats() {
        let of = |rounding, value: f32| {
            let conversion = Conversion {
                to_integral: true,
                ..conversion("f32", "f32", rounding)
            };
            f32::from_bits(conversion.apply(value.to_bits().into()) as u32)
        };
        for value in [
            0.5,
            1.5,
            2.5,
            -0.5,
            -2.5,
            1e30,
            8_388_609.0,
            -0.0,
            0.49,
            f32::INFINITY,
        ] {
            let found = [
                Rounding::Nearest,
                Rounding::Zero,
                Rounding::Down,
                Rounding::Up,
            ]
            .map(|rounding| of(rounding, value).to_bits());
            let expected = [
                value.round_ties_even(),
                value.trunc(),
                value.floor(),
                value.ceil(),
            ];
            assert_eq!(found, expected.map(f32::to_bits), "{value}");
        }
    }

    #[test]
    fn modes_of_floats() {
        let plain = conversion("f32", "f64", Rounding::Nearest);
        assert_eq!(plain.apply(1e-40_f64.to_bits()) as u32, 1e-40_f32.to_bits());
        let flushing = Conversion {
            flushes: true,
            ..plain
        };
        assert_eq!(flushing.apply(1e-40_f64.to_bits()), 0);
        let saturating = Conversion {
            saturates: true,
            ..plain
        };
        for (value, expected) in [(2.0, 1_f32), (-1.0, 0.0), (0.25, 0.25), (f64::NAN, 0.0)] {
            assert_eq!(
                saturating.apply(f64::to_bits(value)) as u32,
                expected.to_bits()
            );
        }
        let brain = conversion("bf16", "f32", Rounding::Nearest);
        assert_eq!(brain.apply(1.0_f32.to_bits().into()), 0x3f80);
        assert_eq!(brain.apply(f32::NAN.to_bits().into()), 0x7fff);
    }
}
