//! Types of the `spirv` dialect and serialisation of `spirv.module`.

use super::{
    ir::{Attribute, Context, Op, Type},
    string, sys,
};
use crate::upstream::spirv::{Dim, ImageFormat, ImageSamplerUseInfo, StorageClass};
use melior::ir::{attribute::AttributeLike as _, r#type::TypeLike};

/// A pointer to `pointee` in a storage class.
pub fn pointer(pointee: Type<'_>, class: StorageClass) -> Type<'_> {
    unsafe { Type::from_raw(sys::girSpirvPointerTypeGet(pointee.to_raw(), class as u32)) }
}

/// Pointee and storage class, if it is a SPIR-V pointer.
pub fn as_pointer(ty: Type<'_>) -> Option<(Type<'_>, StorageClass)> {
    let raw = ty.to_raw();
    unsafe {
        if !sys::girSpirvTypeIsAPointer(raw) {
            return None;
        }
        let class = i64::from(sys::girSpirvPointerTypeGetStorageClass(raw));
        let pointee = Type::from_raw(sys::girSpirvPointerTypeGetPointee(raw));
        Some((pointee, StorageClass::from_i64(class)?))
    }
}

/// An array without explicit layout.
pub fn array(element: Type<'_>, count: u32) -> Type<'_> {
    unsafe { Type::from_raw(sys::girSpirvArrayTypeGet(element.to_raw(), count, 0)) }
}

/// An array whose elements start every `stride` bytes.
pub fn strided_array(element: Type<'_>, count: u32, stride: u32) -> Type<'_> {
    unsafe { Type::from_raw(sys::girSpirvArrayTypeGet(element.to_raw(), count, stride)) }
}

/// An array of unknown size; `stride` in bytes.
pub fn runtime_array(element: Type<'_>, stride: u32) -> Type<'_> {
    unsafe { Type::from_raw(sys::girSpirvRuntimeArrayTypeGet(element.to_raw(), stride)) }
}

/// A struct decorated as `Block`: at least one member, each with its offset in bytes.
pub fn block<'c>(members: &[(Type<'c>, u32)]) -> Type<'c> {
    assert!(!members.is_empty());
    let types: Vec<_> = members.iter().map(|(ty, _)| ty.to_raw()).collect();
    let offsets: Vec<_> = members.iter().map(|&(_, offset)| offset).collect();
    unsafe {
        Type::from_raw(sys::girSpirvBlockTypeGet(
            types.len() as isize,
            types.as_ptr(),
            offsets.as_ptr(),
        ))
    }
}

/// A named struct without layout; `None` if there is another one with this name.
pub fn named_struct<'c>(
    context: &'c Context,
    name: &str,
    members: &[Type<'c>],
) -> Option<Type<'c>> {
    let types: Vec<_> = members.iter().map(|ty| ty.to_raw()).collect();
    unsafe {
        Type::from_option_raw(sys::girSpirvNamedStructTypeGet(
            context.to_raw(),
            string::to_raw(name),
            types.len() as isize,
            types.as_ptr(),
        ))
    }
}

/// The parameters of an image type beside its component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageShape {
    /// Its dimensions.
    pub dim: Dim,
    /// Whether it has depths to compare with.
    pub has_depth: bool,
    /// Whether it is an array.
    pub is_array: bool,
    /// Whether its texels have samples.
    pub has_samples: bool,
    /// Whether it is sampled.
    pub sampler_use: ImageSamplerUseInfo,
    /// The format of its texels.
    pub format: ImageFormat,
}

