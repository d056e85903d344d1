//! Kernels that sort, search and scan: `radix_sort`, `life`, `prefix_max`, `binary_search`, `sieve`,
//! `merge`, `windows`, `triples`.

use super::inputs::{Generator, guarded, many, room};
use super::launch::{Element, Launch};
use super::{assert_same_bits, groups, vulkan_expected};

#[test]
fn radix_sort_passes_are_stable() {
    if !vulkan_expected() {
        return;
    }
    for n in [0, 1, 63, 64, 65, 1000, 5003] {
        let mut generator = Generator::new(n as u64);
        // A value is where its key stood: equal keys show whether they kept their order.
        let initial = many(n, || generator.bits() & 0xf0f0_ff0f);
        let (mut keys, mut values) = (
            guarded(&initial),
            guarded(&(0..n as u32).collect::<Vec<_>>()),
        );
        for shift in (0..32u32).step_by(4) {
            let outputs = Launch::new("radix_sort", "radix_sort", [1, 1, 1])
                .input(&keys)
                .input(&values)
                .in_out(&room::<u32>(n))
                .in_out(&room::<u32>(n))
                .scalar(shift)
                .scalar(n as u32)
                .run();
            (keys, values) = (outputs.buffer(2), outputs.buffer(3));
        }
        let mut pairs: Vec<(u32, u32)> = initial.into_iter().zip(0..).collect();
        pairs.sort();
        let (sorted_keys, sorted_values): (Vec<_>, Vec<_>) = pairs.into_iter().unzip();
        assert_same_bits(&format!("keys, n = {n}"), &keys, &guarded(&sorted_keys));
        assert_same_bits(
            &format!("values, n = {n}"),
            &values,
            &guarded(&sorted_values),
        );
    }
}

/// One generation, by the neighbours' coordinates.
fn generation(cells: &[u8], width: usize) -> Vec<u8> {
    let height = cells.len() / width;
    let at = |x: usize, y: usize| cells[y % height * width + x % width];
    let next = |index: usize| {
        let (x, y) = (index % width + width - 1, index / width + height - 1);
        let all: u8 = (0..9).map(|step| at(x + step % 3, y + step / 3)).sum();
        let own = cells[index];
        u8::from(matches!((own, all - own), (_, 3) | (1, 2)))
    };
    (0..cells.len()).map(next).collect()
}

#[test]
fn life_goes_on_around_the_torus() {
    if !vulkan_expected() {
        return;
    }
    for (width, height) in [(1, 1), (3, 3), (8, 8), (9, 20), (33, 7)] {
        let mut generator = Generator::new((width * 100 + height) as u64);
        let mut cells = many(width * height, || generator.below(2) as u8);
        for _ in 0..3 {
            let actual = Launch::new("life", "life", [groups(width, 8), groups(height, 8), 1])
                .input(&guarded(&cells))
                .in_out(&room::<u8>(cells.len()))
                .scalar(width as u32)
                .scalar(height as u32)
                .run()
                .buffer::<u8>(1);
            cells = generation(&cells, width);
            assert_same_bits(&format!("{width} by {height}"), &actual, &guarded(&cells));
        }
    }
}

#[test]
fn prefix_max_keeps_the_greatest() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(97);
    let mut inputs: Vec<Vec<i32>> = [1, 127, 128, 129, 500]
        .map(|n| many(n, || generator.any_i32()))
        .into();
    inputs.push(vec![i32::MIN; 130]);
    inputs.push((-100..100).rev().collect());
    for x in inputs {
        let actual = Launch::new("prefix_max", "prefix_max", [groups(x.len(), 128), 1, 1])
            .input(&guarded(&x))
            .in_out(&room::<i32>(x.len()))
            .scalar(x.len() as u32)
            .run()
            .buffer::<i32>(1);
        let up_to = |block: &[i32]| {
            (0..block.len())
                .map(|end| *block[..=end].iter().max().unwrap())
                .collect::<Vec<_>>()
        };
        let expected = x.chunks(128).flat_map(up_to).collect::<Vec<_>>();
        assert_same_bits(&format!("n = {}", x.len()), &actual, &guarded(&expected));
    }
}

