//! Programs of many shapes, each to SPIR-V and to Metal beside other compilers for the same program.
//!
//! A figure is our processor time over that of the other, of whole processes in turns: the median of the rounds. Goals
//! are relative to naga. A peer that is not installed, refuses a program or takes too long is named and skipped.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, anyhow};

use super::peers::{Inputs, Peer};
use crate::bench::figure::{Figure, Measured};
use crate::bench::figures::Bench;
use crate::bench::kernel::{self, Sources, branches, calls, many, mlir, nest};
use crate::bench::timing::{self, Spread};
use crate::output;

/// The longest run of a peer that is worth waiting for, in seconds.
const LONGEST: u32 = 10;

/// The same of naga, for a figure with a goal.
const LONGEST_GATED: u32 = 120;

/// Processor seconds for the rounds of one shape in one language.
const ALL_ROUNDS: f64 = 20.0;

/// The least processor seconds of a round: the clock is coarse on some machines.
const LEAST_ROUND: f64 = 0.1;

/// A program and its goals.
struct Shape {
    name: String,
    sources: Result<Sources>,
    /// Of straight-line code: its instructions.
    straight: Option<usize>,
    /// Whether it has one entry point.
    is_single: bool,
    /// The largest ratios to naga's time: to SPIR-V, to Metal. A program without them is for information.
    goals: [Option<f64>; 2],
}

impl Shape {
    fn new(name: &str, sources: Result<Sources>, goals: [f64; 2]) -> Self {
        Self {
            name: name.to_owned(),
            sources,
            straight: None,
            is_single: true,
            goals: goals.map(Some),
        }
    }

    fn straight(size: usize, goal: f64) -> Self {
        let sources = kernel::straight_line(size);
        Self {
            straight: Some(size),
            ..Self::new(&format!("straight line of {size}"), Ok(sources), [goal; 2])
        }
    }
}

/// A language to compile to.
struct Form {
    name: &'static str,
    flag: &'static str,
    extension: &'static str,
    peers: &'static [Peer],
}

const FORMS: [Form; 2] = [
    Form {
        name: "SPIR-V",
        flag: "--emit-spirv",
        extension: "spv",
        peers: &Peer::SPIRV,
    },
    Form {
        name: "Metal",
        flag: "--emit-msl",
        extension: "metal",
        peers: &Peer::METAL,
    },
];

/// All shapes in both languages.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    let missing: Vec<_> = (Peer::SPIRV.into_iter())
        .filter(|peer| !peer.is_installed())
        .collect();
    for peer in &missing {
        output::line(format!(
            "bench: peer {} is skipped: it is not installed",
            peer.name()
        ));
    }
    let mut figures = vec![];
    let mut skipped = Skipped::new();
    for shape in shapes(bench) {
        let inputs = write(bench, &shape);
        for (form, goal) in FORMS.iter().zip(shape.goals) {
            output::line(format!("bench: {} to {}", shape.name, form.name));
            let mut found = match &inputs {
                Ok(inputs) => compare(bench, &shape, form, goal, inputs, &mut skipped),
                Err(error) => {
                    let error = Err(anyhow!("{error:#}"));
                    vec![figure(&shape, form, Peer::Naga, goal, error)]
                }
            };
            found.retain(|(peer, _)| !missing.contains(peer));
            figures.extend(found.into_iter().map(|(_, figure)| figure));
        }
    }
    report(&skipped);
    figures
}

