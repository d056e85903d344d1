//! The words of the language stand in its page, and the grammar for editors knows exactly these.

use std::collections::BTreeSet;

use gir::gir::text::keywords::{AddressSpace, Ordering, ReduceOp, Scalar, Scope, UpdateOp};
use gir::gir::text::opcodes::OPCODES;
use serde_json::Value;

use super::{page::Page, root};

/// The words of a pattern of the grammar, or of a group in it: those between bars in the group that begins with a
/// text.
fn alternatives(pattern: &str, before: &str) -> BTreeSet<String> {
    let (_, rest) = pattern
        .split_once(before)
        .ok_or_else(|| format!("{pattern} has no {before}"))
        .unwrap();
    let group = rest.split(')').next().unwrap();
    group
        .split('|')
        .map(|word| word.replace("\\.", "."))
        .collect()
}

fn grammar() -> Value {
    let path = root().join("editors/vscode/syntaxes/gir.tmLanguage.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The pattern at a place of the repository of the grammar.
fn pattern(grammar: &Value, place: &str) -> String {
    let pattern = grammar.pointer(&format!("/repository/{place}/match"));
    pattern
        .and_then(Value::as_str)
        .ok_or_else(|| format!("no {place}"))
        .unwrap()
        .to_owned()
}

fn words(words: impl IntoIterator<Item = &'static str>) -> BTreeSet<String> {
    words.into_iter().map(str::to_owned).collect()
}

#[test]
fn the_grammar_for_editors_has_the_words_of_the_language() {
    let grammar = grammar();
    let mut opcodes = alternatives(&pattern(&grammar, "control"), "(?:");
    opcodes.extend(alternatives(&pattern(&grammar, "opcodes"), "(?:"));
    assert_eq!(opcodes, words(OPCODES.iter().map(|info| info.spelling)));

    let mut types = alternatives(&pattern(&grammar, "types"), "(?:");
    types.retain(|word| !["void", "ptr"].contains(&word.as_str()) && !word.starts_with("vec"));
    assert_eq!(types, words(Scalar::ALL.iter().map(|one| one.spelling())));

    let spaces = alternatives(&pattern(&grammar, "spaces"), "(?:(");
    assert_eq!(
        spaces,
        words(AddressSpace::ALL.iter().map(|one| one.spelling()))
    );
    let orderings = alternatives(&pattern(&grammar, "attributes/patterns/0"), "=\\s*(?:(");
    assert_eq!(
        orderings,
        words(Ordering::ALL.iter().map(|one| one.spelling()))
    );
    let scopes = alternatives(&pattern(&grammar, "attributes/patterns/1"), "=\\s*(?:(");
    assert_eq!(scopes, words(Scope::ALL.iter().map(|one| one.spelling())));
    let updates = alternatives(&pattern(&grammar, "operations/patterns/0"), "(?:(");
    assert_eq!(
        updates,
        words(UpdateOp::ALL.iter().map(|one| one.spelling()))
    );
    let reductions = alternatives(&pattern(&grammar, "operations/patterns/1"), "(?:(");
    assert_eq!(
        reductions,
        words(ReduceOp::ALL.iter().map(|one| one.spelling()))
    );
}

#[test]
fn the_page_of_the_language_has_its_words() {
    let page = Page::read(&root(), "docs/language.md").text;
    let types = Scalar::ALL.iter().map(|one| one.spelling());
    let orderings = Ordering::ALL.iter().map(|one| one.spelling());
    let scopes = Scope::ALL.iter().map(|one| one.spelling());
    for word in types.chain(orderings).chain(scopes) {
        assert!(
            page.contains(&format!("`{word}`")),
            "docs/language.md lacks `{word}`"
        );
    }
    for space in AddressSpace::ALL {
        let word = format!("`ptr[{space}]`");
        assert!(page.contains(&word), "docs/language.md lacks {word}");
    }
}
