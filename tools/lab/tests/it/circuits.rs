//! The device `circt-sim`: circuits that CIRCT makes of kernels, simulated by Verilator.
//!
//! Results are compared with Rust, cycles, estimates and areas with docs/fpga-cycles.md: a test that fails says which
//! line the page should have. Areas take Yosys a minute, and are compared with `GIR_TEST_ALL=1` only.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use gir_run::npy;
use serde_json::Value;
use tempfile::TempDir;

use crate::e2e::launch::write;
use crate::e2e::{assert_same_bits, runs_all};
use crate::machine::{also_program, needs};

const DEVICE: &str = "circt-sim";

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fpga-cycles.md");

/// An argument: numbers, or a buffer.
enum Argument {
    Scalar(&'static str),
    Input(Vec<i32>),
    /// A buffer, and its expected contents after the run.
    Output(Vec<i32>, Vec<i32>),
}

use Argument::{Input, Output as Result_, Scalar};

/// Numbers from -100 to 99, the same in each run.
fn numbers(seed: u32, count: usize) -> Vec<i32> {
    let step = |state: &mut u32| {
        *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Some((*state >> 16) as i32 % 200 - 100)
    };
    std::iter::repeat_with(|| ())
        .scan(seed, |state, ()| step(state))
        .take(count)
        .collect()
}

/// `gir-run` with a kernel of a file.
fn gir_run(file: &str, kernel: &str, workgroups: u32, folder: &Path) -> Command {
    let file = format!("{}/../../test/{file}", env!("CARGO_MANIFEST_DIR"));
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-run"));
    command
        .args([&file, "--kernel", kernel, "--device", DEVICE, "--json"])
        .args(["--workgroups", &workgroups.to_string()])
        .args(["--timeout", "300", "--allow-atomic-fallback"])
        .env("GIR_CIRCT_KEEP", folder.join("circuit"));
    command
}

/// Runs a kernel of `hardware.gir`, checks its results, and compares its cycles, their estimate and its area with the
/// page. `trips` are the iterations of the loops whose number the report does not know, in its order.
#[track_caller]
fn check(kernel: &str, workgroups: u32, trips: &[f64], arguments: Vec<Argument>) {
    if !needs(DEVICE) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let file = "e2e/hardware.gir";
    let cycles = run(file, kernel, workgroups, &arguments, folder.path());
    let estimate = estimate(file, kernel, trips);
    assert_is_near(kernel, estimate, cycles);
    compare_with_page(kernel, cycles, estimate, folder.path());
}

/// How far an estimate may be from the cycles of the simulation.
const TOLERANCE: f64 = 0.02;

#[track_caller]
fn assert_is_near(kernel: &str, estimate: u64, cycles: u64) {
    let difference = estimate.abs_diff(cycles) as f64;
    assert!(
        difference <= TOLERANCE * cycles as f64,
        "{kernel}: {estimate} cycles by estimate, {cycles} by simulation"
    );
}

/// The report of the compiler on a kernel.
fn report(file: &str, kernel: &str) -> Value {
    let folder = TempDir::new().unwrap();
    let file = format!("{}/../../test/{file}", env!("CARGO_MANIFEST_DIR"));
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    command.args(["--emit-hls", "--hls-flow=circt", "--allow-atomic-fallback"]);
    command.args([&file, "-o", &format!("{}/", folder.path().display())]);
    succeed(command.output().unwrap());
    let text = fs::read_to_string(folder.path().join("report.json")).unwrap();
    let report: Value = serde_json::from_str(&text).unwrap();
    let kernels = report["kernels"].as_array().unwrap();
    let found = kernels.iter().find(|one| one["name"] == *kernel);
    found.unwrap().clone()
}

/// The cycles of a kernel by the report, with iterations for the loops that it knows no number of.
fn estimate(file: &str, kernel: &str, trips: &[f64]) -> u64 {
    fn of(loops: &Value, trips: &mut impl Iterator<Item = f64>) -> f64 {
        let loops = loops.as_array().unwrap().iter();
        let cycles = loops.map(|one| {
            let count = one["trips"].as_f64().or_else(|| trips.next());
            let [interval, last] = ["interval", "last"].map(|key| one[key].as_f64().unwrap());
            count.unwrap() * (interval + of(&one["loops"], trips)) + last
        });
        cycles.sum()
    }
    let report = report(file, kernel);
    let mut left = trips.iter().copied();
    let cycles = report["outside"].as_f64().unwrap() + of(&report["loops"], &mut left);
    assert_eq!(left.next(), None, "{report}");
    if trips.is_empty() {
        assert_eq!(report["cycles"].as_f64(), Some(cycles), "{report}");
    }
    cycles as u64
}

/// Runs a kernel of a file, checks its results, and returns its cycles. Files of the circuit stay in the folder.
#[track_caller]
fn run(path: &str, kernel: &str, workgroups: u32, arguments: &[Argument], folder: &Path) -> u64 {
    let file = |number: usize| folder.join(format!("{number}.npy"));
    let mut command = gir_run(path, kernel, workgroups, folder);
    for (number, argument) in arguments.iter().enumerate() {
        let argument = match argument {
            Scalar(text) => (*text).to_owned(),
            Input(values) | Result_(values, _) => {
                write(&file(number), values);
                format!("@{}", file(number).display())
            }
        };
        command.args(["--arg", &argument]);
    }
    for (number, argument) in arguments.iter().enumerate() {
        if matches!(argument, Result_(..)) {
            command.args(["--out", &format!("{number}={}", file(number).display())]);
        }
    }
    let report = succeed(command.output().unwrap());
    for (number, argument) in arguments.iter().enumerate() {
        if let Result_(_, expected) = argument {
            assert_same_bits(kernel, &contents(&file(number)), expected);
        }
    }
    let report: Value = serde_json::from_str(&report).unwrap();
    report["cycles"].as_u64().unwrap()
}

/// The numbers of a file, whatever their sign.
fn contents(file: &Path) -> Vec<i32> {
    let bytes = npy::read(file).unwrap().bytes;
    let words = bytes
        .chunks(4)
        .map(|word| i32::from_le_bytes(word.try_into().unwrap()));
    words.collect()
}

#[track_caller]
fn succeed(output: Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

/// Compares the columns of a kernel's line on the page that this test measures.
#[track_caller]
fn compare_with_page(kernel: &str, cycles: u64, estimate: u64, folder: &Path) {
    let page = fs::read_to_string(PAGE).unwrap();
    let start = format!("| `{kernel}` |");
    let line = page.lines().find(|line| line.starts_with(&start)).unwrap();
    let columns: Vec<_> = line.split('|').map(str::trim).collect();
    let cells = match runs_all() && also_program("yosys", "-V") {
        true => grouped(cells(&folder.join("circuit/kernel.sv"))),
        false => columns[7].to_owned(),
    };
    let expected = [grouped(cycles), grouped(estimate), cells];
    assert_eq!(
        [columns[4], columns[5], columns[7]],
        [&expected[0], &expected[1], &expected[2]],
        "cycles, estimate and cells of `{kernel}` in docs/fpga-cycles.md"
    );
}

/// The cells of a circuit, of gates and flip-flops of a bit.
fn cells(verilog: &Path) -> u64 {
    let script = format!(
        "read_verilog -sv {}; synth -flatten -top gir_top; stat",
        verilog.display()
    );
    let said = succeed(
        Command::new("yosys")
            .args(["-p", &script])
            .output()
            .unwrap(),
    );
    let count = said
        .lines()
        .rev()
        .find_map(|line| line.trim().strip_prefix("Number of cells:"));
    count.unwrap().trim().parse().unwrap()
}

/// `12345` as `12,345`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let head = digits.len() % 3;
    let mut groups: Vec<_> = vec![&digits[..head]];
    groups.extend(
        digits.as_bytes()[head..]
            .chunks(3)
            .map(|group| str::from_utf8(group).unwrap()),
    );
    groups.retain(|group| !group.is_empty());
    groups.join(",")
}

/// The product of two matrices in rows.
fn product(a: &[i32], b: &[i32], columns: usize) -> Vec<i32> {
    let inner = b.len() / columns;
    let element = |place: usize| {
        let (row, column) = (place / columns, place % columns);
        let terms = (0..inner).map(|k| a[row * inner + k].wrapping_mul(b[k * columns + column]));
        terms.fold(0, i32::wrapping_add)
    };
    (0..a.len() / inner * columns).map(element).collect()
}

fn transposed(a: &[i32], columns: usize) -> Vec<i32> {
    let rows = a.len() / columns;
    (0..a.len())
        .map(|place| a[place % rows * columns + place / rows])
        .collect()
}

/// R-RUNA-102
#[test]
fn fir_has_a_product_every_second_cycle() {
    let (x, h) = (numbers(1, 1000), numbers(2, 1000));
    let turned: Vec<_> = x.iter().rev().copied().collect();
    let sum = product(&h, &turned, 1);
    let out = Result_(vec![0], sum);
    check(
        "fir",
        1,
        &[1000.0],
        vec![Input(x), Input(h), out, Scalar("u32:1000")],
    );
}

/// R-RUNA-102
#[test]
fn gemm_adds_to_the_old_matrix() {
    let [a, b, c] = [3, 4, 5].map(|seed| numbers(seed, 900));
    let part = |matrix: &[i32]| -> Vec<i32> {
        let rows = matrix.chunks(30).take(20);
        rows.flat_map(|row| row[..20].to_vec()).collect()
    };
    let ab = product(&part(&a), &part(&b), 20);
    let mut expected = c.clone();
    for (place, ab) in ab.into_iter().enumerate() {
        let element = &mut expected[place / 20 * 30 + place % 20];
        *element = *element * 7 + ab * 3;
    }
    let scalars = ["i32:3", "i32:7", "u32:30"].map(Scalar);
    let buffers = [Input(a), Input(b), Result_(c, expected)];
    check("gemm", 1, &[], buffers.into_iter().chain(scalars).collect());
}

/// R-RUNA-102
#[test]
fn two_mm_keeps_a_product_in_shared_memory() {
    let [a, b, c, d] = [6, 7, 8, 9].map(|seed| numbers(seed, 100));
    let ab = product(&a, &b, 10).into_iter().map(|element| element * 3);
    let abc = product(&ab.collect::<Vec<_>>(), &c, 10);
    let expected = d.iter().zip(&abc).map(|(d, abc)| d * 7 + abc).collect();
    let scalars = ["i32:3", "i32:7"].map(Scalar);
    let buffers = [Input(a), Input(b), Input(c), Result_(d, expected)];
    check(
        "two_mm",
        1,
        &[],
        buffers.into_iter().chain(scalars).collect(),
    );
}

/// R-RUNA-102
#[test]
fn atax_reads_a_matrix_by_rows_and_by_columns() {
    let (a, x, y) = (numbers(10, 400), numbers(11, 20), numbers(12, 20));
    let added = product(&transposed(&a, 20), &product(&a, &x, 1), 1);
    let expected = y.iter().zip(&added).map(|(y, added)| y + added).collect();
    check(
        "atax",
        1,
        &[],
        vec![Input(a), Input(x), Result_(y, expected)],
    );
}

/// R-RUNA-102
#[test]
fn gaussian_updates_rows_in_order() {
    let (c, a) = (numbers(13, 20), numbers(14, 400));
    let mut expected = a.clone();
    for j in 1..19 {
        for i in j + 1..19 {
            for k in 1..20 {
                let lost = c[j].wrapping_mul(expected[j * 20 + k]);
                expected[i * 20 + k] = expected[i * 20 + k].wrapping_sub(lost);
            }
        }
    }
    let steps = Result_(vec![0; 19], vec![153; 19]);
    check(
        "gaussian",
        1,
        &[18.0, 8.5],
        vec![Input(c), Result_(a, expected), steps],
    );
}

/// R-RUNA-94 R-RUNA-102
#[test]
fn histogram_has_plain_accesses_for_atomics() {
    let natural = |number: i32| number + 100;
    let feature: Vec<_> = numbers(15, 1000).into_iter().map(natural).collect();
    let weight: Vec<_> = numbers(16, 1000).into_iter().map(natural).collect();
    let mut expected = vec![0; 1000];
    for (&bin, &weight) in feature.iter().zip(&weight) {
        expected[bin as usize] += weight;
    }
    let bins = Result_(vec![0; 1000], expected);
    check(
        "histogram",
        20,
        &[1.0, 1.0, 20.0],
        vec![Input(feature), Input(weight), bins, Scalar("u32:1000")],
    );
}

/// R-RUNA-102
#[test]
fn matvec_has_a_row_for_each_work_item() {
    let (a, x) = (numbers(17, 900), numbers(18, 30));
    let y = Result_(vec![0; 30], product(&a, &x, 1));
    check(
        "matvec",
        1,
        &[1.0, 30.0],
        vec![Input(a), Input(x), y, Scalar("u32:30")],
    );
}

/// R-RUNA-102
#[test]
fn video_updates_three_buffers() {
    let colour = |seed| {
        let old = numbers(seed, 900);
        let new = old.iter().map(|old| ((old - 83) * 9) >> 4).collect();
        Result_(old, new)
    };
    let scalars = ["i32:83", "i32:9", "u32:900"].map(Scalar);
    check(
        "video",
        30,
        &[30.0],
        [19, 20, 21]
            .map(colour)
            .into_iter()
            .chain(scalars)
            .collect(),
    );
}

/// R-RUNA-102
#[test]
fn the_interval_of_a_loop_is_that_of_the_report() {
    if !needs(DEVICE) {
        return;
    }
    let cycles = |taps: usize, scalar: &'static str| {
        let (folder, out) = (TempDir::new().unwrap(), Result_(vec![0], vec![0]));
        let zeros = || Input(vec![0; taps]);
        let arguments = [zeros(), zeros(), out, Scalar(scalar)];
        run("e2e/hardware.gir", "fir", 1, &arguments, folder.path())
    };
    let measured = cycles(300, "u32:300") - cycles(200, "u32:200");
    let report = report("e2e/hardware.gir", "fir");
    let interval = report["loops"][0]["interval"].as_u64();
    assert_eq!(interval, Some(measured / 100), "{report}");
}

