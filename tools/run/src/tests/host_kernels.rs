//! Kernels in the languages that the host emulates.

use std::collections::BTreeMap;

use super::super::element::{ElemType, Scalar};
use super::super::program::{
    DynamicGlobal, DynamicShared, Global, Indices, Param, ParamKind, Program,
};
use super::fixtures::{Bench, Ran, buffer, scalar};
use gir::reflection::{
    schema::{GlobalSpace, PushConstants},
    slots::Slot,
};

fn program(entry: &str, code: &str, items: u32) -> Program {
    Program {
        code: code.as_bytes().to_vec(),
        format: "msl",
        profile: super::fixtures::profile("metal3.2"),
        entry: entry.to_owned(),
        workgroup_size: [items, 1, 1],
        subgroup_size: None,
        subgroup_choice: None,
        tile: [1; 3],
        params: vec![buffer("x", 0, 0, Scalar::U32)],
        globals: vec![],
        dynamic_global: None,
        variant: None,
        specialised: vec![],
        arguments: vec![],
        indices: Indices {
            resources: BTreeMap::from([(Slot { set: 0, binding: 0 }, 0)]),
            ..Indices::default()
        },
        push_constants: None,
        shared_size: 0,
    }
}

fn run(bench: &Bench, groups: &str, args: &[&str]) -> Ran {
    let start = [
        "k.gir",
        "--kernel",
        "k",
        "--device",
        "msl-host",
        "--workgroups",
        groups,
    ];
    bench.run(&[&start, args].concat())
}

