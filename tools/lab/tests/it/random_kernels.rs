//! Random kernels give the same results on Vulkan as in an interpreter in Rust.
//!
//! The programs are those of `gir-fuzz`, see [`gir_lab::fuzz::program`]. The module also has to be valid for the
//! least and the most capable Vulkan profile. Other passes may run in between: the result stays the same.
//! `GIR_RANDOM_KERNELS=FIRST..LAST` chooses other seeds than those of the usual run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::e2e::launch::{Launch, Outputs, leave_one_work_item, succeed};

use gir_lab::fuzz::case::{Case, KERNEL};
use gir_lab::fuzz::generate::{self, Language};
use gir_lab::fuzz::memory::{Argument, canonical};
use gir_lab::fuzz::print;
use gir_lab::fuzz::program::WORKGROUPS;

/// A range of seeds.
type Seeds = std::ops::Range<u64>;

/// Threads that try seeds.
const THREADS: usize = 4;

/// The time limit of a device in seconds: software devices compile a long kernel for many.
const TIMEOUT: u32 = 500;

/// Runs the kernel of a file.
fn launch(file: &Path, case: &Case) -> Outputs {
    let launch = Launch::of(file, KERNEL, [WORKGROUPS, 1, 1]).timeout(TIMEOUT);
    let arguments = case.arguments.iter();
    let launch = arguments.fold(launch, |launch, argument| match argument {
        Argument::Buffer {
            elem,
            before,
            after: None,
        } => launch.input_bytes(elem.lane(), before),
        Argument::Buffer { elem, before, .. } => launch.in_out_bytes(elem.lane(), before),
        Argument::Scalar(text) => launch.argument(text),
    });
    launch.run()
}

/// Emits the module of a file for a profile and has it validated.
fn validate(file: &Path, target: &str) {
    let binary = file.with_extension(format!("{target}.spv"));
    succeed(
        Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .args(["--emit-spirv", &format!("--target={target}")])
            .args([file, Path::new("-o"), &binary]),
    );
    succeed(
        Command::new("spirv-val")
            .args(["--target-env", target])
            .arg(&binary),
    );
}

/// A program in a file.
struct Sample {
    seed: u64,
    file: PathBuf,
    case: Case,
}

impl Sample {
    /// The program of a seed; none if it takes too long.
    fn new(directory: &Path, seed: u64) -> Option<Self> {
        let case = Case::new(seed)?;
        let file = directory.join(format!("{seed}.gir"));
        fs::write(&file, &case.text).unwrap();
        Some(Self { seed, file, case })
    }

    /// Runs a form of the program and compares.
    fn check(&self, file: &Path, form: &str) {
        let outputs = launch(file, &self.case);
        let seed = self.seed;
        let mut compared = 0;
        for (number, argument) in self.case.arguments.iter().enumerate() {
            let Argument::Buffer {
                elem,
                after: Some(after),
                ..
            } = argument
            else {
                continue;
            };
            let actual = outputs.bytes(number, elem.lane());
            assert!(
                canonical(*elem, &actual) == canonical(*elem, after),
                "argument {number} of seed {seed}, {form}"
            );
            compared += 1;
        }
        assert!(compared >= 5, "an output and the cells");
    }
}

/// The seeds to try.
fn seeds(usual: Seeds) -> Seeds {
    let Ok(range) = std::env::var("GIR_RANDOM_KERNELS") else {
        return usual;
    };
    let (first, last) = range.split_once("..").expect("FIRST..LAST");
    first.parse().unwrap()..last.parse().unwrap()
}

