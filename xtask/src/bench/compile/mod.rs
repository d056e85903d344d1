//! The speed of the compiler: whole runs, programs of many shapes beside other compilers, many files in one process,
//! and machine instructions.

mod batch;
mod machine;
mod peers;
mod shapes;
mod whole;

use super::figure::Figure;
use super::figures::Bench;

/// All figures of the part.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    let mut figures = whole::figures(bench);
    figures.extend(shapes::figures(bench));
    figures.push(batch::figure(bench));
    figures.extend(machine::figures(bench));
    figures
}
