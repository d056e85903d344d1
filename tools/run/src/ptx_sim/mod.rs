//! The device `ptx-sim`: PTX, instruction by instruction, without a GPU.
//!
//! The text is the one that a GPU would get: `text` parses it, `decode` turns it into a `program` and refuses unknown
//! instructions, `values` has the semantics of instructions, to the bit, and `machine` runs the threads. No tool of
//! NVIDIA's is used: results are "emulated", which the device says wherever it is shown.
//!
//! Behaviour that PTX leaves undefined stops the program, with the line: accesses outside of memory or not aligned,
//! decisions on a register without a value, a barrier that not all threads reach. Uninitialised memory holds a pattern.
//! Threads are interleaved in one order, the same in every run; that is one of the outcomes that orderings and scopes
//! allow.

mod buffers;
mod decode;
mod fault;
mod machine;
mod program;
mod text;
mod values;

#[cfg(test)]
mod tests;

use std::time::Instant;

use super::argument_block::ArgumentBlock;
use super::device::{Clock, Device, Found, Outcome, Session, check_format};
use super::failure::Failure;
use super::launch::Launch;
use fault::Fault;
use machine::memory::Memory;

/// The device `ptx-sim`.
#[derive(Debug)]
pub struct PtxSim;

const NAME: &str = "ptx-sim";

/// The form of kernels that it accepts.
const FORMAT: &str = "ptx";

/// Threads of a warp.
const SUBGROUP: u32 = 32;

impl Device for PtxSim {
    fn name(&self) -> &'static str {
        NAME
    }

    fn probe(&self, _which: Option<&str>) -> Result<Vec<Found>, Failure> {
        Ok(vec![Found {
            description: description(),
            chosen: true,
        }])
    }

    fn open(&self, _which: Option<&str>) -> Result<Box<dyn Session>, Failure> {
        Ok(Box::new(Interpreter))
    }
}

fn description() -> String {
    "emulated: PTX by an interpreter".to_owned()
}

struct Interpreter;

impl Session for Interpreter {
    fn description(&self) -> String {
        description()
    }

    fn target(&self) -> &str {
        "cuda-sm_90"
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        check_format(launch, NAME, FORMAT)?;
        check(launch)
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        self.check(launch)?;
        let text = std::str::from_utf8(&launch.program.code);
        let text = text.map_err(|error| Failure::Mistake(format!("{NAME}: {error}")))?;
        let program = decode::load(text).map_err(|fault| failure(launch, &fault))?;
        let mut outcome = Outcome {
            buffers: vec![],
            images: vec![],
            times_ns: vec![],
            clock: Clock::Host,
        };
        for run in 0..launch.repeat {
            let mut memory = Memory::new(&program);
            let addresses = buffers::place(launch, &mut memory)?;
            let arguments = ArgumentBlock::of(launch, &addresses)?;
            let kernel = program.kernel(&launch.program.entry);
            let start = Instant::now();
            let job = machine::Launch {
                kernel: kernel.map_err(|fault| failure(launch, &fault))?,
                blocks: launch.workgroups,
                threads: launch.program.workgroup_size,
                params: &arguments.bytes,
                dynamic_shared: arguments.dynamic_shared,
                deadline: launch.timeout.deadline(),
            };
            let ran = machine::run(&program, &mut memory, &job);
            ran.map_err(|fault| failure(launch, &fault))?;
            outcome.times_ns.push(start.elapsed().as_secs_f64() * 1e9);
            if run == 0 {
                outcome.buffers = buffers::results(launch, &memory, &addresses);
            }
        }
        Ok(outcome)
    }
}

/// Refuses features that the device lacks.
fn check(launch: &Launch<'_>) -> Result<(), Failure> {
    let mut missing = vec![];
    let bindings = &launch.bindings;
    if !bindings.images.is_empty() || !bindings.samplers.is_empty() {
        missing.push("the device has no images and samplers".to_owned());
    }
    let size = launch.program.subgroup_size;
    // A kernel may use parts of a warp as its subgroups.
    if let Some(size) = size.filter(|&size| !SUBGROUP.is_multiple_of(size.max(1))) {
        missing.push(format!(
            "the device has subgroups of {SUBGROUP} work-items or parts of them, {size} wanted"
        ));
    }
    let extents = launch.program.workgroup_size.map(u64::from);
    let items = extents.into_iter().fold(1, u64::saturating_mul);
    if items > machine::THREADS {
        let most = machine::THREADS;
        missing.push(format!(
            "the device has at most {most} work-items of a workgroup, {items} wanted"
        ));
    }
    match missing.is_empty() {
        true => Ok(()),
        false => Err(Failure::Unsupported(missing.join("\n"))),
    }
}

/// The error, for the user.
fn failure(launch: &Launch<'_>, fault: &Fault) -> Failure {
    let entry = &launch.program.entry;
    if fault.what == machine::TOO_LATE {
        return launch.timed_out();
    }
    let what = format!("{NAME}: kernel '{entry}': {fault}");
    match fault.is_unsupported {
        true => Failure::Unsupported(what),
        false => Failure::Mistake(what),
    }
}
