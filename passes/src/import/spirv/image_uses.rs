//! The accesses of a module to its images, from which the types of mir follow.
//!
//! An image variable is read, written, updated by atomics or compared, by what the program does with it. Where images
//! are parameters of functions, a variable counts as accessed in all the ways of its type.

use super::{
    source::Source,
    types::{Ty, Types},
    words::{Id, Inst},
};
use rspirv::spirv::Op;
use std::collections::HashMap;

/// The accesses to an image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImageUse {
    /// Texels of a storage image are read.
    pub is_read: bool,
    /// Texels are written.
    pub is_written: bool,
    /// Atomics update texels.
    pub is_atomic: bool,
    /// Samples compare depths.
    pub is_compared: bool,
}

impl ImageUse {
    fn of(op: Op) -> Self {
        use Op as O;
        Self {
            is_read: op == O::ImageRead,
            is_written: op == O::ImageWrite,
            is_atomic: op == O::ImageTexelPointer,
            is_compared: matches!(
                op,
                O::ImageSampleDrefImplicitLod
                    | O::ImageSampleDrefExplicitLod
                    | O::ImageSampleProjDrefImplicitLod
                    | O::ImageSampleProjDrefExplicitLod
                    | O::ImageDrefGather
            ),
        }
    }

    fn add(&mut self, other: Self) {
        self.is_read |= other.is_read;
        self.is_written |= other.is_written;
        self.is_atomic |= other.is_atomic;
        self.is_compared |= other.is_compared;
    }
}

/// The accesses to the images of a module.
#[derive(Default)]
pub struct ImageUses {
    of_type: HashMap<Id, ImageUse>,
    of_root: HashMap<Id, ImageUse>,
    /// Whether functions take images as parameters.
    are_passed: bool,
}

impl ImageUses {
    /// Notes an access to an image that comes from a variable.
    pub fn note(&mut self, source: &Source<'_>, types: &Types, inst: &Inst<'_>, root: Option<Id>) {
        let operand = |inst: &Inst<'_>| source.defs.get(inst.words.first()?);
        let first = operand(inst);
        // The type of an image with its sampler may name another one than that of the image.
        let joined = first.filter(|first| first.op == Op::SampledImage);
        let uses = ImageUse::of(inst.op);
        for inst in first.into_iter().chain(joined.and_then(operand)) {
            if let Some(image) = inst.ty.and_then(|ty| image_type(types, ty)) {
                self.of_type.entry(image).or_default().add(uses);
            }
        }
        match root {
            Some(root) => self.of_root.entry(root).or_default().add(uses),
            // Its way is not followed.
            None => self.are_passed = true,
        }
    }

    /// Notes the parameters of a function.
    pub fn pass(&mut self, types: &Types, parameters: &[Inst<'_>]) {
        let mut all = parameters.iter().filter_map(|inst| inst.ty);
        self.are_passed |= all.any(|ty| image_type(types, ty).is_some());
    }

    /// The accesses to images of a type.
    pub fn of(&self, image: Id) -> ImageUse {
        self.of_type.get(&image).copied().unwrap_or_default()
    }

    /// The accesses to some variables that are one image; none where only those to the type are known.
    pub fn of_variables(&self, variables: impl Iterator<Item = Id>) -> Option<ImageUse> {
        let mut all = ImageUse::default();
        for variable in variables {
            all.add(self.of_root.get(&variable).copied().unwrap_or_default());
        }
        (!self.are_passed).then_some(all)
    }
}

/// The image type in a type: itself, with a sampler, in an array or behind a pointer.
pub fn image_type(types: &Types, ty: Id) -> Option<Id> {
    match *types.get(ty) {
        Ty::Image(_) => Some(ty),
        Ty::SampledImage { image } => Some(image),
        // Pointers that have been followed are to images; others may be to themselves.
        Ty::Pointer { pointee, .. } => match *types.get(pointee) {
            Ty::Pointer { .. } => None,
            _ => image_type(types, pointee),
        },
        Ty::Array { element, .. } | Ty::RuntimeArray { element } => image_type(types, element),
        _ => None,
    }
}

/// Whether an instruction accesses the image that its first operand is.
pub fn is_image_access(op: Op) -> bool {
    op >= Op::ImageSampleImplicitLod && op <= Op::ImageWrite
        || op >= Op::ImageQuerySizeLod && op <= Op::ImageQuerySamples
}
