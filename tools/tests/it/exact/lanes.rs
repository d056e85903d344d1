//! Instructions that work lane by lane, on vectors of every length and every type of lane.
//!
//! All pairs of edge values stand in buffers of vectors; each lane of a result has to be what the
//! scalar instruction gives.

use std::fs;

use super::half_rounding::nearest_half;
use super::kernel::{WORKGROUP, loaded};
use super::table::{
    Table,
    Type::{self, F16, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64},
};
use super::{Equality, Instruction, on};
use crate::e2e::{launch::Launch, vulkan_expected};
use crate::vectors::{LENGTHS, stored};
use ::half::f16;

/// Runs instructions, in whose bodies `vecN` is the type of vectors, on each length.
fn check(instructions: &[Instruction], equality: Equality) {
    for instructions in instructions.chunk_by(|one, next| one.types == next.types) {
        for lanes in LENGTHS {
            let kernel = Kernel {
                instructions,
                lanes,
            };
            kernel.check(equality);
        }
    }
}

/// A kernel that applies instructions on the same types to the vectors of two buffers. It has a
/// result for each.
struct Kernel<'a> {
    instructions: &'a [Instruction],
    lanes: usize,
}

impl Kernel<'_> {
    fn types(&self) -> [Type; 3] {
        self.instructions[0].types
    }

    fn check(&self, equality: Equality) {
        let [xs, ys] = self.operands();
        let results = self.run(&xs, &ys);
        let room = stored(self.lanes);
        for (number, instruction) in self.instructions.iter().enumerate() {
            let wrong: Vec<_> = (0..xs.len())
                .filter(|index| index % room < self.lanes)
                .filter_map(|index| {
                    let vector = index / room * self.instructions.len() + number;
                    let result = results[vector * room + index % room];
                    instruction.compare((xs[index], ys[index]), result, equality)
                })
                .collect();
            assert!(
                wrong.is_empty(),
                "{}\nvec{} of {:?}: {} wrong lanes, the first:\n{}",
                instruction.body,
                self.lanes,
                self.types().map(|ty| ty.to_string()),
                wrong.len(),
                wrong[..wrong.len().min(8)].join("\n")
            );
        }
    }

    /// All pairs of edge values, in whole workgroups of whole vectors; the room behind a third
    /// lane is filled, too.
    fn operands(&self) -> [Vec<u64>; 2] {
        let [x, y, _] = self.types();
        let ys = y.values();
        let row = |x| ys.iter().map(move |&y| (x, y));
        let pairs: Vec<_> = x.values().into_iter().flat_map(row).collect();
        let vectors = pairs.len().div_ceil(self.lanes);
        let room = stored(self.lanes);
        let mut pairs = pairs.into_iter().cycle();
        let places = 0..vectors.next_multiple_of(WORKGROUP) * room;
        places
            .map(|place| match place % room < self.lanes {
                true => pairs.next().unwrap(),
                false => (0x0bad_cafe_0bad_cafe, 0x0bad_cafe_0bad_cafe),
            })
            .unzip::<_, _, Vec<_>, Vec<_>>()
            .into()
    }

    fn run(&self, xs: &[u64], ys: &[u64]) -> Vec<u64> {
        let [x, y, r] = self.types();
        let directory = tempfile::TempDir::new().unwrap();
        let file = directory.path().join("kernel.gir");
        fs::write(&file, self.text()).unwrap();
        let vectors = xs.len() / stored(self.lanes);
        let workgroups = u32::try_from(vectors / WORKGROUP).unwrap();
        let room = vec![0x6b8f_2c3d_6b8f_2c3d; xs.len() * self.instructions.len()];
        let outputs = Launch::of(&file, "apply", [workgroups, 1, 1])
            .input_bytes(x, &x.bytes(xs))
            .input_bytes(y, &y.bytes(ys))
            .in_out_bytes(r, &r.bytes(&room))
            .run();
        let results = r.read(&outputs.bytes(2, r));
        assert_eq!(results.len(), room.len());
        results
    }

    fn text(&self) -> String {
        let [x, y, r] = self.types();
        let stride = |ty: Type| ty.size() * stored(self.lanes);
        let mut text = format!(
            "func kernel workgroup_size({WORKGROUP}, 1, 1) @apply(%xs: ptr[global]<vecN<{x}>>, \
             %ys: ptr[global]<vecN<{y}>>, %results: ptr[global]<vecN<{r}>>) -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride={}
  %y.at = gep %ys, %i, stride={}
  %x = load %x.at
  %y = load %y.at
  %first = mul %i, {}u
",
            stride(x),
            stride(y),
            self.instructions.len()
        );
        for (number, instruction) in self.instructions.iter().enumerate() {
            text += &format!(
                "  %place{number} = add %first, {number}u
  %at{number} = gep %results, %place{number}, stride={}
{}
  store %at{number}, %r{number}
",
                stride(r),
                loaded(instruction, number)
            );
        }
        text += "  ret\n}\n";
        text.replace("vecN", &format!("vec{}", self.lanes))
    }
}

