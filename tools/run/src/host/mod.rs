//! Devices that run emitted text on the host: clang compiles it, unmodified, with a shim of the language's library,
//! and a run time has a fiber for each work-item of a workgroup.
//!
//! No tool of the language's vendor is used: results are "emulated", which the device says wherever it is shown.
//! [`Host`] has the differences between languages; [`toolchain`] compiles a kernel to a library, [`launch_file`]
//! describes its launch, and the program of `runtime` runs it, in separate processes: a kernel that crashes or hangs
//! affects nothing else.
//!
//! All work-items share the workgroup memory that a kernel declares: Metal is compiled as C++ for OpenCL, which also
//! checks address spaces of pointers as the vendor's compiler does; CUDA C++ as C++, where such memory belongs to the
//! thread whose fibers are the work-items. Clang's checks for undefined behaviour are on: text that relies on it is
//! wrong, and fails.

mod argument_buffers;
mod cuda;
mod drawing_file;
mod images;
mod launch_file;
mod metal;
pub(super) mod toolchain;

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::device::{Clock, Device, Found, Outcome, Session, check_format};
use super::failure::Failure;
use super::graphics::{Draw, Drawn, GraphicsProgram};
use super::launch::Launch;
use drawing_file::DrawingFile;
use gir_tools::child::{self, Ending};
use launch_file::LaunchFile;
use toolchain::Toolchain;

/// The function of the run time that returns derivatives of coordinates: a library that calls it contains its name.
const CHANGES: &[u8] = b"gir_changes";

/// Texels of an image in a line and in a column.
const MOST_TEXELS: u32 = 16_384;

/// A language whose kernels run on the host.
#[derive(Debug)]
pub struct Host {
    name: &'static str,
    /// The name of the language.
    language: &'static str,
    /// The form of kernels that it accepts.
    format: &'static str,
    /// The profile to compile for.
    target: &'static str,
    /// The files of its library's shim, with their paths.
    headers: &'static [(&'static str, &'static str)],
    /// The header before each kernel.
    prelude: &'static str,
    /// Options of clang for the language.
    options: &'static [&'static str],
    /// The extension of the file that clang compiles.
    extension: &'static str,
    /// Calls a kernel for one work-item.
    caller: fn(&str) -> Caller,
    /// Calls a vertex and a fragment kernel.
    stage_caller: Option<fn(&GraphicsProgram) -> Caller>,
    /// The arguments of a launch, by the numbers that the text has for them.
    arguments: fn(&Launch<'_>) -> Arguments,
    /// Work-items of a subgroup.
    subgroup_size: u32,
    /// Whether a kernel may use parts of one as its subgroups.
    has_parts: bool,
    /// Work-items of a workgroup at most.
    workgroup_items: u64,
    /// The maximal bytes of workgroup memory, if there is a limit.
    shared_bytes: Option<u64>,
}

/// The files of a folder of shims.
macro_rules! headers {
    ($folder:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("shims/", $folder, "/", $file)))),*]
    };
}
use headers;

/// The device `msl-host`.
pub static MSL: Host = metal::HOST;

/// The device `cuda-host`.
pub static CUDA: Host = cuda::HOST;

/// The code that calls kernels, in their language.
#[derive(Debug, Default)]
struct Caller {
    /// The code before their text.
    before: String,
    /// The functions that call them.
    behind: String,
}

/// The arguments of a kernel, by number.
#[derive(Debug, Default)]
struct Arguments {
    /// Memory: its initial contents, and its buffer of the launch.
    buffers: Vec<BoundBuffer>,
    /// Memory of the workgroup: bytes.
    shared: Vec<(u32, u64)>,
    images: Vec<images::BoundImage>,
    samplers: Vec<images::BoundSampler>,
    /// Those that are members of argument buffers.
    members: argument_buffers::Members,
}

/// Memory that is an argument of a kernel.
#[derive(Debug)]
struct BoundBuffer {
    number: u32,
    /// Its buffer of the launch; none if it holds scalars.
    buffer: Option<usize>,
    /// The scalars.
    bytes: Vec<u8>,
}

impl Device for Host {
    fn name(&self) -> &'static str {
        self.name
    }

    fn probe(&self, _which: Option<&str>) -> Result<Vec<Found>, Failure> {
        Ok(vec![Found {
            description: self.description(&toolchain::compiler(self)?),
            chosen: true,
        }])
    }

    fn draws(&self) -> bool {
        self.stage_caller.is_some()
    }

    fn open(&self, _which: Option<&str>) -> Result<Box<dyn Session + '_>, Failure> {
        Ok(Box::new(HostSession {
            host: self,
            toolchain: Toolchain::new(self)?,
        }))
    }
}

impl Host {
    fn description(&self, compiler: &str) -> String {
        format!("emulated: {} by {compiler}", self.language)
    }

    fn failed(&self, what: impl std::fmt::Display) -> Failure {
        Failure::Mistake(format!("{}: {what}", self.name))
    }
}

struct HostSession<'h> {
    host: &'h Host,
    toolchain: Toolchain,
}

