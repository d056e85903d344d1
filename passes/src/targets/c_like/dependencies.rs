//! Dependencies of an expression: the variables and the memory that its value is computed from.
//!
//! An expression may be evaluated later than its place in the program as long as nothing that it
//! depends on is written in between.

use smallvec::SmallVec;

/// A variable that a function declares, by the order of the declarations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VarId(pub(super) u32);

/// Dependencies of an expression. Parameters and builtin variables are no part of them: nothing assigns them.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Dependencies {
    /// Sorted, each once.
    variables: SmallVec<[VarId; 4]>,
    reads_memory: bool,
}

impl Clone for Dependencies {
    fn clone(&self) -> Self {
        Self {
            variables: SmallVec::from_slice(&self.variables),
            reads_memory: self.reads_memory,
        }
    }
}

impl Dependencies {
    /// The value of one variable.
    pub fn on(variable: VarId) -> Self {
        Self {
            variables: SmallVec::from_slice(&[variable]),
            reads_memory: false,
        }
    }

    /// Adds the dependencies of an operand.
    pub fn add(&mut self, other: &Self) {
        self.reads_memory |= other.reads_memory;
        if self.variables.is_empty() {
            self.variables = SmallVec::from_slice(&other.variables);
            return;
        }
        for &variable in &other.variables {
            if let Err(place) = self.variables.binary_search(&variable) {
                self.variables.insert(place, variable);
            }
        }
    }

    /// Adds the contents of memory.
    pub fn add_memory(&mut self) {
        self.reads_memory = true;
    }

    /// Whether a write to memory may change the value.
    pub fn reads_memory(&self) -> bool {
        self.reads_memory
    }

    /// Whether an assignment to a variable changes the value.
    pub fn has(&self, variable: VarId) -> bool {
        self.variables.binary_search(&variable).is_ok()
    }

    /// The variables, in the order of their declarations.
    pub fn variables(&self) -> &[VarId] {
        &self.variables
    }

    /// Whether all variables are declared before `limit`.
    pub fn are_before(&self, limit: VarId) -> bool {
        self.variables.last().is_none_or(|&last| last < limit)
    }
}

#[cfg(test)]
mod tests {
    use super::{Dependencies, VarId};
    use pretty_assertions::assert_eq;

    fn on(variables: &[u32]) -> Dependencies {
        let mut all = Dependencies::default();
        for &variable in variables {
            all.add(&Dependencies::on(VarId(variable)));
        }
        all
    }

    #[test]
    fn a_union_is_sorted_and_has_each_variable_once() {
        let mut all = on(&[7, 2]);
        all.add(&on(&[9, 2, 1, 7, 4, 4]));
        assert_eq!(all.variables(), [1, 2, 4, 7, 9].map(VarId));
        assert!(all.has(VarId(4)) && !all.has(VarId(3)));
        assert_eq!(all, on(&[1, 2, 4, 7, 9]));
    }

    #[test]
    fn memory_is_a_dependency_of_all_that_is_computed_from_it() {
        let mut loaded = on(&[1]);
        assert!(!loaded.reads_memory());
        loaded.add_memory();
        let mut sum = on(&[2]);
        sum.add(&loaded);
        sum.add(&on(&[3]));
        assert!(sum.reads_memory());
    }

    #[test]
    fn the_last_declaration_decides_where_a_value_is_known() {
        assert!(on(&[]).are_before(VarId(0)));
        assert!(on(&[1, 4]).are_before(VarId(5)));
        assert!(!on(&[1, 5]).are_before(VarId(5)));
    }
}
