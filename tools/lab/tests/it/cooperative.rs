//! Cooperative matrices in Metal, PTX and CUDA C++, emulated, compared with Rust.
//!
//! Integers wrap around. How sums of floats round is the target's. Where numbers are small integers
//! every sum is exact, in any order: there results are compared bit by bit, elsewhere with the error
//! that sums may have.

use std::path::Path;
use std::process::Command;

use gir::opt_level::OptLevel;
use half::{bf16, f16};

use super::e2e::{
    assert_same_bits,
    inputs::Generator,
    is_found,
    launch::{CUDA, Element, Launch, METAL, PTX, Way},
};
use super::mir_kernel::{Buffer, MirKernel, scalar_type};

const WAYS: &[Way] = &[METAL, PTX, at_once(PTX), CUDA];

/// Those, and one that takes long to compile.
const ALL_WAYS: &[Way] = &[METAL, PTX, at_once(PTX), CUDA, at_once(CUDA)];

/// NVIDIA's.
const NVIDIA: &[Way] = &[PTX, CUDA];

/// Not optimised.
const fn at_once(way: Way) -> Way {
    Way {
        level: OptLevel::O0,
        ..way
    }
}

/// The tiled product of `test/e2e`.
fn matmul() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/e2e/cooperative/matmul.mlir")
}

/// A type of elements.
trait Number: Element {
    /// The number, truncated to its bits.
    fn of(value: i128) -> Self;
    fn value(self) -> i128;
    /// A small integer of floats, any integer else.
    fn any(generator: &mut Generator) -> Self;
}

macro_rules! floats {
    ($($ty:ident $of:expr, $value:expr;)+) => {$(
        impl Number for $ty {
            fn of(value: i128) -> Self {
                $of(value as f32)
            }

            fn value(self) -> i128 {
                $value(self) as i128
            }

            fn any(generator: &mut Generator) -> Self {
                Self::of(generator.between(-4, 5).into())
            }
        }
    )+};
}
floats! {
    f16 f16::from_f32, f32::from;
    bf16 bf16::from_f32, f32::from;
    f32 std::convert::identity, std::convert::identity;
    f64 f64::from, std::convert::identity;
}

macro_rules! integers {
    ($($ty:ident)+) => {$(
        impl Number for $ty {
            fn of(value: i128) -> Self {
                value as Self
            }

            fn value(self) -> i128 {
                self.into()
            }

            fn any(generator: &mut Generator) -> Self {
                generator.bits64() as Self
            }
        }
    )+};
}
integers! { i8 u8 i16 u16 i32 u32 i64 u64 }

/// Numbers of a matrix.
fn numbers<T: Number>(generator: &mut Generator, count: usize) -> Vec<T> {
    (0..count).map(|_| T::any(generator)).collect()
}

/// A matrix in memory.
#[derive(Clone, Copy)]
struct Place {
    rows: usize,
    columns: usize,
    is_transposed: bool,
}

/// Elements after each row in memory that are not part of the matrix.
const GAP: usize = 3;

impl Place {
    fn stride(self) -> usize {
        GAP + if self.is_transposed {
            self.rows
        } else {
            self.columns
        }
    }

    fn at(self, row: usize, column: usize) -> usize {
        match self.is_transposed {
            true => column * self.stride() + row,
            false => row * self.stride() + column,
        }
    }

    fn size(self) -> usize {
        self.stride() * self.rows.max(self.columns)
    }

    fn layout(self) -> &'static str {
        match self.is_transposed {
            true => "column_major",
            false => "row_major",
        }
    }
}

/// A product with a sum, of matrices with some layout in memory.
struct Case {
    extents: [usize; 3],
    transposed: [bool; 4],
    /// Whether the left factor goes through workgroup memory.
    is_staged: bool,
}

impl Case {
    fn places(&self) -> [Place; 4] {
        let [rows, inner, columns] = self.extents;
        let extents = [
            (rows, inner),
            (inner, columns),
            (rows, columns),
            (rows, columns),
        ];
        std::array::from_fn(|index| Place {
            rows: extents[index].0,
            columns: extents[index].1,
            is_transposed: self.transposed[index],
        })
    }

