//! One launch through `gir-run`: arguments in the order of the parameters, results read back.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use gir_run::element::Scalar;
use gir_run::npy;
use tempfile::TempDir;

pub use super::buffers::{Element, read, write};
use super::buffers::{read_bytes, write_bytes};
use super::peers::{Deviation, Peer, Request};
pub use super::ways::{
    ALL_DEVICES, BUT_VULKAN, CPU, CUDA, DEVICES, DSPS, METAL, METAL_GATHERED, MIR_AND_GIR,
    MIR_WAYS, OPENCL, OPENCL_C, POCL, PTX, SERIAL, UPSTREAM_WAYS, VULKAN, WAYS, Way,
};
use super::{is_found, kernel_file, runs_all};
use crate::skip;

/// The exit status of a run on a device that lacks something.
const UNSUPPORTED: i32 = 3;

/// A kernel, and the arguments so far.
pub struct Launch {
    directory: TempDir,
    file: PathBuf,
    args: Vec<String>,
    params: usize,
    ways: Vec<Way>,
    may_lack: bool,
    /// The source in OpenCL C that the kernel's file was compiled from.
    original: Option<PathBuf>,
}

impl Launch {
    /// The kernel `kernel` of `test/e2e/FILE.gir`, by all [`WAYS`].
    pub fn new(file: &str, kernel: &str, workgroups: [u32; 3]) -> Self {
        Self::of(&kernel_file(file), kernel, workgroups).by(WAYS)
    }

    /// The kernel `kernel` of a file, on the device `vulkan`.
    pub fn of(file: &Path, kernel: &str, workgroups: [u32; 3]) -> Self {
        let [x, y, z] = workgroups;
        Self {
            directory: TempDir::new().unwrap(),
            file: file.to_owned(),
            args: vec![],
            params: 0,
            ways: vec![VULKAN],
            may_lack: false,
            original: None,
        }
        .with(["--kernel", kernel])
        .with(["--workgroups", &format!("{x},{y},{z}")])
    }

    /// Sets the ways that the kernel takes one after the other.
    pub fn by(mut self, ways: &[Way]) -> Self {
        self.ways = ways.to_vec();
        self
    }

    /// The workgroup size, for a kernel that names none.
    pub fn workgroup_size(self, x: u32) -> Self {
        self.with(["--workgroup-size", &x.to_string()])
    }

    /// The extents of a workgroup, for a kernel that names none.
    pub fn workgroup_extents(self, [x, y, z]: [u32; 3]) -> Self {
        self.with(["--workgroup-size", &format!("{x},{y},{z}")])
    }

    /// Sets the time limit in seconds.
    pub fn timeout(self, seconds: u32) -> Self {
        self.with(["--timeout", &seconds.to_string()])
    }

    /// Compiles for a profile of a file.
    pub fn profile(self, file: &str, name: &str) -> Self {
        self.with(["--target-file", file, "--target", name])
    }

    /// Compiles for a profile that gir has.
    pub fn target(self, name: &str) -> Self {
        self.with(["--target", name])
    }

    /// Takes functions that the kernel's file declares from another one.
    pub fn link(self, file: &Path) -> Self {
        let file = file.to_str().unwrap().to_owned();
        self.with(["--link", &file])
    }

    /// Leaves floats to the device.
    pub fn fast_math(self) -> Self {
        self.with(["--fast-math"])
    }

    fn with<const N: usize>(mut self, args: [&str; N]) -> Self {
        self.args.extend(args.map(str::to_owned));
        self
    }

    /// A scalar as the next argument.
    pub fn scalar<T: Element>(mut self, value: T) -> Self {
        self.push(format!("{}:{value}", T::SCALAR));
        self
    }

    /// A vector as the next argument.
    pub fn vector<T: Element>(mut self, lanes: &[T]) -> Self {
        let values: Vec<_> = lanes.iter().map(T::to_string).collect();
        let (count, scalar) = (lanes.len(), T::SCALAR);
        self.push(format!("vec{count}<{scalar}>:{}", values.join(",")));
        self
    }

    /// A buffer the kernel only reads as the next argument.
    pub fn input<T: Element>(mut self, values: &[T]) -> Self {
        let file = self.path(&format!("in{}", self.params));
        write(&file, values);
        self.push(format!("@{}", file.display()));
        self
    }

