//! Launches that a device refuses or cannot finish.

use super::super::element::Scalar;
use super::super::program::{CompileError, DynamicShared, Param, ParamKind, Program};
use super::fixtures::{Bench, block, buffer, program, saxpy, vulkan_expected};

const SAXPY_ARGS: [&str; 8] = [
    "--arg",
    "zeros:f32:64",
    "--arg",
    "zeros:f32:64",
    "--arg",
    "f32:1",
    "--arg",
    "u32:64",
];

#[test]
fn a_launch_over_the_limits_ends_with_status_3() {
    if !vulkan_expected() {
        return;
    }
    let bench = Bench::new(saxpy());
    let most = u32::MAX.to_string();
    bench
        .run_on_vulkan(&format!("1,{most}"), &SAXPY_ARGS)
        .fails(
            3,
            "workgroups in y, 4294967295 wanted (maxComputeWorkGroupCount)",
        );
    let huge = ["--arg", "zeros:u8:0x7000000000000000"];
    bench
        .run_on_vulkan("1", &[&huge, &SAXPY_ARGS[2..]].concat())
        .fails(
            3,
            "bytes in a buffer like %x, 8070450532247928832 wanted (maxStorageBufferRange)",
        );
    let wide = Program {
        workgroup_size: [1 << 20, 1, 1],
        ..saxpy()
    };
    let run = Bench::new(wide).run_on_vulkan("1", &SAXPY_ARGS);
    assert!(
        run.stderr.contains("(maxComputeWorkGroupSize)"),
        "{}",
        run.stderr
    );
    run.fails(3, "(maxComputeWorkGroupInvocations)");
    let pushy = Program {
        variant: None,
        specialised: vec![],
        push_constants: block(1 << 20),
        ..saxpy()
    };
    Bench::new(pushy)
        .run_on_vulkan("1", &SAXPY_ARGS)
        .fails(3, "(maxPushConstantsSize)");
}

#[test]
fn too_much_shared_memory_ends_with_status_3() {
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
    bench
        .run_on_vulkan(
            "1",
            &["--arg", "shared:0x10000000", "--arg", "zeros:u32:32"],
        )
        .fails(
            3,
            "bytes of shared memory, 268435456 wanted (maxComputeSharedMemorySize)",
        );
}

#[test]
fn a_set_beyond_the_devices_ends_with_status_3() {
    if !vulkan_expected() {
        return;
    }
    let mut far = saxpy();
    far.params[0] = buffer("x", u32::MAX, 0, Scalar::F32);
    Bench::new(far)
        .run_on_vulkan("1", &SAXPY_ARGS)
        .fails(3, "(maxBoundDescriptorSets)");
}

#[test]
fn a_missing_capability_is_named() {
    if !vulkan_expected() {
        return;
    }
    let mut code = program("nothing", [1, 1, 1]).code;
    // The first instruction, right after the header, is `OpCapability Shader`.
    assert_eq!(code[20..28], [17, 0, 2, 0, 1, 0, 0, 0]);
    code[24] = 6;
    let kernel = Program {
        code,
        ..program("nothing", [1, 1, 1])
    };
    Bench::new(kernel)
        .run_on_vulkan("1", &[])
        .fails(3, "lacks capability Kernel");
}

#[test]
fn what_is_no_spirv_is_refused() {
    if !vulkan_expected() {
        return;
    }
    for code in [vec![], vec![3, 2, 35, 7], vec![0xff; 64]] {
        let kernel = Program {
            code,
            ..program("nothing", [1, 1, 1])
        };
        Bench::new(kernel)
            .run_on_vulkan("1", &[])
            .fails(1, "not valid SPIR-V");
    }
}

#[test]
fn the_compilers_diagnostics_stand_as_they_are() {
    if !vulkan_expected() {
        return;
    }
    let text = "k.gir:1:2: error: 'frob' is no instruction\n".to_owned();
    let bench = Bench::with(Err(CompileError::Invalid(text.clone())));
    let run = bench.run_on_vulkan("1", &[]);
    assert_eq!((run.status, run.stderr.as_str()), (1, text.as_str()));
    let bench = Bench::with(Err(CompileError::Unsupported(text.clone())));
    let run = bench.run_on_vulkan("1", &[]);
    assert_eq!((run.status, run.stderr.as_str()), (3, text.as_str()));
}

#[test]
fn a_workgroup_size_that_does_not_agree_is_refused() {
    if !vulkan_expected() {
        return;
    }
    let bench = Bench::new(saxpy());
    bench
        .run_on_vulkan(
            "1",
            &[&SAXPY_ARGS[..], &["--workgroup-size", "32"]].concat(),
        )
        .fails(
            1,
            "--workgroup-size 32,1,1 does not agree with the 64,1,1 of kernel 'saxpy'",
        );
}

#[test]
fn an_output_must_be_a_buffer_and_a_writable_file() {
    if !vulkan_expected() {
        return;
    }
    let bench = Bench::new(saxpy());
    let file = bench.path("out.npy");
    let missing = bench.path("no/out.npy");
    for (out, message) in [
        (
            vec![format!("2={file}")],
            "--out 2: parameter '%a' of kernel 'saxpy' is neither a buffer nor an image",
        ),
        (
            vec![format!("4={file}")],
            "--out 4: kernel 'saxpy' has 4 parameters, counted from 0",
        ),
        (vec![format!("1={missing}")], "no/out.npy': "),
        (
            vec![format!("0={file}"), format!("1={file}")],
            "two outputs go to this file",
        ),
    ] {
        let outs = out.iter().flat_map(|out| ["--out", out.as_str()]);
        let args: Vec<&str> = SAXPY_ARGS.into_iter().chain(outs).collect();
        bench.run_on_vulkan("1", &args).fails(1, message);
    }
    let args = [&SAXPY_ARGS[..], &["--out-global", "g=x.npy"]].concat();
    bench
        .run_on_vulkan("1", &args)
        .fails(1, "--out-global 'g': the kernel has no such global");
    assert_eq!(
        bench.files(),
        Vec::<String>::new(),
        "a failure leaves no file"
    );
}

#[test]
fn a_kernel_that_does_not_end_is_given_up() {
    if !vulkan_expected() {
        return;
    }
    let params = vec![buffer("flag", 0, 0, Scalar::U32)];
    let bench = Bench::new(Program {
        params,
        ..program("endless", [1, 1, 1])
    });
    let out = format!("0={}", bench.path("flag.npy"));
    bench
        .run_on_vulkan(
            "1",
            &["--arg", "zeros:u32:1", "--timeout", "1", "--out", &out],
        )
        .fails(
            1,
            "kernel 'endless' did not end within 1 s (--timeout sets the limit)",
        );
    assert_eq!(bench.files(), Vec::<String>::new());
}
