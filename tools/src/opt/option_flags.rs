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

impl OptionFlags {
    /// Registers the flags; before the command line is parsed.
    pub fn register(group: FlagGroup) -> Self {
        let all = options::ALL.iter();
        Self(
            all.map(|&option| (option, Flag::of(group, option)))
                .collect(),
        )
    }

    /// The options that are given, for an emission.
    ///
    /// # Errors
    /// A value that an option does not have, or an emission that it does not change.
    pub fn given(&self, emit: Option<Emit>) -> Result<Options, String> {
        let mut options = Options::default();
        for (option, flag) in &self.0 {
            if let Some(value) = flag.given() {
                options = options.with(option.flag, &value)?;
            }
        }
        // The reflection is that of an emission that follows.
        let checked = emit.filter(|emit| !matches!(emit, Emit::Reflection));
        if let Some(emit) = checked {
            options.check_emission(emit.flag())?;
        }
        Ok(options)
    }
}
