//! `-g` changes no code of SPIR-V: without debug information the binary is the same.

use super::Sandbox;
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// Programs with selections, loops, calls and memory.
const PROGRAMS: [&str; 10] = [
    "bfs",
    "binary_search",
    "bits",
    "collatz",
    "crc32",
    "gcd",
    "median",
    "merge",
    "sha256",
    "tokens",
];

/// Opcodes that are debug information.
const DEBUG: [&str; 8] = [
    "OpExtension",
    "OpLine",
    "OpMemberName",
    "OpName",
    "OpNoLine",
    "OpSource",
    "OpString",
    "OpExtInstImport",
];

/// The id that a line of assembly defines, and its opcode.
fn parts(line: &str) -> (Option<u32>, &str) {
    let defined = line
        .strip_prefix('%')
        .and_then(|line| line.split_once(" = "));
    let (id, instruction) = match defined {
        Some((id, instruction)) => (id.parse().ok(), instruction),
        None => (None, line),
    };
    (id, instruction.split(' ').next().unwrap_or_default())
}

/// The code of a module: its assembly without debug information, with ids in the order of their lines. The ids of debug
/// information are behind all others, the first those of the names of files.
fn code(assembly: &str) -> Vec<String> {
    let strings = assembly.lines().map(parts);
    let strings = strings.filter(|&(_, opcode)| opcode == "OpString");
    let first = strings.filter_map(|(id, _)| id).min().unwrap_or(u32::MAX);
    let mut numbers = HashMap::new();
    let kept = assembly.lines().filter(|line| {
        let (id, opcode) = parts(line);
        !line.starts_with(';') && !DEBUG.contains(&opcode) && id.is_none_or(|id| id < first)
    });
    let renamed = kept.map(|line| {
        let words = line.split(' ').map(|word| match word.strip_prefix('%') {
            Some(id) => {
                let next = numbers.len();
                format!("%{}", numbers.entry(id.to_owned()).or_insert(next))
            }
            None => word.to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    });
    renamed.collect()
}

/// Requires the same code of a program with and without debug information.
#[track_caller]
fn is_the_same(sandbox: &Sandbox, target: &str, file: &str) {
    let emit = |flag: &str| {
        let run = sandbox.run(&format!("{flag} --emit-spirv-asm --target={target} {file}"));
        String::from_utf8(run.stdout).unwrap()
    };
    let (plain, debug) = (emit(""), emit("-g"));
    assert!(debug.contains("OpLine"), "{file} has lines for {target}");
    let (plain, debug) = (code(&plain), code(&debug));
    assert!(plain.iter().any(|line| line.contains("OpFunctionEnd")));
    let differs = plain.iter().zip(&debug).find(|(one, other)| one != other);
    assert_eq!(differs, None, "{file} for {target}");
    assert_eq!(plain.len(), debug.len(), "{file} for {target}");
}

#[test]
fn code_is_the_same_with_debug_information() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test/e2e");
    let sandbox = Sandbox::new();
    for program in PROGRAMS {
        let file = folder.join(format!("{program}.gir"));
        fs::copy(&file, sandbox.directory.path().join("k.gir")).unwrap();
        for target in ["vulkan1.1", "vulkan1.3", "opencl2.1-spirv"] {
            is_the_same(&sandbox, target, "k.gir");
        }
    }
}

/// An empty arm of a selection has nothing but its branch, also where that has a line.
#[test]
fn a_selection_of_empty_arms_is_a_choice_with_debug_information() {
    let text = "func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<u32>) -> void {\n\
                entry:\n  %i = global_id x\n  %at = gep %x, %i, stride=4\n  %v = load %at\n\
                %c = ucmp.lt %v, 10u\n  br_if %c, yes, no\n\
                yes:\n  br join\n\
                no:\n  br join\n\
                join:\n  %r = phi u32 [1u, yes], [%i, no]\n  store %at, %r\n  ret\n}\n";
    let sandbox = Sandbox::with("k.gir", text);
    is_the_same(&sandbox, "vulkan1.1", "k.gir");
    let run = sandbox.run("-g --emit-spirv-asm --target=vulkan1.1 k.gir");
    let assembly = String::from_utf8(run.stdout).unwrap();
    assert!(assembly.contains("OpSelect "), "{assembly}");
    assert!(!assembly.contains("OpSelectionMerge"), "{assembly}");
}
