//! Kernels in OpenCL C on the drivers of this machine.
//!
//! Tests are skipped on a missing driver, which the conformance suite counts as a failure for PoCL; Intel's is required
//! where the environment says that the executors under a vendor's licence are installed.

use super::super::device;
use super::super::element::{ElemType, Scalar};
use super::super::program::{
    DynamicGlobal, DynamicShared, Global, Indices, Param, ParamKind, Program,
};
use super::fixtures::{Bench, Ran, block, buffer, scalar};
use super::skip;
use gir::reflection::{schema::GlobalSpace, slots::Slot};

/// The drivers to run on: those of the machine, and Intel's where it is required.
fn drivers() -> Vec<&'static str> {
    let mut drivers = vec!["opencl:pocl", "opencl:intel"];
    drivers.retain(|driver| is_there(driver, skip::part));
    drivers
}

/// Whether a test that needs PoCL can run; it is skipped otherwise.
fn needs_pocl() -> bool {
    is_there("opencl:pocl", skip::whole)
}

fn is_there(driver: &str, skip: fn(&str)) -> bool {
    let is_installed = std::env::var("GIR_VENDOR").is_ok_and(|value| value == "1");
    match device::by_name(Some(driver)).unwrap().probe() {
        Err(failure) if driver == "opencl:intel" && is_installed => panic!("{failure}"),
        Err(failure) => {
            skip(&format!("{driver}: {failure}"));
            false
        }
        Ok(_) => true,
    }
}

fn program(entry: &str, code: &str) -> Program {
    Program {
        code: code.as_bytes().to_vec(),
        format: "opencl",
        profile: super::fixtures::profile("opencl3.0"),
        entry: entry.to_owned(),
        workgroup_size: [1, 1, 1],
        subgroup_size: None,
        subgroup_choice: None,
        tile: [1; 3],
        params: vec![buffer("x", 0, 0, Scalar::U32)],
        globals: vec![],
        dynamic_global: None,
        variant: None,
        specialised: vec![],
        indices: Indices::default(),
        arguments: vec![],
        push_constants: None,
        shared_size: 0,
    }
}

