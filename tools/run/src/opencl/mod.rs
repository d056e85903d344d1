//! The devices `opencl` and `opencl-spirv`: kernels in OpenCL C and in SPIR-V on an OpenCL device,
//! through `opencl3`.
//!
//! The OpenCL loader is opened at run time, so the tool starts without it. [`adapter`] finds the devices,
//! [`needs_of_source`] and [`needs_of_spirv`] read the requirements of a kernel, [`limits`] checks a launch,
//! [`execution`] holds the buffers and runs the kernel. Only a value of [`OpenCl`] knows the form of a kernel.
//!
//! `--device opencl:WHICH` chooses among several devices by driver (`pocl`, `intel`), by index or by a part of the
//! name; the variable `GIR_OPENCL_DEVICE` is the default.

#![allow(
    unsafe_code,
    reason = "OpenCL is a C API: memory sizes and arguments are the caller's promise; this folder is the safe wrapper"
)]

mod adapter;
mod execution;
mod generic_atomics;
mod image;
mod limits;
mod needs_of_source;
mod needs_of_spirv;
mod words;

use opencl3::context::Context;
use opencl3::program::Program as ClProgram;

use super::device::{Device, Found, Outcome, Session, check_format};
use super::failure::Failure;
use super::launch::Launch;
use super::program::Program;
use adapter::Adapter;
use execution::Execution;

/// The environment variable that chooses the device.
const CHOICE: &str = "GIR_OPENCL_DEVICE";

/// A kind of OpenCL device: the form of its kernels.
#[derive(Clone, Copy, Debug)]
pub struct OpenCl {
    name: &'static str,
    /// The form of kernels that it accepts.
    format: &'static str,
    /// The profile for a device, or the reason why there is none.
    target: fn(&Adapter) -> Result<&'static str, String>,
    /// The requirements of a kernel that a device lacks.
    missing: fn(&Program, &Adapter) -> Result<Vec<String>, Failure>,
    /// Makes a program that is not built yet.
    make: fn(&Context, &[u8]) -> opencl3::Result<ClProgram>,
    /// The options for the device's compiler besides the one for exact quotients.
    options: fn(&Program) -> Result<String, Failure>,
    /// Those that the conformance suite distinguishes.
    columns: &'static [&'static str],
}

/// The device `opencl`.
pub static SOURCE: OpenCl = OpenCl {
    name: "opencl",
    format: "opencl",
    target: source_target,
    missing: needs_of_source::missing,
    make: |context, code| ClProgram::create_from_source(context, &String::from_utf8_lossy(code)),
    options: |program| {
        let (major, minor) = needs_of_source::version(program)?;
        Ok(format!("-cl-std=CL{major}.{minor}"))
    },
    columns: adapter::DRIVERS,
};

fn source_target(adapter: &Adapter) -> Result<&'static str, String> {
    let targets = [
        ((3, 0), "opencl3.0"),
        ((2, 0), "opencl2.0"),
        ((1, 2), "opencl1.2"),
    ];
    let mut targets = targets.into_iter();
    let best = targets.find(|(version, _)| adapter.c_versions.contains(version));
    best.map(|(_, target)| target)
        .ok_or_else(|| "takes no OpenCL C 1.2".to_owned())
}

/// The device `opencl-spirv`.
pub static SPIRV: OpenCl = OpenCl {
    name: "opencl-spirv",
    format: "spirv",
    target: spirv_target,
    missing: needs_of_spirv::missing,
    make: ClProgram::create_from_il,
    options: |_| Ok(String::new()),
    columns: &[],
};

fn spirv_target(adapter: &Adapter) -> Result<&'static str, String> {
    let takes = |version| adapter.il_versions.contains(&version);
    if takes((1, 4)) {
        Ok("opencl3.0-spirv")
    } else if takes((1, 0)) {
        Ok("opencl2.1-spirv")
    } else {
        Err("takes no SPIR-V".to_owned())
    }
}