/// The file of kernels for the rules of the estimate.
const RULES: &str = "targets/hls/circt/cycles.gir";

/// Runs a kernel of [`RULES`], and checks its buffer; its cycles, and those by estimate.
#[track_caller]
fn rule(kernel: &str, expected: impl Fn(usize) -> i32) -> [u64; 2] {
    rule_with(kernel, expected, vec![])
}

#[track_caller]
fn rule_with(kernel: &str, expected: impl Fn(usize) -> i32, more: Vec<Argument>) -> [u64; 2] {
    let folder = TempDir::new().unwrap();
    let out = Result_((0..64).collect(), (0..64).map(expected).collect());
    let arguments: Vec<_> = [out, Input(vec![0; 2])].into_iter().chain(more).collect();
    let cycles = run(RULES, kernel, 1, &arguments, folder.path());
    [cycles, estimate(RULES, kernel, &[])]
}

/// R-RUNA-102
#[test]
fn accesses_wait_for_their_operands_and_for_stores_before() {
    if !needs(DEVICE) {
        return;
    }
    let [cycles, estimate] = rule("chain", |place| if place < 16 { 1 } else { place as i32 });
    assert_eq!(cycles, estimate);
    let [cycles, estimate] = rule("ordered", |place| match place {
        0..16 => 1,
        16..32 => 2,
        32..48 => place as i32 + 1,
        _ => place as i32,
    });
    assert_eq!(cycles, estimate);
}

