//! The pages of `docs`: the index lists each, links lead to files and headings, and cited sections are explained.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Beside the compiler's own files: links to these lead to other parts of the project.
const ELSEWHERE: [&str; 1] = ["examples/"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Files below a folder with one of these extensions, by their paths from the root.
fn files(folder: &str, extensions: &[&str]) -> Vec<String> {
    let mut found = vec![];
    for entry in fs::read_dir(root().join(folder)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type().unwrap().is_dir() {
            found.extend(files(&path, extensions));
        } else if extensions
            .iter()
            .any(|end| path.ends_with(&format!(".{end}")))
        {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// The pages for readers.
fn pages() -> Vec<String> {
    let top = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
    ];
    let mut pages = files("docs", &["md"]);
    pages.extend(top.map(str::to_owned));
    pages
}

/// The targets of links, outside of code.
fn links(text: &str) -> Vec<String> {
    let mut is_code = false;
    let prose = text.lines().filter(|line| {
        is_code ^= line.starts_with("```");
        !is_code
    });
    let prose: Vec<_> = prose.collect();
    let prose = prose.join("\n");
    let targets = prose
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    targets
        .filter(|target| !target.starts_with("http"))
        .map(str::to_owned)
        .collect()
}

/// The place of a heading in a link.
fn anchor(heading: &str) -> String {
    let kept = heading
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| anchor(line.trim_start_matches('#').trim()))
        .collect()
}

/// A path without `..`.
fn plain(path: &str) -> String {
    let mut parts: Vec<&str> = vec![];
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The file and the heading that a link of a page leads to.
fn resolved(page: &str, link: &str) -> (String, String) {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let file = match file.is_empty() {
        true => page.to_owned(),
        false => plain(&format!("{folder}/{file}")),
    };
    (file, heading.to_owned())
}

#[test]
fn the_index_lists_every_page_once() {
    let listed: Vec<_> = links(&read("docs/README.md"))
        .iter()
        .map(|link| resolved("docs/README.md", link).0)
        .collect();
    for page in files("docs", &["md", "json", "toml"]) {
        let count = listed.iter().filter(|one| **one == page).count();
        let expected = usize::from(page != "docs/README.md");
        assert_eq!(count, expected, "docs/README.md lists {page} {count} times");
    }
}

#[test]
fn links_lead_somewhere() {
    let mut broken = vec![];
    for page in pages() {
        for link in links(&read(&page)) {
            let (file, heading) = resolved(&page, &link);
            if ELSEWHERE.iter().any(|folder| file.starts_with(folder)) {
                continue;
            }
            let is_there = root().join(&file).exists();
            let has_heading = || heading.is_empty() || anchors(&read(&file)).contains(&heading);
            if !is_there || !has_heading() {
                broken.push(format!("{page}: {link}"));
            }
        }
    }
    assert!(
        broken.is_empty(),
        "links that lead nowhere:\n{}",
        broken.join("\n")
    );
}

/// The sections that a text cites of a specification.
fn cited(text: &str, specification: &str) -> BTreeSet<String> {
    let words: Vec<_> = text
        .split_whitespace()
        .filter(|word| !["//", "///", "//!", "#", ";"].contains(word))
        .collect();
    let text = words.join(" ");
    let mut sections = BTreeSet::new();
    for rest in text.split(specification).skip(1) {
        let rest = rest.trim_start_matches(',').trim_start();
        let Some(rest) = rest.strip_prefix("section") else {
            continue;
        };
        let numbers = rest.trim_start_matches('s').split_whitespace();
        for word in numbers
            .take_while(|word| *word == "and" || word.starts_with(|c: char| c.is_ascii_digit()))
        {
            let number = word.trim_end_matches(|c: char| !c.is_ascii_digit());
            if word != "and" {
                sections.insert(number.to_owned());
            }
            // A sentence or a clause ends here.
            if word.ends_with(['.', ':', ';', ')']) {
                break;
            }
        }
    }
    sections
}

#[test]
fn cited_sections_are_found() {
    let text = "(GIR specification sections 8.7\n/// and 8.8). 16 bits; GIR specification, section 4: more";
    let sections: Vec<_> = cited(text, "GIR specification").into_iter().collect();
    assert_eq!(sections, ["4", "8.7", "8.8"]);
}

#[test]
fn cited_sections_are_explained() {
    let page = read("docs/specifications.md");
    let mut missing = vec![];
    let mut sources = pages();
    for folder in ["dialects", "passes", "tools", "xtask", "test"] {
        sources.extend(files(
            folder,
            &["rs", "td", "cpp", "h", "gir", "mlir", "test"],
        ));
    }
    for specification in ["GIR specification", "Runa GPU dialect specification"] {
        let (_, part) = page.split_once(&format!("## {specification}\n")).unwrap();
        let part = part.split("\n## ").next().unwrap();
        let rows: BTreeSet<_> = part
            .lines()
            .filter_map(|line| Some(line.strip_prefix("| ")?.split_once(" |")?.0))
            .collect();
        for source in sources
            .iter()
            .filter(|source| !source.ends_with("tests/pages.rs"))
        {
            for section in cited(&read(source), specification) {
                if !rows.contains(section.as_str()) {
                    missing.push(format!(
                        "{source}: section {section} of the {specification}"
                    ));
                }
            }
        }
    }
    assert!(
        missing.is_empty(),
        "docs/specifications.md lacks\n{}",
        missing.join("\n")
    );
}
