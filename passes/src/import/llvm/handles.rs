//! Images and samplers: the types of parameters, and samplers that the source makes.
//!
//! LLVM IR says the dimensions of an image and whether it is read or written, and not which texels it has: the
//! functions that access it do. Every access of an image is in the kernel that takes it, as functions that take one
//! are inlined. An image of one dimension is one of two, of height one.
//!
//! A sampler that the source makes, by a constant, takes the nearest texel in arithmetic, where that is exact for all
//! images. Another one, which filters or has a border, is a parameter behind the kernel's own, for the host to bind.

use super::builtins::Name;
use gir_dialects::{
    ir::{self, AttributeExt as _, Context, Op, OpView as _, Signedness, Type, TypeExt, Value},
    mir::{self, ImageAccess},
    upstream::llvm,
};

/// The function of clang that makes a sampler of a number.
pub const MAKER: &str = "__translate_sampler_initializer";

/// A type of values that the host binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handle {
    /// An image: dimensions, and the access that its type states.
    Image(u32, ImageAccess),
    /// A sampler.
    Sampler,
    /// An event.
    Event,
    /// Another one, and its name.
    Other(&'static str),
}

/// The handle that a type is; `None` for types of numbers and pointers.
pub fn of(ty: Type<'_>) -> Option<Handle> {
    // `!llvm.target<"spirv.Image", !llvm.void, 1, 0, 0, 0, 0, 0, 0>`
    let text = ty.to_string();
    let inside = text.strip_prefix("!llvm.target<\"")?.strip_suffix('>')?;
    let (name, rest) = inside.split_once('"')?;
    Some(match name {
        "spirv.Sampler" => Handle::Sampler,
        "spirv.Image" => image(rest),
        "spirv.Event" => Handle::Event,
        "spirv.SampledImage" => Handle::Other("an image with its sampler"),
        _ => Handle::Other("a value of a type that only its target knows"),
    })
}

/// The image of the parameters behind its name: the type of a texel, then numbers.
fn image(parameters: &str) -> Handle {
    let numbers = parameters.split(", ").skip(2);
    let numbers: Vec<u32> = numbers
        .map(|number| number.parse().unwrap_or(u32::MAX))
        .collect();
    let [dimension, depth, arrayed, samples, _, _, ..] = numbers[..] else {
        return Handle::Other("an image");
    };
    let access = match numbers.get(6) {
        Some(1) => ImageAccess::Write,
        Some(2) => ImageAccess::ReadWrite,
        _ => ImageAccess::Sampled,
    };
    match (dimension, depth, arrayed, samples) {
        (0 | 1, 0, 0, 0) => Handle::Image(2, access),
        (2, 0, 0, 0) => Handle::Image(3, access),
        (5, ..) => Handle::Other("an image of a buffer"),
        (_, 1, ..) => Handle::Other("an image of depths"),
        (_, _, 1, _) => Handle::Other("an array of images"),
        (_, _, _, 1) => Handle::Other("an image with several samples"),
        _ => Handle::Other("an image of other than one to three dimensions"),
    }
}

/// Texels as functions access them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Texel {
    Float,
    Half,
    Signed,
    Unsigned,
}

impl Texel {
    /// The texels that a function reads or writes, by its name; `None` for those that do neither.
    fn of(function: &str) -> Option<Self> {
        let name = Name::of(function);
        let rest = ["read_image", "write_image"];
        let rest = rest
            .iter()
            .find_map(|start| name.base.strip_prefix(start))?;
        Some(match rest {
            "f" => Self::Float,
            "h" => Self::Half,
            "i" => Self::Signed,
            "ui" => Self::Unsigned,
            _ => return None,
        })
    }

    fn ty(self, context: &Context) -> Type<'_> {
        match self {
            Self::Float => Type::float32(context),
            Self::Half => Type::float16(context),
            Self::Signed => ir::integer_type(context, 32, Signedness::Signed),
            Self::Unsigned => ir::integer_type(context, 32, Signedness::Unsigned),
        }
    }
}

