//! `docs/passes.md`: every pass and pipeline, with the comment of the file that defines it.
//!
//! The page is generated from the sources, not from the compiler's help: the description of a pass is the opening
//! comment of its file, with IR before and after. The registry has the order and is checked on the way: a pass that is
//! missing there, or whose file has another stem than its flag, is an error.

use anyhow::{Context, Result, anyhow, bail};

use super::rust_source::{self, Record};
use super::tree::{self, Source};
use crate::workspace::Workspace;

const REGISTRY: &str = "passes/src/registry.rs";

/// The item with the options of passes that are made of the options of targets, and its line.
const OPTIONS_OF_TARGETS: &str = "OF_PASSES";
const LINE_OF_TARGETS: &str = "- the [options of targets](options.md#options-of-targets), without dashes; a switch has \
                               the value `true`\n";

const INTRODUCTION: &str = "
# Passes

Each is a flag of `gir-opt` and an element of `--pass-pipeline=`. `gir-opt --help` lists them with upstream's.
";

/// The page.
///
/// # Errors
/// When a source cannot be read, or a pass breaks the rules above.
pub fn reference(workspace: &Workspace) -> Result<String> {
    let sources = tree::sources(&workspace.root, "passes/src", &["rs"])?;
    let registry = sources
        .iter()
        .find(|source| source.path == REGISTRY)
        .with_context(|| format!("there is no {REGISTRY}"))?;
    let options = options(&sources);
    let mut page = super::header("passes/src") + INTRODUCTION;
    let pipelines = entries(&sources, "PipelineInfo", registry, &options)?;
    let passes = entries(&sources, "PassInfo", registry, &options)?;
    page.push_str("\n## Pipelines\n");
    pipelines
        .iter()
        .for_each(|entry| page.push_str(&entry.text));
    page.push_str("\n## Passes, in the order of the road\n");
    passes.iter().for_each(|entry| page.push_str(&entry.text));
    Ok(page)
}

/// A section of the page and where the registry has it.
struct Entry {
    place: usize,
    text: String,
}

/// The options of passes: the name of the item and its line of the page.
type Options<'a> = Vec<(&'a str, Result<String>)>;

fn options(sources: &[Source]) -> Options<'_> {
    let records = |source| rust_source::records(source, "PassOption");
    let mut options: Options<'_> = (sources.iter())
        .flat_map(|source| records(&source.text))
        .map(|record| (record.name, option_line(&record)))
        .collect();
    options.push((OPTIONS_OF_TARGETS, Ok(LINE_OF_TARGETS.to_owned())));
    for source in sources {
        for (list, names) in rust_source::joined_lists(&source.text, "PassOption") {
            let lines: Result<String> = names.iter().map(|name| option(name, &options)).collect();
            options.push((list, lines));
        }
    }
    options
}

fn option_line(option: &Record<'_>) -> Result<String> {
    let (name, description) = (option.text("name")?, option.text("description")?);
    Ok(format!("- option `{name}`: {description}\n"))
}

/// The entries of all items of a kind, in the registry's order.
fn entries(
    sources: &[Source],
    kind: &str,
    registry: &Source,
    options: &Options<'_>,
) -> Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for source in sources {
        for record in rust_source::records(&source.text, kind) {
            let entry =
                entry(source, &record, registry, options).with_context(|| source.path.clone())?;
            entries.push(entry);
        }
    }
    entries.sort_by_key(|entry| entry.place);
    Ok(entries)
}

fn entry(
    source: &Source,
    record: &Record<'_>,
    registry: &Source,
    options: &Options<'_>,
) -> Result<Entry> {
    let flag = record.text("argument")?;
    let stem = stem(&source.path);
    let item = format!("{stem}::{}", record.name);
    let place = registry
        .text
        .find(&item)
        .ok_or_else(|| anyhow!("{REGISTRY} does not list {item}"))?;
    let mut text = format!("\n### `--{flag}`\n\n");
    if let Ok(anchor) = record.text("anchor") {
        if stem.replace('_', "-") != flag {
            bail!("a file is named after its flag, and this one defines --{flag}");
        }
        text.push_str(&body(&source.text));
        text.push_str(&format!("\n- runs on `{anchor}`\n"));
    } else {
        text.push_str(&format!("{}.\n\n", record.text("description")?));
    }
    for name in record.items("options")? {
        text.push_str(&option(name, options)?);
    }
    let text = format!("{}\n", text.trim_end());
    Ok(Entry { place, text })
}

