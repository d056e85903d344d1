//! The text of decorations of members: `{register:1}{5826:"BLOCK_RAM"}` ("Member decoration through pointer
//! annotations").
//!
//! A decoration is an array of its number and its operands. Names that are reserved stand for numbers; some have
//! operands of their own. Text that is not in braces is a decoration by itself, `UserSemantic`.

use gir_dialects::ir::{self, Attribute, AttributeExt as _, Context};

/// The metadata of an address with the decorations of a member.
pub const MEMBER_DECORATIONS: &str = "spirv.MemberDecorations";

/// `UserSemantic`
const USER_SEMANTIC: i64 = 5635;
/// `SinglepumpINTEL` and `DoublepumpINTEL`, which share a name.
const PUMPS: [i64; 2] = [5830, 5831];
/// `MergeINTEL`, whose operands are divided by colons.
const MERGE: i64 = 5834;

/// Reserved names, with the numbers of their decorations.
const RESERVED: &[(&str, i64)] = &[
    // RegisterINTEL
    ("register", 5825),
    // MemoryINTEL
    ("memory", 5826),
    // NumbanksINTEL
    ("numbanks", 5827),
    // BankwidthINTEL
    ("bankwidth", 5828),
    // MaxPrivateCopiesINTEL
    ("private_copies", 5829),
    // MaxReplicatesINTEL
    ("max_replicates", 5832),
    // SimpleDualPortINTEL
    ("simple_dual_port", 5833),
    ("merge", MERGE),
    // BankBitsINTEL
    ("bank_bits", 5835),
    // ForcePow2DepthINTEL
    ("force_pow2_depth", 5836),
];

/// Decorations without operands, which their names show as 1.
const SWITCHES: [i64; 2] = [5825, 5833];

/// The decorations of a text.
///
/// # Errors
/// The mistake in the text, the end of a sentence about its annotation.
pub fn parse<'c>(context: &'c Context, text: &str) -> Result<Vec<Attribute<'c>>, String> {
    if !text.starts_with('{') {
        let text = ir::string(context, text);
        return Ok(vec![decoration(context, USER_SEMANTIC, &[text])]);
    }
    let mut all = vec![];
    let mut rest = text;
    while !rest.is_empty() {
        let inner = rest.strip_prefix('{').ok_or_else(|| malformed(text))?;
        let (parts, behind) = parts(inner).ok_or_else(|| malformed(text))?;
        all.push(parsed(context, &parts).map_err(|why| format!("{why}, in '{text}'"))?);
        rest = behind;
    }
    Ok(all)
}

fn malformed(text: &str) -> String {
    format!(
        "has the annotation '{text}', which is no list of decorations; write '{{name}}' or '{{name:argument,argument}}', with texts in quotation marks"
    )
}

/// A part of a decoration: a word or a text, and the character behind it.
type Part = (String, bool, char);

/// The parts of a decoration up to its brace, and what follows.
fn parts(text: &str) -> Option<(Vec<Part>, &str)> {
    let mut parts = vec![];
    let (mut word, mut is_quoted, mut was_quoted) = (String::new(), false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => {
                is_quoted = !is_quoted;
                was_quoted = true;
            }
            _ if is_quoted => word.push(letter),
            ':' | ',' | '}' => {
                parts.push((std::mem::take(&mut word), was_quoted, letter));
                was_quoted = false;
                if letter == '}' {
                    return Some((parts, &text[at + 1..]));
                }
            }
            '{' => return None,
            _ => word.push(letter),
        }
    }
    None
}

fn parsed<'c>(context: &'c Context, parts: &[Part]) -> Result<Attribute<'c>, String> {
    let [(name, ..), operands @ ..] = parts else {
        return Err("has a decoration without a name".to_owned());
    };
    if operands
        .iter()
        .any(|(word, quoted, _)| word.is_empty() && !quoted)
    {
        return Err(format!("has an empty argument of '{name}'"));
    }
    let values: Vec<_> = operands
        .iter()
        .map(|(word, quoted, _)| value(context, word, *quoted))
        .collect();
    if let Ok(number) = name.parse() {
        return Ok(decoration(context, number, &values));
    }
    if name == "pump" {
        let number = match operands.first().map(|(word, ..)| word.as_str()) {
            Some("1") => PUMPS[0],
            Some("2") => PUMPS[1],
            _ => return Err("has 'pump' without 1 or 2".to_owned()),
        };
        return Ok(decoration(context, number, &[]));
    }
    let known = RESERVED.iter().find(|(known, _)| known == name);
    let &(_, number) = known.ok_or_else(|| {
        format!("has the decoration '{name}', which is neither a number nor a reserved name; use the number of the decoration")
    })?;
    match SWITCHES.contains(&number) {
        true => Ok(decoration(context, number, &[])),
        false => Ok(decoration(context, number, &values)),
    }
}

