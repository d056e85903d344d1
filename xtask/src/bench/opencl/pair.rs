//! Two kernels on one OpenCL device in turns, with the same arguments: checks that their results are bitwise equal,
//! then prints the nanoseconds of each round.

#![allow(
    unsafe_code,
    reason = "OpenCL is a C API: memory sizes and arguments are the caller's promise; this file is the safe wrapper"
)]

use std::fs;
use std::path::Path;
use std::ptr;

use anyhow::{Context as _, Result, anyhow, bail};
use opencl3::command_queue::{CL_QUEUE_PROFILING_ENABLE, CommandQueue};
use opencl3::context::Context;
use opencl3::device::{CL_DEVICE_TYPE_ALL, Device};
use opencl3::error_codes::ClError;
use opencl3::kernel::Kernel;
use opencl3::memory::{Buffer, CL_MEM_READ_WRITE, ClMem};
use opencl3::platform::get_platforms;
use opencl3::program::Program;
use opencl3::types::{CL_BLOCKING, cl_device_id};

use super::case::{self, Argument, Case};
use crate::cli::OpenclPairOptions;
use crate::output;

/// The build options of both: those of gir-run.
const BUILD: &str = "-cl-std=CL3.0 -cl-fp32-correctly-rounded-divide-sqrt";

/// Launches of a kernel whose times are added up, since one may be too short to measure.
const LAUNCHES: usize = 3;

/// Runs the pair and prints a line per round; nothing without such a device.
///
/// # Errors
/// When a kernel cannot be built or run, or the two disagree.
pub fn run(options: &OpenclPairOptions) -> Result<()> {
    let case = case::of(&options.kernel).context("there is no such kernel to compare")?;
    let Some(device) = device(&options.platform) else {
        return Ok(());
    };
    let mut bench = Pair::new(device, case)?;
    let ours = bench.build(&options.ours)?;
    let theirs = bench.build(&options.theirs)?;
    if bench.results(&ours)? != bench.results(&theirs)? {
        bail!("{}: the kernels do not give the same bits", case.kernel);
    }
    for _ in 0..options.rounds {
        let (our_time, their_time) = (bench.time(&ours)?, bench.time(&theirs)?);
        output::line(format!("{our_time} {their_time}"));
    }
    Ok(())
}

/// The first device of the first platform with this in its name.
fn device(platform: &str) -> Option<cl_device_id> {
    let platforms = get_platforms().ok()?;
    let mut named = platforms
        .iter()
        .filter(|found| found.name().is_ok_and(|name| name.contains(platform)));
    named.find_map(|found| {
        let devices = found.get_devices(CL_DEVICE_TYPE_ALL).ok()?;
        devices.first().copied()
    })
}

/// The device with the buffers that both kernels work on. The field order is the order of destruction.
struct Pair {
    case: &'static Case,
    buffers: Vec<Buffer<f32>>,
    queue: CommandQueue,
    context: Context,
    device: cl_device_id,
}

impl Pair {
    fn new(device: cl_device_id, case: &'static Case) -> Result<Self> {
        let context = Context::from_device(&Device::new(device)).map_err(failed("no context"))?;
        // SAFETY: the device is one of the context.
        let queue = unsafe {
            CommandQueue::create_with_properties(&context, device, CL_QUEUE_PROFILING_ENABLE, 0)
        };
        let queue = queue.map_err(failed("no queue"))?;
        let mut buffers = vec![];
        for argument in case.arguments {
            if let Argument::Floats(count) = argument {
                // SAFETY: no memory of the host is involved.
                let buffer =
                    unsafe { Buffer::create(&context, CL_MEM_READ_WRITE, *count, ptr::null_mut()) };
                buffers.push(buffer.map_err(failed("no buffer"))?);
            }
        }
        Ok(Self {
            case,
            buffers,
            queue,
            context,
            device,
        })
    }

    /// The kernel of a file, with its arguments.
    fn build(&self, file: &Path) -> Result<Kernel> {
        let source =
            fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        let mut program = Program::create_from_source(&self.context, &source)
            .map_err(failed("the source cannot be loaded"))?;
        program.build(&[self.device], BUILD).map_err(|error| {
            let log = program.get_build_log(self.device).unwrap_or_default();
            anyhow!("{} cannot be built: {error}\n{log}", file.display())
        })?;
        let kernel =
            Kernel::create(&program, self.case.kernel).map_err(failed("the kernel is missing"))?;
        self.bind(&kernel).map_err(failed("an argument"))?;
        Ok(kernel)
    }

    fn bind(&self, kernel: &Kernel) -> Result<(), ClError> {
        let mut buffers = self.buffers.iter();
        for (index, argument) in (0..).zip(self.case.arguments) {
            // SAFETY: the kernels have parameters of these types, and the buffers outlive them.
            unsafe {
                match argument {
                    Argument::Floats(_) => match buffers.next() {
                        Some(buffer) => kernel.set_arg(index, &buffer.get())?,
                        None => continue,
                    },
                    Argument::Float(value) => kernel.set_arg(index, value)?,
                    Argument::Word(value) => kernel.set_arg(index, value)?,
                }
            }
        }
        Ok(())
    }

    /// The buffers after a launch, bit for bit.
    fn results(&mut self, kernel: &Kernel) -> Result<Vec<Vec<u32>>> {
        let mut run = || -> Result<Vec<Vec<u32>>, ClError> {
            for buffer in &mut self.buffers {
                let values = case::floats(buffer.size()? / size_of::<f32>());
                // SAFETY: the buffer has this many floats, and the call returns when they are written.
                unsafe {
                    self.queue
                        .enqueue_write_buffer(buffer, CL_BLOCKING, 0, &values, &[])?;
                }
            }
            self.launch(kernel)?;
            self.buffers
                .iter()
                .map(|buffer| self.bits(buffer))
                .collect()
        };
        run().map_err(failed("the kernel cannot be run"))
    }

    fn bits(&self, buffer: &Buffer<f32>) -> Result<Vec<u32>, ClError> {
        let mut values = vec![0.0_f32; buffer.size()? / size_of::<f32>()];
        // SAFETY: the buffer has this many floats, and the call returns when they are read.
        unsafe {
            self.queue
                .enqueue_read_buffer(buffer, CL_BLOCKING, 0, &mut values, &[])?;
        }
        Ok(values.into_iter().map(f32::to_bits).collect())
    }

    /// Nanoseconds of the device's clock.
    fn time(&self, kernel: &Kernel) -> Result<u64> {
        let mut time = 0;
        for _ in 0..LAUNCHES {
            time += self
                .launch(kernel)
                .map_err(failed("the kernel cannot be run"))?;
        }
        Ok(time)
    }

    /// Runs the kernel once and returns the nanoseconds.
    fn launch(&self, kernel: &Kernel) -> Result<u64, ClError> {
        let Case { global, local, .. } = self.case;
        // SAFETY: the sizes are two each, and every argument is bound.
        let event = unsafe {
            self.queue.enqueue_nd_range_kernel(
                kernel.get(),
                2,
                ptr::null(),
                global.as_ptr(),
                local.as_ptr(),
                &[],
            )?
        };
        event.wait()?;
        let (start, end) = (
            event.profiling_command_start()?,
            event.profiling_command_end()?,
        );
        Ok(end.saturating_sub(start))
    }
}

fn failed(what: &'static str) -> impl Fn(ClError) -> anyhow::Error {
    move |error| anyhow!("{what}: {error}")
}
