//! Reflection: it conforms to the published schema, and matches the declarations of the emitted code.

mod files;
mod handles;
mod schema;
mod spirv;
mod stages;

use gir::reflection::Reflection;
use gir_lab::conformance::{families, kernels};
use serde_json::Value;
use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn gir_opt(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Output {
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    command.args(arguments).output().unwrap()
}

/// The output of a run that must succeed.
fn printed(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Vec<u8> {
    let run = gir_opt(arguments);
    let messages = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(0), "{messages}");
    run.stdout
}

/// The kernels of `test/e2e`, sorted.
fn kernels() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/e2e");
    let entries = fs::read_dir(directory).unwrap();
    let mut kernels: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    kernels.retain(|path| path.extension().is_some_and(|extension| extension == "gir"));
    kernels.sort();
    assert!(kernels.len() > 30);
    kernels
}

fn reflected(kernel: &Path, target: &str) -> Vec<u8> {
    let target = format!("--target={target}");
    printed([
        OsStr::new("--emit-reflection"),
        target.as_ref(),
        kernel.as_ref(),
    ])
}

/// R-RUNA-34 R-RUNA-50 R-RUNA-51
#[test]
fn reflection_of_every_kernel_is_what_the_schema_says() {
    let schema = schema::Schema::published();
    for kernel in kernels() {
        for target in ["generic", "vulkan1.1", "vulkan1.3", "c66x"] {
            let target_flag = format!("--target={target}");
            let arguments = [
                OsStr::new("--emit-reflection"),
                target_flag.as_ref(),
                kernel.as_ref(),
            ];
            let run = gir_opt(arguments);
            if target == "c66x" && run.status.code() == Some(1) {
                // The target lacks much; kernels that it accepts are reflected.
                assert!(run.stdout.is_empty());
                continue;
            }
            let json: Value = serde_json::from_slice(&run.stdout).unwrap();
            schema.check(&json).unwrap_or_else(|error| {
                panic!("{} for {target}: {error}", kernel.display());
            });
            assert_eq!(json["target"], target);
        }
    }
}

/// The programs below a directory of tests.
fn programs(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            programs(&path, found);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "gir" || extension == "mlir")
        {
            found.push(path);
        }
    }
}

/// R-RUNA-51: of each program of the tests, those that are wrong and those of the conformance suite included.
#[test]
fn reflection_of_every_program_is_what_the_schema_says_or_an_error() {
    let schema = schema::Schema::published();
    let mut found = vec![];
    programs(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test"),
        &mut found,
    );
    let directory = tempfile::TempDir::new().unwrap();
    kernels::write_all(families::all().iter(), directory.path()).unwrap();
    programs(directory.path(), &mut found);
    let mut reflected = 0;
    for program in found {
        let run = gir_opt([OsStr::new("--emit-reflection"), program.as_ref()]);
        let messages = String::from_utf8_lossy(&run.stderr);
        assert!(!messages.contains("internal error"), "{messages}");
        match run.status.code() {
            Some(0) => {
                let json: Value = serde_json::from_slice(&run.stdout).unwrap();
                let checked = schema.check(&json);
                checked.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
                reflected += 1;
            }
            Some(1) => assert!(run.stdout.is_empty() && messages.contains("error: ")),
            other => panic!("{}: {other:?} {messages}", program.display()),
        }
    }
    assert!(reflected > 200, "{reflected}");
}

/// Runa GPU dialect specification section 8.
const SAMPLE: &str = r#"{
  "module": "runa_kernel_pack",
  "entries": [
    {
      "name": "my_kernel",
      "stage": "compute",
      "workgroup_size": [8,8,1],
      "resources": [
        {"set":0, "binding":0, "space":"storage", "type":"buffer", "size":4096, "stride":16, "name":"data"}
      ],
      "push_constants": {"size": 32, "align": 16},
      "inputs": [],
      "outputs": []
    }
  ]
}"#;

