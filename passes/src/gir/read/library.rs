//! Functions that a text declares `extern`: their definitions are in the library.

use super::{Places, kernels, module::Header, types::Types};
use crate::{
    gir::text::{
        self, ParseOptions,
        ast::{self, Function},
        span::LineIndex,
    },
    library,
};
use gir_dialects::ir::Module;

/// Builds the definition of a function that is declared; `None` after diagnostics.
pub fn link<'c>(header: &Header<'c, '_>, module: &Module<'c>, declared: &Function) -> Option<()> {
    let name = header.symbol_name(declared.symbol);
    let error = |message| {
        header.places.error(declared.name_span.start, message);
        None
    };
    let Some((file, declaration)) = library::find(name) else {
        return error(format!(
            "'@{name}' is declared 'extern', but the library has no such function; define it, or declare one that docs/library.md lists"
        ));
    };
    let mut parsed = text::parse(file.text.as_bytes(), ParseOptions::default());
    text::inference::infer(&mut parsed.module);
    let lines = LineIndex::new(file.text.as_bytes());
    let places = Places {
        context: header.context(),
        name: file.name,
        source: file.text.as_bytes(),
        lines: &lines,
        mistakes: Default::default(),
    };
    let library = Header {
        tree: &parsed.module,
        places: &places,
        types: Types::new(header.context(), &parsed.module.types),
        options: ParseOptions::default(),
        is_whole: true,
    };
    let mut functions = parsed.module.functions.iter();
    let definition = functions.find(|one| library.symbol_name(one.symbol) == name)?;
    let heads = [(header, declared), (&library, definition)].map(|(of, one)| head(of.tree, one));
    if !declared.is_head_whole {
        return None;
    }
    if heads[0] != heads[1] || declared.attributes.kernel {
        return error(format!(
            "'@{name}' is not declared as the library has it; write '{declaration}'"
        ));
    }
    kernels::build(&library, module, definition)
}

/// The types of a function's parameters and of its result.
fn head(tree: &ast::Module<'_>, function: &Function) -> Vec<Option<String>> {
    let text = |written: ast::TypeUse| tree.types.display(written.id).to_string();
    let parameters = tree.params(function).iter();
    let parameters = parameters.map(|parameter| Some(text(parameter.ty)));
    let result = std::iter::once(function.return_type.map(text));
    parameters.chain(result).collect()
}
