//! Random sequences of passes that preserve a program's meaning, to run before a device gets it.

use gir::{compile, profile::recorded};
use gir_dialects::diagnostic;
use gir_dialects::ir::Op;
use gir_dialects::pass::PassManager;

use super::random::Generator;

/// Passes that clean up, on any level with structured control flow.
const CLEANING: [&str; 12] = [
    "func.func(lir-canonicalize)",
    "func.func(lir-cse)",
    "mem2reg",
    "canonicalize",
    "cse",
    "sccp",
    "inline",
    "symbol-dce",
    "loop-invariant-code-motion",
    "control-flow-sink",
    "canonicalize",
    "cse",
];

/// Optional transforms of parallel code on mir.
const PARALLEL: [&str; 4] = [
    "func.func(mir-eliminate-barriers)",
    "func.func(mir-vectorize{width=4})",
    "func.func(mir-vectorize{width=2 distinct-parameters=true})",
    "canonicalize,cse,func.func(mir-vectorize{width=8})",
];

/// A tile of all workgroups of a program.
const TILE: &str = "mir-tile-workgroups{factor=3}";

/// Passes of lir that any device can do without.
const LOWER: [&str; 6] = [
    "lir-inline-calls",
    "func.func(lir-cse,lir-forward-stores)",
    "func.func(lir-eliminate-barriers)",
    "func.func(lir-guard-total-ops)",
    "func.func(lir-widen-bit-ops)",
    "lir-inline-pointer-calls",
];

/// The passes for the program of a seed.
#[must_use]
pub fn pipeline(seed: u64) -> String {
    let mut random = Generator::new(seed ^ 0x5eed_0f9a_55e5);
    let mut passes = vec!["gir-to-mir"];
    if random.chance(30) {
        // Before others: they make constants of vectors, which GIR text has not.
        passes.extend(["mir-to-gir", "gir-to-mir"]);
    }
    clean(&mut random, &mut passes);
    if random.chance(50) {
        for _ in 0..=random.below(2) {
            passes.push(*random.pick(&PARALLEL));
            clean(&mut random, &mut passes);
        }
        if random.chance(50) {
            passes.push(TILE);
            clean(&mut random, &mut passes);
        }
    }
    if random.chance(70) {
        passes.push("lower-to-lir");
        clean(&mut random, &mut passes);
        if random.chance(50) {
            passes.push(*random.pick(&LOWER));
            clean(&mut random, &mut passes);
        } else if random.chance(30) {
            passes.push("lir-to-mir");
        }
    }
    passes.join(",")
}

fn clean(random: &mut Generator, passes: &mut Vec<&'static str>) {
    for _ in 0..random.below(4) {
        passes.push(*random.pick(&CLEANING));
    }
}

/// The text of a module after passes for a target, in MLIR's form.
///
/// # Errors
/// With the diagnostics of the passes.
pub fn apply(text: &str, pipeline: &str, target: &str) -> Result<String, String> {
    let context = compile::new_context();
    let (result, messages) = diagnostic::keep_messages(&context, || {
        let module = compile::parse(&context, text.as_bytes(), "kernel.gir")?;
        let op = module.op();
        (recorded::record(op, target) && run(op, pipeline)).then(|| op.to_string())
    });
    result.ok_or_else(|| messages.join("\n"))
}

fn run(module: Op<'_>, pipeline: &str) -> bool {
    let mut passes = PassManager::new(module.context());
    passes.append(pipeline).is_ok() && passes.run(module)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_goes_through_passes() {
        let text = "func kernel workgroup_size(1, 1, 1) @k(%p: ptr[global]<u32>) -> void {\n\
                    entry:\n  %x = add 1u, 2u\n  store %p, %x\n  ret\n}\n";
        let folded = apply(text, "gir-to-mir,canonicalize,lower-to-lir", "cpu").unwrap();
        assert!(folded.contains("arith.constant 3 : i32"), "{folded}");
        assert!(folded.contains("lir.store"), "{folded}");
        assert!(apply(text, "no-such-pass", "cpu").is_err());
        for seed in 0..50 {
            assert_eq!(pipeline(seed), pipeline(seed));
            apply(text, &pipeline(seed), "cpu").unwrap();
        }
    }
}
