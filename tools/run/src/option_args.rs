//! The options of targets on the command line of `gir-run`, from their declarations.

use super::{device::Session, failure::Failure};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, error::ErrorKind};
use gir::profile::{
    module_variables,
    options::{self, Options},
    target_option::TargetOption,
};

/// The options that are given.
#[derive(Clone, Debug, Default)]
pub struct OptionArgs(pub Options);

impl OptionArgs {
    /// The options of the command line, and those of the device's own profile if no other is asked for.
    ///
    /// # Errors
    /// One that is for other hosts.
    pub fn all(&self, is_asked: bool, session: &dyn Session) -> Result<Options, Failure> {
        let flag = module_variables::OPTION.flag;
        if self.0.flags().any(|given| given == flag) {
            return Err(Failure::Usage(format!(
                "--{flag} is for hosts that set the variables of a module; gir-run passes globals as \
                 arguments: leave it out"
            )));
        }
        let given = self.0.clone();
        Ok(match is_asked {
            true => given,
            false => given.or(session.options()),
        })
    }
}

impl Args for OptionArgs {
    fn augment_args(command: Command) -> Command {
        options::ALL
            .iter()
            .fold(command, |command, option| command.arg(argument(option)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

fn argument(option: &TargetOption) -> Arg {
    let argument = Arg::new(option.flag).long(option.flag).help(option.help);
    match option.value {
        Some(value) => argument.value_name(value),
        None => argument.action(ArgAction::SetTrue),
    }
}

/// The value that is given; that of a switch is empty.
fn given(matches: &ArgMatches, option: &TargetOption) -> Option<String> {
    match option.value {
        Some(_) => matches.get_one::<String>(option.flag).cloned(),
        None => matches.get_flag(option.flag).then(String::new),
    }
}

impl FromArgMatches for OptionArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut all = Options::default();
        for option in options::ALL {
            if let Some(value) = given(matches, option) {
                let error = |message| clap::Error::raw(ErrorKind::ValueValidation, message + "\n");
                all = all.with(option.flag, &value).map_err(error)?;
            }
        }
        Ok(Self(all))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
