//! Loops of a work-item that read and write one buffer at several distances: vectors of too many elements read what the
//! loop has yet to write, or write over what it has written.

use std::fmt::Write as _;
use std::fs;

use gir_run::element::Scalar;
use tempfile::TempDir;

use crate::e2e::launch::{
    CPU, CUDA, DSPS, Element, Launch, METAL, OPENCL, OPENCL_C, POCL, PTX, SERIAL, VULKAN, Way,
};
use crate::e2e::vulkan_expected;

const GPUS: &[Way] = &[
    CPU, SERIAL, VULKAN, OPENCL, OPENCL_C, POCL, METAL, CUDA, PTX,
];

/// The elements that a loop goes over, and those before and behind them.
const COUNT: usize = 80;
const MARGIN: usize = 24;
const SEGMENT: usize = COUNT + 2 * MARGIN;

/// The iterations between accesses to one place, and one that is longer than Helium's vectors.
const DISTANCES: [isize; 10] = [-17, -4, -2, -1, 1, 2, 3, 4, 8, 16];

/// The accesses of an iteration, at an element and at another one.
#[derive(Clone, Copy, Debug)]
enum Accesses {
    /// The element becomes a function of the other one.
    LoadAndStore,
    /// Both are written.
    TwoStores,
    /// The element is written, then the other one is read; the sum of those is written at the end.
    StoreAndLoad,
}

const ACCESSES: [Accesses; 3] = [
    Accesses::LoadAndStore,
    Accesses::TwoStores,
    Accesses::StoreAndLoad,
];

/// A loop over a segment of the buffer.
#[derive(Clone, Copy, Debug)]
struct Loop {
    segment: usize,
    accesses: Accesses,
    distance: isize,
    /// From the last element to the first.
    is_down: bool,
}

fn loops() -> Vec<Loop> {
    let mut loops = vec![];
    for accesses in ACCESSES {
        for distance in DISTANCES {
            for is_down in [false, true] {
                loops.push(Loop {
                    segment: loops.len(),
                    accesses,
                    distance,
                    is_down,
                });
            }
        }
    }
    loops
}

impl Loop {
    /// Its blocks, from `headN` to a branch to the next one's.
    fn text(&self, ty: &str, size: usize) -> String {
        let Self {
            segment,
            accesses,
            distance,
            is_down,
        } = *self;
        let n = segment;
        let (first, behind) = (segment * SEGMENT + MARGIN, segment * SEGMENT);
        let other = match distance {
            0.. => format!("add %at{n}, {distance}u"),
            _ => format!("sub %at{n}, {}u", -distance),
        };
        let place = match is_down {
            true => format!("sub {}u, %j{n}", first + COUNT - 1),
            false => format!("add {first}u, %j{n}"),
        };
        let body = match accesses {
            Accesses::LoadAndStore => format!(
                "  %v{n} = load %q{n}\n  %w{n} = mul %v{n}, 3{ty}\n  %x{n} = add %w{n}, 1{ty}\n  store %p{n}, %x{n}
  %t{n} = mov %s{n}\n"
            ),
            Accesses::TwoStores => format!(
                "  %x{n} = add %s{n}, 5{ty}\n  store %p{n}, %x{n}\n  store %q{n}, %s{n}\n  %t{n} = add %x{n}, 1{ty}\n"
            ),
            Accesses::StoreAndLoad => format!(
                "  %x{n} = mul %s{n}, 7{ty}\n  store %p{n}, %x{n}\n  %v{n} = load %q{n}\n  %t{n} = add %s{n}, %v{n}\n"
            ),
        };
        let from = match segment {
            0 => "entry".to_owned(),
            _ => format!("end{}", segment - 1),
        };
        format!(
            "head{n}:
  %j{n} = phi u32 [ 0u, {from} ], [ %k{n}, body{n} ]
  %s{n} = phi {ty} [ 1{ty}, {from} ], [ %t{n}, body{n} ]
  %more{n} = ucmp.lt %j{n}, %n
  br_if %more{n}, body{n}, end{n}
body{n}:
  %at{n} = {place}
  %other{n} = {other}
  %p{n} = gep %x, %at{n}, stride={size}
  %q{n} = gep %x, %other{n}, stride={size}
{body}  %k{n} = add %j{n}, 1u
  br head{n}
end{n}:
  %l{n} = gep %x, {behind}u, stride={size}
  store %l{n}, %s{n}
  br {next}
",
            next = format_args!("{}", Next(segment + 1)),
        )
    }

