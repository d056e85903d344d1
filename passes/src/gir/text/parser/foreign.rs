//! Opcodes in the spelling of other languages, for advice.

use crate::gir::text::keywords::UpdateOp;
use crate::gir::text::opcodes::OPCODES;

/// Opcodes of LLVM IR, SPIR-V, PTX and words of C, and ours for each.
const WORDS: &[(&str, &str)] = &[
    ("alloca", "alloc"),
    ("ashr", "shr"),
    ("branch", "br"),
    ("bar", "barrier"),
    ("const", "mov"),
    ("copy", "mov"),
    ("ctpop", "popcount"),
    ("cttz", "ctz"),
    ("ctlz", "clz"),
    ("extractelement", "extract"),
    ("fadd", "add"),
    ("fdiv", "div"),
    ("fmul", "mul"),
    ("fneg", "neg"),
    ("frem", "rem"),
    ("fsub", "sub"),
    ("getelementptr", "gep"),
    ("goto", "br"),
    ("if", "br_if"),
    ("insertelement", "insert"),
    ("jump", "br"),
    ("ld", "load"),
    ("lshr", "shr"),
    ("membar", "fence"),
    ("mod", "rem"),
    ("print", "printf"),
    ("return", "ret"),
    ("sdiv", "div"),
    ("select_if", "select"),
    ("srem", "rem"),
    ("st", "store"),
    ("syncthreads", "barrier"),
    ("udiv", "div"),
    ("urem", "rem"),
];

/// The opcode with the meaning of a word of another language.
pub(super) fn opcode(word: &str) -> Option<String> {
    let known = WORDS.iter().find(|(foreign, _)| *foreign == word);
    let known = known.map(|(_, own)| *own).or_else(|| comparison(word));
    known.map(str::to_owned).or_else(|| update(word))
}

/// The update that is spelled as an opcode of its own: `atomic.add` is `atomic.rmw add`.
fn update(word: &str) -> Option<String> {
    let name = word.strip_prefix("atomic.")?;
    let name = name.strip_prefix("rmw.").unwrap_or(name);
    let op = UpdateOp::ALL.iter().find(|op| op.spelling() == name)?;
    Some(format!("atomic.rmw {op}"))
}

/// The comparison that LLVM spells with the sign in front of the predicate: `icmp.ult` is `ucmp.lt`.
fn comparison(word: &str) -> Option<&'static str> {
    let (sign, predicate) = word.strip_prefix("icmp.")?.split_at_checked(1)?;
    let family = match sign {
        "u" => "ucmp.",
        "s" => "icmp.",
        _ => return None,
    };
    let mut spellings = OPCODES.iter().map(|info| info.spelling);
    spellings.find(|spelling| spelling.strip_prefix(family) == Some(predicate))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gir::text::opcodes::Opcode;

    #[test]
    fn advice_names_opcodes_for_words_that_are_none() {
        for (foreign, own) in WORDS {
            assert!(Opcode::from_spelling(foreign).is_none(), "{foreign}");
            assert!(Opcode::from_spelling(own).is_some(), "{own}");
        }
    }
}
