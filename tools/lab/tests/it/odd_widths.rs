//! Integers of odd widths, which `lir-promote-integers` computes in wider ones: random expressions
//! on numbers and vectors, compared with arithmetic on 128 bits in Rust (R-CHIP-29, R-CHIP-32).

use std::fmt::Write as _;

use gir_run::element::Scalar;

use crate::e2e::inputs::{Generator, many};
use crate::e2e::launch::{CPU, DEVICES, Launch, VULKAN, Way};
use crate::e2e::vulkan_expected;
use crate::mir_kernel::{Buffer, MirKernel, type_of};

/// Work-items of a workgroup.
const WORKGROUP: usize = 64;
/// Operations of an expression.
const STEPS: usize = 48;

/// On each device, in pairs of 32-bit integers.
const PAIRS: &[Way] = &[
    Way {
        profile: Some("narrow-vulkan"),
        ..VULKAN
    },
    Way {
        profile: Some("narrow-cpu"),
        ..CPU
    },
];

/// On each device, without vectors, or with those of two lanes only.
const SPLIT: &[Way] = &[
    Way {
        profile: Some("poor-vulkan"),
        ..VULKAN
    },
    Way {
        profile: Some("poor-cpu"),
        ..CPU
    },
];

/// A width: its bits, and its values as the lower bits of a word.
#[derive(Clone, Copy)]
struct Width(u32);

impl Width {
    fn mask(self) -> u64 {
        u64::MAX >> (64 - self.0)
    }

    fn cut(self, value: i128) -> u64 {
        value as u64 & self.mask()
    }

    fn signed(self, bits: u64) -> i128 {
        let above = 128 - self.0;
        (i128::from(bits) << above) >> above
    }
}

/// An operation: its text, where `X` and `Y` are operands, `R` the result, `T` and `V` the type of integers of the
/// width and `B` of as many flags; and its semantics.
struct Operation {
    text: String,
    compute: Box<dyn Fn(Width, u64, u64) -> u64>,
}

fn operation(text: &str, compute: impl Fn(Width, u64, u64) -> u64 + 'static) -> Operation {
    Operation {
        text: text.to_owned(),
        compute: Box::new(compute),
    }
}

fn plain() -> Vec<Operation> {
    let wide = |bits: u64| i128::from(bits);
    vec![
        operation("R = arith.addi X, Y : T", move |w, x, y| {
            w.cut(wide(x) + wide(y))
        }),
        operation("R = arith.subi X, Y : T", move |w, x, y| {
            w.cut(wide(x) - wide(y))
        }),
        operation("R = arith.muli X, Y : T", move |w, x, y| {
            w.cut(wide(x) * wide(y))
        }),
        operation("R = arith.andi X, Y : T", |_, x, y| x & y),
        operation("R = arith.ori X, Y : T", |_, x, y| x | y),
        operation("R = arith.xori X, Y : T", |_, x, y| x ^ y),
        operation("R = arith.minui X, Y : T", |_, x, y| x.min(y)),
        operation("R = arith.maxui X, Y : T", |_, x, y| x.max(y)),
        operation("R = arith.minsi X, Y : T", |w, x, y| {
            w.cut(w.signed(x).min(w.signed(y)))
        }),
        operation("R = arith.maxsi X, Y : T", |w, x, y| {
            w.cut(w.signed(x).max(w.signed(y)))
        }),
        operation("R = math.ctpop X : T", |w, x, _| {
            w.cut(x.count_ones().into())
        }),
        operation("R = math.ctlz X : T", |w, x, _| {
            w.cut((x.leading_zeros() + w.0 - 64).into())
        }),
        operation("R = math.cttz X : T", |w, x, _| {
            w.cut(x.trailing_zeros().min(w.0).into())
        }),
        operation("R = math.absi X : T", |w, x, _| w.cut(w.signed(x).abs())),
    ]
}

