//! Hand-made kernels, and a command line run in this process.

use std::cell::RefCell;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::super::device::Device;
use super::super::element::{ElemType, Scalar};
use super::super::npy::{self, NpyArray};
use super::super::program::{CompileError, CompileRequest, Indices, Param, ParamKind, Program};
use super::super::{execute, vulkan};
use super::skip;
use gir::profile::{ProfileHandle, known};
use gir::reflection::{
    schema::{PushConstants, Space},
    slots::Slot,
};

/// Whether a test that needs a Vulkan device can run; it is skipped otherwise. It fails where no device is found,
/// unless the environment says that there is none.
pub fn vulkan_expected() -> bool {
    if std::env::var("GIR_TEST_WITHOUT_VULKAN").is_ok_and(|value| value == "1") {
        skip::whole("GIR_TEST_WITHOUT_VULKAN=1");
        return false;
    }
    if let Err(failure) = vulkan::Vulkan.probe(None) {
        panic!("{failure}; set GIR_TEST_WITHOUT_VULKAN=1 to test without Vulkan");
    }
    true
}

/// The kernels by name.
const KERNELS: [(&str, &str); 7] = [
    ("atomics", include_str!("kernels/atomics.spvasm")),
    ("endless", include_str!("kernels/endless.spvasm")),
    ("narrow", include_str!("kernels/narrow.spvasm")),
    ("nothing", include_str!("kernels/nothing.spvasm")),
    ("reverse", include_str!("kernels/reverse.spvasm")),
    ("saxpy", include_str!("kernels/saxpy.spvasm")),
    ("two_sets", include_str!("kernels/two_sets.spvasm")),
];

/// Assembles and validates a kernel.
pub fn assemble(name: &str) -> Vec<u8> {
    let source = KERNELS
        .iter()
        .find(|(kernel, _)| *kernel == name)
        .unwrap()
        .1;
    let directory = TempDir::new().unwrap();
    let [text, binary] = ["k.spvasm", "k.spv"].map(|name| directory.path().join(name));
    std::fs::write(&text, source).unwrap();
    tool(
        "spirv-as",
        &[
            "--target-env".as_ref(),
            "spv1.3".as_ref(),
            "-o".as_ref(),
            &binary,
            &text,
        ],
    );
    tool(
        "spirv-val",
        &["--target-env".as_ref(), "vulkan1.1".as_ref(), &binary],
    );
    std::fs::read(binary).unwrap()
}

fn tool(name: &str, args: &[&Path]) {
    let output = Command::new(name).args(args).output();
    let output = output.unwrap_or_else(|error| panic!("'{name}' cannot be run: {error}"));
    assert!(
        output.status.success(),
        "{name}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
}

/// A built-in profile.
pub fn profile(name: &str) -> ProfileHandle {
    known::BUILT_IN.find(name).unwrap()
}

/// A program with this SPIR-V and nothing to bind.
pub fn program(kernel: &str, workgroup_size: [u32; 3]) -> Program {
    Program {
        variant: None,
        specialised: vec![],
        code: assemble(kernel),
        format: "spirv",
        profile: profile("vulkan1.1"),
        entry: kernel.to_owned(),
        workgroup_size,
        subgroup_size: None,
        subgroup_choice: None,
        tile: [1; 3],
        params: Vec::new(),
        globals: Vec::new(),
        dynamic_global: None,
        indices: Indices::default(),
        arguments: vec![],
        push_constants: None,
        shared_size: 0,
    }
}

/// A buffer parameter.
pub fn buffer(name: &str, set: u32, binding: u32, elem: impl Into<ElemType>) -> Param {
    let kind = ParamKind::Buffer {
        slot: Slot { set, binding },
        elem: elem.into(),
        space: Space::Storage,
    };
    Param {
        name: name.to_owned(),
        kind,
    }
}

/// A block of push constants without a number of its own.
pub fn block(size: u64) -> Option<PushConstants> {
    Some(PushConstants {
        size,
        align: 8,
        index: None,
    })
}

/// A scalar parameter.
pub fn scalar(name: &str, ty: Scalar, offset: u32) -> Param {
    Param {
        name: name.to_owned(),
        kind: ParamKind::Scalar {
            ty: ty.into(),
            offset,
        },
    }
}

/// `saxpy(x, y, a, n)`.
pub fn saxpy() -> Program {
    Program {
        params: vec![
            buffer("x", 0, 0, Scalar::F32),
            buffer("y", 0, 1, Scalar::F32),
            scalar("a", Scalar::F32, 0),
            scalar("n", Scalar::U32, 4),
        ],
        push_constants: block(8),
        ..program("saxpy", [64, 1, 1])
    }
}

/// The output of a command line, and its exit status.
#[derive(Debug, PartialEq, Eq)]
pub struct Ran {
    /// The exit status.
    pub status: u8,
    /// The text on standard output.
    pub stdout: String,
    /// The text on standard error.
    pub stderr: String,
}

impl Ran {
    /// The output of a run that must have succeeded.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (0, ""));
        self.stdout
    }

    /// Checks that the run failed with this status and message, and printed nothing else.
    #[track_caller]
    pub fn fails(self, status: u8, message: &str) {
        assert_eq!(
            (self.status, self.stdout.as_str()),
            (status, ""),
            "{}",
            self.stderr
        );
        assert!(
            self.stderr.contains(message),
            "wanted: {message}\nprinted: {}",
            self.stderr
        );
    }
}

