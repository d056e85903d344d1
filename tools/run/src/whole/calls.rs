//! The functions that host code calls, and the memory that it hands over.
//!
//! They belong to the thread that runs the program: host code has one thread.

#![allow(
    unsafe_code,
    reason = "host code is machine code made at run time, and hands over addresses"
)]

use std::cell::RefCell;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use gir::host::calls::{self as names, BY_DESCRIPTOR};
use gir_dialects::jit::Code;

use super::running::Running;
use crate::failure::Failure;

thread_local! {
    static RUNNING: RefCell<Option<Running<'static>>> = const { RefCell::new(None) };
}

/// Memory as host code sees it: upstream's descriptor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The address that offset and strides count from.
    pub start: usize,
    /// The offset of the first element, in elements.
    pub offset: i64,
    /// The extents, outermost first.
    pub sizes: Vec<i64>,
    /// The strides, in elements.
    pub strides: Vec<i64>,
}

/// Links host code with the functions it calls, and runs its entry with a state that these functions change.
///
/// # Errors
/// The linker's message, where host code calls functions that nobody defines.
pub fn run<'a>(code: &Code, memories: usize, running: Running<'a>) -> Result<Running<'a>, String> {
    for (name, address) in functions(memories) {
        // SAFETY: the functions have the types that `gir::host::calls` declares.
        unsafe { code.define(&name, address) }?;
    }
    let entry = code.address(names::ENTRY)?;
    // SAFETY: the entry takes no arguments and returns nothing.
    let entry = unsafe { std::mem::transmute::<*const c_void, extern "C" fn()>(entry) };
    // SAFETY: the state is taken out again before this function returns, so nothing sees it for longer than it lives.
    let shared = unsafe { std::mem::transmute::<Running<'a>, Running<'static>>(running) };
    RUNNING.set(Some(shared));
    entry();
    let ended = RUNNING.take();
    // SAFETY: this is the state from above, with its own lifetime.
    let ended =
        ended.map(|ended| unsafe { std::mem::transmute::<Running<'static>, Running<'a>>(ended) });
    ended.ok_or_else(|| "the program has lost its state".to_owned())
}

/// Lets functions without a body come from a shared library.
///
/// # Errors
/// When it cannot be loaded.
pub fn add_library(code: &Code, path: &Path) -> Result<(), Failure> {
    // SAFETY: the user vouches for the library, and for the types of the declarations in host code.
    let added = unsafe { code.add_library(&path.to_string_lossy()) };
    added.map_err(|message| {
        Failure::Mistake(format!("the shared library cannot be loaded: {message}"))
    })
}

/// The functions by their names.
fn functions(memories: usize) -> Vec<(String, *const c_void)> {
    let mut all = vec![
        (names::LAUNCH.to_owned(), launch as *const c_void),
        (names::PASS_NUMBER.to_owned(), pass_number as *const c_void),
        (
            names::ARGUMENT_NUMBER.to_owned(),
            argument_number as *const c_void,
        ),
        (
            names::RESULT_NUMBER.to_owned(),
            result_number as *const c_void,
        ),
        ("memrefCopy".to_owned(), copy as *const c_void),
    ];
    for number in 0..memories {
        for (name, address) in [
            (names::PASS_MEMORY, pass_memory as *const c_void),
            (names::RESULT_MEMORY, result_memory as *const c_void),
        ] {
            all.push((format!("{BY_DESCRIPTOR}{name}{number}"), address));
        }
        // Each number of a type has its own function, as only the type says how long a descriptor is.
        let argument = argument_memory as *const c_void;
        all.push((
            format!("{BY_DESCRIPTOR}{}{number}", names::ARGUMENT_MEMORY),
            argument,
        ));
    }
    all
}

