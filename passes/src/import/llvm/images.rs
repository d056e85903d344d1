//! Images and samplers that instructions of SPIR-V take, and those that are opaque pointers; [`super::handles`] has
//! those of OpenCL C.
//!
//! A type of an image states dimensions and access; its texels have the type that the kernel reads or writes. Where it
//! is an opaque pointer, as in modules for older versions of LLVM, the mangled names of the functions that take it
//! state the type. The access of an image comes from its type, not from the metadata of the kernel.

use super::{
    builtins::{CType, Name},
    spirv,
    types::is_pointer,
};
use gir_dialects::{
    ir::{self, OpView as _, Signedness, Type, TypeExt as _, Value},
    llvm_import,
    mir::{Image2DType, Image3DType, ImageAccess, ResourceKind, SamplerType},
    upstream::llvm,
};

/// An image by its parts: the numbers of SPIR-V.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Image {
    dim: u32,
    /// Whether it is of depths, an array, multisampled, for storage, or has a format.
    is_special: bool,
    access: u32,
}

/// The kind of a handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Handle {
    Image(Image),
    Sampler,
    /// One that targets do not have.
    Other,
}

impl Handle {
    /// The kind of a type of the `llvm` dialect.
    fn of_type(ty: Type<'_>) -> Option<Self> {
        let text = ty.to_string();
        let rest = text.strip_prefix("!llvm.target<\"spirv.")?;
        let (name, parts) = rest.split_once('"')?;
        let numbers = parts
            .split(|letter: char| !letter.is_ascii_digit())
            .filter_map(|number| number.parse().ok());
        Some(Self::of_parts(name, &numbers.collect::<Vec<_>>()))
    }

    /// The kind that a demangled parameter states: `__spirv_Image__void_1_0_0_0_0_0_0 AS1*`, `ocl_image2d_ro`.
    fn of_demangled(text: &str) -> Option<Self> {
        let name = text.split(' ').next()?;
        if let Some(name) = name.strip_prefix("__spirv_") {
            let (kind, parts) = name.split_once("__").unwrap_or((name, ""));
            let numbers = parts.split('_').filter_map(|number| number.parse().ok());
            return Some(Self::of_parts(kind, &numbers.collect::<Vec<_>>()));
        }
        let name = name.strip_prefix("ocl_")?;
        if name == "sampler" {
            return Some(Self::Sampler);
        }
        let (name, access) = name.rsplit_once('_')?;
        let access = ["ro", "wo", "rw"]
            .iter()
            .position(|known| *known == access)?;
        let dim = match name {
            "image2d" => 1,
            "image3d" => 2,
            _ => return Some(Self::Other),
        };
        let access = access as u32;
        Some(Self::of_parts("Image", &[dim, 0, 0, 0, 0, 0, access]))
    }

    fn of_parts(name: &str, numbers: &[u32]) -> Self {
        match (name, numbers) {
            ("Sampler", _) => Self::Sampler,
            ("Image", &[dim, ref more @ .., access]) if more.len() == 5 => Self::Image(Image {
                dim,
                is_special: more.iter().any(|&number| number != 0),
                access,
            }),
            _ => Self::Other,
        }
    }
}

/// A use of a handle by a function of the world.
struct Use<'c> {
    name: Name,
    call: llvm::CallOp<'c>,
    handle: Handle,
}

/// The uses of a value by functions that take handles.
fn uses(value: Value<'_>) -> Vec<Use<'_>> {
    let uses = value.uses().filter_map(|(op, at)| {
        let call = op.cast::<llvm::CallOp<'_>>()?;
        let symbol = call.callee()?;
        let plain = llvm_import::demangled(symbol);
        let (_, list) = plain.split_once('(')?;
        let stated = list.trim_end_matches(')').split(", ").nth(at);
        let handle = Handle::of_type(value.ty()).or_else(|| Handle::of_demangled(stated?))?;
        let name = Name::of(symbol);
        Some(Use { name, call, handle })
    });
    uses.collect()
}

/// Whether a parameter is an image or a sampler that instructions of SPIR-V take, or that is an opaque pointer.
pub fn is_of_spirv(value: Value<'_>) -> bool {
    let uses = uses(value);
    let has_instruction = || {
        uses.iter()
            .any(|one| one.name.base.starts_with(spirv::PREFIX))
    };
    match is_pointer(value.ty()) {
        true => !uses.is_empty(),
        false => Handle::of_type(value.ty()).is_some() && has_instruction(),
    }
}

/// The type of mir for such a parameter.
pub fn parameter<'c>(value: Value<'c>) -> Result<Type<'c>, String> {
    let stated = Handle::of_type(value.ty());
    let uses = uses(value);
    let handle = stated.or_else(|| Some(uses.first()?.handle));
    let context = value.ty().ctx();
    match handle.unwrap_or(Handle::Other) {
        Handle::Sampler => Ok(SamplerType::get(context)),
        Handle::Other => Err(format!(
            "has a parameter of type {}, which targets do not have; use images of two or three dimensions, samplers and buffers",
            value.ty()
        )),
        Handle::Image(image) => image_type(value, image, &uses),
    }
}

