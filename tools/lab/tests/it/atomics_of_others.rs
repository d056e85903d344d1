//! Atomics that a target expands into others, executed: on devices with as few atomics as possible, and on parts of
//! words.

use std::fs;
use std::process::Command;

use super::e2e::{
    launch::{DEVICES, Launch},
    opencl_expected, vulkan_expected,
};

const POOR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../test/Inputs/poor.toml");

const FLOATS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../test/Inputs/float-atomics.toml"
);

const FLOATS_OF_OPENCL: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../test/Inputs/variants.toml"
);

/// Runs kernels of the conformance suite as the profiles of a file for these devices; on those with this in their name
/// all pass.
fn conformance(target_file: &str, (devices, profiles): (&[&str], &str), filter: &str) {
    if !vulkan_expected() {
        return;
    }
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-conformance"))
        .args(["--devices", &devices.join(","), "--target-file"])
        .args([target_file, "--filter", filter])
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    let passed = text.lines().filter(|line| {
        let has_passed = !line.contains(" 0 passed");
        line.contains(profiles) && has_passed && line.ends_with(" passed, 0 failed, 0 unsupported")
    });
    assert_eq!(passed.count(), devices.len(), "{text}");
}

fn on_poor_devices(filter: &str) {
    conformance(POOR, (&["cpu", "vulkan"], "/poor-"), filter);
}

/// A device with native atomics on floats, compared with the loops of its own profile; with other atomics on the same
/// memory, and without.
// R-GIR-84 R-CHIP-24 R-CHIP-52
#[test]
fn instructions_on_floats() {
    conformance(FLOATS, (&["vulkan"], "-float-"), "contention/");
    if opencl_expected() {
        for filter in ["contention/", "update_f32", "update_f64"] {
            conformance(FLOATS_OF_OPENCL, (&["opencl-spirv"], "-float-"), filter);
        }
    }
}

/// Work-items that contend for the same location: nothing is lost in the loops.
// R-GIR-81 R-GIR-83 R-GIR-84 R-GIR-87 R-GIR-89 R-CHIP-20 R-CHIP-24 R-CHIP-26
#[test]
fn contention_on_poor_devices() {
    on_poor_devices("contention/");
}

/// Orderings made of fences.
// R-GIR-75
#[test]
fn messages_between_work_items_of_poor_devices() {
    on_poor_devices("litmus/update_workgroup_acq_rel");
    on_poor_devices("litmus/access_device_release");
}

/// Devices with few atomics do expand everything into a compare-exchange and fences, and report it.
// R-CHIP-20 R-RUNA-116
#[test]
fn poor_devices_have_nothing_else() {
    let directory = tempfile::TempDir::new().unwrap();
    let kernels = crate::conformance::files(directory.path(), "atomics/update_f32_global");
    let kernel = &kernels[0];
    assert!(kernel.ends_with("update_f32_global.gir"), "{kernels:?}");
    let emitted = |target: &str, flag: &str| {
        let output = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
            .args(["--target-file", POOR, &format!("--target={target}")])
            .arg(flag)
            .arg(kernel)
            .output()
            .unwrap();
        let messages = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{messages}");
        for op in ["fadd", "fmin", "fmax"] {
            let loops = format!("'atomic.rmw {op}' becomes a loop around a compare-exchange");
            let fences = format!("'atomic.rmw {op}' becomes a relaxed one between fences");
            assert!(messages.contains(&loops), "{messages}");
            assert!(messages.contains(&fences), "{messages}");
        }
        String::from_utf8(output.stdout).unwrap()
    };
    let llvm = emitted("poor-cpu", "--emit-llvm");
    assert!(!llvm.contains("atomicrmw"));
    assert!(llvm.contains("fence acquire"));
    let exchanges: Vec<_> = llvm
        .lines()
        .filter(|line| line.contains("cmpxchg"))
        .collect();
    assert!(
        exchanges
            .iter()
            .all(|line| line.contains("monotonic monotonic"))
    );
    let spirv = emitted("poor-vulkan", "--emit-spirv-asm");
    assert!(spirv.contains("OpMemoryBarrier"));
    let atomics = spirv.lines().filter(|line| line.contains("OpAtomic"));
    let others: Vec<_> = atomics
        .filter(|line| !line.contains("OpAtomicCompareExchange "))
        .collect();
    assert!(others.is_empty(), "{others:?}");
}

/// Bytes between which no word ends, next to bytes that are stored without atomics; shared memory of
/// 16 bits that the launch sizes, and a loop with a pointer into it.
const PARTS: &str = "func @count(%p: ptr[global]<u8>) -> u8 {
entry:
  %old = atomic.rmw add %p, 1u8 ordering=relaxed scope=device
  ret %old
}

