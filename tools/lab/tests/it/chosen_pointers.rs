//! Pointers that control flow chooses between memories: buffers, and shared, private and constant
//! arrays. On Vulkan they become numbers, and buffers keep their bindings.

use std::fs;
use std::path::PathBuf;

use gir::opt_level::OptLevel;
use tempfile::TempDir;

use crate::e2e::inputs::{Generator, many};
use crate::e2e::launch::{CPU, CUDA, Launch, METAL, OPENCL, OPENCL_C, POCL, PTX, VULKAN, Way};
use crate::e2e::{assert_same_bits, vulkan_expected};

/// Work-items, all in one workgroup.
const COUNT: usize = 64;

/// On each device, and on devices of Vulkan that lack addresses, vectors, or integers of 64 bits.
const WAYS: &[Way] = &[
    CPU,
    VULKAN,
    Way {
        level: OptLevel::O0,
        ..VULKAN
    },
    Way {
        profile: Some("old-vulkan"),
        ..VULKAN
    },
    Way {
        profile: Some("poor-vulkan"),
        ..VULKAN
    },
    Way {
        profile: Some("narrow-vulkan"),
        ..VULKAN
    },
    OPENCL,
    OPENCL_C,
    Way {
        profile: Some("bare-opencl"),
        ..POCL
    },
    METAL,
    CUDA,
    PTX,
];

/// A file with kernels, in a folder that lives as long.
fn file(text: &str) -> (TempDir, PathBuf) {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, text).unwrap();
    (directory, file)
}

fn numbers(seed: u64) -> Vec<u32> {
    let mut generator = Generator::new(seed);
    many(COUNT, || generator.bits())
}

/// Where each work-item looks.
fn indices(seed: u64) -> Vec<u32> {
    let mut generator = Generator::new(seed);
    many(COUNT, || generator.below(COUNT as u32))
}

/// A buffer in odd, another in even turns of a loop; steps back and forth, by indices of all kinds.
pub const CHOSEN: &str = "
func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<u32>, %y: ptr[global]<u32>, %to: ptr[global]<u32>, %turns: ptr[global]<u32>) -> void {
entry:
  %i = local_id x
  %turns.at = gep %turns, %i, stride=4
  %n = load %turns.at
  br head
head:
  %t = phi u32 [ 0u, entry ], [ %t.next, body ]
  %p = phi ptr[global]<u32> [ %x, entry ], [ %other, body ]
  %q = phi ptr[global]<u32> [ %y, entry ], [ %p, body ]
  %sum = phi u32 [ 0u, entry ], [ %sum.next, body ]
  %more = ucmp.lt %t, %n
  br_if %more, body, done
body:
  %at = gep %p, %t, stride=4
  %v = load %at
  %sum.next = add %sum, %v
  %t.next = add %t, 1u
  %ahead = gep %q, %t.next, stride=4
  %wide = zext %t.next -> u64
  %double = add %wide, %wide
  %minus = sub %wide, %double
  %signed = bitcast %minus -> i64
  %other = gep %ahead, %signed, stride=4
  br head
done:
  %where = gep %to, %i, stride=4
  store %where, %sum
  ret
}
";

/// R-GIR-67 R-GIR-68
#[test]
fn a_loop_alternates_between_buffers() {
    if !vulkan_expected() {
        return;
    }
    let (_directory, file) = file(CHOSEN);
    let (x, y, turns) = (numbers(181), numbers(182), indices(183));
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(WAYS)
        .input(&x)
        .input(&y)
        .in_out(&[0_u32; COUNT])
        .input(&turns)
        .run();
    let sum = |&turns: &u32| {
        let turns = 0..turns as usize;
        let chosen = turns.map(|turn| if turn % 2 == 0 { x[turn] } else { y[turn] });
        chosen.fold(0_u32, u32::wrapping_add)
    };
    let wanted: Vec<_> = turns.iter().map(sum).collect();
    assert_same_bits("sums", &outputs.buffer::<u32>(2), &wanted);
}

/// A shared array, a longer one, one that the launch sizes, and a private one; each work-item writes and reads all of
/// them through a pointer that a loop swaps; atomics count in two of them.
pub const ARRAYS: &str = "
global @short : ptr[shared]<u32> count=64
global @long : ptr[shared]<f32> count=256
global @counts : ptr[shared]<u32> count=2
global @totals : ptr[shared]<u32> count=5

