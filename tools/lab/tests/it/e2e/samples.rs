//! Kernels on narrow integers: `fir`, `grey`, `saturating`; and `median`, on windows of samples.

use super::inputs::{Generator, guarded, many, room};
use super::launch::{Element, Launch, Outputs};
use super::{assert_same_bits, groups, vulkan_expected};

/// Launches `fir` and compares.
fn check_fir(what: &str, samples: &[i16], coefficients: &[i16]) {
    let n = samples.len() + 1 - coefficients.len();
    let actual = Launch::new("fir", "fir", [groups(n, 64), 1, 1])
        .input(&guarded(samples))
        .input(&guarded(coefficients))
        .in_out(&room::<i16>(n))
        .scalar(coefficients.len() as u32)
        .scalar(n as u32)
        .run()
        .buffer::<i16>(2);
    let expected = samples.windows(coefficients.len()).map(|window| {
        let products = window
            .iter()
            .zip(coefficients)
            .map(|(&s, &c)| i64::from(s) * i64::from(c));
        // The sum is one of 32 bits.
        let rounded = (products.sum::<i64>() + 0x4000) as i32;
        (f64::from(rounded) / 32768.0)
            .floor()
            .clamp(-32768.0, 32767.0) as i16
    });
    assert_same_bits(what, &actual, &guarded(&expected.collect::<Vec<_>>()));
}

#[test]
fn fir_rounds_and_saturates() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(79);
    let samples = many(300, || generator.bits() as i16);
    check_fir("one coefficient", &samples, &[0x4000]);
    check_fir(
        "small coefficients",
        &samples,
        &[-512, 4096, 24_000, 4096, -512],
    );
    check_fir("saturates", &samples, &[i16::MAX; 2]);
    check_fir("wraps", &[i16::MIN; 70], &[i16::MIN; 5]);
    let coefficients = many(64, || generator.bits() as i16);
    check_fir("many coefficients", &samples, &coefficients);
}

#[test]
fn grey_weighs_colours() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(83);
    let mut pixels = vec![
        [0, 0, 0, 0],
        [255, 255, 255, 0],
        [255, 0, 0, 9],
        [0, 255, 0, 0],
        [0, 0, 255, 0],
    ];
    pixels.extend(many(150, || generator.bits().to_le_bytes()));
    let n = pixels.len();
    let launch = |kernel| Launch::new("grey", kernel, [groups(n, 64), 1, 1]);
    let expected = pixels.iter().map(|&[r, g, b, _]| {
        let weighed = 77 * u32::from(r) + 150 * u32::from(g) + 29 * u32::from(b);
        u8::try_from((weighed + 128) / 256).unwrap()
    });
    let greys: Vec<u8> = expected.collect();
    let bytes: Vec<u8> = pixels
        .iter()
        .flat_map(|[r, g, b, _]| [*r, *g, *b])
        .collect();
    let from_bytes = launch("grey_of_bytes")
        .input(&guarded(&bytes))
        .in_out(&room::<u8>(n))
        .scalar(n as u32)
        .run();
    assert_same_bits("of bytes", &from_bytes.buffer(1), &guarded(&greys));
    let words: Vec<u32> = pixels
        .iter()
        .map(|&pixel| u32::from_le_bytes(pixel))
        .collect();
    let from_words = launch("grey_of_words")
        .input(&guarded(&words))
        .in_out(&room::<u8>(n))
        .scalar(n as u32)
        .run();
    assert_same_bits("of words", &from_words.buffer(1), &guarded(&greys));
    let to_words = launch("grey_to_words")
        .input(&guarded(&greys))
        .in_out(&room::<u32>(n))
        .scalar(n as u32)
        .run();
    let words: Vec<u32> = greys
        .iter()
        .map(|&grey| u32::from_le_bytes([grey, grey, grey, 255]))
        .collect();
    assert_same_bits("to words", &to_words.buffer(1), &guarded(&words));
}

/// The sums of all pairs in a type of the standard library.
fn check_sums<T: Element>(outputs: &Outputs, buffer: usize, sums: impl Iterator<Item = T>) {
    let expected = guarded(&sums.collect::<Vec<_>>());
    assert_same_bits(T::SCALAR.name(), &outputs.buffer(buffer), &expected);
}

#[test]
fn saturating_sums_stop_at_the_ends() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(89);
    let mut edges = vec![0, 1, u64::MAX, 1 << 63, (1 << 63) - 1];
    edges.extend([
        0x7f,
        0x80,
        0x81,
        0xff,
        0x7fff,
        0xfffe,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
    ]);
    edges.extend(many(9, || generator.any_magnitude()));
    let pairs = edges
        .iter()
        .flat_map(|&a| edges.iter().map(move |&b| (a, b)));
    let (a, b): (Vec<u64>, Vec<u64>) = pairs.unzip();
    let n = a.len();
    let outputs = Launch::new("saturating", "saturating", [groups(n, 64), 1, 1])
        .input(&guarded(&a))
        .input(&guarded(&b))
        .in_out(&room::<i8>(n))
        .in_out(&room::<u16>(n))
        .in_out(&room::<i32>(n))
        .in_out(&room::<u64>(n))
        .scalar(n as u32)
        .run();
    let pairs = || a.iter().zip(&b).map(|(&a, &b)| (a, b));
    check_sums(
        &outputs,
        2,
        pairs().map(|(a, b)| (a as i8).saturating_add(b as i8)),
    );
    check_sums(
        &outputs,
        3,
        pairs().map(|(a, b)| (a as u16).saturating_add(b as u16)),
    );
    check_sums(
        &outputs,
        4,
        pairs().map(|(a, b)| (a as i32).saturating_add(b as i32)),
    );
    check_sums(&outputs, 5, pairs().map(|(a, b)| a.saturating_add(b)));
}

#[test]
fn median_sorts_every_window() {
    if !vulkan_expected() {
        return;
    }
    for (n, width) in [(1, 1), (33, 3), (64, 25), (100, 9), (31, 24)] {
        let mut generator = Generator::new(n as u64);
        let mut x = many(n + width - 1, || generator.any_i32());
        // Duplicates, in the second half.
        x.iter_mut().skip(n / 2).for_each(|value| *value %= 4);
        let actual = Launch::new("median", "median", [groups(n, 32), 1, 1])
            .input(&guarded(&x))
            .in_out(&room::<i32>(n))
            .scalar(width as u32)
            .scalar(n as u32)
            .run()
            .buffer::<i32>(1);
        let median = |window: &[i32]| *window.to_vec().select_nth_unstable(width / 2).1;
        let expected: Vec<i32> = x.windows(width).map(median).collect();
        assert_same_bits(&format!("{width} of {n}"), &actual, &guarded(&expected));
    }
}
