//! Lines of text, indented by their enclosing blocks.

/// Columns of one step of indentation.
const STEP: usize = 4;

/// A text that grows line by line.
#[derive(Clone, Debug, Default)]
pub struct Writer {
    text: String,
    depth: usize,
}

impl Writer {
    /// An empty text, for lines inside a block of the current one.
    pub fn inside(&self) -> Self {
        Self {
            text: String::new(),
            depth: self.depth + 1,
        }
    }

    /// Adds a line.
    pub fn line(&mut self, line: impl AsRef<str>) {
        let line = line.as_ref();
        if !line.is_empty() {
            self.text
                .extend(std::iter::repeat_n(' ', self.depth * STEP));
            self.text.push_str(line);
        }
        self.text.push('\n');
    }

    /// Adds a line at the left margin, for directives.
    pub fn directive(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref());
        self.text.push('\n');
    }

    /// Adds an empty line, unless the text is empty or ends in one.
    pub fn blank(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// Adds a line that opens a block: `head {`.
    pub fn open(&mut self, head: impl AsRef<str>) {
        self.line(format!("{} {{", head.as_ref()));
        self.depth += 1;
    }

    /// Closes a block and opens the next one on the same line: `} head {`.
    pub fn reopen(&mut self, head: &str) {
        self.depth -= 1;
        self.open(format!("}} {head}"));
    }

    /// Closes a block; `tail` follows the brace.
    pub fn close_with(&mut self, tail: &str) {
        self.depth -= 1;
        self.line(format!("}}{tail}"));
    }

    /// Closes a block.
    pub fn close(&mut self) {
        self.close_with("");
    }

    /// Closes a block, with a word and a statement on the same line: `} else if (x) {`. The statement has been
    /// printed inside the block.
    pub fn chain(&mut self, word: &str, statement: Self) {
        self.depth -= 1;
        let margin = " ".repeat((self.depth + 1) * STEP);
        let mut head = Some(format!("}} {word}"));
        for line in statement.text.lines() {
            match (line.strip_prefix(&margin), head.take()) {
                (Some(inner), Some(head)) => self.line(format!("{head} {inner}")),
                (Some(inner), None) => self.line(inner),
                // A directive is at the margin, on a line of its own.
                (None, head) => {
                    head.iter().for_each(|head| self.line(head));
                    self.directive(line);
                }
            }
        }
    }

    /// Whether there is no line.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The length of the text in bytes: the start of its next line.
    pub fn len(&self) -> usize {
        self.text.len()
    }

    /// Adds the lines of another text unchanged.
    pub fn append(&mut self, other: Self) {
        self.add(&other.text);
    }

    /// Adds a text unchanged.
    pub fn add(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// The text.
    pub fn finish(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::Writer;
    use pretty_assertions::assert_eq;

    #[test]
    fn statements_follow_a_word() {
        for (directive, text) in [
            ("", "if (x) {\n} else if (y) {\n}\n"),
            ("#line 3", "if (x) {\n} else\n#line 3\nif (y) {\n}\n"),
        ] {
            let mut writer = Writer::default();
            writer.open("if (x)");
            // An arm is printed in its block.
            let mut statement = Writer {
                depth: writer.depth,
                ..Writer::default()
            };
            if !directive.is_empty() {
                statement.directive(directive);
            }
            statement.open("if (y)");
            statement.close();
            writer.chain("else", statement);
            assert_eq!(writer.finish(), text);
        }
    }

    #[test]
    fn blocks_indent_what_is_in_them() {
        let mut writer = Writer::default();
        writer.open("if (x)");
        writer.line("y();");
        writer.reopen("else");
        let outer = std::mem::take(&mut writer);
        writer = outer.inside();
        writer.line("z();");
        let inner = std::mem::replace(&mut writer, outer);
        writer.append(inner);
        writer.directive("#line 3");
        writer.close_with(";");
        writer.blank();
        writer.blank();
        assert_eq!(
            writer.finish(),
            "if (x) {\n    y();\n} else {\n        z();\n#line 3\n};\n\n"
        );
    }
}
