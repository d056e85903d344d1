//! The types of images: their arrangement, their texels, their access.

use gir_dialects::{
    ir::{self, Block, Op, OpView as _, Type, TypeExt},
    mir::{Image2DType, Image3DType, ImageAccess, ImageDim, ImageType},
    names,
    upstream::func,
};

/// The functions of a module that may write to images: the parameters of a kernel say so of it, those of all
/// functions of another one.
pub fn writers(module: Op<'_>) -> Vec<Op<'_>> {
    let all = module.region(0).blocks().flat_map(Block::ops);
    let all = all.filter_map(|op| op.cast::<func::FuncOp<'_>>());
    let all: Vec<_> = all.map(|one| (one.op(), writes_images(one))).collect();
    let any_writes = all.iter().any(|(_, writes)| *writes);
    let is_kernel = |function: Op<'_>| function.attribute(names::LIR_KERNEL).is_some();
    let writers = all
        .into_iter()
        .filter(|&(function, writes)| writes || any_writes && !is_kernel(function));
    writers.map(|(function, _)| function).collect()
}

/// Marks [`writers`] for [`may_be_written`].
pub fn mark_writers(writers: &[Op<'_>]) {
    for function in writers {
        function.set_attribute(names::LIR_WRITES_IMAGES, ir::flag(function.context()));
    }
}

/// Removes the mark of [`mark_writers`] from a function.
pub fn unmark_writer(function: Op<'_>) {
    function.remove_attribute(names::LIR_WRITES_IMAGES);
}

/// Whether the function around an operation is marked by [`mark_writers`].
pub fn may_be_written(op: Op<'_>) -> bool {
    let mut around = std::iter::successors(Some(op), |op| op.parent());
    around.any(|op| op.attribute(names::LIR_WRITES_IMAGES).is_some())
}

fn writes_images(function: func::FuncOp<'_>) -> bool {
    let (inputs, _) = function.function_type().as_function().unwrap_or_default();
    let access = |ty| Image::of(ty).map(|image| image.access);
    inputs.into_iter().filter_map(access).any(|access| {
        matches!(
            access,
            ImageAccess::Write | ImageAccess::ReadWrite | ImageAccess::Atomic
        )
    })
}

/// The parameters of an image type.
#[derive(Clone, Copy)]
pub struct Image<'c> {
    /// The arrangement of its texels.
    pub dim: ImageDim,
    /// The type of a component of a texel, with its sign.
    pub texel: Type<'c>,
    /// The way that kernels access it.
    pub access: ImageAccess,
}

impl<'c> Image<'c> {
    /// Those of a type; none of one that is no image.
    pub fn of(ty: Type<'c>) -> Option<Self> {
        let (dim, texel, access) = if let Some(image) = Image2DType::from_type(ty) {
            (ImageDim::Dim2, image.texel(), image.access())
        } else if let Some(image) = Image3DType::from_type(ty) {
            (ImageDim::Dim3, image.texel(), image.access())
        } else {
            let image = ImageType::from_type(ty)?;
            (image.dim(), image.texel(), image.access())
        };
        Some(Self { dim, texel, access })
    }

    /// The type with these parameters.
    pub fn ty(self) -> Type<'c> {
        let Self { dim, texel, access } = self;
        let context = texel.ctx();
        match dim {
            ImageDim::Dim2 => Image2DType::get(context, texel, access),
            ImageDim::Dim3 => Image3DType::get(context, texel, access),
            _ => ImageType::get(context, dim, texel, access),
        }
    }

    /// Whether it has layers, or is several cubes.
    pub fn is_array(self) -> bool {
        matches!(
            self.dim,
            ImageDim::Dim1Array
                | ImageDim::Dim2Array
                | ImageDim::Dim2SamplesArray
                | ImageDim::CubeArray
        )
    }

    /// Whether it is a cube, or several.
    pub fn is_cube(self) -> bool {
        matches!(self.dim, ImageDim::Cube | ImageDim::CubeArray)
    }

    /// Whether its texels have samples.
    pub fn has_samples(self) -> bool {
        matches!(self.dim, ImageDim::Dim2Samples | ImageDim::Dim2SamplesArray)
    }

    /// Whether kernels fetch its texels or sample it.
    pub fn is_sampled(self) -> bool {
        matches!(self.access, ImageAccess::Sampled | ImageAccess::Depth)
    }

    /// Whether it has depths, of which a texel is one.
    pub fn has_depth(self) -> bool {
        self.access == ImageAccess::Depth
    }

    /// Whether it may have more than one level.
    pub fn has_levels(self) -> bool {
        self.is_sampled() && !self.has_samples() && self.dim != ImageDim::Buffer
    }

    /// The coordinates of a place in a layer; those of a direction, in a cube.
    pub fn directions(self) -> u32 {
        match self.dim {
            ImageDim::Dim1 | ImageDim::Dim1Array | ImageDim::Buffer => 1,
            ImageDim::Dim3 | ImageDim::Cube | ImageDim::CubeArray => 3,
            _ => 2,
        }
    }

    /// The coordinates of a sample.
    pub fn sample_coordinates(self) -> u32 {
        self.directions() + u32::from(self.is_array())
    }

    /// The coordinates of a texel, of which one is a face in a cube.
    pub fn texel_coordinates(self) -> u32 {
        match self.is_cube() {
            true => 3,
            false => self.sample_coordinates(),
        }
    }

    /// The extents, with the layers.
    pub fn extents(self) -> u32 {
        let own = if self.is_cube() { 2 } else { self.directions() };
        own + u32::from(self.is_array())
    }
}
