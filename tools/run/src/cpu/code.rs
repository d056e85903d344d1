//! Machine code of a kernel, and calls of it.

#![allow(
    unsafe_code,
    reason = "machine code made at run time is called through its address"
)]

use std::ffi::{CStr, c_void};
use std::mem;

use gir::compile;
use gir::lir::checks::table::{self, Table};
use gir_dialects::ir::Module;
use gir_dialects::jit::{self, Code, Optimization};

use super::cache::{Cache, Key};
use super::check::hooks;
use super::memory::Bytes;
use crate::failure::Failure;
use crate::program::Program;

/// The form of a launcher: buffers, scalars, shared memory, grid, first workgroup, end.
type Launcher =
    unsafe extern "C" fn(*const *mut u8, *const u8, *const *mut u8, *const [[u32; 3]; 2], u64, u64);

/// A kernel ready to be called. It keeps its code loaded.
pub(super) struct Kernel {
    launcher: Launcher,
    _code: Code,
}

impl Kernel {
    /// Compiles a program to machine code for this processor, or loads it from the cache.
    ///
    /// # Errors
    /// When LLVM rejects it, which is a defect of the compiler.
    pub fn compile(program: &Program, cache: Option<&Cache>) -> Result<Self, Failure> {
        let compile = || object(program, Optimization::O3);
        let link = |object: &[u8]| Self::of(program, load(program, object)?);
        let Some(cache) = cache else {
            return link(&compile()?);
        };
        let key = Key::of(&program.code);
        let known = cache.get(key);
        if let Some(kernel) = known.and_then(|object| link(&object).ok()) {
            return Ok(kernel);
        }
        let object = compile()?;
        cache.put(key, &object);
        link(&object)
    }

    /// Compiles a program with checks, which report to the monitor of the thread; also returns the table of checks.
    ///
    /// # Errors
    /// As [`Self::compile`].
    pub fn compile_checked(program: &Program) -> Result<(Self, Table), Failure> {
        let code = load(program, &object(program, Optimization::O1)?)?;
        let wrong = |message: String| wrong(program, &message);
        for (name, address) in hooks::functions() {
            // SAFETY: these are the functions that the compiled code calls.
            unsafe { code.define(name, address) }.map_err(wrong)?;
        }
        let text = code.address(table::SYMBOL).map_err(wrong)?;
        // SAFETY: the compiler ends the text of the table with a zero.
        let text = unsafe { CStr::from_ptr(text.cast()) };
        let table = serde_json::from_slice(text.to_bytes());
        let table = table.map_err(|error| wrong(error.to_string()))?;
        Ok((Self::of(program, code)?, table))
    }

    fn of(program: &Program, code: Code) -> Result<Self, Failure> {
        let address = code.address(&program.entry);
        let address = address.map_err(|message| wrong(program, &message))?;
        // SAFETY: the compiler gives the kernel's name to a launcher of this signature.
        let launcher = unsafe { mem::transmute::<*const c_void, Launcher>(address) };
        Ok(Self {
            launcher,
            _code: code,
        })
    }

    /// Runs a range of workgroups. Calls may run at the same time, on different ranges.
    pub fn call(&self, arguments: &Arguments, first: u64, end: u64) {
        let mut shared: Vec<Bytes> = arguments.shared.iter().map(|&len| memory(len)).collect();
        let shared: Vec<*mut u8> = shared.iter_mut().map(Bytes::start).collect();
        self.call_with(arguments, &shared, first, end);
    }

    /// As [`Self::call`], with these pointers to shared arrays.
    pub fn call_with(&self, arguments: &Arguments, shared: &[*mut u8], first: u64, end: u64) {
        // SAFETY: all lists are as long as the launcher reads, and the memory behind their pointers is as large as the
        // kernel was told. Beyond that the kernel's behaviour is its own.
        unsafe {
            (self.launcher)(
                arguments.buffers.as_ptr(),
                arguments.scalars,
                shared.as_ptr(),
                &arguments.grid,
                first,
                end,
            );
        }
    }
}

/// The object file of a program.
fn object(program: &Program, optimization: Optimization) -> Result<Vec<u8>, Failure> {
    let context = compile::new_context();
    let module = Module::parse(&context, &program.code, &program.entry, false);
    module
        .and_then(|module| jit::compile(module.op(), optimization))
        .ok_or_else(|| wrong(program, "see above"))
}

fn load(program: &Program, object: &[u8]) -> Result<Code, Failure> {
    Code::load(object).map_err(|message| wrong(program, &message))
}

fn wrong(program: &Program, message: &str) -> Failure {
    Failure::Mistake(format!(
        "kernel '{}' cannot be made machine code, please report this: {message}",
        program.entry
    ))
}

/// Memory for a shared array; the process ends if the allocation fails, as for any allocation as small.
fn memory(len: u64) -> Bytes {
    Bytes::zeros(len)
        .unwrap_or_else(|| std::alloc::handle_alloc_error(std::alloc::Layout::new::<u8>()))
}

/// The arguments of a launcher.
pub(super) struct Arguments {
    /// Those of parameters, then those of globals.
    pub buffers: Vec<*mut u8>,
    /// The block of scalars.
    pub scalars: *const u8,
    /// Bytes of each shared array whose size the launch decides.
    pub shared: Vec<u64>,
    /// Workgroups, and work-items of one, along each axis.
    pub grid: [[u32; 3]; 2],
}

// SAFETY: the pointers are passed to the kernel only, whose work-items share the memory.
unsafe impl Sync for Arguments {}
