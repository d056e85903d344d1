//! Specialisation constants: those of the program, and those of workgroup sizes.
//!
//! If all kernels of a module have the same constants for their size, the size is a composite of three
//! constants that the binary decorates as the builtin `WorkgroupSize`, which every Vulkan accepts. It applies
//! to all kernels. If they differ, each kernel has its own by the execution mode `LocalSizeId`, available from
//! Vulkan 1.3 on. Upstream's dialect has neither, so [`decorate_size`] and [`set_local_sizes`] complete the
//! binary after the serialiser.

use super::{
    constants::SizeConstants, source::Source, spec_constants::named, types, variables::Variables,
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt as _, Builder, Op, OpView as _, Type},
    lir, names,
    upstream::spirv,
};
use rspirv::{
    dr::{Instruction, Module, Operand},
    spirv::{BuiltIn, Decoration, ExecutionMode, Op as Opcode},
};

/// Declares the constants of a module.
pub fn declare<'c>(
    builder: &Builder<'c>,
    module: Op<'c>,
    source: &Source<'c>,
    variables: &mut Variables<'c>,
) {
    for uses in source
        .functions
        .iter()
        .map(|it| &source.uses[it.sym_name()])
    {
        let constants = uses.answered.iter().filter_map(|op| op.cast());
        for constant in constants.collect::<Vec<lir::SpecConstantOp<'c>>>() {
            if !variables.constants.symbols.contains_key(&constant.id()) {
                let symbol = variables.fresh(constant.name().to_owned());
                let builder = builder.with_location(constant.op().location());
                let id = i64::from(constant.id());
                declare_one(&builder, &symbol, id, constant.value());
                variables.constants.symbols.insert(constant.id(), symbol);
            }
        }
    }
    declare_sizes(builder, module, source, variables);
}

fn declare_one<'c>(builder: &Builder<'c>, symbol: &str, id: i64, value: ir::Attribute<'c>) {
    let constant = spirv::SpecConstantOp::build(builder, symbol, value).op();
    constant.set_attribute("spec_id", ir::i32_attr(builder.context(), id));
}

/// Declares the constants of workgroup sizes, and records the kernels that have them.
fn declare_sizes<'c>(
    builder: &Builder<'c>,
    module: Op<'c>,
    source: &Source<'c>,
    variables: &mut Variables<'c>,
) {
    let context = builder.context();
    let sizes = source.functions.iter().filter_map(|kernel| {
        let size = source.sizes.kernels.get(kernel.sym_name())?;
        Some((kernel.sym_name(), size.constants()?))
    });
    let sizes: Vec<_> = sizes.collect();
    for &(_, size) in &sizes {
        declare_extents(builder, size, variables);
    }
    let symbols = |size, variables: &Variables<'c>| {
        let symbols = variables.constants.size_symbols(size)?.into_iter();
        let symbols: Vec<_> = symbols.map(|it| ir::symbol_ref(context, it)).collect();
        Some(ir::array(context, &symbols))
    };
    if let Some(size) = source.sizes.common {
        let symbol = variables.fresh("workgroup_size".to_owned());
        let ty = Type::vector(&[3], types::int32(context));
        if let Some(parts) = symbols(size, variables) {
            spirv::SpecConstantCompositeOp::build(builder, ty, &symbol, parts);
            module.set_attribute(names::LIR_WORKGROUP_SIZE, ir::string(context, &symbol));
        }
    } else if !sizes.is_empty() {
        let entries = sizes.iter();
        let entries =
            entries.filter_map(|&(kernel, size)| Some((kernel, symbols(size, variables)?)));
        let entries: Vec<_> = entries.collect();
        module.set_attribute(names::LIR_LOCAL_SIZE_IDS, ir::dictionary(context, &entries));
    }
}

fn declare_extents<'c>(builder: &Builder<'c>, size: SizeConstants, variables: &mut Variables<'c>) {
    for (axis, id) in size.ids.into_iter().enumerate() {
        if !variables.constants.extents.contains_key(&id) {
            let symbol = variables.fresh(format!("workgroup_size_{}", ["x", "y", "z"][axis]));
            let value = ir::i32_attr(builder.context(), size.default[axis]);
            declare_one(builder, &symbol, id, value);
            variables.constants.extents.insert(id, symbol);
        }
    }
}

/// Decorates the constant of this name as the workgroup size of the binary's kernels.
///
/// # Errors
/// If the binary differs from the serialiser's form.
pub fn decorate_size(module: &mut Module, name: &str) -> Result<(), String> {
    let id = named(module, name).ok_or_else(|| format!("the binary has no constant '{name}'"))?;
    let operands = vec![
        Operand::IdRef(id),
        Operand::Decoration(Decoration::BuiltIn),
        Operand::BuiltIn(BuiltIn::WorkgroupSize),
    ];
    let decorate = Instruction::new(Opcode::Decorate, None, None, operands);
    module.annotations.push(decorate);
    Ok(())
}

/// Sets the workgroup sizes of kernels to constants; `sizes` is a dictionary from kernel names to symbols.
///
/// # Errors
/// If the binary differs from the serialiser's form.
pub fn set_local_sizes(module: &mut Module, sizes: Attribute<'_>) -> Result<(), String> {
    for (kernel, symbols) in sizes.entries().unwrap_or_default() {
        let done = set_local_size(module, kernel, symbols);
        done.ok_or_else(|| format!("the binary has no size of kernel '{kernel}'"))?;
    }
    Ok(())
}

fn set_local_size(module: &mut Module, kernel: &str, symbols: Attribute<'_>) -> Option<()> {
    let symbols = symbols.as_array()?.into_iter();
    let extents = symbols.map(|symbol| named(module, symbol.as_symbol()?));
    let extents: Vec<u32> = extents.collect::<Option<_>>()?;
    let function = module.entry_points.iter().find_map(|entry| {
        let is_it = matches!(&entry.operands[..], [_, _, Operand::LiteralString(name), ..] if name == kernel);
        is_it.then(|| entry.operands[1].clone())
    })?;
    let is_size = |mode: &&mut Instruction| {
        mode.operands.first() == Some(&function)
            && mode.operands.get(1) == Some(&Operand::ExecutionMode(ExecutionMode::LocalSize))
    };
    let mode = module.execution_modes.iter_mut().find(is_size)?;
    let mut operands = vec![
        function.clone(),
        Operand::ExecutionMode(ExecutionMode::LocalSizeId),
    ];
    operands.extend(extents.into_iter().map(Operand::IdRef));
    *mode = Instruction::new(Opcode::ExecutionModeId, None, None, operands);
    Some(())
}
