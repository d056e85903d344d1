//! What generating PTX takes, beside LLVM's own code generator, llc, on the LLVM IR that we emit.
//!
//! Ours optimises the IR before, which llc does not. The whole is two processes and all of our passes; for a short kernel
//! their start-up is a large part of it, so that only a long one has a goal.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::bench::figure::{Figure, Measured};
use crate::bench::figures::Bench;
use crate::bench::timing;
use crate::process;
use crate::workspace::llvm_tool;

/// What we may take of llc's time.
const MOST_OF_LLC: f64 = 1.1;

/// Instructions of the long kernel.
const LONG: usize = 10_000;

/// Measures a kernel as people write them, and a long one.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    let matmul = bench.workspace.root.join("test/e2e/matmul.gir");
    let mut figures = of_kernel(bench, "matmul", Ok(matmul), None);
    if !bench.quick {
        let long = format!("{LONG} instructions");
        let kernel = bench.kernel_file(LONG);
        figures.extend(of_kernel(bench, &long, kernel, Some(MOST_OF_LLC)));
    }
    figures
}

/// From text to PTX with its goal, and from LLVM IR to PTX.
fn of_kernel(bench: &Bench, name: &str, kernel: Result<PathBuf>, goal: Option<f64>) -> Vec<Figure> {
    let whole = format!("{name}, text to PTX, -O3, time over llc -O3");
    let part = format!("{name}, gir-codegen's part, time over llc -O3");
    match kernel.and_then(|kernel| measure(bench, &kernel)) {
        Ok([ours, generator]) => vec![
            Figure {
                goal,
                ..Figure::gated(whole, "×", MOST_OF_LLC, Ok(ours))
            },
            Figure::gated(part, "×", MOST_OF_LLC, Ok(generator)),
        ],
        Err(error) => vec![Figure::gated(whole, "×", MOST_OF_LLC, Err(error))],
    }
}

fn measure(bench: &Bench, kernel: &Path) -> Result<[Measured; 2]> {
    const TARGET: &str = "--target=cuda-sm_90";
    let [ir, ptx] = ["ir.ll", "code.ptx"].map(|name| bench.scratch.join(name));
    let compile = |flag: &str, output: &Path| {
        let mut command = Command::new(&bench.gir_opt);
        command.args([flag, TARGET, "-O3"]).arg(kernel).arg("-o");
        command.arg(output);
        command
    };
    process::text(&mut compile("--emit-llvm", &ir))?;
    let mut llc = Command::new(llvm_tool("llc"));
    llc.args(["-O3", "-mcpu=sm_90"])
        .arg(&ir)
        .arg("-o")
        .arg(&ptx);
    // It reads its standard input.
    let mut generator = Command::new("sh");
    generator
        .args(["-c", "exec \"$0\" --cpu sm_90 --level 3 < \"$1\""])
        .arg(bench.gir_opt.with_file_name("gir-codegen"))
        .arg(&ir);
    let mut commands = [compile("--emit-ptx", &ptx), generator, llc];
    let spreads = timing::in_turns(bench.rounds(20), &mut commands)?;
    let llc = spreads[2].median;
    Ok([0, 1].map(|index| {
        let peer = Some(("llc, ms", llc * 1e3));
        (spreads[index].scaled(1.0 / llc), peer)
    }))
}
