//! Devices: what one has to offer, and the registry of those this version has.
//!
//! A device is one file or folder in this module and one line in [`ALL`]. Everything around it
//! (arguments, files, reports, the compiler) knows it only through these traits.

use super::cpu::Cpu;
use super::failure::Failure;
use super::graphics::{Draw, Drawn};
use super::launch::Launch;
use super::opencl;
use super::vulkan::Vulkan;

/// The devices of this version, in the order of `--list-devices`.
pub static ALL: &[&dyn Device] = &[&Cpu, &Vulkan, &opencl::SPIRV];

/// The device that runs a kernel without `--device`.
pub const DEFAULT: &str = "cpu";

/// A kind of device, as `--device` names it.
pub trait Device: Sync {
    /// The name in `--device`.
    fn name(&self) -> &'static str;

    /// What there is to run on here, one line for each; [`Device::open`] takes the one marked as
    /// chosen.
    ///
    /// # Errors
    /// Says what is missing on this machine.
    fn probe(&self) -> Result<Vec<Found>, Failure>;

    /// Whether it watches kernels for undefined behaviour when a launch asks for it.
    fn has_checks(&self) -> bool {
        false
    }

    /// Whether it has a graphics pipeline.
    fn draws(&self) -> bool {
        false
    }

    /// Ends the process at once if a kernel that ran out of time still runs, and the driver would
    /// wait for it.
    fn leave(&self, _status: u8) {}

    /// Makes the device ready to say what to compile for.
    ///
    /// # Errors
    /// Says what is missing on this machine.
    fn open(&self) -> Result<Box<dyn Session>, Failure>;
}

/// Something to run on that [`Device::probe`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The name, driver and version.
    pub description: String,
    /// Whether a run without further choice uses it.
    pub chosen: bool,
}

/// An opened device.
pub trait Session {
    /// The name, driver and version for reports.
    fn description(&self) -> String;

    /// The profile to compile for, such as `vulkan1.3`.
    fn target(&self) -> &str;

    /// Runs the kernel and waits for it.
    ///
    /// # Errors
    /// [`Failure::Unsupported`] when the device lacks a feature or the launch exceeds a limit,
    /// [`Failure::Mistake`] when the kernel fails or exceeds its time.
    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure>;

    /// Draws, and waits for it.
    ///
    /// # Errors
    /// As [`Session::run`]; [`Failure::Unsupported`] on a device without a graphics pipeline.
    fn draw(&self, _draw: &Draw<'_>) -> Result<Drawn, Failure> {
        let device = self.description();
        Err(Failure::Unsupported(format!(
            "device '{device}' has no graphics pipeline"
        )))
    }
}

/// Checks that a kernel was compiled into a device's own form, as it is for a profile of that
/// device.
///
/// # Errors
/// [`Failure::Unsupported`] if it was compiled for a device of another kind.
pub fn check_format(launch: &Launch<'_>, device: &str, own: &str) -> Result<(), Failure> {
    let format = launch.program.format;
    if format == own {
        return Ok(());
    }
    Err(Failure::Unsupported(format!(
        "device '{device}' does not run kernels compiled to {format}: the profile is one of another device; name one of its own, or none"
    )))
}

/// What a run leaves behind.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// For each buffer of the launch its bytes after the first run, where they were asked for.
    pub buffers: Vec<Option<Vec<u8>>>,
    /// The same of the images: their level 0.
    pub images: Vec<Option<Vec<u8>>>,
    /// The duration of each run in nanoseconds.
    pub times_ns: Vec<f64>,
    /// What measured them.
    pub clock: Clock,
}

/// The clock behind a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// Timestamps the device took around the kernel.
    Device,
    /// The host's clock around submission and completion.
    Host,
}

impl Clock {
    /// The name in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Host => "host",
        }
    }
}

/// Finds the device for `--device NAME`, or the default one.
///
/// # Errors
/// [`Failure::Usage`] with the names there are.
pub fn by_name(name: Option<&str>) -> Result<&'static dyn Device, Failure> {
    let wanted = name.unwrap_or(DEFAULT);
    if let Some(device) = ALL.iter().find(|device| device.name() == wanted) {
        return Ok(*device);
    }
    let names: Vec<&str> = ALL.iter().map(|device| device.name()).collect();
    let names = names.join(", ");
    Err(Failure::Usage(format!(
        "this version has no device '{wanted}'; it has: {names}"
    )))
}
