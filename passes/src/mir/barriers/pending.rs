//! The accesses since the last barrier, on any path.

use gir_dialects::ir::Op;

/// An access that no barrier has followed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen<'c> {
    /// The operation.
    pub op: Op<'c>,
    /// The innermost loop of which it was in an earlier iteration, if any.
    pub around: Option<Op<'c>>,
}

/// A list of such accesses, each once.
#[derive(Clone, Debug, Default)]
pub struct Pending<'c>(Vec<Seen<'c>>);

impl<'c> Pending<'c> {
    /// The accesses, in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Seen<'c>> {
        self.0.iter()
    }

    /// Adds an access; returns whether it is new.
    pub fn add(&mut self, seen: Seen<'c>) -> bool {
        let is_new = !self.0.contains(&seen);
        if is_new {
            self.0.push(seen);
        }
        is_new
    }

    /// Adds others; returns whether one is new.
    pub fn join(&mut self, others: &Self) -> bool {
        let mut is_new = false;
        for seen in &others.0 {
            is_new |= self.add(*seen);
        }
        is_new
    }

    /// The same accesses behind a loop.
    pub fn behind(self, repeated: Op<'c>) -> Self {
        let mut all = Self::default();
        for seen in self.0 {
            let around = seen.around.filter(|around| *around != repeated);
            all.add(Seen { around, ..seen });
        }
        all
    }

    /// The same accesses in the next iteration of a loop.
    pub fn around(self, repeated: Op<'c>) -> Self {
        let next = |seen: Seen<'c>| {
            let parents = std::iter::successors(seen.op.parent(), |op| op.parent());
            let is_inside = parents
                .take_while(|op| Some(*op) != repeated.parent())
                .any(|op| op == repeated);
            Seen {
                around: match is_inside && seen.around.is_none() {
                    true => Some(repeated),
                    false => seen.around,
                },
                ..seen
            }
        };
        let mut all = Self::default();
        for seen in self.0 {
            all.add(next(seen));
        }
        all
    }
}
