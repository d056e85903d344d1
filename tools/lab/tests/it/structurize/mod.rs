//! Random control-flow graphs mean the same before and after structuring.
//!
//! Each program jumps between blocks at random, with a budget of steps so that it ends. Upstream's tools run it as the
//! reader's graph, after `--mir-structurize` and `--mir-raise-loops`, with every depth at which nesting is cut, and
//! with the exits that `--lir-recover-exits` then adds. An interpreter checks that no branch is decided by poison.

mod interpreter;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

use interpreter::Program;

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
    let goes_forward = graph[block].iter().all(|&next| next > block);
    if goes_forward && !graph[block].is_empty() && random.below(3) == 0 {
        for name in ["x", "y", "left"] {
            let _ = writeln!(text, "  %{name}n{block} = mov %{name}_{block}");
        }
        let _ = writeln!(text, "  br go{block}\ngo{block}:");
        return print_branch(text, random, graph, block, 2);
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
    print_branch(text, random, graph, block, 8);
}

/// The branch of a block. One in so many conditions is known.
fn print_branch(
    text: &mut String,
    random: &mut Random,
    graph: &[Vec<usize>],
    block: usize,
    known_in: u64,
) {
    match *graph[block] {
        [one] => {
            let _ = writeln!(text, "  br b{one}");
        }
        [one, two] => {
            let _ = if random.below(known_in) == 0 {
                let known = random.below(2);
                writeln!(text, "  %m{block} = ucmp.eq {known}u, 1u")
            } else {
                let mask = 1 << random.below(3);
                writeln!(text, "  %m{block} = and %xn{block}, {mask}u")
            };
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

/// Structures a program in several ways, all of which have the result of its graph.
fn check(directory: &Path, seed: u64, program: &str, made: &Made) {
    let gir_opt = concat!(env!("GIR_BIN"), "/gir-opt");
    let source = directory.join(format!("{seed}.gir"));
    let graph = directory.join(format!("{seed}.graph.mlir"));
    fs::write(&source, program).unwrap();
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
        let way = format!("seed {seed}, nesting {nesting}");
        decides_without_poison(&branches(&structured), &expected, &way);
        for options in EXITS {
            let way = format!("seed {seed}, nesting {nesting}, exits {options}");
            let recovered = branches(&recover(&structured, options, made));
            assert_eq!(expected, execute(&recovered), "{way}");
            decides_without_poison(&recovered, &expected, &way);
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

/// Recovers the exits of a file and counts them.
fn recover(structured: &Path, options: &str, made: &Made) -> PathBuf {
    let recovered = structured.with_extension("exits.mlir");
    run_pass(
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
    recovered
}

/// Lowers structured control flow to branches.
fn branches(structured: &Path) -> PathBuf {
    let branches = structured.with_extension("branches.mlir");
    run_pass("lir-control-to-cf", structured, &branches);
    branches
}

/// Runs a pass on each function of a file; the result is in the generic form.
fn run_pass(pass: &str, from: &Path, to: &Path) {
    let outcome = run(Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .arg(format!("--pass-pipeline=builtin.module(func.func({pass}))"))
        .arg("--mlir-print-op-generic")
        .args([from, Path::new("-o"), to]));
    outcome.unwrap();
}

/// Asserts that `main` of a file of branches returns a number, with no branch on poison.
fn decides_without_poison(file: &Path, expected: &str, way: &str) {
    let text = fs::read_to_string(file).unwrap();
    let result = Program::of(&text).call("main", &[]);
    let expected: i32 = expected.trim().parse().unwrap();
    assert_eq!(result, Ok(Some(expected as u32)), "{way}");
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
            check(directory.path(), seed, &program(seed), &made);
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

/// A loop with two entries leaves a selector that is poison. The branch behind the loop is known
/// without it, and the iteration of the loop around ends there. R-GIR-45
const KNOWN_BEHIND_TWO_ENTRIES: &str = "
func @f(%x: u32) -> u32 {
entry:
  br head
head:
  %i = phi u32 [ 0u, entry ], [ %next, latch ]
  %s = phi u32 [ %x, entry ], [ %last, latch ]
  %more = ucmp.lt %i, 3u
  br_if %more, inside, done
inside:
  %next = add %i, 1u
  %first = and %s, 1u
  br_if %first, a, b
a:
  %p = phi u32 [ %s, inside ], [ %qn, from_b ]
  %leaves = and %p, 4u
  br_if %leaves, behind, from_a
from_a:
  %pn = call @mix(%p)
  br b
b:
  %q = phi u32 [ %s, inside ], [ %pn, from_a ]
  %stays = and %q, 2u
  br_if %stays, from_b, behind
from_b:
  %qn = call @mix(%q)
  br a
behind:
  %r = phi u32 [ %p, a ], [ %q, b ]
  %known = ucmp.eq 3u, 4u
  br_if %known, never, latch
never:
  %mixed = call @mix(%r)
  br latch
latch:
  %last = phi u32 [ %r, behind ], [ %mixed, never ]
  br head
done:
  ret %s
}
func @main() -> i32 {
entry:
  %v = call @f(4u)
  %w = call @f(%v)
  %result = bitcast %w -> i32
  ret %result
}
";

/// R-GIR-45
#[test]
fn no_branch_reads_a_selector_that_is_poison() {
    let directory = tempfile::tempdir().unwrap();
    let program = [MIX, KNOWN_BEHIND_TWO_ENTRIES].concat();
    check(directory.path(), 0, &program, &Made::default());
}
