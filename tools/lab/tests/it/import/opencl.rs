//! OpenCL C.

use super::launch;
use gir_run::element::Scalar;

use crate::e2e::inputs::{Generator, guarded, many, room};
use crate::e2e::{assert_same_bits, groups, vulkan_expected};

const ARRAYS: &str = "opencl/arrays";
const RECORDS: &str = "opencl/records";

#[test]
fn saxpy_is_a_product_and_a_sum() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(1);
    let n = 1000;
    let (x, y) = (many(n, || generator.noise()), many(n, || generator.noise()));
    let actual = launch(ARRAYS, "saxpy", [groups(n, 64), 1, 1])
        .workgroup_size(64)
        .scalar(1.5f32)
        .input(&guarded(&x))
        .in_out(&guarded(&y))
        .scalar(n as u32)
        .run()
        .buffer::<f32>(2);
    let expected: Vec<_> = x.iter().zip(&y).map(|(x, y)| 1.5 * x + y).collect();
    assert_same_bits("saxpy", &actual, &guarded(&expected));
}

#[test]
fn products_by_tiles_are_those_by_rows_and_columns() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(2);
    let n = 24;
    let (a, b) = (
        many(n * n, || generator.noise()),
        many(n * n, || generator.noise()),
    );
    let actual = launch(ARRAYS, "matmul", [groups(n, 8), groups(n, 8), 1])
        .input(&a)
        .input(&b)
        .in_out(&room::<f32>(n * n))
        .scalar(n as i32)
        .run()
        .buffer::<f32>(2);
    let at = |index: usize| {
        let (row, column) = (index / n, index % n);
        (0..n).fold(0.0, |sum: f32, k| sum + a[row * n + k] * b[k * n + column])
    };
    let expected: Vec<_> = (0..n * n).map(at).collect();
    assert_same_bits("matmul", &actual, &guarded(&expected));
}

#[test]
fn workgroups_sum_and_scan_their_elements() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(3);
    let n = 300;
    let x = many(n, || generator.any_i32() >> 8);
    let sums = launch(ARRAYS, "reduce", [groups(n, 64), 1, 1])
        .workgroup_size(64)
        .input(&guarded(&x))
        .in_out(&room::<i32>(n.div_ceil(64)))
        .shared(256)
        .scalar(n as u32)
        .run()
        .buffer::<i32>(1);
    let expected: Vec<i32> = x.chunks(64).map(|part| part.iter().sum()).collect();
    assert_same_bits("reduce", &sums, &guarded(&expected));

    let x: Vec<i64> = many(256, || i64::from(generator.any_i32()) << 20);
    let sums = launch(ARRAYS, "scan", [4, 1, 1])
        .input(&x)
        .in_out(&room::<i64>(256))
        .run()
        .buffer::<i64>(1);
    let scanned = x.chunks(64).flat_map(|part| {
        let sum = |sum: &mut i64, &x: &i64| {
            *sum += x;
            Some(*sum)
        };
        part.iter().scan(0, sum).collect::<Vec<_>>()
    });
    assert_same_bits("scan", &sums, &guarded(&scanned.collect::<Vec<_>>()));
}

#[test]
fn bytes_are_counted_by_atomics() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(4);
    let n = 3000;
    let bytes = many(n, || (generator.bits() & generator.bits()) as u8);
    let counts = launch(ARRAYS, "histogram", [4, 1, 1])
        .input(&guarded(&bytes))
        .in_out(&[0u32; 256])
        .scalar(n as u32)
        .run()
        .buffer::<u32>(1);
    let mut expected = [0u32; 256];
    bytes
        .iter()
        .for_each(|&byte| expected[usize::from(byte)] += 1);
    assert_same_bits("histogram", &counts, &expected);
}

#[test]
fn bitonic_passes_sort() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(5);
    let mut keys = many(32, || generator.bits());
    let mut expected = keys.clone();
    expected.sort_unstable();
    for stage in 0..5u32 {
        for pass in 0..=stage {
            keys = launch(ARRAYS, "bitonic", [1, 1, 1])
                .workgroup_size(16)
                .in_out(&keys)
                .scalar(stage)
                .scalar(pass)
                .run()
                .buffer::<u32>(0);
        }
    }
    assert_same_bits("bitonic", &keys, &expected);
}

/// A structure of the kernel `move`: three floats of position, three of speed, an integer, a byte and three of padding.
#[derive(Clone, Copy)]
struct Particle {
    position: [f32; 3],
    speed: [f32; 3],
    hits: i32,
    kind: u8,
}

