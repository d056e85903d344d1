//! Atomics on locations that work-items of several workgroups contend for: the combined result does not depend
//! on their order.

use super::scalars::{float, on_floats, signed};
use super::{Sign, sign};
use crate::conformance::case::{Argument, Case, Difference, Form, Outputs, Plan, same_bits};
use crate::conformance::table::Type;

const WORKGROUP: usize = 64;
const WORKGROUPS: usize = 8;
const ITEMS: usize = WORKGROUP * WORKGROUPS;

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for ty in Type::CORE {
        for space in ["global", "shared"] {
            cases.push(updates(ty, space));
            cases.push(tickets(ty, space));
        }
    }
    cases.push(lock());
    cases
}

/// The new value of memory, from its old value and the operand.
type Step = fn(Type, u64, u64) -> u64;

/// Updates whose order does not matter, with the initial value of memory.
fn steps(ty: Type) -> Vec<(&'static str, u64, Step)> {
    let ones = u64::MAX >> (64 - 8 * ty.size());
    let mut steps: Vec<(&'static str, u64, Step)> = match sign(ty) {
        Sign::Float => {
            return vec![
                ("fadd", 0, |ty, x, y| on_floats(ty, x, y, |x, y| x + y)),
                ("fmin", float(ty, 7.0), |ty, x, y| {
                    on_floats(ty, x, y, f64::min)
                }),
                ("fmax", float(ty, -7.0), |ty, x, y| {
                    on_floats(ty, x, y, f64::max)
                }),
            ];
        }
        Sign::Signed => vec![
            ("min_s", ones >> 1, |ty, x, y| {
                signed(ty, x).min(signed(ty, y)) as u64
            }),
            ("max_s", 1 << (8 * ty.size() - 1), |ty, x, y| {
                signed(ty, x).max(signed(ty, y)) as u64
            }),
        ],
        Sign::Unsigned => vec![
            ("min_u", ones, |_, x, y| x.min(y)),
            ("max_u", 0, |_, x, y| x.max(y)),
        ],
    };
    let bitwise: [(&str, u64, Step); 5] = [
        ("add", 0, |_, x, y| x.wrapping_add(y)),
        ("sub", 0, |_, x, y| x.wrapping_sub(y)),
        ("and", ones, |_, x, y| x & y),
        ("or", 0, |_, x, y| x | y),
        ("xor", 0, |_, x, y| x ^ y),
    ];
    steps.extend(bitwise);
    steps
}

/// Operands of the work-items: numbers whose sum is exact in every float type.
fn operands(ty: Type) -> Vec<u64> {
    let mask = u64::MAX >> (64 - 8 * ty.size());
    let operand = |item: usize| match sign(ty) {
        Sign::Float => float(ty, (item % 9) as f64 - 4.0),
        _ => (item as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 3 & mask | 1 << (item % 7),
    };
    (0..ITEMS).map(operand).collect()
}

/// The kernel around `body`: `%memory` points to memory of a space; in shared memory each workgroup has its own.
fn start(ty: Type, space: &str, locations: usize, body: &str, result: &str) -> String {
    let size = ty.size();
    let (before, memory, after) = match space {
        "shared" => (
            format!("global @cells : ptr[shared]<{ty}> count={locations}\n\n"),
            format!(
                "  %memory = mov @cells
  %is.first = ucmp.lt %l, {locations}u
  br_if %is.first, fill, filled
fill:
  %initial.at = gep %initial, %l, stride={size}
  %value = load %initial.at
  %cell = gep %memory, %l, stride={size}
  store %cell, %value
  br filled
filled:
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
"
            ),
            format!(
                "  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  br_if %is.first, drain, drained
drain:
  %last.at = gep %memory, %l, stride={size}
  %last = load %last.at
  %row = mul %group, {locations}u
  %place = add %row, %l
  %to = gep %final, %place, stride={size}
  store %to, %last
  br drained
drained:
"
            ),
        ),
        _ => (
            String::new(),
            "  %memory = mov %final\n".to_owned(),
            String::new(),
        ),
    };
    format!(
        "{before}func kernel workgroup_size({WORKGROUP}, 1, 1) @k(
    %xs: ptr[global]<{ty}>,
    %initial: ptr[global]<{ty}>,
    %final: ptr[global]<{ty}>,
    %results: ptr[global]<{result}>) -> void {{
entry:
  %i = global_id x
  %l = local_id x
  %group = workgroup_id x
  %x.at = gep %xs, %i, stride={size}
  %x = load %x.at
{memory}{body}{after}  ret
}}
"
    )
}

