//! Indices of work-items and workgroups: the built-in variables (Guide, section 10.4).

use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::UINT,
};
use gir_dialects::{
    ir::{AttributeExt as _, Op, OpView as _},
    lir,
    mir::KernelAttr,
    names,
    upstream::func,
};

/// Adds operations that are components of a variable.
macro_rules! components {
    ($spellings:ident: $($variable:literal => $x:ident, $y:ident, $z:ident;)*) => {$(
        $spellings
            .value::<lir::$x<'_>>(|_, _| Some(component(concat!($variable, ".x"))))
            .value::<lir::$y<'_>>(|_, _| Some(component(concat!($variable, ".y"))))
            .value::<lir::$z<'_>>(|_, _| Some(component(concat!($variable, ".z"))));
    )*};
}

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    components! { spellings:
        "threadIdx" => IdLocalXOp, IdLocalYOp, IdLocalZOp;
        "blockIdx" => IdGroupXOp, IdGroupYOp, IdGroupZOp;
        "gridDim" => NumGroupsXOp, NumGroupsYOp, NumGroupsZOp;
        "blockDim" => GroupSizeXOp, GroupSizeYOp, GroupSizeZOp;
    }
    spellings
        .value::<lir::IdGlobalXOp<'_>>(|_, _| Some(in_grid("x")))
        .value::<lir::IdGlobalYOp<'_>>(|_, _| Some(in_grid("y")))
        .value::<lir::IdGlobalZOp<'_>>(|_, _| Some(in_grid("z")))
        .value::<lir::SubgroupSizeOp<'_>>(|_, op| Some(number(size(op))))
        .value::<lir::SubgroupLocalIdOp<'_>>(|_, op| Some(of_index(op, "%")))
        .value::<lir::SubgroupIdOp<'_>>(|_, op| Some(of_index(op, "/")))
        .value::<lir::NumSubgroupsOp<'_>>(num_subgroups);
}

/// Work-items of a warp (Guide, section 5.4.3).
pub const WARP: i64 = 32;

/// Work-items of an operation's subgroup: a warp, or a part of one.
pub fn size(op: Op<'_>) -> i64 {
    let part = op.attribute(names::LIR_SUBGROUP_SIZE);
    part.and_then(|part| part.as_int()).unwrap_or(WARP)
}

/// The first lane of an operation's subgroup, unless the subgroup is the whole warp.
pub fn first_lane(op: Op<'_>) -> Option<Expr> {
    let starts = WARP - size(op);
    (starts != 0).then(|| {
        let sides = [&index(op), &number(starts)];
        Expr::binary("&", Precedence::BitAnd, sides, UINT)
    })
}

fn component(text: &str) -> Expr {
    Expr::new(text, Precedence::Postfix, UINT, [])
}

fn number(value: i64) -> Expr {
    Expr::primary(format!("{value}u"), UINT)
}

fn binary(operator: &str, a: &Expr, b: &Expr) -> Expr {
    let precedence = match operator {
        "+" => Precedence::Additive,
        _ => Precedence::Multiplicative,
    };
    Expr::binary(operator, precedence, [a, b], UINT)
}

fn in_grid(axis: &str) -> Expr {
    let [group, size, item] = ["blockIdx", "blockDim", "threadIdx"]
        .map(|variable| component(&format!("{variable}.{axis}")));
    binary("+", &binary("*", &group, &size), &item)
}

/// The linear index of a work-item in its workgroup.
fn index(op: Op<'_>) -> Expr {
    let [x, y, z] = ["threadIdx.x", "threadIdx.y", "threadIdx.z"].map(component);
    match is_line(op) {
        true => x,
        false => {
            let [width, height] = ["blockDim.x", "blockDim.y"].map(component);
            let row = binary("+", &binary("*", &z, &height), &y);
            binary("+", &binary("*", &row, &width), &x)
        }
    }
}

/// The quotient or remainder of that index and the subgroup size.
fn of_index(op: Op<'_>, operator: &str) -> Expr {
    binary(operator, &index(op), &number(size(op)))
}

/// The number of subgroups, the last of which may be partial.
fn num_subgroups<'c>(_body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let [x, y, z] = ["blockDim.x", "blockDim.y", "blockDim.z"].map(component);
    let items = binary("*", &binary("*", &x, &y), &z);
    let items = binary("+", &items, &number(size(op) - 1));
    Some(binary("/", &items, &number(size(op))))
}

/// Whether an operation is in a kernel with one-dimensional workgroups.
fn is_line(op: Op<'_>) -> bool {
    let mut parents = std::iter::successors(Some(op), |op| op.parent());
    let function = parents.find(|op| op.name() == func::FuncOp::NAME);
    let kernel = function.and_then(|function| function.attribute(names::LIR_KERNEL));
    let kernel = kernel.and_then(KernelAttr::from_attribute);
    kernel.is_some_and(|kernel| matches!(kernel.workgroup_size()[..], [_, 1, 1]))
}
