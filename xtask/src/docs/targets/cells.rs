//! Cells of the tables of profiles.

use serde_json::Value;

/// An empty cell.
pub const NOTHING: &str = "–";

/// A number or a word.
pub fn text(value: &Value) -> String {
    or(value, NOTHING)
}

/// A number or a word, or something else where it is null.
pub fn or(value: &Value, absent: &str) -> String {
    match value {
        Value::Null => absent.to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// The elements of a list.
pub fn list(value: &Value) -> String {
    let elements = value.as_array().map_or(&[][..], Vec::as_slice);
    let elements: Vec<_> = elements.iter().map(text).collect();
    match elements.is_empty() {
        true => NOTHING.to_owned(),
        false => elements.join(", "),
    }
}

/// Flags, with their dashes.
pub fn flags(value: &Value) -> String {
    let flags = value.as_array().map_or(&[][..], Vec::as_slice);
    let flags: Vec<_> = flags
        .iter()
        .map(|flag| format!("`--{}`", text(flag)))
        .collect();
    match flags.is_empty() {
        true => "nothing yet".to_owned(),
        false => flags.join(", "),
    }
}

/// The members of an object that are not `native`.
pub fn exceptions(value: &Value) -> String {
    let members = value.as_object().into_iter().flatten();
    let exceptions: Vec<_> = members
        .filter(|(_, support)| *support != "native")
        .map(|(name, support)| format!("{name} {}", text(support)))
        .collect();
    match exceptions.is_empty() {
        true => "all native".to_owned(),
        false => exceptions.join(", "),
    }
}

/// The atomic operations of each type; types with the same ones together.
pub fn atomics(value: &Value) -> String {
    let mut groups: Vec<(Vec<&str>, String)> = vec![];
    for ty in ["i8", "i16", "i32", "i64", "f16", "f32", "f64"] {
        let operations = list(&value[ty]);
        match groups.iter_mut().find(|(_, known)| *known == operations) {
            Some((types, _)) => types.push(ty),
            None => groups.push((vec![ty], operations)),
        }
    }
    groups.retain(|(_, operations)| operations != NOTHING);
    let groups: Vec<_> = groups
        .iter()
        .map(|(types, operations)| format!("{}: {operations}", types.join(", ")))
        .collect();
    match groups.is_empty() {
        true => NOTHING.to_owned(),
        false => groups.join("<br>"),
    }
}

/// A limit, and the guaranteed one where it differs.
pub fn limit(profile: &Value, name: &str) -> String {
    let show = |value: &Value| match value {
        Value::Array(_) => list(value).replace(", ", " × "),
        other => text(other),
    };
    let (limit, guaranteed) = (&profile["limits"][name], &profile["guaranteed"][name]);
    match guaranteed.is_null() {
        true => show(limit),
        false => format!("{} ({})", show(limit), show(guaranteed)),
    }
}

/// Tables of estimates, which are too long for a cell.
const TABLES: [&str; 2] = ["latencies", "multipliers"];

/// The hardware of a DSP or an FPGA.
pub fn hardware(profile: &Value) -> String {
    let mut facts = vec![];
    for kind in ["dsp", "fpga"] {
        for (name, value) in profile[kind].as_object().into_iter().flatten() {
            match value {
                Value::Null => {}
                _ if TABLES.contains(&name.as_str()) => {}
                Value::Object(members) => {
                    facts.extend(
                        members
                            .iter()
                            .map(|(member, value)| format!("{member} {}", text(value))),
                    );
                }
                value => facts.push(format!("{} {}", name.replace('_', " "), text(value))),
            }
        }
    }
    match facts.is_empty() {
        true => NOTHING.to_owned(),
        false => facts.join(", "),
    }
}

/// Names of profiles in a row: the first and the last of three and more.
pub fn range(names: &[&str]) -> String {
    match names {
        [first, _, .., last] => format!("`{first}` to `{last}`"),
        names => {
            let names: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
            names.join(", ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_json::json;

    #[test]
    fn what_is_not_there_is_a_dash() {
        assert_eq!(text(&Value::Null), "–");
        assert_eq!(list(&json!([])), "–");
        assert_eq!(limit(&json!({ "limits": {}, "guaranteed": {} }), "x"), "–");
        assert_eq!(hardware(&json!({ "dsp": null, "fpga": null })), "–");
        assert_eq!(atomics(&json!({ "i8": [] })), "–");
    }

    #[test]
    fn a_limit_comes_with_what_is_guaranteed() {
        let profile = json!({ "limits": { "a": [4, 2, 1], "b": 8 }, "guaranteed": { "a": [1, 1, 1], "c": 2 } });
        assert_eq!(limit(&profile, "a"), "4 × 2 × 1 (1 × 1 × 1)");
        assert_eq!(limit(&profile, "b"), "8");
        assert_eq!(limit(&profile, "c"), "– (2)");
    }

    #[test]
    fn only_what_differs_is_named() {
        assert_eq!(exceptions(&json!({ "i8": "native" })), "all native");
        assert_eq!(
            exceptions(&json!({ "i8": "native", "f16": "none" })),
            "f16 none"
        );
        let facts = json!({ "dsp": { "cores": 8, "dma": null }, "fpga": { "memory_blocks": { "bram": 36864 } } });
        assert_eq!(hardware(&facts), "cores 8, bram 36864");
    }

    #[test]
    fn types_with_the_same_atomics_stand_together() {
        let operations = json!({ "i32": ["add", "sub"], "i64": ["add", "sub"], "f32": ["add"] });
        assert_eq!(atomics(&operations), "i32, i64: add, sub<br>f32: add");
    }
}
