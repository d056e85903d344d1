//! `--lir-keep-loops-scalar`: keeps loops scalar whose iterations depend on earlier ones through memory.
//!
//! ```mlir
//! scf.for %i = %c0 to %n step %c1 : i32 {
//!   %v = lir.load p[%i]                        }  {loop_annotation =
//!   lir.store p[%i + 2], %v              →         #llvm.loop_annotation<vectorize = <disable = true>>}
//! }
//! ```
//!
//! For Hexagon alone: LLVM 22 knows that vectors of two are right here, but takes the smallest vector of HVX instead,
//! of 64 (`getMinimumVF` in its vectoriser). Loops whose accesses are marked as parallel have no such limit. An access
//! to a place that an access before it in the text has reached in a later iteration is such a dependence.

use crate::{
    analysis::memory::{Access, Address},
    profile::{Family, recorded},
};
use gir_dialects::{
    ir::{Attribute, Block, Op, OpView, Value},
    lir, names,
    pass::{PassInfo, PassRun},
    upstream::{arith, func, scf},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-keep-loops-scalar",
    description: "Keep loops scalar whose iterations depend on earlier ones through memory, for Hexagon",
    anchor: "builtin.module",
    options: &[],
    dialects: &["llvm"],
    initialize: None,
    concerns: Some(|census| census.has::<scf::ForOp<'_>>() || census.has::<scf::WhileOp<'_>>()),
    run,
};

const ANNOTATION: &str = "#llvm.loop_annotation<vectorize = <disable = true>>";

/// Operations through which an index keeps its coefficient.
const MOST_STEPS: usize = 16;

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let family = recorded::profile(module).map(|profile| profile.family);
    let mut loops = vec![];
    if family == Some(Family::Hexagon) {
        module.walk_pre(|op| {
            if is_loop(op) && depends_on_earlier_iterations(op) {
                loops.push(op);
            }
        });
    }
    if loops.is_empty() {
        pass.note_unchanged();
        return;
    }
    let Some(annotation) = Attribute::parse(module.context(), ANNOTATION) else {
        module.error("cannot be marked: the llvm dialect is not loaded");
        return;
    };
    for each in loops {
        each.set_attribute(names::LLVM_LOOP_ANNOTATION, annotation);
    }
}

fn is_loop(op: Op<'_>) -> bool {
    op.is::<scf::ForOp<'_>>() || op.is::<scf::WhileOp<'_>>()
}

/// Whether LLVM may find a dependence between iterations; a loop that is marked as parallel has none.
fn depends_on_earlier_iterations(each: Op<'_>) -> bool {
    let is_parallel = each.attribute(names::LLVM_LOOP_ANNOTATION).is_some();
    let (mut accesses, mut is_opaque) = (vec![], false);
    each.walk_pre(|op| {
        // A call that is inlined accesses memory as well.
        is_opaque |= op.is::<func::CallOp<'_>>();
        let Some(access) = Access::of(op) else { return };
        if !(is_parallel && op.attribute(names::LLVM_ACCESS_GROUPS).is_some()) {
            accesses.push((op, access));
        }
    });
    if is_opaque {
        return true;
    }
    let induction = Induction::of(each);
    // Where LLVM unrolls an inner loop, an access in it becomes several.
    let is_inner = |op: &Op<'_>| is_in_inner_loop(*op, each);
    accesses.iter().enumerate().any(|(place, (op, second))| {
        let is_several = is_inner(op);
        let follows = |(op, first): &(Op<'_>, Access<'_>)| {
            (first.stored.is_some() || second.stored.is_some())
                && first.address.may_share_base(&second.address)
                && (is_several || is_inner(op) || depends(first, second, induction.as_ref()))
        };
        is_several && second.stored.is_some() || accesses[..place].iter().any(follows)
    })
}

/// Whether an operation is in a loop inside of another one.
fn is_in_inner_loop<'c>(op: Op<'c>, outer: Op<'c>) -> bool {
    let around = std::iter::successors(op.parent(), |op| op.parent());
    let mut around = around.take_while(|op| *op != outer);
    around.any(is_loop)
}

/// Whether the second of two accesses in the order of the text may reach bytes that the first one reaches in a later
/// iteration.
fn depends(first: &Access<'_>, second: &Access<'_>, induction: Option<&Induction<'_>>) -> bool {
    if first.address.is_same(&second.address) {
        return false;
    }
    let known = || {
        let distance = first.address.distance(&second.address)?;
        let step = induction?.bytes(&first.address).filter(|step| *step != 0)?;
        Some((distance, step))
    };
    let Some((distance, step)) = known() else {
        return true;
    };
    // In the same places of steps of that size, or in others.
    let apart = distance.rem_euclid(step.abs());
    if apart != 0 {
        let is_disjoint = apart >= first.size && step.abs() - apart >= second.size;
        return !is_disjoint;
    }
    first.size != second.size || (distance > 0) == (step > 0)
}

/// The number that a loop counts with.
struct Induction<'c> {
    value: Value<'c>,
    step: i64,
}

impl<'c> Induction<'c> {
    /// That of a loop that counts by a constant.
    fn of(each: Op<'c>) -> Option<Self> {
        let counted: scf::ForOp<'c> = each.cast()?;
        let body: Block<'c> = each.region(0).first_block()?;
        Some(Self {
            value: body.argument(0),
            step: constant(counted.step())?,
        })
    }

    /// The bytes that an address moves by from one iteration to the next.
    fn bytes(&self, address: &Address<'c>) -> Option<i64> {
        let (index, stride) = address.index()?;
        let coefficient = self.coefficient(index, MOST_STEPS)?;
        coefficient.checked_mul(stride)?.checked_mul(self.step)
    }

    /// The factor of the number in a sum of products; 0 for a value from outside of the loop.
    fn coefficient(&self, value: Value<'c>, steps: usize) -> Option<i64> {
        if value == self.value {
            return Some(1);
        }
        let steps = steps.checked_sub(1)?;
        let Some(op) = value.defining_op() else {
            return self.is_outside(value).then_some(0);
        };
        let of = |place: usize| self.coefficient(op.operand(place), steps);
        match op.name() {
            arith::AddIOp::NAME => of(0)?.checked_add(of(1)?),
            arith::SubIOp::NAME => of(0)?.checked_sub(of(1)?),
            arith::MulIOp::NAME => of(0)?.checked_mul(constant(op.operand(1))?),
            lir::ShlIOp::NAME | arith::ShLIOp::NAME => {
                let amount = u32::try_from(constant(op.operand(1))?).ok()?;
                of(0)?.checked_mul(1_i64.checked_shl(amount).filter(|_| amount < 32)?)
            }
            _ => self.is_outside(value).then_some(0),
        }
    }

    /// Whether a value is defined outside of the loop.
    fn is_outside(&self, value: Value<'c>) -> bool {
        let Some(each) = self.value.owner_block().and_then(|body| body.parent_op()) else {
            return false;
        };
        let at = match value.defining_op() {
            Some(op) => op.parent(),
            None => value.owner_block().and_then(|block| block.parent_op()),
        };
        let mut around = std::iter::successors(at, |op| op.parent());
        !around.any(|op| op == each)
    }
}

/// A constant integer.
fn constant(value: Value<'_>) -> Option<i64> {
    let constant: arith::ConstantOp<'_> = value.defining_op()?.cast()?;
    gir_dialects::ir::AttributeExt::as_int(constant.value())
}
