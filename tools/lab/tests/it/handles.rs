//! Buffers that are handles on every device, laid out by each of the rules, compared with Rust.

use std::fmt::Write as _;

use gir::opt_level::OptLevel;
use gir_run::element::Scalar;
use half::f16;

use super::e2e::{
    inputs::{Generator, many},
    launch::{CPU, Launch, METAL, METAL_GATHERED, OPENCL, OPENCL_C, VULKAN, Way},
    vulkan_expected,
};
use super::images::Kernel;

/// On each device, and watched.
const WAYS: &[Way] = &[
    VULKAN,
    CPU,
    Way { check: true, ..CPU },
    METAL,
    OPENCL,
    OPENCL_C,
];

/// The number of elements.
const COUNT: usize = 21;

/// The parameters of a kernel: the source, a buffer of some kind, and a storage buffer for the
/// result, laid out by std430.
fn copy(kind: &str, element: &str, layout: &str) -> Kernel {
    let resource = match kind {
        "uniform_buffer" => "uniform",
        _ => "storage",
    };
    let mut body = String::new();
    let _ = write!(
        body,
        "  %i = mir.gpu.global_id x
  %v = mir.gpu.resource_load %from[%i] : !mir.{kind}<{element}>, i32 -> {element}
  mir.gpu.resource_store %to[%i], %v : !mir.storage_buffer<{element}>, i32, {element}
"
    );
    Kernel::new(
        [1, 1, 1],
        &[
            &format!(
                "%from: !mir.{kind}<{element}> {{mir.resource = #mir.resource<set = 0, binding = 0, {resource}, layout = {layout}>}}"
            ),
            &format!(
                "%to: !mir.storage_buffer<{element}> {{mir.resource = #mir.resource<set = 1, binding = 3, storage, layout = std430>}}"
            ),
        ],
        &body,
    )
}

/// Bytes with gaps: `rows` rows of `size` bytes every `stride` bytes, and the filler of the gaps.
fn spread(packed: &[u8], size: usize, stride: usize, hole: u8) -> Vec<u8> {
    let rows = packed.chunks(size);
    let spread = rows.map(|row| {
        let mut bytes = row.to_vec();
        bytes.resize(stride, hole);
        bytes
    });
    spread.collect::<Vec<_>>().concat()
}

/// Copies elements whose rows have `size` bytes, from a stride of `from` bytes to one of `to` bytes.
fn check(
    kernel: &Kernel,
    scalar: Scalar,
    (size, from, to): (usize, usize, usize),
    packed: &[u8],
    ways: &'static [Way],
) {
    let rows = packed.len() / size;
    let outputs = Launch::of(kernel.file(), "k", [COUNT as u32, 1, 1])
        .by(ways)
        .input_bytes(scalar, &spread(packed, size, from, 0x5a))
        .in_out_bytes(scalar, &vec![0x77; rows * to])
        .run();
    let expected = spread(packed, size, to, 0x77);
    let actual = outputs.bytes(1, scalar);
    // A store may write anything into the space after three lanes.
    let filled = |bytes: &[u8]| -> Vec<u8> {
        let rows = bytes.chunks(to).map(|row| row[..size].to_vec());
        rows.collect::<Vec<_>>().concat()
    };
    assert_eq!(filled(&actual), filled(&expected));
}

/// R-SPVD-34 R-RUNA-44 R-RUNA-45: numbers and vectors of uniform and of storage buffers have the offsets that the rules
/// define.
#[test]
fn elements_stand_where_the_layout_says() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(7);
    for (kind, layout) in [
        ("uniform_buffer", "std140"),
        ("storage_buffer", "std140"),
        ("storage_buffer", "std430"),
        ("storage_buffer", "metal"),
    ] {
        let padded = |bytes: usize| match layout {
            "std140" => bytes.next_multiple_of(16),
            _ => bytes,
        };
        for (element, scalar, lanes, of) in [
            ("f32", Scalar::F32, 1, 4),
            ("i32", Scalar::I32, 1, 4),
            ("i8", Scalar::I8, 1, 1),
            ("i16", Scalar::I16, 1, 2),
            ("f16", Scalar::F16, 1, 2),
            ("i64", Scalar::I64, 1, 8),
            ("vector<2xf32>", Scalar::F32, 2, 4),
            ("vector<3xf32>", Scalar::F32, 3, 4),
            ("vector<4xi32>", Scalar::I32, 4, 4),
            ("vector<3xf16>", Scalar::F16, 3, 2),
        ] {
            let size = of * lanes;
            let room = if lanes == 3 { of * 4 } else { size };
            let packed = many(COUNT * size, || generator.bits64() as u8);
            let kernel = copy(kind, element, layout);
            // There is but one way of pointers.
            let ways = if layout == "std140" { WAYS } else { &WAYS[..3] };
            check(&kernel, scalar, (size, padded(room), room), &packed, ways);
        }
    }
}

