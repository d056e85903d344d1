//! Scheduling: where the expression of a value is evaluated.
//!
//! An operation that writes is a statement in its place. The expression of any other operation waits for
//! its use and becomes a part of the user's text, if there is one use in the same block. It waits no longer
//! than until a statement writes something that it depends on: memory, or a variable. In front of that
//! statement it is put into a variable, in the order of the program.

use super::{body::Body, control, dependencies::VarId, expression::Expr, variables::Target};
use gir_dialects::{
    ir::{Op, Value},
    lir,
};
use std::{
    collections::{BTreeMap, HashMap},
    hash::Hash,
};

/// Characters of an expression beyond which it becomes a variable: longer ones are hard to read,
/// and compilers nest expressions only so deep.
const LONGEST: usize = 100;

/// The expressions that wait for their use.
pub(super) struct Schedule<Key> {
    waiting: HashMap<Key, Waiting>,
    /// The expressions that read memory, in the order of the program.
    reading: BTreeMap<usize, Key>,
    next: usize,
}

struct Waiting {
    expr: Expr,
    /// Its place in the order of the program.
    place: usize,
}

impl<Key> Default for Schedule<Key> {
    fn default() -> Self {
        Self {
            waiting: HashMap::new(),
            reading: BTreeMap::new(),
            next: 0,
        }
    }
}

impl<Key: Copy + Eq + Hash> Schedule<Key> {
    /// Has an expression wait behind all others.
    pub fn wait(&mut self, key: Key, expr: Expr) {
        let place = self.next;
        self.next += 1;
        if expr.dependencies.reads_memory() {
            self.reading.insert(place, key);
        }
        self.waiting.insert(key, Waiting { expr, place });
    }

    /// Takes an expression for its use.
    pub fn take(&mut self, key: Key) -> Option<Expr> {
        let Waiting { expr, place } = self.waiting.remove(&key)?;
        if expr.dependencies.reads_memory() {
            self.reading.remove(&place);
        }
        Some(expr)
    }

    /// Takes all expressions that a write to memory may change, in the order of the program.
    pub fn take_reading(&mut self) -> Vec<(Key, Expr)> {
        let keys = std::mem::take(&mut self.reading).into_values();
        self.take_all(keys)
    }

    /// Takes all expressions that an assignment to a variable changes, in the order of the program.
    pub fn take_dependent(&mut self, variable: VarId) -> Vec<(Key, Expr)> {
        let waiting = self.waiting.iter();
        let dependent = waiting.filter(|(_, waiting)| waiting.expr.depends_on(variable));
        let mut found: Vec<_> = dependent.map(|(&key, one)| (one.place, key)).collect();
        found.sort_unstable_by_key(|&(place, _)| place);
        self.take_all(found.into_iter().map(|(_, key)| key))
    }

    fn take_all(&mut self, keys: impl Iterator<Item = Key>) -> Vec<(Key, Expr)> {
        keys.filter_map(|key| Some((key, self.take(key)?)))
            .collect()
    }
}

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
    pub(super) fn give(&mut self, op: Op<'c>, expr: Expr) {
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
        match control::destination(self, op, value) {
            Some(target) => {
                self.settle_dependent(&target);
                super::assignments::assign(self, &[Some(target.clone())], vec![expr]);
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
        .is_some_and(|(user, _)| user.block() == op.block() && !control::repeats_operands(user))
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Place, Properties, Schedule};
    use crate::targets::c_like::{dependencies::VarId, expression::Expr, types::UINT};
    use pretty_assertions::assert_eq;

    fn on(variable: u32) -> Expr {
        Expr::variable(VarId(variable), format!("v{variable}"), UINT)
    }

    fn read(address: &Expr) -> Expr {
        let mut expr = Expr::prefix("*", address, UINT);
        expr.dependencies.add_memory();
        expr
    }

    fn keys(taken: Vec<(char, Expr)>) -> String {
        taken.into_iter().map(|(key, _)| key).collect()
    }

    #[test]
    fn a_write_to_memory_takes_the_reads_in_their_order() {
        let mut schedule = Schedule::default();
        schedule.wait('b', read(&on(0)));
        schedule.wait('c', on(1));
        schedule.wait('a', Expr::prefix("-", &read(&on(1)), UINT));
        schedule.wait('d', read(&on(2)));
        let used = schedule.take('d').map(|expr| expr.text);
        assert_eq!(used.as_deref(), Some("*v2"));
        assert_eq!(keys(schedule.take_reading()), "ba");
        assert_eq!(keys(schedule.take_reading()), "");
        assert!(schedule.take('a').is_none());
        assert!(schedule.take('c').is_some());
    }

    #[test]
    fn an_assignment_takes_the_expressions_that_depend_on_the_variable() {
        let mut schedule = Schedule::default();
        schedule.wait('z', read(&on(1)));
        schedule.wait('y', on(0));
        schedule.wait('x', Expr::call("f", &[&on(0), &on(1)], UINT));
        assert_eq!(keys(schedule.take_dependent(VarId(2))), "");
        assert_eq!(keys(schedule.take_dependent(VarId(1))), "zx");
        assert_eq!(keys(schedule.take_reading()), "");
        assert_eq!(keys(schedule.take_dependent(VarId(0))), "y");
    }

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
