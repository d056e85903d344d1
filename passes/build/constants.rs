//! Profiles as Rust constants, written by the types of their fields.
//!
//! The types decide how a value is written: a word is a variant of its enum, a structure names all its fields. A value
//! that does not fit its type is a mistake here or an error of the Rust compiler. A type that is no enum, structure or
//! list is made by its function `new`, which returns `None` for a wrong value.

use super::{
    shapes::Shapes,
    tables::{ANCESTORS, Value},
};
use std::error::Error;
use syn::{GenericArgument, PathArguments, PathSegment, Type};

/// The source of `static BUILT_IN`, all profiles.
///
/// # Errors
/// A key that no field has, a value that does not fit its type.
pub fn of(profiles: &[(String, Value)], shapes: &Shapes) -> Result<String, Box<dyn Error>> {
    let mut text = format!("pub static BUILT_IN: [Profile; {}] = [\n", profiles.len());
    for (name, values) in profiles {
        let mut values = values.clone();
        values["name"] = name.as_str().into();
        if values[ANCESTORS].is_null() {
            values[ANCESTORS] = Value::Array(vec![]);
        }
        let constant = shapes.structure("Profile", &values);
        text += &constant.map_err(|mistake| format!("profile '{name}': {mistake}"))?;
        text += ",\n";
    }
    Ok(text + "];\n")
}

impl Shapes {
    /// The constant of a structure.
    fn structure(&self, name: &str, values: &Value) -> Result<String, String> {
        let fields = &self.structures[name];
        let keys = values
            .as_object()
            .into_iter()
            .flat_map(|values| values.keys());
        for key in keys {
            if !fields.iter().any(|(field, _)| field == key) {
                return Err(format!("{name} has no field '{key}'"));
            }
        }
        let mut text = format!("{name} {{");
        for (field, ty) in fields {
            let value = self.constant(ty, &values[field]);
            let value = value.map_err(|mistake| format!("{field}: {mistake}"))?;
            text += &format!(" {field}: {value},");
        }
        Ok(text + " }")
    }

    /// The constant of a value of a type; null is a value that the profile does not state.
    fn constant(&self, ty: &Type, value: &Value) -> Result<String, String> {
        let segment = match ty {
            Type::Array(of) => return list(value, |item| self.constant(&of.elem, item)),
            Type::Path(path) => path.path.segments.last(),
            _ => None,
        };
        let segment = segment.ok_or("a type that no profile can have")?;
        let name = segment.ident.to_string();
        match name.as_str() {
            "Option" if value.is_null() => Ok("None".to_owned()),
            "Option" => Ok(format!(
                "Some({})",
                self.constant(argument(segment)?, value)?
            )),
            "Cow" => self.borrowed(argument(segment)?, value),
            "Set" => {
                let of = argument(segment)?;
                Ok(format!(
                    "Set::of(&{})",
                    list(value, |item| self.constant(of, item))?
                ))
            }
            "BTreeSet" if value.is_null() => Ok("BTreeSet::new()".to_owned()),
            "bool" => Ok(value.as_bool().unwrap_or_default().to_string()),
            _ if self.structures.contains_key(&name) => self.structure(&name, value),
            _ => self.case_or_made(&name, value),
        }
    }

    /// A text or a list that is borrowed for ever.
    fn borrowed(&self, ty: &Type, value: &Value) -> Result<String, String> {
        match ty {
            Type::Slice(of) => {
                let items = list(value, |item| self.constant(&of.elem, item))?;
                Ok(format!("Cow::Borrowed(&{items})"))
            }
            _ => Ok(format!(
                "Cow::Borrowed({:?})",
                value.as_str().unwrap_or_default()
            )),
        }
    }

    /// The case of an enum, or the result of the function `new` of another type.
    fn case_or_made(&self, name: &str, value: &Value) -> Result<String, String> {
        let known = self.enums.get(name);
        match (value, known) {
            (Value::Null, Some(variants)) => match &variants.default {
                Some(default) => Ok(format!("{name}::{default}")),
                None => Err(format!("{name} has no default")),
            },
            (Value::String(word), known) => {
                let special = known.and_then(|variants| variants.words.get(word));
                let variant = special.cloned().unwrap_or_else(|| pascal(word));
                Ok(format!("{name}::{variant}"))
            }
            (Value::Null, None) => Ok(format!("{name}::new(&[]).unwrap()")),
            _ => Ok(format!("{name}::new({}).unwrap()", literal(value))),
        }
    }
}

/// The type argument of a type such as `Option<T>`.
fn argument(segment: &PathSegment) -> Result<&Type, String> {
    if let PathArguments::AngleBracketed(arguments) = &segment.arguments {
        for argument in &arguments.args {
            if let GenericArgument::Type(ty) = argument {
                return Ok(ty);
            }
        }
    }
    Err(format!("{} has no type argument", segment.ident))
}

/// An array; null is the empty one.
fn list(value: &Value, item: impl Fn(&Value) -> Result<String, String>) -> Result<String, String> {
    let items = value.as_array().into_iter().flatten().map(item);
    let items: Vec<_> = items.collect::<Result<_, _>>()?;
    Ok(format!("[{}]", items.join(", ")))
}

/// A literal: a number, a slice, or a slice of pairs for a table.
fn literal(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(literal).collect();
            format!("&[{}]", items.join(", "))
        }
        Value::Object(entries) => {
            let pair = |(key, value): (&String, &Value)| {
                format!("(Cow::Borrowed({key:?}), {})", literal(value))
            };
            let entries: Vec<_> = entries.iter().map(pair).collect();
            format!("&[{}]", entries.join(", "))
        }
        other => other.to_string(),
    }
}

/// The name of a variant, from a word in snake or kebab case.
fn pascal(word: &str) -> String {
    let parts = word.split(['_', '-']);
    let capital = |part: &str| {
        let (first, rest) = part.split_at(part.len().min(1));
        first.to_uppercase() + rest
    };
    parts.map(capital).collect()
}