/// Does something with the program of this thread. A panic does not unwind into host code: the program has failed.
fn with<T: Default>(does: impl FnOnce(&mut Running<'static>) -> T) -> T {
    RUNNING.with_borrow_mut(|running| {
        let Some(running) = running else {
            return T::default();
        };
        let done = catch_unwind(AssertUnwindSafe(|| does(running)));
        done.unwrap_or_else(|_| {
            running.fail();
            T::default()
        })
    })
}

#[allow(
    clippy::too_many_arguments,
    reason = "the grid of a launch, as host code passes it"
)]
extern "C" fn launch(kernel: i64, x: i64, y: i64, z: i64, sx: i64, sy: i64, sz: i64, shared: i64) {
    with(|running| running.launch(kernel as usize, [x, y, z], [sx, sy, sz], shared));
}

extern "C" fn pass_number(number: i64) {
    with(|running| running.pass_number(number as u64));
}

extern "C" fn pass_memory(memory: i64, descriptor: *const i64) {
    with(|running| {
        let rank = running.rank(memory as usize);
        // SAFETY: host code passes the descriptor of a memref of this type.
        let view = unsafe { view(descriptor, rank) };
        running.pass_memory(memory as usize, view);
    });
}

extern "C" fn argument_number(argument: i64) -> i64 {
    with(|running| running.argument_number(argument as usize)) as i64
}

extern "C" fn argument_memory(descriptor: *mut i64, argument: i64) {
    with(|running| {
        let view = running.argument_memory(argument as usize);
        let words = [view.start as i64, view.start as i64, view.offset];
        let words = words.into_iter().chain(view.sizes).chain(view.strides);
        for (index, word) in words.enumerate() {
            // SAFETY: host code gives the place of a descriptor with as many extents as the argument has.
            unsafe { *descriptor.add(index) = word };
        }
    });
}

extern "C" fn result_number(result: i64, number: i64) {
    with(|running| running.result_number(result as usize, number as u64));
}

extern "C" fn result_memory(result: i64, descriptor: *const i64) {
    with(|running| {
        let rank = running.rank_of_result(result as usize);
        // SAFETY: host code passes the descriptor of a memref of the result's type.
        let view = unsafe { view(descriptor, rank) };
        running.result_memory(result as usize, &view);
    });
}

/// Reads a descriptor: two addresses, the offset, sizes and strides.
///
/// # Safety
/// There must be a descriptor of that rank.
unsafe fn view(descriptor: *const i64, rank: usize) -> View {
    // SAFETY: as above.
    let word = |index: usize| unsafe { *descriptor.add(index) };
    View {
        start: word(1) as usize,
        offset: word(2),
        sizes: (0..rank).map(|at| word(3 + at)).collect(),
        strides: (0..rank).map(|at| word(3 + rank + at)).collect(),
    }
}

/// `memrefCopy` of upstream's run time: copies between memrefs of any strides. Unranked descriptors have a rank and
/// the address of a descriptor.
extern "C" fn copy(size: i64, source: *const i64, target: *const i64) {
    // SAFETY: upstream's lowering passes descriptors of memrefs with the same extents and this size of elements.
    unsafe {
        let unranked = |it: *const i64| view(*it.add(1) as *const i64, *it as usize);
        let (source, target) = (unranked(source), unranked(target));
        let size = size as usize;
        let (from, to) = (source.places(size), target.places(size));
        for (from, to) in from.into_iter().zip(to) {
            std::ptr::copy(from as *const u8, to as *mut u8, size);
        }
    }
}

/// Reads bytes of host code's memory.
pub fn read(start: usize, len: usize) -> Vec<u8> {
    match len {
        0 => vec![],
        // SAFETY: host code has passed memory that comprises these bytes.
        _ => unsafe { std::slice::from_raw_parts(start as *const u8, len) }.to_vec(),
    }
}

/// Writes bytes to host code's memory.
pub fn write(start: usize, bytes: &[u8]) {
    if !bytes.is_empty() {
        // SAFETY: host code has passed memory that comprises these bytes, and waits for the launch.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), start as *mut u8, bytes.len()) }
    }
}
