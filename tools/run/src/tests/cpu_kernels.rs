//! Kernels on the device `cpu`, from their source, in this process.

use gir::{
    opt_level::OptLevel,
    profile::{self, Permissions, options},
};
use std::fs;

use tempfile::TempDir;

use super::super::{
    cpu,
    device::{self, Device, Outcome},
    element::Scalar,
    failure::Failure,
    launch::{self, Launch},
    npy,
    program::{Compile as _, CompileRequest, Program},
};
use crate::kernel::compile_kernel;
use std::time::Duration;

/// Compiles the kernel `k` of a source.
fn compile(source: &str, workgroup_size: Option<[u32; 3]>) -> Program {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, source).unwrap();
    let request = CompileRequest {
        specialisations: &[],
        source: &file,
        kernel: "k",
        workgroup_size,
        target: "cpu",
        profiles: &profile::known::BUILT_IN,
        form: None,
        permissions: Permissions::default(),
        fast_math: false,
        options: &options::NONE,
        level: OptLevel::default(),
        linked: &[],
        clang_flags: &[],
        check: false,
    };
    compile_kernel.compile(&request).unwrap()
}

/// Runs a program, and reads all buffers back.
fn run(
    program: &Program,
    args: &[&str],
    workgroups: [u32; 3],
    timeout: Duration,
) -> Result<Outcome, Failure> {
    let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
    let mut bindings = launch::bind(program, &args, &[]).unwrap();
    for buffer in &mut bindings.buffers {
        buffer.read_back = true;
    }
    let launch = Launch {
        program,
        bindings,
        workgroups,
        repeat: 2,
        timeout: timeout.into(),
        check: false,
    };
    cpu::Cpu.open(None).unwrap().run(&launch)
}

const MINUTE: Duration = Duration::from_secs(60);

/// The 32-bit words of a buffer.
fn words(outcome: &Outcome, buffer: usize) -> Vec<u32> {
    let bytes = outcome.buffers[buffer].as_deref().unwrap();
    let words = bytes.chunks(4);
    words
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

#[test]
fn it_is_the_default() {
    assert_eq!(device::by_name(None).unwrap().name(), "cpu");
    let found = cpu::Cpu.probe(None).unwrap();
    assert_eq!(found.len(), 1);
    assert!(found[0].chosen);
}

/// Each work-item of a grid in three dimensions adds its position to its own word.
#[test]
fn every_work_item_runs_once_at_its_place() {
    let source = "func kernel @k(%out: ptr[global]<u32>) -> void {
entry:
  %x = global_id x
  %y = global_id y
  %z = global_id z
  %wx = num_workgroups x
  %sx = workgroup_size x
  %nx = mul %wx, %sx
  %wy = num_workgroups y
  %sy = workgroup_size y
  %ny = mul %wy, %sy
  %plane = mul %z, %ny
  %row = add %plane, %y
  %first = mul %row, %nx
  %i = add %first, %x
  %p = gep %out, %i, stride=4
  %old = atomic.rmw add %p, %i ordering=relaxed scope=device
  %again = atomic.rmw add %p, 1u ordering=relaxed scope=device
  ret
}
";
    let program = compile(source, Some([3, 2, 4]));
    let outcome = run(&program, &["zeros:u32:2880"], [5, 8, 3], MINUTE).unwrap();
    let expected: Vec<u32> = (1..=2880).collect();
    assert_eq!(words(&outcome, 0), expected);
    assert_eq!(outcome.times_ns.len(), 2);
}

/// Shared memory of a size that the launch decides is one for each workgroup.
#[test]
fn the_launch_sizes_shared_memory() {
    let source = "global @more : ptr[shared]<u32> count=dynamic
func kernel workgroup_size(64, 1, 1) @k(%s: ptr[shared]<u32>, %out: ptr[global]<u32>) -> void {
entry:
  %more = mov @more
  %i = local_id x
  %g = workgroup_id x
  %all = global_id x
  %a = gep %s, %i, stride=4
  store %a, %g
  %b = gep %more, %i, stride=4
  store %b, %i
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %j = xor %i, 63u
  %c = gep %s, %j, stride=4
  %d = gep %more, %j, stride=4
  %u = load %c
  %v = load %d
  %w = mul %u, 64u
  %r = add %w, %v
  %p = gep %out, %all, stride=4
  store %p, %r
  ret
}
";
    let program = compile(source, None);
    let args = ["shared:256", "zeros:u32:2560", "shared:256"];
    let outcome = run(&program, &args, [40, 1, 1], MINUTE).unwrap();
    let expected: Vec<u32> = (0..2560).map(|i| i ^ 63).collect();
    assert_eq!(words(&outcome, 0), expected);
}

