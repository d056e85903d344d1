//! Types, literals and casts of CUDA C++.

use super::{
    accesses, atomics, floats, grid, integers, kernels, keywords, matrices, preamble, subgroups,
    synchronization, vectors, version::Cuda,
};
use crate::{
    lir::optimize::inlining::Inlining,
    targets::{
        c_like::{
            body::Body,
            expression::Expr,
            language::Language,
            printer::{KernelHead, Printer},
            spellings::Spellings,
            typedefs::MEMBER,
            types::{CType, Scalar},
        },
        text::{Float, FloatClass},
    },
};
use gir_dialects::{
    ir::{Op, Type},
    mir::StorageSpace,
};
use std::sync::LazyLock;

/// The operations that CUDA C++ spells in its own way, on architectures whose accesses have orderings and on
/// earlier ones.
fn spellings(has_orderings: bool) -> &'static Spellings {
    static OLD: LazyLock<Spellings> = LazyLock::new(|| make(false));
    static NEW: LazyLock<Spellings> = LazyLock::new(|| make(true));
    match has_orderings {
        false => &OLD,
        true => &NEW,
    }
}

fn make(has_orderings: bool) -> Spellings {
    let mut spellings = Spellings::default();
    grid::add(&mut spellings);
    floats::add(&mut spellings);
    integers::add(&mut spellings);
    vectors::add(&mut spellings);
    subgroups::add(&mut spellings);
    matrices::add(&mut spellings);
    synchronization::add(&mut spellings);
    atomics::add(&mut spellings);
    accesses::add(&mut spellings, has_orderings);
    spellings
}

impl Language for Cuda {
    fn name(&self) -> &'static str {
        "CUDA C++"
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

    /// A pointer may point to any space (Guide, section 10.2).
    fn space(&self, _space: StorageSpace) -> &'static str {
        ""
    }

    fn has_generic_pointers(&self) -> bool {
        true
    }

    fn address_bits(&self) -> u32 {
        64
    }

    /// The remaining vectors are those of [`vectors`].
    fn flags(&self, lanes: u32) -> CType {
        CType::Vector(lanes, Scalar::Bool)
    }

    fn type_name(&self, ty: &CType) -> String {
        match ty {
            CType::Scalar(scalar) => self.scalar(*scalar).to_owned(),
            CType::Vector(lanes, scalar) => vectors::name(*lanes, *scalar),
            CType::Mask(_, bits) => self.scalar(Scalar::signed(*bits)).to_owned(),
            CType::Pointer(..) => self.qualified(ty, ""),
            CType::Named(name) => name.clone(),
        }
    }

    /// C++17, sections 7.8 to 7.10 of the standard: conversions to floats use the current rounding mode, which
    /// is to nearest, and conversions to integers round toward zero. Halves have functions.
    fn convert(&self, value: &Expr, to: &CType) -> Expr {
        if value.ty == *to {
            return value.clone();
        }
        match (&value.ty, to) {
            (CType::Scalar(from), CType::Scalar(to)) => floats::convert(self, value, *from, *to),
            _ => Expr::prefix(&format!("({})", self.type_name(to)), value, to.clone()),
        }
    }

    /// The functions take and return signed or unsigned integers.
    fn reinterpret(&self, value: &Expr, to: &CType) -> Expr {
        floats::reinterpret(self, value, to)
    }

    fn object(&self, ty: Type<'_>) -> Option<CType> {
        matrices::structure(ty)
    }

    /// Vectors were scalarised before: only one lane is chosen.
    fn choose_lanes(&self, condition: &Expr, yes: &Expr, no: &Expr) -> Expr {
        Expr::conditional(condition, yes, no)
    }

    fn vector(&self, lanes: &[Expr], ty: &CType) -> Expr {
        vectors::of_lanes(self, lanes, ty)
    }

    /// Vectors are structures of numbers.
    fn vectors_are_lanes(&self) -> bool {
        true
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

    /// Only some headers name it.
    fn infinity(&self, _bits: u32, _is_negative: bool) -> Option<&'static str> {
        None
    }

    fn has_constant(&self, value: Float) -> bool {
        value.width != 16 && matches!(value.classify(), FloatClass::Finite(_))
    }

    fn function(&self, name: &'static str, ty: &CType) -> &'static str {
        floats::function(name, ty)
    }

    fn computed_as(&self, ty: &CType) -> Option<CType> {
        floats::computed_as(ty)
    }

    fn preamble(&self, module: Op<'_>) -> Vec<String> {
        preamble::lines(module, &self.architecture)
    }

    /// Halves are a class, which gets the attribute where it is defined.
    fn aliasing(&self, name: &str, element: &CType) -> String {
        match element.lane() {
            Some(Scalar::Float(16)) => format!(
                "struct __attribute__((may_alias)) {name} : half {{ using half::operator=; }};"
            ),
            _ => {
                let element = self.type_name(element);
                format!("typedef {element} {name} __attribute__((may_alias));")
            }
        }
    }

    /// NVIDIA's compilers respect the alignment of a type alias only where it increases that of the type, and
    /// load numbers that are members of packed structures byte by byte.
    fn less_aligned(&self, name: &str, element: &CType, align: i64) -> String {
        let member = self.packed_member(element);
        let member = self.type_name(member.as_ref().unwrap_or(element));
        format!(
            "struct __attribute__((may_alias, packed, aligned({align}))) {name} {{ {member} {MEMBER}; }};"
        )
    }

    /// A class cannot be packed: for halves the member is their bits.
    fn packed_member(&self, element: &CType) -> Option<CType> {
        match element.lane()? {
            Scalar::Float(16) => Some(CType::Scalar(Scalar::unsigned(16))),
            _ => Some(element.clone()),
        }
    }

    fn function_qualifier(&self) -> &'static str {
        "static __device__ "
    }

    fn inlining(&self, wish: Inlining) -> &'static str {
        match wish {
            Inlining::Always => "__forceinline__ ",
            Inlining::Never => "__noinline__ ",
        }
    }

    fn declaration(&self, space: StorageSpace, ty: &CType, name: &str, align: i64) -> String {
        let qualifier = match space {
            StorageSpace::Workgroup => "__shared__ ",
            StorageSpace::Constant => "__constant__ ",
            _ => "",
        };
        let natural = ty.stride(self.address_bits()).unwrap_or(align);
        let aligned = match align > natural {
            true => format!("alignas({align}) "),
            false => String::new(),
        };
        format!("{aligned}{qualifier}{} {name}", self.type_name(ty))
    }
}

impl Printer for Cuda {
    fn spellings(&self) -> &'static Spellings {
        spellings(self.architecture.has_orderings())
    }

    fn kernel_head<'c>(&self, body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
        kernels::head(body, kernel)
    }
}
