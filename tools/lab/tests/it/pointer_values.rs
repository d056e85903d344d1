//! Pointers to buffers as ordinary values: stored in memory. On Vulkan such kernels get the addresses of their buffers,
//! in OpenCL C and Metal memory holds the addresses as integers.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use tempfile::TempDir;

use crate::e2e::inputs::{Generator, many};
use crate::e2e::launch::{ALL_DEVICES, BUT_VULKAN, Launch};
use crate::e2e::{assert_same_bits, vulkan_expected};

/// Work-items, all in one workgroup.
const COUNT: usize = 64;

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

/// Pointers in private memory, in shared memory, and in a buffer; one of them to a global.
pub const KEPT: &str = "
global @lut : ptr[global]<u32> count=64
global @tile : ptr[shared]<ptr[global]<u32>> count=64

func @fill(%i: u32, %v: u32) -> void {
entry:
  %lut = mov @lut
  %at = gep %lut, %i, stride=4
  store %at, %v
  ret
}

func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<u32>, %y: ptr[global]<u32>, %links: ptr[global]<ptr[global]<u32>>, %next: ptr[global]<u32>, %to: ptr[global]<u32>) -> void {
entry:
  %i = local_id x
  %square = mul %i, %i
  call @fill(%i, %square)
  %all = alloc ptr[global]<u32> count=3
  %second = gep %all, 1u, stride=8
  %third = gep %all, 2u, stride=8
  %lut = mov @lut
  store %all, %x
  store %second, %y
  store %third, %lut
  %kind = rem %i, 3u
  %which = gep %all, %kind, stride=8
  %start = load %which
  %mine = gep %start, %i, stride=4
  %tile = mov @tile
  %own = gep %tile, %i, stride=8
  store %own, %mine
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %n.at = gep %next, %i, stride=4
  %n = load %n.at
  %there = gep %tile, %n, stride=8
  %p = load %there
  %link = gep %links, %i, stride=8
  store %link, %p
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %j = sub 63u, %i
  %last = gep %links, %j, stride=8
  %q = load %last
  %v = load %q
  %where = gep %to, %i, stride=4
  store %where, %v
  ret
}
";

/// R-GIR-67 R-GIR-68
#[test]
fn memory_keeps_pointers() {
    if !vulkan_expected() {
        return;
    }
    let (_directory, file) = file(KEPT);
    let (x, y, next) = (numbers(184), numbers(185), indices(186));
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(ALL_DEVICES)
        .input(&x)
        .input(&y)
        .argument("zeros:u64:64")
        .input(&next)
        .in_out(&[0_u32; COUNT])
        .run();
    let wanted = |i: usize| {
        let from = next[COUNT - 1 - i] as usize;
        match from % 3 {
            0 => x[from],
            1 => y[from],
            _ => (from * from) as u32,
        }
    };
    let wanted: Vec<_> = (0..COUNT).map(wanted).collect();
    assert_same_bits("values", &outputs.buffer::<u32>(4), &wanted);
}

