//! The reducer: it finds a small GIR program that is still interesting in the way of a large one.
//!
//! It works on the [`tree`] of the text. Each step changes many places at once, then fewer and fewer (Zeller and
//! Hildebrandt's delta debugging); a change is undone if the result is no longer a program, or no longer interesting.
//! The steps are repeated until none of them changes anything.

mod control;
mod edit;
pub mod tool;
pub mod tree;
mod types;

use std::ops::Range;

use gir::compile;
use gir_dialects::diagnostic;
use gir_dialects::ir::Context;

use tree::Module;

/// A way to simplify a program, at some of the places where it applies.
struct Step {
    /// The number of places.
    places: fn(&Module) -> usize,
    /// Changes the program at some of them.
    change: fn(&mut Module, Range<usize>),
}

/// The steps, those that remove most first.
static STEPS: [Step; 9] = [
    Step {
        places: |module| module.items.len(),
        change: edit::remove_items,
    },
    Step {
        places: control::stops,
        change: control::stop,
    },
    Step {
        places: control::branches,
        change: |module, spots| control::choose(module, spots, 0),
    },
    Step {
        places: control::branches,
        change: |module, spots| control::choose(module, spots, 1),
    },
    Step {
        places: |_| 1,
        change: |module, _| control::merge(module),
    },
    Step {
        places: edit::removable,
        change: edit::remove_instructions,
    },
    Step {
        places: edit::skippables,
        change: edit::skip_instructions,
    },
    Step {
        places: edit::complex_operands,
        change: edit::simplify_operands,
    },
    Step {
        places: edit::parameters,
        change: edit::remove_parameters,
    },
];

/// A program that is being reduced.
pub struct Reducer<'a> {
    context: Context,
    module: Module,
    text: String,
    interesting: &'a mut dyn FnMut(&str) -> bool,
}

impl<'a> Reducer<'a> {
    /// Starts with a text.
    ///
    /// # Errors
    /// When it is not a program, or not interesting.
    pub fn new(text: &str, interesting: &'a mut dyn FnMut(&str) -> bool) -> Result<Self, String> {
        let module = Module::read(text)?;
        let text = module.to_string();
        if !interesting(&text) {
            return Err("the input is not interesting".to_owned());
        }
        Ok(Self {
            context: compile::new_context(),
            module,
            text,
            interesting,
        })
    }

    /// Reduces it as far as possible.
    #[must_use]
    pub fn reduce(mut self) -> String {
        loop {
            let before = self.text.clone();
            for step in &STEPS {
                self.take(step);
            }
            for (from, to) in edit::NARROWER {
                let narrowed = edit::narrowed(&self.text, from, to);
                self.try_text(narrowed);
            }
            if self.text == before {
                return self.text;
            }
        }
    }

    /// Applies a step at all places, then at halves of them, and so on.
    fn take(&mut self, step: &Step) {
        let mut size = (step.places)(&self.module);
        while size > 0 {
            let mut first = 0;
            while first < (step.places)(&self.module) {
                let mut module = self.module.clone();
                (step.change)(&mut module, first..first + size);
                // The next places move up where the removed ones were.
                if !self.try_text(module.to_string()) {
                    first += size;
                }
            }
            size /= 2;
        }
    }

    /// Keeps a text if it differs, is a program, and is interesting.
    fn try_text(&mut self, text: String) -> bool {
        if text == self.text {
            return false;
        }
        let Ok(module) = Module::read(&text) else {
            return false;
        };
        let is_taken = is_program(&self.context, &text) && (self.interesting)(&text);
        if is_taken {
            (self.text, self.module) = (text, module);
        }
        is_taken
    }
}

/// Whether the reader accepts a text.
fn is_program(context: &Context, text: &str) -> bool {
    let read = || compile::parse(context, text.as_bytes(), "reduced.gir").is_some();
    diagnostic::keep_messages(context, read).0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuzz::case::Case;

    fn reduced(text: &str, mut interesting: impl FnMut(&str) -> bool) -> String {
        Reducer::new(text, &mut interesting).unwrap().reduce()
    }

    /// The text of a random program that contains these words.
    fn program(words: &[&str]) -> String {
        let texts = (0..).filter_map(Case::new).map(|case| case.text);
        let mut texts = texts.filter(|text| words.iter().all(|word| text.contains(word)));
        texts.next().unwrap()
    }

    #[test]
    fn one_instruction_is_left() {
        let text = program(&["bitreverse", "call @helper", "barrier"]);
        let small = reduced(&text, |text| text.contains("bitreverse"));
        assert!(small.lines().count() <= 5, "{small}");
        assert!(small.contains("bitreverse"));
    }

    /// A division whose block can be reached again from itself.
    fn divides_in_a_loop(text: &str) -> bool {
        let module = Module::read(text).unwrap();
        module.functions().any(|function| {
            let next = |name: &str| -> Vec<String> {
                let block = function.blocks.iter().find(|block| block.name == name);
                let last = block.and_then(|block| block.instructions.last());
                let targets = last.into_iter().flat_map(tree::Instruction::targets);
                targets.map(|target| target.text.clone()).collect()
            };
            function.blocks.iter().any(|block| {
                let divides = |one: &tree::Instruction| one.to_string().contains("= div ");
                let (mut seen, mut rest) = (vec![], next(&block.name));
                while let Some(name) = rest.pop() {
                    if !seen.contains(&name) {
                        rest.extend(next(&name));
                        seen.push(name);
                    }
                }
                block.instructions.iter().any(divides) && seen.contains(&block.name)
            })
        })
    }

    #[test]
    fn a_loop_with_a_division_is_left() {
        let texts = (0..).filter_map(Case::new).map(|case| case.text);
        let text = texts
            .filter(|text| text.lines().count() > 300)
            .find(|text| divides_in_a_loop(text));
        let text = text.unwrap();
        let small = reduced(&text, divides_in_a_loop);
        assert!(divides_in_a_loop(&small));
        assert!(small.lines().count() <= 8, "{small}");
    }

    #[test]
    fn what_is_not_interesting_is_an_error() {
        let mut never = |_: &str| false;
        let reducer = Reducer::new("func @f() -> void {\ne:\n  ret\n}\n", &mut never);
        assert_eq!(reducer.err().unwrap(), "the input is not interesting");
    }
}
