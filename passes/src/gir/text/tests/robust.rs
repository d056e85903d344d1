//! Arbitrary bytes: limits, garbage, generated nonsense. Nothing panics, every diagnostic is located.

use super::{accept, errors, errors_with, print};
use crate::gir::text::diagnostics::MAX_DIAGNOSTICS;
use crate::gir::text::keywords::{AddressSpace, Keyword, Ordering, Scope, UpdateOp};
use crate::gir::text::opcodes::OPCODES;
use crate::gir::text::{MAX_NAME_LENGTH, ParseOptions, parse};

const EXAMPLES: &str = include_str!("specification.gir");
const CASES: usize = 20_000;

/// Marsaglia's xorshift64: the same numbers on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    fn pick<'a, T: AsRef<str>>(&mut self, items: &'a [T]) -> &'a str {
        items[self.below(items.len())].as_ref()
    }
}

/// Reads `source` in both modes and walks the results.
fn survive(source: &[u8]) {
    for strict in [false, true] {
        let parsed = parse(source, ParseOptions { strict });
        assert!(parsed.diagnostics.len() <= MAX_DIAGNOSTICS);
        for diagnostic in &parsed.diagnostics {
            let spans = diagnostic.notes.iter().filter_map(|note| note.span);
            for span in spans.chain([diagnostic.span]) {
                assert!(span.start <= span.end && span.end as usize <= source.len());
            }
            assert!(!diagnostic.message.is_empty());
        }
        let module = &parsed.module;
        for function in &module.functions {
            let values = module.values(function).len();
            for block in module.blocks(function) {
                for instruction in module.instructions(block) {
                    assert!(
                        instruction
                            .result
                            .is_none_or(|value| (value.0 as usize) < values)
                    );
                    let _ = (module.operands(instruction), module.attributes(instruction));
                }
            }
        }
        if parsed.diagnostics.is_empty() {
            let printed = print(module);
            assert_eq!(print(&accept(&printed)), printed);
        }
    }
}

#[test]
fn random_bytes() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..CASES {
        let length = random.below(60);
        let bytes: Vec<u8> = (0..length).map(|_| random.below(256) as u8).collect();
        survive(&bytes);
        let ascii: Vec<u8> = bytes.iter().map(|byte| b' ' + byte % 95).collect();
        survive(&ascii);
    }
}

fn vocabulary() -> Vec<String> {
    fn words<T: Keyword>() -> impl Iterator<Item = &'static str> {
        T::ALL.iter().map(|word| word.spelling())
    }
    let fixed = "func global kernel inline extern workgroup_size subgroup_size resource set binding \
                 count dynamic addr ptr vec4 f32 u32 i8 void -> = , , : : ( ) { } [ ] < > %x %y %z \
                 %0 @f @g entry: next: 12: entry next 12 1u 1i 1.5f 0x10 1 -1i -inff32 f32(0x0) \
                 stride= ordering= scope= x é ; // - % @ \" \u{2028}";
    let fixed = fixed.split_whitespace();
    let opcodes = OPCODES.iter().map(|info| info.spelling);
    let keywords = words::<AddressSpace>()
        .chain(words::<Ordering>())
        .chain(words::<Scope>());
    let all = fixed
        .chain(opcodes)
        .chain(keywords)
        .chain(words::<UpdateOp>());
    all.map(str::to_owned)
        .chain(["\n".to_owned(), "\n}\n".to_owned()])
        .collect()
}

#[test]
fn random_tokens() {
    let words = vocabulary();
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    for case in 0..CASES {
        let mut text = String::new();
        if case % 2 == 0 {
            text.push_str("func @f(%x: u32) -> void {\nentry:\n");
        }
        for _ in 0..random.below(40) {
            text.push_str(random.pick(&words));
            text.push_str(random.pick(&[" ", " ", " ", "\n", ""]));
        }
        survive(text.as_bytes());
    }
}

#[test]
fn examples_with_a_few_tokens_changed() {
    let words = vocabulary();
    let pieces: Vec<&str> = EXAMPLES
        .split_inclusive([' ', '\n', ',', '(', ')'])
        .collect();
    let mut random = Random(0x853c_49e6_748f_ea9b);
    for _ in 0..CASES / 10 {
        let mut pieces = pieces.clone();
        for _ in 0..1 + random.below(4) {
            let place = random.below(pieces.len());
            match random.below(4) {
                0 => drop(pieces.remove(place)),
                1 => pieces.insert(place, random.pick(&words)),
                2 => pieces[place] = random.pick(&words),
                _ => pieces.truncate(place.max(1)),
            }
        }
        survive(pieces.concat().as_bytes());
    }
}

#[test]
fn examples_cut_at_every_byte() {
    for end in 0..EXAMPLES.len() {
        survive(&EXAMPLES.as_bytes()[..end]);
    }
}

