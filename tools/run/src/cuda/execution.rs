//! A kernel that the driver has compiled, its buffers, and its runs.

use std::ffi::{CString, c_int};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cudarc::driver::result::DriverError;
use cudarc::driver::sys::CUfunction_attribute as Attribute;

use super::NAME;
use super::adapter::Adapter;
use super::driver::{failed, text};
use super::handles::{Context, Event, Grid, Kernel, Memory, Module, Stream};
use crate::argument_block::ArgumentBlock;
use crate::device::{Clock, Outcome};
use crate::failure::Failure;
use crate::launch::{Buffer, Contents, Launch};
use crate::program::Program;

/// Whether a kernel was given up that the device still runs.
static IS_ABANDONED: AtomicBool = AtomicBool::new(false);

unsafe extern "C" {
    /// Ends the process without the exit handlers of its libraries.
    fn _exit(status: c_int) -> !;
}

/// Ends the process if a kernel was given up: the driver waits for it, for ever.
pub(super) fn leave(status: u8) {
    if IS_ABANDONED.load(Ordering::Relaxed) {
        // SAFETY: a call without preconditions; no buffered output is lost.
        unsafe { _exit(status.into()) }
    }
}

/// A kernel with its buffers. The field order is the order of destruction.
pub(super) struct Execution {
    events: [Event; 2],
    stream: Stream,
    buffers: Vec<Memory>,
    arguments: ArgumentBlock,
    /// Bytes of dynamic shared memory, which the kernel has been allowed.
    dynamic_shared: u32,
    kernel: Kernel,
    _context: Context,
}

impl Execution {
    /// Compiles the kernel and allocates its buffers.
    ///
    /// # Errors
    /// When the driver refuses the kernel or the memory is insufficient.
    pub fn new(adapter: &Adapter, launch: &Launch<'_>) -> Result<Self, Failure> {
        let context = Context::new(adapter.device).map_err(failed("no context"))?;
        let kernel = load(launch.program)?;
        let make = |buffer: &Buffer| {
            let len = buffer.contents.len();
            let made = Memory::new(len);
            made.map_err(failed(format!(
                "no memory for {}, {len} bytes",
                buffer.owner
            )))
        };
        let buffers = launch.bindings.buffers.iter().map(make);
        let buffers = buffers.collect::<Result<Vec<_>, _>>()?;
        let addresses: Vec<_> = buffers.iter().map(Memory::address).collect();
        let arguments = ArgumentBlock::of(launch, &addresses)?;
        let dynamic_shared = prepare(adapter, &kernel, launch, &arguments)?;
        let event = || Event::new().map_err(failed("no event"));
        Ok(Self {
            events: [event()?, event()?],
            stream: Stream::new().map_err(failed("no stream"))?,
            arguments,
            dynamic_shared,
            buffers,
            kernel,
            _context: context,
        })
    }

    /// Runs the kernel as often as `launch` says, each time from the same contents of the buffers.
    ///
    /// # Errors
    /// When the kernel fails or takes too long.
    pub fn run(mut self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        let (mut buffers, mut times_ns) = (Vec::new(), Vec::new());
        for run in 0..launch.repeat {
            let filled = self.fill(launch);
            filled.map_err(failed("a buffer cannot be written"))?;
            self.enqueue(launch)?;
            let deadline = launch.timeout.deadline();
            match self.wait(deadline) {
                Ok(true) => {}
                Ok(false) => {
                    // The device still uses all of it.
                    std::mem::forget(self);
                    IS_ABANDONED.store(true, Ordering::Relaxed);
                    return Err(launch.timed_out());
                }
                Err(error) => return Err(broken(launch, error)),
            }
            let [start, end] = &self.events;
            times_ns.push(start.until(end).map_err(failed("no time was measured"))?);
            if run == 0 {
                let results = self.read_back(launch);
                buffers = results.map_err(failed("a buffer cannot be read"))?;
            }
        }
        Ok(Outcome {
            buffers,
            images: vec![],
            times_ns,
            clock: Clock::Device,
        })
    }

    /// Enqueues the initial contents of the buffers.
    fn fill(&self, launch: &Launch<'_>) -> Result<(), DriverError> {
        for (memory, buffer) in self.buffers.iter().zip(&launch.bindings.buffers) {
            // SAFETY: the memory has as many bytes, and the launch outlives the run, which waits for the stream.
            unsafe {
                match &buffer.contents {
                    Contents::Zeros(0) => {}
                    Contents::Zeros(len) => memory.clear(&self.stream, *len)?,
                    Contents::Bytes(bytes) if bytes.is_empty() => {}
                    Contents::Bytes(bytes) => memory.write(&self.stream, bytes)?,
                }
            }
        }
        Ok(())
    }

