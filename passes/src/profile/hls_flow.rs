//! `--hls-flow`: the tool chain that makes hardware of the output of `--emit-hls`.

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
    help: "Tool chain that --emit-hls is for; default: that of the target",
    families: &[Family::Vitis, Family::Oneapi, Family::Circt],
    owner: "FPGAs",
    emissions: &["emit-hls"],
    attribute: names::LIR_HLS_FLOW,
    check: |name| match HlsFlow::named(name) {
        Some(_) => Ok(()),
        None => Err(format!("'{name}' is none of vitis, oneapi, circt")),
    },
    target: |name| HlsFlow::named(name).map(Keyword::keyword),
    ..TargetOption::DEFAULT
};

keywords! {
    /// A tool chain for FPGAs. Its name is that of its profile, too.
    pub enum HlsFlow {
        Vitis = "vitis", Oneapi = "oneapi", Circt = "circt",
    }
}

impl HlsFlow {
    /// The tool chain that a module asks for, or else that of its target.
    pub fn of(module: Op<'_>, profile: &Profile) -> Self {
        let asked = module.attribute(names::LIR_HLS_FLOW);
        let asked = asked.and_then(AttributeExt::as_str).and_then(Self::named);
        asked.unwrap_or(match profile.family {
            Family::Oneapi => Self::Oneapi,
            Family::Circt => Self::Circt,
            _ => Self::Vitis,
        })
    }

    /// The family of its targets.
    pub fn family(self) -> Family {
        match self {
            Self::Vitis => Family::Vitis,
            Self::Oneapi => Family::Oneapi,
            Self::Circt => Family::Circt,
        }
    }

    /// The tool chain with a name.
    fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|flow| flow.keyword() == name)
    }
}
