//! The accesses to a memory, unit by unit, that later accesses may race with.
//!
//! For each unit these are kept: the last plain write; two plain reads since then, by different work-items; two atomic
//! accesses since then, by different work-items. An access drops those that happen before it: whatever races with them
//! races with it. If more than two race with each other, those of other workgroups are kept, because no barrier orders
//! them and later accesses. So a race with a dropped access implies a race with a kept one, as long as only barriers
//! order the work-items; where acquiring atomics do too, a race with a third one may be missed.

use super::clocks::{Clocks, Time};
use super::grid::{Grid, Item};

/// An access: the work-item, and in [`Stamps`] when and where. 0 is none.
type Stamp = u64;

/// The times and sites of accesses.
#[derive(Default)]
pub struct Stamps {
    kinds: Vec<(Time, u32)>,
    /// The newest kind of each site.
    newest: Vec<u32>,
}

impl Stamps {
    /// The stamp of an access now.
    fn stamp(&mut self, item: Item, site: u32, now: Time) -> Stamp {
        let place = site as usize;
        if place >= self.newest.len() {
            self.newest.resize(place + 1, u32::MAX);
        }
        let known = self.kinds.get(self.newest[place] as usize);
        if known.is_none_or(|known| known.0 != now) {
            self.kinds.push((now, site));
            self.newest[place] = self.kinds.len() as u32 - 1;
        }
        let kind = self.newest[place];
        (u64::from(item) + 1) << 32 | u64::from(kind)
    }

    fn time(&self, stamp: Stamp) -> Time {
        self.kinds[stamp as u32 as usize].0
    }

    fn site(&self, stamp: Stamp) -> u32 {
        self.kinds[stamp as u32 as usize].1
    }
}

fn item_of(stamp: Stamp) -> Item {
    ((stamp >> 32) - 1) as Item
}

/// How memory is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A plain read.
    Read,
    /// A plain write.
    Write,
    /// An atomic read.
    AtomicRead,
    /// An atomic write, or an update.
    AtomicWrite,
}

/// The running work-item, and its order with others.
pub struct Now<'a> {
    /// The work-item.
    pub item: Item,
    /// The first of its workgroup.
    pub first: Item,
    /// All work-items.
    pub grid: Grid,
    /// The times.
    pub clocks: &'a Clocks,
    /// Whether a memory starts anew with each workgroup.
    pub is_of_group: bool,
}

/// An access that another one races with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The work-item that made it.
    pub item: Item,
    /// Where.
    pub site: u32,
}

impl Now<'_> {
    /// Whether a work-item is of the running workgroup.
    fn is_own(&self, item: Item) -> bool {
        item.wrapping_sub(self.first) < self.grid.items
    }

    /// Whether a work-item of the workgroup is of the subgroup.
    fn is_of_subgroup(&self, item: Item) -> bool {
        let subgroup = |item| self.grid.subgroup(item - self.first);
        subgroup(item) == subgroup(self.item)
    }
}

/// The history of a memory.
pub struct History {
    /// Bytes of a unit.
    unit: u64,
    /// For each unit the last write and two reads.
    plain: Vec<[Stamp; 3]>,
    /// For each unit two atomic accesses, as they were, with whether they have written.
    atomic: Vec<[Stamp; 2]>,
    atomic_reads: Vec<[bool; 2]>,
}

/// Bytes of a history for each unit.
const BYTES_PER_UNIT: u64 = 3 * 8 + 2 * 8 + 2;

impl History {
    /// The maximal bytes of the history of a memory of this size.
    pub fn bytes(len: u64, unit: u64) -> u64 {
        len.div_ceil(unit).saturating_mul(BYTES_PER_UNIT)
    }

    /// The history of a memory of this size without accesses.
    pub fn new(len: u64, unit: u64) -> Self {
        let units = usize::try_from(len.div_ceil(unit)).unwrap_or(usize::MAX);
        Self {
            unit,
            plain: vec![[0; 3]; units],
            atomic: vec![],
            atomic_reads: vec![],
        }
    }

    /// An access of some bytes; one that it races with.
    pub fn access(
        &mut self,
        bytes: std::ops::Range<u64>,
        kind: Kind,
        site: u32,
        now: &Now<'_>,
        stamps: &mut Stamps,
    ) -> Option<Rival> {
        if self.atomic.is_empty() && matches!(kind, Kind::AtomicRead | Kind::AtomicWrite) {
            self.atomic = vec![[0; 2]; self.plain.len()];
            self.atomic_reads = vec![[false; 2]; self.plain.len()];
        }
        let stamp = stamps.stamp(now.item, site, now.clocks.now());
        let units = bytes.start / self.unit..bytes.end.div_ceil(self.unit);
        let mut rival = None;
        for unit in units {
            let found = self.access_unit(unit as usize, kind, stamp, now, stamps);
            rival = rival.or(found);
        }
        rival.map(|stamp| Rival {
            item: item_of(stamp),
            site: stamps.site(stamp),
        })
    }

