//! Decorations of members, as annotations of their addresses ("Member decoration through pointer annotations").

use super::module;
use crate::{
    analysis::member_decorations::{self, MEMBER_DECORATIONS},
    targets::llvm::{globals::constant, types},
};
use gir_dialects::{
    ir::{AttributeExt as _, Builder, Op, Value},
    llvm,
    upstream::llvm::{AddressOfOp, PtrAnnotation, ZeroOp},
};
use std::collections::HashMap;

/// The address space of the texts.
const SPACE: u32 = 1;

/// Annotates the addresses of a converted module whose metadata has decorations of members.
pub fn add(module: Op<'_>) {
    let mut found = vec![];
    module.walk_pre(|op| {
        let metadata = module::metadata_of(op);
        let has = metadata.iter().any(|(name, _)| name == MEMBER_DECORATIONS);
        if has && op.result_count() == 1 {
            found.push((op, metadata));
        }
    });
    let mut texts = Texts {
        module,
        known: HashMap::new(),
    };
    for (op, mut metadata) in found {
        let decorations = metadata.iter().find(|(name, _)| name == MEMBER_DECORATIONS);
        let decorations = decorations.and_then(|(_, list)| list.as_array());
        let text = member_decorations::text(&decorations.unwrap_or_default());
        metadata.retain(|(name, _)| name != MEMBER_DECORATIONS);
        module::set(op, &metadata);
        annotate(op, &texts.name(&text));
    }
}

/// The texts of a module, by their symbols.
struct Texts<'c> {
    module: Op<'c>,
    known: HashMap<String, String>,
}

impl Texts<'_> {
    fn name(&mut self, text: &str) -> String {
        if let Some(name) = self.known.get(text) {
            return name.clone();
        }
        let name = format!(".spirv.annotation.{}", self.known.len());
        if let Some(body) = self.module.region(0).first_block() {
            let b = Builder::at_start(body, self.module.location());
            let linkage = llvm::internal_linkage(self.module.context());
            let bytes = [text.as_bytes(), &[0]].concat();
            constant(&b, &name, linkage, &bytes, Some(1), Some(SPACE as i32));
        }
        self.known.insert(text.to_owned(), name.clone());
        name
    }
}

/// Annotates the result of an operation, for all of its uses.
fn annotate(op: Op<'_>, text: &str) {
    let Some(next) = op.next() else { return };
    let address = op.result(0);
    let users: Vec<_> = address.uses().collect();
    let b = Builder::before(next).with_location(op.location());
    let place = llvm::pointer_in(op.context(), SPACE);
    let text = AddressOfOp::build(&b, place, text).res();
    let none: Value<'_> = ZeroOp::build(&b, place).res();
    let line = types::number(&b, types::int(op.context(), 32), 0);
    let annotated = PtrAnnotation::build(&b, address.ty(), address, text, none, line, none).res();
    for (user, at) in users {
        user.set_operand(at, annotated);
    }
}
