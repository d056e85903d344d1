//! Tests that could not run for want of a driver or a tool.
//!
//! Rust's harness counts a test that returns early as passed. Ours say so in a file that the variable `GIR_SKIPS`
//! names: a line a skip, with program, extent, test and reason between tabs (`tools/lab/tests/it/skip.rs` writes them).

use std::collections::BTreeSet;

use super::suite::Tally;

/// The variable that names the file to tests.
pub const FILE: &str = "GIR_SKIPS";

/// Removes tests that reported a skip from those that passed. A test that is skipped as a whole counts as skipped; one
/// that leaves a part out has passed, and that part is named.
pub fn take(tally: &mut Tally, said: &str, passed: &[String]) {
    let mut passed = passed.to_vec();
    let mut tests = BTreeSet::new();
    let mut parts = BTreeSet::new();
    // The first line of each test, and each reason to leave a part out once.
    for line in said.lines() {
        let fields: Vec<_> = line.split('\t').collect();
        let [program, extent, test, reason] = fields[..] else {
            tally.fail(format!("{FILE}: '{line}' is not a skip"));
            continue;
        };
        match extent {
            "skipped" if tests.insert((program, test)) => whole(tally, &mut passed, test, reason),
            "skipped" => {}
            "not run" => _ = parts.insert((false, reason)),
            _ => _ = parts.insert((true, reason)),
        }
    }
    for (is_wanting, reason) in parts {
        let note = format!("tests in part: {reason}");
        match is_wanting {
            true => tally.want(note),
            false => tally.notes.push(note),
        }
    }
}

/// Counts a test as skipped if it is among those that passed: it may have failed before or after.
fn whole(tally: &mut Tally, passed: &mut Vec<String>, test: &str, reason: &str) {
    if let Some(place) = passed.iter().position(|name| name == test) {
        passed.swap_remove(place);
        tally.passed -= 1;
        tally.skip(format!("{test}: {reason}"));
        tally.want(format!("{test}: {reason}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn taken(passed: &[&str], said: &str) -> Tally {
        let mut tally = Tally {
            passed: passed.len(),
            ..Tally::default()
        };
        let passed: Vec<_> = passed.iter().map(|&name| name.to_owned()).collect();
        take(&mut tally, said, &passed);
        tally
    }

    #[test]
    fn a_test_that_says_so_is_skipped_with_its_reason() {
        let said = "/it\tskipped\ta::b\tno Vulkan\n/it\tskipped\ta::b\tno OpenCL\n/it\tskipped\tfailed\tno Vulkan\n";
        let tally = taken(&["a::b", "c"], said);
        assert_eq!(tally.to_string(), "1 passed, 0 failed, 1 skipped");
        assert_eq!(tally.skips, ["a::b: no Vulkan"]);
        assert_eq!(tally.wanting, ["a::b: no Vulkan"]);
    }

    #[test]
    fn tests_of_one_name_in_two_programs_are_two() {
        let line = |program: &str| format!("/{program}\tskipped\tsame\tno naga\n");
        let said = line("it") + &line("gir_run");
        assert_eq!(
            taken(&["same", "same"], &said).to_string(),
            "0 passed, 0 failed, 2 skipped"
        );
        assert_eq!(
            taken(&["same", "same"], &line("it")).to_string(),
            "1 passed, 0 failed, 1 skipped"
        );
    }

    #[test]
    fn what_a_test_leaves_out_is_named_once_and_is_wanting_unless_it_is_a_gpu() {
        let said = "/it\tskipped in part\ta\tno device 'x'\n/it\tskipped in part\tb\tno device 'x'\n\
                    /it\tnot run\tb\tno GPU\n";
        let tally = taken(&["a", "b"], said);
        assert_eq!(tally.to_string(), "2 passed, 0 failed, 0 skipped");
        assert_eq!(tally.wanting, ["tests in part: no device 'x'"]);
        assert_eq!(tally.notes, ["tests in part: no GPU"]);
    }

    #[test]
    fn a_line_of_another_form_is_a_failure() {
        assert_eq!(taken(&[], "nonsense\n").failed, 1);
    }
}
