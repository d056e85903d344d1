//! The flags for options of targets, from their declarations.

use super::flags::Emit;
use gir::profile::{
    options::{self, Options},
    target_option::TargetOption,
};
use gir_dialects::driver::{BoolFlag, FlagGroup, StringFlag};

/// A flag for each option of a target.
pub struct OptionFlags(Vec<(&'static TargetOption, Flag)>);

enum Flag {
    Switch(BoolFlag),
    Value(StringFlag),
}

impl Flag {
    fn of(group: FlagGroup, option: &TargetOption) -> Self {
        match option.value {
            None => Self::Switch(group.switch(option.flag, option.help)),
            Some(value) => Self::Value(group.text(option.flag, value, option.help)),
        }
    }

    /// The value that is given; that of a switch is empty.
    fn given(&self) -> Option<String> {
        match self {
            Self::Switch(flag) => flag.get().then(String::new),
            Self::Value(flag) => flag.get(),
        }
    }
}

/// Whether an option changes an emission; it may change the reflection.
fn changes(option: &TargetOption, emit: Emit) -> bool {
    match (emit, emit.format()) {
        (Emit::Reflection, _) => true,
        (_, None) => false,
        (_, Some(format)) => {
            let mut families = format.families.iter();
            option.check_emission(format.flag).is_ok()
                && families.any(|family| option.families.contains(family))
        }
    }
}

impl OptionFlags {
    /// Registers the flags; before the command line is parsed.
    pub fn register(group: FlagGroup) -> Self {
        let all = options::ALL.iter();
        Self(
            all.map(|&option| (option, Flag::of(group, option)))
                .collect(),
        )
    }

    /// Checks the options against the emissions that are asked for.
    ///
    /// # Errors
    /// A value that an option does not have, or an option that changes none of the emissions.
    pub fn check(&self, emits: &[Emit]) -> Result<(), String> {
        let all = self.all(|_| true)?;
        match emits {
            [] => Ok(()),
            // The reflection is that of an emission that follows.
            [Emit::Reflection] => Ok(()),
            [emit] => all.check_emission(emit.format().map_or(emit.flag(), |format| format.flag)),
            _ => {
                let mut given = self.0.iter().filter(|(_, flag)| flag.given().is_some());
                let useless =
                    given.find(|(option, _)| !emits.iter().any(|it| changes(option, *it)));
                useless.map_or(Ok(()), |(option, _)| {
                    let flag = option.flag;
                    Err(format!(
                        "--{flag} changes none of the emissions; leave it out"
                    ))
                })
            }
        }
    }

    /// The options that are given, for an emission: all of them for one that is alone, since its target refuses those
    /// of others, and those that change it beside others.
    ///
    /// # Errors
    /// A value that an option does not have.
    pub fn given(&self, emit: Option<Emit>, is_alone: bool) -> Result<Options, String> {
        self.all(|option| is_alone || emit.is_none_or(|emit| changes(option, emit)))
    }

    fn all(&self, is_wanted: impl Fn(&TargetOption) -> bool) -> Result<Options, String> {
        let mut options = Options::default();
        for (option, flag) in &self.0 {
            if let Some(value) = flag.given().filter(|_| is_wanted(option)) {
                options = options.with(option.flag, &value)?;
            }
        }
        Ok(options)
    }
}
