//! Vectors built, taken apart and stored.

use std::fmt::Debug;
use std::fs;
use std::ops::BitXor;

use crate::e2e::{
    launch::{DEVICES, Element, Launch, Outputs},
    vulkan_expected,
};

use gir_run::element::Scalar::{F16, F32, F64, I8, U8, U16, U32, U64};

use super::{LENGTHS, stored};

/// Runs the kernel `k` of a text.
#[track_caller]
pub fn run(text: &str, workgroups: u32, arguments: impl FnOnce(Launch) -> Launch) -> Outputs {
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("kernel.gir");
    fs::write(&file, text).unwrap();
    arguments(Launch::of(&file, "k", [workgroups, 1, 1]).by(DEVICES)).run()
}

/// Numbers without order.
pub fn numbers(count: usize) -> Vec<u32> {
    let mut state = 0x2545_f491_u32;
    let next = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state
    };
    std::iter::repeat_with(next).take(count).collect()
}

/// The lanes of the vectors in a buffer, without the padding after a third.
pub fn vectors<T: Copy>(buffer: &[T], lanes: usize) -> Vec<Vec<T>> {
    let vectors = buffer.chunks(stored(lanes));
    vectors.map(|vector| vector[..lanes].to_vec()).collect()
}

#[test]
fn a_lane_by_a_number_is_the_last_where_there_is_none() {
    if !vulkan_expected() {
        return;
    }
    for lanes in LENGTHS {
        let stride = 4 * stored(lanes);
        let text = format!(
            "func kernel workgroup_size(32, 1, 1) @k(%vs: ptr[global]<vec{lanes}<u32>>, %at: ptr[global]<u32>, %taken: ptr[global]<u32>) -> void {{
entry:
  %i = local_id x
  %v.at = gep %vs, %i, stride={stride}
  %n.at = gep %at, %i, stride=4
  %r.at = gep %taken, %i, stride=4
  %v = load %v.at
  %n = load %n.at
  %lane = extract %v, %n
  store %r.at, %lane
  %flipped = not %lane
  %w = insert %v, %flipped, %n
  store %v.at, %w
  ret
}}
"
        );
        let buffer = numbers(32 * stored(lanes));
        let mut at: Vec<u32> = (0..32).collect();
        at[29..].copy_from_slice(&[u32::MAX, 1 << 31, 0xffff_fffc]);
        let outputs = run(&text, 1, |launch| {
            launch.in_out(&buffer).input(&at).in_out(&[0u32; 32])
        });
        let before = vectors(&buffer, lanes);
        let after = vectors(&outputs.buffer::<u32>(0), lanes);
        let taken: Vec<u32> = outputs.buffer(2);
        for item in 0..32 {
            let lane = (at[item] as usize).min(lanes - 1);
            assert_eq!(taken[item], before[item][lane], "vec{lanes}, {}", at[item]);
            let mut expected = before[item].clone();
            expected[lane] = !expected[lane];
            assert_eq!(after[item], expected, "vec{lanes}, {}", at[item]);
        }
    }
}

#[test]
fn constant_lanes() {
    if !vulkan_expected() {
        return;
    }
    for lanes in LENGTHS {
        let stride = 4 * stored(lanes);
        // Each lane becomes the one before, the first the last.
        let mut text = format!(
            "func kernel workgroup_size(8, 1, 1) @k(%vs: ptr[global]<vec{lanes}<u32>>) -> void {{
entry:
  %i = local_id x
  %at = gep %vs, %i, stride={stride}
  %v = load %at
  %w0 = mov %v
"
        );
        for lane in 0..lanes {
            let from = (lane + lanes - 1) % lanes;
            text += &format!(
                "  %e{lane} = extract %v, {from}\n  %w{} = insert %w{lane}, %e{lane}, {lane}\n",
                lane + 1
            );
        }
        text += &format!("  store %at, %w{lanes}\n  ret\n}}\n");
        let buffer = numbers(8 * stored(lanes));
        let outputs = run(&text, 1, |launch| launch.in_out(&buffer));
        let mut expected = vectors(&buffer, lanes);
        expected.iter_mut().for_each(|lanes| lanes.rotate_right(1));
        assert_eq!(
            vectors(&outputs.buffer::<u32>(0), lanes),
            expected,
            "vec{lanes}"
        );
    }
}

