//! Whole programs, those of `test/upstream/programs`: host code with kernels, run by `gir-run --function`.
//!
//! Expected results are computed in Rust; the numbers are chosen such that floats are exact.

use super::super::e2e::launch::{ALL_DEVICES, Element, read};
use crate::machine::runs_all;
use gir_run::npy;
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};
use tempfile::TempDir;

/// A run of a function.
struct Run {
    folder: TempDir,
    program: PathBuf,
    function: &'static str,
    arguments: Vec<String>,
    outputs: Vec<usize>,
    /// Shared libraries with functions that the program declares.
    libraries: Vec<&'static str>,
}

impl Run {
    fn of(program: &str, function: &'static str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/upstream/programs");
        Self {
            folder: TempDir::new().unwrap(),
            program: folder.join(program),
            function,
            arguments: vec![],
            outputs: vec![],
            libraries: vec![],
        }
    }

    /// A number.
    fn number(mut self, text: &str) -> Self {
        self.arguments.push(text.to_owned());
        self
    }

    /// Memory of several dimensions.
    fn array<T: Element>(mut self, values: &[T], shape: &[usize]) -> Self {
        let file = self.path(&format!("in{}", self.arguments.len()));
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_memory()).collect();
        let header = npy::header(T::SCALAR, shape).unwrap();
        fs::write(&file, [header, bytes].concat()).unwrap();
        self.arguments.push(format!("@{}", file.display()));
        self
    }

    /// Reads a parameter or a result.
    fn output(mut self, index: usize) -> Self {
        self.outputs.push(index);
        self
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name).with_extension("npy")
    }

    fn on(&self, device: &str) -> Output {
        let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-run"));
        command.arg(&self.program);
        command.args(["--function", self.function, "--device", device]);
        for argument in &self.arguments {
            command.args(["--arg", argument]);
        }
        for index in &self.outputs {
            let file = self.path(&format!("out{index}"));
            command.args(["--out", &format!("{index}={}", file.display())]);
        }
        if !self.libraries.is_empty() {
            command.arg(format!("--shared-libs={}", self.libraries.join(",")));
        }
        command.output().unwrap()
    }

    /// Runs it on `cpu`, on `vulkan`, and on one of the other devices or on all, and checks the results of each.
    fn check(self, number: usize, check: impl Fn(&Self)) {
        let mut devices: Vec<_> = ALL_DEVICES.iter().filter(|way| way.is_expected()).collect();
        devices.dedup_by_key(|way| way.device);
        let (first, others) = devices.split_at(2.min(devices.len()));
        let other = others.get(number % others.len().max(1));
        let others = if runs_all() {
            others
        } else {
            other.map_or(&[][..], std::slice::from_ref)
        };
        for way in first.iter().chain(others) {
            let ran = self.on(way.device);
            let said = String::from_utf8_lossy(&ran.stderr);
            assert!(
                ran.status.success(),
                "{:?} on {}: {said}",
                self.program,
                way.device
            );
            check(&self);
        }
    }

    fn result<T: Element>(&self, index: usize) -> Vec<T> {
        read(&self.path(&format!("out{index}")))
    }

    /// The message and the status of a run that is refused.
    fn refused(&self) -> (Option<i32>, String) {
        let ran = self.on("cpu");
        (
            ran.status.code(),
            String::from_utf8_lossy(&ran.stderr).into_owned(),
        )
    }
}

/// A product of whole numbers and the maximum with zero.
fn layer(x: &[f32], w: &[f32], bias: &[f32], [rows, inner, columns]: [usize; 3]) -> Vec<f32> {
    (0..rows * columns)
        .map(|at| {
            let (row, column) = (at / columns, at % columns);
            let products = (0..inner).map(|k| x[row * inner + k] * w[k * columns + column]);
            (products.sum::<f32>() + bias[column]).max(0.0)
        })
        .collect()
}

fn whole(count: usize, step: usize) -> Vec<f32> {
    (0..count)
        .map(|at| (at * step % 23) as f32 - 11.0)
        .collect()
}

