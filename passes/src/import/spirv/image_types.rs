//! The types of images.

use super::{
    image_shape::Shape,
    image_uses::{ImageUse, image_type},
    shared::Shared,
    types::Ty,
    words::Id,
};
use crate::analysis::images::Image;
use gir_dialects::{
    ir::{self, Signedness, Type, TypeExt},
    mir::{ImageAccess, ImageDim},
};

/// `Dim` of targets that a fragment kernel draws to.
pub const SUBPASS: u32 = 6;

impl<'c> Shared<'_, '_, 'c> {
    /// The type of mir for an image with some accesses.
    ///
    /// # Errors
    /// If mir has none.
    pub fn image(&self, shape: Shape, uses: ImageUse) -> Result<Type<'c>, String> {
        let texel = self.texel(shape.component)?;
        let dim = arrangement(shape)?;
        let image = Image {
            dim,
            texel,
            access: access(shape, dim, texel, uses),
        };
        if image.has_samples() && !image.is_sampled() {
            return Err("has a storage image with samples, which mir lacks; fetch from a sampled one, or write an array".to_owned());
        }
        Ok(image.ty())
    }

    fn texel(&self, component: Id) -> Result<Type<'c>, String> {
        Ok(match *self.types.get(component) {
            Ty::Int { width: 32, signed } => {
                let sign = match signed {
                    true => Signedness::Signed,
                    false => Signedness::Unsigned,
                };
                ir::integer_type(self.context, 32, sign)
            }
            Ty::Float { width: 16 } => Type::float16(self.context),
            // Images of kernels have no type of components.
            Ty::Float { width: 32 } | Ty::Void => Type::float32(self.context),
            _ => return Err("has an image of texels that are not of 32 bits".to_owned()),
        })
    }

    /// The types of the parts of an image or a sampler, or of an array of them, by the accesses to a variable.
    ///
    /// # Errors
    /// If mir has none.
    pub fn resource_parts(&self, variable: Id, ty: Id) -> Result<Vec<Type<'c>>, String> {
        let parts = self.parts(ty)?;
        let Some(Ty::Image(shape)) = image_type(self.types, ty).map(|id| self.types.get(id)) else {
            return Ok(parts);
        };
        // Variables of one binding are one image.
        let place = self.descriptor(variable);
        let used = self.uses.variables.values().flatten().copied();
        let twins = used.filter(|&id| self.descriptor(id) == place);
        let Some(uses) = self.uses.images.of_variables(twins) else {
            return Ok(parts);
        };
        let image = self.image(*shape, uses)?;
        let own = |part| match Image::of(part) {
            Some(_) => image,
            None => part,
        };
        Ok(parts.into_iter().map(own).collect())
    }
}

impl Shared<'_, '_, '_> {
    /// The place of a variable in the host's bindings, and the kind of its descriptor: variables that have both in
    /// common are one resource. One without a binding has a place of its own.
    pub fn descriptor(&self, variable: Id) -> (u32, u32, Kind) {
        let kind = self
            .variable(variable)
            .map_or(Kind::Buffer, |(_, ty)| self.kind(ty));
        match self.binding(variable) {
            (_, u32::MAX) => (u32::MAX, variable, kind),
            (set, binding) => (set, binding, kind),
        }
    }

    fn kind(&self, ty: Id) -> Kind {
        match self.types.get(ty) {
            Ty::Sampler => Kind::Sampler,
            Ty::SampledImage { image } => match self.types.get(*image) {
                Ty::Image(shape) => Kind::Both(Texels::of(*shape)),
                _ => Kind::Buffer,
            },
            Ty::Image(shape) => Kind::Image(Texels::of(*shape)),
            Ty::Array { element, .. } | Ty::RuntimeArray { element } => self.kind(*element),
            _ => Kind::Buffer,
        }
    }
}

/// The part of an image's type that its descriptor depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Texels {
    component: Id,
    dim: u32,
    is_array: bool,
    has_samples: bool,
    is_sampled: bool,
}

impl Texels {
    fn of(shape: Shape) -> Self {
        Self {
            component: shape.component,
            dim: shape.dim,
            is_array: shape.is_array,
            has_samples: shape.has_samples,
            is_sampled: shape.sampled == 1,
        }
    }
}

/// A kind of descriptors. Those of different kinds are different resources, whatever their bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A buffer.
    Buffer,
    /// A sampler.
    Sampler,
    /// An image with a sampler.
    Both(Texels),
    /// An image.
    Image(Texels),
}

fn arrangement(shape: Shape) -> Result<ImageDim, String> {
    Ok(match (shape.dim, shape.is_array, shape.has_samples) {
        (0, false, false) => ImageDim::Dim1,
        (0, true, false) => ImageDim::Dim1Array,
        (1 | SUBPASS, false, false) => ImageDim::Dim2,
        (1, true, false) => ImageDim::Dim2Array,
        (1 | SUBPASS, false, true) => ImageDim::Dim2Samples,
        (1, true, true) => ImageDim::Dim2SamplesArray,
        (2, false, false) => ImageDim::Dim3,
        (3, false, false) => ImageDim::Cube,
        (3, true, false) => ImageDim::CubeArray,
        (5, false, false) => ImageDim::Buffer,
        (4, ..) => {
            return Err("has a rectangle image; use one of 2 dimensions".to_owned());
        }
        (dim, ..) => {
            return Err(format!(
                "has an image of dimension {dim} with layers or samples that no image has"
            ));
        }
    })
}

fn access(shape: Shape, dim: ImageDim, texel: Type<'_>, uses: ImageUse) -> ImageAccess {
    let has_depths =
        texel.as_float() == Some(32) && !matches!(dim, ImageDim::Dim3 | ImageDim::Buffer);
    match (shape.sampled, shape.access) {
        (1, _) if has_depths && (shape.has_depth || uses.is_compared) => ImageAccess::Depth,
        (1, _) | (0, None | Some(0)) => ImageAccess::Sampled,
        (_, Some(1)) => ImageAccess::Write,
        (_, Some(_)) => ImageAccess::ReadWrite,
        _ if uses.is_atomic && texel.as_float() != Some(16) => ImageAccess::Atomic,
        _ => match (uses.is_read, uses.is_written) {
            (true, false) => ImageAccess::Read,
            (false, true) => ImageAccess::Write,
            _ => ImageAccess::ReadWrite,
        },
    }
}
