//! The target that the modules of kernels ask for: `#nvvm.target`, `#rocdl.target` or `#spirv.target_env` on a
//! `gpu.module`.
//!
//! Where there are several, the first that the wanted output can be made for counts.

use super::{Family, Profile, Profiles};
use gir_dialects::{
    devices::DeviceTarget,
    ir::{Attribute, AttributeExt, Block, Op},
    names,
    upstream::gpu,
};

/// Chips that upstream's attributes have where the program names none; they are older than all profiles.
const UNNAMED: [&str; 2] = ["sm_50", "gfx900"];

/// A failure whose diagnostic has been emitted.
#[derive(Clone, Copy, Debug)]
pub struct Reported;

/// The profile that a module asks for; `default` is that of the wanted output, if one is wanted.
///
/// # Errors
/// After a diagnostic: the chip is unknown, or modules of kernels disagree.
pub fn of(module: Op<'_>, default: Option<&str>) -> Result<Option<String>, Reported> {
    let known = Profiles::of(module.context());
    let wanted = default.and_then(|name| known.find(name));
    let wanted = wanted.as_deref().map(|profile: &Profile| profile.family);
    let mut chosen: Option<(Op<'_>, String)> = None;
    let top = module.region(0).blocks().flat_map(Block::ops);
    for kernels in top.filter(|op| op.is::<gpu::GPUModuleOp<'_>>()) {
        let Some(target) = asked(kernels, wanted) else {
            continue;
        };
        let name = profile(kernels, &target, default, &known)?;
        match &chosen {
            Some((_, before)) if *before != name => {
                kernels.error(format!(
                    "asks for target '{name}', but another module of kernels for '{before}'; name the target with --target, or compile the modules one by one"
                ));
                return Err(Reported);
            }
            _ => chosen = Some((kernels, name)),
        }
    }
    Ok(chosen.map(|(_, name)| name))
}

/// The first target of a module of kernels whose family is wanted.
fn asked(kernels: Op<'_>, wanted: Option<Family>) -> Option<DeviceTarget> {
    let list = kernels.attribute(gpu::GPUModuleOp::TARGETS_ATTR);
    let list = list.and_then(Attribute::as_array).unwrap_or_default();
    let environment = kernels.attribute(names::SPIRV_TARGET_ENV);
    let mut targets = list
        .into_iter()
        .chain(environment)
        .filter_map(DeviceTarget::of);
    targets.find(|target| wanted.is_none_or(|wanted| fits(family(target), wanted)))
}

fn family(target: &DeviceTarget) -> Family {
    match target {
        DeviceTarget::Nvvm(_) => Family::Cuda,
        DeviceTarget::Rocdl(_) => Family::Amdgcn,
        DeviceTarget::Vulkan(_) => Family::Vulkan,
        DeviceTarget::OpenCl(_) => Family::OpenclSpirv,
    }
}

/// Whether output for one family can be for another: SPIR-V is for Vulkan and OpenCL.
fn fits(family: Family, wanted: Family) -> bool {
    const SPIRV: [Family; 2] = [Family::Vulkan, Family::OpenclSpirv];
    family == wanted || SPIRV.contains(&family) && SPIRV.contains(&wanted)
}

/// The name of the profile for a target.
fn profile(
    kernels: Op<'_>,
    target: &DeviceTarget,
    default: Option<&str>,
    known: &Profiles,
) -> Result<String, Reported> {
    let family = family(target);
    let mut of_family = known.all().filter(|profile| profile.family == family);
    let (DeviceTarget::Nvvm(chip) | DeviceTarget::Rocdl(chip)) = target else {
        let (DeviceTarget::Vulkan(minor) | DeviceTarget::OpenCl(minor)) = target else {
            return Err(Reported);
        };
        let version = |profile: &Profile| {
            let version = profile.spirv.as_ref()?.version?;
            // The versions are those of 1.x in order.
            Some(version as u32)
        };
        let all: Vec<_> = of_family.collect();
        let accepted = all
            .iter()
            .rev()
            .find(|profile| version(profile) <= Some(*minor));
        let chosen = accepted.or(all.first()).ok_or(Reported)?;
        return Ok(chosen.name.to_string());
    };
    let first = of_family.next().ok_or(Reported)?;
    let (prefix, _) = first.name.split_once('-').unwrap_or((&first.name, ""));
    let name = format!("{prefix}-{chip}");
    if known.find(&name).is_some() {
        return Ok(name);
    }
    if UNNAMED.contains(&chip.as_str()) {
        let name = default.unwrap_or(&first.name);
        kernels.remark(format!(
            "names no chip that a target is for: it is compiled for '{name}'"
        ));
        return Ok(name.to_owned());
    }
    let suggestion = known.suggestion(&name);
    kernels.error(format!(
        "asks for chip '{chip}', for which there is no target; {suggestion}--target=NAME names another, --list-targets prints all"
    ));
    Err(Reported)
}
