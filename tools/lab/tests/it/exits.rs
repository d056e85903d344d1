//! Chains of early returns, which are long in generated programs.
//!
//! A driver may turn each return into a branch around all the code after it, and some limit the depth of nested
//! branches: the emitted code has to run nevertheless.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::e2e::launch::Launch;
use crate::e2e::{assert_same_bits, vulkan_expected};

/// The position of the chain.
#[derive(Clone, Copy)]
enum Place {
    /// In the kernel.
    Kernel,
    /// In a loop of three iterations.
    Loop,
}

const ITERATIONS: u32 = 3;

/// The operand of the comparison in link `j` of the chain.
fn wanted(j: u32) -> u32 {
    j * 37 % 211
}

/// A kernel that adds up its links and returns at the first sum that is wanted, with
/// the number of the link stored.
fn kernel(directory: &TempDir, links: u32, place: Place) -> PathBuf {
    let mut text = "func kernel workgroup_size(64, 1, 1) @main(%x: ptr[global]<u32>, %y: ptr[global]<u32>) -> void {\nentry:\n  %i = global_id x\n  %p = gep %x, %i, stride=4\n  %q = gep %y, %i, stride=4\n  %first = load %p\n".to_owned();
    text.push_str(match place {
        Place::Kernel => "  %v0 = mov %first\n  br b0\n",
        Place::Loop => "  br head\nhead:\n  %t = phi u32 [ 0u, entry ], [ %t.next, next ]\n  %s = phi u32 [ %first, entry ], [ %s.next, next ]\n  %more = ucmp.lt %t, 3u\n  br_if %more, body, done\nbody:\n  %v0 = mov %s\n  br b0\n",
    });
    for j in 0..links {
        let (next, wanted) = (j + 1, wanted(j));
        let _ = write!(
            text,
            "b{j}:\n  %a{j} = add %v{j}, {next}u\n  %v{next} = and %a{j}, 255u\n  %c{j} = ucmp.eq %v{next}, {wanted}u\n  br_if %c{j}, r{j}, b{next}\nr{j}:\n  store %q, {j}u\n  ret\n"
        );
    }
    let _ = match place {
        Place::Kernel => write!(
            text,
            "b{links}:\n  %r = add %v{links}, 1000u\n  store %q, %r\n  ret\n}}\n"
        ),
        Place::Loop => write!(
            text,
            "b{links}:\n  br next\nnext:\n  %s.next = add %v{links}, 1u\n  %t.next = add %t, 1u\n  br head\ndone:\n  %r = add %s, 1000u\n  store %q, %r\n  ret\n}}\n"
        ),
    };
    let file = directory.path().join("chain.gir");
    fs::write(&file, text).unwrap();
    file
}

/// The value that the kernel stores for an element.
fn expected(first: u32, links: u32, place: Place) -> u32 {
    let rounds = match place {
        Place::Kernel => 1,
        Place::Loop => ITERATIONS,
    };
    let mut value = first;
    for _ in 0..rounds {
        for j in 0..links {
            value = value.wrapping_add(j + 1) & 255;
            if value == wanted(j) {
                return j;
            }
        }
        if let Place::Loop = place {
            value += 1;
        }
    }
    value + 1000
}

fn check(links: u32, place: Place) {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let file = kernel(&directory, links, place);
    let input: Vec<u32> = (0..256).collect();
    let outputs = Launch::of(&file, "main", [4, 1, 1])
        .input(&input)
        .in_out(&vec![u32::MAX; input.len()])
        .run();
    let wanted: Vec<u32> = input
        .iter()
        .map(|&first| expected(first, links, place))
        .collect();
    assert!(
        wanted.iter().any(|&result| result >= 1000),
        "some go through"
    );
    assert!(wanted.iter().any(|&result| result < links), "some return");
    assert_same_bits("results", &outputs.buffer::<u32>(1), &wanted);
}

/// R-GIR-39 R-GIR-45 R-SPVD-19
#[test]
fn a_short_chain_of_returns_runs() {
    check(20, Place::Kernel);
}

/// R-GIR-39 R-GIR-45 R-SPVD-19
#[test]
fn a_chain_longer_than_drivers_nest_runs() {
    check(150, Place::Kernel);
}

/// R-GIR-39 R-GIR-45 R-SPVD-22
#[test]
fn a_chain_of_returns_in_a_loop_runs() {
    check(20, Place::Loop);
}

fn recovered(file: &Path) -> String {
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .arg("--pass-pipeline=builtin.module(lower-to-lir,func.func(lir-recover-exits))")
        .arg(file)
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// Each link becomes a return; only those nest that no flag has been cut from. R-GIR-45
#[test]
fn ten_thousand_returns_are_recovered() {
    const LINKS: u32 = 10_000;
    let directory = TempDir::new().unwrap();
    let text = recovered(&kernel(&directory, LINKS, Place::Kernel));
    let returns = text.matches("lir.return").count();
    let nested = text.matches("scf.if").count();
    assert_eq!(returns + nested, LINKS as usize, "links");
    assert!(nested < 64, "{nested} links are not recovered");
    assert!(!text.contains("arith.select"), "flags are left");
}
