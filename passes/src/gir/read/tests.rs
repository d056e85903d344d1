//! Arbitrary text: the reader as a whole returns a module or a diagnostic, and never panics.
//!
//! `GIR_THOROUGH=1` cuts the kernels at every byte and makes the large texts larger.

use super::read;
use crate::compile::new_context;
use crate::gir::print;
use crate::gir::text::ParseOptions;
use gir_dialects::diagnostic::keep_messages;
use gir_dialects::ir::Context;

const KERNELS: [&str; 10] = [
    include_str!("../../../../test/e2e/bitonic.gir"),
    include_str!("../../../../test/e2e/crc32.gir"),
    include_str!("../../../../test/e2e/histogram.gir"),
    include_str!("../../../../test/e2e/mandelbrot.gir"),
    include_str!("../../../../test/e2e/matmul.gir"),
    include_str!("../../../../test/e2e/reduce.gir"),
    include_str!("../../../../test/e2e/saxpy.gir"),
    include_str!("../../../../test/e2e/scan.gir"),
    include_str!("../../../../test/e2e/spmv.gir"),
    include_str!("../../../../test/e2e/transpose.gir"),
];

fn is_thorough() -> bool {
    std::env::var_os("GIR_THOROUGH").is_some()
}

/// Reads a text; a module must read back once printed, a failure must have a message. Returns the number of messages.
fn survive(context: &Context, source: &[u8]) -> usize {
    let mut count = 0;
    for strict in [false, true] {
        let options = ParseOptions { strict };
        let (printed, messages) = keep_messages(context, || {
            let module = read(context, source, "k.gir", options)?;
            Some(print::print(module.op()).expect("what was read can be printed"))
        });
        assert_eq!(printed.is_none(), !messages.is_empty(), "{messages:?}");
        let is_internal = messages.iter().any(|message| message.contains("internal"));
        assert!(
            !is_internal,
            "{messages:?} in {}",
            String::from_utf8_lossy(source)
        );
        count = count.max(messages.len());
        if let Some(printed) = printed {
            let again = read(
                context,
                printed.as_bytes(),
                "k.gir",
                ParseOptions::default(),
            );
            let again = again.and_then(|module| print::print(module.op()));
            assert_eq!(again, Some(printed));
        }
    }
    count
}

/// Marsaglia's xorshift64: the same numbers on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }
}

#[test]
fn kernels_cut_short() {
    let context = new_context();
    for (number, kernel) in KERNELS.iter().enumerate() {
        let step = if is_thorough() { 1 } else { 7 };
        for end in (number..kernel.len()).step_by(step) {
            survive(&context, &kernel.as_bytes()[..end]);
        }
        assert_eq!(
            keep_messages(&context, || read(
                &context,
                kernel.as_bytes(),
                "k",
                ParseOptions::default()
            )
            .is_some()),
            (true, vec![])
        );
    }
}

/// Replaces words of the kernels by others: most of the resulting errors are type errors.
#[test]
fn kernels_with_a_few_words_changed() {
    let context = new_context();
    let all = KERNELS.concat();
    let words: Vec<&str> = all.split_inclusive([' ', '\n', ',', '(', ')']).collect();
    let mut random = Random(0x853c_49e6_748f_ea9b);
    let cases = if is_thorough() { 50_000 } else { 2_000 };
    let mut wrong = 0;
    for case in 0..cases {
        let kernel = KERNELS[case % KERNELS.len()];
        let mut pieces: Vec<&str> = kernel.split_inclusive([' ', '\n', ',', '(', ')']).collect();
        for _ in 0..1 + random.below(4) {
            let place = random.below(pieces.len());
            match random.below(4) {
                0 => drop(pieces.remove(place)),
                1 => pieces.insert(place, words[random.below(words.len())]),
                _ => pieces[place] = words[random.below(words.len())],
            }
        }
        wrong += usize::from(survive(&context, pieces.concat().as_bytes()) > 0);
    }
    assert!(wrong * 2 > cases, "only {wrong} of {cases} texts are wrong");
}

/// Leaves out the types of conversions one by one: each is inferred, or reported as missing.
#[test]
fn kernels_without_conversion_types() {
    let context = new_context();
    let mut inferred = 0;
    for kernel in KERNELS {
        for (start, _) in kernel
            .match_indices(" -> ")
            .filter(|(start, _)| kernel[..*start].ends_with(|last: char| last != ')'))
        {
            let end = kernel[start..]
                .find('\n')
                .map_or(kernel.len(), |length| start + length);
            let text = [&kernel[..start], &kernel[end..]].concat();
            let (module, messages) = keep_messages(&context, || {
                read(&context, text.as_bytes(), "k", ParseOptions::default()).is_some()
            });
            assert_eq!(module, messages.is_empty());
            assert!(messages.len() <= 1, "{messages:?}");
            assert!(
                messages
                    .iter()
                    .all(|message| message.contains("write '-> ")),
                "{messages:?}"
            );
            inferred += usize::from(module);
        }
    }
    assert!(inferred > 5, "{inferred}");
}

/// Takes minutes if anything is quadratic.
#[test]
fn large_texts_are_read_in_linear_time() {
    let context = new_context();
    let n = if is_thorough() { 1_000_000 } else { 20_000 };
    let blocks: String = (0..n)
        .map(|i| format!("b{i}:\n  br b{}\n", i + 1))
        .collect();
    let text = format!("func @f() -> void {{\n{blocks}b{n}:\n  ret\n}}\n");
    assert!(read(&context, text.as_bytes(), "k", ParseOptions::default()).is_some());

    let n = n / 10;
    let functions: String = (0..n)
        .map(|i| format!("func @f{i}(%x: f32) -> u32 {{\ne:\n  %y = bitcast %x\n  ret %y\n}}\n"))
        .collect();
    assert!(read(&context, functions.as_bytes(), "k", ParseOptions::default()).is_some());

    let cycle: String = (0..n)
        .map(|i| {
            format!(
                "func @f{i}() -> void {{\ne:\n  call @f{}()\n  ret\n}}\n",
                (i + 1) % n
            )
        })
        .collect();
    let (module, messages) = keep_messages(&context, || {
        read(&context, cycle.as_bytes(), "k", ParseOptions::default()).is_some()
    });
    assert!(!module);
    assert_eq!(
        messages,
        ["'call' makes '@f0' recursive; recursion is not allowed"]
    );

    let contradictions: String = (0..n)
        .map(|i| {
            format!("  %y{i} = bitcast %x\n  %a{i} = add %y{i}, 1i\n  %b{i} = add %y{i}, 1u\n")
        })
        .collect();
    let text = format!("func @f(%x: f32) -> void {{\ne:\n{contradictions}  ret\n}}\n");
    let (module, messages) = keep_messages(&context, || {
        read(&context, text.as_bytes(), "k", ParseOptions::default()).is_some()
    });
    assert!(!module);
    assert_eq!(messages.len(), 20);
    assert!(
        messages
            .iter()
            .all(|message| message.starts_with("'bitcast' has two possible"))
    );
}
