//! Expressions of C: their text, and how tightly it binds.

use super::types::CType;

/// How tightly an operator binds, as in C and C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(
    missing_docs,
    reason = "the names are those of the languages' grammars"
)]
pub enum Precedence {
    Conditional,
    LogicalOr,
    LogicalAnd,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Relational,
    Shift,
    Additive,
    Multiplicative,
    Unary,
    Postfix,
    Primary,
}

impl Precedence {
    /// The next tighter one.
    fn tighter(self) -> Self {
        use Precedence::*;
        match self {
            Conditional => LogicalOr,
            LogicalOr => LogicalAnd,
            LogicalAnd => BitOr,
            BitOr => BitXor,
            BitXor => BitAnd,
            BitAnd => Equality,
            Equality => Relational,
            Relational => Shift,
            Shift => Additive,
            Additive => Multiplicative,
            Multiplicative => Unary,
            Unary => Postfix,
            Postfix | Primary => Primary,
        }
    }

    /// Whether readers, and compilers' warnings, want parentheses around other operators in the
    /// operands: few know how tightly `&` and `<<` bind.
    fn is_obscure(self) -> bool {
        use Precedence::*;
        matches!(self, BitOr | BitXor | BitAnd | Shift)
    }
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The text.
    pub text: String,
    /// What the outermost operator of the text is.
    pub precedence: Precedence,
    /// The type.
    pub ty: CType,
    /// What is at the address, where the expression is a pointer: `x[i]` of `x + i`.
    pub object: Option<String>,
    /// The negation, where it is no longer: `a >= b` of `a < b`.
    pub opposite: Option<(String, Precedence)>,
    /// The operator and its operands, where the left one is short.
    pub update: Option<Update>,
    /// The same number in the type that the language gives it, which is wider than its own.
    pub wide: Option<Wide>,
}

/// A number that comes with more bits than it needs, such as a `size_t`. Compilers see through
/// indices that keep them.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Wide {
    pub text: String,
    pub type_name: &'static str,
}

/// `left operator right`, which may be `left operator= right`.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Update {
    pub left: String,
    pub operator: String,
    pub right: String,
}

impl Expr {
    /// An expression of a text whose operator binds so tightly.
    pub fn new(text: impl Into<String>, precedence: Precedence, ty: CType) -> Self {
        Self {
            text: text.into(),
            precedence,
            ty,
            object: None,
            opposite: None,
            update: None,
            wide: None,
        }
    }

    /// A name, a literal, or something else that is of one piece.
    pub fn primary(text: impl Into<String>, ty: CType) -> Self {
        Self::new(text, Precedence::Primary, ty)
    }

    /// A call of a function.
    pub fn call(function: &str, arguments: &[&Self], ty: CType) -> Self {
        let arguments: Vec<_> = arguments.iter().map(|one| one.argument()).collect();
        let text = format!("{function}({})", arguments.join(", "));
        Self::new(text, Precedence::Postfix, ty)
    }

    /// An operator between two operands.
    pub fn binary(operator: &str, precedence: Precedence, sides: [&Self; 2], ty: CType) -> Self {
        let [left, right] = sides;
        let mut left_least = precedence;
        let mut right_least = precedence.tighter();
        if precedence.is_obscure() {
            right_least = Precedence::Unary;
            // A chain of the same operator needs none.
            if left.precedence != precedence || precedence == Precedence::Shift {
                left_least = Precedence::Unary;
            }
        }
        if precedence == Precedence::LogicalOr {
            // `a && b || c` is warned about.
            right_least = Precedence::BitOr;
            if left.precedence == Precedence::LogicalAnd {
                left_least = Precedence::BitOr;
            }
        }
        let right_text = right.within(right_least);
        let text = format!("{} {operator} {right_text}", left.within(left_least));
        let can_update = precedence > Precedence::Relational
            || matches!(
                precedence,
                Precedence::BitOr | Precedence::BitXor | Precedence::BitAnd
            );
        let update = (can_update && left.text.len() < 40).then(|| Update {
            left: left.text.clone(),
            operator: operator.to_owned(),
            right: right.text.clone(),
        });
        Self {
            update,
            ..Self::new(text, precedence, ty)
        }
    }

