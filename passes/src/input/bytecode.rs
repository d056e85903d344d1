//! Bytecode from a file, which may be corrupt.

use super::MAX_NESTING;
use gir_dialects::{
    bytecode::{Trial, is_bitcode, try_bitcode_in_child, try_in_child},
    diagnostic,
    ir::{Context, Location, Module},
};

/// Parses bytecode that passes a trial; `None` after diagnostics.
pub fn parse<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    verify: bool,
) -> Option<Module<'c>> {
    let reason = match try_in_child(context, source, name, verify, MAX_NESTING) {
        // Verified already.
        Ok(Trial::Good) => return Module::parse(context, source, name, false),
        Ok(Trial::Refused) => return Module::parse(context, source, name, verify),
        Ok(Trial::TooDeep) => {
            format!("the module nests deeper than {MAX_NESTING} levels; flatten the program")
        }
        Ok(Trial::TooLarge) => {
            "attributes and types are too large when their shared parts are written out; \
             use smaller ones"
                .to_owned()
        }
        Ok(Trial::Damaged) => {
            "corrupt bytecode: reading it would crash or never end; generate the file again"
                .to_owned()
        }
        Err(error) => format!("no process can be started to check the bytecode: {error}"),
    };
    diagnostic::error(Location::new(context, name, 0, 0), reason);
    None
}

/// Whether LLVM IR is text, or bitcode that passes a trial; false after a diagnostic. Bitcode that LLVM refuses passes:
/// reading it again reports the error.
pub fn is_safe_llvm(context: &Context, source: &[u8], name: &str) -> bool {
    if !is_bitcode(source) {
        return true;
    }
    let reason = match try_bitcode_in_child(source) {
        Ok(Trial::Damaged) => {
            "corrupt bitcode: reading it would crash or never end; generate the file again"
                .to_owned()
        }
        Ok(_) => return true,
        Err(error) => format!("no process can be started to check the bitcode: {error}"),
    };
    diagnostic::error(Location::new(context, name, 1, 1), reason);
    false
}
