//! Random control flow in SPIR-V: what an interpreter computes, a Vulkan device computes with the binary as it is, and
//! every device with ours.
//!
//! [`structured`] makes functions by SPIR-V's rules: selections, switches that fall through, loops of all kinds,
//! continue constructs with code of their own, exits at any place. [`graph`] makes them without any rules, for OpenCL.
//! All values are in phis, which change places on the edges.

mod builder;
mod graph;
mod interpret;
mod print;
mod program;
mod structured;

use std::fs;
use std::path::Path;
use std::process::Command;

use gir::{opt_level::OptLevel, reflection::slots::Slot};
use gir_lab::{
    conformance::case::Outputs,
    originals::{
        facts::Facts,
        run::{Contents, Given, Original, WORDS},
    },
};
use gir_run::device::{self, Session};

use self::{
    print::{Flavour, WORK_ITEMS},
    program::Function,
};
use crate::{
    e2e::{launch::succeed, runs_all, vulkan_expected},
    machine::{also_program, is_found, shapes_to_try},
};

/// Functions of a module.
const FUNCTIONS: u64 = 8;

/// Modules of each flavour in a usual run.
const MODULES: u64 = 4;

/// Modules where all run.
const ALL_MODULES: u64 = 150;

/// A random module.
struct Module {
    seed: u64,
    functions: Vec<Function>,
    binary: Vec<u8>,
}

impl Module {
    fn new(folder: &Path, seed: u64, flavour: Flavour) -> Self {
        let make = match flavour {
            Flavour::Vulkan => structured::function,
            Flavour::OpenCl => graph::function,
        };
        let functions: Vec<_> = (0..FUNCTIONS)
            .map(|at| make(seed * FUNCTIONS + at))
            .collect();
        let (text, binary) = (folder.join("k.spvasm"), folder.join("k.spv"));
        fs::write(&text, print::module(&functions, flavour)).unwrap();
        let (version, rules) = match flavour {
            Flavour::Vulkan => ("spv1.3", "vulkan1.1"),
            Flavour::OpenCl => ("spv1.2", "opencl2.2"),
        };
        succeed(
            Command::new("spirv-as")
                .args(["--target-env", version, "-o"])
                .args([&binary, &text]),
        );
        if also_program("spirv-val", "--version") {
            succeed(
                Command::new("spirv-val")
                    .args(["--target-env", rules])
                    .arg(&binary),
            );
        }
        Self {
            seed,
            functions,
            binary: fs::read(&binary).unwrap(),
        }
    }

    /// The words of the buffer that the interpreter leaves behind those of the work-items.
    fn expected(&self, given: &Given) -> Vec<u32> {
        let bytes = given.buffer(Slot { set: 0, binding: 0 });
        let numbers = words(&bytes).take(WORK_ITEMS as usize);
        let outcomes = numbers.flat_map(|number| {
            self.functions.iter().flat_map(move |function| {
                let outcome = interpret::call(function, number);
                [outcome.result, outcome.noted]
            })
        });
        outcomes.collect()
    }

    fn check(&self, found: &Outputs, expected: &[u32], form: &str) {
        let found = words(&found.buffers[0].1).skip(WORK_ITEMS as usize);
        let found: Vec<_> = found.take(expected.len()).collect();
        let first = (0..expected.len()).find(|&at| found[at] != expected[at]);
        let first = first.map(|at| {
            let function = at as u64 / 2 % FUNCTIONS;
            (self.seed * FUNCTIONS + function, found[at], expected[at])
        });
        assert_eq!(
            first, None,
            "module {}, {form}: function, found, expected",
            self.seed
        );
    }
}

fn words(bytes: &[u8]) -> impl Iterator<Item = u32> {
    bytes
        .as_chunks::<4>()
        .0
        .iter()
        .map(|&word| u32::from_le_bytes(word))
}

fn open(name: &str) -> Box<dyn Session> {
    device::by_name(Some(name)).unwrap().open().unwrap()
}

/// The modules to try; `GIR_RANDOM_SHAPES=FIRST..LAST` names others.
fn seeds() -> std::ops::Range<u64> {
    shapes_to_try().unwrap_or(0..if runs_all() { ALL_MODULES } else { MODULES })
}

/// Tries modules: as they are on a device, if there is one for them, and as ours on all, those of `rare` with every
/// fourth only.
fn try_all(flavour: Flavour, as_it_is: Option<&str>, devices: &[&str], rare: &[&str]) {
    assert!(
        (2 * FUNCTIONS as u32 + 1) * WORK_ITEMS <= WORDS,
        "all results have a place"
    );
    let found = |names: &[&str]| -> Vec<(String, Box<dyn Session>)> {
        let names = names.iter().filter(|name| is_found(name));
        names.map(|&name| (name.to_owned(), open(name))).collect()
    };
    let (devices, rare) = (found(devices), found(rare));
    let as_it_is = as_it_is.map(open);
    let folder = tempfile::tempdir().unwrap();
    for seed in seeds() {
        let module = Module::new(folder.path(), seed, flavour);
        let facts = Facts::of(&module.binary).unwrap();
        let original = Original {
            binary: &module.binary,
            kernel: "main",
            facts: &facts,
        };
        let given = Given {
            seed,
            contents: Contents::Words,
            workgroups: [1, 1, 1],
        };
        let expected = module.expected(&given);
        if let Some(session) = &as_it_is {
            let found = original.as_it_is(session.as_ref(), &given).unwrap();
            module.check(&found, &expected, "as it is");
        }
        let rare = rare.iter().filter(|_| runs_all() || seed.is_multiple_of(4));
        for (name, session) in devices.iter().chain(rare) {
            let level = if seed.is_multiple_of(2) {
                OptLevel::O1
            } else {
                OptLevel::O0
            };
            let found = original.as_ours(session.as_ref(), &given, level);
            let found = found
                .map_err(|failure| format!("module {seed} on {name}: {failure}"))
                .unwrap();
            module.check(&found, &expected, name);
        }
    }
}

/// R-SPVD-28: control flow by SPIR-V's rules.
#[test]
fn structured_programs_compute_the_same() {
    if vulkan_expected() {
        let rare = ["msl-host", "cuda-host", "opencl"];
        try_all(
            Flavour::Vulkan,
            Some("vulkan"),
            &["cpu", "vulkan", "opencl:pocl", "ptx-sim"],
            &rare,
        );
    }
}

/// R-SPVD-28: control flow of OpenCL, which has no rules.
#[test]
fn graphs_without_structure_compute_the_same() {
    let rare = ["msl-host", "cuda-host", "vulkan"];
    try_all(
        Flavour::OpenCl,
        None,
        &["cpu", "opencl:pocl", "ptx-sim"],
        &rare,
    );
}