/// Shifts and divisions, with operands for which `arith` defines them.
fn guarded() -> Vec<Operation> {
    let mut all = vec![];
    let mut add = |name: &str, guard: &str, compute: fn(Width, u64, u64) -> u64| {
        all.push(operation(
            &format!("{guard}\nR = arith.{name} X, Rg : T"),
            compute,
        ));
    };
    let amount = "Rg = arith.remui Y, %width : T";
    add("shli", amount, |w, x, y| {
        w.cut(i128::from(x) << (y % u64::from(w.0)))
    });
    add("shrui", amount, |w, x, y| x >> (y % u64::from(w.0)));
    add("shrsi", amount, |w, x, y| {
        w.cut(w.signed(x) >> (y % u64::from(w.0)))
    });
    let divisor = "Rg = arith.ori Y, %one : T";
    add("divui", divisor, |_, x, y| x / (y | 1));
    add("remui", divisor, |_, x, y| x % (y | 1));
    add("divsi", divisor, |w, x, y| {
        w.cut(w.signed(x) / w.signed(y | 1))
    });
    add("remsi", divisor, |w, x, y| {
        w.cut(w.signed(x) % w.signed(y | 1))
    });
    all
}

fn comparisons() -> Vec<Operation> {
    let mut all = vec![];
    let mut add = |predicate: &str, holds: fn(Width, u64, u64) -> bool| {
        let text = format!(
            "Rc = arith.cmpi {predicate}, X, Y : T\nRs = arith.subi X, Y : T\n\
             R = arith.select Rc, X, Rs : B, T"
        );
        all.push(operation(&text, move |w, x, y| match holds(w, x, y) {
            true => x,
            false => w.cut(i128::from(x) - i128::from(y)),
        }));
    };
    add("eq", |_, x, y| x == y);
    add("ne", |_, x, y| x != y);
    add("ult", |_, x, y| x < y);
    add("ule", |_, x, y| x <= y);
    add("ugt", |_, x, y| x > y);
    add("uge", |_, x, y| x >= y);
    add("slt", |w, x, y| w.signed(x) < w.signed(y));
    add("sle", |w, x, y| w.signed(x) <= w.signed(y));
    add("sgt", |w, x, y| w.signed(x) > w.signed(y));
    add("sge", |w, x, y| w.signed(x) >= w.signed(y));
    all
}

/// Conversions by way of another type, `W` or `N` or `F`.
fn conversions(width: u32) -> Vec<Operation> {
    let by = |wide: u32, extend: &str, other: &str| {
        format!(
            "Rw = arith.{extend} X : T to {other}{wide}Z\nRx = arith.{extend} Y : T to {other}{wide}Z\n"
        )
    };
    let product = |w: Width, wide: u32, x: i128, y: i128| {
        w.cut((Width(wide).cut(x.wrapping_mul(y)) >> 2).into())
    };
    let mut all = vec![];
    for wide in [63, 64].into_iter().filter(|&wide| wide > width) {
        let text = by(wide, "extsi", "Ai")
            + &format!(
                "Rp = arith.muli Rw, Rx : Ai{wide}Z\nRq = arith.constant Ddense<2>D2E : Ai{wide}Z\n"
            )
            + &format!("Rh = arith.shrui Rp, Rq : Ai{wide}Z\nR = arith.trunci Rh : Ai{wide}Z to T");
        all.push(operation(&text, move |w, x, y| {
            product(w, wide, w.signed(x), w.signed(y))
        }));
        let text = text.replace("extsi", "extui");
        all.push(operation(&text, move |w, x, y| {
            product(w, wide, i128::from(x), i128::from(y))
        }));
    }
    // Two bits, and back.
    for (extend, is_signed) in [("extsi", true), ("extui", false)] {
        let text = format!("Rn = arith.trunci X : T to Ai2Z\nR = arith.{extend} Rn : Ai2Z to T");
        all.push(operation(&text, move |w, x, _| match is_signed {
            true => w.cut(Width(2).signed(x & 3)),
            false => x & 3,
        }));
    }
    let through = |way: &str| {
        format!("Rf = arith.{way}tofp X : T to Af64Z\nR = arith.fpto{way} Rf : Af64Z to T")
    };
    all.push(operation(&through("si"), |w, x, _| {
        let whole = (w.signed(x) as f64) as i128;
        if w.signed(w.cut(whole)) == whole {
            w.cut(whole)
        } else {
            0
        }
    }));
    all.push(operation(&through("ui"), |w, x, _| {
        let whole = (x as f64) as i128;
        if i128::from(w.cut(whole)) == whole {
            w.cut(whole)
        } else {
            0
        }
    }));
    all
}

