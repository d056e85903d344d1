//! Types, literals, casts and kernels of OpenCL C.

use super::{atomics, extensions, grid, images, keywords, loops, math, subgroups, synchronization};
use crate::{
    profile::Profile,
    targets::c_like::{
        body::Body,
        expression::{Expr, Precedence},
        functions,
        language::Language,
        loops::IN_ORDER,
        printer::{KernelHead, Printer},
        spellings::Spellings,
        types::{CType, Scalar, promoted},
    },
    targets::text::{Float, FloatClass},
};
use gir_dialects::{
    ir::{Op, Type},
    mir::{self, StorageSpace},
    names,
};
use std::sync::LazyLock;

/// A version of OpenCL C.
pub struct OpenclC {
    version: Version,
    address_bits: u32,
    has_generic_pointers: bool,
}

/// The versions, which differ in atomics, barriers and address spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    /// 1.2.
    V1_2,
    /// 2.0.
    V2_0,
    /// 3.0.
    V3_0,
}

impl OpenclC {
    /// The version that a profile names; for a profile from a file, it follows from the profile's features.
    pub fn of(profile: &Profile) -> Self {
        let has_orderings = profile
            .synchronization
            .orderings
            .contains(gir_dialects::common::MemoryOrdering::SeqCst);
        let version = match (has_orderings, profile.name.as_ref()) {
            (false, _) => Version::V1_2,
            (true, "opencl2.0") => Version::V2_0,
            (true, _) => Version::V3_0,
        };
        Self {
            version,
            address_bits: profile.address_bits.map_or(64, |bits| bits.get()),
            has_generic_pointers: version > Version::V1_2 && profile.memory.generic.is_usable(),
        }
    }
}

impl OpenclC {
    /// The version.
    pub fn version(&self) -> Version {
        self.version
    }
}

/// The spellings of OpenCL C, of each version.
fn spellings(version: Version) -> &'static Spellings {
    static OLD: LazyLock<Spellings> = LazyLock::new(|| make(Version::V1_2));
    static NEW: LazyLock<Spellings> = LazyLock::new(|| make(Version::V2_0));
    match version {
        Version::V1_2 => &OLD,
        Version::V2_0 | Version::V3_0 => &NEW,
    }
}

fn make(version: Version) -> Spellings {
    let mut spellings = Spellings::default();
    grid::add(&mut spellings);
    images::add(&mut spellings);
    math::add(&mut spellings);
    subgroups::add(&mut spellings);
    synchronization::add(&mut spellings, version);
    atomics::add(&mut spellings, version);
    spellings
}

