//! Globals with vectors as initial values.

use std::fmt::Debug;

use crate::e2e::{launch::Element, vulkan_expected};

use super::kernels::{numbers, run, vectors};
use super::{LENGTHS, stored};

/// Initial values, of a table and of a buffer: lanes in order, three with room for a fourth.
#[test]
fn globals_start_with_vectors() {
    if !vulkan_expected() {
        return;
    }
    globals_start(|number| number as u8);
    globals_start(|number| number as u16);
    globals_start(|number| number as i32);
    globals_start(|number| u64::from(number) * 0x1_0000_0001);
    globals_start(|number| number as f32);
}

/// The same for one type of lanes.
#[track_caller]
fn globals_start<T: Element + PartialEq + Debug>(lane: fn(u32) -> T) {
    const COUNT: usize = 32;
    let ty = T::SCALAR;
    for lanes in LENGTHS {
        let stride = ty.size() * stored(lanes);
        let numbers: Vec<T> = numbers(COUNT * lanes).into_iter().map(lane).collect();
        // Enough digits for an f32; integers have none after the point.
        let decimal = if ty.name() == "f32" { ".0" } else { "" };
        let list: Vec<_> = numbers
            .iter()
            .map(|number| format!("{number}{decimal}{ty}"))
            .collect();
        let list = list.join(", ");
        let last = list.split(", ").take(lanes).collect::<Vec<_>>().join(", ");
        let text = format!(
            "global @table : ptr[const]<vec{lanes}<{ty}>> count={COUNT} = [{list}]
global @buffer : ptr[global]<vec{lanes}<{ty}>> count={COUNT} = [{list}]
global @one : ptr[const]<vec{lanes}<{ty}>> = [{last}]

func kernel workgroup_size({COUNT}, 1, 1) @k(%rs: ptr[global]<vec{lanes}<{ty}>>) -> void {{
entry:
  %i = local_id x
  %double = add %i, %i
  %next = add %double, 1u
  %table = mov @table
  %from = gep %table, %i, stride={stride}
  %v = load %from
  %to = gep %rs, %double, stride={stride}
  store %to, %v
  %one = mov @one
  %w = load %one
  %behind = gep %rs, %next, stride={stride}
  store %behind, %w
  ret
}}
"
        );
        let room = vec![lane(0); 2 * COUNT * stored(lanes)];
        let outputs = run(&text, 1, |launch| launch.in_out(&room).global_out("buffer"));
        let expected: Vec<Vec<T>> = numbers.chunks(lanes).map(<[T]>::to_vec).collect();
        let what = format!("vec{lanes}<{ty}>");
        let buffer = outputs.global::<T>("buffer");
        assert_eq!(vectors(&buffer, lanes), expected, "{what}");
        if lanes == 3 {
            let room: Vec<T> = buffer.chunks(4).map(|vector| vector[3]).collect();
            assert_eq!(room, vec![lane(0); COUNT], "{what}: behind the third lane");
        }
        let results = vectors(&outputs.buffer::<T>(0), lanes);
        let (table, one): (Vec<_>, Vec<_>) =
            results.chunks(2).map(|pair| (&pair[0], &pair[1])).unzip();
        assert!(table.into_iter().eq(&expected), "{what}: table");
        assert!(
            one.into_iter().all(|one| *one == expected[0]),
            "{what}: one"
        );
    }
}
