//! The monitor of a kernel: it receives each operation with its work-item before the kernel executes it.

use gir::lir::checks::table::{self, Access, Group, Order, Place, Site, Table, Watched};

use super::clocks::Clocks;
use super::findings::{Class, Findings, Found};
use super::grid::{Grid, Item};
use super::history::{Kind, Now, Rival, Stamps};
use super::nowhere::Nowhere;
use super::spaces::{Owner, Space};

/// The state of a checked run.
pub struct Monitor {
    sites: Vec<Site>,
    /// The accesses at sites, for the quick way to them.
    accesses: Vec<Option<Access>>,
    grid: Grid,
    spaces: Vec<Space>,
    nowhere: Nowhere,
    clocks: Clocks,
    stamps: Stamps,
    findings: Findings,
    /// Whether atomics and fences order other accesses.
    has_orders: bool,
    /// The running workgroup, and the work-item in it.
    group: u32,
    local: u32,
    /// Work-items of the workgroup have missed a barrier: nothing it does is defined.
    has_diverged: bool,
    /// By site, the observations on paths to a barrier.
    ways: Vec<Way>,
    way_sites: Vec<usize>,
}

/// The way to a barrier that the first work-item of a group has taken.
#[derive(Clone, Copy, Default)]
struct Way {
    value: u64,
    first: u32,
    last: Option<u32>,
}

impl Monitor {
    /// Watches a launch.
    pub fn new(table: Table, grid: Grid, spaces: Vec<Space>, findings: Findings) -> Self {
        let orders = |site: &Site| match &site.watched {
            Watched::Access(access) => access.order.is_some_and(|o| o.acquires || o.releases),
            Watched::Fence(_) => true,
            _ => false,
        };
        let is_way = |site: &Site| matches!(site.watched, Watched::Way { .. });
        let numbered = table.sites.iter().enumerate();
        let ways = numbered.filter(|(_, site)| is_way(site));
        let access = |site: &Site| match &site.watched {
            Watched::Access(access) => Some(*access),
            _ => None,
        };
        Self {
            accesses: table.sites.iter().map(access).collect(),
            way_sites: ways.map(|(number, _)| number).collect(),
            has_orders: table.sites.iter().any(orders),
            ways: vec![Way::default(); table.sites.len()],
            sites: table.sites,
            grid,
            spaces,
            nowhere: Nowhere::new(),
            clocks: Clocks::default(),
            stamps: Stamps::default(),
            findings,
            group: 0,
            local: 0,
            has_diverged: false,
        }
    }

    /// A workgroup starts.
    pub fn start_group(&mut self, group: u32) {
        self.group = group;
        self.local = 0;
        self.has_diverged = false;
        self.clocks.start_group(group);
        for &site in &self.way_sites {
            self.ways[site] = Way::default();
        }
        for space in &mut self.spaces {
            if space.owner == Owner::Workgroup {
                space.forget(None);
            }
        }
    }

    /// A work-item starts, or continues after a barrier.
    pub fn work_item(&mut self, place: [u32; 3]) {
        self.local = self.grid.local(place);
    }

    fn item(&self) -> Item {
        self.item_of(self.local)
    }

    fn item_of(&self, local: u32) -> Item {
        self.group * self.grid.items + local
    }

    /// A work-item accesses memory; the address to use.
    pub fn access(&mut self, pointer: u64, number: u32) -> *mut u8 {
        let Some(access) = self.accesses[number as usize] else {
            return self.nowhere.zeros();
        };
        let Access {
            size,
            reads,
            writes,
            order,
            ..
        } = access;
        let (index, offset) = match self.find(pointer, access) {
            Ok(memory) => memory,
            Err(class) => {
                self.report_access(class, number, pointer);
                return self.nowhere.of(reads, writes);
            }
        };
        let (local, item) = (self.local, self.item());
        let space = &mut self.spaces[index];
        let has_value = !reads || space.is_written(local, offset, size);
        if writes {
            space.write(local, offset, size);
        }
        let address = space.address(local, offset);
        if !has_value {
            self.report_access(Class::Uninitialised, number, pointer);
        }
        if let (Some(order), true) = (order, self.has_orders) {
            self.clocks.atomic(item, pointer, order, reads, writes);
        }
        if let Some(rival) = self.history(number, access, index, offset) {
            self.report_race(number, rival, pointer);
        }
        address
    }

