//! Expressions of C: their text, how tightly it binds, and the variables and memory that they depend on.

use super::{
    dependencies::{Dependencies, VarId},
    types::CType,
};

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
    /// The precedence of the outermost operator of the text.
    pub precedence: Precedence,
    /// The type.
    pub ty: CType,
    /// The variables and the memory that the value is computed from.
    pub(super) dependencies: Dependencies,
    /// The variable, where the expression is the name of one and nothing else.
    pub(super) variable: Option<VarId>,
    /// The object at the address, where the expression is a pointer: `x[i]` of `x + i`.
    pub(super) object: Option<String>,
    /// The negation, where it is no longer: `a >= b` of `a < b`.
    pub(super) opposite: Option<(String, Precedence)>,
    /// The operator and its operands, where the left one is short.
    pub(super) update: Option<Update>,
    /// The same number in the type that the language gives it, which is wider than its own.
    pub(super) wide: Option<Wide>,
}

/// A number that comes with more bits than it needs, such as a `size_t`. Compilers see through
/// indices that keep them.
#[derive(Clone, Debug)]
pub(super) struct Wide {
    pub(super) text: String,
    pub(super) type_name: &'static str,
}

/// `left operator right`, which may be `left operator= right`.
#[derive(Clone, Debug)]
pub(super) struct Update {
    pub(super) left: String,
    pub(super) operator: String,
    pub(super) right: String,
}

/// Characters of an operand that is repeated: longer ones are hard to read twice.
const LONGEST_REPEATED: usize = 40;

