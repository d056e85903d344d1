//! Generic pointers whose memory is decided only at run time, so that no pass can infer its space: chosen and carried
//! by control flow, passed to functions and returned, and used by atomics.

use super::memory::{BARRIER, COUNT, sheet};
use super::pointers::{CHOICES, ELEMENTS, alternating, in_either, values};
use super::sheet::Element;
use crate::conformance::case::Case;
use crate::conformance::table::Type;

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![generic_parameter()];
    for choice in CHOICES {
        cases.push(chosen(choice, "select"));
        cases.push(chosen(choice, "branch"));
        cases.push(carried(choice));
        cases.push(passed(choice));
        cases.push(returned(choice));
    }
    cases.extend(UPDATES.map(updated));
    cases
}

/// Generic parameters of a kernel, to which a launch passes global memory.
fn generic_parameter() -> Case {
    let mut sheet = sheet();
    let element = Element::new(Type::F32, 4);
    let values = values(element, 3);
    sheet.generic_input("from", element, &values);
    sheet.load("x", "from", "%i", element);
    sheet.store("x", "to", "%i", element);
    sheet.output("to", element, values);
    sheet.case(
        "pointers",
        "generic_parameter".to_owned(),
        "A kernel's generic pointer is one to global memory.".to_owned(),
        "R-GIR-12",
    )
}

/// The spaces of a choice, as part of a name.
fn name_of([one, other]: [&str; 2]) -> String {
    format!("{one}_{other}")
}

/// A generic pointer chosen by control flow: loads and stores go to the chosen memory.
fn chosen(spaces: [&str; 2], by: &str) -> Case {
    let mut sheet = alternating();
    let mut expected = vec![];
    for (n, element) in ELEMENTS.into_iter().enumerate() {
        let values = values(element, 7 + n);
        sheet.input(&format!("from{n}"), element, &values);
        in_either(&mut sheet, spaces, n, element);
        expected.push(values);
    }
    for (n, element) in ELEMENTS.into_iter().enumerate() {
        match by {
            "select" => sheet.line(format!("%p{n} = select %odd, %any{n}.1, %any{n}.0")),
            _ => sheet.line(format!(
                "br_if %odd, second{n}, first{n}
first{n}:
br joined{n}
second{n}:
br joined{n}
joined{n}:
%p{n} = phi ptr[generic]<{element}> [ %any{n}.0, first{n} ], [ %any{n}.1, second{n} ]"
            )),
        }
        sheet.line(format!("%y{n} = load %p{n}\nstore %p{n}, %y{n}"));
        sheet.store(&format!("y{n}"), &format!("to{n}"), "%i", element);
    }
    for (n, (element, expected)) in ELEMENTS.into_iter().zip(expected).enumerate() {
        sheet.output(&format!("to{n}"), element, expected);
    }
    let [one, other] = spaces;
    sheet.case(
        "pointers",
        format!("generic_{}_{by}", name_of(spaces)),
        format!("A generic pointer to {one} or {other} memory, as a {by} has it."),
        "R-GIR-12",
    )
}

/// A loop that sums through a generic pointer, and swaps the two memories in each iteration.
const SWAPPED: &str = "br loop
loop:
%k = phi u32 [ 0u, entry ], [ %k.next, loop ]
%p = phi ptr[generic]<u32> [ %any0.0, entry ], [ %q.ahead, loop ]
%q = phi ptr[generic]<u32> [ %any0.1, entry ], [ %p.ahead, loop ]
%s = phi u32 [ 0u, entry ], [ %s.next, loop ]
%v = load %p
%s.next = add %s, %v
%w = add %v, 1u
store %p, %w
%p.ahead = gep %p, 0u, stride=4
%q.ahead = gep %q, 0u, stride=4
%k.next = add %k, 1u
%more = ucmp.lt %k.next, %turns
br_if %more, loop, done
done:
%last = load %p";

