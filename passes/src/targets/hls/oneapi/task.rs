//! The function by which a program on the host starts a kernel: a task in a queue.

use super::language::Sycl;
use crate::targets::{
    c_like::{
        attributes::parameter_type, functions::signature, language::Language as _, types::CType,
    },
    hls::vitis,
    plain_c::grid,
    text::Writer,
};
use gir_dialects::{
    ir::{Block, Op, TypeExt as _},
    names,
    upstream::func,
};

/// The functions of all kernels.
pub fn texts(language: &Sycl, module: Op<'_>) -> Option<String> {
    let mut out = Writer::default();
    let top = module.region(0).blocks().flat_map(Block::ops);
    for kernel in top.filter(|op| op.attribute(names::LIR_KERNEL).is_some()) {
        text(language, kernel, &mut out)?;
    }
    Some(out.finish())
}

fn text(language: &Sycl, kernel: Op<'_>, out: &mut Writer) -> Option<()> {
    let function = kernel.cast::<func::FuncOp<'_>>()?;
    let name = vitis::entry_name(function.sym_name());
    let (inputs, _) = function.function_type().as_function()?;
    let (mut parameters, mut arguments) = (vec!["sycl::queue& queue".to_owned()], vec![]);
    for (index, ty) in inputs.into_iter().enumerate() {
        let ty = match parameter_type(kernel, index, ty)? {
            CType::Pointer(_, element) => format!("{}*", language.type_name(&element)),
            ty => language.type_name(&ty),
        };
        parameters.push(format!("{ty} argument{index}"));
        arguments.push(format!("argument{index}"));
    }
    for place in grid::asked(kernel) {
        parameters.push(format!("uint32_t {}", place.name));
        arguments.push(place.name.to_owned());
    }
    out.line("");
    out.line(format!("class {name}_id;"));
    out.open(signature(
        "sycl::event",
        &format!("{name}_task"),
        &parameters,
    ));
    out.line(format!(
        "return queue.single_task<{name}_id>([=]() {{ {name}({}); }});",
        arguments.join(", ")
    ));
    out.close();
    Some(())
}
