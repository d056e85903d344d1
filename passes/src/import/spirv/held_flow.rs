//! Where the values of variables come from at the start of each block, for variables that become values.
//!
//! Each block that stores to a variable gives it a value of its own. A block needs a parameter for a variable where
//! values of several blocks meet and one of them may be read; as few blocks as possible get one.

/// The accesses of a block to a variable.
#[derive(Clone, Copy, Default)]
pub struct Access {
    /// Whether it stores to it.
    pub stores: bool,
    /// Whether it needs the value that the variable has before it.
    pub needs: bool,
}

/// The place where the value of a variable comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// The end of a block.
    End(usize),
    /// A parameter of the block itself.
    Parameter(usize),
}

/// For each block the place that a variable's value comes from; `None` where nobody reads it. Blocks have numbers in
/// reverse postorder; the first one, where the variable begins, has no predecessors.
pub fn origins(before: &[Vec<usize>], accesses: &[Access]) -> Vec<Option<From>> {
    let live = live(before, accesses);
    let origins = settled(before, accesses, &parameters(before, accesses, &live));
    kept(origins, &live)
}

/// Whether each block needs a parameter: values meet where a block with a value of its own dominates a predecessor and
/// not the block, and a block with a parameter has a value of its own.
fn parameters(before: &[Vec<usize>], accesses: &[Access], live: &[bool]) -> Vec<bool> {
    let frontiers = frontiers(before);
    let mut has_parameter = vec![false; before.len()];
    let begins = |at: &usize| *at == 0 || accesses[*at].stores;
    let mut pending: Vec<_> = (0..before.len()).filter(begins).collect();
    while let Some(at) = pending.pop() {
        for &behind in &frontiers[at] {
            if live[behind] && !std::mem::replace(&mut has_parameter[behind], true) {
                pending.push(behind);
            }
        }
    }
    has_parameter
}

/// The blocks with several predecessors of which each block dominates some, but not the block.
fn frontiers(before: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let dominators = dominators(before);
    let mut frontiers = vec![vec![]; before.len()];
    for (at, predecessors) in before.iter().enumerate() {
        for &predecessor in predecessors.iter().filter(|_| predecessors.len() > 1) {
            let mut walked = predecessor;
            while walked != dominators[at] && frontiers[walked].last() != Some(&at) {
                frontiers[walked].push(at);
                walked = dominators[walked];
            }
        }
    }
    frontiers
}

/// The nearest block that dominates each block; of the first one itself (Cooper, Harvey and Kennedy, "A Simple, Fast
/// Dominance Algorithm").
fn dominators(before: &[Vec<usize>]) -> Vec<usize> {
    let mut nearest = vec![None; before.len()];
    if let Some(first) = nearest.first_mut() {
        *first = Some(0);
    }
    let mut is_settled = false;
    while !is_settled {
        is_settled = true;
        for at in 1..before.len() {
            let known = before[at].iter().filter(|&&one| nearest[one].is_some());
            let found = known
                .copied()
                .reduce(|one, other| common(&nearest, one, other));
            is_settled &= nearest[at] == found;
            nearest[at] = found;
        }
    }
    nearest.into_iter().map(Option::unwrap_or_default).collect()
}

/// The nearest block that dominates two, whose dominators are before them in the order.
fn common(nearest: &[Option<usize>], mut one: usize, mut other: usize) -> usize {
    while one != other {
        let later = if one > other { &mut one } else { &mut other };
        *later = nearest[*later].unwrap_or_default();
    }
    one
}

fn kept(origins: Vec<Option<From>>, live: &[bool]) -> Vec<Option<From>> {
    let pairs = origins.into_iter().zip(live);
    pairs
        .map(|(origin, &live)| origin.filter(|_| live))
        .collect()
}

/// The place of the value at the end of a block.
fn end(accesses: &[Access], origins: &[Option<From>], block: usize) -> Option<From> {
    match accesses[block].stores || block == 0 {
        true => Some(From::End(block)),
        false => origins[block],
    }
}

