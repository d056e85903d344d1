//! Handling diagnostics: printing them with their source line, or keeping them.

use super::{
    diagnostic,
    ir::{Context, Location},
    string, sys,
};
use crate::report::{
    self, Report, Severity, Source,
    collected::{self, Diagnostics, Kind},
    place::{Place, callers},
    written,
};
use mlir_sys::*;
use std::{
    cell::{Cell, RefCell},
    ffi::c_void,
    io::{self, Write},
    marker::PhantomData,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// The form of printed diagnostics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Text, with source lines.
    #[default]
    Text,
    /// JSON, one object per line ([`crate::report::json`]).
    Json,
}

/// Prints the diagnostics that `body` emits about `source`, called `name` in locations, to standard
/// error.
pub fn print_with_source<T>(
    context: &Context,
    source: &[u8],
    name: &str,
    form: Form,
    body: impl FnOnce() -> T,
) -> T {
    print_raised(context, (source, name), form, |severity| severity, body)
}

/// The same with warnings as errors; the flag says whether there were any.
pub fn print_with_errors_for_warnings<T>(
    context: &Context,
    source: &[u8],
    name: &str,
    form: Form,
    body: impl FnOnce() -> T,
) -> (T, bool) {
    let has_warned = Cell::new(false);
    let raised = |severity| match severity {
        Severity::Warning => {
            has_warned.set(true);
            Severity::Error
        }
        other => other,
    };
    let value = print_raised(context, (source, name), form, raised, body);
    (value, has_warned.get())
}

/// Prints the diagnostics that `body` emits, each with the severity that `raised` gives it.
fn print_raised<T>(
    context: &Context,
    (source, name): (&[u8], &str),
    form: Form,
    raised: impl Fn(Severity) -> Severity,
    body: impl FnOnce() -> T,
) -> T {
    unsafe { sys::girContextPrintOpOnDiagnostic(context.to_raw(), false) };
    let source = Source { name, text: source };
    let mut print = |diagnostic: Diagnostic<'_>| {
        let mut reports = diagnostic.reports();
        for report in &mut reports {
            written::rename(report, source);
            report.severity = raised(report.severity);
        }
        print(&reports, source, form);
    };
    handling(context, &mut print, body)
}

/// Runs `body`; returns the messages of its diagnostics without printing them.
pub fn keep_messages<T>(context: &Context, body: impl FnOnce() -> T) -> (T, Vec<String>) {
    let messages = RefCell::new(vec![]);
    let mut keep = |diagnostic: Diagnostic<'_>| {
        let text = diagnostic.message();
        messages
            .borrow_mut()
            .push(String::from_utf8_lossy(&text).into_owned());
    };
    let value = handling(context, &mut keep, body);
    (value, messages.into_inner())
}

/// Runs `body`; returns its diagnostics without printing them. `kind` is that of errors that state none.
pub fn collect<T>(context: &Context, kind: Kind, body: impl FnOnce() -> T) -> (T, Diagnostics) {
    unsafe { sys::girContextPrintOpOnDiagnostic(context.to_raw(), false) };
    let mut all = Diagnostics::default();
    let mut keep = |diagnostic: Diagnostic<'_>| {
        let kind = diagnostic.kind().unwrap_or(kind);
        let kept = collected::Diagnostic::of_reports(Some(kind), diagnostic.reports());
        if let Some(kept) = kept {
            all.push(kept);
        }
    };
    let value = handling(context, &mut keep, body);
    (value, all)
}

/// Prints collected diagnostics to standard error, with lines of `source`, which locations call `name`.
pub fn print_all(all: &Diagnostics, source: &[u8], name: &str, form: Form) {
    let text = all.render(source, name, form, unsafe { sys::girUsesColors() });
    // If standard error is closed, the failure cannot be reported.
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Runs `body`; returns the errors it emits without printing them, each as one line: `k.gir:3:14:
/// error: …`.
pub fn keep_errors<T>(context: &Context, body: impl FnOnce() -> T) -> (T, Vec<String>) {
    unsafe { sys::girContextPrintOpOnDiagnostic(context.to_raw(), false) };
    let mut errors = vec![];
    let mut keep = |diagnostic: Diagnostic<'_>| {
        let report = diagnostic.report();
        if report.severity == Severity::Error {
            let text = String::from_utf8_lossy(&report.message).into_owned();
            errors.push(match report.place {
                Some(place) => format!("{place}: error: {text}"),
                None => format!("error: {text}"),
            });
        }
    };
    let value = handling(context, &mut keep, body);
    (value, errors)
}

