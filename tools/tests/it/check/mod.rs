//! Checked runs: `gir-run --device cpu --check`. R-RUNA-119 R-RUNA-120

mod planted;
mod runs;
