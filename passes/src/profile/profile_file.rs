//! Files of profiles: TOML, or JSON of the same shape.
//!
//! ```toml
//! ["my-gpu"]
//! base = "vulkan1.1"
//! limits.workgroup_items = 256
//! ```
//!
//! A table is a profile; its keys are the fields of [`Profile`]. A profile with a `base` takes the values that
//! it does not state from there, down to single keys. Unknown keys and values of wrong types are mistakes,
//! reported at their places.

use super::{
    Profile, Support, fallbacks,
    tables::{self, Tables, Value},
};
use gir_dialects::common::Feature;
use serde_json::value::RawValue;
use std::{borrow::Cow, collections::BTreeMap, ops::Range};
use toml::de::{DeTable, DeValue};

/// A mistake in a file, and its place.
#[derive(Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The line, from 1.
    pub line: usize,
    /// The column in bytes, from 1.
    pub column: usize,
    /// The description of the mistake.
    pub text: String,
}

/// A file of profiles.
pub struct ProfileFile<'t> {
    text: &'t str,
    tables: Tables,
}

impl<'t> ProfileFile<'t> {
    /// Reads a user's file: JSON if it starts with a brace, otherwise TOML.
    ///
    /// # Errors
    /// Text that is not TOML or JSON, an unknown key, a value of a wrong type.
    pub fn parse(text: &'t str) -> Result<Self, Mistake> {
        let tables = if is_json(text) {
            let at = |error: serde_json::Error| Mistake::of_json(&error);
            serde_json::from_str::<BTreeMap<String, Profile>>(text).map_err(at)?;
            serde_json::from_str(text).map_err(at)?
        } else {
            let at = |error: toml::de::Error| Mistake::of_toml(text, &error);
            toml::from_str::<BTreeMap<String, Profile>>(text).map_err(at)?;
            toml::from_str(text).map_err(at)?
        };
        Ok(Self { text, tables })
    }

    /// The names of the profiles.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.tables.keys().map(String::as_str)
    }

    /// A profile with its bases resolved. `other` provides the values of bases that are not in the file.
    ///
    /// # Errors
    /// An unknown base, or one that is based on the profile itself.
    pub fn resolve(
        &self,
        name: &str,
        other: &dyn Fn(&str) -> Option<Value>,
    ) -> Result<Profile, Mistake> {
        let mut value = tables::resolve(&self.tables, name, other)
            .map_err(|wrong| self.mistake(&[wrong.name, "base"], wrong.text))?;
        let table = value.as_object_mut();
        let ancestors = table.and_then(|table| table.remove(tables::ANCESTORS));
        let mistake = |error: serde_json::Error| self.mistake(&[name], error.to_string());
        let mut profile: Profile = serde_json::from_value(value).map_err(mistake)?;
        profile.name = name.to_owned().into();
        profile.ancestors = match ancestors {
            Some(names) => serde_json::from_value(names).map_err(mistake)?,
            None => Cow::default(),
        };
        self.check_fallbacks(&profile)?;
        self.check_parts(&profile)?;
        Ok(profile)
    }

    /// Reports a fallback for a feature that has none.
    fn check_fallbacks(&self, profile: &Profile) -> Result<(), Mistake> {
        let features = [
            Feature::Barriers,
            Feature::Images,
            Feature::CriticalSections,
            Feature::Subgroups,
        ];
        let mut features = features.into_iter();
        let is_wrong = |&feature: &Feature| {
            let is_fallback = profile.support(feature) == Support::Fallback;
            is_fallback && fallbacks::of(profile, feature).is_none()
        };
        let Some(feature) = features.find(is_wrong) else {
            return Ok(());
        };
        let key = feature.keyword();
        let instead = match feature {
            Feature::Barriers => "'lowered' where work-items are loops, which keep their meaning",
            Feature::Images => "'none', and programs interpolate themselves",
            Feature::Subgroups => {
                "'lowered', for an exchange through shared memory, or subgroup_size = 1"
            }
            _ => "'lowered' or 'none'",
        };
        let text = format!("{key} have no fallback; use {instead}");
        Err(self.mistake(&[&profile.name, "features", key], text))
    }

    /// Reports sizes of subgroup parts that are not powers of two.
    fn check_parts(&self, profile: &Profile) -> Result<(), Mistake> {
        let mut sizes = profile.subgroups.sizes.iter();
        let Some(wrong) = sizes.find(|size| !size.is_power_of_two()) else {
            return Ok(());
        };
        let text = format!(
            "subgroups cannot be divided into parts of {wrong} work-items; use powers of two"
        );
        Err(self.mistake(&[&profile.name, "subgroups", "sizes"], text))
    }

    /// A mistake at the value with this path of keys.
    pub fn mistake(&self, path: &[&str], text: String) -> Mistake {
        let place = if is_json(self.text) {
            place_in_json(self.text, path)
        } else {
            place_in_toml(self.text, path)
        };
        Mistake::at(self.text, place.unwrap_or(0), text)
    }
}

impl Mistake {
    /// A mistake at an offset in bytes.
    fn at(source: &str, offset: usize, text: String) -> Self {
        let before = &source[..offset.min(source.len())];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: 1 + before.matches('\n').count(),
            column: 1 + before.len() - line_start,
            text,
        }
    }

    fn of_toml(source: &str, error: &toml::de::Error) -> Self {
        let offset = error.span().map_or(0, |span: Range<usize>| span.start);
        Self::at(source, offset, one_line(error.message()))
    }

    fn of_json(error: &serde_json::Error) -> Self {
        let text = error.to_string();
        let text = text.split(" at line ").next().unwrap_or(&text);
        Self {
            line: error.line(),
            column: error.column(),
            text: one_line(text),
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_json(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// The start of the value at a path in a TOML file.
fn place_in_toml(text: &str, path: &[&str]) -> Option<usize> {
    let document = DeTable::parse(text).ok()?;
    let mut table = document.get_ref();
    let mut place = 0;
    for key in path {
        let (name, value) = table.iter().find(|(name, _)| name.get_ref() == key)?;
        let DeValue::Table(inner) = value.get_ref() else {
            return Some(value.span().start);
        };
        (table, place) = (inner, name.span().start);
    }
    Some(place)
}

/// The start of the value at a path in a JSON file.
fn place_in_json(text: &str, path: &[&str]) -> Option<usize> {
    let mut value = text;
    for key in path {
        let inner: BTreeMap<String, &RawValue> = serde_json::from_str(value).ok()?;
        value = inner.get(*key)?.get();
    }
    Some(value.as_ptr() as usize - text.as_ptr() as usize)
}