/// Tries the seeds, `usual` ones or those asked for; most of the programs have to end in time.
fn for_all(usual: Seeds, check: impl Fn(&Sample) + Sync) {
    if !crate::e2e::vulkan_expected() {
        return;
    }
    let directory = tempfile::TempDir::new().unwrap();
    let (seeds, check) = (seeds(usual), &check);
    let count = seeds.end - seeds.start;
    let checked: usize = std::thread::scope(|scope| {
        let try_every = |first: usize| {
            let (directory, seeds) = (directory.path(), seeds.clone());
            scope.spawn(move || {
                let own = seeds.skip(first).step_by(THREADS);
                let samples = own.filter_map(|seed| Sample::new(directory, seed));
                samples.inspect(check).count()
            })
        };
        let threads: Vec<_> = (0..THREADS).map(try_every).collect();
        let counts = threads.into_iter().map(|thread| thread.join().unwrap());
        counts.sum()
    });
    assert!(
        checked as u64 * 10 >= count * 9,
        "only {checked} of {count} programs end in time"
    );
}

/// Reading the printed text and printing it again gives the same text, also through MLIR's form (R-GIR-1).
#[test]
fn random_kernels_round_trip() {
    let directory = tempfile::TempDir::new().unwrap();
    let print = |from: &Path, to: &str, form: &[&str]| {
        let file = directory.path().join(to);
        let tool = concat!(env!("GIR_BIN"), "/gir-opt");
        let arguments = [from, Path::new("-o"), &file];
        succeed(Command::new(tool).args(form).args(arguments));
        file
    };
    for seed in seeds(0..40) {
        let source = directory.path().join("source.gir");
        fs::write(
            &source,
            print::program(&generate::program(seed, Language::default())),
        )
        .unwrap();
        let first = print(&source, "first.gir", &["--emit-gir"]);
        let second = print(&first, "second.gir", &["--emit-gir"]);
        let mlir = print(&source, "module.mlir", &["--mlir-print-debuginfo"]);
        let third = print(&mlir, "third.gir", &["--emit-gir"]);
        let text = fs::read_to_string(first).unwrap();
        assert_eq!(fs::read_to_string(second).unwrap(), text, "seed {seed}");
        assert_eq!(
            fs::read_to_string(third).unwrap(),
            text,
            "seed {seed} over MLIR"
        );
    }
}

#[test]
fn random_kernels_compute_what_the_interpreter_does() {
    for_all(0..60, |sample| {
        validate(&sample.file, "vulkan1.1");
        validate(&sample.file, "vulkan1.3");
        sample.check(&sample.file, "as generated");
    });
}

/// Passes that leave the meaning of a program alone, on structured control flow.
const PIPELINES: [&str; 12] = [
    "lower-to-lir,canonicalize",
    "lower-to-lir,cse",
    "lower-to-lir,inline",
    "lower-to-lir,loop-invariant-code-motion",
    "lower-to-lir,sccp",
    "lower-to-lir,symbol-dce",
    "lower-to-lir,control-flow-sink",
    "lower-to-lir,inline,sccp,canonicalize,cse,loop-invariant-code-motion,symbol-dce,canonicalize",
    "lower-to-lir,func.func(lir-guard-total-ops),canonicalize,cse,sccp,inline,canonicalize",
    "gir-to-mir,canonicalize,cse,lower-to-lir",
    "gir-to-mir,inline,sccp,canonicalize,loop-invariant-code-motion,lower-to-lir,canonicalize",
    "convert-gir-to-mir,func.func(mir-structurize),canonicalize,lower-to-lir",
];

/// The same on the control-flow graph, where they also merge blocks that differ in pointers.
const GRAPH_PIPELINES: [&str; 3] = [
    "canonicalize,cse,sccp,lower-to-lir",
    "convert-gir-to-mir,cse,sccp,lower-to-lir",
    "convert-gir-to-mir,canonicalize,cse,lower-to-lir,canonicalize",
];

/// The message about a pointer that control flow chooses, which Vulkan cannot express.
const CHOSEN_POINTER: &str = "chooses a pointer at run time, which cannot be emitted as SPIR-V yet";

/// The program after a pipeline.
fn after(sample: &Sample, pipeline: &str) -> PathBuf {
    let lowered = sample.file.with_extension("mlir");
    succeed(
        Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .arg("--target=vulkan1.3")
            .arg(format!("--pass-pipeline=builtin.module({pipeline})"))
            .args([&sample.file, Path::new("-o"), &lowered]),
    );
    lowered
}

