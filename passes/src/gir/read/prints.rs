//! `printf` and `assert`.

use super::{
    class::Class,
    instruction::{Built, Reading},
};
use crate::gir::text::{ast::Operand, quoted};
use gir_dialects::gir::{AssertOp, PrintfOp};

impl<'c> Reading<'_, 'c, '_> {
    pub fn printf(&self) -> Built<'c> {
        let (format, given) = self.operands().split_first()?;
        let arguments: Vec<_> = given
            .iter()
            .map(|operand| self.scope.operand(self.builder, operand))
            .collect();
        let arguments: Vec<_> = arguments.into_iter().collect::<Option<_>>()?;
        for (index, &argument) in arguments.iter().enumerate() {
            self.need_lanes(Class::Number, index + 1, argument, " to print")?;
        }
        PrintfOp::build(self.builder, &self.text(format)?, &arguments);
        Some(None)
    }

    pub fn assert(&self) -> Built<'c> {
        let [condition] = self.values()?;
        self.need(Class::U32, 0, condition, " as its condition")?;
        let message = self.operands().get(1)?;
        AssertOp::build(self.builder, condition, &self.text(message)?);
        Some(None)
    }

    /// The text in quotes. The parser has checked its escapes.
    fn text(&self, operand: &Operand) -> Option<String> {
        quoted::value(self.scope.header.places.text(operand.span)).ok()
    }
}