/// A kept diagnostic.
struct Kept<'c> {
    severity: Severity,
    kind: Option<Kind>,
    location: Location<'c>,
    message: String,
    notes: Vec<diagnostic::Note<'c>>,
}

/// Runs `body`, and emits its diagnostics afterwards, at locations mapped by `moved`.
pub fn move_diagnostics<'c, T>(
    context: &'c Context,
    moved: impl Fn(Location<'c>) -> Location<'c>,
    body: impl FnOnce() -> T,
) -> T {
    emitting_later(context, |diagnostic| diagnostic.keep(&moved), body)
}

/// Runs `body`, and emits its diagnostics afterwards, in other words where `reworded` has some.
pub(super) fn reword_diagnostics<T>(
    context: &Context,
    reworded: impl Fn(&str) -> Option<String>,
    body: impl FnOnce() -> T,
) -> T {
    let keep = |diagnostic: Diagnostic<'_>| {
        let mut kept = diagnostic.keep(|location| location);
        kept.message = reworded(&kept.message).unwrap_or(kept.message);
        kept
    };
    emitting_later(context, keep, body)
}

/// Runs `body`, and emits afterwards what `keep` has kept of its diagnostics.
fn emitting_later<'c, T>(
    context: &'c Context,
    keep: impl Fn(Diagnostic<'_>) -> Kept<'c>,
    body: impl FnOnce() -> T,
) -> T {
    let mut kept = vec![];
    let mut push = |diagnostic: Diagnostic<'_>| kept.push(keep(diagnostic));
    let value = handling(context, &mut push, body);
    for Kept {
        severity,
        kind,
        location,
        message,
        notes,
    } in kept
    {
        match severity {
            Severity::Warning => diagnostic::warning(location, message),
            Severity::Remark => diagnostic::remark_with_notes(location, message, &notes),
            _ => diagnostic::error_of_kind(location, kind, &message, &notes),
        }
    }
    value
}

