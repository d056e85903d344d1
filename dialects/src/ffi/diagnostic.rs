//! Errors, warnings, remarks and notes at source locations.
//!
//! An error emitted while a pass runs makes the pass fail; no code returns a
//! second failure for it.

pub use super::handler::{
    Form, collect, keep_errors, keep_messages, move_diagnostics, print_all,
    print_with_errors_for_warnings, print_with_source,
};

use super::{ir::Location, panic, string, sys};
use crate::report::collected::Kind;

/// A note of a diagnostic: its location and message.
pub type Note<'c> = (Location<'c>, String);

/// Emits an error.
pub fn error(location: Location<'_>, message: impl AsRef<str>) {
    error_with_notes(location, message, &[]);
}

/// Emits an error with notes.
pub fn error_with_notes(location: Location<'_>, message: impl AsRef<str>, notes: &[Note<'_>]) {
    error_of_kind(location, None, message.as_ref(), notes);
}

/// Emits an error about something that the program may say and its target cannot express.
pub fn unsupported(location: Location<'_>, message: impl AsRef<str>) {
    error_of_kind(location, Some(Kind::Unsupported), message.as_ref(), &[]);
}

/// Emits an error about a mistake in the program, in a phase whose errors are lacks of the target.
pub fn mistake(location: Location<'_>, message: impl AsRef<str>) {
    error_of_kind(location, Some(Kind::Mistake), message.as_ref(), &[]);
}

/// Emits an error of a kind; without one, the phase of the compilation that it is emitted in decides.
pub(super) fn error_of_kind(
    location: Location<'_>,
    kind: Option<Kind>,
    message: &str,
    notes: &[Note<'_>],
) {
    panic::note_error();
    let kind = match kind {
        None => sys::GirKind::GirKindUnstated,
        Some(Kind::Mistake) => sys::GirKind::GirKindMistake,
        Some(Kind::Unsupported) => sys::GirKind::GirKindUnsupported,
        Some(Kind::Internal) => sys::GirKind::GirKindInternal,
    };
    let severity = sys::GirSeverity::GirSeverityError;
    emit(location, (severity, kind), message, notes);
}

/// Emits a warning.
pub fn warning(location: Location<'_>, message: impl AsRef<str>) {
    let severity = sys::GirSeverity::GirSeverityWarning;
    let kind = sys::GirKind::GirKindUnstated;
    emit(location, (severity, kind), message.as_ref(), &[]);
}

/// Emits a remark: a decision that concerns the user, such as a fallback.
pub fn remark(location: Location<'_>, message: impl AsRef<str>) {
    remark_with_notes(location, message, &[]);
}

/// Emits a remark with notes.
pub fn remark_with_notes(location: Location<'_>, message: impl AsRef<str>, notes: &[Note<'_>]) {
    let severity = sys::GirSeverity::GirSeverityRemark;
    let kind = sys::GirKind::GirKindUnstated;
    emit(location, (severity, kind), message.as_ref(), notes);
}

fn emit(
    location: Location<'_>,
    (severity, kind): (sys::GirSeverity, sys::GirKind),
    message: &str,
    notes: &[Note<'_>],
) {
    let notes: Vec<_> = notes
        .iter()
        .map(|(location, message)| sys::GirNote {
            location: location.to_raw(),
            message: string::to_raw(message),
        })
        .collect();
    unsafe {
        sys::girEmitDiagnostic(
            location.to_raw(),
            severity,
            kind,
            string::to_raw(message),
            notes.len() as isize,
            notes.as_ptr(),
        );
    }
}
