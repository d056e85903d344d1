//! Orderings and scopes: kept in the LLVM IR for every atomic operation and in each storage space, and lowered to waits
//! and to cache write-backs and invalidations by LLVM's memory model ("User Guide for AMDGPU Backend", "Memory Model").

use std::fmt::Write as _;

use pretty_assertions::assert_eq;

use super::{PROCESSORS, assembler, emit_text};
use crate::pointer_in::pointer_in;

/// An operation on a type, its operand, and its name in LLVM.
const UPDATES: &[(&str, &str, &str, &str)] = &[
    ("add", "u32", "3u", "add"),
    ("sub", "i64", "3i64", "sub"),
    ("min_s", "i32", "3i", "min"),
    ("min_u", "u32", "3u", "umin"),
    ("max_s", "i64", "3i64", "max"),
    ("max_u", "u64", "3u64", "umax"),
    ("and", "u32", "3u", "and"),
    ("or", "u64", "3u64", "or"),
    ("xor", "u32", "3u", "xor"),
    ("exchange", "u64", "3u64", "xchg"),
    ("exchange", "f32", "3.0f", "xchg"),
    ("inc_wrap", "u32", "3u", "uinc_wrap"),
    ("dec_wrap", "u32", "3u", "udec_wrap"),
];

/// An ordering, and its name in LLVM.
const ORDERINGS: [(&str, &str); 5] = [
    ("relaxed", "monotonic"),
    ("acquire", "acquire"),
    ("release", "release"),
    ("acq_rel", "acq_rel"),
    ("seq_cst", "seq_cst"),
];

/// A scope, and how LLVM IR has it.
const SCOPES: [(&str, &str); 5] = [
    ("invocation", "syncscope(\"singlethread\") "),
    ("subgroup", "syncscope(\"wavefront\") "),
    ("workgroup", "syncscope(\"workgroup\") "),
    ("device", "syncscope(\"agent\") "),
    ("system", ""),
];

/// A storage space, and its pointers.
const SPACES: [(&str, &str); 3] = [
    ("global", "ptr addrspace(1)"),
    ("shared", "ptr addrspace(3)"),
    ("generic", "ptr"),
];

/// A kernel for each case, and the pieces that its synchronising line of LLVM IR must have.
#[derive(Default)]
struct Cases {
    text: String,
    expected: Vec<[String; 3]>,
}

impl Cases {
    fn add(&mut self, (space, ty): (&str, &str), body: &str, pieces: [String; 3]) {
        let number = self.expected.len();
        let (parameters, choice) = pointer_in(space, ty);
        write!(
            self.text,
            "func kernel workgroup_size(128, 1, 1) @k{number}({parameters}) -> void {{\nentry:\n  {choice}{body}\n  ret\n}}\n"
        )
        .unwrap();
        self.expected.push(pieces);
    }

    /// Compares the LLVM IR, line by line, and checks that the assembler accepts the output.
    fn check(&self) {
        let ir = emit_text(&self.text, "gfx90a", &["--emit-llvm", "-O0"]);
        let starts = [
            "atomicrmw ",
            "cmpxchg ",
            "load atomic ",
            "store atomic ",
            "fence ",
        ];
        let lines = ir.lines().map(str::trim);
        let lines: Vec<_> = lines
            .map(|line| line.split_once(" = ").map_or(line, |(_, right)| right))
            .filter(|line| starts.iter().any(|start| line.starts_with(start)))
            .collect();
        assert_eq!(lines.len(), self.expected.len());
        for (line, pieces) in lines.iter().zip(&self.expected) {
            let [start, inside, end] = pieces;
            let is_kept = line.starts_with(start.as_str())
                && line.contains(inside.as_str())
                && line.contains(end.as_str());
            assert!(is_kept, "{line}\nhas to have {pieces:?}");
        }
        for processor in PROCESSORS {
            let text = emit_text(&self.text, processor, &["--emit-amdgcn"]);
            let object = assembler::assemble(&text, processor);
            let kernels = assembler::kernels(&object);
            assert_eq!(kernels.len(), self.expected.len());
        }
    }
}

#[test]
fn updates_keep_their_ordering_scope_and_space() {
    let mut cases = Cases::default();
    for (operation, ty, value, name) in UPDATES {
        for (ordering, order) in ORDERINGS {
            for (scope, syncscope) in SCOPES {
                for (space, pointer) in SPACES {
                    let body = format!(
                        "atomic.rmw {operation} %p, {value} ordering={ordering} scope={scope}"
                    );
                    let pieces = [
                        format!("atomicrmw {name} {pointer} "),
                        format!(" {syncscope}{order}, align "),
                        String::new(),
                    ];
                    cases.add((space, ty), &body, pieces);
                }
            }
        }
    }
    assert_eq!(cases.expected.len(), UPDATES.len() * 5 * 5 * 3);
    cases.check();
}

