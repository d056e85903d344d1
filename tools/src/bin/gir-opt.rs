//! `gir-opt`: the mlir-opt of gir.

use std::process::ExitCode;

fn main() -> ExitCode {
    gir_tools::opt::main()
}
