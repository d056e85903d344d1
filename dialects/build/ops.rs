//! The view of one op: its struct, `OpView`, attribute names and `build`.

use super::{
    accessors,
    attributes::{Attribute, Presence, Storage},
    names,
    records::{Argument, Arity, Division, Element, OpRecord, Values},
};
use std::fmt::Write as _;

/// Emits the view of an op.
pub fn emit(op: &OpRecord, out: &mut String) {
    let class = &op.class;
    let _ = write!(
        out,
        "/// {doc}\n///\n/// `{name}`\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n\
         pub struct {class}<'c>(ir::Op<'c>);\n\n\
         impl<'c> ir::OpView<'c> for {class}<'c> {{\n    type At<'a> = {class}<'a>;\n\n    const NAME: &'static str = {name:?};\n\n    \
         fn class() -> &'static ir::OpClass {{\n        \
         static CLASS: ir::OpClass = ir::OpClass::new({name:?});\n        &CLASS\n    }}\n\n    \
         fn from_op(op: ir::Op<'c>) -> Self {{\n        \
         debug_assert_eq!(op.name(), Self::NAME);\n        Self(op)\n    }}\n\n    \
         fn op(self) -> ir::Op<'c> {{\n        self.0\n    }}\n}}\n\nimpl<'c> {class}<'c> {{\n",
        doc = names::doc(&op.summary, &format!("`{}`", op.name)),
        name = op.name,
    );
    let attributes: Vec<&Attribute> = op
        .arguments
        .iter()
        .filter_map(|argument| match argument {
            Argument::Attribute(attribute) => Some(attribute),
            Argument::Operand(_) => None,
        })
        .collect();
    for attribute in &attributes {
        let _ = write!(
            out,
            "    /// Name of attribute `{ods}`.\n    pub const {}_ATTR: &'static str = {ods:?};\n\n",
            names::constant(&attribute.name),
            ods = attribute.name,
        );
    }
    if let Some(features) = &op.requires {
        let _ = write!(
            out,
            "    /// What a target needs; without it the op is refused.\n    \
             pub const REQUIRES: &'static [crate::common::Feature] = &[{}];\n\n",
            feature_list(features),
        );
    }
    if op.buildable {
        build(op, &attributes, out);
    }
    accessors::emit(op, &attributes, out);
    let _ = write!(out, "}}\n\n");
}

/// Emits the table of the target features that the ops of a dialect require, if they list any.
pub fn emit_requirements(ops: &[OpRecord], out: &mut String) {
    let mut rows = String::new();
    for op in ops {
        if op.requires.is_some() {
            let _ = writeln!(rows, "    ({}::NAME, {}::REQUIRES),", op_view(op), op.class);
        }
    }
    if !rows.is_empty() {
        let _ = write!(
            out,
            "/// Every op that says what it requires of a target, and what.\n\
             pub const REQUIREMENTS: &[(&str, &[crate::common::Feature])] = &[\n{rows}];\n"
        );
    }
}

/// Emits the names of all ops of a dialect.
pub fn emit_names(ops: &[OpRecord], out: &mut String) {
    let names = ops.iter().map(|op| format!("    {}::NAME,\n", op_view(op)));
    let _ = write!(
        out,
        "/// The names of all ops.\npub const OPERATIONS: &[&str] = &[\n{}];\n",
        names.collect::<String>()
    );
}

fn op_view(op: &OpRecord) -> String {
    format!("<{}<'_> as ir::OpView<'_>>", op.class)
}

fn feature_list(features: &[String]) -> String {
    let paths = features
        .iter()
        .map(|feature| format!("crate::common::Feature::{feature}"));
    paths.collect::<Vec<_>>().join(", ")
}

fn build(op: &OpRecord, attributes: &[&Attribute], out: &mut String) {
    let mut prologue = String::new();
    let result_names: Vec<Element> = op
        .results
        .elements
        .iter()
        .map(|element| Element {
            name: result_parameter(op, element),
            arity: element.arity,
        })
        .collect();
    let operands = list(
        "all_operands",
        "ir::Value<'c>",
        &op.operands.elements,
        &mut prologue,
    );
    let results = list("all_results", "ir::Type<'c>", &result_names, &mut prologue);
    let successors = list(
        "all_successors",
        "ir::Block<'c>",
        &op.successors,
        &mut prologue,
    );
    let results_division = Values {
        elements: result_names,
        division: op.results.division,
    };
    let attributes = attribute_list(op, attributes, &results_division, &mut prologue);
    let regions = if variadic_regions(op) {
        "regions".into()
    } else {
        op.regions.len().to_string()
    };
    let _ = write!(
        out,
        "    /// Creates the op.{about_regions}\n    pub fn build({parameters}) -> Self {{\n{prologue}        \
         Self(builder.create(\n            <Self as ir::OpView>::NAME,\n            ir::OpSpec {{\n                \
         operands: {operands},\n                results: {results},\n                \
         attributes: {attributes},\n                regions: {regions},\n                \
         successors: {successors},\n            }},\n        ))\n    }}\n\n",
        about_regions = if variadic_regions(op) {
            " `regions` is the number of all its regions."
        } else {
            ""
        },
        parameters = parameters(op, &results_division.elements),
    );
}

fn variadic_regions(op: &OpRecord) -> bool {
    op.regions
        .iter()
        .any(|region| region.arity == Arity::Variadic)
}

