//! The size of a workgroup: an execution mode, or a constant that is decorated as it.

use super::{constants, newer_values, shared::Shared, source::EntryPoint, words::Id};
use rspirv::spirv::{BuiltIn, Decoration, ExecutionMode, ExecutionModel, Op};

/// The size of a kernel's workgroup.
#[derive(Default)]
pub struct Size {
    /// The extents; none if the launch says them.
    pub stated: Vec<i64>,
    /// The ids of the specialisation constants for them, if there are any. An extent that is none has a free id.
    pub ids: Option<Vec<i32>>,
    /// The extents that these constants have by default.
    pub defaults: Vec<i64>,
}

/// The size of a kernel's workgroup.
///
/// # Errors
/// If it is no constant.
pub fn workgroup(shared: &Shared<'_, '_, '_>, point: &EntryPoint<'_>) -> Result<Size, String> {
    let source = shared.source;
    let is_compute = matches!(
        point.model,
        Some(ExecutionModel::GLCompute | ExecutionModel::Kernel)
    );
    if !is_compute {
        return Ok(Size::default());
    }
    if let Some(parts) = decorated(shared) {
        return sizes(shared, &parts);
    }
    if let Some(ids) = source.mode(point.function, ExecutionMode::LocalSizeId) {
        return sizes(shared, ids);
    }
    let size = source.mode(point.function, ExecutionMode::LocalSize);
    let size: Vec<_> = size
        .unwrap_or_default()
        .iter()
        .map(|&size| i64::from(size))
        .collect();
    match size.len() {
        0 => Ok(Size::default()),
        3 if size.iter().all(|&size| size > 0) => Ok(Size {
            stated: size,
            ..Size::default()
        }),
        _ => Err("has a workgroup size that is not three positive numbers".to_owned()),
    }
}

/// The parts of the constant that is the workgroup's size.
fn decorated(shared: &Shared<'_, '_, '_>) -> Option<Vec<Id>> {
    let globals = shared.source.globals.iter();
    let constant =
        globals.filter(|inst| matches!(inst.op, Op::ConstantComposite | Op::SpecConstantComposite));
    let size = constant.into_iter().find(|inst| {
        let builtin = inst
            .result
            .and_then(|id| shared.source.decoration_word(id, Decoration::BuiltIn));
        builtin == Some(BuiltIn::WorkgroupSize as u32)
    });
    let size = size?;
    newer_values::constituents(shared.types, size.ty?, size).ok()
}

fn sizes(shared: &Shared<'_, '_, '_>, parts: &[Id]) -> Result<Size, String> {
    let source = shared.source;
    let values = parts.iter().map(|&id| constants::int_of(source, id));
    let values: Option<Vec<_>> = values.map(|value| value?.try_into().ok()).collect();
    let values: Vec<i64> = values.ok_or("has a workgroup size that is no constant")?;
    if values.len() != 3 || values.iter().any(|&size| size <= 0) {
        return Err("has a workgroup size that is not three positive numbers".to_owned());
    }
    let ids = parts.iter().map(|&id| {
        let id = source.decoration_word(id, Decoration::SpecId)?;
        i32::try_from(id).ok()
    });
    let ids: Vec<_> = ids.collect();
    if ids.iter().all(Option::is_none) {
        return Ok(Size {
            stated: values,
            ..Size::default()
        });
    }
    let mut free = free_id(shared);
    let ids = ids
        .into_iter()
        .map(|id| id.unwrap_or_else(|| free.next().unwrap_or(i32::MAX)));
    Ok(Size {
        stated: vec![],
        ids: Some(ids.collect()),
        defaults: values,
    })
}

/// Ids that no specialisation constant of the module has.
fn free_id(shared: &Shared<'_, '_, '_>) -> impl Iterator<Item = i32> {
    let ids = shared.source.decorations.keys();
    let ids = ids.filter_map(|&id| shared.source.decoration_word(id, Decoration::SpecId));
    let last = ids.filter_map(|id| i32::try_from(id).ok()).max();
    last.map_or(0, |last| last.saturating_add(1))..
}
