//! Kernels that run, with results checked bit by bit.

use super::super::element::{ElemType, Scalar};
use super::super::program::{DynamicShared, Global, Param, ParamKind, Program};
use super::fixtures::{Bench, buffer, noise, program, saxpy, vulkan_expected};
use gir::reflection::{schema::GlobalSpace, slots::Slot};

fn f32_bits(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks_exact(4)
        .map(|b| u32::from_le_bytes(b.try_into().unwrap()))
        .collect()
}

fn saxpy_bits(a: f32, x: &[f32], y: &[f32], n: usize) -> Vec<u32> {
    let value = |i: usize| if i < n { a * x[i] + y[i] } else { y[i] };
    (0..y.len()).map(|i| value(i).to_bits()).collect()
}

#[test]
fn saxpy_from_file_to_file() {
    if !vulkan_expected() {
        return;
    }
    let bench = Bench::new(saxpy());
    let (x, y) = (noise(1000, 1), noise(1000, 2));
    let (x_file, y_file) = (bench.f32s("x.npy", &x), bench.f32s("y.npy", &y));
    let out = format!("1={}", bench.path("y.npy"));
    let args = [
        "--arg", &x_file, "--arg", &y_file, "--arg", "f32:2.7", "--arg", "u32:999",
    ];
    let text = bench
        .run_on_vulkan("16", &[&args, &["--out", &out][..]].concat())
        .ok();
    assert!(text.contains("saxpy: 16 workgroups of 64, "), "{text}");
    assert!(
        text.contains(&format!("%y -> {}\n", bench.path("y.npy"))),
        "{text}"
    );
    let result = bench.read("y.npy");
    assert_eq!(
        (result.descr.as_str(), result.shape.as_slice()),
        ("<f4", &[1000][..])
    );
    assert_eq!(f32_bits(&result.bytes), saxpy_bits(2.7, &x, &y, 999));
    assert_eq!(f32_bits(&bench.read("x.npy").bytes), f32_bits_of(&x));
    assert_eq!(bench.files(), ["x.npy", "y.npy"]);
}

fn f32_bits_of(values: &[f32]) -> Vec<u32> {
    values.iter().map(|value| value.to_bits()).collect()
}

#[test]
fn the_compiler_is_asked_for_the_profile_of_the_device() {
    if !vulkan_expected() {
        return;
    }
    let bench = Bench::new(program("nothing", [1, 1, 1]));
    bench.run_on_vulkan("1", &["--workgroup-size", "1,1"]).ok();
    let requests = bench.requests.borrow();
    let [(kernel, size, target)] = requests.as_slice() else {
        panic!("{requests:?}")
    };
    assert_eq!((kernel.as_str(), *size), ("nothing", Some([1, 1, 1])));
    assert!(
        ["vulkan1.1", "vulkan1.2", "vulkan1.3"].contains(&target.as_str()),
        "{target}"
    );
}

#[test]
fn repeated_runs_start_from_the_same_arguments() {
    if !vulkan_expected() {
        return;
    }
    let bench = Bench::new(saxpy());
    let (x, y) = (noise(64, 3), noise(64, 4));
    let (x_file, y_file) = (bench.f32s("x.npy", &x), bench.f32s("y.npy", &y));
    let out = format!("1={}", bench.path("out.npy"));
    let args = [
        "--arg", &x_file, "--arg", &y_file, "--arg", "f32:3", "--arg", "u32:64",
    ];
    let more = ["--out", &out, "--repeat", "5", "--json"];
    let report = bench.run_on_vulkan("1", &[&args[..], &more].concat()).ok();
    assert_eq!(
        f32_bits(&bench.read("out.npy").bytes),
        saxpy_bits(3.0, &x, &y, 64)
    );

    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    let runs: Vec<f64> = serde_json::from_value(report["times"]["runs"].clone()).unwrap();
    assert_eq!(runs.len(), 5);
    assert!(runs.iter().all(|ns| *ns > 0.0), "{runs:?}");
    let (least, median) = (&report["times"]["min"], &report["times"]["median"]);
    assert!(least.as_f64().unwrap() <= median.as_f64().unwrap());
    assert_eq!(report["device"]["name"], "vulkan");
    assert_eq!(report["kernel"], "saxpy");
    assert_eq!(report["artifacts"][0]["format"], "spirv");
    assert_eq!(report["artifacts"][0]["bytes"], saxpy().code.len());
    assert_eq!(report["outputs"][0]["shape"], serde_json::json!([64]));
}

#[test]
fn repeated_runs_are_summed_up() {
    if !vulkan_expected() {
        return;
    }
    let bench = Bench::new(program("nothing", [1, 1, 1]));
    let text = bench.run_on_vulkan("2,3", &["--repeat", "4"]).ok();
    assert!(
        text.contains("nothing: 2x3 workgroups of 1, 4 runs: median "),
        "{text}"
    );
}