#[test]
fn exchanges_under_a_condition_keep_both_orderings() {
    let pairs = [
        ("relaxed monotonic", "relaxed monotonic"),
        ("acquire acquire", "relaxed monotonic"),
        ("release release", "relaxed monotonic"),
        ("acq_rel acq_rel", "acquire acquire"),
        ("seq_cst seq_cst", "seq_cst seq_cst"),
    ];
    let mut cases = Cases::default();
    for (success, failure) in pairs.map(|(one, other)| {
        let words = |pair: &'static str| pair.split_once(' ').unwrap();
        (words(one), words(other))
    }) {
        for (scope, syncscope) in SCOPES {
            for (space, pointer) in SPACES {
                for (ty, values) in [("u32", "1u, 2u"), ("i64", "1i64, 2i64")] {
                    let body = format!(
                        "atomic.cmpxchg %p, {values} ordering_succ={} ordering_fail={} scope={scope}",
                        success.0, failure.0
                    );
                    let pieces = [
                        format!("cmpxchg {pointer} "),
                        format!(" {syncscope}{} {}, align ", success.1, failure.1),
                        String::new(),
                    ];
                    cases.add((space, ty), &body, pieces);
                }
            }
        }
    }
    cases.check();
}

#[test]
fn loads_stores_and_fences_keep_their_ordering_scope_and_space() {
    let mut cases = Cases::default();
    for (scope, syncscope) in SCOPES {
        for (ordering, order) in ORDERINGS {
            for (space, pointer) in SPACES {
                let end = format!(" {syncscope}{order}, align 4");
                if !["release", "acq_rel"].contains(&ordering) {
                    let body = format!("%v = atomic.load %p ordering={ordering} scope={scope}");
                    let start = format!("load atomic i32, {pointer} ");
                    cases.add((space, "u32"), &body, [start, end.clone(), String::new()]);
                }
                if !["acquire", "acq_rel"].contains(&ordering) {
                    let body = format!("atomic.store %p, 3u ordering={ordering} scope={scope}");
                    let start = "store atomic i32 3, ".to_owned();
                    cases.add((space, "u32"), &body, [start, format!("{pointer} %"), end]);
                }
            }
            if ordering != "relaxed" && scope != "invocation" {
                let body = format!("fence mem_scope={scope} semantics={ordering}");
                let pieces = [
                    "fence ".to_owned(),
                    format!("{syncscope}{order}"),
                    String::new(),
                ];
                cases.add(("global", "u32"), &body, pieces);
            }
        }
    }
    cases.check();
}

/// The waits and cache operations in each kernel: the instructions, with their operands.
fn waits(assembly: &str) -> Vec<Vec<String>> {
    let mut kernels: Vec<Vec<String>> = vec![];
    for line in assembly.lines() {
        let instruction = line.split(';').next().unwrap_or("").trim();
        if line.starts_with('k') && line.contains(':') {
            kernels.push(vec![]);
        }
        let orders = [
            "s_waitcnt",
            "buffer_",
            "global_atomic",
            "s_barrier",
            "global_load",
            "global_store",
        ];
        if let Some(start) = orders.iter().find(|start| instruction.starts_with(**start)) {
            // Registers do not matter.
            let of_memory = ["global_atomic", "global_load", "global_store"].contains(start);
            let kept = if of_memory {
                (*start).to_owned()
            } else {
                instruction.to_owned()
            };
            kernels.last_mut().unwrap().push(kept);
        }
    }
    kernels
}

/// The same for an update that acquires and releases, with a store before and one after it.
fn around_an_update(processor: &str, scope: &str) -> Vec<String> {
    let text = format!(
        "func kernel workgroup_size(128, 1, 1) @k(%p: ptr[global]<u32>, %q: ptr[global]<u32>) -> void {{\nentry:\n  \
         store %q, 1u\n  %v = atomic.rmw add %p, 3u ordering=acq_rel scope={scope}\n  store %q, %v\n  ret\n}}\n"
    );
    let assembly = emit_text(&text, processor, &["--emit-amdgcn"]);
    assembler::assemble(&assembly, processor);
    let all = waits(&assembly).remove(0);
    let first = all.iter().position(|name| name == "global_store").unwrap();
    let last = all.iter().rposition(|name| name == "global_store").unwrap();
    all[first + 1..last].to_vec()
}

