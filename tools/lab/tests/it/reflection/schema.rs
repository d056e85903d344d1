//! A validator of the part of JSON Schema that the published schema uses. A keyword it
//! does not know is a failure: nothing is left unchecked.

use serde_json::Value;
use std::fs;
use std::path::Path;

/// The committed schema.
pub struct Schema {
    root: Value,
}

/// An error with its location.
type Checked = Result<(), String>;

impl Schema {
    /// The published schema, which is that of the tool.
    pub fn published() -> Self {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reflection.schema.json");
        let text = fs::read_to_string(file).unwrap();
        let printed = super::printed(["--reflection-schema"]);
        assert_eq!(text.as_bytes(), printed, "run `cargo xtask docs`");
        let root = serde_json::from_str(&text).unwrap();
        Self { root }
    }

    /// Checks a value.
    pub fn check(&self, value: &Value) -> Checked {
        self.check_value(&self.root, value)
    }

    fn check_value(&self, schema: &Value, value: &Value) -> Checked {
        for (keyword, wanted) in schema.as_object().ok_or("a schema is an object")? {
            self.check_keyword(keyword, wanted, value)
                .map_err(|error| format!("{error} (in {value})"))?;
        }
        Ok(())
    }

    fn check_keyword(&self, keyword: &str, wanted: &Value, value: &Value) -> Checked {
        let all = |hold: bool| hold.then_some(()).ok_or(format!("not {keyword}: {wanted}"));
        let length = value.as_array().map(|items| items.len() as u64);
        match keyword {
            "$schema" | "$defs" | "title" | "description" | "default" => Ok(()),
            "type" => all(has_type(wanted, value)),
            "const" => all(wanted == value),
            "enum" => all(wanted.as_array().ok_or("enum")?.contains(value)),
            "minimum" => all(value
                .as_f64()
                .is_none_or(|number| Some(number) >= wanted.as_f64())),
            // Numbers of formats have a type and a minimum; the largest are Rust's.
            "format" => {
                all(["uint", "uint32", "uint64"].contains(&wanted.as_str().unwrap_or_default()))
            }
            "minItems" => all(length.is_none_or(|length| Some(length) >= wanted.as_u64())),
            "maxItems" => all(length.is_none_or(|length| Some(length) <= wanted.as_u64())),
            "pattern" => {
                assert_eq!(wanted, "^([0-9a-f][0-9a-f])*$");
                let hexadecimal = |text: &str| {
                    text.len().is_multiple_of(2)
                        && text.bytes().all(|b| b"0123456789abcdef".contains(&b))
                };
                all(value.as_str().is_none_or(hexadecimal))
            }
            "items" => {
                let mut items = value.as_array().into_iter().flatten();
                items.try_for_each(|item| self.check_value(wanted, item))
            }
            "required" => {
                let Some(object) = value.as_object() else {
                    return Ok(());
                };
                let mut keys = wanted.as_array().ok_or("required")?.iter();
                all(keys.all(|key| object.contains_key(key.as_str().unwrap_or_default())))
            }
            "properties" => {
                let mut properties = wanted.as_object().ok_or("properties")?.iter();
                properties.try_for_each(|(key, schema)| match value.get(key) {
                    Some(value) => self.check_value(schema, value),
                    None => Ok(()),
                })
            }
            "$ref" => {
                let place = wanted.as_str().and_then(|text| text.strip_prefix('#'));
                let schema = place.and_then(|place| self.root.pointer(place));
                self.check_value(schema.ok_or(format!("{wanted} is nowhere"))?, value)
            }
            "anyOf" | "oneOf" => {
                let schemas = wanted.as_array().ok_or("alternatives")?.iter();
                let holding = schemas.filter(|schema| self.check_value(schema, value).is_ok());
                let holding = holding.count();
                all(holding == 1 || keyword == "anyOf" && holding > 0)
            }
            _ => Err(format!("the validator does not know {keyword}")),
        }
    }
}

fn has_type(wanted: &Value, value: &Value) -> bool {
    match wanted {
        Value::Array(types) => types.iter().any(|wanted| has_type(wanted, value)),
        wanted => match wanted.as_str() {
            Some("null") => value.is_null(),
            Some("boolean") => value.is_boolean(),
            Some("integer") => value.is_i64() || value.is_u64(),
            Some("string") => value.is_string(),
            Some("array") => value.is_array(),
            Some("object") => value.is_object(),
            _ => false,
        },
    }
}
