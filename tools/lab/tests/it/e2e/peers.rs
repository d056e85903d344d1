//! The output of other compilers: our SPIR-V as Metal by naga and by SPIRV-Cross, run where our own Metal runs.
//!
//! Both take a module for Vulkan 1.1. Their text is compiled unchanged except for the bindings of arguments, which
//! [`bound_text`](super::bound_text) writes as a host would need them. Kernels that a peer refuses or translates
//! wrongly are listed in [`DEVIATIONS`]; a kernel that no longer deviates, or differently, fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::bound_text::{self, Places};
use crate::machine::{also_program, needs_program};

/// A translator from SPIR-V to Metal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peer {
    /// Of wgpu.
    Naga,
    /// Of Khronos.
    SpirvCross,
}

use Peer::{Naga, SpirvCross};

/// The deviation of a kernel that a peer translates differently.
#[derive(Clone, Copy, Debug)]
pub enum Deviation {
    /// It is refused, with this in the message.
    Refused(&'static str),
    /// It has other results.
    Differs,
}

use Deviation::{Differs, Refused};

/// Elements of 8 bits are an extension that naga does not read.
const BYTES: Deviation = Refused("unsupported extension SPV_KHR_8bit_storage");

/// naga requires the operand of `OpSNegate` to be signed, which SPIR-V does not.
const NEGATED: Deviation = Refused("Operation Negate can't work with");

/// The size of the workgroups is the launch's, by specialisation constants, which naga has none of.
const SIZELESS: Deviation = Refused("Initializer must be a const-expression");

/// They are constants of functions to SPIRV-Cross, which emulated Metal lacks.
const CONSTANT: Deviation = Refused("variable in constant address space must be initialized");

/// Vulkan 1.1 with all tables in the program, as in our Metal, whose launch serves the peers' too.
const PROFILE: &str = "[tables]\nbase = \"vulkan1.1\"\nspirv.table_bytes = 1048576\n";

/// The kernels that peers translate wrongly, or not at all, as `FILE` or `FILE:KERNEL` of `test/e2e`.
const DEVIATIONS: &[(Peer, &str, Deviation)] = &[
    (Naga, "counters", SIZELESS),
    (SpirvCross, "counters", CONSTANT),
    (Naga, "dot", Refused("Using `f64` values requires")),
    (SpirvCross, "dot", Refused("double types are not supported")),
    (Naga, "examples", NEGATED),
    // Arithmetic shifts and extensions by the sign are unsigned ones to naga, where SPIR-V's types have no sign.
    (Naga, "fir", Differs),
    (Naga, "fnv1a", BYTES),
    (Naga, "gcd", NEGATED),
    (Naga, "grey", BYTES),
    (Naga, "levenshtein", BYTES),
    (Naga, "life", BYTES),
    (Naga, "saturating", BYTES),
    // Loop-carried variables are assigned one after the other: `b = a` follows `a = next`.
    (Naga, "sha256", Differs),
    (Naga, "string_search", BYTES),
    (Naga, "tokens", BYTES),
    (
        Naga,
        "union_find",
        Refused("internal error: entered unreachable code"),
    ),
    // The size of an array is a specialisation constant.
    (Naga, "windows", Refused("invalid array size")),
];

/// A launch for a peer to translate.
pub struct Request<'l> {
    /// The kernel's file.
    pub file: &'l Path,
    /// Other files to link.
    pub link: Vec<&'l str>,
    /// The kernel.
    pub kernel: &'l str,
    /// The arguments, in the form of `gir-run`.
    pub arguments: Vec<&'l str>,
    /// Where files between two tools go.
    pub folder: &'l Path,
}

impl Peer {
    /// Whether the translator is installed; if not, a test with it is skipped in part.
    pub fn is_found(self) -> bool {
        also_program(self.program(), self.version())
    }

    /// The option that prints its version.
    fn version(self) -> &'static str {
        match self {
            Naga => "--version",
            SpirvCross => "--revision",
        }
    }

    fn program(self) -> &'static str {
        match self {
            Naga => "naga",
            SpirvCross => "spirv-cross",
        }
    }

    /// The deviation of a kernel of a file, if it is not the same as ours.
    pub fn deviation(self, file: &Path, kernel: &str) -> Option<Deviation> {
        let stem = file.file_stem()?.to_str()?;
        let full = format!("{stem}:{kernel}");
        let mut all = DEVIATIONS.iter();
        let found = all.find(|(peer, what, _)| *peer == self && (*what == stem || *what == full));
        found.map(|(_, _, deviation)| *deviation)
    }

    /// Translates a kernel and runs the text by a command that takes `--text`; returns whether the kernel is accepted,
    /// which has to agree with [`DEVIATIONS`].
    #[track_caller]
    pub fn runs(self, request: &Request<'_>, command: &mut Command) -> bool {
        let text = self.translate(request);
        let ran = text.and_then(|text| run(command.arg("--text").arg(text)));
        let (file, kernel) = (request.file, request.kernel);
        let what = format!("{self:?} with '{kernel}' of {}", file.display());
        if let Some(Refused(expected)) = self.deviation(file, kernel) {
            let said = ran.err().unwrap_or_default();
            assert!(said.contains(expected), "{what}: not '{expected}': {said}");
            return false;
        }
        assert!(ran.is_ok(), "{what}: {}", ran.err().unwrap_or_default());
        true
    }

    /// A file with the kernel in Metal, bound as ours.
    ///
    /// # Errors
    /// The message of the peer about a module that it refuses.
    fn translate(self, request: &Request<'_>) -> Result<PathBuf, String> {
        let module = request.folder.join("peer.spv");
        let profile = request.folder.join("tables.toml");
        fs::write(&profile, PROFILE).map_err(|error| error.to_string())?;
        let mut compiler = compiler(request);
        compiler.arg("--emit-spirv").arg("--target-file");
        run(compiler.arg(&profile).arg("-o").arg(&module))?;
        let text = request.folder.join("peer.metal");
        let entry = ["--entry", request.kernel, "--stage", "comp"];
        let translated = self.to_metal(&module, &text, &entry)?;
        let places = places(request, &module)?;
        let bound = match self {
            Naga => bound_text::of_naga(&translated, &places)?,
            SpirvCross => bound_text::of_spirv_cross(&translated, &places)?,
        };
        fs::write(&text, bound).map_err(|error| error.to_string())?;
        Ok(text)
    }
}