#[test]
fn what_is_no_text_is_one_located_error() {
    let cases: [(&[u8], &str); 6] = [
        (
            b"\x7fELF\x02\x01\x01",
            "1:1: the file is not GIR text: byte 0x7f is a control character",
        ),
        (
            b"BC\xc0\xde\x35\x14",
            "1:3: the file is not GIR text: byte 0xc0 is not valid UTF-8",
        ),
        (
            b"\x03\x02\x23\x07\0\0",
            "1:1: the file is not GIR text: byte 0x03 is a control character",
        ),
        (
            b"func @f\n  \0",
            "2:3: the file is not GIR text: byte 0x00 is a control character",
        ),
        (
            b"; \xe9t\xe9",
            "1:3: the file is not GIR text: byte 0xe9 is not valid UTF-8",
        ),
        (
            b"; cut \xe2\x82",
            "1:7: the file is not GIR text: byte 0xe2 is not valid UTF-8",
        ),
    ];
    for (source, error) in cases {
        assert_eq!(errors_with(source, ParseOptions::default()), [error]);
    }
    let late = [" \n".repeat(5000).as_bytes(), b"x\x01"].concat();
    let found = errors_with(&late, ParseOptions::default());
    assert_eq!(
        found,
        ["5001:2: the file is not GIR text: byte 0x01 is a control character"]
    );
    assert!(errors("; é ü \u{2028} in a comment").is_empty());
}

#[test]
fn names_up_to_64_kib() {
    let text = |name: &str| format!("global @{name} : ptr[global]<u8>\n");
    accept(&text(&"n".repeat(MAX_NAME_LENGTH)));
    accept(&text(&"1".repeat(MAX_NAME_LENGTH)));
    for length in [MAX_NAME_LENGTH + 1, 1 << 20] {
        let found = errors(&text(&"n".repeat(length)));
        let shown = "n".repeat(39);
        assert_eq!(
            found,
            [format!(
                "1:8: '@{shown}…' is longer than 64 KiB: shorten it"
            )]
        );
    }
}

#[test]
fn types_up_to_64_levels() {
    let text = |depth: usize| {
        let (open, close) = ("ptr[global]<".repeat(depth), ">".repeat(depth));
        format!("global @x : {open}u8{close}\n")
    };
    let deepest = text(64);
    assert_eq!(print(&accept(&deepest)), deepest);
    for depth in [65, 10_000] {
        let found = errors(&text(depth));
        assert_eq!(found, ["1:781: pointer types nest deeper than 64 levels"]);
    }
}

#[test]
fn nesting_of_brackets_costs_no_stack() {
    for bracket in ["(", "[", "{", "<", "vec2<", "f32(", "ptr[", "func @f("] {
        let text = bracket.repeat(100_000);
        assert!(!errors(&text).is_empty());
        assert!(!errors(&format!("func @f() -> void {{\ne:\n  {text}")).is_empty());
        assert!(!errors(&format!("func @f() -> void {{\ne:\n  %x = mov {text}")).is_empty());
    }
}

/// Each of these takes minutes if anything is quadratic.
#[test]
fn large_texts_are_read_whole() {
    let n = 100_000;
    let lines: String = (0..n)
        .map(|i| format!("  %v{i} = add %x, {i}u\n"))
        .collect();
    let text = format!("func @f(%x: u32) -> void {{\ne:\n{lines}  ret\n}}\n");
    assert_eq!(accept(&text).instruction_count(), n + 1);

    let blocks: String = (0..n)
        .map(|i| format!("b{i}:\n  br b{}\n", n - 1 - i))
        .collect();
    let text = format!("func @f() -> void {{\n{blocks}}}\n");
    let module = accept(&text);
    assert_eq!(module.blocks(&module.functions[0]).len(), n);

    let pairs = vec!["[ 1u, e ]"; n].join(", ");
    let text = format!("func @f() -> void {{\ne:\n  %x = phi u32 {pairs}\n  ret\n}}\n");
    let module = accept(&text);
    let block = module.blocks(&module.functions[0])[0];
    assert_eq!(
        module.operands(&module.instructions(&block)[0]).len(),
        2 * n
    );

    let functions: String = (0..n / 10)
        .map(|i| format!("func @f{i}() -> void {{\ne:\n  ret\n}}\n"))
        .collect();
    let text = format!("func @big() -> void {{\ne:\n{lines}  ret\n}}\n{functions}");
    assert_eq!(accept(&text).functions.len(), n / 10 + 1);

    let elements = vec!["1u"; n].join(", ");
    let text = format!("global @x : ptr[const]<u32> count={n} = [{elements}]\n");
    let module = accept(&text);
    assert_eq!(module.elements(&module.globals[0]).len(), n);
}

#[test]
fn long_wrong_texts_give_short_messages_in_time() {
    let digits = "9".repeat(1 << 20);
    for text in [
        format!("global @x : ptr[const]<u8> = {digits}u8"),
        format!("global @x : ptr[const]<f16> = {digits}f16"),
        format!("global @x : ptr[const]<f64> = 0.{digits}"),
        format!("global @x : ptr[const]<u8> = {digits}e{digits}f"),
        format!("global @x : ptr[const]<u8> = 0x{digits}u8"),
        "@ ".repeat(1 << 19),
        "func ".repeat(1 << 18),
        "global\n".repeat(1 << 18),
        "} ".repeat(1 << 19),
        "e: ".repeat(1 << 18),
        "x".repeat(1 << 20),
        ";".repeat(1 << 20) + "\nx",
    ] {
        let found = errors(&text);
        assert!(!found.is_empty());
        for line in found {
            assert!(line.len() < 400, "{} bytes: {}…", line.len(), &line[..200]);
        }
    }
}
