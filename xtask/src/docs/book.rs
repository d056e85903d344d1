//! `cargo xtask docs --book`: the pages as a book with a search, in `target/book/html`.
//!
//! mdBook makes it. Its table of contents is the index of the pages, `docs/README.md`; the pages are copied, in their
//! folders, so that links between them stay right.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::tree;
use crate::output;
use crate::process;
use crate::workspace::Workspace;

/// The pages beside `docs`.
const TOP: &[&str] = &[
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
];

const CONFIGURATION: &str = "\
[book]
title = \"gir\"
src = \"src\"

[build]
build-dir = \"html\"
create-missing = false

[output.html.search]
enable = true
";

/// Makes the book and names its folder.
///
/// # Errors
/// When mdBook is not installed or fails, or a page cannot be read.
pub fn make(workspace: &Workspace) -> Result<()> {
    if !process::on_path("mdbook") {
        bail!(
            "there is no mdbook on the path; `cargo install mdbook --version 0.5.4 --locked` installs it"
        );
    }
    let folder = workspace.scratch("book")?;
    let source = folder.join("src");
    if source.exists() {
        fs::remove_dir_all(&source)?;
    }
    let mut pages = tree::sources(&workspace.root, "docs", &["md", "json", "toml"])?;
    for path in TOP {
        pages.push(tree::Source {
            path: (*path).to_owned(),
            text: fs::read_to_string(workspace.root.join(path))?,
        });
    }
    for page in &pages {
        write(&source.join(&page.path), &page.text)?;
    }
    let title = |path: &str| {
        let page = pages.iter().find(|page| page.path == path)?;
        page.text
            .lines()
            .find_map(|line| line.strip_prefix("# "))
            .map(str::to_owned)
    };
    let index = fs::read_to_string(workspace.root.join("docs/README.md"))?;
    write(&source.join("SUMMARY.md"), &summary(&index, title))?;
    write(&folder.join("book.toml"), CONFIGURATION)?;
    process::stream(Command::new("mdbook").arg("build").arg(&folder))?;
    output::line(format!(
        "docs: the book is {}",
        folder.join("html/index.html").display()
    ));
    Ok(())
}

fn write(file: &Path, text: &str) -> Result<()> {
    let folder = file.parent().unwrap_or(file);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(file, text))
        .with_context(|| format!("cannot write {}", file.display()))
}

/// The table of contents for an index; `title` is the title of a page.
fn summary(index: &str, title: impl Fn(&str) -> Option<String>) -> String {
    let mut summary = "# Summary\n\n[gir](README.md)\n[Pages](docs/README.md)\n".to_owned();
    for line in index.lines() {
        if let Some(part) = line.strip_prefix("## ") {
            summary.push_str(&format!("\n# {part}\n\n"));
        }
        let links = line
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| link.ends_with(".md")) {
            let path = match link.strip_prefix("../") {
                Some(path) => path.to_owned(),
                None => format!("docs/{link}"),
            };
            let name = title(&path).unwrap_or_else(|| path.clone());
            summary.push_str(&format!("- [{name}]({path})\n"));
        }
    }
    summary
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_contents_are_the_index_with_titles() {
        let index = "# Pages\n\n## Learn\n\n- [a.md](a.md): the first.\n- [x.json](x.json)\n\n## More\n\n\
                     - [b](../B.md), [c](limits/c.md)\n";
        let title = |path: &str| (path == "docs/a.md").then(|| "First".to_owned());
        let expected = "# Summary\n\n[gir](README.md)\n[Pages](docs/README.md)\n\n# Learn\n\n- [First](docs/a.md)\n\
                        \n# More\n\n- [B.md](B.md)\n- [docs/limits/c.md](docs/limits/c.md)\n";
        assert_eq!(summary(index, title), expected);
    }
}
