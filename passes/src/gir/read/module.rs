//! Globals and function headers.

use super::{Places, function, types, types::Types};
use crate::gir::text::ast::{
    self, Count, Function, Global, Initializer, Inlining, Item, Param, TypeUse,
};
use gir_dialects::{
    gir::{FuncOp, GlobalOp},
    ir::{self, Attribute, Builder, Context, Module, Type},
};

/// What the reader of a function needs to know of the module.
pub struct Header<'c, 'a> {
    pub tree: &'a ast::Module<'a>,
    pub places: &'a Places<'c, 'a>,
    pub types: Types<'c>,
}

impl<'c> Header<'c, '_> {
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
        let built = match *item {
            Item::Global(index) => build_global(&header, &module, &tree.globals[index as usize]),
            Item::Function(index) => {
                build_function(&header, &module, &tree.functions[index as usize])
            }
        };
        complete &= built.is_some();
    }
    // The verifier needs whole functions, and would repeat what is reported.
    (complete && module.op().verify()).then_some(module)
}

fn symbol_name<'a>(header: &Header<'_, 'a>, symbol: ast::SymbolId) -> &'a str {
    header.tree.symbol(symbol).map_or("", |symbol| symbol.name)
}

fn build_global<'c>(header: &Header<'c, '_>, module: &Module<'c>, global: &Global) -> Option<()> {
    let context = header.context();
    let pointer = header.ty(global.ty)?;
    let location = header.places.at(global.name_span.start);
    let count = match global.count {
        Count::Fixed(count) => Some(count as i64),
        Count::Single | Count::Dynamic => None,
    };
    let (initializer, address) = match global.initializer {
        Initializer::None => (None, None),
        Initializer::Address(address) => (None, Some(address as i64)),
        Initializer::Value(literal) => (
            Some(types::constant_attribute(context, literal.constant)),
            None,
        ),
        Initializer::Elements => (Some(table(header, global)?), None),
    };
    let builder = Builder::at_end(module.body(), location);
    GlobalOp::build(
        &builder,
        symbol_name(header, global.symbol),
        pointer,
        count,
        global.count == Count::Dynamic,
        initializer,
        address,
    );
    Some(())
}

/// The dense elements of an initialised array.
fn table<'c>(header: &Header<'c, '_>, global: &Global) -> Option<Attribute<'c>> {
    let element = header.types.get(global.pointee)?;
    let elements = header.tree.elements(global);
    let mut bytes = Vec::with_capacity(elements.len() * 4);
    for literal in elements {
        let width = literal.constant.ty.width() as usize / 8;
        if types::scalar_type(header.context(), literal.constant.ty) != element {
            let wanted = header.tree.types.display(global.pointee);
            header.places.error(
                literal.span.start,
                format!(
                    "element of type {}, but the global holds {wanted}",
                    literal.constant.ty
                ),
            );
            return None;
        }
        bytes.extend_from_slice(&literal.constant.bits.to_le_bytes()[..width]);
    }
    Some(ir::dense_elements(element, elements.len() as i64, &bytes))
}

fn build_function<'c>(
    header: &Header<'c, '_>,
    module: &Module<'c>,
    function: &Function,
) -> Option<()> {
    let context = header.context();
    let attributes = function.attributes;
    if attributes.external {
        let message = "'func extern' is not supported by this version; define the function";
        header.places.error(function.span.start, message);
        return None;
    }
    let params = header.tree.params(function);
    // All types before the first failure returns: each mistake is reported once.
    let inputs: Vec<_> = params.iter().map(|param| header.ty(param.ty)).collect();
    let result = function.return_type.map(|written| header.ty(written));
    let inputs = inputs.into_iter().collect::<Option<Vec<_>>>()?;
    let results = result.map_or(Some(vec![]), |ty| ty.map(|ty| vec![ty]))?;
    let location = header.places.at(function.name_span.start);
    let builder = Builder::at_end(module.body(), location);
    let arguments: Vec<_> = params
        .iter()
        .map(|param| argument(header, function, param))
        .collect();
    let op = FuncOp::build(
        &builder,
        symbol_name(header, function.symbol),
        ir::function(context, &inputs, &results),
        attributes.kernel,
        attributes.inlining == Some(Inlining::Always),
        attributes.inlining == Some(Inlining::Never),
        attributes
            .workgroup_size
            .map(|size| size.map(|extent| extent as i32))
            .as_ref()
            .map(|size| &size[..]),
        attributes.subgroup_size.map(|size| i64::from(size) as i32),
        None,
        (!arguments.is_empty()).then(|| ir::array(context, &arguments)),
        None,
    );
    function::build(header, function, op, &inputs)
}

/// The attributes of a parameter: its name and explicit binding.
fn argument<'c>(header: &Header<'c, '_>, function: &Function, param: &Param) -> Attribute<'c> {
    let context = header.context();
    let names = header.tree.values(function);
    let name = names
        .get(param.value.0 as usize)
        .map_or("", |value| value.name);
    let mut entries = vec![("gir.name", ir::string(context, name))];
    if let Some(resource) = param.resource {
        let place = [resource.set, resource.binding];
        let place = place.map(|number| ir::i64_attr(context, i64::from(number)));
        entries.push(("gir.resource", ir::array(context, &place)));
    }
    ir::dictionary(context, &entries)
}
