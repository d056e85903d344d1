//! Arrows between the files of the compiler: a file points to those whose items its paths name.
//!
//! Tests are left out, as are paths through a macro's arguments. A path through a re-export points to the file of the
//! item.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use syn::visit::{self, Visit};
use syn::{Attribute, File, ItemMod, ItemUse, Path, UseTree};

use crate::docs::tree::Source;

/// The folder of the crate.
pub const ROOT: &str = "passes/src/";

/// A module, as the names on the way to it from the crate's root.
type Module = Vec<String>;

/// The files, by path from [`ROOT`], with the files that each uses.
pub type Arrows = BTreeMap<String, BTreeSet<String>>;

/// Reads the arrows of all files below [`ROOT`].
pub fn read(sources: &[Source]) -> Arrows {
    let files: Vec<_> = sources
        .iter()
        .filter_map(|source| Some((source.path.strip_prefix(ROOT)?, source)))
        .filter(|(path, _)| !is_test(path))
        .filter_map(|(path, source)| Some((path, syn::parse_file(&source.text).ok()?)))
        .collect();
    let homes = files
        .iter()
        .map(|(path, _)| (module(path), (*path).to_owned()));
    let mut crate_ = Crate {
        homes: homes.collect(),
        exports: HashMap::new(),
    };
    for (path, file) in &files {
        crate_.note_exports(&module(path), file);
    }
    let arrows = files.iter().map(|(path, file)| {
        let mut reader = Reader {
            module: module(path),
            names: HashMap::new(),
            used: BTreeSet::new(),
            source: &crate_,
        };
        reader.visit_file(file);
        let mut used = reader.used;
        used.remove(*path);
        ((*path).to_owned(), used)
    });
    arrows.collect()
}

/// Whether a file has nothing but tests.
fn is_test(path: &str) -> bool {
    path.split('/')
        .any(|part| part == "tests" || part == "tests.rs")
}

/// The module of a file.
fn module(path: &str) -> Module {
    let path = path.trim_end_matches(".rs");
    let mut names: Module = path.split('/').map(str::to_owned).collect();
    if matches!(names.last().map(String::as_str), Some("mod" | "lib")) {
        names.pop();
    }
    names
}

/// The modules of the crate.
struct Crate {
    homes: HashMap<Module, String>,
    /// Items that a module re-exports, by their paths there.
    exports: HashMap<Module, Module>,
}

impl Crate {
    fn note_exports(&mut self, module: &Module, file: &File) {
        for item in &file.items {
            let syn::Item::Use(item) = item else { continue };
            if matches!(item.vis, syn::Visibility::Inherited) {
                continue;
            }
            for (path, name) in leaves(&item.tree) {
                if let Some(target) = self.absolute(module, &path) {
                    let mut exported = module.clone();
                    exported.push(name);
                    self.exports.insert(exported, target);
                }
            }
        }
    }

    /// A path from a module, from the crate's root; `None` if it leads out of the crate.
    fn absolute(&self, module: &Module, path: &[String]) -> Option<Module> {
        let mut here = module.clone();
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => return Some(path[1..].to_vec()),
            "self" | "super" => {
                while let Some(first) = rest.first() {
                    match first.as_str() {
                        "super" => _ = here.pop(),
                        "self" => {}
                        _ => break,
                    }
                    rest = &rest[1..];
                }
            }
            child => {
                here.push(child.to_owned());
                return self.homes.contains_key(&here).then(|| {
                    here.extend_from_slice(&rest[1..]);
                    here
                });
            }
        }
        here.extend_from_slice(rest);
        Some(here)
    }

    /// The file that has an item, behind re-exports.
    fn home(&self, item: &Module) -> Option<&String> {
        let mut item = item.clone();
        // A chain of re-exports is short.
        for _ in 0..8 {
            let longest = (1..=item.len())
                .rev()
                .find(|&length| self.exports.contains_key(&item[..length]));
            let Some(length) = longest else { break };
            let mut target = self.exports[&item[..length]].clone();
            target.extend_from_slice(&item[length..]);
            item = target;
        }
        (0..=item.len())
            .rev()
            .find_map(|length| self.homes.get(&item[..length]))
    }
}

