//! Random loops over one buffer, many of which become loops over vectors, and the same loops in plain Rust.

use std::fmt::Write as _;
use std::fs;

use gir_lab::fuzz::random::Generator;
use gir_run::element::Scalar;
use tempfile::TempDir;

use super::{transform, written};
use crate::e2e::launch::{ALL_DEVICES, CPU, DSPS, Element, Launch, Way};
use crate::e2e::vulkan_expected;

/// The loops of a kernel.
const LOOPS: usize = 24;

/// The elements of a loop, most of which it goes over.
const SEGMENT: usize = 96;
const MARGIN: usize = 20;

/// A statement of a loop's body, on registers.
#[derive(Clone, Copy, Debug)]
enum Statement {
    /// The register becomes the element at a distance from that of the iteration.
    Load(usize, i32),
    /// The element at a distance becomes the register.
    Store(usize, i32),
    /// The register becomes an element that is the same in all iterations.
    Same(usize),
    /// The register becomes a function of itself and another one.
    Compute(usize, usize, Operation),
    /// The register becomes the number of the iteration.
    Count(usize),
}

#[derive(Clone, Copy, Debug)]
enum Operation {
    Add,
    Mul,
    Xor,
    Max,
    /// A third register if this one is below the other, else the other.
    Choose,
    /// The quotient by the other one, made odd.
    Divide,
}

const OPERATIONS: [Operation; 6] = [
    Operation::Add,
    Operation::Mul,
    Operation::Xor,
    Operation::Max,
    Operation::Choose,
    Operation::Divide,
];

const REGISTERS: usize = 3;

/// A loop over a segment of the buffer.
#[derive(Clone, Debug)]
struct Loop {
    first: usize,
    count: usize,
    body: Vec<Statement>,
}

fn random_loop(random: &mut Generator) -> Loop {
    let length = 3 + random.index(6);
    // Most loops look one way only: many distances in one loop leave it scalar.
    let distances: Vec<i32> = (0..2).map(|_| random.between(-9, 9)).collect();
    let mut body = vec![];
    for _ in 0..length {
        let register = random.index(REGISTERS);
        let distance = *random.pick(&distances);
        let operation = *random.pick(&OPERATIONS);
        body.push(match random.below(10) {
            0..3 => Statement::Load(register, distance),
            3..5 => Statement::Store(register, distance),
            5 if random.chance(20) => Statement::Same(register),
            6 => Statement::Count(register),
            _ => Statement::Compute(register, random.index(REGISTERS), operation),
        });
    }
    body.push(Statement::Store(
        random.index(REGISTERS),
        *random.pick(&distances),
    ));
    Loop {
        first: MARGIN + random.index(5),
        count: *random.pick(&[0, 1, 2, 3, 4, 5, 8, 15, 16, 17, 31, 40]),
        body,
    }
}

/// The width of the numbers, by their type's name.
#[derive(Clone, Copy)]
struct Number {
    name: &'static str,
    size: usize,
}

impl Number {
    fn cut(self, value: u64) -> u64 {
        value & (u64::MAX >> (64 - 8 * self.size))
    }
}

