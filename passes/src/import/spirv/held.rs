//! The values of the variables of a function that hold cooperative matrices.
//!
//! Matrices have no form in private memory, so that these variables are values, which blocks pass on as parameters
//! where [`held_flow`](super::held_flow) says that several meet. [`held_variables`](super::held_variables) makes them,
//! [`held_parts`](super::held_parts) has the accesses.

use super::{held_flow::From, words::Id};
use gir_dialects::ir::{Type, Value};
use std::{
    cell::RefCell,
    collections::{BTreeMap, HashMap},
    ops::Range,
};

/// The variables of a function that are values.
#[derive(Default)]
pub struct Held<'c> {
    /// The leaves of each variable among the values.
    pub variables: BTreeMap<Id, Range<usize>>,
    /// The types of the leaves.
    pub types: Vec<Type<'c>>,
    /// The leaves at the place at hand.
    pub values: RefCell<Vec<Value<'c>>>,
    /// Those at the ends of blocks, by their number.
    pub ends: Vec<Vec<Value<'c>>>,
    /// The places that the leaves of each variable come from, by block.
    pub origins: BTreeMap<Id, Vec<Option<From>>>,
    /// The numbers of blocks, by label.
    pub numbers: HashMap<Id, usize>,
    /// The leaves that blocks have as parameters, by variable and block.
    pub parameters: HashMap<(Id, usize), Vec<Value<'c>>>,
    /// The values that variables begin with where the program gives none.
    pub initial: Vec<Value<'c>>,
}

impl Held<'_> {
    /// Whether a variable is a value.
    pub fn holds(&self, variable: Id) -> bool {
        self.variables.contains_key(&variable)
    }
}
