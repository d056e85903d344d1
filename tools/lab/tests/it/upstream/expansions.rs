//! Expansions by the conversion, and the results of index arithmetic: `expansions`, `choices`, `views`, `rounds`, and
//! indices of 64 bits.

use std::process::Command;

use gir_run::element::Scalar;
use tempfile::TempDir;

use super::super::e2e::{
    assert_same_bits, groups,
    inputs::{Generator, guarded, many, room},
    launch::Launch,
    vulkan_expected,
};
use super::{Sizes, launch, source};

/// All pairs of some values, as two lists.
fn pairs<T: Copy>(values: &[T]) -> (Vec<T>, Vec<T>) {
    let pairs = values
        .iter()
        .flat_map(|&x| values.iter().map(move |&y| (x, y)));
    pairs.unzip()
}

#[test]
fn quotients_round_as_upstream_says() {
    if !vulkan_expected() {
        return;
    }
    let edges = [
        0,
        1,
        2,
        3,
        7,
        100,
        i32::MAX,
        -1,
        -2,
        -3,
        -7,
        -100,
        i32::MIN + 1,
        i32::MIN,
    ];
    let mut generator = Generator::new(41);
    let mut values = edges.to_vec();
    values.extend(many(10, || generator.between(-1000, 1000)));
    let (x, y) = pairs(&values);
    // A result that upstream leaves undefined may be anything.
    let is_defined = |(x, y): &(&i32, &i32)| **y != 0 && !(**x == i32::MIN && **y == -1);
    let (x, y): (Vec<_>, Vec<_>) = x.iter().zip(&y).filter(is_defined).unzip();
    let n = x.len();
    let actual = launch("expansions", "integers", [groups(n, 32), 1, 1])
        .input_of(&guarded(&x), &[n])
        .input_of(&guarded(&y), &[n])
        .in_out_of(&room::<i32>(4 * n), &[n])
        .run()
        .buffer::<i32>(4);
    let quotients = |(&x, &y): (&i32, &i32)| {
        let exact = f64::from(x) / f64::from(y);
        let up = exact.ceil() as i64 as i32;
        [
            (x as u32).div_ceil(y as u32) as i32,
            up,
            exact.floor() as i64 as i32,
            up,
        ]
    };
    let expected: Vec<_> = x.iter().zip(&y).flat_map(quotients).collect();
    assert_same_bits("quotients", &actual, &guarded(&expected));
}

#[test]
fn extremes_of_floats_propagate_nans_and_order_zeros() {
    if !vulkan_expected() {
        return;
    }
    let values = [
        0.0,
        -0.0,
        1.0,
        -1.5,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::MAX,
        f32::MIN_POSITIVE,
        f32::NAN,
    ];
    let (x, y) = pairs(&values);
    let n = x.len();
    let outputs = launch("expansions", "floats", [groups(n, 32), 1, 1])
        .input_of(&guarded(&x), &[n])
        .input_of(&guarded(&y), &[n])
        .in_out_of(&room::<f32>(3 * n), &[n])
        .in_out_of(&room::<i8>(3 * n), &[n])
        .run();
    let results = outputs.buffer::<f32>(4);
    for (i, (&x, &y)) in x.iter().zip(&y).enumerate() {
        let [least, most, signed] = [results[3 * i], results[3 * i + 1], results[3 * i + 2]];
        if x.is_nan() || y.is_nan() {
            assert!(
                least.is_nan() && most.is_nan(),
                "{x} and {y}: {least}, {most}"
            );
        } else {
            // The total order of IEEE 754 has -0 below 0.
            let (low, high) = if x.total_cmp(&y).is_le() {
                (x, y)
            } else {
                (y, x)
            };
            assert_same_bits(&format!("{x} and {y}"), &[least, most], &[low, high]);
        }
        // The sign of a NaN that is loaded and stored only stays, its payload may not.
        assert_eq!(
            signed.is_sign_negative(),
            y.is_sign_negative(),
            "{x} and {y}"
        );
        assert!(
            signed.abs() == x.abs() || signed.is_nan() && x.is_nan(),
            "{x} and {y}"
        );
    }
    let flags = |x: &f32| [x.is_nan(), x.is_infinite(), x.is_finite()].map(i8::from);
    let expected: Vec<_> = x.iter().flat_map(flags).collect();
    assert_same_bits("flags", &outputs.buffer(6), &guarded(&expected));
}

/// The second program of `choices`, step by step.
fn by_branch(x: i32) -> i32 {
    let (mut state, mut sum) = (x as u32, 0_u32);
    for _ in 0..50 {
        let factor = match state & 3 {
            0 => {
                sum = sum.wrapping_add(state);
                if state == 0 {
                    return sum as i32;
                }
                state >>= 1;
                continue;
            }
            1 => 7,
            2 => 5,
            _ => return (sum ^ state) as i32,
        };
        sum = sum.wrapping_mul(factor).wrapping_add(1);
        state >>= 1;
    }
    sum as i32
}