impl Loop {
    /// Its blocks, as loop `n` of a kernel. The counter starts at the number in `%first`, for a sum that the compiler
    /// cannot know.
    fn text(&self, n: usize, ty: Number) -> String {
        let from = match n {
            0 => "entry".to_owned(),
            _ => format!("end{}", n - 1),
        };
        let (first, name) = (self.first + n * SEGMENT, ty.name);
        let mut text = format!(
            "head{n}:
  %i{n} = phi u32 [ {first}u, {from} ], [ %next{n}, body{n} ]
  %more{n} = ucmp.lt %i{n}, {}u
  br_if %more{n}, body{n}, end{n}
body{n}:
",
            first + self.count
        );
        let mut registers: [String; REGISTERS] =
            std::array::from_fn(|register| format!("{}{name}", register + 3));
        for (place, statement) in self.body.iter().enumerate() {
            let own = format!("%r{n}.{place}");
            let at = |distance: i32| match distance {
                0.. => format!("  %a{n}.{place} = add %i{n}, {distance}u\n"),
                _ => format!("  %a{n}.{place} = sub %i{n}, {}u\n", -distance),
            };
            let address = format!(
                "  %p{n}.{place} = gep %x, %a{n}.{place}, stride={}\n",
                ty.size
            );
            match *statement {
                Statement::Load(register, distance) => {
                    let _ = writeln!(
                        text,
                        "{}{address}  {own} = load %p{n}.{place}",
                        at(distance)
                    );
                    registers[register] = own;
                }
                Statement::Store(register, distance) => {
                    let value = &registers[register];
                    let _ = writeln!(
                        text,
                        "{}{address}  store %p{n}.{place}, {value}",
                        at(distance)
                    );
                }
                Statement::Same(register) => {
                    let same = n * SEGMENT;
                    let _ = writeln!(
                        text,
                        "  %p{n}.{place} = gep %x, {same}u, stride={}\n  {own} = load %p{n}.{place}",
                        ty.size
                    );
                    registers[register] = own;
                }
                Statement::Count(register) => {
                    let _ = match name {
                        "u32" => writeln!(text, "  {own} = mov %i{n}"),
                        _ => writeln!(
                            text,
                            "  {own} = {} %i{n} -> {name}",
                            if ty.size < 4 { "trunc" } else { "zext" }
                        ),
                    };
                    registers[register] = own;
                }
                Statement::Compute(register, other, operation) => {
                    let (a, b) = (registers[register].clone(), registers[other].clone());
                    let c = &registers[(register + 1) % REGISTERS];
                    let _ = match operation {
                        Operation::Add => writeln!(text, "  {own} = add {a}, {b}"),
                        Operation::Mul => writeln!(text, "  {own} = mul {a}, {b}"),
                        Operation::Xor => writeln!(text, "  {own} = xor {a}, {b}"),
                        Operation::Max => writeln!(text, "  {own} = max {a}, {b}"),
                        Operation::Choose => writeln!(
                            text,
                            "  %c{n}.{place} = ucmp.lt {a}, {b}\n  {own} = select %c{n}.{place}, {c}, {b}"
                        ),
                        Operation::Divide => writeln!(
                            text,
                            "  %o{n}.{place} = or {b}, 1{name}\n  {own} = div {a}, %o{n}.{place}"
                        ),
                    };
                    registers[register] = own;
                }
            }
        }
        let next = match n + 1 == LOOPS {
            true => "done".to_owned(),
            false => format!("head{}", n + 1),
        };
        text + &format!("  %next{n} = add %i{n}, 1u\n  br head{n}\nend{n}:\n  br {next}\n")
    }

    /// The same on the host, one iteration after the other.
    fn run(&self, n: usize, ty: Number, x: &mut [u64]) {
        let first = self.first + n * SEGMENT;
        for i in first..first + self.count {
            let mut registers: [u64; REGISTERS] =
                std::array::from_fn(|register| register as u64 + 3);
            for statement in &self.body {
                let at = |distance: i32| i.checked_add_signed(distance as isize).unwrap();
                match *statement {
                    Statement::Load(register, distance) => registers[register] = x[at(distance)],
                    Statement::Store(register, distance) => x[at(distance)] = registers[register],
                    Statement::Same(register) => registers[register] = x[n * SEGMENT],
                    Statement::Count(register) => registers[register] = ty.cut(i as u64),
                    Statement::Compute(register, other, operation) => {
                        let (a, b) = (registers[register], registers[other]);
                        let c = registers[(register + 1) % REGISTERS];
                        registers[register] = ty.cut(match operation {
                            Operation::Add => a.wrapping_add(b),
                            Operation::Mul => a.wrapping_mul(b),
                            Operation::Xor => a ^ b,
                            Operation::Max => a.max(b),
                            Operation::Choose => {
                                if a < b {
                                    c
                                } else {
                                    b
                                }
                            }
                            Operation::Divide => a / (b | 1),
                        });
                    }
                }
            }
        }
    }
}

fn kernel(loops: &[Loop], ty: Number) -> String {
    let mut text = format!(
        "func kernel workgroup_size(1, 1, 1) @main(%x: ptr[global]<{}>) -> void {{\nentry:\n  br head0\n",
        ty.name
    );
    for (n, each) in loops.iter().enumerate() {
        text += &each.text(n, ty);
    }
    text + "done:\n  ret\n}\n"
}

