//! MLIR's attributes for debug information, as text. Equal numbers denote the same object.

use gir_dialects::ir::{Attribute, AttributeExt as _, Context, Type, TypeExt as _};
use std::{collections::HashMap, fmt::Write as _};

/// The amount of debug information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Lines in the assembly.
    Lines,
    /// Sections for debuggers: scopes, types, variables and lines.
    Full,
}

/// A function of the source: its name, its file, its line.
pub type Subprogram = (String, String, usize);

/// The attributes that a module needs, as text. Objects that are distinct are so within one text: all are parsed
/// together.
pub struct Attributes {
    detail: Detail,
    units: HashMap<String, usize>,
    subprograms: HashMap<Subprogram, usize>,
    texts: Vec<String>,
}

impl Attributes {
    /// None so far.
    pub fn new(detail: Detail) -> Self {
        Self {
            detail,
            units: HashMap::new(),
            subprograms: HashMap::new(),
            texts: vec![],
        }
    }

    /// All of them, by their numbers.
    pub fn parsed<'c>(&self, context: &'c Context) -> Vec<Attribute<'c>> {
        let text = format!("[{}]", self.texts.join(", "));
        let parsed = Attribute::parse(context, &text).and_then(Attribute::as_array);
        parsed.unwrap_or_default()
    }

    /// The number of a function of the source.
    pub fn subprogram(&mut self, function: &Subprogram) -> usize {
        if let Some(&known) = self.subprograms.get(function) {
            return known;
        }
        let number = self.texts.len();
        let text = self.subprogram_text(function, number);
        self.texts.push(text);
        self.subprograms.insert(function.clone(), number);
        number
    }

    /// The number of a function that is there.
    pub fn known(&self, function: &Subprogram) -> Option<usize> {
        self.subprograms.get(function).copied()
    }

    fn subprogram_text(&mut self, (name, file, line): &Subprogram, number: usize) -> String {
        let name = escaped(name);
        let number = 2 * number + 1;
        // All functions of one file share a compile unit.
        let next = self.units.len();
        let unit = 2 * *self.units.entry(file.clone()).or_insert(next);
        let file = file_text(file);
        let kind = match self.detail {
            Detail::Lines => "DebugDirectivesOnly",
            Detail::Full => "Full",
        };
        let unit = format!(
            "#llvm.di_compile_unit<id = distinct[{unit}]<>, sourceLanguage = DW_LANG_C, file = {file}, \
             producer = \"gir\", isOptimized = true, emissionKind = {kind}>"
        );
        format!(
            "#llvm.di_subprogram<id = distinct[{number}]<>, compileUnit = {unit}, scope = {file}, \
             name = \"{name}\", linkageName = \"{name}\", file = {file}, line = {line}, \
             scopeLine = {line}, subprogramFlags = \"Definition|Optimized\", \
             type = #llvm.di_subroutine_type<>>"
        )
    }

    /// The number of a variable of a function; `parameter` is its number among the parameters, from 1. `None` if its
    /// type is none of the source.
    pub fn variable(
        &mut self,
        (name, ty): (&str, Type<'_>),
        (function, line): (&Subprogram, usize),
        parameter: Option<usize>,
    ) -> Option<usize> {
        let ty = type_text(ty)?;
        let scope = self.subprogram(function);
        let (scope, name, file) = (&self.texts[scope], escaped(name), file_text(&function.1));
        let parameter = parameter.map_or(String::new(), |number| format!("arg = {number}, "));
        self.texts.push(format!(
            "#llvm.di_local_variable<scope = {scope}, name = \"{name}\", file = {file}, \
             line = {line}, {parameter}type = {ty}>"
        ));
        Some(self.texts.len() - 1)
    }
}

/// A text between quotes in MLIR's form: bytes beyond printable ASCII as hexadecimal digits. LLVM's names have no
/// zeros.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.replace('\0', "?").bytes() {
        match byte {
            b'"' | b'\\' => write!(escaped, "\\{byte:02X}"),
            b' '..=b'~' => write!(escaped, "{}", char::from(byte)),
            _ => write!(escaped, "\\{byte:02X}"),
        }
        .unwrap_or_default();
    }
    escaped
}

fn file_text(file: &str) -> String {
    format!("#llvm.di_file<\"{}\" in \"\">", escaped(file))
}

/// The description of a type; `None` of one that has no numbers. Integers of LLVM have no signs: they are unsigned.
fn type_text(ty: Type<'_>) -> Option<String> {
    if let Some((count, lane)) = ty.as_vector() {
        let (lane, bits) = (type_text(lane)?, lane.number_bits()?);
        let bits = u64::from(bits) * u64::from(count);
        return Some(format!(
            "#llvm.di_composite_type<tag = DW_TAG_array_type, baseType = {lane}, flags = Vector, \
             sizeInBits = {bits}, elements = #llvm.di_subrange<count = {count} : i64>>"
        ));
    }
    let basic = |name: String, bits: u32, encoding: &str| {
        format!(
            "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"{name}\", sizeInBits = {bits}, \
             encoding = DW_ATE_{encoding}>"
        )
    };
    match ty.number_bits() {
        Some(1) => Some(basic("bool".to_owned(), 8, "boolean")),
        Some(bits) if ty.is_int() => Some(basic(format!("i{bits}"), bits, "unsigned")),
        Some(bits) if ty.is_float() => Some(basic(format!("{ty}"), bits, "float")),
        _ => ty.to_string().starts_with("!llvm.ptr").then(|| {
            "#llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 64>".to_owned()
        }),
    }
}
