//! `gir-fuzz`: random kernels on several devices, compared.

use std::process::ExitCode;

fn main() -> ExitCode {
    gir_lab::fuzz::main()
}
