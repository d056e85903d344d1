//! From the text of a kernel to a library: clang and lld, with the run time and the precompiled header of a language.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::{Caller, Host};
use crate::built_parts::{self, BuiltParts, Sources, TextFile};
use crate::failure::Failure;
use crate::limits::TimeLimit;
use crate::program::Program;
use gir_tools::child::{self, Ending};

/// The compiler, and the linker.
const CLANG: &str = "clang-22";
pub const LINKER: &str = "ld.lld-22";

/// The folder of both, where they are not on the path by these names.
const FOLDER: &str = "/usr/lib/llvm-22/bin";

/// The files of the run time.
const RUNTIME: &[TextFile] = &[
    ("draw.c", include_str!("runtime/draw.c")),
    ("draw.h", include_str!("runtime/draw.h")),
    ("fail.h", include_str!("runtime/fail.h")),
    ("fibers.c", include_str!("runtime/fibers.c")),
    ("fibers.h", include_str!("runtime/fibers.h")),
    ("group.c", include_str!("runtime/group.c")),
    ("group.h", include_str!("runtime/group.h")),
    ("half.c", include_str!("runtime/half.c")),
    ("images.c", include_str!("runtime/images.c")),
    ("images.h", include_str!("runtime/images.h")),
    ("launch.h", include_str!("runtime/launch.h")),
    ("main.c", include_str!("runtime/main.c")),
    ("memory.c", include_str!("runtime/memory.c")),
    ("memory.h", include_str!("runtime/memory.h")),
    ("raster.c", include_str!("runtime/raster.c")),
    ("raster.h", include_str!("runtime/raster.h")),
    ("stage_items.h", include_str!("runtime/stage_items.h")),
    ("texels.c", include_str!("runtime/texels.c")),
    ("texels.h", include_str!("runtime/texels.h")),
    ("undefined.c", include_str!("runtime/undefined.c")),
    ("work_items.h", include_str!("runtime/work_items.h")),
];

/// Code for this processor, exact floats, little time spent on it.
const OPTIONS: &[&str] = &["-O1", "-fPIC", "-ffp-contract=off", NATIVE];

const NATIVE: &str = if cfg!(target_arch = "x86_64") {
    "-march=native"
} else {
    "-mcpu=native"
};

/// Undefined behaviour ends the process; clang's warnings are for readers of the text and off.
const CHECKS: &[&str] = &[
    "-fsanitize=signed-integer-overflow,integer-divide-by-zero,float-cast-overflow,alignment,bounds",
    "-fsanitize-minimal-runtime",
    "-fno-sanitize-recover=all",
    "-w",
];

/// The parts built once, by their paths in the folder: the program that runs kernels, the precompiled header, the
/// compiler's name and version, the headers of the language, the sources of the run time.
const RUNNER: &str = "runner";
const PRELUDE: &str = "prelude.pch";
const COMPILER: &str = "compiler";
const SHIMS: &str = "shims";
const SOURCES: &str = "runtime";

/// The time limit of clang for the parts built once: seconds, on an otherwise idle machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// The tools, and the parts built once.
pub(super) struct Toolchain {
    compiler: String,
    clang: PathBuf,
    linker: PathBuf,
    parts: BuiltParts,
}

/// The compiler's name and version.
///
/// # Errors
/// [`Failure::Absent`] where it is not installed.
pub(super) fn compiler(host: &Host) -> Result<String, Failure> {
    of_llvm(host.name, LINKER)?;
    version(host.name)
}

/// Clang's name and version, for a device.
///
/// # Errors
/// [`Failure::Absent`] where it is not installed.
pub fn version(device: &str) -> Result<String, Failure> {
    let clang = of_llvm(device, CLANG)?;
    let said = Command::new(clang).arg("--version").output();
    let said = said.map_err(|error| Failure::Absent(format!("{device}: {CLANG}: {error}")))?;
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    let line = said.lines().next().unwrap_or_default();
    let version = line
        .split_whitespace()
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    Ok(format!(
        "clang {}",
        version.unwrap_or("of an unknown version")
    ))
}

/// The path of a program of LLVM, for a device.
///
/// # Errors
/// [`Failure::Absent`] where it is not installed.
pub fn of_llvm(device: &str, name: &str) -> Result<PathBuf, Failure> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let of_path = std::env::split_paths(&path).map(|folder| folder.join(name));
    let plain = name.trim_end_matches("-22");
    let mut places = of_path.chain([Path::new(FOLDER).join(plain)]);
    places.find(|place| place.is_file()).ok_or_else(|| {
        let package = if name == CLANG { CLANG } else { "lld-22" };
        Failure::Absent(format!(
            "{device}: {name} is not installed (Debian: {package}, from apt.llvm.org)"
        ))
    })
}

impl Toolchain {
    /// Finds the tools, and builds the parts that every kernel needs.
    ///
    /// # Errors
    /// [`Failure::Absent`] where a tool is missing or does not compile the run time.
    pub fn new(host: &Host) -> Result<Self, Failure> {
        let absent = |error: io::Error| Failure::Absent(format!("{}: {error}", host.name));
        let (clang, linker) = (of_llvm(host.name, CLANG)?, of_llvm(host.name, LINKER)?);
        let sources = sources(host, &clang).map_err(absent)?;
        let parts = BuiltParts::new(host.name, &sources, |folder| build(host, &clang, folder))?;
        let compiler = fs::read_to_string(parts.folder().join(COMPILER)).map_err(absent)?;
        Ok(Self {
            compiler,
            clang,
            linker,
            parts,
        })
    }

