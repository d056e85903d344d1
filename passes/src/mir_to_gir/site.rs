//! The context of a rule, and its form.

use super::{
    functions::{self, Symbols},
    types,
};
use gir_dialects::ir::{Block, Builder, Op, Type, Value};
use std::ops::Deref;

/// Converts an op to ops of gir; returns the replacements of its results, `None` after an error.
pub type Rule = for<'c> fn(Op<'c>, &Site<'c, '_>) -> Option<Vec<Value<'c>>>;

/// The context of a rule: the insertion point and the enclosing function.
pub struct Site<'c, 'm> {
    /// The insertion point.
    pub builder: Builder<'c>,
    /// The types of symbols.
    pub symbols: &'m Symbols<'c>,
    /// The entry block of the function.
    pub entry: Block<'c>,
    /// The return type of the function.
    pub result: Option<Type<'c>>,
}

impl<'c> Deref for Site<'c, '_> {
    type Target = Builder<'c>;

    fn deref(&self) -> &Builder<'c> {
        &self.builder
    }
}

impl<'c> Site<'c, '_> {
    /// The type of an op's result, with unsigned integers; `None` after an error.
    pub fn result_type(&self, op: Op<'c>) -> Option<Type<'c>> {
        let ty = op.result(0).ty();
        let converted = types::convert(ty);
        if converted.is_none() {
            functions::refuse_type(op, ty);
        }
        converted
    }
}
