//! Types, literals and casts of C++ for Vitis.

use super::{atomics, kernels, keywords, memory, streams};
use crate::{
    lir::optimize::inlining::Inlining,
    profile::Profile,
    targets::{
        c_like::{
            body::Body,
            expression::Expr,
            integers,
            language::Language,
            printer::{KernelHead, Printer},
            spellings::Spellings,
            types::{CType, Scalar},
        },
        hls::bit_casts,
        plain_c,
        text::{Float, FloatClass},
    },
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    mir::StorageSpace,
    names,
};
use std::{fmt::Write as _, sync::LazyLock};

/// C++14 for a part.
pub struct Vitis {
    /// Elements that a simulation of a buffer has at most.
    pub depth: u32,
    /// The first line.
    about: String,
}

/// A name in the text of a directive.
pub const NAME: &str = "{name}";

impl Vitis {
    /// C++ for the part of a profile.
    pub fn of(profile: &Profile) -> Self {
        let fpga = profile.fpga.as_ref();
        let part = fpga.and_then(|fpga| fpga.part.as_deref());
        let clock = fpga.and_then(|fpga| fpga.clock_mhz);
        let mut about = format!("// For {}", profile.name);
        if let Some(part) = part {
            let _ = write!(about, ", {part}");
        }
        if let Some(clock) = clock {
            let _ = write!(about, " at {clock} MHz");
        }
        about.push_str(": vitis_hls, C++14. Floats are not reassociated or contracted.\n");
        Self {
            depth: fpga
                .and_then(|fpga| fpga.interface_depth)
                .map_or(1, std::num::NonZero::get),
            about,
        }
    }

    /// A text with the lines before it.
    pub fn around(&self, text: &str, functions: &str) -> String {
        let has = |word: &str| text.contains(word) || functions.contains(word);
        let mut all = self.about.clone();
        if has("half") {
            all.push_str("#include <hls_half.h>\n");
        }
        if has("hls::stream<") {
            all.push_str("#include <hls_stream.h>\n");
        }
        if FUNCTIONS.iter().any(|(_, name)| has(&format!("{name}("))) {
            all.push_str("#include <hls_math.h>\n");
        }
        all.push_str("#include <stdint.h>\n");
        all.push_str(functions);
        all.push('\n');
        all.push_str(text.trim_start_matches('\n'));
        all
    }
}

/// Functions of the library (UG1399, "HLS Math Library"), by the names that the family shares.
const FUNCTIONS: &[(&str, &str)] = &[
    ("fabs", "hls::fabs"),
    ("ceil", "hls::ceil"),
    ("floor", "hls::floor"),
    ("trunc", "hls::trunc"),
    ("round", "hls::round"),
    ("rint", "hls::rint"),
    ("sqrt", "hls::sqrt"),
    ("fma", "hls::fma"),
    ("sin", "hls::sin"),
    ("cos", "hls::cos"),
    ("tan", "hls::tan"),
    ("exp", "hls::exp"),
    ("exp2", "hls::exp2"),
    ("log", "hls::log"),
    ("log2", "hls::log2"),
    ("pow", "hls::pow"),
    ("copysign", "hls::copysign"),
    ("fmin", "hls::fmin"),
    ("fmax", "hls::fmax"),
];