/// Sums and products of twice the width.
fn extended() -> Vec<Operation> {
    let mut all = vec![operation(
        "Rs, Rc = arith.addui_extended X, Y : T, B\nR = arith.select Rc, X, Rs : B, T",
        |w, x, y| if x + y > w.mask() { x } else { x + y },
    )];
    let product = |name: &str| format!("Rl, Rh = arith.{name} X, Y : T\nR = arith.xori Rl, Rh : T");
    all.push(operation(&product("mului_extended"), |w, x, y| {
        let product = i128::from(x) * i128::from(y);
        w.cut(product) ^ w.cut(product >> w.0)
    }));
    all.push(operation(&product("mulsi_extended"), |w, x, y| {
        let product = w.signed(x) * w.signed(y);
        w.cut(product) ^ w.cut(product >> w.0)
    }));
    all
}

/// A kernel of random operations on integers of a width, run and compared.
fn check(
    (width, lanes): (u32, usize),
    operations: &[Operation],
    generator: &mut Generator,
    ways: &'static [Way],
) {
    let w = Width(width);
    let inputs = WORKGROUP * 4 * lanes;
    let mut values = vec![
        many(inputs, || input(w, generator)),
        many(inputs, || input(w, generator)),
    ];
    let given: Vec<u64> = values.concat();
    let mut body = prologue(w, lanes);
    for step in 0..STEPS {
        let operation = &operations[generator.below(operations.len() as u32) as usize];
        let [x, y] = [(); 2].map(|()| generator.below(values.len() as u32) as usize);
        body += &operation
            .text
            .replace('X', &format!("%v{x}_"))
            .replace('Y', &format!("%v{y}_"))
            .replace('R', &format!("%v{}_", step + 2));
        body.push('\n');
        let results = (0..inputs).map(|at| (operation.compute)(w, values[x][at], values[y][at]));
        values.push(results.collect());
    }
    body = spelled(&body, w, lanes) + &epilogue(w, lanes);
    let [given_buffer, results] = buffers(lanes);
    let kernel = MirKernel::new(
        [WORKGROUP as u32, 1, 1],
        &[given_buffer, results],
        &body,
        "",
    );
    let room = vec![0_u64; inputs * STEPS];
    let launch: Launch = kernel.launch((inputs / lanes / WORKGROUP) as u32).by(ways);
    let actual: Vec<u64> = launch.input(&given).in_out(&room).run().buffer(1);
    for (step, expected) in values[2..].iter().enumerate() {
        // Every second result is sign-extended.
        let expected = expected.iter().map(|&bits| match step % 2 {
            0 => bits,
            _ => w.signed(bits) as u64,
        });
        let expected: Vec<_> = expected.collect();
        let actual = &actual[step * inputs..][..inputs];
        let line = body
            .lines()
            .filter(|line| line.contains(&format!("%v{}_ =", step + 2)));
        assert!(
            *actual == expected,
            "i{width} x {lanes}: {:?}",
            line.collect::<Vec<_>>()
        );
    }
}

/// A value, at the edges of the range as often as not.
fn input(w: Width, generator: &mut Generator) -> u64 {
    let half = 1 << (w.0 - 1);
    let edges = [0, 1, 2, half - 1, half, half + 1, w.mask() - 1, w.mask()];
    match generator.below(2) {
        0 => edges[generator.below(8) as usize] & w.mask(),
        _ => generator.bits64() & w.mask(),
    }
}

fn buffers(lanes: usize) -> [Buffer<'static>; 2] {
    ["given", "results"].map(|name| Buffer {
        name,
        scalar: Scalar::U64,
        lanes,
    })
}

