//! The generated kernels: their sizes, and that the compilers accept them.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::*;
use crate::process;
use pretty_assertions::assert_eq;

#[allow(dead_code, reason = "a test here is skipped as a whole")]
#[path = "../../../../tools/lab/tests/it/skip.rs"]
mod skip;

#[test]
fn a_kernel_has_as_many_instructions_as_asked_for() {
    for instructions in [100, 1_000, 1_001, 1_013, 10_000] {
        assert_eq!(gir::write(&steps(instructions)).instructions, instructions);
    }
}

#[test]
fn a_kernel_is_the_same_every_time() {
    assert_eq!(steps(5_000), steps(5_000));
}

#[test]
fn a_kernel_loads_computes_stores_and_loops() {
    let steps = steps(10_000);
    let count = |is: fn(&Step) -> bool| steps.iter().filter(|step| is(step)).count();
    assert!(count(|step| matches!(step, Step::Load { .. })) > 500);
    assert!(count(|step| matches!(step, Step::Store { .. })) > 500);
    assert!(count(|step| matches!(step, Step::Convert { .. })) > 200);
    assert_eq!(count(|step| matches!(step, Step::Sum { .. })), LOOPS);
}

#[test]
fn a_group_is_no_longer_than_said() {
    let mut generator = Generator::new();
    generator.load(Class::Integer);
    generator.load(Class::Float);
    let before = generator.instructions;
    generator.group();
    assert!(generator.instructions - before <= GROUP);
}

/// The smallest of every shape.
fn shapes() -> [(&'static str, Sources); 6] {
    [
        ("empty", empty()),
        ("straight", straight_line(2_000)),
        ("branches", branches::write(3)),
        ("many", many::write(3, 35)),
        ("calls", calls::write(3, 10)),
        ("nest", nest::write(4)),
    ]
}

#[test]
fn the_compiler_accepts_every_shape() {
    // In the folder above that of the tests.
    let tests = std::env::current_exe().unwrap();
    let tool = tests.ancestors().nth(2).unwrap().join("gir-opt");
    if tool.exists() {
        let folder = folder("gir");
        for (name, sources) in shapes() {
            let input = folder.join(format!("{name}.gir"));
            compile(&input, &sources.gir, |output| {
                let is_metal = output.extension().is_some_and(|end| end == "metal");
                let flag = if is_metal {
                    "--emit-msl"
                } else {
                    "--emit-spirv"
                };
                let mut command = Command::new(&tool);
                command.arg(flag).arg(&input).arg("-o").arg(output);
                command
            });
        }
        std::fs::remove_dir_all(folder).unwrap();
    } else {
        skip::whole("gir-opt is not built");
    }
}

#[test]
fn naga_accepts_every_shape() {
    if process::on_path("naga") {
        let folder = folder("wgsl");
        for (name, sources) in shapes() {
            let input = folder.join(format!("{name}.wgsl"));
            compile(&input, &sources.wgsl, |output| {
                let mut command = Command::new("naga");
                command.arg(&input).arg(output);
                command
            });
        }
        std::fs::remove_dir_all(folder).unwrap();
    } else {
        skip::whole("no naga");
    }
}

/// Runs the commands from a file with that text to SPIR-V and to Metal.
fn compile(input: &Path, text: &str, command: impl Fn(&Path) -> Command) {
    std::fs::write(input, text).unwrap();
    for extension in ["spv", "metal"] {
        let output = input.with_extension(extension);
        process::text(&mut command(&output)).unwrap();
        assert!(output.metadata().unwrap().len() > 0);
    }
}

/// An empty folder of this process.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("gir-shapes-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
