//! Programs: a text with the definitions that are linked to it, read into a context.

use crate::{
    gir::text::ParseOptions,
    input, link,
    profile::{Profiles, known},
};
use gir_dialects::ir::{Context, Module};

/// A program before it is read.
#[derive(Clone, Copy)]
pub struct Program<'a> {
    /// GIR text, MLIR text or bytecode.
    pub source: &'a [u8],
    /// The name of the source in diagnostics.
    pub name: &'a str,
    /// Files with definitions of functions that the source declares.
    pub linked: &'a [link::File],
    /// The profiles that may be named.
    pub profiles: &'a Profiles,
    /// How to read GIR text.
    pub parse: ParseOptions,
    /// Whether MLIR verifies what it has read.
    pub verify: bool,
    /// Whether the source is MLIR text whose ops of the dialect `spv` are upgraded.
    pub is_legacy: bool,
}

impl<'a> Program<'a> {
    /// A program with the usual settings.
    pub fn new(source: &'a [u8], name: &'a str) -> Self {
        Self {
            source,
            name,
            linked: &[],
            profiles: &known::BUILT_IN,
            parse: ParseOptions::default(),
            verify: true,
            is_legacy: false,
        }
    }

    /// Reads the source and links the definitions; `None` after diagnostics.
    pub fn read<'c>(&self, context: &'c Context) -> Option<Module<'c>> {
        self.profiles.give_to(context);
        let (source, name) = (self.source, self.name);
        let module = match self.is_legacy {
            true => input::parse_legacy(context, source, name, self.verify),
            false => input::parse(context, source, name, self.parse, self.verify),
        }?;
        link::link(&module, self.linked, self.parse).then_some(module)
    }
}
