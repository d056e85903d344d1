//! Variables of a function: their names, which of them are assigned more than once, and the values that
//! live in them.
//!
//! A variable may hold several values one after the other: a loop-carried value and its next one, or the
//! result of an `if`. The variable of a value with one use is handed on to that use.

use super::{dependencies::VarId, expression::Expr, types::CType};
use crate::targets::text::Namer;

/// A variable that is assigned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub(super) id: VarId,
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: CType,
}

impl Target {
    /// The value of the variable.
    pub(super) fn value(&self) -> Expr {
        Expr::variable(self.id, &self.name, self.ty.clone())
    }
}

/// The variables that the ends of a block assign.
#[derive(Clone, Default)]
pub struct Frame {
    pub(super) is_loop: bool,
    /// By a yield, or a jump to the next iteration.
    pub(super) next: Vec<Option<Target>>,
    /// By a jump out of the loop.
    pub(super) results: Vec<Option<Target>>,
}

/// All variables of a function.
pub(super) struct Variables<Holder> {
    namer: Namer,
    all: Vec<Variable<Holder>>,
}

struct Variable<Holder> {
    is_mutable: bool,
    holders: Vec<Holder>,
}

impl<Holder: PartialEq> Variables<Holder> {
    /// No variable; names come from the namer.
    pub fn new(namer: Namer) -> Self {
        Self { namer, all: vec![] }
    }

    /// A name that nothing has yet, for something that nothing assigns.
    pub fn fresh_name(&mut self, wish: &str) -> String {
        self.namer.name(wish)
    }

    /// A new variable of a type, which is assigned once.
    pub fn declare(&mut self, wish: &str, ty: CType) -> Target {
        let target = Target {
            id: self.next(),
            name: self.namer.name(wish),
            ty,
        };
        self.all.push(Variable {
            is_mutable: false,
            holders: vec![],
        });
        target
    }

    /// The variable that the next declaration will make.
    pub fn next(&self) -> VarId {
        VarId(self.all.len() as u32)
    }

    /// Lets a variable be assigned more than once.
    pub fn make_mutable(&mut self, variable: VarId) {
        if let Some(variable) = self.all.get_mut(variable.0 as usize) {
            variable.is_mutable = true;
        }
    }

    /// Whether a variable is assigned more than once.
    pub fn is_mutable(&self, variable: VarId) -> bool {
        let variable = self.all.get(variable.0 as usize);
        variable.is_some_and(|variable| variable.is_mutable)
    }

    /// Has a value live in a variable. Of a variable that is assigned once nothing needs to know its values.
    pub fn hold(&mut self, variable: VarId, holder: Holder) {
        let variable = self.all.get_mut(variable.0 as usize);
        if let Some(variable) = variable.filter(|variable| variable.is_mutable) {
            variable.holders.push(holder);
        }
    }

    /// The values that live in a variable that is assigned more than once.
    pub fn holders(&self, variable: VarId) -> &[Holder] {
        let variable = self.all.get(variable.0 as usize);
        variable.map_or(&[], |variable| variable.holders.as_slice())
    }

    /// Whether an expression has the same value in the whole scope of the variables that it names.
    pub fn is_constant(&self, expr: &Expr) -> bool {
        let mut variables = expr.dependencies.variables().iter();
        variables.all(|&variable| !self.is_mutable(variable))
    }
}

#[cfg(test)]
mod tests {
    use super::{VarId, Variables};
    use crate::targets::{
        c_like::{expression::Expr, types::UINT},
        text::Namer,
    };
    use pretty_assertions::assert_eq;

    fn variables() -> Variables<&'static str> {
        Variables::new(Namer::new(|name| name == "float"))
    }

    #[test]
    fn variables_have_names_of_their_own_and_the_order_of_their_declarations() {
        let mut variables = variables();
        assert_eq!(variables.next(), VarId(0));
        let names = ["t", "t", "float"].map(|wish| variables.declare(wish, UINT).name);
        assert_eq!(names, ["t", "t2", "float_"]);
        assert_eq!(variables.fresh_name("t"), "t3");
        assert_eq!(variables.next(), VarId(3));
        assert_eq!(variables.declare("t", UINT).name, "t4");
    }

    #[test]
    fn an_expression_is_constant_unless_a_variable_of_it_is_assigned_again() {
        let mut variables = variables();
        let [a, b] = ["a", "b"].map(|wish| variables.declare(wish, UINT));
        let negated = Expr::prefix("-", &b.value(), UINT);
        let call = Expr::call("f", &[&a.value(), &negated], UINT);
        assert!(variables.is_constant(&call));
        variables.make_mutable(b.id);
        assert!(!variables.is_constant(&call));
        assert!(variables.is_constant(&a.value()));
        assert!(variables.is_constant(&Expr::primary("b", UINT)));
    }

    #[test]
    fn several_values_may_live_in_one_variable() {
        let mut variables = variables();
        let [a, b] = ["a", "b"].map(|wish| variables.declare(wish, UINT).id);
        variables.make_mutable(a);
        variables.hold(a, "first");
        variables.hold(b, "only");
        variables.hold(a, "next");
        assert_eq!(variables.holders(a), ["first", "next"]);
        assert!(variables.holders(b).is_empty());
    }
}
