//! Programs of other compilers, on devices of ours and, as they are, on a Vulkan device: the results are the same, bit
//! by bit.

use gir_lab::conformance::{
    case::{Argument, Outputs, Plan},
    runner,
};
use gir_run::{
    device,
    program::{ParamKind, Program},
};

use super::{PROGRAMS, assembled, read};
use crate::e2e::{runs_all, vulkan_expected};

/// Words of a buffer.
const WORDS: u32 = 512;

/// Contents of a buffer: floats that all programs compute with exactly, which are as good as other integers.
fn contents(seed: u32) -> Vec<u8> {
    let words = (0..WORDS).map(|at| {
        let mixed = (at ^ seed << 9).wrapping_mul(0x9e37_79b1) >> 27;
        #[allow(clippy::cast_precision_loss, reason = "it is below 32")]
        let float = 1.0 + mixed as f32 * 0.25;
        float.to_bits().to_le_bytes()
    });
    words.flatten().collect()
}

/// The arguments for a program: a buffer for each of its parameters.
fn plan(program: &Program) -> Plan {
    let arguments = program.params.iter().map(|param| match &param.kind {
        ParamKind::Buffer { slot, .. } => Argument::Buffer {
            ty: "u32".to_owned(),
            bytes: contents(slot.binding),
            output: true,
        },
        _ => Argument::Text(format!("u32:{WORDS}")),
    });
    Plan {
        workgroups: [4, 1, 1],
        arguments: arguments.collect(),
        judge: Box::new(|_| Ok(())),
        expected: Box::new(Vec::new),
    }
}

/// The results of a binary on a device; `raw` gives it to the device as it is.
fn results(name: &str, binary: &[u8], device: &str, raw: bool) -> Outputs {
    let choice = device::by_name(Some(device)).unwrap();
    let session = choice.open().unwrap();
    let (target, form) = match raw {
        true => ("cpu", None),
        false => (session.target(), session.form()),
    };
    let kernel = "main";
    let mut program = read(binary, kernel, None, (target, form))
        .map_err(|error| format!("{name}: {error}"))
        .unwrap();
    if raw {
        let other = read(
            &assembled("odd"),
            kernel,
            None,
            (session.target(), session.form()),
        )
        .unwrap();
        program = Program {
            code: binary.to_vec(),
            format: other.format,
            profile: other.profile,
            entry: kernel.to_owned(),
            indices: other.indices,
            subgroup_size: None,
            subgroup_choice: None,
            arguments: vec![],
            ..program
        };
    }
    let plan = plan(&program);
    runner::launch(&program, &plan, session.as_ref())
        .map_err(|failure| format!("{name}: {failure}"))
        .unwrap()
}

fn check(devices: &[&str]) {
    for name in PROGRAMS {
        let binary = assembled(name);
        let expected = results(name, &binary, "vulkan", true);
        assert!(!expected.buffers.is_empty(), "{name}");
        for device in devices {
            let found = results(name, &binary, device, false);
            for ((at, found), (_, expected)) in found.buffers.iter().zip(&expected.buffers) {
                let words = |bytes: &[u8]| {
                    let words = bytes.as_chunks::<4>().0.iter();
                    words
                        .map(|&word| u32::from_le_bytes(word))
                        .collect::<Vec<_>>()
                };
                let (found, expected) = (words(found), words(expected));
                let first = found
                    .iter()
                    .zip(&expected)
                    .position(|(found, expected)| found != expected);
                assert_eq!(
                    first.map(|first| (first, found[first], expected[first])),
                    None,
                    "{name} on {device}: parameter {at}"
                );
            }
        }
    }
}

/// R-SPVD-28: foreign programs compute the same in the process as the device computes with their own binaries.
#[test]
fn programs_compute_the_same_in_the_process() {
    if vulkan_expected() {
        check(&["cpu"]);
    }
}

/// R-SPVD-28: the same as Metal, emulated.
#[test]
fn programs_compute_the_same_in_metal() {
    if vulkan_expected() && runs_all() {
        check(&["msl-host"]);
    }
}
