//! The happens-before relation: barriers, and atomics that release and acquire.
//!
//! The run has a clock of its own, which advances at each barrier, each release and each new workgroup. An access has a
//! work-item and a time. It happens before the next access of the running work-item if both work-items are the same;
//! if a barrier of the workgroup lies between; or if the work-item *knows* of it, because it has acquired from an
//! atomic that released. The knowledge of a work-item is a set of times: it knows all accesses of the others up to
//! these.

use std::collections::HashMap;
use std::rc::Rc;

use gir::lir::checks::table::{Barrier, Order};

use super::barriers::Barriers;
use super::grid::Item;

/// A time of the run.
pub type Time = u32;

/// The limit on times that are known one by one. Beyond it everything so far counts as known, so that a race may be
/// missed and none is invented.
const MOST: usize = 1024;

/// The knowledge of a work-item about others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Knowledge {
    /// All that anybody has done up to this time.
    all: Time,
    /// All that a workgroup has done before this time, by workgroup.
    groups: Vec<(u32, Time)>,
    /// All that a work-item has done up to this time, by work-item.
    items: Vec<(Item, Time)>,
}

type Known = Rc<Knowledge>;

impl Knowledge {
    fn has(&self, item: Item, group: u32, time: Time) -> bool {
        time <= self.all
            || look_up(&self.items, item).is_some_and(|until| time <= until)
            || look_up(&self.groups, group).is_some_and(|until| time < until)
    }

    fn add(&mut self, other: &Self, now: Time) {
        self.all = self.all.max(other.all);
        merge(&mut self.groups, &other.groups);
        merge(&mut self.items, &other.items);
        if self.groups.len() + self.items.len() > MOST {
            // No work-item has released accesses of the current time yet.
            *self = Self {
                all: now.saturating_sub(1),
                ..Self::default()
            };
        }
    }
}

fn look_up(times: &[(u32, Time)], key: u32) -> Option<Time> {
    let found = times.binary_search_by_key(&key, |(key, _)| *key);
    found.ok().map(|index| times[index].1)
}

fn set(times: &mut Vec<(u32, Time)>, key: u32, time: Time) {
    match times.binary_search_by_key(&key, |(key, _)| *key) {
        Ok(index) => times[index].1 = times[index].1.max(time),
        Err(index) => times.insert(index, (key, time)),
    }
}

fn merge(into: &mut Vec<(u32, Time)>, from: &[(u32, Time)]) {
    from.iter().for_each(|&(key, time)| set(into, key, time));
}

/// Puts two into one, which is shared where one holds the other.
fn join(one: &Known, other: &Known, now: Time) -> Known {
    if Rc::ptr_eq(one, other) || **other == Knowledge::default() {
        return Rc::clone(one);
    }
    if **one == Knowledge::default() {
        return Rc::clone(other);
    }
    let mut both = Knowledge::clone(one);
    both.add(other, now);
    Rc::new(both)
}

/// Knowledge that a work-item has received or may pass on.
#[derive(Clone, Default)]
struct Memory {
    known: Known,
    /// The knowledge that the next acquiring fence will bring.
    read: Known,
    /// The knowledge that relaxed atomics pass on since a releasing fence; whether it reaches other workgroups.
    fence: Option<(Known, bool)>,
}

/// The knowledge that a location passes to work-items that acquire it.
#[derive(Clone, Default)]
struct Told {
    /// From work-items of all workgroups.
    wide: Known,
    /// From those of one workgroup.
    narrow: Option<(u32, Known)>,
}

/// The times of a run.
#[derive(Default)]
pub struct Clocks {
    now: Time,
    group: u32,
    /// When the running workgroup started.
    group_start: Time,
    /// Its barriers.
    barriers: Barriers,
    /// The knowledge of the work-items of the workgroup since that barrier, common and one by one.
    shared: Known,
    memories: HashMap<Item, Memory>,
    told: HashMap<u64, Told>,
}

impl Clocks {
    /// The time.
    pub fn now(&self) -> Time {
        self.now
    }

    /// When the running workgroup started.
    pub fn group_start(&self) -> Time {
        self.group_start
    }

    /// Whether the clock has run out; the order of accesses is then unknown.
    pub fn has_ended(&self) -> bool {
        self.now == Time::MAX
    }

    fn go_on(&mut self) {
        self.now = self.now.saturating_add(1);
    }

    /// Another workgroup starts.
    pub fn start_group(&mut self, group: u32) {
        self.go_on();
        self.group = group;
        self.group_start = self.now;
        self.barriers = Barriers::started(self.now);
        self.shared = Known::default();
        self.memories.clear();
    }

    /// The work-items of the workgroup, or of each subgroup, have met.
    pub fn pass_barrier(&mut self, barrier: Barrier) {
        self.go_on();
        let acquired = |barriers: &Barriers| (barriers.workgroup(), barriers.subgroup());
        let before = acquired(&self.barriers);
        self.barriers.pass(barrier, self.now);
        if acquired(&self.barriers) != before {
            // For a subgroup, too: others then seem to know more than they do, none less.
            self.share();
        }
    }

