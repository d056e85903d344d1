//! Types and attributes of a dialect: their C boundary and its Rust side.

use super::{Enums, Source, enums::Enumeration, names};
use std::{error::Error, fmt::Write as _};
use tblgen::{Record, RecordKeeper, TypedInit};

/// Whether a definition is a type or an attribute.
#[derive(Clone, Copy)]
struct Family {
    record: &'static str,
    /// `Type` or `Attribute`, in C++, C (with `Mlir`) and melior.
    name: &'static str,
    from: &'static str,
    value: &'static str,
}

const FAMILIES: [Family; 2] = [
    Family {
        record: "TypeDef",
        name: "Type",
        from: "from_type",
        value: "ty",
    },
    Family {
        record: "AttrDef",
        name: "Attribute",
        from: "from_attribute",
        value: "attribute",
    },
];

/// The representation of a parameter at the boundary.
enum Kind<'a> {
    Scalar {
        c: &'static str,
        rust: &'static str,
    },
    Enum(&'a Enumeration),
    Type,
    Attribute,
    Array,
    OptionalInt,
    /// An optional integer; `i64::MIN` means absent.
    MaybeInt,
    /// Like [`Kind::Enum`], but optional; -1 means absent.
    MaybeEnum(&'a Enumeration),
    Text,
    /// A text that is absent if it is empty.
    OptionalText,
}

struct Parameter<'a> {
    name: String,
    kind: Kind<'a>,
}

struct Definition<'a> {
    family: Family,
    class: String,
    cpp: String,
    prefix: String,
    summary: String,
    parameters: Vec<Parameter<'a>>,
}

/// The generated code.
#[derive(Default)]
pub struct Boundary {
    /// Rust, one module per dialect.
    pub rust: String,
    /// C++.
    pub source: String,
    declarations: String,
}

impl Boundary {
    /// Adds the types and attributes of a dialect. Those with a parameter that cannot be
    /// represented in C are left out.
    pub fn add(
        &mut self,
        keeper: &RecordKeeper<'_>,
        source: &Source,
        enums: &Enums,
    ) -> Result<(), Box<dyn Error>> {
        let mut rust = String::new();
        for family in FAMILIES.into_iter().filter(|_| source.with_types) {
            for record in keeper.all_derived_definitions_if_defined(family.record) {
                if record.def_value("dialect")?.str_value("name")? != source.dialect {
                    continue;
                }
                if let Some(definition) = Definition::read(record, family, source, enums)? {
                    definition.emit_rust(&mut rust);
                    definition.emit_c(&mut self.declarations, &mut self.source);
                }
            }
        }
        let _ = write!(
            self.rust,
            "/// Types and attributes of `{name}`.\npub mod {name} {{\n",
            name = source.dialect
        );
        if !rust.is_empty() {
            self.rust.push_str(
                "#[allow(unused_imports, reason = \"a dialect may have no types or no attributes\")]\n\
                 use melior::ir::{attribute::AttributeLike as _, r#type::TypeLike as _};\n\
                 use crate::ffi::{ir, sys};\n\n",
            );
        }
        self.rust.push_str(&rust);
        self.rust.push_str("}\n\n");
        Ok(())
    }

    /// The C header.
    pub fn header(&self) -> String {
        format!(
            "#ifndef GIR_TYPES_CAPI_H\n#define GIR_TYPES_CAPI_H\n\n#include \"gir-c/Support.h\"\n\n\
             #ifdef __cplusplus\nextern \"C\" {{\n#endif\n\n{}\n#ifdef __cplusplus\n}}\n#endif\n\n\
             #endif // GIR_TYPES_CAPI_H\n",
            self.declarations
        )
    }
}

