//! Emitted PTX as machine code, compared with the same kernels in hand-written CUDA C++ (`test/peers/*.cu`) through
//! clang; and the cost of generating it.
//!
//! NVIDIA's assembler compiles both to machine code, without a GPU; `cargo xtask setup --vendor` installs it. Its
//! figures are reproducible.

mod code_generation;
mod machine_code;
mod peer;

use anyhow::{Context, Result};

use self::machine_code::{Assembler, Kernel};
use super::figure::Figure;
use super::figures::Bench;
use super::size;
use super::timing::Spread;
use crate::output;
use crate::process;
use crate::table::{Align, Table};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The maximal registers and instructions relative to those of hand-written CUDA C++, in the median.
const MOST_IN_MEDIAN: f64 = 1.05;

/// The same of any kernel.
const MOST_OF_ANY: f64 = 1.25;

/// A generation of GPUs, and whether floats may be approximate on both sides, products and sums contracted among them.
struct Setting {
    architecture: &'static str,
    fast_math: bool,
}

/// The compared settings.
const SETTINGS: [Setting; 3] = [
    Setting {
        architecture: "sm_90",
        fast_math: false,
    },
    Setting {
        architecture: "sm_75",
        fast_math: false,
    },
    Setting {
        architecture: "sm_90",
        fast_math: true,
    },
];

impl Setting {
    fn name(&self) -> String {
        let floats = if self.fast_math {
            "fast math"
        } else {
            "contraction off"
        };
        format!("{}, {floats}", self.architecture)
    }
}

/// A kernel of both sides.
struct Pair {
    name: String,
    ours: Kernel,
    theirs: Kernel,
}

/// Measures everything.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    let mut figures = match Assembler::find() {
        Ok(assembler) => SETTINGS
            .iter()
            .flat_map(|setting| compared(bench, &assembler, setting))
            .collect(),
        Err(error) => vec![Figure::gated(
            "PTX as machine code".to_owned(),
            "×",
            MOST_IN_MEDIAN,
            Err(error),
        )],
    };
    figures.extend(code_generation::figures(bench));
    figures
}

/// The figures of a setting; its table is printed.
fn compared(bench: &Bench, assembler: &Assembler, setting: &Setting) -> Vec<Figure> {
    let pairs = match pairs(bench, assembler, setting) {
        Ok(pairs) => pairs,
        Err(error) => {
            let name = format!("PTX as machine code, {}", setting.name());
            return vec![Figure::gated(name, "×", MOST_IN_MEDIAN, Err(error))];
        }
    };
    print(&pairs, setting);
    let ratios = |of: fn(&Kernel) -> u32| {
        let ratio = |pair: &Pair| f64::from(of(&pair.ours)) / f64::from(of(&pair.theirs));
        Spread::of(pairs.iter().map(ratio).collect())
    };
    let mut figures = vec![];
    for (what, of) in [
        (
            "registers",
            (|kernel| kernel.registers) as fn(&Kernel) -> u32,
        ),
        ("instructions", |kernel| kernel.instructions),
    ] {
        let name = format!("{what} over clang's of CUDA C++, {}", setting.name());
        let worst = format!("{name}, worst");
        let measured = ratios(of).map(|spread| (spread, None));
        let most = ratios(of).map(|spread| (Spread::exact(spread.max), None));
        figures.push(Figure::gated(name, "×", MOST_IN_MEDIAN, measured));
        figures.push(Figure::gated(worst, "×", MOST_OF_ANY, most));
    }
    figures.push(spills(&pairs, setting));
    figures
}

/// Kernels that spill where clang's do not.
fn spills(pairs: &[Pair], setting: &Setting) -> Figure {
    let spills = |pair: &&Pair| pair.ours.spilled > 0 && pair.theirs.spilled == 0;
    let count = pairs.iter().filter(spills).count();
    let name = format!(
        "kernels that spill where clang's do not, {}",
        setting.name()
    );
    Figure::gated(name, "", 0.0, Ok((Spread::exact(count as f64), None)))
}

/// The kernels of all files in CUDA C++.
fn pairs(bench: &Bench, assembler: &Assembler, setting: &Setting) -> Result<Vec<Pair>> {
    let mut pairs = vec![];
    for source in size::files(&bench.workspace.root.join("test/peers"), "cu")? {
        let ours = assembler.assemble(&emit(bench, &source, setting)?, setting.architecture)?;
        let theirs = peer::compile(bench, &source, setting)?;
        let theirs = assembler.assemble(&theirs, setting.architecture)?;
        for (name, theirs) in theirs {
            let ours = ours.get(&name).copied();
            let ours = ours.with_context(|| format!("our PTX has no kernel '{name}'"))?;
            pairs.push(Pair { name, ours, theirs });
        }
    }
    Ok(pairs)
}

/// Our PTX of the kernels that a file has in CUDA C++.
fn emit(bench: &Bench, source: &Path, setting: &Setting) -> Result<PathBuf> {
    let stem = source.file_stem().unwrap_or_default().to_string_lossy();
    let file = bench.scratch.join(format!("{stem}.ptx"));
    let mut command = Command::new(&bench.gir_opt);
    command
        .current_dir(&bench.workspace.root)
        .args(["--emit-ptx", "-O3"])
        .arg(format!("--target=cuda-{}", setting.architecture))
        .args(setting.fast_math.then_some("--fast-math"))
        .arg(format!("test/e2e/{stem}.gir"))
        .arg("-o")
        .arg(&file);
    process::text(&mut command)?;
    Ok(file)
}

fn print(pairs: &[Pair], setting: &Setting) {
    output::line(format!(
        "bench: machine code for {} on both sides, of our PTX and of CUDA C++ through clang -O3",
        setting.name()
    ));
    let mut table = Table::new([
        ("kernel", Align::Left),
        ("registers", Align::Right),
        ("clang", Align::Right),
        ("×", Align::Right),
        ("instructions", Align::Right),
        ("clang", Align::Right),
        ("×", Align::Right),
        ("bytes spilled", Align::Right),
        ("clang", Align::Right),
    ]);
    let ratio = |ours, theirs| format!("{:.2}", f64::from(ours) / f64::from(theirs));
    for Pair { name, ours, theirs } in pairs {
        table.row([
            name.clone(),
            ours.registers.to_string(),
            theirs.registers.to_string(),
            ratio(ours.registers, theirs.registers),
            ours.instructions.to_string(),
            theirs.instructions.to_string(),
            ratio(ours.instructions, theirs.instructions),
            ours.spilled.to_string(),
            theirs.spilled.to_string(),
        ]);
    }
    for line in table.lines() {
        output::line(line);
    }
    output::line("");
}