/// The origins for the parameters that blocks have: elsewhere that of the first predecessor known.
fn settled(
    before: &[Vec<usize>],
    accesses: &[Access],
    has_parameter: &[bool],
) -> Vec<Option<From>> {
    let mut origins = vec![None; before.len()];
    for at in 0..before.len() {
        origins[at] = match has_parameter[at] {
            true => Some(From::Parameter(at)),
            false => {
                let mut ends = before[at]
                    .iter()
                    .filter_map(|&one| end(accesses, &origins, one));
                ends.next()
            }
        };
    }
    origins
}

/// Whether the value at the start of each block may be read.
fn live(before: &[Vec<usize>], accesses: &[Access]) -> Vec<bool> {
    let mut live = vec![false; before.len()];
    let mut pending: Vec<_> = (0..before.len()).filter(|&at| accesses[at].needs).collect();
    while let Some(at) = pending.pop() {
        if std::mem::replace(&mut live[at], true) {
            continue;
        }
        let passing = before[at].iter().filter(|&&one| !accesses[one].stores);
        pending.extend(passing);
    }
    live
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Access = Access {
        stores: false,
        needs: false,
    };
    const STORES: Access = Access {
        stores: true,
        needs: false,
    };
    const NEEDS: Access = Access {
        stores: false,
        needs: true,
    };

    #[test]
    fn a_loop_that_adds_up_has_one_parameter_in_its_head() {
        // 0 → 1 (head) → 2 (adds) → 1, 1 → 3 (reads)
        let before = [vec![], vec![0, 2], vec![1], vec![1]];
        let adds = Access {
            stores: true,
            needs: true,
        };
        let found = origins(&before, &[STORES, NONE, adds, NEEDS]);
        let head = Some(From::Parameter(1));
        assert_eq!(found, [None, head, head, head]);
    }

    #[test]
    fn a_variable_that_nobody_stores_to_needs_no_parameter() {
        // A loop around an if that only read.
        let before = [vec![], vec![0, 4], vec![1], vec![1], vec![2, 3], vec![1]];
        let found = origins(&before, &[STORES, NONE, NEEDS, NONE, NONE, NEEDS]);
        let first = Some(From::End(0));
        assert_eq!(found, [None, first, first, first, first, first]);
    }

    #[test]
    fn values_that_nobody_reads_do_not_meet() {
        let before = [vec![], vec![0], vec![0], vec![1, 2]];
        let found = origins(&before, &[STORES, STORES, NONE, NONE]);
        assert_eq!(found[3], None);
        let found = origins(&before, &[STORES, STORES, NONE, NEEDS]);
        assert_eq!(found[3], Some(From::Parameter(3)));
    }

    #[test]
    fn a_store_in_an_inner_loop_reaches_the_head_of_the_outer_one() {
        // 0 → 1 → 2 → 3 (stores) → 2, 2 → 4 → 1, 1 → 5 (reads)
        let before = [vec![], vec![0, 4], vec![1, 3], vec![2], vec![2], vec![1]];
        let found = origins(&before, &[STORES, NONE, NONE, STORES, NONE, NEEDS]);
        assert_eq!(found[1], Some(From::Parameter(1)));
        assert_eq!(found[2], Some(From::Parameter(2)));
        assert_eq!(found[4], Some(From::Parameter(2)));
        assert_eq!(found[5], Some(From::Parameter(1)));
    }

    #[test]
    fn time_grows_with_the_blocks() {
        // Diamonds in a row: 3n, 3n + 1 (stores), 3n + 2, then 3n + 3, where both meet.
        const DIAMONDS: usize = 30_000;
        let mut before = vec![vec![]];
        let mut accesses = vec![STORES];
        for at in (0..DIAMONDS).map(|at| 3 * at) {
            before.extend([vec![at], vec![at], vec![at + 1, at + 2]]);
            accesses.extend([STORES, NONE, NEEDS]);
        }
        let found = origins(&before, &accesses);
        for at in 1..=DIAMONDS {
            assert_eq!(found[3 * at], Some(From::Parameter(3 * at)));
        }
    }
}
