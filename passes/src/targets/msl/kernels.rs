//! Kernels and their parameters (MSL, section 5.2).
//!
//! Buffers have the index assigned by `--lir-number-arguments`, or are in argument buffers. The scalars form
//! one structure in constant memory, each at the offset given by the reflection.

use super::{
    argument_buffers::Sets,
    builtins::{self, Builtin, Read},
    stages,
};
use crate::{
    analysis,
    targets::c_like::{
        attributes,
        body::Body,
        expression::{Expr, Precedence},
        functions,
        printer::KernelHead,
        types::CType,
    },
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    lir,
    mir::{self, Stage, StorageSpace},
    names,
};

/// Work-items of a subgroup on Apple's GPUs. A host with another GPU queries `threadExecutionWidth`.
const WIDTH: i64 = 32;

/// A scalar that the host passes.
struct Member {
    offset: i64,
    parameter: usize,
    ty: CType,
}

/// The text before a kernel's body.
pub fn head<'c>(body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
    let stage = analysis::stages::of(kernel)?;
    if stage != Stage::Compute {
        return stages::head(body, kernel, stage);
    }
    let Arguments {
        mut lines,
        parameters,
    } = arguments(body, kernel)?;
    lines.extend(attributes(body, kernel)?);
    lines.push("kernel void".to_owned());
    Some(KernelHead {
        lines,
        parameters,
        result: None,
        first: vec![],
    })
}

/// The arguments that kernels of all stages take.
pub struct Arguments {
    /// The lines of their structure types.
    pub lines: Vec<String>,
    /// The parameters.
    pub parameters: Vec<String>,
}

/// The arguments that the host binds, and the builtins that a kernel reads. Inputs of stages are not included.
pub fn arguments<'c>(body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<Arguments> {
    let mut parameters = vec![];
    let mut members = vec![];
    let mut sets = Sets::default();
    for (index, ty) in functions::kernel_parameters(body, kernel)?
        .into_iter()
        .enumerate()
    {
        if attributes::argument_attribute(kernel, index, names::LIR_IO).is_some() {
            continue;
        }
        match offset(kernel, index) {
            Some(offset) => members.push(Member {
                offset,
                parameter: index,
                ty,
            }),
            None => {
                if let Some(ty) = sets.take(kernel, index, ty) {
                    parameters.push(bound(body, kernel, index, ty)?);
                }
            }
        }
    }
    let (mut lines, gathered) = sets.print(body, kernel);
    parameters.splice(..0, gathered);
    if !members.is_empty() {
        let (declared, parameter) = constants(body, kernel, members)?;
        lines.extend(declared);
        parameters.push(parameter);
    }
    let reads = builtins::reads(kernel);
    for builtin in builtins::all() {
        parameters.extend(builtin_parameter(body, &reads, builtin));
    }
    Some(Arguments { lines, parameters })
}

/// The offset of a scalar among those of the kernel.
fn offset(kernel: Op<'_>, index: usize) -> Option<i64> {
    let place = attributes::argument_attribute(kernel, index, names::LIR_PUSH_CONSTANT)?;
    Some(lir::PushConstantAttr::from_attribute(place)?.offset())
}

/// The index at which an argument is bound.
fn index_of(kernel: Op<'_>, parameter: usize) -> Option<i64> {
    let index = attributes::argument_attribute(kernel, parameter, names::LIR_INDEX);
    let index = index.and_then(AttributeExt::as_int);
    if index.is_none() {
        kernel.error(format!(
            "has parameter {parameter} without an index; --lir-number-arguments gives it one"
        ));
    }
    index
}

/// A buffer, a texture, a sampler, or workgroup memory whose size the launch decides.
fn bound<'c>(body: &mut Body<'c, '_>, kernel: Op<'c>, index: usize, ty: CType) -> Option<String> {
    let attribute = match ty {
        CType::Pointer(StorageSpace::Workgroup, _) => "threadgroup",
        CType::Named(ref name) if name == "sampler" => "sampler",
        CType::Named(_) => "texture",
        _ => "buffer",
    };
    let number = index_of(kernel, index)?;
    let name = functions::parameter_name(body, kernel, index);
    let text = format!(
        "{} {name} [[{attribute}({number})]]",
        functions::declared_type(body, kernel, index, &ty)
    );
    body.bind_parameter(kernel, index, Expr::primary(name, ty));
    Some(text)
}

