//! Unique names that are legal in a language.

use std::collections::{HashMap, HashSet};

/// A source of names. The language decides which are reserved.
#[derive(Clone)]
pub struct Namer {
    is_reserved: fn(&str) -> bool,
    taken: HashSet<String>,
    /// The next number to append to a repeated wish.
    next: HashMap<String, usize>,
}

impl Namer {
    /// A namer that has not yet given a name.
    pub fn new(is_reserved: fn(&str) -> bool) -> Self {
        Self {
            is_reserved,
            taken: HashSet::new(),
            next: HashMap::new(),
        }
    }

    /// An unused name, as close to the wish as possible. Characters that C identifiers cannot have become
    /// underscores, a reserved name gets an underscore appended, and a number distinguishes equal wishes.
    pub fn name(&mut self, wish: &str) -> String {
        let mut stem = self.identifier(wish);
        let mut is_free = !(self.is_reserved)(&stem);
        if !is_free {
            stem.push('_');
            is_free = !(self.is_reserved)(&stem);
        }
        // The whole prefix may be reserved.
        if !is_free {
            stem = format!("v_{}", stem.trim_end_matches('_'));
            is_free = !(self.is_reserved)(&stem);
        }
        if is_free && self.taken.insert(stem.clone()) {
            return stem;
        }
        let separator = match stem.ends_with(|last: char| last.is_ascii_digit()) {
            true => "_",
            false => "",
        };
        loop {
            let number = self.next.entry(stem.clone()).or_insert(1);
            *number += 1;
            let name = format!("{stem}{separator}{number}");
            if !(self.is_reserved)(&name) && self.taken.insert(name.clone()) {
                return name;
            }
        }
    }

    /// Letters, digits and single underscores, starting with a letter: names with two underscores, and names
    /// that start with one, are reserved for compilers.
    fn identifier(&self, wish: &str) -> String {
        let mut name = String::with_capacity(wish.len());
        for letter in wish.chars() {
            match letter.is_ascii_alphanumeric() {
                true => name.push(letter),
                false if name.is_empty() || name.ends_with('_') => {}
                false => name.push('_'),
            }
        }
        let name = name.trim_end_matches('_');
        match name.chars().next() {
            None => "v".to_owned(),
            Some(first) if first.is_ascii_digit() => format!("v{name}"),
            Some(_) => name.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Namer;
    use pretty_assertions::assert_eq;

    #[test]
    fn names_are_unique_and_legal() {
        let mut namer =
            Namer::new(|name| name == "float" || name == "x2" || name.starts_with("get_"));
        let wishes = [
            "x", "x", "float", "x.at", "x_at", "12", "", "_Bool", "a__b", "x1", "x1", "é", "get_x",
            "get_x",
        ];
        let names = wishes.map(|wish| namer.name(wish));
        assert_eq!(
            names,
            [
                "x", "x3", "float_", "x_at", "x_at2", "v12", "v", "Bool", "a_b", "x1", "x1_2",
                "v2", "v_get_x", "v_get_x2",
            ]
        );
    }
}
