//! Products of matrices in the registers of a warp: `nvgpu.mma.sync`, `nvvm.mma.sync` and `nvgpu.ldmatrix`.
//!
//! Each kernel loads the registers by the tables of the PTX ISA ("Matrix Fragments for mma"), and results are compared
//! with products of whole matrices computed here. Numbers are small integers, so that every sum is exact in any order.
//!
//! R-RUNA-35 R-RUNA-112

use super::super::e2e::{
    assert_same_bits,
    inputs::Generator,
    launch::{CPU, CUDA, Element, Launch, METAL, OPENCL, OPENCL_C, POCL, PTX, VULKAN, Way},
};
use half::{bf16, f16};
use std::fmt::Write as _;
use std::fs;
use tempfile::TempDir;

/// On every device once: by instructions on NVIDIA's GPUs, by shuffles on the others.
const EACH: &[Way] = &[CPU, VULKAN, OPENCL, OPENCL_C, POCL, METAL, CUDA, PTX];

/// Where products are instructions, and on one device by shuffles.
const FEW: &[Way] = &[CUDA, PTX, VULKAN];

/// A type of matrices.
trait Number: Element {
    fn of(value: i32) -> Self;
    fn value(self) -> i32;
}

macro_rules! numbers {
    ($($ty:ident $of:expr, $value:expr;)+) => {$(
        impl Number for $ty {
            fn of(value: i32) -> Self {
                $of(value as f32)
            }

            fn value(self) -> i32 {
                $value(self) as i32
            }
        }
    )+};
}
numbers! {
    f16 f16::from_f32, f32::from;
    bf16 bf16::from_f32, f32::from;
    f32 std::convert::identity, std::convert::identity;
    f64 f64::from, std::convert::identity;
    i8 |it| it as i8, f32::from;
    u8 |it: f32| it as i32 as u8, f32::from;
    i32 |it| it as i32, std::convert::identity;
}

/// The dialect of the product.
#[derive(Clone, Copy, PartialEq)]
enum Dialect {
    Nvgpu,
    Nvvm,
}

/// A product: rows, depth, the type of factors in the instruction.
struct Case {
    rows: usize,
    depth: usize,
    of: &'static str,
    dialect: Dialect,
}

/// The text of a kernel while it is written.
struct Text {
    lines: String,
    values: usize,
}

impl Text {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.lines, "    {text}");
    }

    fn value(&mut self, text: &str) -> String {
        self.values += 1;
        let name = format!("%v{}", self.values);
        self.line(&format!("{name} = {text}"));
        name
    }

    /// `base + number`
    fn plus(&mut self, base: &str, number: usize) -> String {
        let number = self.value(&format!("arith.constant {number} : index"));
        self.value(&format!("arith.addi {base}, {number} : index"))
    }
}

/// MLIR's type of a number.
fn scalar<T: Element>() -> String {
    T::SCALAR.name().replace('u', "i")
}

impl Case {
    /// Numbers of a factor in a register.
    fn held<F: Number>(&self) -> usize {
        (4 / F::SCALAR.size()).max(1)
    }