impl Peer {
    /// Its output for a module, in a file. SPIRV-Cross takes options that select the kernel.
    fn to_metal(self, module: &Path, text: &Path, kernel: &[&str]) -> Result<String, String> {
        let mut command = Command::new(self.program());
        match self {
            Naga => command.arg(module).arg(text),
            SpirvCross => command
                .args([
                    "--msl",
                    "--msl-version",
                    "30200",
                    "--msl-decoration-binding",
                ])
                .args(kernel)
                .arg("--output")
                .arg(text)
                .arg(module),
        };
        run(&mut command)?;
        fs::read_to_string(text).map_err(|error| error.to_string())
    }
}

/// Our compiler for the kernel's file.
fn compiler(request: &Request<'_>) -> Command {
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    command.arg(request.file);
    command.args(request.link.iter().map(|file| format!("--link={file}")));
    command
}

/// The places of the arguments in our Metal, and the facts a host knows about them.
fn places(request: &Request<'_>, module: &Path) -> Result<Places, String> {
    let reflection = |target: &str| {
        let target = format!("--target={target}");
        let text = run(compiler(request).args(["--emit-reflection", &target]))?;
        serde_json::from_str(&text).map_err(|error| error.to_string())
    };
    let variables = run(Command::new("spirv-dis").arg("--no-color").arg(module))?;
    Ok(Places::new(
        request.kernel,
        &reflection("metal3.2")?,
        &reflection("vulkan1.1")?,
        &request.arguments,
        &variables,
    ))
}

/// The output of a tool.
///
/// # Errors
/// The same where it fails.
fn run(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()
            + &String::from_utf8_lossy(&output.stdout)),
    }
}

/// A module for Vulkan from GIR text, and a peer's output for it.
fn translated(peer: Peer, text: &str, options: &[&str]) -> Result<String, String> {
    let folder = tempfile::TempDir::new().unwrap();
    let [source, module, metal] =
        ["k.gir", "k.spv", "k.metal"].map(|name| folder.path().join(name));
    fs::write(&source, text).unwrap();
    let mut compiler = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    let compiler = compiler.arg("--emit-spirv").args(options).arg(&source);
    run(compiler.arg("-o").arg(&module)).unwrap();
    peer.to_metal(&module, &metal, &[])
}

const ORDERED: &str = "\
func kernel workgroup_size(64, 1, 1) @k(%data: ptr[global]<f32>, %flag: ptr[global]<u32>) -> void {
entry:
  %i = global_id x
  %p = gep %data, %i, stride=4
  store %p, 1.0f
  atomic.store %flag, 1u ordering=release scope=device
  fence mem_scope=device semantics=acq_rel
  %o = atomic.rmw add %flag, 1u ordering=acq_rel scope=device
  store %flag, %o
  ret
}
";

/// Peers have no orderings: atomics are relaxed, a fence becomes a barrier. Ours have fences.
// R-RUNA-64
#[test]
fn peers_drop_orderings() {
    for peer in [Naga, SpirvCross]
        .into_iter()
        .filter(|peer| peer.is_found())
    {
        let text = translated(peer, ORDERED, &["--target=vulkan1.1"]).unwrap();
        assert!(text.contains("memory_order_relaxed"), "{peer:?}: {text}");
        assert!(text.contains("threadgroup_barrier("), "{peer:?}: {text}");
        assert!(!text.contains("atomic_thread_fence"), "{peer:?}: {text}");
        for order in ["acquire", "release", "acq_rel", "seq_cst"] {
            let order = format!("memory_order_{order}");
            assert!(!text.contains(&order), "{peer:?}: {text}");
        }
    }
    let folder = tempfile::TempDir::new().unwrap();
    let source = folder.path().join("k.gir");
    fs::write(&source, ORDERED).unwrap();
    let ours = run(Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(["--emit-msl", "--target=metal3.2"])
        .arg(&source));
    let ours = ours.unwrap();
    // Before the store, for itself, around the addition.
    assert_eq!(ours.matches("atomic_thread_fence(").count(), 4, "{ours}");
    assert!(!ours.contains("threadgroup_barrier("), "{ours}");
}

/// The parts of our modules that naga does not read, whatever the kernel.
#[test]
fn naga_refuses_modes_of_floats_and_lines() {
    if !needs_program(Naga.program(), Naga.version()) {
        return;
    }
    let cases = [
        ("--target=vulkan1.3", "unsupported execution mode"),
        ("-g", "unsupported instruction Line at Type"),
    ];
    for (option, expected) in cases {
        let said = translated(Naga, ORDERED, &[option]).unwrap_err();
        assert!(said.contains(expected), "{option}: {said}");
    }
}