    /// The same on the host, one iteration after the other.
    fn run(&self, x: &mut [u64]) {
        let segment = &mut x[self.segment * SEGMENT..][..SEGMENT];
        let mut sum = 1_u64;
        for j in 0..COUNT {
            let at = MARGIN + if self.is_down { COUNT - 1 - j } else { j };
            let other = at.checked_add_signed(self.distance).unwrap();
            match self.accesses {
                Accesses::LoadAndStore => {
                    segment[at] = segment[other].wrapping_mul(3).wrapping_add(1);
                }
                Accesses::TwoStores => {
                    segment[at] = sum.wrapping_add(5);
                    segment[other] = sum;
                    sum = sum.wrapping_add(6);
                }
                Accesses::StoreAndLoad => {
                    segment[at] = sum.wrapping_mul(7);
                    sum = sum.wrapping_add(segment[other]);
                }
            }
        }
        segment[0] = sum;
    }
}

/// The label of a loop, or of the end.
struct Next(usize);

impl std::fmt::Display for Next {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 == loops().len() {
            true => write!(f, "done"),
            false => write!(f, "head{}", self.0),
        }
    }
}

fn kernel(ty: &str, size: usize) -> String {
    let mut text = format!(
        "func kernel workgroup_size(1, 1, 1) @main(%x: ptr[global]<{ty}>, %n: u32) -> void {{\nentry:\n  br head0\n"
    );
    for each in loops() {
        let _ = write!(text, "{}", each.text(ty, size));
    }
    text + "done:\n  ret\n}\n"
}

fn check<T: Element + Into<u64> + TryFrom<u64>>(scalar: Scalar) {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, kernel(scalar.name(), scalar.size())).unwrap();
    let mask = u64::MAX >> (64 - 8 * scalar.size());
    let number = |value: u64| T::try_from(value & mask).ok().unwrap();
    let mut values: Vec<u64> = (0..(loops().len() * SEGMENT) as u64)
        .map(|place| place.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32)
        .collect();
    let inputs: Vec<T> = values.iter().map(|&value| number(value)).collect();
    loops().iter().for_each(|each| each.run(&mut values));
    let outputs = Launch::of(&file, "main", [1, 1, 1])
        .by(&[GPUS, DSPS].concat())
        .in_out(&inputs)
        .scalar(COUNT as u32)
        .run();
    for (place, (actual, expected)) in outputs.buffer::<T>(0).into_iter().zip(values).enumerate() {
        let (actual, expected): (u64, u64) = (actual.into(), expected & mask);
        let each = loops()[place / SEGMENT];
        assert_eq!(actual, expected, "element {} of {each:?}", place % SEGMENT);
    }
}

// R-RUNA-70
#[test]
fn bytes_depend_on_earlier_iterations() {
    check::<u8>(Scalar::U8);
}

#[test]
fn words_of_16_bits_depend_on_earlier_iterations() {
    check::<u16>(Scalar::U16);
}

#[test]
fn words_of_32_bits_depend_on_earlier_iterations() {
    check::<u32>(Scalar::U32);
}

/// A loop whose counter is in memory: it has no phi, and the compiler sees no number that it counts with.
const COUNTER_IN_MEMORY: &str = "\
func kernel workgroup_size(1, 1, 1) @main(%x: ptr[global]<u32>, %j.at: ptr[global]<u32>, %n: u32) -> void {
entry:
  br head
head:
  %j = load %j.at
  %more = ucmp.lt %j, %n
  br_if %more, body, done
body:
  %other = add %j, 4u
  %p = gep %x, %j, stride=4
  %q = gep %x, %other, stride=4
  %v = load %p
  %w = mul %v, 3u
  store %q, %w
  %next = add %j, 1u
  store %j.at, %next
  br head
done:
  ret
}
";

#[test]
fn a_counter_in_memory_keeps_its_order() {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, COUNTER_IN_MEMORY).unwrap();
    for count in [0, 1, COUNT] {
        let inputs: Vec<u32> = (1..=COUNT as u32 + 4).collect();
        let mut expected = inputs.clone();
        for j in 0..count {
            expected[j + 4] = expected[j].wrapping_mul(3);
        }
        let outputs = Launch::of(&file, "main", [1, 1, 1])
            .by(&[GPUS, DSPS].concat())
            .in_out(&inputs)
            .in_out(&[0_u32])
            .scalar(count as u32)
            .run();
        assert_eq!(outputs.buffer::<u32>(0), expected, "{count}");
        assert_eq!(outputs.buffer::<u32>(1), [count as u32]);
    }
}