impl Expr {
    /// An expression of a text whose operator binds so tightly. `parts` are all expressions that stand in
    /// the text: it depends on whatever they depend on.
    pub fn new<'a>(
        text: impl Into<String>,
        precedence: Precedence,
        ty: CType,
        parts: impl IntoIterator<Item = &'a Self>,
    ) -> Self {
        let mut dependencies = Dependencies::default();
        for part in parts {
            dependencies.add(&part.dependencies);
        }
        Self {
            text: text.into(),
            precedence,
            ty,
            dependencies,
            variable: None,
            object: None,
            opposite: None,
            update: None,
            wide: None,
        }
    }

    /// A literal, the name of a parameter, or something else of one piece that nothing assigns.
    pub fn primary(text: impl Into<String>, ty: CType) -> Self {
        Self::new(text, Precedence::Primary, ty, [])
    }

    /// The value of a variable that the function declares.
    pub(super) fn variable(id: VarId, name: impl Into<String>, ty: CType) -> Self {
        Self {
            dependencies: Dependencies::on(id),
            variable: Some(id),
            ..Self::primary(name, ty)
        }
    }

    /// The same text as an expression of another type.
    pub fn with_type(self, ty: CType) -> Self {
        Self { ty, ..self }
    }

    /// The same number with the text of the wider one that the language gives.
    pub fn with_wide(self, text: String, type_name: &'static str) -> Self {
        let wide = Some(Wide { text, type_name });
        Self { wide, ..self }
    }

    /// A call of a function.
    pub fn call(function: &str, arguments: &[&Self], ty: CType) -> Self {
        let texts: Vec<_> = arguments.iter().map(|one| one.argument()).collect();
        let text = format!("{function}({})", texts.join(", "));
        Self::new(text, Precedence::Postfix, ty, arguments.iter().copied())
    }

    /// A call of a function that an object has.
    pub fn method(object: &Self, function: &str, arguments: &[&Self], ty: CType) -> Self {
        let mut call = Self::call(&format!("{}.{function}", object.text), arguments, ty);
        call.dependencies.add(&object.dependencies);
        call
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
        let update = (can_update && left.text.len() < LONGEST_REPEATED).then(|| Update {
            left: left.text.clone(),
            operator: operator.to_owned(),
            right: right.text.clone(),
        });
        Self {
            update,
            ..Self::new(text, precedence, ty, sides)
        }
    }

    /// An operator in front of an operand.
    pub fn prefix(operator: &str, operand: &Self, ty: CType) -> Self {
        let mut text = operand.within(Precedence::Unary);
        // `--x` would be another operator.
        if operator.ends_with('-') && text.starts_with('-') {
            text = format!("({text})");
        }
        Self::new(
            format!("{operator}{text}"),
            Precedence::Unary,
            ty,
            [operand],
        )
    }

    /// A choice.
    pub fn conditional(condition: &Self, yes: &Self, no: &Self) -> Self {
        let text = format!(
            "{} ? {} : {}",
            condition.within(Precedence::LogicalOr),
            yes.within(Precedence::LogicalOr),
            no.within(Precedence::Conditional)
        );
        Self::new(
            text,
            Precedence::Conditional,
            yes.ty.clone(),
            [condition, yes, no],
        )
    }

    /// The wider number, if there is one: for where only its value counts.
    pub fn widest(self) -> Self {
        match &self.wide {
            Some(wide) => Self::new(
                wide.text.clone(),
                Precedence::Postfix,
                self.ty.clone(),
                [&self],
            ),
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

    /// The text as an argument of a call, or as the right side of an assignment.
    pub fn argument(&self) -> String {
        self.within(Precedence::Conditional)
    }

    /// The opposite of a condition.
    pub fn negated(&self) -> Self {
        match &self.opposite {
            Some((text, precedence)) => Self {
                opposite: Some((self.text.clone(), self.precedence)),
                ..Self::new(text.clone(), *precedence, self.ty.clone(), [self])
            },
            None => Self {
                opposite: Some((self.text.clone(), self.precedence)),
                ..Self::prefix("!", self, self.ty.clone())
            },
        }
    }

    /// The text of the object at the address.
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

    /// Whether the expression is a pointer to an object with so short an index that several places may repeat it.
    pub(super) fn has_simple_object(&self) -> bool {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || "_.[]".contains(letter);
        self.object
            .as_deref()
            .is_some_and(|object| object.len() < LONGEST_REPEATED && object.chars().all(is_part))
    }

    /// Whether the text has more than two names and numbers.
    pub(super) fn is_long(&self) -> bool {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let words = self.text.split(|letter| !is_part(letter));
        words.filter(|word| !word.is_empty()).nth(2).is_some()
    }

    /// The expression, which waits for its use no longer than another one would: a variable and its only user
    /// stay together.
    pub(super) fn staying_with(mut self, other: &Self) -> Self {
        if other.dependencies.reads_memory() {
            self.dependencies.add_memory();
        }
        self
    }

    /// Whether the value changes when a variable is assigned.
    pub(super) fn depends_on(&self, variable: VarId) -> bool {
        self.dependencies.has(variable)
    }

    /// Whether the expression is a variable and nothing else.
    pub(super) fn is_variable(&self, variable: VarId) -> bool {
        self.variable == Some(variable)
    }

    /// `x = …;`, or `x += …;` where the variable is the left operand.
    pub fn assigned_to(&self, name: &str) -> String {
        match &self.update {
            Some(update) if update.left == name => {
                format!("{name} {}= {};", update.operator, update.right)
            }
            _ => format!("{name} = {};", self.argument()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Expr, Precedence::*};
    use crate::targets::c_like::{dependencies::VarId, types::UINT};
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

    fn variable(id: u32) -> Expr {
        Expr::variable(VarId(id), format!("v{id}"), UINT)
    }

    fn variables(expr: &Expr) -> Vec<u32> {
        let all = expr.dependencies.variables();
        all.iter().map(|id| id.0).collect()
    }

    #[test]
    fn an_expression_depends_on_the_variables_of_its_parts() {
        let [a, b, c] = [3, 1, 2].map(variable);
        let sum = binary("+", Additive, &a, &b);
        assert_eq!(variables(&sum), [1, 3]);
        let chosen = Expr::conditional(&binary("<", Relational, &a, &c), &sum, &name("p"));
        assert_eq!(variables(&chosen), [1, 2, 3]);
        assert_eq!(variables(&chosen.negated()), [1, 2, 3]);
        assert_eq!(variables(&chosen.negated().negated()), [1, 2, 3]);
        let call = Expr::call("f", &[&Expr::prefix("-", &c, UINT), &name("v1")], UINT);
        assert_eq!(variables(&call), [2]);
        let method = Expr::method(&a, "read", &[&b], UINT);
        assert_eq!(variables(&method), [1, 3]);
        let wide = sum.with_wide("(size_t)v3 + v1".to_owned(), "size_t");
        assert_eq!(variables(&wide.widest()), [1, 3]);
    }

    #[test]
    fn a_member_or_function_of_the_same_name_is_no_variable() {
        let x = Expr::variable(VarId(0), "x", UINT);
        let lane = Expr::new("lanes.x", Postfix, UINT, []);
        assert!(!lane.depends_on(VarId(0)));
        assert!(x.is_variable(VarId(0)));
        assert!(!Expr::prefix("-", &x, UINT).is_variable(VarId(0)));
    }

    #[test]
    fn an_index_is_long_that_has_three_names_or_numbers() {
        assert!(!Expr::new("get_global_id(0)", Postfix, UINT, []).is_long());
        assert!(!Expr::new("", Postfix, UINT, []).is_long());
        assert!(Expr::new("i * 4u + j", Additive, UINT, []).is_long());
    }
}
