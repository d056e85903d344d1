//! The Rust form of attributes.

use super::{Enums, enums};
use std::error::Error;
use tblgen::Record;

/// The Rust type of an attribute.
pub enum Storage {
    /// A plain integer attribute that stores an enum.
    Enum {
        path: String,
        width: i64,
        bits: bool,
    },
    /// A signless integer of 32 or 64 bits.
    Int(i64),
    /// A unit attribute.
    Unit,
    /// A string.
    Str,
    /// A flat symbol reference.
    Symbol,
    /// A type.
    Type,
    /// An `i1`.
    Bool,
    /// A dense `i32` array.
    DenseI32,
    /// Any other attribute.
    Plain,
}

/// Whether an attribute is mandatory.
#[derive(Clone, Copy, PartialEq)]
pub enum Presence {
    Required,
    /// Always present after creation, but `build` may omit it for the default.
    Defaulted,
    Optional,
}

/// An attribute of an op.
pub struct Attribute {
    /// The ODS name.
    pub name: String,
    pub storage: Storage,
    pub presence: Presence,
}

impl Attribute {
    /// Reads an attribute constraint.
    pub fn read(name: &str, record: Record<'_>, enums: &Enums) -> Result<Self, Box<dyn Error>> {
        let optional = record.bit_value("isOptional").unwrap_or_default();
        let default = record
            .str_value("defaultValue")
            .is_ok_and(|value| !value.is_empty());
        let presence = match (optional, default) {
            (true, _) => Presence::Optional,
            (false, true) => Presence::Defaulted,
            (false, false) => Presence::Required,
        };
        let storage = Storage::of(innermost(record), enums)?;
        Ok(Self {
            name: name.to_owned(),
            storage,
            presence,
        })
    }
}

/// The attribute inside `OptionalAttr`, `ConfinedAttr` and similar wrappers.
fn innermost(mut record: Record<'_>) -> Record<'_> {
    while let Some(base) = record.optional_def_value("baseAttr") {
        record = base;
    }
    record
}

impl Storage {
    fn of(record: Record<'_>, enums: &Enums) -> Result<Self, Box<dyn Error>> {
        if record.subclass_of("EnumAttrInfo") {
            return Ok(match enums.get(&enums::key(record)?) {
                Some(found) => Self::Enum {
                    path: found.path(),
                    width: found.width,
                    bits: found.bits,
                },
                None => Self::Plain,
            });
        }
        let storage = record.str_value("storageType").unwrap_or_default().trim();
        Ok(match storage.trim_start_matches("::mlir::") {
            "UnitAttr" => Self::Unit,
            "StringAttr" => Self::Str,
            "FlatSymbolRefAttr" => Self::Symbol,
            "TypeAttr" => Self::Type,
            "BoolAttr" => Self::Bool,
            "DenseI32ArrayAttr" => Self::DenseI32,
            "IntegerAttr" => Self::integer(record),
            _ => Self::Plain,
        })
    }

    fn integer(record: Record<'_>) -> Self {
        let width = record
            .subclass_of("SignlessIntegerAttrBase")
            .then(|| {
                record
                    .optional_def_value("valueType")?
                    .int_value("bitwidth")
                    .ok()
            })
            .flatten();
        match width {
            Some(width @ (32 | 64)) => Self::Int(width),
            _ => Self::Plain,
        }
    }

    /// The type returned by an accessor.
    pub fn read_type(&self) -> &str {
        match self {
            Self::Enum { path, .. } => path,
            Self::Int(32) => "i32",
            Self::Int(_) => "i64",
            Self::Unit | Self::Bool => "bool",
            Self::Str | Self::Symbol => "&'c str",
            Self::Type => "ir::Type<'c>",
            Self::DenseI32 => "Vec<i32>",
            Self::Plain => "ir::Attribute<'c>",
        }
    }

    /// The type taken by `build` and the setter.
    pub fn write_type(&self) -> &str {
        match self {
            Self::Str | Self::Symbol => "&str",
            Self::DenseI32 => "&[i32]",
            _ => self.read_type(),
        }
    }

    /// An expression of type `Option<…>` on the attribute `attribute`.
    pub fn read(&self) -> String {
        match self {
            Self::Enum { path, .. } => format!("attribute.as_int().and_then({path}::from_i64)"),
            Self::Int(32) => "attribute.as_int().map(|value| value as i32)".into(),
            Self::Int(_) => "attribute.as_int()".into(),
            Self::Bool => "attribute.as_int().map(|value| value != 0)".into(),
            Self::Str => "attribute.as_str()".into(),
            Self::Symbol => "attribute.as_symbol()".into(),
            Self::Type => "attribute.as_type()".into(),
            Self::DenseI32 => "attribute.as_dense_i32()".into(),
            Self::Unit | Self::Plain => "Some(attribute)".into(),
        }
    }

    /// An expression that creates the attribute from `value`.
    pub fn write(&self, context: &str, value: &str) -> String {
        match self {
            Self::Enum { width, bits, .. } => {
                let number = if *bits {
                    format!("{value}.bits()")
                } else {
                    format!("{value} as i64")
                };
                format!("ir::i{width}_attr({context}, {number})")
            }
            Self::Int(32) => format!("ir::i32_attr({context}, i64::from({value}))"),
            Self::Int(_) => format!("ir::i64_attr({context}, {value})"),
            Self::Unit => format!("ir::flag({context})"),
            Self::Bool => format!("ir::boolean({context}, {value})"),
            Self::Str => format!("ir::string({context}, {value})"),
            Self::Symbol => format!("ir::symbol_ref({context}, {value})"),
            Self::Type => format!("ir::type_attr({value})"),
            Self::DenseI32 => format!("ir::dense_i32({context}, {value})"),
            Self::Plain => value.to_owned(),
        }
    }
}
