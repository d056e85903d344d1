//! Types, literals and casts of C.

use super::{
    atomics, copies, floats, kernels, keywords, launcher, loop_order, registers, saturating,
    sections, synchronization,
};
use crate::{
    lir::optimize::inlining::Inlining,
    profile::{Family, Profile},
    targets::{
        c_like::{
            body::Body,
            expression::Expr,
            integers,
            language::Language,
            names::ModuleNames,
            printer::{KernelHead, Printer},
            spellings::Spellings,
            typedefs::MEMBER,
            types::{CType, Scalar},
        },
        plain_c,
        text::{Float, FloatClass},
    },
};
use gir_dialects::{ir::Op, mir::StorageSpace, names};
use std::sync::LazyLock;

/// C99 for a processor.
pub struct C {
    /// The processor.
    pub family: Family,
    /// The name of its profile.
    pub target: String,
    /// Cores that may run workgroups at the same time.
    pub cores: u32,
    address_bits: u32,
}

impl C {
    /// C for the processor of a profile.
    pub fn of(profile: &Profile) -> Self {
        Self {
            family: profile.family,
            target: profile.name.to_string(),
            cores: profile
                .dsp
                .as_ref()
                .and_then(|dsp| dsp.cores)
                .map_or(1, std::num::NonZero::get),
            address_bits: profile.address_bits.map_or(32, |bits| bits.get()),
        }
    }
}

/// A function that a text defines for a processor: how a call of it begins, and its text.
pub type OfProcessor = (&'static str, fn(&C) -> &'static str);

/// The section of workgroup storage. Sections with this prefix have no bytes in the file.
const SECTION: &str = ".bss.workgroup";

impl Language for C {
    fn name(&self) -> &'static str {
        "C"
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
            Scalar::Float(16) => "_Float16",
            Scalar::Float(32) => "float",
            Scalar::Float(_) => "double",
        }
    }

    /// Constants are in memory that is not written.
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
        self.address_bits
    }

    /// C99, section 6.3.1: conversions to floats round to nearest, and conversions to integers toward zero. An
    /// address is a number of its own size first.
    fn convert(&self, value: &Expr, to: &CType) -> Expr {
        if value.ty == *to {
            return value.clone();
        }
        let name = self.type_name(to);
        if matches!(value.ty, CType::Vector(..)) && self.type_name(&value.ty) == name {
            return value.clone().with_type(to.clone());
        }
        let cast = match (&value.ty, to) {
            (CType::Pointer(..), CType::Scalar(_)) | (CType::Scalar(_), CType::Pointer(..)) => {
                format!("({name})(uintptr_t)")
            }
            _ => format!("({name})"),
        };
        Expr::prefix(&cast, value, to.clone())
    }

    fn reinterpret(&self, value: &Expr, to: &CType) -> Expr {
        floats::reinterpret(self, value, to)
    }

    /// Registers are chosen whole, by passes lane by lane.
    fn choose_lanes(&self, condition: &Expr, yes: &Expr, no: &Expr) -> Expr {
        Expr::conditional(condition, yes, no)
    }

    /// Vectors are those in registers.
    fn type_name(&self, ty: &CType) -> String {
        match ty {
            CType::Scalar(scalar) => self.scalar(*scalar).to_owned(),
            CType::Vector(lanes, lane) => registers::type_name(self.family, *lanes, *lane),
            CType::Mask(lanes, bits) => {
                registers::type_name(self.family, *lanes, Scalar::unsigned(*bits))
            }
            CType::Pointer(..) => self.qualified(ty, ""),
            CType::Named(name) => name.clone(),
        }
    }

    fn vector(&self, lanes: &[Expr], ty: &CType) -> Expr {
        registers::made(self.family, lanes, ty)
    }

    fn lane(&self, vector: &Expr, index: &Expr) -> String {
        let scalar = vector.ty.lane().map_or("", |lane| self.scalar(lane));
        registers::lane_of(self.family, vector, &index.text, scalar)
    }

    fn before_loop(&self, repeated: Op<'_>) -> Vec<&'static str> {
        let waits = repeated.attribute(names::LIR_WAITS_FOR_COPIES).is_some();
        let is_in_order = loop_order::is_hinted(self.family, repeated);
        let lines = [
            waits.then_some(copies::WAIT),
            is_in_order.then_some(loop_order::HINT),
        ];
        lines.into_iter().flatten().collect()
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

    fn function(&self, name: &'static str, ty: &CType) -> &'static str {
        floats::function(name, ty)
    }

    fn computed_as(&self, ty: &CType) -> Option<CType> {
        plain_c::floats::computed_as(ty)
    }

    /// They depend on the functions that the text calls, so they are put in front of it at the end.
    fn preamble(&self, _module: Op<'_>) -> Vec<String> {
        vec![]
    }

    /// A type alias that lessens the alignment is none for every compiler; packed members are.
    fn less_aligned(&self, name: &str, element: &CType, align: i64) -> String {
        let element = self.type_name(element);
        format!(
            "typedef struct __attribute__((packed, aligned({align}), may_alias)) {{ {element} {MEMBER}; }} {name};"
        )
    }

    fn packed_member(&self, element: &CType) -> Option<CType> {
        Some(element.clone())
    }

    fn function_qualifier(&self) -> &'static str {
        "static "
    }

    fn inlining(&self, wish: Inlining) -> &'static str {
        match wish {
            Inlining::Always => "inline __attribute__((always_inline)) ",
            Inlining::Never => "__attribute__((noinline)) ",
        }
    }

    /// The function that computes a workgroup; the launcher has the kernel's own name.
    fn kernel_suffix(&self) -> Option<&'static str> {
        Some("_workgroup")
    }

    fn declaration(&self, space: StorageSpace, ty: &CType, name: &str, align: i64) -> String {
        let element = self.type_name(ty);
        if space == StorageSpace::Workgroup {
            return format!(
                "static {element} {name} __attribute__((section(\"{SECTION}\"), aligned({align})))"
            );
        }
        let qualifier = match space {
            StorageSpace::Constant => "static const ",
            _ => "",
        };
        let natural = ty.stride(self.address_bits).unwrap_or(align);
        let aligned = match align > natural {
            true => format!(" __attribute__((aligned({align})))"),
            false => String::new(),
        };
        format!("{qualifier}{element} {name}{aligned}")
    }
}

impl Printer for C {
    fn spellings(&self) -> &'static Spellings {
        static SPELLINGS: LazyLock<Spellings> = LazyLock::new(spellings);
        &SPELLINGS
    }

    fn kernel_head<'c>(&self, body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
        kernels::head(body, kernel)
    }

    fn behind_kernel<'c>(&self, names: &ModuleNames<'c>, kernel: Op<'c>) -> Option<String> {
        launcher::text(self, names, kernel)
    }
}

fn spellings() -> Spellings {
    let mut spellings = of_numbers();
    registers::add(&mut spellings, of_numbers());
    spellings
}

fn of_numbers() -> Spellings {
    let mut spellings = Spellings::default();
    plain_c::grid::add(&mut spellings);
    plain_c::floats::add(&mut spellings);
    integers::add(&mut spellings);
    plain_c::bits::add(&mut spellings);
    saturating::add(&mut spellings);
    atomics::add(&mut spellings);
    sections::add(&mut spellings);
    synchronization::add(&mut spellings);
    spellings
}