/// Tests, one for each family, of the instructions of a table.
macro_rules! instructions {
    ($test:ident, $equality:ident: $($body:expr, $types:expr => $expected:expr;)+) => {
        #[test]
        fn $test() {
            if !vulkan_expected() {
                return;
            }
            let instructions = [
                $(Instruction { body: $body, types: $types, expected: $expected },)+
            ];
            check(&instructions, Equality::$equality);
        }
    };
}

/// A literal in every lane, and an instruction that uses it as `%c`.
macro_rules! with_constant {
    ($number:literal, $ty:ident, $instruction:literal) => {
        concat!(
            "  %c = splat ",
            $number,
            stringify!($ty),
            " -> vecN<",
            stringify!($ty),
            ">
  %r = ",
            $instruction
        )
    };
}

/// The body of a conversion to a type.
macro_rules! convert {
    ($instruction:literal, $to:ident) => {
        concat!(
            "  %r = ",
            $instruction,
            " %x -> vecN<",
            stringify!($to),
            ">"
        )
    };
}

/// The tests of a width of integers: the signed type and its GIR type, the unsigned ones.
macro_rules! integers {
    ($($module:ident: $i:ident $I:ident, $u:ident $U:ident;)+) => {$(
        mod $module {
            use super::*;

            instructions! { signed, Bits:
                "  %r = add %x, %y", [$I; 3] => on!($i, $i::wrapping_add);
                "  %r = mul %x, %y", [$I; 3] => on!($i, $i::wrapping_mul);
                "  %r = neg %x", [$I; 3] => on!($i, |x, _| x.wrapping_neg());
                "  %r = not %x", [$I; 3] => on!($i, |x, _| !x);
                "  %r = div %x, %y", [$I; 3] =>
                    on!($i, |x, y| if y == 0 { x } else { x.wrapping_div(y) });
                "  %r = rem %x, %y", [$I; 3] =>
                    on!($i, |x, y| if y == 0 { 0 } else { x.wrapping_rem(y) });
                with_constant!("-7", $i, "div %x, %c"), [$I; 3] =>
                    on!($i, |x, _| x.wrapping_div(-7));
                "  %r = and %x, %y", [$I; 3] => on!($i, |x, y| x & y);
                "  %r = shr %x, %y", [$I; 3] => on!($i, |x, y| x.wrapping_shr(y as u32));
                "  %r = abs %x", [$I; 3] => on!($i, |x, _| x.wrapping_abs());
                "  %r = min %x, %y", [$I; 3] => on!($i, |x, y| x.min(y));
                "  %r = max %x, %y", [$I; 3] => on!($i, |x, y| x.max(y));
                "  %c = icmp.lt %x, %y
  %r = select %c, %x, %y", [$I; 3] => on!($i, |x, y| x.min(y));
                "  %r = icmp.lt %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x < y));
                "  %r = icmp.ge %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x >= y));
                "  %r = icmp.ne %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x != y));
                convert!("bitcast", $u), [$I, $I, $U] => on!($i, |x, _| x as $u);
            }

            instructions! { unsigned, Bits:
                "  %r = sub %x, %y", [$U; 3] => on!($u, $u::wrapping_sub);
                "  %r = div %x, %y", [$U; 3] => on!($u, |x, y| x.checked_div(y).unwrap_or(x));
                "  %r = rem %x, %y", [$U; 3] => on!($u, |x, y| x.checked_rem(y).unwrap_or(0));
                "  %r = or %x, %y", [$U; 3] => on!($u, |x, y| x | y);
                "  %r = xor %x, %y", [$U; 3] => on!($u, |x, y| x ^ y);
                "  %r = shl %x, %y", [$U; 3] => on!($u, |x, y| x.wrapping_shl(y as u32));
                "  %r = shr %x, %y", [$U; 3] => on!($u, |x, y| x.wrapping_shr(y as u32));
                with_constant!("5", $u, "shl %x, %c"), [$U; 3] => on!($u, |x, _| x << 5);
                "  %r = max %x, %y", [$U; 3] => on!($u, |x, y| x.max(y));
                "  %r = clamp %x, %y, %x", [$U; 3] => on!($u, |x, y| x.max(y).min(x));
                "  %r = popcount %x", [$U; 3] => on!($u, |x, _| x.count_ones() as $u);
                "  %r = clz %x", [$U; 3] => on!($u, |x, _| x.leading_zeros() as $u);
                "  %r = ctz %x", [$U; 3] => on!($u, |x, _| x.trailing_zeros() as $u);
                "  %r = bitreverse %x", [$U; 3] => on!($u, |x, _| x.reverse_bits());
                "  %r = ucmp.le %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x <= y));
                "  %r = ucmp.gt %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x > y));
                // Any number is a condition.
                "  %n = not %y
  %r = select %x, %y, %n", [U32, $U, $U] => on!(u32, $u, |x, y| if x == 0 { !y } else { y });
            }
        }
    )+};
}