fn image_type<'c>(value: Value<'c>, image: Image, uses: &[Use<'c>]) -> Result<Type<'c>, String> {
    let context = value.ty().ctx();
    let is_sampled = uses.iter().any(|one| is_sampling(&one.name.base));
    let access = match image.access {
        0 => ImageAccess::Sampled,
        1 => ImageAccess::Write,
        _ if is_sampled => {
            return Err(
                "samples an image that it may write to; give it the image as read-only".to_owned(),
            );
        }
        _ => ImageAccess::ReadWrite,
    };
    let mut texels: Vec<_> = uses.iter().flat_map(texels).collect();
    texels.dedup();
    let texel = match *texels {
        [] => Type::float32(context),
        [texel] => texel,
        [first, ..] if texels.iter().all(|&texel| texel == first) => first,
        _ => {
            return Err(
                "has an image whose texels are read or written as several types; use one of them"
                    .to_owned(),
            );
        }
    };
    match (image.dim, image.is_special) {
        (1, false) => Ok(Image2DType::get(context, texel, access)),
        (2, false) => Ok(Image3DType::get(context, texel, access)),
        _ => Err("has an image that is not a plain one of two or three dimensions, which targets do not have; use such images or buffers".to_owned()),
    }
}

/// Whether a function samples, or makes what is sampled.
fn is_sampling(base: &str) -> bool {
    base.contains("SampledImage") || base.contains("ImageSample")
}

/// The types of texels that a use states, with their signs.
fn texels<'c>(one: &Use<'c>) -> Vec<Type<'c>> {
    let context = one.call.op().context();
    let base = one.name.base.as_str();
    let signed = |ty: Type<'c>, unsigned: bool| {
        let lane = ty.lane();
        let sign = if unsigned {
            Signedness::Unsigned
        } else {
            Signedness::Signed
        };
        match lane.as_integer() {
            Some((bits, _)) => ir::integer_type(context, bits, sign),
            None => lane,
        }
    };
    if is_sampling(base) {
        let pairs = one
            .call
            .op()
            .results()
            .flat_map(|pair| pair.uses().collect::<Vec<_>>());
        let calls = pairs.filter_map(|(op, _)| op.cast::<llvm::CallOp<'c>>());
        let named = calls.filter_map(|call| Some((call, Name::of(call.callee()?))));
        return named
            .filter_map(|(call, name)| Some(signed(call.result()?.ty(), is_unsigned(&name.base))))
            .collect();
    }
    let is_write = base.contains("ImageWrite") || base.starts_with("write_image");
    if is_write {
        let operands = one.call.callee_operands();
        let last = if base.contains("ImageWrite") {
            2
        } else {
            operands.len() - 1
        };
        let stated = one.name.parameters.get(last).copied().flatten();
        let unsigned = stated.is_some_and(|ty| ty.is_unsigned) || base.ends_with("ui");
        let texel = operands.get(last).map(|value| signed(value.ty(), unsigned));
        return texel.into_iter().collect();
    }
    let result = one
        .call
        .result()
        .filter(|_| base.contains("ImageRead") || base.starts_with("read_image"));
    result
        .map(|result| signed(result.ty(), is_unsigned(base)))
        .into_iter()
        .collect()
}

/// Whether a name states unsigned texels: `__spirv_ImageRead_Ruint4`, `read_imageui`.
fn is_unsigned(base: &str) -> bool {
    let postfix = base.split("_R").nth(1).and_then(CType::of_opencl);
    postfix.is_some_and(|ty| ty.is_unsigned && !ty.is_float) || base.ends_with("imageui")
}

/// How a parameter of a type is bound; `None` if it is no handle.
pub fn kind(ty: Type<'_>) -> Option<ResourceKind> {
    let is_image = Image2DType::from_type(ty).is_some() || Image3DType::from_type(ty).is_some();
    if SamplerType::from_type(ty).is_some() {
        return Some(ResourceKind::Sampler);
    }
    is_image.then_some(ResourceKind::Image)
}

/// Whether a function only joins an image and a sampler: its result is both of them.
pub fn is_pair(base: &str) -> bool {
    base == format!("{}SampledImage", spirv::PREFIX)
}
