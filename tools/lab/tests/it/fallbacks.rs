//! Every profile of DSPs, FPGAs and the CPU, with every combination of the flags about fallbacks, on kernels with
//! features they may lack: the outcome is code with a remark for each fallback, or errors at the place in the source.

use std::{fs, process::Command};

const TARGETS: [&str; 7] = [
    "hexagon-v68",
    "helium",
    "c66x",
    "vitis",
    "oneapi",
    "circt",
    "cpu",
];
const FLAGS: [&str; 3] = [
    "--allow-gpu-fallback",
    "--allow-atomic-fallback",
    "--strict-barriers",
];

/// A kernel of mir: its subject, its parameters, its body, and words of which one is in each error.
struct Kernel {
    name: &'static str,
    parameters: &'static str,
    body: &'static str,
    words: &'static [&'static str],
}

const KERNELS: [Kernel; 6] = [
    Kernel {
        name: "atomics",
        parameters: "%p: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %v: i32",
        body: "%0 = mir.gpu.atomic add %p, %v ordering acq_rel scope device : <global, i32>, i32 -> i32\n\
               mir.gpu.atomic_store %p, %0 ordering release scope workgroup : <global, i32>, i32\n\
               %1 = mir.gpu.atomic inc_wrap %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32\n",
        words: &["feature 'atomics'"],
    },
    Kernel {
        name: "barriers",
        parameters: "%p: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}",
        body: "mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel\n\
               mir.gpu.memory_fence mem_scope device semantics acq_rel\n",
        words: &["--strict-barriers"],
    },
    Kernel {
        name: "subgroups",
        parameters: "%p: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %v: i32, %c: i32",
        body: "%id = mir.gpu.subgroup_id\n%n = mir.gpu.num_subgroups\n%size = mir.gpu.subgroup_size\n\
               %lane = mir.gpu.subgroup_local_id\n%b = arith.cmpi ult, %id, %n : i32\n\
               %0 = mir.gpu.subgroup_reduce add %v : i32\n%1 = mir.gpu.subgroup_shuffle %0, %lane : i32\n\
               %2 = mir.gpu.subgroup_any %b\n%3 = mir.gpu.subgroup_ballot %2 -> vector<4xi32>\n\
               mir.gpu.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel\n\
               mir.gpu.store %p, %1 : !mir.ptr<global, i32>, i32\n\
               %q = mir.gpu.gep %p[%size] stride 4 : !mir.ptr<global, i32>, i32\n\
               %e = vector.extract %3[0] : i32 from vector<4xi32>\nmir.gpu.store %q, %e : !mir.ptr<global, i32>, i32\n",
        words: &["feature 'subgroups'", "--strict-barriers"],
    },
    Kernel {
        name: "workgroups",
        parameters: "%p: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %v: i32",
        body: "%0 = mir.gpu.workgroup_reduce add %v : i32\nmir.gpu.store %p, %0 : !mir.ptr<global, i32>, i32\n",
        words: &["--strict-barriers"],
    },
    Kernel {
        name: "matrices",
        parameters: "%p: !mir.ptr<global, !mir.matrix<4x4xf32>> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}",
        body: "%m = mir.gpu.load %p : <global, !mir.matrix<4x4xf32>> -> !mir.matrix<4x4xf32>\n\
               %0 = mir.gpu.mat_mul %m, %m : <4x4xf32>, <4x4xf32> -> <4x4xf32>\n\
               mir.gpu.store %p, %0 : <global, !mir.matrix<4x4xf32>>, !mir.matrix<4x4xf32>\n",
        words: &["feature 'matrices'", "has no f32"],
    },
    Kernel {
        name: "images",
        parameters: "%p: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>}, \
                     %i: !mir.image2d<ui32> {mir.resource = #mir.resource<set = 0, binding = 0, image>}",
        body: "%at = arith.constant dense<1> : vector<2xi32>\n\
               %0 = mir.gpu.fetch %i[%at] : !mir.image2d<ui32>, vector<2xi32> -> vector<4xi32>\n\
               %e = vector.extract %0[0] : i32 from vector<4xi32>\nmir.gpu.store %p, %e : !mir.ptr<global, i32>, i32\n",
        words: &["feature 'images'"],
    },
];

impl Kernel {
    fn text(&self) -> String {
        format!(
            "func.func @{}({}) attributes {{mir.kernel = #mir.kernel<compute, workgroup_size = [8, 2, 1]>}} {{\n{}return\n}}\n",
            self.name, self.parameters, self.body
        )
    }
}

