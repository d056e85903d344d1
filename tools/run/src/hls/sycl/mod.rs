//! The device `sycl`: SYCL for Intel's FPGAs, on the processor.
//!
//! Intel's run-time compiler takes the text that a user gets, and its OpenCL runtime runs the task. Neither knows
//! FPGAs: attributes for them are ignored. [`toolchain`] compiles the program that does so, once.

mod toolchain;

use std::fs;
use std::path::Path;
use std::process::Command;

use gir::profile::Permissions;
use gir_tools::child::{self, Ending};
use tempfile::TempDir;

use crate::device::{Clock, Device, Found, Outcome, Session, check_format};
use crate::dsp::image;
use crate::failure::Failure;
use crate::launch::Launch;
use toolchain::{Toolchain, failed};

/// The device.
#[derive(Debug)]
pub struct Sycl;

/// The name in `--device`.
const NAME: &str = "sycl";

/// The form of kernels that it accepts.
const FORMAT: &str = "hls";

/// The task around a kernel.
const TASK: &str = include_str!("runtime/task.cpp.in");

impl Device for Sycl {
    fn name(&self) -> &'static str {
        NAME
    }

    fn probe(&self, _which: Option<&str>) -> Result<Vec<Found>, Failure> {
        Ok(vec![Found {
            description: Toolchain::find()?.description(),
            chosen: true,
        }])
    }

    /// The run-time compiler takes seconds.
    fn is_quick(&self) -> bool {
        false
    }

    fn open(&self, _which: Option<&str>) -> Result<Box<dyn Session + '_>, Failure> {
        let toolchain = Toolchain::find()?;
        Ok(Box::new(Runtime {
            description: toolchain.description(),
            program: toolchain.build()?,
        }))
    }
}

struct Runtime {
    description: String,
    program: toolchain::Program,
}

impl Session for Runtime {
    fn description(&self) -> String {
        self.description.clone()
    }

    fn target(&self) -> &str {
        "oneapi"
    }

    fn fallbacks(&self) -> Permissions {
        Permissions {
            atomic_fallback: true,
            ..Permissions::default()
        }
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        check_format(launch, NAME, FORMAT)
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        self.check(launch)?;
        let folder = TempDir::new().map_err(failed)?;
        let path = folder.path();
        fs::write(path.join("kernel.cpp"), source(launch)).map_err(failed)?;
        fs::write(path.join("in"), image::input(launch)).map_err(failed)?;
        let start = |level| {
            let mut command = self.program.command();
            command.current_dir(path);
            command.args(["kernel.cpp", &launch.repeat.to_string(), level]);
            start(&mut command, launch)
        };
        if !start("-O2")? && !start("-O0")? {
            return Err(failed("the run-time compiler fails at -O0 as well"));
        }
        outcome(launch, path)
    }
}

/// The text of a kernel, and the task that calls it.
fn source(launch: &Launch<'_>) -> Vec<u8> {
    let task = TASK.replace("@KERNEL@", &launch.program.entry);
    [launch.program.code.as_slice(), task.as_bytes()].concat()
}

/// The message of the run-time compiler for bits in reverse order: its optimiser finds them, and its translator to
/// SPIR-V, which then ends the process, reads a function for them that it cannot read.
const BROKEN: &str = "InvalidLlvmModule";

/// Runs the program; false if the compiler breaks at this level of optimisation.
fn start(command: &mut Command, launch: &Launch<'_>) -> Result<bool, Failure> {
    let entry = &launch.program.entry;
    let limit = launch.timeout.remaining();
    let (ending, said) = child::run(command, limit).map_err(failed)?;
    let said = said.trim();
    match ending {
        Ending::Exit(0) => Ok(true),
        Ending::Exit(_) if said.contains(BROKEN) => Ok(false),
        Ending::Stopped => Err(launch.timed_out()),
        Ending::Exit(toolchain::REFUSED) => {
            let first = said.lines().find(|line| line.contains("error:"));
            let first = first.map_or(String::new(), |line| format!(": {}", line.trim()));
            Err(failed(format!(
                "the run-time compiler refuses kernel '{entry}'{first}\n{said}"
            )))
        }
        Ending::Exit(toolchain::NO_DEVICE) => Err(Failure::Absent(format!(
            "{NAME}: SYCL finds no OpenCL runtime of Intel's; install it by `cargo xtask setup --vendor`, and export OCL_ICD_VENDORS as it says"
        ))),
        ending => Err(failed(format!("kernel '{entry}' ended ({ending}): {said}"))),
    }
}

/// The results that the program has written.
fn outcome(launch: &Launch<'_>, folder: &Path) -> Result<Outcome, Failure> {
    let too_little = || failed("the program has written too little");
    let times = fs::read_to_string(folder.join("times")).map_err(failed)?;
    let times_ns = times.lines().map(str::parse).collect::<Result<_, _>>();
    let output = fs::read(folder.join("out")).map_err(failed)?;
    Ok(Outcome {
        buffers: image::results(launch, &output).ok_or_else(too_little)?,
        images: vec![],
        times_ns: times_ns.map_err(failed)?,
        clock: Clock::Host,
    })
}
