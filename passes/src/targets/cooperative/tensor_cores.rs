//! The products that the tensor cores of NVIDIA's architectures compute: the instruction `mma.sync`, with which
//! the 32 threads of a warp multiply a matrix of 8 or 16 rows by one of 8 columns (PTX ISA, "Matrix
//! multiply-accumulate operation using mma instruction").
//!
//! `wgmma.mma_async` of sm_90a is executed by four warps together, on 64 rows that no single warp holds (PTX
//! ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate Instructions"). A cooperative matrix is held
//! by a subgroup, which is a warp, so sm_90a uses `mma.sync` too.

use crate::{
    profile::{Profile, ptx_version::PtxVersion},
    targets::compute_capability::Architecture,
};
use gir_dialects::{
    ir::{Op, SmallFloat, Type, TypeExt},
    lir,
    mir::CoopMatrixType,
    upstream::{llvm, nvvm},
};

/// The instruction, without its modifiers.
const INSTRUCTION: &str = "mma.sync";

/// Number of columns of every product.
pub const COLUMNS: i64 = 8;

/// The tensor cores of an architecture.
#[derive(Clone, Copy, Debug)]
pub struct TensorCores {
    /// Ten times the compute capability; 0 where the emitted version has no instructions for tensor cores.
    architecture: u32,
    /// Whether it has those for floats of 8 bits.
    has_small: bool,
}

/// The extents of the products of two types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extents {
    /// Rows of the left factor and of the sum.
    pub rows: i64,
    /// Columns of the left factor and rows of the right one, largest first.
    pub depths: &'static [i64],
}

impl TensorCores {
    /// The tensor cores for which a module is compiled.
    pub fn of(module: Op<'_>, profile: &Profile) -> Self {
        let architecture = Architecture::of(profile).number;
        let version = PtxVersion::of(module);
        let has = |first| version.is_none_or(|version| version.includes(first));
        let is_known = has(PtxVersion::TENSOR_CORES);
        Self {
            architecture: if is_known { architecture } else { 0 },
            has_small: architecture >= 89 && has(PtxVersion::SMALL_FLOATS),
        }
    }

    /// The extents of products of a factor type with sums of a type; `None` if there is no such product.
    ///
    /// Products of sm_70, which have other fragments, and the larger and `f64` products of sm_90 are left out.
    pub fn extents(self, factor: Type<'_>, sum: Type<'_>) -> Option<Extents> {
        let is_new = self.architecture >= 80;
        let (rows, depths): (_, &[_]) = match (of(factor), of(sum)) {
            _ if self.architecture < 75 => return None,
            (Number::Float(16), Number::Float(16 | 32)) if is_new => (16, &[16, 8]),
            (Number::Float(16), Number::Float(16 | 32)) => (16, &[8]),
            (Number::Bfloat, Number::Float(32)) if is_new => (16, &[16, 8]),
            (Number::E4m3 | Number::E5m2, Number::Float(32)) if self.has_small => (16, &[32]),
            (Number::Int(8), Number::Int(32)) if is_new => (16, &[32, 16]),
            (Number::Int(8), Number::Int(32)) => (8, &[16]),
            (Number::Tf32, Number::Float(32)) if is_new => (16, &[8, 4]),
            (Number::Float(64), Number::Float(64)) if is_new => (8, &[4]),
            _ => return None,
        };
        Some(Extents { rows, depths })
    }
}

impl TensorCores {
    /// Whether there is an instruction for a factor type with sums of a type, and rows and depth.
    pub fn multiply(self, factor: Type<'_>, sum: Type<'_>, [rows, depth]: [i64; 2]) -> bool {
        let numbers = (of(factor), of(sum));
        // Newer architectures have larger ones, too.
        let is_old = (numbers, rows, depth) == ((Number::Int(8), Number::Int(32)), 8, 16);
        let extents = self.extents(factor, sum);
        extents.is_some_and(|extents| {
            is_old || extents.rows == rows && extents.depths.contains(&depth)
        })
    }
}

