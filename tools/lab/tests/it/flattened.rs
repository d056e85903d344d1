//! `mir` and back: structured kernels as GIR text.
//!
//! `e2e` and `upstream` test that the results of kernels in `test/e2e` stay the same.

use super::e2e::{
    assert_same_bits,
    launch::{Launch, MIR_WAYS},
    vulkan_expected,
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// The files of a directory of `test` with an extension, sorted.
fn files(directory: &str, extension: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test")
        .join(directory);
    let entries = fs::read_dir(directory).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

/// Processes each item, as many at a time as there are processors.
fn for_each<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let workers = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(item);
                }
            });
        }
    });
}

fn gir_opt(arguments: &[&str], input: &Path, output: &Path) -> Output {
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    command.args(arguments).arg(input).arg("-o").arg(output);
    command.output().unwrap()
}

#[track_caller]
fn succeed(what: &Path, run: &Output) {
    let messages = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{}: {messages}", what.display());
}

/// The reflection of a file, without the least size of subgroups, which GIR text cannot state.
fn reflected(file: &Path) -> String {
    let directory = tempfile::tempdir().unwrap();
    let json = directory.path().join("k.json");
    let arguments = ["--emit-reflection", "--target=vulkan1.3"];
    succeed(file, &gir_opt(&arguments, file, &json));
    let text = fs::read_to_string(json).unwrap();
    let lines = text.lines();
    lines
        .filter(|line| !line.contains("\"least_subgroup_size\""))
        .collect()
}

/// GIR text of a file, converted from `mir`, compiles to valid SPIR-V with the same reflection.
fn becomes_spirv(source: &Path, to_mir: &str) {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let (mir, text) = (at("k.mlir"), at("k.gir"));
    succeed(source, &gir_opt(&[to_mir], source, &mir));
    succeed(source, &gir_opt(&["--emit-gir"], &mir, &text));
    assert!(
        reflected(&mir) == reflected(&text),
        "{}: other reflection",
        source.display()
    );
    is_spirv(source, &text);
}

/// GIR text made of a source compiles to valid SPIR-V.
fn is_spirv(source: &Path, text: &Path) {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    for environment in ["vulkan1.1", "vulkan1.3"] {
        let (binary, target) = (at("k.spv"), format!("--target={environment}"));
        succeed(source, &gir_opt(&["--emit-spirv", &target], text, &binary));
        let mut validator = Command::new("spirv-val");
        validator.args(["--target-env", environment]).arg(&binary);
        succeed(source, &validator.output().unwrap());
    }
}

/// a pointer that a loop carries, without a value on some path, too.
#[test]
fn every_kernel_of_gir_there_and_back_is_valid_spirv() {
    let kernels = files("e2e", "gir");
    assert!(kernels.len() > 30);
    for_each(&kernels, |kernel| becomes_spirv(kernel, "--gir-to-mir"));
}

/// The reflection without the fallbacks, which depend on the shape of control flow.
fn without_fallbacks(json: &str) -> serde_json::Value {
    let mut reflection: serde_json::Value = serde_json::from_str(json).unwrap();
    for entry in reflection["entries"].as_array_mut().unwrap() {
        entry.as_object_mut().unwrap().remove("fallbacks").unwrap();
    }
    reflection
}

/// GIR text is made of lowered modules as well.
#[test]
fn every_kernel_of_gir_lowered_and_back_is_valid_spirv() {
    let kernels = files("e2e", "gir");
    assert!(kernels.len() > 30);
    for_each(&kernels, |kernel| {
        let directory = tempfile::tempdir().unwrap();
        let text = directory.path().join("k.gir");
        succeed(
            kernel,
            &gir_opt(&["--lower-to-lir", "--emit-gir"], kernel, &text),
        );
        let interface = |file: &Path| without_fallbacks(&reflected(file));
        assert_eq!(interface(kernel), interface(&text), "{}", kernel.display());
        is_spirv(kernel, &text);
    });
}

/// Kernels in upstream's dialects with parameters that GIR lacks, and their names.
const REFUSED: [(&str, &str); 3] = [
    (
        "odd",
        "'func.func' op has the type i33, which has no GIR form",
    ),
    ("reduce", "'mir.gpu.workgroup_reduce' op has no GIR form"),
    ("softmax", "'mir.gpu.workgroup_reduce' op has no GIR form"),
];

/// Kernels in host code, and upstream's passes that outline them.
const OUTLINED: [(&str, &[&str]); 3] = [
    (
        "rows",
        &[
            "--convert-parallel-loops-to-gpu",
            "--gpu-launch-sink-index-computations",
            "--gpu-kernel-outlining",
            "--lower-affine",
            "--canonicalize",
        ],
    ),
    ("saxpy", &["--gpu-kernel-outlining"]),
    ("transpose", &["--gpu-kernel-outlining"]),
];

fn entry_for<T: Copy>(table: &[(&str, T)], file: &Path) -> Option<T> {
    let name = file.file_stem().unwrap().to_str().unwrap();
    let found = table.iter().find(|(known, _)| *known == name);
    found.map(|(_, value)| *value)
}

///
#[test]
fn every_kernel_of_upstream_becomes_gir_or_is_refused() {
    let kernels = files("e2e/upstream", "mlir");
    assert!(kernels.len() > 12);
    let known = |name: &str| {
        kernels
            .iter()
            .any(|kernel| kernel.file_stem().unwrap() == name)
    };
    assert!(REFUSED.iter().all(|(name, _)| known(name)));
    assert!(OUTLINED.iter().all(|(name, _)| known(name)));
    for_each(&kernels, |kernel| {
        let directory = tempfile::tempdir().unwrap();
        let outlined = directory.path().join("outlined.mlir");
        let source = entry_for(&OUTLINED, kernel).map_or(kernel, |passes| {
            let mut upstream = Command::new("/usr/lib/llvm-22/bin/mlir-opt");
            upstream.args(passes).arg(kernel).arg("-o").arg(&outlined);
            succeed(kernel, &upstream.output().unwrap());
            &outlined
        });
        match entry_for(&REFUSED, kernel) {
            None => becomes_spirv(source, "--gpu-to-mir"),
            Some(message) => is_refused(source, message),
        }
    });
}

