//! Indices of work-items and workgroups (OpenCL C specification 3.0, section 6.15.1).

use crate::targets::c_like::{
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::UINT,
};
use gir_dialects::lir;

/// Adds the functions of three dimensions; they return a `size_t`.
macro_rules! functions {
    ($spellings:ident: $($name:literal => $x:ident, $y:ident, $z:ident;)*) => {$(
        $spellings
            .value::<lir::$x<'_>>(|_, _| Some(dimension($name, 0)))
            .value::<lir::$y<'_>>(|_, _| Some(dimension($name, 1)))
            .value::<lir::$z<'_>>(|_, _| Some(dimension($name, 2)));
    )*};
}

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    functions! { spellings:
        "get_global_id" => IdGlobalXOp, IdGlobalYOp, IdGlobalZOp;
        "get_local_id" => IdLocalXOp, IdLocalYOp, IdLocalZOp;
        "get_group_id" => IdGroupXOp, IdGroupYOp, IdGroupZOp;
        "get_num_groups" => NumGroupsXOp, NumGroupsYOp, NumGroupsZOp;
        "get_local_size" => GroupSizeXOp, GroupSizeYOp, GroupSizeZOp;
    }
}

fn dimension(function: &str, number: u32) -> Expr {
    let call = format!("{function}({number})");
    let narrow = Expr::new(format!("(uint){call}"), Precedence::Unary, UINT, []);
    narrow.with_wide(call, "size_t")
}
