//! `cargo xtask readability`: the readability of our text compared with that of other translators, on ten kernels.
//!
//! The peers start from the same kernels in their own languages (`test/peers`). The counts, and the names looked for,
//! are the same for all. The page depends on the peers that are installed, so it is not a page of `cargo xtask docs`.

mod count;
mod names;
mod tokens;
mod translators;

use std::fmt::Write;
use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use self::count::Counts;
use self::names::Names;
use self::translators::{Tools, Translator};
use crate::output;
use crate::workspace::{Profile, Workspace};

/// The page.
const PAGE: &str = "docs/readability.md";

/// The kernels that are written in every language.
const KERNELS: [&str; 10] = [
    "bitonic",
    "histogram",
    "jacobi",
    "mandelbrot",
    "matmul",
    "nbody",
    "reduce",
    "saxpy",
    "spmv",
    "transpose",
];

/// Our outputs, each with the outputs of others that it is compared with: none of them is better in a sum.
const COMPARED: [(&str, &[&str]); 2] = [
    (
        "gir",
        &[
            "naga of WGSL",
            "SPIRV-Cross of GLSL",
            "SPIRV-Cross of our SPIR-V",
        ],
    ),
    // The same modules of SPIR-V.
    ("gir of GLSL", &["SPIRV-Cross of GLSL"]),
];

/// A column of figures.
struct Figure {
    title: &'static str,
    meaning: &'static str,
    value: fn(&Counts) -> usize,
    more_is_better: bool,
}

const FIGURES: [Figure; 4] = [
    Figure {
        title: "Lines",
        meaning: "Lines of the kernel function, from its attributes to its closing brace, without empty ones and comments. \
                  Headers, structs and other functions do not count. Fewer is better.",
        value: |counts| counts.lines,
        more_is_better: false,
    },
    Figure {
        title: "Temporaries",
        meaning: "Local variables with a name that the translator's own source does not have; a number or an underscore \
                  after a name of the source is allowed. Fewer is better.",
        value: |counts| counts.temporaries,
        more_is_better: false,
    },
    Figure {
        title: "Kept names",
        meaning: "The number of names of the kernel in GIR text and in WGSL that appear in the kernel function. More is \
                  better.",
        value: |counts| counts.kept,
        more_is_better: true,
    },
    Figure {
        title: "Breaks",
        meaning: "`break`, `continue`, `goto`, `return` except as the last statement, and each `bool` variable that is assigned \
                  again, which controls a loop or records its exit. Fewer is better.",
        value: |counts| counts.jumps,
        more_is_better: false,
    },
];

/// A translator that is there, and its counts of each kernel.
struct Column {
    name: &'static str,
    counts: Vec<Counts>,
}

impl Column {
    fn sum(&self, figure: &Figure) -> usize {
        self.counts.iter().map(figure.value).sum()
    }
}

/// Builds, counts, writes the page.
///
/// # Errors
/// When the compiler does not build or refuses a kernel, or the page cannot be written. A peer that is better in a
/// sum is no error but an unsuccessful exit code.
pub fn run() -> Result<ExitCode> {
    let workspace = Workspace::find()?;
    let tools = Tools {
        gir_opt: workspace.build(Profile::Dev, &["gir-opt"])?.join("gir-opt"),
        scratch: workspace.scratch("readability")?,
        root: workspace.root.clone(),
    };
    let (mut columns, mut skipped) = (vec![], vec![]);
    let wanted: Vec<_> = KERNELS
        .iter()
        .map(|kernel| wanted(&tools, kernel))
        .collect::<Result<_>>()?;
    for (place, translator) in translators::ALL.iter().enumerate() {
        match column(&tools, translator, &wanted) {
            Ok(column) => columns.push(column),
            Err(error) if place > 0 => {
                let reason = format!("{error:#}");
                let line = reason.lines().next().unwrap_or_default().to_owned();
                output::line(format!(
                    "readability: {} is skipped: {line}",
                    translator.name
                ));
                skipped.push(translator.name);
            }
            Err(error) => return Err(error),
        }
    }
    let names = wanted.iter().map(Names::len).sum();
    let file = workspace.root.join(PAGE);
    fs::write(&file, page(&columns, &skipped, names))
        .with_context(|| format!("cannot write {}", file.display()))?;
    output::line(format!("readability: wrote {PAGE}"));
    Ok(verdict(&columns))
}

/// The names that GIR text and WGSL have in common.
fn wanted(tools: &Tools, kernel: &str) -> Result<Names> {
    let read = |path: String| {
        fs::read_to_string(tools.root.join(&path)).with_context(|| format!("cannot read {path}"))
    };
    let gir = Names::of_gir(&read(format!("test/e2e/{kernel}.gir"))?);
    let wgsl = Names::of_words(&read(format!("test/peers/{kernel}.wgsl"))?);
    Ok(gir.common(&wgsl))
}

