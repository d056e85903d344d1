//! Limits of a device on a launch.

use super::adapter::Adapter;
use crate::launch::Launch;
use crate::program::ParamKind;

/// Bytes of a pointer among the arguments.
const POINTER: u64 = 8;

/// The limits that a launch exceeds, one line each.
pub(super) fn exceeded(launch: &Launch<'_>, adapter: &Adapter) -> Vec<String> {
    let mut exceeded = Vec::new();
    let mut check = |what: &str, wanted: u64, most: u64| {
        if wanted > most {
            exceeded.push(format!(
                "the device has at most {most} {what}, {wanted} wanted"
            ));
        }
    };
    let size = launch.program.workgroup_size.map(u64::from);
    for (axis, name) in ["x", "y", "z"].into_iter().enumerate() {
        let what = format!("work-items of a workgroup in {name}");
        check(&what, size[axis], adapter.workgroup_size[axis]);
        let items = size[axis] * u64::from(launch.workgroups[axis]);
        check(&format!("work-items in {name}"), items, 1 << 32);
    }
    let items = size.into_iter().fold(1, u64::saturating_mul);
    check("work-items of a workgroup", items, adapter.workgroup_items);
    check(
        "bytes of shared memory",
        launch.bindings.shared_size,
        adapter.shared_bytes,
    );
    check(
        "bytes of arguments",
        argument_bytes(launch),
        adapter.parameter_bytes,
    );
    exceeded
}

fn argument_bytes(launch: &Launch<'_>) -> u64 {
    let program = launch.program;
    let params = program.params.iter().map(|param| match param.kind {
        ParamKind::Scalar { ty, .. } => ty.size() as u64,
        ParamKind::Buffer { .. }
        | ParamKind::Address { .. }
        | ParamKind::Image { .. }
        | ParamKind::Sampler { .. }
        | ParamKind::DynamicShared(_) => POINTER,
    });
    let globals = program.globals.len() + usize::from(program.dynamic_global.is_some());
    params.sum::<u64>() + POINTER * globals as u64
}