/// A request to the compiler: kernel, workgroup size and target.
pub type Request = (String, Option<[u32; 3]>, String);

/// A directory for the files of a test, and the program that the compiler returns.
pub struct Bench {
    directory: TempDir,
    compiled: Result<Program, CompileError>,
    /// The requests to the compiler.
    pub requests: RefCell<Vec<Request>>,
}

impl Bench {
    /// A bench whose compiler returns `program`.
    pub fn new(program: Program) -> Self {
        Self::with(Ok(program))
    }

    /// With a compiler that answers `compiled`.
    pub fn with(compiled: Result<Program, CompileError>) -> Self {
        let directory = TempDir::new().unwrap();
        Self {
            directory,
            compiled,
            requests: RefCell::default(),
        }
    }

    /// The path of a file of this test.
    pub fn path(&self, name: &str) -> String {
        self.directory
            .path()
            .join(name)
            .to_str()
            .unwrap()
            .to_owned()
    }

    /// The names of the files of this test.
    pub fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.directory.path()).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    /// Writes a NumPy file and returns `@PATH`.
    pub fn npy(&self, name: &str, scalar: Scalar, shape: &[usize], bytes: &[u8]) -> String {
        let mut file = npy::header(scalar, shape).unwrap();
        file.extend(bytes);
        std::fs::write(self.path(name), file).unwrap();
        format!("@{}", self.path(name))
    }

    /// Writes a NumPy file of f32 in one dimension.
    pub fn f32s(&self, name: &str, values: &[f32]) -> String {
        let bytes: Vec<u8> = values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect();
        self.npy(name, Scalar::F32, &[values.len()], &bytes)
    }

    /// Reads a NumPy file of this test.
    pub fn read(&self, name: &str) -> NpyArray {
        npy::read(Path::new(&self.path(name))).unwrap()
    }

    /// Runs the command line unchanged.
    pub fn run(&self, args: &[&str]) -> Ran {
        let compile = |request: &CompileRequest<'_>| {
            self.requests.borrow_mut().push((
                request.kernel.to_owned(),
                request.workgroup_size,
                request.target.to_owned(),
            ));
            self.compiled.clone()
        };
        let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
        let command_line = ["gir-run"].iter().chain(args).map(OsString::from);
        let status = execute(command_line, &compile, &mut stdout, &mut stderr);
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Ran {
            status,
            stdout: text(stdout),
            stderr: text(stderr),
        }
    }

    /// Runs the program on the device `vulkan`.
    pub fn run_on_vulkan(&self, workgroups: &str, args: &[&str]) -> Ran {
        let kernel = self
            .compiled
            .as_ref()
            .map_or("k", |program| program.entry.as_str());
        let start = [
            "k.gir",
            "--kernel",
            kernel,
            "--device",
            "vulkan",
            "--workgroups",
            workgroups,
        ];
        self.run(&[&start, args].concat())
    }
}

/// Values with full significands whose sums and products stay in range.
pub fn noise(count: usize, mut seed: u32) -> Vec<f32> {
    let mut next = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f32::from_bits(0x3f80_0000 | seed >> 9) - 1.5
    };
    (0..count).map(|_| next()).collect()
}
