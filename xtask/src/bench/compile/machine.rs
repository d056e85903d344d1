//! Machine instructions of the compiler, which are the same on a busy machine and on a quiet one, and their growth.
//!
//! The exponent between two sizes is that of the power of the size by which the work grows: 1 is linear.

use std::path::Path;

use anyhow::Result;

use crate::bench::callgrind;
use crate::bench::figure::Figure;
use crate::bench::figures::Bench;
use crate::bench::kernel::{self, Sources, many};
use crate::bench::timing::Spread;

/// The most machine instructions for an instruction of a kernel of [`GATED`] instructions.
const MOST_EACH: f64 = 40_000.0;

/// The size with a goal.
const GATED: usize = 10_000;

/// The largest exponent between two sizes.
const MOST_GROWTH: f64 = 1.05;

/// Sizes of straight-line code.
const SIZES: [usize; 4] = [1_000, 10_000, 100_000, 1_000_000];

/// Small kernels of a module, and the instructions of each.
const KERNELS: [usize; 2] = [1_000, 35];

/// A small kernel, straight lines, and a module of many kernels.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    let mut figures: Vec<_> = [("SPIR-V", "--emit-spirv"), ("Metal", "--emit-msl")]
        .map(|(form, flag)| {
            let name = format!("machine instructions, test/e2e/saxpy.gir to {form}");
            let input = bench.workspace.root.join("test/e2e/saxpy.gir");
            information(name, count(bench, flag, &input))
        })
        .into();
    let start = of(bench, &kernel::empty());
    let start = match start {
        Ok(start) => start,
        Err(error) => {
            figures.push(information(name_of(GATED), Err(error)));
            return figures;
        }
    };
    let mut before = None;
    for &size in sizes(bench) {
        let counted = of(bench, &kernel::straight_line(size));
        let counted = counted.map(|count| (count - start).max(1.0));
        if let (Ok(count), Some((smaller, less))) = (&counted, before) {
            let growth = Spread::exact(exponent((smaller, less), (size, *count)));
            let name = format!("machine instructions, exponent from {smaller} to {size}");
            figures.push(Figure::gated(name, "", MOST_GROWTH, Ok((growth, None))));
        }
        before = counted.as_ref().ok().map(|&count| (size, count));
        let each = counted.map(|count| count / size as f64);
        figures.push(Figure {
            goal: (size == GATED).then_some(MOST_EACH),
            ..information(name_of(size), each)
        });
    }
    let [kernels, instructions] = KERNELS;
    let name =
        format!("machine instructions, {kernels} kernels of {instructions}, each instruction");
    let counted = of(bench, &many::write(kernels, instructions));
    let each = counted.map(|count| (count - start) / (kernels * instructions) as f64);
    figures.push(information(name, each));
    figures
}

/// The sizes to measure: a long one takes valgrind minutes, the longest tens of them.
const fn sizes(bench: &Bench) -> &'static [usize] {
    match (bench.quick, bench.long) {
        (true, _) => SIZES.split_at(2).0,
        (false, false) => SIZES.split_at(3).0,
        (false, true) => &SIZES,
    }
}

fn name_of(size: usize) -> String {
    format!("machine instructions, straight line of {size}, each instruction")
}

/// A figure without a goal.
fn information(name: String, value: Result<f64>) -> Figure {
    let measured = value.map(|value| (Spread::exact(value), None));
    Figure::information(name, "", measured)
}

/// The machine instructions to SPIR-V.
fn of(bench: &Bench, sources: &Sources) -> Result<f64> {
    let input = bench.save("counted.gir", &sources.gir)?;
    count(bench, "--emit-spirv", &input)
}

fn count(bench: &Bench, flag: &str, input: &Path) -> Result<f64> {
    let mut command = bench.compiler();
    // Which thread waits for which is chance; the work is the same.
    command.args(["--mlir-disable-threading", flag]).arg(input);
    command.arg("-o").arg(bench.scratch.join("counted"));
    Ok(callgrind::instructions(&command, &bench.scratch)? as f64)
}

/// The exponent of the growth from one size and its count to another.
fn exponent((small, less): (usize, f64), (large, more): (usize, f64)) -> f64 {
    (more / less).ln() / (large as f64 / small as f64).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponent_of_a_square_is_two() {
        let linear = exponent((10, 50.0), (100, 500.0));
        let square = exponent((10, 100.0), (100, 10_000.0));
        assert!((linear - 1.0).abs() < 1e-9, "{linear}");
        assert!((square - 2.0).abs() < 1e-9, "{square}");
    }
}