#[test]
fn a_vector_buffer_takes_and_gives_lanes() {
    if !vulkan_expected() {
        return;
    }
    let mut program = saxpy();
    let vec4 = ElemType::vector(Scalar::F32, 4).unwrap();
    program.params[0] = buffer("x", 0, 0, vec4);
    program.params[1] = buffer("y", 0, 1, vec4);
    let bench = Bench::new(program);
    let (x, y) = (noise(64, 5), noise(64, 6));
    let (x_file, y_file) = (bench.f32s("x.npy", &x), bench.f32s("y.npy", &y));
    let out = format!("1={}", bench.path("out.npy"));
    let args = [
        "--arg", &x_file, "--arg", &y_file, "--arg", "f32:-1", "--arg", "u32:64",
    ];
    bench
        .run_on_vulkan("1", &[&args, &["--out", &out][..]].concat())
        .ok();
    let result = bench.read("out.npy");
    assert_eq!(
        (result.descr.as_str(), result.shape.as_slice()),
        ("<f4", &[16, 4][..])
    );
    assert_eq!(f32_bits(&result.bytes), saxpy_bits(-1.0, &x, &y, 64));
}

/// `saxpy` whose `y` is a global of 64 elements.
fn saxpy_with_global(init: Option<Vec<u8>>) -> Program {
    let mut program = saxpy();
    program.params.remove(1);
    program.globals.push(Global {
        name: "y".to_owned(),
        slot: Slot { set: 0, binding: 1 },
        address: None,
        elem: Scalar::F32.into(),
        count: 64,
        init,
        space: GlobalSpace::Global,
        printf: None,
    });
    program
}

#[test]
fn globals_start_as_told_and_come_back() {
    if !vulkan_expected() {
        return;
    }
    let (x, y, other) = (noise(64, 7), noise(64, 8), noise(64, 9));
    let bytes: Vec<u8> = y.iter().flat_map(|value| value.to_le_bytes()).collect();
    for (init, given, start) in [
        (None, false, vec![0.0; 64]),
        (Some(bytes.clone()), false, y),
        (Some(bytes), true, other.clone()),
    ] {
        let bench = Bench::new(saxpy_with_global(init));
        let x_file = bench.f32s("x.npy", &x);
        let global = format!("y={}", bench.f32s("g.npy", &other));
        let out = format!("y={}", bench.path("out.npy"));
        let mut args = vec!["--arg", &x_file, "--arg", "f32:1.5", "--arg", "u32:64"];
        args.extend(["--out-global", &out]);
        if given {
            args.extend(["--global", &global]);
        }
        bench.run_on_vulkan("1", &args).ok();
        let result = bench.read("out.npy");
        assert_eq!(f32_bits(&result.bytes), saxpy_bits(1.5, &x, &start, 64));
    }
}

#[test]
fn sets_may_have_gaps_and_f64_is_enabled() {
    if !vulkan_expected() {
        return;
    }
    let params = vec![
        buffer("a", 0, 1, Scalar::F64),
        buffer("b", 2, 3, Scalar::F64),
    ];
    let bench = Bench::new(Program {
        params,
        ..program("two_sets", [4, 2, 1])
    });
    let a: Vec<f64> = (0..16).map(|i| 0.1 * f64::from(i)).collect();
    let bytes: Vec<u8> = a.iter().flat_map(|value| value.to_le_bytes()).collect();
    let a_file = bench.npy("a.npy", Scalar::F64, &[4, 4], &bytes);
    let out = format!("1={}", bench.path("b.npy"));
    let args = ["--arg", &a_file, "--arg", "zeros:f64:16", "--out", &out];
    bench.run_on_vulkan("1,2", &args).ok();
    let expected: Vec<u8> = a
        .iter()
        .flat_map(|value| (2.0 * value).to_le_bytes())
        .collect();
    assert_eq!(bench.read("b.npy").bytes, expected);
}

#[test]
fn dynamic_shared_memory_gets_its_size_at_launch() {
    if !vulkan_expected() {
        return;
    }
    let shared = DynamicShared {
        spec_id: 7,
        elem: Scalar::U32.into(),
    };
    let tile = Param {
        name: "tile".to_owned(),
        kind: ParamKind::DynamicShared(shared),
    };
    let params = vec![tile, buffer("data", 0, 0, Scalar::U32)];
    let bench = Bench::new(Program {
        params,
        ..program("reverse", [32, 1, 1])
    });
    let data: Vec<u8> = (0..64u32).flat_map(u32::to_le_bytes).collect();
    let file = bench.npy("data.npy", Scalar::U32, &[64], &data);
    let out = format!("1={}", bench.path("data.npy"));
    bench
        .run_on_vulkan("2", &["--arg", "shared:128", "--arg", &file, "--out", &out])
        .ok();
    let expected: Vec<u32> = (0..32).rev().chain((32..64).rev()).collect();
    assert_eq!(f32_bits(&bench.read("data.npy").bytes), expected);
}

