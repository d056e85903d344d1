//! Kernels on integers: `reduce`, `histogram`, `search`, `calls`, `subgroups`,
//! `dynamic_shared`, `median`.

use super::super::e2e::{
    assert_same_bits, groups,
    inputs::{Generator, guarded, many, room},
    vulkan_expected,
};
use super::{DEVICES, Sizes, launch};

#[test]
fn all_reduce_by_an_operation_and_by_a_body() {
    if !vulkan_expected() {
        return;
    }
    for n in [1, 95, 96, 97, 1000] {
        let mut generator = Generator::new(21);
        let x = many(n, || generator.any_i32());
        let workgroups = groups(n, 96);
        let count = workgroups as usize;
        let outputs = launch("reduce", "reduce", [workgroups, 1, 1])
            .input_of(&guarded(&x), &[n])
            .in_out_of(&room::<i32>(count), &[count])
            .in_out_of(&room::<i32>(count), &[count])
            .run();
        let sum = |part: &[i32]| part.iter().fold(0, |sum: i32, x| sum.wrapping_add(*x));
        let largest = |part: &[i32]| part.iter().map(|x| x.unsigned_abs()).max().unwrap() as i32;
        let sums: Vec<_> = x.chunks(96).map(sum).collect();
        let most: Vec<_> = x.chunks(96).map(largest).collect();
        assert_same_bits("sums", &outputs.buffer(2), &guarded(&sums));
        assert_same_bits("largest", &outputs.buffer(4), &guarded(&most));
    }
}

#[test]
fn histogram_by_atomics_of_both_kinds() {
    if !vulkan_expected() {
        return;
    }
    for (n, workgroups, limit) in [(0, 1, 5), (1000, 3, 1000), (20_000, 7, 100)] {
        let mut generator = Generator::new(22);
        // Skewed, so that work-items meet.
        let bytes = many(n, || (generator.below(16) * generator.below(17)) as u8);
        let outputs = launch("histogram", "histogram", [workgroups, 1, 1])
            .input_of(&guarded(&bytes), &[n])
            .in_out(&guarded(&[0; 256]))
            .in_out(&guarded(&[0]))
            .scalar(limit)
            .run();
        let mut counts = [0; 256];
        bytes
            .iter()
            .for_each(|&byte| counts[usize::from(byte)] += 1);
        assert_same_bits("counts", &outputs.buffer(2), &guarded(&counts));
        // Each of the work-items counts once, up to the limit.
        let items = 128 * i32::try_from(workgroups).unwrap();
        assert_same_bits("limited", &outputs.buffer(3), &guarded(&[items.min(limit)]));
    }
}

#[test]
fn search_in_a_loop_of_branches() {
    if !vulkan_expected() {
        return;
    }
    for (entries, keys) in [(0, 10), (1, 64), (1000, 300), (4096, 65)] {
        let mut generator = Generator::new(23);
        let mut table = many(entries, || generator.between(-2000, 2000));
        table.sort_unstable();
        table.dedup();
        let n = table.len();
        let keys = many(keys, || generator.between(-2100, 2100));
        let actual = launch("search", "search", [groups(keys.len(), 64), 1, 1])
            .input_of(&guarded(&table), &[n])
            .input_of(&guarded(&keys), &[keys.len()])
            .in_out_of(&room::<i32>(keys.len()), &[keys.len()])
            .run()
            .buffer::<i32>(4);
        let place = |key: &i32| table.iter().position(|entry| entry == key);
        let places = keys.iter().map(|key| place(key).map_or(-1, |at| at as i32));
        let expected: Vec<_> = places.collect();
        assert_same_bits(&format!("{n} entries"), &actual, &guarded(&expected));
    }
}

#[test]
fn functions_take_memory() {
    if !vulkan_expected() {
        return;
    }
    for (n, starts, steps) in [(1, 1, 3), (100, 40, 0), (1000, 100, 77)] {
        let mut generator = Generator::new(24);
        let links = many(n, || generator.below(n as u32) as i32);
        let values = many(n, || generator.any_i32());
        let from = many(starts, || generator.below(n as u32) as i32);
        let actual = launch("calls", "walk", [groups(starts, 32), 1, 1])
            .input_of(&guarded(&links), &[n])
            .input_of(&guarded(&values), &[n])
            .input_of(&guarded(&from), &[starts])
            .scalar(steps as i32)
            .in_out_of(&room::<i32>(starts), &[starts])
            .run()
            .buffer::<i32>(7);
        let sum = |&start: &i32| {
            let path = std::iter::successors(Some(start as usize), |&at| Some(links[at] as usize));
            let visited = path.take(steps).map(|at| values[at]);
            visited.fold(0, |sum: i32, value| sum.wrapping_add(value))
        };
        let expected: Vec<_> = from.iter().map(sum).collect();
        assert_same_bits(&format!("{steps} steps"), &actual, &guarded(&expected));
    }
}