/// R-RUNA-50 R-RUNA-51
#[test]
fn the_sample_of_the_specification_is_what_the_schema_says() {
    let schema = schema::Schema::published();
    let sample: Value = serde_json::from_str(SAMPLE).unwrap();
    assert_eq!(schema.check(&sample), Ok(()));
}

/// The keys of the specification, with its values, survive a round trip.
#[test]
fn the_sample_of_the_specification_is_read() {
    let sample: Reflection = serde_json::from_str(SAMPLE).unwrap();
    let entry = &sample.entries[0];
    assert_eq!(entry.name, "my_kernel");
    assert_eq!(entry.workgroup_size, Some([8, 8, 1]));
    assert_eq!(entry.resources[0].size, Some(4096));
    let again: Value = serde_json::from_str(&sample.json()).unwrap();
    let given: Value = serde_json::from_str(SAMPLE).unwrap();
    assert_eq!(again["module"], given["module"]);
    for (key, value) in given["entries"][0].as_object().unwrap() {
        match value.as_array().filter(|_| key == "resources") {
            None => assert_eq!(&again["entries"][0][key], value),
            Some(resources) => {
                for (key, value) in resources[0].as_object().unwrap() {
                    assert_eq!(&again["entries"][0]["resources"][0][key], value);
                }
            }
        }
    }
}

/// R-RUNA-50 R-RUNA-53
#[test]
fn what_the_schema_does_not_say_is_found() {
    let schema = schema::Schema::published();
    let broken = |path: &str, value: Option<Value>| {
        let mut sample: Value = serde_json::from_str(SAMPLE).unwrap();
        let (holder, key) = path.rsplit_once('/').unwrap();
        let holder = sample.pointer_mut(holder).unwrap().as_object_mut().unwrap();
        match value {
            Some(value) => holder.insert(key.to_owned(), value),
            None => holder.remove(key),
        };
        schema.check(&sample).unwrap_err()
    };
    for required in [
        "/module",
        "/entries",
        "/entries/0/name",
        "/entries/0/stage",
        "/entries/0/workgroup_size",
        "/entries/0/resources",
        "/entries/0/push_constants",
        "/entries/0/inputs",
        "/entries/0/outputs",
        "/entries/0/resources/0/set",
        "/entries/0/resources/0/binding",
        "/entries/0/resources/0/space",
        "/entries/0/resources/0/type",
        "/entries/0/resources/0/size",
        "/entries/0/resources/0/stride",
        "/entries/0/resources/0/name",
        "/entries/0/push_constants/size",
        "/entries/0/push_constants/align",
    ] {
        broken(required, None);
    }
    broken("/entries/0/stage", Some("compile".into()));
    broken("/entries/0/workgroup_size", Some(vec![8, 8].into()));
    broken("/entries/0/resources/0/space", Some("global".into()));
    broken("/entries/0/resources/0/size", Some((-1).into()));
    broken("/entries/0/resources/0/size", Some("4096".into()));
    broken("/entries/0/inputs", Some(Value::Null));
}

/// R-RUNA-51
#[test]
fn reflection_is_the_same_each_time_and_on_any_number_of_threads() {
    for kernel in ["radix_sort", "windows", "merge"] {
        let kernel = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../test/e2e")
            .join(kernel)
            .with_extension("gir");
        let first = reflected(&kernel, "vulkan1.1");
        let alone = printed([
            OsStr::new("--emit-reflection"),
            "--target=vulkan1.1".as_ref(),
            "--mlir-disable-threading".as_ref(),
            kernel.as_ref(),
        ]);
        assert_eq!(first, alone);
        assert_eq!(first, reflected(&kernel, "vulkan1.1"));
    }
}

/// Another name and place of the file make no difference.
#[test]
fn reflection_says_nothing_of_files() {
    let directory = tempfile::tempdir().unwrap();
    let kernel = &kernels()[0];
    let copy = directory.path().join("other.gir");
    fs::copy(kernel, &copy).unwrap();
    assert_eq!(reflected(kernel, "generic"), reflected(&copy, "generic"));
}
