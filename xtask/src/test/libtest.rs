//! Reading the output of Rust's test harness.
//!
//! A binary prints `running N tests`, a line per test, and `test result: …` with the counts. When that last line is
//! missing, the binary crashed: the tests seen so far count, and the crash is a failure of its own.

use std::mem;

use super::suite::Tally;

/// Reads harness output line by line, of any number of test binaries.
#[derive(Debug, Default)]
pub struct Reader {
    total: Tally,
    passed: Vec<String>,
    /// The binary whose result line has not been read yet.
    open: Option<Binary>,
}

#[derive(Debug, Default)]
struct Binary {
    announced: String,
    tally: Tally,
}

impl Reader {
    /// Takes the next line.
    pub fn line(&mut self, line: &str) {
        if line.starts_with("running ") && (line.ends_with(" tests") || line.ends_with(" test")) {
            self.close();
            self.open = Some(Binary {
                announced: line.to_owned(),
                tally: Tally::default(),
            });
        } else if let Some(counts) = line.strip_prefix("test result: ") {
            self.result(counts);
        } else if let (Some(binary), Some(test)) = (&mut self.open, line.strip_prefix("test "))
            && let Some(passed) = binary.test(test)
        {
            self.passed.push(passed);
        }
    }

    /// The counts of everything read, and the tests that passed.
    pub fn finish(mut self) -> (Tally, Vec<String>) {
        self.close();
        (self.total, self.passed)
    }

    /// The counts of the result line decide, the names of the test lines belong to them.
    fn result(&mut self, counts: &str) {
        let seen = self.open.take().unwrap_or_default().tally;
        self.total.add(&Tally {
            passed: count(counts, "passed"),
            failed: count(counts, "failed"),
            skipped: count(counts, "ignored"),
            ..seen
        });
    }

    /// A binary that is still open when another begins, or at the end, never printed its result.
    fn close(&mut self) {
        if let Some(mut binary) = self.open.take() {
            let announced = mem::take(&mut binary.announced);
            binary.tally.fail(format!(
                "a test binary ended without a result after '{announced}'"
            ));
            self.total.add(&binary.tally);
        }
    }
}

impl Binary {
    /// Reads `NAME ... ok`, `NAME ... FAILED` or `NAME ... ignored, REASON`, and returns the name of one that passed.
    fn test(&mut self, line: &str) -> Option<String> {
        let (name, outcome) = line.rsplit_once(" ... ")?;
        if outcome == "ok" {
            self.tally.passed += 1;
            return Some(name.to_owned());
        }
        if outcome.starts_with("FAILED") {
            self.tally.fail(name.to_owned());
        } else if let Some(reason) = outcome.strip_prefix("ignored") {
            self.tally.skip(format!("{name}: {}", reason_of(reason)));
        }
        None
    }
}

fn reason_of(rest: &str) -> &str {
    match rest.trim_start_matches([',', ' ']) {
        "" => "ignored without a reason",
        reason => reason,
    }
}

/// The number before `word` in `ok. 3 passed; 0 failed; 1 ignored; …`.
fn count(counts: &str, word: &str) -> usize {
    counts
        .split([';', '.'])
        .filter_map(|part| part.trim().strip_suffix(word))
        .find_map(|number| number.trim().parse().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn read(text: &str) -> Tally {
        let mut reader = Reader::default();
        text.lines().for_each(|line| reader.line(line));
        reader.finish().0
    }

    #[test]
    fn result_lines_of_several_binaries_add_up() {
        let tally = read(
            "\nrunning 2 tests\ntest a::one ... ok\ntest a::two ... ok\n\n\
             test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n\
             \nrunning 3 tests\ntest three ... FAILED\ntest four ... ignored, no device\ntest five ... ok\n\n\
             failures:\n    three\n\n\
             test result: FAILED. 1 passed; 1 failed; 1 ignored; 0 measured; 5 filtered out; finished in 1.25s\n",
        );
        assert_eq!(tally.to_string(), "3 passed, 1 failed, 1 skipped");
        assert_eq!(tally.failures, ["three"]);
        assert_eq!(tally.skips, ["four: no device"]);
    }

    #[test]
    fn a_binary_without_a_result_line_is_a_failure() {
        let tally = read(
            "running 3 tests\ntest one ... ok\n\
             running 1 test\ntest two ... ok\n\
             test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n",
        );
        assert_eq!(tally.to_string(), "2 passed, 1 failed, 0 skipped");
        assert_eq!(
            tally.failures,
            ["a test binary ended without a result after 'running 3 tests'"]
        );
    }

    #[test]
    fn the_last_binary_may_crash_too() {
        assert_eq!(
            read("running 1 test\n").to_string(),
            "0 passed, 1 failed, 0 skipped"
        );
    }

    #[test]
    fn documentation_tests_have_names_with_spaces() {
        let tally = read(
            "running 2 tests\ntest src/lib.rs - parse (line 3) ... ok\ntest src/lib.rs - run (line 9) ... ignored\n\n\
             test result: ok. 1 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.10s\n",
        );
        assert_eq!(
            tally.skips,
            ["src/lib.rs - run (line 9): ignored without a reason"]
        );
        assert_eq!(tally.to_string(), "1 passed, 0 failed, 1 skipped");
    }

    #[test]
    fn other_output_is_not_counted() {
        let text = "Compiling gir v0.1.0\ntest nothing ... ok\nall doctests ran in 0.5s; merged\n";
        assert_eq!(read(text), Tally::default());
    }
}
