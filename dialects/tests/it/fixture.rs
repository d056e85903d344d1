//! Contexts and modules to test in.

use gir_dialects::{
    driver,
    ir::{Block, Builder, Context, Location, Module, Region, Signedness, Type, integer_type},
    melior::dialect::DialectRegistry,
};

/// A context with all dialects loaded.
pub fn context() -> Context {
    let registry = DialectRegistry::new();
    driver::register_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();
    context
}

/// The text of a module that `build` fills; the verifier accepts it.
pub fn module_text(build: impl for<'c> FnOnce(&Builder<'c>)) -> String {
    let context = context();
    let location = Location::new(&context, "test.gir", 1, 1);
    let module = Module::new(location);
    build(&Builder::at_end(module.body(), location));
    assert!(module.op().verify(), "{}", module.op());
    let text = module.op().to_string();
    // The printed text reads back as the same program.
    let parsed = Module::parse(&context, text.as_bytes(), "printed.mlir", true);
    assert_eq!(
        parsed.expect("the printed text parses").op().to_string(),
        text
    );
    text
}

/// A module parsed from text.
pub fn parse<'c>(context: &'c Context, text: &str) -> Module<'c> {
    Module::parse(context, text.as_bytes(), "test.mlir", true).expect("the text parses")
}

/// Appends a block with arguments of these types; a builder at its end.
pub fn block<'c>(region: Region<'c>, types: &[Type<'c>], location: Location<'c>) -> Builder<'c> {
    Builder::at_end(append(region, types, location), location)
}

/// Appends a block with arguments of these types.
pub fn append<'c>(region: Region<'c>, types: &[Type<'c>], location: Location<'c>) -> Block<'c> {
    let arguments: Vec<_> = types.iter().map(|&ty| (ty, location)).collect();
    let block = Block::new(&arguments);
    region.append(block);
    block
}

/// `iN`
pub fn i(context: &Context, width: u32) -> Type<'_> {
    integer_type(context, width, Signedness::Signless)
}

/// `siN`
pub fn si(context: &Context, width: u32) -> Type<'_> {
    integer_type(context, width, Signedness::Signed)
}

/// `uiN`
pub fn ui(context: &Context, width: u32) -> Type<'_> {
    integer_type(context, width, Signedness::Unsigned)
}

/// `f32`
pub fn f32(context: &Context) -> Type<'_> {
    Type::float32(context)
}