#[test]
fn vectors_are_made_of_scalars_and_vectors() {
    if !vulkan_expected() {
        return;
    }
    let text = "
func kernel workgroup_size(1, 1, 1) @k(%a: vec3<u32>, %b: vec2<u32>, %c: u32, %d: vec8<u32>, %r: ptr[global]<vec16<u32>>, %s: ptr[global]<vec4<u32>>) -> void {
entry:
  %six = vec %a, %b, %c, %b
  %all = vec %six, %d
  store %r, %all
  %four = vec %c, %a
  store %s, %four
  %next = gep %s, 1u, stride=16
  %three = splat %c -> vec3<u32>
  %sum = add %three, %a
  %more = vec %sum, 7u
  store %next, %more
  ret
}
";
    let outputs = run(text, 1, |launch| {
        launch
            .vector(&[1u32, 2, 3])
            .vector(&[4u32, 5])
            .scalar(6u32)
            .vector(&[11u32, 12, 13, 14, 15, 16, 17, 18])
            .in_out(&[0u32; 16])
            .in_out(&[0u32; 8])
    });
    let expected = [1, 2, 3, 4, 5, 6, 4, 5, 11, 12, 13, 14, 15, 16, 17, 18];
    assert_eq!(outputs.buffer::<u32>(4), expected);
    assert_eq!(outputs.buffer::<u32>(5), [6, 1, 2, 3, 7, 8, 9, 7]);
}

#[test]
fn vectors_stand_in_memory_of_every_kind() {
    if !vulkan_expected() {
        return;
    }
    vectors_stand_in_memory(|number| number as u8);
    vectors_stand_in_memory(|number| number as u16);
    vectors_stand_in_memory(|number| number);
    vectors_stand_in_memory(|number| u64::from(number) * 0x1_0000_0001);
}

/// The same for one type of lanes; `lane` converts a number to one.
#[track_caller]
fn vectors_stand_in_memory<T>(lane: fn(u32) -> T)
where
    T: Element + BitXor<Output = T> + PartialEq + Debug,
{
    let ty = T::SCALAR;
    for lanes in LENGTHS {
        let stride = ty.size() * stored(lanes);
        // Through a global, shared memory in reverse, and storage of the work-item.
        let text = format!(
            "global @saved : ptr[global]<vec{lanes}<{ty}>> count=64
global @tile : ptr[shared]<vec{lanes}<{ty}>> count=32

func kernel workgroup_size(32, 1, 1) @k(%vs: ptr[global]<vec{lanes}<{ty}>>, %key: vec{lanes}<{ty}>) -> void {{
entry:
  %slots = alloc vec{lanes}<{ty}> count=4
  %i = global_id x
  %l = local_id x
  %at = gep %vs, %i, stride={stride}
  %v = load %at
  %keyed = xor %v, %key
  %saved = mov @saved
  %save = gep %saved, %i, stride={stride}
  store %save, %keyed
  %tile = mov @tile
  %mine = gep %tile, %l, stride={stride}
  store %mine, %keyed
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %r = sub 31u, %l
  %other.at = gep %tile, %r, stride={stride}
  %other = load %other.at
  %slot = and %l, 3u
  %slot.at = gep %slots, %slot, stride={stride}
  store %slot.at, %other
  %back = load %slot.at
  store %at, %back
  ret
}}
"
        );
        let lanes_of = |count| -> Vec<T> { numbers(count).into_iter().map(lane).collect() };
        let buffer = lanes_of(64 * stored(lanes));
        let key = lanes_of(lanes);
        let outputs = run(&text, 2, |launch| {
            launch.in_out(&buffer).vector(&key).global_out("saved")
        });
        let keyed: Vec<Vec<T>> = vectors(&buffer, lanes)
            .iter()
            .map(|vector| std::iter::zip(vector, &key).map(|(&v, &k)| v ^ k).collect())
            .collect();
        let saved: Vec<T> = outputs.global("saved");
        assert_eq!(vectors(&saved, lanes), keyed, "vec{lanes}<{ty}>");
        let reversed: Vec<_> = keyed
            .chunks(32)
            .flat_map(|group| group.iter().rev().cloned())
            .collect();
        assert_eq!(
            vectors(&outputs.buffer::<T>(0), lanes),
            reversed,
            "vec{lanes}<{ty}>"
        );
    }
}