    /// The types of the matrices.
    fn types<F: Number, S: Number>(&self) -> [String; 4] {
        let [factor, sum] = [F::SCALAR, S::SCALAR].map(scalar_type);
        let uses = ["a", "b", "accumulator", "accumulator"];
        let elements = [&factor, &factor, &sum, &sum];
        let places = self.places();
        std::array::from_fn(|index| {
            let Place { rows, columns, .. } = places[index];
            format!(
                "<{rows}x{columns}x{}, {}, subgroup>",
                elements[index], uses[index]
            )
        })
    }

    fn body<F: Number, S: Number>(&self) -> String {
        let [a, b, c, d] = self.types::<F, S>();
        let [factor, sum] = [F::SCALAR, S::SCALAR].map(scalar_type);
        let unsigned = if F::SCALAR.name().starts_with('u') {
            "unsigned "
        } else {
            ""
        };
        let places = self.places();
        let mut text = String::new();
        for (index, place) in places.iter().enumerate() {
            text += &format!("  %w{index} = arith.constant {} : i32\n", place.stride());
        }
        let (space, left) = match self.is_staged {
            true => ("workgroup", "left"),
            false => ("global", "as"),
        };
        if self.is_staged {
            text += &format!(
                "  %left = mir.gpu.address_of @left : !mir.ptr<workgroup, {factor}>
  %zero = arith.constant 0 : i32
  %items = arith.constant 32 : i32
  %count = arith.constant {} : i32
  %item = mir.gpu.local_id x
  scf.for %i = %item to %count step %items : i32 {{
    %p = mir.gpu.gep %as[%i] stride {size} : !mir.ptr<global, {factor}>, i32
    %v = mir.gpu.load %p : !mir.ptr<global, {factor}> -> {factor}
    %q = mir.gpu.gep %left[%i] stride {size} : !mir.ptr<workgroup, {factor}>, i32
    mir.gpu.store %q, %v : !mir.ptr<workgroup, {factor}>, {factor}
  }}
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
",
                places[0].size(),
                size = F::SCALAR.size()
            );
        }
        let layouts = places.map(Place::layout);
        text + &format!(
            "  %a = mir.gpu.coop_mat_load %{left} stride %w0 {} : <{space}, {factor}> -> {a}
  %b = mir.gpu.coop_mat_load %bs stride %w1 {} : <global, {factor}> -> {b}
  %c = mir.gpu.coop_mat_load %cs stride %w2 {} : <global, {sum}> -> {c}
  %d = mir.gpu.coop_mat_mul_add {unsigned}%a, %b, %c : {a}, {b} -> {c}
  mir.gpu.coop_mat_store %ds, %d stride %w3 {} : <global, {sum}>, {d}
",
            layouts[0], layouts[1], layouts[2], layouts[3]
        )
    }

    /// Runs it in all ways, whose results have to equal those of Rust.
    fn check<F: Number, S: Number>(&self) {
        self.check_by::<F, S>(|launch| launch.by(WAYS));
    }

    /// The same for an architecture of NVIDIA's.
    fn check_for<F: Number, S: Number>(&self, architecture: &str) {
        self.check_by::<F, S>(|launch| launch.by(NVIDIA).target(&format!("cuda-{architecture}")));
    }

    fn check_by<F: Number, S: Number>(&self, going: impl FnOnce(Launch) -> Launch) {
        let places = self.places();
        let mut generator = Generator::new(7);
        let a = numbers::<F>(&mut generator, places[0].size());
        let b = numbers::<F>(&mut generator, places[1].size());
        let c = numbers::<S>(&mut generator, places[2].size());
        let room = vec![S::GUARD; places[3].size()];
        let scalars = [F::SCALAR, F::SCALAR, S::SCALAR, S::SCALAR];
        let names = ["as", "bs", "cs", "ds"];
        let buffers: [_; 4] = std::array::from_fn(|index| Buffer {
            name: names[index],
            scalar: scalars[index],
            lanes: 1,
        });
        let left = format!(
            "mir.gpu.global @left : !mir.ptr<workgroup, {0}> count {1} elem {0}\n",
            scalar_type(F::SCALAR),
            places[0].size()
        );
        let rest = if self.is_staged { &left } else { "" };
        let kernel = MirKernel::new([32, 1, 1], &buffers, &self.body::<F, S>(), rest);
        let outputs = going(kernel.launch(1))
            .input(&a)
            .input(&b)
            .input(&c)
            .in_out(&room)
            .run();
        let [rows, inner, columns] = self.extents;
        let mut expected = room;
        for row in 0..rows {
            for column in 0..columns {
                let product = |step| {
                    a[places[0].at(row, step)].value() * b[places[1].at(step, column)].value()
                };
                let sum = (0..inner).map(product).fold(0, i128::wrapping_add);
                let sum = sum.wrapping_add(c[places[2].at(row, column)].value());
                expected[places[3].at(row, column)] = S::of(sum);
            }
        }
        let what = format!(
            "{:?} of {} and {}, transposed {:?}",
            self.extents,
            F::SCALAR,
            S::SCALAR,
            self.transposed
        );
        assert_same_bits(&what, &outputs.buffer::<S>(3), &expected);
    }
}

