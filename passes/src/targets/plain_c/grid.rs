//! The place of a workgroup: parameters of the function that computes it.

use crate::targets::c_like::{expression::Expr, spellings::Spellings, types::UINT};
use gir_dialects::{
    ir::{Op, OpView as _},
    lir,
};

/// An operation that asks for the place of the workgroup, and the parameter that answers it.
pub struct Place {
    op: &'static str,
    /// The parameter.
    pub name: &'static str,
    /// Its value where the launcher counts workgroups.
    pub value: &'static str,
}

/// Lists operations with their parameters and values, and adds their spellings.
macro_rules! places {
    ($($op:ident => $name:literal, $value:literal;)*) => {
        /// All of them, in the order of parameters.
        static PLACES: &[Place] = &[
            $(Place { op: lir::$op::NAME, name: $name, value: $value },)*
        ];

        /// Adds the spellings of this family.
        pub fn add(spellings: &mut Spellings) {
            $(spellings.value::<lir::$op<'_>>(|_, _| Some(Expr::primary($name, UINT)));)*
        }
    };
}

places! {
    IdGroupXOp => "gir_group_x", "(uint32_t)(group % grid->workgroups[0])";
    IdGroupYOp => "gir_group_y", "(uint32_t)(group / grid->workgroups[0] % grid->workgroups[1])";
    IdGroupZOp => "gir_group_z", "(uint32_t)(group / grid->workgroups[0] / grid->workgroups[1])";
    NumGroupsXOp => "gir_groups_x", "grid->workgroups[0]";
    NumGroupsYOp => "gir_groups_y", "grid->workgroups[1]";
    NumGroupsZOp => "gir_groups_z", "grid->workgroups[2]";
    GroupSizeXOp => "gir_size_x", "grid->workgroup_size[0]";
    GroupSizeYOp => "gir_size_y", "grid->workgroup_size[1]";
    GroupSizeZOp => "gir_size_z", "grid->workgroup_size[2]";
}

/// Those that a kernel asks for, in the order of its parameters.
pub fn asked(kernel: Op<'_>) -> Vec<&'static Place> {
    let mut names = vec![];
    kernel.walk_pre(|op| names.push(op.name()));
    let is_asked = |place: &&Place| names.contains(&place.op);
    PLACES.iter().filter(is_asked).collect()
}