fn u32s(bench: &Bench, name: &str) -> Vec<u32> {
    let bytes = bench.read(name).bytes;
    let words = bytes.chunks_exact(4);
    words
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

/// The parameters of the kernel, in Metal's order.
fn takes_everything() -> Program {
    let elem = ElemType::from(Scalar::U32);
    let shared = |spec_id| DynamicShared { spec_id, elem };
    let named = |name: &str, kind| Param {
        name: name.to_owned(),
        kind,
    };
    let vector = ParamKind::Scalar {
        ty: "vec3<f32>".parse().unwrap(),
        offset: 16,
    };
    Program {
        params: vec![
            buffer("x", 0, 0, Scalar::U32),
            scalar("a", Scalar::U8, 0),
            scalar("b", Scalar::U16, 2),
            scalar("c", Scalar::U32, 4),
            scalar("d", Scalar::U64, 8),
            named("v", vector),
            named("tile", ParamKind::DynamicShared(shared(0))),
        ],
        globals: vec![Global {
            name: "sum".to_owned(),
            slot: Slot { set: 0, binding: 9 },
            address: None,
            elem,
            count: 1,
            init: None,
            space: GlobalSpace::Global,
            printf: None,
        }],
        dynamic_global: Some(DynamicGlobal {
            name: "extra".to_owned(),
            shared: shared(1),
        }),
        arguments: vec![],
        indices: Indices {
            resources: BTreeMap::from([
                (Slot { set: 0, binding: 0 }, 0),
                (Slot { set: 0, binding: 9 }, 1),
            ]),
            ..Indices::default()
        },
        push_constants: Some(PushConstants {
            size: 32,
            align: 16,
            index: Some(2),
        }),
        ..program("arguments", include_str!("kernels/arguments.metal"), 4)
    }
}

/// The text is compiled unchanged, and declares the kind of each parameter itself.
#[test]
fn every_kind_of_argument_reaches_the_kernel() {
    let bench = Bench::new(takes_everything());
    let (out, sum) = (bench.path("x.npy"), bench.path("sum.npy"));
    let (out, sum) = (format!("0={out}"), format!("sum={sum}"));
    #[rustfmt::skip]
    let args = [
        "--arg", "zeros:u32:9", "--arg", "u8:200", "--arg", "u16:1000", "--arg", "u32:20000",
        "--arg", "u64:300000", "--arg", "vec3<f32>:1,2,4000000", "--arg", "shared:16",
        "--arg", "shared:16", "--out", &out, "--out-global", &sum, "--repeat", "2",
    ];
    let text = run(&bench, "2", &args).ok();
    assert!(
        text.contains("msl-host: emulated: Metal by clang 22."),
        "{text}"
    );
    let r = 3 + 3 + 200 + 1000 + 20_000 + 300_000 + 4_000_000 + 1;
    let of_lane = |l: u32| r + (3 - l) - l;
    let expected: Vec<_> = [0, 1, 2, 3, 0, 1, 2, 3]
        .map(of_lane)
        .into_iter()
        .chain([0])
        .collect();
    assert_eq!(u32s(&bench, "x.npy"), expected);
    assert_eq!(u32s(&bench, "sum.npy"), [of_lane(0)]);
}

/// Work-items at the same place of the program participate, in branches too.
#[test]
fn work_items_of_a_subgroup_meet() {
    let bench = Bench::new(program(
        "subgroups",
        include_str!("kernels/subgroups.metal"),
        40,
    ));
    let out = format!("0={}", bench.path("x.npy"));
    run(&bench, "1", &["--arg", "zeros:u32:40", "--out", &out]).ok();
    let expected: Vec<u32> = (0..40)
        .map(|i: u32| {
            let (lane, first, end) = (i % 32, i / 32 * 32, (i / 32 * 32 + 32).min(40));
            let of_branch = match lane % 2 {
                0 => (end - first) / 2 * 100_000,
                _ => (end - first - 1) * 10_000_000,
            };
            (first..end).sum::<u32>() * 1000 + (lane ^ 1) + of_branch
        })
        .collect();
    assert_eq!(u32s(&bench, "x.npy"), expected);
}

#[test]
fn halves_are_rounded_once() {
    use half::f16;
    let bench = Bench::new(program("halves", include_str!("kernels/halves.metal"), 1));
    // 1 + 2^-10 squared is 1 + 2^-9 + 2^-20: the last bit counts where the sum is rounded.
    let (a, b, c) = (
        f16::from_bits(0x3c01),
        f16::from_bits(0x3c01),
        f16::from_bits(0x9001),
    );
    let bytes: Vec<u8> = [a, b, c, a, a, a, a, a]
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect();
    // The kernel takes the words that contain them.
    let file = format!("raw:{}", bench.npy("in.npy", Scalar::F16, &[8], &bytes));
    let out = format!("0={}", bench.path("x.npy"));
    run(&bench, "1", &["--arg", &file, "--out", &out]).ok();
    let found: Vec<_> = bench
        .read("x.npy")
        .bytes
        .chunks_exact(2)
        .map(|bytes| f16::from_le_bytes([bytes[0], bytes[1]]))
        .collect();
    let exact = a.to_f64() * b.to_f64() + c.to_f64();
    assert_eq!(found[3], a * b + c);
    assert_eq!(found[4], f16::from_f64(exact));
    assert_eq!(found[5], a / b);
    assert_eq!(found[6], f16::from_f64(a.to_f64().sqrt()));
    assert_eq!(found[7], f16::from_f64(3.0));
}

/// Nothing that a kernel does ends this process, or keeps it waiting.
#[test]
fn what_a_kernel_must_not_do_is_said() {
    for (kernel, items, message) in [
        (
            "lonely",
            4,
            "1 of the 4 work-items of a workgroup wait at a barrier that the others never reach",
        ),
        ("overflows", 1, "a sum of signed integers overflows"),
        ("divides", 1, "a division by zero"),
        ("strays", 1, "the kernel ended with signal 11"),
        ("recurses", 2, "the kernel ended with signal 11"),
        (
            "spins",
            1,
            "kernel 'spins' did not end within 1 s (--timeout sets the limit)",
        ),
        (
            "unbound",
            1,
            "the kernel takes buffer 3, which is not bound",
        ),
    ] {
        let code = include_str!("kernels/host_refusals.metal");
        let bench = Bench::new(program(kernel, code, items));
        let file = bench.npy(
            "in.npy",
            Scalar::U32,
            &[4],
            &[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        );
        let file = match kernel {
            "overflows" => bench.npy("in.npy", Scalar::U32, &[1], &[1, 0, 0, 0]),
            _ => file,
        };
        let limit = match kernel {
            "spins" => "1",
            _ => "60",
        };
        run(&bench, "1", &["--arg", &file, "--timeout", limit]).fails(1, message);
    }
}

#[test]
fn text_that_is_no_metal_is_refused() {
    for (code, message) in [
        (
            "kernel void k() { undeclared(); }",
            "use of undeclared identifier 'undeclared'",
        ),
        (
            "#include <metal_stdlib>\nkernel void k(device double* x [[buffer(0)]]) {}",
            "double",
        ),
        (
            "#include <metal_stdlib>\nkernel void k(device uint* x [[buffer(0)]]) { thread uint* p = x; }",
            "cannot initialize a variable of type '__private uint *__private'",
        ),
        (
            "#include <metal_stdlib>\nkernel void k(device uint* x) {}",
            "no arguments were provided",
        ),
    ] {
        let bench = Bench::new(program("k", code, 1));
        run(&bench, "1", &["--arg", "zeros:u32:1"]).fails(1, message);
    }
}

#[test]
fn what_the_device_lacks_is_named() {
    let code = include_str!("kernels/halves.metal");
    let bench = Bench::new(Program {
        subgroup_size: Some(16),
        ..program("halves", code, 2048)
    });
    let ran = run(&bench, "1", &["--arg", "zeros:u32:4"]);
    assert!(
        ran.stderr.contains("subgroups of 32 work-items, 16 wanted"),
        "{}",
        ran.stderr
    );
    ran.fails(3, "at most 1024 work-items of a workgroup, 2048 wanted");
}