/// Runs the random loops of a seed after the pass; the number of those that became loops over vectors.
fn check<T: Element + Into<u64> + TryFrom<u64>>(
    scalar: Scalar,
    seed: u64,
    width: u32,
    ways: &[Way],
) -> usize {
    let ty = Number {
        name: scalar.name(),
        size: scalar.size(),
    };
    let mut random = Generator::new(seed);
    let loops: Vec<Loop> = (0..LOOPS).map(|_| random_loop(&mut random)).collect();
    let mut values: Vec<u64> = (0..LOOPS * SEGMENT)
        .map(|_| ty.cut(random.bits64()))
        .collect();
    let number = |value: u64| T::try_from(value).ok().unwrap();
    let inputs: Vec<T> = values.iter().map(|&value| number(value)).collect();
    for (n, each) in loops.iter().enumerate() {
        each.run(n, ty, &mut values);
    }
    let directory = TempDir::new().unwrap();
    let file = written(directory.path(), "k.gir", &kernel(&loops, ty));
    let (result, messages) =
        transform(&file, &format!("func.func(mir-vectorize{{width={width}}})"));
    let outputs = Launch::of(&result, "main", [1, 1, 1])
        .by(ways)
        .in_out(&inputs)
        .run();
    for (place, (actual, expected)) in outputs.buffer::<T>(0).into_iter().zip(values).enumerate() {
        let actual: u64 = actual.into();
        let each = &loops[place / SEGMENT];
        assert_eq!(
            actual,
            expected,
            "seed {seed}, width {width}, element {} of {each:?}",
            place % SEGMENT
        );
    }
    let text = fs::read_to_string(&result).unwrap();
    let scalar = messages.matches("stays scalar").count();
    let vectors = text.matches(&format!("step %c{width}_i32")).count();
    assert!(
        scalar + vectors <= LOOPS && vectors > 0,
        "{scalar} and {vectors}"
    );
    vectors
}

// R-RUNA-126
#[test]
fn random_loops_compute_the_same_by_vectors() {
    let mut vectors = 0;
    for seed in 0..16 {
        for width in [2, 4, 8, 16] {
            vectors += check::<u32>(Scalar::U32, seed, width, &[CPU]);
            vectors += check::<u8>(Scalar::U8, seed + 100, width, &[CPU]);
        }
        vectors += check::<u16>(Scalar::U16, seed + 200, 8, &[CPU]);
        vectors += check::<u64>(Scalar::U64, seed + 300, 4, &[CPU]);
    }
    // A third of them.
    assert!(vectors > 16 * 10 * LOOPS / 3, "{vectors}");
}

#[test]
fn random_loops_compute_the_same_by_vectors_everywhere() {
    if !vulkan_expected() {
        return;
    }
    let ways = [ALL_DEVICES, DSPS].concat();
    check::<u32>(Scalar::U32, 1000, 4, &ways);
    check::<u8>(Scalar::U8, 1001, 16, &ways);
    check::<u16>(Scalar::U16, 1002, 2, &ways);
}

/// An index that wraps around from the last number to the first one is no next element.
#[test]
fn an_index_that_wraps_around_stays_scalar() {
    const ROOM: usize = 40;
    let text = "func kernel workgroup_size(1, 1, 1) @main(%x: ptr[global]<u32>, %start: u32, %n: u32) -> void {
entry:
  %middle = gep %x, 20u, stride=4
  br head
head:
  %i = phi u32 [ 0u, entry ], [ %next, body ]
  %more = ucmp.lt %i, %n
  br_if %more, body, done
body:
  %sum = add %start, %i
  %at = bitcast %sum -> i32
  %p = gep %middle, %at, stride=4
  %v = load %p
  %w = add %v, %i
  store %p, %w
  %next = add %i, 1u
  br head
done:
  ret
}
";
    let directory = TempDir::new().unwrap();
    let file = written(directory.path(), "k.gir", text);
    let (result, messages) = transform(&file, "func.func(mir-vectorize{width=4})");
    assert_eq!(messages, "");
    for start in [-9_i32, -4, -1, 0, 7] {
        for count in [0, 3, 9] {
            let mut expected: Vec<u32> = (0..ROOM as u32).collect();
            for i in 0..count {
                let place = (20 + start + i) as usize;
                expected[place] = expected[place].wrapping_add(i as u32);
            }
            let outputs = Launch::of(&result, "main", [1, 1, 1])
                .by(&[Way { check: true, ..CPU }])
                .in_out(&(0..ROOM as u32).collect::<Vec<_>>())
                .scalar(start as u32)
                .scalar(count as u32)
                .run();
            assert_eq!(outputs.buffer::<u32>(0), expected, "{start} {count}");
        }
    }
}