    /// The memory that an access is to, or the error of the access.
    fn find(&self, pointer: u64, access: Access) -> Result<(usize, u64), Class> {
        let (index, offset) = table::place_of(pointer).ok_or(Class::OutOfBounds)?;
        let space = self.spaces.get(index).ok_or(Class::OutOfBounds)?;
        let offset = u64::try_from(offset).map_err(|_| Class::OutOfBounds)?;
        if offset + access.size > space.size {
            return Err(Class::OutOfBounds);
        }
        if access.align > 1 && !offset.is_multiple_of(access.align) {
            return Err(Class::Misaligned);
        }
        match access.writes && space.owner == Owner::Program {
            true => Err(Class::ConstantWrite),
            false => Ok((index, offset)),
        }
    }

    /// Notes an access where others can see it; one that it races with.
    fn history(&mut self, number: u32, access: Access, index: usize, offset: u64) -> Option<Rival> {
        let kind = match (access.order.is_some(), access.writes) {
            (false, false) => Kind::Read,
            (false, true) => Kind::Write,
            (true, false) => Kind::AtomicRead,
            (true, true) => Kind::AtomicWrite,
        };
        let first = self.item_of(0);
        let space = &mut self.spaces[index];
        let now = Now {
            item: first + self.local,
            first,
            grid: self.grid,
            clocks: &self.clocks,
            is_of_group: space.owner == Owner::Workgroup,
        };
        let bytes = offset..offset + access.size;
        let history = space.history.as_mut()?;
        history.access(bytes, kind, number, &now, &mut self.stamps)
    }

    /// A work-item has reached a site that has no run-time operands.
    pub fn site(&mut self, number: u32) {
        let class = match &self.sites[number as usize].watched {
            Watched::DivisionByZero => Class::DivisionByZero,
            Watched::DivisionOverflow => Class::DivisionOverflow,
            Watched::Shift => Class::Shift,
            Watched::Conversion => Class::Conversion,
            Watched::Variable(storage) => {
                self.spaces[*storage].forget(Some(self.local));
                return;
            }
            Watched::Fence(order) => {
                let (order, item): (Order, _) = (*order, self.item());
                self.clocks.fence(item, order);
                return;
            }
            _ => return,
        };
        self.report_operation(class, number);
    }

    /// The work-items of a group have met at a barrier.
    pub fn barrier(&mut self, number: u32) {
        if let Watched::Barrier(barrier) = &self.sites[number as usize].watched {
            self.clocks.pass_barrier(*barrier);
        }
    }

    /// A value that decides the path to a barrier.
    pub fn uniform(&mut self, value: u64, number: u32) {
        let (local, grid) = (self.local, self.grid);
        let Watched::Way { group, .. } = &self.sites[number as usize].watched else {
            return;
        };
        let way = &mut self.ways[number as usize];
        let is_together =
            *group == Group::Workgroup || grid.subgroup(local) == grid.subgroup(way.first);
        // Work-items come in order of their numbers: a lower one starts another round.
        let goes_on = is_together && way.last.is_some_and(|last| last < local);
        way.last = Some(local);
        if !goes_on {
            (way.value, way.first) = (value, local);
        } else if way.value != value {
            let first = way.first;
            self.report_divergence(number, first);
        }
    }

    fn report(&self, found: Found<'_>, words: impl FnOnce() -> String) {
        if !self.has_diverged {
            self.findings.add(found, words);
        }
    }

