//! Workgroup operations on a device, compared with Rust.
//!
//! The order of a reduction is part of its meaning: sums and products of floats are compared bit by bit with those of
//! the tree in the operation's description.

use half::f16;

use gir_run::element::Scalar::{self, F16, F32, F64, U8, U16, U32, U64};

use super::e2e::{
    assert_same_bits,
    inputs::Generator,
    launch::{CPU, SERIAL, VULKAN, Way},
    vulkan_expected,
};
use super::exact::{Bits, on, table::Table};
use super::mir_kernel::{Buffer, MirKernel, scalar_type};

const WORKGROUPS: usize = 3;

/// On the work-items of a device, and by loops over them.
const WAYS: &[Way] = &[VULKAN, SERIAL, CPU];

/// Text that numbers the work-items of the grid as `%i`, along x, y and z of each workgroup.
fn numbering([x, y, z]: [u32; 3]) -> String {
    format!(
        "  %lx = mir.gpu.local_id x
  %ly = mir.gpu.local_id y
  %lz = mir.gpu.local_id z
  %group = mir.gpu.workgroup_id x
  %width = arith.constant {x} : i32
  %plane = arith.constant {} : i32
  %all = arith.constant {} : i32
  %row = arith.muli %ly, %width : i32
  %layer = arith.muli %lz, %plane : i32
  %block = arith.muli %group, %all : i32
  %a = arith.addi %lx, %row : i32
  %b = arith.addi %a, %layer : i32
  %i = arith.addi %b, %block : i32
",
        x * y,
        x * y * z
    )
}

/// A reduction, on the bits of values.
struct Reduction {
    kind: &'static str,
    /// A value of a random number, such that the result depends on many of them.
    value: fn(u64) -> u64,
    combine: fn(u64, u64) -> u64,
}

impl Reduction {
    fn values(&self, scalar: Scalar, count: usize) -> Vec<u64> {
        let mut generator = Generator::new(91);
        let mask = u64::MAX >> (64 - 8 * scalar.size());
        let next = |_| (self.value)(generator.bits64()) & mask;
        (0..count).map(next).collect()
    }

    /// The result of the tree for the values of a workgroup.
    fn tree(&self, values: &[u64]) -> u64 {
        let mut values = values.to_vec();
        while values.len() > 1 {
            let half = values.len().next_power_of_two() / 2;
            let behind = values.split_off(half);
            for (value, other) in values.iter_mut().zip(behind) {
                *value = (self.combine)(*value, other);
            }
        }
        values[0]
    }
}

/// A bit that few numbers have.
fn rare_bit(random: u64) -> u64 {
    match random >> 32 & 0xff {
        0 => 1 << (random % 64),
        _ => 0,
    }
}

/// A number near 1 of either sign.
fn near_one(random: u64) -> f64 {
    let noise = random as i32 as f64 / 2_147_483_648.0;
    let sign = if random >> 33 & 7 == 0 { -1.0 } else { 1.0 };
    sign * (1.0 + noise / 8.0)
}

macro_rules! reductions {
    ($($kind:literal, $value:expr, $combine:expr;)+) => {
        [$(Reduction { kind: $kind, value: $value, combine: $combine },)+]
    };
}

macro_rules! integers {
    ($i:ident, $u:ident) => {
        reductions! {
            "add", |random| random, on!($u, $u::wrapping_add);
            "mul", |random| random | 1, on!($u, $u::wrapping_mul);
            "min_s", |random| random, on!($i, |x, y| x.min(y));
            "min_u", |random| random, on!($u, |x, y| x.min(y));
            "max_s", |random| random, on!($i, |x, y| x.max(y));
            "max_u", |random| random, on!($u, |x, y| x.max(y));
            "and", |random| !rare_bit(random), |x, y| x & y;
            "or", rare_bit, |x, y| x | y;
            "xor", |random| random, |x, y| x ^ y;
        }
    };
}

macro_rules! floats {
    ($f:ident, $of:expr) => {
        reductions! {
            "fadd", |random| Bits::bits($of(near_one(random))), on!($f, |x, y| x + y);
            "fmul", |random| Bits::bits($of(near_one(random))), on!($f, |x, y| x * y);
            "fmin", |random| Bits::bits($of(near_one(random))), on!($f, |x, y| x.min(y));
            "fmax", |random| Bits::bits($of(near_one(random))), on!($f, |x, y| x.max(y));
        }
    };
}

/// Runs reductions of a type in workgroups of a size, and compares.
fn check(scalar: Scalar, size: [u32; 3], reductions: &[Reduction]) {
    if !vulkan_expected() {
        return;
    }
    let items = size.iter().product::<u32>() as usize;
    let all = items * WORKGROUPS;
    let [xs, results] = ["xs", "results"].map(|name| Buffer {
        name,
        scalar,
        lanes: 1,
    });
    let mut body = numbering(size);
    for (number, Reduction { kind, .. }) in reductions.iter().enumerate() {
        let (first, place) = (number * all, format!("%place{number}"));
        body += &format!(
            "  %first{number} = arith.constant {first} : i32
  {place} = arith.addi %i, %first{number} : i32
"
        );
        body += &xs.load(&format!("x{number}"), &place);
        body += &format!(
            "  %r{number} = mir.gpu.workgroup_reduce {kind} %x{number} : {}\n",
            scalar_type(scalar)
        );
        body += &results.store(&format!("r{number}"), &place);
    }
    let values = reductions.iter().map(|one| one.values(scalar, all));
    let values: Vec<_> = values.collect();
    let room = vec![0x6b8f_2c3d_6b8f_2c3d; all * reductions.len()];
    let outputs = MirKernel::new(size, &[xs, results], &body, "")
        .launch(WORKGROUPS as u32)
        .input_bytes(scalar, &scalar.bytes(&values.concat()))
        .in_out_bytes(scalar, &scalar.bytes(&room))
        .run();
    let actual = scalar.read(&outputs.bytes(1, scalar));
    for ((reduction, values), actual) in reductions.iter().zip(values).zip(actual.chunks(all)) {
        for (values, actual) in values.chunks(items).zip(actual.chunks(items)) {
            let expected = vec![reduction.tree(values); items];
            let what = format!("{} of {scalar} in {size:?}", reduction.kind);
            assert_eq!(actual, expected, "{what}");
        }
    }
}

