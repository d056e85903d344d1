//! Kernels that show what FPGAs and DSPs make of them: `scale`, `gemm`, `dot_i32` and `counter`.

use super::inputs::{Generator, guarded, many, room};
use super::launch::Launch;
use super::{assert_same_bits, groups, vulkan_expected};

#[test]
fn scale_doubles_each_number() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(27);
    for n in [1, 64, 1000] {
        let values = many(n, || generator.below(2000) as f32 / 7.0 - 100.0);
        let actual = Launch::new("scale", "scale", [groups(n, 64), 1, 1])
            .input(&guarded(&values))
            .in_out(&room::<f32>(n))
            .scalar(n as u32)
            .run()
            .buffer::<f32>(1);
        let mut expected = room::<f32>(n);
        for (result, value) in expected.iter_mut().zip(&values) {
            *result = value * 2.0;
        }
        assert_same_bits("scale", &actual, &expected);
    }
}

#[test]
fn gemm_adds_a_product_to_the_old_matrix() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(28);
    for n in [1, 8, 19] {
        let mut matrix = || many(n * n, || generator.below(200) as f32 / 8.0 - 12.0);
        let (a, b, c) = (matrix(), matrix(), matrix());
        let (alpha, beta) = (1.5_f32, -0.75_f32);
        let actual = Launch::new("gemm", "gemm", [groups(n, 8), groups(n, 8), 1])
            .input(&guarded(&a))
            .input(&guarded(&b))
            .in_out(&guarded(&c))
            .scalar(alpha)
            .scalar(beta)
            .scalar(n as u32)
            .run()
            .buffer::<f32>(2);
        let mut expected = guarded(&c);
        for row in 0..n {
            for column in 0..n {
                let products = (0..n).map(|k| a[row * n + k] * b[k * n + column]);
                let sum = products.fold(0.0, |sum, product| sum + product);
                let place = row * n + column;
                expected[place] = alpha * sum + beta * c[place];
            }
        }
        assert_same_bits("gemm", &actual, &expected);
    }
}

#[test]
fn dot_i32_wraps_around() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(29);
    for n in [1, 100] {
        let mut list = || many(n, || generator.any_i32());
        let (a, b) = (list(), list());
        let actual = Launch::new("dot_i32", "dot_i32", [1, 1, 1])
            .input(&guarded(&a))
            .input(&guarded(&b))
            .in_out(&room::<i32>(1))
            .scalar(n as u32)
            .run()
            .buffer::<i32>(2);
        let mut expected = room::<i32>(1);
        let products = a.iter().zip(&b).map(|(x, y)| x.wrapping_mul(*y));
        expected[0] = products.fold(0, i32::wrapping_add);
        assert_same_bits("dot_i32", &actual, &expected);
    }
}

#[test]
fn counter_counts_numbers_above_a_limit() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(30);
    for n in [1, 64, 777] {
        let numbers = many(n, || generator.below(100));
        let mut count = room::<u32>(1);
        count[0] = 5;
        let actual = Launch::new("counter", "counter", [groups(n, 64), 1, 1])
            .input(&guarded(&numbers))
            .in_out(&count)
            .scalar(69_u32)
            .scalar(n as u32)
            .run()
            .buffer::<u32>(1);
        count[0] += numbers.iter().filter(|number| **number > 69).count() as u32;
        assert_same_bits("counter", &actual, &count);
    }
}
