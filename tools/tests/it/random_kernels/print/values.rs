//! Values and places in memory.

use super::super::program::{Binary, Compare, Expr, INPUT, PRIVATE, TABLE, Type};
use super::{Printer, spelling};

impl Printer<'_> {
    /// A pointer to an element.
    pub(super) fn place(&mut self, base: &str, index: &str) -> String {
        self.result(&format!("gep {base}, {index}, stride=4"))
    }

    pub(super) fn load(&mut self, base: &str, index: &str) -> String {
        let at = self.place(base, index);
        self.result(&format!("load {at}"))
    }

    /// A pointer to the element whose index counts modulo a power of two.
    pub(super) fn element(&mut self, base: &str, index: &Expr, length: u32) -> String {
        let index = self.value(index);
        let index = self.result(&format!("and {index}, {}u", length - 1));
        if !self.names.is_multiple_of(3) {
            return self.place(base, &index);
        }
        // There and back again.
        let behind = self.result(&format!("add {index}, 3u"));
        let behind = self.place(base, &behind);
        self.place(&behind, "-3i")
    }

    pub(super) fn value(&mut self, expr: &Expr) -> String {
        match expr {
            Expr::Variable(variable) => self.values[*variable].clone(),
            Expr::Constant(bits, Type::U32) => format!("{bits}u"),
            Expr::Constant(bits, Type::I32) => format!("{}i", *bits as i32),
            Expr::Neg(value) => self.apply("neg", &[value], ""),
            Expr::Not(value) => self.apply("not", &[value], ""),
            Expr::Binary(op, left, right) => self.apply(binary(*op), &[left, right], ""),
            Expr::Compare(op, left, right) => {
                let family = match self.function.type_of(left) {
                    Type::I32 => "icmp",
                    Type::U32 => "ucmp",
                };
                self.apply(&format!("{family}.{}", compare(*op)), &[left, right], "")
            }
            Expr::Select(operands) => {
                let [condition, yes, no] = &**operands;
                self.apply("select", &[condition, yes, no], "")
            }
            Expr::Bitcast(value) => {
                let to = format!(" -> {}", spelling(self.function.type_of(expr)));
                self.apply("bitcast", &[value], &to)
            }
            Expr::Private(index) => self.loaded("%private", index, PRIVATE),
            Expr::Table(index) => {
                let table = self.result("mov @table");
                self.loaded(&table, index, TABLE)
            }
            Expr::Input(index) => self.loaded("%input", index, INPUT),
            Expr::Call(helper, arguments) => {
                let arguments: Vec<_> = arguments
                    .iter()
                    .map(|argument| self.value(argument))
                    .collect();
                self.result(&format!("call @helper{helper}({})", arguments.join(", ")))
            }
        }
    }

    fn loaded(&mut self, base: &str, index: &Expr, length: u32) -> String {
        let at = self.element(base, index, length);
        self.result(&format!("load {at}"))
    }

    fn apply(&mut self, mnemonic: &str, operands: &[&Expr], rest: &str) -> String {
        let operands: Vec<_> = operands.iter().map(|operand| self.value(operand)).collect();
        self.result(&format!("{mnemonic} {}{rest}", operands.join(", ")))
    }
}

fn binary(op: Binary) -> &'static str {
    match op {
        Binary::Add => "add",
        Binary::Sub => "sub",
        Binary::Mul => "mul",
        Binary::Div => "div",
        Binary::Rem => "rem",
        Binary::And => "and",
        Binary::Or => "or",
        Binary::Xor => "xor",
        Binary::Shl => "shl",
        Binary::Shr => "shr",
    }
}

fn compare(op: Compare) -> &'static str {
    match op {
        Compare::Eq => "eq",
        Compare::Ne => "ne",
        Compare::Lt => "lt",
        Compare::Le => "le",
        Compare::Gt => "gt",
        Compare::Ge => "ge",
    }
}
