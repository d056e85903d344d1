//! Random control-flow graphs mean the same before and after structuring.
//!
//! Each program jumps between blocks at random, with a budget of steps so that it ends. Upstream's tools run it as the
//! reader's graph, after `--mir-structurize` and `--mir-raise-loops`, with every depth at which nesting is cut, and
//! with the exits that `--lir-recover-exits` then adds.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

const LLVM_BIN: &str = "/usr/lib/llvm-22/bin";
const PROGRAMS: u64 = 8;
/// Functions of a program.
const FUNCTIONS: u64 = 8;

/// Marsaglia's xorshift64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }
}

/// The successors of each block: later ones, or any earlier block.
fn random_graph(random: &mut Random) -> Vec<Vec<usize>> {
    let count = 3 + random.below(9) as usize;
    (0..count)
        .map(|block| {
            if block + 1 == count {
                return vec![];
            }
            let kind = random.below(100);
            let mut forward = || (block + 1 + random.below(3) as usize).min(count - 1);
            let (one, two) = (forward(), forward());
            let back = random.below(block as u64 + 1) as usize;
            match kind {
                0..25 => vec![one],
                25..65 => vec![one, two],
                65..90 => vec![back, one],
                _ => vec![one, back],
            }
        })
        .collect()
}

fn reachable(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut seen = vec![false; graph.len()];
    let mut pending = vec![0];
    while let Some(block) = pending.pop() {
        if !std::mem::replace(&mut seen[block], true) {
            pending.extend(&graph[block]);
        }
    }
    (0..graph.len()).filter(|&block| seen[block]).collect()
}

/// The program of a seed: functions on random graphs, and calls of them.
fn program(seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut text = MIX.to_owned();
    for function in 0..FUNCTIONS {
        print_function(&mut text, &mut random, function);
    }
    text.push_str("func @main() -> i32 {\nentry:\n  %a0 = uconst 7u\n");
    let calls = 12 * FUNCTIONS;
    for call in 0..calls {
        let function = call % FUNCTIONS;
        let (x, y) = (random.below(1000), random.below(1000));
        let next = call + 1;
        let _ = write!(
            text,
            "  %v{call} = call @f{function}({x}u, {y}u)\n  %k{call} = mul %a{call}, 31u\n  %a{next} = add %k{call}, %v{call}\n"
        );
    }
    let _ = write!(
        text,
        "  %result = bitcast %a{calls} -> i32\n  ret %result\n}}\n"
    );
    text
}

/// A function for blocks to call: passes treat it as work, not mere arithmetic.
const MIX: &str = "func @mix(%x: u32) -> u32 {\nentry:\n  %y = mul %x, 77u\n  %z = xor %y, 1234567u\n  ret %z\n}\n";

fn print_function(text: &mut String, random: &mut Random, function: u64) {
    let graph = random_graph(random);
    let blocks = reachable(&graph);
    let _ = write!(
        text,
        "func @f{function}(%x0: u32, %y0: u32) -> u32 {{\nstart:\n  br b0\n"
    );
    for &block in &blocks {
        print_block(text, random, &graph, &blocks, block);
    }
    text.push_str("}\n");
}

fn print_block(
    text: &mut String,
    random: &mut Random,
    graph: &[Vec<usize>],
    blocks: &[usize],
    block: usize,
) {
    let _ = writeln!(text, "b{block}:");
    for (name, initial) in [("x", "%x0"), ("y", "%y0"), ("left", "60u")] {
        let mut entries = vec![];
        if block == 0 {
            entries.push(format!("[ {initial}, start ]"));
        }
        let sources = blocks
            .iter()
            .filter(|&&source| graph[source].contains(&block));
        entries.extend(sources.map(|source| format!("[ %{name}n{source}, go{source} ]")));
        let _ = writeln!(text, "  %{name}_{block} = phi u32 {}", entries.join(", "));
    }
    let op = ["add", "sub", "mul", "xor"][random.below(4) as usize];
    let number = 1 + random.below(99);
    let calls = random.below(2) == 0;
    let worked = if calls { "w" } else { "xn" };
    let _ = writeln!(text, "  %{worked}{block} = {op} %x_{block}, {number}u");
    if calls {
        let _ = writeln!(text, "  %xn{block} = call @mix(%w{block})");
    }
    let other = ["%x0".to_owned(), format!("%xn{block}")][random.below(2) as usize].clone();
    let _ = writeln!(text, "  %yn{block} = xor %y_{block}, {other}");
    let _ = writeln!(text, "  %leftn{block} = sub %left_{block}, 1u");
    if graph[block].is_empty() {
        let _ = writeln!(
            text,
            "  %r{block} = add %xn{block}, %yn{block}\n  ret %r{block}"
        );
        return;
    }
    let _ = writeln!(text, "  %end{block} = ucmp.eq %leftn{block}, 0u");
    let _ = writeln!(text, "  br_if %end{block}, out{block}, go{block}");
    let _ = writeln!(
        text,
        "out{block}:\n  %o{block} = add %xn{block}, {block}u\n  ret %o{block}"
    );
    let _ = writeln!(text, "go{block}:");
    match *graph[block] {
        [one] => {
            let _ = writeln!(text, "  br b{one}");
        }
        [one, two] => {
            let mask = 1 << random.below(3);
            let _ = writeln!(text, "  %m{block} = and %xn{block}, {mask}u");
            let _ = writeln!(text, "  br_if %m{block}, b{one}, b{two}");
        }
        _ => {}
    }
}

