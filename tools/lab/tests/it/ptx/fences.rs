//! Fences and barriers, by ordering and scope.
//!
//! R-RUNA-56

use std::fmt::Write as _;

use pretty_assertions::assert_eq;

use super::{assembler, emit, synchronization};

/// A scope of fences, and its name in PTX from sm_70 on and before.
const SCOPES: [(&str, &str, &str); 3] = [
    ("workgroup", "cta", "cta"),
    ("device", "gpu", "gl"),
    ("system", "sys", "sys"),
];

fn kernels(bodies: &[String]) -> String {
    let mut text = String::new();
    for (number, body) in bodies.iter().enumerate() {
        write!(
            text,
            "func kernel workgroup_size(64, 1, 1) @k{number}(%p: ptr[global]<u32>) -> void {{\nentry:\n  {body}\n  ret\n}}\n"
        )
        .unwrap();
    }
    text
}

fn check(bodies: &[String], expected: &[Vec<String>], architecture: &str) {
    let ptx = emit(&kernels(bodies), architecture, &[]);
    let found: Vec<_> = synchronization(&ptx)
        .into_iter()
        .map(|(_, all)| all)
        .collect();
    assert_eq!(found, expected);
    if architecture != "sm_60" {
        assembler::check(&ptx, architecture);
    }
}

#[test]
fn fences_keep_their_ordering_and_scope() {
    let mut bodies = vec![];
    let (mut new, mut old) = (vec![], vec![]);
    for (scope, word, before) in SCOPES {
        for ordering in ["acquire", "release", "acq_rel", "seq_cst"] {
            // There must be accesses to order.
            bodies.push(format!(
                "store %p, 1u\n  fence mem_scope={scope} semantics={ordering}"
            ));
            let kind = if ordering == "seq_cst" {
                "sc"
            } else {
                "acq_rel"
            };
            new.push(vec![format!("fence.{kind}.{word}")]);
            old.push(vec![format!("membar.{before}")]);
        }
    }
    check(&bodies, &new, "sm_90");
    check(&bodies, &old, "sm_60");
}

/// A barrier orders within the workgroup; for wider scopes it is surrounded by fences.
#[test]
fn barriers_have_fences_where_their_scope_is_wider() {
    let mut bodies = vec![];
    let mut expected = vec![];
    for (scope, word, _) in SCOPES {
        for ordering in ["relaxed", "acq_rel", "seq_cst"] {
            bodies.push(format!(
                "store %p, 1u\n  barrier exec_scope=workgroup mem_scope={scope} semantics={ordering}"
            ));
            let fence = match (ordering, scope) {
                ("seq_cst", _) => Some(format!("fence.sc.{word}")),
                ("acq_rel", "device" | "system") => Some(format!("fence.acq_rel.{word}")),
                _ => None,
            };
            let barrier = std::iter::once("bar.sync".to_owned());
            expected.push(
                fence
                    .clone()
                    .into_iter()
                    .chain(barrier)
                    .chain(fence)
                    .collect(),
            );
        }
    }
    check(&bodies, &expected, "sm_90");
}
