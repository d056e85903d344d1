//! Tables of operations and the functions that print them.

use super::{body::Body, expression::Expr};
use gir_dialects::ir::{Op, OpView};
use std::collections::HashMap;

/// Makes the expression of an operation with one result; `None` after a diagnostic.
pub type Value = for<'c> fn(&mut Body<'c, '_>, Op<'c>) -> Option<Expr>;

/// Prints an operation; `None` after a diagnostic.
pub type Statement = for<'c> fn(&mut Body<'c, '_>, Op<'c>) -> Option<()>;

/// How an operation is printed.
#[derive(Clone, Copy)]
pub enum Spelling {
    /// As an expression, which stands where its value is used or becomes a variable.
    Value(Value),
    /// As statements. The function binds the results.
    Statement(Statement),
}

/// The spellings that a language, or all of them, have.
#[derive(Default)]
pub struct Spellings(HashMap<&'static str, Spelling>);

impl Spellings {
    /// That of an operation.
    pub fn get(&self, name: &str) -> Option<Spelling> {
        self.0.get(name).copied()
    }

    /// One of an operation of that name.
    pub fn add(&mut self, name: &'static str, spelling: Spelling) {
        self.0.insert(name, spelling);
    }

    /// An operation that is an expression.
    pub fn value<T: OpView<'static>>(&mut self, spelling: Value) -> &mut Self {
        self.0.insert(T::NAME, Spelling::Value(spelling));
        self
    }

    /// An operation that is a statement.
    pub fn statement<T: OpView<'static>>(&mut self, spelling: Statement) -> &mut Self {
        self.0.insert(T::NAME, Spelling::Statement(spelling));
        self
    }
}
