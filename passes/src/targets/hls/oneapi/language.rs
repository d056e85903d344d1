//! SYCL as C++ for Vitis with other names: no streams, no pragmas, and storage that a function can declare.

use super::attributes;
use crate::{
    lir::optimize::inlining::Inlining,
    profile::Profile,
    targets::{
        c_like::{
            body::Body,
            expression::Expr,
            functions,
            language::Language,
            printer::{KernelHead, Printer},
            spellings::Spellings,
            types::{CType, Scalar},
        },
        hls::{
            bit_casts,
            vitis::{self, language::Vitis},
        },
        plain_c::grid,
        text::Float,
    },
};
use gir_dialects::{ir::Op, mir::StorageSpace};

/// SYCL for FPGAs.
pub struct Sycl {
    plain: Vitis,
}

impl Sycl {
    /// SYCL for a profile.
    pub fn of(profile: &Profile) -> Self {
        Self {
            plain: Vitis::of(profile),
        }
    }
}

/// Functions of SYCL's library, by the names that the family shares.
const FUNCTIONS: &[(&str, &str)] = &[
    ("fabs", "sycl::fabs"),
    ("ceil", "sycl::ceil"),
    ("floor", "sycl::floor"),
    ("trunc", "sycl::trunc"),
    ("round", "sycl::round"),
    ("rint", "sycl::rint"),
    ("sqrt", "sycl::sqrt"),
    ("fma", "sycl::fma"),
    ("sin", "sycl::sin"),
    ("cos", "sycl::cos"),
    ("tan", "sycl::tan"),
    ("exp", "sycl::exp"),
    ("exp2", "sycl::exp2"),
    ("log", "sycl::log"),
    ("log2", "sycl::log2"),
    ("pow", "sycl::pow"),
    ("copysign", "sycl::copysign"),
    ("fmin", "sycl::fmin"),
    ("fmax", "sycl::fmax"),
];

impl Language for Sycl {
    fn name(&self) -> &'static str {
        "SYCL"
    }

    fn is_reserved(&self) -> fn(&str) -> bool {
        |name| name == "sycl" || vitis::is_reserved(name)
    }

    fn scalar(&self, scalar: Scalar) -> &'static str {
        match scalar {
            Scalar::Float(16) => "_Float16",
            scalar => self.plain.scalar(scalar),
        }
    }

    fn space(&self, space: StorageSpace) -> &'static str {
        self.plain.space(space)
    }

    fn has_generic_pointers(&self) -> bool {
        true
    }

    fn address_bits(&self) -> u32 {
        64
    }

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

    fn choose_lanes(&self, condition: &Expr, yes: &Expr, no: &Expr) -> Expr {
        self.plain.choose_lanes(condition, yes, no)
    }

    fn vector(&self, lanes: &[Expr], ty: &CType) -> Expr {
        self.plain.vector(lanes, ty)
    }

    fn long_suffix(&self) -> &'static str {
        "ll"
    }

    fn float_suffix(&self, bits: u32) -> Option<&'static str> {
        self.plain.float_suffix(bits)
    }

    fn infinity(&self, bits: u32, is_negative: bool) -> Option<&'static str> {
        self.plain.infinity(bits, is_negative)
    }

    fn has_constant(&self, value: Float) -> bool {
        self.plain.has_constant(value)
    }

    fn function(&self, name: &'static str, _ty: &CType) -> &'static str {
        let mut known = FUNCTIONS.iter();
        let known = known.find(|(shared, _)| *shared == name);
        known.map_or(name, |(_, own)| own)
    }

    fn computed_as(&self, ty: &CType) -> Option<CType> {
        self.plain.computed_as(ty)
    }

    fn preamble(&self, _module: Op<'_>) -> Vec<String> {
        vec![]
    }

    fn directives(&self, op: Op<'_>, _name: &str) -> Vec<String> {
        attributes::of(op)
    }

    fn function_qualifier(&self) -> &'static str {
        "static "
    }

    fn inlining(&self, _wish: Inlining) -> &'static str {
        ""
    }

    /// A task has no static variables; a workgroup's memory is a memory block.
    fn declaration(&self, space: StorageSpace, ty: &CType, name: &str, _align: i64) -> String {
        let qualifier = match space {
            StorageSpace::Workgroup => "[[intel::fpga_memory(\"BLOCK_RAM\")]] ",
            StorageSpace::Constant => "static constexpr ",
            _ => "",
        };
        format!("{qualifier}{} {name}", self.type_name(ty))
    }
}

impl Printer for Sycl {
    fn spellings(&self) -> &'static Spellings {
        self.plain.spellings()
    }

    fn kernel_head<'c>(&self, body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
        let types = functions::kernel_parameters(body, kernel)?;
        let mut parameters = vec![];
        for (index, ty) in types.into_iter().enumerate() {
            let name = functions::parameter_name(body, kernel, index);
            if matches!(ty, CType::Pointer(StorageSpace::Workgroup, _)) {
                kernel.unsupported(format!(
                    "has workgroup memory '{name}' of a size that the launch decides; an FPGA has memory blocks of a fixed size: give the memory a count"
                ));
                return None;
            }
            let declared = functions::declared_type(body, kernel, index, &ty);
            parameters.push(format!("{declared} {name}"));
            body.bind_parameter(kernel, index, Expr::primary(name, ty));
        }
        for place in grid::asked(kernel) {
            parameters.push(format!("uint32_t {}", place.name));
        }
        Some(KernelHead {
            lines: vec!["static void".to_owned()],
            parameters,
            result: None,
            first: vec![],
        })
    }
}