impl TensorCores {
    /// Whether there is an instruction that loads tiles of matrices (PTX ISA, "ldmatrix").
    pub fn load(self) -> bool {
        self.architecture >= 75
    }
}

/// A type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Number {
    Float(u32),
    Bfloat,
    Tf32,
    E4m3,
    E5m2,
    Int(u32),
    Other,
}

fn of(ty: Type<'_>) -> Number {
    match (ty.as_float(), ty.as_integer()) {
        (Some(bits), _) => Number::Float(bits),
        (_, Some((bits, _))) => Number::Int(bits),
        _ => match ty.as_small_float() {
            Some(SmallFloat::Bf16) => Number::Bfloat,
            Some(SmallFloat::Tf32) => Number::Tf32,
            Some(SmallFloat::F8E4M3FN) => Number::E4m3,
            Some(SmallFloat::F8E5M2) => Number::E5m2,
            None => Number::Other,
        },
    }
}

/// A product instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Product {
    pub rows: i64,
    pub depth: i64,
    pub factor: &'static str,
    pub sum: &'static str,
}

impl Product {
    /// The instruction of an operation on matrices in the form of one instruction.
    pub fn of(product: lir::CoopMatMulAddOp<'_>) -> Option<Self> {
        let [left, sum] =
            [product.a(), product.c()].map(|matrix| CoopMatrixType::from_type(matrix.ty()));
        let (left, sum) = (left?, sum?);
        let factor = match of(left.element()) {
            Number::Float(16) => "f16",
            Number::Float(64) => "f64",
            Number::Bfloat => "bf16",
            Number::Tf32 => "tf32",
            Number::E4m3 => "e4m3",
            Number::E5m2 => "e5m2",
            Number::Int(8) if product.unsigned_factors() => "u8",
            Number::Int(8) => "s8",
            _ => return None,
        };
        let sum = match of(sum.element()) {
            Number::Float(16) => "f16",
            Number::Float(32) => "f32",
            Number::Float(64) => "f64",
            Number::Int(32) => "s32",
            _ => return None,
        };
        Some(Self {
            rows: left.rows(),
            depth: left.columns(),
            factor,
            sum,
        })
    }

    /// Its extents, as in its name.
    pub fn shape(self) -> String {
        format!("m{}n{COLUMNS}k{}", self.rows, self.depth)
    }

    /// Its name.
    pub fn name(self) -> String {
        let Self { factor, sum, .. } = self;
        let shape = self.shape();
        format!("{INSTRUCTION}.aligned.{shape}.row.col.{sum}.{factor}.{factor}.{sum}")
    }

    /// Whether its factors are floats of 8 bits.
    pub fn is_on_small_floats(self) -> bool {
        matches!(self.factor, "e4m3" | "e5m2")
    }

    /// Numbers of a factor in one register: a thread's share of 8 rows of the left factor, or of 8 columns of
    /// the right one.
    pub fn numbers_of_register(self) -> i64 {
        match self.factor {
            "f16" | "bf16" => 2,
            "f64" | "tf32" => 1,
            _ => 4,
        }
    }
}

/// Whether a module multiplies matrices or loads their tiles, before or behind the conversion to `nvvm`.
pub fn are_used(module: Op<'_>) -> bool {
    let mut found = false;
    module.walk_pre(|op| {
        found |= op.is::<lir::CoopMatMulAddOp<'_>>() || op.is::<nvvm::MmaOp<'_>>();
        found |= op.is::<lir::FragmentLoadOp<'_>>() || op.is::<nvvm::LdMatrixOp<'_>>();
    });
    found
}

/// Whether they have factors of floats of 8 bits. Behind the conversion those are inline PTX.
pub fn are_used_on_small_floats(module: Op<'_>) -> bool {
    let mut found = false;
    module.walk_pre(|op| {
        let product = op.cast::<lir::CoopMatMulAddOp<'_>>();
        let product = product.and_then(Product::of);
        let written = op.cast::<llvm::InlineAsmOp<'_>>();
        found |= product.is_some_and(Product::is_on_small_floats);
        found |= written.is_some_and(|it| it.asm_string().starts_with(INSTRUCTION));
    });
    found
}
