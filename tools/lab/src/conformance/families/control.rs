//! Control flow: values of every type through phis, calls and returns. The shapes of control flow graphs are in
//! [`shapes`].

use super::sheet::{Element, Sheet};
use super::{LANES, shapes};
use crate::conformance::case::Case;
use crate::conformance::table::Type;

const COUNT: usize = 64;
const SPACES: [&str; 5] = ["global", "shared", "local", "const", "generic"];

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases: Vec<_> = Type::CORE.into_iter().map(values).collect();
    for space in SPACES {
        for way in ["moved", "selected", "merged", "passed"] {
            cases.push(pointers(space, way));
        }
    }
    cases.extend(shapes::cases());
    cases.push(calls());
    cases
}

/// Calls without arguments and results, to functions that call others.
fn calls() -> Case {
    let element = Element::number(Type::U32);
    let mut sheet = sheet();
    sheet.before = "global @tile : ptr[shared]<u32> count=64

func @add_one() -> void {
entry:
  %i = local_id x
  %tile = mov @tile
  %own = gep %tile, %i, stride=4
  %n = load %own
  %m = add %n, 1u
  store %own, %m
  ret
}

func noinline @add_two() -> void {
entry:
  call @add_one()
  call @add_one()
  ret
}
"
    .to_owned();
    sheet.line(
        "%tile = mov @tile
%own = gep %tile, %i, stride=4
store %own, %i
call @add_two()
call @add_one()
%r = load %own",
    );
    sheet.store("r", "rs", "%i", element);
    sheet.output(
        "rs",
        element,
        (0..COUNT as u64).map(|item| item + 3).collect(),
    );
    let about = "Functions without arguments and results, called by the kernel and by each other.";
    sheet.case("control", "calls".to_owned(), about.to_owned(), "R-GIR-45")
}

fn sheet() -> Sheet {
    let mut sheet = Sheet::new([COUNT as u32, 1, 1], [1, 1, 1]);
    sheet.line("%i = local_id x");
    sheet
}

/// Numbers and vectors of a type: each work-item passes on its own or its neighbour's.
fn values(ty: Type) -> Case {
    let mut sheet = sheet();
    sheet.line("%odd = and %i, 1u\n%near = xor %i, 1u");
    for lanes in LANES {
        let element = Element::new(ty, lanes);
        let values = element.values(COUNT, lanes);
        sheet.before += &format!(
            "func noinline @second{lanes}(%x: {element}, %y: {element}) -> {element} {{
entry:
  ret %y
}}

func noinline @same{lanes}(%x: {element}) -> {element} {{
entry:
  %y = call @second{lanes}(%x, %x)
  ret %y
}}

"
        );
        let [from, to] = ["from", "to"].map(|name| format!("{name}{lanes}"));
        sheet.input(&from, element, &values);
        sheet.load(&format!("own{lanes}"), &from, "%i", element);
        sheet.load(&format!("other{lanes}"), &from, "%near", element);
        sheet.line(format!(
            "br from{lanes}
from{lanes}:
br_if %odd, odd{lanes}, join{lanes}
odd{lanes}:
%z{lanes} = mov %own{lanes}
br join{lanes}
join{lanes}:
%x{lanes} = phi {element} [ %other{lanes}, from{lanes} ], [ %z{lanes}, odd{lanes} ]
%y{lanes} = call @same{lanes}(%x{lanes})"
        ));
        sheet.store(&format!("y{lanes}"), &to, "%i", element);
        sheet.line("\n");
        let item = |item: usize| if item % 2 == 1 { item } else { item ^ 1 };
        let expected = (0..COUNT).flat_map(|i| values[item(i) * lanes..][..lanes].to_vec());
        sheet.output(&to, element, expected.collect());
    }
    sheet.case(
        "control",
        format!("values_{ty}"),
        format!("Numbers and vectors of {ty} through phis, calls and returns."),
        "R-GIR-45 R-GIR-46",
    )
}

/// Pointers to u32 as values.
fn pointers(space: &str, way: &str) -> Case {
    let mut sheet = sheet();
    let element = Element::number(Type::U32);
    let values: Vec<_> = element.values(COUNT, 11);
    match space {
        "const" => {
            let literals: Vec<_> = values.iter().map(|value| format!("{value}u")).collect();
            let literals = literals.join(", ");
            sheet.before +=
                &format!("global @table : ptr[const]<u32> count={COUNT} = [{literals}]\n");
            sheet.line("%base = mov @table");
        }
        "global" => sheet.line("%base = mov %from"),
        "generic" => sheet.line("%base = addrspacecast %from -> ptr[generic]<u32>"),
        "shared" => {
            sheet.before += &format!("global @tile : ptr[shared]<u32> count={COUNT}\n");
            sheet.line("%base = mov @tile");
        }
        _ => sheet.line(format!("%base = alloc u32 count={COUNT}")),
    }
    if space != "const" {
        sheet.input("from", element, &values);
    }
    sheet.line("%near = xor %i, 1u\n%odd = and %i, 1u\n%a = gep %base, %i, stride=4\n%b = gep %base, %near, stride=4");
    if matches!(space, "shared" | "local") {
        sheet.load("x", "from", "%i", element);
        sheet.load("z", "from", "%near", element);
        sheet.line("store %a, %x");
    }
    match space {
        "shared" => {
            sheet.line("barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel")
        }
        "local" => sheet.line("store %b, %z"),
        _ => {}
    }
    let ty = format!("ptr[{space}]<u32>");
    let expected = match way {
        "moved" => {
            sheet.line("%p = mov %b");
            |item: usize| item ^ 1
        }
        "selected" => {
            sheet.line("%p = select %odd, %a, %b");
            |item: usize| item | 1
        }
        "merged" => {
            sheet.line(format!(
                "br from
from:
br_if %odd, join, even
even:
br join
join:
%p = phi {ty} [ %a, from ], [ %b, even ]"
            ));
            |item: usize| item | 1
        }
        _ => {
            sheet.before += &format!(
                "func @second(%x: {ty}, %y: {ty}) -> {ty} {{\nentry:\n  ret %y\n}}\n\nfunc @same(%x: {ty}) -> {ty} {{\nentry:\n  %y = call @second(%x, %x)\n  ret %y\n}}\n"
            );
            sheet.line("%p = call @same(%b)");
            |item: usize| item ^ 1
        }
    };
    sheet.line("%y = load %p");
    sheet.store("y", "to", "%i", element);
    sheet.output(
        "to",
        element,
        (0..COUNT).map(|item| values[expected(item)]).collect(),
    );
    sheet.case(
        "control",
        format!("pointer_{way}_{space}"),
        format!("Pointers to {space} memory that are {way}."),
        "R-GIR-46 R-GIR-64",
    )
}
