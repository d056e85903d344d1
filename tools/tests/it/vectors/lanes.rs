//! Instructions that work lane by lane.

use std::fmt::Write as _;
use std::fs;

use crate::e2e::{launch::Launch, vulkan_expected};
use crate::exact::{
    Equality,
    table::Type::{self, F32, I32, U32},
};

use super::{LENGTHS, stored};

const WORKGROUP: usize = 64;

/// An instruction on vectors, and what it makes of each pair of lanes.
struct Instruction {
    /// Makes `%r` of `%x` and `%y`; `vecN` is the type of vectors.
    body: &'static str,
    /// Types of the lanes of `%x`, `%y` and `%r`.
    types: [Type; 3],
    expected: fn(u32, u32) -> u32,
    equality: Equality,
}

impl Instruction {
    fn check(&self) {
        LENGTHS.iter().for_each(|&lanes| self.check_length(lanes));
    }

    fn check_length(&self, lanes: usize) {
        let [xs, ys] = self.operands(lanes);
        let directory = tempfile::TempDir::new().unwrap();
        let file = directory.path().join("kernel.gir");
        fs::write(&file, self.kernel(lanes)).unwrap();
        let elements = xs.len() / stored(lanes);
        let groups = u32::try_from(elements / WORKGROUP).unwrap();
        let launch = Launch::of(&file, "apply", [groups, 1, 1]);
        let launch = self.types[0].input(launch, &xs);
        let launch = self.types[1].input(launch, &ys);
        let outputs = self.types[2].room(launch, xs.len()).run();
        let results = self.types[2].output(&outputs, 2);
        assert_eq!(results.len(), xs.len());
        let wrong: Vec<_> = (0..results.len())
            .filter(|index| index % stored(lanes) < lanes)
            .filter_map(|index| self.compare(xs[index], ys[index], results[index]))
            .collect();
        assert!(
            wrong.is_empty(),
            "{}\nvec{lanes}: {} wrong lanes, the first:\n{}",
            self.body,
            wrong.len(),
            wrong[..wrong.len().min(8)].join("\n")
        );
    }

    fn compare(&self, x: u32, y: u32, actual: u32) -> Option<String> {
        let expected = (self.expected)(x, y);
        let [x_type, y_type, r_type] = self.types;
        (!self.equality.holds(actual, expected)).then(|| {
            format!(
                "%x = {}, %y = {}: %r = {}, expected {}",
                x_type.show(x),
                y_type.show(y),
                r_type.show(actual),
                r_type.show(expected)
            )
        })
    }

    /// All pairs of edge values, in whole workgroups of whole vectors; the room behind a third
    /// lane is filled, too.
    fn operands(&self, lanes: usize) -> [Vec<u32>; 2] {
        let [x, y, _] = self.types;
        let ys = y.values();
        let row = |x| ys.iter().map(move |&y| (x, y));
        let pairs: Vec<_> = x.values().into_iter().flat_map(row).collect();
        let vectors = pairs.len().div_ceil(lanes).next_multiple_of(WORKGROUP);
        let mut pairs = pairs.into_iter().cycle();
        let mut operands = [vec![], vec![]];
        for place in 0..vectors * stored(lanes) {
            let is_padding = place % stored(lanes) >= lanes;
            let pair = (!is_padding).then(|| pairs.next().unwrap());
            let (x, y) = pair.unwrap_or((0x0bad_cafe, 0x0bad_cafe));
            operands[0].push(x);
            operands[1].push(y);
        }
        operands
    }

    fn kernel(&self, lanes: usize) -> String {
        let [x, y, r] = self.types.map(Type::spelling);
        let stride = 4 * stored(lanes);
        let mut text = format!(
            "func kernel workgroup_size({WORKGROUP}, 1, 1) @apply(%xs: ptr[global]<vecN<{x}>>, \
             %ys: ptr[global]<vecN<{y}>>, %results: ptr[global]<vecN<{r}>>) -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride={stride}
  %y.at = gep %ys, %i, stride={stride}
  %r.at = gep %results, %i, stride={stride}
  %x = load %x.at
  %y = load %y.at
"
        );
        let _ = write!(text, "{}\n  store %r.at, %r\n  ret\n}}\n", self.body);
        text.replace("vecN", &format!("vec{lanes}"))
    }
}

macro_rules! instructions {
    ($test:ident, $equality:ident: $($body:expr, $types:expr => $expected:expr;)+) => {
        #[test]
        fn $test() {
            if !vulkan_expected() {
                return;
            }
            $(Instruction {
                body: $body,
                types: $types,
                expected: $expected,
                equality: Equality::$equality,
            }
            .check();)+
        }
    };
}

fn div_signed(x: u32, y: u32) -> u32 {
    match y {
        0 => x,
        _ => (x as i32).wrapping_div(y as i32) as u32,
    }
}

fn rem_signed(x: u32, y: u32) -> u32 {
    match y {
        0 => 0,
        _ => (x as i32).wrapping_rem(y as i32) as u32,
    }
}

