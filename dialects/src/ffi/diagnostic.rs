//! Errors, warnings, remarks and notes at source locations.
//!
//! An error emitted while a pass runs makes the pass fail; no code returns a
//! second failure for it.

pub use super::handler::{Form, keep_errors, keep_messages, move_diagnostics, print_with_source};

use super::{ir::Location, panic, string, sys};

/// A note of a diagnostic: its location and message.
pub type Note<'c> = (Location<'c>, String);

/// Emits an error.
pub fn error(location: Location<'_>, message: impl AsRef<str>) {
    error_with_notes(location, message, &[]);
}

/// Emits an error with notes.
pub fn error_with_notes(location: Location<'_>, message: impl AsRef<str>, notes: &[Note<'_>]) {
    panic::note_error();
    emit(
        location,
        sys::GirSeverity::GirSeverityError,
        message.as_ref(),
        notes,
    );
}

/// Emits a warning.
pub fn warning(location: Location<'_>, message: impl AsRef<str>) {
    emit(
        location,
        sys::GirSeverity::GirSeverityWarning,
        message.as_ref(),
        &[],
    );
}

/// Emits a remark: a decision that concerns the user, such as a fallback.
pub fn remark(location: Location<'_>, message: impl AsRef<str>) {
    remark_with_notes(location, message, &[]);
}

/// Emits a remark with notes.
pub fn remark_with_notes(location: Location<'_>, message: impl AsRef<str>, notes: &[Note<'_>]) {
    emit(
        location,
        sys::GirSeverity::GirSeverityRemark,
        message.as_ref(),
        notes,
    );
}

fn emit(location: Location<'_>, severity: sys::GirSeverity, message: &str, notes: &[Note<'_>]) {
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
            string::to_raw(message),
            notes.len() as isize,
            notes.as_ptr(),
        );
    }
}
