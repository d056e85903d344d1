//! Diagnostics emitted from Rust reach the context's handler.

use crate::fixture::{context, parse};
use gir_dialects::{
    diagnostic,
    ir::{Context, Location},
    melior::diagnostic::{Diagnostic, DiagnosticSeverity},
};
use std::sync::{Arc, Mutex};

/// The diagnostics that a handler received, one line each, notes indented.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<String>>>);

impl Log {
    /// Records the diagnostics of a context.
    pub fn attach(context: &Context) -> Self {
        let log = Self::default();
        let sink = log.clone();
        context.attach_diagnostic_handler(move |diagnostic| {
            sink.record(&diagnostic);
            true
        });
        log
    }

    fn record(&self, diagnostic: &Diagnostic<'_>) {
        let severity = match diagnostic.severity() {
            DiagnosticSeverity::Error => "error",
            DiagnosticSeverity::Warning => "warning",
            DiagnosticSeverity::Remark => "remark",
            DiagnosticSeverity::Note => "note",
        };
        let mut lines = self.0.lock().expect("no thread panicked");
        lines.push(format!(
            "{}: {severity}: {diagnostic}",
            diagnostic.location()
        ));
        for index in 0..diagnostic.note_count() {
            let note = diagnostic.note(index).expect("the index is in range");
            lines.push(format!("  {}: note: {note}", note.location()));
        }
    }

    /// The lines so far, sorted: threads report in any order.
    pub fn sorted(&self) -> Vec<String> {
        let mut lines = self.lines();
        lines.sort();
        lines
    }

    /// The lines so far.
    pub fn lines(&self) -> Vec<String> {
        self.0.lock().expect("no thread panicked").clone()
    }
}

#[test]
fn severities_and_notes() {
    let context = context();
    let log = Log::attach(&context);
    let location = Location::new(&context, "k.gir", 3, 7);
    diagnostic::warning(location, "loses precision");
    diagnostic::remark(location, "emulated");
    let declared = (
        Location::new(&context, "k.gir", 1, 1),
        "declared here".to_owned(),
    );
    diagnostic::error_with_notes(location, "no such function", &[declared]);
    assert_eq!(
        log.lines(),
        [
            "loc(\"k.gir\":3:7): warning: loses precision",
            "loc(\"k.gir\":3:7): remark: emulated",
            "loc(\"k.gir\":3:7): error: no such function",
            "  loc(\"k.gir\":1:1): note: declared here",
        ]
    );
}

#[test]
fn an_op_names_itself() {
    let context = context();
    let log = Log::attach(&context);
    let module = parse(&context, "func.func private @f()");
    let op = module.body().first_op().unwrap();
    op.error("has no body");
    op.warning("is unused");
    op.remark("is private");
    assert_eq!(
        log.lines(),
        [
            "loc(\"test.mlir\":1:1): error: 'func.func' op has no body",
            "loc(\"test.mlir\":1:1): warning: 'func.func' op is unused",
            "loc(\"test.mlir\":1:1): remark: 'func.func' op is private",
        ]
    );
}

/// `-Werror`: a run with a warning has failed; one with remarks only has not.
#[test]
fn warnings_are_seen_where_they_are_errors() {
    let context = context();
    let location = Location::new(&context, "k.gir", 1, 1);
    let said = |emit: fn(Location<'_>)| {
        let form = diagnostic::Form::Text;
        let run = || emit(location);
        diagnostic::print_with_errors_for_warnings(&context, b"x", "k.gir", form, run).1
    };
    assert!(said(|location| diagnostic::warning(location, "is odd")));
    assert!(!said(|location| {
        diagnostic::remark_with_notes(location, "is emulated", &[]);
    }));
}
