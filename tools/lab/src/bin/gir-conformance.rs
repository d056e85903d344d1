//! `gir-conformance`: runs the kernels of the conformance suite on devices of this machine and compares.

use std::process::ExitCode;

fn main() -> ExitCode {
    gir_dialects::process::ignore_file_size_signal();
    gir_lab::conformance::main()
}