#[test]
fn binary_search_finds_first_and_last() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(101);
    for n in [0, 1, 2, 100, 1000] {
        let mut table = many(n, || i64::from(generator.between(-200, 200)) << 40);
        table.extend([i64::MIN, i64::MAX, -1, 0]);
        table.truncate(n);
        table.sort();
        let mut wanted = many(150, || i64::from(generator.between(-210, 210)) << 40);
        wanted.extend([i64::MIN, i64::MAX, -1, 0, 1]);
        let count = wanted.len();
        let bits = |values: &[i64]| values.iter().map(|&value| value as u64).collect::<Vec<_>>();
        // Only the buffer's bytes matter: the parameters are i64.
        let outputs = Launch::new("binary_search", "binary_search", [groups(count, 64), 1, 1])
            .input(&guarded(&bits(&table)))
            .input(&guarded(&bits(&wanted)))
            .in_out(&room::<u32>(count))
            .in_out(&room::<u32>(count))
            .scalar(n as u32)
            .scalar(count as u32)
            .run();
        let before = |value: &i64| table.iter().filter(|&number| number < value).count() as u32;
        let equal = |value: &i64| table.iter().filter(|&number| number == value).count() as u32;
        let places: Vec<u32> = wanted.iter().map(before).collect();
        let times: Vec<u32> = wanted.iter().map(equal).collect();
        assert_same_bits(
            &format!("places, n = {n}"),
            &outputs.buffer(2),
            &guarded(&places),
        );
        assert_same_bits(
            &format!("times, n = {n}"),
            &outputs.buffer(3),
            &guarded(&times),
        );
    }
}

#[test]
fn sieve_strikes_composites() {
    if !vulkan_expected() {
        return;
    }
    for n in [2usize, 3, 4, 5, 26, 128, 1000, 20_000] {
        let words = n.div_ceil(32);
        let workgroups = groups(n.isqrt() + 1, 32);
        let actual = Launch::new("sieve", "sieve", [workgroups, 1, 1])
            .in_out(&guarded(&vec![0u32; words]))
            .scalar(n as u32)
            .run()
            .buffer::<u32>(0);
        let is_prime = |&n: &usize| n >= 2 && (2..=n.isqrt()).all(|d| !n.is_multiple_of(d));
        let mut expected = vec![0u32; words];
        for composite in (0..n).filter(|n| !is_prime(n)) {
            expected[composite / 32] |= 1 << (composite % 32);
        }
        assert_same_bits(&format!("n = {n}"), &actual, &guarded(&expected));
    }
}

#[test]
fn merge_walks_both_runs() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(103);
    let mut lengths = vec![0, 0, 0, 5, 5, 0, 1, 1];
    lengths.extend(many(60, || generator.below(40) as usize));
    let pairs = lengths.len() / 2;
    let mut starts = vec![0u32];
    let mut runs = Vec::new();
    for length in lengths {
        let mut run = many(length, || generator.between(-30, 30));
        run.sort();
        starts.push(starts[starts.len() - 1] + length as u32);
        runs.push(run);
    }
    let x = runs.concat();
    let actual = Launch::new("merge", "merge", [groups(pairs, 16), 1, 1])
        .input(&guarded(&x))
        .input(&guarded(&starts))
        .in_out(&room::<i32>(x.len()))
        .scalar(pairs as u32)
        .run()
        .buffer::<i32>(2);
    let expected = runs.chunks(2).flat_map(|pair| {
        let mut merged = pair.concat();
        merged.sort();
        merged
    });
    let expected: Vec<i32> = expected.collect();
    assert_same_bits("merged", &actual, &guarded(&expected));
}

