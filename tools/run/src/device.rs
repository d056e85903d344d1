//! Devices: their interface, and the registry of those this version has.
//!
//! A device is one file or folder in this module and one line in [`ALL`]. Everything around it
//! (arguments, files, reports, the compiler) knows it only through these traits.

use super::circt::CirctSim;
use super::cpu::Cpu;
use super::cuda::Cuda;
use super::dsp;
use super::failure::Failure;
use super::graphics::{Draw, Drawn};
use super::hls::{self, sycl::Sycl};
use super::host;
use super::launch::Launch;
use super::opencl;
use super::ptx_sim::PtxSim;
use super::vulkan::Vulkan;
use gir::profile::{Permissions, options::Options};

/// The devices of this version, in the order of `--list-devices`.
pub static ALL: &[&dyn Device] = &[
    &Cpu,
    &Vulkan,
    &opencl::SOURCE,
    &opencl::SPIRV,
    &Cuda,
    &host::MSL,
    &PtxSim,
    &host::CUDA,
    &dsp::HEXAGON,
    &dsp::HELIUM,
    &dsp::C66X,
    &hls::Simulation,
    &Sycl,
    &CirctSim,
];

/// Ends the process at once if a kernel that ran out of time still runs on a device whose driver would wait for it.
pub fn leave(status: u8) {
    ALL.iter().for_each(|device| device.leave(status));
}

/// The device that runs a kernel without `--device`.
pub const DEFAULT: &str = "cpu";

/// A kind of device, as `--device` names it.
pub trait Device: Sync {
    /// The name in `--device`.
    fn name(&self) -> &'static str;

    /// The devices of this kind on this machine, one line for each; [`Device::open`] opens the one marked as chosen:
    /// the one that `which` names, or the first.
    ///
    /// # Errors
    /// Names the parts that this machine lacks.
    fn probe(&self, which: Option<&str>) -> Result<Vec<Found>, Failure>;

    /// Whether there may be several of its kind, which `--device NAME:WHICH` distinguishes.
    fn has_several(&self) -> bool {
        false
    }

    /// Those of its kind that the conformance suite distinguishes, as `--device NAME:WHICH` names them; none where any
    /// will do.
    fn columns(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whether the conformance suite and random kernels take it without being asked for.
    fn is_quick(&self) -> bool {
        true
    }

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

    /// Opens the device, which then names its profile.
    ///
    /// # Errors
    /// Names the parts that this machine lacks.
    fn open(&self, which: Option<&str>) -> Result<Box<dyn Session + '_>, Failure>;
}

/// Something to run on that [`Device::probe`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The name, driver and version; where there may be several, after the name in `--device NAME:WHICH`.
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

    /// Options for [`Session::target`] by which kernels keep more of their meaning on this device.
    fn options(&self) -> Options {
        Options::default()
    }

    /// The fallbacks that it needs for kernels that other devices run without.
    fn fallbacks(&self) -> Permissions {
        Permissions::default()
    }

    /// The form of kernels that it accepts, where the profile's family has several.
    fn form(&self) -> Option<&'static str> {
        None
    }

    /// Refuses a launch that needs features the device lacks, and runs nothing.
    ///
    /// # Errors
    /// [`Failure::Unsupported`] when the device lacks a feature or the launch exceeds a limit.
    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure>;

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

/// Checks that a kernel was compiled into the device's own form, as for a profile of that device.
///
/// # Errors
/// [`Failure::Unsupported`] if it was compiled for a device of another kind.
pub fn check_format(launch: &Launch<'_>, device: &str, own: &str) -> Result<(), Failure> {
    let format = launch.program.format;
    if format == own {
        return Ok(());
    }
    Err(Failure::Unsupported(format!(
        "device '{device}' does not run kernels compiled to {format}: the profile is for another device; name a profile of this one, or none"
    )))
}

/// The results of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// For each buffer of the launch its bytes after the first run, where they were asked for.
    pub buffers: Vec<Option<Vec<u8>>>,
    /// The same of the images: their level 0.
    pub images: Vec<Option<Vec<u8>>>,
    /// The duration of each run in nanoseconds.
    pub times_ns: Vec<f64>,
    /// The clock that measured them.
    pub clock: Clock,
}

