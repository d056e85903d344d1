//! Pointers as values: held in memory of every address space, chosen and carried by control flow, passed to
//! functions. [`super::generic_pointers`] has the uses of generic ones.

use super::memory::{BARRIER, COUNT, quiet, reversed, sheet, table};
use super::sheet::{Element, Sheet};
use crate::conformance::case::Case;
use crate::conformance::table::Type;

/// Address spaces in which kernels store pointers.
const HOLDERS: [&str; 3] = ["global", "shared", "local"];

/// Address spaces of the stored pointers.
const TARGETS: [&str; 5] = ["global", "shared", "local", "const", "generic"];

/// Memory that generic pointers point to, in even and in odd work-items.
pub(super) const CHOICES: [[&str; 2]; 3] = [
    ["global", "shared"],
    ["global", "local"],
    ["shared", "local"],
];

/// Pointees: numbers of several sizes, and vectors.
pub(super) const ELEMENTS: [Element; 3] = [
    Element::number(Type::U32),
    Element::number(Type::I8),
    Element::new(Type::F32, 4),
];

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for holder in HOLDERS {
        cases.extend(TARGETS.map(|target| held(holder, target)));
    }
    cases.push(deep());
    cases.push(chased());
    cases.push(handed_out());
    cases
}

/// Values of an element without NaNs.
pub(super) fn values(element: Element, seed: usize) -> Vec<u64> {
    let values = element.values(COUNT, seed);
    let values = values.into_iter();
    values.map(|bits| quiet(element.ty, bits)).collect()
}

/// Defines `%mineN`, a pointer to the work-item's element of `%fromN` in memory of a space.
fn own(sheet: &mut Sheet, space: &str, n: usize, element: Element, values: &[u64]) {
    let stride = element.stride();
    let from = format!("from{n}");
    match space {
        "const" => {
            sheet.before += &table(&format!("table{n}"), element, values);
            sheet.line(format!("%base{n} = mov @table{n}"));
            sheet.line(format!("%mine{n} = gep %base{n}, %i, stride={stride}"));
            return;
        }
        "generic" => {
            in_either(sheet, CHOICES[0], n, element);
            sheet.line(format!("%mine{n} = select %odd, %any{n}.1, %any{n}.0"));
            return;
        }
        "shared" => {
            sheet.before += &format!("global @tile{n} : ptr[shared]<{element}> count={COUNT}\n");
            sheet.line(format!("%base{n} = mov @tile{n}"));
        }
        "local" => sheet.line(format!("%base{n} = alloc {element} count={COUNT}")),
        _ => sheet.line(format!("%base{n} = mov %{from}")),
    }
    sheet.line(format!("%mine{n} = gep %base{n}, %i, stride={stride}"));
    if space != "global" {
        sheet.load(&format!("given{n}"), &from, "%i", element);
        sheet.line(format!("store %mine{n}, %given{n}"));
    }
}

/// Defines `%anyN.0` and `%anyN.1`, generic pointers to the work-item's element in two memories,
/// both initialised from `%fromN`.
pub(super) fn in_either(sheet: &mut Sheet, spaces: [&str; 2], n: usize, element: Element) {
    let stride = element.stride();
    for (which, space) in spaces.into_iter().enumerate() {
        let name = format!("half{n}.{which}");
        match space {
            "shared" => {
                sheet.before += &format!("global @{name} : ptr[shared]<{element}> count={COUNT}\n");
                sheet.line(format!("%{name} = mov @{name}"));
            }
            "local" => sheet.line(format!("%{name} = alloc {element} count={COUNT}")),
            _ => sheet.line(format!("%{name} = mov %from{n}")),
        }
        sheet.line(format!("%{name}.at = gep %{name}, %i, stride={stride}"));
        if space != "global" {
            sheet.load(&format!("{name}.given"), &format!("from{n}"), "%i", element);
            sheet.line(format!("store %{name}.at, %{name}.given"));
        }
        sheet.line(format!(
            "%any{n}.{which} = addrspacecast %{name}.at -> ptr[generic]<{element}>"
        ));
    }
}

/// A sheet with `%odd`, whether the work-item's number is odd.
pub(super) fn alternating() -> Sheet {
    let mut sheet = sheet();
    sheet.line("%bit = and %i, 1u\n%odd = ucmp.ne %bit, 0u");
    sheet
}

/// Pointers to memory of one space, held in memory of another.
fn held(holder: &str, target: &str) -> Case {
    let mut sheet = alternating();
    let is_own = holder == "local" || target == "local";
    let mut expected = vec![];
    for (n, element) in ELEMENTS.into_iter().enumerate() {
        let values = values(element, 5 + n);
        if target != "const" {
            sheet.input(&format!("from{n}"), element, &values);
        }
        own(&mut sheet, target, n, element, &values);
        let slot = match holder {
            "local" => {
                sheet.line(format!(
                    "%links{n} = alloc ptr[{target}]<{element}> count=3"
                ));
                if n == 0 {
                    sheet.line("%third = rem %i, 3u");
                }
                "%third"
            }
            _ => {
                sheet.before += &format!(
                    "global @links{n} : ptr[{holder}]<ptr[{target}]<{element}>> count={COUNT}\n"
                );
                sheet.line(format!("%links{n} = mov @links{n}"));
                "%i"
            }
        };
        sheet.line(format!(
            "%link{n} = gep %links{n}, {slot}, stride=8\nstore %link{n}, %mine{n}"
        ));
        expected.push(match is_own {
            true => values,
            false => reversed(&values, element),
        });
    }
    let slot = match (holder, is_own) {
        ("local", _) => "%third",
        (_, true) => "%i",
        (_, false) => {
            sheet.line(format!("%other = sub {}u, %i", COUNT - 1));
            "%other"
        }
    };
    sheet.line(BARRIER);
    for (n, (element, expected)) in ELEMENTS.into_iter().zip(expected).enumerate() {
        sheet.line(format!(
            "%there{n} = gep %links{n}, {slot}, stride=8\n%found{n} = load %there{n}\n%y{n} = load %found{n}"
        ));
        sheet.store(&format!("y{n}"), &format!("to{n}"), "%i", element);
        sheet.output(&format!("to{n}"), element, expected);
    }
    sheet.case(
        "pointers",
        format!("held_{holder}_{target}"),
        format!(
            "Pointers to {target} memory wait in {holder} memory, and lead where they led before."
        ),
        "R-GIR-65 R-GIR-66",
    )
}