fn run(bench: &Bench, driver: &str, args: &[&str]) -> Ran {
    let start = [
        "k.gir",
        "--kernel",
        "k",
        "--device",
        driver,
        "--workgroups",
        "1",
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

fn shared(name: &str, spec_id: u32) -> (String, DynamicShared) {
    let elem = ElemType::from(Scalar::U32);
    (name.to_owned(), DynamicShared { spec_id, elem })
}

/// The parameters of [`arguments`], in OpenCL's order.
fn takes_everything() -> Program {
    let vector = ParamKind::Scalar {
        ty: "vec3<f32>".parse().unwrap(),
        offset: 32,
    };
    let (tile, tile_size) = shared("tile", 0);
    let (extra, extra_size) = shared("extra", 1);
    let named = |name: &str, kind| Param {
        name: name.to_owned(),
        kind,
    };
    Program {
        workgroup_size: [4, 1, 1],
        params: vec![
            buffer("x", 0, 0, Scalar::U32),
            scalar("a", Scalar::U8, 0),
            scalar("b", Scalar::U16, 2),
            scalar("c", Scalar::U32, 4),
            scalar("d", Scalar::U64, 8),
            named("v", vector),
            named(&tile, ParamKind::DynamicShared(tile_size)),
        ],
        globals: vec![Global {
            name: "sum".to_owned(),
            slot: Slot { set: 0, binding: 9 },
            address: None,
            elem: Scalar::U32.into(),
            count: 1,
            init: None,
            space: GlobalSpace::Global,
            printf: None,
        }],
        dynamic_global: Some(DynamicGlobal {
            name: extra,
            shared: extra_size,
        }),
        push_constants: block(48),
        ..program("arguments", include_str!("kernels/arguments.cl"))
    }
}

/// Parameters in order, scalars by value, a vector of three as wide as one of four, then globals, then workgroup
/// memory of the launch's size.
#[test]
fn every_kind_of_argument_reaches_the_kernel() {
    for driver in drivers() {
        let bench = Bench::new(takes_everything());
        let (out, sum) = (bench.path("x.npy"), bench.path("sum.npy"));
        let (out, sum) = (format!("0={out}"), format!("sum={sum}"));
        #[rustfmt::skip]
        let args = [
            "--arg", "zeros:u32:5", "--arg", "u8:200", "--arg", "u16:1000", "--arg", "u32:20000",
            "--arg", "u64:300000", "--arg", "vec3<f32>:1,2,4000000", "--arg", "shared:16",
            "--arg", "shared:16", "--out", &out, "--out-global", &sum,
        ];
        let text = run(&bench, driver, &args).ok();
        assert!(text.contains(&format!("{driver}: ")), "{text}");
        let base = 3 + 200 + 1000 + 20_000 + 300_000 + 4_000_000;
        let expected = [base + 3, base + 2, base + 1, base, 0];
        assert_eq!(u32s(&bench, "x.npy"), expected, "{driver}");
        assert_eq!(u32s(&bench, "sum.npy"), [base + 3], "{driver}");
    }
}

/// The version is the profile's, and nothing allows the compiler to approximate.
#[test]
fn the_compiler_is_told_the_version_of_the_profile() {
    let versions = [("opencl1.2", 120), ("opencl2.0", 200), ("opencl3.0", 300)];
    for driver in drivers() {
        // PoCL has versions 1.2 and 3.0.
        let has = |target| driver != "opencl:pocl" || target != "opencl2.0";
        for (target, version) in versions.into_iter().filter(|(target, _)| has(*target)) {
            let bench = Bench::new(Program {
                profile: super::fixtures::profile(target),
                ..program("features", include_str!("kernels/features.cl"))
            });
            let out = format!("0={}", bench.path("x.npy"));
            run(&bench, driver, &["--arg", "zeros:u32:16", "--out", &out]).ok();
            let found = u32s(&bench, "x.npy");
            assert_eq!(found[0], version, "{driver}, {target}");
            let errors = (1_u32..16).map(|i| {
                let exact = (i as f32 / 3.0).to_bits();
                exact.abs_diff(found[i as usize])
            });
            // OpenCL allows 2.5 units in the last place on a device without exact quotients.
            let most = match driver {
                "opencl:pocl" => 0,
                _ => 2,
            };
            assert!(errors.max() <= Some(most), "{driver}, {target}");
        }
    }
    if !is_there("opencl:pocl", skip::part) {
        return;
    }
    let bench = Bench::new(Program {
        profile: super::fixtures::profile("opencl2.0"),
        ..program("features", include_str!("kernels/features.cl"))
    });
    let message = "error: the device does not take OpenCL C 2.0";
    run(&bench, "opencl:pocl", &["--arg", "zeros:u32:16"]).fails(3, message);
}

#[test]
fn what_a_device_lacks_is_named() {
    if !needs_pocl() {
        return;
    }
    for (kernel, code, message) in [
        (
            "halves",
            include_str!("kernels/halves.cl"),
            "error: the device lacks cl_khr_fp16, for 'cl_khr_fp16'",
        ),
        (
            "system",
            include_str!("kernels/system.cl"),
            "error: the device lacks __opencl_c_atomic_scope_all_devices, for 'memory_scope_all_svm_devices'",
        ),
    ] {
        let bench = Bench::new(program(kernel, code));
        run(&bench, "opencl:pocl", &["--arg", "zeros:u32:1"]).fails(3, message);
    }
    let bench = Bench::new(Program {
        subgroup_size: Some(8),
        ..program("features", include_str!("kernels/features.cl"))
    });
    let message = "the device has subgroups of no fixed number of work-items, 8 wanted";
    run(&bench, "opencl:pocl", &["--arg", "zeros:u32:16"]).fails(3, message);
}

#[test]
fn errors_of_the_devices_compiler_are_shown() {
    for driver in drivers() {
        let bench = Bench::new(program("broken", include_str!("kernels/broken.cl")));
        run(&bench, driver, &["--arg", "zeros:u32:1"]).fails(1, "undeclared");
    }
}

#[test]
fn a_kernel_of_another_form_is_refused() {
    if !needs_pocl() {
        return;
    }
    let bench = Bench::new(Program {
        format: "spirv",
        ..program("features", "")
    });
    let message = "error: device 'opencl' does not run kernels compiled to spirv";
    run(&bench, "opencl:pocl", &["--arg", "zeros:u32:1"]).fails(3, message);
}

#[test]
fn a_driver_that_is_not_there_ends_with_status_4() {
    if !needs_pocl() {
        return;
    }
    let bench = Bench::new(program("features", ""));
    let message = "error: opencl: no device matches 'abacus' of --device opencl:WHICH or GIR_OPENCL_DEVICE; the devices are ";
    run(&bench, "opencl:abacus", &["--arg", "zeros:u32:1"]).fails(4, message);
}