    /// A buffer of any type that the kernel only reads as the next argument, by its bytes.
    pub fn input_bytes(mut self, scalar: Scalar, bytes: &[u8]) -> Self {
        let file = self.path(&format!("in{}", self.params));
        write_bytes(&file, scalar, bytes);
        self.push(format!("@{}", file.display()));
        self
    }

    /// A buffer to read back as the next argument.
    pub fn in_out<T: Element>(self, values: &[T]) -> Self {
        self.asks_back().input(values)
    }

    /// A buffer of any type to read back as the next argument, by its bytes.
    pub fn in_out_bytes(self, scalar: Scalar, bytes: &[u8]) -> Self {
        self.asks_back().input_bytes(scalar, bytes)
    }

    /// The bytes of a buffer of whatever type the kernel takes as the next argument.
    pub fn raw(mut self, bytes: &[u8]) -> Self {
        let file = self.path(&format!("in{}", self.params));
        write_bytes(&file, Scalar::U8, bytes);
        self.push(format!("raw:@{}", file.display()));
        self
    }

    /// The same, to read back.
    pub fn raw_in_out(self, bytes: &[u8]) -> Self {
        self.asks_back().raw(bytes)
    }

    /// Any device may lack what the kernel needs.
    pub fn may_lack(self) -> Self {
        Self {
            may_lack: true,
            ..self
        }
    }

    /// The kernel was compiled from a source in OpenCL C, which drivers compile, too, with the same results.
    pub fn original(self, source: &Path) -> Self {
        Self {
            original: Some(source.to_owned()),
            ..self
        }
    }

    /// Runs another text in place of ours.
    pub fn text(self, file: &Path) -> Self {
        let file = file.to_str().unwrap().to_owned();
        self.with(["--text", &file])
    }

    /// A flag for clang, behind all others.
    pub fn clang(self, flag: &str) -> Self {
        self.with(["--", flag])
    }

    /// An image as the next argument, as `gir-run` spells it up to the file: `image2d:r8unorm:4x4`.
    pub fn image<T: Element>(mut self, form: &str, texels: &[T]) -> Self {
        let file = self.path(&format!("in{}", self.params));
        write(&file, texels);
        self.push(format!("{form}@{}", file.display()));
        self
    }

    /// As [`Self::image`], to read back.
    pub fn image_in_out<T: Element>(self, form: &str, texels: &[T]) -> Self {
        self.asks_back().image(form, texels)
    }

    /// An image of zeros as the next argument, to read back.
    pub fn image_out(self, form: &str) -> Self {
        self.asks_back().argument(&format!("{form}:zeros"))
    }

    /// A value as the next argument, as `gir-run` spells it.
    pub fn argument(mut self, text: &str) -> Self {
        self.push(text.to_owned());
        self
    }

    /// A scalar of any type as the next argument, as `gir-run` spells it.
    pub fn scalar_text(mut self, scalar: Scalar, text: &str) -> Self {
        self.push(format!("{scalar}:{text}"));
        self
    }

    fn asks_back(self) -> Self {
        let file = self.output_path(self.params);
        let out = format!("{}={}", self.params, file.display());
        self.with(["--out", &out])
    }

    /// Bytes of shared memory: of a parameter as the next argument, or of a global as the last.
    pub fn shared(mut self, bytes: usize) -> Self {
        self.push(format!("shared:{bytes}"));
        self
    }

    /// A global to read back.
    pub fn global_out(self, name: &str) -> Self {
        let out = format!("{name}={}", self.global_path(name).display());
        self.with(["--out-global", &out])
    }

