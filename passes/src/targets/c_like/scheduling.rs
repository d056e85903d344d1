//! Scheduling: where the expression of a value is evaluated.
//!
//! An operation that writes is a statement in its place. The expression of any other operation waits for
//! its use and becomes a part of the user's text, if there is one use in the same block. It waits no longer
//! than until a statement writes something that it depends on: memory, or a variable. In front of that
//! statement it is put into a variable, in the order of the program.

use super::{
    body::Body,
    expression::Expr,
    regions::{ancestor_in, is_yield, repeats_operands},
    variables::Target,
};
use gir_dialects::{
    ir::{Op, Value},
    lir,
    upstream::scf,
};

/// Characters of an expression beyond which it becomes a variable: longer ones are hard to read,
/// and compilers nest expressions only so deep.
const LONGEST: usize = 100;

/// The place of the text of a value without side effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Each use repeats the text.
    EachUse,
    /// The text is a part of that of the one user.
    OnlyUse,
    /// A variable in front of everything that follows.
    Variable,
}

/// The properties of a value with uses and of its expression that decide its place.
#[derive(Clone, Copy)]
struct Properties {
    /// Whether the one use is in the same block and is evaluated once.
    has_one_near_use: bool,
    /// Whether the text is short, and has the same value at all uses.
    is_repeatable: bool,
    length: usize,
}

impl Properties {
    fn place(self) -> Place {
        if self.is_repeatable {
            Place::EachUse
        } else if self.has_one_near_use && self.length <= LONGEST {
            Place::OnlyUse
        } else {
            Place::Variable
        }
    }
}

impl<'c> Body<'c, '_> {
    /// Takes the expression of an operation with one result.
    pub fn give(&mut self, op: Op<'c>, expr: Expr) {
        let value = op.result(0);
        let effects = op.effects();
        if !effects.writes && !effects.others {
            self.schedule(op, value, expr);
            return;
        }
        self.begin_statement(op);
        match value.has_uses() {
            true => self.keep(op, value, expr),
            false => self.out.line(format!("{};", expr.text)),
        }
    }

    /// Takes the expression of a value of an operation that has no effect but reading.
    pub(super) fn schedule(&mut self, op: Op<'c>, value: Value<'c>, mut expr: Expr) {
        if !value.has_uses() {
            return;
        }
        if op.effects().reads {
            expr.dependencies.add_memory();
        }
        let properties = Properties {
            has_one_near_use: value.has_one_use() && is_used_near(op, value),
            is_repeatable: self.is_repeatable(value, &expr),
            length: expr.text.len(),
        };
        match properties.place() {
            Place::EachUse => self.bind(value, expr),
            Place::OnlyUse => self.waiting.wait(value, expr),
            Place::Variable => {
                self.note_line(op);
                self.keep(op, value, expr);
            }
        }
    }

    /// Whether an expression may stand in several places: a name, a literal, or the address of an
    /// element with a short index that no address of another element begins at. Nothing that it depends on
    /// is written.
    fn is_repeatable(&self, value: Value<'c>, expr: &Expr) -> bool {
        if expr.dependencies.reads_memory() {
            return false;
        }
        let is_base = || value.uses().any(|(user, _)| user.is::<lir::GepOp<'_>>());
        let is_short = expr.is_simple() || expr.has_simple_object() && !is_base();
        is_short && self.variables.is_constant(expr)
    }

    /// Puts the value of an operation into the variable that the end of the block assigns it to, or
    /// into a new one.
    pub(super) fn keep(&mut self, op: Op<'c>, value: Value<'c>, expr: Expr) {
        match destination(self, op, value) {
            Some(target) => {
                self.settle_dependent(&target);
                let expr = self.coerce(expr, &target.ty);
                if !expr.is_variable(target.id) {
                    self.out.line(expr.assigned_to(&target.name));
                }
                self.bind_variable(value, &target);
            }
            None => self.make_variable(value, &expr),
        }
    }

    /// Puts all waiting expressions that read memory into variables: it may change.
    pub(super) fn settle_reads(&mut self) {
        for (value, expr) in self.waiting.take_reading() {
            self.make_variable(value, &expr);
        }
    }

    /// Puts all waiting expressions that depend on a variable into variables: it is assigned.
    pub(super) fn settle_dependent(&mut self, target: &Target) {
        for (value, expr) in self.waiting.take_dependent(target.id) {
            self.make_variable(value, &expr);
        }
    }

    /// Begins the statement of an operation: expressions that wait and read memory that the statement may
    /// write come before it. Take the operands before.
    pub fn begin_statement(&mut self, op: Op<'c>) {
        let effects = op.effects();
        if effects.writes || effects.others {
            self.settle_reads();
        }
        self.note_line(op);
    }
}

/// Whether the first use of a value is in the block of its operation, and no loop evaluates it again.
fn is_used_near<'c>(op: Op<'c>, value: Value<'c>) -> bool {
    value
        .uses()
        .next()
        .is_some_and(|(user, _)| user.block() == op.block() && !repeats_operands(user))
}

/// The variable that the end of the block assigns a result of an operation to, if nothing reads the value
/// that the variable holds until then.
pub fn destination<'c>(body: &Body<'c, '_>, op: Op<'c>, result: Value<'c>) -> Option<Target> {
    let block = op.block()?;
    let end = block.terminator()?;
    let mut places = result.uses().filter(|&(user, _)| user == end);
    let (_, index) = places.next().filter(|_| places.next().is_none())?;
    let is_next =
        is_yield(end) || end.is::<lir::ContinueOp<'_>>() || end.is::<scf::ConditionOp<'_>>();
    let frame = body.control.last().filter(|_| is_next)?;
    let target = frame.next.get(index)?.clone()?;
    let is_wanted = is_free(body, &target, op) && target.ty == body.type_of_variable(result);
    is_wanted.then_some(target)
}

/// Whether nothing in a block reads the values of a variable after an operation of the block.
pub fn is_free<'c>(body: &Body<'c, '_>, variable: &Target, op: Op<'c>) -> bool {
    let Some(block) = op.block() else {
        return false;
    };
    body.variables.holders(variable.id).iter().all(|&holder| {
        let mut users = holder.uses().map(|(user, _)| user);
        users.all(|user| {
            ancestor_in(user, block).is_none_or(|user| user == op || user.is_before(op))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Place, Properties};
    use pretty_assertions::assert_eq;

    #[test]
    fn an_expression_is_repeated_moved_to_its_use_or_put_into_a_variable() {
        let one_use = Properties {
            has_one_near_use: true,
            is_repeatable: false,
            length: LONGEST,
        };
        assert_eq!(one_use.place(), Place::OnlyUse);
        let place = |change: fn(&mut Properties)| {
            let mut properties = one_use;
            change(&mut properties);
            properties.place()
        };
        assert_eq!(place(|it| it.length += 1), Place::Variable);
        assert_eq!(place(|it| it.has_one_near_use = false), Place::Variable);
        assert_eq!(place(|it| it.is_repeatable = true), Place::EachUse);
    }
}
