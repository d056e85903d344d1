//! Contents of random programs.

use super::*;
use crate::fuzz::print;

#[test]
fn a_seed_gives_one_program() {
    for seed in 0..20 {
        let text = |seed| print::program(&program(seed, Language::default()));
        assert_eq!(text(seed), text(seed));
        assert_ne!(text(seed), text(seed + 1));
    }
}

/// The first programs together have every construct that a program may have.
#[test]
fn programs_have_everything() {
    let language = Language {
        subgroup: Some(8),
        ..Language::default()
    };
    let text: String = (0..120)
        .map(|seed| print::program(&program(seed, language)))
        .collect();
    for what in [
        "br_if",
        "phi",
        "call @helper",
        "barrier",
        "atomic.rmw",
        "gep",
        "alloc",
        "icmp.",
        "ucmp.",
        "fcmp.",
        "select",
        "bitcast",
        "trunc",
        "zext",
        "sext",
        "fptosi",
        "fptoui",
        "sitofp",
        "uitofp",
        "fpext",
        "fptrunc",
        "popcount",
        "bitreverse",
        "sqrt",
        "fma",
        "splat",
        "vec ",
        "extract",
        "insert",
        "inc_wrap",
        "%lent",
        "noinline",
        "subgroup.shuffle ",
        "subgroup.shuffle_xor",
        "subgroup.broadcast",
        "subgroup.any",
        "subgroup.all",
        "subgroup.reduce",
    ] {
        assert!(text.contains(what), "no {what}");
    }
    for scalar in SCALARS {
        assert!(text.contains(&format!(": {scalar}")) || text.contains(&format!("<{scalar}>")));
    }
}
