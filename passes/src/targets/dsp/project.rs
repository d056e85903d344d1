//! The files around the code: a header with the functions of the kernels, and a launcher for each, in C99.
//!
//! A launcher takes the parameters of a kernel by their names and types, makes the lists of buffers and the block of
//! scalars of them, and runs all workgroups.

use super::c::{self, language::C};
use crate::{
    profile::Profile,
    targets::c_like::{
        attributes::{argument_attribute, parameter_type, symbol},
        language::Language as _,
        types::{BOOL, CType},
    },
};
use gir_dialects::{
    ir::{AttributeExt as _, Block, Op, TypeExt as _},
    lir::PushConstantAttr,
    mir::{KernelAttr, StorageSpace},
    names,
    upstream::func,
};
use std::fmt::Write as _;

/// A kernel, as the host sees it.
#[derive(Debug)]
pub struct Kernel {
    name: String,
    parameters: Vec<Parameter>,
    /// Work-items of a workgroup, where the kernel states them.
    size: Option<[i64; 3]>,
}

#[derive(Debug)]
struct Parameter {
    name: String,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Buffer,
    Shared,
    /// A number, or several in a row.
    Scalar {
        ty: String,
        lanes: Option<u32>,
        offset: i64,
        bytes: i64,
    },
}

/// The kernels of a prepared module; `None` where a parameter has no place in the block of scalars, which is an error
/// elsewhere.
pub fn kernels(module: Op<'_>, profile: &Profile) -> Option<Vec<Kernel>> {
    let language = C::of(profile);
    let top = module.region(0).blocks().flat_map(Block::ops);
    let kernels = top.filter(|op| op.attribute(names::LIR_KERNEL).is_some());
    kernels.map(|op| kernel(&language, op)).collect()
}

fn kernel(language: &C, op: Op<'_>) -> Option<Kernel> {
    let function = op.cast::<func::FuncOp<'_>>()?;
    let (inputs, _) = function.function_type().as_function()?;
    let mut parameters: Vec<Parameter> = vec![];
    for (index, ty) in inputs.into_iter().enumerate() {
        let kind = match parameter_type(op, index, ty)? {
            CType::Pointer(StorageSpace::Workgroup, _) => Kind::Shared,
            CType::Pointer(..) => Kind::Buffer,
            ty => {
                let place = argument_attribute(op, index, names::LIR_PUSH_CONSTANT);
                let place = place.and_then(PushConstantAttr::from_attribute)?;
                let lane = CType::Scalar(ty.lane()?);
                Kind::Scalar {
                    ty: match lane == BOOL {
                        true => "uint8_t".to_owned(),
                        false => language.type_name(&lane),
                    },
                    lanes: ty.lanes(),
                    offset: place.offset(),
                    bytes: i64::from(ty.lane()?.bits()) / 8 * i64::from(ty.lanes().unwrap_or(1)),
                }
            }
        };
        let given = argument_attribute(op, index, names::LIR_NAME).and_then(|name| name.as_str());
        let taken = |name: &str| parameters.iter().any(|parameter| parameter.name == name);
        let name = given.filter(|name| is_identifier(name) && !taken(name));
        let name = name.map_or_else(|| format!("gir_{index}"), str::to_owned);
        parameters.push(Parameter { name, kind });
    }
    let size = op
        .attribute(names::LIR_KERNEL)
        .and_then(KernelAttr::from_attribute)?;
    Some(Kernel {
        name: c::entry_name(symbol(op)),
        parameters,
        size: <[i64; 3]>::try_from(size.workgroup_size()).ok(),
    })
}

/// Whether a launcher's parameter may have a name.
fn is_identifier(name: &str) -> bool {
    const OWN: &[&str] = &[
        "workgroups",
        "workgroup_size",
        "buffers",
        "shared",
        "scalars",
        "grid",
        "count",
    ];
    let mut letters = name.chars();
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    letters
        .next()
        .is_some_and(|first| first.is_ascii_alphabetic())
        && letters.all(is_part)
        && !OWN.contains(&name)
        && !c::keywords::is_reserved(name)
}