integers! {
    width8: i8 I8, u8 U8;
    width16: i16 I16, u16 U16;
    width32: i32 I32, u32 U32;
    width64: i64 I64, u64 U64;
}

/// Truncated toward zero; 0 where the integer part does not fit, and for a NaN.
macro_rules! to_integer {
    ($float:ident, $i:ident) => {
        on!($float, |x, _| {
            let whole = f64::from(x).trunc();
            let fits = <$i>::MIN as f64 <= whole && whole < <$i>::MAX as f64 + 1.0;
            if fits { whole as $i } else { 0 }
        })
    };
}

/// The tests of a width of floats: the Rust type, its GIR type, integers of the same width, and the
/// conversion from numbers.
macro_rules! floats {
    ($($module:ident: $f:ident $F:ident, $i:ident $I:ident, $u:ident $U:ident, $round:expr;)+) => {$(
        mod $module {
            use super::*;

            instructions! { arithmetic, AnyNan:
                "  %r = add %x, %y", [$F; 3] => on!($f, |x, y| x + y);
                "  %r = sub %x, %y", [$F; 3] => on!($f, |x, y| x - y);
                "  %r = mul %x, %y", [$F; 3] => on!($f, |x, y| x * y);
                "  %r = neg %x", [$F; 3] => on!($f, |x, _| -x);
                with_constant!("0.5", $f, "mul %x, %c"), [$F; 3] =>
                    on!($f, |x, _| x * $round(0.5));
                "  %r = abs %x", [$F; 3] => on!($f, |x, _| $round(f64::from(x).abs()));
                "  %r = floor %x", [$F; 3] => on!($f, |x, _| $round(f64::from(x).floor()));
                "  %r = ceil %x", [$F; 3] => on!($f, |x, _| $round(f64::from(x).ceil()));
                "  %r = round %x", [$F; 3] => on!($f, |x, _| $round(f64::from(x).round()));
                "  %r = rint %x", [$F; 3] =>
                    on!($f, |x, _| $round(f64::from(x).round_ties_even()));
                "  %r = trunc_f %x", [$F; 3] => on!($f, |x, _| $round(f64::from(x).trunc()));
                "  %r = sqrt %x", [$F; 3] => on!($f, |x, _| $round(f64::from(x).sqrt()));
            }

            instructions! { extremes, EITHER_ZERO:
                "  %r = min %x, %y", [$F; 3] =>
                    on!($f, |x, y| $round(f64::from(x).min(f64::from(y))));
                "  %r = max %x, %y", [$F; 3] =>
                    on!($f, |x, y| $round(f64::from(x).max(f64::from(y))));
            }

            instructions! { bits, Bits:
                "  %r = mov %x", [$F; 3] => |x, _| x;
                "  %c = fcmp.olt %x, %y
  %r = select %c, %y, %x", [$F; 3] => on!($f, |x, y| if x < y { y } else { x });
                convert!("bitcast", $u), [$F, $F, $U] => |x, _| x;
                convert!("bitcast", $f), [$I, $I, $F] => |x, _| x;
            }

            instructions! { comparisons, Bits:
                "  %r = fcmp.oeq %x, %y", [$F, $F, U32] => on!($f, |x, y| u32::from(x == y));
                "  %r = fcmp.olt %x, %y", [$F, $F, U32] => on!($f, |x, y| u32::from(x < y));
                "  %r = fcmp.une %x, %y", [$F, $F, U32] => on!($f, |x, y| u32::from(x != y));
                "  %r = fcmp.ult %x, %y", [$F, $F, U32] =>
                    on!($f, |x, y| u32::from(!matches!(x.partial_cmp(&y), Some(order) if order.is_ge())));
            }

            instructions! { conversions, Bits:
                convert!("fptosi", $i), [$F, $F, $I] => to_integer!($f, $i);
                convert!("fptoui", $u), [$F, $F, $U] => to_integer!($f, $u);
                convert!("sitofp", $f), [I32, I32, $F] => on!(i32, |x, _| $round(f64::from(x)));
                convert!("uitofp", $f), [U32, U32, $F] => on!(u32, |x, _| $round(f64::from(x)));
                // A comparison is 0 or 1.
                concat!("  %c = fcmp.olt %x, %y
  %r = uitofp %c -> vecN<", stringify!($f), ">"), [$F; 3] =>
                    on!($f, |x, y| $round(f64::from(u8::from(x < y))));
            }
        }
    )+};
}

floats! {
    half: f16 F16, i16 I16, u16 U16, nearest_half;
    float: f32 F32, i32 I32, u32 U32, |x: f64| x as f32;
    double: f64 F64, i64 I64, u64 U64, |x: f64| x;
}

instructions! { between_integers, Bits:
    convert!("sext", i16), [I8, I8, I16] => on!(i8, |x, _| i16::from(x));
    convert!("sext", i64), [I8, I8, I64] => on!(i8, |x, _| i64::from(x));
    convert!("zext", u32), [U8, U8, U32] => on!(u8, |x, _| u32::from(x));
    convert!("zext", u64), [U16, U16, U64] => on!(u16, |x, _| u64::from(x));
    convert!("trunc", i8), [I64, I64, I8] => on!(i64, |x, _| x as i8);
    convert!("trunc", u16), [U32, U32, U16] => on!(u32, |x, _| x as u16);
}

instructions! { between_floats, AnyNan:
    convert!("fpext", f32), [F16, F16, F32] => on!(f16, |x, _| x.to_f32());
    convert!("fpext", f64), [F16, F16, F64] => on!(f16, |x, _| x.to_f64());
    convert!("fpext", f64), [F32, F32, F64] => on!(f32, |x, _| f64::from(x));
    convert!("fptrunc", f16), [F32, F32, F16] => on!(f32, |x, _| nearest_half(f64::from(x)));
    convert!("fptrunc", f16), [F64, F64, F16] => on!(f64, |x, _| nearest_half(x));
    convert!("fptrunc", f32), [F64, F64, F32] => on!(f64, |x, _| x as f32);
}

instructions! { functions, WITHIN_4:
    "  %r = rsqrt %x", [F32; 3] => on!(f32, |x, _| (1.0 / f64::from(x).sqrt()) as f32);
    "  %r = exp %x", [F32; 3] => on!(f32, |x, _| f64::from(x).exp() as f32);
    "  %r = log2 %x", [F32; 3] => on!(f32, |x, _| f64::from(x).log2() as f32);
    "  %r = sin %x", [F32; 3] => on!(f32, |x, _| f64::from(x).sin() as f32);
    "  %r = cos %x", [F16; 3] => on!(f16, |x, _| nearest_half(x.to_f64().cos()));
}

instructions! { powers, WITHIN_16:
    "  %r = pow %x, %y", [F32; 3] => on!(f32, |x, y| f64::from(x).powf(f64::from(y)) as f32);
}

instructions! { fused_sums, AnyNan:
    "  %r = fma %x, %y, %x", [F32; 3] => on!(f32, |x, y| x.mul_add(y, x));
}