const SIZES: [[u32; 3]; 8] = [
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 1],
    [64, 1, 1],
    [65, 1, 1],
    [5, 3, 2],
    [1, 7, 9],
    [8, 8, 16],
];

// R-RUNA-35
#[test]
fn reductions_in_workgroups_of_every_shape() {
    for size in SIZES {
        check(F32, size, &floats!(f32, |value| value as f32));
        check(U32, size, &integers!(i32, u32));
    }
}

#[test]
fn reductions_of_every_type() {
    let size = [5, 3, 2];
    check(U8, size, &integers!(i8, u8));
    check(U16, size, &integers!(i16, u16));
    check(U64, size, &integers!(i64, u64));
    check(F16, size, &floats!(f16, f16::from_f64));
    check(F64, size, &floats!(f64, std::convert::identity));
}

/// The order matters: the sum of another one has other bits.
#[test]
fn the_order_of_a_sum_shows_in_its_bits() {
    let [sum, ..] = floats!(f32, |value| value as f32);
    for items in [60, 63, 64, 65, 1024] {
        let values = sum.values(F32, items);
        let in_sequence = values.iter().copied().reduce(sum.combine).unwrap();
        assert_ne!(sum.tree(&values), in_sequence, "{items}");
    }
}

/// Votes whose result differs from workgroup to workgroup, in a called function; each immediately follows another one
/// and reuses its memory.
#[test]
fn votes_of_workgroups() {
    if !vulkan_expected() {
        return;
    }
    let size = [10, 4, 1];
    let [xs, bounds, results] =
        [("xs", 1), ("bounds", 1), ("results", 3)].map(|(name, lanes)| Buffer {
            name,
            scalar: U32,
            lanes,
        });
    let body = numbering(size)
        + &xs.load("x", "%i")
        + &bounds.load("bound", "%group")
        + "
  %r = func.call @vote(%x, %bound) : (i32, i32) -> vector<3xi32>
" + &results.store("r", "%i");
    let vote = "
func.func @vote(%x: i32, %bound: i32) -> vector<3xi32> {
  %c = arith.cmpi ult, %x, %bound : i32
  %any = mir.gpu.workgroup_any %c
  %all = mir.gpu.workgroup_all %c
  %count = mir.gpu.workgroup_count %c
  %any.word = arith.extui %any : i1 to i32
  %all.word = arith.extui %all : i1 to i32
  %r = vector.from_elements %any.word, %all.word, %count : vector<3xi32>
  return %r : vector<3xi32>
}
";
    let items = 40;
    let bounds_of = [0, 1, 20, 39, 40, 1000];
    let values: Vec<u32> = (0..items * bounds_of.len() as u32)
        .map(|item| item * 7 % items)
        .collect();
    let outputs = MirKernel::new(size, &[xs, bounds, results], &body, vote)
        .launch(bounds_of.len() as u32)
        .by(WAYS)
        .input(&values)
        .input(&bounds_of)
        .in_out(&vec![0xdead_u32; values.len() * 4])
        .run();
    let expected: Vec<u32> = bounds_of
        .into_iter()
        .flat_map(|bound| {
            let result = [
                u32::from(bound > 0),
                u32::from(bound >= items),
                bound.min(items),
            ];
            [result; 40].concat()
        })
        .collect();
    let actual: Vec<_> = outputs
        .buffer::<u32>(2)
        .chunks(4)
        .flat_map(|vector| vector[..3].to_vec())
        .collect();
    assert_same_bits("any, all, count", &actual, &expected);
}

/// In a loop every reduction starts from the result of the one before.
#[test]
fn reductions_in_a_loop() {
    if !vulkan_expected() {
        return;
    }
    let size = [48, 1, 1];
    let [xs, results] = ["xs", "results"].map(|name| Buffer {
        name,
        scalar: U32,
        lanes: 1,
    });
    let body = numbering(size)
        + &xs.load("x", "%i")
        + "
  %low = arith.constant 0 : i32
  %high = arith.constant 20 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %n = %low to %high step %one iter_args(%value = %x) -> (i32) : i32 {
    %sum = mir.gpu.workgroup_reduce add %value : i32
    %mixed = arith.muli %sum, %value : i32
    %next = arith.xori %mixed, %n : i32
    scf.yield %next : i32
  }
" + &results.store("r", "%i");
    let mut generator = Generator::new(92);
    let values: Vec<u32> = (0..48).map(|_| generator.bits()).collect();
    let outputs = MirKernel::new(size, &[xs, results], &body, "")
        .launch(1)
        .by(WAYS)
        .input(&values)
        .in_out(&[0_u32; 48])
        .run();
    let mut expected = values;
    for n in 0..20 {
        let sum = expected
            .iter()
            .fold(0, |sum: u32, &value| sum.wrapping_add(value));
        expected
            .iter_mut()
            .for_each(|value| *value = sum.wrapping_mul(*value) ^ n);
    }
    assert_same_bits("values", &outputs.buffer::<u32>(1), &expected);
}