#[test]
fn switches_choose_the_case_that_holds() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(42);
    let mut x = vec![1, -2, 40, 0, 2, -1, 3, i32::MIN, i32::MAX];
    x.extend(many(200, || generator.any_i32() >> generator.below(32)));
    let n = x.len();
    let outputs = launch("choices", "choices", [groups(n, 32), 1, 1])
        .input_of(&guarded(&x), &[n])
        .in_out_of(&room::<i32>(n), &[n])
        .in_out_of(&room::<i32>(n), &[n])
        .run();
    let by_index = |&x: &i32| match x {
        1 => 3,
        -2 => -7,
        40 => 5,
        x => x.wrapping_add(7),
    };
    let expected: Vec<_> = x.iter().map(by_index).collect();
    assert_same_bits("by index", &outputs.buffer(2), &guarded(&expected));
    let expected: Vec<_> = x.iter().map(|&x| by_branch(x)).collect();
    assert_same_bits("by branch", &outputs.buffer(4), &guarded(&expected));
}

/// Element (y, x) of each view of a matrix, by its definition.
fn views(matrix: &[i32], width: usize, row: usize, column: usize) -> Vec<i32> {
    let at = |y: usize, x: usize| matrix[y * width + x];
    let part = |y: usize, x: usize| at(row + y, column + 2 * x);
    let view = |which: usize, y: usize, x: usize| match which {
        0 => part(y, x),
        1 => part(1 + y.min(2), 1 + x.min(1)),
        2 => at(row, x * row),
        3 => part(y, x).wrapping_add(part(y, x)),
        4 => matrix[column + y + x * width],
        _ => matrix[row * width + column + y * width + 2 * x],
    };
    let places = (0..6).flat_map(|which| (0..4).map(move |y| (which, y)));
    let places = places.flat_map(|(which, y)| (0..3).map(move |x| (which, y, x)));
    places.map(|(which, y, x)| view(which, y, x)).collect()
}

#[test]
fn views_lead_to_the_elements_they_stand_for() {
    if !vulkan_expected() {
        return;
    }
    for (height, width, row, column) in [(8, 8, 1, 1), (9, 10, 3, 4), (20, 11, 2, 0)] {
        let matrix: Vec<i32> = (0..height * width).map(|place| 1000 + place).collect();
        let (height, width) = (height as usize, width as usize);
        let actual = launch("views", "views", [1, 1, 1])
            .input_of(&guarded(&matrix), &[height, width])
            .sizes(&[row, column])
            .in_out_of(&room::<i32>(6 * 12), &[6])
            .run()
            .buffer::<i32>(5);
        let expected = views(&matrix, width, row, column);
        assert_same_bits(&format!("{height} x {width}"), &actual, &guarded(&expected));
    }
}

#[test]
fn halves_of_workgroup_memory_change_places() {
    if !vulkan_expected() {
        return;
    }
    for rounds in [1, 2, 3, 10, 101] {
        let mut generator = Generator::new(43);
        let mut cells = many(64, || generator.between(0, 9));
        let outputs = launch("rounds", "rounds", [1, 1, 1])
            .in_out(&guarded(&cells))
            .scalar(rounds)
            .in_out(&room::<i32>(64))
            .shared(4 * 128)
            .run();
        let mut before = vec![];
        for _ in 0..rounds {
            let sum = |i: usize| (cells[(i + 63) % 64] + cells[(i + 1) % 64]) % 10;
            let next = (0..64).map(sum).collect();
            before = std::mem::replace(&mut cells, next);
        }
        assert_same_bits("cells", &outputs.buffer(0), &guarded(&cells));
        assert_same_bits("cells before", &outputs.buffer(2), &guarded(&before));
    }
}

#[test]
fn indices_of_64_bits() {
    if !vulkan_expected() {
        return;
    }
    let directory = TempDir::new().unwrap();
    let wide = directory.path().join("wide.mlir");
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .arg(source("median"))
        .args(["--gpu-to-mir=index-bitwidth=64", "-o"])
        .arg(&wide)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let (height, width) = (9, 14);
    let mut generator = Generator::new(44);
    let x = many(height * width, || generator.between(-50, 50));
    let inner = [height - 2, width - 2];
    let long = |launch: Launch, size: usize| launch.scalar_text(Scalar::I64, &size.to_string());
    let launch = Launch::of(
        &wide,
        "median",
        [groups(inner[1], 8), groups(inner[0], 8), 1],
    );
    let launch = [height, width]
        .into_iter()
        .fold(launch.input(&guarded(&x)), long);
    let launch = launch.in_out(&room::<i32>(inner[0] * inner[1]));
    let actual = inner.into_iter().fold(launch, long).run().buffer::<i32>(3);
    let median = |at: usize| {
        let (row, column) = (at / inner[1], at % inner[1]);
        let mut window: Vec<_> = (0..9)
            .map(|i| x[(row + i / 3) * width + column + i % 3])
            .collect();
        window.sort_unstable();
        window[4]
    };
    let expected: Vec<_> = (0..inner[0] * inner[1]).map(median).collect();
    assert_same_bits("median", &actual, &guarded(&expected));
}
