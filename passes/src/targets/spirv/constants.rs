//! The specialisation constants of a module: their symbols, and those of workgroup sizes.

use super::types;
use gir_dialects::{
    ir::{AttributeExt as _, Builder, Op, OpView as _, Type, Value},
    lir,
    mir::KernelAttr,
    names,
    upstream::spirv,
};
use std::collections::HashMap;

/// The specialisation constants of a workgroup size: their ids and default values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SizeConstants {
    /// The ids of the extents.
    pub ids: [i64; 3],
    /// The default extents.
    pub default: [i64; 3],
}

/// The workgroup size of a kernel when neither the source nor the host states one: every device supports it.
const DEFAULT_SIZE: [i64; 3] = [64, 1, 1];

impl SizeConstants {
    /// The constants of a kernel, if the host sets its size.
    pub fn of(kernel: Op<'_>) -> Option<Self> {
        let ids = kernel.attribute(names::LIR_WORKGROUP_SIZE_IDS)?;
        let attribute = kernel.attribute(names::LIR_KERNEL);
        let attribute = attribute.and_then(KernelAttr::from_attribute)?;
        let ids: Vec<_> = ids.as_dense_i32()?.into_iter().map(i64::from).collect();
        Some(Self {
            ids: ids.try_into().ok()?,
            default: attribute
                .local_size_hint()
                .try_into()
                .unwrap_or(DEFAULT_SIZE),
        })
    }
}

/// The constants of a module, by their symbols.
#[derive(Default)]
pub struct Constants {
    /// By id.
    pub symbols: HashMap<i32, String>,
    /// The extents of workgroups, by their ids.
    pub extents: HashMap<i64, String>,
}

impl Constants {
    /// The value of an op that reads a constant of the program.
    pub fn value<'c>(&self, builder: &Builder<'c>, op: Op<'c>) -> Option<Value<'c>> {
        let constant = op.cast::<lir::SpecConstantOp<'c>>()?;
        let symbol = self.symbols.get(&constant.id())?;
        Some(reference(builder, constant.result().ty(), symbol))
    }

    /// An extent of a workgroup whose size is given by constants.
    pub fn extent<'c>(
        &self,
        builder: &Builder<'c>,
        size: SizeConstants,
        axis: usize,
    ) -> Option<Value<'c>> {
        let symbol = self.extents.get(&size.ids[axis])?;
        Some(reference(builder, types::int32(builder.context()), symbol))
    }

    /// The symbols of the extents.
    pub fn size_symbols(&self, size: SizeConstants) -> Option<Vec<&str>> {
        let symbols = size.ids.iter().map(|id| self.extents.get(id));
        symbols.map(|symbol| symbol.map(String::as_str)).collect()
    }
}

fn reference<'c>(builder: &Builder<'c>, ty: Type<'c>, symbol: &str) -> Value<'c> {
    let reference = spirv::ReferenceOfOp::build(builder, ty, symbol);
    reference.op().result(0)
}
