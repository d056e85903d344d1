//! Line directives: the places in the source that the text was made from.

use gir_dialects::ir::{LocationExt, Op};

/// The state of the directives of a function.
pub(super) struct SourceLines {
    is_wanted: bool,
    /// The file and line that the last directive names.
    last: Option<(String, usize)>,
}

impl SourceLines {
    /// No directive yet, and none ever unless they are wanted.
    pub fn new(is_wanted: bool) -> Self {
        Self {
            is_wanted,
            last: None,
        }
    }

    /// The directive in front of the text of an operation, unless the last one names the same line.
    pub fn directive(&mut self, op: Op<'_>) -> Option<String> {
        if !self.is_wanted {
            return None;
        }
        let (file, line, _) = op.location().place()?;
        let place = Some((file, line));
        if self.last == place {
            return None;
        }
        self.last = place;
        let (file, line) = self.last.as_ref()?;
        let file = file.replace('\\', "\\\\").replace('"', "\\\"");
        Some(format!("#line {line} \"{file}\""))
    }
}
