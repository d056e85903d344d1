//! Every atomic operation of every type, ordering, scope and space, as an instruction.

use std::fmt::Write as _;

use pretty_assertions::assert_eq;

use super::{assembler, emit, synchronization};
use crate::pointer_in::pointer_in;

/// An operation on a type, and its name in `atom`.
const UPDATES: &[(&str, &str, &str, &str)] = &[
    ("add", "u32", "3u", "add.u32"),
    ("add", "i64", "3i64", "add.u64"),
    ("sub", "u32", "3u", "add.u32"),
    ("min_s", "i32", "3i", "min.s32"),
    ("min_u", "u32", "3u", "min.u32"),
    ("max_s", "i64", "3i64", "max.s64"),
    ("max_u", "u64", "3u64", "max.u64"),
    ("and", "u32", "3u", "and.b32"),
    ("or", "u64", "3u64", "or.b64"),
    ("xor", "u32", "3u", "xor.b32"),
    ("exchange", "u64", "3u64", "exch.b64"),
    ("exchange", "f32", "3.0f", "exch.b32"),
    ("inc_wrap", "u32", "3u", "inc.u32"),
    ("dec_wrap", "u32", "3u", "dec.u32"),
    ("fadd", "f64", "f64(0x4008000000000000)", "add.f64"),
];

const ORDERINGS: [&str; 5] = ["relaxed", "acquire", "release", "acq_rel", "seq_cst"];

/// A scope, and its name in PTX: in instructions, and in the fences before sm_70.
const SCOPES: [(&str, &str, &str); 4] = [
    ("invocation", "cta", "cta"),
    ("workgroup", "cta", "cta"),
    ("device", "gpu", "gl"),
    ("system", "sys", "sys"),
];

const SPACES: [(&str, &str); 3] = [
    ("global", ".global"),
    ("shared", ".shared"),
    ("generic", ""),
];

/// A kernel for each case, and the instructions that it has to consist of.
#[derive(Default)]
struct Cases {
    text: String,
    expected: Vec<(String, Vec<String>)>,
}

impl Cases {
    fn add(&mut self, ty: &str, space: &str, body: &str, expected: Vec<String>) {
        let name = format!("k{}", self.expected.len());
        let (parameters, choice) = pointer_in(space, ty);
        write!(
            self.text,
            "func kernel workgroup_size(32, 1, 1) @{name}({parameters}) -> void {{\nentry:\n  {choice}{body}\n  ret\n}}\n"
        )
        .unwrap();
        self.expected.push((name, expected));
    }

    fn check(&self, architecture: &str) -> String {
        let ptx = emit(&self.text, architecture, &[]);
        assert_eq!(synchronization(&ptx), self.expected);
        ptx
    }
}

/// The code around an instruction of an ordering where instructions have orderings.
fn ordered(ordering: &str, scope: &str, instruction: String) -> Vec<String> {
    match ordering {
        "seq_cst" => vec![format!("fence.sc.{scope}"), instruction],
        _ => vec![instruction],
    }
}

/// The ordering of the instruction.
fn own(ordering: &str) -> &str {
    match ordering {
        "seq_cst" => "acq_rel",
        other => other,
    }
}

fn updates() -> Cases {
    let mut cases = Cases::default();
    for (operation, ty, value, instruction) in UPDATES {
        for ordering in ORDERINGS {
            for (scope, word, _) in SCOPES {
                for (space, place) in SPACES {
                    let body = format!(
                        "atomic.rmw {operation} %p, {value} ordering={ordering} scope={scope}"
                    );
                    let atom = format!("atom.{}.{word}{place}.{instruction}", own(ordering));
                    cases.add(ty, space, &body, ordered(ordering, word, atom));
                }
            }
        }
    }
    cases
}

/// R-GIR-94 R-RUNA-57
#[test]
fn updates_keep_their_ordering_scope_and_space() {
    let cases = updates();
    assert_eq!(cases.expected.len(), UPDATES.len() * 5 * 4 * 3);
    assembler::check(&cases.check("sm_90"), "sm_90");
    assembler::check(&cases.check("sm_75"), "sm_75");
}