impl Session for HostSession<'_> {
    fn description(&self) -> String {
        self.host.description(self.toolchain.compiler())
    }

    fn target(&self) -> &str {
        self.host.target
    }

    fn form(&self) -> Option<&'static str> {
        Some(self.host.format)
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        check_format(launch, self.host.name, self.host.format)?;
        self.check_features(launch)
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        self.check(launch)?;
        let unwritable = |error| self.host.failed(format!("no temporary files: {error}"));
        let folder = TempDir::new().map_err(unwritable)?;
        let caller = (self.host.caller)(&launch.program.entry);
        let kernel = self.toolchain.compile(
            self.host,
            (launch.program, launch.timeout),
            &caller,
            folder.path(),
        )?;
        let arguments = (self.host.arguments)(launch);
        let file = LaunchFile::new(launch, &arguments, self.host.subgroup_size);
        let path = folder.path().join("launch");
        file.write(&path).map_err(unwritable)?;
        self.execute(&[&kernel, &path], launch)?;
        let results = fs::read(&path).map_err(unwritable)?;
        Ok(outcome(&file, &results))
    }

    fn draw(&self, draw: &Draw<'_>) -> Result<Drawn, Failure> {
        let launch = &draw.launch;
        let caller = self.host.stage_caller.map(|caller| caller(draw.program));
        check_format(launch, self.host.name, self.host.format)?;
        self.check_drawing(draw)?;
        let unwritable = |error| self.host.failed(format!("no temporary files: {error}"));
        let folder = TempDir::new().map_err(unwritable)?;
        let kernels = self.toolchain.compile(
            self.host,
            (launch.program, launch.timeout),
            &caller.unwrap_or_default(),
            folder.path(),
        )?;
        let arguments = (self.host.arguments)(launch);
        let file = LaunchFile::new(launch, &arguments, self.host.subgroup_size);
        let library = fs::read(&kernels).map_err(unwritable)?;
        let asks = library.windows(CHANGES.len()).any(|part| part == CHANGES);
        let drawing = DrawingFile::new(draw, asks);
        let [path, drawing_path] = ["launch", "drawing"].map(|name| folder.path().join(name));
        file.write(&path).map_err(unwritable)?;
        drawing.write(&drawing_path).map_err(unwritable)?;
        self.execute(&[&kernels, &path, &drawing_path], launch)?;
        let results = fs::read(&path).map_err(unwritable)?;
        let images = fs::read(&drawing_path).map_err(unwritable)?;
        Ok(Drawn {
            outcome: outcome(&file, &results),
            colors: drawing.colors(&images),
            depth: drawing.depth(&images),
        })
    }
}

/// The buffers and times of a launch, from its file's contents.
fn outcome(file: &LaunchFile<'_>, results: &[u8]) -> Outcome {
    Outcome {
        buffers: file.results(results),
        images: file.images(results),
        times_ns: file.times(results),
        clock: Clock::Host,
    }
}

impl HostSession<'_> {
    /// Refuses features that the device lacks.
    fn check_features(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        let mut missing = images::unsupported(launch);
        let size = launch.program.subgroup_size;
        let own = self.host.subgroup_size;
        let has = |size: u32| size == own || self.host.has_parts && own.is_multiple_of(size.max(1));
        if let Some(size) = size.filter(|&size| !has(size)) {
            let parts = match self.host.has_parts {
                true => " or parts of them",
                false => "",
            };
            missing.push(format!(
                "the device has subgroups of {own} work-items{parts}, {size} wanted"
            ));
        }
        let size = launch.program.workgroup_size.map(u64::from);
        let items = size.into_iter().fold(1, u64::saturating_mul);
        let most = self.host.workgroup_items;
        if items > most {
            missing.push(format!(
                "the device has at most {most} work-items of a workgroup, {items} wanted"
            ));
        }
        let bytes = launch.bindings.shared_size;
        if let Some(most) = self.host.shared_bytes.filter(|&most| bytes > most) {
            missing.push(format!(
                "the device has at most {most} bytes of workgroup memory, {bytes} wanted"
            ));
        }
        let axes = ["x", "y", "z"].into_iter().zip(size).zip(launch.workgroups);
        for ((axis, size), groups) in axes {
            let items = size.saturating_mul(groups.into());
            if items > 1 << 32 {
                missing.push(format!(
                    "the device has at most {} work-items in {axis}, {items} wanted",
                    1_u64 << 32
                ));
            }
        }
        match missing.is_empty() {
            true => Ok(()),
            false => Err(Failure::Unsupported(missing.join("\n"))),
        }
    }

    /// Refuses drawings that the device does not support.
    fn check_drawing(&self, draw: &Draw<'_>) -> Result<(), Failure> {
        self.check(&draw.launch)?;
        let mut missing = vec![];
        for extent in draw.size.into_iter().filter(|&extent| extent > MOST_TEXELS) {
            missing.push(format!(
                "the device has at most {MOST_TEXELS} texels in a line and in a column, {extent} wanted"
            ));
        }
        for read in &draw.program.taken {
            let mut written = draw.program.handed_on.iter();
            let written = written.find(|written| written.location == read.location);
            if let Some(written) =
                written.filter(|written| written.elem.lanes() != read.elem.lanes())
            {
                missing.push(format!(
                    "the device needs one type per location: at {} '{}' reads {}, but '{}' writes {}",
                    read.location,
                    draw.program.fragment,
                    read.elem,
                    draw.program.vertex,
                    written.elem
                ));
            }
        }
        match missing.is_empty() {
            true => Ok(()),
            false => Err(Failure::Unsupported(missing.join("\n"))),
        }
    }

    /// Runs compiled kernels: their library, and the files that describe the work.
    fn execute(&self, files: &[&Path], launch: &Launch<'_>) -> Result<(), Failure> {
        let mut command = Command::new(self.toolchain.runner());
        command.args(files);
        let ended = child::run(&mut command, launch.timeout.remaining());
        let (ending, said) = ended.map_err(|error| self.host.failed(error))?;
        let (entry, said) = (&launch.program.entry, said.trim());
        match ending {
            Ending::Exit(0) => Ok(()),
            Ending::Stopped => Err(launch.timed_out()),
            Ending::Exit(_) => Err(self.host.failed(format!("kernel '{entry}': {said}"))),
            Ending::Signal(signal) => Err(self
                .host
                .failed(format!("kernel '{entry}' ended with signal {signal}"))),
        }
    }
}
