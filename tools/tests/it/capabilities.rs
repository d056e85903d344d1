//! Modules of SPIR-V declare the capabilities and extensions that they need, and no others: without
//! any of them the validator refuses the module.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// Words before the first instruction.
const HEADER: usize = 5;

const CAPABILITY: u32 = 17;
const EXTENSION: u32 = 10;
const MEMORY_MODEL: u32 = 14;

const ADDRESSES: u32 = 4;
const KERNEL: u32 = 6;
const VECTOR16: u32 = 7;
const FLOAT16: u32 = 9;
const INT16: u32 = 22;
const GENERIC_POINTER: u32 = 38;
const INT8: u32 = 39;
const STORAGE_BUFFER16: u32 = 4433;
const STORAGE_PUSH_CONSTANT16: u32 = 4435;
const STORAGE_BUFFER8: u32 = 4448;
const STORAGE_PUSH_CONSTANT8: u32 = 4450;

/// What the validator lets pass without a capability, where the module declares one of others; and
/// why it is declared.
const UNCHECKED: &[(u32, &[u32], &str)] = &[
    (KERNEL, &[VECTOR16], "implied, but says which SPIR-V it is"),
    (ADDRESSES, &[GENERIC_POINTER], "as Kernel"),
    (
        STORAGE_BUFFER8,
        &[INT8],
        "a device may have arithmetic and no such memory",
    ),
    (
        STORAGE_PUSH_CONSTANT8,
        &[INT8],
        "as StorageBuffer8BitAccess",
    ),
    (
        STORAGE_BUFFER16,
        &[INT16, FLOAT16],
        "as StorageBuffer8BitAccess",
    ),
    (
        STORAGE_PUSH_CONSTANT16,
        &[INT16, FLOAT16],
        "as StorageBuffer8BitAccess",
    ),
    (
        INT8,
        &[INT16],
        "numbers that only move are converted from and to 32 and 64 bits",
    ),
];

/// Targets, with the environments that validate what is emitted for them; those of OpenCL know none
/// of its extensions.
const TARGETS: [(&str, &str); 3] = [
    ("vulkan1.1", "vulkan1.1"),
    ("vulkan1.3", "vulkan1.3"),
    ("opencl2.1-spirv", "spv1.0"),
];

/// One of how many kernels of the conformance suite takes part.
const SPREAD: usize = 41;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![];
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "gir") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The words of a kernel for a target; `None` where it cannot be emitted.
fn emit(kernel: &Path, target: &str) -> Option<Vec<u32>> {
    let output = Command::new(env!("CARGO_BIN_EXE_gir-opt"))
        .args(["--emit-spirv", &format!("--target={target}")])
        .arg(kernel)
        .output()
        .unwrap();
    let words = output.stdout.chunks_exact(4);
    let words = words.map(|word| u32::from_le_bytes(word.try_into().unwrap()));
    output.status.success().then(|| words.collect())
}

fn is_valid(words: &[u32], environment: &str) -> bool {
    let mut validator = Command::new("spirv-val")
        .args(["--target-env", environment, "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    // It may end before it has read all.
    _ = validator.stdin.take().unwrap().write_all(&bytes);
    validator.wait().unwrap().success()
}

/// Where capabilities and extensions stand: the first word and how many words.
fn declarations(words: &[u32]) -> Vec<(usize, usize)> {
    let mut found = vec![];
    let mut place = HEADER;
    while place < words.len() && words[place] & 0xffff != MEMORY_MODEL {
        let length = (words[place] >> 16) as usize;
        if [CAPABILITY, EXTENSION].contains(&(words[place] & 0xffff)) {
            found.push((place, length));
        }
        place += length;
    }
    found
}

/// What can be left out of a module that is valid.
fn superfluous(words: &[u32], environment: &str) -> Vec<u32> {
    let declarations = declarations(words);
    let capabilities = declarations
        .iter()
        .filter(|(place, _)| words[*place] & 0xffff == CAPABILITY);
    let declared: Vec<u32> = capabilities.map(|(place, _)| words[place + 1]).collect();
    let is_unchecked = |one: u32| {
        let mut known = UNCHECKED.iter();
        known.any(|(removed, beside, _)| {
            *removed == one && beside.iter().any(|other| declared.contains(other))
        })
    };
    let mut found = vec![];
    for (place, length) in declarations {
        let what = words[place + 1];
        let is_capability = words[place] & 0xffff == CAPABILITY;
        let without = [&words[..place], &words[place + length..]].concat();
        if !(is_capability && is_unchecked(what)) && is_valid(&without, environment) {
            found.push(what);
        }
    }
    found
}

/// How many modules of some kernels were looked at, and what is wrong with them.
fn check(kernels: &[PathBuf]) -> (usize, Vec<String>) {
    let (mut seen, mut wrong) = (0, vec![]);
    for (kernel, (target, environment)) in kernels
        .iter()
        .flat_map(|kernel| TARGETS.map(|target| (kernel, target)))
    {
        let Some(words) = emit(kernel, target) else {
            continue;
        };
        seen += 1;
        let name = kernel.display();
        if !is_valid(&words, environment) {
            wrong.push(format!("{name} for {target} is not valid"));
            continue;
        }
        for what in superfluous(&words, environment) {
            wrong.push(format!("{name} for {target} does not need {what}"));
        }
    }
    (seen, wrong)
}

/// R-SPVD-30 R-SPVD-32 R-CHIP-39
#[test]
fn a_module_needs_what_it_declares() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test");
    let mut kernels = files(&folder.join("e2e"));
    let all = files(&folder.join("conformance"));
    kernels.extend(all.into_iter().step_by(SPREAD));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let shares: Vec<Vec<PathBuf>> = (0..threads)
        .map(|first| {
            kernels
                .iter()
                .skip(first)
                .step_by(threads)
                .cloned()
                .collect()
        })
        .collect();
    let found: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = shares
            .iter()
            .map(|share| scope.spawn(|| check(share)))
            .collect();
        running.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let seen: usize = found.iter().map(|(seen, _)| seen).sum();
    let wrong: Vec<_> = found.into_iter().flat_map(|(_, wrong)| wrong).collect();
    assert_eq!(wrong, Vec::<String>::new());
    assert!(seen > 150, "{seen} modules");
}
