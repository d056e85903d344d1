//! Programs: a text with the definitions that are linked to it, read into a context.

use crate::{
    gir::text::ParseOptions,
    import, input, link,
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
    /// The LLVM IR of the source, where another compiler has made it.
    pub compiled: Option<&'a [u8]>,
    /// The only kernel that LLVM IR keeps; all of them if `None` or if there is none of this name.
    pub kernel: Option<&'a str>,
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
            compiled: None,
            kernel: None,
            is_legacy: false,
        }
    }

    /// Reads the source and links the definitions; `None` after diagnostics.
    pub fn read<'c>(&self, context: &'c Context) -> Option<Module<'c>> {
        self.profiles.give_to(context);
        let (source, name) = (self.source, self.name);
        let is_llvm = input::sniff(source, name) == input::Language::Llvm;
        let llvm = self.compiled.or_else(|| is_llvm.then_some(source));
        if let Some(llvm) = llvm.filter(|_| !self.is_legacy) {
            return self.import(context, llvm);
        }
        let is_spirv = input::sniff(source, name) == input::Language::Spirv;
        let module = match self.is_legacy {
            _ if is_spirv => import::spirv::read(context, source, name, self.kernel),
            true => input::parse_legacy(context, source, name, self.verify),
            false => input::parse(context, source, name, self.parse, self.verify),
        }?;
        link::link(&module, self.linked, self.parse).then_some(module)
    }

    /// Imports LLVM IR. Definitions in LLVM IR are linked before, others behind.
    fn import<'c>(&self, context: &'c Context, llvm: &[u8]) -> Option<Module<'c>> {
        let is_llvm =
            |file: &&link::File| input::sniff(&file.source, &file.name) == input::Language::Llvm;
        let (before, behind): (Vec<_>, Vec<_>) = self.linked.iter().partition(is_llvm);
        let before = before.iter().map(|file| (&*file.source, &*file.name));
        let before: Vec<_> = before.collect();
        // What clang has just written is whole.
        let own = self.compiled.is_none().then_some((llvm, self.name));
        let mut files = own.into_iter().chain(before.iter().copied());
        if !files.all(|(source, name)| input::is_safe_llvm(context, source, name)) {
            return None;
        }
        let module = import::llvm::read(context, llvm, self.name, self.kernel, &before)?;
        let behind: Vec<_> = behind.into_iter().cloned().collect();
        link::link(&module, &behind, self.parse).then_some(module)
    }
}
