//! Atomics of every operation, type, address space, ordering and scope, each on a location private to its
//! work-item: these kernels test the computed values. Atomicity and ordering are tested by `contention` and `litmus`.
//!
//! A kernel has the combinations of a type and a space that devices support alike: `seq_cst` and
//! the scope `system` have kernels of their own.

use std::sync::Arc;

use super::atomic_operations::{
    CLEAR, EXCHANGE, EXCHANGE_IF_EQUAL, LOAD, OF_FLOATS, OF_INTEGERS, OF_SIGNED, OF_UNSIGNED,
    Operation, STORE, TEST_AND_SET, Yields,
};
use super::{ORDERINGS, SCOPES, Sign, sign};
use crate::conformance::case::{Argument, Case, Difference, Form, Outputs, Plan};
use crate::conformance::instruction::Equality;
use crate::conformance::table::{Table, Type};

/// Work-items of a workgroup.
const WORKGROUP: usize = 64;

/// Address spaces that have atomics.
const SPACES: [&str; 3] = ["global", "shared", "generic"];

/// An operation with its orderings and scope.
#[derive(Clone, Copy)]
struct Use {
    operation: Operation,
    ordering: &'static str,
    /// Failure ordering of `cmpxchg`.
    failure: &'static str,
    scope: &'static str,
}

/// Orderings and scopes that devices support alike.
#[derive(Clone, Copy, PartialEq)]
enum Strength {
    /// One ordering below `seq_cst`, or all of them; scopes up to `device`. Also `seq_cst` at the scope
    /// `invocation`.
    Weak(Option<&'static str>),
    /// `seq_cst`, scopes from `subgroup` to `device`.
    SeqCst,
    /// All orderings; scope `system`.
    System,
}

impl Strength {
    /// Suffix of a kernel's name.
    fn suffix(self) -> String {
        match self {
            Self::Weak(None) => String::new(),
            Self::Weak(Some(ordering)) => format!("_{ordering}"),
            Self::SeqCst => "_seq_cst".to_owned(),
            Self::System => "_system".to_owned(),
        }
    }

    fn has(self, ordering: &str, scope: &str) -> bool {
        let is_system = scope == "system";
        // Within an invocation all orderings are the same.
        let is_weak = ordering != "seq_cst" || scope == "invocation";
        match self {
            Self::System => is_system,
            _ if is_system => false,
            Self::SeqCst => !is_weak,
            Self::Weak(None) => is_weak,
            Self::Weak(Some(only)) => {
                is_weak && (ordering == only || ordering == "seq_cst" && only == "acq_rel")
            }
        }
    }
}

/// Strengths in kernels of their own, for sets of many operations; below, strengths together, for small sets.
const APART: [Strength; 6] = [
    Strength::Weak(Some("relaxed")),
    Strength::Weak(Some("acquire")),
    Strength::Weak(Some("release")),
    Strength::Weak(Some("acq_rel")),
    Strength::SeqCst,
    Strength::System,
];
const TOGETHER: [Strength; 3] = [Strength::Weak(None), Strength::SeqCst, Strength::System];

/// Operations that devices support alike, which share kernels.
struct Set {
    name: &'static str,
    proves: &'static str,
    operations: Vec<Operation>,
    strengths: &'static [Strength],
}

/// The sets of operations that exist for a type.
fn sets(ty: Type) -> Vec<Set> {
    let set = |name, proves, operations: &[Operation], strengths| Set {
        name,
        proves,
        operations: operations.to_vec(),
        strengths,
    };
    let mut sets = vec![
        set(
            "access",
            "R-GIR-75 R-GIR-79 R-GIR-80",
            &[LOAD, STORE],
            &TOGETHER,
        ),
        set(
            "cmpxchg",
            "R-GIR-75 R-GIR-89 R-GIR-90",
            &[EXCHANGE_IF_EQUAL],
            &TOGETHER,
        ),
    ];
    let of_width = match ty.size() {
        1 | 2 => "R-GIR-75 R-GIR-81 R-GIR-82 R-GIR-87",
        4 => "R-GIR-75 R-GIR-81 R-GIR-82",
        _ => "R-GIR-75 R-GIR-81 R-GIR-82 R-GIR-86",
    };
    let updates = match sign(ty) {
        Sign::Signed => [&OF_INTEGERS[..], &OF_SIGNED].concat(),
        Sign::Unsigned => [&OF_INTEGERS[..], &OF_UNSIGNED].concat(),
        Sign::Float => {
            sets.push(set("exchange", "R-GIR-81", &[EXCHANGE], &TOGETHER));
            sets.push(set(
                "update",
                "R-GIR-75 R-GIR-83 R-GIR-84",
                &OF_FLOATS,
                &TOGETHER,
            ));
            return sets;
        }
    };
    sets.push(set("update", of_width, &updates, &APART));
    if matches!(ty, Type::I32 | Type::U32) {
        sets.push(set("test_and_set", "R-GIR-85", &[TEST_AND_SET], &TOGETHER));
        sets.push(set("clear", "R-GIR-85", &[CLEAR], &TOGETHER));
    }
    sets
}

/// The failure orderings that a `cmpxchg` may have: without release, and no stronger than its success ordering.
fn failures(success: &str) -> &'static [&'static str] {
    match success {
        "acquire" | "acq_rel" => &["relaxed", "acquire"],
        "seq_cst" => &["relaxed", "acquire", "seq_cst"],
        _ => &["relaxed"],
    }
}

