//! Tables of profiles, and the values that a profile takes from its bases.
//!
//! The build script uses this file, too.

use std::collections::BTreeMap;

/// Maximum length of a chain of bases.
const MOST_BASES: usize = 64;

/// A value of a profile file.
pub type Value = serde_json::Value;

/// The tables of a file, by the names of their profiles.
pub type Tables = BTreeMap<String, Value>;

/// The key of the names of all bases in a profile with its bases resolved, the nearest first.
pub const ANCESTORS: &str = "ancestors";

/// A wrong base.
pub struct Mistake<'a> {
    /// The profile that names it.
    pub name: &'a str,
    /// The description of the mistake.
    pub text: String,
}

/// The values of a profile, with those of its bases that it does not state. `other` provides the values of bases that
/// are not in the file.
///
/// # Errors
/// An unknown base, or one that is based on the profile itself.
pub fn resolve<'a>(
    tables: &'a Tables,
    name: &'a str,
    other: &dyn Fn(&str) -> Option<Value>,
) -> Result<Value, Mistake<'a>> {
    let mut chain = vec![name];
    let mut values = loop {
        let name = chain[chain.len() - 1];
        let Some(base) = tables.get(name).and_then(|own| own["base"].as_str()) else {
            break Value::default();
        };
        let mistake = |text| Err(Mistake { name, text });
        if chain.contains(&base) {
            return mistake(format!("profile '{name}' is based on itself"));
        }
        if chain.len() > MOST_BASES {
            return mistake(format!(
                "profile '{name}' is the base of {MOST_BASES} others in a row, and has a base itself; shorten the chain"
            ));
        }
        if !tables.contains_key(base) {
            let Some(values) = other(base) else {
                return mistake(format!(
                    "unknown base '{base}'; a base is a profile of this file or of --list-targets"
                ));
            };
            break values;
        }
        chain.push(base);
    };
    for &name in chain.iter().rev() {
        add_ancestor(&mut values, tables, name);
        merge(&mut values, tables.get(name).cloned().unwrap_or_default());
    }
    Ok(values)
}

/// Adds the base of a profile to the ancestors that the base has.
fn add_ancestor(values: &mut Value, tables: &Tables, name: &str) {
    let Some(base) = tables.get(name).and_then(|own| own["base"].as_str()) else {
        return;
    };
    let above = values[ANCESTORS].as_array().cloned().unwrap_or_default();
    let all = [Value::from(base)].into_iter().chain(above);
    values[ANCESTORS] = all.collect();
}

/// Merges `own` into `base`: tables key by key, everything else as a whole.
fn merge(base: &mut Value, own: Value) {
    match (base, own) {
        (Value::Object(base), Value::Object(own)) => {
            for (key, value) in own {
                merge(base.entry(key).or_insert(Value::Null), value);
            }
        }
        (base, own) => *base = own,
    }
}
