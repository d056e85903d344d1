//! Random expressions on integers of odd widths, as LLVM IR: arithmetic, comparisons, loops, switches, memory, calls
//! and conversions. They run on devices and are compared with arithmetic on 128 bits in Rust, which shares nothing with
//! the compiler.

mod expression;
mod text;

use std::fs;

use tempfile::TempDir;

use crate::e2e::inputs::{Generator, guarded, many, room};
use crate::e2e::launch::{CPU, DEVICES, Launch, Way};
use crate::e2e::{assert_same_bits, vulkan_expected};
use expression::Expression;

/// Expressions that are computed in a run of the suite.
const EXPRESSIONS: usize = 10_000;
/// Expressions of a kernel on the device `cpu`.
const OF_KERNEL: usize = 250;
/// Expressions of a kernel on other devices, whose compilers take longer.
const OF_SMALL_KERNEL: usize = 60;
/// Work-items, each with other operands.
const ITEMS: usize = 24;
/// Operations of an expression, about.
const STEPS: u32 = 5;

/// Operands of a work-item: as often as not at the edges of some width.
fn operand(generator: &mut Generator) -> u64 {
    let width = expression::WIDTHS[generator.below(expression::WIDTHS.len() as u32) as usize];
    let half = 1_u64 << (width - 1);
    let edges = [0, 1, 2, half - 1, half, half + 1, 2 * half - 1, u64::MAX];
    match generator.below(2) {
        0 => edges[generator.below(8) as usize],
        _ => generator.bits64(),
    }
}

/// Kernels of random expressions of some widths, run and compared.
fn run(widths: &[u32], (kernels, size): (usize, usize), seed: u64, ways: &[Way]) {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(seed);
    let folder = TempDir::new().unwrap();
    for kernel in 0..kernels {
        let random = |at: usize| {
            let width = widths[at % widths.len()];
            Expression::random(&mut generator, width, STEPS)
        };
        let expressions: Vec<_> = (0..size).map(random).collect();
        let operands = many(ITEMS * expression::INPUTS, || operand(&mut generator));
        let file = folder.path().join(format!("expressions{kernel}.ll"));
        fs::write(&file, text::module(&expressions)).unwrap();
        let results: Vec<i64> = Launch::of(&file, "expressions", [1, 1, 1])
            .by(ways)
            .workgroup_size(ITEMS as u32)
            .input(&operands)
            .in_out(&room::<i64>(ITEMS * size))
            .run()
            .buffer(1);
        let items = operands.chunks(expression::INPUTS);
        let expected: Vec<i64> = items
            .flat_map(|item| expressions.iter().map(|one| one.result(item)))
            .collect();
        for (at, (result, expected)) in results.iter().zip(&expected).enumerate() {
            let item = &operands[at / size * expression::INPUTS..][..expression::INPUTS];
            assert!(
                result == expected,
                "seed {seed}, kernel {kernel}: {:?} of {item:x?} is {result:x}, expected {expected:x}",
                expressions[at % size]
            );
        }
        assert_same_bits("expressions", &results, &guarded(&expected));
    }
}

/// The kernels that two tests share out.
const KERNELS: usize = EXPRESSIONS / OF_KERNEL;

// R-CHIP-28, R-CHIP-29, R-CHIP-30, R-CHIP-31, R-CHIP-32.
#[test]
fn expressions_of_33_and_56_bits() {
    run(&[33, 56], (KERNELS / 2, OF_KERNEL), 81, &[CPU]);
}

// R-CHIP-28, R-CHIP-29, R-CHIP-30, R-CHIP-31, R-CHIP-32.
#[test]
fn expressions_of_other_widths() {
    run(&[7, 12, 24, 48], (KERNELS / 2, OF_KERNEL), 82, &[CPU]);
}

// R-CHIP-32.
#[test]
fn expressions_on_other_devices() {
    run(&expression::WIDTHS, (2, OF_SMALL_KERNEL), 83, DEVICES);
}
