//! `gir-reduce`: shrinks GIR text as long as a test finds it interesting.

use std::process::ExitCode;

fn main() -> ExitCode {
    gir_lab::reduce::tool::main()
}