    /// An operator in front of an operand.
    pub fn prefix(operator: &str, operand: &Self, ty: CType) -> Self {
        let mut text = operand.within(Precedence::Unary);
        // `--x` would be another operator.
        if operator.ends_with('-') && text.starts_with('-') {
            text = format!("({text})");
        }
        Self::new(format!("{operator}{text}"), Precedence::Unary, ty)
    }

    /// A choice.
    pub fn conditional(condition: &Self, yes: &Self, no: &Self) -> Self {
        let text = format!(
            "{} ? {} : {}",
            condition.within(Precedence::LogicalOr),
            yes.within(Precedence::LogicalOr),
            no.within(Precedence::Conditional)
        );
        Self::new(text, Precedence::Conditional, yes.ty.clone())
    }

    /// The wider number, if there is one: for where only its value counts.
    pub fn widest(self) -> Self {
        match self.wide {
            Some(wide) => Self::new(wide.text, Precedence::Postfix, self.ty),
            None => self,
        }
    }

    /// The text with parentheses, unless it binds at least so tightly.
    pub fn within(&self, least: Precedence) -> String {
        match self.precedence < least {
            true => format!("({})", self.text),
            false => self.text.clone(),
        }
    }

    /// The text as an argument of a call, or as what is assigned.
    pub fn argument(&self) -> String {
        self.within(Precedence::Conditional)
    }

    /// The opposite of a condition.
    pub fn negated(&self) -> Self {
        match &self.opposite {
            Some((text, precedence)) => Self {
                opposite: Some((self.text.clone(), self.precedence)),
                ..Self::new(text.clone(), *precedence, self.ty.clone())
            },
            None => Self {
                opposite: Some((self.text.clone(), self.precedence)),
                ..Self::prefix("!", self, self.ty.clone())
            },
        }
    }

    /// What is at the address.
    pub fn pointed_to(&self) -> String {
        match &self.object {
            Some(object) => object.clone(),
            None => format!("*{}", self.within(Precedence::Unary)),
        }
    }

    /// Whether the text is a name or a literal: as good in two places as in one.
    pub fn is_simple(&self) -> bool {
        let letters = self.text.strip_prefix('-').unwrap_or(&self.text).chars();
        self.text.len() < 32
            && letters
                .clone()
                .all(|c| c.is_ascii_alphanumeric() || "_.".contains(c))
    }

    /// Whether a name stands in the text.
    pub fn mentions(&self, name: &str) -> bool {
        mentions(&self.text, name)
    }
}

/// Whether a name stands in a text.
pub fn mentions(text: &str, name: &str) -> bool {
    words(text).any(|word| word == name)
}

/// The names and numbers of a text; members of structures count with what they are members of.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'))
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{Expr, Precedence::*};
    use crate::targets::c_like::types::UINT;
    use pretty_assertions::assert_eq;

    fn name(text: &str) -> Expr {
        Expr::primary(text, UINT)
    }

    fn binary(operator: &str, precedence: super::Precedence, left: &Expr, right: &Expr) -> Expr {
        Expr::binary(operator, precedence, [left, right], UINT)
    }

    #[test]
    fn parentheses_stand_where_they_are_needed() {
        let [a, b, c] = ["a", "b", "c"].map(name);
        let sum = binary("+", Additive, &a, &b);
        assert_eq!(binary("*", Multiplicative, &sum, &c).text, "(a + b) * c");
        assert_eq!(binary("+", Additive, &sum, &c).text, "a + b + c");
        assert_eq!(binary("+", Additive, &c, &sum).text, "c + (a + b)");
        assert_eq!(
            Expr::prefix("-", &Expr::prefix("-", &a, UINT), UINT).text,
            "-(-a)"
        );
    }

    #[test]
    fn bitwise_operators_have_parentheses_for_readers() {
        let [a, b, c] = ["a", "b", "c"].map(name);
        let and = binary("&", BitAnd, &a, &b);
        assert_eq!(binary("&", BitAnd, &and, &c).text, "a & b & c");
        assert_eq!(binary("|", BitOr, &and, &c).text, "(a & b) | c");
        let sum = binary("+", Additive, &a, &b);
        assert_eq!(binary("<<", Shift, &sum, &c).text, "(a + b) << c");
        let both = binary("&&", LogicalAnd, &a, &b);
        assert_eq!(binary("||", LogicalOr, &both, &c).text, "(a && b) || c");
    }
}
