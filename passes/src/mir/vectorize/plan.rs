//! Loops whose iterations may run several at once, and the reasons of others.

use super::streams::{Conflict, Stream, is_number};
use crate::analysis::affine;
use gir_dialects::{
    ir::{Block, Op, OpView as _, Type, TypeExt as _, Value},
    mir,
    upstream::{arith, scf},
};
use std::collections::{HashMap, HashSet};

/// The accesses that are compared with each other.
const MOST_ACCESSES: usize = 256;

/// A loop that can run several iterations at once.
pub struct Plan<'c> {
    /// The loop.
    pub each: scf::ForOp<'c>,
    /// Its body.
    pub body: Block<'c>,
    /// The number that it counts with.
    pub counter: Value<'c>,
    /// The iterations that run at once.
    pub lanes: u32,
    /// The accesses, in the order of the text.
    pub streams: Vec<Stream<'c>>,
    invariants: Invariants<'c>,
    /// The numbers loaded from an address that is the same in all iterations.
    loaded: HashSet<Value<'c>>,
}

/// The reason for a loop that stays as it is.
pub struct Obstacle<'c> {
    /// The words for it, with a remedy if there is one.
    pub reason: String,
    /// The operation, if there is one.
    pub at: Option<Op<'c>>,
}

impl<'c> Obstacle<'c> {
    fn new(reason: impl Into<String>, at: Op<'c>) -> Self {
        Self {
            reason: reason.into(),
            at: Some(at),
        }
    }
}

impl<'c> Plan<'c> {
    /// That of an innermost loop.
    pub fn of(each: scf::ForOp<'c>, lanes: u32, are_distinct: bool) -> Result<Self, Obstacle<'c>> {
        let op = each.op();
        let obstacle = |reason: &str| Obstacle::new(reason, op);
        let Some(body) = each.region().first_block() else {
            return Err(obstacle("it has no body"));
        };
        if affine::constant(each.step()) != Some(1) {
            return Err(obstacle("it counts by a step other than 1"));
        }
        if op.result_count() > 0 {
            return Err(obstacle("it carries values from one iteration to the next"));
        }
        let counter = body.argument(0);
        if !matches!(counter.ty().as_integer(), Some((32 | 64, _))) {
            return Err(obstacle("its counter is not an i32 or i64"));
        }
        let invariants = Invariants::new(body);
        let mut streams = vec![];
        let mut loaded = HashSet::new();
        for inner in body.ops().filter(|inner| Some(*inner) != body.terminator()) {
            if mir::memory_access(inner).is_some() {
                let stream = access(inner, counter, &invariants)?;
                if stream.moving.is_none() {
                    loaded.insert(inner.result(0));
                }
                streams.push(stream);
            } else if !is_elementwise(inner) && !invariants.has(inner) && !is_address(inner) {
                return Err(Obstacle::new(
                    format!("'{}' does not work lane by lane", inner.name()),
                    inner,
                ));
            }
        }
        check_order(&streams, lanes, are_distinct, op)?;
        Ok(Self {
            each,
            body,
            counter,
            lanes,
            streams,
            invariants,
            loaded,
        })
    }

    /// Whether a value is the same in all iterations.
    pub fn is_invariant(&self, value: Value<'c>) -> bool {
        self.loaded.contains(&value) || self.invariants.holds(value)
    }

    /// The accesses of an operation.
    pub fn stream(&self, op: Op<'c>) -> Option<&Stream<'c>> {
        self.streams.iter().find(|stream| stream.op == op)
    }
}

/// The stream of a load or store.
fn access<'c>(
    op: Op<'c>,
    counter: Value<'c>,
    invariants: &Invariants<'c>,
) -> Result<Stream<'c>, Obstacle<'c>> {
    let load = op.cast::<mir::LoadOp<'c>>();
    let store = op.cast::<mir::StoreOp<'c>>();
    let is_plain = load.is_some_and(|load| !load.is_volatile() && load.ordering().is_none())
        || store.is_some_and(|store| !store.is_volatile() && store.ordering().is_none());
    if !is_plain {
        return Err(Obstacle::new("an access is atomic or volatile", op));
    }
    let stream = Stream::of(op, counter, &|value| invariants.holds(value));
    let stream = stream.filter(|stream| stream.moving.is_some() || !stream.writes);
    let Some(stream) = stream else {
        return Err(Obstacle::new(
            "an access is not of the next element in the next iteration",
            op,
        ));
    };
    if !is_number(stream.element) {
        return Err(Obstacle::new("an access is not of a number", op));
    }
    Ok(stream)
}

/// Whether no access of a later iteration has to wait for one of an earlier iteration.
fn check_order<'c>(
    streams: &[Stream<'c>],
    lanes: u32,
    are_distinct: bool,
    each: Op<'c>,
) -> Result<(), Obstacle<'c>> {
    if !streams.iter().any(|stream| stream.writes) {
        return Err(Obstacle::new("it stores nothing", each));
    }
    if streams.len() > MOST_ACCESSES {
        return Err(Obstacle::new("it has too many accesses", each));
    }
    for (place, later) in streams.iter().enumerate() {
        for earlier in &streams[..place] {
            let reason = match earlier.conflict(later, lanes, are_distinct) {
                None => continue,
                Some(Conflict::Parameters) => {
                    "two parameters may point to the same memory; if they never do, set distinct-parameters"
                }
                Some(Conflict::Iterations) => {
                    "an iteration may access what an earlier one writes, or the other way round"
                }
            };
            return Err(Obstacle::new(reason, later.op));
        }
    }
    Ok(())
}