impl OpenCl {
    /// The devices that run its kernels, and the chosen one's index among them.
    fn adapters(&self, which: Option<&str>) -> Result<(Vec<Adapter>, usize), Failure> {
        let all = Adapter::all(self.name)?;
        let mut refused = Vec::new();
        let mut usable = Vec::new();
        for adapter in all {
            match (self.target)(&adapter) {
                Ok(_) => usable.push(adapter),
                Err(why) => refused.push(format!("'{}' {why}", adapter.description())),
            }
        }
        if usable.is_empty() {
            return Err(Failure::Absent(format!(
                "{}: no OpenCL device can run its kernels: {}; one that can and runs on the CPU is \
                 Intel's (cargo xtask setup --vendor)",
                self.name,
                match refused.is_empty() {
                    true => "there is none".to_owned(),
                    false => refused.join(", "),
                }
            )));
        }
        let chosen = adapter::choose(&usable, choice(which).as_deref(), self.name)?;
        Ok((usable, chosen))
    }
}

fn choice(which: Option<&str>) -> Option<String> {
    let choice = which
        .map(str::to_owned)
        .or_else(|| std::env::var(CHOICE).ok());
    choice.filter(|choice| !choice.is_empty())
}

impl Device for OpenCl {
    fn name(&self) -> &'static str {
        self.name
    }

    fn has_several(&self) -> bool {
        true
    }

    fn columns(&self) -> &'static [&'static str] {
        self.columns
    }

    fn probe(&self, which: Option<&str>) -> Result<Vec<Found>, Failure> {
        let (adapters, chosen) = self.adapters(which)?;
        let found = adapters.iter().enumerate().map(|(index, adapter)| Found {
            description: format!("{}: {}", adapter.which, adapter.description()),
            chosen: index == chosen,
        });
        Ok(found.collect())
    }

    fn leave(&self, status: u8) {
        execution::leave(status);
    }

    fn open(&self, which: Option<&str>) -> Result<Box<dyn Session>, Failure> {
        let (mut adapters, chosen) = self.adapters(which)?;
        let adapter = adapters.swap_remove(chosen);
        let target = (self.target)(&adapter).map_err(Failure::Absent)?;
        Ok(Box::new(OpenClSession {
            kind: *self,
            adapter,
            target,
        }))
    }
}

struct OpenClSession {
    kind: OpenCl,
    adapter: Adapter,
    target: &'static str,
}

impl Session for OpenClSession {
    fn description(&self) -> String {
        self.adapter.description()
    }

    fn target(&self) -> &str {
        self.target
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        check_format(launch, self.kind.name, self.kind.format)?;
        let mut missing = (self.kind.missing)(launch.program, &self.adapter)?;
        missing.extend(limits::exceeded(launch, &self.adapter));
        if !missing.is_empty() {
            return Err(Failure::Unsupported(missing.join("\n")));
        }
        Ok(())
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        self.check(launch)?;
        Execution::new(&self.kind, &self.adapter, launch)?.run(launch)
    }
}

/// The fixed subgroup size that a kernel wants and the device lacks, as a message.
fn subgroup_size_missing(program: &Program, adapter: &Adapter) -> Option<String> {
    let size = program.subgroup_size?;
    if adapter.subgroup_sizes.contains(&u64::from(size)) {
        return None;
    }
    let sizes: Vec<_> = adapter.subgroup_sizes.iter().map(u64::to_string).collect();
    Some(format!(
        "the device has subgroups of {} work-items, {size} wanted",
        match sizes.is_empty() {
            true => "no fixed number of".to_owned(),
            false => sizes.join(", "),
        }
    ))
}

impl OpenCl {
    /// The message for an OpenCL call that failed.
    fn failed(
        &self,
        doing: impl std::fmt::Display,
    ) -> impl Fn(opencl3::error_codes::ClError) -> Failure {
        let prefix = format!("{}: {doing}", self.name);
        move |error| Failure::Mistake(format!("{prefix}: {error}"))
    }
}