/// The type of mir for a parameter that is a handle.
pub fn parameter_type<'c>(parameter: Value<'c>, handle: Handle) -> Result<Type<'c>, String> {
    let context = parameter.ty().ctx();
    let (dimensions, access) = match handle {
        Handle::Sampler => return Ok(mir::SamplerType::get(context)),
        Handle::Event => return Err("takes an event, which only the host has".to_owned()),
        Handle::Other(kind) => {
            return Err(format!(
                "takes {kind} ({}), which is not supported; use images of one to three dimensions",
                parameter.ty()
            ));
        }
        Handle::Image(dimensions, access) => (dimensions, access),
    };
    let mut texel = None;
    for (user, _) in parameter.uses() {
        let callee = user
            .cast::<llvm::CallOp<'c>>()
            .and_then(llvm::CallOp::callee);
        let accessed = callee.and_then(Texel::of);
        if let (Some(one), Some(other)) = (texel, accessed)
            && one != other
        {
            return Err(
                "takes an image whose texels are read as numbers of several types, and an image has \
                one; use an image for each"
                    .to_owned(),
            );
        }
        texel = texel.or(accessed);
    }
    let texel = texel.unwrap_or(Texel::Float).ty(context);
    Ok(match dimensions {
        3 => mir::Image3DType::get(context, texel, access),
        _ => mir::Image2DType::get(context, texel, access),
    })
}

/// How a sampler that the source makes addresses texels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addressing {
    /// Coordinates lie within the image.
    None,
    /// The texel at the edge lies beyond it too.
    ClampToEdge,
    /// A border lies beyond the edge.
    Clamp,
    /// The image repeats.
    Repeat,
    /// The image repeats, every other time mirrored.
    MirroredRepeat,
}

/// A sampler that the source makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampler {
    /// Whether coordinates are fractions of the image.
    pub is_normalized: bool,
    /// Addressing beyond the edges.
    pub addressing: Addressing,
    /// Whether it filters.
    pub is_linear: bool,
}

impl Sampler {
    /// The sampler of clang's number.
    pub fn of(number: i64) -> Option<Self> {
        Some(Self {
            is_normalized: number & 1 != 0,
            addressing: match number & 0xe {
                0 => Addressing::None,
                2 => Addressing::ClampToEdge,
                4 => Addressing::Clamp,
                6 => Addressing::Repeat,
                8 => Addressing::MirroredRepeat,
                _ => return None,
            },
            is_linear: match number & !0xf {
                0x10 => false,
                0x20 => true,
                _ => return None,
            },
        })
    }

    /// Whether the host binds it: one that takes the nearest texel of the image is arithmetic.
    pub fn is_bound(self) -> bool {
        let repeats = matches!(
            self.addressing,
            Addressing::Repeat | Addressing::MirroredRepeat
        );
        self.is_linear || self.addressing == Addressing::Clamp || (repeats && !self.is_normalized)
    }

    /// The name of its parameter, in the words that `gir-run` has for samplers.
    pub fn name(self) -> String {
        let filter = if self.is_linear { "linear" } else { "nearest" };
        let coordinates = match self.is_normalized {
            true => "normalized",
            false => "unnormalized",
        };
        let addressing = match self.addressing {
            Addressing::None => "none",
            Addressing::ClampToEdge => "clamp_to_edge",
            Addressing::Clamp => "clamp_to_border",
            Addressing::Repeat => "repeat",
            Addressing::MirroredRepeat => "mirrored_repeat",
        };
        format!("sampler_{filter}_{coordinates}_{addressing}")
    }
}

/// The sampler that a call makes.
pub fn made(op: Op<'_>) -> Option<Sampler> {
    let call = op.cast::<llvm::CallOp<'_>>()?;
    let is_maker = call.callee() == Some(MAKER);
    let constant = call.callee_operands().first()?.defining_op();
    let constant = constant.filter(|_| is_maker)?;
    Sampler::of(constant.cast::<llvm::ConstantOp<'_>>()?.value().as_int()?)
}

/// The samplers that a function makes and the host binds, in order.
pub fn bound_samplers(function: llvm::LLVMFuncOp<'_>) -> Vec<Sampler> {
    let mut found: Vec<Sampler> = vec![];
    function.op().walk_pre(|op| {
        if let Some(sampler) = made(op)
            && sampler.is_bound()
            && op.has_uses()
            && !found.contains(&sampler)
        {
            found.push(sampler);
        }
    });
    found
}