#[test]
fn vectors_go_through_calls_branches_and_loops() {
    if !vulkan_expected() {
        return;
    }
    for lanes in LENGTHS {
        let stride = 4 * stored(lanes);
        let text = format!(
            "func @step(%v: vec{lanes}<u32>, %n: u32) -> vec{lanes}<u32> {{
entry:
  %odd = and %n, 1u
  %s = splat %n -> vec{lanes}<u32>
  br_if %odd, odd, even
odd:
  %sum = add %v, %s
  br done
even:
  %product = mul %v, %v
  br done
done:
  %r = phi vec{lanes}<u32> [ %sum, odd ], [ %product, even ]
  ret %r
}}

func kernel workgroup_size(16, 1, 1) @k(%vs: ptr[global]<vec{lanes}<u32>>, %n: u32) -> void {{
entry:
  %i = global_id x
  %at = gep %vs, %i, stride={stride}
  %v = load %at
  br loop
loop:
  %acc = phi vec{lanes}<u32> [ %v, entry ], [ %next, loop ]
  %k = phi u32 [ 0u, entry ], [ %k.next, loop ]
  %stepped = call @step(%acc, %k)
  %small = ucmp.lt %i, 8u
  %next = select %small, %stepped, %acc
  %k.next = add %k, 1u
  %more = ucmp.lt %k.next, %n
  br_if %more, loop, out
out:
  store %at, %next
  ret
}}
"
        );
        let buffer = numbers(16 * stored(lanes));
        let outputs = run(&text, 1, |launch| launch.in_out(&buffer).scalar(7u32));
        let step = |lane: u32, n: u32| match n % 2 {
            1 => lane.wrapping_add(n),
            _ => lane.wrapping_mul(lane),
        };
        let expected: Vec<Vec<u32>> = vectors(&buffer, lanes)
            .iter()
            .enumerate()
            .map(|(item, vector)| {
                let rounds = if item < 8 { 7 } else { 0 };
                let lanes = vector.iter();
                lanes.map(|&lane| (0..rounds).fold(lane, step)).collect()
            })
            .collect();
        assert_eq!(
            vectors(&outputs.buffer::<u32>(0), lanes),
            expected,
            "vec{lanes}"
        );
    }
}

#[test]
fn memory_of_scalars_is_read_as_vectors_and_the_other_way_round() {
    if !vulkan_expected() {
        return;
    }
    for lanes in LENGTHS {
        let stride = 4 * stored(lanes);
        let text = format!(
            "func kernel workgroup_size(16, 1, 1) @k(%xs: ptr[global]<f32>, %vs: ptr[global]<vec{lanes}<f32>>) -> void {{
entry:
  %i = global_id x
  %wide = bitcast %xs -> ptr[global]<vec{lanes}<u32>>
  %from = gep %wide, %i, stride={stride}
  %bits = load %from
  %flipped = not %bits
  store %from, %flipped
  %to = gep %vs, %i, stride={stride}
  %v = bitcast %bits -> vec{lanes}<f32>
  store %to, %v
  %first = bitcast %to -> ptr[global]<u32>
  %x = load %first
  %y = add %x, 1u
  store %first, %y
  ret
}}
"
        );
        let bits = numbers(16 * stored(lanes));
        let floats: Vec<_> = bits.iter().copied().map(f32::from_bits).collect();
        let outputs = run(&text, 1, |launch| {
            launch.in_out(&floats).in_out(&vec![0f32; floats.len()])
        });
        let [flipped, copied] = [0, 1].map(|index| {
            let values: Vec<f32> = outputs.buffer(index);
            let bits: Vec<_> = values.into_iter().map(f32::to_bits).collect();
            vectors(&bits, lanes)
        });
        let mut expected = vectors(&bits, lanes);
        let complement: Vec<Vec<u32>> = expected
            .iter()
            .map(|vector| vector.iter().map(|lane| !lane).collect())
            .collect();
        assert_eq!(flipped, complement, "vec{lanes}");
        for vector in &mut expected {
            vector[0] = vector[0].wrapping_add(1);
        }
        assert_eq!(copied, expected, "vec{lanes}");
    }
}

#[test]
fn bits_become_lanes_of_other_widths() {
    if !vulkan_expected() {
        return;
    }
    // Each of these has the sixteen bytes of an element.
    for (one, from, other, to) in [
        ("vec16<u8>", U8, "vec2<u64>", U64),
        ("vec8<u16>", U16, "vec4<f32>", F32),
        ("vec8<f16>", F16, "vec16<i8>", I8),
        ("vec2<f64>", F64, "vec4<u32>", U32),
        ("vec4<u32>", U32, "vec16<u8>", U8),
    ] {
        let text = format!(
            "func kernel workgroup_size(16, 1, 1) @k(%from: ptr[global]<{one}>, %to: ptr[global]<{other}>) -> void {{
entry:
  %i = global_id x
  %from.at = gep %from, %i, stride=16
  %to.at = gep %to, %i, stride=16
  %v = load %from.at
  %w = bitcast %v -> {other}
  store %to.at, %w
  ret
}}
"
        );
        let words = numbers(64);
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let outputs = run(&text, 1, |launch| {
            let launch = launch.input_bytes(from, &bytes);
            launch.in_out_bytes(to, &[0x5a; 256])
        });
        assert_eq!(outputs.bytes(1, to), bytes, "{one} -> {other}");
    }
}