/// The clock of a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// Timestamps the device took around the kernel.
    Device,
    /// The host's clock around submission and completion.
    Host,
    /// The host's, around the simulation of a circuit that has run for so many cycles.
    Simulated(u64),
}

impl Clock {
    /// The name in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Host | Self::Simulated(_) => "host",
        }
    }

    /// The cycles of a simulated circuit.
    #[must_use]
    pub fn cycles(self) -> Option<u64> {
        match self {
            Self::Simulated(cycles) => Some(cycles),
            Self::Device | Self::Host => None,
        }
    }
}

/// The value of `--device NAME` or `--device NAME:WHICH`: a kind of device, and one of that kind.
#[derive(Clone)]
pub struct Choice {
    device: &'static dyn Device,
    which: Option<String>,
}

impl Choice {
    /// The first of a kind.
    #[must_use]
    pub fn first(device: &'static dyn Device) -> Self {
        let which = None;
        Self { device, which }
    }

    /// The choices of a kind that the conformance suite distinguishes.
    #[must_use]
    pub fn columns(device: &'static dyn Device) -> Vec<Self> {
        let which = device.columns().iter().map(|&which| Some(which.to_owned()));
        match device.columns() {
            [] => vec![Self::first(device)],
            _ => which.map(|which| Self { device, which }).collect(),
        }
    }

    /// The kind of device.
    #[must_use]
    pub fn device(&self) -> &'static dyn Device {
        self.device
    }

    /// Its name in `--device`.
    #[must_use]
    pub fn name(&self) -> String {
        let name = self.device.name();
        match &self.which {
            None => name.to_owned(),
            Some(which) => format!("{name}:{which}"),
        }
    }

    /// The devices on this machine.
    ///
    /// # Errors
    /// As [`Device::probe`].
    pub fn probe(&self) -> Result<Vec<Found>, Failure> {
        self.device.probe(self.which.as_deref())
    }

    /// Makes the device ready.
    ///
    /// # Errors
    /// As [`Device::open`].
    pub fn open(&self) -> Result<Box<dyn Session>, Failure> {
        self.device.open(self.which.as_deref())
    }
}

/// Finds the device for `--device NAME[:WHICH]`, or the default one.
///
/// # Errors
/// [`Failure::Usage`] with the known names.
pub fn by_name(name: Option<&str>) -> Result<Choice, Failure> {
    let wanted = name.unwrap_or(DEFAULT);
    let (kind, which) = match wanted.split_once(':') {
        None => (wanted, None),
        Some((kind, which)) => (kind, Some(which.to_owned())),
    };
    let Some(&device) = ALL.iter().find(|device| device.name() == kind) else {
        let names: Vec<&str> = ALL.iter().map(|device| device.name()).collect();
        let names = names.join(", ");
        return Err(Failure::Usage(format!(
            "this version has no device '{kind}'; it has: {names}"
        )));
    };
    match which {
        Some(_) if !device.has_several() => Err(Failure::Usage(format!(
            "--device {wanted}: there is only one device '{kind}'; use --device {kind}"
        ))),
        which => Ok(Choice { device, which }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_named_by_its_kind_and_which_of_it() {
        for name in [
            "cpu",
            "vulkan",
            "vulkan:1",
            "opencl:pocl",
            "opencl-spirv:intel",
        ] {
            assert_eq!(by_name(Some(name)).unwrap().name(), name);
        }
        assert_eq!(by_name(None).unwrap().name(), DEFAULT);
        for (name, message) in [
            ("cpu:0", "--device cpu:0: there is only one device 'cpu'"),
            (
                "moon:0",
                "this version has no device 'moon'; it has: cpu, vulkan, ",
            ),
        ] {
            let failure = by_name(Some(name)).map(|choice| choice.name()).unwrap_err();
            assert_eq!(failure.exit_status(), 2);
            assert!(failure.to_string().starts_with(message), "{failure}");
        }
    }
}
