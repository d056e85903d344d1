//! Names of values, labels and parameters survive every form in which MLIR keeps a module.

use super::Sandbox;
use std::fs;
use std::path::{Path, PathBuf};

/// Flags that choose a form, and the extension of its files.
const FORMS: [(&str, &str); 5] = [
    ("", "mlir"),
    ("--mlir-print-op-generic", "mlir"),
    ("--mlir-print-debuginfo", "mlir"),
    ("--mlir-print-op-generic --mlir-print-debuginfo", "mlir"),
    ("--emit-bytecode", "mlirbc"),
];

/// The `.gir` files of a folder of the tests, except those that are wrong on purpose.
fn programs(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test");
    let entries = fs::read_dir(root.join(folder)).unwrap();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "gir"))
        .collect();
    let is_wrong = |file: &PathBuf| {
        file.file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("invalid"))
    };
    files.retain(|file| !is_wrong(file));
    files.sort();
    files
}

/// A program printed as GIR text is the same whether or not MLIR has kept it in between.
#[track_caller]
fn survives(text: &str, what: &str) {
    let sandbox = Sandbox::with("k.gir", text);
    let direct = sandbox.run("--emit-gir k.gir").printed().to_owned();
    for (flags, extension) in FORMS {
        let kept = format!("kept.{extension}");
        let run = sandbox.run(&format!("{flags} k.gir -o {kept}"));
        assert_eq!(run.printed(), "", "{what} {flags}");
        let back = sandbox.run(&format!("--emit-gir {kept}"));
        assert!(back.printed() == direct, "{what} {flags}");
    }
}

/// R-GIR-1 R-GIR-41
#[test]
fn every_program_of_the_tests_keeps_its_names() {
    for folder in ["e2e", "spec", "gir"] {
        let files = programs(folder);
        assert!(files.len() > 2, "{folder} has programs");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            for part in text.split("; -----\n") {
                survives(part, &file.to_string_lossy());
            }
        }
    }
}

/// Names that look like ids of MLIR's own: numbers, parameters, parts of results, suffixes.
#[test]
fn names_that_mlir_hands_out_stay_names() {
    survives(
        "func @f(%0: u32, %arg1: u32, %arg0: u32, %7: u32) -> u32 {\n\
         1:\n  %12 = add %0, %arg0\n  %arg7 = add %arg1, %12\n  %3 = uconst 1u\n\
           %x_0 = add %3, %7\n  %x = add %x_0, %arg7\n  %x_1 = add %x, 1u\n\
           br bb0\n\
         bb0:\n  %00 = phi u32 [ %x_1, 1 ]\n  %c0_i32 = add %00, 4u\n  %_0 = add %c0_i32, %12\n\
           ret %_0\n}\n",
        "handed out",
    );
}

/// The start of a location in MLIR text may be the end of another word.
#[test]
fn a_call_of_a_function_called_alloc_keeps_its_name() {
    survives(
        "func @alloc(%x: u32) -> u32 {\nentry:\n  ret %x\n}\n\
         func @f(%x: u32) -> u32 {\nentry:\n  %place = call @alloc(%x)\n  ret %place\n}\n",
        "alloc",
    );
}

#[test]
fn names_of_any_length_stay_names() {
    let long = "a".repeat(64 * 1024);
    let text =
        format!("func @f(%x: u32) -> u32 {{\nentry:\n  %{long} = add %x, %x\n  ret %{long}\n}}\n");
    survives(&text, "long");
}

/// Finding the ids takes no longer for operations on one line than for those on many.
#[test]
fn operations_on_one_line_keep_their_names() {
    const COUNT: usize = 50_000;
    let ops: String = (0..COUNT)
        .map(|number| format!("%v{number} = gir.add %x, %x : ui32 gir.add %x, %x : ui32 "))
        .collect();
    let text = format!("gir.func @f(%x: ui32) {{ {ops} gir.return }}");
    let run = Sandbox::with("k.mlir", text).run("--emit-gir k.mlir");
    let last = format!("  %v{} = add %x, %x\n", COUNT - 1);
    assert!(run.printed().contains(&last));
}

/// Parts of a file have names of their own.
#[test]
fn parts_of_a_split_file_keep_their_names() {
    let part = |name| {
        format!("func @f(%x: u32) -> u32 {{\nentry:\n  %{name} = add %x, 1u\n  ret %{name}\n}}\n")
    };
    let text = format!("{}; -----\n{}", part("first"), part("second"));
    let sandbox = Sandbox::with("k.gir", text);
    let direct = sandbox.run("--split-input-file --emit-gir k.gir");
    sandbox.run("--split-input-file k.gir -o k.mlir").printed();
    let back = sandbox.run("--split-input-file --emit-gir k.mlir");
    assert_eq!(back.printed(), direct.printed());
    assert!(back.printed().contains("%second = add %x, 1u"));
}

/// Values have the same names after a pass, however they are printed.
#[test]
fn names_survive_after_passes() {
    let text = "func @f(%x: u32) -> u32 {\nentry:\n  %a = add %x, %x\n  %b = add %x, %x\n\
                %two = uconst 2u\n  %c = mul %two, 3u\n  %d = add %a, %b\n  %e = add %d, %c\n  ret %e\n}\n";
    let sandbox = Sandbox::with("k.gir", text);
    let direct = sandbox.run("--canonicalize --cse --emit-gir k.gir");
    sandbox
        .run("--canonicalize --cse k.gir -o k.mlir")
        .printed();
    let back = sandbox.run("--emit-gir k.mlir");
    assert_eq!(back.printed(), direct.printed());
    assert!(
        back.printed().contains("%d = add %a, %a"),
        "{}",
        back.printed()
    );
}

/// SPIR-V has no longer names.
#[test]
fn a_name_too_long_for_spirv_is_refused() {
    for (length, is_right) in [(65_535, true), (65_536, false), (300_000, false)] {
        let name = "k".repeat(length);
        let text = format!(
            "module {{ func.func @{name}() attributes {{mir.kernel = \
             #mir.kernel<compute, workgroup_size = [1, 1, 1]>}} {{ return }} }}"
        );
        let sandbox = Sandbox::with("k.mlir", text);
        let run = sandbox.run("--emit-spirv --target=vulkan1.3 k.mlir -o k.spv");
        assert_eq!(run.status == Some(0), is_right, "{length}");
        assert_eq!(run.stderr.contains("65,535 bytes"), !is_right, "{length}");
    }
}
