//! The device `hls-host`: C++ for Vitis HLS on the host, as the tool's C simulation runs it. [`sycl`] is that of SYCL.
//!
//! Clang compiles the text that a user gets, with headers of ours in the place of Vitis's, and a program that takes the
//! arguments from a file. No tool of the vendor is used, so results are "emulated", which the device says wherever it
//! is shown. Clang's checks for undefined behaviour are on: text that relies on it is wrong, and fails.

pub mod sycl;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use gir::profile::Permissions;
use gir_tools::child::{self, Ending};
use tempfile::TempDir;

use super::built_parts::{self, BuiltParts, Sources, TextFile};
use super::device::{Clock, Device, Found, Outcome, Session, check_format};
use super::dsp::image;
use super::failure::Failure;
use super::host::toolchain::{self, of_llvm};
use super::launch::Launch;

/// The device.
#[derive(Debug)]
pub struct Simulation;

const NAME: &str = "hls-host";

/// The form of kernels that it accepts.
const FORMAT: &str = "hls";

const COMPILER: &str = "clang-22";

/// The headers of the emitted text.
const HEADERS: &[TextFile] = &[
    ("hls_half.h", include_str!("include/hls_half.h")),
    ("hls_math.h", include_str!("include/hls_math.h")),
    ("hls_stream.h", include_str!("include/hls_stream.h")),
];

/// The program around a kernel.
const MAIN: TextFile = ("main.c", include_str!("runtime/main.c"));

const MAIN_OBJECT: &str = "main.o";

/// Options for all files: exact floats.
const OPTIONS: &[&str] = &["-O1", "-ffp-contract=off", "-w"];

/// Options for kernels. Undefined behaviour ends the process.
const KERNEL: &[&str] = &[
    "-x",
    "c++",
    "-std=c++14",
    "-fno-exceptions",
    "-fsanitize=signed-integer-overflow,integer-divide-by-zero,float-cast-overflow,alignment,bounds",
    "-fsanitize-trap=all",
];

/// The time limit of the compiler for the headers: seconds, on an otherwise idle machine.
const PATIENCE: Duration = Duration::from_secs(120);

fn failed(what: impl std::fmt::Display) -> Failure {
    Failure::Mistake(format!("{NAME}: {what}"))
}

fn description() -> Result<String, Failure> {
    of_llvm(NAME, toolchain::LINKER)?;
    let version = toolchain::version(NAME)?;
    Ok(format!("emulated: Vitis HLS by {version}"))
}

impl Device for Simulation {
    fn name(&self) -> &'static str {
        NAME
    }

    fn probe(&self, _which: Option<&str>) -> Result<Vec<Found>, Failure> {
        Ok(vec![Found {
            description: description()?,
            chosen: true,
        }])
    }

    /// A kernel takes a compiler and a linker.
    fn is_quick(&self) -> bool {
        false
    }

    fn open(&self, _which: Option<&str>) -> Result<Box<dyn Session + '_>, Failure> {
        let compiler = of_llvm(NAME, COMPILER)?;
        let mut sources = Sources::new(&compiler).map_err(failed)?;
        sources.add(&format!("{OPTIONS:?}"));
        sources.add_files(HEADERS.iter().chain([&MAIN]));
        Ok(Box::new(Simulator {
            description: description()?,
            parts: BuiltParts::new(NAME, &sources, |folder| build(&compiler, folder))?,
            compiler,
        }))
    }
}

struct Simulator {
    description: String,
    compiler: PathBuf,
    /// The headers, and the program around kernels.
    parts: BuiltParts,
}

impl Session for Simulator {
    fn description(&self) -> String {
        self.description.clone()
    }

    fn target(&self) -> &str {
        "vitis"
    }

