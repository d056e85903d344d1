//! The profiles known to `--target`: the built-in ones and the user's.
//!
//! User's profiles come from `--target-file`. A program and each MLIR context have a set of their own; a module
//! records only the name of its profile.

use super::{
    Profile, ProfileHandle, built_in,
    profile_file::{Mistake, ProfileFile},
    tables::Value,
};
use crate::spelling::nearest;
use gir_dialects::{
    context_data, diagnostic,
    ir::{Context, Location},
};
use std::{
    borrow::Cow,
    fs,
    path::Path,
    sync::{Arc, PoisonError, RwLock},
};

/// The profile of a module without a chosen target.
pub const GENERIC: &str = "generic";

/// The least capable Vulkan profile.
pub const VULKAN: &str = "vulkan1.1";
/// The host processor.
pub const CPU: &str = "cpu";

/// The built-in profiles and the user's.
#[derive(Clone, Debug, Default)]
pub struct Profiles {
    /// In the order of their files.
    users: Vec<Arc<Profile>>,
}

/// No profiles of the user.
pub static BUILT_IN: Profiles = Profiles { users: vec![] };

/// The profiles of a context.
#[derive(Default)]
struct OfContext(RwLock<Profiles>);

impl Profiles {
    /// The profiles that a context knows.
    pub fn of(context: &Context) -> Self {
        let known: &OfContext = context_data::of(context);
        known
            .0
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Makes them the profiles that a context knows.
    pub fn give_to(&self, context: &Context) {
        if !self.users.is_empty() {
            let known: &OfContext = context_data::of(context);
            *known.0.write().unwrap_or_else(PoisonError::into_inner) = self.clone();
        }
    }

    /// The profile with a name.
    pub fn find(&self, name: &str) -> Option<ProfileHandle> {
        let built_in = || built_in::find(name).map(ProfileHandle::BuiltIn);
        let users = self.users(name);
        users
            .map(|profile| ProfileHandle::Made(profile.clone()))
            .or_else(built_in)
    }

    fn users(&self, name: &str) -> Option<&Arc<Profile>> {
        self.users.iter().find(|profile| profile.name == name)
    }

    /// Whether a name belongs to a user's profile.
    pub fn is_users(&self, name: &str) -> bool {
        self.users(name).is_some()
    }

    /// All profiles, in the order of `--list-targets`.
    pub fn all(&self) -> impl Iterator<Item = &Profile> {
        let users = self.users.iter().map(Arc::as_ref);
        built_in::ALL.iter().chain(users)
    }

    /// Their names, in the same order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.all().map(|profile| profile.name.as_ref())
    }

    /// Checks that a profile is known.
    ///
    /// # Errors
    /// A suggestion and the names of all profiles.
    pub fn check(&self, name: &str) -> Result<(), String> {
        if self.names().any(|known| known == name) {
            return Ok(());
        }
        let known: Vec<_> = self.names().collect();
        let (hint, known) = (self.suggestion(name), known.join(" "));
        Err(format!(
            "unknown target '{name}'; {hint}known targets: {known}"
        ))
    }

    /// A suggestion for an unknown name, as a question followed by a blank.
    pub fn suggestion(&self, name: &str) -> String {
        let near = self.meant(name);
        near.map_or_else(String::new, |near| format!("did you mean '{near}'? "))
    }

    /// The profile whose name without the family is `name`, or the one with the most similar name.
    fn meant(&self, name: &str) -> Option<&str> {
        let of_family = |known: &&str| known.split_once('-').is_some_and(|(_, rest)| rest == name);
        let lowercase = name.to_ascii_lowercase();
        let folded = || self.names().find(|known| *known == lowercase);
        let whole = self.names().find(of_family);
        whole
            .or_else(folded)
            .or_else(|| nearest(name, self.names()))
    }

    /// Reads a user's file of profiles; returns their names.
    ///
    /// # Errors
    /// A file that cannot be read, or a mistake in it; then none of its profiles is known.
    pub fn add_file(&mut self, path: &Path) -> Result<Vec<String>, FileError> {
        let text = fs::read_to_string(path)
            .map_err(|error| FileError::Unreadable(format!("cannot be read: {error}")))?;
        let added = self.add_text(&text);
        added.map_err(|mistake| FileError::Wrong { text, mistake })
    }