/// `result` → `result_type`, unless an argument has that name.
fn result_parameter(op: &OpRecord, element: &Element) -> String {
    let plural = if element.arity == Arity::Variadic {
        "s"
    } else {
        ""
    };
    let mut name = format!("{}_type{plural}", element.name.trim_end_matches('_'));
    let taken = |name: &str| {
        op.arguments.iter().any(|argument| match argument {
            Argument::Operand(index) => op.operands.elements[*index].name == name,
            Argument::Attribute(attribute) => names::member(&attribute.name) == name,
        })
    };
    while taken(&name) {
        name.push('_');
    }
    name
}

fn parameters(op: &OpRecord, results: &[Element]) -> String {
    let mut parameters = vec!["builder: &ir::Builder<'c>".to_owned()];
    let typed = |element: &Element, ty: &str| match element.arity {
        Arity::One => format!("{}: {ty}", element.name),
        Arity::Optional => format!("{}: Option<{ty}>", element.name),
        Arity::Variadic => format!("{}: &[{ty}]", element.name),
    };
    parameters.extend(results.iter().map(|result| typed(result, "ir::Type<'c>")));
    parameters.extend(op.arguments.iter().map(|argument| match argument {
        Argument::Operand(index) => typed(&op.operands.elements[*index], "ir::Value<'c>"),
        Argument::Attribute(attribute) => attribute_parameter(attribute),
    }));
    parameters.extend(
        op.successors
            .iter()
            .map(|successor| typed(successor, "ir::Block<'c>")),
    );
    if variadic_regions(op) {
        parameters.push("regions: usize".to_owned());
    }
    parameters.join(", ")
}

fn attribute_parameter(attribute: &Attribute) -> String {
    let name = names::member(&attribute.name);
    let ty = attribute.storage.write_type();
    match (&attribute.storage, attribute.presence) {
        (Storage::Unit, _) | (_, Presence::Required) => format!("{name}: {ty}"),
        _ => format!("{name}: Option<{ty}>"),
    }
}

/// An expression for the whole list, with statements before it unless it is a plain array.
fn list(local: &str, ty: &str, elements: &[Element], prologue: &mut String) -> String {
    if let [only] = elements {
        match only.arity {
            Arity::Variadic => return only.name.clone(),
            Arity::Optional => return format!("{}.as_slice()", only.name),
            Arity::One => {}
        }
    }
    if elements.iter().all(|element| element.arity == Arity::One) {
        let names: Vec<&str> = elements
            .iter()
            .map(|element| element.name.as_str())
            .collect();
        return format!("&[{}]", names.join(", "));
    }
    let _ = writeln!(
        prologue,
        "        let mut {local} = smallvec::SmallVec::<[{ty}; 8]>::new();"
    );
    for Element { name, arity } in elements {
        let _ = match arity {
            Arity::One => writeln!(prologue, "        {local}.push({name});"),
            Arity::Optional => writeln!(prologue, "        {local}.extend({name});"),
            Arity::Variadic => writeln!(prologue, "        {local}.extend_from_slice({name});"),
        };
    }
    format!("&{local}")
}

/// Like [`list`], for the attributes, including segment sizes.
fn attribute_list(
    op: &OpRecord,
    attributes: &[&Attribute],
    results: &Values,
    prologue: &mut String,
) -> String {
    let entry = |attribute: &Attribute| {
        let name = names::member(&attribute.name);
        let value = attribute.storage.write("builder.context()", &name);
        format!("(Self::{}_ATTR, {value})", names::constant(&attribute.name))
    };
    let certain = |attribute: &Attribute| {
        attribute.presence == Presence::Required && !matches!(attribute.storage, Storage::Unit)
    };
    let mut entries: Vec<String> = attributes
        .iter()
        .filter(|attribute| certain(attribute))
        .map(|attribute| entry(attribute))
        .collect();
    entries.extend(segments(&op.operands));
    entries.extend(segments(results));
    if attributes.iter().all(|attribute| certain(attribute)) {
        return format!("&[{}]", entries.join(", "));
    }
    let _ = writeln!(
        prologue,
        "        let mut all_attributes = smallvec::SmallVec::<[(&str, ir::Attribute<'c>); 8]>::new();"
    );
    for entry in entries {
        let _ = writeln!(prologue, "        all_attributes.push({entry});");
    }
    for attribute in attributes.iter().filter(|attribute| !certain(attribute)) {
        let name = names::member(&attribute.name);
        let condition = match attribute.storage {
            Storage::Unit => name,
            _ => format!("let Some({name}) = {name}"),
        };
        let entry = entry(attribute);
        let _ = writeln!(
            prologue,
            "        if {condition} {{\n            all_attributes.push({entry});\n        }}"
        );
    }
    "&all_attributes".into()
}

/// The entry that holds the segment sizes.
fn segments(values: &Values) -> Option<String> {
    let Division::Sizes(attribute) = values.division else {
        return None;
    };
    let sizes: Vec<String> = values
        .elements
        .iter()
        .map(|element| match element.arity {
            Arity::One => "1".to_owned(),
            Arity::Optional => format!("i32::from({}.is_some())", element.name),
            Arity::Variadic => format!("{}.len() as i32", element.name),
        })
        .collect();
    let sizes = sizes.join(", ");
    Some(format!(
        "({attribute:?}, ir::dense_i32(builder.context(), &[{sizes}]))"
    ))
}
