//! The module: its declarations in the order of the text.

use super::{bodies, call_graph, globals, header::Header, kernels, places::Places, types::Types};
use crate::gir::text::{
    ParseOptions,
    ast::{self, Item},
};
use gir_dialects::ir::Module;

/// Builds and verifies the module; `None` after diagnostics.
///
/// `is_whole` is false if part of the text could not be read, which has been reported.
pub fn build<'c>(
    tree: &ast::Module<'_>,
    places: &Places<'c, '_>,
    options: ParseOptions,
    is_whole: bool,
) -> Option<Module<'c>> {
    let types = Types::new(places.context, &tree.types);
    let header = Header {
        tree,
        places,
        types,
        options,
        is_whole,
    };
    let module = Module::new(places.at(0));
    let mut complete = true;
    let mut pending = vec![];
    for item in &tree.items {
        complete &= match *item {
            Item::Global(index) => {
                globals::build(&header, &module, &tree.globals[index as usize]).is_some()
            }
            Item::Function(index) => {
                let function = &tree.functions[index as usize];
                let declared = kernels::declare(&header, &module, function);
                pending.extend(declared.flatten());
                declared.is_some()
            }
        };
    }
    complete &= bodies::build(&header, &pending);
    call_graph::check(&header);
    if !places.are_clean() {
        return None;
    }
    if !complete {
        places.error(0, "internal error: the module is not complete");
        return None;
    }
    module.op().verify().then_some(module)
}
