//! Versions of dialects in bytecode.

use super::fixture::parse;
use gir_dialects::{
    bytecode,
    diagnostic::keep_messages,
    driver,
    gir::FuncOp,
    ir::{AttributeExt, Context, Module, Op, i64_attr},
    melior::dialect::DialectRegistry,
    versions::{DialectVersions, Step, VERSIONS},
};

const PROGRAM: &str = "gir.func @f() attributes {a.b = 1 : i64} {\n  gir.return\n}\n";

/// Bytecode of version 1, and its dialect.
const KEPT: [(&str, &[u8]); 3] = [
    (
        "gir",
        include_bytes!("../../../test/dialects/Inputs/gir-1.mlirbc"),
    ),
    (
        "mir",
        include_bytes!("../../../test/dialects/Inputs/mir-1.mlirbc"),
    ),
    (
        "lir",
        include_bytes!("../../../test/dialects/Inputs/lir-1.mlirbc"),
    ),
];

/// A context whose gir dialect has these steps after version 1.
fn context(steps: &'static [Step]) -> Context {
    context_of("gir", steps)
}

fn context_of(dialect: &'static str, steps: &'static [Step]) -> Context {
    let versions = Box::leak(Box::new([DialectVersions { dialect, steps }]));
    let registry = DialectRegistry::new();
    driver::register_dialects_with(&registry, versions);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.set_allow_unregistered_dialects(true);
    context
}

/// The bytecode of the program where the dialect has these steps.
fn written(steps: &'static [Step]) -> Vec<u8> {
    let context = context(steps);
    bytecode::write(parse(&context, PROGRAM).op())
}

/// The value of `a.b` after reading, or the error messages.
fn read(bytes: &[u8], steps: &'static [Step]) -> Result<i64, Vec<String>> {
    let context = context(steps);
    let (number, messages) = keep_messages(&context, || {
        let module = Module::parse(&context, bytes, "k.mlirbc", true)?;
        functions(module.op()).next()?.attribute("a.b")?.as_int()
    });
    number.ok_or(messages)
}

fn functions(root: Op<'_>) -> impl Iterator<Item = Op<'_>> {
    let mut functions = vec![];
    root.walk_pre(|op| functions.extend(op.is::<FuncOp<'_>>().then_some(op)));
    functions.into_iter()
}

fn change(root: Op<'_>, change: impl Fn(i64) -> i64) {
    for function in functions(root) {
        let old = function
            .attribute("a.b")
            .and_then(AttributeExt::as_int)
            .expect("the program has the attribute");
        function.set_attribute("a.b", i64_attr(root.context(), change(old)));
    }
}

fn add_1(module: Op<'_>) {
    change(module, |old| old + 1);
}

fn times_10(module: Op<'_>) {
    change(module, |old| old * 10);
}

fn refuse(module: Op<'_>) {
    module.error("is too old");
}

#[test]
fn what_a_version_lacks_is_done_in_order() {
    assert_eq!(read(&written(&[]), &[]), Ok(1));
    assert_eq!(read(&written(&[]), &[add_1, times_10]), Ok(20));
    assert_eq!(read(&written(&[refuse]), &[refuse, times_10]), Ok(10));
    assert_eq!(read(&written(&[refuse, refuse]), &[refuse, refuse]), Ok(1));
}

#[test]
fn a_later_version_is_refused() {
    let messages = read(&written(&[add_1, add_1]), &[add_1]).unwrap_err();
    let error = "the file has version 3 of the dialect 'gir', and this reader knows versions up to 2; \
                 use a newer one";
    assert!(
        messages.iter().any(|message| message.contains(error)),
        "{messages:?}"
    );
}

/// Nothing comes after a step that fails, not even the module.
#[test]
fn a_step_may_fail() {
    let messages = read(&written(&[]), &[refuse, add_1]).unwrap_err();
    assert_eq!(messages.len(), 1, "{messages:?}");
    assert!(messages[0].contains("is too old"), "{messages:?}");
}

/// A step that panics is reported, and does not unwind into the reader.
#[test]
fn a_step_may_panic() {
    fn panics(_: Op<'_>) {
        panic!("on purpose");
    }
    let messages = read(&written(&[]), &[panics]).unwrap_err();
    assert!(
        messages[0].contains("internal error: on purpose"),
        "{messages:?}"
    );
}

/// Text has no version: its reader knows all of it.
#[test]
fn text_is_not_brought_up_to_date() {
    let context = context(&[refuse]);
    assert_eq!(functions(parse(&context, PROGRAM).op()).count(), 1);
}

#[test]
fn each_of_our_dialects_has_versions() {
    let dialects = VERSIONS.map(|versions| versions.dialect);
    assert_eq!(dialects, ["gir", "mir", "lir"]);
}

#[test]
fn the_bytecode_that_is_kept_has_version_1() {
    for (dialect, bytes) in KEPT {
        let reads = |steps| {
            let context = context_of(dialect, steps);
            let parse = || Module::parse(&context, bytes, "kept.mlirbc", true).is_some();
            keep_messages(&context, parse).0
        };
        assert!(reads(&[]), "{dialect}");
        assert!(!reads(&[refuse]), "{dialect}");
    }
}