/// The types of operations written out.
fn spelled(text: &str, w: Width, lanes: usize) -> String {
    let (open, close) = match lanes {
        1 => (String::new(), String::new()),
        _ => (format!("vector<{lanes}x"), ">".to_owned()),
    };
    let dense = if lanes == 1 {
        ["", ""]
    } else {
        ["dense<", ">"]
    };
    text.replace("Ddense<2>D2E", &format!("{}2{}", dense[0], dense[1]))
        .replace(": B", &format!(": {open}i1{close}"))
        .replace(", B", &format!(", {open}i1{close}"))
        .replace('T', &format!("{open}i{}{close}", w.0))
        .replace('A', &open)
        .replace('Z', &close)
}

/// Loads two operands, and defines two constants.
fn prologue(w: Width, lanes: usize) -> String {
    let [given, _] = buffers(lanes);
    let word = type_of(Scalar::U64, lanes);
    let number = |name: &str, value: u32| match lanes {
        1 => format!("  %{name} = arith.constant {value} : T\n"),
        _ => format!("  %{name} = arith.constant dense<{value}> : T\n"),
    };
    let mut text = String::from(
        "  %i = mir.gpu.global_id x\n  %n = mir.gpu.num_workgroups x\n  %size = arith.constant 64 : i32\n  %count = arith.muli %n, %size : i32\n  %second = arith.addi %i, %count : i32\n",
    );
    text += &given.load("a", "%i");
    text += &given.load("b", "%second");
    let _ = writeln!(
        text,
        "  %v0_ = arith.trunci %a : {word} to T\n  %v1_ = arith.trunci %b : {word} to T"
    );
    text + &number("one", 1) + &number("width", w.0)
}

/// Stores the results, zero-extended and sign-extended in turn.
fn epilogue(w: Width, lanes: usize) -> String {
    let [_, results] = buffers(lanes);
    let word = type_of(Scalar::U64, lanes);
    let mut text =
        String::from("  %p0 = arith.addi %i, %i : i32\n  %at0 = arith.subi %p0, %i : i32\n");
    for step in 0..STEPS {
        let extend = ["extui", "extsi"][step % 2];
        let line = format!(
            "  %r{step} = arith.{extend} %v{}_ : T to {word}\n",
            step + 2
        );
        text += &spelled(&line, w, lanes);
        text += &results.store(&format!("r{step}"), &format!("%at{step}"));
        let _ = writeln!(
            text,
            "  %at{} = arith.addi %at{step}, %count : i32",
            step + 1
        );
    }
    text
}

fn run(widths: &[u32], lanes: usize, seed: u64, ways: &'static [Way]) {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(seed);
    for &width in widths {
        let mut operations = plain();
        operations.extend(guarded());
        operations.extend(comparisons());
        operations.extend(conversions(width));
        operations.extend(extended());
        check((width, lanes), &operations, &mut generator, ways);
    }
}

// R-CHIP-28, R-CHIP-29, R-CHIP-32
#[test]
fn numbers_of_odd_widths() {
    let widths = [3, 4, 5, 7, 9, 12, 15, 17, 24, 31, 33, 40, 48, 62, 63];
    run(&widths, 1, 71, DEVICES);
}

// R-CHIP-32
#[test]
fn many_expressions_of_33_and_56_bits() {
    run(&[33, 56].repeat(10), 1, 72, DEVICES);
}

// R-CHIP-29
#[test]
fn vectors_of_odd_widths() {
    run(&[3, 7, 12, 24, 33, 56, 63], 4, 73, DEVICES);
}

/// They become pairs of 32-bit integers where a profile has no 64-bit ones.
#[test]
fn odd_widths_above_32_in_pairs() {
    run(&[33, 40, 56, 63], 1, 74, PAIRS);
    run(&[56], 2, 75, PAIRS);
}

#[test]
fn vectors_of_odd_widths_in_pieces() {
    run(&[7, 33], 4, 76, SPLIT);
    run(&[12], 8, 77, SPLIT);
}
