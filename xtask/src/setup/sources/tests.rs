//! Tests of reading and rewriting apt's sources.

use pretty_assertions::assert_eq;

use super::*;

const STANZAS: &str = "\
Types: deb
# a comment inside
URIs: http://mirror.example/debian
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg

Types: deb
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main
";

fn entry_text(entries: &[Entry]) -> Option<&str> {
    archive_entry(entries, "bookworm").map(|entry| entry.text.as_str())
}

#[test]
fn a_stanza_is_copied_with_the_suite_changed() {
    let entries = parse_stanzas(STANZAS);
    let text = stanza_with_suite(entry_text(&entries).unwrap(), "bookworm-backports");
    assert_eq!(
        text,
        "Types: deb\nURIs: http://mirror.example/debian\nSuites: bookworm-backports\nComponents: main\n\
         Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg\n"
    );
}

#[test]
fn continuation_lines_go_with_a_replaced_field_and_stay_with_a_kept_one() {
    let stanza = "types: deb deb-src\nURIs: http://a.example/debian\nSuites: bookworm\n bookworm-updates\n\
                  Components: main\nSigned-By:\n -----BEGIN-----\n .\n abc";
    let entries = parse_stanzas(stanza);
    assert_eq!(entries[0].suites, ["bookworm", "bookworm-updates"]);
    assert_eq!(
        stanza_with_suite(&entries[0].text, "bookworm-backports"),
        "types: deb\nURIs: http://a.example/debian\nSuites: bookworm-backports\nComponents: main\n\
         Signed-By:\n -----BEGIN-----\n .\n abc\n"
    );
}

#[test]
fn disabled_and_source_only_stanzas_are_no_entries() {
    let text = "Enabled: no\nTypes: deb\nSuites: bookworm\nComponents: main\n\n\
                Types: deb-src\nSuites: bookworm\nComponents: main\n";
    assert_eq!(parse_stanzas(text), []);
}

#[test]
fn a_line_is_copied_with_its_options() {
    let line = "deb [arch=amd64 signed-by=/usr/share/keyrings/k.gpg] http://m.example/debian/ bookworm main # x";
    let entries: Vec<_> = parse_line(line).into_iter().collect();
    assert_eq!(
        line_with_suite(entry_text(&entries).unwrap(), "bookworm-backports"),
        "deb [arch=amd64 signed-by=/usr/share/keyrings/k.gpg] http://m.example/debian/ bookworm-backports main\n"
    );
}

#[test]
fn comments_and_source_lines_are_no_entries() {
    for line in [
        "# deb http://m.example/debian bookworm main",
        "deb-src http://m/debian bookworm main",
        "",
        "deb",
    ] {
        assert_eq!(parse_line(line), None, "{line}");
    }
}

#[test]
fn debians_archive_is_told_from_a_third_party_with_the_same_suite_name() {
    let lines = [
        "deb https://tools.example bookworm main",
        "deb http://m.example/debian bookworm main",
    ];
    let mut entries: Vec<_> = lines.into_iter().filter_map(parse_line).collect();
    assert_eq!(entry_text(&entries), Some("deb http://m.example/debian"));
    entries.reverse();
    assert_eq!(entry_text(&entries), Some("deb http://m.example/debian"));
}

#[test]
fn the_first_of_equal_entries_is_taken() {
    let lines = [
        "deb http://a.example/debian bookworm main",
        "deb http://b.example/debian bookworm main",
    ];
    let entries: Vec<_> = lines.into_iter().filter_map(parse_line).collect();
    assert_eq!(entry_text(&entries), Some("deb http://a.example/debian"));
}

#[test]
fn without_an_entry_for_the_release_there_is_nothing_to_copy() {
    let entries: Vec<_> = parse_line("deb http://m.example/debian trixie main")
        .into_iter()
        .collect();
    assert_eq!(entry_text(&entries), None);
}