#[test]
fn a_layer_on_tensors() {
    let (x, w) = (whole(37 * 8, 7), whole(32, 5));
    let expected = layer(&x, &w, &[0.0; 4], [37, 8, 4]);
    let run = Run::of("mlp.mlir", "mlp")
        .array(&x, &[37, 8])
        .array(&w, &[8, 4]);
    run.output(2).check(0, |run| {
        assert_eq!(run.result::<f32>(2), expected);
        let shape = npy::read(&run.path("out2")).unwrap().shape;
        assert_eq!(shape, [37, 4]);
    });
}

#[test]
fn reductions_and_transposes_of_tensors() {
    let x = whole(37 * 53, 7);
    let tensors = |function| Run::of("tensors.mlir", function).array(&x, &[37, 53]);
    let sum = x.iter().sum::<f32>();
    let run = tensors("sum").output(1);
    run.check(0, |run| assert_eq!(run.result::<f32>(1), [sum]));
    let rows: Vec<f32> = x.chunks(53).map(|row| row.iter().sum()).collect();
    let turned: Vec<f32> = (0..37 * 53).map(|at| x[at % 37 * 53 + at / 37]).collect();
    tensors("rows").output(1).output(2).check(1, |run| {
        assert_eq!(run.result::<f32>(1), rows);
        assert_eq!(run.result::<f32>(2), turned);
    });
    let run = Run::of("tensors.mlir", "rows").array::<f32>(&[], &[0, 53]);
    run.output(1).output(2).check(2, |run| {
        assert_eq!(npy::read(&run.path("out1")).unwrap().shape, [0]);
        assert_eq!(npy::read(&run.path("out2")).unwrap().shape, [53, 0]);
    });
    Run::of("tensors.mlir", "nothing").check(3, |_| {});
}

#[test]
fn a_convolution_of_tensors() {
    let (image, kernel) = (whole(7 * 9 * 2, 7), whole(3 * 3 * 2 * 3, 5));
    let at = |index: usize| {
        let (row, column, filter) = (index / 21, index / 3 % 7, index % 3);
        let places = (0..18).map(|place| {
            let (i, j, channel) = (place / 6, place / 2 % 3, place % 2);
            let pixel = ((row + i) * 9 + column + j) * 2 + channel;
            image[pixel] * kernel[place * 3 + filter]
        });
        places.sum::<f32>()
    };
    let expected: Vec<f32> = (0..105).map(at).collect();
    let run = Run::of("tensors.mlir", "conv").array(&image, &[1, 7, 9, 2]);
    let run = run.array(&kernel, &[3, 3, 2, 3]).output(2);
    run.check(4, |run| assert_eq!(run.result::<f32>(2), expected));
}

/// Exponentials are within bounds, and have the same bits on every device.
#[test]
fn softmax_of_tensors() {
    let x: Vec<f32> = (0..24).map(|at| (at * 7 % 23) as f32 / 8.0 - 1.0).collect();
    let expected = x.chunks(6).flat_map(|row| {
        let sum: f64 = row.iter().map(|&value| f64::from(value).exp()).sum();
        row.iter().map(move |&value| f64::from(value).exp() / sum)
    });
    let expected: Vec<f64> = expected.collect();
    let first = std::cell::RefCell::new(None::<Vec<f32>>);
    let run = Run::of("tensors.mlir", "soft").array(&x, &[4, 6]).output(1);
    run.check(5, |run| {
        let found = run.result::<f32>(1);
        for (&found, expected) in found.iter().zip(&expected) {
            assert!(
                (f64::from(found) - expected).abs() < 2e-7 * expected,
                "{found} {expected}"
            );
        }
        let mut first = first.borrow_mut();
        assert_eq!(first.get_or_insert_with(|| found.clone()), &found);
    });
}

#[test]
fn a_layer_in_tosa() {
    let (x, w, b) = (whole(16, 7), whole(32, 5), whole(4, 3));
    let expected = layer(&x, &w, &b, [2, 8, 4]);
    let run = Run::of("tosa.mlir", "net")
        .array(&x, &[2, 8])
        .array(&w, &[8, 4]);
    let run = run.array(&b, &[1, 4]).output(3);
    run.check(1, |run| assert_eq!(run.result::<f32>(3), expected));
}

