//! Constant globals of one number or one vector, in every language.

use std::fmt::Write as _;
use std::fs;

use gir_run::element::Scalar;
use half::f16;
use tempfile::TempDir;

use crate::e2e::launch::{CPU, CUDA, Element, Launch, METAL, OPENCL, OPENCL_C, PTX, VULKAN, Way};
use crate::e2e::vulkan_expected;

const WAYS: &[Way] = &[
    CPU,
    VULKAN,
    OPENCL,
    OPENCL_C,
    Way {
        device: "opencl:pocl",
        ..VULKAN
    },
    METAL,
    PTX,
    CUDA,
];

/// Constants of a type, and their expected values in a kernel.
struct Constants {
    ty: Scalar,
    globals: String,
    /// The steps of a kernel that stores them to `%out_TYPE`.
    steps: String,
    expected: Vec<u8>,
    room: Vec<u8>,
}

/// Three numbers, and a vector whose third lane is read; a function reads the first number, too.
fn constants<T: Element>(numbers: [T; 3], vector: [T; 4]) -> Constants {
    let ty = T::SCALAR;
    let size = T::GUARD.to_memory().len();
    let (mut globals, mut steps) = (String::new(), String::new());
    for (index, number) in numbers.iter().enumerate() {
        let number = literal(*number);
        let _ = writeln!(
            globals,
            "global @{ty}.{index} : ptr[const]<{ty}> = {number}"
        );
        let _ = write!(
            steps,
            "  %p{index}.{ty} = mov @{ty}.{index}\n  %x{index}.{ty} = load %p{index}.{ty}\n"
        );
    }
    let lanes = vector.map(literal).join(", ");
    let _ = write!(
        globals,
        "global @{ty}.v : ptr[const]<vec4<{ty}>> = [{lanes}]\n\
         func noinline @behind.{ty}(%p: ptr[const]<{ty}>) -> {ty} {{\nentry:\n  %x = load %p\n  ret %x\n}}\n"
    );
    let _ = write!(
        steps,
        "  %pv.{ty} = mov @{ty}.v\n  %v.{ty} = load %pv.{ty}\n  %x3.{ty} = extract %v.{ty}, 2\n  \
         %x4.{ty} = call @behind.{ty}(%p0.{ty})\n"
    );
    for index in 0..5 {
        let _ = write!(
            steps,
            "  %to{index}.{ty} = gep %out_{ty}, {index}u, stride={size}\n  store %to{index}.{ty}, %x{index}.{ty}\n"
        );
    }
    let [first, second, third] = numbers;
    let found = [first, second, third, vector[2], first, T::GUARD];
    Constants {
        ty,
        globals,
        steps,
        expected: found.iter().flat_map(|one| one.to_memory()).collect(),
        room: T::GUARD.to_memory().repeat(6),
    }
}

/// The bits of a float; the digits of an integer.
fn literal<T: Element>(value: T) -> String {
    let ty = T::SCALAR;
    if !ty.to_string().starts_with('f') {
        return format!("{value}{ty}");
    }
    let bytes = value.to_memory().into_iter().rev();
    let bits = bytes.fold(String::new(), |bits, byte| bits + &format!("{byte:02x}"));
    format!("{ty}(0x{bits})")
}

/// Runs one kernel that reads all of them.
fn check(all: &[Constants]) {
    if !vulkan_expected() {
        return;
    }
    let parameters = all
        .iter()
        .map(|one| format!("%out_{0}: ptr[global]<{0}>", one.ty));
    let parameters: Vec<_> = parameters.collect();
    let mut text: String = all.iter().map(|one| one.globals.as_str()).collect();
    let _ = write!(
        text,
        "func kernel workgroup_size(1, 1, 1) @k({}) -> void {{\nentry:\n",
        parameters.join(", ")
    );
    text.extend(all.iter().map(|one| one.steps.as_str()));
    text.push_str("  ret\n}\n");
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("constants.gir");
    fs::write(&file, &text).unwrap();
    let mut launch = Launch::of(&file, "k", [1, 1, 1]).by(WAYS);
    for one in all {
        launch = launch.in_out_bytes(one.ty, &one.room);
    }
    let outputs = launch.run();
    for (index, one) in all.iter().enumerate() {
        assert_eq!(outputs.bytes(index, one.ty), one.expected, "{}", one.ty);
    }
}

/// R-GIR-11 R-GIR-23 R-GIR-24
#[test]
fn constants_of_one_number_are_read() {
    check(&[
        constants([i8::MIN, -1, 127], [1, -2, 3, -4]),
        constants([u8::MAX, 0, 1], [1, 2, 200, 4]),
        constants([i16::MIN, -1, 300], [1, -2, -300, -4]),
        constants([u16::MAX, 0, 300], [1, 2, 60_000, 4]),
        constants([i32::MIN, -1, 7], [1, -2, 70_000, -4]),
        constants([u32::MAX, 0, 7], [1, 2, 4_000_000_000, 4]),
        constants([f32::NAN, -0.0, 1.5], [1.0, 2.0, f32::INFINITY, 4.0]),
    ]);
}

/// R-GIR-11 R-GIR-23 R-GIR-24
#[test]
fn constants_of_one_long_number_are_read() {
    check(&[
        constants([i64::MIN, -1, 1 << 40], [1, -2, -1 << 50, -4]),
        constants([u64::MAX, 0, 1 << 40], [1, 2, 1 << 63, 4]),
    ]);
    check(&[constants(
        [f64::NAN, -0.0, 1e300],
        [1.0, 2.0, f64::MIN_POSITIVE, 4.0],
    )]);
}

/// R-GIR-11 R-GIR-23 R-GIR-24
#[test]
fn constants_of_one_half_are_read() {
    let half = f16::from_f32;
    check(&[constants(
        [half(1.5), half(-0.0), f16::NAN],
        [1.0, 2.0, -3.5, 4.0].map(half),
    )]);
}
