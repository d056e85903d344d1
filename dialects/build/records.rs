//! Op records, read once into plain data.

use super::{Enums, Source, attributes::Attribute, names};
use std::error::Error;
use tblgen::{Record, RecordKeeper, init::DagInit};

/// The number of values, regions or blocks that a name denotes.
#[derive(Clone, Copy, PartialEq)]
pub enum Arity {
    One,
    Optional,
    Variadic,
}

/// An operand, result, region or successor.
pub struct Element {
    /// The Rust name.
    pub name: String,
    pub arity: Arity,
}

/// How a list with several variable parts is split.
#[derive(Clone, Copy, PartialEq)]
pub enum Division {
    /// By counting: at most one part is variable.
    Count,
    /// By an attribute that holds the segment sizes.
    Sizes(&'static str),
    /// Evenly: all variable parts have the same size.
    Equal,
}

/// A list of operands or results.
pub struct Values {
    pub elements: Vec<Element>,
    pub division: Division,
}

/// An argument in ODS order: an index into the operands, or an attribute.
pub enum Argument {
    Operand(usize),
    Attribute(Attribute),
}

/// An op.
pub struct OpRecord {
    /// The C++ and Rust class.
    pub class: String,
    /// The full name.
    pub name: String,
    pub summary: String,
    pub arguments: Vec<Argument>,
    pub operands: Values,
    pub results: Values,
    pub regions: Vec<Element>,
    pub successors: Vec<Element>,
    /// Whether all arguments have a Rust form; otherwise there is no `build`.
    pub buildable: bool,
    /// The required target features, as cases of `Feature`; `None` if the op's class has no field
    /// `requires`.
    pub requires: Option<Vec<String>>,
    /// The access to memory, as a case of `AtomicOperation`.
    pub access: Option<String>,
}

/// Reads the ops of a dialect that get a view, sorted by class.
pub fn read_ops(
    keeper: &RecordKeeper<'_>,
    source: &Source,
    enums: &Enums,
) -> Result<Vec<OpRecord>, Box<dyn Error>> {
    let mut ops = Vec::new();
    for record in keeper.all_derived_definitions("Op") {
        let is_of_dialect = record.def_value("opDialect")?.str_value("name")? == source.dialect;
        let is_wanted = source.ops.is_empty() || source.ops.contains(&record.str_value("opName")?);
        if is_of_dialect && is_wanted {
            ops.push(OpRecord::read(record, source.dialect, enums)?);
        }
    }
    ops.sort_by(|a, b| a.class.cmp(&b.class));
    Ok(ops)
}

impl OpRecord {
    fn read(record: Record<'_>, dialect: &str, enums: &Enums) -> Result<Self, Box<dyn Error>> {
        let mut operands = Vec::new();
        let mut arguments = Vec::new();
        let mut buildable = true;
        for (index, (name, init)) in record.dag_value("arguments")?.args().enumerate() {
            let constraint = constraint(init.try_into()?);
            let name = name.map_or_else(|| format!("argument_{index}"), str::to_owned);
            if constraint.subclass_of("AttrConstraint") {
                arguments.push(Argument::Attribute(Attribute::read(
                    &name, constraint, enums,
                )?));
            } else if constraint.subclass_of("TypeConstraint") {
                arguments.push(Argument::Operand(operands.len()));
                operands.push(Element {
                    name: names::member(&name),
                    arity: arity(constraint),
                });
            } else {
                buildable = false;
            }
        }
        let traits = traits(record)?;
        let name = format!("{dialect}.{}", record.str_value("opName")?);
        let results = elements(record.dag_value("results")?, "result")?;
        Ok(Self {
            class: names::class(record.name()?),
            summary: record.str_value("summary").unwrap_or_default().to_owned(),
            arguments,
            operands: Values::new(operands, &traits, &OPERAND_SIZES)
                .ok_or_else(|| format!("'{name}': more than one variable operand, no sizes"))?,
            results: Values::new(results, &traits, &RESULT_SIZES)
                .ok_or_else(|| format!("'{name}': more than one variable result, no sizes"))?,
            regions: elements(record.dag_value("regions")?, "region")?,
            successors: elements(record.dag_value("successors")?, "successor")?,
            buildable,
            requires: requires(record)?,
            access: access(record)?,
            name,
        })
    }
}

/// The trait for segment sizes held by an attribute, and that attribute.
struct Sizes {
    trait_name: &'static str,
    attribute: &'static str,
    /// The trait for variable parts of equal size instead.
    equal: &'static str,
}

const OPERAND_SIZES: Sizes = Sizes {
    trait_name: "AttrSizedOperandSegments",
    attribute: "operandSegmentSizes",
    equal: "SameVariadicOperandSize",
};
const RESULT_SIZES: Sizes = Sizes {
    trait_name: "AttrSizedResultSegments",
    attribute: "resultSegmentSizes",
    equal: "SameVariadicResultSize",
};

impl Values {
    /// Returns `None` if the parts cannot be told apart.
    fn new(elements: Vec<Element>, traits: &[String], sizes: &Sizes) -> Option<Self> {
        let variable = elements
            .iter()
            .filter(|element| element.arity != Arity::One)
            .count();
        let has = |wanted| traits.iter().any(|name| name == wanted);
        let division = if has(sizes.trait_name) {
            Division::Sizes(sizes.attribute)
        } else if variable < 2 {
            Division::Count
        } else if has(sizes.equal) {
            Division::Equal
        } else {
            return None;
        };
        Some(Self { elements, division })
    }
}

/// The constraint inside `Arg` and `Res`.
fn constraint(record: Record<'_>) -> Record<'_> {
    if record.subclass_of("OpVariable") {
        return record.optional_def_value("constraint").unwrap_or(record);
    }
    record
}

fn arity(record: Record<'_>) -> Arity {
    let is = |class: &str| record.subclass_of(class);
    if is("Variadic") || is("VariadicOfVariadic") || is("VariadicRegion") || is("VariadicSuccessor")
    {
        Arity::Variadic
    } else if is("Optional") {
        Arity::Optional
    } else {
        Arity::One
    }
}

fn elements(dag: DagInit<'_>, unnamed: &str) -> Result<Vec<Element>, Box<dyn Error>> {
    let count = dag.num_args();
    let mut elements = Vec::new();
    for (index, (name, init)) in dag.args().enumerate() {
        let arity = arity(constraint(init.try_into()?));
        let name = match name.filter(|name| !name.is_empty()) {
            Some(name) => names::member(name),
            None if count > 1 => format!("{unnamed}_{index}"),
            None if arity == Arity::Variadic => format!("{unnamed}s"),
            None => unnamed.to_owned(),
        };
        elements.push(Element { name, arity });
    }
    Ok(elements)
}

/// The cases of `Feature` in the field `requires`, which ODS itself does not know.
fn requires(record: Record<'_>) -> Result<Option<Vec<String>>, Box<dyn Error>> {
    let Ok(features) = record.list_of_defs_value("requires") else {
        return Ok(None);
    };
    let symbols = features
        .into_iter()
        .map(|feature| Ok(names::pascal(feature.str_value("symbol")?)));
    symbols.collect::<Result<_, _>>().map(Some)
}

/// The case of `AtomicOperation` in the field `access`.
fn access(record: Record<'_>) -> Result<Option<String>, Box<dyn Error>> {
    let case = record.optional_def_value("access");
    let symbol = case.map(|case| Ok(names::pascal(case.str_value("symbol")?)));
    symbol.transpose()
}

/// The names of the op's traits, with lists of traits flattened.
pub fn traits(record: Record<'_>) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for one in record.list_of_defs_value("traits")? {
        if one.subclass_of("TraitList") {
            names.extend(traits(one)?);
        } else {
            names.push(one.name()?.to_owned());
        }
    }
    Ok(names)
}
