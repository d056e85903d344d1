//! Operations on the known facts about integers.

use super::{
    super::integers::{self, Integers, truncate},
    Lanes, width,
};
use gir_dialects::{
    ir::{Op, OpView},
    upstream::arith::{self, CmpIPredicate},
};

/// An operation on integers.
pub fn compute(op: Op<'_>, width: u32, operands: &[Option<Lanes>]) -> Option<Lanes> {
    match (op.name(), operands) {
        (arith::CmpIOp::NAME, [Some(a), Some(b)]) => compare(arith::CmpIOp::from_op(op), a, b),
        (
            arith::ExtUIOp::NAME
            | arith::ExtSIOp::NAME
            | arith::TruncIOp::NAME
            | arith::IndexCastOp::NAME
            | arith::IndexCastUIOp::NAME,
            [Some(operand)],
        ) => resize(op, width, operand),
        (name, [a, b]) => {
            let somewhere = somewhere(name, width, a.as_ref(), b.as_ref());
            somewhere.or_else(|| match (a, b) {
                (Some(Lanes::All(a)), Some(Lanes::All(b))) => binary(op, width, a, b),
                _ => None,
            })
        }
        _ => None,
    }
}

fn binary(op: Op<'_>, width: u32, a: &Integers, b: &Integers) -> Option<Lanes> {
    let exact = a.exact && b.exact;
    let keeps_offset = match op.name() {
        arith::AddIOp::NAME | arith::SubIOp::NAME => true,
        arith::MulIOp::NAME => a.constant().is_some() || b.constant().is_some(),
        _ => false,
    };
    if !exact && !keeps_offset {
        return None;
    }
    let result = a.zip(b, exact, |a, b| integers::binary(op, width, a, b));
    result.map(Lanes::All)
}

fn resize(op: Op<'_>, width: u32, operand: &Lanes) -> Option<Lanes> {
    let from = super::width(op.operand(0).ty())?;
    let narrows = width < from;
    match operand {
        Lanes::All(all) if all.exact => Some(Lanes::All(all.map(true, |item| {
            let is_signed = matches!(op.name(), arith::ExtSIOp::NAME | arith::IndexCastOp::NAME);
            let item = match is_signed && !narrows {
                true => integers::signed(item, from) as u64,
                false => item,
            };
            truncate(item, width)
        }))),
        Lanes::All(all) if narrows => {
            Some(Lanes::All(all.map(false, |item| truncate(item, width))))
        }
        Lanes::All(_) => None,
        Lanes::Somewhere { zero } => {
            (*zero || !narrows).then_some(Lanes::Somewhere { zero: *zero })
        }
    }
}

fn compare(op: arith::CmpIOp<'_>, a: &Lanes, b: &Lanes) -> Option<Lanes> {
    let (predicate, width) = (op.predicate(), width(op.lhs().ty())?);
    let is_equality = matches!(predicate, CmpIPredicate::Eq | CmpIPredicate::Ne);
    match (a, b) {
        (Lanes::All(a), Lanes::All(b)) if a.exact && b.exact => a
            .zip(b, true, |a, b| {
                Some(u64::from(integers::compare(predicate, width, a, b)))
            })
            .map(Lanes::All),
        // Their difference is unknown, but if it varies it is not 0 everywhere.
        (Lanes::All(a), Lanes::All(b)) if is_equality => {
            let difference = a.zip(b, false, |a, b| Some(truncate(a.wrapping_sub(b), width)))?;
            match difference.is_uniform() {
                true => Some(Lanes::All(Integers::uniform(None))),
                false => Some(Lanes::Somewhere {
                    zero: predicate == CmpIPredicate::Eq,
                }),
            }
        }
        (Lanes::Somewhere { zero }, Lanes::All(b)) if is_equality && b.constant() == Some(0) => {
            let zero = *zero == (predicate == CmpIPredicate::Ne);
            Some(Lanes::Somewhere { zero })
        }
        _ => None,
    }
}

/// The fact that follows from an operand that is zero, or non-zero, somewhere, for any value of the other.
fn somewhere(name: &str, width: u32, a: Option<&Lanes>, b: Option<&Lanes>) -> Option<Lanes> {
    let both_known = matches!(
        (a, b),
        (Some(Lanes::All(a)), Some(Lanes::All(b))) if a.exact && b.exact
    );
    if both_known {
        return None;
    }
    let either = |zero: bool| {
        let found = [a, b].into_iter().flatten().any(|lanes| has(lanes, zero));
        found.then_some(Lanes::Somewhere { zero })
    };
    match name {
        arith::AndIOp::NAME => either(true),
        arith::OrIOp::NAME => either(false),
        arith::XOrIOp::NAME if width == 1 => match (a?, b?) {
            (Lanes::Somewhere { zero }, Lanes::All(other))
            | (Lanes::All(other), Lanes::Somewhere { zero }) => {
                let zero = *zero == (other.constant()? == 0);
                Some(Lanes::Somewhere { zero })
            }
            _ => None,
        },
        _ => None,
    }
}

/// Whether a value is known to be zero, or not zero, for some work-item.
fn has(lanes: &Lanes, zero: bool) -> bool {
    match lanes {
        Lanes::Somewhere { zero: known } => *known == zero,
        Lanes::All(all) => all.exact && all.items().any(|item| (item == 0) == zero),
    }
}
