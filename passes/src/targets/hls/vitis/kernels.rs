//! The top function: its parameters, and the ports that they are.
//!
//! A buffer is an AXI master with a bundle of its own, so that buffers are accessed at the same time, and the offset of
//! its memory is a register; a buffer that [`super::streams`] has proved is a stream. A number is a register.

use super::{language::Vitis, streams};
use crate::targets::{
    c_like::{
        body::Body, expression::Expr, functions, language::Language as _, printer::KernelHead,
        types::CType,
    },
    plain_c::grid,
};
use gir_dialects::{
    ir::{Block, Op, OpView as _},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    upstream::func,
};
use std::collections::BTreeSet;

/// The text before a kernel's body.
pub fn head<'c>(language: &Vitis, body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
    let types = functions::kernel_parameters(body, kernel)?;
    let streams = streams::of(kernel);
    let (mut parameters, mut ports) = (vec![], vec![]);
    let mut bundles = 0;
    for (index, ty) in types.into_iter().enumerate() {
        let name = functions::parameter_name(body, kernel, index);
        match &ty {
            CType::Pointer(StorageSpace::Workgroup, _) => {
                kernel.unsupported(format!(
                    "has workgroup memory '{name}' of a size that the launch decides; an FPGA has memory blocks of a fixed size: give the memory a count"
                ));
                return None;
            }
            CType::Pointer(_, element) if streams.contains(&index) => {
                parameters.push(format!(
                    "hls::stream<{}>& {name}",
                    language.type_name(element)
                ));
                ports.push(format!("#pragma HLS INTERFACE axis port={name}"));
            }
            CType::Pointer(_, element) => {
                if matches!(**element, CType::Pointer(..)) {
                    kernel.unsupported(format!(
                        "has a buffer '{name}' of pointers, which no memory of an FPGA holds; store indices"
                    ));
                    return None;
                }
                let declared = functions::declared_type(body, kernel, index, &ty);
                parameters.push(format!("{declared} {name}"));
                let depth = language.depth;
                ports.push(format!(
                    "#pragma HLS INTERFACE m_axi port={name} offset=slave bundle=gmem{bundles} depth={depth}"
                ));
                ports.push(format!(
                    "#pragma HLS INTERFACE s_axilite port={name} bundle=control"
                ));
                bundles += 1;
            }
            _ => {
                parameters.push(format!("{} {name}", language.type_name(&ty)));
                ports.push(format!(
                    "#pragma HLS INTERFACE s_axilite port={name} bundle=control"
                ));
            }
        }
        body.bind_parameter(kernel, index, Expr::primary(name, ty));
    }
    for place in grid::asked(kernel) {
        parameters.push(format!("uint32_t {}", place.name));
        ports.push(format!(
            "#pragma HLS INTERFACE s_axilite port={} bundle=control",
            place.name
        ));
    }
    ports.push("#pragma HLS INTERFACE s_axilite port=return bundle=control".to_owned());
    ports.extend(tables(body, kernel));
    Some(KernelHead {
        lines: vec!["extern \"C\" void".to_owned()],
        parameters,
        result: None,
        first: ports,
    })
}

/// The tables of constants that a kernel and the functions that it calls read: memories that nothing writes.
fn tables(body: &Body<'_, '_>, kernel: Op<'_>) -> Vec<String> {
    let mut used = BTreeSet::new();
    kernel.walk_pre(|op| {
        used.extend(op.cast::<lir::AddressOfOp<'_>>().map(|op| op.global()));
    });
    let mut top = kernel.block().into_iter().flat_map(Block::ops);
    let mut lines = vec![];
    for name in used {
        let found = top.by_ref().find_map(|op| {
            let global = op.cast::<lir::GlobalOp<'_>>()?;
            (global.sym_name() == name).then_some(global)
        });
        top = kernel.block().into_iter().flat_map(Block::ops);
        let Some(global) = found.filter(|global| global.count() > 1) else {
            continue;
        };
        let space = PtrType::from_type(global.type_()).map(PtrType::space);
        let is_annotated = global.op().attribute(names::LIR_FPGA_PARTITION).is_some();
        if space != Some(StorageSpace::Constant) {
            continue;
        }
        let Some(address) = body.module.global(name) else {
            continue;
        };
        let array = address.text.trim_start_matches(['(', '&']);
        let array = array.rsplit(')').next().unwrap_or(array);
        match is_annotated {
            true => lines.extend(body.language.directives(global.op(), array)),
            false => lines.push(format!(
                "#pragma HLS BIND_STORAGE variable={array} type=rom_2p impl=bram"
            )),
        }
    }
    lines
}

/// Whether an operation is a kernel.
pub fn is_kernel(op: Op<'_>) -> bool {
    op.name() == func::FuncOp::NAME && op.attribute(names::LIR_KERNEL).is_some()
}
