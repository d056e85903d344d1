//! Subgroups through shared memory, for kernels that exchange values among more work-items than the device's subgroups
//! have.

use std::io::Write as _;

use gir::profile::Profiles;
use gir_dialects::terminal;

use super::failure::Failure;
use super::program::Program;

/// A profile without subgroups of its own, and the profiles among which it is.
pub struct Emulating {
    /// Its name.
    pub name: String,
    /// All profiles.
    pub profiles: Profiles,
}

/// Whether a kernel that a device cannot run may run with subgroups through shared memory: the compiler chose their
/// size.
pub fn may_help(program: &Program) -> bool {
    program.subgroup_choice.is_some()
}

/// The profile `base` with subgroups through shared memory.
///
/// # Errors
/// If there is no such profile.
pub fn profile(base: &str, known: &Profiles) -> Result<Emulating, Failure> {
    let name = format!("{base}.shared-subgroups");
    let text = format!("[\"{name}\"]\nbase = \"{base}\"\nfeatures.subgroups = \"lowered\"\n");
    let mut profiles = known.clone();
    let added = profiles.add_text(&text);
    added.map_err(|mistake| Failure::Mistake(mistake.text))?;
    Ok(Emulating { name, profiles })
}

/// Tells the user on standard error.
pub fn remark(program: &Program, lacking: &str) {
    let reason = lacking.lines().next().unwrap_or_default();
    let text = format!(
        "remark: kernel '{}' runs with subgroups through shared memory: {reason}",
        program.entry
    );
    // Nobody is left to tell if standard error is closed.
    let _ = writeln!(std::io::stderr(), "{}", terminal::message(&text));
}