impl<'a> Definition<'a> {
    fn read(
        record: Record<'_>,
        family: Family,
        source: &Source,
        enums: &'a Enums,
    ) -> Result<Option<Self>, Box<dyn Error>> {
        let class = record.str_value("cppClassName")?.to_owned();
        let mut parameters = Vec::new();
        for (name, init) in record.dag_value("parameters")?.args() {
            let (Some(name), Some(kind)) = (name, Kind::read(init, enums)?) else {
                return Ok(None);
            };
            parameters.push(Parameter {
                name: name.to_owned(),
                kind,
            });
        }
        // Upstream's own attributes without parameters have none either.
        let ours = source.namespace.starts_with("::gir");
        if !ours && parameters.is_empty() {
            return Ok(None);
        }
        Ok(Some(Self {
            family,
            cpp: format!("{}::{class}", source.namespace),
            prefix: format!("gir{}{class}", names::pascal(source.dialect)),
            summary: record.str_value("summary").unwrap_or_default().to_owned(),
            class,
            parameters,
        }))
    }

    fn emit_c(&self, header: &mut String, source: &mut String) {
        let raw = format!("Mlir{}", self.family.name);
        let (prefix, cpp) = (&self.prefix, &self.cpp);
        let mut function = |signature: String, body: String| {
            let _ = writeln!(header, "{signature};");
            let _ = write!(source, "{signature} {{\n  {body}\n}}\n");
        };
        function(
            format!("bool {prefix}IsA({raw} self)"),
            format!("return llvm::isa<{cpp}>(unwrap(self));"),
        );
        let mut parameters = vec!["MlirContext context".to_owned()];
        let mut arguments = vec!["unwrap(context)".to_owned()];
        for parameter in &self.parameters {
            parameters.push(parameter.kind.c_parameter(&parameter.name));
            arguments.push(parameter.kind.to_cpp(&parameter.name));
        }
        function(
            format!("{raw} {prefix}Get({})", parameters.join(", ")),
            format!(
                "return wrap(mlir::{}({cpp}::get({})));",
                self.family.name,
                arguments.join(", ")
            ),
        );
        for parameter in &self.parameters {
            let name = names::pascal(&parameter.name);
            let (ty, extra) = parameter.kind.c_result();
            let value = format!("llvm::cast<{cpp}>(unwrap(self)).get{name}()");
            function(
                format!("{ty} {prefix}Get{name}({raw} self{extra})"),
                parameter.kind.c_return(&value),
            );
        }
    }

    fn emit_rust(&self, out: &mut String) {
        let Family {
            name: family,
            from,
            value,
            ..
        } = self.family;
        let (class, prefix) = (&self.class, &self.prefix);
        let mut parameters = vec!["context: &'c ir::Context".to_owned()];
        let mut arguments = vec!["context.to_raw()".to_owned()];
        for parameter in &self.parameters {
            let name = names::member(&parameter.name);
            parameters.push(format!("{name}: {}", parameter.kind.rust_parameter()));
            arguments.push(parameter.kind.rust_argument(&name));
        }
        let _ = write!(
            out,
            "/// {doc}\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
             pub struct {class}<'c>(ir::{family}<'c>);\n\nimpl<'c> {class}<'c> {{\n    \
             /// The {lower} of these parameters.\n    pub fn get({parameters}) -> ir::{family}<'c> {{\n        \
             unsafe {{ ir::{family}::from_raw(sys::{prefix}Get({arguments})) }}\n    }}\n\n    \
             /// The view of one, if it is one.\n    \
             pub fn {from}({value}: ir::{family}<'c>) -> Option<Self> {{\n        \
             unsafe {{ sys::{prefix}IsA({value}.to_raw()) }}.then_some(Self({value}))\n    }}\n\n    \
             /// The {lower} itself.\n    pub fn {value}(self) -> ir::{family}<'c> {{\n        self.0\n    }}\n\n",
            doc = names::doc(&self.summary, &format!("`{class}`")),
            lower = family.to_lowercase(),
            parameters = parameters.join(", "),
            arguments = arguments.join(", "),
        );
        for parameter in &self.parameters {
            let getter = format!("sys::{prefix}Get{}", names::pascal(&parameter.name));
            let _ = write!(
                out,
                "    /// Parameter `{name}`.\n    pub fn {member}(self) -> {ty} {{\n        {body}\n    }}\n\n",
                name = parameter.name,
                member = names::member(&parameter.name),
                ty = parameter.kind.rust_result(),
                body = parameter.kind.rust_body(&getter),
            );
        }
        out.push_str("}\n\n");
    }
}

