//! `cargo xtask demo`: the compiler at work, from a fresh machine to a kernel's result.
//!
//! Sets the machine up, builds for release, and for each kernel of [`kernels`] compiles to SPIR-V, validates the SPIR-V
//! with spirv-val, shows its beginning, runs the kernel on every device of the machine and compares the results with
//! those of this program. Every command is printed as one would type it at the root of the repository. A table of all
//! runs ends the output, with the missing devices and the reasons.

mod devices;
mod kernels;
mod npy;
mod shell;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::cli::DemoOptions;
use crate::output;
use crate::setup;
use crate::table::{Align, Table};
use crate::workspace::{Profile, Workspace};
use devices::Device;
use kernels::{Argument, Kernel};
use shell::Shell;

/// Lines of SPIR-V assembly that are shown.
const ASSEMBLY_LINES: usize = 24;

/// How often a kernel runs on each device.
const RUNS: &str = "5";

/// Elements of a result that are shown.
const SHOWN_ELEMENTS: usize = 8;

/// Runs the demo.
///
/// # Errors
/// When setup or the build fails, a command fails, or a kernel gives another result than expected.
pub fn run(options: &DemoOptions) -> Result<()> {
    setup::run(&options.setup)?;
    let workspace = Workspace::find()?;
    let tools = workspace.build(Profile::Release, &["gir-opt", "gir-codegen", "gir-run"])?;
    let demo = Demo {
        shell: Shell::at(&workspace.root),
        scratch: workspace.scratch("demo")?,
        tools,
    };
    let devices = devices::list(&demo.tools.join("gir-run"))?;
    let kernels = kernels::all();
    let mut table = table();
    for kernel in &kernels {
        demo.show(kernel, &devices, &mut table)
            .with_context(|| kernel.name.to_owned())?;
    }
    table.lines().iter().for_each(output::line);
    for device in devices.iter() {
        if let Err(reason) = &device.found {
            output::line(format!("no {}: {reason}", device.name));
        }
    }
    output::line(format!(
        "{} kernels gave the expected results wherever they ran",
        kernels.len()
    ));
    Ok(())
}

/// A row for each run.
const fn table() -> Table<4> {
    Table::new([
        ("kernel", Align::Left),
        ("device", Align::Left),
        ("result", Align::Left),
        ("median", Align::Right),
    ])
}

struct Demo {
    shell: Shell,
    /// Where inputs and outputs go.
    scratch: PathBuf,
    /// Where the compiler is.
    tools: PathBuf,
}

impl Demo {
    /// Compiles a kernel and runs it wherever it can.
    fn show(&self, kernel: &Kernel, devices: &[Device], table: &mut Table<4>) -> Result<()> {
        output::line(format!("== {}: {}", kernel.name, kernel.purpose));
        self.compile(kernel)?;
        for device in devices {
            let Ok(description) = &device.found else {
                continue;
            };
            let launched = self.launch(kernel, &device.name);
            let (result, time) = match launched.with_context(|| device.name.clone())? {
                Ok(time) => ("as expected", format!("{:.4} ms", time * 1e-6)),
                Err(reason) => {
                    output::line(reason);
                    ("refused", String::new())
                }
            };
            table.row([
                kernel.name.to_owned(),
                format!("{} ({description})", device.name),
                result.to_owned(),
                time,
            ]);
        }
        output::line("");
        Ok(())
    }

    /// Makes the SPIR-V, validates it and shows its beginning.
    fn compile(&self, kernel: &Kernel) -> Result<()> {
        let binary = self.scratch.join(format!("{}.spv", kernel.name));
        let mut compile = self.shell.command(&self.tools.join("gir-opt"));
        compile.args(["--lower-to-lir", "--emit-spirv", &kernel.source()]);
        compile.arg("-o").arg(self.shell.path(&binary));
        self.shell.run(&mut compile)?;
        let mut validate = self.shell.command(Path::new("spirv-val"));
        validate
            .args(["--target-env", "vulkan1.1"])
            .arg(self.shell.path(&binary));
        self.shell.run(&mut validate)?;
        let mut disassemble = self.shell.command(Path::new("spirv-dis"));
        disassemble.arg("--no-color").arg(self.shell.path(&binary));
        self.shell.run_head(&mut disassemble, ASSEMBLY_LINES)
    }

    /// Runs the kernel, compares its results, and returns the median time in nanoseconds, or the reason for which the
    /// device refuses it.
    fn launch(&self, kernel: &Kernel, device: &str) -> Result<Result<f64, String>> {
        let mut launch = self.shell.command(&self.tools.join("gir-run"));
        launch.args([
            &kernel.source(),
            "--kernel",
            kernel.name,
            "--device",
            device,
        ]);
        launch.args(["--workgroups", kernel.workgroups]);
        for argument in &kernel.arguments {
            launch.args(["--arg", &self.argument(kernel, argument)?]);
        }
        let result = self.file(kernel, "result");
        let path = self.shell.path(&result);
        launch.args(["--out", &format!("{}={}", kernel.result, path.display())]);
        launch.args(["--repeat", RUNS, "--json"]);
        let answer = match self.shell.launch(&mut launch)? {
            Ok(answer) => answer,
            Err(reason) => return Ok(Err(reason)),
        };
        report(kernel, &npy::read(&result)?)?;
        devices::median_time(&answer).map(Ok)
    }

    /// An argument of gir-run; the elements of a buffer go to a file.
    fn argument(&self, kernel: &Kernel, argument: &Argument) -> Result<String> {
        match argument {
            Argument::Scalar(text) => Ok(text.clone()),
            Argument::Buffer { name, elements } => {
                let file = self.file(kernel, name);
                npy::write(&file, elements)?;
                Ok(format!("@{}", self.shell.path(&file).display()))
            }
        }
    }

    fn file(&self, kernel: &Kernel, name: &str) -> PathBuf {
        self.scratch.join(format!("{}-{name}.npy", kernel.name))
    }
}

/// Prints the beginning of the result once it has been checked.
fn report(kernel: &Kernel, result: &[f32]) -> Result<()> {
    compare(&kernel.expected, result)?;
    let shown: Vec<_> = result
        .iter()
        .take(SHOWN_ELEMENTS)
        .map(f32::to_string)
        .collect();
    output::line(format!("{} …", shown.join(" ")));
    output::line(format!(
        "all {} elements are the expected ones",
        result.len()
    ));
    Ok(())
}

/// Compares bit by bit: with these inputs no operation rounds.
fn compare(expected: &[f32], result: &[f32]) -> Result<()> {
    if result.len() != expected.len() {
        bail!(
            "the result has {} elements, expected {}",
            result.len(),
            expected.len()
        );
    }
    let wrong = |place: &usize| result[*place].to_bits() != expected[*place].to_bits();
    if let Some(place) = (0..result.len()).find(wrong) {
        bail!(
            "element {place} is {}, expected {}",
            result[place],
            expected[place]
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_that_differs_anywhere_is_an_error() {
        let error = |result: &[f32]| compare(&[0.0, 1.0, 2.5], result).unwrap_err().to_string();
        assert!(compare(&[0.0, 1.0, 2.5], &[0.0, 1.0, 2.5]).is_ok());
        assert_eq!(error(&[0.0, 1.0, 2.0]), "element 2 is 2, expected 2.5");
        assert_eq!(error(&[-0.0, 1.0, 2.5]), "element 0 is -0, expected 0");
        assert_eq!(error(&[0.0, 1.0]), "the result has 2 elements, expected 3");
    }
}