impl Language for Vitis {
    fn name(&self) -> &'static str {
        "C++ for Vitis"
    }

    fn is_reserved(&self) -> fn(&str) -> bool {
        keywords::is_reserved
    }

    fn scalar(&self, scalar: Scalar) -> &'static str {
        match scalar {
            Scalar::Bool => "bool",
            Scalar::Int { bits, is_signed } => match (bits, is_signed) {
                (8, false) => "uint8_t",
                (8, true) => "int8_t",
                (16, false) => "uint16_t",
                (16, true) => "int16_t",
                (32, false) => "uint32_t",
                (32, true) => "int32_t",
                (_, false) => "uint64_t",
                (_, true) => "int64_t",
            },
            Scalar::Float(16) => "half",
            Scalar::Float(32) => "float",
            Scalar::Float(_) => "double",
        }
    }

    fn space(&self, space: StorageSpace) -> &'static str {
        match space {
            StorageSpace::Constant => "const",
            _ => "",
        }
    }

    fn has_generic_pointers(&self) -> bool {
        true
    }

    fn address_bits(&self) -> u32 {
        64
    }

    /// Conversions to floats round to nearest, and conversions to integers toward zero.
    fn convert(&self, value: &Expr, to: &CType) -> Expr {
        if value.ty == *to {
            return value.clone();
        }
        let cast = format!("({})", self.type_name(to));
        Expr::prefix(&cast, value, to.clone())
    }

    fn reinterpret(&self, value: &Expr, to: &CType) -> Expr {
        bit_casts::reinterpret(self, value, to)
    }

    /// There are no vectors: a vector of one lane is chosen.
    fn choose_lanes(&self, condition: &Expr, yes: &Expr, no: &Expr) -> Expr {
        Expr::conditional(condition, yes, no)
    }

    /// There are no vectors: passes make numbers of them, and one lane is a number.
    fn vector(&self, lanes: &[Expr], ty: &CType) -> Expr {
        match lanes {
            [one, ..] => one.clone().with_type(ty.clone()),
            [] => Expr::primary("0", ty.clone()),
        }
    }

    fn long_suffix(&self) -> &'static str {
        "ll"
    }

    fn float_suffix(&self, bits: u32) -> Option<&'static str> {
        match bits {
            16 => None,
            32 => Some("f"),
            _ => Some(""),
        }
    }

    /// Only a header names it.
    fn infinity(&self, _bits: u32, _is_negative: bool) -> Option<&'static str> {
        None
    }

    fn has_constant(&self, value: Float) -> bool {
        value.width != 16 && matches!(value.classify(), FloatClass::Finite(_))
    }

    fn function(&self, name: &'static str, _ty: &CType) -> &'static str {
        let mut known = FUNCTIONS.iter();
        known
            .find(|(shared, _)| *shared == name)
            .map_or(name, |(_, own)| own)
    }

    fn computed_as(&self, ty: &CType) -> Option<CType> {
        plain_c::floats::computed_as(ty)
    }

    /// They depend on the functions that the text calls, so they are put in front of it at the end.
    fn preamble(&self, _module: Op<'_>) -> Vec<String> {
        vec![]
    }

    /// The pragmas that [`super::directives`] has put on an operation.
    fn directives(&self, op: Op<'_>, name: &str) -> Vec<String> {
        let lines = op.attribute(names::LIR_HLS_DIRECTIVES);
        let lines = lines.and_then(AttributeExt::as_array).unwrap_or_default();
        let lines = lines.into_iter().filter_map(AttributeExt::as_str);
        lines.map(|line| line.replace(NAME, name)).collect()
    }

    /// A stage of a dataflow gets streams and arrays of known sizes.
    fn parameter(&self, function: Op<'_>, index: usize, ty: &CType, name: &str) -> String {
        let counts = function.attribute(names::LIR_HLS_COUNTS);
        let counts = counts.and_then(AttributeExt::as_dense_i64);
        let count = counts.and_then(|counts| counts.get(index).copied());
        match (ty, count.unwrap_or(0)) {
            (CType::Pointer(_, element), _) if streams::of(function).contains(&index) => {
                format!("hls::stream<{}>& {name}", self.type_name(element))
            }
            (CType::Pointer(_, element), 2..) => {
                let count = count.unwrap_or(0);
                format!("{} {name}[{count}]", self.type_name(element))
            }
            _ => format!("{} {name}", self.type_name(ty)),
        }
    }

    fn label(&self, repeated: Op<'_>) -> String {
        let label = repeated.attribute(names::LIR_HLS_LABEL);
        let label = label.and_then(AttributeExt::as_str);
        label.map_or(String::new(), |label| format!("{label}: "))
    }

    fn function_qualifier(&self) -> &'static str {
        "static "
    }

    fn inlining(&self, _wish: Inlining) -> &'static str {
        ""
    }

    /// Arrays of a workgroup are static: the tool makes one memory of each.
    fn declaration(&self, space: StorageSpace, ty: &CType, name: &str, _align: i64) -> String {
        let qualifier = match space {
            StorageSpace::Workgroup => "static ",
            StorageSpace::Constant => "static const ",
            _ => "",
        };
        format!("{qualifier}{} {name}", self.type_name(ty))
    }
}

impl Printer for Vitis {
    fn spellings(&self) -> &'static Spellings {
        static SPELLINGS: LazyLock<Spellings> = LazyLock::new(spellings);
        &SPELLINGS
    }

    fn kernel_head<'c>(&self, body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
        kernels::head(self, body, kernel)
    }
}

fn spellings() -> Spellings {
    let mut spellings = Spellings::default();
    plain_c::grid::add(&mut spellings);
    plain_c::floats::add(&mut spellings);
    integers::add(&mut spellings);
    plain_c::bits::add(&mut spellings);
    memory::add(&mut spellings);
    atomics::add(&mut spellings);
    spellings
}