/// The number of work-items that contend for a location, and the number of copies of the location.
fn contenders(space: &str) -> (usize, usize) {
    match space {
        "shared" => (WORKGROUP, WORKGROUPS),
        _ => (ITEMS, 1),
    }
}

fn scope(space: &str) -> &'static str {
    if space == "shared" {
        "workgroup"
    } else {
        "device"
    }
}

/// Every update whose order does not matter, each on a location of its own.
fn updates(ty: Type, space: &'static str) -> Case {
    let steps = steps(ty);
    let size = ty.size();
    let mut body = String::new();
    for (number, (name, ..)) in steps.iter().enumerate() {
        body += &format!(
            "  %at{number} = gep %memory, {number}u, stride={size}
  atomic.rmw {name} %at{number}, %x ordering=relaxed scope={}
",
            scope(space)
        );
    }
    let text = start(ty, space, steps.len(), &body, "u32");
    Case {
        family: "contention",
        name: format!("updates_{ty}_{space}"),
        about: format!(
            "All work-items update the same locations of {space} memory that holds {ty}."
        ),
        proves: "R-GIR-81 R-GIR-83 R-GIR-84",
        form: Form::Gir,
        text,
        plan: Box::new(move || plan_of_updates(ty, space)),
    }
}

fn plan_of_updates(ty: Type, space: &str) -> Plan {
    let steps = steps(ty);
    let xs = operands(ty);
    let initial: Vec<_> = steps.iter().map(|(_, initial, _)| *initial).collect();
    let (count, times) = contenders(space);
    let expected = xs.chunks(count).flat_map(|xs| {
        let last = |&(_, initial, step): &(&str, u64, Step)| {
            xs.iter().fold(initial, |memory, &x| step(ty, memory, x))
        };
        steps.iter().map(last).collect::<Vec<_>>()
    });
    let expected: Vec<_> = expected.collect();
    let names: Vec<_> = steps.iter().map(|(name, ..)| *name).collect();
    let listed = expected.clone();
    Plan {
        workgroups: [WORKGROUPS as u32, 1, 1],
        arguments: vec![
            Argument::input(ty, &xs),
            Argument::input(ty, &initial),
            Argument::output(ty, &initial.repeat(times)),
            Argument::input(Type::U32, &[0]),
        ],
        judge: Box::new(move |outputs| {
            same_bits(ty, &outputs.of(2, ty), &expected, |index| {
                format!("memory behind all {}", names[index % names.len()])
            })
        }),
        expected: Box::new(move || listed.clone()),
    }
}

/// Values passed between work-items by an exchange, and tickets: an increment built from compare-exchanges
/// gives each work-item a number of its own.
fn tickets(ty: Type, space: &'static str) -> Case {
    let (size, scope) = (ty.size(), scope(space));
    let word = format!("u{}", 8 * size);
    let literal = |value: &str| match sign(ty) {
        Sign::Float => format!("{ty}(0x{value:0>0$})", 2 * size),
        _ => format!("{value}{ty}"),
    };
    // Floats are incremented by their bits, which a compare-exchange compares.
    let next = match sign(ty) {
        Sign::Float => format!(
            "  %bits = bitcast %seen -> {word}
  %up = add %bits, 1{word}
  %wanted = bitcast %up -> {ty}
"
        ),
        _ => format!("  %wanted = add %seen, {}\n", literal("1")),
    };
    let same = match sign(ty) {
        Sign::Float => format!(
            "  %found.bits = bitcast %found -> {word}
  %taken = ucmp.eq %found.bits, %bits
"
        ),
        _ => "  %taken = ucmp.eq %found, %seen\n".to_owned(),
    };
    let body = format!(
        "  %old = atomic.rmw exchange %memory, %x ordering=relaxed scope={scope}
  %counter = gep %memory, 1u, stride={size}
  br try
try:
  %seen = phi {ty} [ {zero}, {before} ], [ %found, try ]
{next}  %found = atomic.cmpxchg %counter, %seen, %wanted
         ordering_succ=acq_rel ordering_fail=acquire scope={scope}
{same}  br_if %taken, taken, try
taken:
  %n = mul %i, 2u
  %old.to = gep %results, %n, stride={size}
  store %old.to, %old
  %n1 = add %n, 1u
  %ticket.to = gep %results, %n1, stride={size}
  store %ticket.to, %seen
",
        zero = literal("0"),
        before = if space == "shared" { "filled" } else { "entry" },
    );
    Case {
        family: "contention",
        name: format!("tickets_{ty}_{space}"),
        about: format!(
            "Work-items exchange a {ty} in {space} memory, and draw numbers by compare-exchange."
        ),
        proves: "R-GIR-81 R-GIR-89",
        form: Form::Gir,
        text: start(ty, space, 2, &body, ty.name()),
        plan: Box::new(move || plan_of_tickets(ty, space)),
    }
}

