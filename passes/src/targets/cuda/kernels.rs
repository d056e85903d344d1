//! Kernels and their parameters (Guide, section 10.1).
//!
//! The host passes buffers as addresses and scalars by value, in the order of the parameters. A parameter in
//! workgroup memory is the offset of its first byte within the dynamic shared memory of the launch, which is
//! one block.

use super::preamble::DYNAMIC_SHARED;
use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    functions,
    printer::KernelHead,
    types::CType,
};
use gir_dialects::{
    ir::Op,
    mir::{KernelAttr, StorageSpace},
    names,
};

/// The text before a kernel's body.
pub fn head<'c>(body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
    let types = functions::kernel_parameters(body, kernel)?;
    let mut parameters = vec![];
    for (index, ty) in types.into_iter().enumerate() {
        let name = functions::parameter_name(body, kernel, index);
        let (declared, value) = match ty {
            CType::Pointer(StorageSpace::Workgroup, _) => {
                let place = format!("({}){DYNAMIC_SHARED}", body.language.type_name(&ty));
                ("uint32_t".to_owned(), placed(&place, &name, ty))
            }
            ty => (
                functions::declared_type(body, kernel, index, &ty),
                Expr::primary(&name, ty),
            ),
        };
        parameters.push(format!("{declared} {name}"));
        body.bind_parameter(kernel, index, value);
    }
    let attribute = kernel.attribute(names::LIR_KERNEL);
    let attribute = attribute.and_then(KernelAttr::from_attribute)?;
    let size = attribute.workgroup_size();
    let bounds = match size.is_empty() {
        true => String::new(),
        false => format!(" __launch_bounds__({})", size.iter().product::<i64>()),
    };
    Some(KernelHead {
        lines: vec![format!("extern \"C\" __global__ void{bounds}")],
        parameters,
        result: None,
        first: vec![],
    })
}

/// The address of an offset in the dynamic shared memory of the launch.
fn placed(start: &str, offset: &str, ty: CType) -> Expr {
    let (cast, memory) = start.split_at(start.len() - DYNAMIC_SHARED.len());
    Expr::new(
        format!("{cast}({memory} + {offset})"),
        Precedence::Unary,
        ty,
        [],
    )
}