type Handle<'h> = &'h mut dyn FnMut(Diagnostic<'_>);

/// Runs `body` with `handle` as the handler of the context's diagnostics.
fn handling<T>(context: &Context, mut handle: Handle<'_>, body: impl FnOnce() -> T) -> T {
    struct Attached(MlirContext, MlirDiagnosticHandlerID);
    impl Drop for Attached {
        fn drop(&mut self) {
            unsafe { mlirContextDetachDiagnosticHandler(self.0, self.1) }
        }
    }
    unsafe extern "C" fn callback(raw: MlirDiagnostic, data: *mut c_void) -> MlirLogicalResult {
        let handle = unsafe { &mut *data.cast::<Handle<'_>>() };
        let diagnostic = Diagnostic {
            raw,
            lifetime: PhantomData,
        };
        // Nothing may unwind into C++; a message that cannot be built is lost.
        let _ = catch_unwind(AssertUnwindSafe(|| handle(diagnostic)));
        MlirLogicalResult { value: 1 }
    }
    let raw = context.to_raw();
    let data = std::ptr::from_mut(&mut handle).cast();
    let id = unsafe { mlirContextAttachDiagnosticHandler(raw, Some(callback), data, None) };
    let _attached = Attached(raw, id);
    body()
}

/// A diagnostic under handling.
#[derive(Clone, Copy)]
struct Diagnostic<'d> {
    raw: MlirDiagnostic,
    lifetime: PhantomData<&'d ()>,
}

impl<'d> Diagnostic<'d> {
    fn message(self) -> Vec<u8> {
        let mut text = vec![];
        let data = std::ptr::from_mut(&mut text).cast();
        unsafe { mlirDiagnosticPrint(self.raw, Some(string::append), data) };
        text
    }

    /// A copy of the diagnostic that outlives its emission; its locations belong to the context.
    fn keep<'c>(self, moved: impl Fn(Location<'c>) -> Location<'c>) -> Kept<'c> {
        let location = |it: Diagnostic<'_>| {
            moved(unsafe { Location::from_raw(mlirDiagnosticGetLocation(it.raw)) })
        };
        let text = |it: Diagnostic<'_>| String::from_utf8_lossy(&it.message()).into_owned();
        Kept {
            severity: self.severity(),
            kind: self.kind(),
            location: location(self),
            message: text(self),
            notes: self.notes().map(|it| (location(it), text(it))).collect(),
        }
    }

    fn location(self) -> Location<'d> {
        unsafe { Location::from_raw(mlirDiagnosticGetLocation(self.raw)) }
    }

    /// The kind that an error states.
    fn kind(self) -> Option<Kind> {
        match unsafe { sys::girDiagnosticKind(self.raw) } {
            sys::GirKind::GirKindUnstated => None,
            sys::GirKind::GirKindMistake => Some(Kind::Mistake),
            sys::GirKind::GirKindUnsupported => Some(Kind::Unsupported),
            sys::GirKind::GirKindInternal => Some(Kind::Internal),
        }
    }

    fn severity(self) -> Severity {
        severity(unsafe { mlirDiagnosticGetSeverity(self.raw) })
    }

    fn notes(self) -> impl Iterator<Item = Self> {
        let count = unsafe { mlirDiagnosticGetNumNotes(self.raw) };
        (0..count).map(move |index| Self {
            raw: unsafe { mlirDiagnosticGetNote(self.raw, index) },
            lifetime: PhantomData,
        })
    }
}

/// The maximum number of callers listed for an inlined op.
const CALL_STACK: usize = 10;

impl Diagnostic<'_> {
    /// The diagnostic, the calls through which its op was inlined, and its notes.
    fn reports(self) -> Vec<Report> {
        let mut reports = vec![self.report()];
        let callers = callers(self.location()).take(CALL_STACK);
        reports.extend(callers.map(|caller| Report {
            severity: Severity::Note,
            place: Place::of(caller),
            message: b"called from".to_vec(),
        }));
        reports.extend(self.notes().map(Self::report));
        reports
    }

    fn report(self) -> Report {
        Report {
            severity: self.severity(),
            place: Place::of(self.location()),
            message: self.message(),
        }
    }
}

fn severity(raw: MlirDiagnosticSeverity) -> Severity {
    #[allow(non_upper_case_globals, reason = "named by bindgen")]
    match raw {
        MlirDiagnosticSeverity_MlirDiagnosticWarning => Severity::Warning,
        MlirDiagnosticSeverity_MlirDiagnosticNote => Severity::Note,
        MlirDiagnosticSeverity_MlirDiagnosticRemark => Severity::Remark,
        _ => Severity::Error,
    }
}

/// Prints a diagnostic with its notes.
fn print(reports: &[Report], source: Source<'_>, form: Form) {
    let text = match form {
        Form::Text => report::render(reports, source, unsafe { sys::girUsesColors() }),
        Form::Json => report::json::render(reports, source),
    };
    // If standard error is closed, the failure cannot be reported.
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Prints a message of the diagnostic verifier.
pub(super) unsafe extern "C" fn print_message(message: *const sys::GirMessage) {
    let _ = catch_unwind(|| {
        let message = unsafe { &*message };
        let line = usize::try_from(message.line).unwrap_or(0);
        let place = (line > 0).then(|| Place {
            file: unsafe { string::text(message.file) }.to_owned(),
            line,
            column: usize::try_from(message.column).unwrap_or(0),
        });
        let report = Report {
            severity: severity(message.severity),
            place,
            message: unsafe { string::bytes(message.message) }.to_vec(),
        };
        let source = Source {
            name: unsafe { string::text(message.bufferName) },
            text: unsafe { string::bytes(message.text) },
        };
        print(&[report], source, Form::Text);
    });
}
