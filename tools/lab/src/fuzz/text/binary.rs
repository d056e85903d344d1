//! Damage to a SPIR-V binary: words change, instructions are missing or there twice, the end is missing.

use std::path::Path;
use std::process::Command;

use super::super::random::Generator;

/// Words of the header.
const HEADER: usize = 5;

/// Opcodes below this are tried in place of others.
const OPCODES: u32 = 420;

/// The binary of a file, which may have assembly; none where `spirv-as` is missing or refuses it.
pub(super) fn of(file: &Path) -> Option<Vec<u8>> {
    if file.extension() == Some("spv".as_ref()) {
        return std::fs::read(file).ok();
    }
    let folder = tempfile::tempdir().ok()?;
    let binary = folder.path().join("k.spv");
    let mut assembler = Command::new("spirv-as");
    assembler
        .args(["--target-env", "spv1.3", "-o"])
        .arg(&binary)
        .arg(file);
    let output = assembler.output().ok()?;
    output
        .status
        .success()
        .then(|| std::fs::read(&binary).ok())
        .flatten()
}

/// A copy of a binary with one to four changes.
#[must_use]
pub fn damaged(binary: &[u8], random: &mut Generator) -> Vec<u8> {
    let words = binary.as_chunks::<4>().0.iter();
    let mut words: Vec<u32> = words.map(|&word| u32::from_le_bytes(word)).collect();
    for _ in 0..1 + random.below(4) {
        if words.len() <= HEADER {
            break;
        }
        change(&mut words, random);
    }
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn change(words: &mut Vec<u32>, random: &mut Generator) {
    let at = HEADER + random.index(words.len() - HEADER);
    let (word, other) = (words[at], *random.pick(words));
    match random.below(9) {
        0 => words[at] = word ^ 1 << random.below(32),
        1 => words[at] = other,
        2 => words[at] = random.below(64),
        3 => words[at] = u32::MAX - random.below(2),
        4 => words[at] = word.wrapping_add(1),
        5 => drop(words.drain(instruction_at(words, at))),
        6 => {
            let copy = words[instruction_at(words, at)].to_vec();
            let to = HEADER + random.index(words.len() - HEADER);
            let to = instruction_at(words, to).start;
            words.splice(to..to, copy);
        }
        7 => {
            // Another opcode with as many words.
            let start = instruction_at(words, at).start;
            words[start] = words[start] & 0xffff_0000 | random.below(OPCODES);
        }
        _ => words.truncate(at),
    }
}

/// The words of the instruction that a word is in.
fn instruction_at(words: &[u32], at: usize) -> std::ops::Range<usize> {
    let mut start = HEADER;
    loop {
        let next = start + (words[start] >> 16).max(1) as usize;
        if next > at {
            return start..next.min(words.len());
        }
        start = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_found_by_their_words() {
        let words = [0, 0, 0, 0, 0, 2 << 16, 7, 1 << 16, 9 << 16];
        assert_eq!(instruction_at(&words, 6), 5..7);
        assert_eq!(instruction_at(&words, 7), 7..8);
        assert_eq!(instruction_at(&words, 8), 8..9);
    }

    #[test]
    fn damage_is_the_same_for_a_seed() {
        let binary: Vec<u8> = (0..120).collect();
        let damage = |seed| damaged(&binary, &mut Generator::new(seed));
        assert_eq!(damage(3), damage(3));
        assert!((0..20).any(|seed| damage(seed) != binary));
    }
}
