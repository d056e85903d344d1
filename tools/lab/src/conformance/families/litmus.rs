//! The guarantees of orderings: a work-item that sees the last store of another also sees the stores
//! before it.
//!
//! No work-item waits for another: a reader that comes too early sees nothing, which is right. A result is
//! wrong if a reader sees the flag but not the message.

use super::SCOPES;
use crate::conformance::case::{Argument, Case, Difference, Form, Outputs, Plan};
use crate::conformance::table::{Table, Type};

const WORKGROUP: usize = 64;
const WORKGROUPS: usize = 64;
const ITEMS: usize = WORKGROUP * WORKGROUPS;

/// Orderings of the writer and of the reader.
const PAIRS: [[&str; 2]; 3] = [
    ["release", "acquire"],
    ["acq_rel", "acq_rel"],
    ["seq_cst", "seq_cst"],
];

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for scope in SCOPES {
        for pair in PAIRS {
            cases.push(passing("fence", scope, pair, fenced(scope, pair)));
        }
    }
    for scope in ["workgroup", "device", "system"] {
        for pair in PAIRS {
            cases.push(passing("update", scope, pair, updated(scope, pair)));
        }
        for pair in [["release", "acquire"], ["seq_cst", "seq_cst"]] {
            cases.push(passing("access", scope, pair, accessed(scope, pair)));
        }
        cases.push(buffering(scope));
    }
    cases
}

/// Code that raises a flag, and code that reads it.
struct Flag {
    raise: String,
    look: String,
}

fn fenced(scope: &str, [writer, reader]: [&str; 2]) -> Flag {
    let how = format!(
        "ordering=relaxed scope={}",
        if scope == "system" {
            "system"
        } else {
            "device"
        }
    );
    Flag {
        raise: format!(
            "  fence mem_scope={scope} semantics={writer}
  atomic.rmw exchange %own.flag, 1u {how}
"
        ),
        look: format!(
            "  %flag = atomic.rmw or %their.flag, 0u {how}
  fence mem_scope={scope} semantics={reader}
"
        ),
    }
}

fn updated(scope: &str, [writer, reader]: [&str; 2]) -> Flag {
    Flag {
        raise: format!("  atomic.rmw exchange %own.flag, 1u ordering={writer} scope={scope}\n"),
        look: format!("  %flag = atomic.rmw or %their.flag, 0u ordering={reader} scope={scope}\n"),
    }
}

fn accessed(scope: &str, [writer, reader]: [&str; 2]) -> Flag {
    Flag {
        raise: format!("  atomic.store %own.flag, 1u ordering={writer} scope={scope}\n"),
        look: format!("  %flag = atomic.load %their.flag ordering={reader} scope={scope}\n"),
    }
}

/// The work-item whose message a work-item reads: as far away as the scope allows, or itself for scopes
/// below the workgroup.
fn sender(scope: &str) -> (&'static str, fn(usize) -> usize) {
    match scope {
        "invocation" | "subgroup" => ("%sender = mov %i", |item| item),
        "workgroup" => ("%sender = xor %i, 63u", |item| item ^ 63),
        _ => ("%sender = xor %i, 64u", |item| item ^ 64),
    }
}

fn message(item: usize) -> u64 {
    item as u64 * 3 + 1
}