/// R-SPVD-34 R-RUNA-44: matrices are rows 16 bytes apart in std140, columns for Metal.
#[test]
fn matrices_stand_where_the_layout_says() {
    if !vulkan_expected() {
        return;
    }
    let floats =
        |bytes: &[f32]| -> Vec<u8> { bytes.iter().flat_map(|v| v.to_le_bytes()).collect() };
    let numbers: Vec<f32> = (0..COUNT * 6).map(|number| number as f32 + 0.25).collect();
    // Three columns, two rows: rows of three take 16 bytes in std430, too.
    let rows = floats(&numbers);
    let kernel = copy("uniform_buffer", "!mir.matrix<3x2xf32>", "std140");
    check(&kernel, Scalar::F32, (12, 16, 16), &rows, WAYS);
    // Two columns: rows of two take 8.
    let kernel = copy("uniform_buffer", "!mir.matrix<2x3xf32>", "std140");
    check(&kernel, Scalar::F32, (8, 16, 8), &rows, WAYS);
    // By columns: the result has them by rows.
    let kernel = copy("storage_buffer", "!mir.matrix<3x2xf32>", "metal");
    let transposed: Vec<f32> = numbers
        .chunks(6)
        .flat_map(|m| [m[0], m[3], m[1], m[4], m[2], m[5]])
        .collect();
    let outputs = Launch::of(kernel.file(), "k", [COUNT as u32, 1, 1])
        .by(WAYS)
        .input(&transposed)
        .in_out(&vec![0.0_f32; COUNT * 8])
        .run();
    let actual = outputs.buffer::<f32>(1);
    for (actual, expected) in actual.chunks(4).zip(numbers.chunks(3)) {
        assert_eq!(&actual[..3], expected);
    }
}

/// A block of settings in a uniform buffer, through a function that takes the handle, and a loop
/// over it.
#[test]
fn functions_take_handles() {
    if !vulkan_expected() {
        return;
    }
    let kernel = Kernel::with(
        [1, 1, 1],
        &[
            "%weights: !mir.uniform_buffer<f16> {mir.name = \"weights\", mir.resource = #mir.resource<set = 0, binding = 0, uniform>}",
            "%to: !mir.storage_buffer<f32> {mir.name = \"to\", mir.resource = #mir.resource<set = 0, binding = 1, storage>}",
            "%n: i32 {mir.name = \"n\"}",
        ],
        "  %i = mir.gpu.global_id x
  %sum = func.call @sum(%weights, %i, %n) : (!mir.uniform_buffer<f16>, i32, i32) -> f32
  mir.gpu.resource_store %to[%i], %sum : !mir.storage_buffer<f32>, i32, f32
",
        "func.func @sum(%weights: !mir.uniform_buffer<f16>, %first: i32, %end: i32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1 : i32
  %sum = scf.for %j = %first to %end step %one iter_args(%so_far = %zero) -> (f32) : i32 {
    %h = mir.gpu.resource_load %weights[%j] : !mir.uniform_buffer<f16>, i32 -> f16
    %w = arith.extf %h : f16 to f32
    %next = arith.addf %so_far, %w : f32
    scf.yield %next : f32
  }
  return %sum : f32
}
",
    );
    let weights: Vec<f16> = (0..COUNT).map(|w| f16::from_f32(w as f32 * 0.5)).collect();
    let packed: Vec<u8> = weights.iter().flat_map(|w| w.to_le_bytes()).collect();
    let sums = Launch::of(kernel.file(), "k", [COUNT as u32, 1, 1])
        .by(WAYS)
        .input_bytes(Scalar::F16, &spread(&packed, 2, 16, 0x5a))
        .in_out(&[0.0_f32; COUNT])
        .scalar(COUNT as i32)
        .run()
        .buffer::<f32>(1);
    let expected: Vec<f32> = (0..COUNT)
        .map(|first| weights[first..].iter().map(|w| w.to_f32()).sum())
        .collect();
    assert_eq!(sums, expected);
}

/// On each device with pointers to uniform buffers; in Metal with its calls and without.
const OF_POINTERS: &[Way] = &[
    CPU,
    Way { check: true, ..CPU },
    METAL,
    METAL_GATHERED,
    Way {
        level: OptLevel::O0,
        ..METAL
    },
    OPENCL_C,
];

/// R-RUNA-13: pointers to uniform buffers, read alone, in a loop and by a function, chosen, generic, volatile, and by
/// an atomic; wherever their memory is.
#[test]
fn uniform_buffers_are_read_through_pointers() {
    if !vulkan_expected() {
        return;
    }
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../test/targets/msl/uniforms.mlir"
    );
    let numbers = |first: i32| (0..8).map(|n| (first + n) as f32).collect::<Vec<_>>();
    let (a, b, c, d) = (numbers(1), numbers(20), numbers(300), numbers(4000));
    let u: Vec<f32> = (0..32).map(|n| n as f32 * 65536.0).collect();
    let before = numbers(100_000);
    let sums = Launch::of(file.as_ref(), "k", [8, 1, 1])
        .by(OF_POINTERS)
        .input(&a)
        .input(&b)
        .input(&c)
        .input(&d)
        .input(&[0.5_f32])
        .input(&[7_i32])
        .input(&u)
        .in_out(&before)
        .scalar(5_i32)
        .run()
        .buffer::<f32>(7);
    let of_loop: f32 = a[..5].iter().sum();
    for (i, sum) in sums.into_iter().enumerate() {
        let chosen = if i < 5 { b[i] } else { before[i] };
        let expected = of_loop + chosen + c[i] + d[i] + 0.5 + 7.0 + u[i * 4 + 1];
        assert_eq!(sum, expected, "{i}");
    }
}
