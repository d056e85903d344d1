//! The same input gives the same bytes, however often and on however many threads.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

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

/// The output of a run, errors included.
fn run(directory: &Path, input: &Path, arguments: &[&str]) -> (Vec<u8>, String) {
    let output = directory.join("out");
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    command.arg(input).args(arguments).arg("-o").arg(&output);
    let run = command.output().unwrap();
    let messages = String::from_utf8(run.stderr).unwrap();
    assert_eq!(run.status.code(), Some(0), "{messages}");
    let bytes = fs::read(&output).unwrap();
    fs::remove_file(output).unwrap();
    (bytes, messages)
}

/// R-RUNA-4: two runs, one and all threads, this and another place of the file.
#[test]
fn every_kernel_gives_the_same_bytes_each_time() {
    let first = tempfile::tempdir().unwrap();
    let second = tempfile::tempdir().unwrap();
    for kernel in kernels() {
        let moved = second.path().join("other.gir");
        fs::copy(&kernel, &moved).unwrap();
        for emission in [
            &["--emit-spirv"][..],
            &["--emit-spirv", "--target=vulkan1.3"],
            &["--lower-to-lir", "--target=vulkan1.2"],
            &["--lower-to-lir", "--target=cpu", "--emit-bytecode"],
            &["--emit-opencl"],
            &["--emit-cuda"],
        ] {
            let (bytes, messages) = run(first.path(), &kernel, emission);
            assert!(!bytes.is_empty());
            let again = run(first.path(), &kernel, emission);
            assert_eq!(again, (bytes.clone(), messages.clone()), "{kernel:?}");
            let alone = [emission, &["--mlir-disable-threading"]].concat();
            let again = run(first.path(), &kernel, &alone);
            assert_eq!(again, (bytes.clone(), messages), "{kernel:?}, one thread");
            // Bytecode contains locations.
            if !emission.contains(&"--emit-bytecode") {
                let (again, _) = run(second.path(), &moved, emission);
                assert_eq!(again, bytes, "{kernel:?}, another place");
            }
        }
    }
}

/// Several outputs of one run are those of a run for each, whatever they share.
#[test]
fn outputs_of_one_run_are_those_of_single_runs() {
    for settings in [&[][..], &["--fast-math"], &["-O0"]] {
        check_outputs(settings);
    }
}

fn check_outputs(settings: &[&str]) {
    const EMISSIONS: [&str; 6] = ["spirv", "msl", "opencl", "cuda", "llvm", "gir"];
    let directory = tempfile::tempdir().unwrap();
    for kernel in kernels() {
        let single = EMISSIONS.map(|name| {
            let output = directory.path().join("alone");
            let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
            let command = command
                .arg(&kernel)
                .args(settings)
                .arg(format!("--emit-{name}"));
            let run = command.arg("-o").arg(&output).output().unwrap();
            run.status.success().then(|| fs::read(&output).unwrap())
        });
        // A target that lacks something fails the run.
        let possible = EMISSIONS.iter().zip(&single);
        let possible: Vec<_> = possible.filter(|(_, bytes)| bytes.is_some()).collect();
        let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
        command.arg(&kernel).args(settings);
        for (name, _) in &possible {
            let file = directory.path().join(name);
            command.arg(format!("--emit-{name}={}", file.display()));
        }
        let run = command.output().unwrap();
        assert_eq!(String::from_utf8_lossy(&run.stderr), "", "{kernel:?}");
        for (name, alone) in possible {
            let bytes = fs::read(directory.path().join(name)).unwrap();
            assert!(Some(&bytes) == alone.as_ref(), "{kernel:?} {name}");
        }
    }
}

/// R-RUNA-2: one pipeline lowers for every profile; only the profile differs.
#[test]
fn one_pipeline_serves_every_profile() {
    let directory = tempfile::tempdir().unwrap();
    let kernel = directory.path().join("k.gir");
    // No floats, which CIRCT lacks; no buffers of bytes, no barriers.
    let source = "func kernel workgroup_size(16, 1, 1) @k(%x: ptr[global]<u32>, %n: u32) -> void {\n\
                  entry:\n  %i = global_id x\n  %p = gep %x, %i, stride=4\n  %v = load %p\n\
                  %w = div %v, %n\n  store %p, %w\n  ret\n}\n";
    fs::write(&kernel, source).unwrap();
    let listing = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .arg("--list-targets")
        .output()
        .unwrap();
    let listing = String::from_utf8(listing.stdout).unwrap();
    let families = ["vulkan", "opencl", "cuda", "metal", "c66x", "vitis", "cpu"];
    for family in families {
        assert!(listing.lines().any(|name| name.starts_with(family)));
    }
    let passes = |target: &str| {
        let flag = format!("--target={target}");
        let arguments = ["--lower-to-lir", &flag, "--dump-pass-pipeline"];
        let (bytes, dumped) = run(directory.path(), &kernel, &arguments);
        let text = String::from_utf8(bytes).unwrap();
        assert!(
            text.contains(&format!("lir.target = \"{target}\"")),
            "{text}"
        );
        assert!(text.contains("lir.divui"), "{text}");
        dumped.replace(target, "TARGET")
    };
    let first = passes("generic");
    assert!(first.contains("mir-to-lir"), "{first}");
    for target in listing.lines() {
        assert_eq!(passes(target), first, "{target}");
    }
}
