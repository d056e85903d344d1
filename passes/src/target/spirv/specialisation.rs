//! Specialisation constants: those of the program, and those that are a workgroup's size.
//!
//! A workgroup's size is a composite of three constants that the binary decorates as the
//! builtin `WorkgroupSize`, which every Vulkan takes; upstream's dialect has no decoration of
//! constants, so [`decorate_size`] does that behind the serialiser.

use super::{source::Source, spec_constants::named, types, variables::Variables};
use gir_dialects::{
    ir::{self, AttributeExt as _, Builder, Op, OpView as _, Type, Value},
    lir,
    mir::KernelAttr,
    names,
    upstream::spirv,
};
use rspirv::{
    dr::{Instruction, Module, Operand},
    spirv::{BuiltIn, Decoration, Op as Opcode},
};
use std::collections::HashMap;

/// What workgroup sizes are constants of: ids, and their values where the host says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeConstants {
    ids: [i64; 3],
    /// The extents by default.
    pub default: [i64; 3],
}

impl SizeConstants {
    /// Those of a kernel, if the host sets its size.
    pub fn of(kernel: Op<'_>) -> Option<Self> {
        let ids = kernel.attribute(names::LIR_WORKGROUP_SIZE_IDS)?;
        let attribute = kernel.attribute(names::LIR_KERNEL);
        let attribute = attribute.and_then(KernelAttr::from_attribute)?;
        let ids: Vec<_> = ids.as_dense_i32()?.into_iter().map(i64::from).collect();
        Some(Self {
            ids: ids.try_into().ok()?,
            default: attribute.local_size_hint().try_into().unwrap_or([1; 3]),
        })
    }
}

/// The constants of a module, by their symbols.
#[derive(Default)]
pub struct Constants {
    /// By id.
    symbols: HashMap<i32, String>,
    /// The extents of a workgroup.
    size: Option<[String; 3]>,
}

impl Constants {
    /// What an op of the program's constants becomes.
    pub fn value<'c>(&self, builder: &Builder<'c>, op: Op<'c>) -> Option<Value<'c>> {
        let constant = op.cast::<lir::SpecConstantOp<'c>>()?;
        let symbol = self.symbols.get(&constant.id())?;
        Some(reference(builder, constant.result().ty(), symbol))
    }

    /// An extent of the workgroup, if it is a constant.
    pub fn extent<'c>(&self, builder: &Builder<'c>, axis: usize) -> Option<Value<'c>> {
        let symbol = self.size.as_ref()?.get(axis)?;
        Some(reference(builder, types::int32(builder.context()), symbol))
    }
}

fn reference<'c>(builder: &Builder<'c>, ty: Type<'c>, symbol: &str) -> Value<'c> {
    let reference = spirv::ReferenceOfOp::build(builder, ty, symbol);
    reference.op().result(0)
}

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
    if let Some(size) = source.sizes.constants {
        declare_size(builder, module, size, variables);
    }
}

fn declare_one<'c>(builder: &Builder<'c>, symbol: &str, id: i64, value: ir::Attribute<'c>) {
    let constant = spirv::SpecConstantOp::build(builder, symbol, value).op();
    constant.set_attribute("spec_id", ir::i32_attr(builder.context(), id));
}

fn declare_size<'c>(
    builder: &Builder<'c>,
    module: Op<'c>,
    size: SizeConstants,
    variables: &mut Variables<'c>,
) {
    let context = builder.context();
    let extents = [0, 1, 2].map(|axis| {
        let symbol = variables.fresh(format!("workgroup_size_{}", ["x", "y", "z"][axis]));
        let value = ir::i32_attr(context, size.default[axis]);
        declare_one(builder, &symbol, size.ids[axis], value);
        symbol
    });
    let parts = extents.each_ref().map(|it| ir::symbol_ref(context, it));
    let symbol = variables.fresh("workgroup_size".to_owned());
    let ty = Type::vector(&[3], types::int32(context));
    spirv::SpecConstantCompositeOp::build(builder, ty, &symbol, ir::array(context, &parts));
    module.set_attribute(names::LIR_WORKGROUP_SIZE, ir::string(context, &symbol));
    variables.constants.size = Some(extents);
}

/// Makes the constant of this name the workgroup size of the binary's kernels.
///
/// # Errors
/// When the binary is not as the serialiser writes it.
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

/// The constants that all kernels of a module have for their sizes; a diagnostic where
/// kernels differ, because a module has one builtin for all.
pub fn common_size(source: &Source<'_>) -> Option<SizeConstants> {
    let kernels = source.functions.iter().map(|function| function.op());
    let kernels: Vec<_> = kernels.filter(|op| super::source::is_kernel(*op)).collect();
    let size = kernels
        .iter()
        .find_map(|kernel| SizeConstants::of(*kernel))?;
    for kernel in kernels {
        if SizeConstants::of(kernel) != Some(size) {
            kernel.error(
                "has a workgroup size of its own beside a kernel whose size is specialisation constants, and a SPIR-V module for Vulkan has one set of those; give all kernels the same mir.workgroup_size_ids and local_size_hint, or emit them one by one",
            );
        }
    }
    Some(size)
}