impl Language for OpenclC {
    fn name(&self) -> &'static str {
        "OpenCL C"
    }

    fn is_reserved(&self) -> fn(&str) -> bool {
        keywords::is_reserved
    }

    fn scalar(&self, scalar: Scalar) -> &'static str {
        match scalar {
            Scalar::Bool => "bool",
            Scalar::Int {
                bits: 8,
                is_signed: false,
            } => "uchar",
            Scalar::Int {
                bits: 16,
                is_signed: false,
            } => "ushort",
            Scalar::Int {
                bits: 32,
                is_signed: false,
            } => "uint",
            Scalar::Int {
                is_signed: false, ..
            } => "ulong",
            Scalar::Int { bits: 8, .. } => "char",
            Scalar::Int { bits: 16, .. } => "short",
            Scalar::Int { bits: 32, .. } => "int",
            Scalar::Int { .. } => "long",
            Scalar::Float(16) => "half",
            Scalar::Float(32) => "float",
            Scalar::Float(_) => "double",
        }
    }

    fn space(&self, space: StorageSpace) -> &'static str {
        match space {
            StorageSpace::Global => "__global",
            StorageSpace::Workgroup => "__local",
            StorageSpace::Constant => "__constant",
            StorageSpace::Private => "__private",
            _ => "",
        }
    }

    fn address_bits(&self) -> u32 {
        self.address_bits
    }

    fn handle(&self, ty: Type<'_>) -> Option<CType> {
        images::handle(ty)
    }

    fn flags(&self, lanes: u32) -> CType {
        CType::Mask(lanes, 8)
    }

    fn comparison(&self, lanes: u32, bits: u32) -> CType {
        CType::Mask(lanes, bits)
    }

    /// Pointers without an address space in their types, from 2.0 on (specification 3.0, section 6.7.1).
    fn has_generic_pointers(&self) -> bool {
        self.has_generic_pointers
    }

    /// OpenCL C specification 3.0, section 6.4: casts of scalars, functions for vectors. Without a suffix both
    /// round to nearest, and toward zero for integers.
    fn convert(&self, value: &Expr, to: &CType) -> Expr {
        if value.ty == *to {
            return value.clone();
        }
        let name = self.type_name(to);
        let is_vector = to.lanes().is_some();
        if !is_vector {
            return Expr::prefix(&format!("({name})"), value, to.clone());
        }
        let same_size = |a: &CType| (a.lanes(), a.lane().map(Scalar::bits), is_float(a));
        let function = match same_size(&value.ty) == same_size(to) {
            true => format!("as_{name}"),
            false => format!("convert_{name}"),
        };
        Expr::call(&function, &[value], to.clone())
    }

    fn reinterpret(&self, value: &Expr, to: &CType) -> Expr {
        if value.ty == *to {
            return value.clone();
        }
        Expr::call(&format!("as_{}", self.type_name(to)), &[value], to.clone())
    }

    /// C computes a conditional expression of narrow integers in `int`.
    fn choose(&self, condition: &Expr, yes: &Expr, no: &Expr) -> Expr {
        let chosen = Expr::conditional(condition, yes, no);
        let ty = promoted(&chosen.ty);
        self.convert(&chosen.with_type(ty), &yes.ty)
    }

    /// `select` needs a mask of the width of its operands (section 6.15.6).
    fn choose_lanes(&self, condition: &Expr, yes: &Expr, no: &Expr) -> Expr {
        let lanes = condition.ty.lanes().unwrap_or(1);
        let bits = yes.ty.lane().map_or(32, Scalar::bits);
        let mask = self.convert(condition, &CType::Mask(lanes, bits));
        Expr::call("select", &[no, yes, &mask], yes.ty.clone())
    }

    fn vector(&self, lanes: &[Expr], ty: &CType) -> Expr {
        let each: Vec<_> = lanes
            .iter()
            .map(|lane| match (ty, lane.text.as_str()) {
                (CType::Mask(..) | CType::Vector(_, Scalar::Bool), "true") => "-1".to_owned(),
                (CType::Mask(..) | CType::Vector(_, Scalar::Bool), "false") => "0".to_owned(),
                (CType::Mask(..), _) => format!("{} ? -1 : 0", lane.within(Precedence::LogicalOr)),
                _ => lane.argument(),
            })
            .collect();
        let ty = match ty {
            CType::Vector(lanes, Scalar::Bool) => self.flags(*lanes),
            other => other.clone(),
        };
        let text = format!("({})({})", self.type_name(&ty), each.join(", "));
        Expr::new(text, Precedence::Unary, ty, lanes)
    }

    /// The lanes of a vector cannot be indexed, but the elements of its memory can.
    fn lane(&self, vector: &Expr, index: &Expr) -> String {
        let lane = vector.ty.lane().map_or("", |lane| self.scalar(lane));
        format!("((__private {lane}*)&{})[{}]", vector.text, index.text)
    }

    /// The constant is a `float`.
    fn infinity(&self, bits: u32, is_negative: bool) -> Option<&'static str> {
        Some(match (bits, is_negative) {
            (16, false) => "(half)INFINITY",
            (16, true) => "(half)-INFINITY",
            (32, false) => "INFINITY",
            (32, true) => "-INFINITY",
            (_, false) => "(double)INFINITY",
            (_, true) => "(double)-INFINITY",
        })
    }

    /// NVIDIA's compiler takes `INFINITY` for no constant.
    fn has_constant(&self, value: Float) -> bool {
        matches!(value.classify(), FloatClass::Finite(_))
    }

    fn preamble(&self, module: Op<'_>) -> Vec<String> {
        extensions::preamble(module, self.version)
    }

    fn before_loop(&self, repeated: Op<'_>) -> Vec<&'static str> {
        loops::is_in_order(repeated)
            .then_some(IN_ORDER)
            .into_iter()
            .collect()
    }

    fn stores_lanes(&self) -> bool {
        true
    }

    fn store_lanes(&self, pointer: &Expr, value: &Expr) -> String {
        let lanes = match (&pointer.ty, value.ty.lane()) {
            (CType::Pointer(space, _), Some(lane)) => {
                CType::Pointer(*space, Box::new(CType::Scalar(lane)))
            }
            (other, _) => other.clone(),
        };
        let zero = Expr::primary("0", CType::Scalar(Scalar::signed(32)));
        let arguments = [value, &zero, &self.convert(pointer, &lanes)];
        let call = Expr::call("vstore3", &arguments, value.ty.clone());
        format!("{};", call.text)
    }

    fn function_qualifier(&self) -> &'static str {
        ""
    }

    fn declaration(&self, space: StorageSpace, ty: &CType, name: &str, align: i64) -> String {
        let qualifier = match space {
            StorageSpace::Workgroup => "__local ",
            StorageSpace::Constant => "__constant ",
            _ => "",
        };
        let natural = ty.stride(self.address_bits).unwrap_or(align);
        let aligned = match align > natural {
            true => format!(" __attribute__((aligned({align})))"),
            false => String::new(),
        };
        format!("{qualifier}{} {name}{aligned}", self.type_name(ty))
    }
}

impl Printer for OpenclC {
    fn spellings(&self) -> &'static Spellings {
        spellings(self.version)
    }

    fn kernel_head<'c>(&self, body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
        let mut parameters = vec![];
        for (index, ty) in functions::kernel_parameters(body, kernel)?
            .into_iter()
            .enumerate()
        {
            let name = functions::parameter_name(body, kernel, index);
            let declared = functions::declared_type(body, kernel, index, &ty);
            parameters.push(format!("{declared} {name}"));
            body.bind_parameter(kernel, index, Expr::primary(name, ty));
        }
        let mut lines = vec![];
        let attribute = kernel.attribute(names::LIR_KERNEL);
        let attribute = attribute.and_then(mir::KernelAttr::from_attribute)?;
        if let [x, y, z] = attribute.workgroup_size()[..] {
            lines.push(format!(
                "__attribute__((reqd_work_group_size({x}, {y}, {z})))"
            ));
        }
        if let Some(size) = attribute.subgroup_size() {
            lines.push(format!(
                "__attribute__((intel_reqd_sub_group_size({size})))"
            ));
        }
        lines.push("__kernel void".to_owned());
        Some(KernelHead {
            lines,
            parameters,
            result: None,
            first: vec![],
        })
    }
}

fn is_float(ty: &CType) -> bool {
    matches!(ty.lane(), Some(Scalar::Float(_)))
}
