//! Names of functions, mangled or not.

use super::ctype::CType;
use gir_dialects::{
    ir::{Context, Type},
    llvm_import,
};

/// A name without its types, and these.
#[derive(Clone, Debug, Default)]
pub struct Name {
    /// The name.
    pub base: String,
    /// The types of the parameters, where the name tells them; `None` for those that are neither numbers nor vectors.
    pub parameters: Vec<Option<CType>>,
}

impl Name {
    /// The parts of the name of a symbol.
    pub fn of(symbol: &str) -> Self {
        let whole = || Self {
            base: symbol.to_owned(),
            parameters: vec![],
        };
        if !symbol.starts_with("_Z") {
            return whole();
        }
        let plain = llvm_import::demangled(symbol);
        let Some((base, rest)) = plain.split_once('(') else {
            return whole();
        };
        let list = rest.trim_end_matches(')');
        let parameters = list.split(", ").map(CType::of_demangled).collect();
        Self {
            base: base.to_owned(),
            parameters,
        }
    }

    /// The type that a pointer parameter points to.
    pub fn pointee<'c>(&self, at: usize, context: &'c Context) -> Option<Type<'c>> {
        let ty = (*self.parameters.get(at)?)?;
        ty.is_pointer.then(|| ty.value(context))
    }

    /// Whether the function accesses vectors at the address of any number.
    pub fn is_unaligned(&self) -> bool {
        self.base.starts_with("vload") || self.base.starts_with("vstore")
    }
}