/// Matrices of 8 rows and columns and larger ones built from them, in every layout.
// R-RUNA-35 R-RUNA-114
#[test]
fn products_of_every_shape_and_layout() {
    let shapes = [[8, 8, 8], [16, 16, 16], [8, 16, 32], [32, 8, 16]];
    for (index, extents) in shapes.into_iter().enumerate() {
        for layouts in 0..4 {
            // Each pair of layouts, and each matrix in both.
            let transposed = [0, 1, 0, 1].map(|bit| layouts >> bit & 1 != 0);
            let case = Case {
                extents,
                transposed: [transposed[0], transposed[1], !transposed[2], transposed[3]],
                is_staged: (index + layouts) % 2 == 1,
            };
            match (index + layouts) % 3 {
                0 => case.check::<f16, f32>(),
                1 => case.check::<f32, f32>(),
                _ => case.check::<f16, f16>(),
            }
        }
    }
}

/// Matrices of integers, which wrap around; Metal has none, and NVIDIA those of bytes.
// R-RUNA-35 R-RUNA-114
#[test]
fn products_of_integers() {
    let case = |extents, transposed, is_staged| Case {
        extents,
        transposed,
        is_staged,
    };
    case([8, 8, 8], [false; 4], false).check::<i8, i32>();
    case([8, 8, 8], [true; 4], true).check::<u8, u32>();
    case([16, 8, 16], [true, false, false, true], false).check::<i16, i64>();
    case([8, 16, 8], [false, true, true, false], true).check::<u16, u16>();
    case([8, 16, 8], [false, true, false, true], true).check::<i32, i32>();
    case([8, 8, 16], [true, true, false, false], false).check::<u32, u64>();
    case([8, 8, 8], [false, false, true, true], false).check::<i64, i64>();
    case([16, 16, 16], [false; 4], true).check::<i8, i8>();
    case([8, 16, 8], [true, false, false, true], false).check::<u8, u32>();
    case([16, 32, 8], [false, true, true, false], true).check::<i8, i32>();
    case([32, 64, 16], [false, false, true, true], false).check::<u8, u32>();
}

/// Matrices of `f64`, which Metal lacks, and others on architectures that have other instructions, or
/// none.
// R-RUNA-35 R-RUNA-114
#[test]
fn products_of_architectures() {
    let case = |extents, transposed| Case {
        extents,
        transposed,
        is_staged: false,
    };
    case([8, 8, 8], [false; 4]).check_for::<f64, f64>("sm_80");
    case([16, 16, 8], [true, false, true, false]).check_for::<f64, f64>("sm_90a");
    case([8, 8, 16], [false, true, false, true]).check_for::<f64, f64>("sm_75");
    case([8, 16, 8], [false, true, true, false]).check_for::<f16, f64>("sm_90");
    case([16, 16, 8], [false; 4]).check_for::<f16, f32>("sm_75");
    case([8, 16, 8], [true; 4]).check_for::<f16, f16>("sm_75");
    case([8, 32, 16], [false, true, false, false]).check_for::<i8, i32>("sm_75");
    case([16, 8, 8], [true, true, false, false]).check_for::<i8, i32>("sm_75");
    case([16, 16, 8], [false, true, true, true]).check_for::<f16, f32>("sm_70");
    case([16, 16, 16], [true, false, false, true]).check_for::<u8, u32>("sm_70");
    case([16, 32, 16], [false, true, false, true]).check_for::<i8, i32>("sm_100");
    // By instructions, and exchanged.
    case([16, 16, 8], [false; 4]).check_for::<bf16, f32>("sm_80");
    case([8, 32, 16], [true, false, true, false]).check_for::<bf16, f32>("sm_90");
    case([16, 8, 16], [false, true, false, true]).check_for::<bf16, f32>("sm_80");
    case([16, 16, 8], [true, true, false, false]).check_for::<bf16, f32>("sm_75");
}