/// A generic pointer that a loop carries.
fn carried(spaces: [&str; 2]) -> Case {
    let mut sheet = alternating();
    let element = Element::number(Type::U32);
    let values = values(element, 7);
    sheet.in_out("from0", element, &values);
    in_either(&mut sheet, spaces, 0, element);
    sheet.line("%few = and %i, 7u\n%turns = add %few, 1u");
    sheet.line(SWAPPED);
    let results = |i: usize| {
        let (mut memory, mut sum) = ([values[i] as u32; 2], 0_u32);
        let turns = i % 8 + 1;
        for turn in 0..turns {
            sum = sum.wrapping_add(memory[turn % 2]);
            memory[turn % 2] = memory[turn % 2].wrapping_add(1);
        }
        [sum, memory[(turns - 1) % 2]]
    };
    for (which, name) in ["s.next", "last"].into_iter().enumerate() {
        let to = format!("to{which}");
        sheet.store(name, &to, "%i", element);
        let expected = (0..COUNT).map(|i| u64::from(results(i)[which]));
        sheet.output(&to, element, expected.collect());
    }
    let [one, other] = spaces;
    sheet.case(
        "pointers",
        format!("generic_{}_loop", name_of(spaces)),
        format!("A loop swaps generic pointers to {one} and {other} memory, and reads and writes by them."),
        "R-GIR-12",
    )
}

/// A function that a compiler cannot see through: it has a loop, and must not be inlined.
const SUM: &str = "func noinline @sum(%p: ptr[generic]<u32>, %n: u32) -> u32 {
entry:
  br loop
loop:
  %k = phi u32 [ 0u, entry ], [ %k.next, loop ]
  %s = phi u32 [ 0u, entry ], [ %s.next, loop ]
  %v = load %p
  %s.next = add %s, %v
  store %p, %s.next
  %k.next = add %k, 1u
  %more = ucmp.lt %k.next, %n
  br_if %more, loop, done
done:
  ret %s.next
}
";

/// The expected sum and memory: each iteration adds the value in memory, and stores the sum there.
fn sum(value: u64, turns: usize) -> [u32; 2] {
    let (mut memory, mut sum) = (value as u32, 0_u32);
    for _ in 0..turns {
        sum = sum.wrapping_add(memory);
        memory = sum;
    }
    [sum, memory]
}

/// A function with a generic pointer parameter, called with each of the two memories, and with a chosen one.
fn passed(spaces: [&str; 2]) -> Case {
    let mut sheet = alternating();
    let element = Element::number(Type::U32);
    let values = values(element, 9);
    sheet.before += SUM;
    sheet.in_out("from0", element, &values);
    in_either(&mut sheet, spaces, 0, element);
    sheet.line(
        "%few = and %i, 7u
%turns = add %few, 1u
%r0 = call @sum(%any0.0, 2u)
%r1 = call @sum(%any0.1, 3u)
%p = select %odd, %any0.1, %any0.0
%r2 = call @sum(%p, %turns)",
    );
    let results = |i: usize| {
        let [first, second] = [2, 3].map(|turns| sum(values[i], turns));
        let memory = if i % 2 == 1 { second[1] } else { first[1] };
        [first[0], second[0], sum(u64::from(memory), i % 8 + 1)[0]]
    };
    for which in 0..3 {
        let to = format!("to{which}");
        sheet.store(&format!("r{which}"), &to, "%i", element);
        let expected = (0..COUNT).map(|i| u64::from(results(i)[which]));
        sheet.output(&to, element, expected.collect());
    }
    let [one, other] = spaces;
    sheet.case(
        "pointers",
        format!("generic_{}_passed", name_of(spaces)),
        format!(
            "A function takes generic pointers to {one} memory, to {other} memory, and to either."
        ),
        "R-GIR-12",
    )
}

/// A function that returns one of two generic pointers.
const PICK: &str = "func noinline @pick(%one: ptr[generic]<u32>, %other: ptr[generic]<u32>, %n: u32) -> ptr[generic]<u32> {
entry:
  br loop
loop:
  %k = phi u32 [ 0u, entry ], [ %k.next, loop ]
  %p = phi ptr[generic]<u32> [ %one, entry ], [ %q, loop ]
  %q = phi ptr[generic]<u32> [ %other, entry ], [ %p, loop ]
  %k.next = add %k, 1u
  %more = ucmp.lt %k.next, %n
  br_if %more, loop, done
