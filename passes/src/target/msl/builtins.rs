//! What kernels know of their place: parameters with attributes (MSL, section 5.2.3.6).

use gir_dialects::{
    ir::{Op, OpView},
    lir,
};

/// A parameter with an attribute.
#[derive(Debug, PartialEq, Eq)]
pub struct Builtin {
    /// The attribute.
    pub attribute: &'static str,
    /// The name that the parameter gets if nothing else has it.
    pub name: &'static str,
    /// The operations that read it: one for each of three components, or one for all of it.
    pub operations: &'static [&'static str],
}

impl Builtin {
    /// The type of the parameter. Those with three components are all of one type, as the language
    /// wants it.
    pub fn type_name(&self) -> &'static str {
        match self.operations {
            [_] => "uint",
            _ => "uint3",
        }
    }

    /// What an operation reads of a parameter of that name.
    pub fn component(&self, operation: &str, parameter: &str) -> String {
        let names = self.operations.iter().zip(["x", "y", "z"]);
        match names.clone().find(|(name, _)| **name == operation) {
            Some((_, component)) if names.len() > 1 => format!("{parameter}.{component}"),
            _ => parameter.to_owned(),
        }
    }
}

/// Declares parameters with three components.
macro_rules! positions {
    ($($attribute:literal $name:literal: $x:ident, $y:ident, $z:ident;)*) => {
        &[$(Builtin {
            attribute: $attribute,
            name: $name,
            operations: &[lir::$x::NAME, lir::$y::NAME, lir::$z::NAME],
        }),*]
    };
}

/// Declares parameters that are numbers.
macro_rules! numbers {
    ($($attribute:literal $name:literal: $op:ident;)*) => {
        &[$(Builtin {
            attribute: $attribute,
            name: $name,
            operations: &[lir::$op::NAME],
        }),*]
    };
}

const POSITIONS: &[Builtin] = positions! {
    "thread_position_in_grid" "gid": IdGlobalXOp, IdGlobalYOp, IdGlobalZOp;
    "thread_position_in_threadgroup" "lid": IdLocalXOp, IdLocalYOp, IdLocalZOp;
    "threadgroup_position_in_grid" "group": IdGroupXOp, IdGroupYOp, IdGroupZOp;
    "threads_per_threadgroup" "group_size": GroupSizeXOp, GroupSizeYOp, GroupSizeZOp;
    "threadgroups_per_grid" "num_groups": NumGroupsXOp, NumGroupsYOp, NumGroupsZOp;
};

const NUMBERS: &[Builtin] = numbers! {
    "thread_index_in_simdgroup" "lane": SubgroupLocalIdOp;
    "threads_per_simdgroup" "simd_size": SubgroupSizeOp;
    "simdgroup_index_in_threadgroup" "simd_group": SubgroupIdOp;
    "simdgroups_per_threadgroup" "num_simd_groups": NumSubgroupsOp;
};

/// All of them, in the order in which kernels take them.
pub fn all() -> impl Iterator<Item = &'static Builtin> {
    POSITIONS.iter().chain(NUMBERS)
}

/// The operations that read them, in that order.
pub fn operations() -> impl Iterator<Item = &'static str> {
    all().flat_map(|builtin| builtin.operations).copied()
}

/// The parameter that an operation reads.
pub fn read_by(op: Op<'_>) -> Option<&'static Builtin> {
    let name = op.name();
    all().find(|builtin| builtin.operations.contains(&name))
}