fn plan_of_tickets(ty: Type, space: &'static str) -> Plan {
    let (_, times) = contenders(space);
    let xs = operands(ty);
    Plan {
        workgroups: [WORKGROUPS as u32, 1, 1],
        arguments: vec![
            Argument::input(ty, &xs),
            Argument::input(ty, &[0, 0]),
            Argument::output(ty, &[0, 0].repeat(times)),
            Argument::room(ty, 2 * ITEMS),
        ],
        judge: Box::new(move |outputs| judge_tickets(ty, space, &xs, outputs)),
        expected: Box::new(Vec::new),
    }
}

/// The values exchanged out, with the last one in memory, are the values exchanged in, with the initial zero; each
/// ticket is drawn once.
fn judge_tickets(ty: Type, space: &str, xs: &[u64], outputs: &Outputs) -> Result<(), Difference> {
    let mask = u64::MAX >> (64 - 8 * ty.size());
    let (count, _) = contenders(space);
    let (last, results) = (outputs.of(2, ty), outputs.of(3, ty));
    for (group, results) in results.chunks(2 * count).enumerate() {
        let of = |which: usize| results.iter().skip(which).step_by(2).copied();
        let last = last.get(2 * group..2 * group + 2).unwrap_or(&[0, 0]);
        let mut seen: Vec<_> = of(0).chain([last[0]]).collect();
        let mut given: Vec<_> = xs[group * count..][..count]
            .iter()
            .copied()
            .chain([0])
            .collect();
        seen.sort_unstable();
        given.sort_unstable();
        same_bits(ty, &seen, &given, |_| {
            "what was exchanged, sorted".to_owned()
        })?;
        let mut drawn: Vec<_> = of(1).collect();
        let mut numbers: Vec<_> = (0..count as u64).map(|number| number & mask).collect();
        drawn.sort_unstable();
        numbers.sort_unstable();
        same_bits(ty, &drawn, &numbers, |_| {
            "numbers that were drawn, sorted".to_owned()
        })?;
        same_bits(ty, &last[1..], &[count as u64], |_| {
            "the next number".to_owned()
        })?;
    }
    Ok(())
}

/// A spinlock around a counter that is not atomic, with one contender in each workgroup.
fn lock() -> Case {
    let text = "func @acquire(%lock: ptr[global]<u32>) -> void {
entry:
  br try
try:
  %old = atomic.cmpxchg %lock, 0u, 1u ordering_succ=acq_rel ordering_fail=acquire scope=device
  %ok = ucmp.eq %old, 0u
  br_if %ok, done, try
done:
  ret
}

func @release(%lock: ptr[global]<u32>) -> void {
entry:
  %old = atomic.rmw exchange %lock, 0u ordering=release scope=device
  ret
}

func kernel workgroup_size(1, 1, 1) @k(
    %lock: ptr[global]<u32>,
    %counter: ptr[global]<u32>) -> void {
entry:
  call @acquire(%lock)
  %n = load %counter
  %m = add %n, 1u
  store %counter, %m
  call @release(%lock)
  ret
}
";
    Case {
        family: "contention",
        name: "lock".to_owned(),
        about: "A spinlock, one contender for each workgroup, around a counter that is not atomic."
            .to_owned(),
        proves: "R-GIR-99",
        form: Form::Gir,
        text: text.to_owned(),
        plan: Box::new(|| Plan {
            workgroups: [64, 1, 1],
            arguments: vec![
                Argument::output(Type::U32, &[0]),
                Argument::output(Type::U32, &[0]),
            ],
            judge: Box::new(|outputs| {
                let is = |parameter, value, what: &'static str| {
                    let actual = outputs.of(parameter, Type::U32);
                    same_bits(Type::U32, &actual, &[value], |_| what.to_owned())
                };
                is(0, 0, "the lock")?;
                is(1, 64, "the counter")
            }),
            expected: Box::new(|| vec![0, 64]),
        }),
    }
}
