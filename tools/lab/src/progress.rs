//! The progress of long runs: a bar on standard error, if that is a terminal.

use std::io::{self, Write as _};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar, which is removed when this value is dropped.
#[derive(Debug)]
pub struct Progress(ProgressBar);

impl Progress {
    /// Shows how many of `total` things are done; without a total, a run ends after a time.
    #[must_use]
    pub fn new(total: Option<u64>, name: &str) -> Self {
        let (bar, template) = match total {
            Some(total) => (
                ProgressBar::new(total),
                format!("{{bar:30}} {{pos}} of {{len}} {name}{{msg}}, {{elapsed}}, {{eta}} left"),
            ),
            None => (
                ProgressBar::new_spinner(),
                format!("{{pos}} {name}{{msg}}, {{elapsed}}"),
            ),
        };
        // The template is right for every name; the default style would do.
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Self(bar)
    }

    /// Shows nothing.
    #[must_use]
    pub fn hidden() -> Self {
        Self(ProgressBar::hidden())
    }

    /// So many more are done.
    pub fn add(&self, more: u64) {
        self.0.inc(more);
    }

    /// So many are done, and a remark stands behind the name.
    pub fn set(&self, done: u64, remark: String) {
        self.0.set_message(remark);
        self.0.set_position(done);
    }

    /// Writes one line to standard error, above the bar.
    pub fn say(&self, text: &str) {
        self.0.suspend(|| {
            // With standard error closed nobody reads the message.
            let _ = writeln!(io::stderr(), "{text}");
        });
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
