//! The parameters of a kernel, according to their attributes.

use super::{
    collect::{space, unsigned},
    schema::{
        Access, Io, Layout, Major, MatrixLayout, Member, Parameter, ParameterKind, Resource,
        ResourceType,
    },
    spelling,
};
use crate::analysis::{
    buffer_layout::{self, Elements},
    handles,
    images::Image,
    layout,
};
use gir_dialects::{
    ir::{Attribute, AttributeExt, Type, TypeExt},
    lir,
    mir::{self, ImageAccess, ImageDim, PtrType, ResourceAttr, StorageSpace},
    names,
    upstream::func,
};

/// A parameter.
pub struct Argument<'c> {
    index: usize,
    /// Its type.
    pub ty: Type<'c>,
    /// Its offset in the block of push constants.
    pub place: Option<lir::PushConstantAttr<'c>>,
    /// Its type, or that of its elements, with the sign.
    element: Option<Type<'c>>,
    name: Option<&'c str>,
    resource: Option<ResourceAttr<'c>>,
    /// The layout of a buffer that is not a pointer.
    layout: Option<lir::LayoutAttr<'c>>,
    spec_id: Option<i64>,
    io: Option<mir::IoAttr<'c>>,
    member: Option<mir::MemberAttr<'c>>,
}

/// The parameters of a kernel.
pub fn of<'c>(kernel: func::FuncOp<'c>) -> Vec<Argument<'c>> {
    let types = kernel.function_type().as_function();
    let types = types.map_or(vec![], |(inputs, _)| inputs);
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_default();
    let indexed = types.into_iter().enumerate();
    indexed
        .map(|(index, ty)| Argument::new(index, ty, given.get(index).copied()))
        .collect()
}

impl<'c> Argument<'c> {
    fn new(index: usize, ty: Type<'c>, given: Option<Attribute<'c>>) -> Self {
        let entry = |name| given.and_then(|given| given.entry(name));
        let resource = entry(names::LIR_RESOURCE).and_then(ResourceAttr::from_attribute);
        Self {
            index,
            ty,
            place: entry(names::LIR_PUSH_CONSTANT).and_then(lir::PushConstantAttr::from_attribute),
            element: entry(names::LIR_TYPE)
                .and_then(AttributeExt::as_type)
                .or_else(|| element(ty)),
            name: entry(names::LIR_NAME).and_then(AttributeExt::as_str),
            resource,
            layout: entry(names::LIR_LAYOUT)
                .or_else(|| layout_by_rules(ty, resource?))
                .and_then(lir::LayoutAttr::from_attribute),
            spec_id: entry(names::LIR_SPEC_ID).and_then(AttributeExt::as_int),
            io: entry(names::LIR_IO).and_then(mir::IoAttr::from_attribute),
            member: entry(names::LIR_MEMBER).and_then(mir::MemberAttr::from_attribute),
        }
    }

    fn kind(&self) -> ParameterKind {
        let space = PtrType::from_type(self.ty).map(PtrType::space);
        if self.io.is_some() {
            ParameterKind::Input
        } else if space == Some(StorageSpace::Workgroup) {
            ParameterKind::Shared
        } else if self.resource.is_some() || space.is_some() {
            ParameterKind::Resource
        } else {
            ParameterKind::Value
        }
    }

    fn type_name(&self) -> Option<String> {
        self.element.and_then(spelling::of)
    }

    fn name(&self) -> Option<String> {
        self.name.map(str::to_owned)
    }

    /// The parameter in the output format.
    pub fn parameter(&self) -> Parameter {
        Parameter {
            name: self.name(),
            kind: self.kind(),
            ty: self.type_name(),
            offset: self.place.map(|place| unsigned(place.offset())),
            size: self.place.map(|place| unsigned(place.size())),
            set: self.resource.map(|resource| resource.set() as u32),
            binding: self.resource.map(|resource| resource.binding() as u32),
            spec_id: self.spec_id.map(|id| id as u32),
            index: None,
            member: self.member.map(|member| Member {
                of: member.of().to_owned(),
                offset: unsigned(member.offset()),
                size: unsigned(member.size()),
                align: unsigned(member.align()),
            }),
        }
    }

    /// The resource that the host binds for it, if any.
    pub fn resource(&self) -> Option<Resource> {
        let resource = self.resource?;
        let kind = resource_type(self.ty);
        let element = self.element.filter(|_| kind == ResourceType::Buffer);
        let name = resource.name().map(str::to_owned);
        Some(Resource {
            set: resource.set() as u32,
            binding: resource.binding() as u32,
            space: space(resource.kind()),
            kind,
            size: None,
            stride: element.and_then(|element| self.stride(element)),
            name: name.or_else(|| self.name()),
            layout: resource.layout().map(|rules| match rules {
                mir::Layout::Std140 => Layout::Std140,
                mir::Layout::Std430 => Layout::Std430,
                mir::Layout::Metal => Layout::Metal,
            }),
            element: element.or_else(|| texel(self.ty)).and_then(spelling::of),
            access: handles::image_access(self.ty)
                .map(|access| match access {
                    ImageAccess::Sampled => Access::Sampled,
                    ImageAccess::Read => Access::Read,
                    ImageAccess::Write => Access::Write,
                    ImageAccess::ReadWrite => Access::ReadWrite,
                    ImageAccess::Depth => Access::Depth,
                    ImageAccess::Atomic => Access::Atomic,
                })
                .or_else(|| constant_access(self.ty)),
            matrix: element.and_then(|element| self.matrix(element)),
            fixed_address: None,
            parameter: Some(self.index as u32),
            index: None,
            argument_id: None,
        })
    }

