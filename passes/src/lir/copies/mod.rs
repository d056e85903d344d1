//! Copies between the memory of buffers and that of a workgroup, which `lir.dsp_dma` states on a kernel.

pub mod lir_expand_copies;

use gir_dialects::{
    ir::{Attribute, AttributeExt as _, Block, Op, OpView as _, Type, TypeExt as _},
    lir,
    mir::{DspDmaAttr, PtrType, StorageSpace},
    names,
    upstream::func::FuncOp,
};

/// The copies of a kernel, in order.
pub fn of(kernel: Op<'_>) -> Vec<DspDmaAttr<'_>> {
    let Some(annotation) = kernel.attribute(names::LIR_DSP_DMA) else {
        return vec![];
    };
    let copies = annotation.as_array().unwrap_or_else(|| vec![annotation]);
    let copies = copies.into_iter();
    copies.filter_map(DspDmaAttr::from_attribute).collect()
}

/// Whether a copy of a kernel in a module names a global.
pub fn name(module: Op<'_>, global: &str) -> bool {
    let mut ops = module.region(0).blocks().flat_map(Block::ops);
    ops.any(|kernel| {
        of(kernel).into_iter().any(|copy| {
            let places = [copy.source(), copy.dest()];
            places.iter().any(|place| place.as_symbol() == Some(global))
        })
    })
}

/// The source or the destination of a copy.
#[derive(Clone, Copy, Debug)]
pub enum Place<'c> {
    /// A parameter of the kernel, by its number.
    Parameter(usize, Type<'c>),
    /// A global.
    Global(&'c str, Type<'c>),
}

impl<'c> Place<'c> {
    /// The place that a copy of a kernel names.
    pub fn of(kernel: FuncOp<'c>, place: Attribute<'c>) -> Option<Self> {
        if let Some(symbol) = place.as_symbol() {
            let module = kernel.op().parent()?;
            let mut all = module.region(0).first_block()?.ops();
            return all.find_map(|op| {
                let global = op.cast::<lir::GlobalOp<'c>>()?;
                (global.sym_name() == symbol).then(|| Self::Global(symbol, global.type_()))
            });
        }
        let (inputs, _) = kernel.function_type().as_function()?;
        let name = place.as_str()?;
        let described = kernel.op().attribute(FuncOp::ARG_ATTRS_ATTR)?.as_array()?;
        inputs.into_iter().enumerate().find_map(|(index, ty)| {
            let described = described.get(index)?.entry(names::LIR_NAME)?;
            (described.as_str()? == name).then_some(Self::Parameter(index, ty))
        })
    }

    /// The type of its pointer.
    pub fn ty(self) -> Type<'c> {
        match self {
            Self::Parameter(_, ty) | Self::Global(_, ty) => ty,
        }
    }

    /// Whether it is memory of a workgroup.
    pub fn is_shared(self) -> bool {
        PtrType::from_type(self.ty()).map(PtrType::space) == Some(StorageSpace::Workgroup)
    }
}