    /// Runs the kernel, which must succeed.
    #[track_caller]
    pub fn run(self) -> Outputs {
        let mut first = None;
        let goes = |way: &&Way| {
            // A launch that has one way may be one of several that need each other's results.
            let always = !way.is_once || self.ways.len() == 1 || runs_all();
            let takes_part = self.ways.len() == 1 || self.takes_part_on(way.device);
            way.is_expected() && takes_part && (always || self.is_first_by(**way))
        };
        for way in self.ways.iter().filter(goes) {
            let ran = match way.passes {
                None => self.launch(&self.file, *way),
                Some(passes) => self.launch(&self.after(passes, way.target()), *way),
            };
            if !ran {
                // Others need the results of a launch that has one way.
                if self.ways.len() == 1 && way.peer.is_some() {
                    self.launch(&self.file, Way { peer: None, ..*way });
                }
                continue;
            }
            let results = self.results();
            if let Some(peer) = way.peer.filter(|peer| self.differs_by(*peer)) {
                let same = first.as_ref() == Some(&results);
                assert!(!same, "{:?}: {peer:?} has the same results now", self.file);
                continue;
            }
            let first = first.get_or_insert_with(|| results.clone());
            assert!(
                *first == results,
                "{:?}: other results by {way:?}",
                self.file
            );
        }
        if let Some((source, first)) = self.original.as_ref().zip(first) {
            self.compare_with_original(source, &first);
        }
        Outputs(self)
    }

    /// Has drivers compile the source itself, and compares their results, once for each kernel.
    fn compare_with_original(&self, source: &Path, results: &[(PathBuf, Vec<u8>)]) {
        let text = self.directory.path().join("original.cl");
        let exact = "#pragma OPENCL FP_CONTRACT OFF\n".to_owned();
        fs::write(&text, exact + &fs::read_to_string(source).unwrap()).unwrap();
        let text = ["--text".to_owned(), text.to_str().unwrap().to_owned()];
        for way in [POCL, OPENCL_C] {
            let device = Way { peer: None, ..way };
            let is_first = runs_all()
                || self.is_first_by(Way {
                    is_once: true,
                    ..way
                });
            if !is_found(way.device) || !self.takes_part_on(way.device) || !is_first {
                continue;
            }
            // A device that lacks a feature of the source has said so.
            if !self.launch_with(&self.file, device, &text) {
                continue;
            }
            assert!(
                self.results() == results,
                "{source:?}: other results of the source on {}",
                way.device
            );
        }
    }

    /// Whether a device is one that runs the kernel. PoCL needs over a second for each, so that it runs one kernel in
    /// three, by its name, where Intel's driver runs the same text.
    fn takes_part_on(&self, device: &str) -> bool {
        let file = self.file.file_stem().unwrap_or_default();
        let name = file
            .as_encoded_bytes()
            .iter()
            .chain(self.kernel().as_bytes());
        let number: usize = name.map(|&byte| usize::from(byte)).sum();
        device != POCL.device
            || number.is_multiple_of(3)
            || runs_all()
            || !is_found(OPENCL_C.device)
    }

    /// Whether this is the first launch of the kernel by a way in this process.
    fn is_first_by(&self, way: Way) -> bool {
        static KNOWN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
        let (file, kernel) = (self.file.display(), &self.args[1]);
        let launch = format!("{file} {kernel} {way:?}");
        KNOWN.lock().unwrap().insert(launch)
    }

    /// Runs the kernel of a file with the arguments; returns whether the device has the features that it needs,
    /// which is optional for some.
    #[track_caller]
    fn launch(&self, file: &Path, way: Way) -> bool {
        self.launch_with(file, way, &[])
    }

    /// The same with further arguments.
    #[track_caller]
    fn launch_with(&self, file: &Path, way: Way, further: &[String]) -> bool {
        let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-run"));
        command
            .arg(format!("-O{}", way.level))
            .arg(file)
            .args(["--device", way.device])
            .args(way.check.then_some("--check"))
            .args(way.profile.into_iter().flat_map(profile))
            .args(way.is_gathered.then_some("--metal-argument-buffers=tier2"))
            .args(further)
            .args(&self.args);
        if let Some(peer) = way.peer {
            return self.launch_by(peer, &mut command);
        }
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        if (self.may_lack || way.may_lack()) && output.status.code() == Some(UNSUPPORTED) {
            skip::refused(way.device, &said);
            return false;
        }
        assert!(
            output.status.success(),
            "{command:?}: {}\n{said}",
            output.status
        );
        true
    }

