//! Loops of SPIR-V for OpenCL that Intel's compiler for processors makes wrong vectors of.
//!
//! It sums floats in parts, which round differently, and takes vectors that are too long where iterations depend on
//! earlier ones through memory. A fence that orders nothing prevents both.

use super::synchronization;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, Op, OpView as _, Value},
    upstream::spirv,
};
use std::collections::HashMap;

/// Puts a fence into loops with floats that round, which have the attribute `rounds`, and into those that read and
/// write memory by different pointers with one base.
pub fn keep(function: Op<'_>, rounds: &str) {
    let mut loops: Vec<Loop<'_>> = vec![];
    function.walk_pre(|op| {
        let access = Access::of(op);
        let is_rounding = op.attribute(rounds).is_some();
        if access.is_none() && !is_rounding {
            return;
        }
        let mut around = std::iter::successors(op.parent(), |op| op.parent());
        let Some(found) = around.find(|op| op.is::<spirv::LoopOp<'_>>()) else {
            return;
        };
        // The operations of a loop follow each other, but for those behind an inner one.
        let place = loops.iter().rposition(|each| each.op == found);
        let place = place.unwrap_or_else(|| {
            loops.push(Loop::new(found));
            loops.len() - 1
        });
        loops[place].is_rounding |= is_rounding;
        loops[place].accesses.extend(access);
    });
    loops
        .iter()
        .filter(|each| each.is_rounding || each.may_follow_earlier_iterations())
        .for_each(|each| put_fence(each.op));
}

/// A loop, without those in it.
struct Loop<'c> {
    op: Op<'c>,
    is_rounding: bool,
    accesses: Vec<Access<'c>>,
}

impl<'c> Loop<'c> {
    fn new(op: Op<'c>) -> Self {
        Self {
            op,
            is_rounding: false,
            accesses: vec![],
        }
    }

    fn may_follow_earlier_iterations(&self) -> bool {
        let writes = self.accesses.iter().filter(|access| access.is_write);
        let written: HashMap<_, _> = writes.map(|write| (write.base, write.pointer)).collect();
        let is_elsewhere = |access: &Access<'c>| {
            let pointer = written.get(&access.base);
            pointer.is_some_and(|pointer| *pointer != access.pointer)
        };
        self.accesses.iter().any(is_elsewhere)
    }
}

/// A load or store.
struct Access<'c> {
    pointer: Value<'c>,
    base: Value<'c>,
    is_write: bool,
}

impl<'c> Access<'c> {
    fn of(op: Op<'c>) -> Option<Self> {
        let is_write = op.is::<spirv::StoreOp<'_>>();
        let is_access = is_write || op.is::<spirv::LoadOp<'_>>();
        let pointer = is_access.then(|| op.operand(0))?;
        Some(Self {
            pointer,
            base: base(pointer),
            is_write,
        })
    }
}

/// The pointer that a pointer is computed from.
fn base(pointer: Value<'_>) -> Value<'_> {
    const STEPS: [&str; 4] = [
        spirv::AccessChainOp::NAME,
        spirv::PtrAccessChainOp::NAME,
        spirv::InBoundsPtrAccessChainOp::NAME,
        spirv::BitcastOp::NAME,
    ];
    let mut last = pointer;
    while let Some(op) = last.defining_op().filter(|op| STEPS.contains(&op.name())) {
        last = op.operand(0);
    }
    last
}

fn put_fence(op: Op<'_>) {
    // The last block before the merge block branches back to the header.
    let blocks: Vec<_> = op.region(0).blocks().collect();
    let [.., next, _] = blocks.as_slice() else {
        return;
    };
    if let Some(end) = next.terminator() {
        let b = Builder::before(end);
        let scope = synchronization::scope(op, MemoryScope::Invocation);
        let none = synchronization::semantics(op, MemoryOrdering::Relaxed);
        spirv::MemoryBarrierOp::build(&b, scope, none);
    }
}