#[test]
fn host_code_launches_in_loops_and_returns_values() {
    let memory: Vec<f32> = whole(100, 3);
    let run = Run::of("host-loops.mlir", "main").array(&memory, &[100]);
    let run = run.number("index:3").number("f32:0.5");
    let doubled: Vec<_> = memory.iter().map(|value| value * 8.0).collect();
    let sum = 0.5 + doubled.iter().sum::<f32>();
    run.output(0).output(3).output(4).output(5).check(2, |run| {
        assert_eq!(run.result::<f32>(0), memory, "host code works on a copy");
        assert_eq!(run.result::<f32>(3), [sum]);
        assert_eq!(run.result::<f32>(4), doubled);
        assert_eq!(run.result::<i32>(5), [3]);
    });
}

#[test]
fn tokens_order_copies_and_launches() {
    let x: Vec<i32> = (0..40).collect();
    let y: Vec<i32> = (0..48).map(|at| at * 5).collect();
    let expected: Vec<_> = (0..48).map(|at| (x[1 + at % 12 * 2] + y[at]) * 3).collect();
    let run = Run::of("async.mlir", "main")
        .array(&x, &[40])
        .array(&y, &[4, 12]);
    run.output(1)
        .check(3, |run| assert_eq!(run.result::<i32>(1), expected));
}

#[test]
fn views_whose_elements_alternate_are_both_written() {
    let run = Run::of("columns.mlir", "main").array(&[0, 1, 2, 3, 4, 5, 6, 7], &[8]);
    let expected = [1, 0, 3, 2, 5, 4, 7, 6];
    run.output(0)
        .check(4, |run| assert_eq!(run.result::<i32>(0), expected));
}

#[test]
fn globals_of_the_device_keep_their_contents() {
    let run = Run::of("globals.mlir", "main").array(&[0; 4], &[4]);
    run.output(0).output(1).check(5, |run| {
        assert_eq!(run.result::<i32>(0), [9, 8, 7, 6]);
        assert_eq!(run.result::<i64>(1), [4]);
    });
}

#[test]
fn mapped_loops_are_launches() {
    let x: Vec<i32> = (0..48).map(|at| at * 7 % 29).collect();
    let expected: Vec<_> = x.iter().zip(0..).map(|(x, at)| x + at / 8).collect();
    let run = Run::of("mapped.mlir", "main").array(&x, &[6, 8]);
    run.array(&[0; 48], &[6, 8]).output(1).check(2, |run| {
        assert_eq!(run.result::<i32>(1), expected);
    });
}

/// Rows along the second of three dimensions, whose extent only the run knows, and a single row.
#[test]
fn softmax_of_memory() {
    let x: Vec<f32> = (0..30)
        .map(|at| (at * 11 % 31) as f32 / 4.0 - 3.0)
        .collect();
    let power = |at: usize| f64::from(x[at]).exp();
    let close = |found: f32, expected: f64| (f64::from(found) - expected).abs() < 4e-7 * expected;
    let run = Run::of("memory.mlir", "soft").array(&x, &[3, 5, 2]);
    run.array(&[0.0_f32; 30], &[3, 5, 2])
        .output(1)
        .check(3, |run| {
            for (at, &found) in run.result::<f32>(1).iter().enumerate() {
                let first = at / 10 * 10 + at % 2;
                let sum: f64 = (0..5).map(|k| power(first + 2 * k)).sum();
                assert!(close(found, power(at) / sum), "{at}: {found}");
            }
        });
    let row = Run::of("memory.mlir", "row").array(&x[..6], &[6]);
    row.array(&[0.0_f32; 6], &[6]).output(1).check(1, |run| {
        let sum: f64 = (0..6).map(power).sum();
        for (at, &found) in run.result::<f32>(1).iter().enumerate() {
            assert!(close(found, power(at) / sum), "{at}: {found}");
        }
    });
}

#[test]
fn shapes_are_read_and_dimensions_permuted() {
    let x: Vec<i32> = (0..15).collect();
    let expected: Vec<_> = (0..15).map(|at| 2 * (at % 3 * 5 + at / 3)).collect();
    let run = Run::of("memory.mlir", "reshaped").array(&x, &[15]);
    let run = run.array(&[3, 5], &[2]).array(&[0; 15], &[5, 3]);
    run.output(2)
        .check(4, |run| assert_eq!(run.result::<i32>(2), expected));
}