/// R-RUNA-102: a circuit that joins three paths at once would never end. The estimate is that of the longest path.
#[test]
fn branches_in_branches_end() {
    if !needs(DEVICE) {
        return;
    }
    let [cycles, estimate] = rule("branches", |place| match place {
        5..10 => 7,
        _ => place as i32,
    });
    assert!(cycles < estimate, "{cycles}, {estimate}");
}

/// R-RUNA-102
#[test]
fn a_branch_with_a_loop_in_it_takes_a_cycle_more() {
    if !needs(DEVICE) {
        return;
    }
    let [cycles, estimate] = rule("sums", |place| if place < 16 { 45 } else { place as i32 });
    assert_eq!(cycles, estimate);
}

/// R-RUNA-92 R-RUNA-102
#[test]
fn memory_has_the_size_of_the_launch() {
    if !needs(DEVICE) {
        return;
    }
    let turned = |place| {
        if place < 16 {
            15 - place as i32
        } else {
            place as i32
        }
    };
    let [cycles, estimate] = rule_with("turned", turned, vec![Scalar("shared:64")]);
    assert_eq!(cycles, estimate);
}

/// R-RUNA-102 R-RUNA-108
#[test]
fn floats_and_tables_are_refused_where_they_stand() {
    if !needs(DEVICE) {
        return;
    }
    let folder = TempDir::new().unwrap();
    for (file, kernel, arguments, message) in [
        (
            "e2e/saxpy.gir",
            "saxpy",
            &["f32:2", "zeros:f32:64", "zeros:f32:64", "u32:64"][..],
            "has floats, for which CIRCT's handshake dialect has no operators; use integers",
        ),
        (
            "targets/hls/circt/memory.gir",
            "turn",
            &["zeros:u32:16", "shared:64"][..],
            "global @lut is a table, for which CIRCT's handshake dialect has no memory; pass it as a buffer",
        ),
    ] {
        let mut command = gir_run(file, kernel, 1, folder.path());
        arguments
            .iter()
            .for_each(|argument| _ = command.args(["--arg", argument]));
        let ran = command.output().unwrap();
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(3), "{said}");
        let located = said.lines().find(|line| line.contains(message));
        assert!(located.is_some_and(|line| line.contains(".gir:")), "{said}");
    }
}
