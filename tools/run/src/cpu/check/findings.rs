//! Findings on their way: one for each class and place.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use gir::lir::checks::table::{Place, Site};

use crate::finding::Finding;

/// The classes of errors, with their names in reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    OutOfBounds,
    Misaligned,
    ConstantWrite,
    Uninitialised,
    DivisionByZero,
    DivisionOverflow,
    Shift,
    Conversion,
    Race,
    Divergence,
}

impl Class {
    fn name(self) -> &'static str {
        match self {
            Self::OutOfBounds => "out of bounds",
            Self::Misaligned => "misaligned access",
            Self::ConstantWrite => "write to a constant",
            Self::Uninitialised => "uninitialised read",
            Self::DivisionByZero => "division by zero",
            Self::DivisionOverflow => "division overflow",
            Self::Shift => "shift out of range",
            Self::Conversion => "conversion out of range",
            Self::Race => "data race",
            Self::Divergence => "barrier divergence",
        }
    }
}

/// In the order of the source.
type Key = (Option<Place>, Class);

/// The findings so far. Another thread may read them during the run.
#[derive(Clone, Default)]
pub struct Findings(Arc<Mutex<Gathered>>);

#[derive(Default)]
struct Gathered {
    by_key: BTreeMap<Key, Finding>,
    /// The places of races, both ways round.
    pairs: BTreeSet<(Option<Place>, Option<Place>)>,
}

/// A finding at a site, with a message that is built only the first time.
pub struct Found<'a> {
    /// The class of the error.
    pub class: Class,
    /// Where.
    pub site: &'a Site,
    /// Another site or place that has to do with it, with a word on it.
    pub other: Option<(Option<Place>, &'static str)>,
}

impl Findings {
    /// Notes a finding.
    pub fn add(&self, found: Found<'_>, words: impl FnOnce() -> String) {
        let Found { class, site, other } = found;
        let mut gathered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (site.place.clone(), class);
        if let Some(known) = gathered.by_key.get_mut(&key) {
            known.count += 1;
            return;
        }
        if let (Class::Race, Some((place, _))) = (class, &other) {
            let pair = (site.place.clone(), place.clone());
            if gathered.pairs.contains(&(pair.1.clone(), pair.0.clone())) && pair.0 != pair.1 {
                return;
            }
            gathered.pairs.insert(pair);
        }
        let finding = Finding {
            place: site.place.clone(),
            message: format!("{}: {}", class.name(), words()),
            note: other.map(|(place, word)| (place, word.to_owned())),
            count: 1,
        };
        gathered.by_key.insert(key, finding);
    }

    /// Whether nothing has been found.
    pub fn is_empty(&self) -> bool {
        let gathered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        gathered.by_key.is_empty()
    }

    /// All, in the order of the source.
    pub fn take(&self) -> Vec<Finding> {
        let gathered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        gathered.by_key.values().cloned().collect()
    }
}
