//! The function that computes a workgroup: the parameters of the kernel, then the place of the workgroup.

use crate::targets::{
    c_like::{body::Body, expression::Expr, functions, printer::KernelHead, types::CType},
    plain_c::grid,
};
use gir_dialects::{ir::Op, mir::StorageSpace};

/// The text before a kernel's body.
pub fn head<'c>(body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
    let types = functions::kernel_parameters(body, kernel)?;
    let mut parameters = vec![];
    for (index, ty) in types.into_iter().enumerate() {
        let name = functions::parameter_name(body, kernel, index);
        let declared = functions::declared_type(body, kernel, index, &ty);
        // Memory of a workgroup overlaps no other; buffers may be one.
        let restrict = match ty {
            CType::Pointer(StorageSpace::Workgroup, _) => " restrict",
            _ => "",
        };
        parameters.push(format!("{declared}{restrict} {name}"));
        body.bind_parameter(kernel, index, Expr::primary(name, ty));
    }
    for place in grid::asked(kernel) {
        parameters.push(format!("uint32_t {}", place.name));
    }
    if parameters.is_empty() {
        parameters.push("void".to_owned());
    }
    Some(KernelHead {
        lines: vec!["static void".to_owned()],
        parameters,
        result: None,
        first: vec![],
    })
}
