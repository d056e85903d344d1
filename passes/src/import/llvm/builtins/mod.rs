//! Functions that OpenCL, CUDA and AMD's device libraries give to kernels, and intrinsics of LLVM.
//!
//! A [`Row`] is a name and its meaning: the name of a function, without the types that mangling adds, or of an intrinsic,
//! such as `llvm.nvvm.barrier0`. The meaning is an operation that takes the arguments as they are, a choice of three by the
//! type of the first argument, or a function that builds operations for a [`Call`]. [`TABLES`] has all rows; a name whose end
//! says its types, such as `convert_uchar4_sat`, is a family of [`FAMILIES`] instead.

mod amd;
mod call;
mod ctype;
mod cuda;
mod intrinsics;
mod opencl;
pub mod ptx;

pub use amd::Hidden;
pub use call::{Call, Outcome};
pub use ctype::CType;

use gir_dialects::{
    ir::{Context, Type},
    llvm_import,
};
use std::{collections::HashMap, sync::LazyLock};

/// The meaning of a function.
#[derive(Clone, Copy)]
pub enum Meaning {
    /// An operation of mir, `arith` or `math` with the arguments as operands; numbers are spread to the vector's lanes.
    Op(&'static str),
    /// One of three operations: for signed integers, unsigned integers, floats.
    BySign([&'static str; 3]),
    /// Operations that a function builds.
    Build(for<'c> fn(&Call<'_, 'c>) -> Outcome<'c>),
    /// Nothing.
    Nothing,
}

/// A function and its meaning.
pub type Row = (&'static str, Meaning);

/// A beginning of names and the meaning of all of them.
pub type Family = (&'static str, Meaning);

/// All tables of functions.
const TABLES: &[&[Row]] = &[
    opencl::grid::ROWS,
    opencl::math::ROWS,
    opencl::integers::ROWS,
    opencl::atomics::ROWS,
    opencl::relational::ROWS,
    cuda::ROWS,
    amd::ROWS,
    intrinsics::ROWS,
];

/// All families.
const FAMILIES: &[&[Family]] = &[opencl::FAMILIES, cuda::FAMILIES, amd::FAMILIES];

static BY_NAME: LazyLock<HashMap<&'static str, Meaning>> =
    LazyLock::new(|| TABLES.iter().copied().flatten().copied().collect());

/// The meaning of a function; `None` if it is unknown.
pub fn meaning(name: &str) -> Option<Meaning> {
    if let Some(&meaning) = BY_NAME.get(name) {
        return Some(meaning);
    }
    let mut families = FAMILIES.iter().copied().flatten();
    let family = families.find(|(start, _)| name.starts_with(start));
    // Functions of C for f32.
    let of_float = || name.strip_suffix('f').and_then(of_math);
    family.map(|&(_, meaning)| meaning).or_else(of_float)
}

/// The meaning of a function of C's library.
pub fn of_math(name: &str) -> Option<Meaning> {
    let mut rows = opencl::math::ROWS.iter();
    rows.find(|(known, _)| *known == name)
        .map(|&(_, meaning)| meaning)
}

/// A name without its types, and these.
#[derive(Clone, Debug, Default)]
pub struct Name {
    /// The name.
    pub base: String,
    /// The types of the parameters, where the name tells them; `None` for those that are neither numbers nor vectors.
    pub parameters: Vec<Option<CType>>,
}

impl Name {
    /// The parts of the name of a symbol.
    pub fn of(symbol: &str) -> Self {
        let whole = || Self {
            base: symbol.to_owned(),
            parameters: vec![],
        };
        if !symbol.starts_with("_Z") {
            return whole();
        }
        let plain = llvm_import::demangled(symbol);
        let Some((base, rest)) = plain.split_once('(') else {
            return whole();
        };
        let list = rest.trim_end_matches(')');
        let parameters = list.split(", ").map(CType::of_demangled).collect();
        Self {
            base: base.to_owned(),
            parameters,
        }
    }

    /// The type that a pointer parameter points to.
    pub fn pointee<'c>(&self, at: usize, context: &'c Context) -> Option<Type<'c>> {
        let ty = (*self.parameters.get(at)?)?;
        ty.is_pointer.then(|| ty.value(context))
    }

    /// Whether the function accesses vectors at the address of any number.
    pub fn is_unaligned(&self) -> bool {
        self.base.starts_with("vload") || self.base.starts_with("vstore")
    }
}
