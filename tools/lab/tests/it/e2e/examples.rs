//! The examples of the GIR specification, in `test/spec`, with the values that the text promises.

use std::path::{Path, PathBuf};

use super::inputs::{Generator, guarded, many, room};
use super::launch::{ALL_DEVICES, Launch, WAYS};
use super::{assert_same_bits, groups, vulkan_expected};

/// A file of examples by its name without extension.
fn spec_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test/spec")
        .join(name)
        .with_extension("gir")
}

/// All triples of edges, and any numbers.
fn triples() -> Vec<[u32; 3]> {
    let edges = [0, 1, 2, 0x1122_3344, 0x7fff_ffff, 0x8000_0000, u32::MAX];
    let pairs = edges.into_iter().flat_map(|x| edges.map(|y| [x, y]));
    let triples = pairs.flat_map(|[x, y]| edges.map(|z| [x, y, z]));
    let mut generator = Generator::new(131);
    let any = many(100, || [(); 3].map(|()| generator.bits()));
    triples.chain(any).collect()
}

#[test]
fn examples_of_functions_compute_what_the_text_says() {
    if !vulkan_expected() {
        return;
    }
    let triples = triples();
    let count = triples.len();
    let column = |index: usize| triples.iter().map(|row| row[index]).collect::<Vec<_>>();
    let workgroups = [groups(count, 64), 1, 1];
    let outputs = Launch::of(&spec_file("examples"), "examples", workgroups)
        .by(WAYS)
        .input(&guarded(&column(0)))
        .input(&guarded(&column(1)))
        .input(&guarded(&column(2)))
        .in_out(&room::<i32>(count))
        .in_out(&room::<u32>(count))
        .in_out(&room::<u32>(count))
        .in_out(&room::<u32>(count))
        .in_out(&room::<u32>(count))
        .scalar(count as u32)
        .run();
    // The magnitude of INT_MIN wraps.
    let absolute: Vec<i32> = column(0)
        .iter()
        .map(|&x| (x as i32).wrapping_abs())
        .collect();
    assert!(absolute.contains(&i32::MIN), "INT_MIN is one of the inputs");
    assert_same_bits("abs_i32", &outputs.buffer(3), &guarded(&absolute));
    let check = |buffer, what: &str, expected: fn([u32; 3]) -> u32| {
        let expected: Vec<u32> = triples.iter().map(|&row| expected(row)).collect();
        assert_same_bits(what, &outputs.buffer(buffer), &guarded(&expected));
    };
    check(4, "max_u32", |[x, y, _]| x.max(y));
    check(5, "swap_bytes_u32", |[x, ..]| x.swap_bytes());
    check(7, "float32_to_reversed_bytes", |[x, ..]| x.swap_bytes());
    // Where the bounds are out of order the upper one wins.
    check(6, "clamp_u32", |[x, low, high]| x.max(low).min(high));
}

#[test]
fn examples_of_counters_count_work_items() {
    if !vulkan_expected() {
        return;
    }
    for (workgroups, size) in [(1, 1), (3, 1), (7, 33), (1, 128)] {
        // The counter is at an address, which a lowered program contains; storage is assigned before.
        let launch = |kernel| {
            Launch::of(&spec_file("counters"), kernel, [workgroups, 1, 1])
                .by(ALL_DEVICES)
                .workgroup_size(size)
        };
        let counter = launch("bump").global_out("counter").run();
        assert_same_bits("bump", &counter.global("counter"), &[workgroups * size]);
        // The order of memory is that of a workgroup; the sum holds for any number of them.
        let counter = launch("increment").in_out(&guarded(&[u32::MAX])).run();
        let expected = guarded(&[u32::MAX.wrapping_add(workgroups * size)]);
        assert_same_bits("increment", &counter.buffer(0), &expected);
    }
}
