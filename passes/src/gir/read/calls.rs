//! Calls.

use super::{
    class,
    instruction::{Built, Reading},
};
use crate::gir::text::ast::{Function, Item, OperandKind};
use gir_dialects::{gir::CallOp, ir::Value};

impl<'c> Reading<'_, 'c, '_> {
    pub fn call(&self) -> Built<'c> {
        let header = self.scope.header;
        let operands = self.operands();
        let (callee, given) = operands.split_first()?;
        let OperandKind::Symbol(symbol) = callee.kind else {
            return None;
        };
        let symbol = header.tree.symbol(symbol)?;
        let arguments: Vec<_> = given
            .iter()
            .map(|operand| self.scope.operand(self.builder, operand))
            .collect();
        let Some(Item::Function(index)) = symbol.definition else {
            header.unknown_symbol(symbol, callee.span.start, "function");
            return None;
        };
        let callee = &header.tree.functions[index as usize];
        if !callee.is_head_whole {
            return None;
        }
        self.check_callee(callee, symbol.name)?;
        let arguments = arguments.into_iter().collect::<Option<Vec<_>>>()?;
        self.check_arguments(callee, symbol.name, &arguments)?;
        let result = match callee.return_type {
            // An unsupported type is reported at the callee's own declaration.
            Some(written) => Some(header.types.get(written.id)?),
            None => None,
        };
        Some(CallOp::build(self.builder, result, symbol.name, &arguments).result())
    }

    /// Checks the parts of the call that do not depend on its arguments.
    fn check_callee(&self, callee: &Function, name: &str) -> Option<()> {
        let (given, taken) = (
            self.operands().len() - 1,
            self.scope.header.tree.params(callee).len(),
        );
        if callee.attributes.kernel {
            return self.fail(format!(
                "calls kernel '@{name}'; move the common code into a function"
            ));
        }
        if given != taken {
            let count = |count: usize| match count {
                0 => "no arguments".to_owned(),
                1 => "1 argument".to_owned(),
                count => format!("{count} arguments"),
            };
            return self.fail(format!(
                "passes {}, but '@{name}' takes {}",
                count(given),
                count(taken)
            ));
        }
        if self.instruction.result.is_some() && callee.return_type.is_none() {
            return self.fail(format!("names a result, but '@{name}' returns nothing"));
        }
        Some(())
    }

    fn check_arguments(
        &self,
        callee: &Function,
        name: &str,
        arguments: &[Value<'c>],
    ) -> Option<()> {
        let header = self.scope.header;
        let params = header.tree.params(callee);
        for (index, (param, argument)) in std::iter::zip(params, arguments).enumerate() {
            let wanted = header.types.get(param.ty.id)?;
            if wanted != argument.ty() {
                return self.fail(format!(
                    "passes {} as argument {} of '@{name}', which takes {}; convert it",
                    class::text(argument.ty()),
                    index + 1,
                    class::text(wanted)
                ));
            }
        }
        Some(())
    }
}
