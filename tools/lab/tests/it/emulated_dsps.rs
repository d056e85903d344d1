//! The devices `hexagon`, `helium` and `c66x-host`: object files of DSPs on emulators of their instruction sets, and C
//! on another processor.

use std::process::Command;

use crate::e2e::is_found;

/// The devices.
const DEVICES: [&str; 3] = ["hexagon", "helium", "c66x-host"];

/// Kernels of the conformance suite that have something of everything: integers of every width in vectors, divisions
/// of 64 bits, floats with subnormals and NaNs, conversions, pointers that memory holds, barriers and tables.
const KERNELS: [&str; 9] = [
    "integers/vec4_i16",
    "integers/u64",
    "floats/vec4_f32",
    "conversions/f64",
    "exact_functions/f32",
    "pointers/held_local_generic",
    "pointers/held_shared_local",
    "memory/cast_const_i8_other",
    "control/",
];

/// R-RUNA-69 R-RUNA-74 R-RUNA-75 R-RUNA-79
#[test]
fn kernels_have_the_results_of_the_reference() {
    for device in DEVICES {
        if !is_found(device) {
            continue;
        }
        for kernels in KERNELS {
            let args = ["--devices", device, "--filter", kernels];
            let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-conformance"));
            let ran = command.args(args).output().unwrap();
            let said = String::from_utf8_lossy(&ran.stdout);
            let failed = said.lines().find(|line| line.contains("FAIL"));
            assert_eq!(failed, None, "{device}: {said}");
            let passed = said.lines().any(|line| line.ends_with(" pass"));
            assert!(passed, "{device} runs no kernel of '{kernels}': {said}");
        }
    }
}
