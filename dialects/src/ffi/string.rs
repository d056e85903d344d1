//! Strings across the boundary.

use super::sys;
use mlir_sys::{MlirStringCallback, MlirStringRef};
use std::{ffi::c_void, slice};

/// Borrows a Rust string for the duration of a call.
pub fn to_raw(text: &str) -> MlirStringRef {
    bytes_to_raw(text.as_bytes())
}

/// Borrows bytes for the duration of a call.
pub fn bytes_to_raw(bytes: &[u8]) -> MlirStringRef {
    MlirStringRef {
        data: bytes.as_ptr().cast(),
        length: bytes.len(),
    }
}

/// The bytes of a string that lives for `'a`.
///
/// # Safety
/// The string must be valid for `'a`.
pub unsafe fn bytes<'a>(raw: MlirStringRef) -> &'a [u8] {
    if raw.length == 0 {
        return &[];
    }
    unsafe { slice::from_raw_parts(raw.data.cast(), raw.length) }
}

/// The text of a string that lives for `'a`, cut at the first byte that is not UTF-8.
///
/// # Safety
/// The string must be valid for `'a`.
pub unsafe fn text<'a>(raw: MlirStringRef) -> &'a str {
    let bytes = unsafe { bytes(raw) };
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => unsafe { std::str::from_utf8_unchecked(&bytes[..error.valid_up_to()]) },
    }
}

/// The number of columns of a character on a terminal; `None` for characters that cannot be
/// printed, such as control characters.
pub fn display_width(character: char) -> Option<usize> {
    match character {
        ' '..='~' => Some(1),
        '\0'..='\x7f' => None,
        _ => {
            let mut bytes = [0; 4];
            let text = character.encode_utf8(&mut bytes);
            usize::try_from(unsafe { sys::girDisplayWidth(to_raw(text)) }).ok()
        }
    }
}

/// A string callback that appends to the `Vec<u8>` behind `data`.
pub unsafe extern "C" fn append(chunk: MlirStringRef, data: *mut c_void) {
    let out = unsafe { &mut *data.cast::<Vec<u8>>() };
    out.extend_from_slice(unsafe { bytes(chunk) });
}

/// Calls a function that writes to a callback; returns its result and the bytes.
pub fn collected<T>(call: impl FnOnce(MlirStringCallback, *mut c_void) -> T) -> (T, Vec<u8>) {
    let mut bytes: Vec<u8> = Vec::new();
    let result = call(Some(append), std::ptr::from_mut(&mut bytes).cast());
    (result, bytes)
}

/// A message as text.
pub fn lossy(message: &[u8]) -> String {
    String::from_utf8_lossy(message).into_owned()
}
