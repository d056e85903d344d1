//! The expressions that wait for their use.

use super::{dependencies::VarId, expression::Expr};
use std::{
    collections::{BTreeMap, HashMap},
    hash::Hash,
};

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

#[cfg(test)]
mod tests {
    use super::Schedule;
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
}
