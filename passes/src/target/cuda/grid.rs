//! Numbers of work-items and workgroups: the built-in variables (Guide, section 10.4).

use crate::target::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::UINT,
};
use gir_dialects::{
    ir::{Op, OpView as _},
    lir,
    mir::KernelAttr,
    names,
    upstream::func,
};

/// Adds what is a component of a variable.
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
        .value::<lir::SubgroupSizeOp<'_>>(|_, _| Some(word(WIDTH)))
        .value::<lir::SubgroupLocalIdOp<'_>>(|_, op| Some(of_index(op, "%")))
        .value::<lir::SubgroupIdOp<'_>>(|_, op| Some(of_index(op, "/")))
        .value::<lir::NumSubgroupsOp<'_>>(num_subgroups);
}

/// Work-items of a warp (Guide, section 5.4.3).
const WIDTH: &str = "32u";

fn component(text: &str) -> Expr {
    Expr::new(text, Precedence::Postfix, UINT)
}

fn word(text: &str) -> Expr {
    Expr::primary(text, UINT)
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

/// The number of a work-item in its workgroup, divided by the width of a warp, or the rest of that.
fn of_index(op: Op<'_>, operator: &str) -> Expr {
    let [x, y, z] = ["threadIdx.x", "threadIdx.y", "threadIdx.z"].map(component);
    let index = match is_line(op) {
        true => x,
        false => {
            let [width, height] = ["blockDim.x", "blockDim.y"].map(component);
            let row = binary("+", &binary("*", &z, &height), &y);
            binary("+", &binary("*", &row, &width), &x)
        }
    };
    binary(operator, &index, &word(WIDTH))
}

/// The last may have room for more work-items than there are.
fn num_subgroups<'c>(_body: &mut Body<'c, '_>, _op: Op<'c>) -> Option<Expr> {
    let [x, y, z] = ["blockDim.x", "blockDim.y", "blockDim.z"].map(component);
    let items = binary("*", &binary("*", &x, &y), &z);
    let items = binary("+", &items, &word("31u"));
    Some(binary("/", &items, &word(WIDTH)))
}

/// Whether an operation is in a kernel whose workgroups are lines.
fn is_line(op: Op<'_>) -> bool {
    let mut parents = std::iter::successors(Some(op), |op| op.parent());
    let function = parents.find(|op| op.name() == func::FuncOp::NAME);
    let kernel = function.and_then(|function| function.attribute(names::LIR_KERNEL));
    let kernel = kernel.and_then(KernelAttr::from_attribute);
    kernel.is_some_and(|kernel| matches!(kernel.workgroup_size()[..], [_, 1, 1]))
}
