//! Declarations of functions, for messages.

use super::symbols;
use crate::gir::print;
use gir_dialects::{gir, ir::Op};

/// The declaration of a function in the text form of its level.
pub fn declaration(function: Op<'_>) -> String {
    match function.cast::<gir::FuncOp<'_>>() {
        Some(function) => print::declaration(function),
        None => {
            let name = symbols::name(function).unwrap_or_default();
            let ty = symbols::ty(function).map(|ty| ty.to_string());
            let ty = ty.unwrap_or_default().replacen(" -> ()", "", 1);
            format!("func.func private @{name}{ty}")
        }
    }
}
