//! Damaged binaries: each is an error or a module, never a crash.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use gir::{compile::new_context, import};
use gir_dialects::{collected::Kind, diagnostic};
use gir_lab::conformance::{case::Form, families, runner};

use super::{PROGRAMS, assembled};
use crate::e2e::runs_all;

/// Damages of each binary.
const DAMAGES: u64 = 150;

/// Time for all of them.
const LIMIT: Duration = Duration::from_secs(40);

/// Marsaglia's xorshift64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % bound.max(1) as u64).unwrap()
    }
}

/// A copy of a binary with one to four changes: a byte, a word that becomes another one or a small or large number, an
/// instruction that is missing or there twice, an end that is missing.
fn damaged(binary: &[u8], random: &mut Random) -> Vec<u8> {
    let mut words: Vec<u32> = binary
        .as_chunks::<4>()
        .0
        .iter()
        .map(|&word| u32::from_le_bytes(word))
        .collect();
    for _ in 0..1 + random.below(4) {
        let at = 5 + random.below(words.len().saturating_sub(5));
        let Some(&word) = words.get(at) else { break };
        let other = words[random.below(words.len())];
        match random.below(9) {
            0 => words[at] = word ^ 1 << random.below(32),
            1 => words[at] = other,
            2 => words[at] = u32::try_from(random.below(64)).unwrap(),
            3 => words[at] = u32::MAX - u32::try_from(random.below(2)).unwrap(),
            4 => words[at] = word.wrapping_add(1),
            5 => {
                let start = start_of(&words, at);
                let length = (words[start] >> 16).max(1) as usize;
                let end = (start + length).min(words.len());
                words.drain(start..end);
            }
            6 => {
                let start = start_of(&words, at);
                let length = (words[start] >> 16).max(1) as usize;
                let copy = words[start..(start + length).min(words.len())].to_vec();
                let to = start_of(&words, 5 + random.below(words.len().saturating_sub(5)));
                words.splice(to..to, copy);
            }
            7 => {
                // Another opcode with as many words.
                let start = start_of(&words, at);
                let opcode = u32::try_from(random.below(420)).unwrap();
                words[start] = words[start] & 0xffff_0000 | opcode;
            }
            _ => words.truncate(at),
        }
        if words.len() < 6 {
            break;
        }
    }
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The first word of the instruction that a word is in.
fn start_of(words: &[u32], at: usize) -> usize {
    let mut start = 5;
    while start < words.len() {
        let next = start + (words[start] >> 16).max(1) as usize;
        if next > at {
            return start;
        }
        start = next;
    }
    5.min(words.len() - 1)
}

/// The programs of other compilers, and some of ours for Vulkan and OpenCL.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let mut all: Vec<_> = PROGRAMS
        .map(|name| (name.to_owned(), assembled(name)))
        .to_vec();
    let cases = families::all();
    let own = cases
        .iter()
        .filter(|case| case.form == Form::Gir)
        .step_by(97);
    for case in own {
        for target in ["vulkan1.3", "opencl3.0-spirv"] {
            if let Ok(program) = runner::compile(case, target, gir::profile::Permissions::default())
            {
                all.push((format!("{} for {target}", case.id()), program.code));
            }
        }
    }
    all
}

/// R-SPVD-28: whatever the bytes, there is a module that verifies, or an error.
#[test]
fn damaged_binaries_are_errors() {
    let start = Instant::now();
    let (mut read, mut refused) = (0, 0);
    for (index, (name, binary)) in corpus().iter().enumerate() {
        let context = new_context();
        let count = if runs_all() { 40 * DAMAGES } else { DAMAGES };
        for number in 0..count {
            if !runs_all() && start.elapsed() > LIMIT {
                break;
            }
            let mut random = Random((index as u64 + 1) << 32 | (number * 2 + 1));
            let bytes = damaged(binary, &mut random);
            let found = catch_unwind(AssertUnwindSafe(|| {
                diagnostic::collect(&context, Kind::Mistake, || {
                    import::spirv::read(&context, &bytes, "k.spv", None).is_some()
                })
            }));
            let Ok((is_read, said)) = found else {
                let file = std::env::temp_dir().join("damaged.spv");
                std::fs::write(&file, &bytes).unwrap();
                panic!(
                    "{name}, damage {number}: a panic; the binary is {}",
                    file.display()
                );
            };
            assert!(
                is_read || !said.is_empty(),
                "{name}, damage {number}: no error"
            );
            if is_read { read += 1 } else { refused += 1 }
        }
    }
    assert!(read > 0 && refused > 100, "{read} read, {refused} refused");
}