func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<u32>, %kinds: ptr[global]<u32>, %to: ptr[global]<u32>, %seen: ptr[global]<u32>, %sized: ptr[shared]<u32>) -> void {
entry:
  %i = local_id x
  %first = ucmp.eq %i, 0u
  %counts = mov @counts
  %totals = mov @totals
  br_if %first, clear, cleared
clear:
  store %counts, 0u
  store %totals, 0u
  br cleared
cleared:
  %short = mov @short
  %long = mov @long
  %long.u = bitcast %long -> ptr[shared]<u32>
  %kinds.at = gep %kinds, %i, stride=4
  %kind = load %kinds.at
  %two = and %kind, 2u
  %one = and %kind, 1u
  %is.two = ucmp.ne %two, 0u
  %is.one = ucmp.ne %one, 0u
  %low = select %is.one, %short, %long.u
  %row = gep %sized, 2u, stride=4
  %p = select %is.two, %row, %low
  %x.at = gep %x, %i, stride=4
  %v = load %x.at
  %p.at = gep %p, %i, stride=4
  store %p.at, %v
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %tally = select %is.one, %counts, %totals
  %old = atomic.rmw add %tally, 3u ordering=relaxed scope=workgroup
  br_if %is.two, far, near
far:
  %f.at = gep %sized, %i, stride=4
  br joined
near:
  br joined
joined:
  %q = phi ptr[shared]<u32> [ %f.at, far ], [ %p.at, near ]
  %behind = phi u32 [ 2u, far ], [ 0u, near ]
  %q.at = gep %q, %behind, stride=4
  %w = load %q.at
  %to.at = gep %to, %i, stride=4
  store %to.at, %w
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  br_if %first, tell, told
tell:
  %c = load %counts
  %t = load %totals
  store %seen, %c
  %seen.1 = gep %seen, 1u, stride=4
  store %seen.1, %t
  br told
told:
  ret
}
";

/// R-GIR-44 R-GIR-67
#[test]
fn shared_arrays_are_chosen_between() {
    if !vulkan_expected() {
        return;
    }
    let (_directory, file) = file(ARRAYS);
    let (x, kinds) = (numbers(191), indices(192));
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(WAYS)
        .input(&x)
        .input(&kinds)
        .in_out(&[0_u32; COUNT])
        .in_out(&[0_u32; 2])
        .shared(4 * (COUNT + 2))
        .run();
    assert_same_bits("values", &outputs.buffer::<u32>(2), &x);
    let odd = kinds.iter().filter(|&kind| kind & 1 == 1).count() as u32;
    let wanted = [3 * odd, 3 * (COUNT as u32 - odd)];
    assert_same_bits("counts", &outputs.buffer::<u32>(3), &wanted);
}

/// Private and constant arrays, and a pointer to either private or shared memory.
const MIXED: &str = "
global @table : ptr[const]<i32> count=4 = [11i32, -12i32, 13i32, -14i32]
global @other : ptr[const]<i32> count=4 = [-21i32, 22i32, -23i32, 24i32]
global @tile : ptr[shared]<u32> count=64

func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<u32>, %to: ptr[global]<u32>) -> void {
entry:
  %i = local_id x
  %a = alloc u32 count=4
  %b = alloc u32 count=4
  %tile = mov @tile
  %table = mov @table
  %other = mov @other
  %one = and %i, 1u
  %two = and %i, 2u
  %place = shr %i, 4u
  %is.one = ucmp.ne %one, 0u
  %is.two = ucmp.ne %two, 0u
  %constants = select %is.one, %table, %other
  %constant.at = gep %constants, %place, stride=4
  %constant = load %constant.at
  %x.at = gep %x, %i, stride=4
  %v = load %x.at
  %p = select %is.one, %a, %b
  %p.at = gep %p, %place, stride=4
  store %p.at, %v
  %tile.at = gep %tile, %i, stride=4
  %not = not %v
  store %tile.at, %not
  %p.g = addrspacecast %p.at -> ptr[generic]<u32>
  %tile.g = addrspacecast %tile.at -> ptr[generic]<u32>
  %g = select %is.two, %p.g, %tile.g
  %w = load %g
  %bits = bitcast %constant -> u32
  %sum = add %w, %bits
  %to.at = gep %to, %i, stride=4
  store %to.at, %sum
  ret
}
";

