//! SPIR-V for OpenCL: it is valid, and runs as on other devices.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::e2e::{
    assert_same_bits,
    launch::{CPU, Launch, OPENCL, VULKAN},
    vulkan_expected,
};
use crate::machine::needs;

/// The kernels of a folder of `test`.
pub fn kernels(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test")
        .join(folder);
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut files: Vec<_> = files
        .filter(|file| file.extension() == Some(OsStr::new("gir")))
        .collect();
    files.sort();
    files
}

fn emit(kernel: &Path, target: &str, binary: &Path) -> Output {
    Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args([
            "--lower-to-lir",
            "--emit-spirv",
            &format!("--target={target}"),
        ])
        .args([kernel, Path::new("-o"), binary])
        .output()
        .unwrap()
}

fn validate(binary: &Path, environment: &str) -> Output {
    Command::new("spirv-val")
        .args(["--target-env", environment])
        .arg(binary)
        .output()
        .unwrap()
}

/// R-GIR-8 R-GIR-9 R-GIR-10 R-GIR-11 R-CHIP-50
#[test]
fn every_kernel_is_valid_for_opencl() {
    let directory = TempDir::new().unwrap();
    let binary = directory.path().join("k.spv");
    let mut seen = 0;
    for kernel in kernels("e2e").into_iter().chain(kernels("spec")) {
        let stem = kernel.file_stem().and_then(OsStr::to_str).unwrap();
        let emitted = emit(&kernel, "opencl2.1-spirv", &binary);
        let errors = String::from_utf8_lossy(&emitted.stderr);
        assert!(emitted.status.success(), "{stem}: {errors}");
        let bytes = fs::read(&binary).unwrap();
        let words = bytes.chunks_exact(4);
        let words = words.map(|word| u32::from_le_bytes(word.try_into().unwrap()));
        assert_eq!(
            words.clone().nth(1),
            Some(0x0001_0000),
            "{stem}: SPIR-V 1.0"
        );
        // Extensions of OpenCL, for which the validator has no environment.
        const CAPABILITY: u32 = 2 << 16 | 17;
        const FLOAT16: u32 = 9;
        const INT64_ATOMICS: u32 = 12;
        let words: Vec<_> = words.collect();
        let is_beyond =
            |op: &[u32]| op == [CAPABILITY, FLOAT16] || op == [CAPABILITY, INT64_ATOMICS];
        let environment = match words.windows(2).any(is_beyond) {
            true => "spv1.0",
            false => "opencl2.1",
        };
        let judged = validate(&binary, environment);
        let what = String::from_utf8_lossy(&judged.stdout);
        assert!(judged.status.success(), "{stem}: {what}");
        seen += 1;
    }
    assert!(seen > 40, "{seen}");
}

/// Writes a kernel file.
fn file(directory: &TempDir, text: &str) -> PathBuf {
    let file = directory.path().join("k.gir");
    fs::write(&file, text).unwrap();
    file
}

/// Every way into a kernel: a buffer, scalars and a vector of three, a global, and two kinds of
/// dynamic shared memory.
const ARGUMENTS: &str = "\
global @sum : ptr[global]<u32>
global @extra : ptr[shared]<u32> count=dynamic
func kernel workgroup_size(4,1,1) @k(%tile: ptr[shared]<u32>, %x: ptr[global]<u32>, %a: u8, %v: vec3<u32>, %b: u64) -> void {
entry:
  %l = local_id x
  %t = gep %tile, %l, stride=4
  store %t, %l
  %e = mov @extra
  %ep = gep %e, %l, stride=4
  store %ep, 3u
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %three = mov 3u
  %other = sub %three, %l
  %tp = gep %tile, %other, stride=4
  %reversed = load %tp
  %eo = gep %e, %other, stride=4
  %extra = load %eo
  %wide = zext %a -> u32
  %lane = extract %v, 2
  %low = trunc %b -> u32
  %r1 = add %reversed, %extra
  %r2 = add %r1, %wide
  %r3 = add %r2, %lane
  %r4 = add %r3, %low
  %p = gep %x, %l, stride=4
  store %p, %r4
  %g = mov @sum
  %old = atomic.rmw add %g, %r4 ordering=relaxed scope=device
  ret
}
";

/// Parameters in order, then globals, then shared memory that the launch sizes.
#[test]
fn every_kind_of_argument_reaches_the_kernel() {
    if !needs("opencl-spirv") {
        return;
    }
    let directory = TempDir::new().unwrap();
    let outputs = Launch::of(&file(&directory, ARGUMENTS), "k", [1, 1, 1])
        .by(&[crate::e2e::launch::CPU, crate::e2e::launch::OPENCL])
        .shared(16)
        .in_out(&[0_u32; 5])
        .scalar(200_u8)
        .vector(&[1_u32, 2, 4000])
        .scalar(50_000_u64)
        .global_out("sum")
        .shared(16)
        .run();
    let base = 3 + 200 + 4000 + 50_000;
    let expected = [base + 3, base + 2, base + 1, base, 0];
    assert_eq!(outputs.buffer::<u32>(1), expected);
    assert_eq!(outputs.global::<u32>("sum"), [4 * base + 6]);
}

fn gir_run(file: &Path, arguments: &[&str]) -> Output {
    Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
        .arg(file)
        .args(["--kernel", "k", "--workgroups", "1"])
        .args(arguments)
        .output()
        .unwrap()
}

/// Text of a kernel with one store per work-item, and workgroups of this size.
fn fill(size: u32) -> String {
    format!(
        "func kernel workgroup_size({size},1,1) @k(%x: ptr[global]<u32>) -> void {{
entry:
  %l = local_id x
  %p = gep %x, %l, stride=4
  store %p, %l
  ret
}}
"
    )
}

