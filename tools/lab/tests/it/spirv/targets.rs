//! Switches whose targets leave a loop, which the driver of the original refuses: an interpretation of the two
//! functions of `targets.spvasm` in Rust is the oracle.

use gir::{opt_level::OptLevel, reflection::slots::Slot};
use gir_lab::originals::{
    facts::Facts,
    run::{Contents, Given, Original},
};
use gir_run::device;

use super::assembled;
use crate::machine::is_found;

/// Work-items of the launch.
const WORK_ITEMS: usize = 64;

/// The first word of the results.
const RESULTS: usize = 256;

fn from_switch(x: u32) -> u32 {
    let (mut i, mut s) = (0_u32, x);
    let result = loop {
        let which = s.wrapping_add(i) & 7;
        if i >= 11 {
            break i;
        }
        let after = match which {
            3 => break s,
            1 => None,
            5 => Some(s.wrapping_mul(5)),
            _ => Some(s.wrapping_add(13)),
        };
        s = after.map_or(s, |after| after ^ i);
        i += 1;
    };
    result.wrapping_mul(100).wrapping_add(i)
}

fn default_out(x: u32) -> u32 {
    let (mut i, mut s) = (0_u32, x);
    loop {
        let next = match s % 5 {
            1 => s.wrapping_add(2),
            2 => 13,
            3 | 4 => s.wrapping_mul(3).wrapping_add(2),
            _ => break,
        };
        s = next.wrapping_add(i);
        if i + 1 >= 11 {
            break;
        }
        i += 1;
    }
    s.wrapping_mul(100).wrapping_add(i)
}

/// R-SPVD-28: a switch breaks and continues by its own targets.
#[test]
fn targets_of_a_switch_leave_the_loop_around() {
    let binary = assembled("targets");
    let facts = Facts::of(&binary).unwrap();
    let original = Original {
        binary: &binary,
        kernel: "main",
        facts: &facts,
    };
    for contents in [Contents::Integers, Contents::Words] {
        let given = Given {
            seed: 3,
            contents,
            workgroups: [1, 1, 1],
        };
        let words = |bytes: &[u8]| -> Vec<u32> {
            let words = bytes.as_chunks::<4>().0.iter();
            words.map(|&word| u32::from_le_bytes(word)).collect()
        };
        let numbers = words(&given.buffer(Slot { set: 0, binding: 0 }));
        let numbers = numbers[..WORK_ITEMS].iter();
        let expected: Vec<_> = numbers
            .flat_map(|&x| [from_switch(x), default_out(x)])
            .collect();
        for name in [
            "cpu",
            "vulkan",
            "opencl:pocl",
            "ptx-sim",
            "msl-host",
            "cuda-host",
        ] {
            if !is_found(name) {
                continue;
            }
            let session = device::by_name(Some(name)).unwrap().open().unwrap();
            let found = original
                .as_ours(session.as_ref(), &given, OptLevel::O1)
                .unwrap();
            let found = words(&found.buffers[0].1);
            assert_eq!(found[RESULTS..][..expected.len()], expected, "{name}");
        }
    }
}