fn uses(operation: Operation, strength: Strength) -> Vec<Use> {
    let allowed: &[&str] = match operation.name {
        "load" => &["relaxed", "acquire", "seq_cst"],
        "store" | "flag_clear" => &["relaxed", "release", "seq_cst"],
        _ => &ORDERINGS,
    };
    let mut uses = vec![];
    for ordering in ORDERINGS
        .into_iter()
        .filter(|ordering| allowed.contains(ordering))
    {
        let failures = match operation.name {
            "cmpxchg" => failures(ordering),
            _ => &["relaxed"],
        };
        for &failure in failures {
            let scopes = SCOPES.into_iter();
            uses.extend(
                scopes
                    .filter(|scope| strength.has(ordering, scope))
                    .map(|scope| Use {
                        operation,
                        ordering,
                        failure,
                        scope,
                    }),
            );
        }
    }
    uses
}

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for ty in Type::CORE {
        for space in SPACES {
            for set in sets(ty) {
                for &strength in set.strengths {
                    let operations = set.operations.iter();
                    let uses = operations.flat_map(|&operation| uses(operation, strength));
                    let uses = uses.collect();
                    let kernel = Kernel { ty, space, uses };
                    let name = format!("{}_{ty}_{space}{}", set.name, strength.suffix());
                    cases.push(kernel.case(name, set.proves));
                }
            }
        }
    }
    cases
}

/// A kernel that applies uses of atomics to memory of a type.
struct Kernel {
    ty: Type,
    space: &'static str,
    uses: Vec<Use>,
}

impl Kernel {
    fn case(self, name: String, proves: &'static str) -> Case {
        let kernel = Arc::new(self);
        Case {
            family: "atomics",
            name,
            about: format!(
                "Atomics on {} memory that holds a {}: what they yield and what they store.",
                kernel.space, kernel.ty
            ),
            proves,
            form: Form::Gir,
            text: kernel.text(),
            plan: Box::new(move || Arc::clone(&kernel).plan()),
        }
    }

    /// The type of the yielded values.
    fn yielded(&self) -> Type {
        let is_flag = |one: &Use| one.operation.yields == Yields::WasSet;
        if self.uses.iter().any(is_flag) {
            Type::U32
        } else {
            self.ty
        }
    }