/// A missing feature of the device is exit status 3, and so is a kernel for another device.
#[test]
fn what_the_device_lacks_is_refused() {
    if !needs("opencl-spirv") {
        return;
    }
    let directory = TempDir::new().unwrap();
    let refused = |text: &str, arguments: &[&str]| {
        let output = gir_run(&file(&directory, text), arguments);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(3), "{errors}");
        errors
    };
    let buffer = ["--arg", "zeros:u32:64"];
    let large = ["--device", "opencl-spirv", buffer[0], buffer[1]];
    let errors = refused(&fill(1 << 20), &large);
    assert!(errors.contains("work-items of a workgroup"), "{errors}");
    let other = [
        "--target",
        "vulkan1.1",
        large[0],
        large[1],
        large[2],
        large[3],
    ];
    let errors = refused(&fill(64), &other);
    assert!(errors.contains("capability Shader"), "{errors}");
    let profiles = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../test/Inputs/addresses.toml"
    );
    let mut small = vec!["--target-file", profiles];
    small.extend(["--target", "opencl-small-addresses"]);
    small.extend(large);
    let errors = refused(&fill(64), &small);
    assert!(
        errors.contains("addresses of 64 bits, 32 wanted"),
        "{errors}"
    );
    let swapped = [
        "--target",
        "opencl2.1-spirv",
        "--device",
        "vulkan",
        buffer[0],
        buffer[1],
    ];
    refused(&fill(64), &swapped);
}

/// A kernel that does not end is given up.
#[test]
fn a_kernel_that_does_not_end_is_given_up() {
    if !needs("opencl-spirv") {
        return;
    }
    let directory = TempDir::new().unwrap();
    let text = "func kernel workgroup_size(1,1,1) @k(%x: ptr[global]<u32>) -> void {
entry:
  br loop
loop:
  %old = atomic.rmw add %x, 1u ordering=relaxed scope=device
  br loop
}
";
    let arguments = [
        "--device",
        "opencl-spirv",
        "--timeout",
        "1",
        "--arg",
        "zeros:u32:1",
    ];
    let output = gir_run(&file(&directory, text), &arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("did not end within 1 s"), "{errors}");
}

/// A loop of `%turns` iterations that always inserts the same value in the same lane, which differs between work-items.
fn inserting(lanes: usize) -> String {
    let start: Vec<_> = (0..lanes).map(|lane| format!("{lane}u")).collect();
    let start = start.join(", ");
    let mut stores = String::new();
    for lane in 0..lanes {
        stores += &format!(
            "  %e{lane} = extract %v, {lane}
  %p{lane} = gep %out, {lane}u, stride=4
  store %p{lane}, %e{lane}
"
        );
    }
    format!(
        "func kernel workgroup_size(64, 1, 1) @k(%places: ptr[global]<u32>, %to: ptr[global]<u32>, %turns: u32, %value: u32) -> void {{
entry:
  %i = local_id x
  %place.p = gep %places, %i, stride=4
  %place = load %place.p
  %start = vec {start}
  br head
head:
  %v = phi vec{lanes}<u32> [ %start, entry ], [ %next, body ]
  %n = phi u32 [ 0u, entry ], [ %n.next, body ]
  %more = ucmp.lt %n, %turns
  br_if %more, body, done
body:
  %next = insert %v, %value, %place
  %n.next = add %n, 1u
  br head
done:
  %out = gep %to, %i, stride={stride}
{stores}  ret
}}
",
        stride = 4 * lanes
    )
}

/// Intel's compiler uses one position for all work-items if the instruction for it is emitted.
#[test]
fn a_loop_inserts_at_the_place_of_each_work_item() {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    for lanes in [2_usize, 4, 16] {
        let places: Vec<_> = (0..64)
            .map(|item| (item * item + 3) % lanes as u32)
            .collect();
        let outputs = Launch::of(&file(&directory, &inserting(lanes)), "k", [1, 1, 1])
            .by(&[CPU, VULKAN, OPENCL])
            .input(&places)
            .in_out(&vec![0_u32; 64 * lanes])
            .scalar(2_u32)
            .scalar(77_u32)
            .run();
        let rows = places.iter().flat_map(|&place| {
            (0..lanes as u32).map(move |lane| if lane == place { 77 } else { lane })
        });
        let wanted: Vec<u32> = rows.collect();
        assert_same_bits("rows", &outputs.buffer::<u32>(1), &wanted);
    }
}

/// A driver's name is not found in the name of a processor, which another driver has too.
#[test]
fn a_driver_that_is_not_there_is_no_others() {
    let drivers = TempDir::new().unwrap();
    let only_pocl = Path::new("/etc/OpenCL/vendors/pocl.icd");
    fs::copy(only_pocl, drivers.path().join("pocl.icd")).unwrap();
    let run = |device: &str| {
        Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
            .env("OCL_ICD_VENDORS", drivers.path())
            .env("POCL_KERNEL_CACHE", "0")
            .args([
                "../../test/targets/opencl/positions.gir",
                "--kernel",
                "numbers",
                "--workgroups",
                "1",
            ])
            .args(["--device", device, "--arg", "zeros:u32:4", "--arg", "i32:1"])
            .output()
            .unwrap()
    };
    let ran = run("opencl:pocl");
    assert!(ran.status.success(), "{ran:?}");
    let refused = run("opencl:intel");
    let errors = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(refused.status.code(), Some(4), "{errors}");
    assert!(errors.contains("no device matches 'intel'"), "{errors}");
}
