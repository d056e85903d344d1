//! The command line of `gir-run`.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

use clap::Parser;
use gir::opt_level::OptLevel;

use super::{draw_args::DrawArgs, limits::Bytes, option_args::OptionArgs, plot::PlotOutput};
use gir_tools::target_choice::PermissionFlags;

/// The end of the help text: files, images, the variables that the devices read, and examples, which the tests run.
const AFTER_HELP: &str = "Files:
  @FILE.npy            The numbers of the file have the type of the parameter: integers of either sign, or floats, of
                       the same width; a vector takes one number per lane. Another type is an error
  raw:@FILE.npy        The bytes after the file's header, unchanged

Images and samplers:
  FORMAT               r, rg or rgba with 8unorm, 8snorm, 8uint, 8sint, 16unorm, 16snorm, 16uint, 16sint,
                       16float, 32uint, 32sint or 32float: rgba8unorm. A file has the channels of a texel
                       one after the other, then texels, rows, slices; --out writes the same order
  WxH/LEVELS           Levels of detail, each half as large, one after the other; --out writes the first
  sampler:…            nearest or linear; clamp_to_edge, clamp_to_border, repeat or mirrored_repeat;
                       normalized or unnormalized. Defaults: nearest, clamp_to_edge, normalized

Environment:
  GIR_CACHE_DIR        The folder in which the device cpu caches machine code, and emulated devices their
                       run times; empty: no cache. The default is gir in $XDG_CACHE_HOME or ~/.cache.
                       Beyond 256 MiB the least recently used machine code is removed. The folder is
                       used only if it belongs to the user and nobody else may write to it
  GIR_OPENCL_DEVICE    The default of --device opencl:WHICH and opencl-spirv:WHICH
  GIR_VULKAN_DEVICE    The default of --device vulkan:WHICH
  OCL_ICD_VENDORS      The drivers for Debian's OpenCL loader: a folder of .icd files, or one driver
  POCL_KERNEL_CACHE    0: PoCL does not cache machine code
  RAYON_NUM_THREADS    The number of cores for the device cpu, if not all

Examples:
  gir-run saxpy.gir --kernel saxpy --workgroups 16 --arg zeros:f32:1000 --arg zeros:f32:1000 \\
    --arg f32:2 --arg len:0 --out 1=y.npy
  gir-run saxpy.gir --kernel saxpy --workgroups 16 --arg @y.npy --arg @y.npy \\
    --arg f32:2 --arg len:0 --plot 1=y.png --check
  gir-run saxpy.gir --kernel saxpy --workgroups 16 --arg @y.npy --arg @y.npy \\
    --arg f32:2 --arg len:0 --repeat 20 --json
  gir-run --list-devices";

/// Compiles a GPU kernel and runs it on a device of this machine.
///
/// Arguments of the kernel come in the order of its parameters. Exit status: 0 the kernel ran,
/// 1 an error in the program or its arguments, 2 a wrong command line, 3 the device lacks a feature that the kernel
/// needs, 4 the device was not found.
#[derive(Clone, Debug, Parser)]
#[command(name = "gir-run", version, max_term_width = 100, after_help = AFTER_HELP)]
pub struct Cli {
    /// The program, - for standard input, or the manifest of gir-opt --variants: its first variant that the device
    /// takes
    #[arg(value_name = "FILE", required_unless_present = "list_devices")]
    pub source: Option<PathBuf>,

    /// The kernel to run, without `@`
    #[arg(long, value_name = "NAME", required_unless_present_any = ["list_devices", "vertex", "function"])]
    pub kernel: Option<String>,

    /// Where to run it: NAME, or NAME:WHICH for one of several, by its index, its driver or a part of
    /// its name; see --list-devices
    #[arg(long, value_name = "DEVICE")]
    pub device: Option<String>,