fn column(tools: &Tools, translator: &Translator, wanted: &[Names]) -> Result<Column> {
    let mut counts = vec![];
    for (kernel, wanted) in KERNELS.iter().zip(wanted) {
        let (text, source) = translator.translate(tools, kernel)?;
        if translator.name.starts_with("gir") && count::has_shared_outside(&text) {
            bail!("{kernel}: workgroup memory is declared outside of the kernel");
        }
        counts.push(count::count(&text, &source, wanted));
    }
    Ok(Column {
        name: translator.name,
        counts,
    })
}

/// Names every sum in which a peer is better.
fn verdict(columns: &[Column]) -> ExitCode {
    let named = |name: &str| columns.iter().find(|column| column.name == name);
    let mut code = ExitCode::SUCCESS;
    for (own, peers) in COMPARED {
        let Some(own) = named(own) else { continue };
        for peer in peers.iter().copied().filter_map(named) {
            let better = FIGURES.iter().filter(|figure| is_better(peer, own, figure));
            for figure in better {
                output::line(format!(
                    "readability: {}: {} {}, {} {}",
                    figure.title,
                    peer.name,
                    peer.sum(figure),
                    own.name,
                    own.sum(figure)
                ));
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

fn is_better(peer: &Column, own: &Column, figure: &Figure) -> bool {
    match figure.more_is_better {
        true => peer.sum(figure) > own.sum(figure),
        false => peer.sum(figure) < own.sum(figure),
    }
}

fn page(columns: &[Column], skipped: &[&str], names: usize) -> String {
    let mut page = String::from(
        "<!-- Generated by `cargo xtask readability` from test/e2e and test/peers; do not edit. -->\n\
         # Readability of the output\n\n\
         Ten kernels as Metal Shading Language: the output of `gir-opt --emit-msl` for `test/e2e/*.gir`, beside that of \
         other translators for the same kernels in their languages (`test/peers`) and of our SPIR-V with names (`-g`). \
         `gir of GLSL` and `SPIRV-Cross of GLSL` read the same SPIR-V, of `glslangValidator -V`. \
         Workgroup memory is declared in the kernel, nowhere else.\n",
    );
    if !skipped.is_empty() {
        page += &format!(
            "\nNot installed where this page was made: {}.\n",
            skipped.join(", ")
        );
    }
    for figure in &FIGURES {
        page += &format!("\n## {}\n\n{}", figure.title, figure.meaning);
        if figure.more_is_better {
            page += &format!(" There are {names}.");
        }
        page += "\n\n";
        table(&mut page, columns, figure);
    }
    page
}

fn table(page: &mut String, columns: &[Column], figure: &Figure) {
    let titles: Vec<_> = columns.iter().map(|column| column.name).collect();
    let mut row = |first: &str, cells: Vec<String>| {
        // Writing to a string cannot fail.
        let _ = writeln!(page, "| {first} | {} |", cells.join(" | "));
    };
    row(
        "kernel",
        titles.iter().map(|&title| title.to_owned()).collect(),
    );
    row("---", vec!["---:".to_owned(); columns.len()]);
    for (place, kernel) in KERNELS.iter().enumerate() {
        let cell = |column: &Column| (figure.value)(&column.counts[place]).to_string();
        row(kernel, columns.iter().map(cell).collect());
    }
    let sum = |column: &Column| format!("**{}**", column.sum(figure));
    row("**sum**", columns.iter().map(sum).collect());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(name: &'static str, lines: usize) -> Column {
        let counts = Counts {
            lines,
            ..Counts::default()
        };
        Column {
            name,
            counts: vec![counts; KERNELS.len()],
        }
    }

    #[test]
    fn the_page_has_a_row_each_kernel_and_the_sum() {
        let page = page(&[column("gir", 7), column("naga", 9)], &["SPIRV-Cross"], 0);
        assert!(page.contains("| saxpy | 7 | 9 |\n"), "{page}");
        assert!(page.contains("| **sum** | **70** | **90** |\n"), "{page}");
        assert!(page.contains("was made: SPIRV-Cross."), "{page}");
    }

    #[test]
    fn a_better_peer_fails_the_command() {
        let naga = "naga of WGSL";
        let worse = [column("gir", 9), column(naga, 7)];
        assert_eq!(verdict(&worse), ExitCode::FAILURE);
        let equal = [column("gir", 7), column(naga, 7)];
        assert_eq!(verdict(&equal), ExitCode::SUCCESS);
    }

    #[test]
    fn output_for_foreign_modules_is_compared_with_that_for_the_same() {
        let columns = |own| {
            [
                column("gir", 5),
                column("naga of WGSL", 6),
                column("gir of GLSL", own),
                column("SPIRV-Cross of GLSL", 8),
            ]
        };
        assert_eq!(verdict(&columns(7)), ExitCode::SUCCESS);
        assert_eq!(verdict(&columns(9)), ExitCode::FAILURE);
    }
}