    /// Shares the knowledge of each work-item of the workgroup with all of them.
    fn share(&mut self) {
        let mut shared = Rc::clone(&self.shared);
        for memory in self.memories.values() {
            shared = join(&shared, &memory.known, self.now);
        }
        self.shared = shared;
        // The knowledge of a fence outlives the barrier.
        self.memories.retain(|_, memory| memory.fence.is_some());
        for memory in self.memories.values_mut() {
            memory.known = Rc::clone(&self.shared);
        }
    }

    /// Whether a barrier lies between a time and now for a work-item of the workgroup, or of
    /// the same subgroup.
    pub fn is_behind_barrier(&self, time: Time, is_of_subgroup: impl FnOnce() -> bool) -> bool {
        time < self.barriers.workgroup() || time < self.barriers.subgroup() && is_of_subgroup()
    }

    /// Whether any work-item of the workgroup has acquired something.
    pub fn has_knowledge(&self) -> bool {
        !self.memories.is_empty() || *self.shared != Knowledge::default()
    }

    /// Whether `item` knows the access of another work-item, of some group, at a time.
    pub fn knows(&self, item: Item, other: Item, group: u32, time: Time) -> bool {
        let memory = self.memories.get(&item);
        let known = memory.map_or(&self.shared, |memory| &memory.known);
        known.has(other, group, time)
    }

    /// The knowledge of a work-item and its own accesses so far.
    fn news(&mut self, item: Item) -> Known {
        let mut news = Knowledge::clone(&self.memory(item).known);
        let own = Knowledge {
            all: 0,
            groups: vec![(self.group, self.barriers.workgroup())],
            items: vec![(item, self.now)],
        };
        news.add(&own, self.now);
        // Its later accesses are not part of them.
        self.go_on();
        Rc::new(news)
    }

    fn memory(&mut self, item: Item) -> &mut Memory {
        let shared = &self.shared;
        self.memories.entry(item).or_insert_with(|| Memory {
            known: Rc::clone(shared),
            ..Memory::default()
        })
    }

    /// An atomic access to a location: a read receives knowledge, a write passes it on.
    pub fn atomic(&mut self, item: Item, location: u64, order: Order, reads: bool, writes: bool) {
        if reads {
            self.learn(item, location, order);
        }
        if writes {
            self.tell(item, location, order, reads);
        }
    }

    fn learn(&mut self, item: Item, location: u64, order: Order) {
        let Some(told) = self.told.get(&location).cloned() else {
            return;
        };
        let (now, group) = (self.now, self.group);
        let narrow = told.narrow.filter(|(from, _)| *from == group);
        let mut news = narrow.map_or_else(Known::default, |(_, known)| known);
        if order.is_wide {
            news = join(&told.wide, &news, now);
        }
        let memory = self.memory(item);
        match order.acquires {
            true => memory.known = join(&memory.known, &news, now),
            false => memory.read = join(&memory.read, &news, now),
        }
    }

    /// An update adds to the knowledge at a location, a store replaces it.
    fn tell(&mut self, item: Item, location: u64, order: Order, is_update: bool) {
        let news = match order.releases {
            true => Some((self.news(item), order.is_wide)),
            false => {
                let memory = self.memories.get(&item);
                let fence = memory.and_then(|memory| memory.fence.clone());
                fence.map(|(known, is_wide)| (known, is_wide && order.is_wide))
            }
        };
        if news.is_none() && !self.told.contains_key(&location) {
            return;
        }
        let (now, group) = (self.now, self.group);
        let told = self.told.entry(location).or_default();
        if !is_update {
            *told = Told::default();
        }
        let Some((news, is_wide)) = news else { return };
        if is_wide {
            told.wide = join(&told.wide, &news, now);
        }
        let before = told.narrow.take().filter(|(from, _)| *from == group);
        let before = before.map_or_else(Known::default, |(_, known)| known);
        told.narrow = Some((group, join(&before, &news, now)));
    }

