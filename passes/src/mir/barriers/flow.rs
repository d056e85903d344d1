//! The order in which a work-item may run the accesses and barriers of a function with structured control flow.
//!
//! A graph: its points are accesses that others see, barriers and fences, and the places where paths meet. It has at
//! least the paths that a work-item may take.

use crate::analysis::{memory_order::MemoryOrder, shared_memory::Effect};
use gir_dialects::{
    ir::{Block, Op, OpView as _},
    names,
    upstream::scf,
};
use std::collections::HashSet;

/// A place in the graph.
pub type Place = usize;

/// The graph of a function.
pub struct Flow<'c> {
    points: Vec<Point<'c>>,
    /// The barriers and fences, in the order of the text.
    orders: Vec<Place>,
}

/// The contents of a place.
pub enum Kind<'c> {
    /// Nothing: paths meet.
    Joint,
    /// An access or another effect.
    Effect(Effect<'c>),
    /// A barrier or a fence.
    Order(Op<'c>, MemoryOrder),
}

struct Point<'c> {
    kind: Kind<'c>,
    before: Vec<Place>,
    after: Vec<Place>,
}

/// A direction along the paths.
#[derive(Clone, Copy)]
pub enum Direction {
    /// To earlier places.
    Back,
    /// To later ones.
    On,
}

impl<'c> Flow<'c> {
    /// That of a function, which begins and ends with unknown accesses if it is no kernel; `None` if it has branches
    /// or no body.
    pub fn of(function: Op<'c>) -> Option<Self> {
        let body = function.region(0).first_block()?;
        let is_kernel = function.attribute(names::MIR_KERNEL).is_some();
        let around = || match is_kernel {
            true => Kind::Joint,
            false => Kind::Effect(Effect::Other),
        };
        let mut flow = Self {
            points: vec![],
            orders: vec![],
        };
        let start = flow.put(around(), &[]);
        let end = flow.block(body, start)?;
        flow.put(around(), &[end]);
        Some(flow)
    }

    /// The places of barriers and fences, in the order of the text.
    pub fn orders(&self) -> &[Place] {
        &self.orders
    }

    /// The contents of a place.
    pub fn at(&self, place: Place) -> &Kind<'c> {
        &self.points[place].kind
    }

    /// The effects on all paths from a place, up to places where the paths end.
    pub fn effects_from(
        &self,
        place: Place,
        direction: Direction,
        ends: impl Fn(Place) -> bool,
    ) -> Vec<&Effect<'c>> {
        let mut effects = vec![];
        let mut seen = HashSet::new();
        let mut pending = vec![place];
        while let Some(place) = pending.pop() {
            let next = match direction {
                Direction::Back => &self.points[place].before,
                Direction::On => &self.points[place].after,
            };
            for &place in next {
                if !seen.insert(place) || ends(place) {
                    continue;
                }
                if let Kind::Effect(effect) = self.at(place) {
                    effects.push(effect);
                }
                pending.push(place);
            }
        }
        effects
    }

    fn put(&mut self, kind: Kind<'c>, before: &[Place]) -> Place {
        let place = self.points.len();
        if matches!(kind, Kind::Order(..)) {
            self.orders.push(place);
        }
        self.points.push(Point {
            kind,
            before: vec![],
            after: vec![],
        });
        for &earlier in before {
            self.connect(earlier, place);
        }
        place
    }

    fn connect(&mut self, before: Place, after: Place) {
        self.points[before].after.push(after);
        self.points[after].before.push(before);
    }

    /// Adds a block behind a place; returns its last place.
    fn block(&mut self, block: Block<'c>, from: Place) -> Option<Place> {
        if block.next().is_some() {
            return None;
        }
        block.ops().try_fold(from, |at, op| self.op(op, at))
    }

    fn op(&mut self, op: Op<'c>, at: Place) -> Option<Place> {
        if op.region_count() > 0 {
            return self.structured(op, at);
        }
        if let Some(order) = MemoryOrder::of(op) {
            return Some(self.put(Kind::Order(op, order), &[at]));
        }
        let effect = Effect::of(op);
        Some(match effect.is_none() {
            true => at,
            false => self.put(Kind::Effect(effect), &[at]),
        })
    }

    fn structured(&mut self, op: Op<'c>, at: Place) -> Option<Place> {
        match op.name() {
            scf::IfOp::NAME | scf::IndexSwitchOp::NAME => self.choice(op, at),
            scf::ForOp::NAME => self.repeated(op, at),
            scf::WhileOp::NAME => {
                let head = self.put(Kind::Joint, &[at]);
                let test = self.block(op.region(0).first_block()?, head)?;
                let end = self.block(op.region(1).first_block()?, test)?;
                self.connect(end, head);
                Some(test)
            }
            scf::ExecuteRegionOp::NAME => self.block(op.region(0).first_block()?, at),
            _ => {
                let first = self.put(Kind::Effect(Effect::Other), &[at]);
                self.repeated(op, first)
            }
        }
    }

    fn choice(&mut self, op: Op<'c>, at: Place) -> Option<Place> {
        let mut ends = vec![];
        for region in op.regions() {
            ends.push(match region.first_block() {
                Some(block) => self.block(block, at)?,
                None => at,
            });
        }
        Some(self.put(Kind::Joint, &ends))
    }

    /// The regions of an operation run any number of times, in any order.
    fn repeated(&mut self, op: Op<'c>, at: Place) -> Option<Place> {
        let head = self.put(Kind::Joint, &[at]);
        for region in op.regions() {
            if let Some(block) = region.first_block() {
                let end = self.block(block, head)?;
                self.connect(end, head);
            }
        }
        Some(head)
    }
}
