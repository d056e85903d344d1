//! Passes and pipelines written in Rust.

use crate::{
    diagnostics::Log,
    fixture::{context, parse},
};
use gir_dialects::{
    ir::{self, Module, Op},
    pass::{self, OptionKind, PassInfo, PassManager, PassOption, PassRun, PipelineInfo, State},
};
use std::sync::{
    Arc, Once,
    atomic::{AtomicUsize, Ordering},
};

static RENAME: PassInfo = PassInfo {
    argument: "test-rename",
    description: "sets attributes from the options",
    anchor: "func.func",
    options: &[
        PassOption {
            name: "name",
            description: "text",
            kind: OptionKind::String("unnamed"),
        },
        PassOption {
            name: "count",
            description: "number",
            kind: OptionKind::Int(-3),
        },
        PassOption {
            name: "loud",
            description: "flag",
            kind: OptionKind::Bool(false),
        },
    ],
    dialects: &[],
    initialize: None,
    concerns: None,
    run: |run| {
        run.op().remark(format!(
            "name={} count={} loud={}",
            run.string_option("name"),
            run.int_option("count"),
            run.bool_option("loud"),
        ));
    },
};

static COUNT: PassInfo = PassInfo {
    argument: "test-count",
    description: "counts its runs in the shared state",
    anchor: "",
    options: &[],
    dialects: &["arith", "spirv"],
    initialize: Some(|_| -> State { Arc::new(AtomicUsize::new(10)) }),
    concerns: None,
    run: |run| {
        let count = run.state::<AtomicUsize>().fetch_add(1, Ordering::SeqCst);
        run.op().remark(format!("run {count}"));
    },
};

static FAIL: PassInfo = PassInfo {
    argument: "test-fail",
    description: "reports an error for @bad",
    anchor: "func.func",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: None,
    run: fail_on_bad,
};

fn fail_on_bad(run: &PassRun<'_>) {
    if symbol(run.op()) == "bad" {
        run.op().error("is bad; rename it");
    }
}

static PANIC: PassInfo = PassInfo {
    argument: "test-panic",
    description: "panics",
    anchor: "func.func",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: None,
    run: |run| assert!(run.op().region_count() > 7, "a bug"),
};

static IDLE: PassInfo = PassInfo {
    argument: "test-idle",
    description: "has no work where there is no addition, but marks @bad",
    anchor: "func.func",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: Some(|census| census.has::<gir_dialects::upstream::arith::AddIOp<'_>>()),
    run: |run| {
        if symbol(run.op()) == "bad" {
            let mark = ir::flag(run.op().context());
            run.op().set_attribute("marked", mark);
        }
    },
};

static PARALLEL: PassInfo = PassInfo {
    argument: "test-parallel",
    description: "visits functions in parallel",
    anchor: "builtin.module",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: None,
    run: |run| {
        let module = run.op();
        let names: Vec<String> = module
            .region(0)
            .blocks()
            .flat_map(|block| block.ops())
            .map(|op| symbol(op).to_owned())
            .collect();
        pass::parallel_for(module.context(), &names, |name| {
            assert!(name != "panic", "told to");
            if name == "bad" {
                module_error(module, name);
            }
        });
    },
};

fn module_error(module: Op<'_>, name: &str) {
    module.error(format!("holds '{name}'"));
}

fn symbol<'c>(op: Op<'c>) -> &'c str {
    use gir_dialects::upstream::func::FuncOp;
    op.cast::<FuncOp>()
        .map(FuncOp::sym_name)
        .unwrap_or_default()
}

static PIPELINE: PipelineInfo = PipelineInfo {
    argument: "test-pipeline",
    description: "renames twice",
    options: &[PassOption {
        name: "to",
        description: "text",
        kind: OptionKind::String("x"),
    }],
    expand: |values| {
        format!(
            "func.func(test-rename{{name={0}}},test-rename{{name={0}2 loud}})",
            values[0]
        )
    },
};

fn register() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        for pass in [&RENAME, &COUNT, &FAIL, &PANIC, &IDLE, &PARALLEL] {
            pass::register_pass(pass);
        }
        pass::register_pipeline(&PIPELINE);
    });
}

/// Runs a pipeline on two functions; the result and the diagnostics.
fn run(pipeline: &str, names: [&str; 2]) -> (bool, Vec<String>) {
    register();
    let context = context();
    let log = Log::attach(&context);
    let [first, second] = names;
    let text = format!("func.func private @{first}()\nfunc.func private @{second}()\n");
    let module: Module<'_> = parse(&context, &text);
    let mut manager = PassManager::new(&context);
    manager.append(pipeline).expect("the pipeline parses");
    let ok = manager.run(module.op());
    (ok, log.sorted())
}

