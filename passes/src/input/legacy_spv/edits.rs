//! Edits of a text's tokens, and the map from places in the new text to places in the old one.

use super::tokens::Tokens;
use std::{collections::BTreeMap, ops::Range};

/// An insertion before a token.
#[derive(Clone, Debug)]
pub enum Insert {
    /// New text.
    Text(String),
    /// These tokens, with the edits at their own place.
    Tokens(Range<usize>),
}

impl From<&str> for Insert {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// The edits of a text.
#[derive(Default)]
pub struct Edits {
    replaced: BTreeMap<usize, String>,
    /// Tokens that are left out; the text between them stays.
    removed: Vec<Range<usize>>,
    inserted: BTreeMap<usize, Vec<Insert>>,
}

impl Edits {
    /// Replaces a token by a text.
    pub fn replace(&mut self, token: usize, text: impl Into<String>) {
        self.replaced.insert(token, text.into());
    }

    /// Removes tokens.
    pub fn remove(&mut self, tokens: Range<usize>) {
        self.removed.push(tokens);
    }

    /// Inserts before a token, after earlier insertions.
    pub fn insert(&mut self, before: usize, what: impl IntoIterator<Item = Insert>) {
        self.inserted.entry(before).or_default().extend(what);
    }

    /// The new text.
    pub fn apply(mut self, tokens: &Tokens<'_>) -> Edited {
        self.removed.sort_by_key(|range| range.start);
        let mut writer = Writer {
            tokens,
            edits: &self,
            edited: Edited::default(),
        };
        let mut removed = self.removed.iter().peekable();
        for index in 0..tokens.len() {
            while removed.peek().is_some_and(|range| range.end <= index) {
                removed.next();
            }
            let first = removed.peek().map_or(tokens.len(), |range| range.start);
            if index <= first {
                writer.insertions(index);
            }
            writer.gap(index);
            if index < first {
                writer.token(index);
            }
        }
        writer.insertions(tokens.len());
        writer.gap(tokens.len());
        writer.edited
    }
}

struct Writer<'t, 's> {
    tokens: &'t Tokens<'s>,
    edits: &'t Edits,
    edited: Edited,
}

impl Writer<'_, '_> {
    /// Copies the text between a token and the one before it.
    fn gap(&mut self, index: usize) {
        let tokens = self.tokens;
        let span = tokens.end_before(index)..tokens.start(index);
        self.edited.copy(tokens.bytes(span.clone()), span.start);
    }

    fn insertions(&mut self, index: usize) {
        let at = self.tokens.end_before(index);
        for insert in self.edits.inserted.get(&index).into_iter().flatten() {
            match insert {
                Insert::Text(text) => self.edited.write(text, at),
                Insert::Tokens(range) => self.range(range.clone()),
            }
        }
    }

    /// Copies tokens to another place.
    fn range(&mut self, range: Range<usize>) {
        for index in range.clone() {
            if index > range.start {
                self.insertions(index);
                self.gap(index);
            }
            self.token(index);
        }
    }

    fn token(&mut self, index: usize) {
        let start = self.tokens.start(index);
        match self.edits.replaced.get(&index) {
            Some(text) => self.edited.write(text, start),
            None => {
                let end = self.tokens.end_before(index + 1);
                self.edited.copy(self.tokens.bytes(start..end), start);
            }
        }
    }
}

/// An edited text.
#[derive(Default)]
pub struct Edited {
    /// The new text.
    pub text: Vec<u8>,
    /// The pieces of the new text, in order.
    pieces: Vec<Piece>,
}

/// A piece of the new text.
struct Piece {
    start: usize,
    /// The place in the old text for its first byte.
    origin: usize,
    /// Whether the other bytes correspond to the bytes after that place.
    copied: bool,
}

impl Edited {
    fn copy(&mut self, bytes: &[u8], origin: usize) {
        self.piece(bytes, origin, true);
    }

    fn write(&mut self, text: &str, origin: usize) {
        self.piece(text.as_bytes(), origin, false);
    }

    fn piece(&mut self, bytes: &[u8], origin: usize, copied: bool) {
        if !bytes.is_empty() {
            let start = self.text.len();
            self.pieces.push(Piece {
                start,
                origin,
                copied,
            });
            self.text.extend_from_slice(bytes);
        }
    }

    /// The place in the old text for a place in the new one.
    pub fn origin(&self, place: usize) -> usize {
        let behind = self.pieces.partition_point(|piece| piece.start <= place);
        let piece = behind.checked_sub(1).and_then(|it| self.pieces.get(it));
        piece.map_or(0, |piece| match piece.copied {
            true => piece.origin + (place - piece.start),
            false => piece.origin,
        })
    }
}