impl<'a> Kind<'a> {
    fn read(init: TypedInit<'_>, enums: &'a Enums) -> Result<Option<Self>, Box<dyn Error>> {
        let (cpp, optional, has_default) = match init {
            TypedInit::Def(def) => {
                let record: Record<'_> = def.into();
                let optional = record.subclass_of("OptionalParameter");
                let default = record.str_value("defaultValue").unwrap_or_default();
                (
                    record.str_value("cppType")?.to_owned(),
                    optional,
                    !default.is_empty(),
                )
            }
            other => (String::try_from(other)?, false, false),
        };
        let maybe = cpp
            .strip_prefix("std::optional<")
            .and_then(|rest| rest.strip_suffix('>'));
        if let Some(inner) = maybe {
            let number = (inner == "int64_t").then_some(Self::MaybeInt);
            return Ok(number.or_else(|| enums.get(inner).map(Self::MaybeEnum)));
        }
        let scalar = |c, rust| Some(Self::Scalar { c, rust });
        Ok(match cpp.trim_start_matches("::") {
            "int64_t" if optional => Some(Self::OptionalInt),
            "llvm::ArrayRef<int64_t>" => Some(Self::Array),
            _ if enums.contains_key(&cpp) => enums.get(&cpp).map(Self::Enum),
            "int64_t" => scalar("int64_t", "i64"),
            "uint64_t" => scalar("uint64_t", "u64"),
            "int32_t" | "int" => scalar("int32_t", "i32"),
            "uint32_t" | "unsigned" => scalar("uint32_t", "u32"),
            "bool" => scalar("bool", "bool"),
            "mlir::Type" => Some(Self::Type),
            "mlir::Attribute" => Some(Self::Attribute),
            "llvm::StringRef" if has_default => Some(Self::OptionalText),
            "llvm::StringRef" => Some(Self::Text),
            _ => None,
        })
    }

    fn c_parameter(&self, name: &str) -> String {
        match self {
            Self::Scalar { c, .. } => format!("{c} {name}"),
            Self::Enum(_) | Self::MaybeEnum(_) => format!("int32_t {name}"),
            Self::Type => format!("MlirType {name}"),
            Self::Attribute => format!("MlirAttribute {name}"),
            Self::Array => format!("intptr_t {name}_size, const int64_t *{name}"),
            Self::OptionalInt | Self::MaybeInt => format!("int64_t {name}"),
            Self::Text | Self::OptionalText => format!("MlirStringRef {name}"),
        }
    }

    fn to_cpp(&self, name: &str) -> String {
        match self {
            Self::Scalar { .. } | Self::OptionalInt => name.to_owned(),
            Self::Enum(enumeration) => format!("static_cast<{}>({name})", enumeration.cpp_type()),
            Self::MaybeInt => {
                format!("{name} == INT64_MIN ? std::nullopt : std::optional<int64_t>({name})")
            }
            Self::MaybeEnum(enumeration) => {
                let ty = enumeration.cpp_type();
                format!(
                    "{name} == -1 ? std::nullopt : std::optional<{ty}>(static_cast<{ty}>({name}))"
                )
            }
            Self::Type | Self::Attribute | Self::Text | Self::OptionalText => {
                format!("unwrap({name})")
            }
            Self::Array => format!("llvm::ArrayRef<int64_t>({name}, {name}_size)"),
        }
    }

    fn c_result(&self) -> (&'static str, &'static str) {
        match self {
            Self::Scalar { c, .. } => (c, ""),
            Self::Enum(_) | Self::MaybeEnum(_) => ("int32_t", ""),
            Self::Type => ("MlirType", ""),
            Self::Attribute => ("MlirAttribute", ""),
            Self::Array => ("intptr_t", ", const int64_t **data"),
            Self::OptionalInt | Self::MaybeInt => ("int64_t", ""),
            Self::Text | Self::OptionalText => ("MlirStringRef", ""),
        }
    }

