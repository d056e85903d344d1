//! The rules of all families of ops.

use super::{
    arith, atomics, control, grid, memory, prints, products, site::Rule, subgroups, vectors,
};

/// The rule for an op.
pub fn rule(name: &str) -> Option<Rule> {
    arith::rule(name)
        .or_else(|| atomics::rule(name))
        .or_else(|| control::rule(name))
        .or_else(|| grid::rule(name))
        .or_else(|| memory::rule(name))
        .or_else(|| prints::rule(name))
        .or_else(|| products::rule(name))
        .or_else(|| subgroups::rule(name))
        .or_else(|| vectors::rule(name))
}
