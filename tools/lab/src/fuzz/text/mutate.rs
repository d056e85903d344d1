//! Damage to a text: words and lines are removed, repeated, swapped or taken from other texts.

use super::super::random::Generator;
use super::super::{generate, print};
use super::corpus::{Corpus, Language, tokens};

/// Numbers near which arithmetic may overflow.
const NUMBERS: [&str; 16] = [
    "0",
    "1",
    "-1",
    "2",
    "3",
    "7",
    "16",
    "64",
    "255",
    "65536",
    "2147483647",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "0xffffffffffffffffffff",
];

/// A text of the corpus, damaged or not; or a random one.
pub(super) fn text(random: &mut Generator, corpus: &Corpus) -> (Language, Vec<u8>) {
    let texts = match random.chance(85) {
        true => corpus.right(),
        false => corpus.wrong(),
    };
    // A corpus may lack texts of one kind.
    let texts = if texts.is_empty() {
        corpus.right()
    } else {
        texts
    };
    let (language, mut text) = match random.chance(8) {
        true => (Language::Gir, kernel(random)),
        false => random.pick(texts).clone(),
    };
    if random.chance(3) {
        text = noise(random, corpus.words(language));
    }
    let changes = match random.below(10) {
        0..3 => 0,
        3..7 => 1,
        7..9 => 2,
        _ => 8,
    };
    for _ in 0..changes {
        text = change(random, &text, corpus, language);
    }
    let mut bytes = text.into_bytes();
    if random.chance(3) {
        damage(random, &mut bytes);
    }
    (language, bytes)
}

/// A random kernel: longer than those of tests, and with more control flow.
fn kernel(random: &mut Generator) -> String {
    let language = generate::Language {
        subgroup: Some(8),
        profile: generate::Profile::Mixed,
    };
    print::program(&generate::program(random.bits64(), language))
}

/// Words of a language in random order.
fn noise(random: &mut Generator, words: &[String]) -> String {
    let count = random.below(60);
    let words = (0..count).map(|_| random.pick(words).as_str());
    let words: Vec<_> = words.collect();
    words.join([" ", "", "\n"][random.index(3)])
}

fn change(random: &mut Generator, text: &str, corpus: &Corpus, language: Language) -> String {
    match random.below(3) {
        0 => change_lines(random, text, corpus),
        _ => change_words(random, text, corpus.words(language)),
    }
}

/// The kind of a token, by its first character.
fn kind(token: &str) -> u8 {
    match token.as_bytes().first() {
        Some(b'0'..=b'9') => b'0',
        Some(b'a'..=b'z' | b'A'..=b'Z' | b'_') => b'a',
        first => first.copied().unwrap_or_default(),
    }
}

fn change_words(random: &mut Generator, text: &str, words: &[String]) -> String {
    let mut tokens = tokens(text);
    let places: Vec<_> = (0..tokens.len())
        .filter(|&place| !tokens[place].trim().is_empty())
        .collect();
    if places.is_empty() {
        return text.to_owned();
    }
    let place = *random.pick(&places);
    let like = |token: &str| kind(token) == kind(tokens[place]);
    match random.below(10) {
        0 => drop(tokens.remove(place)),
        1 => tokens.insert(place, tokens[place]),
        2 => tokens.swap(place, *random.pick(&places)),
        3 => tokens[place] = random.pick(words).as_str(),
        4..8 => {
            let others: Vec<_> = places
                .iter()
                .filter(|&&other| like(tokens[other]))
                .collect();
            tokens[place] = tokens[**random.pick(&others)];
        }
        8 => {
            let others: Vec<_> = words.iter().filter(|word| like(word)).collect();
            if !others.is_empty() {
                tokens[place] = random.pick(&others).as_str();
            }
        }
        _ => {
            let is_number = |place: &&usize| kind(tokens[**place]) == b'0';
            let numbers: Vec<_> = places.iter().filter(is_number).collect();
            if !numbers.is_empty() {
                tokens[**random.pick(&numbers)] = *random.pick(&NUMBERS);
            }
        }
    }
    tokens.concat()
}

fn change_lines(random: &mut Generator, text: &str, corpus: &Corpus) -> String {
    let mut lines: Vec<_> = text.lines().collect();
    if lines.is_empty() {
        return text.to_owned();
    }
    let (place, other) = (random.index(lines.len()), random.index(lines.len()));
    match random.below(5) {
        0 => drop(lines.remove(place)),
        1 => lines.insert(other, lines[place]),
        2 => lines.swap(place, other),
        3 => lines.truncate(place),
        _ => {
            let (_, elsewhere) = random.pick(corpus.right());
            let from: Vec<_> = elsewhere.lines().collect();
            if !from.is_empty() {
                lines.insert(place, from[random.index(from.len())]);
            }
        }
    }
    lines.join("\n") + "\n"
}

/// Changes, removes or inserts one byte.
fn damage(random: &mut Generator, bytes: &mut Vec<u8>) {
    if bytes.is_empty() {
        return;
    }
    let place = random.index(bytes.len());
    let byte = random.bits() as u8;
    match random.below(3) {
        0 => bytes[place] = byte,
        1 => bytes.insert(place, byte),
        _ => drop(bytes.remove(place)),
    }
}
