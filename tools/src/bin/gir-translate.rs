//! `gir-translate`: the mlir-translate of gir.

use std::process::ExitCode;

fn main() -> ExitCode {
    gir_tools::translate::main()
}