/// Devices with smaller subgroups than the workgroup exchange through shared memory.
#[test]
fn a_shuffle_is_as_wide_as_the_workgroup() {
    let x: Vec<i32> = (0..13).map(|at| at * at + 1).collect();
    let partner = |at: usize| x.get(at ^ 4).copied().unwrap_or(-1);
    let expected: Vec<_> = (0..13).map(partner).collect();
    let sum = x.iter().sum::<i32>();
    let run = Run::of("exchange.mlir", "main").array(&x, &[13]);
    let run = run.array(&[0; 13], &[13]).array(&[0; 13], &[13]);
    run.output(1).output(2).check(0, |run| {
        assert_eq!(run.result::<i32>(1), expected);
        assert_eq!(run.result::<i32>(2), [sum; 13]);
    });
}

/// Each work-item has the elements that PTX says, whatever the device.
#[test]
fn products_of_fragments() {
    let (a, b, c) = (whole(256, 7), whole(128, 5), whole(128, 3));
    let product = |at: usize| {
        let (row, column) = (at / 8, at % 8);
        let terms = (0..16).map(|k| a[row * 16 + k] * b[k * 8 + column]);
        c[at] + terms.sum::<f32>()
    };
    let expected: Vec<_> = (0..128).map(product).collect();
    let run = Run::of("fragments.mlir", "main").array(&a, &[16, 16]);
    let run = run.array(&b, &[16, 8]).array(&c, &[16, 8]);
    run.output(2)
        .check(3, |run| assert_eq!(run.result::<f32>(2), expected));
}

#[test]
fn functions_without_a_body_come_from_shared_libraries() {
    const LIBRARY: &str = "/usr/lib/llvm-22/lib/libmlir_runner_utils.so";
    let program = || Run::of("prints.mlir", "main").array(&[3, 4, 5], &[3]);
    let mut run = program();
    run.libraries.push(LIBRARY);
    let ran = run.on("cpu");
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(
        ran.status.success() && said.contains("[9,  16,  25]"),
        "{said}"
    );
    let (status, said) = program().refused();
    assert_eq!(status, Some(1), "{said}");
    assert!(
        said.contains("--shared-libs=FILE takes functions"),
        "{said}"
    );
    run.libraries.push("missing.so");
    let (status, said) = run.refused();
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("cannot be loaded"), "{said}");
}

#[test]
fn wrong_programs_and_arguments_are_refused() {
    let eight = [0_i32, 1, 2, 3, 4, 5, 6, 7];
    let shares = || Run::of("shares.mlir", "main");
    let cases = [
        (
            shares().array(&eight, &[8]),
            3,
            "two of its arguments share",
        ),
        (shares(), 1, "takes 1 '--arg', 0 given"),
        (
            shares().array(&eight, &[2, 4]),
            1,
            "the parameter is memref<8xi32>; the argument is 2x4",
        ),
        (shares().array(&[0.0_f32; 8], &[8]), 1, "holds float32"),
        (shares().number("i32:7"), 1, "expected @FILE.npy"),
        (
            Run::of("shares.mlir", "man"),
            1,
            "has no function 'man': it has main",
        ),
        (
            Run::of("refused.mlir", "other_size").array(&[0; 4], &[4]),
            1,
            "work-items",
        ),
        (Run::of("refused.mlir", "index_memory"), 3, "use i32 or i64"),
        (
            Run::of("refused.mlir", "wide_index")
                .array(&[0; 4], &[4])
                .number("index:5000000000"),
            3,
            "indices of 32 bits do not hold",
        ),
        (
            Run::of("left.mlir", "main"),
            3,
            "left.mlir:5:12: error: 'async.execute' op is in host code",
        ),
        (Run::of("missing.mlir", "main"), 1, "cannot read"),
        (Run::of("../../e2e/saxpy.gir", "main"), 1, "--kernel"),
        (
            Run::of("host-loops.mlir", "main")
                .array(&[1.0_f32], &[1])
                .number("f32:1")
                .number("f32:1"),
            1,
            "expected index:VALUE",
        ),
    ];
    for (run, status, message) in cases {
        let (found, said) = run.refused();
        assert_eq!(found, Some(status), "{:?}: {said}", run.program);
        assert!(said.contains(message), "{said}");
    }
}