    /// How many workgroups to run, as the source counts them
    #[arg(long, value_name = "X[,Y,Z]",
          required_unless_present_any = ["list_devices", "vertex", "function"])]
    pub workgroups: Option<Extent>,

    /// The function of host code to run, in a program of upstream's dialects: it launches kernels, which run on the
    /// device. Arguments are those of the function; --out counts its results behind its parameters
    #[arg(long, value_name = "NAME", conflicts_with_all = ["kernel", "workgroups", "workgroup_size",
          "vertex", "check", "text", "globals", "global_outs", "specs", "repeat", "warm_up", "link"])]
    pub function: Option<String>,

    /// Shared libraries with the functions that host code declares and does not define, such as
    /// libmlir_runner_utils.so of MLIR; they run in this process
    #[arg(
        long,
        value_name = "FILE[,FILE…]",
        value_delimiter = ',',
        requires = "function"
    )]
    pub shared_libs: Vec<PathBuf>,

    /// Work-items of a workgroup, for a kernel that states no size; must agree with one that does
    #[arg(long, value_name = "X[,Y,Z]")]
    pub workgroup_size: Option<Extent>,

    /// The next argument: @FILE.npy, raw:@FILE.npy or zeros:TYPE:COUNT for a buffer, TYPE:VALUE or len:INDEX, the
    /// number of elements of another argument, for a scalar, shared:BYTES for dynamic shared memory,
    /// image2d:FORMAT:WxH@FILE.npy, image2d:FORMAT:WxH:raw:@FILE.npy or image2d:FORMAT:WxH:zeros for an image
    /// (image3d:FORMAT:WxHxD), sampler:linear,repeat for a sampler
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true)]
    pub args: Vec<String>,

    /// Initial contents of a global: @FILE.npy, raw:@FILE.npy or zeros:TYPE:COUNT
    #[arg(long = "global", value_name = "NAME=ARG")]
    pub globals: Vec<Assignment>,

    /// Set a specialisation constant, by its id or its name
    #[arg(long = "spec", value_name = "ID|NAME=VALUE")]
    pub specs: Vec<Assignment>,

    /// Write the buffer or image of parameter INDEX (from 0, scalars counted) to a NumPy file after
    /// the run
    #[arg(long = "out", value_name = "INDEX=FILE.npy")]
    pub outs: Vec<ParamOutput>,

    /// Write the buffer of a global to a NumPy file after the run
    #[arg(long = "out-global", value_name = "NAME=FILE.npy")]
    pub global_outs: Vec<Assignment>,

    /// Draw the buffer or image of parameter INDEX after the run: one row of numbers as a curve, several as grey levels
    #[arg(long = "plot", value_name = "INDEX=FILE.png|svg",
          conflicts_with_all = ["vertex", "function"])]
    pub plots: Vec<PlotOutput>,

    /// The numbers of a row of --plot; by default those of the NumPy file that was the argument
    #[arg(long, value_name = "N", requires = "plots",
          value_parser = clap::value_parser!(u32).range(1..))]
    pub plot_width: Option<u32>,

    /// Run N times, each from the same arguments, and report the times
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub repeat: u32,

    /// Runs before these whose times are not reported; default: 1 with --repeat, else 0
    #[arg(long, value_name = "N")]
    pub warm_up: Option<u32>,

    /// Time limit in seconds for compilation and all runs together
    #[arg(long, value_name = "SECONDS", default_value_t = 60,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub timeout: u64,

    /// Limit the private memory of this process, and of each process that it starts: 512M, 2G; a process that needs
    /// more ends with status 1
    #[arg(long, value_name = "SIZE")]
    pub memory_limit: Option<Bytes>,

    /// Compile for this profile instead of the device's own
    #[arg(long, value_name = "NAME")]
    pub target: Option<String>,

    /// Read profiles from TOML or JSON; the only one of a file is the target if --target names none
    #[arg(long, value_name = "FILE")]
    pub target_file: Option<PathBuf>,

    /// Fallbacks that the user permits
    #[command(flatten)]
    pub permissions: PermissionFlags,

    /// Let floating-point operations approximate, and assume finite numbers
    #[arg(long)]
    pub fast_math: bool,

    /// Options of the target
    #[command(flatten)]
    pub options: OptionArgs,

    /// Take functions that the program declares and does not define from this file; may be given several times
    #[arg(long, value_name = "FILE")]
    pub link: Vec<PathBuf>,

    /// How much to optimise: 0 only legalises; a checked run does that
    #[arg(short = 'O', value_name = "0-3", default_value_t)]
    pub level: OptLevel,

    /// Check the kernel at run time, and report undefined behaviour: accesses out of bounds, data races and the like;
    /// device cpu only
    #[arg(long)]
    pub check: bool,

    /// Run the text of this file instead of the compiled one, with the arguments of the compiled one; the kernel is the
    /// only one of its module: for tests, on devices that take text
    #[arg(long, value_name = "FILE", hide = true)]
    pub text: Option<PathBuf>,

    /// Flags for clang, which compiles programs in CUDA C++ (.cu), HIP (.hip) and OpenCL C (.cl)
    #[arg(last = true, value_name = "CLANG FLAGS")]
    pub clang_flags: Vec<OsString>,

    /// Report as JSON; each finding of --check is a line of JSON on standard error
    #[arg(long)]
    pub json: bool,

    /// A picture instead of a compute kernel
    #[command(flatten)]
    pub draw: DrawArgs,

    /// List the devices of this version, and why one does not work here
    #[arg(long)]
    pub list_devices: bool,
}

