//! Checked runs: the kernel reports its operations to a monitor before it executes them.
//!
//! The compiler inserts calls into the kernel (`--lir-insert-checks`, `--lir-lower-checks`) that [`hooks`] receives;
//! [`monitor`] knows the running work-item and checks them. [`spaces`] is the memory, [`history`] its accesses,
//! [`clocks`] the happens-before relation, [`barriers`] the effect of barriers on it, [`findings`] the errors. One
//! thread runs everything, workgroup by workgroup in order, so that runs are reproducible.

mod barriers;
mod clocks;
mod findings;
mod grid;
mod history;
pub(super) mod hooks;
mod monitor;
mod nowhere;
mod spaces;

use std::time::Instant;

use gir::lir::checks::table::{self, Table};

use super::code::{Arguments, Kernel};
use super::memory::Memory;
use super::{limits, workers};
use crate::device::{Clock, Outcome};
use crate::failure::Failure;
use crate::launch::Launch;
use findings::Findings;
use grid::Grid;
use history::History;
use monitor::Monitor;
use spaces::Bound;

/// Runs a kernel that the compiler has instrumented with checks.
///
/// # Errors
/// [`Failure::Found`] with the errors of the kernel.
pub(super) fn run(launch: &Launch<'_>) -> Result<Outcome, Failure> {
    limits::check(launch)?;
    let (kernel, table) = Kernel::compile_checked(launch.program)?;
    let findings = Findings::default();
    let memory = Memory::new(launch)?;
    let job = Job {
        kernel,
        table,
        memory,
        grid: grid(launch)?,
        groups: launch.workgroups.map(u64::from).iter().product(),
        repeat: launch.repeat,
        findings: findings.clone(),
    };
    let outcome = workers::run_within(launch.timeout.remaining(), move || job.run());
    let (findings, ended) = match outcome {
        Some(outcome) => (findings.take(), outcome),
        None => (findings.take(), Err(launch.timed_out())),
    };
    if findings.is_empty() {
        return ended;
    }
    let ended = ended.err().map(|failure| failure.to_string());
    Err(Failure::Found { findings, ended })
}

fn grid(launch: &Launch<'_>) -> Result<Grid, Failure> {
    let program = launch.program;
    let width = program.subgroup_size.unwrap_or(1);
    Grid::new(launch.workgroups, program.workgroup_size, width).ok_or_else(|| {
        Failure::Unsupported(format!(
            "a checked run has at most {} work-items; run fewer workgroups",
            u32::MAX - 1
        ))
    })
}

/// All that a checked run needs.
struct Job {
    kernel: Kernel,
    table: Table,
    memory: Memory,
    grid: Grid,
    groups: u64,
    repeat: u32,
    findings: Findings,
}

impl Job {
    /// Runs the kernel as often as asked, each time from the same contents of the buffers,
    /// and no more once something has been found.
    fn run(mut self) -> Result<Outcome, Failure> {
        self.check_room()?;
        let mut times_ns = Vec::new();
        let mut buffers = Vec::new();
        for run in 0..self.repeat {
            self.memory.fill();
            let (arguments, shared, monitor) = self.prepare();
            let start = Instant::now();
            hooks::watched(monitor, || {
                for group in 0..self.groups {
                    hooks::with(|monitor| monitor.start_group(group as u32));
                    self.kernel.call_with(&arguments, &shared, group, group + 1);
                }
            });
            times_ns.push(start.elapsed().as_secs_f64() * 1e9);
            if run == 0 {
                buffers = self.memory.results();
            }
            // Another run finds the same once more.
            if !self.findings.is_empty() {
                break;
            }
        }
        Ok(Outcome {
            buffers,
            images: vec![],
            times_ns,
            clock: Clock::Host,
        })
    }

    /// Makes sure that the memory suffices for the storage of the run time, and for monitoring all of it.
    fn check_room(&self) -> Result<(), Failure> {
        let buffers = self.memory.buffer_names().into_iter();
        let buffers = buffers.map(|(_, size)| History::bytes(size, self.table.unit));
        let shared = self.memory.shared_names();
        let provided = spaces::bytes(&self.table, &shared, self.grid.items);
        let bytes = buffers.fold(provided, u64::saturating_add);
        let mut room: Vec<u8> = Vec::new();
        let room = room.try_reserve_exact(usize::try_from(bytes).unwrap_or(usize::MAX));
        room.map_err(|_| {
            Failure::Mistake(format!(
                "cpu: no memory to watch the buffers, shared arrays and variables, {bytes} bytes; use smaller ones"
            ))
        })
    }

    /// The arguments of the kernel, pointers that name places, and the monitor.
    fn prepare(&mut self) -> (Arguments, Vec<*mut u8>, Monitor) {
        let mut arguments = self.memory.arguments();
        let names = self.memory.buffer_names().into_iter();
        let buffers: Vec<_> = names
            .zip(&arguments.buffers)
            .map(|((name, size), &address)| Bound {
                name,
                size,
                address,
            })
            .collect();
        let shared = self.memory.shared_names();
        let place = |number: usize| {
            let pointer = table::pointer(self.table.storages.len() + number, 0);
            std::ptr::without_provenance_mut(pointer as usize)
        };
        arguments.buffers = (0..buffers.len()).map(place).collect();
        let pointers = (0..shared.len()).map(|index| place(buffers.len() + index));
        let pointers = pointers.collect();
        let spaces = spaces::of(&self.table, buffers, shared, self.grid.items);
        let findings = self.findings.clone();
        let monitor = Monitor::new(self.table.clone(), self.grid, spaces, findings);
        (arguments, pointers, monitor)
    }
}
