//! Loops with carried values: variables of a language have to hold the values of phis.
//!
//! A random program works on registers, which it moves, permutes and computes with, in loops that test first, last or
//! in the middle, nest, and are left and continued from anywhere. Some registers are read after a loop and some are
//! not. The text has values and phis instead, so that a printer has to find variables for them again. A word of memory
//! records each register; the interpreter of registers knows nothing of values.

mod generate;
mod program;
mod text;

use std::fmt::Write as _;
use std::fs;

use gir::opt_level::OptLevel;
use tempfile::TempDir;

use crate::e2e::launch::{CPU, CUDA, Launch, METAL, OPENCL_C, PTX, VULKAN, Way};
use crate::e2e::{assert_same_bits, runs_all};
use generate::{Random, program};
use program::{Blocks, WORDS, interpret};

/// Programs of a module.
const PROGRAMS: usize = 12;
/// The number of inputs of each.
const INPUTS: usize = 6;

const O0: OptLevel = OptLevel::O0;

/// Each printer of the C family, and one way without.
const WAYS: &[Way] = &[
    CPU,
    Way {
        device: "opencl:pocl",
        ..VULKAN
    },
    Way { level: O0, ..METAL },
    CUDA,
];

/// All of them, optimised and not.
const ALL_WAYS: &[Way] = &[
    CPU,
    Way { level: O0, ..CPU },
    VULKAN,
    Way {
        level: O0,
        ..VULKAN
    },
    Way {
        device: "opencl:pocl",
        ..VULKAN
    },
    Way {
        device: "opencl:pocl",
        level: O0,
        ..VULKAN
    },
    OPENCL_C,
    METAL,
    Way { level: O0, ..METAL },
    CUDA,
    Way { level: O0, ..CUDA },
    PTX,
    Way { level: O0, ..PTX },
];

/// A kernel in which each workgroup runs one program with one input.
fn module(programs: &[Blocks]) -> String {
    let mut text = String::new();
    for (index, program) in programs.iter().enumerate() {
        // Inlined ones are placed into the code around the calls.
        let attribute = if index % 2 == 0 { "noinline " } else { "" };
        text.push_str(&text::function(program, &format!("p{index}"), attribute));
    }
    let _ = write!(
        text,
        "func kernel workgroup_size(1, 1, 1) @main(%memory: ptr[global]<u32>) -> void {{\n\
         entry:\n  %w = workgroup_id x\n  %which = div %w, {INPUTS}u\n  %input = rem %w, {INPUTS}u\n  \
         %from = mul %w, {WORDS}u\n  %m = gep %memory, %from, stride=4\n  br is0\n"
    );
    for index in 0..programs.len() {
        let next = index + 1;
        let _ = write!(
            text,
            "is{index}:\n  %c{index} = ucmp.eq %which, {index}u\n  br_if %c{index}, do{index}, is{next}\n\
             do{index}:\n  call @p{index}(%m, %input)\n  br is{next}\n"
        );
    }
    let _ = write!(text, "is{}:\n  ret\n}}\n", programs.len());
    text
}

fn check(seed: u64, ways: &'static [Way]) {
    let mut random = Random::new(seed);
    let programs: Vec<_> = (0..PROGRAMS).map(|_| program(&mut random)).collect();
    let words = PROGRAMS * INPUTS * WORDS;
    let before: Vec<u32> = (0..words).map(|_| random.below(64) as u32).collect();
    let mut expected = before.clone();
    for (index, memory) in expected.chunks_mut(WORDS).enumerate() {
        interpret(&programs[index / INPUTS], (index % INPUTS) as u32, memory);
    }
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("carried.gir");
    let text = module(&programs);
    fs::write(&file, &text).unwrap();
    let groups = (PROGRAMS * INPUTS) as u32;
    for way in ways.iter().filter(|way| way.is_expected()) {
        let launch = Launch::of(&file, "main", [groups, 1, 1]).by(std::slice::from_ref(way));
        let outputs = launch.in_out(&before).run();
        let found = outputs.buffer::<u32>(0);
        if let Some(first) = (0..words).find(|&word| found[word] != expected[word]) {
            let (program, input) = (first / WORDS / INPUTS, first / WORDS % INPUTS);
            let kept = std::env::temp_dir().join(format!("carried-{seed}.gir"));
            fs::write(&kept, &text).unwrap();
            eprintln!(
                "@p{program} of {}, input {input}, word {}",
                kept.display(),
                first % WORDS
            );
        }
        assert_same_bits(&format!("seed {seed}, {way:?}"), &found, &expected);
    }
}

/// The seeds that are run: a few, or more where all is asked for.
fn seeds() -> std::ops::Range<u64> {
    match runs_all() {
        true => 1..25,
        false => 1..3,
    }
}

/// R-GIR-45 R-GIR-39
#[test]
fn variables_of_loops_hold_what_phis_say() {
    for seed in seeds() {
        check(seed, if runs_all() { ALL_WAYS } else { WAYS });
    }
}
