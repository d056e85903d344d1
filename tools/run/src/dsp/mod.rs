//! The devices `hexagon` and `helium`: object files of DSPs, by emulators of QEMU. The device `c66x-host`: C for C66x,
//! compiled by clang for a processor of 32 bits that QEMU emulates, for no emulator of C66x is free software. Where a
//! module asks for C (`lir.dsp_format = "c"`), clang compiles it for Hexagon and Helium, too.
//!
//! The object file or the C is the one that a user gets. It is linked with a run time of ours that needs no library of
//! C and takes the arguments from a file: [`toolchain`] builds it, [`image`] writes and reads the files. Results of
//! object files are those of the DSP's instructions; times are the emulator's.

pub(super) mod image;
mod toolchain;

use std::fs;
use std::process::Command;
use std::time::Instant;

use gir_tools::child::{self, Ending};
use tempfile::TempDir;

use super::device::{Clock, Device, Found, Outcome, Session, check_format};
use super::failure::Failure;
use super::launch::Launch;
use toolchain::{Linked, Toolchain};

/// A family of DSPs, and the emulator that runs it.
#[derive(Debug)]
pub struct Emulated {
    /// The name in `--device`.
    name: &'static str,
    /// The profile to compile for.
    target: &'static str,
    /// LLVM's name of the target.
    triple: &'static str,
    /// LLVM's name of the processor.
    processor: &'static str,
    /// The emulator, and the package of Debian that has it.
    emulator: (&'static str, &'static str),
    /// The arguments of the emulator in front of the program.
    arguments: &'static [&'static str],
    /// The source of the platform in the run time.
    platform: (&'static str, &'static str),
    /// The linker script.
    script: Option<&'static str>,
    /// How its kernels are compiled where LLVM does not know the DSP: all of them are C then.
    source: Option<&'static Source>,
}

/// The options of clang for C of a DSP that LLVM does not know.
#[derive(Debug)]
struct Source {
    /// The processor in reports.
    processor: &'static str,
    /// Options of the processor in its place, for the kernel and for the run time.
    options: &'static [&'static str],
    /// Headers in the place of those of the DSP's compiler.
    headers: &'static [(&'static str, &'static str)],
}

/// The device `hexagon`.
pub static HEXAGON: Emulated = Emulated {
    name: "hexagon",
    target: "hexagon-v68",
    triple: "hexagon-unknown-none-elf",
    processor: "hexagonv68",
    emulator: ("qemu-hexagon", "qemu-user"),
    arguments: &["-cpu", "v68"],
    platform: ("hexagon.c", include_str!("runtime/hexagon.c")),
    script: None,
    source: None,
};

/// The device `helium`: a Cortex-M55.
pub static HELIUM: Emulated = Emulated {
    name: "helium",
    target: "helium",
    triple: "thumbv8.1m.main-unknown-none-eabihf",
    processor: "cortex-m55",
    emulator: ("qemu-system-arm", "qemu-system-arm"),
    arguments: &[
        "-M",
        "mps3-an547",
        "-nographic",
        "-monitor",
        "none",
        "-serial",
        "none",
        "-semihosting-config",
        "enable=on,target=native",
        "-kernel",
    ],
    platform: ("helium.c", include_str!("runtime/helium.c")),
    script: Some(include_str!("runtime/helium.ld")),
    source: None,
};

/// The device `c66x-host`. Its addresses have 32 bits, as those of C66x.
pub static C66X: Emulated = Emulated {
    name: "c66x-host",
    target: "c66x",
    triple: "i386-unknown-linux",
    processor: "haswell",
    emulator: ("qemu-i386", "qemu-user"),
    arguments: &["-cpu", "max"],
    platform: ("c66x.c", include_str!("runtime/c66x.c")),
    script: None,
    source: Some(&Source {
        processor: "C for C66x by clang for i386",
        options: &["-mfpmath=sse"],
        headers: &[
            ("c6x.h", include_str!("shims/c6x.h")),
            (
                "ti/sdo/edma3/drv/edma3_drv.h",
                include_str!("shims/ti/sdo/edma3/drv/edma3_drv.h"),
            ),
        ],
    }),
};

/// The form of kernels that they accept.
const FORMAT: &str = "dsp";

