//! `--hls-flow`: the tool of high-level synthesis that the output is for.

use super::{
    Family, Profile,
    keywords::{Keyword, keywords},
    target_option::TargetOption,
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};

/// `--hls-flow`
pub const OPTION: TargetOption = TargetOption {
    flag: "hls-flow",
    value: Some("vitis|oneapi|circt"),
    help: "Flow of --emit-hls: C++ for Vitis HLS, SYCL for oneAPI or MLIR for CIRCT; default: that of the target",
    families: &[Family::Vitis, Family::Oneapi, Family::Circt],
    owner: "FPGAs",
    emissions: &["emit-hls"],
    attribute: names::LIR_HLS_FLOW,
    check: |name| match HlsFlow::named(name) {
        Some(_) => Ok(()),
        None => Err(format!("'{name}' is none of vitis, oneapi, circt")),
    },
    implied_target: |name| HlsFlow::named(name).map(Keyword::keyword),
    ..TargetOption::DEFAULT
};

keywords! {
    /// A tool of high-level synthesis.
    pub enum HlsFlow {
        Vitis = "vitis", OneApi = "oneapi", Circt = "circt",
    }
}

impl HlsFlow {
    /// The flow that a module asks for, or else that of its target.
    pub fn of(module: Op<'_>, profile: &Profile) -> Self {
        let asked = module.attribute(names::LIR_HLS_FLOW);
        let asked = asked.and_then(AttributeExt::as_str).and_then(Self::named);
        asked.unwrap_or(match profile.family {
            Family::Oneapi => Self::OneApi,
            Family::Circt => Self::Circt,
            _ => Self::Vitis,
        })
    }

    /// The flow with a name.
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|flow| flow.keyword() == name)
    }
}