/// Pointers to pointers to pointers.
fn deep() -> Case {
    let mut sheet = sheet();
    let element = Element::number(Type::U32);
    let values = values(element, 3);
    sheet.input("from", element, &values);
    sheet.before += &format!(
        "global @near : ptr[shared]<ptr[global]<u32>> count={COUNT}
global @far : ptr[global]<ptr[shared]<ptr[global]<u32>>> count={COUNT}\n"
    );
    sheet.line(format!(
        "%near = mov @near
%far = mov @far
%mine = gep %from, %i, stride=4
%one = gep %near, %i, stride=8
store %one, %mine
%two = gep %far, %i, stride=8
store %two, %one
{BARRIER}
%other = sub {}u, %i
%two.there = gep %far, %other, stride=8
%one.there = load %two.there
%there = load %one.there
%y = load %there",
        COUNT - 1
    ));
    sheet.store("y", "to", "%i", element);
    sheet.output("to", element, reversed(&values, element));
    sheet.case(
        "pointers",
        "deep".to_owned(),
        "A pointer to a pointer to a pointer, each in memory of its own.".to_owned(),
        "R-GIR-65 R-GIR-66",
    )
}

/// A list that a loop follows: each node has a pointer to the next one, and a number.
fn chased() -> Case {
    const STEP: usize = 5;
    let mut sheet = sheet();
    let element = Element::number(Type::U64);
    let values = values(element, 3);
    sheet.input("from", element, &values);
    sheet.before += &format!("global @nodes : ptr[global]<u64> count={}\n", 2 * COUNT);
    sheet.load("given", "from", "%i", element);
    sheet.line(format!(
        "%nodes = mov @nodes
%ahead = add %i, {STEP}u
%next.index = and %ahead, {last}u
%next = gep %nodes, %next.index, stride=16
%mine = gep %nodes, %i, stride=16
%link = bitcast %mine -> ptr[global]<ptr[global]<u64>>
store %link, %next
%number = gep %mine, 1u, stride=8
store %number, %given
{BARRIER}
%turns = and %i, 7u
br follow
follow:
%k = phi u32 [ 0u, entry ], [ %k.next, followed ]
%p = phi ptr[global]<u64> [ %mine, entry ], [ %q, followed ]
%more = ucmp.lt %k, %turns
br_if %more, followed, done
followed:
%p.link = bitcast %p -> ptr[global]<ptr[global]<u64>>
%q = load %p.link
%k.next = add %k, 1u
br follow
done:
%found = gep %p, 1u, stride=8
%y = load %found",
        last = COUNT - 1
    ));
    sheet.store("y", "to", "%i", element);
    let target = |i: usize| (i + STEP * (i % 8)) % COUNT;
    let expected = (0..COUNT).map(|i| values[target(i)]);
    sheet.output("to", element, expected.collect());
    sheet.case(
        "pointers",
        "chased".to_owned(),
        "A list whose nodes hold pointers to the next one, followed by a loop.".to_owned(),
        "R-GIR-67 R-GIR-68",
    )
}

/// Functions that take memory with pointers, and return one of them.
fn handed_out() -> Case {
    let mut sheet = sheet();
    let element = Element::number(Type::U32);
    let [x, y] = [3, 7].map(|seed| values(element, seed));
    sheet.input("x", element, &x);
    sheet.input("y", element, &y);
    sheet.before += "func noinline @pick(%from: ptr[local]<ptr[global]<u32>>, %which: u32) -> ptr[global]<u32> {
entry:
  %at = gep %from, %which, stride=8
  %p = load %at
  ret %p
}

func noinline @sum(%p: ptr[global]<u32>, %n: u32) -> u32 {
entry:
  br loop
loop:
  %k = phi u32 [ 0u, entry ], [ %k.next, loop ]
  %s = phi u32 [ 0u, entry ], [ %s.next, loop ]
  %at = gep %p, %k, stride=4
  %v = load %at
  %s.next = add %s, %v
  %k.next = add %k, 1u
  %more = ucmp.lt %k.next, %n
  br_if %more, loop, done
done:
  ret %s.next
}
";
    sheet.line(
        "%both = alloc ptr[global]<u32> count=2
store %both, %x
%second = gep %both, 1u, stride=8
store %second, %y
%bit = and %i, 1u
%p = call @pick(%both, %bit)
%turns = add %i, 1u
%s = call @sum(%p, %turns)",
    );
    sheet.store("s", "to", "%i", element);
    let sum = |i: usize| {
        let from = if i % 2 == 1 { &y } else { &x };
        let sum = from[..=i]
            .iter()
            .fold(0_u32, |sum, &v| sum.wrapping_add(v as u32));
        u64::from(sum)
    };
    sheet.output("to", element, (0..COUNT).map(sum).collect());
    sheet.case(
        "pointers",
        "handed_out".to_owned(),
        "Functions take memory that holds pointers, and give one of them to another function."
            .to_owned(),
        "R-GIR-65 R-GIR-68",
    )
}
