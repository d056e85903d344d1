//! From the object file or the C of a kernel to a program: clang compiles the run time, lld links both.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use gir_tools::child::{self, Ending};

use super::Emulated;
use crate::built_parts::{self, BuiltParts, Sources, TextFile};
use crate::failure::Failure;
use crate::host::toolchain::of_llvm;
use crate::program::Program;

/// The parts that every platform has.
const SHARED: &[TextFile] = &[
    ("main.c", include_str!("runtime/main.c")),
    ("builtins.c", include_str!("runtime/builtins.c")),
];

const HEADER: TextFile = ("platform.h", include_str!("runtime/platform.h"));

/// A header in the place of that of C's library.
const MATH: TextFile = ("math.h", include_str!("shims/freestanding/math.h"));

/// The first bytes of an object file (System V ABI, "ELF Header").
const OBJECT: &[u8] = b"\x7fELF";

/// The options of clang for the run time.
const OF_RUNTIME: &[&str] = &["-std=gnu11", "-fno-builtin", "-w"];

/// The script of the linker, where a device has one.
const SCRIPT: &str = "script.ld";

/// The options of clang for kernels in C.
const OF_KERNELS: &[&str] = &["-std=c99", "-ffp-contract=off", "-fno-math-errno"];

/// Bytes for buffers.
const ARENA: u32 = 512 << 20;

/// The time limit of a tool: seconds, on an otherwise idle machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// The tools, and the run time.
pub struct Toolchain {
    clang: PathBuf,
    linker: PathBuf,
    emulator: PathBuf,
    runtime: BuiltParts,
}

/// A linked program, or the functions that it lacks.
pub enum Linked {
    /// The path of the program.
    Program(PathBuf),
    /// Functions of the processor's library that the run time does not have.
    Lacks(String),
}

/// The path of a program of a package.
///
/// # Errors
/// [`Failure::Absent`] where it is not installed.
pub fn find(device: &Emulated, name: &str, package: &str) -> Result<PathBuf, Failure> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places = std::env::split_paths(&path).map(|folder| folder.join(name));
    places.find(|place| place.is_file()).ok_or_else(|| {
        Failure::Absent(format!(
            "{}: {name} is not installed (Debian: {package}, from bookworm-backports)",
            device.name
        ))
    })
}

/// Checks that the tools are installed.
///
/// # Errors
/// [`Failure::Absent`] where one is not.
pub fn check(device: &Emulated) -> Result<(), Failure> {
    of_llvm(device.name, "clang-22")?;
    of_llvm(device.name, "ld.lld-22")?;
    find(device, device.emulator.0, device.emulator.1).map(|_| ())
}

impl Toolchain {
    /// Finds the tools, and compiles the run time.
    ///
    /// # Errors
    /// [`Failure::Absent`] where a tool is missing or does not compile it.
    pub fn new(device: &Emulated) -> Result<Self, Failure> {
        let clang = of_llvm(device.name, "clang-22")?;
        let sources = sources(device, &clang)
            .map_err(|error| Failure::Absent(format!("{}: {error}", device.name)))?;
        let runtime = BuiltParts::new(device.name, &sources, |folder| {
            build(device, &clang, folder)
        })?;
        Ok(Self {
            clang,
            linker: of_llvm(device.name, "ld.lld-22")?,
            emulator: find(device, device.emulator.0, device.emulator.1)?,
            runtime,
        })
    }

    /// The emulator.
    pub fn emulator(&self) -> &Path {
        &self.emulator
    }

