//! Every feature, as far as a profile can have it, with every combination of the flags about fallbacks: an error at
//! its place, or code, with a remark and an entry in the reflection where a fallback is taken.

use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// A feature, the operation that needs it, and its fallback.
struct Feature {
    name: &'static str,
    /// A kernel's parameters and the line that needs the feature, the third of the file.
    parameters: &'static str,
    line: &'static str,
    /// The operation in errors and remarks.
    operation: &'static str,
    fallback: Option<Fallback>,
}

struct Fallback {
    instead: &'static str,
    /// The flags that permit it; the first is the one that errors name.
    flags: &'static [&'static str],
}

const GPU: &str = "--allow-gpu-fallback";
const ATOMIC: &str = "--allow-atomic-fallback";
const STRICT: &str = "--strict-barriers";

const FEATURES: [Feature; 6] = [
    Feature {
        name: "atomics",
        parameters: "%p: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %v: i32",
        line: "%0 = mir.gpu.atomic add %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32",
        operation: "lir.atomic_add",
        fallback: Some(Fallback {
            instead: "a critical section",
            flags: &[ATOMIC, GPU],
        }),
    },
    Feature {
        name: "barriers",
        parameters: "",
        line: "mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel",
        operation: "lir.barrier",
        fallback: None,
    },
    Feature {
        name: "critical_sections",
        parameters: "",
        line: "lir.begin_critical_section lir.end_critical_section",
        operation: "lir.begin_critical_section",
        fallback: None,
    },
    Feature {
        name: "images",
        parameters: "%i: !mir.image2d<ui32, read_write> {mir.resource = #mir.resource<set = 0, binding = 0, image>}, \
                     %c: vector<2xi32>, %t: vector<4xi32>",
        line: "mir.gpu.resource_store %i[%c], %t : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>",
        operation: "lir.image_store",
        fallback: None,
    },
    Feature {
        name: "matrices",
        parameters: "%f: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, \
                     %n: i32, %m: !mir.matrix<4x4xf32>",
        line: "mir.gpu.mat_store %f, %m stride %n row_major : <global, f32>, <4x4xf32>",
        operation: "lir.mat_store",
        fallback: Some(Fallback {
            instead: "a vector for each row",
            flags: &[GPU],
        }),
    },
    Feature {
        name: "subgroups",
        parameters: "%p: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %v: i32",
        line: "%0 = mir.gpu.subgroup_reduce add %v : i32 mir.gpu.store %p, %0 : !mir.ptr<global, i32>, i32",
        operation: "lir.subgroup_reduce",
        fallback: Some(Fallback {
            instead: "a subgroup of one work-item",
            flags: &[GPU],
        }),
    },
];

const SUPPORTS: [&str; 4] = ["native", "lowered", "fallback", "none"];

/// The expected outcome of a kernel.
#[derive(Debug, PartialEq)]
enum Outcome<'a> {
    Taken,
    /// With the fallback in its place.
    Replaced(&'a Fallback),
    /// With an error that holds the text.
    Refused(String),
    /// The profile is contradictory.
    NoProfile,
}

impl PartialEq for Fallback {
    fn eq(&self, other: &Self) -> bool {
        self.instead == other.instead
    }
}

impl std::fmt::Debug for Fallback {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.instead)
    }
}

/// The table of Runa GPU dialect specification sections 14.2 and 18.
fn expected<'a>(feature: &'a Feature, support: &str, flags: &[&str]) -> Outcome<'a> {
    let lacks = format!(
        "'{}' op needs feature '{}', which target 'table' lacks; ",
        feature.operation, feature.name
    );
    match (support, &feature.fallback) {
        ("lowered", _) if feature.name == "barriers" && flags.contains(&STRICT) => Outcome::Refused(
            "'lir.barrier' op is a barrier that target 'table' does not have natively, which --strict-barriers refuses".to_owned(),
        ),
        ("native" | "lowered", _) => Outcome::Taken,
        ("fallback", None) => Outcome::NoProfile,
        ("fallback", Some(fallback)) => {
            if fallback.flags.iter().any(|flag| flags.contains(flag)) {
                return Outcome::Replaced(fallback);
            }
            let (flag, instead) = (fallback.flags[0], fallback.instead);
            Outcome::Refused(format!("{lacks}{flag} allows {instead} instead"))
        }
        _ if feature.name == "critical_sections" => {
            Outcome::Refused(format!("{lacks}work-items in lockstep would wait for each other forever"))
        }
        _ => Outcome::Refused(format!("{lacks}there is no fallback")),
    }
}

struct Files {
    profile: PathBuf,
    kernel: PathBuf,
    output: PathBuf,
}

