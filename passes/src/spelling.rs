//! "did you mean": the known word nearest to a misspelled one.

/// Longer words are not compared; nobody mistypes them by a letter or two.
const MAX_LENGTH: usize = 64;

/// The candidate nearest to `word` if it is near enough for a typing error.
///
/// Distance counts insertions, deletions, substitutions and swaps of neighbours; a third of the
/// word's letters may differ, at least one, but not all. The first of equally near candidates wins.
pub(crate) fn nearest<'c>(
    word: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    if word.len() > MAX_LENGTH {
        return None;
    }
    let limit = (word.len() / 3).max(1).min(word.len().saturating_sub(1));
    candidates
        .into_iter()
        .filter(|candidate| candidate.len().abs_diff(word.len()) <= limit)
        .map(|candidate| (distance(word.as_bytes(), candidate.as_bytes()), candidate))
        .filter(|&(distance, _)| distance <= limit)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}

/// Optimal string alignment distance, three rows at a time.
fn distance(left: &[u8], right: &[u8]) -> usize {
    let mut before = vec![0; right.len() + 1];
    let mut above: Vec<usize> = (0..=right.len()).collect();
    for (i, &l) in left.iter().enumerate() {
        let mut row = Vec::with_capacity(right.len() + 1);
        row.push(i + 1);
        for (j, &r) in right.iter().enumerate() {
            let mut best = (above[j] + usize::from(l != r))
                .min(above[j + 1] + 1)
                .min(row[j] + 1);
            if i > 0 && j > 0 && l == right[j - 1] && left[i - 1] == r {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        (before, above) = (above, row);
    }
    above.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_edits_and_swaps() {
        let distance = |left: &str, right: &str| distance(left.as_bytes(), right.as_bytes());
        assert_eq!(distance("", ""), 0);
        assert_eq!(distance("abc", ""), 3);
        assert_eq!(distance("laod", "load"), 1);
        assert_eq!(distance("icmp.lt", "icmp.slt"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
    }

    #[test]
    fn only_near_words_are_suggested() {
        let words = ["load", "store", "atomic.load"];
        assert_eq!(nearest("laod", words), Some("load"));
        assert_eq!(nearest("atomic.laod", words), Some("atomic.load"));
        assert_eq!(nearest("frobnicate", words), None);
        assert_eq!(nearest("w", ["x", "y"]), None);
        assert_eq!(nearest(&"l".repeat(100), words), None);
    }
}
