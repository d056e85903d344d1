//! Sets of keywords in profile files.

use gir_dialects::{
    common::{AtomicOperation, MemoryOrdering, MemoryScope},
    mir::{ReduceKind, StorageSpace},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;

/// An enum whose cases have keywords.
pub trait Keyword: Copy + PartialEq + 'static {
    /// All cases, in their order.
    const ALL: &'static [Self];

    /// The keyword.
    fn keyword(self) -> &'static str;
}

/// A set of cases of an enum; in a file, a list of keywords.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set<E: Keyword>(Cow<'static, [E]>);

impl<E: Keyword> Set<E> {
    /// The set of some cases.
    pub const fn of(cases: &'static [E]) -> Self {
        Self(Cow::Borrowed(cases))
    }

    /// Whether the set has a case.
    pub fn contains(&self, case: E) -> bool {
        self.0.contains(&case)
    }

    /// Adds a case to the set, or removes it.
    pub fn set(&mut self, case: E, is_in: bool) {
        let cases = self.0.to_mut();
        cases.retain(|&one| one != case);
        if is_in {
            cases.push(case);
        }
    }

    /// The cases, in the enum's order.
    pub fn iter(&self) -> impl Iterator<Item = E> {
        E::ALL.iter().copied().filter(|&case| self.contains(case))
    }

    /// The keywords separated by commas, or "none".
    pub fn list(&self) -> String {
        let words: Vec<_> = self.iter().map(E::keyword).collect();
        match words.is_empty() {
            true => "none".to_owned(),
            false => words.join(", "),
        }
    }
}

impl<E: Keyword> Default for Set<E> {
    fn default() -> Self {
        Self::of(&[])
    }
}

impl<E: Keyword> Serialize for Set<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(E::keyword))
    }
}

impl<'de, E: Keyword> Deserialize<'de> for Set<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = Vec::<String>::deserialize(deserializer)?;
        let cases = words.iter().map(|word| case(word));
        let cases = cases.collect::<Result<Vec<E>, _>>()?;
        Ok(Self(Cow::Owned(cases)))
    }
}

/// The case with a keyword.
pub fn case<E: Keyword, F: de::Error>(word: &str) -> Result<E, F> {
    let found = E::ALL.iter().copied().find(|case| case.keyword() == word);
    found.ok_or_else(|| {
        let known: Vec<_> = E::ALL.iter().map(|case| case.keyword()).collect();
        F::custom(format!(
            "unknown word `{word}`, expected one of {}",
            known.join(", ")
        ))
    })
}

/// Enums that ODS defines.
macro_rules! from_ods {
    ($($name:ident),*) => {$(
        impl Keyword for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn keyword(self) -> &'static str {
                Self::keyword(self)
            }
        }
    )*};
}

from_ods!(
    AtomicOperation,
    MemoryOrdering,
    MemoryScope,
    ReduceKind,
    StorageSpace
);

/// Defines an enum whose cases have keywords, in files too.
macro_rules! keywords {
    ($(#[$doc:meta])* pub enum $name:ident { $($case:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the keywords say it")]
        pub enum $name { $($case,)* }

        impl Keyword for $name {
            const ALL: &'static [Self] = &[$(Self::$case,)*];

            fn keyword(self) -> &'static str {
                match self { $(Self::$case => $word,)* }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.keyword())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::profile::keywords::case(&String::deserialize(from)?)
            }
        }
    };
}

pub(super) use keywords;