    /// Has a peer translate the kernel, and runs the result; returns whether the peer accepts it.
    #[track_caller]
    fn launch_by(&self, peer: Peer, command: &mut Command) -> bool {
        let given = |option: &str| -> Vec<&str> {
            let pairs = self.args.windows(2).filter(|pair| pair[0] == option);
            pairs.map(|pair| pair[1].as_str()).collect()
        };
        let request = Request {
            file: &self.file,
            link: given("--link"),
            kernel: self.kernel(),
            arguments: given("--arg"),
            folder: self.directory.path(),
        };
        peer.runs(&request, command)
    }

    /// Whether a peer's results are known to differ from ours.
    fn differs_by(&self, peer: Peer) -> bool {
        let deviation = peer.deviation(&self.file, self.kernel());
        matches!(deviation, Some(Deviation::Differs))
    }

    fn kernel(&self) -> &str {
        &self.args[1]
    }

    /// The file after passes.
    #[track_caller]
    fn after(&self, passes: &str, target: &str) -> PathBuf {
        let file = self.directory.path().join("kernel.mlir");
        succeed(
            Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
                .arg(format!("--target={target}"))
                .arg(format!("--pass-pipeline=builtin.module({passes})"))
                .args([&self.file, Path::new("-o"), &file]),
        );
        if passes.contains("lir-serialize-work-items") {
            leave_one_work_item(&file);
        }
        file
    }

    /// The contents of the files of the launch, by name.
    fn results(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let files = fs::read_dir(self.directory.path()).unwrap();
        let files = files.map(|file| file.unwrap().path());
        let is_array = |file: &PathBuf| file.extension() == Some("npy".as_ref());
        let mut files: Vec<_> = files.filter(is_array).collect();
        files.sort();
        let read = |file: PathBuf| (file.clone(), fs::read(file).unwrap());
        files.into_iter().map(read).collect()
    }

    fn push(&mut self, arg: String) {
        self.args.extend(["--arg".to_owned(), arg]);
        self.params += 1;
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name).with_extension("npy")
    }

    fn output_path(&self, param: usize) -> PathBuf {
        self.path(&format!("out{param}"))
    }

    fn global_path(&self, name: &str) -> PathBuf {
        self.path(&format!("global-{name}"))
    }
}

/// The options that choose a profile with as few features as possible.
fn profile(name: &str) -> [String; 2] {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test/Inputs/poor.toml");
    [format!("--target-file={file}"), format!("--target={name}")]
}

/// Reduces workgroups to one work-item, which runs the loops of a serialised module.
pub fn leave_one_work_item(file: &Path) {
    let text = fs::read_to_string(file).unwrap();
    let count = |what| text.matches(what).count();
    assert_eq!(
        count("workgroup_size = ["),
        count("lir.serialized"),
        "{text}"
    );
    assert_ne!(count("lir.serialized"), 0, "{text}");
    let mut parts = text.split("workgroup_size = [");
    let first = parts.next().unwrap_or_default().to_owned();
    let text = parts.fold(first, |text, part| {
        let (_, rest) = part.split_once(']').unwrap();
        text + "workgroup_size = [1, 1, 1]" + rest
    });
    fs::write(file, text).unwrap();
}

/// The results of a launch.
pub struct Outputs(Launch);

impl Outputs {
    /// The buffer of a parameter that was given with [`Launch::in_out`]; scalars count.
    #[track_caller]
    pub fn buffer<T: Element>(&self, param: usize) -> Vec<T> {
        read(&self.0.output_path(param))
    }

    /// The bytes of the buffer of a parameter, which must have this type.
    #[track_caller]
    pub fn bytes(&self, param: usize, scalar: Scalar) -> Vec<u8> {
        read_bytes(&self.0.output_path(param), scalar)
    }

    /// The bytes of the buffer of a parameter; `None` if the device lacks something that the kernel needs.
    pub fn raw(&self, param: usize) -> Option<Vec<u8>> {
        let file = self.0.output_path(param);
        file.exists().then(|| npy::read(&file).unwrap().bytes)
    }

    /// The buffer of a global that was asked for with [`Launch::global_out`].
    #[track_caller]
    pub fn global<T: Element>(&self, name: &str) -> Vec<T> {
        read(&self.0.global_path(name))
    }
}

/// Runs a command, which must succeed.
#[track_caller]
pub fn succeed(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
}
