//! The command line of `cargo xtask`: one options struct a command.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// Sets up, shows, tests, documents and measures the project.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
pub struct Cli {
    /// The command to run.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands of `cargo xtask`.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Install the Debian packages that building, testing and the demo need
    Setup(SetupOptions),
    /// Set up, build, then compile kernels and run them on Vulkan
    Demo(DemoOptions),
    /// Set up, build, and run every test
    Test(TestOptions),
    /// Build for release, and install libGirPlugin.so and the CMake package GIR, for other MLIR projects
    Install(InstallOptions),
    /// Build for release, and pack the programs for any Linux on x86-64, and the libraries, into target/dist
    Dist(DistOptions),
    /// Build, run the kernels of the conformance suite on devices, and print who passes what
    Conformance(ConformanceOptions),
    /// Write the reference pages that are generated from the sources
    Docs(DocsOptions),
    /// Build for release, measure, and compare with the goals
    Bench(BenchOptions),
    /// Build, count in the text of kernels beside that of other translators, and write docs/readability.md
    Readability,
    /// Build, run random kernels on several devices, and compare; or feed damaged text to the compiler
    Fuzz(FuzzOptions),
    /// Check rules of the house: floors, circles, sizes, words, lists
    Tidy,
    /// Build, and compare digests of all outputs for test/e2e with the recorded ones
    Digests(DigestsOptions),
    /// Time two OpenCL kernels in turns, for `bench`
    #[command(hide = true)]
    OpenclPair(OpenclPairOptions),
}

/// Options of `test`.
#[derive(Debug, Clone, Default, Args)]
pub struct TestOptions {
    /// Set-up that runs first
    #[command(flatten)]
    pub setup: SetupOptions,
    /// Run only this suite; may be given several times
    #[arg(long = "suite", value_name = "NAME")]
    pub suites: Vec<String>,
    /// Run only the tests with this in their names
    #[arg(long, value_name = "TEXT")]
    pub filter: Option<String>,
}

/// Options of `install`.
#[derive(Debug, Clone, Args)]
pub struct InstallOptions {
    /// The folder to install into, such as /usr/local
    #[arg(long, value_name = "DIR")]
    pub prefix: PathBuf,
    /// Install the build for development instead
    #[arg(long)]
    pub dev: bool,
}

/// Options of `dist`.
#[derive(Debug, Clone, Default, Args)]
pub struct DistOptions {
    /// Set-up that runs first
    #[command(flatten)]
    pub setup: SetupOptions,
    /// Also follow docs/install.md in a bare Debian 11 and 13, which debootstrap makes; takes root
    #[arg(long)]
    pub check: bool,
}

/// Options of `conformance`.
#[derive(Debug, Clone, Default, Args)]
pub struct ConformanceOptions {
    /// Devices to run on; all of this version without
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub devices: Vec<String>,
    /// Only the kernels with this in FAMILY/NAME
    #[arg(long, value_name = "TEXT")]
    pub filter: Option<String>,
    /// Compile for this profile instead of the device's own
    #[arg(long, value_name = "NAME")]
    pub target: Option<String>,
    /// Compile for the profiles of this file, each on the device that its base belongs to
    #[arg(long, value_name = "FILE")]
    pub target_file: Option<PathBuf>,
    /// Allow fallbacks for features that the profile lacks: atomics, matrices, subgroups
    #[arg(long)]
    pub allow_gpu_fallback: bool,
    /// Optimisation levels, each of which is run; default: 1
    #[arg(long, value_name = "0,1")]
    pub opt: Option<String>,
    /// Have ptxas assemble the kernels' PTX for these profiles of CUDA, and run nothing
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', conflicts_with_all = ["devices", "target", "target_file", "page", "write"])]
    pub assemble: Vec<String>,
    /// Print the matrix as JSON
    #[arg(long)]
    pub json: bool,
    /// Also write docs/conformance.md: the executed combinations by device, and the reasons for the others
    #[arg(long, conflicts_with_all = ["devices", "filter", "target", "target_file", "allow_gpu_fallback", "opt"])]
    pub page: bool,
    /// Write what test/conformance keeps, examples and digests, and run nothing
    #[arg(long, conflicts_with_all = ["devices", "filter", "target", "target_file", "opt", "json", "page"])]
    pub write: bool,
    /// Write the text of all kernels below this folder and run nothing
    #[arg(long, value_name = "DIR", conflicts_with_all = ["write", "page"])]
    pub write_to: Option<PathBuf>,
    /// Print the text of this kernel and run nothing
    #[arg(long, value_name = "FAMILY/NAME", conflicts_with_all = ["filter", "write", "write_to", "page"])]
    pub print: Option<String>,
    /// Print the names of the kernels and run nothing
    #[arg(long, conflicts_with_all = ["print", "write", "write_to", "page"])]
    pub list: bool,
}

