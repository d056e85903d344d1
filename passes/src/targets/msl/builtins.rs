//! Builtins of kernels: parameters with attributes (MSL, sections 5.2.3.1 and 5.2.3.6).

use gir_dialects::{
    ir::{Op, OpView},
    lir,
};

/// A parameter with an attribute.
#[derive(Debug, PartialEq, Eq)]
pub struct Builtin {
    /// The attribute.
    pub attribute: &'static str,
    /// The name of the parameter if it is not in use.
    pub name: &'static str,
    /// The operations that read it: one for each of three components, or one for a scalar.
    pub operations: &'static [&'static str],
}

impl Builtin {
    /// The type of the parameter; `is_line` if the kernel is one-dimensional. Parameters with three components
    /// all have the same type, as the language requires.
    pub fn type_name(&self, is_line: bool) -> &'static str {
        match self.operations {
            [_, _, _] if !is_line => "uint3",
            _ => "uint",
        }
    }

    /// The expression that an operation reads from a parameter of that name and type.
    pub fn component(&self, operation: &str, parameter: &str, type_name: &str) -> String {
        let mut names = self.operations.iter().zip(["x", "y", "z"]);
        match names.find(|(name, _)| **name == operation) {
            Some((_, component)) if type_name == "uint3" => format!("{parameter}.{component}"),
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
    "threads_per_simdgroup" "lanes": SubgroupSizeOp;
    "simdgroup_index_in_threadgroup" "subgroup": SubgroupIdOp;
    "simdgroups_per_threadgroup" "num_subgroups": NumSubgroupsOp;
    "vertex_id" "vertex": VertexIndexOp;
    "instance_id" "instance": InstanceIndexOp;
};

/// All builtins, in the order in which kernels take them.
pub fn all() -> impl Iterator<Item = &'static Builtin> {
    POSITIONS.iter().chain(NUMBERS)
}

/// The operations that read builtins, in that order.
pub fn operations() -> impl Iterator<Item = &'static str> {
    all().flat_map(|builtin| builtin.operations).copied()
}

/// An operation that reads a parameter, and the parameter.
pub type Read<'c> = (Op<'c>, &'static Builtin);

/// The reads of a kernel.
pub fn reads(kernel: Op<'_>) -> Vec<Read<'_>> {
    let mut found = vec![];
    kernel.walk_pre(|op| {
        let name = op.name();
        if name.starts_with("lir.") {
            let builtin = all().find(|builtin| builtin.operations.contains(&name));
            found.extend(builtin.map(|builtin| (op, builtin)));
        }
    });
    found
}

/// Whether only the first component of every position is read, which may then be a scalar.
pub fn is_line(reads: &[Read<'_>]) -> bool {
    let is_further = |op: &Op<'_>, builtin: &Builtin| builtin.operations[1..].contains(&op.name());
    let mut further = reads.iter().filter(|(op, builtin)| is_further(op, builtin));
    !further.any(|(op, _)| op.result(0).has_uses())
}