    fn access_unit(
        &mut self,
        unit: usize,
        kind: Kind,
        stamp: Stamp,
        now: &Now<'_>,
        stamps: &Stamps,
    ) -> Option<Stamp> {
        let races = |other: &Stamp| !is_before(*other, now, stamps);
        let [write, reads @ ..] = &mut self.plain[unit];
        let mut rival = Some(*write).filter(|write| *write != stamp && races(write));
        if kind != Kind::AtomicRead && kind != Kind::Read {
            rival = rival.or_else(|| reads.iter().copied().find(races));
        }
        if let (Some(atomics), false) = (self.atomic.get(unit), is_atomic(kind)) {
            let is_read = self.atomic_reads[unit];
            let mut both = atomics.iter().zip(is_read);
            let counts = |is_read: bool| kind == Kind::Write || !is_read;
            let found = both.find(|(other, is_read)| counts(*is_read) && races(other));
            rival = rival.or(found.map(|(other, _)| *other));
        }
        match kind {
            Kind::Read => {
                note(reads, stamp, now, stamps);
            }
            Kind::Write => {
                *write = stamp;
                *reads = [0; 2];
                if let Some(atomics) = self.atomic.get_mut(unit) {
                    *atomics = [0; 2];
                }
            }
            Kind::AtomicRead | Kind::AtomicWrite => {
                self.note_atomic(unit, kind, stamp, now, stamps)
            }
        }
        rival
    }

    fn note_atomic(
        &mut self,
        unit: usize,
        kind: Kind,
        stamp: Stamp,
        now: &Now<'_>,
        stamps: &Stamps,
    ) {
        let is_read = kind == Kind::AtomicRead;
        let (slots, reads) = (&mut self.atomic[unit], &mut self.atomic_reads[unit]);
        // A read does not replace a write by the same work-item.
        let own = slots.iter().position(|slot| *slot >> 32 == stamp >> 32);
        if let Some(own) = own
            && is_read
            && !reads[own]
            && stamps.time(slots[own]) == stamps.time(stamp)
        {
            return;
        }
        let before = *slots;
        if let Some(place) = note(slots, stamp, now, stamps) {
            // The access in the first slot may have moved to the second.
            let old = |stamp: Stamp| {
                let index = before.iter().position(|slot| *slot == stamp);
                index.is_some_and(|index| reads[index])
            };
            let other = old(slots[1 - place]);
            reads[place] = is_read;
            reads[1 - place] = other;
        }
    }
}

fn is_atomic(kind: Kind) -> bool {
    matches!(kind, Kind::AtomicRead | Kind::AtomicWrite)
}

/// Puts an access among two; where it is then.
fn note(slots: &mut [Stamp; 2], stamp: Stamp, now: &Now<'_>, stamps: &Stamps) -> Option<usize> {
    if slots[0] == stamp {
        return Some(0);
    }
    let is_free = |slot: Stamp| slot >> 32 == stamp >> 32 || is_before(slot, now, stamps);
    let [first, second] = slots.map(is_free);
    let place = match (first, second) {
        (true, _) => 0,
        (_, true) => 1,
        // One of another workgroup stays.
        _ if !now.is_own(item_of(slots[0])) => 1,
        _ => 0,
    };
    slots[place] = stamp;
    if first && second {
        slots[1 - place] = 0;
    }
    Some(place)
}