/// R-GIR-44 R-GIR-67
#[test]
fn private_and_constant_arrays_are_chosen_between() {
    if !vulkan_expected() {
        return;
    }
    let (_directory, file) = file(MIXED);
    let x = numbers(193);
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(WAYS)
        .input(&x)
        .in_out(&[0_u32; COUNT])
        .run();
    let wanted = |i: usize| {
        let tables = [[-21_i32, 22, -23, 24], [11, -12, 13, -14]];
        let value = if i & 2 == 2 { x[i] } else { !x[i] };
        value.wrapping_add(tables[i & 1][i >> 4] as u32)
    };
    let wanted: Vec<_> = (0..COUNT).map(wanted).collect();
    assert_same_bits("sums", &outputs.buffer::<u32>(1), &wanted);
}

/// Everything that is accessed by a pointer, by one that is chosen.
const ACCESSED: &str = "
func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<u32>, %y: ptr[global]<u32>, %to: ptr[global]<u32>) -> void {
entry:
  %i = local_id x
  %odd = and %i, 1u
  %is = ucmp.eq %odd, 1u
  %p = select %is, %x, %y
  %row = gep %p, %i, stride=32
  %quad.p = bitcast %row -> ptr[global]<vec4<f32>>
  %quad = load %quad.p
  %three.p = gep %quad.p, 1u, stride=16
  %three.q = bitcast %three.p -> ptr[global]<vec3<u16>>
  %three = load %three.q
  %byte.p = bitcast %row -> ptr[global]<u8>
  %byte.q = gep %byte.p, 27u, stride=1
  %byte = load %byte.q
  %out = gep %to, %i, stride=64
  %out.quad = bitcast %out -> ptr[global]<vec4<f32>>
  store %out.quad, %quad
  %out.three.p = gep %out, 4u, stride=4
  %out.three = bitcast %out.three.p -> ptr[global]<vec3<u16>>
  store %out.three, %three
  %out.byte.p = gep %out, 6u, stride=4
  %wide = zext %byte -> u32
  store %out.byte.p, %wide
  %eight.p = bitcast %row -> ptr[global]<vec8<i32>>
  %eight = load %eight.p
  %out.eight.p = gep %out, 8u, stride=4
  %out.eight = bitcast %out.eight.p -> ptr[global]<vec8<i32>>
  store %out.eight, %eight
  %count = atomic.rmw add %p, 5u ordering=relaxed scope=device
  ret
}
";

/// R-GIR-65 R-GIR-67 R-GIR-69 R-GIR-81
#[test]
fn all_types_are_accessed_by_a_chosen_pointer() {
    if !vulkan_expected() {
        return;
    }
    let (_directory, file) = file(ACCESSED);
    let mut generator = Generator::new(187);
    let [x, y] = [(); 2].map(|()| many(COUNT * 32, || generator.bits() as u8));
    // The first word counts.
    let zeroed = |bytes: &[u8]| -> Vec<u32> {
        let words = bytes.as_chunks::<4>().0.iter();
        let words = words.map(|&word| u32::from_le_bytes(word));
        words
            .enumerate()
            .map(|(index, word)| if index < 8 { 0 } else { word })
            .collect()
    };
    let [x, y] = [zeroed(&x), zeroed(&y)];
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(WAYS)
        .in_out(&x)
        .in_out(&y)
        .in_out(&[0_u32; COUNT * 16])
        .run();
    let mut wanted = vec![0_u32; COUNT * 16];
    for (i, out) in wanted.chunks_mut(16).enumerate() {
        let row = &(if i % 2 == 1 { &x } else { &y })[8 * i..8 * i + 8];
        out[..4].copy_from_slice(&row[..4]);
        (out[4], out[5]) = (row[4], row[5] & 0xffff);
        out[6] = row[6] >> 24;
        out[8..].copy_from_slice(row);
    }
    // The first items race with the counts in the first words.
    let found = outputs.buffer::<u32>(2);
    assert_same_bits("accesses", &found[32..], &wanted[32..]);
    assert_eq!(outputs.buffer::<u32>(0)[0], 5 * COUNT as u32 / 2);
    assert_eq!(outputs.buffer::<u32>(1)[0], 5 * COUNT as u32 / 2);
}
