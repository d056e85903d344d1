//! Kernels on strings of bytes: `sha256`, `fnv1a`, `levenshtein`, `string_search`, `tokens`.

use super::inputs::{Generator, guarded, many, room, strings};
use super::launch::Launch;
use super::{assert_same_bits, groups, vulkan_expected};

/// The first 32 bits of the fraction of the `root`th root of n, by bisection.
fn fraction_of_root(n: u128, root: u32) -> u32 {
    let scaled = n << (32 * root);
    let (mut low, mut high) = (0u128, 1 << 40);
    while high - low > 1 {
        let middle = u128::midpoint(low, high);
        match middle.pow(root) <= scaled {
            true => low = middle,
            false => high = middle,
        }
    }
    low as u32
}

/// The first prime numbers.
fn primes(count: usize) -> Vec<u128> {
    let is_prime = |n: &u128| (2..*n).all(|divisor| !n.is_multiple_of(divisor));
    (2..).filter(is_prime).take(count).collect()
}

/// The state of SHA-256 before the first block.
fn sha256_start() -> Vec<u32> {
    let roots = primes(8)
        .into_iter()
        .map(|prime| fraction_of_root(prime, 2));
    roots.collect()
}

/// One compression, the schedule rolling and the constants computed.
fn sha256_compress(state: &[u32], block: &[u32]) -> Vec<u32> {
    let mut window = block.to_vec();
    let mut v = state.to_vec();
    for prime in primes(64) {
        let sum1 = v[4].rotate_right(6) ^ v[4].rotate_right(11) ^ v[4].rotate_right(25);
        let chosen = (v[4] & v[5]) | (!v[4] & v[6]);
        let constant = fraction_of_root(prime, 3);
        let added = [v[7], sum1, chosen, constant, window[0]];
        let t1 = added.into_iter().fold(0, u32::wrapping_add);
        let sum0 = v[0].rotate_right(2) ^ v[0].rotate_right(13) ^ v[0].rotate_right(22);
        let majority = (v[0] & v[1]) | (v[2] & (v[0] | v[1]));
        v[3] = v[3].wrapping_add(t1);
        v[7] = t1.wrapping_add(sum0).wrapping_add(majority);
        v.rotate_right(1);
        let (early, late) = (window[1], window[14]);
        let sigma0 = early.rotate_right(7) ^ early.rotate_right(18) ^ (early >> 3);
        let sigma1 = late.rotate_right(17) ^ late.rotate_right(19) ^ (late >> 10);
        let added = [window[0], sigma0, window[9], sigma1];
        window.rotate_left(1);
        window[15] = added.into_iter().fold(0, u32::wrapping_add);
    }
    state
        .iter()
        .zip(&v)
        .map(|(old, new)| old.wrapping_add(*new))
        .collect()
}

/// The states after one block each, on the device.
fn sha256_on_device(states: &[u32], blocks: &[u32]) -> Vec<u32> {
    let count = blocks.len() / 16;
    let results = Launch::new("sha256", "sha256", [groups(count, 32), 1, 1])
        .input(&guarded(blocks))
        .in_out(&guarded(states))
        .scalar(count as u32)
        .run()
        .buffer::<u32>(1);
    assert_same_bits(
        "behind the states",
        &results[states.len()..],
        &room::<u32>(0),
    );
    results[..states.len()].to_vec()
}

/// A message padded to whole blocks.
fn sha256_blocks(message: &[u8]) -> Vec<u32> {
    let mut padded = message.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    padded.extend((message.len() as u64 * 8).to_be_bytes());
    let words = padded.as_chunks().0.iter();
    words.map(|&word| u32::from_be_bytes(word)).collect()
}

#[test]
fn sha256_digests_what_the_standard_does() {
    if !vulkan_expected() {
        return;
    }
    // Examples of FIPS 180: one block, and two.
    let short = sha256_on_device(&sha256_start(), &sha256_blocks(b"abc"));
    let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(hex(&short), digest);
    let message = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    let states = sha256_blocks(message)
        .chunks(16)
        .fold(sha256_start(), |state, block| {
            sha256_on_device(&state, block)
        });
    let digest = "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1";
    assert_eq!(hex(&states), digest);
}

fn hex(words: &[u32]) -> String {
    words.iter().map(|word| format!("{word:08x}")).collect()
}

