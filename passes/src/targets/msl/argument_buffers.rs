//! Argument buffers (MSL, section 2.13): structures in constant memory that hold a kernel's resources, one for
//! each descriptor set.
//!
//! ```metal
//! struct k_set0 {
//!     device float* x [[id(0)]];
//!     texture2d<float, access::sample> t [[id(3)]];
//! };
//! kernel void k(constant k_set0& set0 [[buffer(0)]]) {
//! ```
//!
//! The index of a structure is the number of the set, and the id of a member is its binding. Members are in the
//! order of their bindings: devices of the second tier, which read the structure by its layout, give each
//! member 8 bytes.

use crate::{
    analysis::handles,
    profile::{metal_arguments::ArgumentBuffers, metal_platform::MetalPlatform},
    targets::c_like::{
        attributes,
        body::Body,
        expression::{Expr, Precedence},
        functions,
        types::CType,
    },
};
use gir_dialects::{
    ir::{Op, Type},
    mir::{self, ImageAccess, PtrType, ResourceAttr},
    names,
};
use std::collections::BTreeMap;

/// The parameters of a kernel that are in argument buffers.
#[derive(Default)]
pub struct Sets {
    /// The parameters of each set with their types, by binding.
    members: BTreeMap<i64, BTreeMap<i64, (usize, CType)>>,
}

impl Sets {
    /// Takes a parameter that is in an argument buffer; returns any other parameter's type.
    pub fn take(&mut self, kernel: Op<'_>, parameter: usize, ty: CType) -> Option<CType> {
        let place = attributes::argument_attribute(kernel, parameter, names::LIR_RESOURCE);
        let place = place.and_then(ResourceAttr::from_attribute);
        let Some(place) = place.filter(|_| ArgumentBuffers::around(kernel).is_some()) else {
            return Some(ty);
        };
        let set = self.members.entry(place.set()).or_default();
        set.insert(place.binding(), (parameter, ty));
        None
    }

    /// Prints the structures and the parameters of these types.
    pub fn print<'c>(self, body: &mut Body<'c, '_>, kernel: Op<'c>) -> (Vec<String>, Vec<String>) {
        let (mut lines, mut parameters) = (vec![], vec![]);
        let kernel_name = body.module.function(attributes::symbol(kernel)).to_owned();
        for (set, members) in self.members {
            let structure = body.fresh_name(&format!("{kernel_name}_set{set}"));
            let argument = body.fresh_name(&format!("set{set}"));
            lines.push(format!("struct {structure} {{"));
            for (binding, (parameter, ty)) in members {
                let name = functions::parameter_name(body, kernel, parameter);
                let type_name = body.language.type_name(&ty);
                lines.push(format!("    {type_name} {name} [[id({binding})]];"));
                let member = format!("{argument}.{name}");
                body.bind_parameter(
                    kernel,
                    parameter,
                    Expr::new(member, Precedence::Postfix, ty, []),
                );
            }
            lines.push("};".to_owned());
            parameters.push(format!(
                "constant {structure}& {argument} [[buffer({set})]]"
            ));
        }
        (lines, parameters)
    }
}

/// Reports parameters of these types that exceed the capacity of a kernel's argument buffers.
pub fn check(tier: ArgumentBuffers, kernel: Op<'_>, resources: &[Type<'_>]) {
    let top = std::iter::successors(Some(kernel), |op| op.parent()).last();
    let platform = top.and_then(MetalPlatform::of);
    let room = tier.room(platform.unwrap_or(MetalPlatform::MacOs));
    let mut counts = [0; 3];
    for &ty in resources {
        counts[table(ty) as usize] += 1;
        let access = handles::image_access(ty);
        let is_written = matches!(
            access,
            Some(ImageAccess::Write | ImageAccess::ReadWrite | ImageAccess::Atomic)
        );
        if is_written && !room.has_writable_textures {
            kernel.error(format!(
                "writes an image of type {ty}, which argument buffers of {tier} support only on macos; use tier2, or bind without argument buffers"
            ));
            return;
        }
    }
    let kinds = ["buffers", "textures", "samplers"];
    for ((kind, count), most) in kinds.into_iter().zip(counts).zip(room.most) {
        if count > most {
            kernel.error(format!(
                "has {count} {kind} in argument buffers, but {tier} allows {most}; combine some into one"
            ));
        }
    }
}

/// The argument tables of Metal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// `[[buffer(…)]]`
    Buffers,
    /// `[[texture(…)]]`
    Textures,
    /// `[[sampler(…)]]`
    Samplers,
}

/// The table of a bound parameter.
pub fn table(ty: Type<'_>) -> Table {
    if mir::SamplerType::from_type(ty).is_some() {
        Table::Samplers
    } else if PtrType::from_type(ty).is_some() {
        Table::Buffers
    } else {
        Table::Textures
    }
}