    /// Links a kernel with the run time, in a folder.
    ///
    /// # Errors
    /// When the linker fails for another reason than missing functions.
    pub fn link(
        &self,
        device: &Emulated,
        program: &Program,
        folder: &Path,
    ) -> Result<Linked, Failure> {
        let (object, linked) = (folder.join("kernel.o"), folder.join("program"));
        if program.code.starts_with(OBJECT) {
            fs::write(&object, &program.code).map_err(|error| device.failed(error))?;
        } else {
            let source = folder.join("kernel.c");
            fs::write(&source, &program.code).map_err(|error| device.failed(error))?;
            let mut command = compilation(&self.clang, device, &source, &object);
            command.args(OF_KERNELS).args(stated_options(&program.code));
            command.arg("-I").arg(self.runtime.folder());
            run(&mut command).map_err(|said| device.failed(said))?;
        }
        let objects = units(device).map(|(name, _)| object_of(self.runtime.folder(), name));
        let mut command = Command::new(&self.linker);
        command
            .arg("-static")
            .arg(format!("--defsym=gir_kernel={}", program.entry))
            .args(objects)
            .arg(&object)
            .arg("-o")
            .arg(&linked);
        if device.script.is_some() {
            command.arg("-T").arg(self.runtime.folder().join(SCRIPT));
        }
        let Err(said) = run(&mut command) else {
            return Ok(Linked::Program(linked));
        };
        const MISSING: &str = "undefined symbol: ";
        let missing = said.lines().filter_map(|line| line.split_once(MISSING));
        let mut missing: Vec<_> = missing.map(|(_, name)| name).collect();
        missing.sort_unstable();
        missing.dedup();
        match missing.is_empty() {
            true => Err(device.failed(said)),
            false => Ok(Linked::Lacks(missing.join(", "))),
        }
    }
}

/// The units of the run time.
fn units(device: &Emulated) -> impl Iterator<Item = &TextFile> {
    SHARED.iter().chain([&device.platform])
}

/// The headers of the run time and of kernels in C.
fn headers(device: &Emulated) -> impl Iterator<Item = &TextFile> {
    let shims = device.source.iter().flat_map(|source| source.headers);
    shims.chain([&HEADER, &MATH])
}

/// The linker's script, as a file.
fn script(device: &Emulated) -> Option<TextFile> {
    Some((SCRIPT, device.script?))
}

/// The object file of a unit.
fn object_of(folder: &Path, unit: &str) -> PathBuf {
    folder.join(unit).with_extension("o")
}

/// Everything that the run time depends on.
fn sources(device: &Emulated, clang: &Path) -> io::Result<Sources> {
    let mut sources = Sources::new(clang)?;
    let nowhere = Path::new("");
    let command = compilation(clang, device, nowhere, nowhere);
    sources.add(&format!("{command:?} {OF_RUNTIME:?} {ARENA}"));
    sources.add_files(headers(device).chain(units(device)).chain(&script(device)));
    Ok(sources)
}

/// Compiles the run time in a folder.
fn build(device: &Emulated, clang: &Path, folder: &Path) -> Result<(), String> {
    let files = headers(device).chain(units(device));
    let script = script(device);
    let files = files.chain(&script);
    built_parts::write(folder, files).map_err(|error| error.to_string())?;
    for (name, _) in units(device) {
        let mut command = compilation(clang, device, &folder.join(name), &object_of(folder, name));
        command
            .arg(format!("-DGIR_ARENA={ARENA}u"))
            .args(OF_RUNTIME);
        run(&mut command)?;
    }
    Ok(())
}

/// The options of clang that a text states in its first line; none where that names another compiler.
fn stated_options(text: &[u8]) -> Vec<String> {
    let first = text.split(|&byte| byte == b'\n').next().unwrap_or(text);
    let first = String::from_utf8_lossy(first);
    match first.split_once(": clang ") {
        Some((_, options)) => options.split_whitespace().map(str::to_owned).collect(),
        None => vec![],
    }
}

/// The command that compiles a file of C to an object file without C's library.
fn compilation(clang: &Path, device: &Emulated, source: &Path, object: &Path) -> Command {
    let mut command = Command::new(clang);
    let processor = match device.source {
        None => "-mcpu=",
        Some(_) => "-march=",
    };
    let options = device.source.map_or(&[][..], |source| source.options);
    command
        .arg(format!("--target={}", device.triple))
        .arg(format!("{processor}{}", device.processor))
        .args(options)
        .args(["-O2", "-ffreestanding", "-c"])
        .args([source, Path::new("-o"), object]);
    command
}

/// Runs a tool.
///
/// # Errors
/// Its output when it fails.
fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match child::run(command, PATIENCE) {
        Ok((Ending::Exit(0), _)) => Ok(()),
        Ok((ending, said)) => Err(format!("{name}: {ending}: {}", said.trim())),
        Err(error) => Err(format!("{name}: {error}")),
    }
}