#[test]
fn subgroups_change_values_and_reduce() {
    if !vulkan_expected() {
        return;
    }
    for workgroups in [1, 5] {
        let n = 64 * workgroups;
        let mut generator = Generator::new(25);
        let x = many(n, || generator.any_i32());
        let outputs = launch("subgroups", "subgroups", [workgroups as u32, 1, 1])
            .input_of(&guarded(&x), &[n])
            .in_out_of(&room::<i32>(n), &[n])
            .in_out(&guarded(&[0]))
            .run();
        let swapped: Vec<_> = (0..n).map(|i| x[i ^ 1]).collect();
        let total = x.iter().fold(0, |sum: i32, value| sum.wrapping_add(*value));
        assert_same_bits("swapped", &outputs.buffer(2), &guarded(&swapped));
        assert_same_bits("total", &outputs.buffer(4), &guarded(&[total]));
    }
}

#[test]
fn workgroup_memory_gets_its_size_at_launch() {
    if !vulkan_expected() {
        return;
    }
    for (n, window) in [(1, 1), (64, 2), (1000, 1), (1000, 17), (130, 64)] {
        let mut generator = Generator::new(26);
        let x = many(n, || generator.any_i32());
        let actual = launch("dynamic_shared", "windows", [groups(n, 64), 1, 1])
            .input_of(&guarded(&x), &[n])
            .in_out_of(&room::<i32>(n), &[n])
            .scalar(window as i32)
            .shared(4 * (64 + window - 1))
            .run()
            .buffer::<i32>(2);
        let sum = |start: usize| {
            let part = x.iter().skip(start).take(window);
            part.fold(0, |sum: i32, value| sum.wrapping_add(*value))
        };
        let expected: Vec<_> = (0..n).map(sum).collect();
        assert_same_bits(
            &format!("n = {n}, window {window}"),
            &actual,
            &guarded(&expected),
        );
    }
}

#[test]
fn median_in_private_memory() {
    if !vulkan_expected() {
        return;
    }
    for (height, width) in [(3, 3), (10, 10), (21, 11)] {
        let mut generator = Generator::new(27);
        let x = many(height * width, || generator.between(-50, 50));
        let (inner_height, inner_width) = (height - 2, width - 2);
        let inner = inner_height * inner_width;
        let actual = launch(
            "median",
            "median",
            [groups(inner_width, 8), groups(inner_height, 8), 1],
        )
        .input_of(&guarded(&x), &[height, width])
        .in_out_of(&room::<i32>(inner), &[inner_height, inner_width])
        .run()
        .buffer::<i32>(3);
        let median = |at: usize| {
            let (row, column) = (at / inner_width, at % inner_width);
            let window = (0..9).map(|i| x[(row + i / 3) * width + column + i % 3]);
            let mut window: Vec<_> = window.collect();
            window.sort_unstable();
            window[4]
        };
        let expected: Vec<_> = (0..inner).map(median).collect();
        assert_same_bits(&format!("{height} x {width}"), &actual, &guarded(&expected));
    }
}

// R-CHIP-29, R-CHIP-30, R-CHIP-31
#[test]
fn odd_integers_in_memory_loops_and_calls() {
    if !vulkan_expected() {
        return;
    }
    let mask = (1_u64 << 33) - 1;
    for (n, steps) in [(1, 1), (64, 3), (100, 40), (40, 5000)] {
        let mut generator = Generator::new(27);
        let seeds = many(n, || (generator.bits64() & mask) as i64);
        let actual = launch("odd", "walk", [groups(n, 32), 1, 1])
            .by(DEVICES)
            .input_of(&guarded(&seeds), &[n])
            .scalar(steps)
            .in_out_of(&room::<i64>(n), &[n])
            .run()
            .buffer::<i64>(3);
        let end = |&seed: &i64| {
            let last = (0..steps).fold(seed as u64, |state, step| {
                let signed = ((state << 31) as i64) >> 31;
                let kind = -step & 0xfff;
                let by = match kind {
                    0x7ff => state.wrapping_mul(6_364_136),
                    0xffe => 6_364_136,
                    _ => return (state.wrapping_mul(6_364_136) + 1_442_695_040) & mask,
                };
                ((signed >> 3) as u64 ^ by) & mask
            });
            last as i64
        };
        let expected: Vec<_> = seeds.iter().map(end).collect();
        assert_same_bits(&format!("{steps} steps"), &actual, &guarded(&expected));
    }
}
