//! The profiles known to `--target`: built-in ones from `known/*.toml`, and the user's.
//!
//! A profile is read on first use, and stays for the lifetime of the process. User's profiles come from
//! `--target-file` and join the same table; a module records only the name.

use super::{
    Profile,
    profile_file::{Mistake, ProfileFile, Value},
};
use crate::spelling::nearest;
use gir_dialects::{
    diagnostic,
    ir::{Context, Location},
};
use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// The profile of a module without a chosen target.
pub const GENERIC: &str = "generic";

/// The least capable Vulkan profile.
pub const VULKAN: &str = "vulkan1.1";
/// The host processor.
pub const CPU: &str = "cpu";

/// A file of profiles and their names, in the order of `--list-targets`.
struct Source {
    text: &'static str,
    names: &'static [&'static str],
}

/// Names a file of `known/`.
macro_rules! source {
    ($file:literal: $($name:literal)*) => {
        Source { text: include_str!(concat!("known/", $file)), names: &[$($name),*] }
    };
}

/// Every file of `known/`.
static SOURCES: &[Source] = &[
    source!("generic.toml": "generic"),
    source!("vulkan.toml": "vulkan1.1" "vulkan1.2" "vulkan1.3"),
    source!("opencl_spirv.toml": "opencl2.1-spirv" "opencl3.0-spirv"),
    source!("cuda.toml": "cuda-sm_60" "cuda-sm_61" "cuda-sm_62" "cuda-sm_70" "cuda-sm_72" "cuda-sm_75"
        "cuda-sm_80" "cuda-sm_86" "cuda-sm_87" "cuda-sm_89" "cuda-sm_90" "cuda-sm_90a" "cuda-sm_100"
        "cuda-sm_103" "cuda-sm_110" "cuda-sm_120" "cuda-sm_121"),
    source!("amdgcn.toml": "amdgcn-gfx90a" "amdgcn-gfx942" "amdgcn-gfx1100"),
    source!("metal.toml": "metal2.4" "metal3.0" "metal3.1" "metal3.2"),
    source!("opencl.toml": "opencl1.2" "opencl2.0" "opencl3.0"),
    source!("hexagon.toml": "hexagon-v68"),
    source!("helium.toml": "helium"),
    source!("c66x.toml": "c66x"),
    source!("fpga.toml": "vitis" "oneapi" "circt"),
    source!("cpu.toml": "cpu"),
];

/// The built-in files, each with the names of its profiles.
#[cfg(test)]
pub fn sources() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    SOURCES.iter().map(|source| (source.text, source.names))
}

/// The profiles read so far.
#[derive(Default)]
struct Table {
    profiles: BTreeMap<&'static str, Entry>,
    /// The names of user's profiles, in the order of their files.
    users: Vec<&'static str>,
}

#[derive(Clone)]
struct Entry {
    profile: &'static Profile,
    /// The values that a profile based on it starts from.
    value: Value,
}

static TABLE: Mutex<Option<Table>> = Mutex::new(None);

/// Runs a function on the table.
fn with_table<T>(work: impl FnOnce(&mut Table) -> T) -> T {
    let mut table: MutexGuard<'_, Option<Table>> =
        TABLE.lock().unwrap_or_else(PoisonError::into_inner);
    work(table.get_or_insert_default())
}

/// The profile with a name.
pub fn find(name: &str) -> Option<&'static Profile> {
    with_table(|table| table.entry(name).map(|entry| entry.profile))
}

/// Whether the name belongs to a user's profile that has been read.
pub fn is_users(name: &str) -> bool {
    with_table(|table| table.users.contains(&name))
}

/// The names of all profiles, in the order of `--list-targets`.
pub fn names() -> Vec<&'static str> {
    let ours = SOURCES.iter().flat_map(|source| source.names).copied();
    with_table(|table| ours.chain(table.users.iter().copied()).collect())
}

/// The message for an unknown name: a suggestion and the names of all profiles.
pub fn unknown(name: &str) -> String {
    let (hint, known) = (suggestion(name), names().join(" "));
    format!("unknown target '{name}'; {hint}known targets: {known}")
}

/// A suggestion for an unknown name, as a question followed by a blank.
pub fn suggestion(name: &str) -> String {
    let meant = meant(name, &names()).map(|near| format!("did you mean '{near}'? "));
    meant.unwrap_or_default()
}