fn option(name: &str, options: &Options<'_>) -> Result<String> {
    let name = name.rsplit("::").next().unwrap_or(name);
    match options.iter().find(|(known, _)| *known == name) {
        Some((_, Ok(line))) => Ok(line.clone()),
        Some((_, Err(error))) => bail!("{error}"),
        None => bail!("there is no option {name}"),
    }
}

/// The file's opening comment; its links lead into Rust's documentation, so only their words stay.
fn body(source: &str) -> String {
    rust_source::module_comment(source)
        .replace("[`", "`")
        .replace("`]", "`")
        .replace("`super::", "`")
}

/// The name of the module of a file.
fn stem(path: &str) -> &str {
    let module = path.strip_suffix(".rs").unwrap_or(path);
    let module = module.strip_suffix("/mod").unwrap_or(module);
    module.rsplit('/').next().unwrap_or(module)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn source(path: &str, text: &str) -> Source {
        Source {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    fn pass(argument: &str) -> String {
        format!(
            "//! `--{argument}`: folds, see [`super::width`].\n\npub static PASS: PassInfo = PassInfo {{\n    \
             argument: \"{argument}\",\n    description: \"Fold\",\n    anchor: \"func.func\",\n    \
             options: &[WIDTH],\n}};\n\n\
             const WIDTH: PassOption = PassOption {{\n    name: \"width\",\n    description: \"Bits\",\n}};\n"
        )
    }

    fn texts(sources: &[Source], registry: &str) -> Result<String> {
        let registry = source(REGISTRY, registry);
        let entries = entries(sources, "PassInfo", &registry, &options(sources))?;
        Ok(entries.into_iter().map(|entry| entry.text).collect())
    }

    #[test]
    fn a_pass_is_its_comment_its_anchor_and_its_options() {
        let sources = [source("passes/src/mir/fold_all.rs", &pass("fold-all"))];
        let expected = "\n### `--fold-all`\n\n`--fold-all`: folds, see `width`.\n\n- runs on `func.func`\n\
                        - option `width`: Bits\n";
        assert_eq!(texts(&sources, "&mir::fold_all::PASS,").unwrap(), expected);
    }

    #[test]
    fn a_module_has_the_name_of_its_folder() {
        assert_eq!(stem("passes/src/targets/ptx/mod.rs"), "ptx");
        assert_eq!(stem("passes/src/a.rs"), "a");
    }

    #[test]
    fn passes_come_in_the_order_of_the_registry() {
        let sources = [
            source("passes/src/a.rs", &pass("a")),
            source("passes/src/b.rs", &pass("b")),
        ];
        let page = texts(&sources, "&b::PASS, &a::PASS").unwrap();
        assert!(
            page.find("--b").unwrap() < page.find("--a").unwrap(),
            "{page}"
        );
    }

    #[test]
    fn a_pass_outside_the_registry_is_an_error() {
        let sources = [source("passes/src/a.rs", &pass("a"))];
        let error = format!("{:#}", texts(&sources, "&b::PASS").unwrap_err());
        assert_eq!(
            error,
            "passes/src/a.rs: passes/src/registry.rs does not list a::PASS"
        );
    }

    #[test]
    fn a_file_that_is_not_named_after_its_flag_is_an_error() {
        let sources = [source("passes/src/a.rs", &pass("b"))];
        let error = format!("{:#}", texts(&sources, "&a::PASS").unwrap_err());
        assert!(error.contains("defines --b"), "{error}");
    }
}