func kernel workgroup_size(64, 1, 1) @parts(
    %bytes: ptr[global]<u8>,
    %sums: ptr[global]<u32>,
    %room: ptr[shared]<u16>) -> void {
entry:
  %i = global_id x
  %l = local_id x
  %w = workgroup_id x
  %fifth = rem %i, 5u
  %byte = gep %bytes, %fifth, stride=1
  %old = call @count(%byte)
  %is.first = ucmp.lt %i, 2u
  br_if %is.first, plain, shared
plain:
  %behind = add %i, 5u
  %other = gep %bytes, %behind, stride=1
  %low = trunc %i -> u8
  %mark = add %low, 0xa0u8
  store %other, %mark
  br shared
shared:
  %has.cell = ucmp.lt %l, 3u
  br_if %has.cell, clear, cleared
clear:
  %cell = gep %room, %l, stride=2
  store %cell, 1000u16
  br cleared
cleared:
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %third = rem %l, 3u
  %counter = gep %room, %third, stride=2
  %short = trunc %l -> u16
  atomic.rmw max_u %counter, %short ordering=relaxed scope=workgroup
  atomic.rmw add %counter, %short ordering=relaxed scope=workgroup
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %is.last = ucmp.eq %l, 63u
  br_if %is.last, sum, end
sum:
  %p = phi ptr[shared]<u16> [ %room, cleared ], [ %next, sum ]
  %n = phi u32 [ 0u, cleared ], [ %n1, sum ]
  %total = phi u32 [ 0u, cleared ], [ %total1, sum ]
  %v = load %p
  %v32 = zext %v -> u32
  %total1 = add %total, %v32
  %n1 = add %n, 1u
  %next = gep %p, 1u, stride=2
  %more = ucmp.lt %n1, 3u
  br_if %more, sum, store
store:
  %at = gep %sums, %w, stride=4
  store %at, %total1
  br end
end:
  ret
}
";

// R-GIR-87
#[test]
fn atomics_on_parts_of_words_leave_the_others_alone() {
    if !vulkan_expected() {
        return;
    }
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, PARTS).unwrap();
    let outputs = Launch::of(&file, "parts", [5, 1, 1])
        .by(DEVICES)
        .in_out(&[1_u8, 2, 3, 250, 5, 6, 7])
        .in_out(&[0_u32; 5])
        .shared(6)
        .run();
    assert_eq!(
        outputs.buffer::<u8>(0),
        [65, 66, 67, 250_u8.wrapping_add(64), 69, 0xa0, 0xa1]
    );
    assert_eq!(outputs.buffer::<u32>(1), [3 * 1000 + 63 * 64 / 2; 5]);
}

/// Atomics of 64 bits as critical sections, which no work-item leaves with another's number.
// R-GIR-86 R-RUNA-110
#[test]
fn a_width_without_atomics_is_locked() {
    let directory = tempfile::TempDir::new().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let profile = "[narrow]\nbase = \"cpu\"\natomics.i64 = []\natomics.f64 = []\n";
    fs::write(path("narrow.toml"), profile).unwrap();
    let kernel = "func kernel workgroup_size(64, 1, 1) @k(%p: ptr[global]<u64>) -> void {
entry:
  %i = global_id x
  %wide = zext %i -> u64
  %q = gep %p, 1u, stride=8
  atomic.rmw add %p, %wide ordering=relaxed scope=device
  atomic.rmw max_u %q, %wide ordering=relaxed scope=device
  ret
}
";
    fs::write(path("k.gir"), kernel).unwrap();
    let options = [
        "--lower-to-lir",
        "--target=narrow",
        "--allow-atomic-fallback",
    ];
    let lowered = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args([&path("k.gir"), "-o", &path("k.mlir")])
        .args(options)
        .args(["--target-file", &path("narrow.toml")])
        .output()
        .unwrap();
    let messages = String::from_utf8(lowered.stderr).unwrap();
    assert!(lowered.status.success(), "{messages}");
    assert!(messages.contains("'atomic.rmw max_u' becomes a critical section"));
    let run = Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
        .args([&path("k.mlir"), "--kernel", "k", "--device", "cpu"])
        .args(["--target-file", &path("narrow.toml"), "--workgroups", "200"])
        .args([
            "--arg",
            "zeros:u64:2",
            "--out",
            &format!("0={}", path("p.npy")),
        ])
        .output()
        .unwrap();
    let messages = String::from_utf8(run.stderr).unwrap();
    assert!(run.status.success(), "{messages}");
    let bytes = fs::read(path("p.npy")).unwrap();
    let (sum, last) = bytes[bytes.len() - 16..].split_at(8);
    let count = 200 * 64_u64;
    assert_eq!(sum, (count * (count - 1) / 2).to_le_bytes());
    assert_eq!(last, (count - 1).to_le_bytes());
}
