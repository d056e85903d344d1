//! SPIR-V by `mlir-translate --serialize-spirv`, from modules of `spirv`.

use super::{gir_opt, kernels, name, stock};
use std::fs;

const HEADER: usize = 5;
const GENERATOR: usize = 2;
const OP_NAME: u32 = 5;
const OP_PHI: u32 = 245;

/// R-CARD-5: upstream serialises what `--lir-to-spirv` makes to the module of `--emit-spirv`, but for names. Kernels
/// are left out where gir completes the binary with parts that the dialect lacks; another generator has written that.
#[test]
fn upstream_serialises_the_same_vulkan_spirv() {
    let compared = compare("vulkan1.3", 2);
    assert!(compared >= 18, "{compared}");
}

/// R-CARD-5
#[test]
fn upstream_serialises_the_same_opencl_spirv() {
    let compared = compare("opencl3.0-spirv", 5);
    assert!(compared >= 6, "{compared}");
}

/// The number of kernels that have the same module by both ways; `step` thins them.
fn compare(target: &str, step: usize) -> usize {
    let directory = tempfile::tempdir().unwrap();
    let [binary, lowered] = ["k.spv", "k.mlir"].map(|name| directory.path().join(name));
    let mut compared = 0;
    for file in kernels().iter().step_by(step) {
        let emitted = gir_opt(
            &[
                "-O0",
                "--emit-spirv",
                &format!("--target={target}"),
                "--mlir-print-ir-after=lir-to-spirv",
                "-o",
                binary.to_str().unwrap(),
            ],
            file,
        );
        if !emitted.status.success() {
            continue;
        }
        let printed = String::from_utf8(emitted.stderr).unwrap();
        fs::write(&lowered, inner(&printed)).unwrap();
        let flags = ["--no-implicit-module", "--serialize-spirv"];
        let theirs = words(&stock("mlir-translate", &flags, &lowered));
        let own = words(&fs::read(&binary).unwrap());
        if own[GENERATOR] == theirs[GENERATOR] {
            assert_eq!(own[..HEADER], theirs[..HEADER], "{}", name(file));
            assert_eq!(instructions(&own), instructions(&theirs), "{}", name(file));
            compared += 1;
        }
    }
    compared
}

/// The `spirv.module` in the text of the module around it, which follows remarks.
fn inner(printed: &str) -> String {
    let lines = printed.lines();
    let module = lines.skip_while(|line| !line.starts_with("module "));
    let inside = module.skip(1).take_while(|line| *line != "}");
    inside.collect::<Vec<_>>().join("\n")
}

fn words(binary: &[u8]) -> Vec<u32> {
    let (words, rest) = binary.as_chunks();
    assert!(rest.is_empty());
    words.iter().map(|&word| u32::from_le_bytes(word)).collect()
}

/// The instructions of a module, without names. The predecessors of a block have no order.
fn instructions(words: &[u32]) -> Vec<Vec<u32>> {
    let mut instructions = vec![];
    let mut rest = &words[HEADER..];
    while let Some(&first) = rest.first() {
        let (instruction, next) = rest.split_at((first >> 16) as usize);
        rest = next;
        match first & 0xffff {
            OP_NAME => {}
            OP_PHI => {
                let (head, pairs) = instruction.split_at(3);
                let mut pairs: Vec<_> = pairs.chunks(2).collect();
                pairs.sort_unstable();
                instructions.push([head, &pairs.concat()].concat());
            }
            _ => instructions.push(instruction.to_vec()),
        }
    }
    instructions
}