/// A run: whether it succeeded, its errors and remarks without locations, its output.
struct Outcome {
    succeeded: bool,
    errors: Vec<String>,
    remarks: Vec<String>,
    printed: String,
}

fn lower(file: &str, target: &str, flags: &[&str]) -> Outcome {
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    command.args(["--lower-to-lir", &format!("--target={target}"), file]);
    let run = command.args(flags).output().unwrap();
    let text = String::from_utf8(run.stderr).unwrap();
    let mut outcome = Outcome {
        succeeded: run.status.code() == Some(0),
        errors: vec![],
        remarks: vec![],
        printed: String::from_utf8(run.stdout).unwrap(),
    };
    assert!([Some(0), Some(1)].contains(&run.status.code()), "{text}");
    for line in text.lines() {
        let place = format!("{file}:");
        // The source and the caret below it.
        let Some(rest) = line.strip_prefix(&place) else {
            assert!(!line.contains("error:"), "no place: {line}");
            continue;
        };
        let mut parts = rest.splitn(3, ':');
        let numbers =
            [parts.next(), parts.next()].map(|part| part.unwrap().parse::<u32>().unwrap());
        assert!(numbers[0] > 0 && numbers[1] > 0, "{line}");
        let message = parts.next().unwrap().trim_start();
        match message.split_once(": ").unwrap() {
            ("error", message) => outcome.errors.push(message.to_owned()),
            ("remark", message) => outcome.remarks.push(message.to_owned()),
            _ => unreachable!("{line}"),
        }
    }
    outcome
}

/// R-RUNA-104 R-RUNA-108 R-RUNA-116: nothing is dropped, and nothing is an error without a place.
#[test]
fn what_a_target_lacks_is_lowered_with_a_remark_or_refused_at_its_place() {
    let directory = tempfile::tempdir().unwrap();
    let (mut lowered, mut refused) = (0, 0);
    for kernel in &KERNELS {
        let file = directory.path().join(kernel.name).with_extension("mlir");
        fs::write(&file, kernel.text()).unwrap();
        let file = file.to_str().unwrap();
        for target in TARGETS {
            for bits in 0..1 << FLAGS.len() {
                let flags = (0..FLAGS.len()).filter(|bit| bits >> bit & 1 == 1);
                let flags: Vec<_> = flags.map(|bit| FLAGS[bit]).collect();
                let outcome = lower(file, target, &flags);
                let case = format!("{} for {target} with {flags:?}", kernel.name);
                assert_eq!(outcome.succeeded, outcome.errors.is_empty(), "{case}");
                for error in &outcome.errors {
                    let is_expected = kernel.words.iter().any(|word| error.contains(word));
                    assert!(is_expected && error.contains(target), "{case}: {error}");
                    assert!(error.starts_with('\''), "{case}: {error}");
                }
                for remark in &outcome.remarks {
                    assert!(remark.contains(target), "{case}: {remark}");
                }
                // No remark without a flag that permits a fallback.
                let permits = bits & 3 != 0;
                assert!(
                    permits || outcome.remarks.is_empty(),
                    "{case}: {:?}",
                    outcome.remarks
                );
                if outcome.succeeded {
                    check_lowered(kernel, target, &outcome, &case);
                    lowered += 1;
                } else {
                    refused += 1;
                }
            }
        }
    }
    assert!(
        lowered > 50 && refused > 100,
        "{lowered} lowered, {refused} refused"
    );
}

/// The replaced operation is gone, and a remark reports it.
fn check_lowered(kernel: &Kernel, target: &str, outcome: &Outcome, case: &str) {
    // The record of fallbacks quotes the names of ops.
    let printed = outcome.printed.replace("\"lir.", "\"");
    let gone: &[&str] = match (kernel.name, target) {
        ("atomics", "hexagon-v68" | "cpu") => &[],
        ("atomics", _) => &["lir.atomic_"],
        ("matrices", "cpu") => &[],
        ("matrices", _) => &["lir.mat_", "mir.matrix"],
        ("subgroups", _) => &["lir.subgroup_", "lir.num_subgroups", "exec_scope subgroup"],
        _ => &[],
    };
    for op in gone {
        assert!(!printed.contains(op), "{case}:\n{printed}");
    }
    let recorded = printed.contains("lir.fallbacks");
    assert_eq!(recorded, !outcome.remarks.is_empty(), "{case}:\n{printed}");
}
