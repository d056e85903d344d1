//! The functions that a checked kernel calls, and the monitor behind them.
//!
//! The monitor belongs to the thread: a checked run uses one.

use std::cell::RefCell;
use std::ffi::c_void;

use gir::targets::cpu::lir_lower_checks as names;

use super::monitor::Monitor;

thread_local! {
    static MONITOR: RefCell<Option<Monitor>> = const { RefCell::new(None) };
}

/// Installs a monitor for this thread during `run`, which reaches it by [`with`].
pub fn watched<T>(monitor: Monitor, run: impl FnOnce() -> T) -> T {
    MONITOR.set(Some(monitor));
    let value = run();
    MONITOR.set(None);
    value
}

/// Does something with the monitor of this thread; nothing without one.
pub fn with<T>(does: impl FnOnce(&mut Monitor) -> T) -> Option<T> {
    MONITOR.with_borrow_mut(|monitor| monitor.as_mut().map(does))
}

/// The functions by the names that `--lir-lower-checks` calls them by.
pub fn functions() -> [(&'static str, *const c_void); 5] {
    [
        (names::WORK_ITEM, work_item as *const c_void),
        (names::ACCESS, access as *const c_void),
        (names::SITE, site as *const c_void),
        (names::UNIFORM, uniform as *const c_void),
        (names::BARRIER, barrier as *const c_void),
    ]
}

extern "C" fn work_item(x: u32, y: u32, z: u32) {
    with(|monitor| monitor.work_item([x, y, z]));
}

extern "C" fn access(place: u64, site: u32) -> *mut u8 {
    with(|monitor| monitor.access(place, site)).unwrap_or(std::ptr::null_mut())
}

extern "C" fn site(site: u32) {
    with(|monitor| monitor.site(site));
}

extern "C" fn uniform(value: u64, site: u32) {
    with(|monitor| monitor.uniform(value, site));
}

extern "C" fn barrier(site: u32) {
    with(|monitor| monitor.barrier(site));
}
