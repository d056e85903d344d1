//! Refuses constructs that this version cannot emit as PTX, with an error at their locations.

use crate::analysis::images::Image;
use gir_dialects::{
    ir::{Block, Op, Type, Value},
    mir::SamplerType,
};
use std::collections::HashSet;

/// Checks a module; false after errors. A type is reported once in a function.
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

/// The reason and the remedy for a type that cannot be emitted yet.
fn missing(ty: Type<'_>) -> Option<&'static str> {
    let is_image = Image::of(ty).is_some() || SamplerType::from_type(ty).is_some();
    is_image.then_some("textures cannot be emitted as PTX yet, use a buffer")
}