    fn kernel<F: Number, S: Number>(&self) -> String {
        let (factor, sum, held) = (scalar::<F>(), scalar::<S>(), self.held::<F>());
        let Self { rows, depth, .. } = *self;
        let [a, b, c] = [
            format!("memref<{rows}x{depth}x{factor}>"),
            format!("memref<{depth}x8x{factor}>"),
            format!("memref<{rows}x8x{sum}>"),
        ];
        let mut text = Text {
            lines: format!(
                "gpu.module @m {{\n  gpu.func @product(%a: {a}, %b: {b}, %c: {c}, %d: {c})\n      \
                 kernel attributes {{known_block_size = array<i32: 32, 1, 1>}} {{\n"
            ),
            values: 0,
        };
        text.line("%lane = gpu.thread_id x");
        text.line("%four = arith.constant 4 : index");
        text.line("%two = arith.constant 2 : index");
        text.line(&format!("%held = arith.constant {held} : index"));
        text.line("%g = arith.divui %lane, %four : index");
        text.line("%t = arith.remui %lane, %four : index");
        text.line("%th = arith.muli %t, %held : index");
        text.line("%t2 = arith.muli %t, %two : index");
        let mut left = vec![];
        for number in 0..rows * depth / 32 {
            let (register, place) = (number / held, number % held);
            let row = text.plus("%g", 8 * (register % (rows / 8)));
            let column = text.plus("%th", register / (rows / 8) * 4 * held + place);
            left.push(text.value(&format!("memref.load %a[{row}, {column}] : {a}")));
        }
        let mut right = vec![];
        for number in 0..depth / 4 {
            let row = text.plus("%th", number / held * 4 * held + number % held);
            right.push(text.value(&format!("memref.load %b[{row}, %g] : {b}")));
        }
        let (mut sums, mut places) = (vec![], vec![]);
        for number in 0..rows / 4 {
            let row = text.plus("%g", 8 * (number / 2));
            let column = text.plus("%t2", number % 2);
            sums.push(text.value(&format!("memref.load %c[{row}, {column}] : {c}")));
            places.push((row, column));
        }
        let made = match self.dialect {
            Dialect::Nvgpu => {
                self.of_vectors(&mut text, [&left, &right, &sums], (&factor, &sum, held))
            }
            Dialect::Nvvm => {
                self.of_registers(&mut text, [&left, &right, &sums], (&factor, &sum, held))
            }
        };
        for (value, (row, column)) in made.iter().zip(&places) {
            text.line(&format!("memref.store {value}, %d[{row}, {column}] : {c}"));
        }
        text.lines + "    gpu.return\n  }\n}\n"
    }

    fn of_vectors(
        &self,
        text: &mut Text,
        numbers: [&[String]; 3],
        (factor, sum, held): (&str, &str, usize),
    ) -> Vec<String> {
        let [left, right, sums] = numbers;
        let types = [
            format!("vector<{}x{held}x{factor}>", left.len() / held),
            format!("vector<{}x{held}x{factor}>", right.len() / held),
            format!("vector<{}x2x{sum}>", sums.len() / 2),
        ];
        let made: Vec<_> = numbers
            .iter()
            .zip(&types)
            .map(|(numbers, ty)| {
                text.value(&format!(
                    "vector.from_elements {} : {ty}",
                    numbers.join(", ")
                ))
            })
            .collect();
        let tf32 = if self.of == "tf32" {
            ", tf32Enabled"
        } else {
            ""
        };
        let [a, b, c] = &types;
        let product = text.value(&format!(
            "nvgpu.mma.sync ({}) {{mmaShape = [{}, 8, {}]{tf32}}} : ({a}, {b}, {c}) -> {c}",
            made.join(", "),
            self.rows,
            self.depth
        ));
        (0..sums.len())
            .map(|at| {
                text.value(&format!(
                    "vector.extract {product}[{}, {}] : {sum} from {c}",
                    at / 2,
                    at % 2
                ))
            })
            .collect()
    }

    fn of_registers(
        &self,
        text: &mut Text,
        numbers: [&[String]; 3],
        (factor, sum, held): (&str, &str, usize),
    ) -> Vec<String> {
        let [left, right, sums] = numbers;
        let of_sum = if sum == "f16" { 2 } else { 1 };
        let types = [factor, factor, sum];
        let in_one = [held, held, of_sum];
        let mut lists = vec![];
        let mut register = String::new();
        let mut of_factor = String::new();
        for (index, numbers) in [left, right, sums].into_iter().enumerate() {
            let packed = numbers.chunks(in_one[index]).map(|numbers| {
                let (name, ty) = packed(text, numbers, types[index]);
                if index == 0 {
                    of_factor.clone_from(&ty);
                }
                register = ty;
                name
            });
            lists.push(packed.collect::<Vec<_>>().join(", "));
        }
        let count = sums.len() / of_sum;
        let result = format!(
            "!llvm.struct<({})>",
            vec![register.clone(); count].join(", ")
        );
        let overflow = match sum {
            "i32" => "intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, ",
            _ => "",
        };
        let of = match self.of {
            "f16" | "f64" => String::new(),
            of => format!(
                "multiplicandAPtxType = #nvvm.mma_type<{of}>, multiplicandBPtxType = #nvvm.mma_type<{of}>, "
            ),
        };
        let product = text.value(&format!(
            "nvvm.mma.sync A[{}] B[{}] C[{}] {{{overflow}{of}layoutA = #nvvm.mma_layout<row>, \
             layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = {}, n = 8, k = {}>}} : \
             ({of_factor}, {of_factor}, {register}) -> {result}",
            lists[0], lists[1], lists[2], self.rows, self.depth
        ));
        let parts: Vec<_> = (0..count)
            .map(|at| text.value(&format!("llvm.extractvalue {product}[{at}] : {result}")))
            .collect();
        if of_sum == 1 {
            return parts;
        }
        let halves = parts.iter().flat_map(|part| {
            [0, 1].map(|lane| {
                text.value(&format!(
                    "vector.extract {part}[{lane}] : f16 from vector<2xf16>"
                ))
            })
        });
        halves.collect()
    }

