//! What a long run says: findings and results as lines, and one line that changes on a terminal.

use std::io::{self, IsTerminal, Write};

/// Writes one line to standard error, in place of the progress line.
pub fn say(text: &str) {
    let mut stderr = io::stderr().lock();
    let clear = if stderr.is_terminal() { "\r\x1b[K" } else { "" };
    // With standard error closed there is nobody to tell.
    let _ = writeln!(stderr, "{clear}{text}");
}

/// Shows how far the run is, if somebody looks on.
pub fn show(text: &str) {
    let mut stderr = io::stderr().lock();
    if stderr.is_terminal() {
        let _ = write!(stderr, "\r\x1b[K{text}").and_then(|()| stderr.flush());
    }
}

/// Takes the progress line away.
pub fn clear() {
    show("");
}
