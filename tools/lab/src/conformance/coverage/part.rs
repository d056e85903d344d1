//! A part of the suite that covers every instruction and family, for slow devices.
//!
//! It has each instruction with each ordering, scope and address space, with each lane type and with vectors of
//! each kind of length at least once, though not with all of these together; and a kernel of each family. The choice
//! is deterministic: kernels that add the most missing pieces for their length come first.

use std::collections::BTreeSet;

use super::combination::{Combination, Placed};
use crate::conformance::case::Case;

/// The required pieces that a case has: instructions with their words, and its family.
type Parts = BTreeSet<(String, String)>;

/// Which of the cases are in the part.
#[must_use]
pub fn of(cases: &[Case], placed: &[Vec<Placed>]) -> Vec<bool> {
    let mut all: Vec<Parts> = cases
        .iter()
        .zip(placed)
        .map(|(case, placed)| parts(case, placed))
        .collect();
    let mut chosen = vec![false; cases.len()];
    while let Some(best) = best(cases, &all) {
        chosen[best] = true;
        let covered = std::mem::take(&mut all[best]);
        for parts in &mut all {
            parts.retain(|part| !covered.contains(part));
        }
    }
    chosen
}

/// The case with the most missing pieces for the length of its text; the first of several.
fn best(cases: &[Case], all: &[Parts]) -> Option<usize> {
    let worth = |(case, parts): (&Case, &Parts)| parts.len() as f64 / case.text.len().max(1) as f64;
    let mut best = None;
    for (index, worth) in cases.iter().zip(all).map(worth).enumerate() {
        if worth > 0.0 && best.is_none_or(|(_, most)| worth > most) {
            best = Some((index, worth));
        }
    }
    best.map(|(index, _)| index)
}

fn parts(case: &Case, placed: &[Placed]) -> Parts {
    let of_family = ("family".to_owned(), case.family.to_owned());
    let combinations = placed.iter().map(|placed| &placed.combination);
    combinations
        .flat_map(of_combination)
        .chain([of_family])
        .collect()
}

/// The instruction paired with each of its words.
fn of_combination(combination: &Combination) -> Vec<(String, String)> {
    let instruction = combination.instruction();
    let words = combination.words().iter().flat_map(|word| pieces(word));
    words
        .map(|piece| (instruction.clone(), piece.to_owned()))
        .collect()
}

/// A word, or the pieces of a type: space, length and lane type. All lengths beyond 4 count as one kind.
fn pieces(word: &str) -> Vec<&str> {
    let (space, element) = match word
        .strip_prefix("ptr[")
        .and_then(|rest| rest.split_once("]<"))
    {
        Some((space, pointee)) => (Some(space), pointee.trim_end_matches('>')),
        None => (None, word),
    };
    let (length, lane) = match element
        .strip_prefix("vec")
        .and_then(|rest| rest.split_once('<'))
    {
        Some((length, lane)) => (Some(length), lane.trim_end_matches('>')),
        None => (None, element),
    };
    let length = length.map(|length| match length {
        "2" | "3" | "4" => length,
        _ => "many",
    });
    space.into_iter().chain(length).chain([lane]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::{coverage, families};

    #[test]
    fn a_type_is_its_pieces() {
        assert_eq!(pieces("acq_rel"), ["acq_rel"]);
        assert_eq!(pieces("ptr[global]<vec16<f32>>"), ["global", "many", "f32"]);
        assert_eq!(pieces("ptr[shared]<u8>"), ["shared", "u8"]);
        assert_eq!(pieces("vec3<i64>"), ["3", "i64"]);
    }

    /// R-RUNA-119: the part leaves out only repetitions.
    #[test]
    fn the_part_has_something_of_everything() {
        let cases = families::all();
        let placed = coverage::of_cases(&cases);
        let chosen = of(&cases, &placed);
        assert_eq!(chosen, of(&cases, &placed), "it is the same each time");
        let has = |is_part: bool| -> Parts {
            let all = cases.iter().zip(&placed).zip(&chosen);
            let kept = all.filter(|(_, chosen)| **chosen || !is_part);
            kept.flat_map(|((case, placed), _)| parts(case, placed))
                .collect()
        };
        assert_eq!(has(true), has(false));
        let count = chosen.iter().filter(|chosen| **chosen).count();
        println!("{count} of {} kernels", cases.len());
        assert!(
            count > 50 && count < cases.len() / 4,
            "{count} of {}",
            cases.len()
        );
    }
}