    fn check<F: Number, S: Number>(&self, ways: &[Way]) {
        self.check_for::<F, S>(ways, None);
    }

    fn check_for<F: Number, S: Number>(&self, ways: &[Way], target: Option<&str>) {
        let Self {
            rows, depth, of, ..
        } = *self;
        let mut generator = Generator::new((rows * depth) as u64);
        let mut any = |least| generator.between(least, 5);
        // Unsigned ones beyond those with a sign.
        let (least, more) = if of == "u8" { (0, 200) } else { (-4, 0) };
        let mut factors =
            |count| -> Vec<_> { (0..count).map(|_| F::of(any(least) + more)).collect() };
        let (a, b) = (factors(rows * depth), factors(depth * 8));
        let c: Vec<_> = (0..rows * 8).map(|at| S::of(at as i32 % 7 - 3)).collect();
        let directory = TempDir::new().unwrap();
        let file = directory.path().join("product.mlir");
        fs::write(&file, self.kernel::<F, S>()).unwrap();
        let mut launch = Launch::of(&file, "product", [1; 3]).by(ways);
        if let Some(target) = target {
            launch = launch.target(target);
        }
        let outputs = launch
            .input(&a)
            .input(&b)
            .input(&c)
            .in_out(&vec![S::GUARD; rows * 8])
            .run();
        let expected: Vec<_> = (0..rows * 8)
            .map(|at| {
                let (row, column) = (at / 8, at % 8);
                let products = (0..depth)
                    .map(|step| a[row * depth + step].value() * b[step * 8 + column].value());
                S::of(products.sum::<i32>() + c[at].value())
            })
            .collect();
        let what = format!("m{rows}n8k{depth} of {of} and {}", S::SCALAR);
        assert_same_bits(&what, &outputs.buffer::<S>(3), &expected);
    }
}

/// A register of numbers: its name and type.
fn packed(text: &mut Text, numbers: &[String], ty: &str) -> (String, String) {
    match (ty, numbers) {
        ("f32" | "f64" | "i32", [number]) if ty != "f32" || numbers.len() == 1 => {
            (number.clone(), ty.to_owned())
        }
        ("f16", _) => {
            let made = text.value(&format!(
                "vector.from_elements {} : vector<2xf16>",
                numbers.join(", ")
            ));
            (made, "vector<2xf16>".to_owned())
        }
        _ => {
            let count = numbers.len();
            let vector = format!("vector<{count}x{ty}>");
            let made = text.value(&format!(
                "vector.from_elements {} : {vector}",
                numbers.join(", ")
            ));
            let word = text.value(&format!(
                "vector.bitcast {made} : {vector} to vector<1xi32>"
            ));
            let word = text.value(&format!(
                "vector.extract {word}[0] : i32 from vector<1xi32>"
            ));
            (word, "i32".to_owned())
        }
    }
}

const fn case(rows: usize, depth: usize, of: &'static str) -> Case {
    Case {
        rows,
        depth,
        of,
        dialect: Dialect::Nvgpu,
    }
}

#[test]
fn products_of_halves() {
    case(16, 16, "f16").check::<f16, f32>(EACH);
    case(16, 8, "f16").check::<f16, f16>(EACH);
    case(16, 16, "f16").check::<f16, f16>(FEW);
    case(16, 8, "f16").check::<f16, f32>(FEW);
    case(16, 16, "bf16").check::<bf16, f32>(FEW);
    case(16, 8, "bf16").check::<bf16, f32>(EACH);
}