    fn text(&self) -> String {
        let (ty, size, yielded) = (self.ty, self.ty.size(), self.yielded());
        let mut text = String::new();
        if self.space == "shared" {
            text += &format!("global @cells : ptr[shared]<{ty}> count={WORKGROUP}\n\n");
        }
        text += &format!(
            "func kernel workgroup_size({WORKGROUP}, 1, 1) @k(
    %xs: ptr[global]<{ty}>,
    %ys: ptr[global]<{ty}>,
    %memory: ptr[global]<{ty}>,
    %yielded: ptr[global]<{yielded}>,
    %stored: ptr[global]<{ty}>) -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride={size}
  %y.at = gep %ys, %i, stride={size}
  %x = load %x.at
  %y = load %y.at
{}  %first = mul %i, {}u
",
            self.cell(),
            self.uses.len()
        );
        if self.uses.iter().any(|one| one.operation.name == "cmpxchg") {
            text += &self.desired();
        }
        for (number, one) in self.uses.iter().enumerate() {
            text += &self.application(number, one);
        }
        text + "\n  ret\n}\n"
    }

    /// Code for the pointer to the work-item's location.
    fn cell(&self) -> String {
        let size = self.ty.size();
        match self.space {
            "global" => format!("  %cell = gep %memory, %i, stride={size}\n"),
            "shared" => format!(
                "  %l = local_id x
  %cells = mov @cells
  %cell = gep %cells, %l, stride={size}
"
            ),
            space => format!(
                "  %own = gep %memory, %i, stride={size}
  %cell = addrspacecast %own -> ptr[{space}]<{}>
",
                self.ty
            ),
        }
    }

    /// Code for the complement of `%x`, floats included.
    fn desired(&self) -> String {
        match sign(self.ty) {
            Sign::Float => format!(
                "  %bits = bitcast %x -> u{width}
  %complement = not %bits
  %desired = bitcast %complement -> {}
",
                self.ty,
                width = 8 * self.ty.size()
            ),
            _ => "  %desired = not %x\n".to_owned(),
        }
    }

    fn application(&self, number: usize, one: &Use) -> String {
        let (size, yielded) = (self.ty.size(), self.yielded().size());
        let (name, ordering, scope) = (one.operation.name, one.ordering, one.scope);
        let how = format!("ordering={ordering} scope={scope}");
        let instruction = match name {
            "load" => format!("%r{number} = atomic.load %cell {how}"),
            "store" => format!("atomic.store %cell, %y {how}"),
            "cmpxchg" => format!(
                "%r{number} = atomic.cmpxchg %cell, %y, %desired
         ordering_succ={ordering} ordering_fail={} scope={scope}",
                one.failure
            ),
            "flag_test_and_set" => format!("%r{number} = atomic.rmw {name} %cell {how}"),
            "flag_clear" => format!("atomic.rmw {name} %cell {how}"),
            _ => format!("%r{number} = atomic.rmw {name} %cell, %y {how}"),
        };
        let mut text = format!(
            "
  store %cell, %x
  {instruction}
  %new{number} = load %cell
  %place{number} = add %first, {number}u
  %new.at{number} = gep %stored, %place{number}, stride={size}
  store %new.at{number}, %new{number}
"
        );
        if one.operation.yields != Yields::Nothing {
            text += &format!(
                "  %at{number} = gep %yielded, %place{number}, stride={yielded}
  store %at{number}, %r{number}
"
            );
        }
        text
    }

    /// Pairs of edge values, in whole workgroups.
    fn pairs(&self) -> Vec<(u64, u64)> {
        let values = self.ty.folded_literals();
        let row = |&x: &u64| values.iter().map(move |&y| (x, y)).collect::<Vec<_>>();
        let mut pairs: Vec<_> = values.iter().flat_map(row).collect();
        let count = pairs.len().next_multiple_of(WORKGROUP);
        for index in 0..count - pairs.len() {
            pairs.push(pairs[index]);
        }
        pairs
    }

    fn plan(self: Arc<Self>) -> Plan {
        let pairs = self.pairs();
        let (xs, ys): (Vec<_>, Vec<_>) = pairs.iter().copied().unzip();
        let count = pairs.len() * self.uses.len();
        let (kernel, judged) = (Arc::clone(&self), pairs.clone());
        Plan {
            workgroups: [(pairs.len() / WORKGROUP) as u32, 1, 1],
            arguments: vec![
                Argument::input(self.ty, &xs),
                Argument::input(self.ty, &ys),
                Argument::input(self.ty, &xs),
                Argument::room(self.yielded(), count),
                Argument::room(self.ty, count),
            ],
            judge: Box::new(move |outputs| kernel.judge(&judged, outputs)),
            expected: Box::new(move || self.expected(&pairs)),
        }
    }

    /// The expected stored and yielded values of each use.
    fn expected(&self, pairs: &[(u64, u64)]) -> Vec<u64> {
        let mut results = vec![];
        for &(x, y) in pairs {
            for Use { operation, .. } in &self.uses {
                let stored = self.stored(operation, x, y);
                results.extend(operation.equality.settled(self.ty, stored));
                results.extend(self.expected_yield(operation, x).map(|(_, bits)| bits));
            }
        }
        results
    }

    /// The value expected in memory after an operation.
    fn stored(&self, operation: &Operation, x: u64, y: u64) -> u64 {
        let mask = u64::MAX >> (64 - 8 * self.ty.size());
        (operation.stores)(self.ty, x, y) & mask
    }

    /// The value that an operation is expected to yield, if any, and its type.
    fn expected_yield(&self, operation: &Operation, x: u64) -> Option<(Type, u64)> {
        match operation.yields {
            Yields::Nothing => None,
            Yields::Old => Some((self.ty, x)),
            Yields::WasSet => Some((Type::U32, u64::from(x != 0))),
        }
    }

    fn judge(&self, pairs: &[(u64, u64)], outputs: &Outputs) -> Result<(), Difference> {
        let yielded = outputs.of(3, self.yielded());
        let stored = outputs.of(4, self.ty);
        for (item, &(x, y)) in pairs.iter().enumerate() {
            for (number, one) in self.uses.iter().enumerate() {
                let index = item * self.uses.len() + number;
                let at = |values: &[u64]| values.get(index).copied().unwrap_or_default();
                let judge = |what, ty, equality: Equality, actual, expected| {
                    one.judge(what, ty, equality, index, [x, y, actual, expected])
                };
                let expected = self.stored(&one.operation, x, y);
                judge(
                    "stores",
                    self.ty,
                    one.operation.equality,
                    at(&stored),
                    expected,
                )?;
                let Some((ty, expected)) = self.expected_yield(&one.operation, x) else {
                    continue;
                };
                judge("yields", ty, Equality::Bits, at(&yielded), expected)?;
            }
        }
        Ok(())
    }
}

impl Use {
    fn judge(
        &self,
        what: &str,
        ty: Type,
        equality: Equality,
        index: usize,
        [x, y, actual, expected]: [u64; 4],
    ) -> Result<(), Difference> {
        if equality.holds(ty, actual, expected) {
            return Ok(());
        }
        let (name, ordering, scope) = (self.operation.name, self.ordering, self.scope);
        Err(Difference {
            what: format!(
                "what {name} {ordering} {scope} {what}, memory {}, operand {}",
                ty.show(x),
                ty.show(y)
            ),
            index,
            expected: ty.show(expected),
            actual: ty.show(actual),
        })
    }
}
