//! The device `cpu`: kernels as machine code in this process, on all cores.
//!
//! The compiler returns a module of the `llvm` dialect with a launcher (`--lir-make-launchers`), [`code`] compiles it
//! to machine code for this processor, [`workers`] spreads the workgroups over the cores, [`memory`] holds their data.
//! `RAYON_NUM_THREADS` sets the number of cores in use. [`cache`] keeps machine code from one run to the next. With
//! `--check` [`check`] monitors the workgroups.

pub(super) mod cache;
mod check;
mod code;
mod limits;
mod memory;
mod workers;

use std::time::Instant;

use super::device::{Clock, Device, Found, Outcome, Session, check_format};
use super::failure::Failure;
use super::launch::Launch;
use cache::Cache;
use code::Kernel;
use memory::Memory;

/// The device `cpu`.
#[derive(Debug)]
pub struct Cpu;

impl Device for Cpu {
    fn name(&self) -> &'static str {
        "cpu"
    }

    fn probe(&self, _which: Option<&str>) -> Result<Vec<Found>, Failure> {
        Ok(vec![Found {
            description: description(),
            chosen: true,
        }])
    }

    fn has_checks(&self) -> bool {
        true
    }

    fn open(&self, _which: Option<&str>) -> Result<Box<dyn Session>, Failure> {
        Ok(Box::new(CpuSession))
    }
}

/// The name of the processor, and how many threads it runs at once.
fn description() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let facts = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = facts
        .lines()
        .find_map(|line| line.strip_prefix("model name"))
        .and_then(|rest| rest.split_once(':'))
        .map_or(std::env::consts::ARCH, |(_, name)| name.trim());
    format!("{name}, {cores} threads")
}

/// The form of kernels that it accepts.
const FORMAT: &str = "llvm-dialect";

struct CpuSession;

impl Session for CpuSession {
    fn description(&self) -> String {
        description()
    }

    fn target(&self) -> &str {
        "cpu"
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        check_format(launch, "cpu", FORMAT)?;
        limits::check(launch)
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        check_format(launch, "cpu", FORMAT)?;
        if launch.check {
            return check::run(launch);
        }
        limits::check(launch)?;
        let kernel = Kernel::compile(launch.program, Cache::of_user().as_ref())?;
        let memory = Memory::new(launch)?;
        let job = Job {
            kernel,
            memory,
            groups: launch.workgroups.map(u64::from).iter().product(),
            repeat: launch.repeat,
        };
        let outcome = workers::run_within(launch.timeout.remaining(), move || job.run());
        outcome.ok_or_else(|| launch.timed_out())?
    }
}

/// All that a run needs, so that it can outlive the one that waits for it.
struct Job {
    kernel: Kernel,
    memory: Memory,
    groups: u64,
    repeat: u32,
}

impl Job {
    /// Runs the kernel as often as asked, each time from the same contents of the buffers.
    /// Called on a worker.
    fn run(mut self) -> Result<Outcome, Failure> {
        let mut times_ns = Vec::new();
        let mut buffers = Vec::new();
        for run in 0..self.repeat {
            self.memory.fill();
            let arguments = self.memory.arguments();
            let start = Instant::now();
            workers::spread(self.groups, |first, end| {
                self.kernel.call(&arguments, first, end);
            });
            times_ns.push(start.elapsed().as_secs_f64() * 1e9);
            if run == 0 {
                buffers = self.memory.results();
            }
        }
        Ok(Outcome {
            buffers,
            images: vec![],
            times_ns,
            clock: Clock::Host,
        })
    }
}