/// The instruction of a compare-exchange has an ordering as strong as both of its orderings.
#[test]
fn exchanges_under_a_condition_have_the_stronger_ordering() {
    let pairs = [
        ("relaxed", "relaxed", "relaxed"),
        ("acquire", "relaxed", "acquire"),
        ("acquire", "acquire", "acquire"),
        ("release", "relaxed", "release"),
        ("acq_rel", "relaxed", "acq_rel"),
        ("acq_rel", "acquire", "acq_rel"),
        ("seq_cst", "relaxed", "seq_cst"),
        ("seq_cst", "seq_cst", "seq_cst"),
    ];
    let mut cases = Cases::default();
    for (success, failure, both) in pairs {
        for (scope, word, _) in SCOPES {
            for (space, place) in SPACES {
                for (ty, values, width) in [("u32", "1u, 2u", 32), ("i64", "1i64, 2i64", 64)] {
                    let body = format!(
                        "atomic.cmpxchg %p, {values} ordering_succ={success} ordering_fail={failure} scope={scope}"
                    );
                    let cas = format!("atom.{}.{word}{place}.cas.b{width}", own(both));
                    cases.add(ty, space, &body, ordered(both, word, cas));
                }
            }
        }
    }
    assembler::check(&cases.check("sm_90"), "sm_90");
}

/// R-GIR-94 R-RUNA-57
#[test]
fn loads_and_stores_keep_their_ordering_scope_and_space() {
    let mut cases = Cases::default();
    for (scope, word, _) in SCOPES {
        for (space, place) in SPACES {
            for ordering in ["relaxed", "acquire", "seq_cst"] {
                let own = if ordering == "relaxed" {
                    ordering
                } else {
                    "acquire"
                };
                let body = format!("%v = atomic.load %p ordering={ordering} scope={scope}");
                let load = format!("ld.{own}.{word}{place}.b32");
                cases.add("u32", space, &body, ordered(ordering, word, load));
            }
            for ordering in ["relaxed", "release", "seq_cst"] {
                let own = if ordering == "relaxed" {
                    ordering
                } else {
                    "release"
                };
                let body = format!("atomic.store %p, 3u64 ordering={ordering} scope={scope}");
                let store = format!("st.{own}.{word}{place}.b64");
                cases.add("u64", space, &body, ordered(ordering, word, store));
            }
        }
    }
    assembler::check(&cases.check("sm_90"), "sm_90");
}

/// Before sm_70 instructions are relaxed and surrounded by fences.
#[test]
fn old_architectures_have_fences_around_atomics() {
    let mut cases = Cases::default();
    for ordering in ORDERINGS {
        for (scope, word, fence) in SCOPES {
            let body = format!("atomic.rmw add %p, 3u ordering={ordering} scope={scope}");
            let atom = format!("atom.{word}.global.add.u32");
            let fence = format!("membar.{fence}");
            let (before, behind) = match (ordering, scope) {
                (_, "invocation") | ("relaxed", _) => (false, false),
                ("acquire", _) => (false, true),
                ("release", _) => (true, false),
                _ => (true, true),
            };
            let fences = |stands: bool| stands.then(|| fence.clone());
            let all = fences(before).into_iter().chain([atom]);
            cases.add("u32", "global", &body, all.chain(fences(behind)).collect());
        }
    }
    cases.check("sm_60");
}

/// The native sum of two f32 in global memory flushes subnormals: there it is a loop.
#[test]
fn sums_of_f32_keep_subnormals() {
    let mut cases = Cases::default();
    let add = "atomic.rmw fadd %p, 1.0f ordering=acq_rel scope=device";
    cases.add(
        "f32",
        "shared",
        add,
        vec!["atom.acq_rel.gpu.shared.add.f32".to_owned()],
    );
    let ptx = cases.check("sm_90");
    assert!(!ptx.contains(".ftz"), "{ptx}");
    let global = "func kernel @k(%p: ptr[global]<f32>) -> void {\nentry:\n  \
                  atomic.rmw fadd %p, 1.0f ordering=acq_rel scope=device\n  ret\n}\n";
    let ptx = emit(global, "sm_90", &[]);
    assert!(ptx.contains("atom.acq_rel.gpu.global.cas.b32"), "{ptx}");
    assert!(!ptx.contains("global.add.f32"), "{ptx}");
}
