//! Requests to the code generator.

use super::Gpu;
use crate::{
    compiler::{CodeForm, CodeRequest, Compiler},
    profile::Profile,
};
use gir_dialects::{
    ir::{Op, OpView},
    upstream::llvm::LLVMFuncOp,
};

/// Assembly from LLVM IR for a processor, given by LLVM's name, with assumed features and the file of a linked
/// library; `None` after an error. The IR was made from the module.
pub fn generate<G: Gpu>(
    module: Op<'_>,
    compiler: Compiler<'_>,
    (processor, features, library): (&str, &str, Option<&str>),
    ir: &[u8],
) -> Option<Vec<u8>> {
    let request = CodeRequest {
        triple: G::TRIPLE,
        processor,
        features,
        library,
        level: compiler.level(),
        form: CodeForm::Assembly,
        ir,
    };
    run(module, compiler, &request, G::PROGRAM)
}

/// Runs a request that was made from a module; `None` after an error, which names the product.
pub fn run(
    module: Op<'_>,
    compiler: Compiler<'_>,
    request: &CodeRequest<'_>,
    product: &str,
) -> Option<Vec<u8>> {
    let message = match compiler.generate_code(request) {
        Ok(text) => return Some(text),
        Err(message) => message,
    };
    place(module, &message).error(format!("cannot be compiled to {product}: {message}"));
    None
}

/// The function that a message of LLVM's refers to, or the module.
fn place<'c>(module: Op<'c>, message: &str) -> Op<'c> {
    let mut functions = vec![];
    // They stand in the module of kernels.
    module.walk_pre(|op| functions.extend(op.cast::<LLVMFuncOp<'c>>()));
    let named = functions.into_iter().find(|function| {
        let name = function.sym_name();
        let places = [format!("@{name}'"), format!("function '{name}'")];
        places.iter().any(|place| message.contains(place))
    });
    named.map_or(module, LLVMFuncOp::op)
}

/// LLVM's name of a profile's processor: the profile's name without the family prefix. For a user's profile,
/// that of its base.
pub fn processor<'a>(profile: &'a Profile, family: &str) -> Option<&'a str> {
    profile.lineage().find_map(|name| name.strip_prefix(family))
}