impl Cli {
    /// The number of runs that are not reported.
    fn warm_up(&self) -> u32 {
        self.warm_up.unwrap_or(u32::from(self.repeat > 1))
    }

    /// The number of all runs.
    pub fn runs(&self) -> u32 {
        self.repeat.saturating_add(self.warm_up())
    }

    /// Removes the times of the first runs.
    pub fn leave_out_warm_up(&self, times: &mut Vec<f64>) {
        let rest = times.len().saturating_sub(self.repeat as usize);
        times.drain(..rest.min(self.warm_up() as usize));
    }
}

/// Extents in x, y and z; those left out are 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent(pub [u32; 3]);

impl FromStr for Extent {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut extent = [1; 3];
        for (index, part) in text.split(',').enumerate() {
            let place = extent.get_mut(index).ok_or("more than three extents")?;
            *place = part
                .trim()
                .parse()
                .map_err(|error| format!("'{part}': {error}"))?;
        }
        Ok(Self(extent))
    }
}

/// `NAME=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// The text before the first `=`.
    pub name: String,
    /// The text after it.
    pub value: String,
}

impl FromStr for Assignment {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once('=') {
            Some((name, value)) if !name.is_empty() && !value.is_empty() => Ok(Self {
                name: name.to_owned(),
                value: value.to_owned(),
            }),
            _ => Err("expected NAME=VALUE".to_owned()),
        }
    }
}

/// `INDEX=FILE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamOutput {
    /// The index of the parameter.
    pub index: usize,
    /// The file to write.
    pub path: PathBuf,
}

impl FromStr for ParamOutput {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = || "expected INDEX=FILE.npy".to_owned();
        let Assignment { name, value } = text.parse().map_err(|_| expected())?;
        let index = name.parse().map_err(|_| expected())?;
        Ok(Self {
            index,
            path: value.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn extents_left_out_are_one() {
        assert_eq!("16".parse(), Ok(Extent([16, 1, 1])));
        assert_eq!("4,5".parse(), Ok(Extent([4, 5, 1])));
        assert_eq!("4,5,6".parse(), Ok(Extent([4, 5, 6])));
        for text in ["", "1,,1", "1,2,3,4", "-1", "x", "4294967296"] {
            assert!(text.parse::<Extent>().is_err(), "{text}");
        }
    }

    #[test]
    fn an_output_has_an_index_and_a_file() {
        let output = ParamOutput {
            index: 1,
            path: "a=b.npy".into(),
        };
        assert_eq!("1=a=b.npy".parse(), Ok(output));
        for text in ["1", "1=", "=y.npy", "y=y.npy", "-1=y.npy"] {
            assert!(text.parse::<ParamOutput>().is_err(), "{text}");
        }
    }
}