    /// The compiler's name and version.
    pub fn compiler(&self) -> &str {
        &self.compiler
    }

    /// The program that runs kernels.
    pub fn runner(&self) -> PathBuf {
        self.parts.folder().join(RUNNER)
    }

    /// Compiles kernels and the code that calls them to a library, in a folder.
    ///
    /// # Errors
    /// The output of clang about the text.
    pub fn compile(
        &self,
        host: &Host,
        (program, time): (&Program, TimeLimit),
        caller: &Caller,
        folder: &Path,
    ) -> Result<PathBuf, Failure> {
        let text = folder.join("kernel").with_extension(host.extension);
        let source = folder.join("caller").with_extension(host.extension);
        let (object, library) = (folder.join("kernel.o"), folder.join("kernel.so"));
        let Caller { before, behind } = caller;
        let include = format!("{before}#include \"kernel.{}\"\n{behind}", host.extension);
        let written = fs::write(&text, &program.code).and_then(|()| fs::write(&source, include));
        written.map_err(|error| host.failed(error))?;
        let mut clang = clang_for(host, &self.clang, self.parts.folder());
        clang
            .arg("-include-pch")
            .arg(self.parts.folder().join(PRELUDE));
        clang.arg("-c").arg(&source).arg("-o").arg(&object);
        let refused = |trouble: Trouble| match trouble {
            Trouble::TooLate => time.exceeded(format_args!("compiling kernel '{}'", program.entry)),
            Trouble::Said(what) => {
                let first = what.lines().find(|line| line.contains("error:"));
                let first = first.map_or(String::new(), |line| format!(": {}", line.trim()));
                host.failed(format!("{CLANG} refuses the kernel{first}\n{what}"))
            }
        };
        run(&mut clang, time.remaining()).map_err(refused)?;
        let mut linker = Command::new(&self.linker);
        linker.arg("-shared").arg(&object).arg("-o").arg(&library);
        run(&mut linker, time.remaining()).map_err(refused)?;
        Ok(library)
    }
}

/// Everything that the parts built once depend on.
fn sources(host: &Host, clang: &Path) -> io::Result<Sources> {
    let mut sources = Sources::new(clang)?;
    sources.add(&gir_dialects::jit::host());
    sources.add(&format!(
        "{OPTIONS:?} {CHECKS:?} {:?} {}",
        host.options, host.prelude
    ));
    sources.add_files(RUNTIME.iter().chain(host.headers));
    Ok(sources)
}

/// Builds the run time and the precompiled header in a folder, with a file that names the compiler.
fn build(host: &Host, clang: &Path, folder: &Path) -> Result<(), String> {
    let failed = |error: io::Error| error.to_string();
    built_parts::write(&folder.join(SHIMS), host.headers).map_err(failed)?;
    built_parts::write(&folder.join(SOURCES), RUNTIME).map_err(failed)?;
    make_runner(clang, folder)?;
    make_prelude(host, clang, folder)?;
    let version = version(host.name).map_err(|failure| failure.to_string())?;
    fs::write(folder.join(COMPILER), version).map_err(failed)
}

fn make_runner(clang: &Path, folder: &Path) -> Result<(), String> {
    let sources = RUNTIME.iter().map(|(name, _)| name);
    let sources = sources.filter(|name| name.ends_with(".c"));
    let mut command = Command::new(clang);
    command
        .args(["-std=gnu11", "-rdynamic", "-fuse-ld=lld"])
        .args(OPTIONS);
    command.args(sources.map(|name| folder.join(SOURCES).join(name)));
    // Kernels use libraries that the run time does not.
    command.args(["-Wl,--no-as-needed", "-lm", "-ldl", "-o"]);
    make(command.arg(folder.join(RUNNER)))
}

fn make_prelude(host: &Host, clang: &Path, folder: &Path) -> Result<(), String> {
    let mut command = clang_for(host, clang, folder);
    let header = folder.join(SHIMS).join(host.prelude);
    command
        .arg("-c")
        .arg(header)
        .args(["-Xclang", "-emit-pch", "-o"]);
    make(command.arg(folder.join(PRELUDE)))
}

/// A call of clang for a language, with the headers in the folder of the parts built once.
fn clang_for(host: &Host, clang: &Path, folder: &Path) -> Command {
    let mut command = Command::new(clang);
    command.args(OPTIONS).args(CHECKS).args(host.options);
    for headers in [SHIMS, SOURCES] {
        command.arg("-isystem").arg(folder.join(headers));
    }
    command
}

/// The reason why a tool failed.
enum Trouble {
    /// Its output.
    Said(String),
    /// It was stopped.
    TooLate,
}

/// Runs a tool with a time limit.
///
/// # Errors
/// Its output when it fails.
fn run(command: &mut Command, limit: Duration) -> Result<(), Trouble> {
    let name = command.get_program().to_string_lossy().into_owned();
    match child::run(command, limit) {
        Ok((Ending::Exit(0), _)) => Ok(()),
        Ok((Ending::Stopped, _)) => Err(Trouble::TooLate),
        Ok((_, said)) => Err(Trouble::Said(said.trim().to_owned())),
        Err(error) => Err(Trouble::Said(format!("{name}: {error}"))),
    }
}

/// Builds a part that every kernel needs, with a tool.
///
/// # Errors
/// Its output when it fails.
fn make(command: &mut Command) -> Result<(), String> {
    run(command, PATIENCE).map_err(|trouble| match trouble {
        Trouble::Said(what) => what,
        Trouble::TooLate => format!("{CLANG} does not end"),
    })
}