/// Everything that is accessed by a pointer, by one from memory.
pub const ACCESSED: &str = "
func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<u32>, %y: ptr[global]<u32>, %to: ptr[global]<u32>) -> void {
entry:
  %i = local_id x
  %odd = and %i, 1u
  %both = alloc ptr[global]<u32> count=2
  %second = gep %both, 1u, stride=8
  store %both, %y
  store %second, %x
  %which = gep %both, %odd, stride=8
  %p = load %which
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
fn all_types_are_accessed_by_a_pointer_from_memory() {
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
        .by(ALL_DEVICES)
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

/// R-GIR-67
#[test]
fn kernels_that_need_no_addresses_keep_their_bindings() {
    let plain = "func kernel workgroup_size(1, 1, 1) @plain(%x: ptr[global]<u32>) -> void {\nentry:\n  store %x, 1u\n  ret\n}\n";
    let (directory, file) = file(&format!("{KEPT}{plain}"));
    let output = directory.path().join("k.json");
    let status = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(["--lower-to-lir", "--target=vulkan1.3", "--emit-spirv"])
        .arg(format!("--reflection={}", output.display()))
        .args(["-o", "/dev/null"])
        .arg(&file)
        .status()
        .unwrap();
    assert!(status.success());
    let text = fs::read_to_string(&output).unwrap();
    let reflection: serde_json::Value = serde_json::from_str(&text).unwrap();
    let kinds = |entry: usize| -> Vec<String> {
        let parameters = reflection["entries"][entry]["parameters"]
            .as_array()
            .unwrap();
        parameters
            .iter()
            .map(|it| it["kind"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(kinds(0), ["address"; 5]);
    // With that of a global.
    assert_eq!(reflection["entries"][0]["push_constants"]["size"], 48);
    assert_eq!(
        reflection["entries"][0]["resources"]
            .as_array()
            .unwrap()
            .len(),
        0
    );
    assert_eq!(kinds(1), ["resource"]);
    assert_eq!(
        reflection["entries"][1]["resources"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

/// A table of pointers that one launch fills for its own reads, by kernel parameters of every form; elements with a
/// sign.
const SIGNED: &str = "
global @near : ptr[shared]<ptr[global]<i16>> count=64

func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<i16>, %rows: ptr[global]<ptr[shared]<ptr[global]<i16>>>, %to: ptr[global]<i32>) -> void {
entry:
  %i = local_id x
  %near = mov @near
  %mine = gep %x, %i, stride=2
  %own = gep %near, %i, stride=8
  store %own, %mine
  %row = gep %rows, %i, stride=8
  store %row, %own
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %j = sub 63u, %i
  %there = gep %rows, %j, stride=8
  %p = load %there
  %q = load %p
  %v = load %q
  %wide = sext %v -> i32
  %where = gep %to, %i, stride=4
  store %where, %wide
  ret
}
";

/// R-GIR-65 R-GIR-66
#[test]
fn pointers_lead_to_numbers_with_a_sign() {
    let (_directory, file) = file(SIGNED);
    let x: Vec<i16> = numbers(188).into_iter().map(|bits| bits as i16).collect();
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(BUT_VULKAN)
        .input(&x)
        .argument("zeros:u64:64")
        .in_out(&[0_i32; COUNT])
        .run();
    let wanted: Vec<_> = x.iter().rev().map(|&x| i32::from(x)).collect();
    assert_same_bits("values", &outputs.buffer::<i32>(2), &wanted);
}

/// A global at an address where no device has memory for it.
const PLACED: &str = "
global @port : ptr[global]<u32> count=64 = addr(0x10)

func kernel workgroup_size(64, 1, 1) @k(%x: ptr[global]<u32>, %to: ptr[global]<u32>) -> void {
entry:
  %i = local_id x
  %port = mov @port
  %x.at = gep %x, %i, stride=4
  %v = load %x.at
  %mine = gep %port, %i, stride=4
  %before = load %mine
  store %mine, %v
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %j = sub 63u, %i
  %there = gep %port, %j, stride=4
  %w = load %there
  %sum = add %w, %before
  %where = gep %to, %i, stride=4
  store %where, %sum
  ret
}
";

/// R-GIR-25: a run allocates ordinary storage for it.
#[test]
fn globals_at_addresses_have_storage_when_run() {
    let (_directory, file) = file(PLACED);
    let x = numbers(189);
    let outputs = Launch::of(&file, "k", [1, 1, 1])
        .by(ALL_DEVICES)
        .input(&x)
        .in_out(&[0_u32; COUNT])
        .run();
    let wanted: Vec<_> = x.iter().rev().copied().collect();
    assert_same_bits("values", &outputs.buffer::<u32>(1), &wanted);
}

/// Memory of the workgroup with pointers: a parameter and a global that the launch sizes, an array of a known size that
/// a function reads, and elements that are vectors.
const SHARED: &str = "
global @own : ptr[shared]<ptr[shared]<u32>> count=64
global @more : ptr[shared]<ptr[global]<vec4<f32>>> count=dynamic
func noinline @put(%tab: ptr[shared]<ptr[global]<u32>>, %i: u32, %p: ptr[global]<u32>) -> void {
entry:
  %at = gep %tab, %i, stride=8
  store %at, %p
  ret
}
func noinline @take(%i: u32) -> ptr[shared]<u32> {
entry:
  %own = mov @own
  %at = gep %own, %i, stride=8
  %p = load %at
  ret %p
}
func kernel workgroup_size(64, 1, 1) @words(%tab: ptr[shared]<ptr[global]<u32>>, %x: ptr[global]<u32>, %to: ptr[global]<u32>) -> void {
entry:
  %i = local_id x
  %x.at = gep %x, %i, stride=4
  call @put(%tab, %i, %x.at)
  %words = alloc ptr[global]<u32> count=1
  store %words, %x.at
  %own = mov @own
  %own.at = gep %own, %i, stride=8
  %as.words = bitcast %tab -> ptr[shared]<u32>
  %w = gep %as.words, %i, stride=8
  store %own.at, %w
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %j = xor %i, 1u
  %there = gep %tab, %j, stride=8
  %p = load %there
  %v = load %p
  %q = call @take(%j)
  %other = gep %tab, %j, stride=8
  %other.words = bitcast %other -> ptr[shared]<u32>
  %low = load %q
  %low.too = load %other.words
  %difference = sub %low, %low.too
  %r = load %words
  %z = load %r
  %both = add %v, %z
  %sum = add %both, %difference
  %to.at = gep %to, %i, stride=4
  store %to.at, %sum
  ret
}
func kernel workgroup_size(64, 1, 1) @vectors(%x: ptr[global]<vec4<f32>>, %to: ptr[global]<vec4<f32>>) -> void {
entry:
  %i = local_id x
  %more = mov @more
  %x.at = gep %x, %i, stride=16
  %at = gep %more, %i, stride=8
  store %at, %x.at
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %j = xor %i, 1u
  %there = gep %more, %j, stride=8
  %p = load %there
  %v = load %p
  %to.at = gep %to, %i, stride=16
  store %to.at, %v
  ret
}
";

/// R-GIR-65 R-GIR-66
#[test]
fn memory_of_the_workgroup_keeps_pointers() {
    let (_directory, file) = file(SHARED);
    let x = numbers(190);
    let outputs = Launch::of(&file, "words", [1, 1, 1])
        .by(BUT_VULKAN)
        .shared(8 * COUNT)
        .input(&x)
        .in_out(&[0_u32; COUNT])
        .run();
    let sum = |i: usize| x[i].wrapping_add(x[i ^ 1]);
    let wanted: Vec<_> = (0..COUNT).map(sum).collect();
    assert_same_bits("sums", &outputs.buffer::<u32>(2), &wanted);
}

/// R-GIR-65 R-GIR-66
#[test]
fn memory_that_the_launch_sizes_keeps_pointers_to_vectors() {
    let (_directory, file) = file(SHARED);
    let x: Vec<f32> = (0..4 * COUNT).map(|i| i as f32).collect();
    let outputs = Launch::of(&file, "vectors", [1, 1, 1])
        .by(BUT_VULKAN)
        .input(&x)
        .in_out(&[0_f32; 4 * COUNT])
        .shared(8 * COUNT)
        .run();
    let wanted: Vec<_> = (0..4 * COUNT).map(|i| x[i ^ 4]).collect();
    assert_same_bits("vectors", &outputs.buffer::<f32>(1), &wanted);
}
