//! Types, literals and casts of Metal.

use super::{
    atomics, builtins, images, kernels, keywords, math, matrices, preamble, stage_io, subgroups,
    synchronization, vectors, version::Version,
};
use crate::{
    profile::Profile,
    targets::c_like::{
        body::Body,
        expression::{Expr, Precedence},
        language::Language,
        printer::{KernelHead, Printer},
        spellings::{Spelling, Spellings},
        types::{CType, Scalar},
    },
};
use gir_dialects::{
    ir::{Op, Type},
    mir::StorageSpace,
};
use std::sync::LazyLock;

/// A version of Metal, for a module.
pub struct Metal {
    version: Version,
    /// Whether writes of work-items to buffers and images must be visible to other workgroups.
    is_coherent: bool,
}

impl Metal {
    /// The version that a profile names, for a module.
    pub fn of(profile: &Profile, module: Op<'_>) -> Self {
        Self {
            version: Version::of(profile),
            is_coherent: synchronization::orders_devices(module),
        }
    }
}

/// The operations that Metal spells in its own way.
fn spellings() -> &'static Spellings {
    static SPELLINGS: LazyLock<Spellings> = LazyLock::new(|| {
        let mut spellings = Spellings::default();
        // The head of a kernel defines their expressions.
        for operation in builtins::operations() {
            spellings.add(operation, Spelling::Statement(kernels::name_component));
        }
        stage_io::add(&mut spellings);
        images::add(&mut spellings);
        math::add(&mut spellings);
        matrices::add(&mut spellings);
        vectors::add(&mut spellings);
        subgroups::add(&mut spellings);
        synchronization::add(&mut spellings);
        atomics::add(&mut spellings);
        spellings
    });
    &SPELLINGS
}

impl Language for Metal {
    fn name(&self) -> &'static str {
        "Metal"
    }

    fn is_reserved(&self) -> fn(&str) -> bool {
        keywords::is_reserved
    }

    /// MSL, section 2.1. There is no `double`.
    fn scalar(&self, scalar: Scalar) -> &'static str {
        match scalar {
            Scalar::Bool => "bool",
            Scalar::Int { bits, is_signed } => match (bits, is_signed) {
                (8, false) => "uchar",
                (8, true) => "char",
                (16, false) => "ushort",
                (16, true) => "short",
                (32, false) => "uint",
                (32, true) => "int",
                (_, false) => "ulong",
                (_, true) => "long",
            },
            Scalar::Float(16) => "half",
            Scalar::Float(_) => "float",
        }
    }

    /// MSL, section 4; coherence in section 4.8.
    fn space(&self, space: StorageSpace) -> &'static str {
        match space {
            StorageSpace::Global if self.is_coherent => "coherent(device) device",
            StorageSpace::Global => "device",
            StorageSpace::Workgroup => "threadgroup",
            StorageSpace::Constant => "constant",
            StorageSpace::Private => "thread",
            StorageSpace::Generic => "",
        }
    }

    fn handle(&self, ty: Type<'_>) -> Option<CType> {
        images::handle(ty, self.is_coherent)
    }

    fn object(&self, ty: Type<'_>) -> Option<CType> {
        matrices::matrix(ty)
    }

    fn address_bits(&self) -> u32 {
        64
    }

    /// MSL, section 2.17: explicit conversions round floats to nearest, and to integers toward zero.
    fn convert(&self, value: &Expr, to: &CType) -> Expr {
        if value.ty == *to {
            return value.clone();
        }
        let name = self.type_name(to);
        match to {
            CType::Pointer(..) => Expr::prefix(&format!("({name})"), value, to.clone()),
            _ => Expr::call(&name, &[value], to.clone()),
        }
    }

    /// MSL, section 2.19.
    fn reinterpret(&self, value: &Expr, to: &CType) -> Expr {
        if value.ty == *to {
            return value.clone();
        }
        let function = format!("as_type<{}>", self.type_name(to));
        Expr::call(&function, &[value], to.clone())
    }

    /// `select` returns its second argument where the condition holds (MSL, section 6.6), for numbers; booleans
    /// are selected by logic operators.
    fn choose_lanes(&self, condition: &Expr, yes: &Expr, no: &Expr) -> Expr {
        if yes.ty.lane() != Some(Scalar::Bool) {
            return Expr::call("select", &[no, yes, condition], yes.ty.clone());
        }
        let and = |sides| Expr::binary("&", Precedence::BitAnd, sides, yes.ty.clone());
        let otherwise = Expr::prefix("!", condition, condition.ty.clone());
        let sides = [&and([condition, yes]), &and([&otherwise, no])];
        Expr::binary("|", Precedence::BitOr, sides, yes.ty.clone())
    }

    fn vector(&self, lanes: &[Expr], ty: &CType) -> Expr {
        let lanes: Vec<_> = lanes.iter().collect();
        Expr::call(&self.type_name(ty), &lanes, ty.clone())
    }

    fn function(&self, name: &'static str, ty: &CType) -> &'static str {
        math::function(name, ty)
    }

    fn preamble(&self, module: Op<'_>) -> Vec<String> {
        preamble::lines(module, self.version)
    }

    fn stores_lanes(&self) -> bool {
        true
    }

    /// A packed vector has no padding after its lanes (MSL, section 2.2.3).
    fn store_lanes(&self, pointer: &Expr, value: &Expr) -> String {
        let packed = CType::Named(format!("packed_{}", self.type_name(&value.ty)));
        let ty = match &pointer.ty {
            CType::Pointer(space, _) => CType::Pointer(*space, Box::new(packed)),
            other => other.clone(),
        };
        format!(
            "*{} = {};",
            self.convert(pointer, &ty).text,
            value.argument()
        )
    }

    fn function_qualifier(&self) -> &'static str {
        "static "
    }

    fn declaration(&self, space: StorageSpace, ty: &CType, name: &str, align: i64) -> String {
        let qualifier = match space {
            StorageSpace::Workgroup => "threadgroup ",
            StorageSpace::Constant => "constant ",
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

impl Printer for Metal {
    fn spellings(&self) -> &'static Spellings {
        spellings()
    }

    fn kernel_head<'c>(&self, body: &mut Body<'c, '_>, kernel: Op<'c>) -> Option<KernelHead> {
        kernels::head(body, kernel)
    }
}
