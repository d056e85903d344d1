//! The program that compiles and runs tasks: Clang compiles it against Intel's library of SYCL, once.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use gir_tools::child::{self, Ending};

use super::NAME;
use crate::built_parts::{self, BuiltParts, Sources, TextFile};
use crate::failure::Failure;
use crate::host::toolchain::of_llvm;

/// The variable that names the virtual environment of Python with Intel's run time of SYCL.
const FOLDER: &str = "GIR_SYCL";

/// Files of that environment: the header, the library and its compiler.
const NEEDED: [&str; 3] = [
    "include/sycl/sycl.hpp",
    "lib/libsycl.so",
    "lib/libsycl-jit.so",
];

const COMPILER: &str = "clang++-22";

const MAIN: TextFile = ("main.cpp", include_str!("runtime/main.cpp.in"));

const OPTIONS: &[&str] = &["-std=c++17", "-O1", "-w"];

/// The time limit of the compiler for Intel's header, on an otherwise idle machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// A status of the program: its compiler refuses the kernel.
pub const REFUSED: i32 = 5;

/// A status of the program: there is no device.
pub const NO_DEVICE: i32 = 6;

/// The tools.
pub struct Toolchain {
    folder: PathBuf,
    compiler: PathBuf,
}

impl Toolchain {
    /// Finds the tools.
    ///
    /// # Errors
    /// [`Failure::Absent`] where one is not installed.
    pub fn find() -> Result<Self, Failure> {
        let absent = |what: String| Failure::Absent(format!("{NAME}: {what}"));
        let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else {
            return Err(absent(format!(
                "{FOLDER} does not name a virtual environment of Python with intel-sycl-rt; `cargo xtask setup --vendor` makes one"
            )));
        };
        let mut needed = NEEDED.iter();
        if let Some(missing) = needed.find(|file| !folder.join(file).is_file()) {
            return Err(absent(format!(
                "'{}', which {FOLDER} names, has no {missing}; `cargo xtask setup --vendor` installs it",
                folder.display()
            )));
        }
        Ok(Self {
            folder,
            compiler: of_llvm(NAME, COMPILER)?,
        })
    }

    /// The name and version of the run time.
    pub fn description(&self) -> String {
        let name = self.folder.file_name().unwrap_or_default();
        let name = name.to_string_lossy();
        let version = name.rsplit_once('-').map_or("", |(_, version)| version);
        format!("emulated: SYCL for FPGAs by Intel's run-time compiler {version}")
            .trim_end()
            .to_owned()
    }

    /// Compiles the program, unless it is there.
    ///
    /// # Errors
    /// [`Failure::Absent`] where Clang refuses it.
    pub fn build(&self) -> Result<Program, Failure> {
        let mut sources = Sources::new(&self.compiler).map_err(failed)?;
        sources.add(&format!("{OPTIONS:?} {}", self.folder.display()));
        sources.add_files([&MAIN]);
        let parts = BuiltParts::new(NAME, &sources, |folder| self.compile(folder))?;
        Ok(Program { parts })
    }

    fn compile(&self, folder: &Path) -> Result<(), String> {
        let written = built_parts::write(folder, [&MAIN]);
        written.map_err(|error| error.to_string())?;
        let [include, library] = ["include", "lib"].map(|name| self.folder.join(name));
        let mut command = Command::new(&self.compiler);
        command.args(OPTIONS).arg("-isystem").arg(include);
        command.arg(folder.join(MAIN.0));
        command.arg("-L").arg(&library).arg("-lsycl");
        command.arg(format!("-Wl,-rpath,{}", library.display()));
        command.arg("-o").arg(folder.join(PROGRAM));
        match child::run(&mut command, PATIENCE) {
            Ok((Ending::Exit(0), _)) => Ok(()),
            Ok((ending, said)) => Err(format!("{COMPILER}: {ending}: {}", said.trim())),
            Err(error) => Err(format!("{COMPILER}: {error}")),
        }
    }
}

const PROGRAM: &str = "program";

/// The program.
pub struct Program {
    parts: BuiltParts,
}

impl Program {
    /// Its command, without arguments.
    pub fn command(&self) -> Command {
        Command::new(self.parts.folder().join(PROGRAM))
    }
}

/// A failure of the tools.
pub fn failed(what: impl std::fmt::Display) -> Failure {
    Failure::Mistake(format!("{NAME}: {what}"))
}
