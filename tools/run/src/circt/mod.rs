//! The device `circt-sim`: the circuit that CIRCT makes of a kernel, simulated by Verilator.
//!
//! [`top`] gives the text of the kernel the sizes of the launch, [`toolchain`] makes SystemVerilog of it, by CIRCT's
//! handshake dialect, and a program of that, with the test bench `runtime/bench.cpp.in`, whose ports [`ports`] lists.
//! The report has the cycles; times are the simulator's.

mod ports;
mod toolchain;
mod top;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use gir_tools::child::{self, Ending};
use tempfile::TempDir;

use super::device::{Clock, Device, Found, Outcome, Session, check_format};
use super::failure::Failure;
use super::launch::{Contents, Launch};
use toolchain::{Toolchain, failed};
use top::{Port, Source};

/// The device.
#[derive(Debug)]
pub struct CirctSim;

/// The name in `--device`.
const NAME: &str = "circt-sim";

/// The form of kernels that it accepts.
const FORMAT: &str = "hls";

impl Device for CirctSim {
    fn name(&self) -> &'static str {
        NAME
    }

    fn probe(&self, _which: Option<&str>) -> Result<Vec<Found>, Failure> {
        Ok(vec![Found {
            description: Toolchain::find()?.versions(),
            chosen: true,
        }])
    }

    /// The simulator of a circuit takes seconds to compile.
    fn is_quick(&self) -> bool {
        false
    }

    fn open(&self, _which: Option<&str>) -> Result<Box<dyn Session + '_>, Failure> {
        Ok(Box::new(Simulation {
            toolchain: Toolchain::find()?,
        }))
    }
}

struct Simulation {
    toolchain: Toolchain,
}

impl Session for Simulation {
    fn description(&self) -> String {
        self.toolchain.versions()
    }

    fn target(&self) -> &str {
        "circt"
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        check_format(launch, NAME, FORMAT)
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        self.check(launch)?;
        let folder = TempDir::new().map_err(failed)?;
        let kept = toolchain::kept();
        let path = kept.as_deref().unwrap_or(folder.path());
        fs::create_dir_all(path).map_err(failed)?;
        let ports = self.toolchain.build(launch, path)?;
        let mut outcome = Outcome {
            buffers: vec![],
            images: vec![],
            times_ns: vec![],
            clock: Clock::Host,
        };
        for run in 0..launch.repeat {
            write(launch, &ports, path)?;
            let mut command = Command::new(path.join("simulate"));
            command.current_dir(path);
            let start = Instant::now();
            match child::run(&mut command, launch.timeout.remaining()).map_err(failed)? {
                (Ending::Exit(0), _) => {}
                (Ending::Stopped, _) => return Err(launch.timed_out()),
                (Ending::Exit(6), said) => {
                    return Err(failed(format!(
                        "the kernel accesses memory that does not exist: {}",
                        said.trim()
                    )));
                }
                (ending, said) => {
                    return Err(failed(format!(
                        "the simulation ends ({ending}): {}",
                        said.trim()
                    )));
                }
            }
            outcome.times_ns.push(start.elapsed().as_secs_f64() * 1e9);
            if run == 0 {
                let cycles = fs::read_to_string(path.join("cycles")).map_err(failed)?;
                outcome.clock = Clock::Simulated(cycles.trim().parse().map_err(failed)?);
                outcome.buffers = read(launch, &ports, path)?;
            }
        }
        Ok(outcome)
    }
}

/// Writes the arguments to files.
fn write(launch: &Launch<'_>, ports: &[Port], folder: &Path) -> Result<(), Failure> {
    let bindings = &launch.bindings;
    for (number, port) in ports.iter().enumerate() {
        let (name, bytes) = match *port {
            Port::Memory { source, .. } => {
                let bytes = match source {
                    Source::Buffer(buffer) => match &bindings.buffers[buffer].contents {
                        Contents::Bytes(bytes) => bytes.clone(),
                        Contents::Zeros(count) => vec![0; *count as usize],
                    },
                    Source::None => vec![],
                };
                (format!("memory{number}"), bytes)
            }
            Port::Scalar { offset, bits } => {
                let end = offset + bits.div_ceil(8) as usize;
                let bytes = bindings.push_constants.get(offset..end).unwrap_or_default();
                (format!("scalar{number}"), bytes.to_vec())
            }
        };
        fs::write(folder.join(name), bytes).map_err(failed)?;
    }
    Ok(())
}

/// The bytes of the buffers that are read back.
fn read(
    launch: &Launch<'_>,
    ports: &[Port],
    folder: &Path,
) -> Result<Vec<Option<Vec<u8>>>, Failure> {
    let buffers = launch.bindings.buffers.iter().enumerate();
    let results = buffers.map(|(buffer, bound)| {
        let is_of = |port: &&Port| matches!(port, Port::Memory { source, .. } if *source == Source::Buffer(buffer));
        let number = ports.iter().position(|port| is_of(&port)).filter(|_| bound.read_back);
        let Some(number) = number else { return Ok(None) };
        let mut bytes = fs::read(folder.join(format!("memory{number}"))).map_err(failed)?;
        bytes.truncate(bound.contents.len() as usize);
        Ok(Some(bytes))
    });
    results.collect()
}
