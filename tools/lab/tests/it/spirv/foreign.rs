//! Programs of other compilers, and control flow that other translators lose, on devices of ours and, as they are, on a
//! Vulkan device: the results are the same, bit by bit.

use gir::{opt_level::OptLevel, reflection::slots::Slot};
use gir_lab::originals::{
    compare::{Agreement, compare},
    facts::{Facts, RuntimeArray},
    run::{Contents, Given, Original},
};
use gir_run::device;

use super::{PROGRAMS, assembled};
use crate::{
    e2e::{runs_all, vulkan_expected},
    machine::is_found,
};

/// The programs of control flow that other translators lose.
const CONTROL: [&str; 4] = ["continues", "exits", "phis", "switches"];

fn check(programs: &[&str], devices: &[&str], contents: &[Contents]) {
    let vulkan = device::by_name(Some("vulkan")).unwrap().open().unwrap();
    let devices = devices.iter().filter(|name| is_found(name));
    let devices: Vec<_> = devices
        .map(|name| (name, device::by_name(Some(name)).unwrap().open().unwrap()))
        .collect();
    for (name, &contents) in programs
        .iter()
        .flat_map(|name| contents.iter().map(move |it| (name, it)))
    {
        let binary = assembled(name);
        let facts = Facts::of(&binary).unwrap();
        let original = Original {
            binary: &binary,
            kernel: "main",
            facts: &facts,
        };
        let given = Given {
            seed: 7,
            contents,
            workgroups: [4, 1, 1],
        };
        let expected = original.as_it_is(vulkan.as_ref(), &given);
        let expected = expected
            .map_err(|failure| format!("{name}: {failure}"))
            .unwrap();
        assert!(!expected.buffers.is_empty(), "{name}");
        for (device, session) in &devices {
            let found = original.as_ours(session.as_ref(), &given, OptLevel::O1);
            let found = found
                .map_err(|failure| format!("{name} on {device}: {failure}"))
                .unwrap();
            assert_eq!(
                compare(&expected, &found),
                Agreement::Same,
                "{name} on {device}, {contents:?}"
            );
        }
    }
}

/// R-SPVD-28: foreign programs compute the same in the process as the device computes with their own binaries.
#[test]
fn programs_compute_the_same_in_the_process() {
    if vulkan_expected() {
        check(&PROGRAMS, &["cpu"], &[Contents::Floats]);
    }
}

/// R-SPVD-28: the same as Metal, emulated.
#[test]
fn programs_compute_the_same_in_metal() {
    if vulkan_expected() && runs_all() {
        check(&PROGRAMS, &["msl-host"], &[Contents::Floats]);
    }
}

/// R-SPVD-28: breaks, continues, returns, switches and phis in shapes that other translators lose, in every language.
#[test]
fn control_flow_that_others_lose_computes_the_same() {
    const DEVICES: [&str; 6] = [
        "cpu",
        "vulkan",
        "opencl:pocl",
        "ptx-sim",
        "msl-host",
        "cuda-host",
    ];
    if vulkan_expected() {
        check(&CONTROL, &DEVICES, &[Contents::Integers]);
        check(&CONTROL, &["cpu", "opencl"], &[Contents::Words]);
    }
}

/// The facts of a binary that bind its arguments.
#[test]
fn binaries_tell_their_layouts() {
    let slot = Slot { set: 0, binding: 0 };
    let facts = Facts::of(&assembled("odd")).unwrap();
    let array = RuntimeArray {
        offset: 0,
        stride: 4,
    };
    assert_eq!(facts.kernels, ["main"]);
    assert_eq!(facts.arrays.get(&slot), Some(&array));
    assert_eq!(array.count(4096), 1024);
    assert!(facts.floats.is_empty() && facts.push.is_empty());
    assert!(Facts::of(b"no SPIR-V").is_err());
    assert!(Facts::of(&assembled("shade")).unwrap().kernels.is_empty());
}