/// The rows of LLVM's tables for "atomicrmw acq_rel" on global memory.
#[test]
fn an_update_that_acquires_and_releases_waits_and_works_on_caches() {
    let expected: &[(&str, &str, &[&str])] = &[
        (
            "gfx90a",
            "workgroup",
            &[
                "s_waitcnt lgkmcnt(0)",
                "global_atomic",
                "s_waitcnt vmcnt(0)",
            ],
        ),
        (
            "gfx90a",
            "device",
            &[
                "s_waitcnt vmcnt(0) lgkmcnt(0)",
                "global_atomic",
                "s_waitcnt vmcnt(0)",
                "buffer_wbinvl1_vol",
            ],
        ),
        (
            "gfx90a",
            "system",
            &[
                "buffer_wbl2",
                "s_waitcnt vmcnt(0) lgkmcnt(0)",
                "global_atomic",
                "s_waitcnt vmcnt(0)",
                "buffer_invl2",
                "buffer_wbinvl1_vol",
            ],
        ),
        (
            "gfx942",
            "device",
            &[
                "buffer_wbl2 sc1",
                "s_waitcnt vmcnt(0) lgkmcnt(0)",
                "global_atomic",
                "s_waitcnt vmcnt(0)",
                "buffer_inv sc1",
            ],
        ),
        (
            "gfx942",
            "system",
            &[
                "buffer_wbl2 sc0 sc1",
                "s_waitcnt vmcnt(0) lgkmcnt(0)",
                "global_atomic",
                "s_waitcnt vmcnt(0)",
                "buffer_inv sc0 sc1",
            ],
        ),
        (
            "gfx1100",
            "workgroup",
            &[
                "s_waitcnt lgkmcnt(0)",
                "s_waitcnt_vscnt null, 0x0",
                "global_atomic",
                "s_waitcnt vmcnt(0)",
                "buffer_gl0_inv",
            ],
        ),
        (
            "gfx1100",
            "device",
            &[
                "s_waitcnt lgkmcnt(0)",
                "s_waitcnt_vscnt null, 0x0",
                "global_atomic",
                "s_waitcnt vmcnt(0)",
                "buffer_gl1_inv",
                "buffer_gl0_inv",
            ],
        ),
    ];
    for (processor, scope, instructions) in expected {
        assert_eq!(
            around_an_update(processor, scope),
            *instructions,
            "{processor} {scope}"
        );
    }
}

/// A barrier itself orders nothing here: earlier accesses are waited for, and caches are invalidated after it, within
/// its scope.
#[test]
fn barriers_stand_between_what_their_scope_needs() {
    let between = |processor, scope| {
        let text = format!(
            "func kernel workgroup_size(128, 1, 1) @k(%p: ptr[global]<u32>, %q: ptr[global]<u32>) -> void {{\nentry:\n  \
             store %q, 1u\n  barrier exec_scope=workgroup mem_scope={scope} semantics=acq_rel\n  \
             %v = load %p\n  store %q, %v\n  ret\n}}\n"
        );
        let assembly = emit_text(&text, processor, &["--emit-amdgcn"]);
        let all = waits(&assembly).remove(0);
        let first = all.iter().position(|name| name == "global_store").unwrap();
        let last = all.iter().position(|name| name == "global_load").unwrap();
        all[first + 1..last].to_vec()
    };
    assert_eq!(between("gfx90a", "workgroup"), ["s_barrier"]);
    let device = ["s_waitcnt vmcnt(0)", "s_barrier", "buffer_wbinvl1_vol"];
    assert_eq!(between("gfx90a", "device"), device);
    let device = [
        "buffer_wbl2 sc1",
        "s_waitcnt vmcnt(0)",
        "s_barrier",
        "buffer_inv sc1",
    ];
    assert_eq!(between("gfx942", "device"), device);
    let workgroup = ["s_waitcnt_vscnt null, 0x0", "s_barrier", "buffer_gl0_inv"];
    assert_eq!(between("gfx1100", "workgroup"), workgroup);
}

/// The native sum of two f32 in global memory flushes subnormals: there it is a loop, and a remark.
#[test]
fn sums_of_f32_keep_subnormals() {
    let text = |space: &str| {
        format!(
            "func kernel workgroup_size(64, 1, 1) @k(%p: ptr[{space}]<f32>) -> void {{\nentry:\n  \
             atomic.rmw fadd %p, 1.0f ordering=acq_rel scope=device\n  ret\n}}\n"
        )
    };
    for processor in PROCESSORS {
        let shared = emit_text(&text("shared"), processor, &["--emit-amdgcn"]);
        assert!(
            shared.contains("ds_add_f32") || shared.contains("ds_add_rtn_f32"),
            "{shared}"
        );
        let global = emit_text(&text("global"), processor, &["--emit-amdgcn"]);
        assert!(global.contains("global_atomic_cmpswap"), "{global}");
        assert!(!global.contains("global_atomic_add_f32"), "{global}");
    }
}