#[test]
fn sha256_compresses_any_block() {
    if !vulkan_expected() {
        return;
    }
    let mut generator = Generator::new(53);
    let count = 70;
    let states = many(8 * count, || generator.bits());
    let blocks = many(16 * count, || generator.bits());
    let pairs = states.chunks(8).zip(blocks.chunks(16));
    let expected = pairs.map(|(state, block)| sha256_compress(state, block));
    let expected = expected.collect::<Vec<_>>().concat();
    assert_same_bits("states", &sha256_on_device(&states, &blocks), &expected);
}

/// Random strings of each length below `lengths`, over an alphabet of so many bytes from `a` on.
fn random_strings(seed: u64, lengths: usize, alphabet: u32) -> Vec<Vec<u8>> {
    let mut generator = Generator::new(seed);
    let mut string = |length| {
        many(length, || {
            b'a'.wrapping_add(generator.below(alphabet) as u8)
        })
    };
    (0..lengths).map(&mut string).collect()
}

/// FNV-1a by its definition, the product taken modulo 2^64.
fn fnv1a(string: &[u8]) -> u64 {
    string.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        let product = u128::from(hash ^ u64::from(byte)) * 0x100_0000_01b3;
        (product % (1 << 64)) as u64
    })
}

#[test]
fn fnv1a_hashes_strings_of_any_length() {
    if !vulkan_expected() {
        return;
    }
    assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    let mut inputs = vec![
        b"foobar".to_vec(),
        b"a".to_vec(),
        vec![0; 9],
        vec![0xff; 70],
    ];
    inputs.extend(random_strings(59, 80, 256));
    let (bytes, offsets) = strings(&inputs);
    let actual = Launch::new("fnv1a", "fnv1a", [groups(inputs.len(), 32), 1, 1])
        .input(&guarded(&bytes))
        .input(&guarded(&offsets))
        .in_out(&room::<u64>(inputs.len()))
        .scalar(inputs.len() as u32)
        .run()
        .buffer::<u64>(2);
    let expected: Vec<_> = inputs.iter().map(|string| fnv1a(string)).collect();
    assert_same_bits("hashes", &actual, &guarded(&expected));
}

/// The edit distance from the whole table, filled from the ends of the strings.
fn edit_distance(a: &[u8], b: &[u8]) -> u16 {
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in (0..=a.len()).rev() {
        for j in (0..=b.len()).rev() {
            table[i][j] = match (i == a.len(), j == b.len()) {
                (true, _) => b.len() - j,
                (_, true) => a.len() - i,
                _ if a[i] == b[j] => table[i + 1][j + 1],
                _ => {
                    1 + table[i + 1][j + 1]
                        .min(table[i + 1][j])
                        .min(table[i][j + 1])
                }
            };
        }
    }
    u16::try_from(table[0][0]).unwrap()
}

#[test]
fn levenshtein_distances_agree() {
    if !vulkan_expected() {
        return;
    }
    assert_eq!(edit_distance(b"kitten", b"sitting"), 3);
    let mut inputs = [
        &b"kitten"[..],
        b"sitting",
        b"",
        b"",
        b"abc",
        b"",
        b"",
        b"abc",
    ]
    .map(<[u8]>::to_vec)
    .to_vec();
    let firsts = random_strings(61, 64, 3);
    let seconds = random_strings(67, 64, 3).into_iter().rev();
    inputs.extend(firsts.into_iter().zip(seconds).flat_map(|(a, b)| [a, b]));
    inputs.extend(random_strings(71, 66, 4).split_off(60));
    let (bytes, offsets) = strings(&inputs);
    let pairs = inputs.len() / 2;
    let actual = Launch::new("levenshtein", "levenshtein", [groups(pairs, 16), 1, 1])
        .input(&guarded(&bytes))
        .input(&guarded(&offsets))
        .in_out(&room::<u16>(pairs))
        .scalar(pairs as u32)
        .run()
        .buffer::<u16>(2);
    let expected = inputs.chunks(2).map(|pair| match pair[1].len() {
        0..64 => edit_distance(&pair[0], &pair[1]),
        _ => 0xffff,
    });
    let expected: Vec<_> = expected.collect();
    assert!(expected.contains(&0xffff), "one string is too long");
    assert_same_bits("distances", &actual, &guarded(&expected));
}