/// Runs a command; its standard output, or its standard error as the error.
fn run(command: &mut Command) -> Result<String, String> {
    let output = command
        .output()
        .map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

/// The return value of `main` in an MLIR file.
fn execute(file: &Path) -> String {
    let lowered = file.with_extension("llvm.mlir");
    run(Command::new(format!("{LLVM_BIN}/mlir-opt"))
        .args([
            "--allow-unregistered-dialect",
            "--convert-scf-to-cf",
            "--convert-ub-to-llvm",
        ])
        .args([
            "--convert-arith-to-llvm",
            "--convert-cf-to-llvm",
            "--convert-func-to-llvm",
        ])
        .args(["--reconcile-unrealized-casts", "-o"])
        .args([&lowered, file]))
    .unwrap();
    run(Command::new(format!("{LLVM_BIN}/mlir-runner"))
        .args(["-e", "main", "--entry-point-result=i32"])
        .arg(&lowered))
    .unwrap()
}

/// Structures the program of a seed in several ways, all of which have the same result as its graph.
fn check(directory: &Path, seed: u64, made: &Made) {
    let gir_opt = env!("CARGO_BIN_EXE_gir-opt");
    let source = directory.join(format!("{seed}.gir"));
    let graph = directory.join(format!("{seed}.graph.mlir"));
    fs::write(&source, program(seed)).unwrap();
    run(Command::new(gir_opt)
        .args(["--convert-gir-to-mir", "-o"])
        .args([&graph, &source]))
    .unwrap();
    let expected = execute(&graph);
    for nesting in ["64", "3", "2", "1", "0"] {
        let structured = directory.join(format!("{seed}.{nesting}.mlir"));
        let outcome = run(Command::new(gir_opt)
            .arg(format!("--mir-structurize=nesting={nesting}"))
            .args(["--mir-raise-loops", "-o"])
            .args([&structured, &graph]));
        outcome.unwrap();
        let text = fs::read_to_string(&structured).unwrap();
        assert!(!text.contains(" cf."), "seed {seed}: branches are left");
        let result = execute(&structured);
        assert_eq!(expected, result, "seed {seed}, nesting {nesting}");
        for options in EXITS {
            let result = execute(&recover(&structured, options, made));
            assert_eq!(
                expected, result,
                "seed {seed}, nesting {nesting}, exits {options}"
            );
        }
    }
}

/// Options of `--lir-recover-exits`.
const EXITS: [&str; 4] = [
    "{}",
    "{nested=false}",
    "{exits=return nesting=5}",
    "{exits=break,continue}",
];

/// The number of exits of each kind.
#[derive(Default)]
struct Made([AtomicU64; 3]);

/// Recovers the exits of a file, counts them, and lowers them to branches.
fn recover(structured: &Path, options: &str, made: &Made) -> PathBuf {
    let recovered = structured.with_extension("exits.mlir");
    let branches = structured.with_extension("branches.mlir");
    let gir_opt = |pass: &str, from: &Path, to: &Path| {
        let pipeline = format!("--pass-pipeline=builtin.module(func.func({pass}))");
        let outcome = run(Command::new(env!("CARGO_BIN_EXE_gir-opt"))
            .arg(pipeline)
            .args([from, Path::new("-o"), to]));
        outcome.unwrap();
    };
    gir_opt(
        &format!("lir-recover-exits{options}"),
        structured,
        &recovered,
    );
    let text = fs::read_to_string(&recovered).unwrap();
    for (count, exit) in made
        .0
        .iter()
        .zip(["lir.return", "lir.break", "lir.continue"])
    {
        count.fetch_add(text.matches(exit).count() as u64, Relaxed);
    }
    gir_opt("lir-control-to-cf", &recovered, &branches);
    branches
}

/// How many programs to try; more with `GIR_RANDOM_PROGRAMS`.
fn programs() -> u64 {
    let asked = std::env::var("GIR_RANDOM_PROGRAMS").ok();
    asked.map_or(PROGRAMS, |count| count.parse().unwrap())
}

#[test]
fn structured_programs_compute_what_their_graphs_do() {
    let directory = tempfile::tempdir().unwrap();
    let next = AtomicU64::new(1);
    let made = Made::default();
    let work = || {
        loop {
            let seed = next.fetch_add(1, Relaxed);
            if seed > programs() {
                return;
            }
            check(directory.path(), seed, &made);
        }
    };
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(work);
        }
    });
    let [returns, breaks, continues] = made.0.map(AtomicU64::into_inner);
    assert!(
        returns > 1000 && breaks > 1000 && continues > 1000,
        "{returns} returns, {breaks} breaks, {continues} continues"
    );
}