impl Particle {
    fn bytes(self) -> Vec<u8> {
        let floats = self.position.into_iter().chain(self.speed);
        let words = floats.map(f32::to_bits);
        let words = words.chain([self.hits as u32, u32::from(self.kind)]);
        words.flat_map(u32::to_le_bytes).collect()
    }
}

#[test]
fn structures_are_loaded_changed_and_stored() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(9);
    let particle = || Particle {
        position: [0, 1, 2].map(|_| generator.noise()),
        speed: [0, 1, 2].map(|_| generator.noise()),
        hits: (generator.bits() & 7) as i32,
        kind: generator.bits() as u8,
    };
    let mut all = many(70, particle);
    let bytes: Vec<u8> = all.iter().flat_map(|one| one.bytes()).collect();
    let actual = launch(RECORDS, "move", [groups(70, 32), 1, 1])
        .workgroup_size(32)
        .in_out_bytes(Scalar::F32, &bytes)
        .scalar(0.5f32)
        .scalar(2i32)
        .scalar(-0.25f32)
        .scalar(0.75f32)
        .scalar(70u32)
        .run()
        .bytes(0, Scalar::F32);
    for one in &mut all {
        for axis in 0..3 {
            one.position[axis] += one.speed[axis] * 0.5;
            let before = one.speed[axis];
            if one.position[axis] < -0.25 || one.position[axis] > 0.75 {
                one.speed[axis] = -before;
            }
            one.hits += i32::from(one.speed[axis] != before);
        }
        one.kind ^= (one.hits << 2) as u8;
    }
    let expected: Vec<u8> = all.iter().flat_map(|one| one.bytes()).collect();
    assert_same_bits("move", &actual, &expected);
}

#[test]
fn unions_reinterpret_bytes() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(10);
    let x = many(64, || f32::from_bits(generator.bits() & 0x7f7f_ffff));
    let outputs = launch(RECORDS, "pick", [1, 1, 1])
        .workgroup_size(64)
        .input(&x)
        .in_out(&room::<u32>(64))
        .in_out(&room::<i32>(64))
        .run();
    let reversed: Vec<_> = x.iter().map(|x| x.to_bits().swap_bytes()).collect();
    let exponents: Vec<_> = x
        .iter()
        .map(|x| (x.to_bits() >> 23 & 255) as i32 - 127)
        .collect();
    assert_same_bits("pick, bytes", &outputs.buffer(1), &guarded(&reversed));
    assert_same_bits("pick, exponents", &outputs.buffer(2), &guarded(&exponents));
}

#[test]
fn a_machine_interprets_codes() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(11);
    let length = 24;
    let codes = many(32 * length, || generator.below(14) as u8);
    let results = launch(RECORDS, "interpret", [1, 1, 1])
        .workgroup_size(32)
        .input(&codes)
        .in_out(&room::<i32>(32))
        .scalar(length as u32)
        .run()
        .buffer::<i32>(1);
    let run = |codes: &[u8]| {
        let (mut stack, mut depth) = ([0i32; 8], 0i32);
        let at = |depth: i32| (depth & 7) as usize;
        for &code in codes {
            let (top, below) = (stack[at(depth - 1)], stack[at(depth - 2)]);
            match code {
                10 | 11 => {
                    let both = if code == 10 {
                        below.wrapping_add(top)
                    } else {
                        below.wrapping_mul(top)
                    };
                    stack[at(depth - 2)] = both;
                    depth -= 1;
                }
                12 => stack[at(depth - 1)] = top.wrapping_neg(),
                13 => {
                    let other = stack[at(depth)];
                    stack[at(depth)] = top;
                    depth += 1;
                    stack[at(depth + 1)] = other;
                }
                _ => {
                    stack[at(depth)] = i32::from(code);
                    depth += 1;
                }
            }
        }
        stack[at(depth - 1)]
    };
    let expected: Vec<_> = codes.chunks(length).map(run).collect();
    assert_same_bits("interpret", &results, &guarded(&expected));
}

