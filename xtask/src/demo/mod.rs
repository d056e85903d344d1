//! `cargo xtask demo`: the compiler at work, from a fresh machine to a kernel's result.
//!
//! Sets the machine up, builds for release, and for each kernel of [`kernels`] compiles to SPIR-V, has the SPIR-V
//! judged by spirv-val, shows its beginning, runs the kernel on Vulkan and compares what it computed with what this
//! program computes. Every command is printed as one would type it at the root of the repository.

mod kernels;
mod npy;
mod shell;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::cli::DemoOptions;
use crate::output;
use crate::setup;
use crate::workspace::{Profile, Workspace};
use kernels::{Argument, Kernel};
use shell::Shell;

/// Lines of SPIR-V assembly that are shown.
const ASSEMBLY_LINES: usize = 24;

/// Elements of a result that are shown.
const SHOWN_ELEMENTS: usize = 8;

/// Runs the demo.
///
/// # Errors
/// When setup or the build fails, a command fails, or a kernel gives another result than expected.
pub fn run(options: &DemoOptions) -> Result<()> {
    setup::run(&options.setup)?;
    let workspace = Workspace::find()?;
    let tools = workspace.build_tools(Profile::Release)?;
    let demo = Demo {
        shell: Shell::at(&workspace.root),
        scratch: workspace.scratch("demo")?,
        tools,
    };
    let kernels = kernels::all();
    for kernel in &kernels {
        demo.show(kernel).with_context(|| kernel.name.to_owned())?;
    }
    output::line(format!(
        "{} kernels ran and gave the expected results",
        kernels.len()
    ));
    Ok(())
}

struct Demo {
    shell: Shell,
    /// Where inputs and outputs go.
    scratch: PathBuf,
    /// Where the compiler is.
    tools: PathBuf,
}

impl Demo {
    fn show(&self, kernel: &Kernel) -> Result<()> {
        output::line(format!("== {}: {}", kernel.name, kernel.purpose));
        self.compile(kernel)?;
        let result = self.launch(kernel)?;
        report(kernel, &result)
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

    /// Runs the kernel and gives the buffer it computes.
    fn launch(&self, kernel: &Kernel) -> Result<Vec<f32>> {
        let mut launch = self.shell.command(&self.tools.join("gir-run"));
        launch.args([
            &kernel.source(),
            "--kernel",
            kernel.name,
            "--device",
            "vulkan",
        ]);
        launch.args(["--workgroups", kernel.workgroups]);
        for argument in &kernel.arguments {
            launch.args(["--arg", &self.argument(kernel, argument)?]);
        }
        let result = self.file(kernel, "result");
        let path = self.shell.path(&result);
        launch.args(["--out", &format!("{}={}", kernel.result, path.display())]);
        self.shell.run(&mut launch)?;
        npy::read(&result)
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

/// Prints the beginning of the result once it is known to be right.
fn report(kernel: &Kernel, result: &[f32]) -> Result<()> {
    compare(&kernel.expected, result)?;
    let shown: Vec<_> = result
        .iter()
        .take(SHOWN_ELEMENTS)
        .map(f32::to_string)
        .collect();
    output::line(format!("{} …", shown.join(" ")));
    output::line(format!(
        "all {} elements are the expected ones\n",
        result.len()
    ));
    Ok(())
}

/// Compares bit by bit: the inputs are such that no operation rounds.
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