#[test]
fn a_kernel_that_does_not_end_is_given_up() {
    let source = "func kernel workgroup_size(1, 1, 1) @k(%p: ptr[global]<u32>) -> void {
entry:
  br loop
loop:
  %v = atomic.load %p ordering=relaxed scope=device
  %c = ucmp.eq %v, 0u
  br_if %c, loop, end
end:
  ret
}
";
    let program = compile(source, None);
    let timeout = Duration::from_millis(200);
    let failure = run(&program, &["zeros:u32:1"], [1, 1, 1], timeout).unwrap_err();
    let message = "kernel 'k' did not end within 0 s (--timeout sets the limit)";
    assert_eq!(failure, Failure::Unfinished(message.to_owned()));
}

#[test]
fn a_grid_beyond_32_bits_is_refused() {
    let source = "func kernel workgroup_size(64, 1, 1) @k() -> void {
entry:
  ret
}
";
    let program = compile(source, None);
    let failure = run(&program, &[], [1 << 27, 1, 1], MINUTE).unwrap_err();
    let message = "device 'cpu' takes at most 4294967296 work-items in x, 8589934592 wanted";
    assert_eq!(failure, Failure::Unsupported(message.to_owned()));
}

/// Work-items that iterate a loop equally often, each from another start.
#[test]
fn a_loop_with_a_barrier_may_start_elsewhere_for_each_work_item() {
    let source = "func kernel workgroup_size(8, 1, 1) @k(%x: ptr[global]<u32>) -> void {
entry:
  %local = local_id x
  %end = add %local, 3u
  %p = gep %x, %local, stride=4
  br next

next:
  %i = phi u32 [ %local, entry ], [ %i.next, body ]
  %sum = phi u32 [ 0u, entry ], [ %sum.next, body ]
  %more = ucmp.lt %i, %end
  br_if %more, body, exit

body:
  %sum.next = add %sum, %i
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %i.next = add %i, 1u
  br next

exit:
  store %p, %sum
  ret
}
";
    let outcome = run(&compile(source, None), &["zeros:u32:8"], [1, 1, 1], MINUTE).unwrap();
    let expected: Vec<u32> = (0..8).map(|first| 3 * first + 3).collect();
    assert_eq!(words(&outcome, 0), expected);
}

/// The kernel of a table of words at two indices of a work-item, which wrap at different widths.
fn two_indices(wide: &str, narrow: &str) -> String {
    format!(
        "func kernel workgroup_size(32, 1, 1) @k(%table: ptr[global]<u32>, %first: u32, %out: ptr[global]<u32>) -> void {{
         entry:
           %i = global_id x
           %l = local_id x
           %from = add %i, %first
           {wide}
           %pa = gep %table, %wide, stride=4
           %a = load %pa
           {narrow}
           %pb = gep %table, %narrow, stride=4
           %b = load %pb
           %high = shl %a, 16u
           %both = or %high, %b
           %po = gep %out, %i, stride=4
           store %po, %both
           ret
         }}"
    )
}

/// LLVM 22 takes an index that does not wrap at 6 bits for one that does not wrap at 2 bits, and reads consecutive
/// elements through it (llvm/llvm-project issue 191382).
#[test]
fn indices_that_wrap_at_different_widths_stay_apart() {
    type Index = fn(u32) -> u32;
    let wides: [(&str, Index); 3] = [
        ("%wide = and %from, 63u", |from| from & 63),
        (
            "%byte = trunc %from -> u8\n %wide = zext %byte -> u32",
            |from| from & 255,
        ),
        (
            "%twice = mul %from, 2u\n %wide = and %twice, 126u",
            |from| (2 * from) & 126,
        ),
    ];
    let narrows: [(&str, Index); 4] = [
        ("%narrow = and %l, 3u", |local| local & 3),
        ("%narrow = rem %l, 8u", |local| local & 7),
        ("%half = and %l, 6u\n %narrow = shr %half, 1u", |local| {
            local >> 1 & 3
        }),
        (
            "%left = shl %l, 4u\n %byte2 = trunc %left -> u8\n %byte3 = shr %byte2, 4u8\n %narrow = zext %byte3 -> u32",
            |local| local & 15,
        ),
    ];
    let table = TempDir::new().unwrap();
    let path = table.path().join("table.npy");
    let values: Vec<u32> = (0..256).map(|place| 3 * place + 1).collect();
    let bytes: Vec<u8> = values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect();
    let mut file = npy::header(Scalar::U32, &[values.len()]).unwrap();
    file.extend(bytes);
    fs::write(&path, file).unwrap();
    let argument = format!("@{}", path.display());
    for (wide, of_wide) in wides {
        for (narrow, of_narrow) in narrows {
            let program = compile(&two_indices(wide, narrow), None);
            for first in [0, 16, 32, 250] {
                let args = [&argument, &format!("u32:{first}"), "zeros:u32:64"];
                let outcome = run(&program, &args, [2, 1, 1], MINUTE).unwrap();
                let expected = (0..64_u32).map(|i| {
                    let (wide, narrow) = (of_wide(i + first), of_narrow(i % 32));
                    (values[wide as usize] << 16) | values[narrow as usize]
                });
                let expected: Vec<u32> = expected.collect();
                assert_eq!(
                    words(&outcome, 1),
                    expected,
                    "{wide}, {narrow}, from {first}"
                );
            }
        }
    }
}