/// The profile whose name without the family is `name`, or the one with the most similar name.
fn meant<'k>(name: &str, known: &[&'k str]) -> Option<&'k str> {
    let of_family = |known: &&&str| known.split_once('-').is_some_and(|(_, rest)| rest == name);
    let whole = known.iter().find(of_family).copied();
    let lowercase = name.to_ascii_lowercase();
    let folded = || known.iter().copied().find(|known| *known == lowercase);
    whole
        .or_else(folded)
        .or_else(|| nearest(name, known.iter().copied()))
}

/// All profiles, in the order of [`names`].
pub fn all() -> Vec<&'static Profile> {
    names().into_iter().filter_map(find).collect()
}

/// The first built-in profile of another profile's family that satisfies a predicate.
pub fn of_family_with(
    profile: &Profile,
    has: impl Fn(&Profile) -> bool,
) -> Option<&'static Profile> {
    let ours = SOURCES.iter().flat_map(|source| source.names);
    let family = ours.filter_map(|name| find(name));
    let mut family = family.filter(|one| one.family == profile.family);
    family.find(|one| has(one))
}

/// The reason for which a user's file of profiles cannot be used.
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

/// Reads a user's file of profiles; returns their names.
///
/// # Errors
/// A file that cannot be read, or a mistake in it; then none of its profiles is known.
pub fn add_file(path: &Path) -> Result<Vec<&'static str>, FileError> {
    let text = fs::read_to_string(path)
        .map_err(|error| FileError::Unreadable(format!("cannot be read: {error}")))?;
    let added = ProfileFile::parse(&text).and_then(|file| with_table(|table| table.add(&file)));
    added.map_err(|mistake| FileError::Wrong { text, mistake })
}

/// Adds a profile that is derived from another one, given as text; returns its name.
///
/// # Errors
/// If the text is wrong, which is a defect of the caller.
pub fn add_derived(text: &str) -> Result<String, String> {
    let added = ProfileFile::parse(text).and_then(|file| with_table(|table| table.add(&file)));
    let names = added.map_err(|mistake| mistake.text)?;
    let name = names.first().copied();
    name.map(str::to_owned)
        .ok_or_else(|| "no profile".to_owned())
}

impl Table {
    fn entry(&mut self, name: &str) -> Option<Entry> {
        if let Some(entry) = self.profiles.get(name) {
            return Some(entry.clone());
        }
        let source = SOURCES.iter().find(|source| source.names.contains(&name))?;
        let file = ProfileFile::parse_known(source.text);
        for &name in source.names {
            let resolved = file.resolve(name, &mut |base| Some(self.entry(base)?.value));
            let (profile, value) =
                resolved.expect("the built-in profiles are well formed; a test reads all");
            self.insert(profile, value);
        }
        self.profiles.get(name).cloned()
    }

    fn insert(&mut self, profile: Profile, value: Value) -> &'static str {
        let profile: &'static Profile = Box::leak(Box::new(profile));
        let entry = Entry { profile, value };
        self.profiles.insert(&profile.name, entry);
        &profile.name
    }

    /// Adds a user's profiles, all or none.
    fn add(&mut self, file: &ProfileFile<'_>) -> Result<Vec<&'static str>, Mistake> {
        let mut resolved = vec![];
        for name in file.names() {
            if !is_name(name) {
                let text = format!(
                    "'{name}' is not a valid profile name; use letters, digits, '.', '-' and '_'"
                );
                return Err(file.mistake(&[name], text));
            }
            let taken = SOURCES.iter().any(|source| source.names.contains(&name));
            if taken {
                let text = format!("profile '{name}' is built in; choose another name");
                return Err(file.mistake(&[name], text));
            }
            resolved.push(file.resolve(name, &mut |base| Some(self.entry(base)?.value))?);
        }
        let mut names = vec![];
        for (profile, value) in resolved {
            let before = self.profiles.get(profile.name.as_str());
            match before {
                Some(before) if before.value == value => names.push(before.profile.name.as_str()),
                Some(_) => {
                    let text = format!(
                        "profile '{}' differs from the one of that name read before; choose another name",
                        profile.name
                    );
                    return Err(file.mistake(&[&profile.name], text));
                }
                None => names.push(self.insert(profile, value)),
            }
        }
        for name in &names {
            if !self.users.contains(name) {
                self.users.push(name);
            }
        }
        Ok(names)
    }
}

fn is_name(name: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || ".-_".contains(letter);
    !name.is_empty() && name.chars().all(fits)
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
