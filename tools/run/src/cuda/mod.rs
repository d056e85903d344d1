//! The device `cuda`: PTX on NVIDIA GPUs, through the driver API (CUDA Driver API), as `cudarc` declares it.
//!
//! The driver's library is opened when the device is asked for, so the tools start without it. [`driver`] opens it and
//! describes its errors, [`adapter`] finds the devices and the profile for each, [`limits`] checks a launch against a
//! device, [`handles`] owns the driver's objects, [`execution`] runs a kernel. The driver compiles PTX: no toolkit is
//! involved.
//!
//! `--device cuda:WHICH` chooses among several devices by index or by a part of the name; `CUDA_VISIBLE_DEVICES` hides
//! some of them from the driver.

#![allow(
    unsafe_code,
    reason = "the driver has a C API: handles, sizes and addresses are the caller's promise; this folder is the safe wrapper"
)]

mod adapter;
mod driver;
mod execution;
mod handles;
mod limits;

use super::device::{Device, Found, Outcome, Session, check_format};
use super::failure::Failure;
use super::launch::Launch;
use adapter::Adapter;
use execution::Execution;

/// The device `cuda`.
#[derive(Debug)]
pub struct Cuda;

const NAME: &str = "cuda";

/// The form of kernels that it accepts.
const FORMAT: &str = "ptx";

impl Device for Cuda {
    fn name(&self) -> &'static str {
        NAME
    }

    fn has_several(&self) -> bool {
        true
    }

    fn probe(&self, which: Option<&str>) -> Result<Vec<Found>, Failure> {
        let adapters = Adapter::all()?;
        let chosen = adapter::choose(&adapters, which)?;
        let found = adapters.iter().enumerate().map(|(index, adapter)| Found {
            description: format!("{index}: {}", adapter.description()),
            chosen: index == chosen,
        });
        Ok(found.collect())
    }

    fn leave(&self, status: u8) {
        execution::leave(status);
    }

    fn open(&self, which: Option<&str>) -> Result<Box<dyn Session>, Failure> {
        let mut adapters = Adapter::all()?;
        let chosen = adapter::choose(&adapters, which)?;
        let adapter = adapters.swap_remove(chosen);
        let target = adapter.profile()?;
        Ok(Box::new(CudaSession { adapter, target }))
    }
}

struct CudaSession {
    adapter: Adapter,
    target: &'static str,
}

impl Session for CudaSession {
    fn description(&self) -> String {
        self.adapter.description()
    }

    fn target(&self) -> &str {
        self.target
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        check_format(launch, NAME, FORMAT)?;
        let exceeded = limits::exceeded(launch, &self.adapter);
        if !exceeded.is_empty() {
            return Err(Failure::Unsupported(exceeded.join("\n")));
        }
        Ok(())
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        self.check(launch)?;
        Execution::new(&self.adapter, launch)?.run(launch)
    }
}
