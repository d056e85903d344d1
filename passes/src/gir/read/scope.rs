//! The names of a function while it is read.

use super::{graph::Graph, header::Header};
use crate::{
    gir::text::{
        ast::{self, Constant, Function, Operand, OperandKind, ValueId},
        diagnostics::quote,
        keywords::ScalarClass,
    },
    spelling::nearest,
};
use gir_dialects::{
    gir::{FConstOp, IConstOp, UConstOp},
    ir::{Builder, Value},
};
use std::iter::zip;

/// The meaning of a name.
#[derive(Clone, Copy)]
enum Meaning<'c> {
    /// Not defined yet.
    Unknown,
    /// Its definition is wrong and has been reported; uses are not reported again.
    Wrong,
    /// A value and the block that defines it.
    Value(Value<'c>, usize),
}

/// The meanings of the names of one function.
pub struct Scope<'c, 'a> {
    pub header: &'a Header<'c, 'a>,
    pub function: &'a Function,
    pub graph: Graph,
    /// The block that is being read.
    pub block: usize,
    values: Vec<Meaning<'c>>,
}

impl<'c, 'a> Scope<'c, 'a> {
    pub fn new(header: &'a Header<'c, 'a>, function: &'a Function) -> Self {
        let mut values = vec![Meaning::Unknown; header.tree.values(function).len()];
        if !function.is_body_whole {
            // The missing definition may be in an unreadable part.
            let is_defined = header.tree.have_one_definition(function);
            for (value, _) in zip(&mut values, is_defined).filter(|(_, defined)| !defined) {
                *value = Meaning::Wrong;
            }
        }
        Self {
            header,
            function,
            graph: Graph::new(header.tree, header.tree.blocks(function)),
            block: 0,
            values,
        }
    }

    /// Defines a name as a value of the current block.
    pub fn define(&mut self, name: ValueId, value: Value<'c>) {
        let meaning = &mut self.values[name.0 as usize];
        if !matches!(meaning, Meaning::Wrong) {
            *meaning = Meaning::Value(value, self.block);
        }
    }

    /// Whether a name is defined, even if wrongly.
    pub fn is_known(&self, name: ValueId) -> bool {
        !matches!(self.values[name.0 as usize], Meaning::Unknown)
    }

    /// Marks the definition of a name as wrong and reported.
    pub fn define_wrong(&mut self, name: ValueId) {
        self.values[name.0 as usize] = Meaning::Wrong;
    }

    /// The name without `%`.
    pub fn name(&self, value: ValueId) -> &'a str {
        self.declaration(value).map_or("", |value| value.name)
    }

    /// An operand as written, in quotes.
    pub fn written(&self, operand: &Operand) -> String {
        quote(self.header.places.text(operand.span))
    }

    fn declaration(&self, value: ValueId) -> Option<&'a ast::ValueName<'a>> {
        self.header.tree.values(self.function).get(value.0 as usize)
    }

    /// The value of an operand; literals become constants at the builder's point.
    /// `None` after diagnostics.
    pub fn operand(&self, builder: &Builder<'c>, operand: &Operand) -> Option<Value<'c>> {
        match operand.kind {
            OperandKind::Value(name) => self.value(name, operand),
            OperandKind::Constant(constant) => {
                // The constant gets no name, so the printer writes it as a literal again.
                let place = self.header.places.at(operand.span.start);
                Some(self.constant(&builder.with_location(place), constant))
            }
            OperandKind::Block(_) | OperandKind::Symbol(_) | OperandKind::Text => None,
        }
    }

    fn value(&self, name: ValueId, operand: &Operand) -> Option<Value<'c>> {
        match self.values[name.0 as usize] {
            Meaning::Value(value, block) if self.graph.sees(self.block, block) => {
                return Some(value);
            }
            Meaning::Wrong => {}
            Meaning::Value(..) | Meaning::Unknown => self.report_missing(name, operand),
        }
        None
    }

    fn report_missing(&self, name: ValueId, operand: &Operand) {
        let places = self.header.places;
        let short = quote(&format!("%{}", self.name(name)));
        match self.declaration(name).and_then(|value| value.definition) {
            None => {
                let hint = nearest(self.name(name), self.visible_names())
                    .map(|near| format!("; did you mean '%{near}'?"));
                let hint = hint.unwrap_or_default();
                places.error(operand.span.start, format!("{short} is not defined{hint}"));
            }
            Some(defined) => places.error_with_note(
                operand.span.start,
                format!("the definition of {short} does not dominate this use"),
                defined.start,
                "defined here",
            ),
        }
    }

    /// The names of the values that are visible in the current block.
    fn visible_names(&self) -> impl Iterator<Item = &'a str> {
        let names = self.header.tree.values(self.function).iter();
        zip(names, &self.values).filter_map(|(value, meaning)| match meaning {
            Meaning::Value(_, block) if self.graph.sees(self.block, *block) => Some(value.name),
            _ => None,
        })
    }

    /// A constant op for a literal.
    pub fn constant(&self, builder: &Builder<'c>, constant: Constant) -> Value<'c> {
        let context = self.header.context();
        let ty = super::types::scalar_type(context, constant.ty);
        let value = super::types::constant_attribute(context, constant);
        match constant.ty.class() {
            ScalarClass::Signed => IConstOp::build(builder, ty, value).result(),
            ScalarClass::Unsigned => UConstOp::build(builder, ty, value).result(),
            ScalarClass::Float => FConstOp::build(builder, ty, value).result(),
        }
    }
}
