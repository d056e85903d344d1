//! Enums: one Rust enum each, and a set of flags for each bit enum.

use super::{Enums, module_of, names};
use std::{collections::BTreeSet, error::Error, fmt::Write as _};
use tblgen::{Record, RecordKeeper};

/// A case of an enum.
pub struct Case {
    symbol: String,
    value: i64,
    keyword: String,
}

/// An enum.
pub struct Enumeration {
    /// The C++ and Rust name.
    pub name: String,
    /// The C++ namespace.
    pub namespace: String,
    /// Width of the attribute in bits.
    pub width: i64,
    /// Whether cases can be combined.
    pub bits: bool,
    summary: String,
    cases: Vec<Case>,
}

/// Reads all enums.
pub fn read(keeper: &RecordKeeper<'_>) -> Result<Enums, Box<dyn Error>> {
    let mut enums = Enums::new();
    for record in keeper.all_derived_definitions_if_defined("EnumInfo") {
        let enumeration = Enumeration::read(record)?;
        if module_of(&enumeration.namespace).is_some() {
            enums.insert(enumeration.cpp_type(), enumeration);
        }
    }
    Ok(enums)
}

/// The key of an enum record in [`Enums`].
pub fn key(record: Record<'_>) -> Result<String, Box<dyn Error>> {
    let namespace = record.str_value("cppNamespace")?;
    Ok(format!("{namespace}::{}", record.str_value("className")?))
}

impl Enumeration {
    fn read(record: Record<'_>) -> Result<Self, Box<dyn Error>> {
        let width = record.int_value("bitwidth")?;
        let mut cases: Vec<Case> = Vec::new();
        let mut seen = BTreeSet::new();
        for case in record.list_of_defs_value("enumerants")? {
            // The value as read from a signed integer of the attribute's width.
            let value = match (case.int_value("value")?, width) {
                (value, 32) => i64::from(value as i32),
                (value, _) => value,
            };
            // Aliases share a value; the first name represents it.
            if seen.insert(value) {
                let symbol = case.str_value("symbol")?.to_owned();
                cases.push(Case {
                    symbol,
                    value,
                    keyword: case.str_value("str")?.to_owned(),
                });
            }
        }
        Ok(Self {
            name: record.str_value("className")?.to_owned(),
            namespace: record.str_value("cppNamespace")?.to_owned(),
            width,
            bits: record.subclass_of("BitEnumBase"),
            summary: record.str_value("summary").unwrap_or_default().to_owned(),
            cases,
        })
    }

    /// The C++ type.
    pub fn cpp_type(&self) -> String {
        format!("{}::{}", self.namespace, self.name)
    }

    /// The Rust type.
    pub fn path(&self) -> String {
        let module = module_of(&self.namespace).unwrap_or_default();
        format!("{module}::{}", self.name)
    }

    /// Writes the Rust type.
    pub fn emit(&self, out: &mut String) {
        if self.bits {
            self.emit_flags(out);
        } else {
            self.emit_enum(out);
        }
    }

    fn doc(&self) -> String {
        // A generated summary that only lists numbers is useless.
        let summary = if self.summary.starts_with("allowed ") {
            ""
        } else {
            &self.summary
        };
        names::doc(summary, &format!("`{}`", self.name))
    }

    fn emit_enum(&self, out: &mut String) {
        let name = &self.name;
        let variant = |case: &Case| names::pascal(&case.symbol);
        let each = |line: &dyn Fn(&Case) -> String| -> String {
            self.cases.iter().map(line).collect::<Vec<_>>().join("")
        };
        let variants = each(&|case| {
            format!(
                "    /// `{}`\n    {} = {},\n",
                case.keyword,
                variant(case),
                case.value
            )
        });
        let all = each(&|case| format!("Self::{}, ", variant(case)));
        let by_value = each(&|case| {
            format!(
                "            {} => Some(Self::{}),\n",
                case.value,
                variant(case)
            )
        });
        let keywords = each(&|case| {
            format!(
                "            Self::{} => {:?},\n",
                variant(case),
                case.keyword
            )
        });
        let _ = write!(
            out,
            "/// {doc}\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum {name} {{\n\
             {variants}}}\n\nimpl {name} {{\n    /// All cases.\n    pub const ALL: &[Self] = &[{all}];\n\n    \
             /// The case of a value.\n    pub fn from_i64(value: i64) -> Option<Self> {{\n        \
             match value {{\n{by_value}            _ => None,\n        }}\n    }}\n\n    \
             /// The case of a keyword.\n    pub fn from_keyword(keyword: &str) -> Option<Self> {{\n        \
             Self::ALL.iter().copied().find(|case| case.keyword() == keyword)\n    }}\n\n    \
             /// The keyword of the text form.\n    pub fn keyword(self) -> &'static str {{\n        \
             match self {{\n{keywords}        }}\n    }}\n}}\n\n",
            doc = self.doc(),
        );
    }

    fn emit_flags(&self, out: &mut String) {
        let name = &self.name;
        let mut constants = String::new();
        for case in &self.cases {
            let _ = write!(
                constants,
                "    /// `{}`\n    pub const {}: Self = Self({});\n",
                case.keyword,
                names::constant(&case.symbol),
                case.value
            );
        }
        let _ = write!(
            out,
            "/// {doc}\n#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\n\
             pub struct {name}(i64);\n\nimpl {name} {{\n{constants}\n    \
             /// The flags of a value.\n    pub fn from_i64(value: i64) -> Option<Self> {{\n        \
             Some(Self(value))\n    }}\n\n    \
             /// The value.\n    pub fn bits(self) -> i64 {{\n        self.0\n    }}\n\n    \
             /// Whether all of `other` are set.\n    pub fn contains(self, other: Self) -> bool {{\n        \
             self.0 & other.0 == other.0\n    }}\n}}\n\n\
             impl std::ops::BitOr for {name} {{\n    type Output = Self;\n\n    \
             fn bitor(self, other: Self) -> Self {{\n        Self(self.0 | other.0)\n    }}\n}}\n\n",
            doc = self.doc(),
        );
    }

    /// A Rust expression for the value of `expression` as an i64.
    pub fn to_i64(&self, expression: &str) -> String {
        if self.bits {
            format!("{expression}.bits()")
        } else {
            format!("{expression} as i64")
        }
    }
}