/// The tiled kernel, with factors whose sums are exact, and with others.
// R-RUNA-35 R-RUNA-114
#[test]
fn matmul_by_tiles() {
    for (m, n, k) in [(32, 32, 32), (64, 96, 128), (96, 32, 64)] {
        let mut generator = Generator::new((m + n + k) as u64);
        let noise = |generator: &mut Generator, count| -> Vec<f16> {
            let next = |_| f16::from_f32(generator.noise());
            (0..count).map(next).collect()
        };
        let inputs = [
            (
                numbers(&mut generator, m * k),
                numbers(&mut generator, k * n),
            ),
            (noise(&mut generator, m * k), noise(&mut generator, k * n)),
        ];
        for (a, b) in inputs {
            let actual = Launch::of(&matmul(), "matmul", [n as u32 / 32, m as u32 / 32, 1])
                .by(ALL_WAYS)
                .input(&a)
                .input(&b)
                .in_out(&vec![f32::GUARD; m * n])
                .scalar(n as u32)
                .scalar(k as u32)
                .run()
                .buffer::<f32>(2);
            for (index, actual) in actual.into_iter().enumerate() {
                let products = (0..k).map(|step| {
                    a[index / n * k + step].to_f64() * b[step * n + index % n].to_f64()
                });
                let (sum, size) = products.fold((0.0, 0.0), |(sum, size), product| {
                    (sum + product, size + product.abs())
                });
                // Each of the sums rounds once.
                let bound = size * k as f64 * f64::from(f32::EPSILON) / 2.0;
                let bound = if size.fract() == 0.0 { 0.0 } else { bound };
                let error = (f64::from(actual) - sum).abs();
                assert!(
                    error <= bound,
                    "{m} x {n} x {k}: element {index} is {actual}, expected {sum}"
                );
            }
        }
    }
}

/// A product that not all work-items of a subgroup reach ends the run.
// R-RUNA-35
#[test]
fn products_want_whole_subgroups() {
    let buffer = Buffer {
        name: "ds",
        scalar: f32::SCALAR,
        lanes: 1,
    };
    let body = "  %w = arith.constant 8 : i32
  %x = arith.constant 1.0 : f16
  %y = arith.constant 1.0 : f32
  %item = mir.gpu.local_id x
  %is = arith.cmpi ult, %item, %w : i32
  scf.if %is {
    %a = mir.gpu.coop_mat_splat %x : <8x8xf16, a, subgroup>
    %b = mir.gpu.coop_mat_splat %x : <8x8xf16, b, subgroup>
    %c = mir.gpu.coop_mat_splat %y : <8x8xf32, accumulator, subgroup>
    %d = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x8xf16, a, subgroup>, <8x8xf16, b, subgroup> -> <8x8xf32, accumulator, subgroup>
    mir.gpu.coop_mat_store %ds, %d stride %w row_major : <global, f32>, <8x8xf32, accumulator, subgroup>
  }
";
    let kernel = MirKernel::new([32, 1, 1], &[buffer], body, "");
    let of_function = "not all 32 work-items of a subgroup come to a function of matrices";
    let of_instruction = "not all 32 threads of the warp reach this product of matrices";
    let devices = [
        ("msl-host", of_function),
        ("cuda-host", of_function),
        ("ptx-sim", of_instruction),
    ];
    for (device, expected) in devices {
        if device == "msl-host" && !is_found(device) {
            continue;
        }
        let output = Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
            .arg(kernel.file())
            .args(["--kernel", "apply", "--device", device])
            .args(["--workgroups", "1", "--arg", "zeros:f32:64"])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "{device}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(expected), "{device}: {said}");
    }
}
