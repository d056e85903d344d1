//! Dialect versions in bytecode.

use super::{ir::Op, panic, string, sys};
use crate::versions::DialectVersions;
use mlir_sys::*;
use std::ffi::c_void;

/// Registers gir, mir and lir with these versions, and the upstream dialects used in lowering.
pub fn register(registry: MlirDialectRegistry, versions: &'static [DialectVersions]) {
    let current: Vec<_> = versions
        .iter()
        .map(|version| sys::GirDialectVersion {
            dialect: string::to_raw(version.dialect),
            current: version.current(),
        })
        .collect();
    // A thin pointer, to be passed through C.
    let versions: &'static &'static [DialectVersions] = Box::leak(Box::new(versions));
    unsafe {
        sys::girRegisterDialects(
            registry,
            current.as_ptr(),
            current.len() as isize,
            Some(upgrade),
            std::ptr::from_ref(versions).cast_mut().cast(),
        )
    }
}

unsafe extern "C" fn upgrade(
    root: MlirOperation,
    dialect: MlirStringRef,
    from: u64,
    data: *mut c_void,
) -> bool {
    let versions = unsafe { *data.cast::<&'static [DialectVersions]>() };
    let dialect = unsafe { string::text(dialect) };
    let steps = versions
        .iter()
        .filter(|version| version.dialect == dialect)
        .flat_map(|version| version.steps_from(from));
    let root = Op::from_raw(root);
    let mut steps = steps.map(|step| {
        let run = || panic::guard(root.location(), || step(root));
        let (done, failed) = panic::watch_errors(run);
        done.is_some() && !failed
    });
    steps.all(|succeeded| succeeded)
}
