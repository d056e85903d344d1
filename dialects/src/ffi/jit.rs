//! Machine code in this process: compiling modules to object files, and linking these.
//!
//! LLVM's code generators are initialised on first use only, and a binary that uses none does not
//! contain them.

use super::{
    ir::Op,
    panic,
    string::{self, collected as sink, lossy as text},
    sys,
};
use std::ffi::c_void;

/// The optimisation level of LLVM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Optimization {
    /// No optimisation.
    O0,
    /// Little optimisation.
    O1,
    /// Default optimisation.
    O2,
    /// Aggressive optimisation.
    O3,
}

/// The inputs of an object file besides its module: the host processor, its features, and the
/// version of LLVM.
pub fn host() -> String {
    let ((), text) = sink(|sink, data| unsafe { sys::girDescribeHost(sink, data) });
    String::from_utf8_lossy(&text).into_owned()
}

/// Compiles a module of the `llvm` dialect to an object file for the host processor with all its
/// features; `None` after a diagnostic.
pub fn compile(module: Op<'_>, optimization: Optimization) -> Option<Vec<u8>> {
    let (ok, object) = sink(|sink, data| unsafe {
        sys::girCompileObject(module.to_raw(), optimization as u32, sink, data)
    });
    if !ok {
        panic::note_error();
    }
    ok.then_some(object)
}

/// Linked machine code.
pub struct Code {
    raw: sys::GirCode,
}

// Linked code does not change, and looking up a symbol takes a lock.
unsafe impl Send for Code {}
unsafe impl Sync for Code {}

impl Code {
    /// Prepares an object file for linking.
    ///
    /// # Errors
    /// LLVM's message if the object is not for this processor.
    pub fn load(object: &[u8]) -> Result<Self, String> {
        let (raw, message) = sink(|sink, data| unsafe {
            sys::girCodeLoad(string::bytes_to_raw(object), sink, data)
        });
        match raw.ptr.is_null() {
            true => Err(text(&message)),
            false => Ok(Self { raw }),
        }
    }

    /// Sets the address of an external function of the object. Call before the first look-up.
    ///
    /// # Errors
    /// LLVM's message if the function already has an address.
    ///
    /// # Safety
    /// There must be a function at the address, of the type that the object calls.
    pub unsafe fn define(&self, name: &str, address: *const c_void) -> Result<(), String> {
        let (ok, message) = sink(|sink, data| unsafe {
            sys::girCodeDefine(self.raw, string::to_raw(name), address, sink, data)
        });
        if ok { Ok(()) } else { Err(text(&message)) }
    }

    /// Lets external functions of the object that have no address come from a shared library. Call before the first
    /// look-up.
    ///
    /// # Errors
    /// The system's message if the library cannot be loaded.
    ///
    /// # Safety
    /// The initialisers of the library run, and the object calls its functions as they are.
    pub unsafe fn add_library(&self, path: &str) -> Result<(), String> {
        let (ok, message) = sink(|sink, data| unsafe {
            sys::girCodeAddLibrary(self.raw, string::to_raw(path), sink, data)
        });
        if ok { Ok(()) } else { Err(text(&message)) }
    }

    /// The address of a function or of data. Links the object.
    ///
    /// # Errors
    /// LLVM's message if the name is unknown, or the object does not link.
    pub fn address(&self, name: &str) -> Result<*const c_void, String> {
        let (found, message) = sink(|sink, data| unsafe {
            sys::girCodeLookup(self.raw, string::to_raw(name), sink, data)
        });
        match found.is_null() {
            true => Err(text(&message)),
            false => Ok(found.cast_const()),
        }
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        unsafe { sys::girCodeDestroy(self.raw) }
    }
}
