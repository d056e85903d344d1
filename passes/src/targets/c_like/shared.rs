//! The spellings that all languages of the family share.

use super::{
    arith, compare, constants, control, conversions, functions, loops, math, memory,
    spellings::Spellings, tested_loops, vectors,
};
use std::sync::LazyLock;

/// The spellings.
pub fn spellings() -> &'static Spellings {
    static SPELLINGS: LazyLock<Spellings> = LazyLock::new(|| {
        let mut spellings = Spellings::default();
        constants::add(&mut spellings);
        arith::add(&mut spellings);
        compare::add(&mut spellings);
        conversions::add(&mut spellings);
        math::add(&mut spellings);
        vectors::add(&mut spellings);
        memory::add(&mut spellings);
        control::add(&mut spellings);
        loops::add(&mut spellings);
        tested_loops::add(&mut spellings);
        functions::add(&mut spellings);
        spellings
    });
    &SPELLINGS
}