/// The structure of a kernel's scalars, and the parameter of this type.
fn constants<'c>(
    body: &mut Body<'c, '_>,
    kernel: Op<'c>,
    mut members: Vec<Member>,
) -> Option<(Vec<String>, String)> {
    members.sort_by_key(|member| member.offset);
    let number = index_of(kernel, members.first()?.parameter)?;
    let kernel_name = body.module.function(attributes::symbol(kernel)).to_owned();
    let structure = body.fresh_name(&format!("{kernel_name}_constants"));
    let parameter = body.fresh_name("constants");
    let mut lines = vec![format!("struct {structure} {{")];
    let mut end = 0;
    for Member {
        offset,
        parameter: index,
        ty,
    } in members
    {
        let size = ty.stride(body.language.address_bits())?;
        // Without padding, a member is at the next multiple of its size.
        if offset < end || offset % size != 0 {
            kernel.error(format!(
                "has parameter {index} at offset {offset} of the push constants, where a structure cannot have a member; let the compiler choose the offsets"
            ));
            return None;
        }
        if offset - end >= size {
            lines.push(format!("    uchar unused_{end}[{}];", offset - end));
        }
        end = offset + size;
        let name = functions::parameter_name(body, kernel, index);
        lines.push(format!("    {} {name};", body.language.type_name(&ty)));
        let argument = kernel.region(0).first_block()?.argument(index);
        let text = format!("{parameter}.{name}");
        let member = Expr::new(text, Precedence::Postfix, ty, []);
        body.bind(argument, member);
    }
    lines.push("};".to_owned());
    let declared = format!("constant {structure}& {parameter} [[buffer({number})]]");
    Some((lines, declared))
}

/// The parameter of a builtin that the kernel reads.
fn builtin_parameter<'c>(
    body: &mut Body<'c, '_>,
    all: &[Read<'c>],
    builtin: &Builtin,
) -> Option<String> {
    let reads = all.iter().filter(|(_, read)| *read == builtin);
    let reads = reads.filter(|(op, _)| op.result(0).has_uses());
    let reads: Vec<_> = reads.map(|(op, _)| *op).collect();
    if reads.is_empty() {
        return None;
    }
    let ty = builtin.type_name(builtins::is_line(all));
    let given = reads.iter().find_map(|op| op.result(0).name());
    let name = body.fresh_name(match ty {
        "uint" => given.unwrap_or(builtin.name),
        _ => builtin.name,
    });
    for op in reads {
        let text = builtin.component(op.name(), &name, ty);
        let precedence = match text == name {
            true => Precedence::Primary,
            false => Precedence::Postfix,
        };
        let value = Expr::new(text, precedence, crate::targets::c_like::types::UINT, []);
        body.bind(op.result(0), value);
    }
    Some(format!("{ty} {name} [[{}]]", builtin.attribute))
}

/// Stores a component of a position in a variable if the source names it and it has more than one use.
pub fn name_component<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let value = op.result(0);
    if value.name().is_none() || !value.has_uses() || value.has_one_use() {
        return Some(());
    }
    let component = body.operand(value);
    if component.precedence == Precedence::Postfix {
        body.note_line(op);
        body.make_variable(value, &component);
    }
    Some(())
}

/// The attributes of a kernel: its original name, if Metal reserves it, and the number of work-items in a
/// workgroup.
pub fn attributes<'c>(body: &Body<'c, '_>, kernel: Op<'c>) -> Option<Vec<String>> {
    let attribute = kernel.attribute(names::LIR_KERNEL);
    let attribute = attribute.and_then(mir::KernelAttr::from_attribute)?;
    let mut lines = vec![];
    let symbol = attributes::symbol(kernel);
    if body.module.function(symbol) != symbol {
        let name = symbol.replace('\\', "\\\\").replace('"', "\\\"");
        lines.push(format!("[[host_name(\"{name}\")]]"));
    }
    let size = attribute.workgroup_size();
    if !size.is_empty() {
        let items: i64 = size.iter().product();
        lines.push(format!("[[max_total_threads_per_threadgroup({items})]]"));
    }
    if let Some(size) = attribute.subgroup_size().filter(|&size| size != WIDTH) {
        kernel.error(format!(
            "requires subgroups of {size} work-items, a size that Metal cannot request; omit it and use subgroup_size"
        ));
        return None;
    }
    Some(lines)
}
