//! Every message of the dialects' verifiers and parsers is produced by some test.

use std::{fs, path::Path};

/// Text with one space between words.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All text of files below a directory whose names end so.
fn collect(directory: &Path, extensions: &[&str], text: &mut String) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let extension = path.extension().and_then(|extension| extension.to_str());
        if path.is_dir() {
            collect(&path, extensions, text);
        } else if extension.is_some_and(|extension| extensions.contains(&extension)) {
            text.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// The string literals at the start of a text, joined; `None` if there are none.
fn literal(text: &str) -> Option<String> {
    let mut joined = String::new();
    let mut rest = text.trim_start();
    while let Some(inner) = rest.strip_prefix('"') {
        let (literal, behind) = inner.split_once('"')?;
        joined.push_str(literal);
        rest = behind.trim_start();
    }
    (!joined.is_empty()).then_some(joined)
}

/// The start of the message of each diagnostic of a source, up to its first computed part.
fn messages(source: &str) -> Vec<String> {
    let calls = source.split("emitOpError(").skip(1);
    let calls = calls.chain(source.split("emitError(").skip(1));
    calls
        .filter_map(|call| {
            let streamed = call.strip_prefix(')').map(str::trim_start);
            let streamed = streamed.and_then(|call| call.strip_prefix("<<"));
            literal(streamed.unwrap_or(call))
        })
        .collect()
}

#[test]
fn every_message_of_the_verifiers_is_in_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut tests = String::new();
    collect(&root.join("../test"), &["mlir", "gir", "test"], &mut tests);
    let tests = words(&tests);
    let mut sources = String::new();
    for folder in ["common", "gir", "mir", "lir"] {
        collect(&root.join(folder), &["cpp", "h"], &mut sources);
    }
    let messages = messages(&sources);
    assert!(messages.len() > 150, "{}", messages.len());
    let missing = messages
        .iter()
        .filter(|message| !tests.contains(&words(message)));
    let missing: Vec<_> = missing.collect();
    assert!(missing.is_empty(), "in no test: {missing:#?}");
}

#[test]
fn messages_are_found_in_calls_and_streams() {
    let source =
        "op->emitOpError(\"takes \") << x; emitError() << \"a \"\n  \"b\" << y; emitOpError(verb)";
    assert_eq!(messages(source), ["takes ", "a b"]);
}
