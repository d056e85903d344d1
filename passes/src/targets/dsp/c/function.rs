//! A function that a text defines for itself.

use super::language::C;

/// Its name, and its text for a processor.
pub struct Function {
    /// The name.
    pub name: &'static str,
    /// The text.
    pub text: fn(&C) -> &'static str,
}
