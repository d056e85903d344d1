//! The functions that not all targets have, from MLIR's `math` and from GIR text: on each device the bits of the host,
//! whose errors are tested beside the functions.

use crate::e2e::{
    launch::{CPU, CUDA, DEVICES, Element, Launch, METAL, OPENCL, OPENCL_C, PTX, VULKAN, Way},
    vulkan_expected,
};
use gir::lir::math::{host::Host, library::Function};
use half::f16;
use std::{fmt::Write, fs};

/// How many arguments a function is tried on.
const COUNT: usize = 256;

/// The functions of one operand: the operation, its instruction, and the implementation.
const UNARY: [(&str, Function); 15] = [
    ("sinh", Function::Sinh),
    ("cosh", Function::Cosh),
    ("tanh", Function::Tanh),
    ("asin", Function::Asin),
    ("acos", Function::Acos),
    ("atan", Function::Atan),
    ("asinh", Function::Asinh),
    ("acosh", Function::Acosh),
    ("atanh", Function::Atanh),
    ("erf", Function::Erf),
    ("erfc", Function::Erfc),
    ("expm1", Function::Expm1),
    ("log10", Function::Log10),
    ("log1p", Function::Log1p),
    ("cbrt", Function::Cbrt),
];

/// Those of two.
const BINARY: [(&str, &str, Function); 2] = [
    ("math.atan2", "atan2", Function::Atan2),
    ("arith.remf", "fmod", Function::Fmod),
];

/// Arguments around 0 and 1, of every size, and special ones.
fn arguments(seed: u64) -> Vec<f64> {
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        f64::INFINITY,
        -f64::INFINITY,
        f64::NAN,
        1e-40,
    ];
    let mut state = seed;
    let any = std::iter::repeat_with(|| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let unit = state as i64 as f64 * 2.0_f64.powi(-63);
        match state % 3 {
            0 => unit,
            1 => unit * 12.0,
            _ => unit * 2.0_f64.powi((state >> 8 & 63) as i32 - 31),
        }
    });
    special.into_iter().chain(any).take(COUNT).collect()
}

/// A float type of kernels.
trait Float: Element {
    const NAME: &'static str;
    fn of(value: f64) -> Self;
    fn compute(function: Function, arguments: &[Self]) -> Self;
    fn bits(self) -> u64;
    fn is_nan(self) -> bool;
}

macro_rules! floats {
    ($($ty:ident $name:literal $of:expr, $compute:expr;)*) => {$(
        impl Float for $ty {
            const NAME: &'static str = $name;
            fn of(value: f64) -> Self {
                let of: fn(f64) -> $ty = $of;
                of(value)
            }
            fn compute(function: Function, arguments: &[Self]) -> Self {
                let compute: fn(Function, &[$ty]) -> $ty = $compute;
                compute(function, arguments)
            }
            fn bits(self) -> u64 {
                self.to_bits().into()
            }
            fn is_nan(self) -> bool {
                $ty::is_nan(self)
            }
        }
    )*};
}

floats! {
    f16 "f16" f16::from_f64, |function, xs| {
        let wide: Vec<_> = xs.iter().map(|x| Host(x.to_f32())).collect();
        f16::from_f32(function.compute_for_half(&wide).0)
    };
    f32 "f32" |value| value as f32, |function, xs| function.of_f32(xs);
    f64 "f64" |value| value, |function, xs| function.of_f64(xs);
}

/// The results of a kernel that stores those of one function after those of the other, and that takes two lists.
fn results<T: Float>(extension: &str, text: &str, way: Way, count: usize) -> Vec<T> {
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("functions").with_extension(extension);
    fs::write(&file, text).unwrap();
    let list = |seed| arguments(seed).into_iter().map(T::of).collect::<Vec<_>>();
    Launch::of(&file, "k", [(COUNT / 64) as u32, 1, 1])
        .by(&[way])
        .input(&list(1))
        .input(&list(2))
        .in_out(&vec![T::of(0.0); COUNT * count])
        .run()
        .buffer(2)
}

fn check<T: Float>(actual: &[T], name: &str, expected: impl Fn(T, T) -> T) {
    let [xs, ys] = [1, 2].map(|seed| arguments(seed).into_iter().map(T::of));
    for ((x, y), actual) in xs.zip(ys).zip(actual) {
        let expected = expected(x, y);
        assert!(
            actual.bits() == expected.bits() || actual.is_nan() && expected.is_nan(),
            "{name} of {x}, {y} in {}: {actual}, on the host {expected}",
            T::NAME
        );
    }
}