/// The header.
pub fn header(kernels: &[Kernel]) -> String {
    let mut text = format!(
        "// The kernels. A call runs the workgroups from `first` to `end`, counted along x, then y, then z; gir_launch_…\n\
         // runs all of them.\n\
         #ifndef GIR_KERNEL_H\n#define GIR_KERNEL_H\n\n#include <stdint.h>\n{}\n\
         #ifdef __cplusplus\nextern \"C\" {{\n#endif\n",
        c::GRID
    );
    for kernel in kernels {
        let parameters = c::PARAMETERS.join(", ");
        let _ = write!(
            text,
            "\nvoid {}({parameters});\n{};\n",
            kernel.name,
            kernel.head()
        );
    }
    text + "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n"
}

/// The launchers.
pub fn launchers(kernels: &[Kernel]) -> String {
    let mut text = "// Launches kernels with the parameters that they state.\n#include \"kernel.h\"\n#include <string.h>\n".to_owned();
    for kernel in kernels {
        let _ = write!(text, "\n{}", kernel.launcher());
    }
    text
}

impl Kernel {
    fn head(&self) -> String {
        let mut all = vec!["const uint32_t workgroups[3]".to_owned()];
        if self.size.is_none() {
            all.push("const uint32_t workgroup_size[3]".to_owned());
        }
        all.extend(
            self.parameters
                .iter()
                .map(|parameter| match &parameter.kind {
                    Kind::Buffer | Kind::Shared => format!("void* {}", parameter.name),
                    Kind::Scalar {
                        ty, lanes: None, ..
                    } => format!("{ty} {}", parameter.name),
                    Kind::Scalar {
                        ty,
                        lanes: Some(lanes),
                        ..
                    } => format!("const {ty} {}[{lanes}]", parameter.name),
                }),
        );
        format!("void gir_launch_{}({})", self.name, all.join(", "))
    }

    fn launcher(&self) -> String {
        let list = |name: &str, is_wanted: fn(&Kind) -> bool| {
            let wanted = self
                .parameters
                .iter()
                .filter(|parameter| is_wanted(&parameter.kind));
            let mut all: Vec<_> = wanted.map(|parameter| parameter.name.as_str()).collect();
            // No array of C is empty.
            if all.is_empty() {
                all.push("0");
            }
            format!("    void* {name}[] = {{{}}};\n", all.join(", "))
        };
        let mut text = format!("{} {{\n", self.head());
        text += &list("buffers", |kind| matches!(kind, Kind::Buffer));
        text += &list("shared", |kind| matches!(kind, Kind::Shared));
        let ends = self
            .parameters
            .iter()
            .filter_map(|parameter| match parameter.kind {
                Kind::Scalar { offset, bytes, .. } => Some(offset + bytes),
                _ => None,
            });
        let _ = writeln!(
            text,
            "    uint8_t scalars[{}] = {{0}};",
            ends.max().unwrap_or(1)
        );
        for parameter in &self.parameters {
            if let Kind::Scalar {
                lanes,
                offset,
                bytes,
                ..
            } = parameter.kind
            {
                let address = if lanes.is_some() { "" } else { "&" };
                let _ = writeln!(
                    text,
                    "    memcpy(scalars + {offset}, {address}{}, {bytes});",
                    parameter.name
                );
            }
        }
        let size = match self.size {
            Some([x, y, z]) => format!("{x}u, {y}u, {z}u"),
            None => "workgroup_size[0], workgroup_size[1], workgroup_size[2]".to_owned(),
        };
        let _ = write!(
            text,
            "    struct gir_grid grid = {{{{workgroups[0], workgroups[1], workgroups[2]}}, {{{size}}}}};\n    \
             uint64_t count = (uint64_t)workgroups[0] * workgroups[1] * workgroups[2];\n    \
             {}(buffers, scalars, shared, &grid, 0u, count);\n}}\n",
            self.name
        );
        text
    }
}