/// Whether an operation computes a lane of its result from those of its operands.
pub fn is_elementwise(op: Op<'_>) -> bool {
    let (dialect, _) = op.name().split_once('.').unwrap_or_default();
    let is_lane_by_lane =
        matches!(dialect, "arith" | "math") && !op.is::<arith::ConstantOp<'_>>() || is_total(op);
    let is_lane = |ty: Type<'_>| is_number(ty) || matches!(ty.as_integer(), Some((1, _)));
    is_lane_by_lane
        && op.result_count() == 1
        && op.operands().all(|operand| is_lane(operand.ty()))
        && is_lane(op.result(0).ty())
}

fn is_total(op: Op<'_>) -> bool {
    [
        mir::DivSIOp::NAME,
        mir::DivUIOp::NAME,
        mir::RemSIOp::NAME,
        mir::RemUIOp::NAME,
        mir::ShlIOp::NAME,
        mir::ShrSIOp::NAME,
        mir::ShrUIOp::NAME,
        mir::FPToSIOp::NAME,
        mir::FPToUIOp::NAME,
        mir::BitReverseOp::NAME,
    ]
    .contains(&op.name())
}

/// Whether an operation computes an address.
fn is_address(op: Op<'_>) -> bool {
    op.is::<mir::GepOp<'_>>()
        || op.is::<mir::PtrCastOp<'_>>()
        || op.is::<mir::AddrSpaceCastOp<'_>>()
}

/// Whether an operation may run where the loop does not: it has no undefined behaviour, and depends on no other
/// work-item.
fn is_harmless(op: Op<'_>) -> bool {
    let is_division = [
        arith::DivSIOp::NAME,
        arith::DivUIOp::NAME,
        arith::RemSIOp::NAME,
        arith::RemUIOp::NAME,
        arith::CeilDivSIOp::NAME,
        arith::CeilDivUIOp::NAME,
        arith::FloorDivSIOp::NAME,
    ]
    .contains(&op.name());
    let is_position = op.is::<mir::LocalIdOp<'_>>()
        || op.is::<mir::GlobalIdOp<'_>>()
        || op.is::<mir::WorkgroupIdOp<'_>>()
        || op.is::<mir::WorkgroupSizeOp<'_>>()
        || op.is::<mir::NumWorkgroupsOp<'_>>()
        || op.is::<mir::SpecConstantOp<'_>>()
        || op.is::<mir::AddressOfOp<'_>>()
        || op.is::<arith::ConstantOp<'_>>();
    !is_division && (is_position || is_address(op) || is_elementwise(op))
}

/// Values of a body that are the same in all iterations.
struct Invariants<'c> {
    body: Block<'c>,
    inside: HashMap<Value<'c>, bool>,
}

impl<'c> Invariants<'c> {
    /// Reads a body, in which operands stand before their users.
    fn new(body: Block<'c>) -> Self {
        let mut found = Self {
            body,
            inside: HashMap::new(),
        };
        for op in body.ops() {
            let holds = is_harmless(op) && op.operands().all(|operand| found.holds(operand));
            found
                .inside
                .extend(op.results().map(|result| (result, holds)));
        }
        found
    }

    fn holds(&self, value: Value<'c>) -> bool {
        match value.parent_block() == Some(self.body) {
            true => self.inside.get(&value).copied().unwrap_or(false),
            false => true,
        }
    }

    fn has(&self, op: Op<'c>) -> bool {
        op.result_count() > 0 && op.results().all(|result| self.holds(result))
    }
}
