//! The device `opencl-spirv`: SPIR-V kernels on an OpenCL device, through `opencl3`.
//!
//! The OpenCL loader is opened at run time, so the tool starts without it. [`adapter`] finds the
//! devices, [`needs`] reads what a binary asks of one, [`limits`] what a launch does, [`execution`]
//! holds the buffers and runs the kernel. Only [`OpenCl::make`] knows what a kernel is made from:
//! a device of another language is another value of [`OpenCl`].
//!
//! `GIR_OPENCL_DEVICE` chooses among several devices by index or by a part of the name.

#![allow(
    unsafe_code,
    reason = "OpenCL is a C API: memory sizes and arguments are the caller's promise; this folder is the safe wrapper"
)]

mod adapter;
mod execution;
mod image;
mod limits;
mod needs;

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

/// A kind of OpenCL device: what its kernels are made from.
#[derive(Clone, Copy, Debug)]
pub struct OpenCl {
    name: &'static str,
    /// The form of kernels that it takes.
    format: &'static str,
    /// The profile for a device; why there is none.
    target: fn(&Adapter) -> Result<&'static str, String>,
    /// Says what a kernel needs that a device lacks.
    missing: fn(&Program, &Adapter) -> Result<Vec<String>, Failure>,
    /// Makes a program that is not built yet.
    make: fn(&Context, &[u8]) -> opencl3::Result<ClProgram>,
}

/// The device `opencl-spirv`.
pub static SPIRV: OpenCl = OpenCl {
    name: "opencl-spirv",
    format: "spirv",
    target: spirv_target,
    missing: needs::missing,
    make: ClProgram::create_from_il,
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
    fn adapters(&self) -> Result<(Vec<Adapter>, usize), Failure> {
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
                "{}: no OpenCL device can run its kernels: {}; one that runs on the CPU is Intel's \
                 (cargo xtask setup --vendor)",
                self.name,
                match refused.is_empty() {
                    true => "there is none".to_owned(),
                    false => refused.join(", "),
                }
            )));
        }
        let chosen = adapter::choose(&usable, choice().as_deref(), self.name)?;
        Ok((usable, chosen))
    }
}

fn choice() -> Option<String> {
    let choice = std::env::var(CHOICE).ok();
    choice.filter(|choice| !choice.is_empty())
}

impl Device for OpenCl {
    fn name(&self) -> &'static str {
        self.name
    }

    fn probe(&self) -> Result<Vec<Found>, Failure> {
        let (adapters, chosen) = self.adapters()?;
        let found = adapters.iter().enumerate().map(|(index, adapter)| Found {
            description: format!("{index}: {}", adapter.description()),
            chosen: index == chosen,
        });
        Ok(found.collect())
    }

    fn leave(&self, status: u8) {
        execution::leave(status);
    }

    fn open(&self) -> Result<Box<dyn Session>, Failure> {
        let (mut adapters, chosen) = self.adapters()?;
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

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        check_format(launch, self.kind.name, self.kind.format)?;
        let mut missing = (self.kind.missing)(launch.program, &self.adapter)?;
        missing.extend(limits::exceeded(launch, &self.adapter));
        if !missing.is_empty() {
            return Err(Failure::Unsupported(missing.join("\n")));
        }
        Execution::new(&self.kind, &self.adapter, launch)?.run(launch)
    }
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