impl Files {
    fn write(directory: &Path, feature: &Feature, support: &str) -> Self {
        let files = Self {
            profile: directory.join("table.toml"),
            kernel: directory.join("kernel.mlir"),
            output: directory.join("reflection.json"),
        };
        let name = feature.name;
        let profile = format!(
            "[table]\nbase = \"c66x\"\nfeatures.{name} = \"{support}\"\natomics.i32 = [\"add\"]\n"
        );
        fs::write(&files.profile, profile).unwrap();
        let kernel = format!(
            "func.func @k({})\nattributes {{mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>}} {{\n{}\nreturn\n}}\n",
            feature.parameters, feature.line
        );
        fs::write(&files.kernel, kernel).unwrap();
        files
    }

    /// The output of `gir-opt`, and the reflection, if it wrote one.
    fn reflect(&self, flags: &[&str]) -> (i32, String, Option<Value>) {
        let _ = fs::remove_file(&self.output);
        let run = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .args(["--emit-reflection", "--target-file"])
            .args([&self.profile, &self.kernel])
            .arg("-o")
            .arg(&self.output)
            .args(flags)
            .output()
            .unwrap();
        let written = fs::read(&self.output).ok();
        let reflection = written.map(|text| serde_json::from_slice(&text).unwrap());
        let messages = String::from_utf8(run.stderr).unwrap();
        (run.status.code().unwrap(), messages, reflection)
    }
}

/// R-RUNA-79 R-RUNA-108 R-RUNA-109 R-RUNA-110 R-RUNA-111 R-RUNA-113 R-RUNA-116
#[test]
fn each_feature_is_taken_replaced_or_refused_as_the_flags_say() {
    let directory = tempfile::tempdir().unwrap();
    let mut seen = [0; 4];
    for feature in &FEATURES {
        for support in SUPPORTS {
            let files = Files::write(directory.path(), feature, support);
            for bits in 0..8 {
                let flags = [GPU, ATOMIC, STRICT].into_iter().enumerate();
                let flags = flags.filter(|(bit, _)| bits >> bit & 1 == 1);
                let flags: Vec<_> = flags.map(|(_, flag)| flag).collect();
                let outcome = expected(feature, support, &flags);
                let case = format!("{} = {support} with {flags:?}", feature.name);
                seen[check(&files, feature, &outcome, &flags, &case)] += 1;
            }
        }
    }
    // Each row of the table has been there.
    assert!(seen.iter().all(|&count| count > 8), "{seen:?}");
}

/// Runs a case; which outcome it has.
fn check(
    files: &Files,
    feature: &Feature,
    outcome: &Outcome<'_>,
    flags: &[&str],
    case: &str,
) -> usize {
    let (status, messages, reflection) = files.reflect(flags);
    let count = |severity: &str| messages.matches(&format!(" {severity}: ")).count();
    let taken = reflection
        .as_ref()
        .map(|all| all["entries"][0]["fallbacks"].clone());
    let at_line = |text: &str| {
        let place = format!("{}:3:", files.kernel.display());
        let mut lines = messages.lines();
        lines.any(|line| line.starts_with(&place) && line.contains(text))
    };
    match outcome {
        Outcome::Taken => {
            assert_eq!(status, 0, "{case}: {messages}");
            assert_eq!(messages, "", "{case}");
            assert_eq!(taken, Some(Value::Array(vec![])), "{case}");
            0
        }
        Outcome::Replaced(fallback) => {
            assert_eq!(status, 0, "{case}: {messages}");
            assert_eq!(
                (count("remark"), count("error")),
                (1, 0),
                "{case}: {messages}"
            );
            assert!(
                at_line(&format!(" remark: '{}' op ", feature.operation)),
                "{case}: {messages}"
            );
            let entry = serde_json::json!([{
                "operation": feature.operation, "instead": fallback.instead, "count": 1
            }]);
            assert_eq!(taken, Some(entry), "{case}");
            1
        }
        Outcome::Refused(text) => {
            assert_eq!((status, &reflection), (1, &None), "{case}: {messages}");
            assert!(at_line(text), "{case}: {messages}");
            assert_eq!(count("remark"), 0, "{case}: {messages}");
            2
        }
        Outcome::NoProfile => {
            assert_eq!((status, &reflection), (1, &None), "{case}: {messages}");
            let place = format!("{}:3:", files.profile.display());
            assert!(messages.starts_with(&place), "{case}: {messages}");
            assert!(
                messages.contains(&format!("error: {} have no fallback; use ", feature.name)),
                "{case}: {messages}"
            );
            3
        }
    }
}