fn shapes(bench: &Bench) -> Vec<Shape> {
    let small = [2.0, 1.5];
    let mut shapes = vec![
        Shape::new("empty kernel", Ok(kernel::empty()), small),
        Shape::new("saxpy", from_files(bench, "saxpy"), small),
        Shape::new("tiled matrix product", from_files(bench, "matmul"), small),
        Shape::straight(1_000, 1.5),
        Shape::straight(10_000, 1.0),
    ];
    if !bench.quick {
        shapes.push(Shape::straight(100_000, 0.3));
    }
    if bench.long {
        shapes.push(Shape {
            goals: [None; 2],
            ..Shape::straight(1_000_000, 0.0)
        });
    }
    shapes.extend([
        Shape::new("10000 branches", Ok(branches::write(10_000)), [0.4; 2]),
        Shape {
            is_single: false,
            ..Shape::new("1000 kernels of 35", Ok(many::write(1_000, 35)), [1.0; 2])
        },
        Shape::new(
            "1000 functions of 100",
            Ok(calls::write(1_000, 100)),
            [1.0; 2],
        ),
        Shape::new("100 loops in each other", Ok(nest::write(100)), [1.0; 2]),
    ]);
    shapes
}

/// A program of `test/e2e`, and the same by hand in WGSL.
fn from_files(bench: &Bench, name: &str) -> Result<Sources> {
    let read = |path: String| {
        let path = bench.workspace.root.join(path);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    Ok(Sources {
        gir: read(format!("test/e2e/{name}.gir"))?,
        wgsl: read(format!("test/peers/{name}.wgsl"))?,
    })
}

/// Writes the inputs of all compilers; ours is `shape.gir`.
fn write(bench: &Bench, shape: &Shape) -> Result<Inputs> {
    let sources = shape
        .sources
        .as_ref()
        .map_err(|error| anyhow!("{error:#}"))?;
    bench.save("shape.gir", &sources.gir)?;
    let mlir = shape.straight.map(|size| {
        let text = mlir::write(&kernel::steps(size)).text;
        bench.save("shape.mlir", &text)
    });
    Ok(Inputs {
        wgsl: bench.save("shape.wgsl", &sources.wgsl)?,
        mlir: mlir.transpose()?,
        spirv: bench.scratch.join("shape.spv"),
        is_single: shape.is_single,
    })
}

/// Our time over that of each peer.
fn compare(
    bench: &Bench,
    shape: &Shape,
    form: &Form,
    goal: Option<f64>,
    inputs: &Inputs,
    skipped: &mut Skipped,
) -> Vec<(Peer, Figure)> {
    let failed = |error| vec![figure(shape, form, Peer::Naga, goal, Err(error))];
    let mut ours = bench.compiler();
    ours.arg(form.flag).arg(bench.scratch.join("shape.gir"));
    ours.arg("-o")
        .arg(bench.scratch.join(format!("shape.{}", form.extension)));
    // The first runs also warm the caches up.
    let mut once = match timing::processor_time(&mut ours) {
        Ok(seconds) => seconds,
        Err(error) => return failed(error),
    };
    let mut figures = vec![];
    let mut commands = vec![ours];
    let mut peers = vec![];
    let output = bench.scratch.join(format!("peer.{}", form.extension));
    for &peer in form.peers.iter().filter(|peer| peer.is_installed()) {
        let Some(command) = peer.command(inputs, &output) else {
            continue;
        };
        let is_gated = peer == Peer::Naga && goal.is_some();
        let longest = if is_gated { LONGEST_GATED } else { LONGEST };
        match first_run(&command, longest) {
            Ok(seconds) => {
                once += seconds;
                commands.push(command);
                peers.push(peer);
            }
            Err(error) if is_gated => figures.extend(failed(error)),
            Err(error) => skip(peer, shape, &error, skipped),
        }
    }
    let repeats = repeats(once);
    let rounds = rounds(bench, once * repeats as f64);
    let seconds = match timing::processor_seconds(rounds, repeats, &mut commands) {
        Ok(seconds) => seconds,
        Err(error) => return failed(error),
    };
    for (peer, theirs) in peers.into_iter().zip(&seconds[1..]) {
        figures.push(figure(
            shape,
            form,
            peer,
            goal,
            measured(peer, &seconds[0], theirs),
        ));
    }
    figures
}

/// Processor seconds of a first run; an error when the peer refuses the program, or takes more than `longest` seconds.
fn first_run(command: &Command, longest: u32) -> Result<f64> {
    /// The exit code of `timeout` for a command that it has ended.
    const ENDED: &str = "exit code 124";
    let mut limited = Command::new("timeout");
    limited.arg(longest.to_string());
    limited.arg(command.get_program()).args(command.get_args());
    timing::processor_time(&mut limited).map_err(|error| match error.to_string() {
        text if text.contains(ENDED) => anyhow!("a run takes more than {longest} s"),
        _ => error,
    })
}

/// The peers that were left out and the reasons, with the shapes that they were left out of.
type Skipped = BTreeMap<(&'static str, String), BTreeSet<String>>;

fn skip(peer: Peer, shape: &Shape, error: &anyhow::Error, skipped: &mut Skipped) {
    let reason = format!("{error:#}");
    // The first line names the command, the second has the error.
    let reason = reason.lines().take(2).last().unwrap_or_default().to_owned();
    let shapes = skipped.entry((peer.name(), reason)).or_default();
    shapes.insert(shape.name.clone());
}

fn report(skipped: &Skipped) {
    for ((peer, reason), shapes) in skipped {
        let shapes: Vec<_> = shapes.iter().map(String::as_str).collect();
        output::line(format!(
            "bench: peer {peer} is skipped for {}: {reason}",
            shapes.join(", ")
        ));
    }
}

/// The median of the ratios, and the peer's median in milliseconds.
fn measured(peer: Peer, ours: &[f64], theirs: &[f64]) -> Result<Measured> {
    let ratio = timing::ratio(ours, theirs)?;
    let median = Spread::of(theirs.to_vec())?.scaled(1e3).median;
    Ok((ratio, Some((peer.unit(), median))))
}

/// The figure of a shape beside a peer; only naga's has a goal.
fn figure(
    shape: &Shape,
    form: &Form,
    peer: Peer,
    goal: Option<f64>,
    measured: Result<Measured>,
) -> (Peer, Figure) {
    let name = format!("{} to {}, time over {}", shape.name, form.name, peer.name());
    let figure = match goal {
        Some(goal) if peer == Peer::Naga => Figure::gated(name, "×", goal, measured),
        _ => Figure::information(name, "×", measured),
    };
    (peer, figure)
}

/// How often the commands run in a round, given the processor seconds of one run of each.
fn repeats(once: f64) -> usize {
    ((LEAST_ROUND / once.max(1e-3)).ceil() as usize).clamp(1, 20)
}

/// How many rounds, given the processor seconds of one.
fn rounds(bench: &Bench, round: f64) -> usize {
    let affordable = (ALL_ROUNDS / round.max(1e-3)) as usize;
    bench.rounds(affordable.clamp(3, 21))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_runs_are_repeated() {
        assert_eq!(repeats(0.0), 20);
        assert_eq!(repeats(0.03), 4);
        assert_eq!(repeats(7.0), 1);
    }

    #[test]
    fn a_peer_is_not_waited_for_without_end() {
        let mut nap = Command::new("sleep");
        nap.arg("9");
        let error = first_run(&nap, 1).unwrap_err().to_string();
        assert_eq!(error, "a run takes more than 1 s");
        assert!(first_run(&Command::new("true"), 9).is_ok());
        assert!(first_run(&Command::new("false"), 9).is_err());
    }

    #[test]
    fn only_the_ratio_to_naga_has_a_goal() {
        let shape = Shape::new("empty kernel", Ok(kernel::empty()), [2.0, 1.5]);
        let measure = |peer| {
            figure(
                &shape,
                &FORMS[0],
                peer,
                Some(2.0),
                measured(peer, &[3.0], &[1.0]),
            )
            .1
        };
        let naga = measure(Peer::Naga);
        assert_eq!(naga.name, "empty kernel to SPIR-V, time over naga");
        assert_eq!(naga.verdict(), "MISSED");
        assert_eq!(measure(Peer::Tint).verdict(), "-");
    }
}
