//! `gir-run`: compiles a GPU kernel and runs it on a device of this machine.

use std::process::ExitCode;

fn main() -> ExitCode {
    gir_dialects::process::ignore_file_size_signal();
    gir_tools::run::main(&gir_tools::compile_kernel)
}
