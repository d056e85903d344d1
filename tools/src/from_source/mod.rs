//! Kernels in CUDA C++, HIP and OpenCL C: clang compiles them to LLVM IR, which the compiler imports.
//!
//! clang gets headers of ours in place of CUDA's and HIP's, which need not be installed. They are written to a folder
//! that only the user can read, for as long as clang runs. The LLVM IR has the lines of the source, and names.

mod headers;
mod messages;

use crate::{
    child::{self, Ending},
    os_error::reason,
};
use gir_dialects::collected::{Diagnostic, Diagnostics, Kind};
use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

/// The message about flags for clang without a program for it.
pub const SUPERFLUOUS: &str =
    "flags behind '--' are for clang, which compiles files .cu, .hip and .cl only; leave them out";

/// The message about a GPU of AMD for a source in HIP.
const OF_AMD: &str = "HIP sources are compiled as on NVIDIA's GPUs, with warps of 32, for every target; for wavefronts of 64 \
    compile the program to LLVM IR by clang with ROCm's headers (clang -x hip --cuda-device-only --offload-arch=gfx90a -O1 \
    -emit-llvm -S) and pass that";

/// The compiler, and the folder where it is if it is not on the path by this name.
const CLANG: &str = "clang-22";
const FOLDER: &str = "/usr/lib/llvm-22/bin";

/// The time limit of clang.
const PATIENCE: Duration = Duration::from_secs(600);

/// Options for all languages: LLVM IR with names and lines, floats as they are written, and at `-O2` no vectors beside
/// those of the source, which LLVM would make without knowing the target.
const COMMON: &[&str] = &[
    "-c",
    "-emit-llvm",
    "-g",
    "-fdebug-compilation-dir=/",
    "-fno-discard-value-names",
    "-ffp-contract=off",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-fno-caret-diagnostics",
    "-fno-color-diagnostics",
];

/// Options for CUDA C++ without an installation of CUDA.
const CUDA: &[&str] = &[
    "-x",
    "cuda",
    "--cuda-device-only",
    "--cuda-gpu-arch=sm_90",
    "--cuda-feature=+ptx88",
    "-nocudainc",
    "-nocudalib",
    "-Wno-register",
    // clang leaves names of variables out of optimised code for devices.
    "-Xclang",
    "-debug-info-kind=constructor",
    "-include",
    "gir_cuda.h",
];

/// Options for OpenCL C.
const OPENCL: &[&str] = &[
    "-x",
    "cl",
    "-cl-std=CL2.0",
    "-cl-kernel-arg-info",
    "-Xclang",
    "-finclude-default-header",
    "-target",
    "spir64",
];

/// A language that clang compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// CUDA C++.
    Cuda,
    /// HIP, as it is on NVIDIA's GPUs.
    Hip,
    /// OpenCL C.
    OpenCl,
}

impl Language {
    /// The language of a file, by its extension; `None` for the languages that the compiler reads itself.
    pub fn of(file: &Path) -> Option<Self> {
        match file.extension()?.to_str()? {
            "cu" => Some(Self::Cuda),
            "hip" => Some(Self::Hip),
            "cl" => Some(Self::OpenCl),
            _ => None,
        }
    }

    /// clang's options.
    fn options(self) -> Vec<&'static str> {
        match self {
            Self::Cuda => CUDA.to_vec(),
            Self::Hip => [CUDA, &["-include", "hip/hip_runtime.h"]].concat(),
            Self::OpenCl => OPENCL.to_vec(),
        }
    }
}

/// How clang is called.
#[derive(Clone, Copy, Debug, Default)]
pub struct Request<'a> {
    /// Flags of the user, behind `--` on the command line.
    pub flags: &'a [OsString],
    /// Whether the program stays as it is written: a check finds errors that an optimiser may remove.
    pub keeps_all: bool,
}

/// The reason why there is no LLVM IR.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// clang is not installed, or cannot run.
    #[error("{0}")]
    Absent(String),
    /// clang refuses the program.
    #[error("the program has errors")]
    Refused(Diagnostics),
}

/// The LLVM IR of a program, as bitcode, and clang's warnings.
///
/// # Errors
/// Where clang is missing, or refuses the program.
pub fn compile(
    file: &Path,
    language: Language,
    request: Request<'_>,
) -> Result<(Vec<u8>, Diagnostics), Failure> {
    let is_of_amd = |flag: &OsString| flag.to_string_lossy().starts_with("--offload-arch=gfx");
    if language != Language::OpenCl && request.flags.iter().any(is_of_amd) {
        let mut said = Diagnostics::default();
        said.push(Diagnostic::whole(Kind::Mistake, OF_AMD.to_owned()));
        return Err(Failure::Refused(said));
    }
    let clang = find()?;
    let folder = tempfile::tempdir().map_err(|error| unusable(&error))?;
    if language != Language::OpenCl {
        headers::write(folder.path()).map_err(|error| unusable(&error))?;
    }
    let output = folder.path().join("kernels.bc");
    let mut command = command(&clang, language, request);
    command.arg("-isystem").arg(folder.path());
    command.args(request.flags).arg("-o").arg(&output).arg(file);
    let (ending, said) = child::run(&mut command, PATIENCE).map_err(|error| unusable(&error))?;
    let mut said = messages::read(&said, folder.path());
    if ending == Ending::Exit(0) {
        let code = fs::read(&output).map_err(|error| unusable(&error))?;
        return Ok((code, said));
    }
    if said.errors().next().is_none() {
        let message = format!("{CLANG} ends without a message: {ending}");
        said.push(Diagnostic::whole(Kind::Mistake, message));
    }
    Err(Failure::Refused(said))
}

/// The call of clang without its files and the user's flags.
fn command(clang: &Path, language: Language, request: Request<'_>) -> Command {
    let mut command = Command::new(clang);
    command.args(COMMON).args(language.options());
    // Without optimisation functions keep the attribute that forbids it, unless it is asked for and then left out.
    command.arg("-O1");
    if request.keeps_all {
        command.args(["-Xclang", "-disable-llvm-passes"]);
    }
    command
}

/// The path of clang.
fn find() -> Result<PathBuf, Failure> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let of_path = std::env::split_paths(&path).map(|folder| folder.join(CLANG));
    let mut places = of_path.chain([Path::new(FOLDER).join("clang")]);
    places.find(|place| place.is_file()).ok_or_else(|| {
        Failure::Absent(format!(
            "{CLANG}, which compiles this language, is not installed (Debian: {CLANG}, from apt.llvm.org)"
        ))
    })
}

fn unusable(error: &io::Error) -> Failure {
    Failure::Absent(format!("cannot run {CLANG}: {}", reason(error)))
}
