//! The parts of a module that the readers of its declarations share.

use super::{places::Places, types::Types};
use crate::{
    gir::text::{
        ParseOptions,
        ast::{self, TypeUse},
    },
    library,
};
use gir_dialects::ir::{Context, Type};

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
