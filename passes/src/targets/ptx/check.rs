//! What this version does not emit as PTX: an error where it stands.

use gir_dialects::{
    ir::{Block, Op, Type, Value},
    mir::{Image2DType, Image3DType, SamplerType},
};
use std::collections::HashSet;

/// Refuses what a module has of that; false after errors. A type is named once in a function.
pub fn check(module: Op<'_>) -> bool {
    let mut is_good = true;
    for function in module.region(0).blocks().flat_map(Block::ops) {
        let mut reported = HashSet::new();
        function.walk_pre(|op| {
            let arguments = op
                .regions()
                .flat_map(|region| region.blocks())
                .flat_map(Block::arguments);
            for ty in op.results().chain(arguments).map(Value::ty) {
                if let Some(what) = missing(ty)
                    && reported.insert(what)
                {
                    op.error(format!("has a value of type {ty}; {what}"));
                    is_good = false;
                }
            }
        });
    }
    is_good
}

/// What is to be done about a type that has no form yet.
fn missing(ty: Type<'_>) -> Option<&'static str> {
    let is_image = Image2DType::from_type(ty).is_some()
        || Image3DType::from_type(ty).is_some()
        || SamplerType::from_type(ty).is_some();
    is_image.then_some("this version emits no textures as PTX, read a buffer")
}