#[test]
fn other_passes_keep_the_meaning_of_random_kernels() {
    for_all(60..96, |sample| {
        let pipeline = PIPELINES[sample.seed as usize % PIPELINES.len()];
        let lowered = after(sample, pipeline);
        validate(&lowered, "vulkan1.3");
        sample.check(&lowered, pipeline);
    });
}

/// One work-item does the work of its workgroup, by loops that are split at barriers.
#[test]
fn random_kernels_compute_the_same_by_loops_over_work_items() {
    const PIPELINES: [&str; 2] = [
        "lower-to-lir,lir-serialize-work-items",
        "lower-to-lir,canonicalize,cse,lir-serialize-work-items,canonicalize,cse",
    ];
    /// Software devices take minutes for the loops of longer programs.
    const LINES: usize = 500;
    let tried = AtomicUsize::new(0);
    for_all(111..131, |sample| {
        if sample.case.text.lines().count() > LINES {
            return;
        }
        tried.fetch_add(1, Ordering::Relaxed);
        let pipeline = PIPELINES[sample.seed as usize % PIPELINES.len()];
        let lowered = after(sample, pipeline);
        leave_one_work_item(&lowered);
        validate(&lowered, "vulkan1.3");
        sample.check(&lowered, pipeline);
    });
    let asked = std::env::var_os("GIR_RANDOM_KERNELS").is_some();
    assert!(asked || !crate::e2e::vulkan_expected() || tried.into_inner() >= 6);
}

#[test]
fn passes_on_the_graph_keep_the_meaning_or_are_told_of_pointers() {
    let (tried, refused) = (AtomicUsize::new(0), AtomicUsize::new(0));
    for_all(96..111, |sample| {
        let pipeline = GRAPH_PIPELINES[sample.seed as usize % GRAPH_PIPELINES.len()];
        let lowered = after(sample, pipeline);
        tried.fetch_add(1, Ordering::Relaxed);
        let mut emit = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
        emit.args([Path::new("--emit-spirv"), &lowered, Path::new("-o")]);
        let emitted = emit.arg(lowered.with_extension("spv")).output().unwrap();
        let errors = String::from_utf8_lossy(&emitted.stderr);
        if !emitted.status.success() && errors.contains(CHOSEN_POINTER) {
            refused.fetch_add(1, Ordering::Relaxed);
            return;
        }
        validate(&lowered, "vulkan1.3");
        sample.check(&lowered, pipeline);
    });
    let (tried, refused) = (tried.into_inner(), refused.into_inner());
    assert!(
        refused * 2 <= tried,
        "{refused} of {tried} programs are refused"
    );
}

/// structured control flow and back to branches, as GIR text; passes may have been over it, those of the lowering
/// too.
#[test]
fn random_kernels_compute_the_same_by_way_of_mir() {
    const PIPELINES: [&str; 6] = [
        "lower-to-lir",
        "lower-to-lir,lir-to-mir,canonicalize,lower-to-lir,lir-to-mir",
        "gir-to-mir,mir-to-gir",
        "gir-to-mir,canonicalize,cse,sccp,mir-to-gir",
        "gir-to-mir,inline,canonicalize,loop-invariant-code-motion,mir-to-gir",
        "gir-to-mir,mir-to-gir,gir-to-mir,canonicalize,mir-to-gir",
    ];
    for_all(123..147, |sample| {
        let pipeline = PIPELINES[sample.seed as usize % PIPELINES.len()];
        let text = sample.file.with_extension("flat.gir");
        let mut emit = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
        emit.args([Path::new("--emit-gir"), &after(sample, pipeline)]);
        succeed(emit.args([Path::new("-o"), &text]));
        validate(&text, "vulkan1.1");
        sample.check(&text, pipeline);
    });
}
