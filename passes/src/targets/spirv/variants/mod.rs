//! One module in several variants, of which a host loads the one that its device supports.
//!
//! - `native` uses the profile's instructions: atomics on floats, and subgroups. An operation that would have
//!   to be emulated is an error, since the other variant serves that case.
//! - `emulated` does without: updates of floats are loops around a compare-exchange, and subgroup operations go
//!   through shared memory. Its profile is the other one without these features, and is made here.
//!
//! [`manifest`] holds the data that a host reads to choose, [`needs`] the requirements on a device.

pub mod manifest;
mod needs;

use crate::{
    lir::atomics,
    profile::{
        AtomicOperation, Profile, Profiles, Scalar, Support,
        keywords::{Keyword as _, Set},
    },
    reflection::schema::Reflection,
};
use gir_dialects::{
    ir::{Block, Op},
    upstream::func::FuncOp,
};

/// A variant of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// With the device's own instructions.
    Native,
    /// With features that every device has.
    Emulated,
}

impl Variant {
    /// All of them, the one to prefer first.
    pub const ALL: [Self; 2] = [Self::Native, Self::Emulated];

    /// Its name on the command line and in the manifest.
    pub fn name(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Emulated => "emulated",
        }
    }

    /// The profile for which a variant is lowered, which joins the known ones.
    ///
    /// # Errors
    /// If there is no such profile.
    pub fn profile(self, base: &str, known: &mut Profiles) -> Result<String, String> {
        let profile = known
            .find(base)
            .ok_or_else(|| format!("unknown target '{base}'"))?;
        match self {
            Self::Native => Ok(base.to_owned()),
            Self::Emulated => {
                let added = known.add_text(&without(&profile));
                let names = added.map_err(|mistake| mistake.text)?;
                Ok(names.concat())
            }
        }
    }

    /// Refuses operations of a lowered module that would have to be emulated; false after a diagnostic.
    pub fn check(self, module: Op<'_>) -> bool {
        let mut is_fine = true;
        if self == Self::Native {
            let top = module.region(0).blocks().flat_map(Block::ops);
            let functions = top.filter(|op| op.is::<FuncOp<'_>>());
            for missing in functions.flat_map(atomics::missing) {
                if is_float(missing.asks.ty) && is_update(missing.asks.operation) {
                    missing.op.error(format!(
                        "has no instruction on {} on the target, which the variant 'native' needs; add '{}' to the table atomics of the profile, or emit only the variant 'emulated'",
                        missing.asks.ty.keyword(),
                        missing.asks.operation.keyword(),
                    ));
                    is_fine = false;
                }
            }
        }
        is_fine
    }

    /// The manifest's entry for an emitted binary.
    ///
    /// # Errors
    /// If the binary is not SPIR-V.
    pub fn describe(
        self,
        file: String,
        binary: &[u8],
        reflection: Reflection,
    ) -> Result<manifest::Variant, String> {
        Ok(manifest::Variant {
            name: self.name().to_owned(),
            file,
            bytes: binary.len() as u64,
            needs: needs::of(binary)?,
            reflection,
        })
    }
}

fn is_float(ty: Scalar) -> bool {
    matches!(ty, Scalar::F16 | Scalar::F32 | Scalar::F64)
}

/// Whether an operation computes; the others move bits, which integer atomics can do too.
fn is_update(operation: AtomicOperation) -> bool {
    !matches!(
        operation,
        AtomicOperation::Load
            | AtomicOperation::Store
            | AtomicOperation::Exchange
            | AtomicOperation::CompareExchange
    )
}

/// The profile without the emulated features, as the text of a profile file.
fn without(profile: &Profile) -> String {
    let name = &profile.name;
    let mut text = format!("[\"{name}.emulated\"]\nbase = \"{name}\"\n");
    for (key, ty) in [
        ("f16", Scalar::F16),
        ("f32", Scalar::F32),
        ("f64", Scalar::F64),
    ] {
        text += &format!("atomics.{key} = [{}]\n", moves(profile.atomics.native(ty)));
    }
    if profile.features.subgroups != Support::None {
        text += "features.subgroups = \"lowered\"\n";
    }
    text
}

fn moves(operations: &Set<AtomicOperation>) -> String {
    let kept = operations.iter().filter(|operation| !is_update(*operation));
    let quoted = kept.map(|operation| format!("\"{}\"", operation.keyword()));
    quoted.collect::<Vec<_>>().join(", ")
}
