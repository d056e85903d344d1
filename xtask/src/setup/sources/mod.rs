//! Enabling a further suite of Debian's archive, by copying the entry the machine already has for its release.
//!
//! Mirrors, proxies and keyrings differ from machine to machine; the existing entry has them right, so only the suite
//! name changes. Both forms of apt's sources are read: stanzas in `.sources` files and lines in `.list` files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::apt;
use crate::{output, process};

/// One source of packages, as apt's files describe it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Entry {
    form: Form,
    suites: Vec<String>,
    components: Vec<String>,
    /// The words that distinguish Debian's archive from a third party's: addresses and keyring.
    origin: String,
    /// The text of the entry without comments.
    text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Stanza,
    Line,
}

/// Makes apt look into `suite`, unless it does already. `directory` is apt's configuration directory.
///
/// # Errors
/// When the machine has no entry for Debian's `release`, or the new one cannot be written.
pub fn enable_suite(directory: &Path, release: &str, suite: &str) -> Result<()> {
    let entries = read_all(directory)?;
    if entries.iter().any(|entry| has(&entry.suites, suite)) {
        return Ok(());
    }
    let Some(entry) = archive_entry(&entries, release) else {
        bail!(
            "no apt source under {} is Debian's '{release}' suite with component 'main'; enable it, or '{suite}' itself",
            directory.display()
        );
    };
    let (extension, text) = match entry.form {
        Form::Stanza => ("sources", stanza_with_suite(&entry.text, suite)),
        Form::Line => ("list", line_with_suite(&entry.text, suite)),
    };
    let path = directory.join(format!("sources.list.d/gir-backports.{extension}"));
    output::line(format!("setup: enabling {suite} in {}", path.display()));
    process::feed(apt::as_root("tee")?.arg(&path), &text)
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Debian's own entry for the release. Third parties name their suites after the release too, so the entry with the
/// most marks of Debian's archive is taken.
fn archive_entry<'a>(entries: &'a [Entry], release: &str) -> Option<&'a Entry> {
    let marks = |entry: &Entry| {
        let archive = entry.origin.split_whitespace().any(|word| {
            let word = word.trim_end_matches('/');
            word.ends_with("/debian") || word.ends_with("debian-archive-keyring.gpg")
        });
        u8::from(archive) + u8::from(has(&entry.suites, &format!("{release}-updates")))
    };
    entries
        .iter()
        .filter(|entry| has(&entry.suites, release) && has(&entry.components, "main"))
        .rev()
        .max_by_key(|entry| marks(entry))
}

fn has(words: &[String], wanted: &str) -> bool {
    words.iter().any(|word| word == wanted)
}

/// Every enabled binary-package entry, in apt's reading order.
fn read_all(directory: &Path) -> Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for path in source_files(directory)? {
        let text = fs::read_to_string(&path)
            .with_context(|| format!("cannot read apt source {}", path.display()))?;
        if path.extension().is_some_and(|end| end == "sources") {
            entries.extend(parse_stanzas(&text));
        } else {
            entries.extend(text.lines().filter_map(parse_line));
        }
    }
    Ok(entries)
}

fn source_files(directory: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let parts = directory.join("sources.list.d");
    if let Ok(listing) = fs::read_dir(&parts) {
        for file in listing {
            let path = file
                .with_context(|| format!("cannot list {}", parts.display()))?
                .path();
            // Apt ignores every other ending, and people disable an entry by giving it one.
            if path
                .extension()
                .is_some_and(|end| end == "sources" || end == "list")
            {
                files.push(path);
            }
        }
    }
    files.sort();
    let main = directory.join("sources.list");
    if main.is_file() {
        files.insert(0, main);
    }
    Ok(files)
}

fn parse_stanzas(text: &str) -> Vec<Entry> {
    let uncommented: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
    uncommented
        .split(|line| line.trim().is_empty())
        .filter_map(parse_stanza)
        .collect()
}

fn parse_stanza(lines: &[&str]) -> Option<Entry> {
    let words = |name: &str| -> Vec<String> {
        field(lines, name)
            .split_whitespace()
            .map(str::to_owned)
            .collect()
    };
    let disabled = ["no", "false", "0", "off"].contains(&field(lines, "Enabled").trim());
    if disabled || !has(&words("Types"), "deb") {
        return None;
    }
    Some(Entry {
        form: Form::Stanza,
        suites: words("Suites"),
        components: words("Components"),
        origin: format!("{} {}", field(lines, "URIs"), field(lines, "Signed-By")),
        text: lines.join("\n"),
    })
}

/// A field's value, continuation lines included; empty when the stanza has none. Field names know no case.
fn field(lines: &[&str], name: &str) -> String {
    let mut value = String::new();
    let mut inside = false;
    for line in lines {
        if line.starts_with([' ', '\t']) {
            if inside {
                value.push_str(line);
            }
        } else if let Some((key, rest)) = line.split_once(':') {
            inside = key.trim().eq_ignore_ascii_case(name);
            if inside {
                value.push_str(rest);
            }
        }
    }
    value
}

fn stanza_with_suite(stanza: &str, suite: &str) -> String {
    let mut text = String::new();
    let mut replaced = false;
    for line in stanza.lines() {
        if line.starts_with([' ', '\t']) {
            if replaced {
                continue;
            }
            text.push_str(line);
        } else {
            let key = line.split(':').next().unwrap_or_default().trim();
            let value = match key.to_ascii_lowercase().as_str() {
                "types" => Some("deb"),
                "suites" => Some(suite),
                "components" => Some("main"),
                _ => None,
            };
            replaced = value.is_some();
            text.push_str(
                &value.map_or_else(|| line.to_owned(), |value| format!("{key}: {value}")),
            );
        }
        text.push('\n');
    }
    text
}

/// Reads `deb [options] address suite component…`; anything else is no entry.
fn parse_line(line: &str) -> Option<Entry> {
    let line = line.split('#').next().unwrap_or_default().trim();
    let rest = line.strip_prefix("deb")?;
    if !rest.starts_with([' ', '\t']) {
        return None;
    }
    let (options, rest) = split_options(rest.trim());
    let mut words = rest.split_whitespace().map(str::to_owned);
    let address = words.next()?;
    let suite = words.next()?;
    Some(Entry {
        form: Form::Line,
        suites: vec![suite],
        components: words.collect(),
        origin: format!("{address} {}", options.replace(['[', ']', '='], " ")),
        text: format!(
            "deb {options}{}{address}",
            if options.is_empty() { "" } else { " " }
        ),
    })
}

fn split_options(rest: &str) -> (&str, &str) {
    match rest.find(']') {
        Some(end) if rest.starts_with('[') => rest.split_at(end + 1),
        _ => ("", rest),
    }
}

fn line_with_suite(head: &str, suite: &str) -> String {
    format!("{head} {suite} main\n")
}

#[cfg(test)]
mod tests;
