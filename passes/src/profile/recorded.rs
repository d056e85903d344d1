//! The target that a module records: `lir.target`.

use super::{
    Family, Permissions, ProfileHandle, Profiles, known, options, spirv_choice::SpirvChoice,
};
use gir_dialects::{
    ir::{self, AttributeExt, Op},
    lir, names,
};

/// The target name that a module records.
pub fn name_of(module: Op<'_>) -> Option<&str> {
    module
        .attribute(names::LIR_TARGET)
        .and_then(AttributeExt::as_str)
}

/// The profile that a module records, if it is known, without the requested SPIR-V properties.
pub fn known_profile(module: Op<'_>) -> Option<ProfileHandle> {
    known::find(module.context(), name_of(module)?)
}

/// The profile that a module records, or `generic`, with the requested SPIR-V properties; `None` after a
/// diagnostic.
pub fn profile(module: Op<'_>) -> Option<ProfileHandle> {
    let name = name_of(module).unwrap_or(known::GENERIC);
    let Some(profile) = known::find(module.context(), name) else {
        module.error(format!(
            "is for unknown target '{name}'; --target-file=FILE reads the file that defines it"
        ));
        return None;
    };
    let digest = module.attribute(names::LIR_TARGET_DIGEST);
    let digest = digest.and_then(AttributeExt::as_str);
    if digest.is_some_and(|digest| digest != known::digest(&profile)) {
        module.error(format!(
            "was made for target '{name}' when it had another definition; pass the --target-file of that time, or start again from the source"
        ));
        return None;
    }
    let is_for = options::check(module, &profile);
    let chosen = SpirvChoice::of(module).applied(profile, Permissions::of(module));
    let chosen = is_for.and(chosen);
    chosen
        .map_err(|message| module.error(format!("cannot be lowered: {message}")))
        .ok()
}

/// The profile that a module records, if it is of one of a flag's families; `None` after a diagnostic.
pub fn profile_for(module: Op<'_>, flag: &str, families: &[Family]) -> Option<ProfileHandle> {
    let profile = profile(module)?;
    if families.contains(&profile.family) {
        return Some(profile);
    }
    let known = Profiles::of(module.context());
    let taken = known
        .all()
        .filter(|profile| families.contains(&profile.family));
    let taken: Vec<_> = taken.map(|profile| profile.name.as_ref()).collect();
    module.error(format!(
        "is for target '{}', which --{flag} does not support; lower it for one of {}",
        profile.name,
        taken.join(", ")
    ));
    None
}

/// Records a profile. False after a diagnostic: the name is unknown, or the module is already lowered for
/// another profile.
pub fn record(module: Op<'_>, name: &str) -> bool {
    let before = name_of(module);
    if let Some(before) = before.filter(|&before| before != name && is_lowered(module)) {
        module.error(format!(
            "is lowered for target '{before}' and cannot be lowered for '{name}'; start again from the source"
        ));
        return false;
    }
    if before == Some(name) && is_lowered(module) {
        return profile(module).is_some();
    }
    let known = Profiles::of(module.context());
    let Some(profile) = known.find(name) else {
        module.error(format!(
            "names unknown target '{name}'; {}--list-targets prints the known ones, --target-file=FILE reads others",
            known.suggestion(name)
        ));
        return false;
    };
    let context = module.context();
    module.set_attribute(names::LIR_TARGET, ir::string(context, name));
    module.remove_attribute(names::LIR_TARGET_DIGEST);
    if known.is_users(name) {
        let digest = ir::string(context, &known::digest(&profile));
        module.set_attribute(names::LIR_TARGET_DIGEST, digest);
    }
    true
}

/// Whether the module has kernels or globals of lir.
fn is_lowered(module: Op<'_>) -> bool {
    let mut top = module.region(0).blocks().flat_map(|block| block.ops());
    top.any(|op| op.attribute(names::LIR_KERNEL).is_some() || op.is::<lir::GlobalOp<'_>>())
}