#[test]
fn levels_of_a_graph_and_words_of_a_text_are_found() {
    if !vulkan_expected() {
        return;
    }
    // A ring with chords: node `i` leads to `i + 1` and `3 i`.
    let n = 40usize;
    let starts: Vec<u32> = (0..=n as u32).map(|node| node * 2).collect();
    let edges: Vec<u32> = (0..n)
        .flat_map(|node| [(node + 1) % n, node * 3 % n])
        .map(|to| to as u32)
        .collect();
    let mut levels = vec![-1i32; n];
    levels[0] = 0;
    let mut expected = levels.clone();
    for level in 0..4 {
        let outputs = launch(RECORDS, "bfs", [groups(n, 32), 1, 1])
            .workgroup_size(32)
            .input(&starts)
            .input(&edges)
            .in_out(&levels)
            .in_out(&[0i32])
            .scalar(level)
            .scalar(n as u32)
            .run();
        levels = outputs.buffer(2);
        let mut changed = 0;
        for node in (0..n)
            .filter(|&node| expected[node] == level)
            .collect::<Vec<_>>()
        {
            for &next in &edges[node * 2..node * 2 + 2] {
                if expected[next as usize] == -1 {
                    expected[next as usize] = level + 1;
                    changed = 1;
                }
            }
        }
        assert_same_bits(&format!("bfs {level}"), &levels, &expected);
        assert_same_bits("bfs, change", &outputs.buffer::<i32>(3), &[changed]);
    }

    let text: Vec<i8> = b"banana bandana ana"
        .iter()
        .map(|&byte| byte as i8)
        .collect();
    let word: Vec<i8> = b"ana".iter().map(|&byte| byte as i8).collect();
    let outputs = launch(RECORDS, "search", [1, 1, 1])
        .workgroup_size(32)
        .input(&text)
        .scalar(text.len() as u32)
        .input(&word)
        .scalar(3u32)
        .in_out(&vec![0u32; text.len()])
        .in_out(&[0u32])
        .run();
    let expected: Vec<u32> = (0..text.len())
        .map(|at| u32::from(text[at..].starts_with(&word)))
        .collect();
    assert_same_bits("search", &outputs.buffer(4), &expected);
    assert_same_bits(
        "search, count",
        &outputs.buffer(5),
        &[expected.iter().sum::<u32>()],
    );
}

#[test]
fn integers_follow_opencl() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(12);
    let mut x = many(60, || generator.any_i32());
    let mut y = many(60, || generator.any_i32());
    x.extend([0, i32::MIN, i32::MAX, -1]);
    y.extend([0, -1, i32::MAX, i32::MIN]);
    let actual = launch(RECORDS, "integers", [1, 1, 1])
        .workgroup_size(64)
        .input(&x)
        .input(&y)
        .in_out(&room::<i32>(64 * 12))
        .run()
        .buffer::<i32>(2);
    let all = |(&a, &b): (&i32, &i32)| {
        let (u, v) = (a as u32, b as u32);
        let sat = |x: i32, low: i32, high: i32| x.clamp(low, high);
        [
            ((i64::from(a) * i64::from(b)) >> 32) as i32,
            ((u64::from(u) * u64::from(v)) >> 32) as i32,
            u.rotate_left(v & 31) as i32,
            a.saturating_add(b),
            u.saturating_sub(v) as i32,
            (u.count_ones() + v.leading_zeros()) as i32,
            ((i64::from(a) + i64::from(b)) >> 1) as i32,
            (u64::from(u) + u64::from(v)).div_ceil(2) as i32,
            a.abs_diff(b) as i32,
            a.max(b) ^ u.min(v) as i32,
            sat(a, -128, 127) * 256 + sat(b, 0, 255),
            a.clamp(-1000, 1000).wrapping_add(if a > b { b } else { a }),
        ]
    };
    let expected: Vec<i32> = x.iter().zip(&y).flat_map(all).collect();
    assert_same_bits("integers", &actual, &guarded(&expected));
}

#[test]
fn vectors_are_taken_apart_and_joined() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(13);
    let x = many(64, || generator.noise());
    for lane in 0..4u32 {
        let actual = launch(RECORDS, "vectors", [1, 1, 1])
            .workgroup_size(16)
            .input(&x)
            .in_out(&room::<f32>(64))
            .scalar(lane)
            .run()
            .buffer::<f32>(1);
        let row = |i: usize| {
            let a = [0, 1, 2, 3].map(|k| x[i * 4 + k]);
            let b = [a[3], a[2], a[1], a[0]];
            let c = [x[i], x[i + 1], x[i + 2], 1.0];
            let mut d = [0, 1, 2, 3].map(|k| a[k] * b[k] + c[k]);
            d[lane as usize] += 2.0;
            let e = [a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]];
            [0, 1, 2, 3].map(|k| d[k] + e[2 * k] - e[2 * k + 1])
        };
        let expected: Vec<f32> = (0..16).flat_map(row).collect();
        assert_same_bits("vectors", &actual, &guarded(&expected));
    }
}