    /// Enqueues the kernel, between two events.
    fn enqueue(&mut self, launch: &Launch<'_>) -> Result<(), Failure> {
        let [start, end] = &self.events;
        let grid = Grid {
            blocks: launch.workgroups,
            threads: launch.program.workgroup_size,
            dynamic_shared: self.dynamic_shared,
            arguments: &mut self.arguments.bytes,
        };
        let enqueue = || -> Result<(), DriverError> {
            start.record(&self.stream)?;
            // SAFETY: the arguments are as the program's reflection has the kernel's parameters, and their buffers are
            // those of this execution.
            unsafe { self.kernel.launch(&self.stream, grid) }?;
            end.record(&self.stream)
        };
        enqueue().map_err(failed("the kernel cannot be run"))
    }

    /// Waits for the end of the kernel; false if the time is up.
    fn wait(&self, deadline: Option<Instant>) -> Result<bool, DriverError> {
        let [_, end] = &self.events;
        let mut pause = Duration::from_micros(20);
        while !end.is_reached()? {
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return Ok(false);
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(2));
        }
        Ok(true)
    }

    fn read_back(&self, launch: &Launch<'_>) -> Result<Vec<Option<Vec<u8>>>, DriverError> {
        let mut results = Vec::new();
        for (memory, buffer) in self.buffers.iter().zip(&launch.bindings.buffers) {
            if !buffer.read_back {
                results.push(None);
                continue;
            }
            let mut bytes = vec![0; buffer.contents.len() as usize];
            if !bytes.is_empty() {
                // SAFETY: the memory has as many bytes, and the stream is finished before these are read.
                let read = unsafe { memory.read(&self.stream, &mut bytes) };
                let finished = self.stream.finish();
                read.and(finished)?;
            }
            results.push(Some(bytes));
        }
        Ok(results)
    }
}

/// Has the driver compile a program.
fn load(program: &Program) -> Result<Kernel, Failure> {
    let Ok(ptx) = CString::new(program.code.as_slice()) else {
        return Err(Failure::Mistake(format!(
            "{NAME}: the PTX holds a zero byte"
        )));
    };
    let module = Module::new(&ptx).map_err(|(error, log)| {
        let log = match log.is_empty() {
            true => log,
            false => format!("\n{log}"),
        };
        Failure::Mistake(format!(
            "{NAME}: the driver cannot compile the kernel: {}{log}",
            text(error)
        ))
    })?;
    let entry = CString::new(program.entry.as_str()).unwrap_or_default();
    let kernel = module.kernel(entry);
    kernel.map_err(failed("the kernel is missing"))
}

/// Bytes of dynamic shared memory of a launch, which the kernel is allowed.
///
/// # Errors
/// When the compiled kernel cannot be launched in this way.
fn prepare(
    adapter: &Adapter,
    kernel: &Kernel,
    launch: &Launch<'_>,
    arguments: &ArgumentBlock,
) -> Result<u32, Failure> {
    let entry = &launch.program.entry;
    let unknown = || {
        failed(format!(
            "the properties of kernel '{entry}' cannot be queried"
        ))
    };
    let most = kernel.attribute(Attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
    let most = most.map_err(unknown())?;
    let extents = launch.program.workgroup_size.map(u64::from);
    let items = extents.into_iter().fold(1, u64::saturating_mul);
    if items > most {
        return Err(Failure::Unsupported(format!(
            "kernel '{entry}' needs so many registers that a workgroup has at most {most} work-items on this device, {items} wanted"
        )));
    }
    let fixed = kernel.attribute(Attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
    let fixed = fixed.map_err(unknown())?;
    // The launch has been checked against the limits of the device.
    let dynamic = u32::try_from(arguments.dynamic_shared).unwrap_or(u32::MAX);
    if fixed + u64::from(dynamic) > adapter.shared_bytes {
        let allowed = kernel.allow_dynamic_shared(dynamic);
        allowed.map_err(failed(format!(
            "kernel '{entry}' cannot have {dynamic} bytes of dynamic shared memory"
        )))?;
    }
    Ok(dynamic)
}

/// The message for a kernel that the device has ended.
fn broken(launch: &Launch<'_>, error: DriverError) -> Failure {
    let entry = &launch.program.entry;
    Failure::Mistake(format!("{NAME}: kernel '{entry}' failed: {}", text(error)))
}
