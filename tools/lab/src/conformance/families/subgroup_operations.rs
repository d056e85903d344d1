//! The operations of subgroups: their text, and the expected result of a work-item, given the values and
//! places of all.

use std::collections::BTreeMap;

use super::scalars::{mask, on_floats, signed};
use super::{Sign, sign};
use crate::conformance::table::Type;

/// A work-item's place, as reported by the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub subgroup: u64,
    pub size: u64,
    pub lane: u64,
    pub subgroups: u64,
}

/// The work-items of a subgroup, by lane.
pub type Members = BTreeMap<u64, usize>;

/// A work-item's view of its subgroup.
pub struct View<'a> {
    pub ty: Type,
    pub values: &'a [u64],
    pub members: &'a Members,
    pub place: Place,
}

impl View<'_> {
    /// The value of a lane, if it is active.
    fn lane(&self, lane: u64) -> Option<u64> {
        self.members.get(&lane).map(|&item| self.values[item])
    }

    fn values(&self) -> impl Iterator<Item = u64> {
        self.members.values().map(|&item| self.values[item])
    }
}

/// An operation: its text, which defines `%r.NAME` from `%x`, and its result; none where any value is valid.
pub struct Operation {
    pub name: String,
    pub text: String,
    pub expected: Expected,
}

pub type Expected = Box<dyn Fn(&View<'_>) -> Option<u64> + Send + Sync>;

pub fn operation(
    name: &str,
    text: &str,
    expected: impl Fn(&View<'_>) -> Option<u64> + Send + Sync + 'static,
) -> Operation {
    Operation {
        name: name.to_owned(),
        text: text.to_owned(),
        expected: Box::new(expected),
    }
}

pub fn moves() -> Vec<Operation> {
    vec![
        operation(
            "shuffle",
            "%next = add %lane, 1u
%wrapped = rem %next, %size
%r.shuffle = subgroup.shuffle %x, %wrapped",
            |view| view.lane((view.place.lane + 1) % view.place.size),
        ),
        operation(
            "shuffle_xor",
            "%r.shuffle_xor = subgroup.shuffle_xor %x, 1u",
            |view| view.lane(view.place.lane ^ 1),
        ),
        operation(
            "broadcast",
            "%r.broadcast = subgroup.broadcast %x, 0u",
            |view| view.lane(0),
        ),
        operation(
            "last",
            "%highest = sub %size, 1u\n%r.last = subgroup.broadcast %x, %highest",
            |view| view.lane(view.place.size - 1),
        ),
    ]
}

pub fn votes() -> Vec<Operation> {
    let big = |value: u64| value > 0xe000_0000;
    let mut votes = vec![
        operation(
            "any",
            "%big = ucmp.gt %x, 0xe0000000u\n%r.any = subgroup.any %big",
            move |view| Some(u64::from(view.values().any(big))),
        ),
        operation(
            "all",
            "%small = xor %big, 1u\n%r.all = subgroup.all %small",
            move |view| Some(u64::from(!view.values().any(big))),
        ),
        operation("id", "%r.id = subgroup_id", |view| {
            Some(view.place.subgroup)
        }),
    ];
    for word in 0..4_u64 {
        let ballot = if word == 0 {
            "%votes = subgroup.ballot %big\n"
        } else {
            ""
        };
        votes.push(operation(
            &format!("ballot{word}"),
            &format!("{ballot}%r.ballot{word} = extract %votes, {word}"),
            move |view| {
                let lanes = view.members.iter();
                let set =
                    lanes.filter(|&(&lane, &item)| lane / 32 == word && big(view.values[item]));
                Some(set.fold(0, |bits, (lane, _)| bits | 1 << (lane % 32)))
            },
        ));
    }
    votes
}

/// One step of a reduction: combines two values.
pub type Step = fn(Type, u64, u64) -> u64;

pub fn reductions(ty: Type) -> Vec<Operation> {
    let arithmetic: [(&str, Step); 4] = match sign(ty) {
        Sign::Float => [
            ("add", |ty, x, y| on_floats(ty, x, y, |x, y| x + y)),
            ("mul", |ty, x, y| on_floats(ty, x, y, |x, y| x * y)),
            ("min", |ty, x, y| on_floats(ty, x, y, f64::min)),
            ("max", |ty, x, y| on_floats(ty, x, y, f64::max)),
        ],
        Sign::Signed => [
            ("add", |_, x, y| x.wrapping_add(y)),
            ("mul", |_, x, y| x.wrapping_mul(y)),
            ("min", |ty, x, y| signed(ty, x).min(signed(ty, y)) as u64),
            ("max", |ty, x, y| signed(ty, x).max(signed(ty, y)) as u64),
        ],
        Sign::Unsigned => [
            ("add", |_, x, y| x.wrapping_add(y)),
            ("mul", |_, x, y| x.wrapping_mul(y)),
            ("min", |_, x, y| x.min(y)),
            ("max", |_, x, y| x.max(y)),
        ],
    };
    let bitwise: [(&str, Step); 3] = [
        ("and", |_, x, y| x & y),
        ("or", |_, x, y| x | y),
        ("xor", |_, x, y| x ^ y),
    ];
    let bitwise = if sign(ty) == Sign::Float {
        &[][..]
    } else {
        &bitwise
    };
    let all = arithmetic.iter().chain(bitwise);
    all.map(|&(name, step)| {
        let text = format!("%r.{name} = subgroup.reduce {name} %x");
        operation(name, &text, move |view| {
            view.values()
                .reduce(|x, y| step(view.ty, x, y) & mask(view.ty))
        })
    })
    .collect()
}

/// Orderings and scopes that devices support alike.
#[derive(Clone, Copy, PartialEq)]
pub enum Strength {
    Weak,
    SeqCst,
    System,
}

/// Barriers of a subgroup, each behind a store to shared memory and before a load by another lane. Those
/// that do not order memory of the subgroup are followed by one that does.
pub fn barriers(strength: Strength) -> Vec<Operation> {
    let mut barriers = vec![];
    for scope in super::SCOPES {
        for ordering in super::ORDERINGS {
            let has = match (scope, ordering) {
                ("system", _) => strength == Strength::System,
                (_, "seq_cst") => strength == Strength::SeqCst,
                _ => strength == Strength::Weak,
            };
            if has {
                barriers.push(barrier(scope, ordering));
            }
        }
    }
    barriers
}

pub fn barrier(scope: &str, ordering: &str) -> Operation {
    const PROPER: &str = "barrier exec_scope=subgroup mem_scope=workgroup semantics=acq_rel";
    let orders = scope != "invocation" && matches!(ordering, "acq_rel" | "seq_cst");
    let behind = if orders {
        String::new()
    } else {
        format!("{PROPER}\n")
    };
    let name = format!("{scope}.{ordering}");
    let text = format!(
        "store %cell, %x
barrier exec_scope=subgroup mem_scope={scope} semantics={ordering}
{behind}%r.{name} = load %theirs
{PROPER}"
    );
    operation(&name, &text, |view| {
        view.lane((view.place.lane + 1) % view.place.size)
    })
}
