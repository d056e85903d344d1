//! Declarations: variables for the values of a function, their types, and the values that they hold.

use super::{
    body::Body,
    expression::{Expr, Wide},
    read_only, regions, signs,
    types::{CType, Scalar, UINT},
    variables::Target,
};
use gir_dialects::ir::{Type, Value};

impl<'c> Body<'c, '_> {
    /// The type of a variable for a value with this expression.
    pub(super) fn variable_type(&self, value: Value<'c>, expr: &Expr) -> CType {
        match &expr.ty {
            // All values of one variable have one form.
            CType::Mask(lanes, _) => self.language.flags(*lanes),
            CType::Scalar(_) | CType::Vector(..) => expr.ty.with_sign(signs::is_signed(value)),
            other => other.clone(),
        }
    }

    /// The type of a variable for several values, of which this is one.
    pub fn type_of_variable(&self, value: Value<'c>) -> CType {
        match self.type_of(value.ty()).map(|ty| self.form(ty)) {
            Some(ty @ (CType::Pointer(..) | CType::Mask(..) | CType::Named(_))) => ty,
            Some(ty) => ty.with_sign(signs::is_signed(value)),
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
        if regions::repeats(user, value) {
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
        if let Some(wide) = expr.wide.as_ref().filter(|_| signs::is_index(value)) {
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
        let qualifier = read_only::qualifier(value, &ty);
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
