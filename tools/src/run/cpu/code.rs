//! Machine code of a kernel, and calls of it.

#![allow(
    unsafe_code,
    reason = "machine code made at run time is called through its address"
)]

use std::ffi::c_void;
use std::mem;

use gir::compile;
use gir_dialects::ir::Module;
use gir_dialects::jit::{Engine, Optimization};

use super::memory::Bytes;
use crate::run::failure::Failure;
use crate::run::program::Program;

/// The form of a launcher: buffers, scalars, shared memory, grid, first workgroup, end.
type Launcher =
    unsafe extern "C" fn(*const *mut u8, *const u8, *const *mut u8, *const [[u32; 3]; 2], u64, u64);

/// A kernel ready to be called. It keeps its code alive.
pub(super) struct Kernel {
    launcher: Launcher,
    _code: Engine,
}

impl Kernel {
    /// Compiles a program for the processor at hand.
    ///
    /// # Errors
    /// When LLVM does not take it, which is a defect of the compiler.
    pub fn compile(program: &Program) -> Result<Self, Failure> {
        let name = &program.entry;
        let wrong = || {
            Failure::Mistake(format!(
                "kernel '{name}' cannot be made machine code, please report this"
            ))
        };
        let context = compile::new_context();
        let module = Module::parse(&context, &program.code, name, false).ok_or_else(wrong)?;
        let code = Engine::new(&module, Optimization::O3).ok_or_else(wrong)?;
        let address = code.address(name).ok_or_else(wrong)?;
        // SAFETY: the compiler gives the kernel's name to a launcher of this form.
        let launcher = unsafe { mem::transmute::<*const c_void, Launcher>(address) };
        Ok(Self {
            launcher,
            _code: code,
        })
    }

    /// Runs a range of workgroups. Calls may go on at the same time, on different ranges.
    pub fn call(&self, arguments: &Arguments, first: u64, end: u64) {
        let mut shared: Vec<Bytes> = arguments.shared.iter().map(|&len| memory(len)).collect();
        let shared: Vec<*mut u8> = shared.iter_mut().map(Bytes::start).collect();
        // SAFETY: all lists are as long as the launcher reads, and what they point to is as
        // large as the kernel was told. Beyond that the kernel's behaviour is its own.
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

/// Memory for a shared array; the process ends where there is none, as it does for any
/// allocation as small.
fn memory(len: u64) -> Bytes {
    Bytes::zeros(len)
        .unwrap_or_else(|| std::alloc::handle_alloc_error(std::alloc::Layout::new::<u8>()))
}

/// What a launcher is given.
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

// SAFETY: the pointers are handed to the kernel only, whose work-items share the memory.
unsafe impl Sync for Arguments {}
