//! Floors: an arrow between two folders of the compiler goes down, and circles of files are small.

use std::collections::BTreeMap;

use super::House;
use super::arrows::{self, Arrows};

/// The most files of a circle.
const LARGEST_CIRCLE: usize = 5;

/// The block of ARCHITECTURE.md that lists the floors, the ground floor first, a line each.
const FENCE: &str = "```floors\n";

/// Circles of more files than [`LARGEST_CIRCLE`].
pub fn circles(house: &House) -> Vec<String> {
    let arrows = arrows::read(&house.rust);
    let large = components(&arrows)
        .into_iter()
        .filter(|files| files.len() > LARGEST_CIRCLE);
    large
        .map(|files| format!("{} files use each other: {}", files.len(), files.join(" ")))
        .collect()
}

/// Arrows that do not go down, and folders that stand on no floor.
pub fn arrows_go_down(house: &House) -> Vec<String> {
    let floors = floors(house.page("ARCHITECTURE.md"));
    let mut complaints = vec![];
    for (file, used) in arrows::read(&house.rust) {
        let Some(from) = floor(&floors, &file) else {
            if file != "lib.rs" {
                complaints.push(format!(
                    "{}{file} is on no floor of ARCHITECTURE.md",
                    arrows::ROOT
                ));
            }
            continue;
        };
        for other in used {
            let below = floor(&floors, &other).is_none_or(|to| to < from);
            if !below && room(&floors, &other) != room(&floors, &file) {
                complaints.push(format!(
                    "{}{file} uses {other}, which is not on a lower floor",
                    arrows::ROOT
                ));
            }
        }
    }
    complaints
}

/// The floor of each folder or file below the crate's root.
fn floors(page: &str) -> BTreeMap<String, usize> {
    let list = page.split_once(FENCE).map_or("", |(_, rest)| rest);
    let list = list.split("```").next().unwrap_or_default();
    let lines = list.lines().enumerate();
    let rooms = lines.flat_map(|(floor, line)| {
        let names = line.split_whitespace();
        names.map(move |name| (name.to_owned(), floor))
    });
    rooms.collect()
}

/// The folder or file of the list that a file is in: the longest that fits.
fn room<'f>(floors: &'f BTreeMap<String, usize>, file: &str) -> Option<&'f String> {
    let path = file.trim_end_matches(".rs");
    let fits = |name: &&String| path == name.as_str() || path.starts_with(&format!("{name}/"));
    floors.keys().filter(fits).max_by_key(|name| name.len())
}

fn floor(floors: &BTreeMap<String, usize>, file: &str) -> Option<usize> {
    floors.get(room(floors, file)?).copied()
}

/// The strongly connected components of more than one file, by Tarjan's algorithm.
fn components(arrows: &Arrows) -> Vec<Vec<String>> {
    let mut search = Search {
        arrows,
        states: BTreeMap::new(),
        stack: vec![],
        found: vec![],
    };
    for file in arrows.keys() {
        if !search.states.contains_key(file) {
            search.visit(file);
        }
    }
    search.found
}

/// A file that has been visited.
struct State {
    index: usize,
    lowest: usize,
    is_open: bool,
}

struct Search<'a> {
    arrows: &'a Arrows,
    states: BTreeMap<&'a String, State>,
    stack: Vec<&'a String>,
    found: Vec<Vec<String>>,
}

impl<'a> Search<'a> {
    /// Visits a file; returns the lowest index that it reaches.
    fn visit(&mut self, file: &'a String) -> usize {
        let index = self.states.len();
        let state = State {
            index,
            lowest: index,
            is_open: true,
        };
        self.states.insert(file, state);
        self.stack.push(file);
        let mut lowest = index;
        for next in &self.arrows[file] {
            match self.states.get(next) {
                None if self.arrows.contains_key(next) => lowest = lowest.min(self.visit(next)),
                Some(state) if state.is_open => lowest = lowest.min(state.index),
                _ => {}
            }
        }
        if let Some(state) = self.states.get_mut(file) {
            state.lowest = lowest;
        }
        if lowest == index {
            self.close(file);
        }
        lowest
    }

    /// Takes the component of its first file from the stack.
    fn close(&mut self, first: &String) {
        let mut files = vec![];
        while let Some(file) = self.stack.pop() {
            if let Some(state) = self.states.get_mut(file) {
                state.is_open = false;
            }
            files.push(file.clone());
            if file == first {
                break;
            }
        }
        if files.len() > 1 {
            files.sort();
            self.found.push(files);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::docs::tree::Source;
    use pretty_assertions::assert_eq;

    fn house(files: &[(&str, &str)]) -> House {
        let source = |(path, text): &(&str, &str)| Source {
            path: format!("{}{path}", arrows::ROOT),
            text: (*text).to_owned(),
        };
        let floors = Source {
            path: "ARCHITECTURE.md".to_owned(),
            text: format!("{FENCE}ground\nmiddle other\ntop\n```"),
        };
        House {
            rust: files.iter().map(source).collect(),
            pages: vec![floors],
            pass_tests: vec![],
        }
    }

    #[test]
    fn arrows_up_and_between_neighbours_are_named() {
        let house = house(&[
            ("ground/mod.rs", "use crate::top;"),
            ("middle.rs", "use crate::ground; use crate::other::x;"),
            ("other/mod.rs", "mod x; use x::Item;"),
            ("other/x.rs", ""),
            ("top.rs", "use crate::middle;"),
            ("cellar.rs", ""),
        ]);
        assert_eq!(
            arrows_go_down(&house),
            [
                "passes/src/cellar.rs is on no floor of ARCHITECTURE.md",
                "passes/src/ground/mod.rs uses top.rs, which is not on a lower floor",
                "passes/src/middle.rs uses other/x.rs, which is not on a lower floor",
            ]
        );
    }

    #[test]
    fn a_circle_of_six_is_too_large() {
        let file = |index: usize| format!("use crate::f{};", (index + 1) % 6);
        let texts: Vec<_> = (0..6).map(file).collect();
        let names: Vec<_> = (0..6).map(|index| format!("f{index}.rs")).collect();
        let files: Vec<_> = names
            .iter()
            .zip(&texts)
            .map(|(name, text)| (name.as_str(), text.as_str()))
            .collect();
        let found = circles(&house(&files));
        assert_eq!(found.len(), 1);
        assert!(
            found[0].starts_with("6 files use each other: f0.rs f1.rs"),
            "{found:?}"
        );
        assert_eq!(circles(&house(&files[..5])), [""; 0]);
    }
}