/// Message passing.
fn passing(what: &str, scope: &'static str, [writer, reader]: [&str; 2], flag: Flag) -> Case {
    let Flag { raise, look } = flag;
    let (sender_text, _) = sender(scope);
    let text = format!(
        "func kernel workgroup_size({WORKGROUP}, 1, 1) @k(
    %messages: ptr[global]<u32>,
    %flags: ptr[global]<u32>,
    %seen: ptr[global]<u32>) -> void {{
entry:
  %i = global_id x
  %own = gep %messages, %i, stride=4
  %own.flag = gep %flags, %i, stride=4
  {sender_text}
  %theirs = gep %messages, %sender, stride=4
  %their.flag = gep %flags, %sender, stride=4
  %triple = mul %i, 3u
  %message = add %triple, 1u
  store %own, %message
{raise}{look}  br_if %flag, read, end
read:
  %got = load %theirs
  br end
end:
  %r = phi u32 [ 0xffffffffu, entry ], [ %got, read ]
  %to = gep %seen, %i, stride=4
  store %to, %r
  ret
}}
"
    );
    Case {
        family: "litmus",
        name: format!("{what}_{scope}_{writer}_{reader}"),
        about: format!(
            "Message passing: who sees the flag ({reader}) that was raised ({writer}) sees the message."
        ),
        proves: "R-GIR-75",
        form: Form::Gir,
        text,
        plan: Box::new(move || Plan {
            workgroups: [WORKGROUPS as u32, 1, 1],
            arguments: vec![
                Argument::input(Type::U32, &vec![0; ITEMS]),
                Argument::input(Type::U32, &vec![0; ITEMS]),
                Argument::room(Type::U32, ITEMS),
            ],
            judge: Box::new(move |outputs| judge_passing(scope, outputs)),
            expected: Box::new(move || messages(scope)),
        }),
    }
}

/// The messages that the work-items read, if they see them.
fn messages(scope: &str) -> Vec<u64> {
    let (_, sender) = sender(scope);
    (0..ITEMS).map(|item| message(sender(item))).collect()
}

fn judge_passing(scope: &str, outputs: &Outputs) -> Result<(), Difference> {
    const TOO_EARLY: u64 = 0xffff_ffff;
    let (_, sender) = sender(scope);
    let seen = outputs.of(2, Type::U32);
    for item in 0..ITEMS {
        let (from, actual) = (sender(item), seen.get(item).copied().unwrap_or_default());
        let expected = message(from);
        // A work-item always sees its own flag.
        if actual != expected && (actual != TOO_EARLY || from == item) {
            return Err(Difference {
                what: format!("the message of work-item {from}"),
                index: item,
                expected: Type::U32.show(expected),
                actual: Type::U32.show(actual),
            });
        }
    }
    Ok(())
}

/// Store buffering: two work-items each store, then load the other's location. With a single total order at
/// least one of them sees the other's store.
fn buffering(scope: &'static str) -> Case {
    let (sender_text, partner) = sender(scope);
    let text = format!(
        "func kernel workgroup_size({WORKGROUP}, 1, 1) @k(
    %flags: ptr[global]<u32>,
    %seen: ptr[global]<u32>) -> void {{
entry:
  %i = global_id x
  %own = gep %flags, %i, stride=4
  {sender_text}
  %theirs = gep %flags, %sender, stride=4
  atomic.store %own, 1u ordering=seq_cst scope={scope}
  %r = atomic.load %theirs ordering=seq_cst scope={scope}
  %to = gep %seen, %i, stride=4
  store %to, %r
  ret
}}
"
    );
    Case {
        family: "litmus",
        name: format!("buffering_{scope}"),
        about: "Store buffering: of two work-items that write and then read, one sees the other's."
            .to_owned(),
        proves: "R-GIR-75",
        form: Form::Gir,
        text,
        plan: Box::new(move || Plan {
            workgroups: [WORKGROUPS as u32, 1, 1],
            arguments: vec![
                Argument::input(Type::U32, &vec![0; ITEMS]),
                Argument::room(Type::U32, ITEMS),
            ],
            judge: Box::new(move |outputs| {
                let seen = outputs.of(1, Type::U32);
                let of = |item: usize| seen.get(item).copied().unwrap_or_default();
                let is_wrong = |&item: &usize| {
                    of(item) > 1 || of(partner(item)) > 1 || of(item) + of(partner(item)) == 0
                };
                match (0..ITEMS).find(is_wrong) {
                    None => Ok(()),
                    Some(item) => Err(Difference {
                        what: format!("work-items {item} and {}", partner(item)),
                        index: item,
                        expected: "one that sees the other's store".to_owned(),
                        actual: format!("{} and {}", of(item), of(partner(item))),
                    }),
                }
            }),
            expected: Box::new(Vec::new),
        }),
    }
}