#[test]
fn products_of_words() {
    case(16, 8, "tf32").check::<f32, f32>(EACH);
    case(16, 4, "tf32").check::<f32, f32>(FEW);
    case(8, 4, "f64").check::<f64, f64>(&[CPU, VULKAN, POCL, OPENCL_C, CUDA, PTX]);
    // All bits of f32 count: no instruction has them.
    case(16, 8, "f32").check::<f32, f32>(FEW);
}

#[test]
fn products_of_bytes() {
    case(16, 32, "s8").check::<i8, i32>(FEW);
    case(16, 16, "s8").check::<i8, i32>(EACH);
}

#[test]
fn products_of_registers() {
    let of = |rows, depth, of| Case {
        dialect: Dialect::Nvvm,
        ..case(rows, depth, of)
    };
    of(16, 16, "f16").check::<f16, f32>(EACH);
    of(16, 8, "f16").check::<f16, f16>(FEW);
    of(16, 8, "bf16").check::<bf16, f32>(FEW);
    of(8, 4, "f64").check::<f64, f64>(&[CPU, CUDA, PTX]);
    of(8, 16, "s8").check::<i8, i32>(FEW);
    of(8, 16, "u8").check::<u8, i32>(FEW);
    of(16, 32, "u8").check::<u8, i32>(FEW);
}

/// Architectures that lack an instruction compute the same by shuffles.
#[test]
fn products_of_architectures() {
    let nvidia: &[Way] = &[CUDA, PTX];
    for target in ["cuda-sm_60", "cuda-sm_75", "cuda-sm_80", "cuda-sm_90"] {
        case(16, 16, "f16").check_for::<f16, f32>(nvidia, Some(target));
        case(16, 8, "f16").check_for::<f16, f32>(nvidia, Some(target));
        case(8, 4, "f64").check_for::<f64, f64>(nvidia, Some(target));
        case(16, 8, "tf32").check_for::<f32, f32>(nvidia, Some(target));
    }
}

/// Tiles of workgroup memory, of 2, 4 and 1 bytes, also transposed.
#[test]
fn tiles_of_workgroup_memory() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test/upstream/device-fragments.mlir");
    let mut generator = Generator::new(5);
    let mut halves = |count| -> Vec<f16> {
        let any = |_| f16::of(generator.between(-4, 5));
        (0..count).map(any).collect()
    };
    let (a, b) = (halves(16 * 16), halves(16 * 8));
    let outputs = Launch::of(&file, "halves", [1; 3])
        .by(EACH)
        .input(&a)
        .input(&b)
        .in_out(&[f32::GUARD; 128])
        .run();
    let expected: Vec<_> = (0..128)
        .map(|at| {
            let product =
                |step: usize| a[at / 8 * 16 + step].value() * b[step * 8 + at % 8].value();
            (0..16).map(product).sum::<i32>() as f32 + 0.5
        })
        .collect();
    assert_same_bits("halves", &outputs.buffer::<f32>(2), &expected);

    let words: Vec<_> = (0..32).map(|at| at as f32 + 0.25).collect();
    let bytes: Vec<_> = (0..=255).map(|at: u8| at as i8).collect();
    let outputs = Launch::of(&file, "registers", [1; 3])
        .by(EACH)
        .input(&words)
        .input(&bytes)
        .in_out(&[f32::GUARD; 32])
        .in_out(&[i8::GUARD; 256])
        .run();
    assert_same_bits("words", &outputs.buffer::<f32>(2), &words);
    // Four bytes of each tile, whose rows are those of memory.
    let of_lane = |lane: usize| (0..8).map(move |at| bytes_at(lane, at));
    let expected: Vec<_> = (0..32).flat_map(of_lane).map(|at| bytes[at]).collect();
    assert_same_bits("bytes", &outputs.buffer::<i8>(3), &expected);
}

/// The place in memory of byte `at` of a lane's two registers.
fn bytes_at(lane: usize, at: usize) -> usize {
    (lane / 4 + at / 4 * 8) * 16 + lane % 4 * 4 + at % 4
}