    fn found(&self, class: Class, number: u32) -> Found<'_> {
        Found {
            class,
            site: &self.sites[number as usize],
            other: None,
        }
    }

    /// The description of an access, such as `'load' of 4 bytes at %x + 8`.
    fn access_words(&self, number: u32, pointer: u64) -> String {
        let site = &self.sites[number as usize];
        let Watched::Access(access) = &site.watched else {
            return String::new();
        };
        let place = table::place_of(pointer);
        let known = place.and_then(|(memory, offset)| Some((self.spaces.get(memory)?, offset)));
        let at = match known {
            Some((space, offset)) if offset < 0 => format!("{} - {}", space.name, -offset),
            Some((space, offset)) => format!("{} + {offset}", space.name),
            None => "no memory".to_owned(),
        };
        format!("'{}' of {} bytes at {at}", site.operation, access.size)
    }

    fn report_access(&self, class: Class, number: u32, pointer: u64) {
        self.report(self.found(class, number), || {
            let access = self.access_words(number, pointer);
            let item = self.grid.name(self.item());
            let space = table::place_of(pointer).and_then(|(memory, _)| self.spaces.get(memory));
            let size = space.map_or(0, |space| space.size);
            let align = match &self.sites[number as usize].watched {
                Watched::Access(access) => access.align,
                _ => 1,
            };
            let is_private = space.is_some_and(|space| space.owner == Owner::WorkItem);
            match class {
                Class::OutOfBounds => format!(
                    "{access}, which has {size} bytes, by {item}; compare the index with the size before"
                ),
                Class::Misaligned => format!(
                    "{access}, which is no multiple of {align}, by {item}; step by whole elements"
                ),
                Class::ConstantWrite => {
                    format!("{access} by {item}; put it into global storage")
                }
                _ if is_private => {
                    format!("{access}, where it has written nothing, by {item}; store a value before")
                }
                _ => format!(
                    "{access}, where its workgroup has written nothing, by {item}; store a value before, and put a barrier between"
                ),
            }
        });
    }

    fn report_operation(&self, class: Class, number: u32) {
        self.report(self.found(class, number), || {
            let operation = &self.sites[number as usize].operation;
            let item = self.grid.name(self.item());
            let what = match class {
                Class::DivisionByZero => "test the divisor before",
                Class::DivisionOverflow => {
                    "the lowest number by -1 has no quotient, test for it before"
                }
                Class::Shift => "the amount reaches the width, mask it or test it before",
                _ => "the result cannot hold the number, clamp it before",
            };
            format!("'{operation}' by {item}; {what}")
        });
    }

    fn report_race(&self, number: u32, rival: Rival, pointer: u64) {
        let other = &self.sites[rival.site as usize];
        let found = Found {
            other: Some((other.place.clone(), "the other access is here")),
            ..self.found(Class::Race, number)
        };
        self.report(found, || {
            let access = self.access_words(number, pointer);
            let grid = self.grid;
            let (item, operation) = (self.item(), &other.operation);
            let hint = match rival.item / grid.items == item / grid.items {
                true => "put an acq_rel barrier between them, or make both atomic",
                false => {
                    "no barrier orders workgroups: make both atomic, or do one in another launch"
                }
            };
            let (name, rival) = (grid.name(item), grid.name(rival.item));
            format!(
                "{access} by {name}, and '{operation}' by {rival}, which nothing orders; {hint}"
            )
        });
    }

    fn report_divergence(&mut self, number: u32, first: u32) {
        let site = &self.sites[number as usize];
        let Watched::Way { group, branch } = &site.watched else {
            return;
        };
        let branch: Option<Place> = branch.clone();
        let found = Found {
            other: Some((branch, "their ways part here")),
            ..self.found(Class::Divergence, number)
        };
        self.report(found, || {
            let group = match group {
                Group::Workgroup => "workgroup",
                Group::Subgroup => "subgroup",
            };
            let (item, first) = (self.grid.name(self.item()), self.grid.name(self.item_of(first)));
            format!(
                "'{}' is not reached in the same way by {item} and by {first}; move it to where all work-items of the {group} pass",
                site.operation
            )
        });
        self.has_diverged = true;
    }
}