#[test]
fn options_have_defaults() {
    let (ok, log) = run("func.func(test-rename)", ["a", "b"]);
    assert!(ok);
    assert_eq!(
        log,
        [
            "loc(\"test.mlir\":1:1): remark: 'func.func' op name=unnamed count=-3 loud=false",
            "loc(\"test.mlir\":2:1): remark: 'func.func' op name=unnamed count=-3 loud=false",
        ]
    );
}

#[test]
fn options_are_read_from_the_pipeline() {
    // Each thread runs a clone, which must have the options too.
    let (ok, log) = run("func.func(test-rename{name=y count=12 loud})", ["a", "b"]);
    assert!(ok);
    assert_eq!(
        log,
        [
            "loc(\"test.mlir\":1:1): remark: 'func.func' op name=y count=12 loud=true",
            "loc(\"test.mlir\":2:1): remark: 'func.func' op name=y count=12 loud=true",
        ]
    );
}

#[test]
fn clones_share_the_state() {
    let (ok, log) = run("func.func(test-count)", ["a", "b"]);
    assert!(ok);
    let runs: Vec<_> = log
        .iter()
        .map(|line| line.rsplit_once(' ').unwrap().1)
        .collect();
    let mut runs: Vec<usize> = runs.iter().map(|run| run.parse().unwrap()).collect();
    runs.sort_unstable();
    assert_eq!(runs, [10, 11]);
}

#[test]
fn an_error_fails_the_pass() {
    let (ok, log) = run("func.func(test-fail)", ["good", "bad"]);
    assert!(!ok);
    assert_eq!(
        log,
        ["loc(\"test.mlir\":2:1): error: 'func.func' op is bad; rename it"]
    );
    assert!(run("func.func(test-fail)", ["good", "fine"]).0);
}

#[test]
fn a_panic_is_a_diagnostic() {
    let (ok, log) = run("func.func(test-panic)", ["a", "b"]);
    assert!(!ok);
    assert!(!log.is_empty());
    for line in log {
        assert!(
            line.ends_with("error: internal error: a bug; please report this"),
            "{line}"
        );
    }
}

#[test]
fn a_pass_without_work_changes_nothing() {
    assert!(run("func.func(test-idle)", ["good", "fine"]).0);
    let (ok, log) = run("func.func(test-idle)", ["good", "bad"]);
    assert_eq!(ok, !cfg!(debug_assertions));
    let said = log.iter().any(|line| {
        line.ends_with(
            "--test-idle changes or refuses an operation whose contents do not concern it",
        )
    });
    assert_eq!(said, cfg!(debug_assertions));
}

#[test]
fn parallel_errors_fail_the_pass() {
    assert!(run("test-parallel", ["a", "b"]).0);
    let (ok, log) = run("test-parallel", ["a", "bad"]);
    assert!(!ok);
    assert_eq!(
        log,
        ["loc(\"test.mlir\":0:0): error: 'builtin.module' op holds 'bad'"]
    );
    let (ok, log) = run("test-parallel", ["panic", "a"]);
    assert!(!ok);
    assert_eq!(
        log,
        ["loc(unknown): error: internal error: told to; please report this"]
    );
}

#[test]
fn a_pipeline_expands_its_options() {
    let (ok, log) = run("test-pipeline{to=z}", ["a", "b"]);
    assert!(ok);
    assert_eq!(
        log,
        [
            "loc(\"test.mlir\":1:1): remark: 'func.func' op name=z count=-3 loud=false",
            "loc(\"test.mlir\":1:1): remark: 'func.func' op name=z2 count=-3 loud=true",
            "loc(\"test.mlir\":2:1): remark: 'func.func' op name=z count=-3 loud=false",
            "loc(\"test.mlir\":2:1): remark: 'func.func' op name=z2 count=-3 loud=true",
        ]
    );
}

#[test]
fn a_bad_pipeline_is_a_message() {
    register();
    let context = context();
    let mut manager = PassManager::new(&context);
    let message = manager.append("func.func(no-such-pass)").unwrap_err();
    assert!(message.contains("no-such-pass"), "{message}");
    let message = manager
        .append("func.func(test-rename{no-such-option=1})")
        .unwrap_err();
    assert!(message.contains("no-such-option"), "{message}");
}
