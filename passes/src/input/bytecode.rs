//! Bytecode from a file, which may be corrupt.

use super::MAX_NESTING;
use gir_dialects::{
    bytecode::{Trial, try_in_child},
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