    fn fallbacks(&self) -> Permissions {
        Permissions {
            atomic_fallback: true,
            ..Permissions::default()
        }
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        check_format(launch, NAME, FORMAT)?;
        let bindings = &launch.bindings;
        if !bindings.images.is_empty() || !bindings.samplers.is_empty() {
            return Err(Failure::Unsupported(format!(
                "device '{NAME}' has no images and samplers"
            )));
        }
        Ok(())
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        self.check(launch)?;
        let folder = TempDir::new().map_err(failed)?;
        let path = folder.path();
        let program = self.compile(launch, path)?;
        fs::write(path.join("in"), image::input(launch)).map_err(failed)?;
        let mut outcome = Outcome {
            buffers: vec![],
            images: vec![],
            times_ns: vec![],
            clock: Clock::Host,
        };
        for run in 0..launch.repeat {
            let mut command = Command::new(&program);
            command.current_dir(path);
            let start = Instant::now();
            let ended = child::run(&mut command, launch.timeout.remaining());
            let entry = &launch.program.entry;
            match ended.map_err(failed)? {
                (Ending::Exit(0), _) => {}
                (Ending::Stopped, _) => return Err(launch.timed_out()),
                (Ending::Exit(status), said) => {
                    return Err(failed(format!(
                        "kernel '{entry}' ended with status {status}: {}",
                        said.trim()
                    )));
                }
                (Ending::Signal(signal), _) => {
                    return Err(failed(format!(
                        "kernel '{entry}' ended with signal {signal}"
                    )));
                }
            }
            outcome.times_ns.push(start.elapsed().as_secs_f64() * 1e9);
            if run == 0 {
                let output = fs::read(path.join("out")).unwrap_or_default();
                outcome.buffers = image::results(launch, &output)
                    .ok_or_else(|| failed("the program has written too little"))?;
            }
        }
        Ok(outcome)
    }
}

/// Writes the headers to a folder, and compiles the program around kernels there.
fn build(compiler: &Path, folder: &Path) -> Result<(), String> {
    let written = built_parts::write(folder, HEADERS.iter().chain([&MAIN]));
    written.map_err(|error| error.to_string())?;
    let mut command = Command::new(compiler);
    command.args(OPTIONS).arg("-c").arg(folder.join(MAIN.0));
    command.arg("-o").arg(folder.join(MAIN_OBJECT));
    match child::run(&mut command, PATIENCE) {
        Ok((Ending::Exit(0), _)) => Ok(()),
        Ok((ending, said)) => Err(format!("{COMPILER}: {ending}: {}", said.trim())),
        Err(error) => Err(format!("{COMPILER}: {error}")),
    }
}

impl Simulator {
    /// The program that runs a kernel.
    fn compile(&self, launch: &Launch<'_>, folder: &Path) -> Result<PathBuf, Failure> {
        let (kernel, entry) = (folder.join("kernel.cpp"), &launch.program.entry);
        fs::write(&kernel, &launch.program.code).map_err(failed)?;
        let [object, program] = ["kernel.o", "program"].map(|name| folder.join(name));
        let mut compiler = Command::new(&self.compiler);
        compiler.args(OPTIONS).args(KERNEL);
        compiler.arg("-isystem").arg(self.parts.folder());
        compiler.arg("-c").arg(&kernel).arg("-o").arg(&object);
        self.make(&mut compiler, launch)?;
        let mut linker = Command::new(&self.compiler);
        linker.args(OPTIONS).arg("-fuse-ld=lld");
        linker.arg(format!("-Wl,--defsym=gir_kernel={entry}_simulation"));
        linker.arg(self.parts.folder().join(MAIN_OBJECT));
        linker.arg(&object);
        linker.args(["-lm", "-o"]).arg(&program);
        self.make(&mut linker, launch)?;
        Ok(program)
    }

    fn make(&self, command: &mut Command, launch: &Launch<'_>) -> Result<(), Failure> {
        let limit = launch.timeout.remaining().min(PATIENCE);
        match child::run(command, limit).map_err(failed)? {
            (Ending::Exit(0), _) => Ok(()),
            (Ending::Stopped, _) => Err(launch.timed_out()),
            (_, said) => {
                let first = said.lines().find(|line| line.contains("error:"));
                let first = first.map_or(String::new(), |line| format!(": {}", line.trim()));
                Err(failed(format!(
                    "{COMPILER} refuses the kernel{first}\n{said}"
                )))
            }
        }
    }
}
