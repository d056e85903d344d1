//! Variables of a function: their names, which of them are assigned more than once, and the values that
//! live in them.
//!
//! A variable may hold several values one after the other: a loop-carried value and its next one, or the
//! result of an `if`. The variable of a value with one use is handed on to that use.

use super::{
    body::Body,
    dependencies::VarId,
    expression::{Expr, Wide},
    types::{CType, Scalar, UINT},
};
use crate::targets::text::Namer;
use gir_dialects::ir::{Type, Value};

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

impl<'c> Body<'c, '_> {
    /// The type of a variable for a value with this expression.
    pub(super) fn variable_type(&self, value: Value<'c>, expr: &Expr) -> CType {
        match &expr.ty {
            // All values of one variable have one form.
            CType::Mask(lanes, _) => self.language.flags(*lanes),
            CType::Scalar(_) | CType::Vector(..) => {
                expr.ty.with_sign(super::signs::is_signed(value))
            }
            other => other.clone(),
        }
    }

    /// The type of a variable for several values, of which this is one.
    pub fn type_of_variable(&self, value: Value<'c>) -> CType {
        match self.type_of(value.ty()).map(|ty| self.form(ty)) {
            Some(ty @ (CType::Pointer(..) | CType::Mask(..) | CType::Named(_))) => ty,
            Some(ty) => ty.with_sign(super::signs::is_signed(value)),
            None => UINT,
        }
    }

    /// A type in the form that variables have: vectors of truth values have several.
    pub(super) fn form(&self, ty: CType) -> CType {
        match ty {
            CType::Vector(lanes, Scalar::Bool) => self.language.flags(lanes),
            other => other,
        }
    }

    /// The type of a parameter of a function that is no kernel.
    pub(super) fn type_of_parameter(&self, ty: Type<'c>) -> CType {
        self.form(self.type_of(ty).unwrap_or(UINT))
    }

    /// The type of values of a type of lir.
    pub(super) fn type_of(&self, ty: Type<'c>) -> Option<CType> {
        CType::of(ty).or_else(|| self.language.object(ty))
    }

    /// A name that nothing has yet, for something that the function does not assign.
    pub fn fresh_name(&mut self, wish: &str) -> String {
        self.variables.fresh_name(wish)
    }

    /// A new variable named after a value.
    pub(super) fn new_variable(&mut self, value: Value<'c>, otherwise: &str, ty: CType) -> Target {
        let wish = value.name().unwrap_or(otherwise);
        self.variables.declare(wish, ty)
    }

    /// A new variable for several values, named after one of them.
    pub(super) fn new_target(&mut self, value: Value<'c>, named: Value<'c>) -> Target {
        let ty = self.type_of_variable(value);
        let target = self.new_variable(named, "t", ty);
        self.variables.make_mutable(target.id);
        target
    }

    /// Declares a variable without a value.
    pub(super) fn declare(&mut self, target: &Target) {
        let type_name = self.language.type_name(&target.ty);
        self.out.line(format!("{type_name} {};", target.name));
    }

    /// Declares a variable with its first value.
    pub(super) fn define(&mut self, target: &Target, value: &Expr) {
        let type_name = self.language.type_name(&target.ty);
        let (name, value) = (&target.name, value.argument());
        self.out.line(format!("{type_name} {name} = {value};"));
    }

    /// Has a value live in a variable.
    pub(super) fn bind_variable(&mut self, value: Value<'c>, target: &Target) {
        self.variables.hold(target.id, value);
        self.bind(value, target.value());
    }

    /// The variable of a value with one use: its user may have the variable. A use in a loop
    /// that the value stands outside of is one in each iteration.
    pub(super) fn handed_on(&self, value: Value<'c>) -> Option<Target> {
        let expr = self.known(value).filter(|_| value.has_one_use())?;
        let (user, _) = value.uses().next()?;
        if super::loops::repeats(user, value) {
            return None;
        }
        let id = expr.variable?;
        let is_held = self.variables.holders(id).contains(&value) && self.variables.is_mutable(id);
        is_held.then(|| Target {
            id,
            name: expr.text.clone(),
            ty: expr.ty.clone(),
        })
    }

    /// Puts an expression into a new variable that stands for no value.
    pub fn temporary(&mut self, expr: &Expr) -> Expr {
        let target = self.variables.declare("t", expr.ty.clone());
        self.define(&target, expr);
        target.value().staying_with(expr)
    }

    /// Puts an operand that has been taken into a variable in front of its user.
    pub(super) fn separate(&mut self, value: Value<'c>, expr: &Expr) {
        self.make_variable(value, expr);
        let variable = self.operand(value).staying_with(expr);
        self.bind(value, variable);
    }

    /// Puts the expression of a value into a new variable.
    pub fn make_variable(&mut self, value: Value<'c>, expr: &Expr) {
        if let Some(wide) = expr.wide.as_ref().filter(|_| super::memory::counts(value)) {
            self.make_wide_variable(value, expr, wide);
            return;
        }
        let ty = match expr.ty {
            CType::Mask(..) => expr.ty.clone(),
            _ => self.variable_type(value, expr),
        };
        let expr = match expr.ty == ty {
            true => expr.argument(),
            false => self.coerce(expr.clone(), &ty).argument(),
        };
        let qualifier = super::read_only::qualifier(value, &ty);
        let type_name = self.language.qualified(&ty, qualifier);
        let target = self.new_variable(value, "t", ty);
        self.out
            .line(format!("{type_name} {} = {expr};", target.name));
        self.bind(value, target.value());
    }

    /// Puts a number into a variable of the wider type that the language gives it.
    fn make_wide_variable(&mut self, value: Value<'c>, expr: &Expr, wide: &Wide) {
        let ty = CType::Named(wide.type_name.to_owned());
        let target = self.new_variable(value, "t", ty);
        let (type_name, name) = (wide.type_name, target.name.clone());
        self.out
            .line(format!("{type_name} {name} = {};", wide.text));
        let narrow = self.language.convert(&target.value(), &expr.ty);
        self.bind(value, narrow.with_wide(name, type_name));
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
