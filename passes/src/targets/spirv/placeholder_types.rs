//! Placeholders for types that the upstream `spirv` dialect lacks.
//!
//! Such a type is a struct with the type's name, whose members are the types that it refers to; in the binary
//! the type replaces the struct.
//!
//! ```mlir
//! !spirv.struct<gir:OpTypeSampler, ()>
//! !spirv.struct<gir:OpTypeSampledImage 2D, (!spirv.struct<gir:OpTypeImage 2D ReadOnly, ()>)>
//! ```
//!
//! Images are placeholders for OpenCL only, where they have an access qualifier and no texel type.

use super::placeholders::PREFIX;
use gir_dialects::{ir::Context, ir::Type, spirv::named_struct};
use rspirv::spirv::{AccessQualifier, Dim, Op as Instruction};

/// A type with a placeholder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placeholder {
    /// `OpTypeSampler`
    Sampler,
    /// `OpTypeImage` of OpenCL.
    Image(Dim, AccessQualifier),
    /// `OpTypeSampledImage` of a read-only image.
    SampledImage(Dim),
}

use Placeholder::{Image, SampledImage, Sampler};

const ALL: [Placeholder; 9] = [
    Sampler,
    Image(Dim::Dim2D, AccessQualifier::ReadOnly),
    Image(Dim::Dim2D, AccessQualifier::WriteOnly),
    Image(Dim::Dim2D, AccessQualifier::ReadWrite),
    Image(Dim::Dim3D, AccessQualifier::ReadOnly),
    Image(Dim::Dim3D, AccessQualifier::WriteOnly),
    Image(Dim::Dim3D, AccessQualifier::ReadWrite),
    SampledImage(Dim::Dim2D),
    SampledImage(Dim::Dim3D),
];

impl Placeholder {
    /// The type in the dialect.
    pub fn ty(self, context: &Context) -> Option<Type<'_>> {
        let members = match self {
            SampledImage(dim) => {
                let image = Image(dim, AccessQualifier::ReadOnly);
                vec![image.ty(context)?]
            }
            Sampler | Image(..) => vec![],
        };
        named_struct(context, &self.name(), &members)
    }

    /// The name of the struct.
    fn name(self) -> String {
        let of = |dim| match dim {
            Dim::Dim3D => "3D",
            _ => "2D",
        };
        match self {
            Sampler => format!("{PREFIX}OpTypeSampler"),
            Image(dim, access) => format!("{PREFIX}OpTypeImage {} {access:?}", of(dim)),
            SampledImage(dim) => format!("{PREFIX}OpTypeSampledImage {}", of(dim)),
        }
    }

    /// The placeholder with this name.
    pub fn named(name: &str) -> Option<Self> {
        let name = Some(name).filter(|name| name.starts_with(PREFIX))?;
        ALL.into_iter()
            .find(|placeholder| placeholder.name() == name)
    }

    /// The words of the type, from those of the struct; `void` is the id of the void type.
    pub fn words(self, structure: &[u32], void: u32) -> Vec<u32> {
        let (opcode, operands) = match self {
            Sampler => (Instruction::TypeSampler, vec![]),
            // No depth, not arrayed, not multisampled, sampling unknown, format unknown.
            Image(dim, access) => (
                Instruction::TypeImage,
                vec![void, dim as u32, 0, 0, 0, 0, 0, access as u32],
            ),
            SampledImage(_) => (
                Instruction::TypeSampledImage,
                structure.get(2..).unwrap_or_default().to_vec(),
            ),
        };
        let id = structure.get(1..2).unwrap_or_default();
        let length = (1 + id.len() + operands.len()) as u32;
        let first = length << 16 | opcode as u32;
        [&[first], id, &operands].concat()
    }
}
