//! Barriers of workgroups: values stored by a work-item before a barrier are loaded by the others after it.

use super::sheet::{Element, Sheet};
use super::{ORDERINGS, SCOPES};
use crate::conformance::case::Case;
use crate::conformance::table::Type;

const COUNT: usize = 64;

/// A barrier that orders shared and global memory.
const PROPER: &str = "barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel";

/// All cases.
pub fn cases() -> Vec<Case> {
    let weak = |scope: &str, ordering: &str| scope != "system" && ordering != "seq_cst";
    let seq_cst = |scope: &str, ordering: &str| scope != "system" && ordering == "seq_cst";
    let system = |scope: &str, _: &str| scope == "system";
    let mut cases = vec![];
    for space in ["shared", "global"] {
        cases.push(barriers(space, "", weak));
        cases.push(barriers(space, "_seq_cst", seq_cst));
        cases.push(barriers(space, "_system", system));
    }
    cases.push(tree());
    cases
}

/// Rounds of an exchange with the work-item opposite, one for each barrier. A barrier that does not order
/// memory of the workgroup is followed by one that does.
fn barriers(space: &str, suffix: &str, has: impl Fn(&str, &str) -> bool) -> Case {
    let element = Element::number(Type::U32);
    let values = element.values(COUNT, 2);
    let mut sheet = Sheet::new([COUNT as u32, 1, 1], [1, 1, 1]);
    sheet.before = format!("global @tile : ptr[{space}]<u32> count={COUNT}\n");
    sheet.input("from", element, &values);
    sheet.line(format!(
        "%i = local_id x\n%other = sub {}u, %i\n%tile = mov @tile",
        COUNT - 1
    ));
    sheet.load("x", "from", "%i", element);
    sheet.line("%own = gep %tile, %i, stride=4\n%theirs = gep %tile, %other, stride=4");
    let mut round = 0;
    for scope in SCOPES {
        for ordering in ORDERINGS
            .into_iter()
            .filter(|ordering| has(scope, ordering))
        {
            let is_wide = !matches!(scope, "invocation" | "subgroup");
            let orders = is_wide && matches!(ordering, "acq_rel" | "seq_cst");
            sheet.line(format!(
                "\n%sent{round} = add %x, {round}u
store %own, %sent{round}
barrier exec_scope=workgroup mem_scope={scope} semantics={ordering}"
            ));
            if !orders {
                sheet.line(PROPER);
            }
            sheet.line(format!("%got{round} = load %theirs\n{PROPER}"));
            let name = format!("to.{scope}.{ordering}");
            sheet.store(&format!("got{round}"), &name, "%i", element);
            let sent = values.iter().rev().map(|value| value + round);
            sheet.output(&name, element, sent.collect());
            round += 1;
        }
    }
    sheet.case(
        "synchronisation",
        format!("barrier_{space}{suffix}"),
        format!("Work-items exchange values through {space} memory, with barriers of every kind between."),
        "",
    )
}

/// Sums by a tree in shared memory, with a barrier in a loop; in several workgroups.
fn tree() -> Case {
    const WORKGROUPS: usize = 5;
    let element = Element::number(Type::U32);
    let values = element.values(COUNT * WORKGROUPS, 1);
    let mut sheet = Sheet::new([COUNT as u32, 1, 1], [WORKGROUPS as u32, 1, 1]);
    sheet.before = format!("global @tile : ptr[shared]<u32> count={COUNT}\n");
    sheet.input("from", element, &values);
    sheet.line("%i = local_id x\n%item = global_id x\n%group = workgroup_id x\n%tile = mov @tile");
    sheet.load("x", "from", "%item", element);
    sheet.line(format!(
        "%own = gep %tile, %i, stride=4
store %own, %x
br head
head:
%width = phi u32 [ {}u, entry ], [ %half, joined ]
%more = ucmp.gt %width, 0u
br_if %more, body, end
body:
{PROPER}
%inside = ucmp.lt %i, %width
br_if %inside, sum, joined
sum:
%theirs = gep %own, %width, stride=4
%a = load %own
%b = load %theirs
%s = add %a, %b
store %own, %s
br joined
joined:
%half = shr %width, 1u
br head
end:
{PROPER}
%r = load %tile",
        COUNT / 2
    ));
    sheet.store("r", "to", "%item", element);
    let sum = |values: &[u64]| {
        let sum = values
            .iter()
            .fold(0_u32, |sum, &value| sum.wrapping_add(value as u32));
        vec![u64::from(sum); COUNT]
    };
    let expected = values.chunks(COUNT).flat_map(sum);
    sheet.output("to", element, expected.collect());
    sheet.case(
        "synchronisation",
        "tree".to_owned(),
        "Each workgroup sums its values in a tree, with a barrier in a loop.".to_owned(),
        "",
    )
}
