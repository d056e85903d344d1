//! The declaration of an option of targets.

use super::{Family, Profile};
use gir_dialects::{
    ir::{AttributeExt as _, Op},
    pass::{OptionKind, PassOption},
};

/// An option of the targets of some families.
#[derive(Debug)]
pub struct TargetOption {
    /// The flag, without dashes.
    pub flag: &'static str,
    /// The form of the value; `None` for a switch.
    pub value: Option<&'static str>,
    /// The description in `--help`.
    pub help: &'static str,
    /// The families whose targets have it.
    pub families: &'static [Family],
    /// The name of these targets in messages.
    pub owner: &'static str,
    /// The action for another target, in its message.
    pub instead: &'static str,
    /// The emissions that it changes, if not all of these targets.
    pub emissions: &'static [&'static str],
    /// The values for which the output is not text.
    pub binary: &'static [&'static str],
    /// The attribute that records it on a module.
    pub attribute: &'static str,
    /// The profile of a module without a chosen target that a value asks for.
    pub target: fn(&str) -> Option<&'static str>,
    /// Checks a value; the error names the known ones.
    pub check: fn(&str) -> Result<(), String>,
}

impl TargetOption {
    /// The parts that most options have in common.
    pub const DEFAULT: Self = Self {
        flag: "",
        value: None,
        help: "",
        families: &[],
        owner: "",
        instead: "leave it out",
        emissions: &[],
        binary: &[],
        attribute: "",
        target: |_| None,
        check: |_| Ok(()),
    };

    /// The same as an option of passes, which is empty or false by default.
    pub const fn of_passes(&self) -> PassOption {
        PassOption {
            name: self.flag,
            description: self.help,
            kind: match self.value {
                Some(_) => OptionKind::String(""),
                None => OptionKind::Bool(false),
            },
        }
    }

    /// Checks that it changes an emission, which is named without `--`.
    ///
    /// # Errors
    /// The emissions that it changes.
    pub fn check_emission(&self, emission: &str) -> Result<(), String> {
        if self.emissions.is_empty() || self.emissions.contains(&emission) {
            return Ok(());
        }
        let emissions: Vec<_> = self
            .emissions
            .iter()
            .map(|flag| format!("--{flag}"))
            .collect();
        Err(format!(
            "--{} applies to {} only; leave it out",
            self.flag,
            emissions.join(" and ")
        ))
    }

    /// Checks the value that a module records, if any, against its profile.
    ///
    /// # Errors
    /// A profile of other targets, or a value that the option does not have.
    pub fn check_recorded(&self, module: Op<'_>, profile: &Profile) -> Result<(), String> {
        let Some(given) = module.attribute(self.attribute) else {
            return Ok(());
        };
        if !self.families.contains(&profile.family) {
            return Err(format!(
                "--{} is for {}, not for target '{}'; {}",
                self.flag, self.owner, profile.name, self.instead
            ));
        }
        match self.value {
            Some(_) => self.check_value(given.as_str().unwrap_or_default()),
            None => Ok(()),
        }
    }

    /// Checks a value.
    ///
    /// # Errors
    /// The values that the option has.
    pub fn check_value(&self, value: &str) -> Result<(), String> {
        (self.check)(value).map_err(|message| format!("--{}: {message}", self.flag))
    }
}