done:
  ret %q
}
";

/// A generic pointer that a function returns.
fn returned(spaces: [&str; 2]) -> Case {
    let mut sheet = alternating();
    let element = Element::number(Type::U32);
    let values = values(element, 11);
    sheet.before += PICK;
    sheet.input("from0", element, &values);
    in_either(&mut sheet, spaces, 0, element);
    sheet.line(
        "%few = and %i, 7u
%turns = add %few, 1u
%p = call @pick(%any0.0, %any0.1, %turns)
%v = load %any0.1
%w = add %v, 1u
store %any0.1, %w
%y = load %p",
    );
    sheet.store("y", "to", "%i", element);
    // After an odd number of iterations it is the second pointer, whose memory was incremented.
    let result = |i: usize| (values[i] as u32).wrapping_add(u32::from(i.is_multiple_of(2)));
    let expected = (0..COUNT).map(|i| u64::from(result(i)));
    sheet.output("to", element, expected.collect());
    let [one, other] = spaces;
    sheet.case(
        "pointers",
        format!("generic_{}_returned", name_of(spaces)),
        format!("A function gives a generic pointer to {one} or to {other} memory."),
        "R-GIR-12",
    )
}

/// Updates through generic pointers: the name, the instruction, and the final value of a counter, from its initial
/// value and the work-items that update it.
type Update = (&'static str, &'static str, fn(u32, &[u32]) -> u32);

const UPDATES: [Update; 4] = [
    (
        "add",
        "%old = atomic.rmw add %p, %i ordering=relaxed scope=device",
        |start, items| {
            items
                .iter()
                .fold(start, |sum, &item| sum.wrapping_add(item))
        },
    ),
    (
        "max_u",
        "%old = atomic.rmw max_u %p, %i ordering=relaxed scope=device",
        |start, items| items.iter().fold(start, |most, &item| most.max(item)),
    ),
    (
        "xor",
        "%old = atomic.rmw xor %p, %i ordering=acq_rel scope=workgroup",
        |start, items| items.iter().fold(start, |bits, &item| bits ^ item),
    ),
    (
        "exchange_once",
        "%old = atomic.cmpxchg %p, 7u, 1000u ordering_succ=relaxed ordering_fail=relaxed scope=device",
        |start, _| if start == 7 { 1000 } else { start },
    ),
];

/// Atomics in global or shared memory, whichever a generic pointer points to.
fn updated((name, instruction, count): Update) -> Case {
    const STARTS: [u64; 2] = [7, 11];
    let mut sheet = alternating();
    let element = Element::number(Type::U32);
    sheet.before += "global @shared : ptr[shared]<u32> count=1\n";
    sheet.in_out("counter", element, &STARTS[..1]);
    sheet.line(format!(
        "%shared = mov @shared
%is.first = ucmp.eq %i, 0u
br_if %is.first, clear, cleared
clear:
store %shared, {}u
br cleared
cleared:
{BARRIER}
%any.0 = addrspacecast %counter -> ptr[generic]<u32>
%any.1 = addrspacecast %shared -> ptr[generic]<u32>
%p = select %odd, %any.1, %any.0
{instruction}
{BARRIER}
%any = select %odd, %any.0, %any.1
%y = load %any",
        STARTS[1]
    ));
    sheet.store("y", "to", "%i", element);
    let results: [u32; 2] = std::array::from_fn(|which| {
        let items: Vec<_> = (0..COUNT as u32)
            .filter(|i| i % 2 == which as u32)
            .collect();
        count(STARTS[which] as u32, &items)
    });
    let expected = (0..COUNT).map(|i| u64::from(results[1 - i % 2]));
    sheet.output("to", element, expected.collect());
    sheet.case(
        "pointers",
        format!("generic_atomic_{name}"),
        "Atomics by a generic pointer work on the memory that it leads to, global or shared."
            .to_owned(),
        "R-GIR-12 R-CHIP-25",
    )
}