    fn c_return(&self, value: &str) -> String {
        match self {
            Self::Scalar { .. } | Self::OptionalInt => format!("return {value};"),
            Self::Enum(_) => format!("return static_cast<int32_t>({value});"),
            Self::MaybeInt => format!("return {value}.value_or(INT64_MIN);"),
            Self::MaybeEnum(_) => {
                format!(
                    "auto value = {value};\n  return value ? static_cast<int32_t>(*value) : -1;"
                )
            }
            Self::Type | Self::Attribute | Self::Text | Self::OptionalText => {
                format!("return wrap({value});")
            }
            Self::Array => {
                format!(
                    "llvm::ArrayRef<int64_t> values = {value};\n  *data = values.data();\n  return values.size();"
                )
            }
        }
    }

    fn rust_parameter(&self) -> String {
        match self {
            Self::Array => "&[i64]".into(),
            Self::Text => "&str".into(),
            Self::OptionalText => "Option<&str>".into(),
            _ => self.rust_result(),
        }
    }

    fn rust_argument(&self, name: &str) -> String {
        match self {
            Self::Scalar { .. } => name.to_owned(),
            Self::Enum(enumeration) => format!("({}) as i32", enumeration.to_i64(name)),
            Self::Type | Self::Attribute => format!("{name}.to_raw()"),
            Self::Array => format!("{name}.len() as isize, {name}.as_ptr()"),
            Self::OptionalInt => format!("{name}.unwrap_or_default()"),
            Self::MaybeInt => format!("{name}.unwrap_or(i64::MIN)"),
            Self::MaybeEnum(enumeration) => {
                format!(
                    "{name}.map_or(-1, |value| {} as i32)",
                    enumeration.to_i64("value")
                )
            }
            Self::Text => format!("crate::ffi::string::to_raw({name})"),
            Self::OptionalText => {
                format!("crate::ffi::string::to_raw({name}.unwrap_or_default())")
            }
        }
    }

    fn rust_result(&self) -> String {
        match self {
            Self::Scalar { rust, .. } => (*rust).into(),
            Self::Enum(enumeration) => enumeration.path(),
            Self::Type => "ir::Type<'c>".into(),
            Self::Attribute => "ir::Attribute<'c>".into(),
            Self::Array => "Vec<i64>".into(),
            Self::OptionalInt | Self::MaybeInt => "Option<i64>".into(),
            Self::MaybeEnum(enumeration) => format!("Option<{}>", enumeration.path()),
            Self::Text => "&'c str".into(),
            Self::OptionalText => "Option<&'c str>".into(),
        }
    }

    fn rust_body(&self, getter: &str) -> String {
        let call = format!("unsafe {{ {getter}(self.0.to_raw()) }}");
        match self {
            Self::Scalar { .. } => call,
            Self::Enum(enumeration) => {
                let path = enumeration.path();
                format!(
                    "let value = {call};\n        {path}::from_i64(i64::from(value)).expect(\"a case of the enum\")"
                )
            }
            Self::Type => format!("unsafe {{ ir::Type::from_raw({getter}(self.0.to_raw())) }}"),
            Self::Attribute => {
                format!("unsafe {{ ir::Attribute::from_raw({getter}(self.0.to_raw())) }}")
            }
            Self::Array => format!(
                "let mut data = std::ptr::null();\n        let size = unsafe {{ {getter}(self.0.to_raw(), &mut data) }};\n        \
                 if size == 0 {{\n            return Vec::new();\n        }}\n        \
                 unsafe {{ std::slice::from_raw_parts(data, size as usize) }}.to_vec()"
            ),
            Self::OptionalInt => {
                format!("let value = {call};\n        (value != 0).then_some(value)")
            }
            Self::MaybeInt => {
                format!("let value = {call};\n        (value != i64::MIN).then_some(value)")
            }
            Self::MaybeEnum(enumeration) => {
                format!("{}::from_i64(i64::from({call}))", enumeration.path())
            }
            Self::Text => {
                format!("unsafe {{ crate::ffi::string::text({getter}(self.0.to_raw())) }}")
            }
            Self::OptionalText => format!(
                "let text = unsafe {{ crate::ffi::string::text({getter}(self.0.to_raw())) }};\n        \
                 (!text.is_empty()).then_some(text)"
            ),
        }
    }
}