/// The `summary` of each window of a block of elements, wrapping around its end.
fn windows<T: Element, R>(x: &[T], block: usize, width: usize, summary: fn(&[T]) -> R) -> Vec<R> {
    let of_block = |block: &[T]| {
        let window = |start| block.iter().cycle().skip(start).take(width).copied();
        let windows = (0..block.len()).map(|start| window(start).collect::<Vec<_>>());
        windows.map(|window| summary(&window)).collect::<Vec<_>>()
    };
    x.chunks(block).flat_map(of_block).collect()
}

#[test]
fn windows_lie_in_memory_sized_at_launch() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(107);
    for (workgroups, per_item, width) in [(1, 1, 1), (3, 1, 5), (2, 3, 64), (2, 16, 7)] {
        let block = 64 * per_item;
        let launch = |kernel| Launch::new("windows", kernel, [workgroups, 1, 1]);
        let x = many(workgroups as usize * block, || generator.bits64());
        let actual = launch("window_sums")
            .input(&guarded(&x))
            .in_out(&room::<u64>(x.len()))
            .shared(8 * block)
            .scalar(per_item as u32)
            .scalar(width as u32)
            .run()
            .buffer::<u64>(1);
        let sum = |window: &[u64]| {
            window
                .iter()
                .fold(0, |sum: u64, &value| sum.wrapping_add(value))
        };
        let expected = guarded(&windows(&x, block, width, sum));
        assert_same_bits(&format!("sums of {width}"), &actual, &expected);
        let x: Vec<i16> = x.into_iter().map(|value| value as i16).collect();
        let actual = launch("window_maxima")
            .input(&guarded(&x))
            .in_out(&room::<i16>(x.len()))
            .scalar(per_item as u32)
            .scalar(width as u32)
            .shared(2 * block)
            .run()
            .buffer::<i16>(1);
        let max = |window: &[i16]| *window.iter().max().unwrap();
        let expected = guarded(&windows(&x, block, width, max));
        assert_same_bits(&format!("maxima of {width}"), &actual, &expected);
    }
}

/// The first triple with a sum, within a number of sums.
fn first_triple(table: &[i32], target: i32, budget: usize) -> [u32; 3] {
    let n = table.len();
    let pairs = (0..n).flat_map(|i| (i + 1..n).map(move |j| (i, j)));
    let triples = pairs.flat_map(|(i, j)| (j + 1..n).map(move |k| [i, j, k]));
    let sum = |triple: &[usize; 3]| {
        triple
            .iter()
            .fold(0, |sum: i32, &at| sum.wrapping_add(table[at]))
    };
    let place = triples.clone().position(|triple| sum(&triple) == target);
    match place {
        Some(place) if place < budget => triples.clone().nth(place).unwrap().map(|at| at as u32),
        None if triples.count() <= budget => [0xffff_ffff; 3],
        _ => [0xffff_fffe; 3],
    }
}

#[test]
fn triples_are_found_or_given_up() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(109);
    for (n, budget) in [
        (0, 0),
        (2, 1),
        (3, 1),
        (20, 2000),
        (30, 500),
        (12, 220),
        (12, 219),
    ] {
        let table = many(n, || generator.between(-60, 60));
        let targets = many(50, || generator.between(-150, 150));
        let count = targets.len();
        let actual = Launch::new("triples", "triples", [groups(count, 16), 1, 1])
            .input(&guarded(&table))
            .input(&guarded(&targets))
            .in_out(&room::<u32>(3 * count))
            .scalar(n as u32)
            .scalar(budget as u32)
            .scalar(count as u32)
            .run()
            .buffer::<u32>(2);
        let expected = targets
            .iter()
            .map(|&target| first_triple(&table, target, budget));
        let expected = expected.collect::<Vec<_>>().concat();
        assert_same_bits(
            &format!("n = {n}, budget {budget}"),
            &actual,
            &guarded(&expected),
        );
    }
}
