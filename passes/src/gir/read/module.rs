//! The module: its declarations in the order of the text.

use super::{Places, call_graph, globals, kernels, types::Types};
use crate::{
    gir::text::{
        ParseOptions,
        ast::{self, Item, TypeUse},
    },
    library,
};
use gir_dialects::ir::{Context, Module, Type};

/// The parts of the module that readers of declarations share.
pub struct Header<'c, 'a> {
    pub tree: &'a ast::Module<'a>,
    pub places: &'a Places<'c, 'a>,
    pub types: Types<'c>,
    pub options: ParseOptions,
    /// False if some of the text could not be read.
    pub is_whole: bool,
}

impl<'c, 'a> Header<'c, 'a> {
    pub fn context(&self) -> &'c Context {
        self.places.context
    }

    /// The type; reports an unsupported one at its place in the text.
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

    /// Reports a symbol that names nothing of this kind, unless its declaration could not be read.
    pub fn unknown_symbol(&self, symbol: &ast::Symbol<'_>, place: u32, kind: &str) {
        if self.is_whole || symbol.definition.is_some() {
            let mut message = format!("'@{}' is not a {kind} of this module", symbol.name);
            if let Some((_, declaration)) = library::find(symbol.name) {
                message += &format!("; declare that of the library: '{declaration}'");
            }
            self.places.error(place, message);
        }
    }

    /// The name of a symbol without `@`.
    pub fn symbol_name(&self, symbol: ast::SymbolId) -> &'a str {
        self.tree.symbol(symbol).map_or("", |symbol| symbol.name)
    }
}

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