impl Emulated {
    fn failed(&self, what: impl std::fmt::Display) -> Failure {
        Failure::Mistake(format!("{}: {what}", self.name))
    }

    fn description(&self) -> Result<String, Failure> {
        let emulator = toolchain::find(self, self.emulator.0, self.emulator.1)?;
        let said = Command::new(emulator).arg("--version").output();
        let said =
            said.map_err(|error| Failure::Absent(format!("{}: {error}", self.emulator.0)))?;
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        let mut words = said.split_whitespace();
        let version = words.find(|word| word.starts_with(|c: char| c.is_ascii_digit()));
        Ok(format!(
            "{}, emulated: {} {}",
            self.source
                .map_or(self.processor, |source| source.processor),
            self.emulator.0,
            version.unwrap_or("of an unknown version")
        ))
    }
}

impl Device for Emulated {
    fn name(&self) -> &'static str {
        self.name
    }

    fn probe(&self, _which: Option<&str>) -> Result<Vec<Found>, Failure> {
        toolchain::check(self)?;
        Ok(vec![Found {
            description: self.description()?,
            chosen: true,
        }])
    }

    /// LLVM takes seconds for a large kernel, and the emulators half a second to start.
    fn is_quick(&self) -> bool {
        false
    }

    fn open(&self, _which: Option<&str>) -> Result<Box<dyn Session + '_>, Failure> {
        Ok(Box::new(Emulation {
            device: self,
            description: self.description()?,
            toolchain: Toolchain::new(self)?,
        }))
    }
}

struct Emulation<'d> {
    device: &'d Emulated,
    description: String,
    toolchain: Toolchain,
}

impl Session for Emulation<'_> {
    fn description(&self) -> String {
        self.description.clone()
    }

    fn target(&self) -> &str {
        self.device.target
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        check_format(launch, self.device.name, FORMAT)?;
        let bindings = &launch.bindings;
        if !bindings.images.is_empty() || !bindings.samplers.is_empty() {
            let name = self.device.name;
            return Err(Failure::Unsupported(format!(
                "device '{name}' has no images and samplers"
            )));
        }
        Ok(())
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        self.check(launch)?;
        let device = self.device;
        let folder = TempDir::new().map_err(|error| device.failed(error))?;
        let path = folder.path();
        let program = match self.toolchain.link(device, launch.program, path)? {
            Linked::Program(program) => program,
            Linked::Lacks(functions) => {
                return Err(Failure::Unsupported(format!(
                    "device '{}' lacks functions of the processor's library that the kernel calls: {functions}",
                    device.name
                )));
            }
        };
        fs::write(path.join("in"), image::input(launch)).map_err(|error| device.failed(error))?;
        let mut outcome = Outcome {
            buffers: vec![],
            images: vec![],
            times_ns: vec![],
            clock: Clock::Host,
        };
        for run in 0..launch.repeat {
            let mut command = Command::new(self.toolchain.emulator());
            command.args(device.arguments).arg(&program);
            command.current_dir(path);
            let start = Instant::now();
            let ended = child::run(&mut command, launch.timeout.remaining());
            match ended.map_err(|error| device.failed(error))? {
                (Ending::Exit(0), _) => {}
                (Ending::Stopped, _) => return Err(launch.timed_out()),
                (ending, said) => return Err(device.failed(failed(ending, &said))),
            }
            outcome.times_ns.push(start.elapsed().as_secs_f64() * 1e9);
            if run == 0 {
                let output = fs::read(path.join("out")).unwrap_or_default();
                outcome.buffers = image::results(launch, &output)
                    .ok_or_else(|| device.failed("the program has written too little"))?;
            }
        }
        Ok(outcome)
    }
}

/// The reason for the end of an emulated program; the statuses are those of the run time.
fn failed(ending: Ending, said: &str) -> String {
    let reason = match ending {
        Ending::Exit(3) => "the buffers take more than the memory of the device",
        Ending::Exit(4 | 5) => "the run time cannot read its files",
        Ending::Exit(6) => "the kernel accesses memory that does not exist",
        _ => "the kernel ends the program",
    };
    let said = said.trim();
    match said.is_empty() {
        true => format!("{reason} ({ending})"),
        false => format!("{reason} ({ending}): {said}"),
    }
}
