//! Every pass runs by its name.

use gir::registry::PASSES;

use super::Sandbox;

/// R-CARD-4: each pass is registered under its flag, and a textual pipeline names it, on the operation it is for.
#[test]
fn every_pass_runs_by_its_name_in_a_pipeline() {
    let sandbox = Sandbox::new();
    // Lowered for a target, since some passes are for one only; a module without kernels has nothing that another
    // lacks.
    let module = "module attributes {lir.target = \"vulkan1.3\"} {\n  func.func private @f() {\n    return\n  }\n}\n";
    let mut unknown = vec![];
    for pass in PASSES {
        let name = pass.argument;
        let pipeline = match pass.anchor {
            "" | "builtin.module" => format!("builtin.module({name})"),
            anchor => format!("builtin.module({anchor}({name}))"),
        };
        let run = sandbox.run_on(&format!("--pass-pipeline={pipeline}"), module);
        // A pass for another target reports so at an operation: it ran.
        let ran = run.status == Some(0) || run.stderr.contains("' op ");
        if !ran {
            unknown.push(format!("{name}: {}", run.stderr));
        }
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
    let run = sandbox.run_on("--pass-pipeline=builtin.module(no-such-pass)", module);
    assert_ne!(run.status, Some(0));
}