instructions! { integers, Bits:
    "  %r = add %x, %y", [I32; 3] => u32::wrapping_add;
    "  %r = sub %x, %y", [U32; 3] => u32::wrapping_sub;
    "  %r = mul %x, %y", [I32; 3] => u32::wrapping_mul;
    "  %r = neg %x", [I32; 3] => |x, _| x.wrapping_neg();
    "  %r = div %x, %y", [I32; 3] => div_signed;
    "  %r = rem %x, %y", [I32; 3] => rem_signed;
    "  %r = div %x, %y", [U32; 3] => |x, y| x.checked_div(y).unwrap_or(x);
    "  %r = rem %x, %y", [U32; 3] => |x, y| x.checked_rem(y).unwrap_or(0);
    "  %c = splat -7i -> vecN<i32>
  %r = div %x, %c", [I32; 3] => |x, _| (x as i32).wrapping_div(-7) as u32;
}

instructions! { bits, Bits:
    "  %r = and %x, %y", [I32; 3] => |x, y| x & y;
    "  %r = or %x, %y", [U32; 3] => |x, y| x | y;
    "  %r = xor %x, %y", [U32; 3] => |x, y| x ^ y;
    "  %r = not %x", [I32; 3] => |x, _| !x;
    "  %r = shl %x, %y", [I32; 3] => u32::wrapping_shl;
    "  %r = shr %x, %y", [I32; 3] => |x, y| (x as i32).wrapping_shr(y) as u32;
    "  %r = shr %x, %y", [U32; 3] => u32::wrapping_shr;
    "  %c = splat 5u -> vecN<u32>
  %r = shl %x, %c", [U32; 3] => |x, _| x << 5;
    "  %r = mov %x", [F32; 3] => |x, _| x;
    "  %r = bitcast %x -> vecN<u32>", [F32, F32, U32] => |x, _| x;
    "  %r = bitcast %x -> vecN<f32>", [I32, I32, F32] => |x, _| x;
    "  %r = bitcast %x -> vecN<i32>", [U32, U32, I32] => |x, _| x;
}

/// An operation on the floats of bits.
macro_rules! float {
    ($op:tt) => {
        |x, y| (f32::from_bits(x) $op f32::from_bits(y)).to_bits()
    };
}

instructions! { floats, AnyNan:
    "  %r = add %x, %y", [F32; 3] => float!(+);
    "  %r = sub %x, %y", [F32; 3] => float!(-);
    "  %r = mul %x, %y", [F32; 3] => float!(*);
    "  %r = neg %x", [F32; 3] => |x, _| x ^ 1 << 31;
    "  %half = splat 0.5f -> vecN<f32>
  %r = mul %x, %half", [F32; 3] => |x, _| (f32::from_bits(x) * 0.5).to_bits();
}

/// A comparison of the values of a type of bits.
macro_rules! compare {
    ($from:expr, $op:tt) => {
        |x, y| u32::from($from(x) $op $from(y))
    };
}

instructions! { comparisons, Bits:
    "  %r = icmp.lt %x, %y", [I32, I32, U32] => compare!(u32::cast_signed, <);
    "  %r = icmp.ge %x, %y", [I32, I32, U32] => compare!(u32::cast_signed, >=);
    "  %r = icmp.ne %x, %y", [U32, U32, U32] => |x, y| u32::from(x != y);
    "  %r = ucmp.le %x, %y", [U32, U32, U32] => |x, y| u32::from(x <= y);
    "  %r = ucmp.gt %x, %y", [U32, U32, U32] => |x, y| u32::from(x > y);
    "  %r = fcmp.oeq %x, %y", [F32, F32, U32] => compare!(f32::from_bits, ==);
    "  %r = fcmp.olt %x, %y", [F32, F32, U32] => compare!(f32::from_bits, <);
    "  %r = fcmp.une %x, %y", [F32, F32, U32] => compare!(f32::from_bits, !=);
}

instructions! { selections, Bits:
    "  %c = ucmp.lt %x, %y
  %r = select %c, %x, %y", [U32; 3] => u32::min;
    "  %n = not %y
  %r = select %x, %y, %n", [U32; 3] => |x, y| if x == 0 { !y } else { y };
    "  %less = fcmp.olt %x, %y
  %one = splat 1u -> vecN<u32>
  %more = xor %less, %one
  %r = select %more, %x, %y", [F32; 3] => |x, y| {
        if f32::from_bits(x) < f32::from_bits(y) { y } else { x }
    };
}

instructions! { conversions, Bits:
    "  %r = fptosi %x -> vecN<i32>", [F32, F32, I32] => |x, _| {
        let x = f32::from_bits(x);
        if (-2_147_483_648.0..2_147_483_648.0).contains(&x) { x as i32 as u32 } else { 0 }
    };
    "  %r = fptoui %x -> vecN<u32>", [F32, F32, U32] => |x, _| {
        let x = f32::from_bits(x);
        if -1.0 < x && x < 4_294_967_296.0 { x as u32 } else { 0 }
    };
    "  %r = sitofp %x -> vecN<f32>", [I32, I32, F32] => |x, _| (x as i32 as f32).to_bits();
    "  %r = uitofp %x -> vecN<f32>", [U32, U32, F32] => |x, _| (x as f32).to_bits();
}