/// Whether an access happens before the current one of the running work-item.
fn is_before(other: Stamp, now: &Now<'_>, stamps: &Stamps) -> bool {
    if other == 0 {
        return true;
    }
    let item = item_of(other);
    if item == now.item || now.clocks.has_ended() {
        return true;
    }
    let time = stamps.time(other);
    if now.is_of_group && time < now.clocks.group_start() {
        return true;
    }
    let is_own = now.is_own(item);
    if is_own
        && now
            .clocks
            .is_behind_barrier(time, || now.is_of_subgroup(item))
    {
        return true;
    }
    let knows = |group| now.clocks.knows(now.item, item, group, time);
    now.clocks.has_knowledge() && knows(item / now.grid.items)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gir::lir::checks::table::{Barrier, Group};

    struct Run {
        clocks: Clocks,
        stamps: Stamps,
        history: History,
    }

    impl Run {
        fn new() -> Self {
            let mut clocks = Clocks::default();
            clocks.start_group(0);
            Self {
                clocks,
                stamps: Stamps::default(),
                history: History::new(64, 4),
            }
        }

        /// The site has the number of the kind.
        fn access(&mut self, item: Item, kind: Kind, bytes: std::ops::Range<u64>) -> Option<Item> {
            let now = Now {
                item,
                first: item / 4 * 4,
                grid: Grid::new([8, 1, 1], [4, 1, 1], 2).unwrap(),
                clocks: &self.clocks,
                is_of_group: false,
            };
            let rival = self
                .history
                .access(bytes, kind, kind as u32, &now, &mut self.stamps);
            rival.map(|rival| rival.item)
        }
    }

    #[test]
    fn a_write_races_with_every_other_access() {
        for other in [Kind::Read, Kind::Write, Kind::AtomicRead, Kind::AtomicWrite] {
            let mut run = Run::new();
            assert_eq!(run.access(0, Kind::Write, 0..4), None);
            assert_eq!(run.access(1, other, 0..4), Some(0), "{other:?}");
            let mut run = Run::new();
            assert_eq!(run.access(0, other, 0..4), None);
            assert_eq!(run.access(1, Kind::Write, 0..4), Some(0), "{other:?}");
        }
    }

    #[test]
    fn reads_and_atomics_race_with_what_they_cannot_stand() {
        let pairs = [
            (Kind::Read, Kind::Read, false),
            (Kind::Read, Kind::AtomicRead, false),
            (Kind::Read, Kind::AtomicWrite, true),
            (Kind::AtomicRead, Kind::AtomicWrite, false),
            (Kind::AtomicWrite, Kind::AtomicWrite, false),
        ];
        for (one, other, races) in pairs {
            for (first, second) in [(one, other), (other, one)] {
                let mut run = Run::new();
                assert_eq!(run.access(0, first, 0..4), None);
                let found = run.access(1, second, 0..4);
                assert_eq!(found, races.then_some(0), "{first:?} {second:?}");
            }
        }
    }

    #[test]
    fn neighbours_and_the_own_accesses_do_not_race() {
        let mut run = Run::new();
        for item in 0..4 {
            let at = u64::from(item) * 4;
            assert_eq!(run.access(item, Kind::Write, at..at + 4), None);
            assert_eq!(run.access(item, Kind::Read, at..at + 4), None);
            assert_eq!(run.access(item, Kind::AtomicWrite, at..at + 4), None);
        }
        assert_eq!(run.access(0, Kind::Write, 0..8), Some(1));
    }

    #[test]
    fn of_many_readers_one_of_another_workgroup_stays() {
        let mut run = Run::new();
        for item in [0, 1, 2] {
            run.access(item, Kind::Read, 0..4);
        }
        run.clocks.start_group(1);
        for item in [4, 5, 6] {
            run.access(item, Kind::Read, 0..4);
        }
        run.clocks.pass_barrier(Barrier::full(Group::Workgroup));
        let rival = run.access(4, Kind::Write, 0..4);
        assert!(rival.is_some_and(|item| item < 4), "{rival:?}");
    }

    #[test]
    fn an_atomic_update_does_not_hide_the_write_before_it() {
        let mut run = Run::new();
        run.access(0, Kind::Write, 0..4);
        run.access(0, Kind::AtomicWrite, 0..4);
        assert_eq!(run.access(1, Kind::AtomicWrite, 0..4), Some(0));
    }

    #[test]
    fn an_atomic_read_does_not_hide_the_own_update() {
        let mut run = Run::new();
        run.access(0, Kind::AtomicWrite, 0..4);
        run.access(0, Kind::AtomicRead, 0..4);
        assert_eq!(run.access(1, Kind::Read, 0..4), Some(0));
    }

    #[test]
    fn what_a_barrier_orders_does_not_race() {
        let mut run = Run::new();
        run.access(0, Kind::Write, 0..4);
        run.clocks.pass_barrier(Barrier::full(Group::Subgroup));
        assert_eq!(run.access(1, Kind::Read, 0..4), None);
        assert_eq!(run.access(2, Kind::Read, 0..4), Some(0));
        run.clocks.pass_barrier(Barrier::full(Group::Workgroup));
        assert_eq!(run.access(3, Kind::Write, 0..4), None);
    }
}
