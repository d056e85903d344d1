//! Panics at the boundary: they become diagnostics, never unwind into C++.

use super::diagnostic;
use crate::report::collected::Kind;
use melior::ir::Location;
use std::{
    any::Any,
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind},
};

thread_local! {
    static FAILED: Cell<bool> = const { Cell::new(false) };
}

/// Runs a callback; a panic is reported at `location` and gives `None`.
pub fn guard<T>(location: Location<'_>, body: impl FnOnce() -> T) -> Option<T> {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(value) => Some(value),
        Err(payload) => {
            let message = message(&*payload);
            let message = format!("internal error: {message}; please report this");
            diagnostic::error_of_kind(location, Some(Kind::Internal), &message, &[]);
            None
        }
    }
}

fn message(payload: &(dyn Any + Send)) -> &str {
    payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("a panic without a message")
}

/// Records that this thread has emitted an error.
pub fn note_error() {
    FAILED.set(true);
}

/// Runs `body` and returns whether it emitted an error on this thread.
pub fn watch_errors<T>(body: impl FnOnce() -> T) -> (T, bool) {
    let before = FAILED.replace(false);
    let value = body();
    let failed = FAILED.get();
    FAILED.set(before || failed);
    (value, failed)
}
