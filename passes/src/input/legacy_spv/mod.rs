//! Text of the dialect `spv`, as it was before 2022: upgraded to `spirv` on input.
//!
//! ```text
//! func @f() -> () {
//!   %zero = spv.constant 0 : i32
//!   %x = spv.Variable init(%zero) : !spv.ptr<i32, Function>
//!   spv.selection { … spv._merge }
//! ```
//! is read as
//! ```text
//! func.func @f() -> () {
//!   %zero = spirv.Constant 0 : i32
//!   %x = spirv.Variable init(%zero) : !spirv.ptr<i32, Function>
//!   spirv.mlir.selection { … spirv.mlir.merge }
//! ```
//!
//! The upgrade works on tokens, so comments and strings stay as they are, and each byte of the new text is mapped to
//! a place in the old one. Upstream's parser reads the new text; its diagnostics, and the locations of its
//! operations, are moved to the old one.

mod access_chains;
mod edits;
mod functions;
mod modules;
mod ops;
pub(super) mod places;
pub(super) mod tokens;
mod types;

use access_chains::Values;
use edits::{Edits, Insert};
use gir_dialects::{
    diagnostic,
    ir::{Context, Location, Module},
};
use places::Places;
use std::ops::Range;
use tokens::{Kind, Tokens};

/// Parses MLIR text with ops of `spv`; `None` after diagnostics.
pub fn parse<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    verify: bool,
) -> Option<Module<'c>> {
    let tokens = Tokens::new(source);
    let upgrade = Upgrade::of(&tokens);
    if !upgrade.refused.is_empty() {
        let places = Places::of(source);
        for Refusal { token, message } in upgrade.refused {
            let (line, column) = places.at(tokens.start(token));
            diagnostic::error(Location::new(context, name, line, column), message);
        }
        return None;
    }
    let edited = upgrade.edits.apply(&tokens);
    places::parse_moved(context, source, name, &edited, verify)
}

/// An error about an obsolete construct.
struct Refusal {
    token: usize,
    message: String,
}

/// The upgrade of a text.
#[derive(Default)]
struct Upgrade<'s> {
    edits: Edits,
    refused: Vec<Refusal>,
    values: Values<'s>,
    /// Bodies of modules of `spv`.
    modules: Vec<Range<usize>>,
}

impl<'s> Upgrade<'s> {
    fn of(tokens: &Tokens<'s>) -> Self {
        let mut upgrade = Self::default();
        for index in 0..tokens.len() {
            let done = upgrade.token(tokens, index);
            upgrade.refused.extend(done.err());
        }
        upgrade
    }

    fn token(&mut self, tokens: &Tokens<'s>, index: usize) -> Result<(), Refusal> {
        let Some(token) = tokens.get(index) else {
            return Ok(());
        };
        self.values.note(tokens, index);
        match token.kind {
            Kind::Sigil => types::upgrade(tokens, index, &mut self.edits),
            Kind::Word if functions::is_function(tokens, index) => {
                let in_module = self.modules.iter().any(|body| body.contains(&index));
                functions::upgrade(tokens, index, in_module, &mut self.edits);
            }
            Kind::Word => return self.word(tokens, index),
            Kind::String => self.generic_op(tokens, index),
            Kind::Number | Kind::Mark => {}
        }
        Ok(())
    }

    fn word(&mut self, tokens: &Tokens<'s>, index: usize) -> Result<(), Refusal> {
        let Some(name) = tokens.text(index).strip_prefix("spv.") else {
            return Ok(());
        };
        if tokens.is(index + 1, "=") {
            self.edits.replace(index, format!("spirv.{name}"));
            types::upgrade_dictionary(tokens, index, &mut self.edits);
            return Ok(());
        }
        match ops::today(name) {
            ops::Today::Named(today) => self.edits.replace(index, today),
            ops::Today::Needless => self.edits.remove(index..index + 1),
            ops::Today::Gone(advice) => {
                return Err(Refusal {
                    token: index,
                    message: format!("'spv.{name}' no longer exists; {advice}"),
                });
            }
        }
        match name {
            "module" => {
                let body = modules::upgrade(tokens, index, &mut self.edits)?;
                self.modules.push(body);
            }
            "AccessChain" => {
                access_chains::upgrade(tokens, index, &self.values, &mut self.edits)?;
            }
            _ if ops::has_scopes(name) => self.scopes(tokens, index, name),
            _ => {}
        }
        Ok(())
    }

    /// `"spv.Variable"() : …`
    fn generic_op(&mut self, tokens: &Tokens<'s>, index: usize) {
        let name = tokens.string(index).and_then(|it| it.strip_prefix("spv."));
        let is_op = tokens.is(index + 1, "(");
        let Some(name) = name.filter(|_| is_op) else {
            return;
        };
        if let ops::Today::Named(today) = ops::today(name) {
            self.edits.replace(index, format!("\"{today}\""));
        }
    }

    /// `"Device" "None"` became `<Device> <None>`, and arithmetic got a result type.
    fn scopes(&mut self, tokens: &Tokens<'s>, index: usize, name: &str) {
        let mut at = index + 1;
        while tokens.string(at).is_some() || tokens.is(at, ",") {
            if let Some(text) = tokens.string(at) {
                self.edits.replace(at, format!("<{text}>"));
            }
            at += 1;
        }
        if !ops::is_group_arithmetic(name) {
            return;
        }
        let is_clustered = tokens.is(at + 1, "cluster_size");
        let operands = at + 1 + if is_clustered { 4 } else { 0 };
        let Some(end) = tokens
            .type_end(operands + 1)
            .filter(|_| tokens.is(operands, ":"))
        else {
            return;
        };
        if tokens.is(end, "->") || tokens.is(end, ",") {
            return;
        }
        let cluster = is_clustered.then(|| Insert::from(", i32"));
        let result = [" -> ".into(), Insert::Tokens(operands + 1..end)];
        self.edits.insert(end, cluster.into_iter().chain(result));
    }
}

#[cfg(test)]
mod tests;
