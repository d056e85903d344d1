//! Sinking code that returns into the only loop exit that leads to it.
//!
//! The structuriser places the code after an exit behind the loop, guarded by a flag that tells
//! which exit was taken. Where only one break sets the flag, the guarded code moves to the break
//! and returns from there:
//!
//! ```mlir
//! %r = lir.loop … {                     lir.loop … {
//!   lir.if %hit {                         lir.if %hit {
//!     lir.break %c0                         lir.store …
//!   }                             →         lir.return
//!   …                                     }
//! }                                       …
//! %found = arith.cmpi eq, %r, %c0       }
//! lir.if %found {
//!   lir.store …
//!   lir.return
//! }
//! ```
//!
//! Only a few plain operations move: operations that work-items execute together (barriers,
//! subgroup operations, calls) stay behind the loop, and a long piece of code is better run once by
//! all work-items.

use super::{arms::arm, lookahead::Side};
use gir_dialects::{
    ir::{AttributeExt, Block, Builder, Op, OpView, Value},
    lir,
    upstream::arith::{self, CmpIPredicate},
};
use std::collections::HashMap;

/// The maximum number of operations to move.
const MAX_MOVED: usize = 16;
/// The maximum distance between a loop and a guard.
const MAX_DISTANCE: usize = 64;

/// An arm that can only be reached from one break.
struct Guarded<'c> {
    block: Block<'c>,
    from: Op<'c>,
    site: Op<'c>,
    /// The operations between the loop and the guard.
    between: Vec<Op<'c>>,
}

/// A break.
pub(super) struct Site<'c> {
    pub(super) op: Op<'c>,
    /// The possible values of each result of the loop at this break.
    pub(super) domains: Vec<Domain>,
}

/// The possible values of an integer, if known.
pub(super) type Domain = Option<Vec<u64>>;

/// The breaks of each loop.
pub(super) type Breaks<'c> = HashMap<Op<'c>, Vec<Site<'c>>>;

/// Moves code that returns to the breaks that lead to it, in a block and its nested blocks.
pub(super) fn block<'c>(block: Block<'c>, mut breaks: Breaks<'c>, removed: Block<'c>) {
    let mut guards = vec![];
    if let Some(function) = block.parent_op() {
        function.walk_post(|op| guards.extend(op.cast::<lir::IfOp<'c>>()));
    }
    for guard in guards {
        for side in [Side::Then, Side::Else] {
            sink(guard.op(), side, &mut breaks, removed);
        }
    }
}

/// Moves an arm that returns to the only break that leads to it, and on into inner loops likewise.
fn sink<'c>(guard: Op<'c>, side: Side, breaks: &mut Breaks<'c>, removed: Block<'c>) {
    let mut next = Some((guard, side));
    while let Some((guard, side)) = next {
        let Some(guarded) = Guarded::find(guard, side, breaks) else {
            return;
        };
        let site = guarded.site;
        next = site.block().and_then(lone_arm);
        guarded.sink();
        if let Some(sites) = breaks.get_mut(&guarded.from) {
            sites.retain(|other| other.op != site);
        }
        site.move_to_end(removed);
        guard.move_to_end(removed);
    }
}

impl<'c> Guarded<'c> {
    fn find(guard: Op<'c>, side: Side, breaks: &Breaks<'c>) -> Option<Self> {
        let block = arm(guard, side)?;
        let ends = block.terminator()?.is::<lir::ReturnOp<'c>>();
        if !ends || block.ops().nth(MAX_MOVED).is_some() || !block.ops().all(is_plain) {
            return None;
        }
        let (root, key) = tested(guard.operand(0), side)?;
        let from = root.defining_op()?;
        let guarded = Self {
            block,
            from,
            site: only(breaks.get(&from)?, root.index(), key)?,
            between: between(from, guard)?,
        };
        guarded.is_available_inside().then_some(guarded)
    }

    /// Whether the values that the arm uses are available in the loop.
    fn is_available_inside(&self) -> bool {
        let used = self.block.ops().flat_map(Op::operands);
        let mut defined = used.filter_map(Value::defining_op);
        defined.all(|op| !self.between.contains(&op) || op.is::<arith::ConstantOp<'c>>())
    }

    fn sink(&self) {
        let passed: Vec<_> = self.site.operands().collect();
        let builder = Builder::before(self.site);
        for op in self.block.ops() {
            op.move_before(self.site);
            for index in 0..op.operand_count() {
                let value = op.operand(index);
                let Some(definition) = value.defining_op() else {
                    continue;
                };
                if definition == self.from {
                    op.set_operand(index, passed[value.index()]);
                } else if let Some(constant) = definition.cast::<arith::ConstantOp<'c>>()
                    && self.between.contains(&definition)
                {
                    // The op moved behind where the builder stood.
                    let at = Builder::before(op).with_location(builder.location());
                    let copy = arith::ConstantOp::build(&at, value.ty(), constant.value());
                    op.set_operand(index, copy.result());
                }
            }
        }
    }
}

/// The result, and its value, that lead into an arm, if the condition is in its simplest form.
fn tested(condition: Value<'_>, side: Side) -> Option<(Value<'_>, u64)> {
    let taken = side == Side::Then;
    let op = condition.defining_op()?;
    let Some(test) = op.cast::<arith::CmpIOp<'_>>() else {
        return Some((condition, u64::from(taken)));
    };
    let key = test.rhs().defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    let key = u64::try_from(key.value().as_int()?).ok()?;
    let wanted = if taken {
        CmpIPredicate::Eq
    } else {
        CmpIPredicate::Ne
    };
    (test.predicate() == wanted).then_some((test.lhs(), key))
}

/// The only site that may set a result to a number, if it always does.
fn only<'c>(sites: &[Site<'c>], result: usize, key: u64) -> Option<Op<'c>> {
    let may = |site: &&Site<'c>| {
        let domain = &site.domains[result];
        domain.as_ref().is_none_or(|numbers| numbers.contains(&key))
    };
    let mut sites = sites.iter().filter(may);
    let site = sites.next()?;
    let certain = site.domains[result].as_deref() == Some(&[key]);
    (certain && sites.next().is_none()).then_some(site.op)
}

/// The operations between two of a block; `None` if the distance is too large.
fn between<'c>(from: Op<'c>, to: Op<'c>) -> Option<Vec<Op<'c>>> {
    let mut between = vec![];
    let mut next = from.next();
    while let Some(op) = next {
        if op == to {
            return Some(between);
        }
        if between.len() == MAX_DISTANCE {
            return None;
        }
        between.push(op);
        next = op.next();
    }
    None
}

/// The arm that a block forms, if it contains only a terminator.
fn lone_arm<'c>(block: Block<'c>) -> Option<(Op<'c>, Side)> {
    let guard = block.parent_op().filter(|op| op.is::<lir::IfOp<'c>>())?;
    let end = block.terminator()?;
    let only_ends = block.ops().all(|op| op == end || op.operand_count() == 0);
    let side = if arm(guard, Side::Then) == Some(block) {
        Side::Then
    } else {
        Side::Else
    };
    only_ends.then_some((guard, side))
}

/// Whether an op may be executed by only some work-items.
fn is_plain(op: Op<'_>) -> bool {
    let name = op.name();
    let together = name == lir::BarrierOp::NAME || name.starts_with("lir.subgroup");
    let dialect = name.split('.').next();
    op.region_count() == 0
        && !together
        && matches!(dialect, Some("arith" | "math" | "vector" | "ub" | "lir"))
}
