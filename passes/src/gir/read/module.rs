//! The module: its declarations in the order of the text.

use super::{Places, call_graph, globals, kernels, types::Types};
use crate::gir::text::ast::{self, Item, TypeUse};
use gir_dialects::ir::{Context, Module, Type};

/// What the reader of a declaration needs to know of the module.
pub struct Header<'c, 'a> {
    pub tree: &'a ast::Module<'a>,
    pub places: &'a Places<'c, 'a>,
    pub types: Types<'c>,
}

impl<'c, 'a> Header<'c, 'a> {
    pub fn context(&self) -> &'c Context {
        self.places.context
    }

    /// The type, or an error where it is written.
    pub fn ty(&self, written: TypeUse) -> Option<Type<'c>> {
        let found = self.types.get(written.id);
        if found.is_none() {
            let text = self.tree.types.display(written.id);
            self.places.error(
                written.span.start,
                format!("type '{text}' is not supported by this version"),
            );
        }
        found
    }

    /// The name of a symbol without `@`.
    pub fn symbol_name(&self, symbol: ast::SymbolId) -> &'a str {
        self.tree.symbol(symbol).map_or("", |symbol| symbol.name)
    }
}

/// Builds and verifies the module; `None` after diagnostics.
pub fn build<'c>(tree: &ast::Module<'_>, places: &Places<'c, '_>) -> Option<Module<'c>> {
    let types = Types::new(places.context, &tree.types);
    let header = Header {
        tree,
        places,
        types,
    };
    let module = Module::new(places.at(0));
    let mut complete = true;
    for item in &tree.items {
        complete &= match *item {
            Item::Global(index) => {
                globals::build(&header, &module, &tree.globals[index as usize]).is_some()
            }
            Item::Function(index) => {
                kernels::build(&header, &module, &tree.functions[index as usize]).is_some()
            }
        };
    }
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
