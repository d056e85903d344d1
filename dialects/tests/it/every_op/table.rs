//! The ops of a dialect as its `.td` files declare them.

use std::collections::BTreeMap;
use tblgen::{Record, RecordKeeper, TableGenParser};

/// Operands and attributes of an op.
pub struct Shape {
    /// Whether the number of operands is free.
    pub takes_any_number: bool,
    /// Attributes that must be there.
    pub required: Vec<String>,
    /// Attributes that may be there.
    pub optional: Vec<String>,
}

/// The ops of a dialect by name.
pub fn ops(dialect: &str) -> BTreeMap<String, Shape> {
    let keeper = keeper(dialect);
    let ops = keeper.all_derived_definitions("Op").filter(|record| {
        let of = record.def_value("opDialect").unwrap();
        of.str_value("name") == Ok(dialect)
    });
    let ops: BTreeMap<_, _> = ops
        .map(|record| {
            let name = record.str_value("opName").unwrap();
            (format!("{dialect}.{name}"), Shape::of(record))
        })
        .collect();
    assert!(ops.len() > 70, "{} ops of {dialect}", ops.len());
    ops
}

/// The records of a dialect.
pub fn keeper(dialect: &str) -> RecordKeeper<'static> {
    let prefix = std::env::var("MLIR_SYS_220_PREFIX").unwrap_or("/usr/lib/llvm-22".into());
    let (first, rest) = dialect.split_at(1);
    let file = format!("{dialect}/{}{rest}Ops.td", first.to_uppercase());
    TableGenParser::new()
        .add_source(&format!("include \"{file}\""))
        .unwrap()
        .add_include_directory(env!("CARGO_MANIFEST_DIR"))
        .add_include_directory(&format!("{prefix}/include"))
        .parse()
        .unwrap()
}

impl Shape {
    fn of(op: Record<'_>) -> Self {
        let mut shape = Self {
            takes_any_number: false,
            required: vec![],
            optional: vec![],
        };
        for (name, init) in op.dag_value("arguments").unwrap().args() {
            let record: Record<'_> = init.try_into().unwrap();
            let constraint = match record.subclass_of("OpVariable") {
                true => record.optional_def_value("constraint").unwrap_or(record),
                false => record,
            };
            if constraint.subclass_of("AttrConstraint") {
                shape.add_attribute(name.unwrap(), constraint);
            } else {
                let is = |class| constraint.subclass_of(class);
                shape.takes_any_number |= is("Variadic") || is("Optional");
            }
        }
        shape
    }

    fn add_attribute(&mut self, name: &str, constraint: Record<'_>) {
        let is_optional = constraint.bit_value("isOptional").unwrap_or_default();
        let default = constraint.str_value("defaultValue").unwrap_or_default();
        let attributes = match is_optional || !default.is_empty() {
            true => &mut self.optional,
            false => &mut self.required,
        };
        attributes.push(name.to_owned());
    }
}