/// Collects the files that the paths of one file name.
struct Reader<'c> {
    module: Module,
    /// Names that `use` brings, with their paths from the crate's root.
    names: HashMap<String, Module>,
    used: BTreeSet<String>,
    source: &'c Crate,
}

impl Reader<'_> {
    fn point_to(&mut self, item: &Module) {
        self.used.extend(self.source.home(item).cloned());
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !is_for_tests(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if is_for_tests(&item.attrs) {
            return;
        }
        for (path, name) in leaves(&item.tree) {
            if let Some(target) = self.source.absolute(&self.module, &path) {
                self.point_to(&target);
                self.names.insert(name, target);
            }
        }
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let names: Vec<_> = path
            .segments
            .iter()
            .map(|segment| segment.ident.to_string())
            .collect();
        if names.len() > 1 {
            let imported = self.names.get(&names[0]).map(|target| {
                let mut item = target.clone();
                item.extend_from_slice(&names[1..]);
                item
            });
            let item = imported.or_else(|| self.source.absolute(&self.module, &names));
            if let Some(item) = item {
                self.point_to(&item);
            }
        }
        visit::visit_path(self, path);
    }
}

/// Whether an item is compiled for tests only.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<syn::Ident>()
                .is_ok_and(|condition| condition == "test")
    })
}

/// The paths of a `use` tree, with the names they bring.
fn leaves(tree: &UseTree) -> Vec<(Module, String)> {
    let mut found = vec![];
    collect(tree, &mut vec![], &mut found);
    found
}

fn collect(tree: &UseTree, before: &mut Module, found: &mut Vec<(Module, String)>) {
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            collect(&path.tree, before, found);
            before.pop();
        }
        UseTree::Group(group) => group
            .items
            .iter()
            .for_each(|item| collect(item, before, found)),
        UseTree::Name(name) => leaf(before, &name.ident.to_string(), None, found),
        UseTree::Rename(rename) => {
            let new = rename.rename.to_string();
            leaf(before, &rename.ident.to_string(), Some(new), found);
        }
        UseTree::Glob(_) => found.push((before.clone(), "*".to_owned())),
    }
}

fn leaf(before: &Module, name: &str, new: Option<String>, found: &mut Vec<(Module, String)>) {
    let mut path = before.clone();
    if name != "self" || path.is_empty() {
        path.push(name.to_owned());
    }
    let own = path.last().cloned().unwrap_or_default();
    found.push((path, new.unwrap_or(own)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn source(path: &str, text: &str) -> Source {
        Source {
            path: format!("{ROOT}{path}"),
            text: text.to_owned(),
        }
    }

    fn of(sources: &[Source], path: &str) -> Vec<String> {
        read(sources)[path].iter().cloned().collect()
    }

    #[test]
    fn paths_of_all_kinds_are_arrows() {
        let sources = [
            source("a/mod.rs", "mod b; pub use b::Item;"),
            source("a/b.rs", "pub struct Item;"),
            source(
                "c.rs",
                "use crate::a::{self, Item as Other}; fn f() { crate::d::g(); }",
            ),
            source("d.rs", "use super::c; fn g() { c::f() }"),
        ];
        assert_eq!(of(&sources, "a/mod.rs"), ["a/b.rs"]);
        assert_eq!(of(&sources, "c.rs"), ["a/b.rs", "a/mod.rs", "d.rs"]);
        assert_eq!(of(&sources, "d.rs"), ["c.rs"]);
    }

    #[test]
    fn tests_are_no_arrows() {
        let sources = [
            source("a.rs", "#[cfg(test)] mod tests { use crate::b; }"),
            source("b.rs", "#[cfg(test)] use crate::a;"),
            source("tests.rs", "use crate::b;"),
        ];
        assert_eq!(of(&sources, "a.rs"), [""; 0]);
        assert_eq!(of(&sources, "b.rs"), [""; 0]);
        assert_eq!(read(&sources).len(), 2);
    }
}
