//! A test that cannot run, because the machine lacks a part, reports this and counts as skipped.
//!
//! libtest has no skip at run time: a test that returns early has passed, and nobody reads its output. So each skip is
//! a line on standard error, past the harness's capture, and a line of the file that the variable `GIR_SKIPS` names,
//! which `cargo xtask test` reads: program, extent, test and reason, separated by tabs. A test that is skipped as a
//! whole is then counted as skipped and not as passed.
//!
//! Every guard of a test that returns early calls a function that ends here; a test of xtask looks for others.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::sync::Mutex;

/// Reports that the running test does nothing, because a driver or a tool is missing.
pub fn whole(reason: &str) {
    say("skipped", reason);
}

/// Reports that the running test leaves a part out, because a driver or a tool is missing.
pub fn part(reason: &str) {
    say("skipped in part", reason);
}

/// Reports that the running test leaves a part out, because a GPU is missing, which nothing installs.
#[allow(dead_code, reason = "the unit tests share this file and need no GPU")]
pub fn hardware(reason: &str) {
    say("not run", reason);
}

/// Reports that the running test leaves out a device that refuses its kernel: the error without its location.
#[allow(
    dead_code,
    reason = "the unit tests share this file and expect no refusal"
)]
pub fn refused(device: &str, error: &str) {
    let error = error.lines().next().unwrap_or_default();
    let error = error.split("error: ").last().unwrap_or_default();
    say("not run", &format!("{device}: {error}"));
}

/// Says it once for each test.
fn say(extent: &str, reason: &str) {
    static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let thread = std::thread::current();
    // The harness names a test's thread after it; threads that a test starts have no name.
    let test = thread.name().unwrap_or("a thread of a test");
    let line = format!("{extent}\t{test}\t{}\n", reason.replace(['\n', '\t'], " "));
    if !SAID.lock().unwrap().insert(line.clone()) {
        return;
    }
    // The harness captures the output of macros, and not that of the handle.
    let _ = writeln!(std::io::stderr(), "{extent}: {test}: {reason}");
    if let Some(file) = std::env::var_os("GIR_SKIPS") {
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(file)
            .unwrap();
        let program = std::env::current_exe().unwrap();
        let line = format!("{}\t{line}", program.display());
        // One write, so that lines of several programs stay whole.
        file.write_all(line.as_bytes()).unwrap();
    }
}