    /// Adds the profiles of a file's text; returns their names.
    ///
    /// # Errors
    /// A mistake in the text; then none of its profiles is known.
    pub fn add_text(&mut self, text: &str) -> Result<Vec<String>, Mistake> {
        let file = ProfileFile::parse(text)?;
        let mut added = vec![];
        for name in file.names() {
            check_name(name).map_err(|text| file.mistake(&[name], text))?;
            let profile = file.resolve(name, &|base| Some(values(&*self.find(base)?)))?;
            added.push(Arc::new(profile));
        }
        let added_all = self.add(&added);
        added_all.map_err(|(name, text)| file.mistake(&[&name], text))?;
        Ok(added
            .iter()
            .map(|profile| profile.name.to_string())
            .collect())
    }

    /// Adds profiles, all or none; the error names the first that differs from the known one of its name.
    fn add(&mut self, profiles: &[Arc<Profile>]) -> Result<(), (String, String)> {
        let (before, new): (Vec<_>, Vec<_>) = profiles
            .iter()
            .partition(|profile| self.is_users(&profile.name));
        for profile in before {
            let is_same = |known: &Arc<Profile>| digest(known) == digest(profile);
            if !self.users(&profile.name).is_some_and(is_same) {
                let name = profile.name.to_string();
                let text = format!(
                    "profile '{name}' differs from the one of that name read before; choose another name"
                );
                return Err((name, text));
            }
        }
        self.users.extend(new.into_iter().cloned());
        Ok(())
    }
}

/// Reads a user's file of profiles for a context; returns their names.
///
/// # Errors
/// A file that cannot be read, or a mistake in it; then none of its profiles is known.
pub fn add_file(context: &Context, path: &Path) -> Result<Vec<String>, FileError> {
    let known: &OfContext = context_data::of(context);
    let mut known = known.0.write().unwrap_or_else(PoisonError::into_inner);
    known.add_file(path)
}

/// The profile with a name in a context.
pub fn find(context: &Context, name: &str) -> Option<ProfileHandle> {
    match built_in::find(name) {
        Some(profile) => Some(ProfileHandle::BuiltIn(profile)),
        None => Profiles::of(context).find(name),
    }
}

/// The reason for which a user's file of profiles cannot be used.
#[derive(Debug)]
pub enum FileError {
    /// It cannot be read.
    Unreadable(String),
    /// It holds a mistake.
    Wrong {
        /// The contents of the file.
        text: String,
        /// The mistake.
        mistake: Mistake,
    },
}

impl FileError {
    /// Emits the error, at its place in the file or about the file as a whole.
    pub fn emit(&self, context: &Context, path: &Path) {
        let (place, text) = match self {
            Self::Unreadable(text) => ((0, 0), text),
            Self::Wrong { mistake, .. } => ((mistake.line, mistake.column), &mistake.text),
        };
        let file = path.to_string_lossy();
        diagnostic::error(Location::new(context, &file, place.0, place.1), text);
    }
}

/// The values of a profile, from which a profile based on it starts.
pub fn values(profile: &Profile) -> Value {
    let mut values = serde_json::to_value(profile).unwrap_or_default();
    if let Some(values) = values.as_object_mut() {
        values.remove("name");
        let ancestors = profile.ancestors.iter().map(Cow::as_ref).collect();
        values.insert(super::tables::ANCESTORS.to_owned(), ancestors);
    }
    values
}

fn check_name(name: &str) -> Result<(), String> {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || ".-_".contains(letter);
    if name.is_empty() || !name.chars().all(fits) {
        return Err(format!(
            "'{name}' is not a valid profile name; use letters, digits, '.', '-' and '_'"
        ));
    }
    match built_in::find(name) {
        Some(_) => Err(format!("profile '{name}' is built in; choose another name")),
        None => Ok(()),
    }
}

/// A number that distinguishes profiles of the same name.
pub fn digest(profile: &Profile) -> String {
    let text = serde_json::to_string(profile).unwrap_or_default();
    // The 64-bit FNV-1a hash.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
