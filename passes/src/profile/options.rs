//! Options of targets: `--ptx-version`, `--metal-platform` and the like.
//!
//! Each is declared once, in the file that applies it. The command lines of the tools, the [front
//! door](crate::compilation), the attributes that record options on a module and docs/options.md come from the
//! declarations.

use super::{
    Profile, dsp_format, hls_flow, llvm_spir, metal_arguments, metal_platform, module_variables,
    printf_buffer, ptx_libdevice, ptx_version, spirv_choice, target_option::TargetOption,
};
use crate::spelling::nearest;
use gir_dialects::{
    ir::{self, Op},
    pass::{PassOption, PassRun},
};

/// Every option, in the order of docs/options.md.
pub const ALL: &[&TargetOption] = &[
    &spirv_choice::VERSION,
    &spirv_choice::EXTENSIONS,
    &spirv_choice::DENORM_PRESERVE,
    &spirv_choice::LINKAGE,
    &llvm_spir::BUILTINS,
    &llvm_spir::TRIPLE,
    &ptx_version::OPTION,
    &ptx_libdevice::OPTION,
    &module_variables::OPTION,
    &metal_platform::OPTION,
    &metal_arguments::OPTION,
    &printf_buffer::OPTION,
    &dsp_format::OPTION,
    &hls_flow::OPTION,
];

/// The same as options of passes.
pub const OF_PASSES: [PassOption; ALL.len()] = {
    let mut all = [PassOption::NONE; ALL.len()];
    let mut index = 0;
    while index < ALL.len() {
        all[index] = ALL[index].of_passes();
        index += 1;
    }
    all
};

/// The options of one compilation, with their values.
#[derive(Clone, Debug, Default)]
pub struct Options {
    given: Vec<(&'static TargetOption, String)>,
}

/// No options.
pub static NONE: Options = Options { given: vec![] };

impl Options {
    /// The options that a run of a pass is given, among its [`OF_PASSES`].
    ///
    /// # Errors
    /// A value that an option does not have.
    pub fn of(pass: &PassRun<'_>) -> Result<Self, String> {
        let mut options = Self::default();
        for option in ALL {
            let value = match option.value {
                Some(_) => Some(pass.string_option(option.flag)).filter(|value| !value.is_empty()),
                None => pass.bool_option(option.flag).then(String::new),
            };
            if let Some(value) = value {
                options = options.with(option.flag, &value)?;
            }
        }
        Ok(options)
    }

    /// Adds an option by its flag, without dashes. The value of a switch is empty.
    ///
    /// # Errors
    /// An unknown option, or a value that it does not have.
    pub fn with(mut self, flag: &str, value: &str) -> Result<Self, String> {
        let Some(option) = ALL.iter().find(|option| option.flag == flag) else {
            let near = nearest(flag, ALL.iter().map(|option| option.flag));
            let hint = near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
            return Err(format!("'{flag}' is not an option of a target{hint}"));
        };
        option.check_value(value)?;
        self.given.retain(|(other, _)| other.flag != flag);
        self.given.push((option, value.to_owned()));
        Ok(self)
    }

    /// Adds the options of others that are not given here.
    #[must_use]
    pub fn or(mut self, others: Self) -> Self {
        let is_given = |flag: &str| self.given.iter().any(|(option, _)| option.flag == flag);
        let others = others
            .given
            .into_iter()
            .filter(|(option, _)| !is_given(option.flag));
        let others: Vec<_> = others.collect();
        self.given.extend(others);
        self
    }

    /// Whether none is given.
    pub fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// The profile of a module without a chosen target that a value asks for.
    pub fn default_target(&self) -> Option<&'static str> {
        let mut given = self.given.iter();
        given.find_map(|(option, value)| (option.target)(value))
    }

    /// Whether a value asks for output that is not text.
    pub fn make_binary(&self) -> bool {
        let mut given = self.given.iter();
        given.any(|(option, value)| option.binary.contains(&value.as_str()))
    }

    /// The flags that are given, without dashes.
    pub fn flags(&self) -> impl Iterator<Item = &'static str> {
        self.given.iter().map(|(option, _)| option.flag)
    }

    /// Checks that all of them change an emission, which is named without `--`.
    ///
    /// # Errors
    /// The emissions that the first of the others changes.
    pub fn check_emission(&self, emission: &str) -> Result<(), String> {
        let mut given = self.given.iter();
        given.try_for_each(|(option, _)| option.check_emission(emission))
    }

    /// The first option that does not change an emission, which is named without `--`.
    pub fn misplaced(&self, emission: &str) -> Option<&'static TargetOption> {
        let mut given = self.given.iter().map(|(option, _)| *option);
        given.find(|option| option.check_emission(emission).is_err())
    }

    /// Records them on a module.
    pub fn record(&self, module: Op<'_>) {
        let context = module.context();
        for (option, value) in &self.given {
            let value = match option.value {
                Some(_) => ir::string(context, value),
                None => ir::flag(context),
            };
            module.set_attribute(option.attribute, value);
        }
    }
}

/// Checks the options that a module records against its profile.
///
/// # Errors
/// An option of other targets, or a value that it does not have.
pub fn check(module: Op<'_>, profile: &Profile) -> Result<(), String> {
    let mut all = ALL.iter();
    all.try_for_each(|option| option.check_recorded(module, profile))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_are_complete_and_differ() {
        for (number, option) in ALL.iter().enumerate() {
            let texts = [option.flag, option.help, option.owner, option.attribute];
            assert!(texts.iter().all(|text| !text.is_empty()), "{option:?}");
            assert!(!option.families.is_empty(), "{option:?}");
            let others = || ALL[number + 1..].iter();
            assert!(
                others().all(|other| other.flag != option.flag),
                "{option:?}"
            );
            assert!(
                others().all(|other| other.attribute != option.attribute),
                "{option:?}"
            );
        }
    }

    #[test]
    fn values_are_checked_where_they_are_given() {
        let with = |flag: &str, value: &str| Options::default().with(flag, value).map(|_| ());
        assert_eq!(with("ptx-version", "7.8"), Ok(()));
        let said = with("metal-platform", "psp").unwrap_err();
        let known = "--metal-platform: 'psp' is none of macos, ios, tvos, watchos";
        assert_eq!(said, known);
        let said = with("ptx-versoin", "7.8").unwrap_err();
        let known = "'ptx-versoin' is not an option of a target; did you mean 'ptx-version'?";
        assert_eq!(said, known);
    }

    #[test]
    fn the_last_value_of_an_option_counts() {
        let options = Options::default().with("ptx-version", "7.8").unwrap();
        let options = options.with("ptx-version", "8.0").unwrap();
        assert_eq!(options.given.len(), 1);
        assert_eq!(options.given[0].1, "8.0");
        assert!(options.check_emission("emit-ptx").is_ok());
        let said = options.check_emission("emit-cuda").unwrap_err();
        let known = "--ptx-version applies to --emit-ptx and --emit-llvm only; leave it out";
        assert_eq!(said, known);
    }
}
