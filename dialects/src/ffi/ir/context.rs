//! References to a context, obtained from the objects it owns.

use super::Context;
use mlir_sys::MlirContext;
use std::{
    cell::Cell,
    collections::HashMap,
    mem::transmute,
    ptr::null_mut,
    sync::{Mutex, PoisonError},
};

/// A reference to the context behind a raw pointer, as required by melior's functions.
///
/// melior's `Context` is the pointer itself, so a reference to it needs a memory location that
/// holds the pointer: one word for each address that a context ever had.
///
/// # Safety
/// The context must be alive for `'c`.
pub unsafe fn context_ref<'c>(raw: MlirContext) -> &'c Context {
    thread_local! {
        static LAST: Cell<(*mut std::ffi::c_void, Option<&'static usize>)> =
            const { Cell::new((null_mut(), None)) };
    }
    let place = match LAST.get() {
        (pointer, Some(place)) if pointer == raw.ptr => place,
        _ => {
            let place = place_of(raw.ptr as usize);
            LAST.set((raw.ptr, Some(place)));
            place
        }
    };
    unsafe { transmute::<&'static usize, &'c Context>(place) }
}

fn place_of(address: usize) -> &'static usize {
    static PLACES: Mutex<Option<HashMap<usize, &'static usize>>> = Mutex::new(None);
    let mut places = PLACES.lock().unwrap_or_else(PoisonError::into_inner);
    let places = places.get_or_insert_default();
    places
        .entry(address)
        .or_insert_with(|| Box::leak(Box::new(address)))
}
