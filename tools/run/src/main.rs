//! `gir-run`: compiles a GPU kernel and runs it on a device of this machine.

use std::process::ExitCode;

use gir_dialects::process;

/// The message for an invalid memory access.
const CRASHED: &str = "error: the kernel crashed this process, or the compiler did; run it with \
    --check, which reports accesses out of bounds with their lines\n";

fn main() -> ExitCode {
    process::ignore_file_size_signal();
    process::report_crashes(CRASHED);
    gir_run::main(&gir_run::KernelCompiler)
}
