//! Damaged binaries: each is an error or a module, never a crash.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use gir::{compile::new_context, import};
use gir_dialects::{collected::Kind, diagnostic};
use gir_lab::{
    conformance::{case::Form, families, runner},
    fuzz::{random::Generator, text::damaged},
};

use super::{PROGRAMS, assembled};
use crate::e2e::runs_all;

/// Damages of each binary.
const DAMAGES: u64 = 150;

/// Time for all of them.
const LIMIT: Duration = Duration::from_secs(40);

/// The programs of other compilers, and some of ours for Vulkan and OpenCL.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let mut all: Vec<_> = PROGRAMS
        .map(|name| (name.to_owned(), assembled(name)))
        .to_vec();
    let cases = families::all();
    let own = cases
        .iter()
        .filter(|case| case.form == Form::Gir)
        .step_by(97);
    for case in own {
        for target in ["vulkan1.3", "opencl3.0-spirv"] {
            if let Ok(program) = runner::compile(case, target, gir::profile::Permissions::default())
            {
                all.push((format!("{} for {target}", case.id()), program.code));
            }
        }
    }
    all
}

/// R-SPVD-28: whatever the bytes, there is a module that verifies, or an error.
#[test]
fn damaged_binaries_are_errors() {
    let start = Instant::now();
    let (mut read, mut refused) = (0, 0);
    for (index, (name, binary)) in corpus().iter().enumerate() {
        let context = new_context();
        let count = if runs_all() { 40 * DAMAGES } else { DAMAGES };
        for number in 0..count {
            if !runs_all() && start.elapsed() > LIMIT {
                break;
            }
            let mut random = Generator::new((index as u64 + 1) << 32 | number);
            let bytes = damaged(binary, &mut random);
            let found = catch_unwind(AssertUnwindSafe(|| {
                diagnostic::collect(&context, Kind::Mistake, || {
                    import::spirv::read(&context, &bytes, "k.spv", None).is_some()
                })
            }));
            let Ok((is_read, said)) = found else {
                let file = std::env::temp_dir().join("damaged.spv");
                std::fs::write(&file, &bytes).unwrap();
                panic!(
                    "{name}, damage {number}: a panic; the binary is {}",
                    file.display()
                );
            };
            assert!(
                is_read || !said.is_empty(),
                "{name}, damage {number}: no error"
            );
            if is_read { read += 1 } else { refused += 1 }
        }
    }
    assert!(read > 0 && refused > 100, "{read} read, {refused} refused");
}