/// Options of `demo`.
#[derive(Debug, Clone, Default, Args)]
pub struct DemoOptions {
    /// Set-up that runs first
    #[command(flatten)]
    pub setup: SetupOptions,
}

/// Options of `digests`.
#[derive(Debug, Clone, Default, Args)]
pub struct DigestsOptions {
    /// Record the digests in test/digests.txt
    #[arg(long)]
    pub write: bool,
    /// Use the tools in this folder instead of building them
    #[arg(long, value_name = "FOLDER")]
    pub tools: Option<PathBuf>,
}

/// Options of `docs`.
#[derive(Debug, Clone, Default, Args)]
pub struct DocsOptions {
    /// Write nothing; fail when a committed page differs from the generated one
    #[arg(long)]
    pub check: bool,
    /// Make a book of all pages with a search instead, in target/book/html; needs mdBook
    #[arg(long, conflicts_with = "check")]
    pub book: bool,
}

/// Options of `bench`.
#[derive(Debug, Clone, Default, Args)]
pub struct BenchOptions {
    /// Measure fewer times, and leave out measurements that take minutes
    #[arg(long)]
    pub quick: bool,
    /// Also measure a kernel of 1,000,000 instructions, for many minutes
    #[arg(long, conflicts_with = "quick")]
    pub long: bool,
    /// Measure only this part: compile, cpu, dsp, opencl, ptx, size
    #[arg(long, value_name = "PART", value_parser = ["compile", "cpu", "dsp", "opencl", "ptx", "size"])]
    pub only: Option<String>,
    /// Succeed even if a goal is missed
    #[arg(long)]
    pub no_gate: bool,
    /// Also write the figures to this file, as JSON
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Measure nothing; draw the machine instructions in files of --save over their commits
    #[arg(long, value_name = "OUT.svg", requires = "saved", conflicts_with_all = ["quick", "long", "only", "no_gate", "save"])]
    pub chart: Option<PathBuf>,
    /// Files of --save for --chart, the oldest first
    #[arg(value_name = "FILE", requires = "chart")]
    pub saved: Vec<PathBuf>,
}

/// Options of `opencl-pair`.
#[derive(Debug, Clone, Args)]
pub struct OpenclPairOptions {
    /// A part of the platform's name
    pub platform: String,
    /// The kernel, of both files
    pub kernel: String,
    /// The kernel that gir emits
    pub ours: PathBuf,
    /// The hand-written kernel
    pub theirs: PathBuf,
    /// How often each runs
    pub rounds: usize,
}

/// Options of `fuzz`; `gir-fuzz` has the values of those left out.
#[derive(Debug, Clone, Default, Args)]
pub struct FuzzOptions {
    /// How many programs
    #[arg(long, value_name = "N")]
    pub count: Option<u64>,
    /// The devices that have to agree
    #[arg(long, value_name = "A,B")]
    pub devices: Option<String>,
    /// All devices that are here; those that are not are named
    #[arg(long)]
    pub all_devices: bool,
    /// The mix of constructs in programs: plain, loops, memory, calls, tables, mixed
    #[arg(long, value_name = "NAME")]
    pub profile: Option<String>,
    /// Record the result for docs/conformance.md; `cargo xtask conformance --page` adds it to the page
    #[arg(long)]
    pub record: bool,
    /// The levels of optimisation that have to agree
    #[arg(long, value_name = "0,1")]
    pub opt: Option<String>,
    /// The number of the first program
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Feed damaged text to the readers and through passes instead
    #[arg(long)]
    pub text: bool,
    /// How long to do so
    #[arg(long, value_name = "N", requires = "text")]
    pub seconds: Option<u64>,
    /// Also use subgroup operations, for subgroups of this many work-items
    #[arg(long, value_name = "N")]
    pub subgroup_size: Option<u64>,
    /// Time limit for one program in seconds; one that exceeds it counts as a hang
    #[arg(long, value_name = "S")]
    pub timeout: Option<u64>,
    /// Processes at a time
    #[arg(long, value_name = "N")]
    pub jobs: Option<u64>,
    /// Also after random passes that keep the meaning
    #[arg(long)]
    pub passes: bool,
    /// Shrink the programs that fail
    #[arg(long)]
    pub reduce: bool,
    /// Build for release
    #[arg(long)]
    pub release: bool,
}

/// Options of `setup`, shared by the commands that set up first.
#[derive(Debug, Clone, Default, Args)]
pub struct SetupOptions {
    /// Also install executors under a vendor's licence (GIR_VENDOR=1 does the same)
    #[arg(long)]
    pub vendor: bool,
    /// Install nothing: on a system other than Debian 12, whose packages have other names
    #[arg(long, conflicts_with = "vendor")]
    pub no_setup: bool,
}
