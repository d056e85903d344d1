//! Dependences of a loop's iterations on earlier ones through memory, which compilers of vectors get wrong.
//!
//! LLVM 22 finds them, but takes the smallest vector of HVX for Hexagon all the same; Intel's compiler for processors
//! takes vectors that are too long, of hand-written code as well.

use crate::analysis::memory::{Access, Address};
use gir_dialects::{
    ir::{AttributeExt as _, Block, Op, OpView as _, Value},
    lir, names,
    upstream::{arith, func, scf},
};

/// The accesses of a loop that are compared with each other; a loop that has more, and writes, counts as dependent.
const MOST_ACCESSES: usize = 256;

/// Operations through which an index keeps its coefficient.
const MOST_STEPS: usize = 16;

/// The operations that are loops.
pub const LOOPS: [&str; 4] = [
    scf::ForOp::NAME,
    scf::WhileOp::NAME,
    lir::ForOp::NAME,
    lir::LoopOp::NAME,
];

/// Whether an operation is a loop.
pub fn is_loop(op: Op<'_>) -> bool {
    LOOPS.contains(&op.name())
}

/// Whether a loop has another one in it.
pub fn has_inner_loop<'c>(each: Op<'c>) -> bool {
    let mut found = false;
    each.walk_pre(|op| found |= op != each && is_loop(op));
    found
}

/// Whether a loop calls functions, which may access memory as well.
pub fn has_calls(each: Op<'_>) -> bool {
    let mut found = false;
    each.walk_pre(|op| found |= op.is::<func::CallOp<'_>>());
    found
}

/// Whether an iteration may access memory that an earlier one has accessed, and one of them writes, so that vectors of
/// iterations are wrong. Accesses of functions that it calls do not count, nor do those that LLVM knows to be parallel.
/// Two parameters of a function are taken for different memory: compilers compare their addresses at run time.
pub fn may_follow_earlier_iterations(each: Op<'_>) -> bool {
    let is_parallel = each.attribute(names::LLVM_LOOP_ANNOTATION).is_some();
    let mut accesses = vec![];
    each.walk_pre(|op| {
        let Some(access) = Access::of(op) else { return };
        if !(is_parallel && op.attribute(names::LLVM_ACCESS_GROUPS).is_some()) {
            accesses.push((op, access));
        }
    });
    let has_store = accesses.iter().any(|(_, access)| access.stored.is_some());
    if !has_store || accesses.len() > MOST_ACCESSES {
        return has_store;
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
        let of_lir = || each.cast::<lir::ForOp<'c>>().map(|counted| counted.step());
        let of_scf = each.cast::<scf::ForOp<'c>>().map(|counted| counted.step());
        // Other loops may have no argument.
        let step = constant(of_scf.or_else(of_lir)?)?;
        let body: Block<'c> = each.region(0).first_block()?;
        Some(Self {
            value: body.argument(0),
            step,
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
    constant.value().as_int()
}
