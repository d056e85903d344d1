//! `OpPhi` of one value.

use super::{
    function::Function,
    module::{Code, Module},
};
use rspirv::spirv::Op as Opcode;

/// The maximum number of rounds; a phi that would need more is rare and stays.
const ROUNDS: usize = 8;

/// Replaces each `OpPhi` of one value (apart from itself) by that value.
pub fn fold(module: &mut Module, function: &mut Function) {
    for _ in 0..ROUNDS {
        let mut is_changed = false;
        for block in &mut function.blocks {
            block.retain(|&code| {
                let value = value(module, code);
                let Some((id, value)) = value else {
                    return true;
                };
                module.instead.insert(id, value);
                is_changed = true;
                false
            });
        }
        if !is_changed {
            break;
        }
    }
}

/// The id of an `OpPhi` and its only value.
fn value(module: &Module, code: Code) -> Option<(u32, u32)> {
    if !module.is(code, Opcode::Phi) {
        return None;
    }
    let words = module.words(code);
    let id = words[2];
    let mut value = None;
    for pair in words[3..].chunks_exact(2) {
        let operand = module.resolve(pair[0]);
        if operand == id || value == Some(operand) {
            continue;
        }
        if value.is_some() {
            return None;
        }
        value = Some(operand);
    }
    Some((id, value?))
}
