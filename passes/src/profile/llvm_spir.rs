//! `--llvm-spir-builtins` and `--llvm-spir-triple`: forms of the LLVM IR that `--emit-llvm-spir` prints.

use super::{
    Family,
    keywords::{Keyword, keywords},
    target_option::TargetOption,
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};

/// The emission that the options change.
const EMISSIONS: &[&str] = &["emit-llvm-spir"];

/// `--llvm-spir-builtins`
pub const BUILTINS: TargetOption = TargetOption {
    flag: "llvm-spir-builtins",
    value: Some("calls|variables"),
    help: "Read built-in variables of SPIR-V by calls (default) or from global variables, in LLVM IR",
    families: &[Family::OpenclSpirv],
    owner: "SPIR-V for OpenCL",
    emissions: EMISSIONS,
    attribute: names::LIR_LLVM_SPIR_BUILTINS,
    check: |name| known::<Builtins>(name),
    ..TargetOption::DEFAULT
};

/// `--llvm-spir-triple`
pub const TRIPLE: TargetOption = TargetOption {
    flag: "llvm-spir-triple",
    value: Some("spir|spirv"),
    help: "Architecture in the triple of LLVM IR with the operations of SPIR-V, without its bits; default: spir",
    families: &[Family::OpenclSpirv],
    owner: "SPIR-V for OpenCL",
    emissions: EMISSIONS,
    attribute: names::LIR_LLVM_SPIR_TRIPLE,
    check: |name| known::<Architecture>(name),
    ..TargetOption::DEFAULT
};

keywords! {
    /// How built-in variables are read.
    pub enum Builtins {
        Calls = "calls", Variables = "variables",
    }
}

keywords! {
    /// The architecture of a triple, without its bits.
    pub enum Architecture {
        Spir = "spir", Spirv = "spirv",
    }
}

fn named<K: Keyword>(name: &str) -> Option<K> {
    K::ALL.iter().copied().find(|one| one.keyword() == name)
}

fn known<K: Keyword>(name: &str) -> Result<(), String> {
    let names: Vec<_> = K::ALL.iter().map(|one| one.keyword()).collect();
    let is_known = named::<K>(name).is_some();
    let mistake = || format!("'{name}' is none of {}", names.join(", "));
    is_known.then_some(()).ok_or_else(mistake)
}

fn recorded<K: Keyword>(module: Op<'_>, attribute: &str) -> K {
    let name = module.attribute(attribute).and_then(AttributeExt::as_str);
    name.and_then(named).unwrap_or(K::ALL[0])
}

impl Builtins {
    /// The way that a module records.
    pub fn of(module: Op<'_>) -> Self {
        recorded(module, names::LIR_LLVM_SPIR_BUILTINS)
    }
}

impl Architecture {
    /// The architecture that a module records.
    pub fn of(module: Op<'_>) -> Self {
        recorded(module, names::LIR_LLVM_SPIR_TRIPLE)
    }
}