/// The functions of `math`, for vectors of two numbers.
fn from_upstream<T: Float>(ways: &[Way]) {
    let (ty, half) = (T::NAME, COUNT / 2);
    let operations: Vec<_> = UNARY
        .iter()
        .map(|(name, _)| format!("math.{name} %x"))
        .chain(BINARY.iter().map(|(name, ..)| format!("{name} %x, %y")))
        .collect();
    let all = COUNT * operations.len();
    let mut text = format!(
        "gpu.module @m {{
gpu.func @k(%xs: memref<{COUNT}x{ty}>, %ys: memref<{COUNT}x{ty}>, %rs: memref<{all}x{ty}>) kernel
    attributes {{known_block_size = array<i32: 64, 1, 1>}} {{
  %i = gpu.global_id x
  %n = arith.constant {half} : index
  %in = arith.cmpi ult, %i, %n : index
  scf.if %in {{
    %two = arith.constant 2 : index
    %at = arith.muli %i, %two : index
    %x = vector.load %xs[%at] : memref<{COUNT}x{ty}>, vector<2x{ty}>
    %y = vector.load %ys[%at] : memref<{COUNT}x{ty}>, vector<2x{ty}>
"
    );
    for (index, operation) in operations.iter().enumerate() {
        let first = index * COUNT;
        write!(
            text,
            "    %r{index} = {operation} : vector<2x{ty}>
    %first{index} = arith.constant {first} : index
    %at{index} = arith.addi %at, %first{index} : index
    vector.store %r{index}, %rs[%at{index}] : memref<{all}x{ty}>, vector<2x{ty}>
"
        )
        .unwrap();
    }
    text += "  }\n  gpu.return\n}\n}\n";
    // NaNs may have other bits on each device.
    for &way in ways {
        let actual = results::<T>("mlir", &text, way, operations.len());
        let mut actual = actual.chunks(COUNT);
        for (name, function) in UNARY {
            let expected = |x, _| T::compute(function, &[x]);
            check(actual.next().unwrap(), name, expected);
        }
        for (name, _, function) in BINARY {
            let expected = |x, y| T::compute(function, &[x, y]);
            check(actual.next().unwrap(), name, expected);
        }
    }
}

/// R-RUNA-49: functions have the same results everywhere.
#[test]
fn functions_of_math_have_the_bits_of_the_host() {
    if !vulkan_expected() {
        return;
    }
    from_upstream::<f16>(&[CPU, VULKAN, OPENCL_C, PTX]);
    from_upstream::<f32>(&[CPU, VULKAN, OPENCL, OPENCL_C, METAL, CUDA, PTX]);
    from_upstream::<f64>(&[CPU, VULKAN, OPENCL_C, PTX]);
}

/// R-GIR-41: the instructions beyond the core mean the same.
#[test]
fn instructions_of_gir_have_the_bits_of_the_host() {
    if !vulkan_expected() {
        return;
    }
    let unary = UNARY.iter().map(|(name, _)| format!("{name} %x"));
    let binary = BINARY.iter().map(|(_, name, _)| format!("{name} %x, %y"));
    let more = ["hypot %x, %y", "copysign %x, %y", "exp10 %x"].map(str::to_owned);
    let instructions: Vec<_> = unary.chain(binary).chain(more).collect();
    let mut text = "func kernel workgroup_size(64, 1, 1) @k(%xs: ptr[global]<f32>, %ys: ptr[global]<f32>, %rs: ptr[global]<f32>) -> void {
entry:
  %i = global_id x
  %xs_at = gep %xs, %i, stride=4
  %x = load %xs_at
  %ys_at = gep %ys, %i, stride=4
  %y = load %ys_at
"
    .to_owned();
    for (index, instruction) in instructions.iter().enumerate() {
        let first = index * COUNT;
        write!(
            text,
            "  %r{index} = {instruction}
  %i{index} = add %i, {first}u32
  %at{index} = gep %rs, %i{index}, stride=4
  store %at{index}, %r{index}
"
        )
        .unwrap();
    }
    text += "  ret\n}\n";
    for &way in DEVICES {
        let actual = results::<f32>("gir", &text, way, instructions.len());
        let mut actual = actual.chunks(COUNT);
        for (name, function) in UNARY {
            check(actual.next().unwrap(), name, |x, _| {
                f32::compute(function, &[x])
            });
        }
        for (_, name, function) in BINARY {
            check(actual.next().unwrap(), name, |x, y| {
                f32::compute(function, &[x, y])
            });
        }
        let [xs, ys] = [1, 2].map(|seed| arguments(seed).into_iter().map(|x| x as f32));
        for ((x, y), actual) in xs.zip(ys).zip(actual.next().unwrap()) {
            let exact = f64::from(x).hypot(f64::from(y));
            let unit = f64::from((exact as f32).next_up()) - f64::from(exact as f32);
            let is_near = (f64::from(*actual) - exact).abs() <= unit;
            let is_same = *actual == exact as f32 || actual.is_nan() && exact.is_nan();
            assert!(is_near || is_same, "hypot {x}, {y}: {actual}, {exact}");
        }
        check(actual.next().unwrap(), "copysign", f32::copysign);
        check(actual.next().unwrap(), "exp10", |x, _| {
            Function::Pow.of_f32(&[10.0, x])
        });
    }
}
