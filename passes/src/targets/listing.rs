//! The known profiles as text: the output of `--list-targets`.

use super::FORMATS;
use crate::profile::{Profile, Profiles};
use gir_dialects::lir::REQUIREMENTS;
use serde::Serialize;
use std::collections::BTreeMap;

/// The names, one per line.
pub fn names(known: &Profiles) -> String {
    known.names().map(|name| format!("{name}\n")).collect()
}

/// The output of `--list-targets=json`.
#[derive(Serialize)]
struct Listing<'p> {
    targets: Vec<Target<'p>>,
    /// The features that each operation of lir requires.
    requires: BTreeMap<&'static str, Vec<&'static str>>,
}

#[derive(Serialize)]
struct Target<'p> {
    #[serde(flatten)]
    profile: &'p Profile,
    /// The flags that emit code for it, without dashes.
    emitted_with: Vec<&'static str>,
}

/// The profiles with all their values, as JSON. An absent value is null.
pub fn json(known: &Profiles) -> String {
    let requires = REQUIREMENTS.iter().map(|(name, features)| {
        let features = features.iter().map(|feature| feature.keyword());
        (*name, features.collect())
    });
    let listing = Listing {
        targets: known.all().map(Target::new).collect(),
        requires: requires.collect(),
    };
    let text = serde_json::to_string_pretty(&listing);
    text.expect("profiles have only text as keys") + "\n"
}

impl<'p> Target<'p> {
    fn new(profile: &'p Profile) -> Self {
        let formats = FORMATS.iter();
        Self {
            profile,
            emitted_with: formats
                .filter(|format| format.families.contains(&profile.family))
                .map(|format| format.flag)
                .collect(),
        }
    }
}
