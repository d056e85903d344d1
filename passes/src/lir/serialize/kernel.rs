//! The state of a kernel while it is serialised.

use super::{
    grid::{Grid, Id},
    points::Points,
    segments::Segment,
    slots::Slot,
    variables::Variable,
};
use gir_dialects::ir::{Block, Op, Value};
use std::collections::{HashMap, HashSet};

/// How a value depends on the work-item. Values without a class are uniform, or local to a nested
/// region.
#[derive(Clone, Copy)]
pub enum Class<'c> {
    /// A property of its position.
    Id(Id),
    /// Computed in the segment of this index.
    Item(usize),
    /// Stored in an array.
    Kept(Slot<'c>),
    /// A copy of another value within one segment.
    Copy(Value<'c>),
    /// The address of the variable of this index.
    Variable(usize),
}

/// The serialisation of one kernel.
pub struct Kernel<'c> {
    /// Its workgroup.
    pub grid: Grid<'c>,
    /// The synchronisation points.
    pub points: Points<'c>,
    /// Uniform arguments and results of constructs.
    pub uniform: HashSet<Value<'c>>,
    /// The classes of values.
    pub classes: HashMap<Value<'c>, Class<'c>>,
    /// The arrays of values computed in segments.
    pub slots: HashMap<Value<'c>, Slot<'c>>,
    /// All segments so far.
    pub segments: Vec<Segment<'c>>,
    /// The segment that accepts further operations.
    pub open: Option<usize>,
    /// A flag per work-item: whether it participates; without an array, all do.
    pub mask: Option<Slot<'c>>,
    /// The private variables of work-items.
    pub variables: Vec<Variable<'c>>,
    /// Operations that have been replaced.
    pub removed: Block<'c>,
}

impl<'c> Kernel<'c> {
    /// The open segment, or a new one before `place`.
    pub fn open_before(&mut self, place: Op<'c>) -> Option<usize> {
        if let Some(open) = self.open {
            return Some(open);
        }
        let home = place.block()?;
        let segment = Segment::before(place, home, self.mask, &mut self.grid)?;
        self.segments.push(segment);
        let number = self.segments.len() - 1;
        self.open = Some(number);
        Some(number)
    }

    /// Closes the open segment: later operations go into another loop.
    pub fn close(&mut self) {
        self.open = None;
    }
}
