//! The cost of generating PTX, compared with LLVM's own code generator, llc, on the emitted LLVM IR.
//!
//! gir optimises the IR first, which llc does not. The whole is two processes and all passes; for a short kernel their
//! start-up is a large part of it, so that only a long one has a goal.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::bench::figure::{Figure, Measured};
use crate::bench::figures::Bench;
use crate::bench::timing::Spread;
use crate::process;
use crate::workspace::llvm_tool;

/// The maximal time relative to llc's.
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
    let whole = format!("{name}, text to PTX, -O3, processor time over llc -O3");
    let part = format!("{name}, gir-codegen's part, processor time over llc -O3");
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
        let mut command = vec![bench.gir_opt.clone().into_os_string()];
        command.extend([flag, TARGET, "-O3", "-o"].map(OsString::from));
        command.extend([output.into(), kernel.into()]);
        command
    };
    processor_time(&compile("--emit-llvm", &ir), None)?;
    let ours = compile("--emit-ptx", &ptx);
    let mut generator = vec![bench.gir_opt.with_file_name("gir-codegen").into_os_string()];
    generator.extend(["--cpu", "sm_90", "--level", "3"].map(OsString::from));
    let mut llc = vec![llvm_tool("llc").into_os_string()];
    llc.extend(["-O3", "-mcpu=sm_90", "-o"].map(OsString::from));
    llc.extend([ptx.as_os_str(), ir.as_os_str()].map(OsString::from));
    let mut ratios = [vec![], vec![]];
    let mut of_llc = vec![];
    for _ in 0..bench.rounds(20) {
        let theirs = processor_time(&llc, None)?;
        of_llc.push(theirs * 1e3);
        ratios[0].push(processor_time(&ours, None)? / theirs);
        ratios[1].push(processor_time(&generator, Some(&ir))? / theirs);
    }
    let llc = Spread::of(of_llc)?.median;
    let [ours, generator] = ratios.map(Spread::of);
    Ok([ours?, generator?].map(|spread| (spread, Some(("llc, ms", llc)))))
}

/// Processor seconds of a command and its child processes. They vary less than wall-clock time while other programs
/// run.
fn processor_time(command: &[OsString], input: Option<&Path>) -> Result<f64> {
    let mut shell = Command::new("bash");
    let run = "TIMEFORMAT='%U %S'; time \"$@\" < \"$0\" > /dev/null";
    shell.args(["-c", run]);
    shell.arg(input.unwrap_or(Path::new("/dev/null")));
    let said = process::report(shell.args(command))?;
    seconds(&said).with_context(|| format!("bash reports no time: {said}"))
}

/// The sum of the numbers in the last line.
fn seconds(said: &str) -> Option<f64> {
    let (user, system) = said.lines().next_back()?.split_once(' ')?;
    Some(user.parse::<f64>().ok()? + system.parse::<f64>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_user_and_system_are_added() {
        assert_eq!(seconds("warning: much\n0.250 0.500\n"), Some(0.75));
        assert_eq!(seconds(""), None);
    }

    #[test]
    fn processes_of_a_process_count() {
        let spin = "for i in $(seq 100000); do :; done";
        let nested = ["bash", "-c", &format!("bash -c '{spin}'; true")].map(OsString::from);
        assert!(processor_time(&nested, None).unwrap() > 0.0);
        let missing = [OsString::from("/nonexistent")];
        assert!(processor_time(&missing, None).is_err());
    }
}
