//! From the text of a kernel to a program that simulates its circuit: `mlir-opt`, CIRCT, Verilator and clang.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use gir_tools::child::{self, Ending};

use super::ports;
use super::top::{self, Port};
use crate::failure::Failure;
use crate::host::toolchain::of_llvm;
use crate::launch::Launch;

/// The variable that names the virtual environment of Python with CIRCT and Verilator.
const FOLDER: &str = "GIR_CIRCT";

/// The variable that names a folder in which the files of the circuit stay.
const KEPT: &str = "GIR_CIRCT_KEEP";

const LOWER: &str = include_str!("runtime/lower.py");
const BENCH: &str = include_str!("runtime/bench.cpp.in");

/// The passes of `mlir-opt`: the kernel is inlined into the top, which gives it sizes, and loops become branches.
/// Nothing simplifies the branches: blocks that join more than two others are circuits that wait for ever.
const PASSES: &[&str] = &[
    "--inline",
    "--canonicalize",
    "--cse",
    "--symbol-dce",
    "--loop-invariant-code-motion",
    "--canonicalize",
    "--cse",
    "--convert-scf-to-cf",
];

/// The tools.
pub struct Toolchain {
    python: PathBuf,
    /// Verilator's folder, with `bin` and `include`.
    verilator: PathBuf,
    mlir_opt: PathBuf,
    clang: PathBuf,
}

/// Verilator's run time: compiled by `cargo xtask setup`, or else with each kernel.
const RUNTIME: [&str; 2] = ["verilated", "verilated_threads"];

impl Toolchain {
    /// Finds the tools.
    ///
    /// # Errors
    /// [`Failure::Absent`] where one is not installed.
    pub fn find() -> Result<Self, Failure> {
        let absent = |what: String| Failure::Absent(format!("circt-sim: {what}"));
        let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else {
            return Err(absent(format!(
                "{FOLDER} does not name a virtual environment of Python with circt and verilator; `cargo xtask setup` makes one"
            )));
        };
        let packages = fs::read_dir(folder.join("lib"))
            .into_iter()
            .flatten()
            .flatten();
        let mut packages = packages.map(|entry| entry.path().join("site-packages"));
        let packages = packages.find(|path| path.join("circt").is_dir());
        let verilator = packages.map(|path| path.join("verilator"));
        let verilator = verilator.filter(|path| path.join("bin/verilator_bin").is_file());
        let Some(verilator) = verilator else {
            let folder = folder.display();
            return Err(absent(format!(
                "'{folder}', which {FOLDER} names, has no circt and verilator; `cargo xtask setup` installs both"
            )));
        };
        Ok(Self {
            python: folder.join("bin/python"),
            verilator,
            mlir_opt: of_llvm("circt-sim", "mlir-opt-22")?,
            clang: of_llvm("circt-sim", "clang++-22")?,
        })
    }

    /// The names and versions of CIRCT and Verilator.
    pub fn versions(&self) -> String {
        let packages = self
            .verilator
            .parent()
            .and_then(|path| fs::read_dir(path).ok());
        let names = packages
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.file_name());
        let names: Vec<_> = names
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        let version = |package: &str| {
            let mut names = names.iter();
            let found = names.find_map(|name| {
                name.strip_prefix(package)?
                    .strip_prefix('-')?
                    .strip_suffix(".dist-info")
            });
            found.unwrap_or("of an unknown version").to_owned()
        };
        format!(
            "CIRCT {}, Verilator {}",
            version("circt"),
            version("verilator")
        )
    }

    /// Makes the circuit of a launch and the program that simulates it, in a folder; returns the parameters of its top.
    ///
    /// # Errors
    /// When a tool refuses the kernel.
    pub fn build(&self, launch: &Launch<'_>, folder: &Path) -> Result<Vec<Port>, Failure> {
        let (text, parameters) = top::of(launch)?;
        let write = |name: &str, text: &str| fs::write(folder.join(name), text).map_err(failed);
        write("kernel.mlir", &text)?;
        write("lower.py", LOWER)?;
        write("bench.cpp", BENCH)?;
        let run = |command: &mut Command, stage: &str| {
            self.run(command.current_dir(folder), launch, stage)
        };

        let mut opt = Command::new(&self.mlir_opt);
        opt.args(PASSES).args(["kernel.mlir", "-o", "flat.mlir"]);
        run(&mut opt, "mlir-opt-22")?;
        let mut lower = Command::new(&self.python);
        lower.args(["-I", "lower.py", "flat.mlir", "kernel.sv"]);
        run(&mut lower, "CIRCT")?;

        let verilog = fs::read_to_string(folder.join("kernel.sv")).map_err(failed)?;
        let header = ports::header(&verilog, &parameters);
        let header = header
            .ok_or_else(|| failed("the circuit has other ports than its kernel's parameters"))?;
        write("ports.h", &header)?;

        let mut verilator = Command::new(self.verilator.join("bin/verilator_bin"));
        verilator.env("VERILATOR_ROOT", &self.verilator);
        verilator.args(["--cc", "-Wno-fatal", "-Wno-lint", "--top-module", top::NAME]);
        verilator.args(["--prefix", "Vgir_top", "-Mdir", "model", "kernel.sv"]);
        run(&mut verilator, "Verilator")?;
        run(&mut self.compiler(folder)?, "clang++-22")?;
        Ok(parameters)
    }

    /// The command that compiles the model and the test bench.
    fn compiler(&self, folder: &Path) -> Result<Command, Failure> {
        let include = self.verilator.join("include");
        let mut sources = vec![];
        for entry in fs::read_dir(folder.join("model")).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            sources.extend(Some(path).filter(|path| path.extension() == Some("cpp".as_ref())));
        }
        sources.sort();
        // One unit: each would spend a second on the same headers.
        let include_line = |path: &PathBuf| format!("#include \"{}\"\n", path.display());
        let unit: String = sources.iter().map(include_line).collect();
        fs::write(folder.join("unit.cpp"), unit + "#include \"bench.cpp\"\n").map_err(failed)?;
        let runtime = RUNTIME.map(|part| {
            let object = include.join(part).with_extension("o");
            if object.is_file() {
                object
            } else {
                include.join(part).with_extension("cpp")
            }
        });
        let mut clang = Command::new(&self.clang);
        clang.args(["-std=c++20", "-O1", "-w", "-I", "model", "-I", "."]);
        clang
            .arg("-I")
            .arg(&include)
            .arg("-I")
            .arg(include.join("vltstd"));
        clang
            .arg("unit.cpp")
            .args(runtime)
            .args(["-o", "simulate", "-lpthread"]);
        Ok(clang)
    }

    fn run(&self, command: &mut Command, launch: &Launch<'_>, stage: &str) -> Result<(), Failure> {
        match child::run(command, launch.timeout.remaining()) {
            Ok((Ending::Exit(0), _)) => Ok(()),
            Ok((Ending::Stopped, _)) => Err(launch.timed_out()),
            Ok((_, said)) => Err(Failure::Unsupported(format!(
                "device 'circt-sim': {stage} refuses the kernel: {}",
                said.trim()
            ))),
            Err(error) => Err(failed(format!("{stage}: {error}"))),
        }
    }
}

/// The folder for the files of a circuit: the one that the user has asked for, or none.
pub fn kept() -> Option<PathBuf> {
    env::var_os(KEPT).map(PathBuf::from)
}

/// A failure of the device.
pub fn failed(what: impl std::fmt::Display) -> Failure {
    Failure::Mistake(format!("circt-sim: {what}"))
}