    /// A fence of a work-item.
    pub fn fence(&mut self, item: Item, order: Order) {
        let now = self.now;
        if order.acquires {
            let memory = self.memory(item);
            memory.known = join(&memory.known, &memory.read, now);
        }
        if order.releases {
            let news = self.news(item);
            self.memory(item).fence = Some((news, order.is_wide));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gir::lir::checks::table::Group;

    const RELEASE: Order = Order {
        acquires: false,
        releases: true,
        is_wide: true,
    };
    const ACQUIRE: Order = Order {
        acquires: true,
        releases: false,
        is_wide: true,
    };
    const RELAXED: Order = Order {
        acquires: false,
        releases: false,
        is_wide: true,
    };

    /// Work-items 0 to 3 are of workgroup 0, 4 to 7 of workgroup 1.
    fn started(group: u32) -> Clocks {
        let mut clocks = Clocks::default();
        clocks.start_group(group);
        clocks
    }

    fn is_before(clocks: &Clocks, other: Item, time: Time, item: Item) -> bool {
        let is_own = other / 4 == clocks.group;
        is_own && clocks.is_behind_barrier(time, || false)
            || clocks.knows(item, other, other / 4, time)
    }

    #[test]
    fn a_barrier_orders_its_workgroup_and_no_other() {
        let mut clocks = started(0);
        let time = clocks.now();
        assert!(!is_before(&clocks, 0, time, 1));
        clocks.pass_barrier(Barrier::full(Group::Workgroup));
        assert!(is_before(&clocks, 0, time, 1));
        assert!(!is_before(&clocks, 0, clocks.now(), 1));
        clocks.start_group(1);
        assert!(!is_before(&clocks, 0, time, 4));
    }

    #[test]
    fn what_one_has_acquired_its_subgroup_knows_behind_a_barrier() {
        let mut clocks = started(0);
        let before = clocks.now();
        clocks.atomic(0, 8, RELEASE, false, true);
        clocks.start_group(1);
        clocks.atomic(4, 8, ACQUIRE, true, false);
        assert!(!is_before(&clocks, 0, before, 5));
        clocks.pass_barrier(Barrier::full(Group::Subgroup));
        assert!(is_before(&clocks, 0, before, 5));
    }

    #[test]
    fn who_acquires_knows_what_was_released_and_nothing_later() {
        let mut clocks = started(0);
        let before = clocks.now();
        clocks.atomic(0, 8, RELEASE, false, true);
        let behind = clocks.now();
        clocks.start_group(1);
        clocks.atomic(4, 8, ACQUIRE, true, false);
        assert!(is_before(&clocks, 0, before, 4));
        assert!(!is_before(&clocks, 0, behind, 4));
        assert!(!is_before(&clocks, 1, before, 4));
        assert!(!is_before(&clocks, 0, before, 5));
        clocks.pass_barrier(Barrier::full(Group::Workgroup));
        assert!(is_before(&clocks, 0, before, 5));
    }

    #[test]
    fn who_releases_tells_what_its_workgroup_did_before_the_barrier() {
        let mut clocks = started(0);
        let before = clocks.now();
        clocks.pass_barrier(Barrier::full(Group::Workgroup));
        clocks.atomic(0, 8, RELEASE, false, true);
        clocks.start_group(1);
        clocks.atomic(4, 8, ACQUIRE, true, false);
        assert!(is_before(&clocks, 3, before, 4));
    }

    #[test]
    fn updates_hand_on_what_was_released_and_stores_do_not() {
        let mut clocks = started(0);
        let time = clocks.now();
        clocks.atomic(0, 8, RELEASE, false, true);
        clocks.atomic(1, 8, RELAXED, true, true);
        clocks.atomic(2, 8, ACQUIRE, true, false);
        assert!(is_before(&clocks, 0, time, 2));
        assert!(!is_before(&clocks, 1, time, 2));
        clocks.atomic(1, 8, RELAXED, false, true);
        clocks.atomic(3, 8, ACQUIRE, true, false);
        assert!(!is_before(&clocks, 0, time, 3));
    }

    #[test]
    fn fences_order_what_relaxed_atomics_do_not() {
        let mut clocks = started(0);
        let time = clocks.now();
        clocks.fence(0, RELEASE);
        clocks.atomic(0, 8, RELAXED, false, true);
        clocks.atomic(1, 8, RELAXED, true, false);
        assert!(!is_before(&clocks, 0, time, 1));
        clocks.fence(1, ACQUIRE);
        assert!(is_before(&clocks, 0, time, 1));
    }

    #[test]
    fn what_is_told_the_workgroup_does_not_reach_others() {
        let narrow = |order| Order {
            is_wide: false,
            ..order
        };
        let mut clocks = started(0);
        let time = clocks.now();
        clocks.atomic(0, 8, narrow(RELEASE), false, true);
        clocks.atomic(1, 8, ACQUIRE, true, false);
        assert!(is_before(&clocks, 0, time, 1));
        clocks.start_group(1);
        clocks.atomic(4, 8, ACQUIRE, true, false);
        assert!(!is_before(&clocks, 0, time, 4));
    }

    #[test]
    fn what_is_too_much_to_know_counts_as_known() {
        let mut clocks = started(0);
        let time = clocks.now();
        for item in 0..2 * MOST as Item {
            clocks.atomic(item, 8, RELEASE, true, true);
        }
        clocks.atomic(5000, 8, ACQUIRE, true, false);
        assert!(clocks.knows(5000, 4000, 0, time));
        assert!(!clocks.knows(5000, 0, 0, clocks.now()));
    }
}
