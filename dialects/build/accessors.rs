//! Accessors of operands, results, regions, successors and attributes.

use super::{
    attributes::{Attribute, Presence, Storage},
    names,
    records::{Arity, Division, Element, OpRecord, Values},
};
use std::fmt::Write as _;

/// Emits all accessors of an op.
pub fn emit(op: &OpRecord, attributes: &[&Attribute], out: &mut String) {
    values(&op.operands, "Operand", "operand", "ir::Value<'c>", out);
    values(&op.results, "Result", "result", "ir::Value<'c>", out);
    let counted = |elements: &[Element]| Values {
        elements: elements
            .iter()
            .map(|element| Element {
                name: element.name.clone(),
                arity: element.arity,
            })
            .collect(),
        division: Division::Count,
    };
    values(
        &counted(&op.regions),
        "Region",
        "region",
        "ir::Region<'c>",
        out,
    );
    values(
        &counted(&op.successors),
        "Successor",
        "successor",
        "ir::Block<'c>",
        out,
    );
    for attribute in attributes {
        getter(attribute, &op.name, out);
        setter(attribute, out);
    }
}

/// Emits the accessors of a list; `member` is the method of `ir::Op` that indexes it.
fn values(values: &Values, what: &str, member: &str, ty: &str, out: &mut String) {
    for (index, element) in values.elements.iter().enumerate() {
        let name = &element.name;
        let _ = writeln!(out, "    /// {what} `{}`.", name.trim_end_matches('_'));
        let (ty, body) = match element.arity {
            Arity::One => {
                let position = position(values, index, member);
                (ty.to_owned(), format!("self.0.{member}({position})"))
            }
            Arity::Optional => {
                let range = range(values, index, member);
                (
                    format!("Option<{ty}>"),
                    format!("({range}).next().map(|at| self.0.{member}(at))"),
                )
            }
            Arity::Variadic => {
                let range = range(values, index, member);
                (
                    format!("Vec<{ty}>"),
                    format!("({range}).map(|at| self.0.{member}(at)).collect()"),
                )
            }
        };
        let _ = write!(
            out,
            "    pub fn {name}(self) -> {ty} {{\n        {body}\n    }}\n\n"
        );
    }
}

/// An expression for the index of a single element.
fn position(values: &Values, index: usize, member: &str) -> String {
    let variable_before = values.elements[..index]
        .iter()
        .any(|one| one.arity != Arity::One);
    if !variable_before {
        return index.to_string();
    }
    match values.division {
        Division::Count => {
            format!(
                "self.0.{member}_count() - {}",
                values.elements.len() - index
            )
        }
        _ => format!("{}.start", range(values, index, member)),
    }
}

/// An expression for the range of indices of an element.
fn range(values: &Values, index: usize, member: &str) -> String {
    let after = values.elements.len() - index - 1;
    match values.division {
        Division::Count if after == 0 => format!("{index}..self.0.{member}_count()"),
        Division::Count => format!("{index}..self.0.{member}_count() - {after}"),
        Division::Sizes(name) => format!("crate::views::segment(self.0, {name:?}, {index})"),
        Division::Equal => {
            let variable = |elements: &[Element]| {
                let variable = elements.iter().filter(|one| one.arity != Arity::One);
                variable.count()
            };
            let (all, before) = (
                variable(&values.elements),
                variable(&values.elements[..index]),
            );
            let fixed = (values.elements.len() - all, index - before);
            format!("crate::views::equal_part(self.0.{member}_count(), {all}, {before}, {fixed:?})")
        }
    }
}

fn getter(attribute: &Attribute, op: &str, out: &mut String) {
    let (ods, name) = (&attribute.name, names::member(&attribute.name));
    let constant = names::constant(ods);
    let storage = &attribute.storage;
    let _ = writeln!(out, "    /// Attribute `{ods}`.");
    let found = format!("self.0.attribute(Self::{constant}_ATTR)");
    let read = match storage {
        Storage::Plain => found.clone(),
        _ => format!("{found}.and_then(|attribute| {})", storage.read()),
    };
    let ty = storage.read_type();
    let (ty, body) = match (storage, attribute.presence) {
        (Storage::Unit, _) => ("bool".to_owned(), format!("{found}.is_some()")),
        (_, Presence::Optional) => (format!("Option<{ty}>"), read),
        _ => (
            ty.to_owned(),
            format!("{read}.expect(\"'{op}' has '{ods}'\")"),
        ),
    };
    let _ = write!(
        out,
        "    pub fn {name}(self) -> {ty} {{\n        {body}\n    }}\n\n"
    );
}

fn setter(attribute: &Attribute, out: &mut String) {
    let ods = &attribute.name;
    let constant = format!("Self::{}_ATTR", names::constant(ods));
    let storage = &attribute.storage;
    let ty = storage.write_type();
    let set = format!(
        "self.0.set_attribute({constant}, {})",
        storage.write("self.0.context()", "value")
    );
    let (ty, body) = match (storage, attribute.presence) {
        (Storage::Unit, _) => (
            "bool".to_owned(),
            format!("if value {{ {set} }} else {{ self.0.remove_attribute({constant}); }}"),
        ),
        (_, Presence::Optional) => (
            format!("Option<{ty}>"),
            format!(
                "match value {{\n            Some(value) => {set},\n            None => {{\n                \
                 self.0.remove_attribute({constant});\n            }}\n        }}"
            ),
        ),
        _ => (ty.to_owned(), set),
    };
    let _ = write!(
        out,
        "    /// Sets attribute `{ods}`.\n    pub fn set_{}(self, value: {ty}) {{\n        {body}\n    }}\n\n",
        names::snake(ods)
    );
}
