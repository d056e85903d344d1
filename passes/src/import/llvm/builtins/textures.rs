//! Textures of CUDA and HIP: calls of the functions of chipStar's device library, which a later step of lowering makes
//! images of.

use super::call::{Call, Family, Meaning::Build, Outcome};
use crate::gpu_to_mir::foreign::lane_of;
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView as _, Type, Value},
    upstream::{func, llvm},
};

/// Functions whose names contain their types.
pub const FAMILIES: &[Family] = &[
    ("_chip_tex", Build(|c| read(c, &c.name.base, &c.args))),
    ("llvm.nvvm.tex.", Build(intrinsic)),
    ("llvm.nvvm.tld4.", Build(intrinsic)),
    ("llvm.nvvm.suld.", Build(surface)),
    ("llvm.nvvm.sust.", Build(surface)),
    ("llvm.nvvm.txq.", Build(query)),
    ("llvm.nvvm.suq.", Build(query)),
];

fn surface<'c>(_: &Call<'_, 'c>) -> Outcome<'c> {
    Err("accesses a surface, which is not supported; read textures, and write to memory".to_owned())
}

fn query<'c>(_: &Call<'_, 'c>) -> Outcome<'c> {
    Err(
        "asks for properties of a texture, which the host knows; pass them as parameters"
            .to_owned(),
    )
}

/// `llvm.nvvm.tex.unified.2d.v4f32.s32(object, x, y)`, which returns four numbers.
fn intrinsic<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let named = c.op.cast::<llvm::CallIntrinsicOp<'c>>();
    let name = named.map_or_else(|| c.name.base.clone(), |call| call.intrin().to_owned());
    let parts: Vec<_> = name.split('.').collect();
    let [
        "llvm",
        "nvvm",
        "tex",
        "unified",
        dimensions @ ("1d" | "2d"),
        value,
        coordinate,
    ] = parts[..]
    else {
        return Err(format!(
            "reads a texture by '{name}'; only textures of one and two dimensions by texture objects are read, \
            without levels, gradients, layers and gathering"
        ));
    };
    let letter = match value {
        "v4f32" => "f",
        "v4s32" => "i",
        _ => "u",
    };
    let name = match (dimensions, coordinate) {
        ("1d", "s32") => format!("_chip_tex1dfetch4{letter}"),
        // Another name for other types.
        ("2d", "s32") => format!("_chip_tex2d4{letter}"),
        _ => format!("_chip_tex{dimensions}{letter}"),
    };
    read(c, &name, &c.args)
}

/// A call of a function that reads a texture. Its result is a number, a vector, or a structure of four numbers.
fn read<'c>(c: &Call<'_, 'c>, name: &str, args: &[Value<'c>]) -> Outcome<'c> {
    let result = match c.results[..] {
        [one] => one,
        [first, ..] => ir::vector(c.results.len() as u32, first),
        [] => return Ok(vec![]),
    };
    let inputs: Vec<Type<'c>> = args.iter().map(|value| value.ty()).collect();
    declare(c, name, ir::function(c.b.context(), &inputs, &[result]))?;
    let call = func::CallOp::build(&c.b, &[result], name, args, None, None, false);
    let value = call.op().result(0);
    if c.results.len() == 1 {
        return Ok(vec![value]);
    }
    let lanes = 0..c.results.len() as i64;
    Ok(lanes.map(|lane| lane_of(&c.b, value, lane)).collect())
}

/// Declares a function in the module, unless it is.
fn declare<'c>(c: &Call<'_, 'c>, name: &str, ty: Type<'c>) -> Result<(), String> {
    let (mut module, mut function) = (c.op, c.op);
    while let Some(parent) = module.parent() {
        (function, module) = (module, parent);
    }
    let top = module.region(0).blocks().flat_map(Block::ops);
    let mut known = top.filter_map(Op::cast::<func::FuncOp<'c>>);
    match known.find(|known| known.sym_name() == name) {
        Some(known) if known.function_type() == ty => Ok(()),
        Some(_) => Err(format!(
            "calls '@{name}' with other types than elsewhere; convert the arguments"
        )),
        None => {
            let b = Builder::before(function);
            func::FuncOp::build(&b, name, ty, Some("private"), None, None, false);
            Ok(())
        }
    }
}
