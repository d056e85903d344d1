//! Programs of `test/upstream`: the same results as by upstream's own lowering to the host.
//!
//! A file has a `gpu.module` with kernels of one work-item, whose parameters are memrefs of static sizes. The oracle
//! is `mlir-opt` and `mlir-runner` with upstream's passes only: kernels become functions, which a function `@main`
//! calls with known contents of memory, and prints it afterwards. `gir-run` takes the files unchanged, with the same
//! contents, on `cpu` and `vulkan`, and each kernel on one more device in turn, of those that have its types. Memory
//! is compared bit by bit.

mod host;
mod kernels;

use super::super::e2e::launch::{ALL_DEVICES, CPU, Launch, VULKAN, Way};
use crate::machine::{also_vulkan, runs_all};
use kernels::Kernel;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folder of the programs.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/upstream")
}

macro_rules! programs {
    ($($name:ident $file:literal;)*) => {
        const FILES: &[&str] = &[$($file),*];
        $(#[test]
        fn $name() {
            compare($file);
        })*
    };
}

programs! {
    affine "affine";
    algorithms "algorithms";
    complex_and_tosa "complex-tosa";
    linalg "linalg";
    loops "loops";
    mixtures "mixtures";
    vectors_memory "vectors-memory";
    vectors_reduce "vectors-reduce";
    vectors_wide "vectors-wide";
}

/// Programs that have no counterpart on the host; [`super::beyond`] computes their results.
const WITHOUT_STOCK: &[&str] = &[
    "vectors-beyond",
    "device-doubles",
    "device-fragments",
    "device-instructions",
    "device-matrices",
    "device-subgroups",
];

#[test]
fn all_programs_are_compared() {
    let mut found: Vec<_> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "mlir")
        })
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    found.sort();
    let mut listed: Vec<_> = FILES.iter().chain(WITHOUT_STOCK).copied().collect();
    listed.sort_unstable();
    assert_eq!(found, listed);
}

/// Runs the kernels of a program by all ways, and compares with upstream's road.
fn compare(name: &str) {
    let file = folder().join(name).with_extension("mlir");
    let text = fs::read_to_string(&file).unwrap();
    let kernels = Kernel::all(&text);
    assert!(!kernels.is_empty(), "{name} has kernels");
    let expected = host::run(&text, &kernels);
    for ((number, kernel), expected) in kernels.iter().enumerate().zip(expected) {
        let ways = ways(number, kernel);
        let mut launch = Launch::of(&file, &kernel.name, [1, 1, 1]).by(&ways);
        for parameter in &kernel.parameters {
            launch = launch.in_out_bytes(parameter.scalar(), &parameter.contents());
        }
        let outputs = launch.run();
        for (number, (parameter, expected)) in kernel.parameters.iter().zip(&expected).enumerate() {
            let actual = outputs.bytes(number, parameter.scalar());
            let size = parameter.width() / 8;
            let differs = actual.chunks(size).zip(expected.chunks(size));
            let first = differs
                .enumerate()
                .find(|(_, (actual, expected))| actual != expected);
            assert!(
                first.is_none() && actual.len() == expected.len(),
                "{name}: @{}: parameter {number} differs: (element, (ours, theirs)) {first:?}",
                kernel.name
            );
        }
    }
}

/// The ways of the kernel with a number, with the same results by all of them.
fn ways(number: usize, kernel: &Kernel) -> Vec<Way> {
    let has_doubles = kernel
        .parameters
        .iter()
        .any(|parameter| parameter.element == "f64");
    let others: Vec<_> = ALL_DEVICES
        .iter()
        .filter(|way| !["cpu", "vulkan"].contains(&way.device))
        .filter(|way| !(has_doubles && way.may_lack()))
        .collect();
    let mut ways = vec![CPU];
    ways.extend(also_vulkan().then_some(VULKAN));
    match runs_all() {
        true => ways.extend(others),
        false => ways.extend(others.get(number % others.len().max(1)).copied()),
    }
    ways
}