/// An image with texels of type `sampled`.
pub fn image(sampled: Type<'_>, shape: ImageShape) -> Type<'_> {
    let shape = sys::GirSpirvImageShape {
        dim: shape.dim as u32,
        depth: u32::from(shape.has_depth),
        arrayed: u32::from(shape.is_array),
        samples: u32::from(shape.has_samples),
        samplerUse: shape.sampler_use as u32,
        format: shape.format as u32,
    };
    unsafe { Type::from_raw(sys::girSpirvImageTypeGet(sampled.to_raw(), shape)) }
}

/// The parameters of an image type; none if it is no image.
pub fn image_shape(ty: Type<'_>) -> Option<ImageShape> {
    let mut raw = sys::GirSpirvImageShape {
        dim: 0,
        depth: 0,
        arrayed: 0,
        samples: 0,
        samplerUse: 0,
        format: 0,
    };
    let is_image = unsafe { sys::girSpirvImageTypeGetShape(ty.to_raw(), &raw mut raw) };
    let shape = ImageShape {
        dim: Dim::from_i64(raw.dim.into())?,
        has_depth: raw.depth == 1,
        is_array: raw.arrayed == 1,
        has_samples: raw.samples == 1,
        sampler_use: ImageSamplerUseInfo::from_i64(raw.samplerUse.into())?,
        format: ImageFormat::from_i64(raw.format.into())?,
    };
    is_image.then_some(shape)
}

/// The type of a component of an image's texels.
pub fn image_component(ty: Type<'_>) -> Option<Type<'_>> {
    unsafe { Type::from_option_raw(sys::girSpirvImageTypeGetComponent(ty.to_raw())) }
}

/// The stride in bytes of an array with a layout.
pub fn stride(ty: Type<'_>) -> Option<u32> {
    let stride = unsafe { sys::girSpirvTypeGetStride(ty.to_raw()) };
    (stride > 0).then_some(stride)
}

/// The combination of an image and a sampler.
pub fn sampled_image(image: Type<'_>) -> Type<'_> {
    unsafe { Type::from_raw(sys::girSpirvSampledImageTypeGet(image.to_raw())) }
}

/// The component types of a composite: the members of a struct, the element type of an array or a
/// vector; none for other types.
pub fn components(ty: Type<'_>) -> impl Iterator<Item = Type<'_>> {
    (0..).map_while(move |index| unsafe {
        Type::from_option_raw(sys::girSpirvTypeGetComponent(ty.to_raw(), index))
    })
}

/// The contents of a `#spirv.entry_point_abi`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryPointAbi {
    /// The number of work-items of a workgroup along each axis; empty if unspecified.
    pub workgroup_size: Vec<i32>,
    /// The number of work-items of a subgroup.
    pub subgroup_size: Option<i32>,
    /// The width of the floats whose modes are set.
    pub target_width: Option<i32>,
}

impl EntryPointAbi {
    /// Reads an attribute, if it is one.
    pub fn of(attribute: Attribute<'_>) -> Option<Self> {
        let mut raw = sys::GirSpirvEntryPointAbi {
            nExtents: 0,
            extents: [0; 3],
            subgroupSize: 0,
            targetWidth: 0,
        };
        let is_one = unsafe { sys::girSpirvEntryPointAbiGet(attribute.to_raw(), &raw mut raw) };
        let stated = |number: i32| Some(number).filter(|&number| number != 0);
        is_one.then(|| Self {
            workgroup_size: raw
                .extents
                .iter()
                .copied()
                .take(raw.nExtents as usize)
                .collect(),
            subgroup_size: stated(raw.subgroupSize),
            target_width: stated(raw.targetWidth),
        })
    }
}

/// Whether a binary contains source lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugInfo {
    /// No source lines.
    Omitted,
    /// `OpLine` before the instructions of operations whose location is a place in a file.
    Lines,
}

/// Verifies a `spirv.module` in linear time; false after a diagnostic. The symbols that it names are not looked up.
pub fn verify(module: Op<'_>) -> bool {
    let is_right = unsafe { sys::girSpirvVerify(module.to_raw()) };
    if !is_right {
        super::panic::note_error();
    }
    is_right
}

/// Serialises a `spirv.module` to a SPIR-V binary (little-endian words); `None` after a diagnostic.
pub fn serialize(module: Op<'_>, debug_info: DebugInfo) -> Option<Vec<u8>> {
    let mut bytes: Vec<u8> = Vec::new();
    let data = std::ptr::from_mut(&mut bytes).cast();
    let lines = debug_info == DebugInfo::Lines;
    let ok = unsafe { sys::girSpirvSerialize(module.to_raw(), lines, Some(string::append), data) };
    if !ok {
        super::panic::note_error();
    }
    ok.then_some(bytes)
}