    /// The stride between elements of a buffer in bytes.
    fn stride(&self, element: Type<'c>) -> Option<u64> {
        let stated = self.layout.map(lir::LayoutAttr::stride);
        let behind_pointer = || self.is_pointer().then(|| layout::size(element));
        stated.or_else(behind_pointer).map(unsigned)
    }

    /// The layout of an element in a buffer, if it is a matrix.
    fn matrix(&self, element: Type<'c>) -> Option<MatrixLayout> {
        let Some(layout) = self.layout else {
            return matrix_behind_pointer(element).filter(|_| self.is_pointer());
        };
        Some(MatrixLayout {
            major: match layout.major()? {
                lir::Major::Row => Major::Row,
                lir::Major::Column => Major::Column,
            },
            stride: unsigned(layout.matrix_stride()?),
        })
    }

    fn is_pointer(&self) -> bool {
        PtrType::from_type(self.ty).is_some()
    }

    /// The input of the stage that it is, if any.
    pub fn input(&self) -> Option<Io> {
        let io = self.io?;
        Some(Io {
            location: io.location().map(|location| location as u32),
            builtin: io.builtin().map(|builtin| builtin.keyword().to_owned()),
            ty: self.type_name(),
            name: self.name(),
            interpolation: io
                .interpolation()
                .map(|interpolation| interpolation.keyword().to_owned()),
        })
    }
}

/// The layout of a buffer that states only its rules.
fn layout_by_rules<'c>(ty: Type<'c>, resource: ResourceAttr<'c>) -> Option<Attribute<'c>> {
    let default = || buffer_layout::default_rules(resource.kind());
    let rules = resource.layout().unwrap_or_else(default);
    let elements = Elements::new(rules, handles::element(ty)?)?;
    Some(elements.attribute(ty.ctx()))
}

/// The layout of a type in memory behind a pointer, if it is a matrix.
pub fn matrix_behind_pointer(ty: Type<'_>) -> Option<MatrixLayout> {
    let matrix = mir::MatrixType::from_type(ty)?;
    Some(MatrixLayout {
        major: Major::Row,
        stride: unsigned(layout::row_size(matrix)),
    })
}

/// The type of a component of an image's texels.
fn texel(ty: Type<'_>) -> Option<Type<'_>> {
    Image::of(ty).map(|image| image.texel)
}

fn resource_type(ty: Type<'_>) -> ResourceType {
    if let Some(image) = Image::of(ty) {
        image_kind(image.dim)
    } else if mir::SamplerType::from_type(ty).is_some() {
        ResourceType::Sampler
    } else if mir::AccelerationStructureType::from_type(ty).is_some() {
        ResourceType::AccelerationStructure
    } else {
        ResourceType::Buffer
    }
}

fn image_kind(dim: ImageDim) -> ResourceType {
    match dim {
        ImageDim::Dim1 => ResourceType::Image1d,
        ImageDim::Dim1Array => ResourceType::Image1dArray,
        ImageDim::Dim2 => ResourceType::Image2d,
        ImageDim::Dim2Array => ResourceType::Image2dArray,
        ImageDim::Dim2Samples => ResourceType::Image2dSamples,
        ImageDim::Dim2SamplesArray => ResourceType::Image2dSamplesArray,
        ImageDim::Dim3 => ResourceType::Image3d,
        ImageDim::Cube => ResourceType::ImageCube,
        ImageDim::CubeArray => ResourceType::ImageCubeArray,
        ImageDim::Buffer => ResourceType::ImageBuffer,
    }
}

/// The access to memory that the source declares as constant.
pub fn constant_access(pointer: Type<'_>) -> Option<Access> {
    let space = PtrType::from_type(pointer).map(PtrType::space);
    (space == Some(StorageSpace::Constant)).then_some(Access::Read)
}

/// The element type of a parameter without a type attribute; the type itself for a number.
fn element(ty: Type<'_>) -> Option<Type<'_>> {
    let of_pointer = PtrType::from_type(ty).map(PtrType::pointee);
    let of_storage = || mir::StorageBufferType::from_type(ty).map(|buffer| buffer.element());
    let of_uniform = || mir::UniformBufferType::from_type(ty).map(|buffer| buffer.element());
    of_pointer
        .or_else(of_storage)
        .or_else(of_uniform)
        .or_else(|| (resource_type(ty) == ResourceType::Buffer).then_some(ty))
}