fn value<'c>(context: &'c Context, word: &str, is_quoted: bool) -> Attribute<'c> {
    match word.parse().ok().filter(|_| !is_quoted) {
        Some(number) => ir::i32_attr(context, number),
        None => ir::string(context, word),
    }
}

fn decoration<'c>(context: &'c Context, number: i64, operands: &[Attribute<'c>]) -> Attribute<'c> {
    let mut all = vec![ir::i32_attr(context, number)];
    all.extend(operands);
    ir::array(context, &all)
}

/// The text of decorations.
pub fn text(decorations: &[Attribute<'_>]) -> String {
    decorations.iter().map(|one| written(*one)).collect()
}

fn written(decoration: Attribute<'_>) -> String {
    let operands = decoration.as_array().unwrap_or_default();
    let number = operands
        .first()
        .and_then(|number| number.as_int())
        .unwrap_or_default();
    let operands = operands.get(1..).unwrap_or_default();
    if let (USER_SEMANTIC, [text]) = (number, operands) {
        return text.as_str().unwrap_or_default().to_owned();
    }
    let reserved = RESERVED.iter().find(|(_, known)| *known == number);
    let words: Vec<_> = operands
        .iter()
        .map(|operand| word(*operand, reserved.is_some()))
        .collect();
    let between = if number == MERGE { ":" } else { "," };
    let words = words.join(between);
    let pump = PUMPS.iter().position(|&pump| pump == number);
    match (reserved, pump) {
        (_, Some(at)) => format!("{{pump:{}}}", at + 1),
        (Some((name, _)), _) if SWITCHES.contains(&number) => format!("{{{name}:1}}"),
        (Some((name, _)), _) if words.is_empty() => format!("{{{name}}}"),
        (Some((name, _)), _) => format!("{{{name}:{words}}}"),
        (None, None) if words.is_empty() => format!("{{{number}}}"),
        (None, None) => format!("{{{number}:{words}}}"),
    }
}

/// An operand; a text is quoted where it is no word, or where the name does not say that it is one.
fn word(operand: Attribute<'_>, is_reserved: bool) -> String {
    let Some(text) = operand.as_str() else {
        return operand.as_int().unwrap_or_default().to_string();
    };
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let is_plain = !text.is_empty() && text.chars().all(is_word) && text.parse::<i64>().is_err();
    match is_reserved && is_plain {
        true => text.to_owned(),
        false => format!("\"{text}\""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn again(given: &str) -> Result<String, String> {
        let context = Context::new();
        parse(&context, given).map(|all| text(&all))
    }

    #[test]
    fn reserved_names_come_back() {
        for given in [
            "{register:1}",
            "{memory:BLOCK_RAM}{numbanks:4}",
            "{pump:1}{pump:2}",
            "{merge:key:width}",
            "{bank_bits:1,2,3}",
            "{simple_dual_port:1}",
            "{6000:1,\"a}b\"}",
            "{6001}",
            "any text",
        ] {
            assert_eq!(again(given).as_deref(), Ok(given));
        }
        for (given, back) in [
            ("{register}", "{register:1}"),
            ("{register:0}", "{register:1}"),
            ("{5825}", "{register:1}"),
            ("{5835:1,2,3}", "{bank_bits:1,2,3}"),
            ("{simple_dual_port:2,3}", "{simple_dual_port:1}"),
        ] {
            assert_eq!(again(given).as_deref(), Ok(back));
        }
    }

    #[test]
    fn mistakes_are_told() {
        for given in [
            "{",
            "{register",
            "{1}x",
            "{a{1}}",
            "{unknown:1}",
            "{pump:3}",
            "{1:,}",
        ] {
            assert!(again(given).is_err(), "{given}");
        }
    }
}