/// Launches `string_search` and compares.
fn check_search(text: &[u8], pattern: &[u8]) {
    let outputs = Launch::new(
        "string_search",
        "string_search",
        [groups(text.len() + 1, 64), 1, 1],
    )
    .input(&guarded(text))
    .input(&guarded(pattern))
    .scalar(text.len() as u32)
    .scalar(pattern.len() as u32)
    .global_out("matches")
    .global_out("first")
    .run();
    let stands = |place: &usize| {
        let bytes = text[*place..].iter().zip(pattern);
        let same = |(byte, wanted): (&u8, &u8)| *wanted == b'?' || byte == wanted;
        bytes.map(same).filter(|&same| same).count() == pattern.len()
    };
    let places: Vec<usize> = (0..=text.len()).filter(stands).collect();
    let what = String::from_utf8_lossy(pattern);
    let matches = [places.len() as u32];
    assert_same_bits(&what, &outputs.global("matches"), &matches);
    let first = [places.first().map_or(0, |&first| !(first as u32))];
    assert_same_bits(&what, &outputs.global("first"), &first);
}

#[test]
fn string_search_counts_all_places() {
    if !vulkan_expected() {
        return;
    }
    let text = random_strings(113, 400, 3).pop().unwrap();
    let patterns = [
        "a",
        "ab",
        "abca",
        "b?c",
        "????",
        "ccccccccccccccc",
        "z",
        "?",
        "",
    ];
    for pattern in patterns {
        check_search(&text, pattern.as_bytes());
    }
    check_search(&text, &text);
    check_search(&text, &text[380..]);
    check_search(b"aaaaaaaa", b"aaa");
    check_search(b"ab", b"abc");
    check_search(b"", b"a");
}

/// Words, numbers and comments, by taking tokens off the front.
fn count_tokens(text: &[u8]) -> [u32; 3] {
    let is_end = |byte: &u8| !byte.is_ascii_alphanumeric();
    let mut counts = [0; 3];
    let mut rest = text;
    if let [b'"', tail @ ..] = text {
        // Starts within a word, whose first byte is the quote.
        counts[0] = 1;
        rest = &tail[tail.iter().position(is_end).unwrap_or(tail.len())..];
    }
    while let [first, tail @ ..] = rest {
        let length = match first {
            b'#' => {
                counts[2] += 1;
                rest.iter()
                    .position(|&byte| byte == b'\n')
                    .unwrap_or(rest.len())
            }
            _ if first.is_ascii_alphanumeric() => {
                let length = rest.iter().position(is_end).unwrap_or(rest.len());
                let is_number = rest[..length].iter().all(u8::is_ascii_digit);
                counts[usize::from(is_number)] += 1;
                length
            }
            _ => 1,
        };
        rest = &tail[length.max(1) - 1..];
    }
    counts
}

#[test]
fn tokens_are_counted_by_the_state_machine() {
    if !vulkan_expected() {
        return;
    }
    assert_eq!(count_tokens(b"one 2 x3 4y#z 5\n6"), [3, 2, 1]);
    let mut texts = [
        "",
        "#",
        "\"",
        "a",
        "1",
        "1a",
        "\"#",
        "one 2 x3 4y#z 5\n6",
        "##\n#\n",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec();
    let mut generator = Generator::new(127);
    let mut text = |length| many(length, || b"ab9 #\"0\nZ_"[generator.below(10) as usize]);
    texts.extend((0..100).map(&mut text));
    let (bytes, offsets) = strings(&texts);
    let count = texts.len();
    let outputs = Launch::new("tokens", "tokens", [groups(count, 16), 1, 1])
        .input(&guarded(&bytes))
        .input(&guarded(&offsets))
        .in_out(&room::<u32>(count))
        .in_out(&room::<u32>(count))
        .in_out(&room::<u32>(count))
        .scalar(count as u32)
        .run();
    for (kind, what) in ["words", "numbers", "comments"].into_iter().enumerate() {
        let expected: Vec<u32> = texts.iter().map(|text| count_tokens(text)[kind]).collect();
        assert_same_bits(what, &outputs.buffer(2 + kind), &guarded(&expected));
    }
}