fn is_refused(source: &Path, message: &str) {
    let directory = tempfile::tempdir().unwrap();
    let mir = directory.path().join("k.mlir");
    succeed(source, &gir_opt(&["--gpu-to-mir"], source, &mir));
    let run = gir_opt(&["--emit-gir"], &mir, &directory.path().join("k.gir"));
    let messages = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(1), "{}", source.display());
    assert!(messages.contains(message), "{messages}");
    assert!(!directory.path().join("k.gir").exists());
}

/// The modules of the tests of `mir` that its verifiers accept, with the file each is from.
fn modules_of_mir() -> Vec<(PathBuf, String)> {
    let is_valid = |file: &PathBuf| {
        let name = file.file_name().unwrap().to_string_lossy();
        !name.starts_with("invalid-")
    };
    let mut modules = vec![];
    for file in files("dialects/mir", "mlir").into_iter().filter(is_valid) {
        let text = fs::read_to_string(&file).unwrap();
        let of_file = text.split("\n// -----");
        modules.extend(of_file.map(|module| (file.clone(), module.to_owned())));
    }
    modules
}

/// Tests of `mir` that GIR can express completely.
const WHOLE: [&str; 9] = [
    "address-spaces",
    "arith",
    "atomic-types",
    "atomics",
    "math",
    "saturating",
    "subgroup-size",
    "subgroups",
    "vectors",
];

/// each form of each op in `test/dialects/mir` becomes GIR text that can be read again, or an error at its place
/// with the reason.
#[test]
fn every_form_of_mir_becomes_gir_or_is_refused() {
    let modules = modules_of_mir();
    for name in WHOLE {
        let is_it = |(file, _): &(PathBuf, String)| file.file_stem().unwrap() == name;
        assert!(modules.iter().any(is_it), "{name}");
    }
    for_each(&modules, |(file, module)| {
        let directory = tempfile::tempdir().unwrap();
        let at = |name: &str| directory.path().join(name);
        fs::write(at("k.mlir"), module).unwrap();
        let run = gir_opt(&["--emit-gir"], &at("k.mlir"), &at("k.gir"));
        if run.status.success() {
            succeed(file, &gir_opt(&[], &at("k.gir"), &at("again.mlir")));
            return;
        }
        let messages = String::from_utf8_lossy(&run.stderr);
        let name = file.file_stem().unwrap().to_str().unwrap();
        assert!(!WHOLE.contains(&name), "{name}: {messages}");
        assert_eq!(run.status.code(), Some(1), "{}: {messages}", file.display());
        let errors = messages.lines().filter(|line| line.contains("error: "));
        for error in errors {
            let reasons = ["GIR", "is volatile", "is of a stage"];
            let says_why = reasons.iter().any(|reason| error.contains(reason));
            assert!(says_why, "{}: {error}", file.display());
            assert!(error.contains("k.mlir:"), "{error}");
        }
    });
}

/// A launch of a kernel of `test/spec/FILE.mlir`, unchanged and through GIR.
fn of_specification(file: &str, kernel: &str, workgroups: u32) -> Launch {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/spec");
    let file = directory.join(file).with_extension("mlir");
    Launch::of(&file, kernel, [workgroups, 1, 1]).by(MIR_WAYS)
}

/// the forms of the Runa GPU dialect specification.
#[test]
fn kernels_of_the_specification_compute_the_same() {
    if !vulkan_expected() {
        return;
    }
    let x: Vec<f32> = (0..128).map(|i| 0.75 * i as f32 - 31.0).collect();
    let twice: Vec<f32> = x.iter().map(|x| x * 2.0).collect();
    let outputs = of_specification("runa", "process", 2)
        .input(&x)
        .in_out(&[0f32; 128])
        .run();
    assert_same_bits("process", &outputs.buffer(1), &twice);

    let data: Vec<f32> = (0..256).map(|i| i as f32).collect();
    let (scale, offset) = ([2.0f32, -1.0, 0.5, 3.0], [1.0f32, 0.0, -2.0, 0.25]);
    let lanes = data.iter().zip(scale.iter().zip(&offset).cycle());
    let expected: Vec<f32> = lanes.map(|(x, (s, o))| x * s + o).collect();
    let outputs = of_specification("runa", "my_kernel", 1)
        .in_out(&data)
        .vector(&scale)
        .vector(&offset)
        .run();
    assert_same_bits("my_kernel", &outputs.buffer(0), &expected);
}

/// its operations. SPIR-V lacks loads and stores with an ordering.
#[test]
fn operations_of_the_specification_compute_the_same() {
    let outputs = of_specification("runa-ops", "section6", 3)
        .by(&MIR_WAYS[2..])
        .in_out(&[-1i32; 24])
        .in_out(&[0i32])
        .run();
    let reversed = |i: i32| i / 8 * 8 + 7 - i % 8;
    let of = |i: i32| if i < 8 { 3 } else { reversed(i) };
    let expected: Vec<i32> = (0..24).map(of).collect();
    assert_same_bits("section6", &outputs.buffer(0), &expected);
    assert_same_bits("the sum", &outputs.buffer::<i32>(1), &[24 * 23 / 2]);
}
