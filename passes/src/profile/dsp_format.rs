//! `--dsp-format`: the form of the output for a DSP.

use super::{
    Family, Profile,
    keywords::{Keyword, keywords},
    target_option::TargetOption,
};
use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};

/// `--dsp-format`
pub const OPTION: TargetOption = TargetOption {
    flag: "dsp-format",
    value: Some("llvm|asm|obj|c"),
    help: "Form of --emit-dsp: LLVM IR, assembly, an object file or C; default: llvm, c for c66x",
    families: &[Family::Hexagon, Family::Helium, Family::C66x],
    owner: "DSPs",
    emissions: &["emit-dsp"],
    binary: &["obj"],
    attribute: names::LIR_DSP_FORMAT,
    check: |name| match DspFormat::named(name) {
        Some(_) => Ok(()),
        None => Err(format!("'{name}' is none of llvm, asm, obj, c")),
    },
    ..TargetOption::DEFAULT
};

keywords! {
    /// The form of the output for a DSP.
    pub enum DspFormat {
        Llvm = "llvm", Assembly = "asm", Object = "obj", C = "c",
    }
}

impl DspFormat {
    /// The form that a module asks for, or else that of its target: LLVM has no code generator for C66x.
    pub fn of(module: Op<'_>, profile: &Profile) -> Self {
        let asked = module.attribute(names::LIR_DSP_FORMAT);
        let asked = asked.and_then(AttributeExt::as_str).and_then(Self::named);
        asked.unwrap_or(match profile.family {
            Family::C66x => Self::C,
            _ => Self::Llvm,
        })
    }

    /// The form with a name.
    fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|format| format.keyword() == name)
    }
}
