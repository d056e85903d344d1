//! Data of the compiler in a context.

use super::{ir::Context, sys};
use std::{any::Any, ffi::c_void};

type Data = Box<dyn Any + Send + Sync>;

/// The data of a context, which the first call makes. They end with the context.
///
/// # Panics
/// If the context has data of another type: a context has one type of data.
pub fn of<T: Any + Default + Send + Sync>(context: &Context) -> &T {
    extern "C" fn make<T: Any + Default + Send + Sync>() -> *mut c_void {
        let data: Data = Box::<T>::default();
        Box::into_raw(Box::new(data)).cast()
    }
    extern "C" fn drop(data: *mut c_void) {
        // SAFETY: `make` made it, and the context that held it has ended.
        std::mem::drop(unsafe { Box::from_raw(data.cast::<Data>()) });
    }
    // SAFETY: the context is alive, and holds the data as long as it lives. They are never moved, and shared between
    // threads only by reference.
    let data = unsafe {
        let raw = context.to_raw();
        &*sys::girContextData(raw, Some(make::<T>), Some(drop)).cast::<Data>()
    };
    data.downcast_ref().expect("a context has one type of data")
}
