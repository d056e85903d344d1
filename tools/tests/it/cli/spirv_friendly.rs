//! LLVM IR with the operations of SPIR-V that is damaged: it is read, or refused at places of the text.

use super::{Sandbox, place};

/// Programs with images, built-in variables, metadata and annotations.
const PROGRAMS: [&str; 4] = [
    include_str!("../../../../test/import/spirv-friendly/Inputs/annotations.ll"),
    include_str!("../../../../test/import/spirv-friendly/Inputs/builtins.ll"),
    include_str!("../../../../test/import/spirv-friendly/Inputs/example.ll"),
    include_str!("../../../../test/import/spirv-friendly/Inputs/images.ll"),
];

/// R-SPVLLVM-59: the text is emitted again, or each error has its place.
#[track_caller]
fn read_or_refused(text: &str) {
    let run = Sandbox::with("k.ll", text).run("--emit-llvm-spir --target=opencl3.0-spirv k.ll");
    run.check_no_crash();
    let errors = run.stderr.lines().filter(|line| line.contains("error: "));
    let places: Vec<_> = errors.map(|error| place(error, "k.ll")).collect();
    assert_eq!(places.is_empty(), run.status == Some(0), "{}", run.said());
}

/// The numbers of every third line of a program, from one on.
fn lines(program: &str, first: usize) -> impl Iterator<Item = usize> {
    (first..program.lines().count()).step_by(3)
}

#[test]
fn text_without_a_line_is_read_or_refused() {
    for program in PROGRAMS {
        for left_out in lines(program, 1) {
            let kept = program.lines().enumerate();
            let kept = kept.filter(|(number, _)| *number != left_out);
            let kept: Vec<_> = kept.map(|(_, line)| line).collect();
            read_or_refused(&kept.join("\n"));
        }
    }
}

#[test]
fn text_with_other_numbers_is_read_or_refused() {
    for program in PROGRAMS {
        for changed in lines(program, 2) {
            let damaged = program.lines().enumerate().map(|(number, line)| {
                let (old, new) = if number == changed {
                    ("1", "7")
                } else {
                    ("", "")
                };
                line.replace(old, new)
            });
            let damaged: Vec<_> = damaged.collect();
            read_or_refused(&damaged.join("\n"));
        }
    }
}
