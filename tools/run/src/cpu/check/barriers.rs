//! The order that barriers establish: accesses before a barrier that releases happen before those after one that
//! acquires, if it is the same barrier or the work-items have met at a barrier in between.

use gir::lir::checks::table::{Barrier, Group};

use super::clocks::Time;

/// The progress of accesses towards other work-items of a group: times before which they were made.
#[derive(Clone, Copy, Default)]
struct Stages {
    /// Released by the work-items that made them.
    released: Time,
    /// Released, and followed by a barrier of all.
    joined: Time,
    /// And are seen by all.
    acquired: Time,
}

impl Stages {
    fn started(now: Time) -> Self {
        Self {
            released: now,
            joined: now,
            acquired: now,
        }
    }

    fn pass(&mut self, barrier: Barrier, now: Time, joins: bool, reaches: bool) {
        if barrier.releases && reaches {
            self.released = now;
        }
        if joins {
            self.joined = self.released;
        }
        if barrier.acquires && reaches {
            self.acquired = self.joined;
        }
    }
}

/// The barriers of a workgroup.
#[derive(Default)]
pub struct Barriers {
    workgroup: Stages,
    subgroup: Stages,
}

impl Barriers {
    /// Of a workgroup that starts.
    pub fn started(now: Time) -> Self {
        Self {
            workgroup: Stages::started(now),
            subgroup: Stages::started(now),
        }
    }

    /// The work-items have met at a barrier, at a time after all their accesses.
    pub fn pass(&mut self, barrier: Barrier, now: Time) {
        let is_wide = |group| group == Group::Workgroup;
        let (joins, reaches) = (is_wide(barrier.group), barrier.reach.is_some_and(is_wide));
        self.workgroup.pass(barrier, now, joins, reaches);
        self.subgroup
            .pass(barrier, now, true, barrier.reach.is_some());
    }

    /// Accesses of the workgroup before this time happen before all later ones of its work-items.
    pub fn workgroup(&self) -> Time {
        self.workgroup.acquired
    }

    /// Accesses of each subgroup before this time happen before all later ones of its work-items.
    pub fn subgroup(&self) -> Time {
        self.subgroup.acquired
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: Barrier = Barrier::full(Group::Workgroup);
    const RELEASE: Barrier = Barrier {
        acquires: false,
        ..FULL
    };
    const ACQUIRE: Barrier = Barrier {
        releases: false,
        ..FULL
    };
    const RELAXED: Barrier = Barrier {
        acquires: false,
        ..ACQUIRE
    };

    fn within_subgroup(barrier: Barrier) -> Barrier {
        Barrier {
            group: Group::Subgroup,
            ..barrier
        }
    }

    /// The accesses that are ordered in the workgroup and in subgroups after barriers at times 1, 2, …
    fn after(passed: &[Barrier]) -> (Time, Time) {
        let mut barriers = Barriers::started(0);
        for (barrier, now) in passed.iter().zip(1..) {
            barriers.pass(*barrier, now);
        }
        (barriers.workgroup(), barriers.subgroup())
    }

    #[test]
    fn a_barrier_has_to_release_and_to_acquire() {
        assert_eq!(after(&[FULL]), (1, 1));
        for weak in [RELEASE, ACQUIRE, RELAXED] {
            assert_eq!(after(&[weak]), (0, 0), "{weak:?}");
            assert_eq!(after(&[FULL, weak]), (1, 1), "{weak:?}");
        }
        assert_eq!(after(&[ACQUIRE, RELEASE]), (0, 0));
    }

    #[test]
    fn one_may_release_and_a_later_one_acquire() {
        assert_eq!(after(&[RELEASE, ACQUIRE]), (1, 1));
        assert_eq!(after(&[RELEASE, RELAXED, ACQUIRE]), (1, 1));
        assert_eq!(after(&[RELEASE, within_subgroup(ACQUIRE)]), (1, 1));
        assert_eq!(after(&[within_subgroup(RELEASE), ACQUIRE]), (1, 1));
    }

    #[test]
    fn a_narrow_scope_orders_subgroups_only() {
        let narrow = Barrier {
            reach: Some(Group::Subgroup),
            ..FULL
        };
        assert_eq!(after(&[narrow]), (0, 1));
        assert_eq!(after(&[within_subgroup(FULL)]), (0, 1));
        let none = Barrier {
            reach: None,
            ..FULL
        };
        assert_eq!(after(&[none]), (0, 0));
    }
}