#[test]
fn wide_and_float_atomics_are_enabled() {
    if !vulkan_expected() {
        return;
    }
    let params = vec![
        buffer("count", 0, 0, Scalar::U64),
        buffer("sum", 0, 1, Scalar::F32),
    ];
    let bench = Bench::new(Program {
        params,
        ..program("atomics", [64, 1, 1])
    });
    let start = (u64::from(u32::MAX)).to_le_bytes();
    let file = bench.npy("count.npy", Scalar::U64, &[1], &start);
    let count = format!("0={}", bench.path("count.npy"));
    let sum = format!("1={}", bench.path("sum.npy"));
    let args = [
        "--arg",
        &file,
        "--arg",
        "zeros:f32:1",
        "--out",
        &count,
        "--out",
        &sum,
    ];
    bench.run_on_vulkan("8", &args).ok();
    assert_eq!(
        bench.read("count.npy").bytes,
        (u64::from(u32::MAX) + 512).to_le_bytes()
    );
    assert_eq!(bench.read("sum.npy").bytes, 512f32.to_le_bytes());
}

#[test]
fn narrow_types_and_subgroups_are_enabled() {
    if !vulkan_expected() {
        return;
    }
    let params = vec![
        buffer("h", 0, 0, Scalar::F16),
        buffer("b", 0, 1, Scalar::U8),
        buffer("s", 0, 2, Scalar::U16),
    ];
    let bench = Bench::new(Program {
        params,
        ..program("narrow", [32, 1, 1])
    });
    let halves: Vec<half::f16> = (0..32u8)
        .map(|i| half::f16::from_f32(f32::from(i) / 3.0))
        .collect();
    let bytes: Vec<u8> = halves
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect();
    let h_file = bench.npy("h.npy", Scalar::F16, &[32], &bytes);
    let b_file = bench.npy(
        "b.npy",
        Scalar::U8,
        &[32],
        &(240..=255).chain(0..16).collect::<Vec<u8>>(),
    );
    let outs = ["h", "b", "s"].map(|name| bench.path(&format!("{name}.npy")));
    let outs: Vec<String> = outs
        .iter()
        .enumerate()
        .map(|(i, path)| format!("{i}={path}"))
        .collect();
    let args = ["--arg", &h_file, "--arg", &b_file, "--arg", "zeros:u16:32"];
    let more = ["--out", &outs[0], "--out", &outs[1], "--out", &outs[2]];
    bench.run_on_vulkan("1", &[&args[..], &more].concat()).ok();
    let doubled: Vec<u8> = halves
        .iter()
        .flat_map(|value| half::f16::from_f32(2.0 * value.to_f32()).to_le_bytes())
        .collect();
    let result = bench.read("h.npy");
    assert_eq!((result.descr.as_str(), result.bytes), ("<f2", doubled));
    assert_eq!(
        bench.read("b.npy").bytes,
        (241..=255).chain(0..=16).collect::<Vec<u8>>()
    );
    assert_eq!(
        bench.read("s.npy").bytes,
        (0..32u16).flat_map(u16::to_le_bytes).collect::<Vec<_>>()
    );
}

#[test]
fn an_empty_buffer_and_no_buffer_are_fine() {
    if !vulkan_expected() {
        return;
    }
    Bench::new(program("nothing", [1, 1, 1]))
        .run_on_vulkan("1", &[])
        .ok();
    let bench = Bench::new(saxpy());
    let out = format!("1={}", bench.path("y.npy"));
    let args = [
        "--arg",
        "zeros:f32:0",
        "--arg",
        "zeros:f32:0",
        "--arg",
        "f32:1",
        "--arg",
        "u32:0",
    ];
    bench
        .run_on_vulkan("1", &[&args, &["--out", &out][..]].concat())
        .ok();
    let result = bench.read("y.npy");
    assert_eq!((result.shape, result.bytes), (vec![0], vec![]));
}

#[test]
fn the_device_is_listed() {
    if !vulkan_expected() {
        return;
    }
    let bench = Bench::new(program("nothing", [1, 1, 1]));
    let text = bench.run(&["--list-devices"]).ok();
    assert!(text.contains("vulkan       yes * 0: "), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&bench.run(&["--list-devices", "--json"]).ok()).unwrap();
    let devices: Vec<_> = json.as_array().unwrap().iter().collect();
    let vulkan = devices.iter().find(|device| device["name"] == "vulkan");
    assert_eq!(vulkan.unwrap()["works"], true);
}
