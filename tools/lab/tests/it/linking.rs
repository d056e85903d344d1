//! Programs of several files: linked before they are lowered on every device, and as binaries of
//! SPIR-V for OpenCL, compared with Rust.

use super::e2e::{
    assert_same_bits,
    inputs::{Generator, many},
    launch::{CPU, Launch, OPENCL, Outputs, VULKAN, Way, succeed},
    opencl_expected,
};
use gir::opt_level::OptLevel;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};
use tempfile::TempDir;

/// Each device, optimised and not, and watched.
const WAYS: &[Way] = &[
    VULKAN,
    Way {
        level: OptLevel::O0,
        ..VULKAN
    },
    CPU,
    Way {
        level: OptLevel::O0,
        ..CPU
    },
    Way { check: true, ..CPU },
    OPENCL,
    Way {
        level: OptLevel::O0,
        ..OPENCL
    },
];

const GROUPS: u32 = 2;
const SIZE: usize = 64;
const ITEMS: usize = GROUPS as usize * SIZE;

/// A file of `test/link/Inputs`.
fn input(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/link/Inputs");
    folder.join(name)
}

fn values() -> Vec<f32> {
    let mut generator = Generator::new(45);
    many(ITEMS, || 2.0 * generator.noise())
}

/// A launch of the kernel with its arguments.
fn launch(file: &Path) -> Launch {
    Launch::of(file, "k", [GROUPS, 1, 1])
        .timeout(300)
        .input(&values())
        .in_out(&[0_f32; ITEMS])
        .in_out(&[0_u32; ITEMS])
        .in_out(&[0_u32])
}

fn weight(i: u32) -> u32 {
    [3, 5, 7, 11][(i & 3) as usize]
}

fn mix(x: u32, y: u32) -> u32 {
    let sum = x.wrapping_mul(2_654_435_761).wrapping_add(y);
    sum ^ (sum >> 15)
}

fn polynomial(c: [f32; 3], x: f32) -> f32 {
    (c[0] * x + c[1]) * x + c[2]
}

/// The values that the kernel writes to `y` and `out`.
fn expected() -> (Vec<f32>, Vec<u32>) {
    let x = values();
    let y = (0..ITEMS).map(|i| {
        let around = |start: usize| [0, 1, 2].map(|k| x[(start + k) % ITEMS]);
        let (p, q) = (polynomial(around(i), x[i]), polynomial(around(0), x[i]));
        let [s0, s1, s2, s3] = [p, q, x[i], p].map(|lane| lane * x[i]);
        s0 * s1 + s2 * s3
    });
    let mixed = |i: usize| mix(weight((i % SIZE) as u32), i as u32);
    let out = (0..ITEMS).map(|i| {
        let (group, local) = (i / SIZE * SIZE, i % SIZE);
        let all = (group..group + SIZE).map(mixed);
        let plain = all.clone().fold(0, u32::wrapping_add);
        let total = all.map(|m| mix(m, weight(m))).fold(0, u32::wrapping_add);
        let next = mixed(group + (local + 1) % SIZE);
        let looked = [17, 19, 23, 29][local & 3];
        (mix(total, next) ^ looked).wrapping_add(plain)
    });
    (y.collect(), out.collect())
}

#[track_caller]
fn check(what: &str, outputs: &Outputs) {
    let (y, out) = expected();
    assert_same_bits(what, &outputs.buffer::<f32>(1), &y);
    assert_same_bits(what, &outputs.buffer::<u32>(2), &out);
    assert_eq!(outputs.buffer::<u32>(3), [ITEMS as u32], "{what}");
}

fn gir_opt(arguments: &[&str], files: &[&Path]) {
    succeed(
        Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .args(arguments)
            .args(files),
    );
}

/// R-GIR-31 R-CHIP-45: linked sources compute the same on every device, whatever the level and the
/// form of the files.
#[test]
fn linked_sources_compute_the_same_everywhere() {
    let (kernel, library) = (input("kernel.gir"), input("library.gir"));
    let outputs = launch(&kernel).link(&library).by(WAYS).run();
    check("GIR text", &outputs);

    let directory = TempDir::new().unwrap();
    let lowered = directory.path().join("library.mlirbc");
    gir_opt(
        &["--gir-to-mir", "--emit-bytecode", "-o"],
        &[&lowered, &library],
    );
    let outputs = launch(&kernel).link(&lowered).by(&[CPU, VULKAN]).run();
    check("a library in bytecode of mir", &outputs);

    let lowered = directory.path().join("kernel.mlir");
    gir_opt(&["--gir-to-mir", "-o"], &[&lowered, &kernel]);
    let outputs = launch(&lowered).link(&library).by(&[CPU, VULKAN]).run();
    check("a kernel in mir", &outputs);
}

/// The output of Debian's linker for modules, which the validator accepts.
fn spirv_link(parts: &[&Path], whole: &Path, environment: &str) {
    for part in parts {
        validate(part, environment);
    }
    succeed(
        Command::new("spirv-link")
            .args(["--target-env", environment, "-o"])
            .arg(whole)
            .args(parts),
    );
    validate(whole, environment);
}

fn validate(binary: &Path, environment: &str) {
    let mut validator = Command::new("spirv-val");
    succeed(validator.args(["--target-env", environment]).arg(binary));
}

/// R-CHIP-45: a kernel that imports and a library that exports become one module
/// that runs as the linked sources do.
#[test]
fn linked_binaries_run_on_opencl() {
    let profiles = [
        ("opencl2.1-spirv", "opencl2.1"),
        ("opencl3.0-spirv", "spv1.4"),
    ];
    for (profile, environment) in profiles {
        for level in ["-O0", "-O1"] {
            let directory = TempDir::new().unwrap();
            let folder = directory.path();
            let target = format!("--target={profile}");
            let linkage = [level, &target, "--spirv-linkage", "--emit-spirv"];
            let library = folder.join("library.spv");
            let arguments = [&linkage[..], &["-o"]].concat();
            gir_opt(&arguments, &[&library, &input("library.gir")]);
            // With the data that a host needs about the kernel.
            let arguments = [&linkage[..], &["--variants=native", "-o"]].concat();
            gir_opt(&arguments, &[folder, &input("kernel.gir")]);
            let kernel = folder.join("kernel.spv");
            let whole = folder.join("kernel.native.spv");
            fs::rename(&whole, &kernel).unwrap();
            spirv_link(&[&kernel, &library], &whole, environment);
            if opencl_expected() {
                let manifest = folder.join("manifest.json");
                let outputs = launch(&manifest).by(&[OPENCL]).run();
                check(&format!("{profile} {level}"), &outputs);
            }
        }
    }
}

/// An unused library changes nothing, however large it is: the same bytes.
#[test]
fn only_what_is_used_is_linked() {
    let directory = TempDir::new().unwrap();
    let folder = directory.path();
    let mut text = fs::read_to_string(input("library.gir")).unwrap();
    for number in 0..2000 {
        text += &format!(
            "func @more.{number}(%x: u32) -> u32 {{\nentry:\n  %r = call @mix(%x, {number}u)\n  ret %r\n}}\n"
        );
    }
    let large = folder.join("large.gir");
    fs::write(&large, text).unwrap();
    let emit = |library: &Path, name: &str| {
        let output = folder.join(name);
        let link = format!("--link={}", library.display());
        let arguments = [&link, "--emit-spirv", "--target=vulkan1.3", "-o"];
        gir_opt(&arguments, &[&output, &input("kernel.gir")]);
        fs::read(output).unwrap()
    };
    let small = emit(&input("library.gir"), "small.spv");
    assert_eq!(emit(&large, "large.spv"), small);
}
